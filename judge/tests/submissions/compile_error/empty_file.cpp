// mistake: there is nothing but this comment

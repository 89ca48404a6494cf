title = Le regole

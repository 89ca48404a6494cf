title = The rules

title = Prime lezioni

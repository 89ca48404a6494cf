title = First lessons

## Gerufen werden, wenn man dran ist
call-me = Benachrichtigung
call-me-means = Falls du gerade etwas anderes ansiehst, wenn du drankommst.
call-insecure = Browser zeigen Benachrichtigungen nur bei Adressen, die mit https beginnen, oder auf dem Rechner, auf dem der Server läuft (localhost). Hier sagen es dir der Titel des Tabs und der Ton.
call-none = Dieser Browser zeigt keine Benachrichtigungen von Seiten; auf iPhone und iPad erst, wenn die Seite auf dem Home-Bildschirm liegt. Der Titel des Tabs und der Ton sagen es dir.
call-refused = Der Browser ist so eingestellt, dass er von dieser Seite keine Benachrichtigungen zeigt. Das lässt sich in seinen Einstellungen für diese Seite ändern.

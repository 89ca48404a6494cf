## Being called when it is one's turn
call-me = Notification
call-me-means = If you are looking at something else when your turn comes.
call-insecure = Browsers show notifications only for addresses that begin with https, or on the machine on which the server runs (localhost). Here the tab’s title tells you, and the sound.
call-none = This browser shows no notifications of pages; on an iPhone or iPad it does once the page is on the home screen. The tab’s title tells you, and the sound.
call-refused = The browser is set to show no notifications of this page. You can change that in its settings for this page.

## The rules that run in the browser itself, where no server is needed

coming = The rules are coming aboard …
coming-part = { $percent } %
coming-once = { $megabytes } MB, this once; after that they stay on this device.
coming-again = { $megabytes } MB, unless your browser still has them from last time.
coming-kept = They are on this device already. Starting them takes a moment.
missing = This page was built without the rules for the browser. Whoever runs this server can build it again with a connection to the network.
away = The rules could not be fetched. Is there a connection to the network?
broken = The rules cannot run in this browser. A newer one may help.
again = Try again

"""Another process and the lock of a database: `hold FILE` until its input ends, or `look FILE` whether it is held."""

import sys
from pathlib import Path

from skulduggery.server.store.sqlite_file import Lock, is_locked

if __name__ == "__main__":
    what, file = sys.argv[1], Path(sys.argv[2])
    if what == "look":
        print(is_locked(file))
    else:
        lock = Lock(file)
        print("held", flush=True)
        sys.stdin.read()

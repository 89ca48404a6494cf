"""`python -m skulduggery.server.drills.flood FLOOD TARGET SECONDS`: one flood."""

import sys

from skulduggery.server.drills.flood.flooder import main

if __name__ == "__main__":
    main(*sys.argv[1:])

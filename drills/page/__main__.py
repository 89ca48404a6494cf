"""./skulduggery drill page: see `command`."""

from drills.page.command import main

raise SystemExit(main())

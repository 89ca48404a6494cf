"""The command line. Light at the top: modules of a subcommand are imported when it runs."""

import importlib
import os
import signal
import sys
from collections.abc import Sequence

from skulduggery.cli import streams
from skulduggery.cli.extras import extra_with
from skulduggery.cli.faults import BAD_INPUT, BadInput, Interrupted, complain
from skulduggery.cli.parser import parse

INTERRUPTED = 130
BROKEN = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand and report errors in one line. Returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    streams.tame()
    try:
        _let_interrupts_through()
        status = _run(arguments)
        sys.stdout.flush()
    except SystemExit as left:  # raised by argparse after --help or --version
        return streams.close(left.code if isinstance(left.code, int) else 0)
    except BadInput as fault:
        complain(fault, arguments)
        return streams.close(fault.status)
    except (KeyboardInterrupt, Interrupted):
        return streams.close(INTERRUPTED)
    except BrokenPipeError:  # the reader of our output has closed the pipe
        return streams.close(0)
    except OSError as error:
        told = [str(part) for part in (error.filename, error.strerror or type(error).__name__) if part]
        complain(BadInput("system", problem=": ".join(told)), arguments)
        return streams.close(BAD_INPUT)
    except Exception as error:
        missing = extra_with(error.name) if isinstance(error, ModuleNotFoundError) else None
        if missing is not None:
            complain(BadInput("extra", extra=missing), arguments)
            return streams.close(BAD_INPUT)
        if os.environ.get("SKULDUGGERY_DEBUG"):
            raise
        complain(BadInput("bug", problem=f"{type(error).__name__}: {error}"), arguments)
        return streams.close(BROKEN)
    return status


def _let_interrupts_through() -> None:
    """Unblock Ctrl-C. The launcher blocks it while Python starts; from here on it is handled."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _run(arguments: list[str]) -> int:
    asked = parse(arguments)
    command = importlib.import_module(f"skulduggery.cli.commands.{asked.command}")
    status: int = command.run(asked)
    return status

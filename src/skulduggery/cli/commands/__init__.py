"""One module a subcommand; each has `run(asked) -> exit status`."""

"""One module per subcommand. Each has `run(asked) -> exit status`."""

# Command line

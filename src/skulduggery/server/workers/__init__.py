"""Several worker processes behind one port: `serve --workers N`.

The parent (`supervisor.py`) listens, starts the workers (`worker.py`), restarts those that die and replaces all of
them for an upgrade. It serves no request itself. Only the command line calls `supervise`; a worker is told by
`app.state.supervisor` that it has siblings.
"""

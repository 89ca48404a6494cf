"""Replaces fluent.runtime in the browser: the page's own Fluent, in JavaScript, reads the same catalogues.

It has only what skulduggery.locales uses. worker.ts provides `skulduggery_fluent`.
"""

from types import SimpleNamespace

from skulduggery_fluent import bundle, resource


class FluentResource:
    def __init__(self, source):
        self.js = resource(source)


class FluentBundle:
    def __init__(self, locales, use_isolating=True):
        self._js = bundle(locales[0], use_isolating)

    def add_resource(self, resource, allow_overrides=False):
        self._js.add(resource.js, allow_overrides)

    def has_message(self, key):
        return self._js.has(key)

    def get_message(self, key):
        """The key is enough to find the pattern again."""
        return SimpleNamespace(value=key)

    def format_pattern(self, key, args):
        told = self._js.format(key, list(args), list(args.values()))
        return told.text, list(told.errors)

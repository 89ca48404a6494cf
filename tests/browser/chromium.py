"""The page object's former place; see tests/browser/driver."""

from tests.browser.driver import PHONE, Browser, Page, chromium, executable

__all__ = ["PHONE", "Browser", "Page", "chromium", "executable"]

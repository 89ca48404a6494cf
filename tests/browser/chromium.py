"""The page object's former place; see tests/browser/driver."""

from tests.browser.driver import PATIENCE, PHONE, Browser, Page, chromium, executable

__all__ = ["PATIENCE", "PHONE", "Browser", "Page", "chromium", "executable"]

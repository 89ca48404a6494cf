"""One page object over three engines: Chromium (DevTools), Firefox (WebDriver BiDi), WebKit (WebKitWebDriver).

Owns how browsers are started, spoken to, waited for and ended. Tests, scripts and benchmarks use what is named here."""

from tests.browser.driver.chromium import Chromium, chromium, executable
from tests.browser.driver.engines import STARTED, why_missing
from tests.browser.driver.page import ENGINES, PHONE, Browser, Engine, Page, Unanswered, Unsupported
from tests.browser.driver.together import until_any, until_true

__all__ = [
    "ENGINES",
    "PHONE",
    "STARTED",
    "Browser",
    "Chromium",
    "Engine",
    "Page",
    "Unanswered",
    "Unsupported",
    "chromium",
    "executable",
    "until_any",
    "until_true",
    "why_missing",
]

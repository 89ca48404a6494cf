"""Settings: language, looks, and what is kept for days without a network."""

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import guest


def test_language_and_looks_are_chosen_and_kept(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.click("header .tools button")
        anna.choose("dialog select[name=language]", "fr")
        anna.until("document.documentElement.lang === 'fr'", what="French")
        anna.click("dialog label[data-choice=contrast]")
        anna.until("document.documentElement.dataset.theme === 'contrast'", what="another look")
        anna.press("Escape")
        anna.gone("dialog")
        anna.reload()
        anna.see("main[data-page=home]")
        assert anna.run("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["fr", "contrast"]

"""The program that WebKitWebDriver starts as its browser: a WebKitGTK window of exactly the wanted size.

The system's Python runs it, since only that one has GTK. Arguments: width, height, a folder for everything it keeps.
It writes down what the console says and what comes through WebSockets, and does for the page object what WebDriver has
no command for.
"""
# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false, reportMissingModuleSource=false

import json
import os
import sys
from pathlib import Path

WIDTH, HEIGHT, FOLDER = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
output = os.open(FOLDER / "console.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(output, 1)
os.dup2(output, 2)

import gi  # noqa: E402

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

DRIVER = Path(__file__).parent
FIRST = WebKit2.UserScriptInjectionTime.START
TOP = WebKit2.UserContentInjectedFrames.TOP_FRAME

views: list = []


def main() -> None:
    context = WebKit2.WebContext(
        website_data_manager=WebKit2.WebsiteDataManager(
            base_data_directory=str(FOLDER / "data"), base_cache_directory=str(FOLDER / "cache")
        )
    )
    context.set_automation_allowed(True)
    context.set_preferred_languages(["en-GB"])
    context.connect("automation-started", start)
    Gtk.main()


def start(context, session) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_name("skulduggery-tests")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda *_: create(context))


def create(context):
    """A window for each tab, and a file for what comes through its sockets."""
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_developer_extras=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    listen(view.get_user_content_manager(), FOLDER / f"frames-{len(views)}.jsonl")
    views.append(view)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.connect("map-event", lambda *_: window.get_window().focus(0))  # there is no window manager that would
    window.show_all()
    view.grab_focus()
    view.connect("close", lambda _: window.destroy())
    return view


def listen(manager, frames: Path) -> None:
    manager.register_script_message_handler("frames")
    manager.connect("script-message-received::frames", lambda _, result: keep(frames, result))
    manager.register_script_message_handler_with_reply("wishes", None)
    manager.connect("script-message-with-reply-received::wishes", lambda _, value, reply: fulfil(manager, value, reply))
    for name in ("inpage.js", "webkit_frames.js"):
        source = (DRIVER / name).read_text(encoding="utf-8")
        manager.add_script(WebKit2.UserScript(source, TOP, FIRST, None, None))


def keep(file: Path, result) -> None:
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(result.get_js_value().to_string()) + "\n")


def fulfil(manager, value, reply) -> bool:
    """What the page object asks for: addresses to block, no more cookies, wishes of the system."""
    wish = json.loads(value.to_string())
    if "block" in wish:
        block(manager, wish["block"], lambda: reply.return_value(value))
    elif "forget" in wish:
        stores = views[0].get_website_data_manager()
        stores.clear(WebKit2.WebsiteDataTypes.COOKIES, 0, None, lambda *_: reply.return_value(value))
    else:
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-enable-animations", wish.get("prefers-reduced-motion") != "reduce")
        settings.set_property("gtk-application-prefer-dark-theme", wish.get("prefers-color-scheme") == "dark")
        reply.return_value(value)
    return True


def block(manager, addresses: list[str], done) -> None:
    """The addresses are regular expressions."""
    manager.remove_all_filters()
    if not addresses:
        done()
        return
    rules = [{"trigger": {"url-filter": address}, "action": {"type": "block"}} for address in addresses]
    store = WebKit2.UserContentFilterStore.new(str(FOLDER / "filters"))

    def saved(_, result) -> None:
        manager.add_filter(store.save_finish(result))
        done()

    store.save("blocked", GLib.Bytes.new(json.dumps(rules).encode()), None, saved)


main()

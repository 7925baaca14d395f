#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: without a toolbar, so that the page can have any size.

What the page's console and errors say goes to the file that PAGE_LOG names, a JSON text a line.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

REPORT_ERRORS = """
(() => {
  const say = (text) => webkit.messageHandlers.errors.postMessage(JSON.stringify(String(text)));
  const { error } = console;
  console.error = (...all) => { say(all.join(" ")); error.apply(console, all); };
  addEventListener("error", ({ message, target }) => say(message ?? `cannot load ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => say(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => say(`${violatedDirective} ${blockedURI}`));
})();
"""

# Pages see it as a wish for less motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def keep(_, message):
    with open(os.environ["PAGE_LOG"], "a", encoding="utf-8") as log:
        log.write(message.get_js_value().to_string() + "\n")


def open_window(*_):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("errors")
    content.connect("script-message-received::errors", keep)
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(REPORT_ERRORS, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(view)
    window.show_all()
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()

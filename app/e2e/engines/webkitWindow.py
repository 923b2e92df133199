"""A WebKitGTK window for WebDriver: no toolbar, and as narrow as a phone, which MiniBrowser cannot be.

WebKitWebDriver starts it: `python3 webkitWindow.py <width> <height>`.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = int(sys.argv[1]), int(sys.argv[2])


def create_view(_session, context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_property("enable-webgl", False)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start_automation(context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("Menagerie tests")
    session.set_application_info(information)
    session.connect("create-web-view", lambda source: create_view(source, context))


# In memory: each session begins without cookies and storage.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_automation)
Gtk.main()

/* The packages of a list that somebody was given: what they are, to be opened one by one from beside the list. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_PACKAGES_WINDOW (tw_packages_window_get_type ())
G_DECLARE_FINAL_TYPE (TwPackagesWindow, tw_packages_window, TW, PACKAGES_WINDOW, AdwPreferencesWindow)

/** tw_packages_window_ask: asks for a list and shows it above @parent, which opens what is chosen. */
void tw_packages_window_ask (GtkWindow *parent);

/** tw_packages_window_read: reads the list @file, then shows it above @parent, or says there why not. */
void tw_packages_window_read (GtkWindow *parent, GFile *file);

G_END_DECLS

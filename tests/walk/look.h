/* What a window or a popover shows: whether it is translated, whole and in sight. */
#pragma once

#include "tests/pseudo/walk.h"

/** look_at_window: fails the test for what is wrong in @window, which is shown. */
void look_at_window (Walk *walk, GtkWindow *window);

/** look_at_popover: the same for a popover. */
void look_at_popover (Walk *walk, GtkWidget *popover);

/* What a window or a popover shows, looked at in one of three ways.
 *
 * look.c: whether it is translated, whole and in sight. contrast.c: whether it stands out. touch.c: whether a finger
 * hits it. A program has one of them.
 */
#pragma once

#include "tests/walk/walk.h"

/** look_at_window: fails the test for what is wrong in @window, which is shown. */
void look_at_window (Walk *walk, GtkWindow *window);

/** look_at_popover: the same for a popover. */
void look_at_popover (Walk *walk, GtkWidget *popover);

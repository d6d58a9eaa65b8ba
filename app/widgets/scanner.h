/* One switch for everything: what can be chosen is framed, group after group, and the switch takes what is framed.
 *
 * The switch is Space, Enter, or a press anywhere in the window, be it of a pointer or a finger. A group is gone into;
 * after two rounds without a choice the way leads out of it again. After long without any nothing is framed until the
 * switch is pressed. What has been chosen is framed again at first, so that a second press repeats
 * it. Other keys do what they always do.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_scanner_follow:
 * @settings: the program's settings; kept as long as the program runs
 *
 * Scans whatever window is in front, as long as the setting "one-switch" says after how long the next thing comes.
 * To be called once.
 */
void tw_scanner_follow (GSettings *settings);

/** tw_scanner_step: goes on to the next thing, as time does (for tests). */
void tw_scanner_step (void);

/** tw_scanner_press: presses the switch (for tests). */
void tw_scanner_press (void);

G_END_DECLS

/* Whether a finger is what works at the program: then what it is to hit is larger. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** TW_TOUCH_PX: the least side of what a finger is to hit, in pixels. */
#define TW_TOUCH_PX 44

/** TW_TOUCH_REACH_PX: how far from the middle of a small thing a finger still hits it, in pixels. */
#define TW_TOUCH_REACH_PX 22

/**
 * tw_touch_init:
 *
 * From the end of the first touch of a touch screen on, all windows have the style class "touch", those too that are
 * opened later. It goes when a mouse moves, and no finger has touched anything for some seconds: a hand that brushes
 * a mouse beside the screen makes nothing jump. What a pen does is what a mouse does. Once, when the program starts,
 * after gtk_init().
 */
void tw_touch_init (void);

/** tw_touch_set: gives all windows that class or takes it away: for tests, and whoever knows better than events. */
void tw_touch_set (gboolean is_on);

/** tw_touch_note: what windows do with each event, of which @type at @time. It needs no event. */
void tw_touch_note (GdkEventType type, guint32 time);

/** tw_touch_does: Returns: whether the event that @controller handles is one of a finger; whether windows have
 * that class if it handles none */
gboolean tw_touch_does (GtkEventController *controller);

/**
 * tw_touch_reach:
 * @controller: what handles an event, or a gesture that follows several
 * @reach: how far from its middle a mouse hits something, in pixels
 *
 * Returns: how far whoever causes that event hits it
 */
double tw_touch_reach (GtkEventController *controller, double reach);

G_END_DECLS

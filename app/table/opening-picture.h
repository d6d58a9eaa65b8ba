/* What lies open beside the hand: a die, a message card. */
#pragma once

#include <gtk/gtk.h>

#include "app/drawing/theme.h"
#include "engine/game/expansion.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENING_PICTURE (tw_opening_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwOpeningPicture, tw_opening_picture, TW, OPENING_PICTURE, GtkWidget)

/** tw_opening_picture_show: shows what lies open; @theme has the pictures of the set. A die that did not lie there
 * is rolled. */
void tw_opening_picture_show (TwOpeningPicture *self, const TwOpening *opening,
                              const TwTheme *theme);

/** tw_opening_picture_set_scale: draws it smaller than beside the hand, where it is 1. */
void tw_opening_picture_set_scale (TwOpeningPicture *self, double scale);

/** tw_opening_picture_skip: shows at once on what side a die comes to rest that still rolls. */
void tw_opening_picture_skip (TwOpeningPicture *self);

G_END_DECLS

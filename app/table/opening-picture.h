/* What lies open beside the hand: a die, a message card. */
#pragma once

#include <gtk/gtk.h>

#include "engine/game/expansion.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENING_PICTURE (tw_opening_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwOpeningPicture, tw_opening_picture, TW, OPENING_PICTURE, GtkWidget)

/** tw_opening_picture_show: shows what lies open. */
void tw_opening_picture_show (TwOpeningPicture *self, const TwOpening *opening);

G_END_DECLS

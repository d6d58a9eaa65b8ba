/* Writes and reads the parts of actions, for notation.c only. */
#pragma once

#include "engine/game/notation.h"

G_BEGIN_DECLS

/** tw_notation_fail: Returns: %FALSE with @error set, its message is @format with @text */
gboolean tw_notation_fail (GError **error, TwNotationError code, const char *format,
                           const char *text);

/** tw_number_read: reads a whole number and moves @at behind it. Returns: %FALSE if there is no
 *   number */
gboolean tw_number_read (const char **at, int *out);

/** tw_segment_append: appends "x,y:kind(port)" with the first port clockwise from NL as the tile
 * lies. */
void tw_segment_append (const TwPlay *play, guint node, GString *out);

/** tw_tile_kind_parse: Returns: %FALSE with @error set if no tile of the game is called @name */
gboolean tw_tile_kind_parse (const TwPlay *play, const char *name, TwAction *out_action,
                             GError **error);

/** tw_tile_prefer_left: replaces @action's kind by a kind that it can stand for and that is left in
 * the bag. */
void tw_tile_prefer_left (const TwPlay *play, TwAction *action);

G_END_DECLS

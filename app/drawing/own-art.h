/* The pictures and land of a set's own vocabulary: SVG of its symbols, colours of its kinds of
 * land. Private to the drawing; others get them with the theme (tw_theme_with_own()). */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** TwOwnArt: immutable; lives as long as the program. */
typedef struct _TwOwnArt TwOwnArt;

/**
 * tw_own_art_new:
 * @own: a set's own vocabulary
 * @ink: the colour for `currentColor` in its pictures
 *
 * Returns: (transfer full): its pictures and colours
 */
TwOwnArt *tw_own_art_new (const TwVocabulary *own, TwRgb ink);

/**
 * tw_own_art_draw:
 * @art: (nullable): pictures
 * @id: a symbol, figure or token
 * @cr: draws into the unit square around 0,0
 *
 * Safe in any thread.
 *
 * Returns: %FALSE if @id has no picture, or the picture cannot be drawn
 */
gboolean tw_own_art_draw (const TwOwnArt *art, const char *id, cairo_t *cr);

/** tw_own_art_has: Returns: whether @id has a picture */
gboolean tw_own_art_has (const TwOwnArt *art, const char *id);

/** tw_own_art_is_plain_token: Returns: whether @id is a token without any picture: a disc with a letter */
gboolean tw_own_art_is_plain_token (const TwOwnArt *art, const char *id);

/** TwLandLook: how a kind of land is drawn. */
typedef struct
{
  TwRgb colour;
  TwLandPattern pattern;
} TwLandLook;

/** tw_own_art_land: Returns: how own land of @kind is drawn; plain without @art */
TwLandLook tw_own_art_land (const TwOwnArt *art, TwKind kind);

G_END_DECLS

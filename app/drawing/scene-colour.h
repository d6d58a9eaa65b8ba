/* The colours in which scenes are written: those of the theme, and a few that are mixed from them.
 * Private to the drawing. */
#pragma once

#include "app/drawing/palette.h"

G_BEGIN_DECLS

/* What the copy of a scene chooses the clothes of its people from. */
#define TW_SCENE_CLOTHS 3

/** tw_scene_colour_find: Returns: the number of the colour whose name are the @length bytes at
 * @name, -1 if there is none */
int tw_scene_colour_find (const char *name, gsize length);

/**
 * tw_scene_colour:
 * @theme: a theme
 * @colour: number of a colour
 * @tint: -9 (darker) to 9 (lighter)
 * @clothes: (array fixed-size=3): what the cloths are, any numbers
 *
 * Returns: the colour
 */
TwRgb tw_scene_colour (const TwTheme *theme, guint colour, int tint,
                       const guint8 clothes[TW_SCENE_CLOTHS]);

G_END_DECLS

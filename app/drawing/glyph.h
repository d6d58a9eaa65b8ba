/* Shapes of symbols and figures in a unit square centred on 0,0. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"
#include "app/drawing/scatter.h"

G_BEGIN_DECLS

/** tw_glyph_colour: sets the source. */
void tw_glyph_colour (cairo_t *cr, TwRgb colour, double alpha);

/**
 * tw_glyph_path:
 * @cr: its current path is replaced
 * @shape: commands with numbers in hundredths: M and L x y, C with six numbers, Z, R x y
 *   width height, O x y radius, E x y radius radius
 */
void tw_glyph_path (cairo_t *cr, const char *shape);

#define TW_GLYPH_NONE 0x1000000u
#define TW_GLYPH_INK  0x2000000u

/**
 * TwGlyphPart:
 * @shape: see tw_glyph_path()
 * @fill: a colour, %TW_GLYPH_NONE or %TW_GLYPH_INK
 * @line: width of its outline in thousandths, 0 for none
 * @ink: the outline's colour, or %TW_GLYPH_INK
 */
typedef struct
{
  const char *shape;
  TwRgb fill;
  guint line;
  TwRgb ink;
} TwGlyphPart;

/** tw_glyph_draw: draws @parts one over the other; @ink is the theme's. */
void tw_glyph_draw (cairo_t *cr, const TwGlyphPart *parts, guint n_parts, TwRgb ink);

/** tw_glyph_drop_shadow: draws the soft shadow of a disc of radius .5. */
void tw_glyph_drop_shadow (cairo_t *cr, TwRgb colour);

/** tw_glyph_ink: outlines the current path. */
void tw_glyph_ink (cairo_t *cr, TwRgb colour, double width);

void tw_glyph_box (cairo_t *cr, double x, double y, double w, double h, TwRgb colour);
void tw_glyph_star (cairo_t *cr, double x, double y, double r, guint n, double in, TwRgb colour);
void tw_glyph_dot (cairo_t *cr, double x, double y, double r, TwRgb colour);
void
tw_glyph_ellipse (cairo_t *cr, double x, double y, double rx, double ry, double turn, TwRgb colour);

/* The symbols themselves, upright. */
void tw_shield_draw (cairo_t *cr, guint32 seed, const TwTheme *theme);
/** tw_shield_rim_draw: draws a pale shield, @k times as large, below a shield. */
void tw_shield_rim_draw (cairo_t *cr, double k, const TwTheme *theme);
/** tw_token_draw: draws a medal with wine (0), grain (1) or cloth (2). */
void tw_token_draw (cairo_t *cr, guint variant, const TwTheme *theme);
void tw_flying_machine_draw (cairo_t *cr, const TwTheme *theme);
/** tw_printed_ghost_draw: draws a ghost as it is printed on a tile, which is no piece. */
void tw_printed_ghost_draw (cairo_t *cr, const TwTheme *theme);
/** tw_own_symbol_draw: draws a round mark with the first letters of @name. */
void tw_own_symbol_draw (cairo_t *cr, const char *name, const TwTheme *theme);

G_END_DECLS

/* What a table is made of: wood, felt, linen. Reckoned, not loaded; needs no display, safe in any
 * thread. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TwTableTop:
 * @TW_TABLE_TOP_WOOD: boards of oak
 * @TW_TABLE_TOP_FELT: green felt
 * @TW_TABLE_TOP_LINEN: a cloth of linen
 * @TW_TABLE_TOP_PLAIN: one colour
 */
typedef enum
{
  TW_TABLE_TOP_WOOD,
  TW_TABLE_TOP_FELT,
  TW_TABLE_TOP_LINEN,
  TW_TABLE_TOP_PLAIN,
  TW_N_TABLE_TOPS
} TwTableTop;

/* Side of the square after which a table top begins anew, in pixels at a scale of 1. */
#define TW_TABLE_TOP_SIDE 768

/** tw_table_top_colour: Returns: the middle colour of @top as 0xrrggbb; @is_dark for a dark room */
guint32 tw_table_top_colour (TwTableTop top, gboolean is_dark);

/**
 * tw_table_top_new:
 * @top: what to draw
 * @is_dark: whether it is for a dark room
 * @scale: device pixels per pixel, 1 to 4
 *
 * Draws the square of %TW_TABLE_TOP_SIDE. Squares beside and below each other join without a seam.
 * Takes some hundredths of a second: not for the thread that shows windows.
 *
 * Returns: (transfer full): an opaque picture in CAIRO_FORMAT_RGB24
 */
cairo_surface_t *tw_table_top_new (TwTableTop top, gboolean is_dark, guint scale);

/**
 * tw_table_top_fill:
 * @cr: where to draw: all of it
 * @top: what to draw
 * @is_dark: whether it is for a dark room
 *
 * Fills a picture with the table top. What is kept as lines and surfaces instead of pixels (SVG, PDF)
 * gets the middle colour.
 */
void tw_table_top_fill (cairo_t *cr, TwTableTop top, gboolean is_dark);

G_END_DECLS

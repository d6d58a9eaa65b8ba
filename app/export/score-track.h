/* A score track of our own for tables of other programs. */
#pragma once

#include <cairo.h>

G_BEGIN_DECLS

/* How many columns and rows of fields the track has at its rim: together 50 fields, 0 to 49. */
#define TW_SCORE_TRACK_COLUMNS 16
#define TW_SCORE_TRACK_ROWS    11

/** tw_score_track_draw: draws the track from 0,0; a field has a side of @side. */
void tw_score_track_draw (cairo_t *cr, double side);

G_END_DECLS

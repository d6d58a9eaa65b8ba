/* The table, painted: tiles are textures; only what is lit is painted live. */
#pragma once

#include "app/table/spot-buttons.h"
#include "app/table/table-brush.h"
#include "app/table/table-land.h"

G_BEGIN_DECLS

/** tw_table_painter_paint: paints the table, except for the buttons @spots; %NULL to paint nothing of what
 * goes by their places. @land (nullable) keeps the tiles of this view from frame to frame. */
void tw_table_painter_paint (const TwTableBrush *brush, TwTableLand *land,
                             const TwSpotButtons *spots);

/**
 * tw_table_painter_paint_tile:
 * @brush: what to paint with
 * @kind: kind of tile
 * @copy: which copy of it
 * @turns: quarter turns
 * @place: where its place is, in pixels; the picture is as sharp as it is there
 * @rect: where it is seen; @place itself for a tile that lies, of which at least the colour is seen before there is
 *   a picture
 */
void tw_table_painter_paint_tile (const TwTableBrush *brush, guint kind, guint copy, guint turns,
                                  const graphene_rect_t *place, const graphene_rect_t *rect);

/** tw_table_painter_paint_back: paints a tile that lies face down: what it is nobody knows. */
void tw_table_painter_paint_back (const TwTableBrush *brush, guint kind,
                                  const graphene_rect_t *place, const graphene_rect_t *rect);

G_END_DECLS

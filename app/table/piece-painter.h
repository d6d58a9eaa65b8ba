/* Figures and pieces on the table. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_piece_painter_paint: paints the figures and pieces that are on the table. */
void tw_piece_painter_paint (const TwTableBrush *brush);

/** tw_piece_painter_paint_figure: paints @piece at @rect, as sharp as it is at @place, in pixels. */
void tw_piece_painter_paint_figure (const TwTableBrush *brush, const TwTablePiece *piece,
                                    const graphene_rect_t *place, const graphene_rect_t *rect);

/** tw_piece_painter_square: Returns: the square that @moving fills at its place, in pixels */
graphene_rect_t tw_piece_painter_square (const TwTableScene *scene, const TwMovingPiece *moving);

/** tw_piece_painter_paint_carried: paints the piece that is carried by hand, if there is one. */
void tw_piece_painter_paint_carried (const TwTableBrush *brush, const TwPlay *play);

/** tw_piece_painter_note: lets @scene's motion know the pieces of @play at the time @now, 0 if nothing is to be
 * seen moving. */
void tw_piece_painter_note (TwTableScene *scene, const TwPlay *play, gint64 now);

/** tw_piece_painter_discs: Returns: (transfer full) (element-type TwSpotDisc): the places that figures
 * and pieces cover */
GArray *tw_piece_painter_discs (const TwTableScene *scene, const TwPlay *play);

G_END_DECLS

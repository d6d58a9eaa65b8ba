/* Tiles in frames. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_frame_painter_paint_last: frames the tile that each player has laid last. */
void tw_frame_painter_paint_last (const TwTableBrush *brush);

/** tw_frame_painter_paint_lit: frames the tile that the log or another panel points at. */
void tw_frame_painter_paint_lit (const TwTableBrush *brush);

/** tw_frame_painter_paint_reading: frames the cell that is read, see table-reader.h. */
void tw_frame_painter_paint_reading (const TwTableBrush *brush);

G_END_DECLS

/* What the table is made of, below the tiles: as the setting "table-top" says, under a soft light. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLE_COVER (tw_table_cover_get_type ())
G_DECLARE_FINAL_TYPE (TwTableCover, tw_table_cover, TW, TABLE_COVER, GObject)

/* Signal "changed" (): the table looks different now; paint it again. */

/** tw_table_cover_new: Returns: (transfer full): what tables are made of; follows the setting, the style
 * and the contrast. Main thread only. */
TwTableCover *tw_table_cover_new (void);

/**
 * tw_table_cover_paint:
 * @self: a cover
 * @brush: what to paint with
 *
 * Fills the table. Until the picture is reckoned, in the background, it has one colour; so it has where
 * contrast is to be high. The picture goes with the view, the light stays.
 */
void tw_table_cover_paint (TwTableCover *self, const TwTableBrush *brush);

G_END_DECLS

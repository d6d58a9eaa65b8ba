/* Where the points of a game came from: a bar for each player, with a piece for each kind of feature. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game-result.h"

G_BEGIN_DECLS

/** TwScorePiece: a piece of a bar: the points of @seat that are of @part (#TwResultPart). */
typedef struct
{
  guint seat;
  guint part;
} TwScorePiece;

/** TW_NO_SCORE_PIECE: none */
#define TW_NO_SCORE_PIECE ((TwScorePiece){ TW_SEAT_NONE, 0 })

#define TW_TYPE_SCORE_BARS (tw_score_bars_get_type ())
G_DECLARE_FINAL_TYPE (TwScoreBars, tw_score_bars, TW, SCORE_BARS, GtkWidget)

/* Signal "piece-chosen" (guint seat, guint part): somebody wants to see which moves brought these points. */

/**
 * tw_score_bars_set_result:
 * @self: bars
 * @result: (transfer none) (nullable): what to show; must live until it is replaced
 * @setup: (transfer none) (nullable): names and colours, as long as @result
 */
void tw_score_bars_set_result (TwScoreBars *self, const TwGameResult *result,
                               const TwTableSetup *setup);

/** tw_score_bars_say: Returns: (transfer full): "Anna, Roads 12" */
char *tw_score_bars_say (TwScoreBars *self, const TwScorePiece *piece);

/** tw_score_bars_get_rect: Returns: where the piece is, in pixels of @self */
graphene_rect_t tw_score_bars_get_rect (TwScoreBars *self, const TwScorePiece *piece);

G_END_DECLS

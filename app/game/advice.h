/* What the program would think of the answers that a person has: asked for, shown on the table. */
#pragma once

#include "app/game/table-model.h"
#include "engine/player/search.h"

G_BEGIN_DECLS

#define TW_TYPE_ADVICE (tw_advice_get_type ())
G_DECLARE_FINAL_TYPE (TwAdvice, tw_advice, TW, ADVICE, GObject)

/* Signal "changed" (): there is other advice now, or none any more; it goes with the question. */

/** tw_advice_new: Returns: (transfer full): nothing yet, about the questions of @model */
TwAdvice *tw_advice_new (TwTableModel *model);

/** tw_advice_ask: thinks about the open question of a person for a moment, in a thread. Returns:
 *   %FALSE if nobody is asked, or it is being thought about */
gboolean tw_advice_ask (TwAdvice *self);

/** tw_advice_is_thinking: Returns: whether an answer is on its way */
gboolean tw_advice_is_thinking (TwAdvice *self);

/** tw_advice_find: finds what @action is worth on average for who decides, in hundredths of a
 *   point. Returns: %FALSE if that was not tried */
gboolean tw_advice_find (TwAdvice *self, const TwAction *action, int *out_worth);

/** tw_advice_find_cell: as tw_advice_find() for the best way to lay the tile at a cell. */
gboolean tw_advice_find_cell (TwAdvice *self, int x, int y, int *out_worth);

/** tw_advice_get_best: Returns: what the best answer is worth; 0 without advice */
int tw_advice_get_best (TwAdvice *self);

/** tw_advice_stop: forgets all, before the table goes. */
void tw_advice_stop (TwAdvice *self);

G_END_DECLS

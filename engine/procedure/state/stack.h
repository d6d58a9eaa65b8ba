/* The tiles that are still to be drawn: the piles that they lie in, one that was drawn unseen, and that
 * none is left.
 *
 * Which tiles are in which pile nobody knows, so a pile is how many are left before the next one is
 * begun; a draw takes any of the bag. That stands in the head of the game's block (@n_pile); what is left
 * to remember is in the state of procedures, and only if some procedure or counter speaks of it.
 *
 * Cases and saved games write how many tiles are left in the pile in use as "left=9", and where one lies
 * face down as "down@1,1".
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/* Where the step at which one sees that no tile is left stands in %TW_SLOT_BEFORE_DRAW, behind what is done as
 * a turn begins; what is done then comes after it. */
#define TW_STACK_ORDER 1000

/** tw_stack_size: Returns: bytes of the state in which it is kept, 0 if nothing speaks of it */
gsize tw_stack_size (const TwProcedures *all);

/** tw_stack_set_up: puts all tiles into piles, if there are some; what is left out is away by then. */
void tw_stack_set_up (TwPlay *play, gpointer own);

/** tw_stack_pass_on: @n piles are left behind, and what was left in them goes onto the next. */
void tw_stack_pass_on (TwPlay *play, gpointer own, int n);

/** tw_stack_draw: takes a tile of @kind, which is drawn unseen; one drawn before and not laid leaves the
 *   game. */
void tw_stack_draw (TwPlay *play, gpointer own, guint kind);

/** tw_stack_lay: lays that tile face down onto the cell at @x,@y; nothing happens if there is none. */
void tw_stack_lay (TwPlay *play, gpointer own, int x, int y);

/** tw_stack_put_away: that tile leaves the game if it does not lie. */
void tw_stack_put_away (TwPlay *play, gpointer own);

/** tw_stack_n_held: Returns: how many tiles were drawn so and do not lie yet */
guint tw_stack_n_held (const TwPlay *play, gconstpointer own);

/** tw_stack_add: adds the step at which whoever has to draw sees that no tile is left, and what is done then
 *   follows; only if something is. */
void tw_stack_add (TwProcedures *all);

/** tw_stack_is_noticed: Returns: whether that was seen, and no tile has come since, so that @frame has none */
gboolean tw_stack_is_noticed (const TwPlay *play, const TwFrame *frame, gconstpointer own);

/** tw_stack_is_due: Returns: whether some procedure is carried out when no tile is left, and was not since
 *   the last tile was laid */
gboolean tw_stack_is_due (const TwPlay *play, gconstpointer own);

/** tw_stack_hash: Returns: what of the state's hash is due to it */
guint64 tw_stack_hash (const TwPlay *play, gconstpointer own);

/** tw_stack_check: writes into @out what cannot be. */
void tw_stack_check (const TwPlay *play, GString *out);

/** tw_stack_stock: see @stock of #TwShowingHooks: the pile in use, if there are several */
gboolean tw_stack_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);

/** tw_stack_give: see @give of #TwFactHooks: "left=9", "down@1,1" */
TwFactResult tw_stack_give (TwPlay *play, const TwFact *fact, GError **error);

/** tw_stack_tell: see @tell of #TwFactHooks; "unseen=W" beside what can be given: the tile that was drawn
 *   unseen and does not lie */
TwFactResult tw_stack_tell (const TwPlay *play, gconstpointer own, const TwFact *fact,
                            char **out_value);

/** tw_stack_say: see @say of #TwFactHooks */
void tw_stack_say (const TwPlay *play, GPtrArray *facts);

G_END_DECLS

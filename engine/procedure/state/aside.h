/* Tiles that are laid aside as they are drawn, and go back into the bag later.
 *
 * They are in the state of the game by kind, and only if some procedure lays tiles aside. Who lays one
 * aside draws another one. Rule: PAD-020 to PAD-022.
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_aside_size: Returns: bytes of the state in which they are kept, 0 if no procedure lays tiles
 *   aside */
gsize tw_aside_size (const TwProcedures *all, const TwRules *rules);

/** tw_aside_lay: lays the tile that @frame has drawn aside. */
void tw_aside_lay (TwPlay *play, TwFrame *frame, gpointer own, const char *rules);

/** tw_aside_draw_again: Returns: whether the tile of @frame was laid aside, and the turn goes back to
 *   drawing one */
gboolean tw_aside_draw_again (TwPlay *play, TwFrame *frame);

/** tw_aside_back: puts all of them into the bag. */
void tw_aside_back (TwPlay *play, gpointer own);

/** tw_aside_n: Returns: how many are laid aside */
guint tw_aside_n (const TwPlay *play, gconstpointer own);

/** tw_aside_hash: Returns: what of the state's hash is due to them */
guint64 tw_aside_hash (const TwPlay *play, gconstpointer own);

/** tw_aside_why_not: Returns: (nullable): the rule that lays tiles of @kind aside, if one is */
const char *tw_aside_why_not (const TwPlay *play, gconstpointer own, guint kind);

/** tw_aside_stock: see @stock of #TwShowingHooks */
gboolean tw_aside_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);

/** tw_aside_give: see @give of #TwFactHooks: "aside=BuDr12,BuDr11*2", "aside=-" */
TwFactResult tw_aside_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_aside_tell: see @tell of #TwFactHooks: how many they are, or which, as the fact says it */
TwFactResult tw_aside_tell (const TwPlay *play, gconstpointer own, const TwFact *fact,
                            char **out_value);

/** tw_aside_say: see @say of #TwFactHooks */
void tw_aside_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS

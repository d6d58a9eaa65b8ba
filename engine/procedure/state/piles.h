/* What procedures keep in mind beyond one of their own: tokens that lie on tiles, and who won what the
 * tile of the part completed. Both lie in the state of the game, and only if some procedure speaks of
 * them. Cases and saved games write the tokens here, and who has one of which there is no other.
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * TwPile: tokens of one type that lie together; an entry without any ends the list.
 * @slot: the tile on which they lie, %TW_NO_SLOT for those that are out of the game
 * @node: the segment on which they lie, %TW_NO_NODE for those that lie on no segment
 * @token: the type
 * @n: how many, never 0
 */
typedef struct
{
  guint16 slot;
  guint16 node;
  guint8 token;
  guint8 n;
} TwPile;

/** tw_piles: Returns: (transfer none) (array length=out_n): what lies where, in the expansion's state
 *   @own */
const TwPile *tw_piles (const TwProcedures *all, gconstpointer own, guint *out_n);

/** tw_piles_n: Returns: how many tokens of the type lie on the tile in @slot, on whatever segment */
guint tw_piles_n (const TwProcedures *all, gconstpointer own, guint token, guint slot);

/** tw_piles_on: Returns: how many tokens of the type lie on the segment @node, or if they lie on no segments
 *   on its tile */
guint tw_piles_on (const TwPlay *play, gconstpointer own, guint token, guint node);

/** tw_piles_left: Returns: how many tokens of the type are neither on a tile nor in front of anybody
 *   nor out of the game (GOLD-019) */
guint tw_piles_left (const TwPlay *play, const TwProcedures *all, gconstpointer own, guint token);

/** tw_piles_set: makes it @n tokens, at most 255, that lie on the tile in @slot, and there on the segment
 *   @node if they lie on segments. */
void tw_piles_set (const TwProcedures *all, gpointer own, guint token, guint slot, guint node,
                   guint n);

/** tw_piles_lay_out: gives what lies its place in the state, from @at on. Returns: the end of it */
gsize tw_piles_lay_out (TwProcedures *all, const TwRules *rules, gsize at);

/** tw_piles_hash: Returns: what of the state's hash is due to them */
guint64 tw_piles_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own);

/** tw_piles_check: appends a line for each contradiction. */
void
tw_piles_check (const TwPlay *play, const TwProcedures *all, gconstpointer own, GString *out);

/** tw_piles_give: see @give of #TwFactHooks: "gold@1,0=2", on a segment "ghost@1,0:mist(E)=2"; of a token of
 *   which there is but one also who has it: "king=P2", "king=none"; of one whose supply has a word how many are
 *   left there: "bank=9" */
TwFactResult tw_piles_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_piles_tell: see @tell of #TwFactHooks */
TwFactResult tw_piles_tell (const TwPlay *play, gconstpointer own, const TwFact *fact,
                            char **out_value, GError **error);

/** tw_piles_say: see @say of #TwFactHooks: tokens that are out of the game; what lies is told as pieces */
void tw_piles_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

/** tw_completed: Returns: where what the tile of the part completed begins in the state's queue, which
 *   it ends before @out_end */
guint tw_completed (const TwPlay *play, guint *out_end);

/** tw_completed_find: Returns: the place of the feature of @node there, %TW_MAX_QUEUE if the tile did not
 *   complete it */
guint tw_completed_find (const TwPlay *play, guint node);

/** tw_winners_keep: remembers who has the majority on a completed feature whose root is @root. */
void tw_winners_keep (const TwPlay *play, const TwProcedures *all, gpointer own, guint root);

/** tw_winners_forget: forgets all of them, at the end of a part. */
void tw_winners_forget (const TwProcedures *all, gpointer own);

/** tw_winners_hash: Returns: what of the state's hash is due to them */
guint64 tw_winners_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own);

/** tw_winners_has: Returns: whether @seat had the majority on the completed feature of the segment
 *   @node when it was counted in this part (GOLD-010) */
gboolean tw_winners_has (const TwPlay *play, const TwProcedures *all, gconstpointer own, guint node,
                         guint seat);

/** tw_winners_add_hooks: has the winners kept when features are counted, and forgotten after the part. */
void tw_winners_add_hooks (TwProcedures *all);

G_END_DECLS

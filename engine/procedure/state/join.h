/* Tokens that join: <join> and <part>.
 *
 * A token that joins lies between two segments of a kind and makes one feature of theirs; taken away it
 * leaves two. What lies where is kept in the state of the game, and only if some procedure joins. What
 * has come together or apart is looked at before features are counted: what is complete then is counted
 * with what the tile completed, wherever it is. Cases and saved games write them "bridge@1,0:over(EW)".
 */
#pragma once

#include "engine/game/expansion.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** TwTokenJoin: a token that joins @a and @b, of which @a has the lower number; an entry whose @is_there
 *   is 0 is empty. */
typedef struct
{
  guint16 a, b;
  guint8 token;
  guint8 is_there;
} TwTokenJoin;

/** tw_joins: Returns: (transfer none) (array): what joins what; as many entries as there is room for */
static inline TwTokenJoin *
tw_joins (const TwProcedures *all, gconstpointer own)
{
  return (TwTokenJoin *) (gpointer) ((guint8 *) (gpointer) own + all->joins);
}

/** tw_joins_end_of: Returns: behind the last of those that is there */
static inline guint
tw_joins_end_of (const TwProcedures *all, gconstpointer own)
{
  return all->n_joins > 0 ? tw_joins (all, own)[all->n_joins].a : 0;
}

/** tw_joins_thing: Returns: the nodes @a and @b as a thing, a pair */
static inline TwThing
tw_joins_thing (const TwPlay *play, guint a, guint b)
{
  return tw_thing_make (TW_NO_FIGURE, a, play->board.nodes[a].slot, TW_NO_TYPE, TW_SEAT_NONE, b + 1,
                        0);
}

/** tw_joins_is_one: Returns: whether @thing, which is on a segment, is about one feature: of a pair, whether
 *   both ends are of it */
gboolean tw_joins_is_one (const TwPlay *play, const TwThing *thing);

/** tw_joins_end: Returns: the second end of @pair as a thing of its own; without @is_second the first one */
static inline TwThing
tw_joins_end (const TwPlay *play, const TwThing *pair, gboolean is_second)
{
  guint node = is_second ? pair->other - 1u : pair->node;

  return tw_thing_make (pair->figure, node, play->board.nodes[node].slot, pair->type, pair->seat, 0,
                        pair->zone);
}

/** tw_joins_is_across: Returns: whether that lies between the ends of @pair: %TW_ACROSS_TILE or
 *   %TW_ACROSS_CELL (@across) */
gboolean tw_joins_is_across (const TwPlay *play, const TwThing *pair, guint across);

/** tw_joins_find: Returns: the entry that joins @a and @b, -1 for none */
int tw_joins_find (const TwProcedures *all, gconstpointer own, guint a, guint b);

/** tw_joins_n: Returns: how many tokens of the type join something */
guint tw_joins_n (const TwProcedures *all, gconstpointer own, guint token);

/** tw_joins_has: Returns: whether a token of the type joins the pair @thing; of a tile, something of it; of
 *   a feature, something in it */
gboolean tw_joins_has (const TwPlay *play, gconstpointer own, guint token, const TwThing *thing);

/** tw_joins_add: lays a token, of which one has to be left, between the ends of @pair. Returns: %FALSE if
 *   something joins them already, or there is no room for another join */
gboolean tw_joins_add (TwPlay *play, gpointer own, guint token, const TwThing *pair);

/** tw_joins_remove: puts the token that joins the ends of @pair back into the supply, if there is one. */
void tw_joins_remove (TwPlay *play, gpointer own, guint token, const TwThing *pair);

/** tw_joins_settle: a step before features are counted: looks at what came together or apart. */
TwStepResult tw_joins_settle (TwPlay *play, TwFrame *frame, gpointer own);

/** tw_joins_hash: Returns: what of the state's hash is due to them */
guint64 tw_joins_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own);

/** tw_joins_check: appends a line for each contradiction. */
void
tw_joins_check (const TwPlay *play, const TwProcedures *all, gconstpointer own, GString *out);

/** tw_joins_piece: see @piece of #TwShowingHooks */
gboolean
tw_joins_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);

/** tw_joins_settled: forgets what is to be looked at: what facts say was so before. */
void tw_joins_settled (const TwProcedures *all, gpointer own);

G_END_DECLS

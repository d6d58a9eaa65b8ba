/* Numbers that a game keeps: what <counter> declares, of the game or of each player.
 *
 * In the code they are tallies, for a #TwCounter is a figure on the score track.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/* The most that a counter without a bound can be. */
#define TW_TALLY_MOST 9999

/** tw_tally_add: keeps the one that @counter declares. */
void tw_tally_add (TwProcedures *all, const TwProcedure *counter);

/** tw_tally_lay: gives all their place in the state, from @at on, a multiple of 8. Returns: the end
 * of it */
gsize tw_tally_lay (TwProcedures *all, const TwRules *rules, gsize at);

/** tw_tally_set_up: gives each tally the number with which it begins. */
void tw_tally_set_up (TwPlay *play, gpointer own);

/** tw_tally_of: Returns: tally @index, that of @seat where players have one each; 0 if @seat is
 * none then */
int tw_tally_of (const TwPlay *play, gconstpointer own, guint index, guint seat);

/* What @end of a %TW_OP_CHANGE says: the tally is set, and not raised; nothing is told of it. */
enum
{
  TW_TALLY_SET = 1,
  TW_TALLY_SILENT = 2
};

/** tw_tally_change: carries out @code, a %TW_OP_CHANGE: @n is its number, @whose the tally is where
 * players have one each, @rules are behind it. What has a title is told in the log. */
void tw_tally_change (TwPlay *play,
                      gpointer own,
                      const TwCode *code,
                      const TwThing *whose,
                      int n,
                      const char *rules);

/** tw_tally_named: Returns: whether a tally is called @name; @out_n is it, that of @seat where players
 * have one each */
gboolean
tw_tally_named (const TwPlay *play, gconstpointer own, const char *name, guint seat, int *out_n);

/** tw_tally_find: Returns: which tally is called @name, -1 for none */
int tw_tally_find (const TwProcedures *all, const char *name);

/** tw_tally_number: Returns: (transfer full): the number as people read it, with a real minus */
char *tw_tally_number (int n);

/** tw_tally_hash: Returns: a hash of them all */
guint64 tw_tally_hash (const TwPlay *play, gconstpointer own);

/** tw_tally_check: writes into @out what cannot be. */
void tw_tally_check (const TwPlay *play, gconstpointer own, GString *out);

/** tw_tally_stock: see @stock of #TwShowingHooks: those of the game that have a title */
gboolean tw_tally_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);

/** tw_tally_has: see @has of #TwShowingHooks: those of a player that have a title */
gboolean tw_tally_has (const TwPlay *play,
                       gconstpointer own,
                       guint seat,
                       guint index,
                       const char **out_title,
                       int *out_n);

/** tw_tally_give: see @give of #TwFactHooks: "drought=3", "P1:debts=2" */
TwFactResult tw_tally_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_tally_tell: see @tell of #TwFactHooks */
TwFactResult
tw_tally_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value);

/** tw_tally_say: see @say of #TwFactHooks: those that are not as they began */
void tw_tally_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS

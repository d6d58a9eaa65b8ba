/* What procedures add to the hash of a game. */
#include "engine/procedure/show/hash.h"

#include "engine/game/state-hash.h"
#include "engine/procedure/run/take.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/bag-facts.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/join-facts.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/once.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"
#include "engine/procedure/state/value.h"

static guint64
hash_thing (const TwPlay *play, const TwThing *thing)
{
  guint64 where = thing->node != TW_NO_NODE && thing->node < play->board.head->n_nodes
                      ? tw_play_hash_segment (play, thing->node)
                      : 0;

  if (thing->other != 0 && thing->other <= play->board.head->n_nodes)
    where = 31 * where + tw_play_hash_segment (play, thing->other - 1u);
  /* What was chosen or drawn, if that is a word or a space. */
  guint64 word = thing->figure >= TW_FIRST_NUMBER ? thing->figure : TW_NO_FIGURE;

  return tw_hash_facts (11, where,
                        (guint64) thing->zone << 32 | (word ^ TW_NO_FIGURE) << 16
                            | (guint64) thing->type << 8 | thing->seat,
                        thing->slot != TW_NO_SLOT && thing->slot < play->board.head->n_slots
                            ? tw_play_hash_cell (play, thing->slot)
                            : 0);
}

/* What a loop has still to go through, whatever the number of a tile or segment is. */
static guint64
hash_loop (const TwPlay *play, guint loop, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwLoop *info = tw_procedures_loop (all, loop);
  const guint64 *words = tw_procedures_loop_words (all, loop, own);
  guint64 sum = 0;

  for (guint i = 0; i < info->n_words; i++)
    for (guint64 left = words[i]; left != 0; left &= left - 1)
      {
        guint index = 64 * i + (guint) __builtin_ctzll (left);

        sum += info->what == TW_SELECTED_TILE ? tw_play_hash_cell (play, index)
               : info->what == TW_SELECTED_FEATURE || info->what == TW_SELECTED_SEGMENT
                   ? tw_play_hash_segment (play, index)
               : info->what == TW_SELECTED_PAIR
                   ? tw_play_hash_segment (play, tw_joins (all, own)[index].a)
                         + tw_play_hash_segment (play, tw_joins (all, own)[index].b)
                   : tw_hash_facts (13, info->what, index, 0);
      }
  return sum;
}

/* Where each is, what it has named, and how much its loops have still to do. */
guint64
tw_procedures_hash (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint64 sum = tw_piles_hash (play, all, own) + tw_winners_hash (play, all, own)
                + tw_procedure_bag_hash (all, own) + tw_part_hash (all, own)
                + tw_once_hash (play, all, own, hash_thing) + tw_gain_hash (play, all, own)
                + tw_joins_hash (play, all, own) + tw_aside_hash (play, own)
                + tw_stack_hash (play, own) + tw_often_hash (all, own) + tw_kept_hash (all, own)
                + tw_tally_hash (play, own) + tw_value_hash (all, own) + tw_take_hash (play, own);

  for (guint i = 0; i < all->lists->len; i++)
    sum += tw_hash_facts (14, i, hash_loop (play, i, own), 0);
  for (guint i = 0; i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      const TwRun *run = tw_procedures_run (procedure, own);

      if (run->at == 0)
        continue;
      sum += tw_hash_facts (12, i, run->at, run->plays);
      for (guint k = 0; k < procedure->n_names; k++)
        sum = sum * 31 + hash_thing (play, &run->things[k]);
      for (guint k = 0; k < procedure->n_loops; k++)
        sum = sum * 31 + hash_loop (play, procedure->first_loop + k, own);
    }
  return sum;
}

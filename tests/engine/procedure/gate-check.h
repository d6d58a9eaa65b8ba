/* What is left alone for want of something to do, and what the game is without that. */
#pragma once

#include "engine/game/state-hash.h"
#include "engine/procedure/procedures.h"
#include "tests/engine/mixes/game-record.h"

/* From now on no procedure is left alone because something is not there, but for those that hear of
 * points: whether the player on turn is asked in which order features are counted depends on whether
 * they could do anything. */
static inline void
gate_check_open (TwRules *rules)
{
  for (guint program = 0; program < TW_N_PROGRAMS; program++)
    for (guint i = 0; i < rules->n_steps[program]; i++)
      {
        TwStepEntry *entry = &rules->programs[program][i];

        entry->symbols = 0;
        entry->run = entry->step->run;
      }
  if (rules->made != NULL)
    {
      const TwProcedures *all = (const TwProcedures *) (gpointer) rules->made;

      for (guint i = 0; i < all->procedures->len; i++)
        if ((all->minding >> i & 1) == 0)
          g_array_index (all->procedures, TwProcedureCode, i).n_gates = 0;
    }
}

/* Those would have done nothing: the game is the same without them, until it is given up because rules
 * take too long, which what is left alone does not add to. */
static inline char *
gate_check_compare (TwRules *rules, const GameRecord *record)
{
  g_autoptr (TwPlay) play = tw_play_new (rules, record->seed);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (TwPlay) other = NULL;

  for (guint i = 0; i < record->actions->len; i++)
    {
      guint64 hash;

      tw_play_apply (play, &g_array_index (record->actions, TwAction, i));
      hash = tw_play_hash (play);
      g_array_append_val (hashes, hash);
    }
  gate_check_open (rules);
  other = tw_play_new (rules, record->seed);
  for (guint i = 0; i < record->actions->len; i++)
    {
      tw_play_apply (other, &g_array_index (record->actions, TwAction, i));
      if (tw_procedures_take_too_long (other))
        return NULL;
      if (tw_play_hash (other) != g_array_index (hashes, guint64, i))
        return g_strdup_printf ("after %u answers a procedure did something that was left alone",
                                i + 1);
    }
  return NULL;
}

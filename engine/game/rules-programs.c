/* Hooks become programs: the steps of all expansions in play, put between the built-in ones. */
#include <glib/gi18n-lib.h>

#include "engine/game/programs-private.h"
#include "engine/game/rules-private.h"

typedef struct
{
  TwStepEntry entry;
  int order;
} SlotStep;

static int
compare_slot_steps (gconstpointer a, gconstpointer b)
{
  const SlotStep *x = a, *y = b;

  return x->order != y->order ? x->order - y->order : x->entry.expansion - y->entry.expansion;
}

static gboolean
add_step (TwRules *rules, TwProgram program, const TwStepEntry *entry, GError **error)
{
  if (rules->n_steps[program] == TW_MAX_STEPS)
    {
      g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART,
                   _ ("What is in play has more than %d steps in one part of the game. Take some "
                      "expansions out."),
                   TW_MAX_STEPS);
      return FALSE;
    }
  rules->programs[program][rules->n_steps[program]++] =
      (TwStepEntry){ .step = entry->step,
                     .run = entry->symbols != 0 ? tw_play_run_if_shown : entry->step->run,
                     .expansion = entry->expansion,
                     .symbols = entry->symbols,
                     .data = entry->data };
  return TRUE;
}

static gboolean
compile_slot (TwRules *rules, TwProgram program, TwSlotPoint slot, GError **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SlotStep));
  const SlotStep late = { { .step = &tw_late_step, .expansion = -1 }, TW_LATE_ORDER };

  if (slot == TW_SLOT_AFTER_FIGURE && rules->has_late)
    g_array_append_val (found, late);
  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint h = 0; h < rules->expansions[i]->n_hooks; h++)
      {
        const TwExpansion *expansion = rules->expansions[i];
        const TwHook *hook = &expansion->hooks[h];
        guint32 symbols = expansion->hook_symbols != NULL ? expansion->hook_symbols[h] : 0;
        SlotStep step = { { .step = &hook->step,
                            .expansion = (gint8) i,
                            .symbols = symbols,
                            .data = expansion->hook_data != NULL ? expansion->hook_data[h] : NULL },
                          hook->order };

        if (hook->slot == slot)
          g_array_append_val (found, step);
      }
  g_array_sort (found, compare_slot_steps);
  for (guint i = 0; i < found->len; i++)
    if (!add_step (rules, program, &g_array_index (found, SlotStep, i).entry, error))
      return FALSE;
  return TRUE;
}

/* What the game counts stays out where an expansion counts in its place. */
static gboolean
is_replaced (const TwRules *rules, TwProgram program, const TwStep *step)
{
  gboolean counts = step == &tw_score_step,
           counts_last = program == TW_PROGRAM_END && step != &tw_finish_step;

  for (guint i = 0; i < rules->n_expansions; i++)
    if ((counts && rules->expansions[i]->counts)
        || (counts_last && rules->expansions[i]->counts_last))
      return TRUE;
  return FALSE;
}

/* @expansion: whose steps they are, -1 for the built-in ones. */
static gboolean
compile_items (TwRules *rules,
               TwProgram program,
               const TwProgramItem *items,
               guint n_items,
               int expansion,
               GError **error)
{
  for (guint i = 0; i < n_items; i++)
    {
      const TwStepEntry entry = { .step = items[i].step, .expansion = (gint8) expansion };

      if (entry.step != NULL && is_replaced (rules, program, entry.step))
        continue;
      if (!(entry.step != NULL ? add_step (rules, program, &entry, error)
                               : compile_slot (rules, program, items[i].slot, error)))
        return FALSE;
    }
  return TRUE;
}

/* The program of an expansion that brings one, else the built-in one. */
static gboolean
compile_program (TwRules *rules,
                 TwProgram program,
                 const TwProgramItem *items,
                 guint n_items,
                 GError **error)
{
  int owner = -1;

  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint k = 0; k < rules->expansions[i]->n_programs; k++)
      {
        const TwOwnProgram *own = &rules->expansions[i]->programs[k];

        if (own->program != program)
          continue;
        items = own->items;
        n_items = own->n_items;
        owner = (int) i;
      }
  return compile_items (rules, program, items, n_items, owner, error);
}

gboolean
tw_rules_compile_programs (TwRules *rules, GError **error)
{
  guint n_turn, n_feature, n_gain, n_end;
  const TwProgramItem *turn = tw_turn_program (&n_turn);
  const TwProgramItem *feature = tw_feature_program (&n_feature);
  const TwProgramItem *gain = tw_gain_program (&n_gain);
  const TwProgramItem *end = tw_end_program (&n_end);

  if (!compile_program (rules, TW_PROGRAM_TURN, turn, n_turn, error)
      || !compile_program (rules, TW_PROGRAM_FEATURE, feature, n_feature, error)
      || !compile_program (rules, TW_PROGRAM_GAIN, gain, n_gain, error)
      || !compile_program (rules, TW_PROGRAM_END, end, n_end, error))
    return FALSE;
  /* Without hooks there is nothing but the move, which needs no frame. */
  rules->has_gains = rules->n_steps[TW_PROGRAM_GAIN] > 1;
  return TRUE;
}

/* Procedures compiled: their arrays. */
#include "engine/procedure/procedures.h"

#include <string.h>

#include "engine/set/part-word.h"

TwProcedures *
tw_procedures_new (void)
{
  TwProcedures *all = g_new0 (TwProcedures, 1);

  all->procedures = g_array_new (FALSE, TRUE, sizeof (TwProcedureCode));
  all->forbids = g_array_new (FALSE, TRUE, sizeof (TwForbidCode));
  all->asked = g_array_new (FALSE, TRUE, sizeof (TwForbidCode));
  all->codes = g_array_new (FALSE, TRUE, sizeof (TwCode));
  all->selections = g_array_new (FALSE, TRUE, sizeof (TwSelection));
  all->filters = g_array_new (FALSE, TRUE, sizeof (TwFilter));
  all->choices = g_array_new (FALSE, TRUE, sizeof (TwChoiceWords));
  all->loops = g_array_new (FALSE, TRUE, sizeof (TwLoop));
  all->gifts = g_array_new (FALSE, TRUE, sizeof (TwGift));
  all->bags = g_array_new (FALSE, TRUE, sizeof (TwBagCode));
  all->items = g_array_new (FALSE, TRUE, sizeof (TwItemCode));
  all->draws = g_array_new (FALSE, TRUE, sizeof (TwDrawCode));
  all->tells = g_array_new (FALSE, TRUE, sizeof (TwTellCode));
  all->arrows = g_array_new (FALSE, TRUE, sizeof (TwArrow));
  all->posts = g_array_new (FALSE, TRUE, sizeof (TwPost));
  all->zones = g_array_new (FALSE, TRUE, sizeof (TwZoneCode));
  all->agains = g_array_new (FALSE, TRUE, sizeof (TwAgainCode));
  all->takes = g_array_new (FALSE, TRUE, sizeof (TwTakeCode));
  all->tallies = g_array_new (FALSE, TRUE, sizeof (TwTally));
  all->tally_numbers = g_array_new (FALSE, TRUE, sizeof (TwTallyNumber));
  all->values = g_array_new (FALSE, TRUE, sizeof (TwValueCode));
  all->weighs = g_array_new (FALSE, TRUE, sizeof (TwWeighCode));
  all->reasons = g_array_new (FALSE, TRUE, sizeof (TwReasonInfo));
  all->declared = g_ptr_array_new ();
  all->spends = g_ptr_array_new ();
  all->lists = g_ptr_array_new ();
  all->alone = g_ptr_array_new_with_free_func (g_free);
  all->once = g_array_new (FALSE, TRUE, sizeof (TwOnce));
  all->counting = g_array_new (FALSE, TRUE, sizeof (TwCountingCode));
  all->counters = g_array_new (FALSE, TRUE, sizeof (TwCounter));
  all->of_hook = g_ptr_array_new ();
  all->often = g_array_new (FALSE, TRUE, sizeof (guint8));
  all->verbs = g_array_new (FALSE, TRUE, sizeof (TwVerbInfo));
  all->hooks = g_array_new (FALSE, TRUE, sizeof (TwHook));
  all->hook_symbols = g_array_new (FALSE, TRUE, sizeof (guint32));
  all->symbols = g_ptr_array_new ();
  all->strings = g_string_chunk_new (256);
  /* Step 0 is none: a procedure that is not under way is at it. */
  g_array_set_size (all->codes, 1);
  return all;
}

void
tw_procedures_free (TwProcedures *all)
{
  g_array_unref (all->procedures);
  g_array_unref (all->hook_symbols);
  g_array_unref (all->forbids);
  g_array_unref (all->asked);
  g_array_unref (all->codes);
  g_array_unref (all->selections);
  g_array_unref (all->filters);
  g_array_unref (all->choices);
  g_array_unref (all->loops);
  g_array_unref (all->gifts);
  g_array_unref (all->bags);
  g_array_unref (all->items);
  g_array_unref (all->draws);
  g_array_unref (all->tells);
  for (guint i = 0; i < all->arrows->len; i++)
    g_free (g_array_index (all->arrows, TwArrow, i).directions);
  g_array_unref (all->arrows);
  for (guint i = 0; i < all->posts->len; i++)
    g_free (g_array_index (all->posts, TwPost, i).numbers);
  g_array_unref (all->posts);
  g_array_unref (all->zones);
  g_array_unref (all->agains);
  g_array_unref (all->takes);
  g_array_unref (all->tallies);
  g_array_unref (all->values);
  g_array_unref (all->weighs);
  g_array_unref (all->reasons);
  g_array_unref (all->tally_numbers);
  g_ptr_array_unref (all->declared);
  g_ptr_array_unref (all->spends);
  g_ptr_array_unref (all->lists);
  g_ptr_array_unref (all->alone);
  g_array_unref (all->once);
  g_array_unref (all->counting);
  g_array_unref (all->counters);
  g_ptr_array_unref (all->of_hook);
  g_array_unref (all->often);
  g_array_unref (all->verbs);
  g_array_unref (all->hooks);
  g_ptr_array_unref (all->symbols);
  g_string_chunk_free (all->strings);
  g_free (all);
}

guint
tw_procedures_place (TwWhere where)
{
  static const guint8 places[] = { [TW_WHERE_LAND] = TW_FIGURE_NODE,
                                   [TW_WHERE_HOME] = TW_FIGURE_SUPPLY,
                                   [TW_WHERE_TILE] = TW_FIGURE_TILE,
                                   [TW_WHERE_TRACK] = TW_FIGURE_TRACK,
                                   [TW_WHERE_HELD] = TW_FIGURE_HELD };

  g_return_val_if_fail (where < G_N_ELEMENTS (places), TW_FIGURE_SUPPLY);
  return places[where];
}

gboolean
tw_procedures_is_declared (const TwProcedure *procedure)
{
  static const char *const declared[] = { "terrain", "stand",     "reserve",   "supply",
                                          "colours", "one-score", "leave-out", "start-block",
                                          "hand",    NULL };

  return g_strv_contains (declared, procedure->root->word->name);
}

gboolean
tw_procedures_does (const TwStatement *statement, const char *const *doing)
{
  if (g_strv_contains (doing, statement->word->name))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_procedures_does (statement->children->pdata[i], doing))
      return TRUE;
  return FALSE;
}

/* An answer that is refused has to be read, too, and what has no moment is done by others; of the
 * rules of a set, whose author has to hear of every mistake, all is compiled. */
gboolean
tw_procedures_is_wanted (const TwRules *rules, const TwProcedure *procedure)
{
  static const char *const asking[] = { "choose", "take", "do", NULL };
  const char *setting = tw_statement_text (procedure->root, "if-parameter"),
             *part = tw_statement_text (procedure->root, "if-part");

  if (!tw_rules_has_procedure (rules, procedure))
    return FALSE;
  /* A counter may be one for some settings and another for others. */
  if (tw_statement_is (procedure->root, "counter"))
    return setting == NULL || tw_rules_holds (rules, setting);
  /* What forbids nothing in such a game is not asked for each place. */
  if (!tw_procedures_is_declared (procedure)
      && (strcmp (procedure->part, TW_PART_OWN) == 0
          || (tw_statement_text (procedure->root, "at") == NULL
              && !tw_statement_is (procedure->root, "forbid")
              && !tw_statement_is (procedure->root, "weigh"))
          || tw_procedures_does (procedure->root, asking)))
    return TRUE;
  return (setting == NULL || tw_rules_holds (rules, setting))
         && (part == NULL
             || tw_part_is_among ((const char *const *) rules->parts, part, TW_PART_RULES));
}

const TwChoiceWords *
tw_procedures_choice (const TwProcedures *all, guint code)
{
  for (guint i = 0; i < all->choices->len; i++)
    {
      const TwChoiceWords *words = &g_array_index (all->choices, TwChoiceWords, i);

      if (words->code == code)
        return words;
    }
  g_return_val_if_reached (NULL);
}

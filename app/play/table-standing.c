/* How a team stands against what it plays against. */
#include "app/play/table-texts.h"

#include <glib/gi18n.h>

/* What an expansion tells by that name, -1 if it has no such number. */
static int
told (const TwPlay *play, guint expansion, const char *name)
{
  const TwFact fact = { "", TW_SEAT_NONE, name, NULL, "0" };
  const TwExpansion *asked = play->rules->expansions[expansion];
  g_autofree char *value = NULL;

  if (asked->tell == NULL
      || asked->tell (play, tw_play_own (play, (int) expansion), &fact, &value, NULL)
             != TW_FACT_DONE)
    return -1;
  return (int) g_ascii_strtoll (value, NULL, 10);
}

/* The mark of pile @pile, 0 if nothing but the target is behind it. */
static int
mark_of (const TwRules *rules, int pile)
{
  return pile == 1   ? tw_rules_parameter (rules, "mists.mark.1")
         : pile == 2 ? tw_rules_parameter (rules, "mists.mark.2")
                     : 0;
}

static int
n_piles (const TwRules *rules)
{
  return 1 + (mark_of (rules, 1) > 0) + (mark_of (rules, 2) > 0);
}

char *
tw_table_standing (TwTableModel *model)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwRules *rules = play->rules;
  int bank = -1, pile = 0, left = 0;
  GString *out;

  for (guint i = 0; i < rules->n_expansions && bank < 0; i++)
    if (told (play, i, "ghosts") >= 0)
      {
        bank = told (play, i, "bank");
        pile = told (play, i, "pile");
        left = told (play, i, "left");
      }
  if (bank < 0)
    return NULL;
  out = g_string_new (NULL);
  /* Translators: ghosts that can still rise before the game is lost. */
  g_string_append_printf (out,
                          ngettext ("%d ghost in the bank", "%d ghosts in the bank", (gulong) bank),
                          bank);
  if (n_piles (rules) > 1)
    {
      g_string_append_c (out, '\n');
      /* Translators: the number of the pile in use, how many piles there are, and how many
       * tiles it has left. */
      g_string_append_printf (out,
                              ngettext ("Pile %d of %d: %d tile", "Pile %d of %d: %d tiles",
                                        (gulong) left),
                              pile, n_piles (rules), left);
    }
  if (mark_of (rules, pile) > 0)
    {
      g_string_append_c (out, '\n');
      /* Translators: points at which the next hound comes. */
      g_string_append_printf (out, _ ("Next hound at %d"), mark_of (rules, pile));
    }
  g_string_append_c (out, '\n');
  /* Translators: points that win the game. */
  g_string_append_printf (out, _ ("%d points win"), tw_rules_parameter (rules, "mists.target"));
  return g_string_free (out, FALSE);
}

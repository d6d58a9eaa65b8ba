/* Which questions apply to a game. */
#include "app/tool/balance-questions.h"

#include <string.h>

#include "engine/balance/match.h"

static void
asked_clear (gpointer data)
{
  g_free (((TwAskedQuestion *) data)->what);
}

static void
add (GArray *asked, const char *question, char *what, gboolean with, double share)
{
  TwAskedQuestion one = { question, what, with, share };

  g_array_append_val (asked, one);
}

/* Whether @set is in the list @added, or there is no list. */
static gboolean
is_added (const TwTileSet *set, char **added)
{
  return added == NULL || g_strv_contains ((const char *const *) added, set->id);
}

/* Tiles of the sets in question: each is one experiment. */
static void
add_sets (GArray *asked, const TwCatalogue *catalogue, char **added)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].count > 0 && is_added (catalogue->kinds[i].set, added)
        && !g_ptr_array_find (sets, catalogue->kinds[i].set, NULL))
      g_ptr_array_add (sets, (gpointer) catalogue->kinds[i].set);
  for (guint i = 0; i < sets->len; i++)
    {
      const TwTileSet *set = sets->pdata[i];

      /* One game is that without twins. */
      if (set->n_tiles < TW_MOST_ARMS)
        add (asked, "worth", g_strdup_printf ("set:%s", set->id), TRUE, 0.6);
    }
}

static void
note_symbols (GPtrArray *symbols, const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    if (!g_ptr_array_find_with_equal_func (symbols, topology->symbols[i].id, g_str_equal, NULL))
      g_ptr_array_add (symbols, (gpointer) topology->symbols[i].id);
}

/* Symbols on tiles that are drawn, of the sets in question. */
static void
add_symbols (GArray *asked, const TwCatalogue *catalogue, char **added)
{
  g_autoptr (GPtrArray) symbols = g_ptr_array_new ();

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      const TwTileKind *kind = &catalogue->kinds[i];

      if (kind->count == 0 || !is_added (kind->set, added))
        continue;
      note_symbols (symbols, &kind->tile->topology);
      if (kind->variant >= 0)
        note_symbols (symbols, &kind->tile->variants[kind->variant].added);
    }
  for (guint i = 0; i < symbols->len; i++)
    add (asked, "worth", g_strdup_printf ("symbol:%s", (char *) symbols->pdata[i]), TRUE, 0.5);
}

/* Figures that players have, and did not have without what is added. */
static void
add_figures (GArray *asked, const TwRules *rules, const TwRules *without)
{
  for (guint i = 0; i < rules->n_figure_types; i++)
    {
      const TwFigureRule *figure = &rules->figure_types[i];

      if (figure->supply > 0
          && (without == NULL || tw_rules_figure (without, figure->type->id) < 0))
        add (asked, "worth", g_strdup_printf ("figure:%s", figure->type->id), TRUE, 0.5);
    }
}

/* Kinds of feature that bring something. */
static void
add_features (GArray *asked, const TwRules *rules)
{
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    for (guint event = 0; event < TW_N_EVENTS; event++)
      if (rules->spans[event][kind].begin < rules->spans[event][kind].end)
        {
          add (asked, "worth",
               g_strdup_printf ("feature:%s", tw_vocabulary_kind_name (rules->vocabulary, kind)),
               TRUE, 0.5);
          break;
        }
}

GArray *
tw_balance_questions (const TwRules *rules,
                      const TwRules *without,
                      const char *added,
                      const char *ruleset)
{
  GArray *asked = g_array_new (FALSE, FALSE, sizeof (TwAskedQuestion));
  g_auto (GStrv) sets = added != NULL ? g_strsplit (added, ",", -1) : NULL;

  g_array_set_clear_func (asked, asked_clear);
  if (added != NULL)
    add (asked, "change", g_strdup (added), FALSE, 1.0);
  if (rules->shares_score && ruleset != NULL)
    add (asked, "team", g_strdup (ruleset), TRUE, 1.0);
  if (!rules->shares_score)
    add (asked, "fair", NULL, TRUE, 1.0);
  add (asked, "common", NULL, TRUE, 1.0);
  if (!rules->shares_score)
    {
      add (asked, "thrill", NULL, TRUE, 0.5);
      add (asked, "skill", NULL, TRUE, 0.2);
      add_sets (asked, rules->catalogue, sets);
      add_symbols (asked, rules->catalogue, sets);
      add_figures (asked, rules, without);
      if (added == NULL)
        add_features (asked, rules);
    }
  add (asked, "dead", NULL, TRUE, 1.0);
  return asked;
}

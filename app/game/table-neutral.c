/* Figures that belong to nobody, explained where they stand. */
#include "app/game/table-neutral.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "engine/game/pieces.h"
#include "engine/set/procedure.h"

/* Nobody reads more of them beside all else. */
#define MOST_RULES 2

/* Procedures that have each other done end somewhere. */
#define MOST_DEPTH 16

/* Whether @statement, or what it has done, gives something to somebody. */
static gboolean
gives (const TwRules *rules, const TwStatement *statement, guint depth)
{
  const TwProcedure *other =
      tw_statement_is (statement, "do")
          ? tw_vocabulary_find_procedure (rules->vocabulary,
                                          tw_statement_text (statement, "procedure"))
          : NULL;

  if (tw_statement_is (statement, "give"))
    return TRUE;
  if (depth == MOST_DEPTH)
    return FALSE;
  if (other != NULL && gives (rules, other->root, depth + 1))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (gives (rules, statement->children->pdata[i], depth + 1))
      return TRUE;
  return FALSE;
}

/* Whether @statement gives something for the sake of where the figure @id is. */
static gboolean
gives_for (const TwRules *rules, const TwStatement *statement, const char *id)
{
  const char *setting = tw_statement_text (statement, "if-parameter");

  return tw_statement_is (statement, "if")
         && g_strcmp0 (tw_statement_text (statement, "the"), id) == 0
         && (setting == NULL || tw_rules_holds (rules, setting)) && gives (rules, statement, 0);
}

/* The rule of @procedure, if that gives something wherever the figure @id is; else %NULL. */
static const char *
rule_for (const TwRules *rules, const TwProcedure *procedure, const char *id)
{
  const char *setting = tw_statement_text (procedure->root, "if-parameter"),
             *ids = tw_statement_text (procedure->root, "rules");

  if (ids == NULL || !tw_rules_has_procedure (rules, procedure)
      || (setting != NULL && !tw_rules_holds (rules, setting)))
    return NULL;
  for (guint i = 0; i < procedure->root->children->len; i++)
    if (gives_for (rules, procedure->root->children->pdata[i], id))
      return ids;
  return NULL;
}

/* What the figure @id brings where it stands, in the words of its rules; "" if none says so. */
static char *
rules_of (const TwRules *rules, const char *id)
{
  const TwVocabulary *words = rules->vocabulary;
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; n < MOST_RULES && i < words->procedures->len; i++)
    {
      const char *ids = rule_for (rules, words->procedures->pdata[i], id);
      g_auto (GStrv) each = ids != NULL ? g_strsplit (ids, " ", -1) : NULL;
      g_autofree char *said = each != NULL ? tw_rule_words (rules, each[0]) : NULL;

      /* By what it is told already, be it at another moment. */
      if (said == NULL || strstr (out->str, said) != NULL)
        continue;
      g_string_append_printf (out, "%s%s", n++ > 0 ? " " : "", said);
    }
  return g_string_free (out, FALSE);
}

char *
tw_table_neutral_explain (const TwPlay *play, guint slot)
{
  const TwRules *rules = play->rules;
  GString *out = g_string_new (NULL);

  for (guint type = 0; type < rules->n_figure_types; type++)
    {
      const char *id = rules->figure_types[type].type->id;
      g_autofree char *said = NULL;

      if (rules->figure_types[type].neutral < 0
          || tw_play_figure_slot (play, tw_play_neutral (play, type)) != slot)
        continue;
      said = rules_of (rules, id);
      if (said[0] == '\0')
        continue;
      if (out->len > 0)
        g_string_append_c (out, ' ');
      /* Translators: a figure that belongs to nobody, and what it does where it stands. */
      g_string_append_printf (out, C_ ("figure", "%s: %s"), tw_role_title (rules, id), said);
    }
  return g_string_free (out, FALSE);
}

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
  const char *ids = tw_statement_text (procedure->root, "rules");

  if (ids == NULL)
    return NULL;
  for (guint i = 0; i < procedure->root->children->len; i++)
    if (gives_for (rules, procedure->root->children->pdata[i], id))
      return ids;
  return NULL;
}

/* The rule by which something is so, or is not, because it is where the figure @id is; %NULL if
 * there is none in @statement. What is forbidden there has the rule of the whole. */
static const char *
rule_where (const TwRules *rules, const TwStatement *statement, const char *id, const char *ids)
{
  const char *setting = tw_statement_text (statement, "if-parameter"), *found = NULL;

  if (setting != NULL && !tw_rules_holds (rules, setting))
    return NULL;
  if (tw_statement_is (statement, "where") && tw_statement_text (statement, "same") != NULL
      && g_strcmp0 (tw_statement_text (statement, "to"), id) == 0)
    {
      const char *own = tw_statement_text (statement, "rules");

      return own != NULL ? own : ids;
    }
  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = rule_where (rules, statement->children->pdata[i], id, ids);
  return found;
}

/* Says the first rule of @ids, unless that has been said or there is enough. */
static void
add_rule (const TwRules *rules, const char *ids, GString *out, guint *n)
{
  g_auto (GStrv) each = ids != NULL ? g_strsplit (ids, " ", -1) : NULL;
  g_autofree char *said = each != NULL && *n < MOST_RULES ? tw_rule_words (rules, each[0]) : NULL;

  /* By what it is told already, be it at another moment. */
  if (said == NULL || strstr (out->str, said) != NULL)
    return;
  g_string_append_printf (out, "%s%s", (*n)++ > 0 ? " " : "", said);
}

/* What the figure @id brings or does where it stands, in the words of its rules; "" if none says
 * so.
 */
static char *
rules_of (const TwRules *rules, const char *id)
{
  const TwVocabulary *words = rules->vocabulary;
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < rules->n_effects; i++)
    if (g_strcmp0 (rules->effects[i].effect->if_figure, id) == 0 && rules->effects[i].points != 0)
      add_rule (rules, rules->effects[i].effect->rules, out, &n);
  for (guint does = 0; does < 2; does++)
    for (guint i = 0; i < words->procedures->len; i++)
      {
        const TwProcedure *procedure = words->procedures->pdata[i];
        const TwStatement *root = procedure->root;
        gboolean forbids = tw_statement_is (root, "forbid");

        if (!tw_rules_has_procedure (rules, procedure)
            || (tw_statement_text (root, "if-parameter") != NULL
                && !tw_rules_holds (rules, tw_statement_text (root, "if-parameter"))))
          continue;
        add_rule (rules,
                  !does ? rule_for (rules, procedure, id)
                        : rule_where (rules, root, id,
                                      forbids ? tw_statement_text (root, "rules") : NULL),
                  out, &n);
      }
  return g_string_free (out, FALSE);
}

/* Whether the figure @id is on the tile, be it in a quarter there. */
static gboolean
is_on (const TwPlay *play, const char *id, guint slot)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (piece.slot == slot && piece.owner == 0 && strcmp (piece.id, id) == 0)
      return TRUE;
  return FALSE;
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

      if (rules->figure_types[type].neutral < 0 || !is_on (play, id, slot))
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

/* What is done for several players in place of one. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/condition-about.h"

/* Whether @text begins with @prefix, and what it names behind it: who stands there, who leads
 * there. */
static const char *
named_by (const char *text, const char *prefix)
{
  return g_str_has_prefix (text, prefix) ? text + strlen (prefix) : NULL;
}

gboolean
tw_own_part_is_loop (const char *text)
{
  return text != NULL && *text == '*';
}

gboolean
tw_own_part_names_gainer (const TwRuleWord *word)
{
  return word->takes == TW_TAKES_NAME
         && ((strcmp (word->name, "to") == 0
              && (tw_rule_word_is_of (word, "give") || tw_rule_word_is_of (word, "change")))
             || (strcmp (word->name, "what") == 0 && tw_rule_word_is_of (word, "skip")));
}

TwStatementPlace
tw_own_part_place_then (const TwOwnPart *part, const char *text)
{
  TwStatementPlace place = part->place;

  /* Behind what says for whom. */
  if (tw_own_part_is_loop (text) && place.n < TW_MAX_STATEMENT_DEPTH)
    place.at[place.n++] = strcmp (text, TW_OWN_PART_ALL) != 0;
  return place;
}

void
tw_own_part_put_in_loop (TwOwnRulesEdit *edit,
                         const TwVocabulary *words,
                         const TwStatement *root,
                         guint index,
                         const TwOwnPart *part,
                         const char *text)
{
  const char *stands = named_by (text, TW_OWN_PART_STANDS),
             *leads = named_by (text, TW_OWN_PART_LEADS);
  gboolean is_another = strcmp (text, TW_OWN_PART_ANOTHER) == 0,
           is_others = is_another || strcmp (text, TW_OWN_PART_OTHERS) == 0;
  g_autofree char *name = tw_own_part_new_name (words, root, is_others ? "other" : "each-one");

  tw_own_rules_set_statement (edit, index, &part->place, part->word->name, name);
  tw_own_rules_put_in_loop (edit, index, &part->place, is_another, name,
                            is_others        ? "owner"
                            : stands != NULL ? "stands"
                            : leads != NULL  ? "leads"
                                             : NULL,
                            is_others        ? "player"
                            : stands != NULL ? stands
                                             : leads,
                            is_others);
}

/* Whether it is done for players one after the other, and for each of them. */
static gboolean
is_in_loop (const TwStatement *root, const TwOwnPart *part)
{
  for (guint i = 0; i < part->place.n && root != NULL; i++)
    {
      if (tw_statement_is (root, "each") && part->text != NULL
          && g_strcmp0 (tw_statement_text (root, "as"), part->text) == 0)
        return TRUE;
      root =
          part->place.at[i] < root->children->len ? root->children->pdata[part->place.at[i]] : NULL;
    }
  return FALSE;
}

/* A figure of nobody's that the set brings: it stands somewhere as well. */
static gboolean
is_own_of_nobody (const TwVocabulary *words, const char *name)
{
  const TwFigureType *figure = tw_vocabulary_find_figure (words, name);

  return figure != NULL && figure->neutral && strcmp (figure->part, TW_PART_OWN) == 0;
}

/* Those who stand at something that has a name there, and who have the majority there. */
static void
add_there (GPtrArray *choices,
           const TwVocabulary *words,
           const TwStatement *root,
           const TwOwnPart *part,
           const TwOwnChoice *named)
{
  TwStatementPlace above = part->place;
  int about;

  if (above.n == 0)
    return;
  above.n--;
  about = tw_condition_about_named (words, root, &above, named->text);
  if (about == TW_SELECTED_FEATURE || about == TW_SELECTED_SEGMENT || about == TW_SELECTED_TILE
      || about == TW_SELECTED_ZONE || about == TW_SELECTED_SPACE
      || is_own_of_nobody (words, named->text))
    {
      g_autofree char *stands = g_strconcat (TW_OWN_PART_STANDS, named->text, NULL);

      tw_own_choices_take (
          choices, stands,
          /* Translators: %s is what has a place of its own there: “The feature”. */
          g_strdup_printf (C_ ("rule", "%s: each player with a figure there"), named->title));
    }
  if (about == TW_SELECTED_FEATURE || about == TW_SELECTED_SEGMENT)
    {
      g_autofree char *leads = g_strconcat (TW_OWN_PART_LEADS, named->text, NULL);

      tw_own_choices_take (choices, leads,
                           /* Translators: %s is a feature that has a name there: “The feature”. */
                           g_strdup_printf (C_ ("rule", "%s: each player with the majority there"),
                                            named->title));
    }
}

void
tw_own_choices_add_loops (GPtrArray *choices,
                          const TwVocabulary *words,
                          const TwStatement *root,
                          const TwOwnPart *part)
{
  guint n = choices->len;
  gboolean has_tile = FALSE;

  if (!tw_own_part_names_gainer (part->word) || is_in_loop (root, part))
    return;
  tw_own_choices_add (choices, TW_OWN_PART_OTHERS, C_ ("rule", "Each other player"));
  tw_own_choices_add (choices, TW_OWN_PART_ALL, C_ ("rule", "Each player"));
  tw_own_choices_add (choices, TW_OWN_PART_ANOTHER, C_ ("rule", "Another player, who is chosen"));
  for (guint i = 0; i < n; i++)
    {
      has_tile |= strcmp (((const TwOwnChoice *) choices->pdata[i])->text, "tile") == 0;
      /* The same one, as long as the turn lasts. */
      if (!has_tile || strcmp (((const TwOwnChoice *) choices->pdata[i])->text, "last-tile") != 0)
        add_there (choices, words, root, part, choices->pdata[i]);
    }
}

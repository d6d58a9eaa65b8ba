/* Names and words that a new line of a rule begins with: the examples of words speak of the
 * expansions that they are taken from. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "engine/set/thing-words.h"

/* Whether anything within @statement, or it, gives that name. */
static gboolean
has_name (const TwStatement *statement, const char *name)
{
  if (g_strcmp0 (tw_statement_text (statement, "as"), name) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (has_name (statement->children->pdata[i], name))
      return TRUE;
  return FALSE;
}

char *
tw_own_part_new_name (const TwVocabulary *words, const TwStatement *root, const char *wanted)
{
  char *name = g_strdup (wanted);

  for (guint n = 2; has_name (root, name) || tw_vocabulary_find_figure (words, name) != NULL
                    || tw_vocabulary_find_token (words, name) != NULL
                    || tw_vocabulary_find_zone (words, name) != NULL
                    || tw_vocabulary_find_parameter (words, name) >= 0;
       n++)
    {
      g_free (name);
      name = g_strdup_printf ("%s-%u", wanted, n);
    }
  return name;
}

gboolean
tw_own_part_is_die (const TwVocabulary *words, const char *id)
{
  for (guint i = 0; i < words->procedures->len; i++)
    {
      const TwProcedure *procedure = words->procedures->pdata[i];

      if (tw_statement_is (procedure->root, "bag") && g_strcmp0 (procedure->id, id) == 0)
        return g_strcmp0 (tw_statement_text (procedure->root, "order"), "die") == 0;
    }
  return FALSE;
}

const char *
tw_own_part_name_of (const TwStatement *statement)
{
  const char *name = tw_statement_text (statement, "as");

  return name != NULL ? name : tw_statement_text (statement, "id");
}

const char *
tw_own_part_called (const TwStatement *statement, const char *name)
{
  const TwTexts *title = tw_statement_words_of (statement, "title");

  return title != NULL ? tw_thing_words_title (title, name, g_get_language_names ()) : name;
}

/* What is asked for, by what is chosen. */
static const char *
question_of (const TwStatement *asking)
{
  static const char *const questions[][2] = {
    { "figure", N_ ("Which figure?") },
    { "standing", N_ ("Which place for the figure?") },
    { "counting-figure", N_ ("Which figure?") },
    { "seat", N_ ("Which player?") },
    { "tile", N_ ("Which tile?") },
    { "cell", N_ ("Which place?") },
    { "post", N_ ("Which place?") },
    { "space", N_ ("Which place?") },
    { "segment", N_ ("Which segment?") },
    { "pair", N_ ("Between which two?") },
    { "feature", N_ ("Which feature?") },
    { "symbol", N_ ("Which symbol?") },
    { "zone", N_ ("Which zone?") },
    { "number", N_ ("Which number?") },
    { "token", N_ ("Which token?") },
    { "word", N_ ("What is to be done?") },
  };
  const char *what = tw_statement_text (asking, "what");

  /* Where nothing is said a figure is chosen. */
  if (what == NULL && tw_statement_is (asking, "choose"))
    what = "figure";
  for (guint i = 0; what != NULL && i < G_N_ELEMENTS (questions); i++)
    if (strcmp (what, questions[i][0]) == 0)
      return _ (questions[i][1]);
  return _ ("What is to be done?");
}

const char *
tw_own_part_first_words (const TwStatement *above, const TwRuleWord *word)
{
  const char *name = tw_own_part_name_of (above);

  if (strcmp (word->name, "ask") == 0)
    return question_of (above);
  if (strcmp (word->name, "title") == 0)
    return name != NULL ? tw_thing_words_of_id (name) : NULL;
  if (strcmp (word->name, "choice") == 0)
    return g_strcmp0 (tw_statement_text (above, "what"), "word") == 0 ? _ ("Yes") : _ ("This one");
  if (strcmp (word->name, "said") == 0)
    return _ ("{player} has chosen");
  if (strcmp (word->name, "tell") == 0)
    return _ ("{player} set a rule off");
  return strcmp (word->name, "end") == 0 ? _ ("The game is over.") : NULL;
}

/* Whether a rule starts the one that is called @id. */
static gboolean
starts (const TwStatement *statement, const char *id)
{
  if (g_strcmp0 (tw_statement_text (statement, "procedure"), id) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (starts (statement->children->pdata[i], id))
      return TRUE;
  return FALSE;
}

void
tw_own_part_follow (TwOwnRulesEdit *edit,
                    const TwTileSet *set,
                    guint index,
                    const TwOwnPart *part,
                    const char *text)
{
  const char *id = ((const TwProcedure *) set->own->procedures->pdata[index])->id, *rest;
  g_autofree char *fresh = NULL;

  if (part->place.n > 0 || strcmp (part->word->name, "if-symbol") != 0 || part->text == NULL
      || text == NULL || id == NULL || !g_str_has_prefix (id, part->text))
    return;
  rest = id + strlen (part->text);
  for (guint i = 0; i < set->own->procedures->len; i++)
    if (starts (tw_own_part_root (set, i), id))
      return;
  for (guint n = 1; (*rest == '\0' || *rest == '-') && fresh == NULL; n++)
    {
      fresh = n == 1 ? g_strconcat (text, rest, NULL) : g_strdup_printf ("%s%s-%u", text, rest, n);
      if (tw_vocabulary_find_procedure (set->own, fresh) != NULL)
        g_clear_pointer (&fresh, g_free);
    }
  if (fresh != NULL)
    tw_own_rules_set_statement (edit, index, &part->place, "id", fresh);
}

/* Changing one part of a set's own procedures, and what it can be changed to. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/format/format-error.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/condition-about.h"
#include "engine/tile/capital.h"

/* Ways that are tried to say what has to be said with a part. */
#define MOST_TRIES 40
/* What the example of a word names beside it, at most. */
#define MOST_WITH 2

/* What would be changed, and how much of it is tried. */
typedef struct
{
  TwDocument *document;
  const TwVocabulary *words;
  guint index;
  const TwOwnPart *part;
  const TwStatement *root;
  const TwStatement *statement;
} Change;

/* ---- conditions that go with what they are asked of ------------------------------------ */

/* Something that goes: an attribute, or with %NULL the whole statement. */
typedef struct
{
  TwStatementPlace place;
  const TwRuleWord *word;
} Loss;

/* Takes to @losses what of @statement cannot hold of @about, with all that belongs to it. Returns:
 * the first such word
 */
static const TwRuleWord *
add_losses (GArray *losses, const Change *change, const TwStatement *statement, int about)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new (), idle = NULL;
  TwStatement then = *statement;
  TwStatementPlace place;
  guint n_kept = 0;
  const TwRuleWord *first;

  tw_statement_find (change->root, statement, &place);
  then.n_details = 0;
  for (guint i = 0; i < statement->n_details; i++)
    if (tw_condition_fits (statement->details[i].word, about))
      {
        n_kept += tw_own_part_is_condition (statement->details[i].word);
        then.details[then.n_details++] = statement->details[i];
      }
    else
      g_ptr_array_add (gone, (gpointer) statement->details[i].word);
  first = gone->len > 0 ? gone->pdata[0] : NULL;
  idle = tw_own_part_idle_in (&then);
  g_ptr_array_extend (gone, idle, NULL, NULL);
  for (guint i = 0; first != NULL && n_kept > 0 && i < gone->len; i++)
    {
      Loss loss = { place, gone->pdata[i] };

      g_array_append_val (losses, loss);
    }
  if (first != NULL && n_kept == 0)
    {
      Loss loss = { place, NULL };
      const TwStatement *above;

      /* With what turns it round. */
      for (loss.place.n--; (above = tw_statement_at (change->root, &loss.place)) != NULL
                           && tw_statement_is (above, "not") && above->children->len == 1;)
        loss.place.n--;
      loss.place.n++;
      g_array_append_val (losses, loss);
    }
  return first;
}

/* Goes through @within for the conditions that are asked of what the part selects. Returns: FALSE
 * if one of them decides what is done, which @error names */
static gboolean
find_losses (GArray *losses,
             GPtrArray *titles,
             const Change *change,
             const TwStatement *within,
             int about,
             GError **error)
{
  const char *name = tw_statement_text (change->statement, "as");

  for (guint i = 0; i < within->children->len; i++)
    {
      const TwStatement *child = within->children->pdata[i];
      TwStatementPlace place;
      gboolean is_if = name != NULL && tw_statement_is (child, "if")
                       && g_strcmp0 (tw_statement_text (child, "the"), name) == 0;
      const TwRuleWord *word = NULL;

      tw_statement_find (change->root, child, &place);
      if (is_if || tw_condition_selector (change->root, &place) == change->statement)
        word = add_losses (losses, change, child, about);
      if (word != NULL && is_if)
        {
          g_autofree char *title = tw_capital_words (_ (word->help));

          g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                       /* Translators: %s is a condition: “Where the figure is”. */
                       _ ("What is done within depends on “%s”, which is nothing to ask of that. "
                          "Change or remove that condition first."),
                       title);
          return FALSE;
        }
      if (word != NULL && titles != NULL)
        g_ptr_array_add (titles, tw_capital_words (_ (word->help)));
      if (!find_losses (losses, titles, change, child, about, error))
        return FALSE;
    }
  return TRUE;
}

/* Of what conditions are asked once the part says @text; @out_about is told only where that
 * changes. */
static gboolean
changes_sort (const Change *change, const char *text, int *out_about)
{
  const TwRuleWord *word = text != NULL && change->part->word->of == TW_WORDS_WHAT
                                   && change->part->word->takes == TW_TAKES_WORD
                               ? tw_rule_word_find (TW_WORDS_WHAT, text)
                               : NULL;

  *out_about = word != NULL ? word->value : TW_ABOUT_ANYTHING;
  return word != NULL;
}

/* From the last to the first: what stands before is found where it stood. */
static void
drop (TwOwnRulesEdit *edit, const Change *change, const GArray *losses)
{
  for (guint i = losses->len; i-- > 0;)
    {
      const Loss *loss = &g_array_index (losses, Loss, i);

      if (loss->word == NULL)
        tw_own_rules_drop_statement (edit, change->index, &loss->place);
      else
        tw_own_rules_set_statement (edit, change->index, &loss->place, loss->word->name, NULL);
    }
}

/* ---- one change ------------------------------------------------------------------------ */

/* What has to be said with a part: the example of its word says it as well. */
typedef struct
{
  const TwRuleWord *word;
  char *text;
} With;

/* Whether the part says what a condition is about: of what was drawn only which it is can be asked.
 */
static gboolean
is_about (const Change *change)
{
  return tw_statement_is (change->statement, "if") && strcmp (change->part->word->name, "the") == 0;
}

/* Whether the part is about the statement as a whole. */
static gboolean
is_whole (const TwOwnPart *part)
{
  return tw_own_part_is_kind (part) || tw_own_part_is_turn (part);
}

/* Whoever chooses among players, or does something for each, means the others: that it is one’s own
 * holds of figures, and of the player on turn alone. */
static void
turn_from_turn (TwOwnRulesEdit *edit, const Change *change)
{
  for (guint i = 0; i < change->statement->children->len; i++)
    {
      const TwStatement *child = change->statement->children->pdata[i];
      TwStatementPlace place;

      if (!tw_statement_is (child, "where") || child->n_details != 1
          || g_strcmp0 (tw_statement_text (child, "owner"), "player") != 0)
        continue;
      tw_statement_find (change->root, child, &place);
      tw_own_rules_turn_round (edit, change->index, &place);
    }
}

/* Returns: (nullable): an edit that makes the part say @text, and what is said with it */
static TwOwnRulesEdit *
edit_new (const Change *change, const char *text, const With *with, guint n_with, GError **error)
{
  const TwOwnPart *part = change->part;
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (Loss));
  TwOwnRulesEdit *edit;
  int about;

  if (changes_sort (change, text, &about)
      && !find_losses (losses, NULL, change, change->statement, about, error))
    return NULL;
  edit = tw_own_rules_edit_new (tw_document_get_set (change->document));
  if (tw_own_part_is_words (part))
    tw_own_rules_set_statement_words (edit, change->index, &part->place, text != NULL ? text : "");
  else if (is_whole (part))
    tw_own_part_set_whole (edit, change->index, part, text);
  else if (tw_own_part_is_loop (text))
    tw_own_part_put_in_loop (edit, change->words, change->root, change->index, part, text);
  else
    tw_own_rules_set_statement (edit, change->index, &part->place, part->word->name, text);
  if (about == TW_SELECTED_SEAT)
    turn_from_turn (edit, change);
  if (!tw_own_part_rename (edit, change->words, change->root, change->index, part, text, error))
    {
      tw_own_rules_edit_free (edit);
      return NULL;
    }
  tw_own_part_drop_idle (edit, change->statement, change->index, part, text);
  tw_own_part_follow (edit, tw_document_get_set (change->document), change->index, part, text);
  if (n_with > 0 && is_about (change))
    tw_own_part_drop_others (edit, change->statement, change->index, part);
  for (guint i = 0; i < n_with; i++)
    tw_own_rules_set_statement (edit, change->index, &part->place, with[i].word->name,
                                with[i].text);
  drop (edit, change, losses);
  return edit;
}

/* @is_trial: whether nothing is to change */
static gboolean
make (const Change *change, TwOwnRulesEdit *edit, gboolean is_trial, GError **error)
{
  return edit != NULL
         && (is_trial ? tw_own_rules_would_do (change->document, edit)
                      : tw_own_rules_try (change->document, edit, C_ ("undo", "Change Rule"), NULL,
                                          error));
}

/* The attribute of that name which the statement of the part may have and has not. */
static const TwRuleWord *
missing (const Change *change, const char *name)
{
  const TwRuleWord *word;

  if (tw_statement_text (change->statement, name) != NULL
      || strcmp (name, change->part->word->name) == 0)
    return NULL;
  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (strcmp (word->name, name) == 0 && tw_rule_word_is_of (word, change->statement->word->name))
      return word;
  return NULL;
}

/* Returns: how many there are of what the example says beside the word, and the statement does not
 */
static guint
find_with (const Change *change, With with[MOST_WITH])
{
  g_autoptr (GRegex) attribute = g_regex_new ("([a-z-]+)=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  const TwRuleWord *is = is_about (change) ? missing (change, "is") : NULL;
  guint n = 0;

  if (is != NULL)
    with[n++] = (With){ is, g_strdup ("") };
  for (g_regex_match (attribute, change->part->word->example, 0, &found);
       g_match_info_matches (found) && n < MOST_WITH; g_match_info_next (found, NULL))
    {
      g_autofree char *name = g_match_info_fetch (found, 1);
      const TwRuleWord *word = missing (change, name);

      if (word != NULL && word->takes != TW_TAKES_RULES)
        with[n++] = (With){ word, g_match_info_fetch (found, 2) };
    }
  return n;
}

/* What @with could say: first what the example says, if the set has it. */
static GPtrArray *
texts_of (const Change *change, const With *with)
{
  const TwOwnPart part = { change->part->place, with->word, NULL };
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  gboolean is_several;
  g_autoptr (GPtrArray) choices =
      tw_own_part_choices (tw_document_get_set (change->document), change->words, change->index,
                           &part, &is_several);

  for (guint i = 0; choices != NULL && i < choices->len; i++)
    {
      const char *text = ((const TwOwnChoice *) choices->pdata[i])->text;

      g_ptr_array_insert (texts, strcmp (text, with->text) == 0 ? 0 : -1, g_strdup (text));
    }
  if (choices == NULL || choices->len == 0)
    g_ptr_array_add (texts, g_strdup (with->text));
  return texts;
}

/* The part alone says nothing yet: tries it with what has to be said with it. */
static gboolean
make_with (const Change *change, const char *text, gboolean is_trial, GError **error)
{
  With with[MOST_WITH];
  guint n = find_with (change, with), n_tries = 0;
  g_autoptr (GPtrArray) first = n > 0 ? texts_of (change, &with[0]) : NULL,
                        second = n > 1 ? texts_of (change, &with[1]) : NULL;
  gboolean is_made = FALSE;

  for (guint i = 0; !is_made && first != NULL && i < first->len; i++)
    for (guint k = 0; !is_made && k < (second != NULL ? second->len : 1) && n_tries++ < MOST_TRIES;
         k++)
      {
        const With said[MOST_WITH] = { { with[0].word, first->pdata[i] },
                                       { n > 1 ? with[1].word : NULL,
                                         second != NULL ? second->pdata[k] : NULL } };

        is_made =
            make (change, edit_new (change, text, said, n, NULL), TRUE, NULL)
            && (is_trial || make (change, edit_new (change, text, said, n, error), FALSE, error));
      }
  for (guint i = 0; i < n; i++)
    g_free (with[i].text);
  return is_made;
}

/* A condition that would ask nothing. */
static gboolean
is_last_of_condition (const Change *change)
{
  const TwStatement *statement = change->statement;

  if (!tw_statement_is (statement, "where") || is_whole (change->part))
    return FALSE;
  for (guint i = 0; i < statement->n_details; i++)
    if (statement->details[i].word != change->part->word
        && tw_own_part_is_condition (statement->details[i].word))
      return FALSE;
  return statement->n_details == 1 || tw_own_part_is_condition (change->part->word);
}

/* Words for a name, without which it is told as it is written; things are told by theirs alone. */
static gboolean
is_spare_title (const Change *change)
{
  TwStatementPlace above = change->part->place;
  const TwStatement *named;

  if (!tw_statement_is (change->statement, "title") || above.n == 0)
    return FALSE;
  above.n--;
  named = tw_statement_at (change->root, &above);
  return tw_statement_is (named, "procedure") || tw_statement_is (named, "list")
         || tw_statement_text (named, "as") != NULL;
}

static gboolean
set_part (const Change *change, const char *text, gboolean is_trial, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (make (change, edit_new (change, text, NULL, 0, &local), is_trial, &local))
    return TRUE;
  if (text != NULL && !is_whole (change->part) && (change->part->text == NULL || is_about (change))
      && make_with (change, text, is_trial, NULL))
    return TRUE;
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static gboolean
begin (Change *change,
       TwDocument *document,
       const TwVocabulary *words,
       guint index,
       const TwOwnPart *part)
{
  *change = (Change){ .document = document, .words = words, .index = index, .part = part };
  change->root = tw_own_part_root (tw_document_get_set (document), index);
  change->statement = tw_statement_at (change->root, &part->place);
  return change->statement != NULL;
}

gboolean
tw_own_part_set (TwDocument *document,
                 const TwVocabulary *words,
                 guint index,
                 const TwOwnPart *part,
                 const char *text,
                 GError **error)
{
  Change change;

  if (!begin (&change, document, words, index, part))
    return FALSE;
  if (text == NULL && (is_last_of_condition (&change) || is_spare_title (&change)))
    return tw_own_part_remove_statement (document, index, &part->place, error);
  return set_part (&change, text, FALSE, error);
}

gboolean
tw_own_part_can_go (TwDocument *document,
                    const TwVocabulary *words,
                    guint index,
                    const TwOwnPart *part)
{
  Change change;
  g_autoptr (TwRules) now = NULL;

  if (!begin (&change, document, words, index, part))
    return FALSE;
  if (tw_own_part_is_words (part) || tw_own_part_is_kind (part))
    return is_spare_title (&change);
  if (is_last_of_condition (&change) || set_part (&change, NULL, TRUE, NULL))
    return TRUE;
  now = tw_own_rules_game (document);
  return now == NULL;
}

/* Words for people that go with a question. */
static void
add_lost_words (GPtrArray *titles, const Change *change, const char *text)
{
  const TwRuleWord *then = tw_rule_word_find (TW_WORDS_STATEMENT, text);

  for (guint i = 0; then != NULL && i < change->statement->children->len; i++)
    {
      const TwStatement *child = change->statement->children->pdata[i];

      if (child->word->stands == TW_STANDS_TEXT && !(then->holds & TW_STANDS_TEXT))
        g_ptr_array_add (titles, tw_capital_words (_ (child->word->help)));
    }
}

/* What belongs to what a condition asks no more. */
static void
add_idle_words (GPtrArray *titles, const Change *change, const char *text)
{
  g_autoptr (GPtrArray) idle = tw_own_part_idle (change->statement, change->part, text);

  for (guint i = 0; i < idle->len; i++)
    if (!tw_detail_is_idle (change->statement, idle->pdata[i]))
      g_ptr_array_add (titles, tw_capital_words (_ (((const TwRuleWord *) idle->pdata[i])->help)));
}

char *
tw_own_part_loss (TwDocument *document,
                  const TwVocabulary *words,
                  guint index,
                  const TwOwnPart *part,
                  const char *text)
{
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (Loss));
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  Change change;
  int about;

  if (!begin (&change, document, words, index, part))
    return NULL;
  if (tw_own_part_is_kind (part))
    add_lost_words (titles, &change, text);
  else if (changes_sort (&change, text, &about)
           && !find_losses (losses, titles, &change, change.statement, about, NULL))
    return NULL;
  /* With a condition all that belongs to it is taken away knowingly. */
  if (text != NULL && !tw_own_part_is_words (part) && !is_whole (part))
    add_idle_words (titles, &change, text);
  if (titles->len == 0)
    return NULL;
  g_ptr_array_add (titles, NULL);
  return g_strjoinv ("; ", (char **) titles->pdata);
}

/* ---- what the rules would take --------------------------------------------------------- */

/* Whether it could be said at all, whatever stands within: what does is told when it is in the way.
 */
static gboolean
could_be (const Change *change, const char *text)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (change->document));
  TwStatementPlace place = change->part->place;

  tw_own_rules_set_statement (edit, change->index, &place, change->part->word->name, text);
  place.n++;
  for (guint i = change->statement->children->len;
       i-- > 0 && change->part->place.n < TW_MAX_STATEMENT_DEPTH;)
    {
      place.at[place.n - 1] = (guint8) i;
      tw_own_rules_drop_statement (edit, change->index, &place);
    }
  return make (change, edit, TRUE, NULL);
}

/* Whether what the part says, or anything, is taken when it is tried so. */
static gboolean
is_tried (const Change *change, gboolean *out_is_bare)
{
  const TwOwnPart *part = change->part;

  *out_is_bare = part->word->takes == TW_TAKES_BAG
                 || (part->word->takes == TW_TAKES_WORD
                     && (part->word->of == TW_WORDS_WHAT || part->word->of == TW_WORDS_MOMENT));
  if (is_whole (part))
    return TRUE;
  switch (part->word->takes)
    {
    case TW_TAKES_WORD:
      return !*out_is_bare || part->text == NULL || could_be (change, part->text);
    case TW_TAKES_NAME:
    case TW_TAKES_GAIN:
    case TW_TAKES_TOKEN:
    case TW_TAKES_BAG:
    case TW_TAKES_ID:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
tw_own_part_is_in_play (const TwRules *now,
                        const TwVocabulary *words,
                        const TwRuleWord *word,
                        const char *text)
{
  switch (now != NULL ? word->takes : TW_TAKES_NOTHING)
    {
    case TW_TAKES_TOKEN:
    case TW_TAKES_GAIN:
      return strcmp (text, "points") == 0 || tw_rules_token (now, text) >= 0;
    case TW_TAKES_NAME:
      return tw_vocabulary_find_figure (words, text) == NULL || tw_rules_figure (now, text) >= 0;
    default:
      return TRUE;
    }
}

gboolean
tw_own_part_would_say (TwDocument *document,
                       const TwVocabulary *words,
                       guint index,
                       const TwOwnPart *part,
                       const TwRules *now,
                       const char *text)
{
  gboolean is_bare;
  Change change;

  if (g_strcmp0 (text, part->text) == 0 || !begin (&change, document, words, index, part)
      || !is_tried (&change, &is_bare))
    return TRUE;
  /* What is seen at once need not be tried. */
  return tw_own_part_is_in_play (now, words, part->word, text)
         && (is_bare ? could_be (&change, text) : set_part (&change, text, TRUE, NULL));
}

GPtrArray *
tw_own_part_offered (TwDocument *document,
                     const TwVocabulary *words,
                     guint index,
                     const TwOwnPart *part,
                     gboolean *out_is_several)
{
  GPtrArray *choices =
      tw_own_part_choices (tw_document_get_set (document), words, index, part, out_is_several);
  /* A set that cannot be played takes anything. */
  g_autoptr (TwRules) now = choices != NULL ? tw_own_rules_game (document) : NULL;

  for (guint i = now != NULL ? choices->len : 0; i-- > 0;)
    if (!tw_own_part_would_say (document, words, index, part, now,
                                ((const TwOwnChoice *) choices->pdata[i])->text))
      g_ptr_array_remove_index (choices, i);
  return choices;
}

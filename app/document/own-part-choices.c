/* What the parts of procedures can say. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/document/own-part-private.h"
#include "app/document/own-procedure.h"
#include "engine/set/condition-about.h"
#include "engine/set/given-names.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"

const TwStatement *
tw_own_part_root (const TwTileSet *set, guint index)
{
  return ((const TwProcedure *) set->own->procedures->pdata[index])->root;
}

char *
tw_own_words_as_title (const char *words)
{
  g_autofree char *first = g_utf8_strup (words, (gssize) (g_utf8_next_char (words) - words));

  return g_strconcat (first, g_utf8_next_char (words), NULL);
}

static void
choice_free (gpointer data)
{
  TwOwnChoice *choice = data;

  g_free (choice->text);
  g_free (choice->title);
  g_free (choice);
}

static void
take_choice (GPtrArray *choices, const char *text, char *title)
{
  TwOwnChoice *choice;

  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, text) == 0)
      {
        g_free (title);
        return;
      }
  choice = g_new (TwOwnChoice, 1);
  *choice = (TwOwnChoice){ g_strdup (text), title };
  g_ptr_array_add (choices, choice);
}

static void
add_choice (GPtrArray *choices, const char *text, const char *title)
{
  take_choice (choices, text, g_strdup (title));
}

static void
add_words (GPtrArray *choices, TwWordSort sort)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (sort, i)) != NULL; i++)
    take_choice (choices, word->name, tw_own_words_as_title (_ (word->help)));
}

/* Of the lists of what there is, the set's own comes last. */
static void
add_symbols (GPtrArray *choices, const TwVocabulary *words)
{
  for (guint i = words->symbols->len; i-- > 0;)
    {
      const TwSymbolType *symbol = words->symbols->pdata[i];

      add_choice (choices, symbol->id,
                  tw_thing_words_symbol (words, symbol->id, g_get_language_names ()));
    }
}

static void
add_figures (GPtrArray *choices, const TwVocabulary *words, gboolean only_neutral)
{
  for (guint i = words->figures->len; i-- > 0;)
    {
      const TwFigureType *figure = words->figures->pdata[i];

      if (figure->neutral || !only_neutral)
        add_choice (choices, figure->id,
                    tw_thing_words_figure (words, figure->id, g_get_language_names ()));
    }
}

static void
add_tokens (GPtrArray *choices, const TwVocabulary *words)
{
  for (guint i = words->tokens->len; i-- > 0;)
    {
      const TwTokenType *token = words->tokens->pdata[i];

      add_choice (choices, token->id,
                  tw_thing_words_token (words, token->id, g_get_language_names ()));
    }
}

static void
add_parts (GPtrArray *choices, const TwVocabulary *words)
{
  for (guint i = 0; i < words->parts->len; i++)
    {
      const TwVocabularyPart *part = words->parts->pdata[i];

      add_choice (choices, part->id,
                  tw_thing_words_part (words, part->id, g_get_language_names ()));
    }
}

static void
add_rules (GPtrArray *choices, const TwVocabulary *own)
{
  for (guint i = 0; i < own->rules->len; i++)
    {
      const TwRule *rule = own->rules->pdata[i];
      const char *text =
          rule->texts != NULL ? tw_texts_best (rule->texts, g_get_language_names ()) : NULL;

      take_choice (choices, rule->id,
                   text != NULL ? g_strdup_printf ("%s: %s", rule->id, text) : g_strdup (rule->id));
    }
}

static void
add_lands (GPtrArray *choices, const TwVocabulary *own)
{
  static const TwKind kinds[] = { TW_KIND_ROAD, TW_KIND_CITY, TW_KIND_FIELD, TW_KIND_MONASTERY,
                                  TW_KIND_RIVER };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    take_choice (choices, tw_vocabulary_kind_name (own, kinds[i]),
                 tw_own_words_as_title (tw_land_name (own, kinds[i])));
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = own->lands->pdata[i];

      take_choice (choices, land->id, tw_own_words_as_title (tw_land_name (own, land->kind)));
    }
}

static void
add_bags (GPtrArray *choices, const TwVocabulary *own)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      if (tw_statement_is (procedure->root, "bag"))
        add_choice (choices, procedure->id, procedure->id);
    }
}

/* What the sentences call it. */
static char *
given_title (const TwVocabulary *words, const char *name)
{
  g_autofree char *id = g_strconcat ("say-the-", name, NULL);
  const char *title = tw_section_title (words, id, g_get_language_names ());

  /* Translators: where a figure goes that leaves the table. */
  return strcmp (name, "home") == 0 ? g_strdup (C_ ("rule", "Home"))
         : title != NULL            ? tw_own_words_as_title (title)
                                    : g_strdup (name);
}

/* What has a name there: what the moment gives, what was chosen before, and figures of nobody. */
static void
add_names (GPtrArray *choices,
           const TwVocabulary *words,
           const TwStatement *root,
           const TwStatementPlace *place)
{
  const TwStatement *statement = root, *selector = tw_condition_selector (root, place);
  TwTurnMoment moment =
      (TwTurnMoment) tw_statement_word (root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
  gboolean is_cell = g_strcmp0 (tw_statement_text (root, "what"), "cell") == 0;

  for (guint i = 0; i < place->n && statement != NULL; i++)
    {
      const char *name = tw_statement_text (statement, "as");

      /* What is asked of each is not compared with itself. */
      if (name != NULL && statement != selector)
        take_choice (choices, name, g_strdup_printf (_ ("“%s”"), name));
      statement =
          place->at[i] < statement->children->len ? statement->children->pdata[place->at[i]] : NULL;
    }
  for (guint i = 0; i < TW_N_GIVEN_NAMES; i++)
    {
      const char *name = tw_given_name_nth (i);

      if (name != NULL && tw_given_name_is_known (i, moment, is_cell))
        take_choice (choices, name, given_title (words, name));
    }
  add_figures (choices, words, TRUE);
}

/* What is declared by the element @name; of counters and bags the title is known better than the
 * id. */
static void
add_declared (GPtrArray *choices, const TwVocabulary *words, const char *name)
{
  for (guint i = words->procedures->len; i-- > 0;)
    {
      const TwProcedure *procedure = words->procedures->pdata[i];
      const TwStatement *root = procedure->root;
      const char *title = NULL;

      if (!tw_statement_is (root, name) || procedure->id == NULL)
        continue;
      for (guint k = 0; k < root->children->len; k++)
        {
          const TwStatement *child = root->children->pdata[k];

          if (tw_statement_is (child, "title") && child->texts != NULL)
            title = tw_texts_best (child->texts, g_get_language_names ());
        }
      add_choice (choices, procedure->id, title != NULL ? title : procedure->id);
    }
}

/* Lists that are kept there: by what stands round it, or throughout the game. */
static void
add_lists (GPtrArray *choices,
           const TwVocabulary *words,
           const TwStatement *root,
           const TwStatementPlace *place)
{
  const TwStatement *statement = root;

  for (guint i = 0; i < place->n && statement != NULL; i++)
    {
      for (guint k = 0; k < statement->children->len; k++)
        {
          const TwStatement *child = statement->children->pdata[k];

          if (tw_statement_is (child, "remember") && tw_statement_text (child, "as") != NULL)
            add_choice (choices, tw_statement_text (child, "as"), tw_statement_text (child, "as"));
        }
      statement =
          place->at[i] < statement->children->len ? statement->children->pdata[place->at[i]] : NULL;
    }
  add_declared (choices, words, "list");
}

/* Answers: what stands in questions of the procedure, and what can be drawn. */
static void
add_answers (GPtrArray *choices, const TwStatement *statement)
{
  if ((tw_statement_is (statement, "choice") && tw_statement_text (statement, "word") != NULL)
      || (tw_statement_is (statement, "item") && tw_statement_text (statement, "id") != NULL))
    {
      const char *text =
          tw_statement_text (statement, tw_statement_is (statement, "item") ? "id" : "word");

      take_choice (choices, text, g_strdup_printf (_ ("“%s”"), text));
    }
  for (guint i = 0; i < statement->children->len; i++)
    add_answers (choices, statement->children->pdata[i]);
}

/* Rules that can be done by another one: by how their sentences begin, not by what files call them.
 */
static void
add_procedures (GPtrArray *choices, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  for (guint i = 0; i < set->own->procedures->len; i++)
    {
      const TwProcedure *procedure = set->own->procedures->pdata[i];
      g_autoptr (GPtrArray) lines = NULL;

      if (i == index || procedure->id == NULL || !tw_statement_is (procedure->root, "procedure"))
        continue;
      lines = tw_own_procedure_lines (set, words, i, FALSE);
      take_choice (choices, procedure->id,
                   lines->len > 1
                       ? g_strdup_printf ("%s %s", ((const TwOwnLine *) lines->pdata[0])->words,
                                          ((const TwOwnLine *) lines->pdata[1])->words)
                       : g_strdup (((const TwOwnLine *) lines->pdata[0])->words));
    }
}

/* Ids that are no new ones, but those of something. Returns: whether it is such a one */
static gboolean
add_ids (GPtrArray *choices,
         const TwTileSet *set,
         const TwVocabulary *words,
         guint index,
         const TwOwnPart *part)
{
  const TwStatement *root = tw_own_part_root (set, index);
  const char *name = part->word->name;
  gboolean is_change = tw_rule_word_is_of (part->word, "change"),
           is_list = strcmp (name, "remembered") == 0 || tw_rule_word_is_of (part->word, "add")
                     || tw_rule_word_is_of (part->word, "forget");

  if (strcmp (name, "counter") == 0 || is_change)
    add_declared (choices, words, "counter");
  if (is_change)
    add_choice (choices, "value", C_ ("rule", "What the feature is worth"));
  if (is_list)
    add_lists (choices, words, root, &part->place);
  if (strcmp (name, "procedure") == 0)
    add_procedures (choices, set, words, index);
  if (strcmp (name, "is") == 0)
    for (guint i = 0; i < set->own->procedures->len; i++)
      if (i == index || tw_statement_is (tw_own_part_root (set, i), "bag"))
        add_answers (choices, tw_own_part_root (set, i));
  return choices->len > 0;
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

GPtrArray *
tw_own_part_choices (const TwTileSet *set,
                     const TwVocabulary *words,
                     guint index,
                     const TwOwnPart *part,
                     gboolean *out_is_several)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func (choice_free);
  TwWordTakes takes = part->word->takes;

  *out_is_several = takes == TW_TAKES_KINDS || takes == TW_TAKES_FIGURES || takes == TW_TAKES_RULES;
  if (tw_own_part_is_words (part))
    return NULL;
  switch (takes)
    {
    case TW_TAKES_WORD:
      add_words (choices, part->word->of);
      break;
    case TW_TAKES_TRUTH:
      add_choice (choices, "true", C_ ("rule", "Yes"));
      add_choice (choices, "false", C_ ("rule", "No"));
      break;
    case TW_TAKES_KINDS:
    case TW_TAKES_KIND:
      add_lands (choices, set->own);
      break;
    case TW_TAKES_SYMBOL:
      add_symbols (choices, words);
      break;
    case TW_TAKES_FIGURE:
    case TW_TAKES_FIGURES:
      add_figures (choices, words, FALSE);
      break;
    case TW_TAKES_GAIN:
      add_choice (choices, "points", C_ ("rule", "Points"));
      add_tokens (choices, words);
      break;
    case TW_TAKES_TOKEN:
      add_tokens (choices, words);
      break;
    case TW_TAKES_THING:
      add_symbols (choices, words);
      add_figures (choices, words, FALSE);
      add_tokens (choices, words);
      break;
    case TW_TAKES_PART:
      add_parts (choices, words);
      break;
    case TW_TAKES_RULES:
      add_rules (choices, set->own);
      break;
    case TW_TAKES_BAG:
      add_bags (choices, set->own);
      break;
    case TW_TAKES_NAME:
      add_names (choices, words, tw_own_part_root (set, index), &part->place);
      if (tw_own_part_names_gainer (part->word)
          && !is_in_loop (tw_own_part_root (set, index), part))
        {
          add_choice (choices, TW_OWN_PART_OTHERS, C_ ("rule", "Each other player"));
          add_choice (choices, TW_OWN_PART_ALL, C_ ("rule", "Each player"));
        }
      break;
    case TW_TAKES_ID:
      if (!add_ids (choices, set, words, index, part))
        return NULL;
      break;
    case TW_TAKES_NOTHING:
    case TW_TAKES_EVENTS:
    case TW_TAKES_NUMBER:
    case TW_TAKES_AMOUNT:
    case TW_TAKES_SETTING:
    case TW_TAKES_ANSWER:
    default:
      return NULL;
    }
  return g_steal_pointer (&choices);
}

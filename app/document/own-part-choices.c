/* What the parts of procedures can say. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/document/own-declared.h"
#include "app/document/own-part-private.h"
#include "engine/set/thing-words.h"
#include "engine/tile/capital.h"

const TwStatement *
tw_own_part_root (const TwTileSet *set, guint index)
{
  return ((const TwProcedure *) set->own->procedures->pdata[index])->root;
}

static void
choice_free (gpointer data)
{
  TwOwnChoice *choice = data;

  g_free (choice->text);
  g_free (choice->title);
  g_free (choice);
}

GPtrArray *
tw_own_choices_new (void)
{
  return g_ptr_array_new_with_free_func (choice_free);
}

void
tw_own_choices_take (GPtrArray *choices, const char *text, char *title)
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

void
tw_own_choices_add (GPtrArray *choices, const char *text, const char *title)
{
  tw_own_choices_take (choices, text, g_strdup (title));
}

static void
add_words (GPtrArray *choices, TwWordSort sort)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_nth (sort, i)) != NULL; i++)
    tw_own_choices_take (choices, word->name, tw_capital_words (_ (word->help)));
}

/* Of the lists of what there is, the set's own comes last. @some: those that are added */
static void
add_symbols (GPtrArray *choices, const TwVocabulary *words, const TwVocabulary *some)
{
  for (guint i = some->symbols->len; i-- > 0;)
    {
      const TwSymbolType *symbol = some->symbols->pdata[i];

      tw_own_choices_add (choices, symbol->id,
                          tw_thing_words_symbol (words, symbol->id, g_get_language_names ()));
    }
}

static void
add_figure (GPtrArray *choices, const TwVocabulary *words, const TwFigureType *figure)
{
  tw_own_choices_add (choices, figure->id,
                      tw_thing_words_figure (words, figure->id, g_get_language_names ()));
}

/* Those that @some has, players' before nobody's. */
static void
add_figures (GPtrArray *choices,
             const TwVocabulary *words,
             const TwVocabulary *some,
             gboolean only_neutral)
{
  for (int neutral = only_neutral; neutral <= TRUE; neutral++)
    for (guint i = 0; i < some->figures->len; i++)
      {
        const TwFigureType *figure = some->figures->pdata[i];

        if (figure->neutral == neutral)
          add_figure (choices, words, figure);
      }
}

void
tw_own_choices_add_figures (GPtrArray *choices,
                            const TwVocabulary *words,
                            const TwVocabulary *own,
                            gboolean only_neutral)
{
  add_figures (choices, words, own, only_neutral);
  add_figures (choices, words, words, only_neutral);
}

static void
add_tokens (GPtrArray *choices, const TwVocabulary *words, const TwVocabulary *some)
{
  for (guint i = some->tokens->len; i-- > 0;)
    {
      const TwTokenType *token = some->tokens->pdata[i];

      tw_own_choices_add (choices, token->id,
                          tw_thing_words_token (words, token->id, g_get_language_names ()));
    }
}

static void
add_parts (GPtrArray *choices, const TwVocabulary *words)
{
  for (guint i = 0; i < words->parts->len; i++)
    {
      const TwVocabularyPart *part = words->parts->pdata[i];

      tw_own_choices_add (choices, part->id,
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

      tw_own_choices_take (choices, rule->id,
                           text != NULL ? g_strdup_printf ("%s: %s", rule->id, text)
                                        : g_strdup (rule->id));
    }
}

static void
add_lands (GPtrArray *choices, const TwVocabulary *own)
{
  static const TwKind kinds[] = { TW_KIND_ROAD, TW_KIND_CITY, TW_KIND_FIELD, TW_KIND_MONASTERY,
                                  TW_KIND_RIVER };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    tw_own_choices_take (choices, tw_vocabulary_kind_name (own, kinds[i]),
                         tw_capital_words (tw_land_name (own, kinds[i])));
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = own->lands->pdata[i];

      /* A name that somebody gave stays as it was written. */
      tw_own_choices_add (choices, land->id, tw_land_name (own, land->kind));
    }
}

static void
add_bags (GPtrArray *choices, const TwVocabulary *own)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      const TwTexts *texts = tw_own_declared_texts (procedure->root);

      if (tw_statement_is (procedure->root, "bag"))
        tw_own_choices_add (choices, procedure->id,
                            tw_thing_words_title (texts, procedure->id, g_get_language_names ()));
    }
  tw_own_choices_add (choices, "tiles", C_ ("rule", "A tile that nobody sees"));
}

static TwOwnSort
sort_of (const TwVocabulary *words, const char *text)
{
  return tw_vocabulary_find_figure (words, text) != NULL   ? TW_OWN_FIGURE
         : tw_vocabulary_find_symbol (words, text) != NULL ? TW_OWN_SYMBOL
         : tw_vocabulary_find_token (words, text) != NULL  ? TW_OWN_TOKEN
                                                           : TW_N_OWN_SORTS;
}

/* The part of the game that brings it, %TW_PART_OWN for the set's own. */
static const char *
part_of (const TwVocabulary *words, const char *text)
{
  const TwFigureType *figure = tw_vocabulary_find_figure (words, text);
  const TwSymbolType *symbol = tw_vocabulary_find_symbol (words, text);
  const TwTokenType *token = tw_vocabulary_find_token (words, text);

  return figure != NULL   ? figure->part
         : symbol != NULL ? symbol->part
         : token != NULL  ? token->part
                          : TW_PART_OWN;
}

/* Whether nobody would hear a difference: “grain” and “Grain”. */
static gboolean
sounds_like (const TwOwnChoice *one, const TwOwnChoice *other)
{
  g_autofree char *a = g_utf8_casefold (one->title, -1), *b = g_utf8_casefold (other->title, -1);

  return strcmp (a, b) == 0;
}

static void
add_to_title (TwOwnChoice *choice, const char *what)
{
  char *title = g_strdup_printf ("%s (%s)", choice->title, what);

  g_free (choice->title);
  choice->title = title;
}

/* Of things of one sort that are called alike the set's own come first: what comes with an
 * expansion is told with its name; a second one of the same is numbered. */
static void
tell_which (TwOwnChoice *choice, const TwVocabulary *words, guint n_before)
{
  const char *part = part_of (words, choice->text);
  g_autofree char *number = g_strdup_printf ("%u", n_before + 1);

  add_to_title (choice, strcmp (part, TW_PART_OWN) == 0 || n_before > 0
                            ? number
                            : tw_thing_words_part (words, part, g_get_language_names ()));
}

/* A figure and a symbol that are called alike are told with what they are, two figures with where
 * they come from: what files call them tells nobody anything. */
static void
tell_apart (GPtrArray *choices, const TwVocabulary *words)
{
  for (guint i = choices->len; i-- > 0;)
    {
      TwOwnChoice *choice = choices->pdata[i];
      TwOwnSort sort = sort_of (words, choice->text);
      guint n_alike = 0, n_same_sort = 0, n_same_part = 0;

      for (guint k = 0; k < i && sort != TW_N_OWN_SORTS; k++)
        {
          const TwOwnChoice *other = choices->pdata[k];
          gboolean is_same_sort = sort_of (words, other->text) == sort;

          if (!sounds_like (choice, other))
            continue;
          n_alike++;
          n_same_sort += is_same_sort;
          n_same_part +=
              is_same_sort
              && strcmp (part_of (words, other->text), part_of (words, choice->text)) == 0;
        }
      if (n_same_sort > 0)
        tell_which (choice, words, n_same_part);
      else if (n_alike > 0)
        add_to_title (choice, tw_own_sort_name (sort));
    }
}

/* Nothing is compared with itself, from whichever side. */
static void
drop_itself (GPtrArray *choices, const TwStatement *statement, const TwOwnPart *part)
{
  const char *other = strcmp (part->word->name, "to") == 0    ? "the"
                      : strcmp (part->word->name, "the") == 0 ? "to"
                                                              : NULL;
  const char *name =
      statement != NULL && other != NULL ? tw_statement_text (statement, other) : NULL;

  for (guint i = choices->len; name != NULL && i-- > 0;)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, name) == 0)
      g_ptr_array_remove_index (choices, i);
}

GPtrArray *
tw_own_part_choices (const TwTileSet *set,
                     const TwVocabulary *words,
                     guint index,
                     const TwOwnPart *part,
                     gboolean *out_is_several)
{
  g_autoptr (GPtrArray) choices = tw_own_choices_new ();
  TwWordTakes takes = part->word->takes;

  *out_is_several = takes == TW_TAKES_KINDS || takes == TW_TAKES_FIGURES || takes == TW_TAKES_RULES;
  if (tw_own_part_is_words (part))
    return NULL;
  if (tw_own_part_is_kind (part) || tw_own_part_is_turn (part))
    {
      tw_own_choices_add_whole (choices, part);
      return g_steal_pointer (&choices);
    }
  switch (takes)
    {
    case TW_TAKES_WORD:
      add_words (choices, part->word->of);
      break;
    case TW_TAKES_TRUTH:
      tw_own_choices_add (choices, "true", C_ ("rule", "Yes"));
      tw_own_choices_add (choices, "false", C_ ("rule", "No"));
      break;
    case TW_TAKES_KINDS:
    case TW_TAKES_KIND:
      add_lands (choices, set->own);
      break;
    case TW_TAKES_SYMBOL:
      add_symbols (choices, words, words);
      break;
    case TW_TAKES_FIGURE:
    case TW_TAKES_FIGURES:
      tw_own_choices_add_figures (choices, words, set->own, FALSE);
      break;
    case TW_TAKES_GAIN:
      tw_own_choices_add (choices, "points", C_ ("rule", "Points"));
      add_tokens (choices, words, words);
      break;
    case TW_TAKES_TOKEN:
      add_tokens (choices, words, words);
      break;
    case TW_TAKES_THING:
      /* What somebody has invented is what the rule is about, mostly. */
      add_symbols (choices, words, set->own);
      add_figures (choices, words, set->own, FALSE);
      add_tokens (choices, words, set->own);
      add_symbols (choices, words, words);
      add_figures (choices, words, words, FALSE);
      add_tokens (choices, words, words);
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
      tw_own_choices_add_names (choices, words, set->own, tw_own_part_root (set, index),
                                &part->place, part->word);
      drop_itself (choices, tw_own_part_statement (set, index, &part->place), part);
      tw_own_choices_add_loops (choices, words, tw_own_part_root (set, index), part);
      break;
    case TW_TAKES_ID:
      if (!tw_own_choices_add_ids (choices, set, words, index, part))
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
  tell_apart (choices, words);
  return g_steal_pointer (&choices);
}

/* The phrases of the words of procedures, with the words for their places. */
#include "engine/set/sentence-private.h"

#include <string.h>

#include "engine/set/placeholder.h"
#include "engine/set/rules-text.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"
#include "engine/tile/plural-forms.h"

static GArray *
slot_words (TwSentenceTelling *t, TwSentenceSource source, const TwPlaceholder *placeholder);

static void
append (TwSentenceTelling *t,
        GArray *words,
        TwSentenceSource source,
        const char *text,
        gsize length)
{
  TwSentenceSpan span = { .statement = source.statement, .attribute = source.attribute };

  if (length == 0)
    return;
  span.text = g_string_chunk_insert_len (t->sentence->texts, text, (gssize) length);
  g_array_append_val (words, span);
}

GArray *
tw_sentence_plain (TwSentenceTelling *t, TwSentenceSource source, const char *text)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (TwSentenceSpan));

  append (t, words, source, text, strlen (text));
  return words;
}

/* Whether there is a phrase of that name. */
gboolean
tw_sentence_has (const TwSentenceTelling *t, const char *id)
{
  return tw_section_title (t->vocabulary, id, t->languages) != NULL;
}

gboolean
tw_sentence_extend (const TwSentenceTelling *t, char **id, const char *addition)
{
  char *longer = g_strconcat (*id, "-", addition, NULL), *other = *id;
  gboolean is_there = tw_sentence_has (t, longer);

  if (is_there)
    {
      *id = longer;
      longer = other;
    }
  g_free (longer);
  return is_there;
}

int
tw_sentence_amount (const TwSentenceTelling *t, const TwStatement *statement, const char *name)
{
  const char *text = tw_statement_text (statement, name);
  int index = text != NULL ? tw_vocabulary_find_parameter (t->vocabulary, text) : -1;

  if (index < 0)
    return text != NULL ? (int) g_ascii_strtoll (text, NULL, 10) : 1;
  return t->values != NULL
             ? t->values[index]
             : ((TwParameter *) g_ptr_array_index (t->vocabulary->parameters, index))->preset;
}

/* A number with the words that agree with it; what is taken away is not told as less than nothing.
 */
static GArray *
number_words (TwSentenceTelling *t,
              TwSentenceSource source,
              const TwPlaceholder *placeholder,
              const char *language)
{
  g_autofree char *name = g_strndup (placeholder->name, placeholder->name_length);
  int number = ABS (tw_sentence_amount (t, source.statement, name));
  g_autofree char *digits = g_strdup_printf ("%d", number);
  g_autoptr (GString) text = g_string_new (NULL);

  tw_placeholder_append (placeholder,
                         tw_plural_forms_index (tw_texts_plural_forms (t->vocabulary->plural_forms,
                                                                       language),
                                                (gulong) number),
                         digits, text);
  return tw_sentence_plain (t, (TwSentenceSource){ source.statement, g_intern_string (name) },
                            text->str);
}

/* The phrase @id, said by @source; @slots: (nullable) (array zero-terminated=1): words for its
 * places, (transfer full). Other places are attributes or children of the statement. */
GArray *
tw_sentence_fill (TwSentenceTelling *t,
                  TwSentenceSource source,
                  const char *id,
                  const TwSentenceSlot *slots)
{
  const TwSection *section = tw_vocabulary_find_section (t->vocabulary, id);
  const TwText *text = section != NULL ? tw_texts_best_text (section->texts, t->languages) : NULL;
  GArray *words = g_array_new (FALSE, FALSE, sizeof (TwSentenceSpan));
  TwPlaceholder placeholder;

  for (const char *at = text != NULL ? text->text : "", *from = at;; at++)
    {
      gboolean is_place = tw_placeholder_at (at, &placeholder);
      GArray *inner = NULL;
      guint i = 0;

      if (!is_place && *at != '\0')
        continue;
      append (t, words, source, from, (gsize) (at - from));
      if (!is_place)
        break;
      for (; slots != NULL && slots[i].name != NULL && inner == NULL; i++)
        if (strlen (slots[i].name) == placeholder.name_length
            && strncmp (slots[i].name, placeholder.name, placeholder.name_length) == 0)
          inner = slots[i].words;
      if (inner != NULL)
        g_array_append_vals (words, inner->data, inner->len);
      else
        {
          g_autoptr (GArray) own = placeholder.forms != NULL
                                       ? number_words (t, source, &placeholder, text->language)
                                       : slot_words (t, source, &placeholder);

          g_array_append_vals (words, own->data, own->len);
        }
      from = at + placeholder.length;
      at = from - 1;
    }
  for (guint i = 0; slots != NULL && slots[i].name != NULL; i++)
    g_array_unref (slots[i].words);
  return words;
}

/* The phrase @id with one thing in it. */
GArray *
tw_sentence_wrap (TwSentenceTelling *t,
                  TwSentenceSource source,
                  const char *id,
                  const char *name,
                  GArray *words)
{
  const TwSentenceSlot slots[] = { { name, words }, { NULL, NULL } };

  return tw_sentence_fill (t, source, id, slots);
}

/* (transfer full) pieces, one or more, with commas and at the end the phrase @last. */
GArray *
tw_sentence_list (TwSentenceTelling *t,
                  TwSentenceSource source,
                  GPtrArray *pieces,
                  const char *last)
{
  GArray *words = g_ptr_array_index (pieces, pieces->len - 1);

  for (guint i = pieces->len - 1; i-- > 0;)
    {
      const TwSentenceSlot slots[] = { { "first", g_ptr_array_index (pieces, i) },
                                       { "rest", words },
                                       { NULL, NULL } };

      words = tw_sentence_fill (t, source, i + 2 == pieces->len ? last : "say-comma", slots);
    }
  g_ptr_array_unref (pieces);
  return words;
}

/* What is selected, as phrases distinguish it: "figure" also for where one may stand. */
const char *
tw_sentence_sort_of (const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");

  if (tw_statement_is (statement, "draw"))
    return "drawn";
  return what == NULL || strcmp (what, "standing") == 0 || strcmp (what, "post") == 0
                 || strcmp (what, "entry") == 0
             ? "figure"
             : what;
}

const TwSentenceName *
tw_sentence_find_name (const TwSentenceTelling *t, const char *name)
{
  for (guint i = t->n_names; i-- > 0;)
    if (strcmp (t->names[i].name, name) == 0)
      return &t->names[i];
  return NULL;
}

static gboolean
gives_name (const TwStatement *statement)
{
  return tw_statement_text (statement, "as") != NULL
         && (tw_statement_text (statement, "what") != NULL || tw_statement_is (statement, "draw"));
}

gboolean
tw_sentence_is_drawn (const TwSentenceTelling *t, const TwStatement *statement, const char *name)
{
  const char *text = tw_statement_text (statement, name);

  return text != NULL
         && (tw_sentence_find_name (t, text) != NULL || tw_sentence_find_counter (t, text) != NULL);
}

/* Whether something in @statement gives a name to a thing of that sort. */
static gboolean
names_another (const TwStatement *statement, const char *sort)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if (!tw_statement_is (child, "otherwise")
          && ((gives_name (child) && strcmp (tw_sentence_sort_of (child), sort) == 0)
              || names_another (child, sort)))
        return TRUE;
    }
  return FALSE;
}

/* What @statement gives a name to is known from now on, until the number of names is set back. */
void
tw_sentence_push_name (TwSentenceTelling *t, const TwStatement *statement)
{
  const char *name = tw_statement_text (statement, "as"), *sort = tw_sentence_sort_of (statement);
  gboolean is_told = names_another (statement, sort);

  if (!gives_name (statement) || t->n_names == G_N_ELEMENTS (t->names)
      || (t->n_names > 0 && t->names[t->n_names - 1].statement == statement))
    return;
  for (guint i = 0; i < t->n_names; i++)
    is_told = is_told || strcmp (tw_sentence_sort_of (t->names[i].statement), sort) == 0;
  t->names[t->n_names++] = (TwSentenceName){ name, statement, is_told };
}

/* What is given when somebody gets points. */
static const char *const given_by_points[] = { "gainer", "points", "from", "counting-figure",
                                               NULL };

static gboolean
is_given (const char *name)
{
  return strcmp (name, "player") == 0 || strcmp (name, "tile") == 0 || strcmp (name, "feature") == 0
         || strcmp (name, "aside") == 0 || strcmp (name, "last-tile") == 0
         || g_strv_contains (given_by_points, name);
}

/* What gives the name @name where another rule has named it that starts this one. */
static const TwStatement *
giver_elsewhere (const TwSentenceTelling *t, const char *name)
{
  return is_given (name) || tw_vocabulary_find_zone (t->vocabulary, name) != NULL
                 || tw_vocabulary_find_figure (t->vocabulary, name) != NULL
             ? NULL
             : tw_sentence_giver (t, name);
}

static const char *
sort_of_named (const TwSentenceTelling *t, const TwStatement *giver)
{
  return tw_sentence_is_rolled (t, giver) ? "rolled" : tw_sentence_sort_of (giver);
}

/* Of what sort the thing is that is called @name. */
const char *
tw_sentence_sort_named (const TwSentenceTelling *t, const char *name)
{
  const TwSentenceName *known = name != NULL ? tw_sentence_find_name (t, name) : NULL;
  const TwStatement *giver;

  if (known != NULL)
    return sort_of_named (t, known->statement);
  if (name == NULL || strcmp (name, "player") == 0 || strcmp (name, "gainer") == 0)
    return "seat";
  if (strcmp (name, "from") == 0)
    return "space";
  if (is_given (name))
    return name;
  if (tw_vocabulary_find_zone (t->vocabulary, name) != NULL)
    return "zone";
  giver = giver_elsewhere (t, name);
  return giver != NULL ? sort_of_named (t, giver) : "figure";
}

/* A zone is called like its symbol. */
static const char *
zone_title (const TwSentenceTelling *t, const char *name)
{
  const TwProcedure *zone = tw_vocabulary_find_zone (t->vocabulary, name);
  const char *symbol = tw_statement_text (zone->root, "at");

  return symbol != NULL ? tw_thing_words_symbol (t->vocabulary, symbol, t->languages)
                        : tw_thing_words_of_id (name);
}

/* What is called @name, without one the player on turn, in @form: "-of", "-on". */
static GArray *
thing_words (TwSentenceTelling *t, TwSentenceSource source, const char *name, const char *form)
{
  const TwSentenceName *known = name != NULL ? tw_sentence_find_name (t, name) : NULL;
  const char *sort = tw_sentence_sort_named (t, name);
  const TwStatement *giver = known != NULL  ? known->statement
                             : name != NULL ? giver_elsewhere (t, name)
                                            : NULL;
  const char *title = giver != NULL  ? tw_sentence_called (t, giver)
                      : name == NULL ? name
                      : strcmp (sort, "zone") == 0
                          ? zone_title (t, name)
                          : tw_thing_words_figure (t->vocabulary, name, t->languages);
  gboolean has_place = strcmp (sort, "figure") != 0;
  g_autofree char *id = NULL, *in_form = NULL;

  if (strcmp (form, "-under") == 0 && !has_place)
    return tw_sentence_wrap (t, source, "say-under", "to", thing_words (t, source, name, ""));
  if (strcmp (form, "-under") == 0)
    form = "-of";
  if (known != NULL)
    id = g_strconcat (known->is_told ? "say-named-" : "say-chosen-", sort, NULL);
  else if (name == NULL || is_given (name))
    id = g_strconcat ("say-the-", g_strcmp0 (name, "feature") == 0 ? t->feature : "",
                      name != NULL ? name : "player", NULL);
  else
    id = g_strconcat ("say-named-", sort, NULL);
  in_form = g_strconcat (id, form, NULL);
  return tw_sentence_wrap (t, source, tw_sentence_has (t, in_form) ? in_form : id, "name",
                           tw_sentence_plain (t, source, title != NULL ? title : ""));
}

static GArray *
kind_words (TwSentenceTelling *t, TwSentenceSource source, const char *kind, const char *form)
{
  const TwLandType *land = tw_vocabulary_find_land (t->vocabulary, kind);
  const char *title = land != NULL ? tw_thing_words_title (land->texts, kind, t->languages) : "";
  g_autofree char *id = NULL;

  if (strcmp (form, "-quoted") == 0)
    return tw_sentence_wrap (t, source, "say-quoted", "name", kind_words (t, source, kind, ""));
  if (land != NULL && *form == '\0')
    return tw_sentence_plain (t, source, title);
  id = g_strconcat ("say-kind-", land != NULL ? "own" : kind, form, NULL);
  return tw_sentence_wrap (t, source, id, "name", tw_sentence_plain (t, source, title));
}

/* A figure by its name, in quotation marks. */
static GArray *
figure_words (TwSentenceTelling *t, TwSentenceSource source, const char *id)
{
  return tw_sentence_wrap (
      t, source, "say-quoted", "name",
      tw_sentence_plain (t, source, tw_thing_words_figure (t->vocabulary, id, t->languages)));
}

/* Several ids in one attribute: "“Mage” or “Witch”", "on a road or in a city"; rules, each once. */
static GArray *
words_of_several (TwSentenceTelling *t,
                  TwSentenceSource source,
                  const TwRuleWord *detail,
                  const char *form)
{
  g_auto (GStrv) ids = g_strsplit (tw_statement_text (source.statement, detail->name), " ", -1);
  GPtrArray *pieces = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const char *id = ids[i];

      if (!g_strv_contains ((const char *const *) ids + i + 1, id))
        g_ptr_array_add (pieces, detail->takes == TW_TAKES_RULES ? tw_sentence_rule (t, source, id)
                                 : detail->takes == TW_TAKES_KINDS
                                     ? kind_words (t, source, id, form)
                                     : figure_words (t, source, id));
    }
  return tw_sentence_list (t, source, pieces,
                           detail->takes == TW_TAKES_RULES ? "say-comma" : "say-or");
}

/* The phrase of a word that stands in an attribute: "say-at-laid", or "say-at-laid-if-symbol" where
 * that attribute is there as well. */
static char *
word_id (const TwSentenceTelling *t, const TwStatement *statement, const char *name)
{
  const char *text = tw_statement_text (statement, name);
  char *id = g_strdup_printf ("say-%s-%s", name, text != NULL ? text : "never");

  for (guint i = 0; i < statement->n_details; i++)
    if (tw_sentence_extend (t, &id, statement->details[i].word->name))
      break;
  if (strcmp (name, "order") == 0)
    tw_sentence_extend_named (t, statement, &id);
  return id;
}

/* So many points: as many as were drawn, as somebody gets now, or a part of that. */
static GArray *
points_words (TwSentenceTelling *t, TwSentenceSource source)
{
  char *id = g_strdup ("say-points");
  GArray *words;

  if (tw_sentence_is_drawn (t, source.statement, "n"))
    tw_sentence_extend (t, &id, "drawn");
  else if (g_strcmp0 (tw_statement_text (source.statement, "n"), "points") == 0)
    tw_sentence_extend (t, &id, "gained");
  else if (tw_statement_text (source.statement, "worth") != NULL)
    tw_sentence_extend (t, &id, "worth");
  if (tw_statement_text (source.statement, "divide") != NULL)
    tw_sentence_extend (t, &id, "divide");
  if (tw_statement_text (source.statement, "round") != NULL)
    tw_sentence_extend (t, &id, "round");
  words = tw_sentence_fill (t, source, id, NULL);
  g_free (id);
  return words;
}

/* What is given: so many points, or tokens. */
static GArray *
gain_words (TwSentenceTelling *t, TwSentenceSource source, const char *what)
{
  return g_strcmp0 (what, "points") == 0
             ? points_words (t, source)
             : tw_sentence_wrap (t, source, "say-token", "name",
                                 tw_sentence_plain (t, source,
                                                    what != NULL
                                                        ? tw_thing_words_token (t->vocabulary, what,
                                                                                t->languages)
                                                        : ""));
}

/* “Debts”, or whose they are: “Debts” of that player. */
static GArray *
counter_words (TwSentenceTelling *t, TwSentenceSource source, const char *text)
{
  const char *dot = strrchr (text, '.');
  g_autofree char *owner = dot != NULL ? g_strndup (text, (gsize) (dot - text)) : NULL;
  TwSentenceSlot slots[] = {
    { "name",
      tw_sentence_plain (t, source, tw_sentence_title (t, tw_sentence_find_counter (t, text))) },
    { NULL, NULL },
    { NULL, NULL }
  };

  if (owner != NULL)
    slots[1] = (TwSentenceSlot){ "of", thing_words (t, source, owner, "-of") };
  return tw_sentence_fill (t, source, owner != NULL ? "say-counter-of" : "say-quoted", slots);
}

gboolean
tw_sentence_tells_loss (const TwStatement *statement, const char *attribute)
{
  return strcmp (attribute, "by") == 0 || tw_statement_is (statement, "give")
         || tw_statement_is (statement, "weigh");
}

/* What is taken away is not told as less than nothing. */
static int
amount_told (const TwSentenceTelling *t, const TwStatement *statement, const char *name)
{
  int n = tw_sentence_amount (t, statement, name);

  return tw_sentence_tells_loss (statement, name) ? ABS (n) : n;
}

/* What stands in the attribute @detail of the statement. */
static GArray *
detail_words (TwSentenceTelling *t,
              const TwStatement *statement,
              const TwRuleWord *detail,
              const char *form)
{
  const TwSentenceSource source = { statement, detail->name };
  const char *text = tw_statement_text (statement, detail->name);
  g_autofree char *own = NULL;
  const TwProcedure *bag;

  switch (detail->takes)
    {
    case TW_TAKES_NAME:
      return thing_words (t, source, text, tw_sentence_form (source, form));
    case TW_TAKES_WORD:
      own = detail->of == TW_WORDS_WHAT ? NULL : word_id (t, statement, detail->name);
      return own != NULL ? tw_sentence_fill (t, source, own, NULL)
                         : tw_sentence_selection (t, statement);
    case TW_TAKES_KINDS:
    case TW_TAKES_FIGURES:
    case TW_TAKES_RULES:
      return words_of_several (t, source, detail, form);
    case TW_TAKES_THING:
      if (tw_vocabulary_find_figure (t->vocabulary, text) != NULL)
        return tw_sentence_plain (t, source,
                                  tw_thing_words_figure (t->vocabulary, text, t->languages));
      if (tw_vocabulary_find_token (t->vocabulary, text) == NULL)
        return tw_sentence_plain (t, source,
                                  tw_thing_words_symbol (t->vocabulary, text, t->languages));
      return tw_sentence_plain (t, source,
                                tw_thing_words_token (t->vocabulary, text, t->languages));
    case TW_TAKES_TOKEN:
      return tw_sentence_plain (
          t, source, text != NULL ? tw_thing_words_token (t->vocabulary, text, t->languages) : "…");
    case TW_TAKES_SYMBOL:
      return tw_sentence_plain (t, source,
                                tw_thing_words_symbol (t->vocabulary, text, t->languages));
    case TW_TAKES_PART:
      return tw_sentence_plain (t, source, tw_thing_words_part (t->vocabulary, text, t->languages));
    case TW_TAKES_SETTING:
      own = tw_thing_words_setting (t->vocabulary, text, t->languages);
      return tw_sentence_plain (t, source, own != NULL ? own : text);
    case TW_TAKES_GAIN:
      return gain_words (t, source, text);
    case TW_TAKES_BAG:
      bag = text != NULL ? tw_vocabulary_find_procedure (t->vocabulary, text) : NULL;
      return tw_sentence_plain (t, source, bag != NULL ? tw_sentence_title (t, bag->root) : text);
    case TW_TAKES_AMOUNT:
      if (tw_sentence_find_counter (t, text) != NULL)
        return counter_words (t, source, text);
      if (tw_sentence_is_drawn (t, statement, detail->name))
        return thing_words (t, source, text, form);
      if (text != NULL && tw_vocabulary_find_token (t->vocabulary, text) != NULL)
        return tw_sentence_plain (t, source,
                                  tw_thing_words_token (t->vocabulary, text, t->languages));
      own = g_strdup_printf ("%d", amount_told (t, statement, detail->name));
      return tw_sentence_plain (t, source, own);
    default:
      return tw_sentence_plain (t, source,
                                text == NULL ? ""
                                : detail->takes == TW_TAKES_ID
                                        && tw_sentence_find_counter (t, text) != NULL
                                    ? tw_sentence_title (t, tw_sentence_find_counter (t, text))
                                : statement->texts != NULL || detail->value == TW_TEST_IS
                                    ? tw_sentence_answer (t, statement, text)
                                    : tw_sentence_id (t, detail, text));
    }
}

/* The row of the attribute that a place names, and in which form: "to-onto". */
static const TwRuleWord *
find_detail (const TwStatement *statement, const char *place, const char **out_form)
{
  const TwRuleWord *detail, *found = NULL;
  gsize longest = 0;

  for (guint i = 0; (detail = tw_rule_word_detail (statement->word->name, i)) != NULL; i++)
    {
      gsize length = strlen (detail->name);

      if (length < longest || !g_str_has_prefix (place, detail->name)
          || (place[length] != '\0' && place[length] != '-'))
        continue;
      found = detail;
      longest = length;
    }
  *out_form = place + longest;
  return found;
}

/* What stands in a place that nobody has filled: an attribute, or an element in it. */
static GArray *
slot_words (TwSentenceTelling *t, TwSentenceSource source, const TwPlaceholder *placeholder)
{
  const TwStatement *statement = source.statement;
  g_autofree char *name = g_strndup (placeholder->name, placeholder->name_length);
  const char *form;
  const TwRuleWord *detail = find_detail (statement, name, &form);

  if (detail != NULL)
    return detail_words (t, statement, detail, form);
  if (strcmp (name, "title") == 0)
    return tw_sentence_plain (t, source, tw_sentence_title (t, statement));
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], name))
      return tw_sentence_selection (t, statement->children->pdata[i]);
  return tw_sentence_plain (t, source, tw_sentence_said (t, statement->texts, ""));
}

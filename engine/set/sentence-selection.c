/* What procedures select and ask, in words. */
#include <string.h>

#include "engine/set/sentence-private.h"

/* Conditions that are put together: where a figure stands comes after one verb. */
typedef struct
{
  GPtrArray *pieces;
  GPtrArray *places;
} Conditions;

static void
begin_conditions (Conditions *all)
{
  *all = (Conditions){ g_ptr_array_new (), g_ptr_array_new () };
}

static void
end_places (TwSentenceTelling *t, Conditions *all, TwSentenceSource source)
{
  if (all->places->len == 0)
    return;
  g_ptr_array_add (all->pieces,
                   tw_sentence_wrap (t, source, "say-standing", "where",
                                     tw_sentence_list (t, source, all->places, "say-and")));
  all->places = g_ptr_array_new ();
}

static void
add_piece (TwSentenceTelling *t, Conditions *all, TwSentenceSource source, GArray *words)
{
  end_places (t, all, source);
  g_ptr_array_add (all->pieces, words);
}

/* (nullable): all of them, which are freed. */
static GArray *
end_conditions (TwSentenceTelling *t, Conditions *all, TwSentenceSource source)
{
  GArray *words = NULL;

  end_places (t, all, source);
  if (all->pieces->len > 0)
    words = tw_sentence_list (t, source, g_steal_pointer (&all->pieces), "say-and");
  g_clear_pointer (&all->pieces, g_ptr_array_unref);
  g_ptr_array_unref (all->places);
  return words;
}

const TwStatement *
tw_sentence_find_counter (const TwSentenceTelling *t, const char *text)
{
  const char *dot = text != NULL ? strrchr (text, '.') : NULL;
  const TwProcedure *counter =
      text != NULL ? tw_vocabulary_find_procedure (t->vocabulary, dot != NULL ? dot + 1 : text)
                   : NULL;

  return counter != NULL && tw_statement_is (counter->root, "counter") ? counter->root : NULL;
}

const char *
tw_sentence_order (const TwSentenceTelling *t, const TwStatement *statement)
{
  const char *from =
      tw_statement_is (statement, "draw") ? tw_statement_text (statement, "from") : NULL;
  const TwProcedure *bag = from != NULL ? tw_vocabulary_find_procedure (t->vocabulary, from) : NULL;

  return bag != NULL ? tw_statement_text (bag->root, "order") : NULL;
}

gboolean
tw_sentence_is_rolled (const TwSentenceTelling *t, const TwStatement *statement)
{
  return g_strcmp0 (tw_sentence_order (t, statement), "die") == 0;
}

gboolean
tw_sentence_counts_each (const TwSentenceTelling *t, const char *counter)
{
  const TwStatement *root = tw_sentence_find_counter (t, counter);

  return root != NULL && g_strcmp0 (tw_statement_text (root, "each"), "true") == 0;
}

/* How the phrase goes on that says how high a counter has to be: a player’s; that of the game, of
 * which a sentence of its own is made, or what holds of a thing only if it is so high. */
static const char *
counter_words (const TwSentenceTelling *t,
               const TwStatement *statement,
               const char *counter,
               gboolean is_most)
{
  static const char *const words[][2] = { { "-is-least", "-is-most" },
                                          { "-when-least", "-when-most" },
                                          { "-each-has-least", "-each-has-most" } };

  return words[tw_sentence_counts_each (t, counter) ? 2 : tw_statement_is (statement, "where")]
              [is_most];
}

/* What one condition asks of a thing of that sort, without its subject: by what it is compared
 * with, as the place of a figure, by the sort of the thing, or as it is said of all. */
static void
add_condition (TwSentenceTelling *t,
               Conditions *all,
               const TwStatement *statement,
               const TwDetail *detail,
               const char *sort,
               gboolean is_not)
{
  const TwSentenceSource source = { statement, detail->word->name };
  const char *to = tw_statement_text (statement, "to");
  gboolean is_false = detail->word->takes == TW_TAKES_TRUTH && strcmp (detail->text, "false") == 0;
  gboolean is_thing = detail->word->takes == TW_TAKES_THING
                      && tw_vocabulary_find_figure (t->vocabulary, detail->text) == NULL;
  gboolean is_token = (is_thing || detail->word->takes == TW_TAKES_AMOUNT)
                      && tw_vocabulary_find_token (t->vocabulary, detail->text) != NULL;
  gboolean is_of_figure = detail->word->value == TW_TEST_HOLDER
                          && strcmp (tw_sentence_sort_named (t, detail->text), "figure") == 0;
  /* A figure stands on no feature, perhaps, but on a tile, or beside another figure. */
  gboolean is_at_figure = detail->word->value == TW_TEST_STANDS
                          && strcmp (tw_sentence_sort_named (t, detail->text), "figure") == 0;
  /* At most none is told as not having it. */
  gboolean has_none = is_token && tw_statement_text (statement, "most") != NULL
                      && !tw_sentence_is_drawn (t, statement, "most")
                      && tw_sentence_amount (t, statement, "most") == 0;
  gboolean is_most = tw_statement_text (statement, "most") != NULL && !has_none;
  gboolean is_least = tw_statement_text (statement, "least") != NULL;
  /* From 5 to 5 is 5. */
  const char *up_to = tw_statement_text (statement, "up-to");
  gboolean is_range = up_to != NULL && strcmp (up_to, detail->text) != 0;
  const char *of_thing = detail->word->value == TW_TEST_COUNTER
                             ? counter_words (t, statement, detail->text, is_most)
                         : detail->word->value == TW_TEST_IS ? (is_range ? "-range" : "")
                         : is_token                          ? (is_most    ? "-token-most"
                                                                : is_least ? "-token-least"
                                                                           : "-token")
                         : detail->word->value == TW_TEST_LEFT && is_most  ? "-most"
                         : detail->word->value == TW_TEST_LEFT && is_least ? "-least"
                         : is_thing                                        ? "-symbol"
                         : is_of_figure                                    ? "-of"
                         : is_at_figure                                    ? "-figure"
                                                                           : "";
  const char *contrary = (is_not != is_false) != has_none ? "-not" : "";
  const char *past =
      detail->word->value == TW_TEST_NEAR && tw_statement_text (statement, "past") != NULL ? "-past"
                                                                                           : "";
  gboolean is_drawn = detail->word->takes == TW_TAKES_AMOUNT
                      && tw_sentence_is_drawn (t, statement, detail->word->name);
  g_autofree char *base =
      g_strconcat ("say-", detail->word->name, is_drawn ? "-drawn" : of_thing,
                   detail->word->takes == TW_TAKES_WORD ? "-" : "",
                   detail->word->takes == TW_TAKES_WORD ? detail->text : "", past, NULL);
  char *ids[] = {
    g_strconcat (base, "-to-", to != NULL ? tw_sentence_sort_named (t, to) : "", contrary, NULL),
    g_strconcat (base, "-place", contrary, NULL), g_strconcat (base, "-", sort, contrary, NULL),
    g_strconcat (base, contrary, NULL)
  };
  guint i = 0;
  GArray *words;

  while (i < 3
         && (!tw_sentence_has (t, ids[i])
             || (i == 1 && strcmp (sort, "figure") != 0
                 && (tw_sentence_has (t, ids[2]) || tw_sentence_has (t, ids[3])))))
    i++;
  words = tw_sentence_fill (t, source, ids[i], NULL);
  if (i == 1)
    g_ptr_array_add (all->places, words);
  else
    add_piece (t, all, source, words);
  for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
    g_free (ids[k]);
}

/* Conditions that are told with the noun, because they say most: which figures, whose, what kind.
 */
static gboolean
is_with_noun (const TwDetail *detail, const char *sort)
{
  gboolean is_figure = strcmp (sort, "figure") == 0;

  return detail->word->value == TW_TEST_DRAWN
         || (is_figure
             && (detail->word->value == TW_TEST_OF || detail->word->value == TW_TEST_OWNER))
         || (detail->word->value == TW_TEST_KIND && strcmp (sort, "feature") == 0);
}

/* Whether @detail is the first such condition among the children of @selection. */
static gboolean
is_first (const TwStatement *selection, const TwDetail *detail)
{
  for (guint i = 0; i < selection->children->len; i++)
    {
      const TwStatement *child = selection->children->pdata[i];

      for (guint k = 0; tw_statement_is (child, "where") && k < child->n_details; k++)
        if (child->details[k].word->value == detail->word->value
            && tw_statement_text (child, "if-parameter") == NULL)
          return &child->details[k] == detail;
    }
  return FALSE;
}

/* Whether what it asks refuses nothing by itself: only the rule that it names is told. */
static gboolean
is_reason (const TwStatement *condition)
{
  return g_strcmp0 (tw_statement_text (condition, "reason"), "true") == 0;
}

/* What <where> and <not> in @parent ask, each by itself, but for what is told with the noun. */
static void
add_filters (TwSentenceTelling *t,
             Conditions *all,
             const TwStatement *selection,
             const TwStatement *parent,
             gboolean is_not)
{
  const char *sort = tw_sentence_sort_of (selection);

  for (guint i = 0; i < parent->children->len; i++)
    {
      const TwStatement *child = parent->children->pdata[i];
      const TwSentenceSource source = { child, "if-parameter" };
      gboolean is_only = tw_statement_text (child, "if-parameter") != NULL;
      Conditions own;

      if (tw_statement_is (child, "not"))
        add_filters (t, all, selection, child, !is_not);
      if (!tw_statement_is (child, "where") || is_reason (child))
        continue;
      if (is_only)
        begin_conditions (&own);
      for (guint k = 0; k < child->n_details; k++)
        {
          const TwDetail *detail = &child->details[k];

          if (detail->word->value != TW_TEST_NONE && detail->word->takes != TW_TAKES_SETTING
              && detail != t->untold
              && (is_not || !is_with_noun (detail, sort) || !is_first (selection, detail)))
            add_condition (t, is_only ? &own : all, child, detail, sort, is_not);
        }
      if (is_only)
        {
          GArray *words = end_conditions (t, &own, source);

          if (words != NULL)
            add_piece (t, all, source,
                       tw_sentence_wrap (t, source, "say-where-if-parameter", "where", words));
        }
    }
}

GArray *
tw_sentence_where (TwSentenceTelling *t, const TwStatement *selection)
{
  Conditions all;

  begin_conditions (&all);
  add_filters (t, &all, selection, selection, FALSE);
  return end_conditions (t, &all, (TwSentenceSource){ selection, NULL });
}

/* Where @any asks something of one player whom it names, and nothing of others: who that is. */
static const TwDetail *
one_asked (const TwSentenceTelling *t, const TwStatement *any)
{
  const TwDetail *owner = NULL;
  gboolean asks_more = FALSE;

  if (!tw_statement_is (any, "any") || tw_statement_text (any, "least") != NULL
      || g_strcmp0 (tw_statement_text (any, "what"), "seat") != 0)
    return NULL;
  for (guint i = 0; i < any->children->len; i++)
    {
      const TwStatement *child = any->children->pdata[i];

      if (!tw_statement_is (child, "where") || tw_statement_text (child, "if-parameter") != NULL)
        return NULL;
      for (guint k = 0; k < child->n_details; k++)
        if (owner == NULL && child->details[k].word->value == TW_TEST_OWNER
            && strcmp (tw_sentence_sort_named (t, child->details[k].text), "seat") == 0)
          owner = &child->details[k];
        else if (child->details[k].word->value != TW_TEST_NONE)
          asks_more = TRUE;
    }
  return asks_more ? owner : NULL;
}

/* "The player on turn has …": what @any asks of @owner. */
static GArray *
one_words (TwSentenceTelling *t, const TwStatement *any, const TwDetail *owner)
{
  const TwStatement *where = NULL;
  TwSentenceSlot slots[] = { { "where", NULL }, { NULL, NULL } };

  for (guint i = 0; i < any->children->len; i++)
    {
      const TwStatement *child = any->children->pdata[i];

      if (owner >= child->details && owner < child->details + child->n_details)
        where = child;
    }
  t->untold = owner;
  slots[0].words = tw_sentence_where (t, any);
  t->untold = NULL;
  return tw_sentence_fill (t, (TwSentenceSource){ where, owner->word->name }, "say-one", slots);
}

/* Whether @any asks for more than one thing: so many are told in the plural. */
static gboolean
asks_many (const TwSentenceTelling *t, const TwStatement *any)
{
  const char *what = tw_statement_text (any, "what");
  g_autofree char *id = g_strconcat ("say-what-", what != NULL ? what : "", "-many", NULL);

  return any->word->stands == TW_STANDS_ANY && tw_statement_text (any, "least") != NULL
         && !tw_sentence_is_drawn (t, any, "least") && tw_sentence_amount (t, any, "least") > 1
         && tw_sentence_has (t, id);
}

const char *
tw_sentence_any_form (const TwSentenceTelling *t, const TwStatement *any)
{
  return asks_many (t, any) ? "least" : one_asked (t, any) != NULL ? "one" : NULL;
}

/* What else there has to be, or must not be, from child @first on. */
GArray *
tw_sentence_add_others (TwSentenceTelling *t,
                        const TwStatement *statement,
                        guint first,
                        GArray *words)
{
  gboolean is_selection = tw_statement_text (statement, "what") != NULL
                          && !tw_statement_is (statement, "forbid")
                          && !tw_statement_is (statement, "allow");

  for (guint i = first; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      char *id = g_strconcat (is_selection ? "say-with-" : "say-also-", child->word->name, NULL);

      tw_sentence_extend (t, &id, statement->word->name);
      if (child->word->stands == TW_STANDS_ANY && !is_reason (child))
        {
          const char *form = tw_sentence_any_form (t, child);
          const TwSentenceSlot slots[] = { { is_selection ? "what" : "line", words },
                                           { child->word->name, tw_sentence_selection (t, child) },
                                           { NULL, NULL } };

          if (form != NULL)
            tw_sentence_extend (t, &id, form);
          words = tw_sentence_fill (t, (TwSentenceSource){ child, NULL }, id, slots);
        }
      g_free (id);
    }
  return words;
}

/* Whether all that can be selected belongs to nobody, so that there is one of each. */
static gboolean
is_neutral (const TwSentenceTelling *t, const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const char *of = tw_statement_is (child, "where") ? tw_statement_text (child, "of") : NULL;
      g_auto (GStrv) ids = g_strsplit (of != NULL ? of : "", " ", -1);
      guint n = 0;

      for (const TwFigureType *figure; ids[n] != NULL; n++)
        if ((figure = tw_vocabulary_find_figure (t->vocabulary, ids[n])) == NULL
            || !figure->neutral)
          break;
      if (n > 0 && ids[n] == NULL)
        return TRUE;
    }
  return FALSE;
}

/* What says that a player is not the one on turn: "another player" says as much. */
static const TwDetail *
other_asked (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const TwStatement *where = child->children->len == 1 ? child->children->pdata[0] : NULL;

      if (tw_statement_is (child, "not") && where != NULL && tw_statement_is (where, "where")
          && where->n_details == 1 && where->details[0].word->value == TW_TEST_OWNER
          && strcmp (where->details[0].text, "player") == 0)
        return &where->details[0];
    }
  return NULL;
}

/* Whether @detail asks for what belongs to whoever chooses by @statement. */
static gboolean
is_of_chooser (const TwStatement *statement, const TwDetail *detail)
{
  const char *by = tw_statement_text (statement, "by");

  return tw_statement_is (statement, "choose") && detail->word->value == TW_TEST_OWNER
         && strcmp (detail->text, by != NULL ? by : "player") == 0;
}

/* The condition of that sort which is told with the noun of @statement, and what it stands in: what
 * it asks is said in the noun itself, if there is a phrase for that. */
static const TwStatement *
chooser_asked (const TwStatement *statement, const char *sort)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      for (guint k = 0; tw_statement_is (child, "where") && k < child->n_details; k++)
        if (is_of_chooser (statement, &child->details[k]) && is_with_noun (&child->details[k], sort)
            && is_first (statement, &child->details[k]))
          return child;
    }
  return NULL;
}

/* "a figure “Mage” or “Witch”": the noun, with what tells most of it. @other: (nullable): see
 * other_asked() */
static GArray *
noun_words (TwSentenceTelling *t, const TwStatement *statement, const TwDetail *other)
{
  const char *what = tw_statement_text (statement, "what"), *sort = tw_sentence_sort_of (statement);
  const TwSentenceName *name = tw_statement_text (statement, "as") != NULL
                                   ? tw_sentence_find_name (t, tw_statement_text (statement, "as"))
                                   : NULL;
  char *id = g_strdup_printf ("say-what-%s-%s", what != NULL ? what : sort,
                              asks_many (t, statement) ? "many" : statement->word->name);
  TwSentenceSlot slots[] = { { "own", NULL }, { NULL, NULL } };
  const TwStatement *own;
  GArray *words;

  if (!tw_sentence_has (t, id))
    {
      g_free (id);
      id = g_strdup_printf ("say-what-%s-%s", sort, statement->word->name);
    }
  if (is_neutral (t, statement))
    tw_sentence_extend (t, &id, "neutral");
  if (other != NULL)
    tw_sentence_extend (t, &id, "other");
  own = chooser_asked (statement, sort);
  if (own != NULL && !tw_sentence_extend (t, &id, "own"))
    own = NULL;
  slots[0].words = own != NULL
                       ? tw_sentence_fill (t, (TwSentenceSource){ own, "owner" }, "say-own", NULL)
                       : NULL;
  words =
      tw_sentence_fill (t, (TwSentenceSource){ statement, "what" }, id, own != NULL ? slots : NULL);
  g_free (id);
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      for (guint k = 0; tw_statement_is (child, "where") && k < child->n_details; k++)
        if (is_with_noun (&child->details[k], sort) && is_first (statement, &child->details[k])
            && !(own != NULL && is_of_chooser (statement, &child->details[k])))
          {
            const TwDetail *detail = &child->details[k];
            char *with = g_strconcat ("say-noun-", detail->word->name, NULL);

            if (detail->word->takes == TW_TAKES_NAME)
              tw_sentence_extend (t, &with, tw_sentence_sort_named (t, detail->text));
            words = tw_sentence_wrap (t, (TwSentenceSource){ child, detail->word->name }, with,
                                      "what", words);
            g_free (with);
          }
    }
  return name != NULL && name->is_told ? tw_sentence_wrap (t, (TwSentenceSource){ statement, "as" },
                                                           "say-called", "what", words)
                                       : words;
}

/* What @statement selects, with what it has to be like; of what is forbidden that follows. */
GArray *
tw_sentence_selection (TwSentenceTelling *t, const TwStatement *statement)
{
  guint n_names = t->n_names;
  gboolean is_forbidden =
      tw_statement_is (statement, "forbid") || tw_statement_is (statement, "allow");
  const char *what = tw_statement_text (statement, "what");
  const TwDetail *owner = one_asked (t, statement);
  const TwDetail *other = g_strcmp0 (what, "seat") == 0 ? other_asked (statement) : NULL;
  gboolean is_many = asks_many (t, statement);
  GArray *words, *where;

  tw_sentence_push_name (t, statement);
  if (owner != NULL)
    {
      words = one_words (t, statement, owner);
      t->n_names = n_names;
      return words;
    }
  words = noun_words (t, statement, other);
  t->untold = other;
  where = is_forbidden ? NULL : tw_sentence_where (t, statement);
  t->untold = NULL;
  if (where != NULL)
    {
      g_autofree char *id =
          g_strconcat ("say-that-", what != NULL ? what : "figure", is_many ? "-many" : "", NULL);
      const TwSentenceSlot slots[] = { { "what", words }, { "where", where }, { NULL, NULL } };

      words = tw_sentence_fill (t, (TwSentenceSource){ statement, NULL }, id, slots);
    }
  else if (g_strcmp0 (what, "standing") == 0 && !is_forbidden)
    words = tw_sentence_wrap (t, (TwSentenceSource){ statement, NULL }, "say-that-standing-any",
                              "what", words);
  if (g_strcmp0 (what, "number") == 0)
    words = tw_sentence_wrap (t, (TwSentenceSource){ statement, "most" },
                              tw_statement_text (statement, "least") != NULL   ? "say-number-from"
                              : tw_statement_text (statement, "above") != NULL ? "say-number-above"
                                                                               : "say-number-to",
                              "what", words);
  else if (!is_many && tw_statement_text (statement, "least") != NULL)
    words =
        tw_sentence_wrap (t, (TwSentenceSource){ statement, "least" }, "say-least", "what", words);
  if (!is_forbidden)
    words = tw_sentence_add_others (t, statement, 0, words);
  t->n_names = n_names;
  return words;
}

/* Whether the condition is told otherwise: by the heading of the procedure. */
static gboolean
is_in_moment (const TwSentenceTelling *t, const TwStatement *statement, const TwDetail *detail)
{
  g_autofree char *id =
      g_strdup_printf ("say-at-%s-%s", tw_statement_text (statement, "at"), detail->word->name);

  return tw_statement_is (statement, "procedure") && tw_sentence_has (t, id);
}

GArray *
tw_sentence_asked (TwSentenceTelling *t, const TwStatement *statement)
{
  const TwSentenceSource source = { statement, NULL };
  const char *sort = tw_sentence_sort_named (t, tw_statement_text (statement, "the"));
  Conditions all, of_thing;
  GArray *words;

  begin_conditions (&all);
  begin_conditions (&of_thing);
  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];
      /* "1 was rolled": what it is about is told in it. */
      gboolean is_told = detail->word->value == TW_TEST_IS
                         && (strcmp (sort, "drawn") == 0 || strcmp (sort, "rolled") == 0);
      gboolean is_of_game =
          detail->word->value == TW_TEST_SYMBOL || detail->word->value == TW_TEST_FIXED
          || detail->word->value == TW_TEST_DERIVED || detail->word->value == TW_TEST_PAID
          || (detail->word->value == TW_TEST_COUNTER && !tw_sentence_counts_each (t, detail->text));

      if (detail->word->value != TW_TEST_NONE && !is_in_moment (t, statement, detail))
        add_condition (t, is_of_game || is_told ? &all : &of_thing, statement, detail,
                       is_of_game ? "" : sort, FALSE);
    }
  words = end_conditions (t, &of_thing, source);
  if (words != NULL)
    add_piece (t, &all, source, tw_sentence_wrap (t, source, "say-the", "where", words));
  return end_conditions (t, &all, source);
}

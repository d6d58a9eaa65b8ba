#include "tests/engine/procedure/random-procedures.h"

#include <string.h>

#include "engine/set/procedure.h"
#include "tests/engine/procedure/random-set.h"
#include "tests/engine/procedure/random-writing.h"

#define MOST_PROCEDURES 4
#define MOST_FORBIDS    2
#define MOST_STATEMENTS 14 /* of one procedure that hold others */
#define MOST_DEPTH      4  /* in which these stand within each other */

/* What else a set may have beside what happens and what is forbidden. */
static const char *const declared[] = { "terrain",     "stand",     "reserve",   "supply",
                                        "colours",     "one-score", "leave-out", "weigh",
                                        "start-block", "hand" };

/* The attributes that each element may have, looked for once. */
static gpointer
all_details (gpointer data)
{
  GHashTable *all = g_hash_table_new (g_direct_hash, g_direct_equal);
  const TwRuleWord *element, *detail;

  for (guint i = 0; (element = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL; i++)
    {
      GPtrArray *details = g_ptr_array_new ();

      for (guint k = 0; (detail = tw_rule_word_nth (TW_WORDS_DETAIL, k)) != NULL; k++)
        if (tw_rule_word_is_of (detail, element->name))
          g_ptr_array_add (details, (gpointer) detail);
      g_hash_table_insert (all, (gpointer) element, details);
    }
  return all;
}

static const GPtrArray *
details_of (const TwRuleWord *element)
{
  static GOnce once = G_ONCE_INIT;

  return g_hash_table_lookup (g_once (&once, all_details, NULL), element);
}

static void
write_detail (Writing *w, const TwRuleWord *detail, const char *value)
{
  if (value != NULL)
    g_string_append_printf (w->out, " %s=\"%s\"", detail->name, value);
}

/* One or two conditions, none of them twice; what compares says with what. */
static void
write_conditions (Writing *w, const GPtrArray *details, gboolean is_one)
{
  guint first = below (w, details->len), n = is_one || !once_in (w, 3) ? 1 : 2;
  gboolean has_to = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *detail = details->pdata[(first + 3 * i) % details->len];
      g_autofree char *value = random_any_value (w, detail);

      if (strcmp (detail->name, "past") == 0 && n == 1 && w->has_list)
        g_string_append_printf (w->out, " near=\"along\" until=\"coin\" past=\"seen\" to=\"%s\"",
                                random_any_name (w));
      if (strcmp (detail->name, "past") == 0 || strcmp (detail->name, "to") == 0
          || strcmp (detail->name, "the") == 0 || strcmp (detail->name, "arrow") == 0
          || strcmp (detail->name, "until") == 0 || strcmp (detail->name, "least") == 0
          || strcmp (detail->name, "most") == 0
          || (strcmp (detail->name, "remembered") == 0 && !w->has_list)
          || (g_str_has_prefix (detail->name, "each-") && !w->is_question)
          || strcmp (detail->name, "possible") == 0)
        continue;
      write_detail (w, detail, value);
      if (strcmp (detail->name, "counter") == 0)
        g_string_append_printf (w->out, " %s=\"%u\"", once_in (w, 2) ? "least" : "most",
                                below (w, 5));
      if (g_strcmp0 (value, "line") == 0)
        g_string_append (w->out, " arrow=\"gong\"");
      if (g_strcmp0 (value, "along") == 0)
        g_string_append (w->out, " until=\"coin\"");
      if (!has_to
          && (strcmp (detail->name, "same") == 0 || strcmp (detail->name, "near") == 0
              || strcmp (detail->name, "steps") == 0 || strcmp (detail->name, "reach") == 0
              || strcmp (detail->name, "size") == 0 || strcmp (detail->name, "worth") == 0))
        {
          g_string_append_printf (w->out, " to=\"%s\"", random_any_name (w));
          has_to = TRUE;
        }
    }
}

static void
write_details (Writing *w, const TwRuleWord *element)
{
  const GPtrArray *details = details_of (element);

  w->is_special = w->is_of_players = FALSE;
  w->changed = once_in (w, 2) ? "by" : "n";
  if (element->stands == TW_STANDS_FILTER && details->len > 0)
    write_conditions (w, details, w->is_negated);
  else if (strcmp (element->name, "if") == 0)
    {
      g_string_append_printf (w->out, " the=\"%s\"", random_any_name (w));
      write_conditions (w, details, FALSE);
    }
  else
    for (guint i = 0; i < details->len; i++)
      {
        const TwRuleWord *detail = details->pdata[i];
        g_autofree char *value = random_value_in (w, element, detail);

        write_detail (w, detail, value);
        w->is_of_players |= g_strcmp0 (value, "debts") == 0;
        w->is_special |=
            value != NULL
            && (strcmp (element->name, "again") == 0 || detail->takes == TW_TAKES_SYMBOL
                || strcmp (element->name, "ask") == 0 || strcmp (value, "tile") == 0);
        if (detail->takes == TW_TAKES_BAG)
          w->is_dice = g_strcmp0 (value, "dice") == 0;
        if (detail->of == TW_WORDS_WHAT)
          w->what = value != NULL ? tw_rule_word_find (TW_WORDS_WHAT, value)->name : "figure";
        if (detail->of != TW_WORDS_MOMENT)
          continue;
        w->is_in_place = g_strcmp0 (value, "action") == 0;
        w->is_counting = value != NULL && strstr (value, "count") != NULL
                         && strcmp (value, "after-counting") != 0;
        w->is_leaving = g_strcmp0 (value, "leaves") == 0;
        w->is_set_up = g_strcmp0 (value, "set-up") == 0 || g_strcmp0 (value, "unplaceable") == 0;
        w->is_gain = g_strcmp0 (value, "gain") == 0 || g_strcmp0 (value, "moved") == 0;
        w->is_over = value != NULL && strstr (value, "last") != NULL;
        w->is_drawn = g_strcmp0 (value, "drawn") == 0;
        w->may_play =
            g_strcmp0 (value, "after-counting") == 0 || g_strcmp0 (value, "part-over") == 0;
        w->has_tile = value != NULL && !w->is_over && !w->is_leaving && !w->is_drawn && !w->is_gain
                      && !w->is_set_up && strcmp (value, "turn") != 0
                      && strcmp (value, "no-tile") != 0;
      }
}

static void write_element (Writing *w, const TwRuleWord *element);

/* One of the elements that may stand there; @holds_nothing: one that ends there. Returns:
 * (nullable) */
static const TwRuleWord *
any_element (Writing *w, guint stands, gboolean holds_nothing)
{
  /* What others have their turn in. */
  static const char *const waiting[] = { "choose", "offer", "take", "count", "give",
                                         "again",  "play",  "do",   "lay",   NULL };
  static const char *const joining[] = { "join", "part", NULL };
  static const char *const bringing[] = { "count", "again", "play", "do", NULL };
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();
  const TwRuleWord *element;

  for (guint i = 0; (element = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL; i++)
    if ((element->stands & stands)
        && !(g_strv_contains (joining, element->name) && !once_in (w, 8 * ODD))
        && !(holds_nothing && element->holds != 0)
        && !(strcmp (element->name, "do") == 0 && w->procedure + 1 >= w->n_procedures
             && !once_in (w, ODD))
        && !(w->is_set_up
             && (g_strv_contains (waiting, element->name) || strcmp (element->name, "draw") == 0)
             && !once_in (w, ODD))
        && !(w->is_leaving && g_strv_contains (waiting, element->name) && !once_in (w, ODD))
        && !(w->is_gain && g_strv_contains (bringing, element->name) && !once_in (w, ODD))
        && !(w->is_over
             && (strcmp (element->name, "again") == 0 || strcmp (element->name, "skip") == 0)
             && !once_in (w, ODD))
        && !(strcmp (element->name, "where") == 0 && strcmp (w->what, "number") == 0
             && !once_in (w, ODD))
        && !(strcmp (element->name, "lay") == 0 && !once_in (w, 6))
        && !(strcmp (element->name, "end") == 0 && !once_in (w, 12))
        && !(strcmp (element->name, "play") == 0 && !w->may_play && !once_in (w, ODD))
        && !((strcmp (element->name, "add") == 0 || strcmp (element->name, "forget") == 0)
             && !w->has_list)
        && !(strcmp (element->name, "choice") == 0 && strcmp (w->what, "word") != 0
             && !once_in (w, ODD)))
      g_ptr_array_add (elements, (gpointer) element);
  return elements->len > 0 ? elements->pdata[below (w, elements->len)] : NULL;
}

static void
write_some (Writing *w, guint stands, guint n)
{
  gboolean is_last = w->depth >= MOST_DEPTH || w->n_statements >= MOST_STATEMENTS;

  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *element = any_element (w, stands, is_last);

      if (element == NULL)
        return;
      write_element (w, element);
      if (stands == TW_STANDS_STATEMENT && strcmp (element->name, "if") == 0 && once_in (w, 3))
        write_element (w, tw_rule_word_find (TW_WORDS_STATEMENT, "else"));
    }
}

/* What can be done with two ends: mostly both. */
static void
write_joining (Writing *w, guint name, gboolean is_choice)
{
  if (is_choice && !once_in (w, 4))
    g_string_append_printf (w->out, "<join what=\"coin\" to=\"n%u\"/>", name);
  if (!is_choice || once_in (w, 3))
    g_string_append_printf (w->out, "<part what=\"coin\" from=\"n%u\"/>", name);
}

/* What stands in it: words, filters, statements, and what is done otherwise. */
static void
write_children (Writing *w, const TwRuleWord *element)
{
  gboolean was_negated = w->is_negated, was_question = w->is_question;
  const char *number = w->number;
  guint n_names = w->names->len;
  gboolean is_choice = strcmp (element->name, "choose") == 0;
  gboolean is_word =
      strcmp (element->name, "draw") == 0
      || (is_choice && (strcmp (w->what, "word") == 0 || strcmp (w->what, "number") == 0));
  gboolean is_pair =
      strcmp (w->what, "pair") == 0 && (is_choice || strcmp (element->name, "each") == 0);

  if (element->is_text)
    {
      g_string_append (w->out, "{player} did it");
      return;
    }
  w->is_negated |= element->stands == TW_STANDS_FILTER;
  w->is_question = is_choice;
  if (is_pair && !is_choice)
    g_string_append (w->out, "<where joined=\"true\"/>");
  if (element->holds & TW_STANDS_TEXT)
    write_some (w, TW_STANDS_TEXT, below (w, 3));
  if (element->holds & TW_STANDS_FILTER)
    write_some (w, TW_STANDS_FILTER, w->is_negated ? 1 : below (w, 3));
  if ((element->holds & TW_STANDS_ANY) && once_in (w, 6))
    write_some (w, TW_STANDS_ANY, 1);
  w->is_negated = was_negated;
  w->is_question = was_question;
  w->figures = (w->figures & ~((guint64) 1 << n_names))
               | (guint64) (strcmp (w->what, "figure") == 0 && !is_word) << n_names;
  w->words = (w->words & ~((guint64) 1 << n_names)) | (guint64) is_word << n_names;
  if (strcmp (element->name, "choose") == 0 || strcmp (element->name, "each") == 0
      || strcmp (element->name, "let") == 0)
    g_ptr_array_add (w->names, g_strdup_printf ("n%u", n_names));
  if (is_pair && !w->is_leaving && !w->is_set_up)
    write_joining (w, n_names, is_choice);
  if (strcmp (element->name, "draw") == 0)
    {
      g_ptr_array_add (w->names, g_strdup_printf ("n%u", n_names));
      if (w->is_dice)
        w->number = w->names->pdata[n_names];
    }
  /* A list is kept from the beginning, and of some tiles that are drawn others wait. */
  if (strcmp (element->name, "procedure") == 0)
    w->has_list = !w->is_in_place && once_in (w, 2);
  if (strcmp (element->name, "procedure") == 0 && w->has_list)
    write_element (w, tw_rule_word_find (TW_WORDS_STATEMENT, "remember"));
  if (strcmp (element->name, "procedure") == 0 && w->is_drawn)
    g_string_append (w->out, "<if if-symbol=\"bell\"><move what=\"tile\" to=\"aside\"/></if>\n");
  else if (strcmp (element->name, "procedure") == 0 && !w->is_in_place && once_in (w, 6))
    g_string_append (w->out, "<move what=\"aside\" to=\"home\"/>\n");
  if (w->is_in_place && !once_in (w, ODD))
    write_element (w, tw_rule_word_find (TW_WORDS_STATEMENT, "choose"));
  for (guint i = 0; strcmp (element->name, "offer") == 0 && i < 2; i++)
    write_element (w, tw_rule_word_find (TW_WORDS_STATEMENT,
                                         i == 0 || once_in (w, ODD) ? "choose" : "take"));
  if (element->holds & TW_STANDS_STATEMENT)
    write_some (w, TW_STANDS_STATEMENT, (once_in (w, ODD) ? 0 : 1) + below (w, 2));
  w->number = number;
  g_ptr_array_set_size (w->names, (gint) n_names);
  if ((element->holds & TW_STANDS_OTHERWISE) && once_in (w, 4))
    write_some (w, TW_STANDS_OTHERWISE, 1);
  if ((element->holds & TW_STANDS_PER) && once_in (w, 2))
    write_some (w, TW_STANDS_PER, 1);
}

static void
write_element (Writing *w, const TwRuleWord *element)
{
  if (strcmp (element->name, "lay") == 0 && !once_in (w, ODD))
    {
      g_string_append (w->out, set_lay);
      return;
    }
  w->n_statements += element->holds != 0;
  g_string_append_printf (w->out, "<%s", element->name);
  write_details (w, element);
  w->is_in_place &= element->stands == 0;
  if (strcmp (element->name, "take") == 0)
    w->what = "segment";
  g_string_append (w->out, ">");
  w->depth++;
  write_children (w, element);
  w->depth--;
  g_string_append_printf (w->out, "</%s>\n", element->name);
}

char *
random_procedures_set (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Writing w = { .rand = rand, .out = g_string_new (set_head), .names = names, .what = "figure" };
  guint n_forbids = below (&w, MOST_FORBIDS + 1);

  if (once_in (&w, 4))
    g_string_append (w.out, set_counting);
  w.n_procedures = 1 + below (&w, MOST_PROCEDURES);
  for (w.procedure = 0; w.procedure < w.n_procedures; w.procedure++)
    {
      w.n_statements = 0;
      write_element (&w, tw_rule_word_find (TW_WORDS_STATEMENT, "procedure"));
    }
  w.has_tile = TRUE;
  w.is_counting = w.is_leaving = w.is_set_up = w.is_gain = w.is_over = w.has_list = FALSE;
  for (guint i = 0; i < n_forbids; i++)
    write_element (&w,
                   tw_rule_word_find (TW_WORDS_STATEMENT, once_in (&w, 3) ? "allow" : "forbid"));
  w.has_tile = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (declared); i++)
    if (once_in (&w, i == 0 ? 2 : 6))
      write_element (&w, tw_rule_word_find (TW_WORDS_STATEMENT, declared[i]));
  g_string_append (w.out, set_tail);
  return g_string_free (w.out, FALSE);
}

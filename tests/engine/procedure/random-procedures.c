#include "tests/engine/procedure/random-procedures.h"

#include <string.h>

#include "engine/set/procedure.h"
#include "tests/engine/procedure/random-sensible.h"
#include "tests/engine/procedure/random-set.h"

#define MOST_PROCEDURES 4
#define MOST_FORBIDS    2
#define MOST_STATEMENTS 14  /* of one procedure that hold others */
#define MOST_DEPTH      4   /* in which these stand within each other */
#define ODD             100 /* of so many things one is odd */

/* What is being written.
 * @names: what elements around the one at hand have called something
 * @procedure: number of the procedure at hand, @n_procedures for a prohibition
 * @depth: how many elements it stands in
 * @what: what is selected
 * @element: the element at hand
 * @words: which of them are words that were chosen or drawn, a bit each
 * @number: (nullable): the name of a number that was drawn
 * @is_of_players: whether the counter at hand is one that each player has
 * @is_dice: whether the draw at hand is one of numbers
 * @is_negated: whether a filter stands in another one
 * @is_in_place: whether what comes next is the answer in place of a figure
 * @is_counting: whether a feature is being counted
 * @is_leaving: whether a figure has left a feature
 * @is_gain: whether somebody gets points
 * @is_over: whether no turn comes after
 * @has_tile: whether there is a tile of the turn
 * @has_least: whether the number at hand begins with the smallest
 * @is_drawn: whether a tile was drawn and does not lie
 * @has_list: whether a list is kept
 * @is_set_up: whether no turn has begun
 * @may_play: whether a further tile may be laid
 * @changed: how something is changed
 * @is_special: whether the element at hand says something that goes with some words alone
 */
typedef struct
{
  GRand *rand;
  GString *out;
  GPtrArray *names;
  guint64 words;
  guint procedure, n_procedures;
  guint n_statements, depth;
  const char *what, *number, *element, *changed;
  gboolean is_dice, is_negated, is_in_place, is_counting, is_leaving, is_over, has_tile, has_least;
  gboolean is_drawn, has_list, is_gain, is_set_up, is_special, may_play, is_of_players;
} Writing;

static guint
below (Writing *w, guint n)
{
  return (guint) g_rand_int_range (w->rand, 0, (gint) n);
}

static gboolean
once_in (Writing *w, guint n)
{
  return below (w, n) == 0;
}

static const char *
one_of (Writing *w, const char *const *words)
{
  return words[below (w, g_strv_length ((char **) words))];
}

/* One to three of them. */
static char *
some_of (Writing *w, const char *const *words)
{
  GString *out = g_string_new (one_of (w, words));

  while (once_in (w, 3))
    g_string_append_printf (out, " %s", one_of (w, words));
  return g_string_free (out, FALSE);
}

static const char *
any_word (Writing *w, TwWordSort sort)
{
  guint n = 0;

  while (tw_rule_word_nth (sort, n) != NULL)
    n++;
  return tw_rule_word_nth (sort, below (w, n))->name;
}

/* What stands there: mostly something that was chosen, else what has a name at the moment; now and
 * then what has none. */
static const char *
any_name (Writing *w)
{
  static const char *const always[] = { "player", "ringer", "stray", NULL };
  static const char *const given[] = { "player", "tile", "feature", "home", "ringer", NULL };
  static const char *const gaining[] = { "gainer", "from", "counting-figure", NULL };
  gboolean is_odd = once_in (w, ODD);

  if (w->names->len > 0 && !is_odd && !once_in (w, 4))
    {
      guint nth = below (w, w->names->len);

      /* A word is no thing, though conditions can ask which one it is. */
      if (!(w->words >> nth & 1) || (strcmp (w->element, "if") == 0 && once_in (w, 4)))
        return w->names->pdata[nth];
    }
  if ((w->is_counting || w->is_leaving) && once_in (w, 2))
    return "feature";
  if (w->is_gain && once_in (w, 2))
    return one_of (w, gaining);
  if (w->has_tile && once_in (w, 2))
    return "tile";
  return one_of (w, is_odd ? given : always);
}

/* An id is one's own name, but for that of a procedure that is done: seldom one that does this one.
 */
static char *
any_id (Writing *w, const TwRuleWord *detail)
{
  static const char *const changes[] = { "by", "n", "times", "divide", NULL };
  guint first = once_in (w, ODD) ? 0 : MIN (w->procedure + 1, w->n_procedures - 1);

  if (strcmp (detail->name, "id") == 0)
    return g_strdup_printf ("p%u", w->procedure);
  if (strcmp (detail->name, "step") == 0)
    return g_strdup_printf ("%u%c", 1 + below (w, 3),
                            (char) ((once_in (w, ODD) ? 'a' : 'c') + below (w, 6)));
  if (strcmp (w->element, "change") == 0 && w->is_counting && once_in (w, 2))
    {
      w->changed = one_of (w, changes);
      return g_strdup ("value");
    }
  if (strcmp (detail->name, "counter") == 0 || strcmp (w->element, "change") == 0)
    return g_strdup (once_in (w, ODD) ? "kept" : once_in (w, 2) ? "load" : "debts");
  if (strcmp (detail->name, "word") == 0 && strcmp (detail->of_element, "choose") == 0)
    return g_strdup_printf ("ask-%s", w->what);
  if (strcmp (detail->name, "remembered") == 0 || strcmp (detail->name, "to") == 0
      || strcmp (detail->name, "from") == 0)
    {
      static const char *const lists[] = { "seen", "seen", "seen-before", "kept", "moved" };

      return g_strdup (lists[below (w, G_N_ELEMENTS (lists))]);
    }
  if (strcmp (detail->name, "as") == 0 && strcmp (w->element, "remember") == 0)
    return g_strdup ("seen");
  if (strcmp (detail->name, "word") == 0 || strcmp (detail->name, "is") == 0)
    return g_strdup (once_in (w, 2) ? "yes" : "no");
  if (strcmp (detail->name, "procedure") != 0)
    return g_strdup_printf ("n%u", w->names->len);
  return g_strdup_printf ("p%u", first + below (w, w->n_procedures - first));
}

/* Returns: (transfer full) (nullable): what the attribute says, %NULL if it is left out */
static char *
any_value (Writing *w, const TwRuleWord *detail)
{
  const char *word;

  switch (detail->takes)
    {
    case TW_TAKES_KIND:
      return g_strdup (one_of (w, set_kinds));
    case TW_TAKES_KINDS:
      return some_of (w, set_kinds);
    case TW_TAKES_EVENTS:
      return g_strdup (any_word (w, TW_WORDS_EVENT));
    case TW_TAKES_WORD:
      word = any_word (w, detail->of);
      /* Only what is forbidden, and what there is or is not, is about cells. */
      return g_strdup (detail->of == TW_WORDS_WHAT && strcmp (word, "cell") == 0
                               && !once_in (w, 4 * ODD)
                           ? "figure"
                           : word);
    case TW_TAKES_TRUTH:
      return g_strdup (once_in (w, 2) ? "true" : "false");
    case TW_TAKES_BAG:
      return g_strdup (one_of (w, set_bags));
    case TW_TAKES_AMOUNT:
      if (w->number != NULL && once_in (w, 2))
        return g_strdup (w->number);
      if (w->is_gain && strcmp (detail->name, "n") == 0 && once_in (w, 2))
        return g_strdup ("points");
      if (strcmp (detail->of_element, "give") == 0 && strcmp (detail->name, "n") == 0
          && once_in (w, 4))
        return g_strdup (once_in (w, 2) ? "load" : "player.debts");
      G_GNUC_FALLTHROUGH;
    case TW_TAKES_NUMBER:
      return g_strdup_printf ("%d", once_in (w, ODD) ? -1 : (int) below (w, 6));
    case TW_TAKES_SYMBOL:
      return g_strdup (one_of (w, set_symbols));
    case TW_TAKES_FIGURE:
      return g_strdup (one_of (w, set_figures));
    case TW_TAKES_THING:
      return g_strdup (once_in (w, 4)   ? "coin"
                       : once_in (w, 2) ? one_of (w, set_figures)
                                        : one_of (w, set_symbols));
    case TW_TAKES_TOKEN:
    case TW_TAKES_GAIN:
      return g_strdup (detail->takes == TW_TAKES_GAIN && once_in (w, 2) ? "points"
                       : once_in (w, 4)                                 ? "bell"
                                                                        : "coin");
    case TW_TAKES_FIGURES:
      if (strcmp (w->element, "stand") == 0 && !once_in (w, ODD))
        return g_strdup (one_of (w, set_figures));
      return some_of (w, set_figures);
    case TW_TAKES_PART:
      return g_strdup (once_in (w, 2) ? "abbot" : "count");
    case TW_TAKES_SETTING:
      return g_strdup (one_of (w, set_settings));
    case TW_TAKES_RULES:
      return some_of (w, set_rules);
    case TW_TAKES_NAME:
      return g_strdup (strcmp (detail->name, "zone") == 0 ? "den" : any_name (w));
    case TW_TAKES_ID:
    case TW_TAKES_ANSWER:
      return any_id (w, detail);
    case TW_TAKES_NOTHING:
    default:
      return NULL;
    }
}

/* Numbers have bounds, and nothing else that is chosen; they begin either at one or above one. */
static char *
number_bound (Writing *w, const TwRuleWord *detail)
{
  gboolean is_first = strcmp (detail->name, "least") == 0;

  if (strcmp (w->what, "number") != 0)
    return NULL;
  if (strcmp (detail->name, "most") == 0)
    return g_strdup ("3");
  if (is_first)
    w->has_least = once_in (w, 2) || once_in (w, ODD);
  return w->has_least == is_first ? g_strdup ("1") : NULL;
}

static char *
value_in (Writing *w, const TwRuleWord *element, const TwRuleWord *detail)
{
  static const char *const there[] = { "figure", "figure", "tile",    "feature",
                                       "seat",   "pair",   "segment", NULL };
  static const char *const kept[] = { "figure", "tile", "feature", "seat", NULL };

  w->element = element->name;
  if (strcmp (element->name, "move") == 0 && strcmp (detail->name, "to") == 0 && once_in (w, 6))
    return g_strdup ("den");
  /* Only what players have is somebody's. */
  if (strcmp (element->name, "change") == 0 && strcmp (detail->name, "to") == 0
      && !once_in (w, ODD))
    return w->is_of_players && once_in (w, 2) ? g_strdup ("player") : NULL;
  /* More colours than there are nobody can play. */
  if (strcmp (element->name, "colours") == 0 && strcmp (detail->name, "n") == 0)
    return g_strdup (once_in (w, ODD) ? "9" : once_in (w, 3) ? "2" : "1");
  if (strcmp (detail->name, "players") == 0)
    return once_in (w, 2) ? g_strdup_printf ("%u", 2 + below (w, 2)) : NULL;
  if (strcmp (element->name, "leave-out") == 0 && strcmp (detail->name, "what") == 0
      && !once_in (w, ODD))
    return once_in (w, 2) ? g_strdup ("tile") : NULL;
  if (strcmp (element->name, "change") == 0 && strcmp (detail->name, "what") != 0
      && !once_in (w, ODD))
    return strcmp (detail->name, w->changed) == 0 ? any_value (w, detail) : NULL;
  /* A whole turn is no other part of one, and only crossings are those of some tiles. */
  if ((strcmp (detail->name, "turn") == 0 || strcmp (detail->name, "ends") == 0) && w->is_special
      && !once_in (w, ODD))
    return NULL;
  if (detail->of == TW_WORDS_TERRAIN && w->is_special && !once_in (w, ODD))
    return g_strdup ("crossings-join");
  if (strcmp (element->name, "remember") == 0 && detail->of == TW_WORDS_WHAT && !once_in (w, ODD))
    return g_strdup (one_of (w, kept));
  if (strcmp (element->name, "choose") != 0 && strcmp (element->name, "forbid") != 0
      && strcmp (element->name, "allow") != 0 && strcmp (element->name, "weigh") != 0
      && detail->of == TW_WORDS_WHAT && !once_in (w, 8))
    return g_strdup (one_of (w, strcmp (element->name, "let") == 0 ? kept : there));
  /* Only players take turns; a question is in a row of others or where a figure may be placed. */
  if (strcmp (element->name, "each") == 0 && strcmp (detail->name, "times") == 0
      && strcmp (w->what, "seat") != 0 && !once_in (w, ODD))
    return NULL;
  if (strcmp (element->name, "ask") == 0 && strcmp (detail->name, "among") == 0 && w->is_special
      && !once_in (w, ODD))
    return NULL;
  if (strcmp (element->name, "forbid") == 0 && detail->of == TW_WORDS_WHAT && once_in (w, 3))
    return g_strdup ("cell");
  if (element->stands == TW_STANDS_ANY && detail->of == TW_WORDS_WHAT && once_in (w, 8))
    return g_strdup ("cell");
  if (w->is_in_place && detail->of == TW_WORDS_WHAT && !once_in (w, ODD))
    return g_strdup ("figure");
  if (w->is_in_place && strcmp (detail->name, "by") == 0 && !once_in (w, ODD))
    return NULL;
  if (strcmp (element->name, "choose") == 0
      && (strcmp (detail->name, "least") == 0 || strcmp (detail->name, "most") == 0
          || strcmp (detail->name, "above") == 0))
    return number_bound (w, detail);
  if (strcmp (element->name, "choose") == 0 && detail->of == TW_WORDS_WHAT && once_in (w, 8))
    return g_strdup (once_in (w, 3) ? "number" : "pair");
  if (w->is_counting && detail->of == TW_WORDS_EVENT && !once_in (w, ODD))
    return g_strdup ("recall");
  for (guint i = 0; i < G_N_ELEMENTS (sensible); i++)
    if (strcmp (element->name, sensible[i].element) == 0
        && strcmp (detail->name, sensible[i].attribute) == 0 && !once_in (w, ODD))
      return sensible[i].value != NULL ? g_strdup (sensible[i].value) : any_value (w, detail);
  return once_in (w, 4) ? any_value (w, detail) : NULL;
}

/* The attributes that the element may have. */
static GPtrArray *
details_of (const TwRuleWord *element)
{
  GPtrArray *details = g_ptr_array_new ();
  const TwRuleWord *detail;

  for (guint i = 0; (detail = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (tw_rule_word_is_of (detail, element->name))
      g_ptr_array_add (details, (gpointer) detail);
  return details;
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
      g_autofree char *value = any_value (w, detail);

      if (strcmp (detail->name, "past") == 0 && n == 1 && w->has_list)
        g_string_append_printf (w->out, " near=\"along\" until=\"coin\" past=\"seen\" to=\"%s\"",
                                any_name (w));
      if (strcmp (detail->name, "past") == 0 || strcmp (detail->name, "to") == 0
          || strcmp (detail->name, "the") == 0 || strcmp (detail->name, "arrow") == 0
          || strcmp (detail->name, "until") == 0 || strcmp (detail->name, "least") == 0
          || strcmp (detail->name, "most") == 0
          || (strcmp (detail->name, "remembered") == 0 && !w->has_list)
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
          g_string_append_printf (w->out, " to=\"%s\"", any_name (w));
          has_to = TRUE;
        }
    }
}

static void
write_details (Writing *w, const TwRuleWord *element)
{
  g_autoptr (GPtrArray) details = details_of (element);

  w->is_special = w->is_of_players = FALSE;
  w->changed = once_in (w, 2) ? "by" : "n";
  if (element->stands == TW_STANDS_FILTER && details->len > 0)
    write_conditions (w, details, w->is_negated);
  else if (strcmp (element->name, "if") == 0)
    {
      g_string_append_printf (w->out, " the=\"%s\"", any_name (w));
      write_conditions (w, details, FALSE);
    }
  else
    for (guint i = 0; i < details->len; i++)
      {
        const TwRuleWord *detail = details->pdata[i];
        g_autofree char *value = value_in (w, element, detail);

        write_detail (w, detail, value);
        w->is_of_players |= g_strcmp0 (value, "debts") == 0;
        w->is_special |=
            value != NULL
            && (strcmp (element->name, "again") == 0 || detail->takes == TW_TAKES_SYMBOL
                || strcmp (detail->name, "also") == 0 || strcmp (value, "tile") == 0);
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
  gboolean was_negated = w->is_negated;
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
  if (is_pair && !is_choice)
    g_string_append (w->out, "<where joined=\"true\"/>");
  if (element->holds & TW_STANDS_TEXT)
    write_some (w, TW_STANDS_TEXT, below (w, 3));
  if (element->holds & TW_STANDS_FILTER)
    write_some (w, TW_STANDS_FILTER, w->is_negated ? 1 : below (w, 3));
  if ((element->holds & TW_STANDS_ANY) && once_in (w, 6))
    write_some (w, TW_STANDS_ANY, 1);
  w->is_negated = was_negated;
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

/* What random procedures say of what they do. */
#include "engine/set/procedure.h"
#include "tests/engine/procedure/random-sensible.h"
#include "tests/engine/procedure/random-set.h"
#include "tests/engine/procedure/random-writing.h"

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
const char *
random_any_name (Writing *w)
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

char *
random_any_value (Writing *w, const TwRuleWord *detail)
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
      return g_strdup (strcmp (detail->name, "zone") == 0 ? "den" : random_any_name (w));
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

/* A figure that was chosen, or one of nobody's. */
static const char *
any_figure (Writing *w)
{
  guint first = below (w, w->names->len + 2);

  for (guint i = 0; i < w->names->len; i++)
    if (w->figures >> (first + i) % w->names->len & 1)
      return w->names->pdata[(first + i) % w->names->len];
  return once_in (w, 2) ? "ringer" : "stray";
}

char *
random_value_in (Writing *w, const TwRuleWord *element, const TwRuleWord *detail)
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
    return strcmp (detail->name, w->changed) == 0 ? random_any_value (w, detail) : NULL;
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
  if (strcmp (element->name, "ask") == 0 && w->is_special && !once_in (w, ODD))
    return NULL;
  if (strcmp (element->name, "move") == 0 && strcmp (detail->name, "what") == 0
      && !once_in (w, ODD))
    return g_strdup (any_figure (w));
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
      return sensible[i].value != NULL ? g_strdup (sensible[i].value)
                                       : random_any_value (w, detail);
  return once_in (w, 4) ? random_any_value (w, detail) : NULL;
}

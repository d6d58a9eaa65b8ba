/* Of what conditions can be asked. */
#include "engine/set/condition-about.h"

#include <string.h>

#define BIT(what) (1u << TW_SELECTED_##what)
/* Those that are a figure, or go with one. */
#define FIGURES (BIT (FIGURE) | BIT (STANDING) | BIT (POST) | BIT (ENTRY))
/* Those that are land, or stand there. */
#define LAND                                                                                       \
  (BIT (FIGURE) | BIT (STANDING) | BIT (FEATURE) | BIT (SEGMENT) | BIT (PAIR) | BIT (SYMBOL)       \
   | BIT (TOKEN))
/* Those that lie on a tile, or are one. */
#define PLACES  (LAND | BIT (TILE) | BIT (POST))
#define PLAYERS (BIT (SEAT) | BIT (COUNTING))
#define TRACK   (BIT (SPACE) | BIT (COUNTING) | BIT (FIGURE))
#define THINGS  ((1u << TW_N_SELECTED) - 1)
/* What is asked of the game holds of nothing as well. */
#define ALL (THINGS | 1u << TW_ABOUT_NOTHING)

/* Indexed by test; what is not there fits anything. */
static const guint32 fits[] = {
  [TW_TEST_OF] = FIGURES | BIT (COUNTING),
  [TW_TEST_OWNER] = FIGURES | PLAYERS,
  [TW_TEST_FOLLOWER] = FIGURES,
  [TW_TEST_IN] = FIGURES,
  [TW_TEST_KIND] = PLACES | BIT (ENTRY) | BIT (CELL),
  [TW_TEST_COMPLETE] = LAND,
  [TW_TEST_OCCUPIED] = PLACES,
  [TW_TEST_BY] = PLACES | BIT (SPACE),
  [TW_TEST_HAS] = PLACES | BIT (SEAT) | BIT (ENTRY),
  [TW_TEST_LEFT] = ALL,
  [TW_TEST_ROOM] = PLACES,
  [TW_TEST_FACE_UP] = PLACES,
  [TW_TEST_WITHOUT] = PLACES,
  [TW_TEST_MOVES] = FIGURES,
  [TW_TEST_SAME] = THINGS & ~(BIT (WORD) | BIT (NUMBER) | BIT (SEAT)),
  [TW_TEST_NEAR] = PLACES | BIT (CELL),
  [TW_TEST_STEPS] = PLACES | BIT (CELL),
  [TW_TEST_REACH] = PLACES | BIT (CELL),
  [TW_TEST_STANDS] = PLAYERS,
  [TW_TEST_LEADS] = PLAYERS,
  [TW_TEST_AMONG] = LAND,
  [TW_TEST_WON] = LAND,
  [TW_TEST_SIZE] = LAND,
  [TW_TEST_WORTH] = LAND,
  [TW_TEST_DRAWN] = BIT (SYMBOL) | BIT (POST),
  [TW_TEST_SYMBOL] = ALL,
  [TW_TEST_ROLE] = FIGURES,
  [TW_TEST_ROLES] = FIGURES,
  [TW_TEST_MISTY] = PLACES,
  [TW_TEST_IS] = BIT (WORD) | BIT (NUMBER),
  [TW_TEST_JOINED] = BIT (PAIR),
  [TW_TEST_ACROSS] = BIT (PAIR),
  [TW_TEST_ENDS_AT] = BIT (PAIR) | BIT (SEGMENT) | BIT (STANDING) | BIT (FIGURE),
  [TW_TEST_BESIDE] = FIGURES,
  [TW_TEST_REMEMBERED] = THINGS & ~(BIT (WORD) | BIT (NUMBER)),
  [TW_TEST_GAINS] = PLAYERS,
  [TW_TEST_EVERY] = TRACK,
  [TW_TEST_AFTER] = FIGURES,
  [TW_TEST_HOLDER] = FIGURES,
  [TW_TEST_HOLDS] = PLAYERS,
  [TW_TEST_SCORE] = PLAYERS,
  [TW_TEST_SCORED] = PLAYERS,
  [TW_TEST_EACH_PART] = THINGS,
  [TW_TEST_EACH_TURN] = THINGS,
  [TW_TEST_POSSIBLE] = BIT (WORD),
  [TW_TEST_DERIVED] = ALL,
  [TW_TEST_PAID] = ALL,
  [TW_TEST_COUNTER] = ALL,
  [TW_TEST_FIXED] = ALL,
};

/* Likewise what a condition compares with. Whose something is, figures and counting figures tell as
 * well as players. */
#define OWNERS (FIGURES | PLAYERS)
static const guint32 fits_named[] = {
  [TW_TEST_OWNER] = OWNERS,  [TW_TEST_BY] = OWNERS,
  [TW_TEST_WON] = OWNERS,    [TW_TEST_STANDS] = THINGS & ~(PLAYERS | BIT (WORD) | BIT (NUMBER)),
  [TW_TEST_LEADS] = LAND,    [TW_TEST_BESIDE] = FIGURES,
  [TW_TEST_HOLDS] = FIGURES,
};

/* What the names are of that moments bring along. */
static const struct
{
  const char *name;
  int about;
} given[] = {
  { "player", TW_SELECTED_SEAT },     { "gainer", TW_SELECTED_SEAT },
  { "tile", TW_SELECTED_TILE },       { "last-tile", TW_SELECTED_TILE },
  { "feature", TW_SELECTED_FEATURE }, { "from", TW_SELECTED_SPACE },
  { "points", TW_SELECTED_NUMBER },   { "counting-figure", TW_SELECTED_COUNTING },
};

static gboolean
selects (const TwStatement *statement)
{
  static const char *const selectors[] = { "choose", "each",  "let",   "per",  "any", "none",
                                           "forbid", "allow", "weigh", "take", NULL };

  return g_strv_contains (selectors, statement->word->name);
}

static int
selected (const TwStatement *statement)
{
  /* Tokens are taken from where they lie. */
  return tw_statement_is (statement, "take")
             ? TW_SELECTED_SEGMENT
             : tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
}

/* Returns: how many stand round it; fills @chain with them from the outermost on */
static guint
chain_to (const TwStatement *root,
          const TwStatementPlace *place,
          const TwStatement *chain[TW_MAX_STATEMENT_DEPTH + 1])
{
  guint n = 0;

  for (const TwStatement *at = root; at != NULL; n++)
    {
      chain[n] = at;
      at = n < place->n && place->at[n] < at->children->len ? at->children->pdata[place->at[n]]
                                                            : NULL;
    }
  return n;
}

/* What is called @name there. */
static int
named (const TwVocabulary *words, const TwStatement *const *chain, guint n, const char *name)
{
  const TwFigureType *figure = tw_vocabulary_find_figure (words, name);

  for (guint i = n; i-- > 0;)
    if (g_strcmp0 (tw_statement_text (chain[i], "as"), name) == 0)
      return selects (chain[i])                   ? selected (chain[i])
             : tw_statement_is (chain[i], "draw") ? TW_SELECTED_WORD
                                                  : TW_ABOUT_ANYTHING;
  for (guint i = 0; i < G_N_ELEMENTS (given); i++)
    if (strcmp (given[i].name, name) == 0)
      return given[i].about;
  return figure != NULL && figure->neutral ? TW_SELECTED_FIGURE : TW_ABOUT_ANYTHING;
}

const TwStatement *
tw_condition_selector (const TwStatement *root, const TwStatementPlace *place)
{
  const TwStatement *chain[TW_MAX_STATEMENT_DEPTH + 1];
  guint n = chain_to (root, place, chain);

  if (n == 0 || !tw_statement_is (chain[n - 1], "where"))
    return NULL;
  for (guint i = n - 1; i-- > 0;)
    if (!tw_statement_is (chain[i], "not"))
      return selects (chain[i]) ? chain[i] : NULL;
  return NULL;
}

int
tw_condition_about (const TwVocabulary *words,
                    const TwStatement *root,
                    const TwStatementPlace *place)
{
  const TwStatement *chain[TW_MAX_STATEMENT_DEPTH + 1];
  guint n = chain_to (root, place, chain);
  const TwStatement *selector = tw_condition_selector (root, place);
  const char *the = n > 0 ? tw_statement_text (chain[n - 1], "the") : NULL;

  if (selector != NULL)
    return selected (selector);
  if (n == 0 || !tw_statement_is (chain[n - 1], "if"))
    return TW_ABOUT_ANYTHING;
  return the == NULL ? TW_ABOUT_NOTHING : named (words, chain, n - 1, the);
}

int
tw_condition_about_named (const TwVocabulary *words,
                          const TwStatement *root,
                          const TwStatementPlace *place,
                          const char *name)
{
  const TwStatement *chain[TW_MAX_STATEMENT_DEPTH + 1];

  return named (words, chain, chain_to (root, place, chain), name);
}

/* Whether @about is among what @table has for the condition @word; what it does not have fits. */
static gboolean
is_in (const guint32 *table, gsize n, const TwRuleWord *word, int about)
{
  gboolean is_condition =
      word->sort == TW_WORDS_DETAIL
      && (tw_rule_word_is_of (word, "if") || tw_rule_word_is_of (word, "where"));
  guint32 bits = is_condition && (guint) word->value < n ? table[word->value] : 0;

  return bits == 0 || about == TW_ABOUT_ANYTHING || (bits >> about & 1);
}

gboolean
tw_condition_fits (const TwRuleWord *word, int about)
{
  return is_in (fits, G_N_ELEMENTS (fits), word, about);
}

gboolean
tw_condition_fits_named (const TwRuleWord *word, int about)
{
  return is_in (fits_named, G_N_ELEMENTS (fits_named), word, about);
}

static gboolean
has_any (const TwStatement *statement, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (tw_statement_text (statement, names[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* What says something only of numbers, of players or of figures. */
static gboolean
is_of_others (const TwStatement *statement, const TwRuleWord *word)
{
  static const struct
  {
    const char *element;
    const char *name;
    guint32 whats;
  } only[] = {
    { "choose", "least", BIT (NUMBER) }, { "choose", "most", BIT (NUMBER) },
    { "choose", "above", BIT (NUMBER) }, { "choose", "by-tile", BIT (FIGURE) },
    { "each", "from", PLAYERS },         { "let", "from", PLAYERS },
    { "each", "times", PLAYERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (only); i++)
    if (tw_statement_is (statement, only[i].element) && strcmp (word->name, only[i].name) == 0)
      return !(only[i].whats >> selected (statement) & 1);
  return FALSE;
}

gboolean
tw_detail_is_idle (const TwStatement *statement, const TwRuleWord *word)
{
  static const char *const comparing[] = {
    "same", "near", "steps", "reach", "size", "worth", NULL
  };
  static const char *const counting[] = { "counter", "has", "left", NULL };
  const char *near = tw_statement_text (statement, "near");

  if (!tw_statement_is (statement, "where") && !tw_statement_is (statement, "if"))
    return is_of_others (statement, word);
  return strcmp (word->name, "up-to") == 0 ? tw_statement_text (statement, "is") == NULL
         : strcmp (word->name, "to") == 0  ? !has_any (statement, comparing)
         : strcmp (word->name, "least") == 0 || strcmp (word->name, "most") == 0
             ? !has_any (statement, counting)
         : strcmp (word->name, "arrow") == 0 ? g_strcmp0 (near, "line") != 0
         : strcmp (word->name, "until") == 0 || strcmp (word->name, "past") == 0
             ? g_strcmp0 (near, "along") != 0
             : FALSE;
}

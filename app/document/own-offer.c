/* What can be added to a rule in one go. */
#include "app/document/own-offer.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/part-groups.h"
#include "engine/set/condition-about.h"
#include "engine/tile/capital.h"

/* What stands in the place of a name, and of what the set has of a sort. */
#define NAME   "@"
#define PLAYER TW_OWN_OFFER_PLAYER

/*
 * Ready:
 * @about: of what it is asked, a #TwSelected or %TW_ABOUT_NOTHING
 * @example: how it is written, with %NAME for what it is about
 * @title: what it is, for people
 */
typedef struct
{
  int about;
  const char *example;
  const char *title;
} Ready;

/* Translators: “it” is what the heading above says, a tile or a feature. */
static const Ready counts[] = {
  { TW_SELECTED_TILE, "<per what='feature'><where kind='city' same='tile' to='" NAME "'/></per>",
    NC_ ("rule", "For each city on it, or other land") },
  { TW_SELECTED_TILE, "<per what='tile'><where near='next-8' to='" NAME "'/></per>",
    NC_ ("rule", "For each tile around it") },
  { TW_SELECTED_TILE, "<per what='feature'><where kind='city' near='nine' to='" NAME "'/></per>",
    NC_ ("rule", "For each city on it or around it, or other land") },
  { TW_SELECTED_TILE, "<per what='symbol'><where symbol='' near='nine' to='" NAME "'/></per>",
    NC_ ("rule", "For each symbol of a kind on it or around it") },
  { TW_SELECTED_TILE, "<per what='figure'><where in='table' near='nine' to='" NAME "'/></per>",
    NC_ ("rule", "For each figure on it or around it") },
  { TW_SELECTED_FEATURE, "<per what='tile'><where same='extent' to='" NAME "'/></per>",
    NC_ ("rule", "For each tile that counts for it") },
  { TW_SELECTED_FEATURE, "<per what='symbol'><where symbol='' same='feature' to='" NAME "'/></per>",
    NC_ ("rule", "For each symbol of a kind in it") },
  { TW_SELECTED_FEATURE, "<per what='figure'><where same='feature' to='" NAME "'/></per>",
    NC_ ("rule", "For each figure on it") },
  { TW_SELECTED_SEAT, "<per what='figure'><where owner='" NAME "' in='table'/></per>",
    NC_ ("rule", "For each figure on the table that belongs to that player") },
  { TW_ABOUT_NOTHING, "<per what='feature'><where kind='city' complete='true'/></per>",
    NC_ ("rule", "For each complete city, or other land") },
  { TW_ABOUT_NOTHING, "<per what='symbol'><where symbol=''/></per>",
    NC_ ("rule", "For each symbol of a kind") },
  { TW_ABOUT_NOTHING, "<per what='token'><where has=''/></per>",
    NC_ ("rule", "For each token of a kind that lies there") },
};

/* Translators: “it” is what the heading above says, a tile or a feature. */
static const Ready conditions[] = {
  { TW_SELECTED_FEATURE, "<if the='" NAME "' kind='city'/>",
    NC_ ("rule", "It is a city, or other land") },
  { TW_SELECTED_FEATURE,
    "<if><none what='feature'><where kind='city' same='feature' to='" NAME "'/></none></if>",
    NC_ ("rule", "It is no city, or no other land") },
  { TW_SELECTED_FEATURE,
    "<if><any what='tile' least='3'><where same='extent' to='" NAME "'/></any></if>",
    NC_ ("rule", "At least so many tiles count for it") },
  { TW_SELECTED_FEATURE, "<if the='" NAME "' has=''/>",
    NC_ ("rule", "A symbol, a token or a figure is in it") },
  { TW_SELECTED_FEATURE,
    "<if><none what='symbol'><where symbol='' same='feature' to='" NAME "'/></none></if>",
    NC_ ("rule", "There is no symbol of a kind in it") },
  { TW_SELECTED_FEATURE, "<if the='" NAME "' by='" PLAYER "'/>",
    NC_ ("rule", "A player has a figure on it") },
  { TW_SELECTED_FEATURE,
    "<if><none what='figure'><where owner='" PLAYER "' same='feature' to='" NAME "'/></none></if>",
    NC_ ("rule", "A player has no figure on it") },
  { TW_SELECTED_FEATURE, "<if the='" NAME "' occupied='true'/>",
    NC_ ("rule", "Somebody stands on it, or nobody") },
  { TW_SELECTED_TILE, "<if the='" NAME "' kind='city'/>",
    NC_ ("rule", "A city is on it, or other land") },
  { TW_SELECTED_TILE,
    "<if><none what='feature'><where kind='city' same='tile' to='" NAME "'/></none></if>",
    NC_ ("rule", "There is no city on it, or no other land") },
  { TW_SELECTED_TILE, "<if the='" NAME "' has=''/>",
    NC_ ("rule", "A symbol, a token or a figure is on it") },
  { TW_SELECTED_TILE,
    "<if><none what='symbol'><where symbol='' same='tile' to='" NAME "'/></none></if>",
    NC_ ("rule", "There is no symbol of a kind on it") },
  { TW_SELECTED_TILE,
    "<if><any what='tile'><where kind='city' near='next-8' to='" NAME "'/></any></if>",
    NC_ ("rule", "A city is around it, or other land") },
  { TW_SELECTED_TILE,
    "<if><none what='tile'><where kind='city' near='next-8' to='" NAME "'/></none></if>",
    NC_ ("rule", "There is no city around it, or no other land") },
  { TW_ABOUT_NOTHING, "<if><any what='figure'><where owner='" PLAYER "' in='table'/></any></if>",
    NC_ ("rule", "A player has a figure on the table") },
  { TW_ABOUT_NOTHING, "<if><none what='figure'><where owner='" PLAYER "' in='table'/></none></if>",
    NC_ ("rule", "A player has no figure on the table") },
  { TW_ABOUT_NOTHING, "<if><any what='feature'><where kind='city' complete='true'/></any></if>",
    NC_ ("rule", "There is something of a sort, or so many of it") },
  { TW_ABOUT_NOTHING, "<if><none what='feature'><where kind='city' complete='true'/></none></if>",
    NC_ ("rule", "There is nothing of a sort, or not so many of it") },
};

/* Lines about players, as people look for them. */
static const struct
{
  const char *word;
  const char *example;
  const char *title;
  const char *sought;
} players[] = {
  { "each", "<each as='other' what='seat'><not><where owner='" PLAYER "'/></not></each>",
    NC_ ("rule", "Does the same for each other player"),
    /* Translators: words by which somebody may look for that line, in no order. */
    NC_ ("rule", "all others, everybody else, opponents, another player") },
  { "each", "<each as='each-one' what='seat'/>", NC_ ("rule", "Does the same for each player"),
    NC_ ("rule", "all players, everybody, in turn") },
  { "choose", "<choose as='other' what='seat'><not><where owner='" PLAYER "'/></not></choose>",
    NC_ ("rule", "Asks for another player; what stands below is done with that one"),
    NC_ ("rule",
         "other player, not the player on turn, opponent, choose a player, somebody else") },
};

static void
offer_free (gpointer data)
{
  TwOwnOffer *offer = data;

  g_free (offer->example);
  g_free (offer->group);
  g_free (offer->title);
  g_free (offer->words);
  g_free (offer);
}

/* @example, @group, @title, @words: (transfer full) */
static void
take (GPtrArray *offers,
      const TwStatementPlace *place,
      const char *word,
      char *example,
      char *group,
      char *title,
      char *words)
{
  TwOwnOffer *offer = g_new (TwOwnOffer, 1);

  *offer =
      (TwOwnOffer){ *place, FALSE, tw_rule_word_find (TW_WORDS_STATEMENT, word), example, group,
                    title,  words };
  g_ptr_array_add (offers, offer);
}

static char *
help_of (const TwRuleWord *word)
{
  return tw_capital_words (_ (word->help));
}

/* Whether the attribute is a condition by itself. */
static gboolean
is_condition (const TwRuleWord *detail, const char *element, int about)
{
  return tw_rule_word_is_of (detail, element) && detail->value != TW_TEST_NONE
         && detail->takes != TW_TAKES_SETTING && tw_condition_fits (detail, about);
}

/* ---- of each that is selected ---------------------------------------------------------- */

GPtrArray *
tw_own_offers_of_filters (const TwTileSet *set,
                          const TwVocabulary *words,
                          guint index,
                          const TwStatementPlace *place)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (offer_free);
  const TwStatement *root = tw_own_part_root (set, index), *statement;
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  TwStatementPlace above = *place;
  const TwRuleWord *detail;
  int about;

  /* What is turned round is asked of what is selected there. */
  while ((statement = tw_statement_at (root, &above)) != NULL && tw_statement_is (statement, "not")
         && above.n > 0)
    above.n--;
  if (statement == NULL || !(statement->word->holds & TW_STANDS_FILTER)
      || place->n >= TW_MAX_STATEMENT_DEPTH || above.n != place->n)
    return offers;
  about = tw_statement_is (statement, "take")
              ? TW_SELECTED_SEGMENT
              : tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  for (guint i = 0; (detail = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (is_condition (detail, "where", about))
      g_ptr_array_add (found, (gpointer) detail);
  tw_part_groups_sort (found);
  if (about == TW_SELECTED_SEAT)
    take (offers, place, "not", g_strdup ("<not><where owner='" PLAYER "'/></not>"),
          g_strdup (tw_part_group_title (tw_rule_word_find (TW_WORDS_DETAIL, "owner"))),
          g_strdup (C_ ("rule", "Another player")),
          g_strdup (g_dpgettext2 (NULL, "rule", players[2].sought)));
  for (guint i = 0; i < found->len; i++)
    take (offers, place, "where",
          g_strdup_printf ("<where %s/>", ((const TwRuleWord *) found->pdata[i])->example),
          g_strdup (tw_part_group_title (found->pdata[i])), help_of (found->pdata[i]),
          tw_part_group_words (found->pdata[i]));
  if (place->n + 1 < TW_MAX_STATEMENT_DEPTH)
    {
      const TwRuleWord *not = tw_rule_word_find (TW_WORDS_STATEMENT, "not");

      take (offers, place, "not", NULL, g_strdup (tw_part_group_title (not )), help_of (not ),
            tw_part_group_words (not ));
    }
  return offers;
}

GPtrArray *
tw_own_offers_of_players (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (offer_free);
  const TwStatement *statement = tw_own_part_statement (set, index, place);

  if (statement == NULL || !(statement->word->holds & TW_STANDS_STATEMENT)
      || place->n + 2 > TW_MAX_STATEMENT_DEPTH)
    return offers;
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    take (offers, place, players[i].word, g_strdup (players[i].example),
          g_strdup (tw_part_group_title (tw_rule_word_find (TW_WORDS_STATEMENT, players[i].word))),
          g_strdup (g_dpgettext2 (NULL, "rule", players[i].title)),
          g_strdup (g_dpgettext2 (NULL, "rule", players[i].sought)));
  return offers;
}

/* ---- about what has a name ------------------------------------------------------------- */

static char *
example_about (const char *example, const char *name)
{
  g_autoptr (GString) text = g_string_new (example);

  g_string_replace (text, NAME, name, 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_ready (GPtrArray *offers,
           const TwStatementPlace *place,
           const Ready *ready,
           guint n,
           const char *word,
           int about,
           const char *name,
           const char *group)
{
  for (guint i = 0; i < n; i++)
    if (ready[i].about == about)
      take (offers, place, word, example_about (ready[i].example, name), g_strdup (group),
            g_strdup (g_dpgettext2 (NULL, "rule", ready[i].title)), NULL);
}

/* Whether one that is ready asks that: then it is offered once. */
static gboolean
is_ready (const TwRuleWord *detail, int about)
{
  g_autofree char *said = g_strconcat (" ", detail->name, "='", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    if (conditions[i].about == about && g_str_has_prefix (conditions[i].example, "<if the")
        && strstr (conditions[i].example, said) != NULL)
      return TRUE;
  return FALSE;
}

/* All that can be asked of @name, in the order in which it is offered elsewhere. */
static void
add_details (GPtrArray *offers,
             const TwStatementPlace *place,
             int about,
             const char *name,
             const char *group)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  const TwRuleWord *detail;

  for (guint i = 0; (detail = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (is_condition (detail, "if", about) && !is_ready (detail, about)
        && (about == TW_ABOUT_NOTHING || !tw_condition_fits (detail, TW_ABOUT_NOTHING)))
      g_ptr_array_add (found, (gpointer) detail);
  tw_part_groups_sort (found);
  for (guint i = 0; i < found->len; i++)
    {
      const char *example = ((const TwRuleWord *) found->pdata[i])->example;

      take (offers, place, "if",
            name != NULL ? g_strdup_printf ("<if the=\"%s\" %s/>", name, example)
                         : g_strdup_printf ("<if %s/>", example),
            g_strdup (group), help_of (found->pdata[i]), tw_part_group_words (found->pdata[i]));
    }
}

/* Names in the order in which one looks for them: what a moment or a choice is about comes before
 * who does it. */
static const int abouts[] = { TW_SELECTED_FEATURE, TW_SELECTED_TILE,  TW_SELECTED_SEGMENT,
                              TW_SELECTED_FIGURE,  TW_SELECTED_TOKEN, TW_SELECTED_SYMBOL,
                              TW_SELECTED_ZONE,    TW_SELECTED_SEAT,  TW_SELECTED_COUNTING,
                              TW_SELECTED_SPACE };

/* Whether it has a name that nobody has to be told of: tiles of another moment, figures of others.
 */
static gboolean
is_far (const TwTileSet *set, const TwVocabulary *words, const GPtrArray *names, const char *name)
{
  gboolean has_tile = FALSE;

  for (guint i = 0; i < names->len; i++)
    has_tile |= strcmp (((const TwOwnChoice *) names->pdata[i])->text, "tile") == 0;
  return (has_tile && strcmp (name, "last-tile") == 0)
         || (tw_vocabulary_find_figure (words, name) != NULL
             && tw_vocabulary_find_figure (set->own, name) == NULL);
}

typedef void (*AddAbout) (GPtrArray *offers,
                          const TwStatementPlace *place,
                          int about,
                          const char *name,
                          const char *group);

static void
add_all (GPtrArray *offers,
         const TwTileSet *set,
         const TwVocabulary *words,
         guint index,
         const TwStatementPlace *place,
         const TwStatementPlace *inside,
         AddAbout add)
{
  const TwStatement *root = tw_own_part_root (set, index);
  g_autoptr (GPtrArray) names = tw_own_choices_new ();
  TwStatementPlace above = *inside;

  tw_own_choices_add_names (names, words, set->own, root, inside, NULL);
  above.n--;
  for (guint k = 0; k < G_N_ELEMENTS (abouts); k++)
    for (guint i = 0; i < names->len; i++)
      {
        const TwOwnChoice *name = names->pdata[i];

        if (tw_condition_about_named (words, root, &above, name->text) == abouts[k]
            && !is_far (set, words, names, name->text))
          add (offers, place, abouts[k], name->text, name->title);
      }
  add (offers, place, TW_ABOUT_NOTHING, NULL, C_ ("rule", "The Whole Game"));
}

/* ---- under a condition ----------------------------------------------------------------- */

static void
add_conditions (GPtrArray *offers,
                const TwStatementPlace *place,
                int about,
                const char *name,
                const char *group)
{
  add_ready (offers, place, conditions, G_N_ELEMENTS (conditions), "if", about,
             name != NULL ? name : "", group);
  add_details (offers, place, about, name, group);
}

/* The number of the first that is done in @statement, or of how many stand there. */
static guint
first_done (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if ((child->word->stands & TW_STANDS_STATEMENT) && !tw_statement_is (child, "remember"))
        return i;
    }
  return statement->children->len;
}

GPtrArray *
tw_own_offers_of_conditions (const TwTileSet *set,
                             const TwVocabulary *words,
                             guint index,
                             const TwStatementPlace *place)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (offer_free);
  const TwStatement *statement = tw_own_part_statement (set, index, place);
  TwStatementPlace inside = *place;

  if (statement == NULL || place->n >= TW_MAX_STATEMENT_DEPTH
      || (place->n == 0 ? !(statement->word->holds & TW_STANDS_STATEMENT)
                              || first_done (statement) == statement->children->len
                        : !(statement->word->stands & TW_STANDS_STATEMENT)
                              || tw_statement_is (statement, "remember")))
    return offers;
  if (place->n == 0)
    inside.at[inside.n++] = (guint8) MIN (first_done (statement), G_MAXUINT8);
  add_all (offers, set, words, index, place, &inside, add_conditions);
  for (guint i = 0; i < offers->len; i++)
    ((TwOwnOffer *) offers->pdata[i])->is_under = TRUE;
  return offers;
}

/* ---- what is counted ------------------------------------------------------------------- */

static void
add_counts (GPtrArray *offers,
            const TwStatementPlace *place,
            int about,
            const char *name,
            const char *group)
{
  add_ready (offers, place, counts, G_N_ELEMENTS (counts), "per", about, name != NULL ? name : "",
             group);
}

GPtrArray *
tw_own_offers_of_counts (const TwTileSet *set,
                         const TwVocabulary *words,
                         guint index,
                         const TwStatementPlace *place)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (offer_free);
  const TwStatement *statement = tw_own_part_statement (set, index, place);
  TwStatementPlace inside = *place;

  if (statement == NULL || !(statement->word->holds & TW_STANDS_PER)
      || place->n >= TW_MAX_STATEMENT_DEPTH)
    return offers;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "per"))
      return offers;
  inside.at[inside.n++] = (guint8) MIN (statement->children->len, G_MAXUINT8);
  add_all (offers, set, words, index, place, &inside, add_counts);
  return offers;
}

/* ---- what becomes of them -------------------------------------------------------------- */

TwStatementPlace
tw_own_offer_place_then (const TwTileSet *set, guint index, const TwOwnOffer *offer)
{
  const TwStatement *statement = tw_own_part_statement (set, index, &offer->place);
  TwStatementPlace then = offer->place;
  guint at = offer->is_under ? first_done (statement) : statement->children->len;

  if (!offer->is_under || then.n == 0)
    then.at[then.n++] = (guint8) MIN (at, G_MAXUINT8);
  return then;
}

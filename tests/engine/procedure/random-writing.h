/* What writes a random procedure has in mind, and how it chooses. */
#pragma once

#include <glib.h>
#include <string.h>

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/* Of so many things one is odd. */
#define ODD 100

/* What is being written.
 * @names: what elements around the one at hand have called something
 * @procedure: number of the procedure at hand, @n_procedures for a prohibition
 * @depth: how many elements it stands in
 * @what: what is selected
 * @element: the element at hand
 * @words: which of them are words that were chosen or drawn, a bit each
 * @figures: which of them are figures, a bit each
 * @number: (nullable): the name of a number that was drawn
 * @is_of_players: whether the counter at hand is one that each player has
 * @is_dice: whether the draw at hand is one of numbers
 * @is_negated: whether a filter stands in another one
 * @is_question: whether a filter is one of a question's answers
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
  guint64 words, figures;
  guint procedure, n_procedures;
  guint n_statements, depth;
  const char *what, *number, *element, *changed;
  gboolean is_dice, is_negated, is_question, is_in_place, is_counting, is_leaving, is_over, has_tile, has_least;
  gboolean is_drawn, has_list, is_gain, is_set_up, is_special, may_play, is_of_players;
} Writing;

static inline guint
below (Writing *w, guint n)
{
  return (guint) g_rand_int_range (w->rand, 0, (gint) n);
}

static inline gboolean
once_in (Writing *w, guint n)
{
  return below (w, n) == 0;
}

static inline const char *
one_of (Writing *w, const char *const *words)
{
  return words[below (w, g_strv_length ((char **) words))];
}

/* One to three of them. */
static inline char *
some_of (Writing *w, const char *const *words)
{
  GString *out = g_string_new (one_of (w, words));

  while (once_in (w, 3))
    g_string_append_printf (out, " %s", one_of (w, words));
  return g_string_free (out, FALSE);
}

/** random_any_name: Returns: the name of something at hand, now and then of nothing */
const char *random_any_name (Writing *w);

/** random_any_value: Returns: (transfer full) (nullable): a value of the sort that @detail takes */
char *random_any_value (Writing *w, const TwRuleWord *detail);

/** random_value_in: Returns: (transfer full) (nullable): what @detail of @element says, %NULL if it
 * is left out */
char *random_value_in (Writing *w, const TwRuleWord *element, const TwRuleWord *detail);

G_END_DECLS

/* The Count of Carcassonne in sentences: what is asked, answered and done. */
#include "engine/expansion/count-private.h"
#include "engine/game/play-phrase.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* By quarter. */
static const char *const goes_in[N_QUARTERS] = {
  N_ ("{figure} into the castle"),
  N_ ("{figure} into the market"),
  N_ ("{figure} into the blacksmith’s"),
  N_ ("{figure} into the cathedral"),
};

/* Whole sentences by figure, for other languages decline what goes there. */
static const TwRolePhrase went_in[N_QUARTERS][4] = {
  { { "meeple", N_ ("{player} put a meeple into the castle") },
    { "big-meeple", N_ ("{player} put the big meeple into the castle") },
    { NULL, N_ ("{player} put into the castle: {figure}") } },
  { { "meeple", N_ ("{player} put a meeple into the market") },
    { "big-meeple", N_ ("{player} put the big meeple into the market") },
    { NULL, N_ ("{player} put into the market: {figure}") } },
  { { "meeple", N_ ("{player} put a meeple into the blacksmith’s") },
    { "big-meeple", N_ ("{player} put the big meeple into the blacksmith’s") },
    { NULL, N_ ("{player} put into the blacksmith’s: {figure}") } },
  { { "meeple", N_ ("{player} put a meeple into the cathedral") },
    { "big-meeple", N_ ("{player} put the big meeple into the cathedral") },
    { "abbot", N_ ("{player} put the abbot into the cathedral") },
    { NULL, N_ ("{player} put into the cathedral: {figure}") } },
};

/* Of a figure that other rules take home. */
static const char *const goes_home[N_QUARTERS] = {
  N_ ("{figure} home from the castle"),
  N_ ("{figure} home from the market"),
  N_ ("{figure} home from the blacksmith’s"),
  N_ ("{figure} home from the cathedral"),
};

static const char *const went_home[N_QUARTERS] = {
  N_ ("{player} took home from the castle: {figure}"),
  N_ ("{player} took home from the market: {figure}"),
  N_ ("{player} took home from the blacksmith’s: {figure}"),
  N_ ("{player} took home from the cathedral: {figure}"),
};

static const char *const moves[N_QUARTERS] = {
  N_ ("Count to the castle"),
  N_ ("Count to the market"),
  N_ ("Count to the blacksmith’s"),
  N_ ("Count to the cathedral"),
};

static const char *const moved[N_QUARTERS] = {
  N_ ("{player} moved the count to the castle"),
  N_ ("{player} moved the count to the market"),
  N_ ("{player} moved the count to the blacksmith’s"),
  N_ ("{player} moved the count to the cathedral"),
};

/* Who comes out of a quarter can stand on few kinds of features: the role says which. */
static const TwRolePhrase came_out[N_QUARTERS][3] = {
  { { "knight", N_ ("{player}’s knight came from the castle") },
    { NULL, N_ ("{player}: {figure} came from the castle") } },
  { { "farmer", N_ ("{player}’s farmer came from the market") },
    { NULL, N_ ("{player}: {figure} came from the market") } },
  { { "highwayman", N_ ("{player}’s highwayman came from the blacksmith’s") },
    { NULL, N_ ("{player}: {figure} came from the blacksmith’s") } },
  { { "monk", N_ ("{player}’s monk came from the cathedral") },
    { "abbot", N_ ("{player}’s abbot came from the cathedral") },
    { NULL, N_ ("{player}: {figure} came from the cathedral") } },
};

/* Of verbs that every game has. */
static const char *
say_figure (const TwPlay *play, const TwSaying *saying)
{
  const char *phase = tw_play_phase (play);
  guint quarter = saying->zone != NULL ? tw_count_find_quarter (saying->zone) : N_QUARTERS;

  if (saying->action->verb != TW_VERB_FIGURE)
    return NULL;
  if (saying->what == TW_SAY_DONE)
    return quarter < N_QUARTERS ? tw_phrase_by_role (play, saying->action, came_out[quarter])
                                : NULL;
  if (saying->what != TW_SAY_QUESTION)
    return NULL;
  return strcmp (phase, "3b") == 0
             ? N_ ("Out of Carcassonne: move a meeple to a complete feature, or go on.")
         : strcmp (phase, "34") == 0
             ? N_ ("The last counting: move a meeple out of Carcassonne, or go on.")
             : NULL;
}

gboolean
tw_count_phrase (const TwPlay *play,
                 gconstpointer own,
                 const TwSaying *saying,
                 TwPhrase *out_phrase)
{
  const Count *count = own;
  const TwAction *action = saying->action;
  gboolean is_meeple = action->verb == count->quarter;

  if (!is_meeple && action->verb != count->count)
    out_phrase->one = say_figure (play, saying);
  else if (is_meeple && action->turns == COUNT_LEAVES)
    out_phrase->one = saying->what == TW_SAY_CHOICE     ? goes_home[action->kind]
                      : saying->what == TW_SAY_DONE     ? went_home[action->kind]
                      : saying->what == TW_SAY_QUESTION ? N_ ("Take a figure back, or go on.")
                                                        : NULL;
  else if (saying->what == TW_SAY_CHOICE)
    out_phrase->one = (is_meeple ? goes_in : moves)[action->kind];
  else if (saying->what == TW_SAY_DONE)
    out_phrase->one =
        is_meeple ? tw_phrase_by_role (play, action, went_in[action->kind]) : moved[action->kind];
  else if (saying->what == TW_SAY_RULE && is_meeple)
    out_phrase->rule = action->kind == QUARTER_MARKET ? "COUNT-030" : "COUNT-022";
  return out_phrase->one != NULL || out_phrase->rule != NULL;
}

/* Answers to what was asked, in sentences for the log. */
#include "app/game/log-words.h"

#include <glib/gi18n.h>

#include "app/game/phrase-words.h"
#include "app/game/table-choices.h"
#include "app/game/table-texts.h"

/* Where something came between the tile and its figure. */
static const TwLogSentence placed_later[] = {
  /* Translators: a player's name. */
  { "knight", N_ ("%s placed a knight") },
  { "highwayman", N_ ("%s placed a highwayman") },
  { "monk", N_ ("%s placed a monk") },
  { "farmer", N_ ("%s placed a farmer") },
  { "abbot", N_ ("%s placed an abbot") },
  { "lord", N_ ("%s placed a lord") },
  { "builder", N_ ("%s placed a builder") },
  { "pig", N_ ("%s placed a pig") },
  { "big-knight", N_ ("%s placed a big knight") },
  { "big-highwayman", N_ ("%s placed a big highwayman") },
  { "big-monk", N_ ("%s placed a big monk") },
  { "big-farmer", N_ ("%s placed a big farmer") },
  { NULL, N_ ("%s placed a figure") },
};

/* Home again. */
static const TwLogSentence took_back[] = {
  /* Translators: a player's name. */
  { "knight", N_ ("%s took a knight back") },
  { "highwayman", N_ ("%s took a highwayman back") },
  { "monk", N_ ("%s took a monk back") },
  { "farmer", N_ ("%s took a farmer back") },
  { "big-knight", N_ ("%s took a big knight back") },
  { "big-highwayman", N_ ("%s took a big highwayman back") },
  { "big-monk", N_ ("%s took a big monk back") },
  { "big-farmer", N_ ("%s took a big farmer back") },
  { "abbot", N_ ("%s took the abbot back") },
  { "builder", N_ ("%s took the builder back") },
  { "pig", N_ ("%s took the pig back") },
  { NULL, N_ ("%s took a figure back") },
};

/* Whether the same was done at the same cell before entry @at. */
static gboolean
is_again (const TwLogEntry *log, guint at)
{
  for (guint i = 0; i < at; i++)
    if (log[i].action.verb == log[at].action.verb && log[i].action.x == log[at].action.x
        && log[i].action.y == log[at].action.y)
      return TRUE;
  return FALSE;
}

/* The verb with which something was rolled, drawn or chosen just before entry @at, 0 for nothing
 * of the same turn. */
static guint
verb_before (const TwLogEntry *log, guint at)
{
  while (at-- > 0)
    if (log[at].action.verb >= TW_N_VERBS)
      return log[at].action.verb;
    else if (log[at].action.verb == TW_VERB_PLACE || log[at].action.verb == TW_VERB_DRAW)
      break;
  return 0;
}

/* The zone out of which the figure of entry @at came, %NULL for none. */
static const char *
zone_of (TwTableModel *model, guint at)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TW_EVENT_CAME && events[i].log_index == at)
      return events[i].what;
  return NULL;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* A figure that did not come with its tile. */
static char *
say_figure (const TwPlay *play, const TwAction *action, const char *name)
{
  return g_strdup_printf (tw_log_sentence (action->verb == TW_VERB_TAKE ? took_back : placed_later,
                                           tw_play_role (play, action)),
                          name);
}

#pragma GCC diagnostic pop

char *
tw_log_say_answer (TwTableModel *model, const TwLogEntry *log, guint at)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwAction *action = &log[at].action;
  const char *name =
      action->seat < TW_MAX_SEATS ? tw_table_model_get_setup (model)->seats[action->seat].name : "";
  const TwSaying saying = { .what = TW_SAY_DONE,
                            .action = action,
                            .zone = action->verb == TW_VERB_FIGURE ? zone_of (model, at) : NULL,
                            .before = verb_before (log, at),
                            .is_again = is_again (log, at) };
  char *words = tw_say_words (model, play, &saying);
  g_autofree char *title = NULL;

  if (words != NULL)
    return words;
  if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE)
    return say_figure (play, action, name);
  title = tw_table_choice_title (model, action, FALSE);
  if (action->verb == TW_VERB_COUNT)
    /* Translators: a player's name, and a feature: "Road, 3 tiles (2 east of the start tile)". */
    return g_strdup_printf (_ ("%s had this counted: %s"), name, title);
  return g_strdup_printf (_ ("%s: %s"), name, title);
}

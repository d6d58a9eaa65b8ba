/* Answers to what was asked, in sentences for the log. */
#include "app/game/log-words.h"

#include <glib/gi18n.h>

#include "app/game/phrase-words.h"
#include "app/game/table-choices.h"
#include "app/game/table-model.h"
#include "app/game/table-names.h"
#include "engine/game/play-phrase.h"

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
    else if (tw_action_lays (&log[at].action) || log[at].action.verb == TW_VERB_DRAW)
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

/* A figure that did not come with its tile. */
static char *
say_figure (const TwPlay *play, const TwAction *action, const char *name)
{
  gboolean is_back = action->verb == TW_VERB_TAKE;
  const TwSectionSlot slot = { "player", name, 0 };
  char *words = tw_log_words_say_of (play->rules, is_back ? "back" : "placed",
                                     tw_play_role (play, action), &slot, 1);

  if (words != NULL)
    return words;
  /* Translators: a player, and a figure that a set invents, or its role. */
  return g_strdup_printf (is_back ? _ ("%s took back: %s") : _ ("%s placed: %s"), name,
                          tw_role_title (play->rules, tw_play_role (play, action)));
}

char *
tw_log_words_say_answer (TwTableModel *model, const TwLogEntry *log, guint at)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwAction *action = &log[at].action;
  const char *name =
      action->seat < TW_MAX_SEATS ? tw_table_model_get_setup (model)->seats[action->seat].name : "";
  const TwSaying saying = { .what = TW_SAY_DONE,
                            .action = action,
                            .zone = action->verb == TW_VERB_FIGURE ? zone_of (model, at) : NULL,
                            .before = verb_before (log, at),
                            .question = log[at].question,
                            .is_again = is_again (log, at),
                            .is_only = !log[at].was_asked };
  char *words = tw_phrase_words_say (model, play, &saying);
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

/* Answers to what was asked, in sentences for the log. */
#include "app/game/log-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-question.h"
#include "app/game/table-texts.h"
#include "engine/game/notation.h"

/* By the zone and the role of who came out of it. */
static const TwLogSentence came_out[] = {
  /* Translators: a player's name. */
  { "castle knight", N_ ("%s’s knight came from the castle") },
  { "castle big-knight", N_ ("%s’s big knight came from the castle") },
  { "market farmer", N_ ("%s’s farmer came from the market") },
  { "market big-farmer", N_ ("%s’s big farmer came from the market") },
  { "blacksmith highwayman", N_ ("%s’s highwayman came from the blacksmith’s") },
  { "blacksmith big-highwayman", N_ ("%s’s big highwayman came from the blacksmith’s") },
  { "cathedral monk", N_ ("%s’s monk came from the cathedral") },
  { "cathedral big-monk", N_ ("%s’s big monk came from the cathedral") },
  { "cathedral abbot", N_ ("%s’s abbot came from the cathedral") },
  { NULL, N_ ("%s: a figure came from Carcassonne") },
};

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

/* Where the flying machine took somebody. */
static const TwLogSentence landed[] = {
  /* Translators: a player's name. */
  { "knight", N_ ("%s landed as a knight") },
  { "highwayman", N_ ("%s landed as a highwayman") },
  { "monk", N_ ("%s landed as a monk") },
  { "farmer", N_ ("%s landed as a farmer") },
  { "big-knight", N_ ("%s landed as a big knight") },
  { "big-highwayman", N_ ("%s landed as a big highwayman") },
  { "big-monk", N_ ("%s landed as a big monk") },
  { "big-farmer", N_ ("%s landed as a big farmer") },
  { NULL, N_ ("%s landed a figure") },
};

/* By a crop circle. */
static const TwLogSentence added[] = {
  /* Translators: a player's name. */
  { "knight", N_ ("%s added a knight by the crop circle") },
  { "highwayman", N_ ("%s added a highwayman by the crop circle") },
  { "monk", N_ ("%s added a monk by the crop circle") },
  { "farmer", N_ ("%s added a farmer by the crop circle") },
  { "big-knight", N_ ("%s added a big knight by the crop circle") },
  { "big-highwayman", N_ ("%s added a big highwayman by the crop circle") },
  { "big-monk", N_ ("%s added a big monk by the crop circle") },
  { "big-farmer", N_ ("%s added a big farmer by the crop circle") },
  { NULL, N_ ("%s added a figure by the crop circle") },
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

/* What belongs to nobody. */
static const TwLogSentence moved[] = {
  /* Translators: a player's name. */
  { "mage", N_ ("%s moved the mage") },
  { "witch", N_ ("%s moved the witch") },
  { NULL, N_ ("%s moved a figure") },
};

static const TwLogSentence removed[] = {
  /* Translators: a player's name. */
  { "mage", N_ ("%s took the mage off the table") },
  { "witch", N_ ("%s took the witch off the table") },
  { NULL, N_ ("%s took a figure off the table") },
};

/* By the verb's word: a player's name, and what is put behind it. */
static const TwLogSentence answers[] = {
  /* Translators: a player's name, and where a tile lies: "1 east, 2 south". */
  { "gold", N_ ("%s laid a gold bar: %s") },
  { "take=gold", N_ ("%s took a gold bar: %s") },
  /* Translators: a player's name, and two edges with a dash between them. */
  { "ferry", N_ ("%s laid a ferry: %s") },
  { "moved-ferry", N_ ("%s moved a ferry: %s") },
  /* Translators: a player's name, and a number. */
  { "robber", N_ ("%s put the robber on space %s") },
  { "pawn", N_ ("%s moved the pawn by %s") },
  { "lady", N_ ("%s moved the lady by %s") },
  { "points", N_ ("%s took points instead of message %s") },
  { "act", N_ ("%s did what message %s says") },
  /* Translators: a player's name, and a feature: "Road, 3 tiles (2 east)". */
  { "count", N_ ("%s had this counted: %s") },
  /* Translators: two players' names: who robs, and who is robbed. */
  { "rob", N_ ("%s robs the player %s") },
  { NULL, N_ ("%s: %s") },
};

/* By who takes the flying machine: a player's name. */
static const TwLogSentence flights[] = {
  { "meeple", N_ ("%s sent a meeple flying") },
  { "big-meeple", N_ ("%s sent a big meeple flying") },
  { NULL, N_ ("%s sent a figure flying") },
};

/* By the choice for all: a player's name. */
static const TwLogSentence circles[] = {
  { "crop=A", N_ ("%s chose at the crop circle that everybody may add a meeple") },
  { NULL, N_ ("%s chose at the crop circle that everybody takes a meeple back") },
};

/* Whether a ferry was laid on that lake before entry @at. */
static gboolean
has_ferry (const TwLogEntry *log, guint at)
{
  for (guint i = 0; i < at; i++)
    if (log[i].action.verb == log[at].action.verb && log[i].action.x == log[at].action.x
        && log[i].action.y == log[at].action.y)
      return TRUE;
  return FALSE;
}

/* What was rolled, drawn or chosen just before entry @at, as its verb's word; "" for nothing
 * of the same turn. */
static const char *
word_before (const TwPlay *play, const TwLogEntry *log, guint at)
{
  while (at-- > 0)
    if (log[at].action.verb >= TW_N_VERBS)
      return tw_action_word (play, &log[at].action);
    else if (log[at].action.verb == TW_VERB_PLACE || log[at].action.verb == TW_VERB_DRAW)
      break;
  return "";
}

/* Which sentences, for a figure that did not come with its tile. */
static const TwLogSentence *
sentences_of (const TwPlay *play, const TwLogEntry *log, guint at)
{
  const char *before = word_before (play, log, at);

  if (play->rules->figure_types[log[at].action.figure].neutral >= 0)
    return log[at].action.verb == TW_VERB_TAKE ? removed : moved;
  if (log[at].action.verb == TW_VERB_TAKE)
    return took_back;
  return strcmp (before, "die") == 0 ? landed : strcmp (before, "crop") == 0 ? added : placed_later;
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

static const char *
figure_role (const TwPlay *play, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);
  TwKind kind = node < play->board.head->n_nodes ? play->board.nodes[node].kind : TW_N_KINDS;

  return tw_role_of (play->rules, action->figure, kind);
}

/* What was chosen for all at a crop circle, "" for nothing of the kind. */
static const char *
circle_key (const TwPlay *play, const TwAction *action)
{
  g_autofree char *notation = tw_action_print (play, action, action->seat);

  return strcmp (notation, "crop=A") == 0   ? "crop=A"
         : strcmp (notation, "crop=B") == 0 ? "crop=B"
                                            : "";
}

static gboolean
stands_on_cemetery (const TwPlay *play, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);

  return node < play->board.head->n_nodes && play->board.nodes[node].kind == TW_KIND_CEMETERY;
}

/* What is done for the team: ghosts, hounds, burying. */
static char *
say_for_all (TwTableModel *model, const TwAction *action)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const char *word = tw_action_word (play, action);
  const char *name = tw_table_model_get_setup (model)->seats[action->seat].name;
  g_autofree char *cell = tw_cell_name (action->x, action->y), *whose = NULL;

  if (strcmp (word, "points") == 0 && action->kind == 0)
    return g_strdup_printf (_ ("%s chose the points"), name);
  if (strcmp (word, "take=none") == 0)
    return g_strdup_printf (_ ("%s took neither points nor ghosts"), name);
  if (strcmp (word, "take=ghost") == 0)
    /* Translators: how many, and where: "1 east, 2 south". */
    return g_strdup_printf (ngettext ("%u ghost sent back to the bank: %s",
                                      "%u ghosts sent back to the bank: %s", action->kind),
                            action->kind, cell);
  if (strcmp (word, "ghost") == 0)
    return g_strdup_printf (stands_on_cemetery (play, action) ? _ ("A ghost rose on a cemetery: %s")
                                                              : _ ("A ghost rose in the mist: %s"),
                            cell);
  if (strcmp (word, "down") == 0)
    return g_strdup_printf (_ ("A tile was laid face down: %s"), cell);
  if (strcmp (word, "hound1") == 0)
    return g_strdup_printf (_ ("The first hound came: %s"), cell);
  if (strcmp (word, "hound2") == 0)
    return g_strdup_printf (_ ("The second hound came: %s"), cell);
  if (strcmp (word, "bury") != 0)
    return NULL;
  whose = tw_seat_title (model, action->kind);
  return action->turns
             /* Translators: whose guard, and where the guard stood. */
             ? g_strdup_printf (_ ("A guard was buried, of %s: %s"), whose, cell)
             : g_strdup_printf (_ ("A guard was buried, of %s, from the supply"), whose);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tw_log_say_answer (TwTableModel *model, const TwLogEntry *log, guint at)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwAction *action = &log[at].action;
  const char *name = action->seat < TW_MAX_SEATS ? setup->seats[action->seat].name : "";
  const char *key = tw_action_word (play, action);
  const char *zone = action->verb == TW_VERB_FIGURE ? zone_of (model, at) : NULL;
  g_autofree char *words = NULL;

  if (zone != NULL)
    {
      words = g_strdup_printf ("%s %s", zone, figure_role (play, action));
      return g_strdup_printf (tw_log_sentence (came_out, words), name);
    }
  if (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE)
    return g_strdup_printf (tw_log_sentence (sentences_of (play, log, at),
                                             figure_role (play, action)),
                            name);
  words = say_for_all (model, action);
  if (words != NULL)
    return g_steal_pointer (&words);
  if (action->verb == TW_VERB_COUNT)
    {
      key = "count";
      words = tw_table_choice_title (model, action, FALSE);
    }
  else if (strcmp (key, "gold") == 0 || strcmp (key, "take=gold") == 0)
    words = tw_cell_name (action->x, action->y);
  else if (strcmp (key, "ferry") == 0)
    {
      key = has_ferry (log, at) ? "moved-ferry" : key;
      words = tw_ferry_words (play, action);
    }
  else if (strcmp (key, "fly") == 0)
    return g_strdup_printf (tw_log_sentence (flights,
                                             setup->rules->figure_types[action->figure].type->id),
                            name);
  else if (strcmp (key, "rob") == 0)
    words = g_strdup (setup->seats[action->kind].name);
  else if (strcmp (key, "robber") == 0 || strcmp (key, "pawn") == 0 || strcmp (key, "lady") == 0
           || (strcmp (key, "points") == 0 && action->kind > 0) || strcmp (key, "act") == 0)
    words = g_strdup_printf ("%u", action->kind);
  else if (strcmp (key, "crop") == 0 && circle_key (play, action)[0] != '\0')
    return g_strdup_printf (tw_log_sentence (circles, circle_key (play, action)), name);
  else
    {
      key = "";
      words = tw_table_choice_title (model, action, FALSE);
    }
  return g_strdup_printf (tw_log_sentence (answers, key), name, words);
}

#pragma GCC diagnostic pop

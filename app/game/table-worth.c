/* What features and spots are worth, in words. Every number comes from the engine. */
#include "app/game/table-worth.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/given-points.h"
#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"
#include "app/game/table-beside.h"
#include "app/game/table-choices.h"
#include "app/game/table-feature.h"
#include "app/game/table-names.h"
#include "app/game/table-outlook.h"
#include "app/game/table-question.h"
#include "app/game/table-waiting.h"
#include "engine/game/feature-value.h"
#include "engine/game/majority.h"

/* "closed", or "6 cells open". */
static char *
cells_left (const TwBoard *board, guint node)
{
  guint n_open = board->nodes[tw_board_root (board, node)].n_open;

  return tw_board_is_complete (board, node)
             ? g_strdup (C_ ("cemetery", "closed"))
             : g_strdup_printf (ngettext ("%u cell open", "%u cells open", n_open), n_open);
}

/* "brought Anna 12, Jan 12": what the feature has brought in a game that is over, with all that
 * was given for it. Seats of figures that stand there and brought nothing are not named. */
static char *
brought (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  int points[TW_MAX_SEATS] = { 0 };
  guint n = 0;
  const TwEvent *events = tw_game_events (game, &n);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    /* Points without a feature are for what only stands there. */
    if (events[i].seat < TW_MAX_SEATS && events[i].node < play->board.head->n_nodes
        && events[i].points != 0 && events[i].feature != TW_KIND_NONE
        && tw_board_root (&play->board, events[i].node) == tw_board_root (&play->board, node))
      points[events[i].seat] += events[i].points;
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (points[seat] != 0)
      {
        g_autofree char *title = tw_seat_title (model, seat);

        g_string_append_printf (out, "%s%s %d", out->len > 0 ? ", " : "", title, points[seat]);
      }
  return out->len == 0 ? g_strdup (_ ("brought nothing"))
                       /* Translators: players, each with the points of one feature, in a game that
                        * is over: "brought Anna 12, Jan 12". */
                       : g_strdup_printf (_ ("brought %s"), out->str);
}

/* "now 4, closed at least 8", "complete: 8" or, for fields, "at the end 6". */
static char *
worth (TwTableModel *model, const TwGame *game, guint node)
{
  const TwBoard *board = &tw_game_play (game)->board;
  int now = tw_game_feature_value (game, node, TW_EVENT_END, NULL, NULL), closed;

  if (board->nodes[node].kind == TW_KIND_FIELD)
    return tw_game_rules (game)->farmers ? g_strdup_printf (_ ("at the end %d"), now)
                                         : g_strdup (_ ("brings nothing in this game"));
  if (board->nodes[node].kind == TW_KIND_MIST)
    return g_strdup (tw_board_is_complete (board, node)                  ? C_ ("mist", "closed")
                     : board->nodes[tw_board_root (board, node)].is_dead ? _ ("never to be closed")
                                                                         : _ ("open"));
  /* What it brings are no points. */
  if (board->nodes[node].kind == TW_KIND_CEMETERY)
    return cells_left (board, node);
  if (!tw_table_feature_brings (game, node))
    return g_strdup (_ ("brings nothing in this game"));
  closed = tw_game_least_closed (game, node);
  if (tw_board_is_complete (board, node))
    return g_strdup_printf (_ ("complete, %d"), closed);
  if (tw_kind_info (board->nodes[node].kind)->merges
      && tw_table_outlook_is_lost (model, game, node))
    return tw_table_feature_counts_at_end (game)
               /* Translators: the points of a road or city that no tile can finish any more. */
               ? g_strdup_printf (_ ("now %d, never to be closed"), now)
               : g_strdup (C_ ("road or city", "never to be closed"));
  if (!tw_table_feature_counts_at_end (game))
    return tw_kind_info (board->nodes[node].kind)->merges
               /* Translators: the fewest points of a road or city that is not finished yet, once
                * it is; the tiles that it needs for that are counted in. */
               ? g_strdup_printf (_ ("closed at least %d"), closed)
               : cells_left (board, node);
  if (!tw_kind_info (board->nodes[node].kind)->merges)
    {
      /* What a place is worth in the end is not in what lies around it now. */
      int n_open = board->nodes[tw_board_root (board, node)].n_open;

      return g_strdup_printf (ngettext ("now %d, %d cell open", "now %d, %d cells open",
                                        (gulong) n_open),
                              now, n_open);
    }
  /* Translators: the points of a road or city that is not finished yet if the game ended now, and
   * the fewest it brings once it is finished; the tiles that it needs for that are counted in. */
  return g_strdup_printf (_ ("now %d, closed at least %d"), now, closed);
}

/* @bonus: what the feature brings beyond that to who has a certain figure there. */
static char *
with_weights (TwTableModel *model, const char *name, guint node, int bonus)
{
  const TwGame *game = tw_table_model_get_shown (model);
  const TwPlay *play = tw_game_play (game);
  const TwBoard *board = &play->board;
  guint8 weights[TW_MAX_SEATS] = { 0 };
  TwWeights there;
  g_autofree char *plain = worth (model, game, node), *more = tw_points_words (bonus);
  g_autofree char *value =
      bonus == 0 ? g_steal_pointer (&plain) : g_strdup_printf ("%s %s", plain, more);
  g_autofree char *people = NULL;

  tw_majority_weights (play, tw_board_root (board, node), &there);
  for (guint seat = 0; seat < board->n_seats; seat++)
    weights[seat] = (guint8) MIN (G_MAXUINT8, there.there[seat]);
  people = tw_weights_format (model, weights);
  if (people[0] == '\0')
    /* Translators: what stands or lies there, and what it is worth or has brought. */
    return g_strdup_printf (_ ("%s: %s"), name, value);
  /* Translators: feature, worth, and who has how many figures there. */
  return g_strdup_printf (_ ("%s: %s; %s"), name, value, people);
}

char *
tw_table_worth_of_feature (TwTableModel *model, guint node)
{
  const TwGame *game = tw_table_model_get_shown (model);
  const TwBoard *board = &tw_game_play (game)->board;
  const char *title = tw_kind_title (tw_game_rules (game), board->nodes[node].kind);
  g_autofree char *value = NULL;

  /* That it brings no points is not what the city is about. */
  if (board->nodes[node].kind == TW_KIND_ENCLAVE)
    {
      g_autofree char *people = tw_table_waiting_explain (model, game, node);

      if (people[0] != '\0')
        return g_strdup (title);
    }
  if (!tw_table_feature_is_counted (game, node))
    return with_weights (model, title, node, 0);
  value = brought (model, game, node);
  return g_strdup_printf (_ ("%s: %s"), title, value);
}

static gboolean
counts_by_figure (const TwRules *rules, guint type)
{
  const char *id = rules->figure_types[type].type->id;

  for (guint i = 0; i < rules->n_effects; i++)
    if (g_strcmp0 (rules->effects[i].effect->if_own_figure, id) == 0)
      return TRUE;
  return FALSE;
}

/* What a figure that some effect asks for adds at the end if it is put there: a pig. */
static int
bonus_of (TwTableModel *model, guint type, guint node)
{
  const TwGame *shown = tw_table_model_get_shown (model);
  guint seat = tw_table_model_get_decider (model);
  g_autoptr (TwGame) after = NULL;
  TwAction action;

  if (!counts_by_figure (tw_game_rules (shown), type)
      || !tw_table_question_find_action (shown, TW_VERB_FIGURE, node, type, &action))
    return 0;
  after = tw_game_copy (shown);
  if (!tw_game_apply (after, &action, NULL))
    return 0;
  return tw_feature_value_for (tw_game_play (after), node, TW_EVENT_END, seat, NULL, NULL)
         - tw_feature_value (tw_game_play (after), node, TW_EVENT_END, NULL, NULL);
}

/* What it brings at once to take a figure back. */
static int
points_of_taking (TwTableModel *model, guint node, guint type)
{
  const TwGame *shown = tw_table_model_get_shown (model);
  g_autoptr (TwGame) after = NULL;
  const TwEvent *events;
  guint n_before = 0, n = 0;
  TwAction action;

  if (!tw_table_question_find_action (shown, TW_VERB_TAKE, node, type, &action))
    return 0;
  after = tw_game_copy (shown);
  tw_game_events (after, &n_before);
  if (!tw_game_apply (after, &action, NULL))
    return 0;
  events = tw_game_events (after, &n);
  /* What is moved is told before what it brings. */
  while (n_before < n && events[n_before].kind == TW_EVENT_TOLD)
    n_before++;
  return n > n_before && events[n_before].seat == action.seat && events[n_before].node < TW_NO_NODE
                 && events[n_before].node < tw_game_play (after)->board.head->n_nodes
                 && tw_board_root (&tw_game_play (after)->board, events[n_before].node)
                        == tw_board_root (&tw_game_play (after)->board, node)
             ? events[n_before].points
             : 0;
}

/* What the rules call it to take a figure back, %NULL if they have no word for it. */
static char *
words_of_taking (TwTableModel *model, guint node, guint type)
{
  const TwGame *shown = tw_table_model_get_shown (model);
  TwAction action;
  TwSaying saying;

  if (!tw_table_question_find_action (shown, TW_VERB_TAKE, node, type, &action))
    return NULL;
  saying = tw_table_asks_saying (model, TW_SAY_CHOICE, &action);
  return tw_phrase_words_say (model, tw_game_play (shown), &saying);
}

/* The type of figure that a choice of a spot would put there or take. */
static guint
figure_of_spot (TwTableModel *model, const TwTableSpot *spot)
{
  guint type = tw_table_model_get_figure (model);

  return spot->figures >> type & 1 ? type : (guint) g_bit_nth_lsf (spot->figures, -1);
}

TwGame *
tw_spot_game (TwTableModel *model, guint index)
{
  TwGame *game = tw_game_copy (tw_table_model_get_shown (model));
  guint n = 0;
  const TwTableSpot *spot = &tw_table_model_get_spots (model, &n)[index];
  TwAction action;

  if (tw_table_question_spots_of_nobody (tw_game_rules (game), spot, 1) != 0
      && tw_table_model_find_action (model, index, -1, &action) == 1)
    tw_game_apply (game, &action, NULL);
  return game;
}

/* What the feature is worth with the figure of nobody that goes there. */
static char *
worth_of_nobody (TwTableModel *model, guint index, const TwTableSpot *spot, guint type)
{
  g_autoptr (TwGame) game = tw_spot_game (model, index);
  const char *name =
      tw_role_title (tw_game_rules (game), tw_game_rules (game)->figure_types[type].type->id);
  g_autofree char *value = NULL;

  if (spot->verb == TW_VERB_TAKE)
    /* Translators: a figure that leaves the table: the mage or the witch. */
    return g_strdup_printf (_ ("%s: off the table"), name);
  value = worth (model, game, spot->node);
  /* Translators: a figure, the feature where it goes, and what that is worth then. */
  return g_strdup_printf (_ ("%s, %s: %s"), name,
                          tw_kind_title (tw_game_rules (game),
                                         tw_game_play (game)->board.nodes[spot->node].kind),
                          value);
}

char *
tw_spot_name (TwTableModel *model, guint index)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint n = 0;
  const TwTableSpot *spot = &tw_table_model_get_spots (model, &n)[index];
  guint type;

  if (spot->verb != TW_VERB_FIGURE && spot->verb != TW_VERB_TAKE)
    return tw_table_spot_title (model, index);
  type = figure_of_spot (model, spot);
  if (play->rules->figure_types[type].neutral >= 0)
    return g_strdup (tw_role_title (play->rules, play->rules->figure_types[type].type->id));
  return g_strdup (tw_role_title (play->rules, tw_role_of (play->rules, type,
                                                           play->board.nodes[spot->node].kind)));
}

char *
tw_table_worth_of_spot (TwTableModel *model, guint index)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint n = 0, type;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  guint node = spots[index].node;

  if (spots[index].verb != TW_VERB_FIGURE && spots[index].verb != TW_VERB_TAKE)
    return tw_table_spot_title (model, index);
  type = figure_of_spot (model, &spots[index]);
  if (play->rules->figure_types[type].neutral >= 0)
    return worth_of_nobody (model, index, &spots[index], type);
  if (spots[index].verb == TW_VERB_TAKE)
    {
      int points = points_of_taking (model, node, type);
      char *words;
      const char *name =
          tw_role_title (play->rules, tw_role_of (play->rules, type, play->board.nodes[node].kind));

      /* Most figures come home for nothing: no points are no news. */
      if (points == 0 && (words = words_of_taking (model, node, type)) != NULL)
        return words;
      if (points == 0)
        /* Translators: a figure that may come home. */
        return g_strdup_printf (_ ("%s: take back"), name);
      /* Translators: a figure, and the points it brings when it comes home now. */
      return g_strdup_printf (ngettext ("%s: take back, %d point", "%s: take back, %d points",
                                        (gulong) ABS (points)),
                              name, points);
    }
  return with_weights (model,
                       tw_role_title (play->rules,
                                      tw_role_of (play->rules, type, play->board.nodes[node].kind)),
                       node, bonus_of (model, type, node));
}

/* The table in words. Every number comes from the engine. */
#include "app/play/table-texts.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "app/play/table-question.h"
#include "engine/game/explain.h"
#include "engine/game/feature-value.h"

char *
tw_event_describe (const TwRules *rules, const TwEvent *event)
{
  GString *out = g_string_new (NULL);
  g_autofree char *symbols = tw_event_symbols (rules, event, g_get_language_names ());

  if (event->kind != TW_EVENT_SCORED)
    return g_string_free (out, FALSE);
  g_string_append (out, tw_kind_title (event->feature));
  if (tw_kind_info (event->feature)->merges && event->feature != TW_KIND_FIELD)
    {
      g_string_append (out, ", ");
      g_string_append_printf (out, ngettext ("%u tile", "%u tiles", event->n_tiles),
                              event->n_tiles);
    }
  if (symbols[0] != '\0')
    g_string_append_printf (out, ", %s", symbols);
  return g_string_free (out, FALSE);
}

char *
tw_weights_format (TwTableModel *model, const guint8 *weights)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    if (weights[seat] > 0)
      g_string_append_printf (out, "%s%s %u", out->len > 0 ? ", " : "", setup->seats[seat].name,
                              weights[seat]);
  return g_string_free (out, FALSE);
}

/* "now 4, closed 8", "complete: 8" or, for fields, "at the end 6". */
static char *
worth (const TwGame *game, guint node)
{
  const TwBoard *board = &tw_game_play (game)->board;
  int now = tw_game_feature_value (game, node, TW_EVENT_END, NULL, NULL), closed;

  if (board->nodes[node].kind == TW_KIND_FIELD)
    return g_strdup_printf (_ ("at the end %d"), now);
  closed = tw_game_feature_value (game, node, TW_EVENT_COMPLETE, NULL, NULL);
  if (tw_board_is_complete (board, node))
    return g_strdup_printf (_ ("complete, %d"), closed);
  if (!tw_kind_info (board->nodes[node].kind)->merges)
    {
      /* What a place is worth in the end is not in what lies around it now. */
      int n_open = board->nodes[tw_board_root (board, node)].n_open;

      return g_strdup_printf (ngettext ("now %d, %d cell open", "now %d, %d cells open",
                                        (gulong) n_open),
                              now, n_open);
    }
  return g_strdup_printf (_ ("now %d, closed %d"), now, closed);
}

/* @bonus: what the feature brings beyond that to who has a certain figure there. */
static char *
with_weights (TwTableModel *model, const char *name, guint node, int bonus)
{
  const TwGame *game = tw_table_model_get_shown (model);
  const TwPlay *play = tw_game_play (game);
  const TwBoard *board = &play->board;
  const guint8 *weights = &board->weights[tw_board_root (board, node) * board->n_seats];
  g_autofree char *plain = worth (game, node);
  g_autofree char *value =
      bonus == 0 ? g_steal_pointer (&plain) : g_strdup_printf ("%s %+d", plain, bonus);
  g_autofree char *people = tw_weights_format (model, weights);

  if (people[0] == '\0')
    /* Translators: what stands or lies there, and what it is worth. */
    return g_strdup_printf (_ ("%s: %s"), name, value);
  /* Translators: feature, worth, and who has how many figures there. */
  return g_strdup_printf (_ ("%s: %s; %s"), name, value, people);
}

char *
tw_feature_worth (TwTableModel *model, guint node)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (model))->board;

  return with_weights (model, tw_kind_title (board->nodes[node].kind), node, 0);
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
  return n > n_before && events[n_before].seat == action.seat && events[n_before].node < TW_NO_NODE
                 && events[n_before].node < tw_game_play (after)->board.head->n_nodes
                 && tw_board_root (&tw_game_play (after)->board, events[n_before].node)
                        == tw_board_root (&tw_game_play (after)->board, node)
             ? events[n_before].points
             : 0;
}

char *
tw_spot_worth (TwTableModel *model, guint index)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint n = 0, type = tw_table_model_get_figure (model);
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  guint node = spots[index].node;

  if ((spots[index].figures >> type & 1) == 0)
    type = (guint) g_bit_nth_lsf (spots[index].figures, -1);
  if (spots[index].verb == TW_VERB_TAKE)
    {
      int points = points_of_taking (model, node, type);

      /* Translators: a figure, and the points it brings when it comes home now. */
      return g_strdup_printf (
          ngettext ("%s: take back, %d point", "%s: take back, %d points", (gulong) ABS (points)),
          tw_role_title (tw_role_of (play->rules, type, play->board.nodes[node].kind)), points);
    }
  return with_weights (model,
                       tw_role_title (tw_role_of (play->rules, type, play->board.nodes[node].kind)),
                       node, bonus_of (model, type, node));
}

static char *
direction (int cells, const char *one_way, const char *other_way)
{
  return g_strdup_printf ("%d %s", abs (cells), cells > 0 ? one_way : other_way);
}

char *
tw_cell_name (int x, int y)
{
  g_autofree char *across = direction (x, C_ ("cell", "east"), C_ ("cell", "west"));
  g_autofree char *down = direction (y, C_ ("cell", "south"), C_ ("cell", "north"));

  if (x == 0 && y == 0)
    return g_strdup (C_ ("cell", "middle"));
  if (x == 0 || y == 0)
    return g_strdup (x == 0 ? down : across);
  return g_strdup_printf ("%s, %s", across, down);
}

char *
tw_cell_label (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  guint slot = tw_board_slot_at (&play->board, x, y), n = 0;
  const TwAction *proposal = tw_table_model_get_proposal (model);
  g_autofree char *name = tw_cell_name (x, y);
  g_autofree char *words = NULL;

  if (proposal != NULL && proposal->x == x && proposal->y == y)
    {
      words = tw_tile_edges_format (play->rules, proposal->kind, proposal->turns);
      return g_strdup_printf (_ ("%s: proposed, %s"), name, words);
    }
  if (slot != TW_NO_SLOT)
    {
      words = tw_tile_edges_format (play->rules, play->board.slots[slot].kind,
                                    play->board.slots[slot].quarter_turns);
      return g_strdup_printf (_ ("%s: tile %s, %s"), name,
                              tw_tile_title (play->rules, play->board.slots[slot].kind), words);
    }
  if (cell == NULL)
    return g_strdup_printf (_ ("%s: not legal"), name);
  for (guint i = 0; i < 4; i++)
    n += cell->turns >> i & 1;
  return g_strdup_printf (ngettext ("%s: legal, %u rotation", "%s: legal, %u rotations", n), name,
                          n);
}

char *
tw_cell_refusal (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  int kind = tw_table_model_get_drawn (model);
  TwAction place = { .verb = TW_VERB_PLACE,
                     .seat = (guint8) tw_table_model_get_decider (model),
                     .kind = (guint16) kind,
                     .turns = (guint8) turns,
                     .x = (gint16) x,
                     .y = (gint16) y };
  TwRefusal refusal;

  if (kind < 0 || (cell != NULL && cell->turns >> turns & 1))
    return NULL;
  tw_refusal_find (play, &place, &refusal);
  return tw_refusal_message (&refusal, play);
}

/* How many tiles of the bag fit a cell. */
static guint
count_fitting (const TwPlay *play, int x, int y)
{
  int open = tw_board_open_at (&play->board, x, y);
  const TwCatalogue *catalogue = play->rules->catalogue;
  const TwFrame *frame = tw_play_turn_frame (play);
  guint n = 0;

  if (open < 0 || frame == NULL)
    return 0;
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    for (guint turns = 0; turns < 4; turns++)
      if (tw_board_fits (&play->board, (guint) open, kind, turns)
          && tw_play_veto (play, frame, kind, (guint) open, turns) == NULL)
        {
          n += play->bag[kind];
          break;
        }
  return n;
}

char *
tw_cell_explain (TwTableModel *model, int x, int y, guint turns)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree char *refusal = tw_cell_refusal (model, x, y, turns);
  guint n = count_fitting (play, x, y), left = play->state->n_left;
  GString *out = g_string_new (refusal);

  if (refusal == NULL && tw_table_model_get_drawn (model) >= 0)
    g_string_append (out, _ ("The tile may lie here so."));
  if (tw_board_open_at (&play->board, x, y) < 0)
    return g_string_free (out, FALSE);
  if (out->len > 0)
    g_string_append_c (out, ' ');
  /* Translators: how many of the tiles in the bag fit this cell. */
  g_string_append_printf (out, _ ("Fits %u of %u left."), n, left);
  return g_string_free (out, FALSE);
}

/* Whether a figure can be placed, and whether one can be taken back. */
static void
find_ways (TwTableModel *model, gboolean *out_place, gboolean *out_take)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  *out_place = *out_take = FALSE;
  for (guint i = 0; i < n; i++)
    *(spots[i].verb == TW_VERB_TAKE ? out_take : out_place) = TRUE;
}

static gboolean
has_figure_left (TwTableModel *model)
{
  const TwPlay *play = tw_table_model_get_play (model);
  guint seat = tw_table_model_get_decider (model);

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (play->rules->figure_types[type].kinds != 0 && tw_play_supply (play, seat, type) > 0)
      return TRUE;
  return FALSE;
}

static char *
question_sentence (TwTableModel *model)
{
  gboolean can_place, can_take, must = !tw_table_model_can_finish (model);
  const TwAction *choices;
  guint n = 0;

  switch (tw_table_model_get_question (model))
    {
    case TW_QUESTION_PLACE:
      if (!must && tw_table_model_get_proposal (model) == NULL)
        return g_strdup (
            _ ("A further tile: lay it on one of the lit places, or go on without it."));
      return g_strdup (tw_table_model_get_part (model) > 1
                           ? _ ("A second tile in this turn: lay it on one of the lit places.")
                           : _ ("Lay the tile on one of the lit places."));
    case TW_QUESTION_FIGURE:
      find_ways (model, &can_place, &can_take);
      if (can_place && !tw_table_model_can_finish (model))
        return g_strdup (_ ("Choose where the meeple stands."));
      if (can_place && can_take)
        return g_strdup (_ ("Place a meeple, take a figure back, or go on."));
      if (can_place && strcmp (tw_play_phase (tw_table_model_get_play (model)), "4g") == 0)
        return g_strdup (_ ("Crop circle: add a meeple beside one of yours, or go on."));
      if (can_take && must)
        return g_strdup (_ ("Take one of the figures back."));
      if (can_take)
        return g_strdup (_ ("Take a figure back, or go on."));
      if (can_place)
        return g_strdup (_ ("Place a meeple, or go on."));
      if (!has_figure_left (model))
        return g_strdup (_ ("No meeple is left. Move the tile, or go on."));
      return g_strdup (_ ("No meeple can stand here. Move the tile, or go on."));
    case TW_QUESTION_CHOICE:
      choices = tw_table_model_get_choices (model, &n);
      return tw_choice_question (tw_table_model_get_play (model), choices, n);
    case TW_QUESTION_NONE:
    default:
      return g_strdup (_ ("The game is over."));
    }
}

char *
tw_hand_sentence (TwTableModel *model)
{
  int ahead = tw_table_model_get_ahead (model);
  g_autofree char *sentence = question_sentence (model);

  if (ahead < 0)
    return g_steal_pointer (&sentence);
  /* Translators: what is to be done, and the tile that lies ready. */
  return g_strdup_printf (_ ("%s Your second tile is %s."), sentence,
                          tw_tile_title (tw_table_model_get_setup (model)->rules, (guint) ahead));
}

char *
tw_table_subtitle (TwTableModel *model)
{
  guint turn = tw_table_model_get_turn (model);

  if (tw_table_model_get_question (model) == TW_QUESTION_NONE)
    return g_strdup_printf (_ ("Finished after turn %u"), turn);
  if (tw_table_model_get_part (model) > 1)
    return tw_table_model_get_setup (model)->is_strict
               ? g_strdup_printf (_ ("Strict, turn %u, second tile"), turn)
               : g_strdup_printf (_ ("Sandbox, turn %u, second tile"), turn);
  /* Translators: "sandbox": anything can be undone; "strict": nothing after a draw. */
  return tw_table_model_get_setup (model)->is_strict
             ? g_strdup_printf (_ ("Strict, turn %u"), turn)
             : g_strdup_printf (_ ("Sandbox, turn %u"), turn);
}

/* What the last answer scored: "Anna scores 4, Eva scores 2." */
static void
append_scores (TwTableModel *model, GString *out)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  guint n = 0, n_log = 0, answer = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n_log);

  for (guint i = n_log; i-- > 0 && answer == 0;)
    if (log[i].was_asked)
      answer = i;
  for (guint i = 0; i < n; i++)
    if (events[i].log_index >= answer && events[i].kind != TW_EVENT_UNPLACEABLE
        && events[i].kind != TW_EVENT_TOKENS && events[i].kind != TW_EVENT_PART
        && events[i].kind != TW_EVENT_DIE && events[i].seat < TW_MAX_SEATS)
      {
        g_string_append_c (out, ' ');
        g_string_append_printf (out,
                                ngettext ("%s scored %d point.", "%s scored %d points.",
                                          (gulong) ABS (events[i].points)),
                                setup->seats[events[i].seat].name, events[i].points);
      }
}

char *
tw_table_announcement (TwTableModel *model)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  guint seat = tw_table_model_get_decider (model);
  int drawn = tw_table_model_get_drawn (model);
  g_autofree char *sentence = tw_hand_sentence (model);
  GString *out = g_string_new (NULL);

  if (seat < TW_MAX_SEATS)
    g_string_append_printf (out, _ ("%s: %s"), setup->seats[seat].name, sentence);
  else
    g_string_append (out, sentence);
  if (drawn >= 0)
    {
      g_autofree char *words =
          tw_tile_edges_format (setup->rules, (guint) drawn, tw_table_model_get_turns (model));

      g_string_append_c (out, ' ');
      g_string_append_printf (out, _ ("Drawn: tile %s, %s."),
                              tw_tile_title (setup->rules, (guint) drawn), words);
    }
  append_scores (model, out);
  return g_string_free (out, FALSE);
}

gboolean
tw_figure_is_on_track (const TwPlay *play, const TwFigure *figure)
{
  return figure->place == TW_FIGURE_ZONE
         && strcmp (play->rules->figure_types[figure->type].type->id, "robber") == 0;
}

char *
tw_table_track_words (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);

  g_autoptr (GString) out = g_string_new (NULL);

  if (play->rules->n_counters > 1)
    /* Translators: the points that each of a player's two counting figures has made. */
    g_string_append_printf (out, _ ("Pawn %d, lady %d"), tw_play_counter (play, seat, 0),
                            tw_play_counter (play, seat, 1));
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].seat == seat && tw_figure_is_on_track (play, &play->figures[i]))
      {
        g_string_append (out, out->len > 0 ? "; " : "");
        g_string_append_printf (out, _ ("Robber on space %u"), play->figures[i].detail);
      }
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

char *
tw_table_hand_words (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwFact fact = { .group = "", .seat = seat, .name = "hand", .value = "" };

  if (seat != play->state->on_turn && !tw_rules_parameter (play->rules, "hand-visible"))
    return NULL;
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      g_autofree char *tiles = NULL;
      g_auto (GStrv) names = NULL;
      g_autofree char *list = NULL;

      if (expansion->tell == NULL
          || expansion->tell (play, tw_play_own (play, (int) i), &fact, &tiles, NULL)
                 != TW_FACT_DONE)
        continue;
      if (strcmp (tiles, "-") == 0)
        return NULL;
      names = g_strsplit (tiles, ",", -1);
      list = g_strjoinv (", ", names);
      /* Translators: the tiles that a player holds: "Hand: U, W". */
      return g_strdup_printf (_ ("Hand: %s"), list);
    }
  return NULL;
}

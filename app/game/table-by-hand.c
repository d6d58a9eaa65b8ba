/* What people do by hand at the table. */
#include "app/game/table-by-hand.h"

#include <glib/gi18n.h>

#include "app/drawing/theme.h"
#include "app/game/given-points.h"
#include "app/game/table-cells.h"
#include "app/game/table-model-private.h"
#include "app/game/table-names.h"
#include "app/game/table-sandbox.h"
#include "engine/game/by-hand.h"
#include "engine/game/explain.h"

/* In @kind of a move: home, into the supply. */
#define TO_SUPPLY 1

gboolean
tw_table_by_hand_has_pieces (const TwRules *rules)
{
  for (guint type = 0; type < rules->n_figure_types; type++)
    if (rules->figure_types[type].type->by_hand)
      return TRUE;
  for (guint token = 0; token < rules->n_token_types; token++)
    if (rules->token_types[token].by_hand)
      return TRUE;
  return FALSE;
}

static void
append_name (GString *names, const char *name)
{
  g_autofree char *words = tw_short_name (name);

  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", words);
}

char *
tw_table_by_hand_names (const TwRules *rules)
{
  GString *names = g_string_new (NULL);

  for (guint type = 0; type < rules->n_figure_types; type++)
    if (rules->figure_types[type].type->by_hand)
      append_name (names, tw_role_title (rules, rules->figure_types[type].type->id));
  for (guint token = 0; token < rules->n_token_types; token++)
    if (rules->token_types[token].by_hand)
      append_name (names, tw_explain_token (rules->vocabulary, rules->token_types[token].type->id,
                                            g_get_language_names ()));
  return g_string_free (names, FALSE);
}

gboolean
tw_table_by_hand_may (TwTableModel *self)
{
  return self->game != NULL && self->chain == NULL
         && (self->whole == NULL || tw_table_history_can_go_on_here (self));
}

static TwAction
action_of (const TwHandPiece *piece)
{
  return (TwAction){ .verb = TW_VERB_MOVE,
                     .seat = (guint8) piece->seat,
                     .figure = (guint8) piece->figure,
                     .turns = (guint8) piece->which };
}

static void
add_piece (GArray *pieces, const TwPlay *play, guint type, guint seat, guint which)
{
  TwHandPiece piece = { type, seat, which, TW_NO_NODE };
  TwAction action = action_of (&piece);
  const TwFigure *figure = tw_by_hand_figure (play, &action);

  if (figure == NULL || figure->place == TW_FIGURE_ZONE || figure->place == TW_FIGURE_OFF
      || figure->place == TW_FIGURE_LAID || figure->place == TW_FIGURE_TRACK)
    return;
  if (figure->place != TW_FIGURE_SUPPLY)
    piece.node = figure->node;
  g_array_append_val (pieces, piece);
}

/* Those that a rule knows, or those that none does. */
static void
add_pieces (GArray *pieces, const TwPlay *play, guint seat, gboolean by_hand)
{
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    {
      const TwFigureRule *rule = &play->rules->figure_types[type];

      if ((rule->type->by_hand != FALSE) != by_hand)
        continue;
      for (guint which = 0; which < (rule->neutral >= 0 ? 1 : rule->supply); which++)
        add_piece (pieces, play, type, seat, which);
    }
}

GArray *
tw_table_by_hand_pieces (TwTableModel *self, guint seat)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (TwHandPiece));
  const TwPlay *play = tw_game_play (self->game);

  add_pieces (pieces, play, seat, TRUE);
  /* What rules know is moved so in a sandbox only. */
  if (tw_table_sandbox_can_put_figures (self))
    add_pieces (pieces, play, seat, FALSE);
  return pieces;
}

void
tw_table_by_hand_hold (TwTableModel *self, const TwHandPiece *piece)
{
  if (piece == NULL && !self->is_holding)
    return;
  self->is_holding = piece != NULL && tw_table_by_hand_may (self);
  if (self->is_holding)
    self->held = *piece;
  tw_table_model_unaim (self);
  tw_table_model_emit_proposed (self);
}

const TwHandPiece *
tw_table_by_hand_held (TwTableModel *self)
{
  return self->is_holding ? &self->held : NULL;
}

guint
tw_table_by_hand_colour (TwTableModel *self, const TwHandPiece *piece)
{
  return self->setup.rules->figure_types[piece->figure].neutral >= 0
             ? TW_COLOUR_NOBODY
             : self->setup.seats[piece->seat].colour;
}

/* What was proposed is proposed afterwards, for the question is the same. */
static gboolean
apply (TwTableModel *self, TwAction *action)
{
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self);
  gboolean had_proposal = self->copy != NULL;
  TwAction place = self->place;
  guint figure = self->figure;

  if (!tw_table_by_hand_may (self) || !tw_game_apply (self->game, action, NULL))
    return FALSE;
  g_clear_pointer (&self->whole, tw_game_free);
  self->is_holding = FALSE;
  tw_table_model_take_question (self);
  if (had_proposal && tw_table_model_propose_place (self, &place))
    self->figure = figure;
  tw_table_model_announce (self, decider, before);
  return TRUE;
}

gboolean
tw_table_by_hand_can_put (TwTableModel *self, guint node)
{
  const TwPlay *play = tw_game_play (self->game);
  TwAction action;

  if (!self->is_holding || node >= play->board.head->n_nodes)
    return FALSE;
  action = action_of (&self->held);
  tw_play_name_node (play, node, &action);
  return tw_by_hand_may (play, &action);
}

gboolean
tw_table_by_hand_put (TwTableModel *self, guint node)
{
  TwAction action;

  if (!self->is_holding || node >= tw_game_play (self->game)->board.head->n_nodes)
    return FALSE;
  action = action_of (&self->held);
  tw_play_name_node (tw_game_play (self->game), node, &action);
  return apply (self, &action);
}

gboolean
tw_table_by_hand_take_home (TwTableModel *self, const TwHandPiece *piece)
{
  TwAction action = action_of (piece);

  action.kind = TO_SUPPLY;
  return apply (self, &action);
}

gboolean
tw_table_by_hand_give (TwTableModel *self, guint seat, guint token, int n)
{
  TwAction action = {
    .verb = TW_VERB_HOLD, .seat = (guint8) seat, .figure = (guint8) token, .x = (gint16) n
  };

  return apply (self, &action);
}

gboolean
tw_table_by_hand_score (TwTableModel *self, guint seat, int points, const char *note)
{
  TwAction action = { .verb = TW_VERB_POINTS, .seat = (guint8) seat, .x = (gint16) points };

  if (points < G_MININT16 || points > G_MAXINT16 || !tw_table_by_hand_may (self))
    return FALSE;
  action.kind = (guint16) tw_by_hand_note (tw_game_play (self->game), note);
  return apply (self, &action);
}

char *
tw_table_by_hand_sentence (TwTableModel *self)
{
  const TwRules *rules = self->setup.rules;
  const char *name = tw_role_title (rules, rules->figure_types[self->held.figure].type->id);

  /* Translators: a figure that is moved by hand. */
  return g_strdup_printf (_ ("%s: click the feature where it shall stand, or press Esc."), name);
}

char *
tw_table_by_hand_place_words (TwTableModel *self, guint node)
{
  const TwPlay *play = tw_game_play (self->game);
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  g_autofree char *cell = tw_table_cells_place (slot->x, slot->y);

  /* Translators: a feature, and where its tile lies: "Road (1 east of the start tile)". */
  return g_strdup_printf (_ ("%s (%s)"), tw_kind_title (play->rules, play->board.nodes[node].kind),
                          cell);
}

static char *
say_move (TwTableModel *self, const TwAction *action, const char *who)
{
  const TwPlay *play = tw_game_play (self->game);
  const char *name =
      tw_role_title (play->rules, play->rules->figure_types[action->figure].type->id);
  guint node = action->kind == TO_SUPPLY ? TW_NO_NODE : tw_play_action_node (play, action);
  g_autofree char *where = NULL;

  if (action->kind == TO_SUPPLY)
    /* Translators: a player, and a figure that is moved by hand. */
    return g_strdup_printf (_ ("%s took home by hand: %s"), who, name);
  if (node >= play->board.head->n_nodes)
    return g_strdup_printf (_ ("%s moved by hand: %s"), who, name);
  where = tw_table_by_hand_place_words (self, node);
  /* Translators: a player, a figure, and where it stands now. */
  return g_strdup_printf (_ ("%s moved by hand: %s to %s"), who, name, where);
}

static char *
say_lay (TwTableModel *self, const TwAction *action, const char *who)
{
  g_autofree char *cell = tw_table_cells_place (action->x, action->y);

  /* Translators: a player, a tile, and where it lies: "Anna laid a city with a road against the
   * rules (1 east of the start tile)". */
  return g_strdup_printf (_ ("%s laid %s against the rules (%s)"), who,
                          tw_tile_phrase (self->setup.rules, action->kind), cell);
}

/* The order as it is when all tiles are named that go with @action. */
static char *
say_order (TwTableModel *self, const TwAction *action, const char *who)
{
  g_autoptr (GString) tiles = g_string_new (NULL);
  guint n = 0;
  const TwLogEntry *log = tw_game_log (self->game, &n), *end = log + n;
  const TwLogEntry *entry = (const TwLogEntry *) (gconstpointer) action;

  do
    if (entry->action.kind != TW_NO_KIND)
      g_string_append_printf (tiles, "%s%s", tiles->len > 0 ? ", " : "",
                              tw_tile_phrase (self->setup.rules, entry->action.kind));
  while (++entry < end && entry->action.verb == TW_VERB_ORDER && !entry->was_asked);
  return tiles->len == 0
             /* Translators: a player. */
             ? g_strdup_printf (_ ("%s left the draws to chance"), who)
             /* Translators: a player, and tiles: "Anna fixed the next draws: a city, a road". */
             : g_strdup_printf (_ ("%s fixed the next draws: %s"), who, tiles->str);
}

char *
tw_log_say_by_hand (TwTableModel *self, const TwAction *action)
{
  const TwRules *rules = self->setup.rules;
  const char *who = action->seat < TW_MAX_SEATS ? self->setup.seats[action->seat].name : "", *note;
  g_autofree char *number = tw_points_words (action->x);

  switch (action->verb)
    {
    case TW_VERB_MOVE:
      return say_move (self, action, who);
    case TW_VERB_HOLD:
      /* Translators: a player, a kind of token, and how many more or less: "Anna: Coin, +2". */
      return g_strdup_printf (_ ("%s: %s, %s by hand"), who,
                              tw_explain_token (rules->vocabulary,
                                                rules->token_types[action->figure].type->id,
                                                g_get_language_names ()),
                              number);
    case TW_VERB_PICK:
      return action->kind == TW_NO_KIND
                 /* Translators: a player. */
                 ? g_strdup_printf (_ ("%s put the tile back"), who)
                 /* Translators: a player, and a tile: "Anna took a city with a road for the one
                    drawn". */
                 : g_strdup_printf (_ ("%s took %s for the one drawn"), who,
                                    tw_tile_phrase (rules, action->kind));
    case TW_VERB_ORDER:
      return say_order (self, action, who);
    case TW_VERB_SEATS:
      /* Translators: two players. */
      return g_strdup_printf (_ ("%s and %s changed seats"), who,
                              self->setup.seats[action->kind].name);
    case TW_VERB_TURN:
      /* Translators: a player, who is on turn out of order, because people chose so. */
      return g_strdup_printf (_ ("Chosen: %s is on turn"), self->setup.seats[action->kind].name);
    case TW_VERB_LAY:
      return say_lay (self, action, who);
    case TW_VERB_POINTS:
    default:
      note = tw_by_hand_words (tw_game_play (self->game), action);
      return *note != '\0'
                 /* Translators: a player, and what points that were typed in are for. */
                 ? g_strdup_printf (_ ("%s, typed in: %s"), who, note)
                 : g_strdup_printf (_ ("%s: points typed in"), who);
    }
}

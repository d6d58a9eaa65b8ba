/* Aiming with the drawn tile, proposing a place, choosing a figure. */
#include "app/game/table-model-private.h"
#include "app/game/table-question.h"

void
tw_table_model_clear_proposal (TwTableModel *self)
{
  g_clear_pointer (&self->copy, tw_game_free);
  g_array_set_size (self->spots, 0);
  g_array_set_size (self->choices, 0);
  g_clear_pointer (&self->foreseen, g_ptr_array_unref);
  self->picked = TW_NO_NODE;
}

static guint
next_legal_turn (const TwLegalCell *cell, guint turns, int steps)
{
  for (guint i = 0; i < 4 && (cell->turns >> (turns & 3) & 1) == 0; i++)
    turns += (guint) steps;
  return turns & 3;
}

gboolean
tw_table_model_aim (TwTableModel *self, int x, int y, gboolean any)
{
  const TwLegalCell *cell = tw_table_model_find_legal (self, x, y);
  TwTableAim aim = { TRUE, TRUE, x, y, self->turns };

  if (tw_table_model_get_drawn (self) < 0 || !tw_table_history_is_asked (self)
      || (cell == NULL
          && (!any || tw_board_slot_at (&tw_game_play (self->game)->board, x, y) != TW_NO_SLOT)))
    {
      tw_table_model_unaim (self);
      return FALSE;
    }
  if (cell == NULL)
    aim.is_legal = FALSE;
  else if (!any)
    aim.turns = next_legal_turn (cell, self->turns, 1);
  else
    aim.is_legal = cell->turns >> aim.turns & 1;
  if (memcmp (&aim, &self->aim, sizeof aim) != 0)
    {
      self->aim = aim;
      tw_table_model_emit_proposed (self);
    }
  return TRUE;
}

void
tw_table_model_unaim (TwTableModel *self)
{
  if (!self->aim.is_set)
    return;
  self->aim = (TwTableAim){ 0 };
  tw_table_model_emit_proposed (self);
}

const TwTableAim *
tw_table_model_get_aim (TwTableModel *self)
{
  return &self->aim;
}

/* Whether chance has spoken between the tile and its figure: a tile drawn ahead. */
static gboolean
has_drawn_ahead (const TwGame *game, guint n_before)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (guint i = n_before + 1; i < n; i++)
    if (log[i].action.seat == TW_SEAT_CHANCE)
      return TRUE;
  return FALSE;
}

/* Lays @place on a copy of the game and looks what may be done there. */
gboolean
tw_table_model_propose_place (TwTableModel *self, const TwAction *place)
{
  g_autoptr (TwGame) copy = tw_game_copy (self->game);
  guint slot = tw_game_play (copy)->board.head->n_slots, n_log = 0;

  tw_game_log (copy, &n_log);
  if (!tw_game_apply (copy, place, NULL))
    return FALSE;
  tw_table_model_clear_proposal (self);
  self->place = *place;
  self->hides_figures = tw_table_question_is_about (copy, slot) && has_drawn_ahead (copy, n_log);
  if (tw_table_question_is_about (copy, slot) && !self->hides_figures)
    {
      tw_table_question_spots_collect (self->spots, copy, self->picked);
      tw_table_question_choices_collect (self->choices, copy);
    }
  self->copy = g_steal_pointer (&copy);
  self->turns = place->turns;
  tw_table_model_prefer_figure (self);
  tw_table_model_emit_proposed (self);
  return TRUE;
}

/* Where the rules do not allow it, it is laid against them, if at all. */
static TwAction
place_action (TwTableModel *self, int x, int y, guint turns)
{
  const TwLegalCell *cell = tw_table_model_find_legal (self, x, y);
  gboolean is_legal = cell != NULL && (cell->turns >> turns & 1);

  return (TwAction){ .verb = is_legal ? TW_VERB_PLACE : TW_VERB_LAY,
                     .seat = (guint8) tw_table_model_get_decider (self),
                     .kind = (guint16) tw_table_model_get_drawn (self),
                     .turns = (guint8) turns,
                     .x = (gint16) x,
                     .y = (gint16) y };
}

void
tw_table_model_turn (TwTableModel *self, int steps, gboolean any)
{
  gboolean of_proposal =
      self->copy != NULL
      && (!self->aim.is_set || (self->aim.x == self->place.x && self->aim.y == self->place.y));
  guint turns;

  if (tw_table_model_get_drawn (self) < 0 || !tw_table_history_is_asked (self))
    return;
  if (of_proposal)
    {
      const TwLegalCell *cell = tw_table_model_find_legal (self, self->place.x, self->place.y);
      TwAction place;

      turns = (self->place.turns + (guint) steps) & 3;
      if (self->place.verb == TW_VERB_PLACE && !(any && tw_game_is_recorded (self->game)))
        turns = next_legal_turn (cell, turns, steps);
      if (turns == self->place.turns)
        return;
      place = place_action (self, self->place.x, self->place.y, turns);
      self->aim.turns = self->aim.is_set ? turns : 0;
      tw_table_model_propose_place (self, &place);
      return;
    }
  turns = ((self->aim.is_set ? self->aim.turns : self->turns) + (guint) steps) & 3;
  if (self->aim.is_set)
    {
      const TwLegalCell *cell = tw_table_model_find_legal (self, self->aim.x, self->aim.y);

      if (cell != NULL && !any)
        turns = next_legal_turn (cell, turns, steps);
      self->aim.turns = turns;
      self->aim.is_legal = cell != NULL && (cell->turns >> turns & 1);
    }
  self->turns = turns;
  tw_table_model_emit_proposed (self);
}

gboolean
tw_table_model_may_lay (TwTableModel *self)
{
  return self->aim.is_set && !self->aim.is_legal && tw_game_is_recorded (self->game)
         && tw_board_open_at (&tw_game_play (self->game)->board, self->aim.x, self->aim.y) >= 0;
}

gboolean
tw_table_model_propose (TwTableModel *self)
{
  TwAction place;

  if (!self->aim.is_set || (!self->aim.is_legal && !tw_table_model_may_lay (self)))
    return FALSE;
  place = place_action (self, self->aim.x, self->aim.y, self->aim.turns);
  return tw_table_model_propose_place (self, &place);
}

void
tw_table_model_withdraw (TwTableModel *self)
{
  if (self->copy == NULL && self->picked != TW_NO_NODE)
    tw_table_model_pick_end (self, TW_NO_NODE);
  if (self->copy == NULL)
    return;
  tw_table_model_clear_proposal (self);
  tw_table_model_emit_proposed (self);
}

gboolean
tw_table_model_hides_figures (TwTableModel *self)
{
  return self->copy != NULL && self->hides_figures;
}

const TwAction *
tw_table_model_get_proposal (TwTableModel *self)
{
  return self->copy != NULL ? &self->place : NULL;
}

const TwTableSpot *
tw_table_model_get_spots (TwTableModel *self, guint *out_n)
{
  *out_n = self->spots->len;
  return (const TwTableSpot *) (gpointer) self->spots->data;
}

void
tw_table_model_pick_end (TwTableModel *self, guint node)
{
  self->picked = node;
  tw_table_question_spots_collect (self->spots, tw_table_model_get_shown (self), node);
  tw_table_model_emit_proposed (self);
}

guint
tw_table_model_get_picked (TwTableModel *self)
{
  return self->picked;
}

gboolean
tw_table_model_choose_spot (TwTableModel *self, guint index, int figure)
{
  TwTableSpot spot;
  TwAction action;
  guint n_meant;

  if (index >= self->spots->len)
    return FALSE;
  spot = g_array_index (self->spots, TwTableSpot, index);
  if (spot.is_picked)
    {
      tw_table_model_pick_end (self, TW_NO_NODE);
      return TRUE;
    }
  n_meant = tw_table_model_find_action (self, index, figure, &action);
  if (n_meant > 1)
    {
      tw_table_model_pick_end (self, spot.node);
      return TRUE;
    }
  if (n_meant == 0)
    return FALSE;
  return self->copy != NULL ? tw_table_model_commit (self, &self->place, &action)
                            : tw_table_model_commit (self, &action, NULL);
}

gboolean
tw_table_model_can_finish (TwTableModel *self)
{
  TwAction none;

  if (!tw_table_history_is_asked (self))
    return FALSE;
  return self->copy != NULL
         || tw_table_question_find_action (self->game, TW_VERB_NONE, TW_NO_NODE, 0, &none);
}

gboolean
tw_table_model_finish (TwTableModel *self)
{
  TwAction none;
  guint slot = tw_game_play (self->game)->board.head->n_slots;

  if (!tw_table_model_can_finish (self))
    return FALSE;
  if (self->copy == NULL)
    return tw_table_question_find_action (self->game, TW_VERB_NONE, TW_NO_NODE, 0, &none)
           && tw_table_model_commit (self, &none, NULL);
  if (!self->hides_figures && tw_table_question_is_about (self->copy, slot)
      && tw_table_question_find_action (self->copy, TW_VERB_NONE, TW_NO_NODE, 0, &none))
    return tw_table_model_commit (self, &self->place, &none);
  return tw_table_model_commit (self, &self->place, NULL);
}

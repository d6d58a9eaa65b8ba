/* Seats that the program plays. */
#include "app/game/table-model-private.h"

/* Who has two colours plays both. */
static const TwOpponent *
opponent_of (TwTableModel *self, guint seat)
{
  return self->setup.seats[tw_rules_lead (self->setup.rules, seat)].opponent;
}

gboolean
tw_table_model_is_program (TwTableModel *self, guint seat)
{
  return seat < self->setup.rules->n_seats && opponent_of (self, seat) != NULL
         && opponent_of (self, seat)->kind != NULL;
}

guint
tw_table_model_n_people (TwTableModel *self)
{
  const TwRules *rules = self->setup.rules;
  guint n = 0;

  for (guint seat = 0; seat < rules->n_seats; seat++)
    n += tw_rules_lead (rules, seat) == seat && !tw_table_model_is_program (self, seat);
  return n;
}

const TwOpponent *
tw_table_model_get_program (TwTableModel *self)
{
  guint seat = tw_table_model_get_decider (self);

  return !self->is_paused && self->whole == NULL && tw_table_model_is_program (self, seat)
             ? opponent_of (self, seat)
             : NULL;
}

gboolean
tw_table_model_has_programs (TwTableModel *self)
{
  for (guint seat = 0; self->game != NULL && seat < self->setup.rules->n_seats; seat++)
    if (tw_table_model_is_program (self, seat))
      return TRUE;
  return FALSE;
}

gboolean
tw_table_model_get_paused (TwTableModel *self)
{
  return self->is_paused;
}

void
tw_table_model_set_paused (TwTableModel *self, gboolean is_paused)
{
  if (self->is_paused == is_paused)
    return;
  self->is_paused = is_paused;
  if (self->game == NULL)
    return;
  tw_table_model_take_question (self);
  tw_table_model_announce (self, tw_table_model_get_decider (self), tw_table_model_n_events (self));
}

void
tw_table_model_set_thinking (TwTableModel *self, gboolean is_thinking)
{
  if (self->is_thinking == is_thinking)
    return;
  self->is_thinking = is_thinking;
  tw_table_model_emit_thinking (self);
}

guint
tw_table_model_get_thinking (TwTableModel *self)
{
  return self->is_thinking ? tw_table_model_get_decider (self) : TW_SEAT_NONE;
}

gboolean
tw_table_model_answer (TwTableModel *self, const TwAction *action)
{
  return tw_table_model_get_program (self) != NULL && tw_table_model_commit (self, action, NULL);
}

/* What is meant by the choice of a spot: which figure, of which colour, how many. */
#include "app/game/table-model-private.h"
#include "app/game/table-question.h"
#include "engine/game/pieces.h"

static guint
lowest_bit (guint bits)
{
  return (guint) __builtin_ctz (bits);
}

static guint
highest_bit (guint bits)
{
  return 31u - (guint) __builtin_clz (bits);
}

static const TwTableSpot *
spots_of (TwTableModel *self)
{
  return (const TwTableSpot *) (gpointer) self->spots->data;
}

/* Which figure the spots of the table are for: the chosen one if it has any, of the chosen
 * colour if that has one; of what there are several of, the most. */
void
tw_table_model_prefer_figure (TwTableModel *self)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self));
  guint allowed = 0, seats = 0, decider = tw_table_model_get_decider (self);
  guint lead = tw_rules_lead (play->rules, decider);

  for (guint i = 0; i < self->spots->len; i++)
    {
      const TwTableSpot *spot = &g_array_index (self->spots, TwTableSpot, i);

      if (spot->verb == TW_VERB_TAKE)
        continue;
      allowed |= spot->figures;
      seats |= spot->seats;
    }
  if (allowed != 0 && (allowed >> self->figure & 1) == 0)
    self->figure = lowest_bit (allowed);
  if (self->hand < lead || self->hand >= lead + play->rules->hand)
    self->hand = decider;
  if (seats != 0 && (seats >> self->hand & 1) == 0)
    self->hand = lowest_bit (seats);
  self->amount =
      tw_table_model_get_amounts (self) != 0 ? highest_bit (tw_table_model_get_amounts (self)) : 0;
}

guint
tw_table_model_find_action (TwTableModel *self, guint index, int figure, TwAction *out_action)
{
  const TwTableSpot *spot = &g_array_index (self->spots, TwTableSpot, index);
  TwSpotWish wish = { .figure = figure >= 0 ? (guint) figure : self->figure,
                      .seat = self->hand,
                      .amount = self->amount,
                      .picked = self->picked };

  if (figure < 0 && spot->figures != 0 && (spot->figures >> wish.figure & 1) == 0)
    wish.figure = lowest_bit (spot->figures);
  /* As many as there are, up to what was chosen. */
  while (wish.amount > 0 && spot->amounts != 0 && (spot->amounts >> wish.amount & 1) == 0)
    wish.amount--;
  return tw_table_question_spot_find_action (tw_table_model_get_shown (self), spot, &wish,
                                             out_action);
}

guint
tw_table_model_get_figure (TwTableModel *self)
{
  return self->figure;
}

guint
tw_table_model_get_hand (TwTableModel *self)
{
  return self->hand;
}

/* Chooses a figure by colour and type. */
static void
set_wish (TwTableModel *self, guint seat, guint type)
{
  if (seat == self->hand && type == self->figure)
    return;
  self->hand = seat;
  self->figure = type;
  tw_table_model_emit_proposed (self);
}

void
tw_table_model_set_figure (TwTableModel *self, guint type)
{
  if (type < self->setup.rules->n_figure_types)
    set_wish (self, self->hand, type);
}

void
tw_table_model_set_hand (TwTableModel *self, guint seat)
{
  guint decider = tw_table_model_get_decider (self);

  if (seat < self->setup.rules->n_seats
      && tw_rules_lead (self->setup.rules, seat) == tw_rules_lead (self->setup.rules, decider))
    set_wish (self, seat, self->figure);
}

guint
tw_table_model_get_amounts (TwTableModel *self)
{
  guint amounts = 0;

  for (guint i = 0; i < self->spots->len; i++)
    amounts |= g_array_index (self->spots, TwTableSpot, i).amounts;
  return amounts;
}

guint
tw_table_model_get_amount (TwTableModel *self)
{
  return self->amount;
}

void
tw_table_model_set_amount (TwTableModel *self, guint amount)
{
  if (amount >= TW_MOST_AMOUNT || (tw_table_model_get_amounts (self) >> amount & 1) == 0
      || amount == self->amount)
    return;
  self->amount = amount;
  tw_table_model_emit_proposed (self);
}

/* The next smaller amount; after the smallest the most again. */
static void
next_amount (TwTableModel *self)
{
  guint amounts = tw_table_model_get_amounts (self);
  guint smaller = amounts & ((1u << self->amount) - 1);

  tw_table_model_set_amount (self, highest_bit (smaller != 0 ? smaller : amounts));
}

void
tw_table_model_next_figure (TwTableModel *self)
{
  const TwRules *rules = self->setup.rules;
  guint decider = tw_table_model_get_decider (self), lead = tw_rules_lead (rules, decider);
  guint n = rules->n_figure_types, of_nobody;

  if (decider >= rules->n_seats)
    return;
  if (tw_table_model_get_amounts (self) != 0)
    {
      next_amount (self);
      return;
    }
  of_nobody = tw_table_question_spots_of_nobody (rules, spots_of (self), self->spots->len);
  for (guint i = 1; i <= n * rules->hand; i++)
    {
      guint at = (self->hand - lead) * n + self->figure + i;
      guint seat = lead + at / n % rules->hand, type = at % n;

      if (of_nobody != 0 ? (of_nobody >> type & 1) != 0
                         : rules->figure_types[type].kinds != 0
                               && tw_play_supply (tw_game_play (self->game), seat, type) > 0)
        {
          set_wish (self, seat, type);
          return;
        }
    }
}

gboolean
tw_table_model_asks_all (TwTableModel *self)
{
  const TwPlay *play = tw_game_play (self->game);

  if (tw_table_model_get_proposal (self) != NULL
      && tw_table_question_is_about (self->copy, tw_game_play (self->game)->board.head->n_slots))
    return FALSE;
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (play->state->n_frames > 0 && TW_HAS_HOOK (expansion, together, asks_all)
          && expansion->together->asks_all (play, tw_play_own (play, (int) i)))
        return TRUE;
    }
  return FALSE;
}

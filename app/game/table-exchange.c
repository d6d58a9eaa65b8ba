/* The running game with tiles that have been edited, or with one that somebody wants to try. */
#include "app/game/table-exchange.h"

#include "app/game/table-model-private.h"

#include "engine/game/sandbox.h"

/* The tile that was proposed is proposed again if it may still lie there. */
static void
propose_again (TwTableModel *self, const TwAction *place)
{
  int drawn = tw_table_model_get_drawn (self);
  const TwLegalCell *cell = tw_table_model_find_legal (self, place->x, place->y);
  TwAction again = *place;

  if (drawn < 0 || cell == NULL || (cell->turns >> place->turns & 1) == 0)
    return;
  again.kind = (guint16) drawn;
  tw_table_model_propose_place (self, &again);
}

void
tw_table_exchange_swap (TwTableModel *self, TwGame *game)
{
  gboolean is_looking = tw_table_history_is_looking (self), was_proposed = self->copy != NULL;
  guint moment = is_looking ? tw_table_history_get_moment (self) : 0;
  guint decider = tw_table_model_get_decider (self);
  TwRules *old = self->setup.rules;
  TwRules *begun = self->begun.rules;
  TwAction place = self->place;

  self->setup.rules = tw_rules_ref (tw_game_rules (game));
  self->begun.rules = tw_rules_ref (tw_game_rules (game));
  tw_table_model_clear_proposal (self);
  g_clear_pointer (&self->game, tw_game_free);
  g_clear_pointer (&self->whole, tw_game_free);
  self->game = game;
  self->n_counted = TW_ALL_COUNTED;
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, G_MAXUINT);
  tw_rules_unref (old);
  tw_rules_unref (begun);
  if (is_looking)
    tw_table_history_look_at (self, moment);
  else if (was_proposed)
    propose_again (self, &place);
}

/* Any tile of the bag that fits, as a draw would bring it; %TW_NO_KIND for none. */
static guint
some_kind (const TwPlay *play)
{
  guint n = 0, nth;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    n += tw_sandbox_may_pick (play, kind) ? play->bag[kind] : 0;
  if (n == 0)
    return TW_NO_KIND;
  nth = (guint) g_random_int_range (0, (gint32) n);
  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    {
      guint n_here = tw_sandbox_may_pick (play, kind) ? play->bag[kind] : 0;

      if (nth < n_here)
        return kind;
      nth -= n_here;
    }
  return TW_NO_KIND;
}

gboolean
tw_table_exchange_pick (TwTableModel *self, guint kind)
{
  TwAction pick = { .verb = TW_VERB_PICK,
                    .seat = (guint8) tw_table_model_get_decider (self),
                    .kind = (guint16) kind };

  /* Where tiles come from piles, who puts one back takes another one by chance. */
  if (kind == TW_NO_KIND && !tw_sandbox_may_pick (tw_game_play (self->game), kind))
    pick.kind = (guint16) some_kind (tw_game_play (self->game));
  if (self->setup.is_strict || !tw_table_history_is_asked (self)
      || !tw_sandbox_may_pick (tw_game_play (self->game), pick.kind))
    return FALSE;
  return tw_table_model_commit (self, &pick, NULL);
}

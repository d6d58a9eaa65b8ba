/* A game as the table shows it. */
#include "app/game/table-model-private.h"
#include "app/game/table-question.h"
#include "app/game/table-stop.h"

enum
{
  CHANGED,
  PROPOSED,
  SCORED,
  PASSED,
  TYPED,
  THINKING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwTableModel, tw_table_model, G_TYPE_OBJECT)

/* Reads the new question; the old aim and proposal are over. */
void
tw_table_model_take_question (TwTableModel *self)
{
  tw_table_model_take_seats (self);
  tw_table_model_clear_proposal (self);
  self->aim = (TwTableAim){ 0 };
  self->picked = TW_NO_NODE;
  self->is_holding = FALSE;
  g_array_set_size (self->legal, 0);
  if (tw_table_history_is_asked (self))
    {
      tw_table_question_legal_cells_collect (self->legal, self->game);
      tw_table_question_spots_collect (self->spots, self->game, self->picked);
      tw_table_question_choices_collect (self->choices, self->game);
      tw_table_model_prefer_figure (self);
    }
  tw_table_question_queue_collect (self->queue, self->game);
  tw_table_question_done_collect (self->done, self->game, self->queue);
}

guint
tw_table_model_n_events (TwTableModel *self)
{
  guint n = 0;

  tw_game_events (self->game, &n);
  return n;
}

/* After the game changed from what @decider and @first_event say. */
void
tw_table_model_announce (TwTableModel *self, guint decider, guint first_event)
{
  guint now = tw_table_model_get_decider (self), part = tw_table_model_get_part (self);
  gboolean has_passed = now != decider || (part > 1 && part != self->part);

  self->part = part;
  if (tw_table_model_n_events (self) > first_event)
    g_signal_emit (self, signals[SCORED], 0, first_event);
  tw_table_model_set_typed (self, 0);
  g_signal_emit (self, signals[CHANGED], 0);
  if (has_passed && now != TW_SEAT_NONE && !tw_table_stop_is_still (self))
    g_signal_emit (self, signals[PASSED], 0, now);
}

/* Applies one or two actions; the second only if it is still asked for. */
gboolean
tw_table_model_commit (TwTableModel *self, const TwAction *first, const TwAction *second)
{
  TwAction one = *first, two = second != NULL ? *second : (TwAction){ 0 };
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self);

  if (!tw_game_apply (self->game, &one, NULL))
    return FALSE;
  /* Who looked back plays on from there. */
  g_clear_pointer (&self->whole, tw_game_free);
  if (second != NULL)
    tw_game_apply (self->game, &two, NULL);
  self->figure = 0;
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, before);
  return TRUE;
}

static void
table_model_finalize (GObject *object)
{
  TwTableModel *self = TW_TABLE_MODEL (object);

  g_clear_pointer (&self->copy, tw_game_free);
  g_clear_pointer (&self->game, tw_game_free);
  g_clear_pointer (&self->whole, tw_game_free);
  g_clear_pointer (&self->chain, tw_chain_free);
  tw_table_setup_clear (&self->setup);
  tw_table_setup_clear (&self->begun);
  g_array_unref (self->legal);
  g_array_unref (self->spots);
  g_array_unref (self->choices);
  g_clear_pointer (&self->foreseen, g_ptr_array_unref);
  g_array_unref (self->queue);
  g_array_unref (self->done);
  G_OBJECT_CLASS (tw_table_model_parent_class)->finalize (object);
}

static void
tw_table_model_class_init (TwTableModelClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = table_model_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PROPOSED] =
      g_signal_new ("proposed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SCORED] = g_signal_new ("scored", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PASSED] = g_signal_new ("passed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TYPED] =
      g_signal_new ("typed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[THINKING] =
      g_signal_new ("thinking", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_table_model_init (TwTableModel *self)
{
  self->legal = g_array_new (FALSE, FALSE, sizeof (TwLegalCell));
  self->spots = g_array_new (FALSE, FALSE, sizeof (TwTableSpot));
  self->choices = g_array_new (FALSE, FALSE, sizeof (TwAction));
  self->queue = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->done = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->picked = TW_NO_NODE;
  self->n_counted = TW_ALL_COUNTED;
}

TwTableModel *
tw_table_model_new (void)
{
  return g_object_new (TW_TYPE_TABLE_MODEL, NULL);
}

void
tw_table_model_resume (TwTableModel *self, const TwTableSetup *setup, TwGame *game)
{
  tw_table_model_resume_by_file (self, setup, game, NULL);
}

void
tw_table_model_resume_by_file (TwTableModel *self,
                               const TwTableSetup *setup,
                               TwGame *game,
                               TwChain *chain)
{
  TwTableSetup copy = { 0 };

  g_return_if_fail (TW_IS_TABLE_MODEL (self) && setup->rules != NULL && game != NULL);

  tw_table_setup_copy (&copy, setup);
  tw_table_setup_clear (&self->setup);
  self->setup = copy;
  tw_table_setup_clear (&self->begun);
  tw_table_setup_copy (&self->begun, &copy);
  g_clear_pointer (&self->game, tw_game_free);
  g_clear_pointer (&self->whole, tw_game_free);
  self->game = game;
  tw_chain_free (self->chain);
  self->chain = chain;
  self->n_counted = TW_ALL_COUNTED;
  self->turns = 0;
  self->figure = 0;
  self->is_paused = FALSE;
  self->part = tw_table_model_get_part (self);
  tw_table_model_take_question (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (!tw_table_stop_is_still (self))
    g_signal_emit (self, signals[PASSED], 0, tw_table_model_get_decider (self));
}

void
tw_table_model_start (TwTableModel *self, const TwTableSetup *setup)
{
  g_return_if_fail (TW_IS_TABLE_MODEL (self) && setup->rules != NULL);

  tw_table_model_resume (self, setup,
                         tw_game_new (setup->rules, setup->seed,
                                      setup->is_recorded ? TW_GAME_RECORDED : TW_GAME_DEFAULT));
}

const TwTableSetup *
tw_table_model_get_setup (TwTableModel *self)
{
  return &self->setup;
}

const TwTableSetup *
tw_table_model_get_begun (TwTableModel *self)
{
  return &self->begun;
}

const TwGame *
tw_table_model_get_game (TwTableModel *self)
{
  return self->game;
}

const TwPlay *
tw_table_model_get_play (TwTableModel *self)
{
  return tw_game_play (self->game);
}

const TwGame *
tw_table_model_get_shown (TwTableModel *self)
{
  return self->copy != NULL ? self->copy : self->game;
}

TwTableQuestion
tw_table_model_get_question (TwTableModel *self)
{
  TwTableQuestion question = tw_table_question_find (self->game);

  return question == TW_QUESTION_PLACE && self->copy != NULL ? TW_QUESTION_FIGURE : question;
}

guint
tw_table_model_get_decider (TwTableModel *self)
{
  guint decider = self->game == NULL ? TW_SEAT_NONE : tw_play_decider (tw_game_play (self->game));

  return decider == TW_SEAT_CHANCE && tw_game_is_recorded (self->game)
             ? tw_game_play (self->game)->state->on_turn
             : decider;
}

/* Whether people have played on by @action: not ended the game, nor prepared what comes. */
static gboolean
plays_on (const TwAction *action)
{
  return action->seat != TW_SEAT_CHANCE
         && (action->verb < TW_VERB_FINISH || action->verb >= TW_N_VERBS
             || tw_action_lays (action));
}

guint
tw_table_model_turn_of (const TwGame *game)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (game, &n);

  /* Whoever ends the game with a tile in the hand has not played that turn. */
  if (tw_play_decider (tw_game_play (game)) == TW_SEAT_NONE)
    for (; n > 0; n--)
      if (plays_on (&log[n - 1].action))
        return log[n - 1].turn;
  return tw_game_play (game)->state->turn;
}

guint
tw_table_model_get_turn (TwTableModel *self)
{
  return tw_table_model_turn_of (self->game);
}

guint
tw_table_model_get_part (TwTableModel *self)
{
  const TwFrame *frame = tw_play_turn_frame (tw_game_play (self->game));

  return frame != NULL ? frame->part : 1;
}

int
tw_table_model_get_drawn (TwTableModel *self)
{
  const TwFrame *frame;

  if (tw_table_question_find (self->game) != TW_QUESTION_PLACE)
    return -1;
  frame = tw_play_turn_frame (tw_game_play (self->game));
  return frame == NULL || frame->kind == TW_NO_KIND ? -1 : frame->kind;
}

int
tw_table_model_get_ahead (TwTableModel *self)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (self->game, &n);
  const TwPlay *play = tw_game_play (self->game);

  if (play->state->n_frames == 0 || tw_table_model_get_part (self) > 1)
    return -1;
  for (guint i = n; i-- > 0 && events[i].turn == play->state->turn;)
    if (events[i].kind == TW_EVENT_PART && events[i].tile != TW_NO_KIND)
      return (int) events[i].tile;
  return -1;
}

guint
tw_table_model_get_turns (TwTableModel *self)
{
  if (self->copy != NULL)
    return self->place.turns;
  return self->aim.is_set ? self->aim.turns : self->turns;
}

guint
tw_table_model_get_copy_number (TwTableModel *self, guint slot)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (self))->board;
  guint kind, n = 0;

  kind = slot < board->head->n_slots ? board->slots[slot].kind
                                     : (guint) MAX (tw_table_model_get_drawn (self), 0);
  for (guint i = 0; i < MIN (slot, board->head->n_slots); i++)
    n += board->slots[i].kind == kind;
  return n;
}

const TwLegalCell *
tw_table_model_get_legal (TwTableModel *self, guint *out_n)
{
  *out_n = self->legal->len;
  return (const TwLegalCell *) (gpointer) self->legal->data;
}

const TwLegalCell *
tw_table_model_find_legal (TwTableModel *self, int x, int y)
{
  for (guint i = 0; i < self->legal->len; i++)
    {
      const TwLegalCell *cell = &g_array_index (self->legal, TwLegalCell, i);

      if (cell->x == x && cell->y == y)
        return cell;
    }
  return NULL;
}

const TwAction *
tw_table_model_get_choices (TwTableModel *self, guint *out_n)
{
  *out_n = self->choices->len;
  return (const TwAction *) (gpointer) self->choices->data;
}

gboolean
tw_table_model_choose (TwTableModel *self, guint choice)
{
  TwAction action;

  if (choice >= self->choices->len)
    return FALSE;
  action = g_array_index (self->choices, TwAction, choice);
  return self->copy != NULL ? tw_table_model_commit (self, &self->place, &action)
                            : tw_table_model_commit (self, &action, NULL);
}

const guint8 *
tw_table_model_get_queue (TwTableModel *self, guint *out_n)
{
  *out_n = self->queue->len;
  return (const guint8 *) self->queue->data;
}

const guint8 *
tw_table_model_get_done (TwTableModel *self, guint *out_n)
{
  *out_n = self->done->len;
  return (const guint8 *) self->done->data;
}

gboolean
tw_table_model_get_opening (TwTableModel *self, TwOpening *out_opening)
{
  const TwPlay *play = tw_table_model_get_play (self);

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (TW_HAS_HOOK (expansion, showing, open)
          && expansion->showing->open (play, tw_play_own (play, (int) i), out_opening))
        return TRUE;
    }
  return FALSE;
}

/* Number @index of something that expansions show, in their order; @show says whether an expansion
 * has so many of it. */
static gboolean
show_nth (TwTableModel *self,
          guint index,
          gboolean (*show) (const TwExpansion *expansion,
                            const TwPlay *play,
                            gconstpointer own,
                            guint index,
                            gpointer data),
          gpointer data)
{
  const TwPlay *play = tw_table_model_get_play (self);

  for (guint i = 0; i < play->rules->n_expansions; i++)
    for (guint k = 0; show (play->rules->expansions[i], play, tw_play_own (play, (int) i), k, data);
         k++)
      if (index-- == 0)
        return TRUE;
  return FALSE;
}

static gboolean
show_stock (const TwExpansion *expansion,
            const TwPlay *play,
            gconstpointer own,
            guint index,
            gpointer data)
{
  return TW_HAS_HOOK (expansion, showing, stock)
         && expansion->showing->stock (play, own, index, data);
}

gboolean
tw_table_model_get_stock (TwTableModel *self, guint index, TwStock *out_stock)
{
  return show_nth (self, index, show_stock, out_stock);
}

static gboolean
show_mark (const TwExpansion *expansion,
           const TwPlay *play,
           gconstpointer own,
           guint index,
           gpointer data)
{
  return TW_HAS_HOOK (expansion, showing, mark)
         && expansion->showing->mark (play, own, index, data);
}

gboolean
tw_table_model_get_mark (TwTableModel *self, guint index, TwTrackMark *out_mark)
{
  return show_nth (self, index, show_mark, out_mark);
}

/* What of a player is counted. */
typedef struct
{
  guint seat;
  const char *title;
  int n;
} Counted;

static gboolean
show_counted (const TwExpansion *expansion,
              const TwPlay *play,
              gconstpointer own,
              guint index,
              gpointer data)
{
  Counted *counted = data;

  return TW_HAS_HOOK (expansion, showing, has)
         && expansion->showing->has (play, own, counted->seat, index, &counted->title, &counted->n);
}

gboolean
tw_table_model_get_counted (TwTableModel *self,
                            guint seat,
                            guint index,
                            const char **out_title,
                            int *out_n)
{
  Counted counted = { .seat = seat };

  if (!show_nth (self, index, show_counted, &counted))
    return FALSE;
  *out_title = counted.title;
  *out_n = counted.n;
  return TRUE;
}

int
tw_table_model_get_target (TwTableModel *self)
{
  TwTrackMark mark;

  for (guint i = 0; tw_table_model_get_mark (self, i, &mark); i++)
    if (mark.is_target)
      return mark.points;
  return 0;
}

gboolean
tw_table_model_press_number (TwTableModel *self, guint number)
{
  return number < self->spots->len ? tw_table_model_choose_spot (self, number, -1)
                                   : tw_table_model_choose (self, number - self->spots->len);
}

void
tw_table_model_set_typed (TwTableModel *self, guint typed)
{
  if (typed == self->typed)
    return;
  self->typed = typed;
  g_signal_emit (self, signals[TYPED], 0);
}

void
tw_table_model_emit_thinking (TwTableModel *self)
{
  g_signal_emit (self, signals[THINKING], 0);
}

void
tw_table_model_emit_proposed (TwTableModel *self)
{
  /* Another question: what was typed was for the one before. */
  tw_table_model_set_typed (self, 0);
  g_signal_emit (self, signals[PROPOSED], 0);
}

void
tw_table_model_end_game (TwTableModel *self)
{
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self);

  if (self->chain != NULL || (self->whole != NULL && !tw_table_history_can_go_on_here (self)))
    return;
  tw_game_finish (self->game);
  g_clear_pointer (&self->whole, tw_game_free);
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, before);
}

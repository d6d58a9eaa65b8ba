/* Whether the game on the table would be lost if the table went. */
#include "app/game/unsaved-game.h"

#include "app/game/table-by-file.h"
#include "app/game/table-history.h"
#include "app/game/table-question.h"
#include "engine/game/state-hash.h"

static guint changed_signal;

/* @saved: what the game was like when it was saved last, 0 for never */
struct _TwUnsavedGame
{
  GObject parent_instance;

  TwTableModel *model;
  guint64 saved;
  gboolean is_trial;
};

G_DEFINE_FINAL_TYPE (TwUnsavedGame, tw_unsaved_game, G_TYPE_OBJECT)

/* A number that differs for different notes. */
static guint64
hash_of_notes (const TwGame *game)
{
  guint64 hash = 0;
  guint n = 0;
  const TwRemark *remarks = tw_game_remarks (game, &n);

  for (guint i = 0; i < n; i++)
    hash = (hash ^ g_str_hash (remarks[i].text) ^ ((guint64) remarks[i].n_entries << 32))
           * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return hash;
}

/* A move that was sent is to be kept, though the game is as it was. */
static guint64
hash_of_moves (TwTableModel *model)
{
  const TwChain *chain = tw_table_by_file_get_chain (model);

  return chain != NULL ? (guint64) tw_chain_n_moves (chain) << 48 : 0;
}

guint64
tw_unsaved_game_get_state (TwUnsavedGame *self)
{
  guint n = 0;

  g_return_val_if_fail (TW_IS_UNSAVED_GAME (self), 0);
  if (tw_table_model_get_game (self->model) == NULL)
    return 0;
  tw_game_log (tw_table_history_get_whole (self->model), &n);
  return tw_play_hash (tw_game_play (tw_table_history_get_whole (self->model))) ^ n
         ^ hash_of_notes (tw_table_history_get_whole (self->model)) ^ hash_of_moves (self->model);
}

gboolean
tw_unsaved_game_is_saved (TwUnsavedGame *self)
{
  g_return_val_if_fail (TW_IS_UNSAVED_GAME (self), FALSE);
  return tw_unsaved_game_get_state (self) == self->saved;
}

void
tw_unsaved_game_set_saved (TwUnsavedGame *self, guint64 state)
{
  g_return_if_fail (TW_IS_UNSAVED_GAME (self));
  self->saved = state;
  g_signal_emit (self, changed_signal, 0);
}

void
tw_unsaved_game_set_trial (TwUnsavedGame *self, gboolean is_trial)
{
  g_return_if_fail (TW_IS_UNSAVED_GAME (self));
  if (self->is_trial == is_trial)
    return;
  self->is_trial = is_trial;
  g_signal_emit (self, changed_signal, 0);
}

/* Whether a game is under way that somebody has moved in, and that is not saved as it is. */
static gboolean
has_moves (TwUnsavedGame *self)
{
  const TwLogEntry *log;
  guint n = 0;

  /* A game by file is kept whatever becomes of the table. */
  if (tw_table_model_get_game (self->model) == NULL
      || tw_table_by_file_get (self->model) != TW_BY_FILE_NONE
      || tw_table_question_find (tw_table_history_get_whole (self->model)) == TW_QUESTION_NONE
      || tw_unsaved_game_is_saved (self))
    return FALSE;
  log = tw_game_log (tw_table_history_get_whole (self->model), &n);
  for (guint i = 0; i < n; i++)
    if (log[i].was_asked)
      return TRUE;
  return FALSE;
}

gboolean
tw_unsaved_game_is_loss (TwUnsavedGame *self)
{
  g_return_val_if_fail (TW_IS_UNSAVED_GAME (self), FALSE);
  return !self->is_trial && has_moves (self);
}

gboolean
tw_unsaved_game_is_trial (TwUnsavedGame *self)
{
  g_return_val_if_fail (TW_IS_UNSAVED_GAME (self), FALSE);
  return self->is_trial && has_moves (self);
}

static void
unsaved_game_dispose (GObject *object)
{
  g_clear_object (&TW_UNSAVED_GAME (object)->model);
  G_OBJECT_CLASS (tw_unsaved_game_parent_class)->dispose (object);
}

static void
tw_unsaved_game_class_init (TwUnsavedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = unsaved_game_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_unsaved_game_init (TwUnsavedGame *self)
{
}

TwUnsavedGame *
tw_unsaved_game_new (TwTableModel *model)
{
  TwUnsavedGame *self = g_object_new (TW_TYPE_UNSAVED_GAME, NULL);

  self->model = g_object_ref (model);
  return self;
}

/* What a program that is gone has left: drafts of sets and running games. */
#include "app/window/recovery.h"

#include <glib/gi18n.h>

#include "app/play/play-page.h"
#include "app/start/draft-list.h"
#include "app/start/kept-games.h"
#include "app/widgets/announce.h"
#include "app/widgets/discard-toast.h"
#include "app/window/drawing-note.h"

enum
{
  DRAFT,
  TABLE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @widget: (weak): it may go while something is read */
struct _TwRecovery
{
  GObject parent_instance;

  GtkWidget *widget;
  TwTileTextures *textures;
};

G_DEFINE_FINAL_TYPE (TwRecovery, tw_recovery, G_TYPE_OBJECT)

static const char *
not_restored (void)
{
  return _ ("The changes cannot be restored");
}

static const char *
not_continued (void)
{
  return _ ("The game cannot be continued");
}

/* Runs in a worker thread. */
static void
read_draft_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  tw_draft_read (source);
  g_task_return_boolean (task, TRUE);
}

static void
draft_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwRecovery) self = user_data;
  TwDraft *draft = TW_DRAFT (object);

  if (self->widget != NULL && tw_draft_get_set (draft) != NULL)
    {
      g_signal_emit (self, signals[DRAFT], 0, draft);
      return;
    }
  tw_draft_list_put (tw_draft_list_get_default (), draft);
  if (self->widget != NULL)
    tw_announce_error (self->widget, not_restored (), _ ("Their draft is damaged. Discard it."));
}

static void
restore_draft_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  TwRecovery *self = user_data;
  g_autoptr (TwDraft) draft =
      tw_draft_list_take (tw_draft_list_get_default (), g_variant_get_string (id, NULL));
  g_autoptr (GTask) task = NULL;

  if (draft == NULL)
    {
      tw_draft_list_refresh (tw_draft_list_get_default ());
      tw_announce_error (
          self->widget, not_restored (),
          _ ("They have already been restored or discarded, perhaps in another window."));
      return;
    }
  task = g_task_new (draft, NULL, draft_read_cb, g_object_ref (self));
  g_task_run_in_thread (task, read_draft_thread);
}

void
tw_recovery_draft_is_restored (TwRecovery *self)
{
  tw_announce_no_error (self->widget, not_restored ());
}

static void
discard_draft (gpointer draft)
{
  tw_draft_clear (draft);
}

static void
put_draft_back (gpointer draft)
{
  tw_draft_list_put (tw_draft_list_get_default (), draft);
}

static void
discard_draft_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  TwRecovery *self = user_data;
  TwDraft *draft =
      tw_draft_list_take (tw_draft_list_get_default (), g_variant_get_string (id, NULL));

  if (draft == NULL)
    {
      tw_draft_list_refresh (tw_draft_list_get_default ());
      return;
    }
  tw_announce_no_error (self->widget, not_restored ());
  tw_announce (self->widget,
               tw_discard_toast_new (
                   /* Translators: %s is a set's name */
                   g_strdup_printf (_ ("Changes of “%s” discarded"), tw_draft_get_title (draft)),
                   G_OBJECT (draft), discard_draft, put_draft_back));
}

/* A game that is being read; @moves (nullable): what has come for it. */
typedef struct
{
  TwRecovery *recovery;
  char *moves;
} Reading;

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->recovery);
  g_free (reading->moves);
  g_free (reading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

/* Runs in a worker thread. */
static void
read_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  tw_kept_game_read (source);
  g_task_return_boolean (task, TRUE);
}

static void
game_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Reading) reading = user_data;
  TwRecovery *self = reading->recovery;
  TwKeptGame *game = TW_KEPT_GAME (object);

  if (self->widget != NULL && tw_kept_game_get_state (game) != NULL)
    {
      g_signal_emit (self, signals[TABLE], 0,
                     tw_play_page_new_for_kept (game, reading->moves, self->textures));
      tw_drawing_note (self->widget, self->textures, tw_kept_game_get_key (game));
      return;
    }
  tw_kept_games_put (game);
  if (self->widget != NULL)
    tw_announce_error (self->widget, not_continued (),
                       _ ("What was kept of it is damaged. Give it up."));
}

static void
resume_game (TwRecovery *self, const char *id, const char *moves)
{
  g_autoptr (TwKeptGame) game = tw_kept_games_take (id);
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  if (game == NULL)
    {
      tw_kept_games_refresh ();
      tw_announce_error (
          self->widget, not_continued (),
          _ ("It has already been continued or given up, perhaps in another window."));
      return;
    }
  reading = g_new (Reading, 1);
  *reading = (Reading){ g_object_ref (self), g_strdup (moves) };
  task = g_task_new (game, NULL, game_read_cb, reading);
  g_task_run_in_thread (task, read_game_thread);
}

static void
resume_game_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  resume_game (user_data, g_variant_get_string (id, NULL), NULL);
}

static void
resume_with_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *id, *moves;

  g_variant_get (parameter, "(&s&s)", &id, &moves);
  resume_game (user_data, id, moves);
}

static void
discard_game (gpointer game)
{
  tw_kept_game_clear (game);
}

static void
put_game_back (gpointer game)
{
  tw_kept_games_put (game);
}

static void
discard_game_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  TwRecovery *self = user_data;
  TwKeptGame *game = tw_kept_games_take (g_variant_get_string (id, NULL));

  if (game == NULL)
    return;
  tw_announce_no_error (self->widget, not_continued ());
  tw_announce (self->widget,
               tw_discard_toast_new (
                   /* Translators: %s is what was played. A long one is cut at its
                    * end, so what has happened comes first. */
                   g_strdup_printf (_ ("Gave up the game “%s”"), tw_kept_game_get_title (game)),
                   G_OBJECT (game), discard_game, put_game_back));
}

static const GActionEntry entries[] = {
  { .name = "restore-draft", .parameter_type = "s", .activate = restore_draft_cb },
  { .name = "discard-draft", .parameter_type = "s", .activate = discard_draft_cb },
  { .name = "resume-game", .parameter_type = "s", .activate = resume_game_cb },
  { .name = "resume-with-moves", .parameter_type = "(ss)", .activate = resume_with_moves_cb },
  { .name = "discard-game", .parameter_type = "s", .activate = discard_game_cb },
};

static void
recovery_dispose (GObject *object)
{
  TwRecovery *self = TW_RECOVERY (object);

  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_recovery_parent_class)->dispose (object);
}

static void
tw_recovery_class_init (TwRecoveryClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = recovery_dispose;
  signals[DRAFT] = g_signal_new ("draft", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, TW_TYPE_DRAFT);
  signals[TABLE] = g_signal_new ("table", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, GTK_TYPE_WIDGET);
}

static void
tw_recovery_init (TwRecovery *self)
{
}

TwRecovery *
tw_recovery_new (GtkApplicationWindow *window, TwTileTextures *textures)
{
  TwRecovery *self = g_object_new (TW_TYPE_RECOVERY, NULL);

  g_set_weak_pointer (&self->widget, GTK_WIDGET (window));
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), self);
  self->textures = g_object_ref (textures);
  return self;
}

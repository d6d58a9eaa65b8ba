/* Reads what is to be opened in a window. */
#include "app/window/opener.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/game/move-standing.h"
#include "app/play/by-file-exchange.h"
#include "app/play/play-page.h"
#include "app/start/draft-list.h"
#include "app/start/recent-sets.h"
#include "app/widgets/announce.h"
#include "app/window/drawing-note.h"
#include "engine/set/enclosures.h"

enum
{
  SET,
  RESTORED,
  PLAY,
  TABLE,
  FAILED,
  HANDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @widget: (weak): it may go while something is read */
struct _TwOpener
{
  GObject parent_instance;

  GtkWidget *widget;
  TwTileTextures *textures;
};

G_DEFINE_FINAL_TYPE (TwOpener, tw_opener, G_TYPE_OBJECT)

static const char *
picture_words (void)
{
  return _ (
      "A picture is dropped on the tile of the Design page, to be drawn after, or on the Set page, "
      "to become tiles. Sets and games can be dropped anywhere.");
}

gboolean
tw_opener_is_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = name != NULL ? g_ascii_strdown (name, -1) : NULL;
  g_autofree char *enclosed =
      lower != NULL ? tw_enclosure_name_for (TW_ENCLOSURE_REFERENCE, lower) : NULL;

  return enclosed != NULL;
}

/* What to do with a file that is no set at all, or NULL. */
static const char *
words_for (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (tw_opener_is_picture (file))
    return picture_words ();
  if (name != NULL && g_str_has_suffix (name, ".csv"))
    return _ ("A table of tiles changes the set that it was made of. Open that set, and choose "
              "“Import Table of Tiles…” in the menu.");
  return NULL;
}

/* @file: (nullable): %NULL for a set that comes with the program */
static void
fail (TwOpener *self, GFile *file, const char *message)
{
  g_autofree char *name = file != NULL ? tw_document_file_name (file) : NULL;
  g_autofree char *title = name != NULL ? g_strdup_printf (_ ("“%s” cannot be opened"), name)
                                        : g_strdup (_ ("The set cannot be opened"));
  const char *words = file != NULL ? words_for (file) : NULL;

  g_signal_emit (self, signals[FAILED], 0, title, words != NULL ? words : message);
}

void
tw_opener_refuse_picture (TwOpener *self, GFile *file)
{
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *title = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  tw_announce_error (self->widget, title, picture_words ());
}

/* Returns the document, or NULL when that is said or nobody wants it any more. */
static TwDocument *
take (TwOpener *self, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  TwDocument *document = tw_document_file_load_finish (result, &error);

  if (self->widget == NULL)
    g_clear_object (&document);
  if (self->widget == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return NULL;
  tw_announce_opened (self->widget);
  if (document == NULL)
    fail (self, tw_document_file_load_get_file (result), error->message);
  return document;
}

/* The new set is none of the other program's files any more. */
static void
tell_foreign (TwOpener *self, GFile *file, const GPtrArray *problems)
{
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *title =
      g_strdup_printf (_ ("“%s” is read as a new set, which is not saved yet"), name);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) problems->pdata[i]);
  if (problems->len > 0)
    tw_announce_error (self->widget, title, words->str);
  else
    tw_announce_words (self->widget, title);
}

static void
set_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  g_autoptr (TwDocument) document = take (self, result);
  GFile *file = tw_document_file_load_get_file (result);
  const GPtrArray *problems = tw_document_file_load_get_problems (result);

  if (document == NULL)
    return;
  g_signal_emit (self, signals[SET], 0, document);
  if (problems != NULL)
    tell_foreign (self, file, problems);
  if (file == NULL || problems != NULL)
    return;
  tw_drawing_note (self->widget, self->textures, tw_document_file_load_get_key (result));
  tw_recent_sets_add (file);
  tw_draft_list_refresh (tw_draft_list_get_default ());
}

static void
play_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  g_autoptr (TwDocument) document = take (self, result);

  if (document != NULL)
    g_signal_emit (self, signals[PLAY], 0, tw_document_get_set (document));
}

static void
learn_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  g_autoptr (TwDocument) document = take (self, result);
  TwTileSet *set = document != NULL ? tw_document_get_set (document) : NULL;

  /* Somebody may have taken the lessons out of the file since it was listed. */
  if (set != NULL && set->n_lessons > 0)
    g_signal_emit (self, signals[TABLE], 0,
                   tw_play_page_new_for_lessons (set, NULL, self->textures));
  else if (set != NULL)
    g_signal_emit (self, signals[PLAY], 0, set);
}

static void
record_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  g_autoptr (TwDocument) document = take (self, result);
  GtkWidget *table;

  if (document == NULL)
    return;
  table = tw_play_page_new (tw_document_get_set (document), self->textures);
  g_signal_emit (self, signals[TABLE], 0, table);
  tw_play_page_record (table);
}

void
tw_opener_open_shipped (TwOpener *self, const char *id)
{
  tw_document_file_load_shipped_async (id, tw_announce_opening (self->widget, NULL), set_cb,
                                       g_object_ref (self));
}

/* Reads a set for @callback: a shipped one by its id, or a file by its URI. */
static void
read_set (TwOpener *self, const char *id_or_uri, GAsyncReadyCallback callback)
{
  if (g_uri_is_valid (id_or_uri, G_URI_FLAGS_NONE, NULL))
    {
      g_autoptr (GFile) file = g_file_new_for_uri (id_or_uri);

      tw_document_file_load_async (file, tw_announce_opening (self->widget, file), callback,
                                   g_object_ref (self));
    }
  else
    tw_document_file_load_shipped_async (id_or_uri, tw_announce_opening (self->widget, NULL),
                                         callback, g_object_ref (self));
}

void
tw_opener_play (TwOpener *self, const char *id_or_uri)
{
  read_set (self, id_or_uri, play_cb);
}

static void
learn_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  read_set (user_data, g_variant_get_string (parameter, NULL), learn_cb);
}

static void
play_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_opener_play (user_data, g_variant_get_string (parameter, NULL));
}

static void
record_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  read_set (user_data, g_variant_get_string (parameter, NULL), record_cb);
}

/* Moves of a game that is at a table or waits are taken there; those that begin none, and belong to
 * none, nowhere. Returns: whether that was all */
static gboolean
lead_moves (TwOpener *self, const TwGameFile *opened)
{
  g_autoptr (TwTableModel) none = tw_table_model_new ();
  g_autofree char *folder = tw_kept_games_folder ();
  g_autofree char *moves = NULL;
  g_auto (TwMoveJudgement) is = { 0 };

  if (opened->moves == NULL)
    return FALSE;
  if (tw_by_file_exchange_hand_over (opened->moves))
    {
      g_signal_emit (self, signals[HANDED], 0);
      return TRUE;
    }
  tw_move_judge (none, opened->moves, folder, &is);
  if (is.standing == TW_MOVE_WAITS)
    {
      moves = tw_move_dup_lines (opened->moves);
      gtk_widget_activate_action (self->widget, "win.resume-with-moves", "(ss)", is.game, moves);
    }
  /* Another program may have it: whoever joined a second time would be somebody else. */
  else if (is.standing == TW_MOVE_PLAYED || opened->game == NULL)
    fail (self, opened->file, is.words);
  else
    return FALSE;
  return TRUE;
}

static void
game_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  g_autoptr (GError) error = NULL;
  TwGameFile *opened = tw_game_file_load_finish (result, &error);

  if (self->widget == NULL)
    g_clear_pointer (&opened, tw_game_file_free);
  if (self->widget == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_announce_opened (self->widget);
  if (opened != NULL && lead_moves (self, opened))
    tw_game_file_free (opened);
  else if (opened != NULL)
    g_signal_emit (self, signals[TABLE], 0, tw_play_page_new_for_file (opened, self->textures));
  else
    fail (self, G_FILE (object), error->message);
}

static void
look_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree char *path = g_file_get_path (source);

  g_task_return_boolean (task, path != NULL && tw_game_file_is_one (path));
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwOpener) self = user_data;
  GCancellable *cancellable = g_task_get_cancellable (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean is_game = g_task_propagate_boolean (G_TASK (result), &error);

  if (error != NULL || self->widget == NULL)
    return; /* Something else is being opened. */
  if (is_game)
    tw_game_file_load_async (G_FILE (object), 0, cancellable, game_cb, g_object_ref (self));
  else
    tw_document_file_load_async (G_FILE (object), cancellable, set_cb, g_object_ref (self));
}

void
tw_opener_open_file (TwOpener *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  task =
      g_task_new (file, tw_announce_opening (self->widget, file), looked_cb, g_object_ref (self));
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, look_thread);
}

/* What a restoration under way needs when the set is read. */
typedef struct
{
  TwOpener *opener;
  TwDraft *draft;
} Restoration;

static Restoration *
restoration_new (TwOpener *opener, TwDraft *draft)
{
  Restoration *restoration = g_new (Restoration, 1);

  *restoration = (Restoration){ g_object_ref (opener), g_object_ref (draft) };
  return restoration;
}

static void
restoration_free (Restoration *restoration)
{
  g_object_unref (restoration->opener);
  g_object_unref (restoration->draft);
  g_free (restoration);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Restoration, restoration_free)

/* Of what cannot be read any more, or never was saved, there is the draft alone. */
static TwDocument *
new_from_draft (TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);
  TwDocument *document =
      tw_document_new_for_set (tw_draft_get_set (draft), origin->file, origin->shipped_id);

  tw_document_mark_unsaved (document);
  return document;
}

static void
show_restored (TwOpener *self, TwDocument *document, TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  /* Then saving does not overwrite unasked what another program has written since. */
  if (origin->file != NULL)
    tw_document_file_expect (document, &origin->stamp);
  g_signal_emit (self, signals[RESTORED], 0, document, draft);
  tw_drawing_note (self->widget, self->textures, tw_draft_get_key (draft));
}

static void
restore_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Restoration) restoration = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) document = tw_document_file_load_finish (result, &error);
  TwDraft *draft = restoration->draft;

  if (restoration->opener->widget == NULL
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      tw_draft_list_put (tw_draft_list_get_default (), draft);
      return;
    }
  tw_announce_opened (restoration->opener->widget);
  /* Undo leads back to what is saved. */
  if (document != NULL)
    tw_document_replace_set (document, tw_draft_get_set (draft), _ ("Restore Changes"), NULL);
  else
    document = new_from_draft (draft);
  show_restored (restoration->opener, document, draft);
}

void
tw_opener_restore (TwOpener *self, TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  if (origin->file != NULL)
    tw_document_file_load_async (origin->file, tw_announce_opening (self->widget, origin->file),
                                 restore_cb, restoration_new (self, draft));
  else if (origin->shipped_id != NULL)
    tw_document_file_load_shipped_async (origin->shipped_id,
                                         tw_announce_opening (self->widget, NULL), restore_cb,
                                         restoration_new (self, draft));
  else
    {
      g_autoptr (TwDocument) document = new_from_draft (draft);

      show_restored (self, document, draft);
    }
}

static void
opener_dispose (GObject *object)
{
  TwOpener *self = TW_OPENER (object);

  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_opener_parent_class)->dispose (object);
}

static void
tw_opener_class_init (TwOpenerClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = opener_dispose;
#define SIGNAL(name, ...)                                                                          \
  g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, __VA_ARGS__)
  signals[SET] = SIGNAL ("set", 1, TW_TYPE_DOCUMENT);
  signals[RESTORED] = SIGNAL ("restored", 2, TW_TYPE_DOCUMENT, TW_TYPE_DRAFT);
  signals[PLAY] = SIGNAL ("play", 1, G_TYPE_POINTER);
  signals[TABLE] = SIGNAL ("table", 1, GTK_TYPE_WIDGET);
  signals[FAILED] = SIGNAL ("failed", 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[HANDED] = SIGNAL ("handed", 0);
#undef SIGNAL
}

static void
tw_opener_init (TwOpener *self)
{
}

static const GActionEntry entries[] = {
  { .name = "learn", .activate = learn_action_cb, .parameter_type = "s" },
  { .name = "play-set", .activate = play_action_cb, .parameter_type = "s" },
  { .name = "record-set", .activate = record_action_cb, .parameter_type = "s" },
};

TwOpener *
tw_opener_new (GtkWidget *widget, TwTileTextures *textures)
{
  TwOpener *self = g_object_new (TW_TYPE_OPENER, NULL);

  g_set_weak_pointer (&self->widget, widget);
  self->textures = g_object_ref (textures);
  g_action_map_add_action_entries (G_ACTION_MAP (widget), entries, G_N_ELEMENTS (entries), self);
  return self;
}

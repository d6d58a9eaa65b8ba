/* Opening a game at the table. */
#include "app/play/game-opening.h"

#include <glib/gi18n.h>

#include "app/widgets/announce.h"

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @case_file: (nullable): the file of the case that is shown
 * @case_wanted: the case that is asked for while the game is asked about
 * @asks_later: whether the game at the table is asked about once it is known what is opened
 * @unshown: (nullable): what was opened while the game is asked about
 */
struct _TwGameOpening
{
  GObject parent_instance;

  TwMessageBar *bar;
  TwOpeningPage *page;
  TwGameSaving *saving;
  GFile *case_file;
  guint case_wanted;
  gboolean asks_later;
  TwGameFile *unshown;
};

G_DEFINE_FINAL_TYPE (TwGameOpening, tw_game_opening, G_TYPE_OBJECT)

/* What can be opened at the table is more than what the table saves. */
static GtkFileFilter *
new_open_filter (void)
{
  GtkFileFilter *games = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _ ("Games, recordings, and cases"));
  gtk_file_filter_add_suffix (games, "xml");
  gtk_file_filter_add_suffix (games, "jcz");
  gtk_file_filter_add_suffix (games, "case");
  gtk_file_filter_add_suffix (games, "tilewright-move");
  return games;
}

void
tw_game_opening_tell (TwGameOpening *self, const TwGameFile *opened)
{
  g_set_object (&self->case_file, (opened->cases != NULL ? opened->file : NULL));
  if (opened->problems->len > 0)
    tw_message_bar_show_errors (self->bar,
                                opened->cases != NULL ? _ ("The case does not come out as it says")
                                                      : _ ("The game is not in all as in the file"),
                                opened->problems);
  else
    tw_message_bar_hide (self->bar);
  if (opened->cases != NULL && opened->problems->len == 0)
    tw_announce_done (GTK_WIDGET (self->bar), _ ("The case comes out as it says"));
}

static const char *
not_opened (void)
{
  return _ ("The game cannot be opened");
}

static void
show_unshown (gpointer user_data)
{
  TwGameOpening *self = user_data;
  g_autoptr (TwGameFile) opened = g_steal_pointer (&self->unshown);

  if (opened != NULL)
    g_signal_emit (self, signals[OPENED], 0, opened);
}

/* Who takes moves asks for what they put an end to. */
static void
show (TwGameOpening *self, TwGameFile *opened)
{
  g_clear_pointer (&self->unshown, tw_game_file_free);
  self->unshown = opened;
  if (self->asks_later && opened->moves == NULL)
    tw_game_saving_ask_to_leave (self->saving, show_unshown, self);
  else
    show_unshown (self);
}

/* The table may be left before the disk has answered. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwGameOpening) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) opened = tw_game_file_load_finish (result, &error);

  g_weak_ref_clear (weak);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_opening_page_end (self->page);
  if (opened != NULL)
    {
      tw_message_bar_hide_titled (self->bar, not_opened ());
      show (self, g_steal_pointer (&opened));
    }
  else
    tw_message_bar_show_error (self->bar, not_opened (), error->message);
}

static void
read_file (TwGameOpening *self, GFile *file, guint at)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  tw_game_file_load_async (file, at, tw_opening_page_begin (self->page, file), loaded_cb, weak);
}

void
tw_game_opening_read (TwGameOpening *self, GFile *file)
{
  self->asks_later = FALSE;
  read_file (self, file, 0);
}

static void
show_case (gpointer user_data)
{
  TwGameOpening *self = user_data;

  self->asks_later = FALSE;
  read_file (self, self->case_file, self->case_wanted);
}

static void
show_case_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwGameOpening *self = user_data;

  if (self->case_file == NULL)
    return;
  self->case_wanted = g_variant_get_uint32 (parameter);
  tw_game_saving_ask_to_leave (self->saving, show_case, self);
}

static void
open_response_cb (GtkFileChooserNative *chooser, int response, TwGameOpening *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      read_file (self, file, 0);
    }
  g_object_unref (chooser);
}

static void
choose_cb (gpointer user_data)
{
  TwGameOpening *self = user_data;
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Open Game"),
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->bar))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);
  g_autoptr (GtkFileFilter) filter = new_open_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwGameOpening *self = user_data;

  self->asks_later = FALSE;
  tw_game_saving_ask_to_leave (self->saving, choose_cb, self);
}

static void
choose_first_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TW_GAME_OPENING (user_data)->asks_later = TRUE;
  choose_cb (user_data);
}

static void
cancel_opening_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_opening_page_cancel (TW_GAME_OPENING (user_data)->page);
}

/* Of a file that somebody has opened elsewhere, while this table is seen. */
static void
show_error_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *title, *message;

  g_variant_get (parameter, "(&s&s)", &title, &message);
  tw_message_bar_show_error (TW_GAME_OPENING (user_data)->bar, title, message);
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_cb },
  { .name = "choose-first", .activate = choose_first_cb },
  { .name = "cancel-opening", .activate = cancel_opening_cb },
  { .name = "show-case", .activate = show_case_cb, .parameter_type = "u" },
  { .name = "show-error", .activate = show_error_cb, .parameter_type = "(ss)" },
};

static void
game_opening_dispose (GObject *object)
{
  TwGameOpening *self = TW_GAME_OPENING (object);

  g_clear_object (&self->bar);
  g_clear_object (&self->page);
  g_clear_object (&self->saving);
  g_clear_object (&self->case_file);
  g_clear_pointer (&self->unshown, tw_game_file_free);
  G_OBJECT_CLASS (tw_game_opening_parent_class)->dispose (object);
}

static void
tw_game_opening_class_init (TwGameOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = game_opening_dispose;
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tw_game_opening_init (TwGameOpening *self)
{
}

TwGameOpening *
tw_game_opening_new (TwMessageBar *bar,
                     TwOpeningPage *page,
                     TwGameSaving *saving,
                     GActionMap *actions)
{
  TwGameOpening *self = g_object_new (TW_TYPE_GAME_OPENING, NULL);

  self->bar = g_object_ref (bar);
  self->page = g_object_ref (page);
  self->saving = g_object_ref (saving);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}

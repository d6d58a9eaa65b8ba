/* The table of a window: in the window, or in a second one beside it. */
#include <glib/gi18n.h>

#include "app/play/play-page.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/window/table-host-private.h"

/* After the last of several changes that follow one another closely. */
#define FOLLOW_MS 200

enum
{
  SHOWN,
  GONE,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwTableHost, tw_table_host, ADW_TYPE_BIN)

GtkWidget *
tw_table_host_get_table (TwTableHost *self)
{
  return self->window != NULL ? tw_table_window_get_table (self->window)
                              : adw_bin_get_child (ADW_BIN (self));
}

const char *
tw_table_host_get_title (TwTableHost *self)
{
  GtkWidget *table = tw_table_host_get_table (self);
  const TwTableSetup *setup =
      table != NULL ? tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (table)))
                    : NULL;

  return setup != NULL ? setup->title : NULL;
}

GtkWindow *
tw_table_host_get_window (TwTableHost *self)
{
  return self->window != NULL ? GTK_WINDOW (self->window) : NULL;
}

gboolean
tw_table_host_is_waiting (TwTableHost *self)
{
  return self->is_waiting;
}

gboolean
tw_table_host_has_game (TwTableHost *self)
{
  GtkWidget *table = tw_table_host_get_table (self);

  return table != NULL && tw_unsaved_game_is_loss (tw_play_page_get_unsaved (table));
}

/* The game of the open set, whether it waits or not. */
static GtkWidget *
game_of_document (TwTableHost *self)
{
  return self->aside != NULL ? self->aside : tw_table_host_get_table (self);
}

static void
tell_changed (TwTableHost *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A game of another set can be played with the one that is edited here. */
static void
tell_document (TwTableHost *self)
{
  GtkWidget *table = tw_table_host_get_table (self);

  if (table != NULL)
    tw_play_page_set_document (table, self->document != NULL ? tw_document_get_set (self->document)
                                                             : NULL);
}

static gboolean
follow_cb (gpointer data)
{
  TwTableHost *self = data;

  self->follow_timer = 0;
  if (self->document == NULL)
    return G_SOURCE_REMOVE;
  if (!self->plays_document)
    tell_document (self);
  else if (self->window != NULL || self->is_waiting)
    tw_play_page_follow (tw_table_host_get_table (self), tw_document_get_set (self->document));
  return G_SOURCE_REMOVE;
}

/* Has the game in the second window, or the one that waits, follow a change of the open set. */
static void
queue_follow (TwTableHost *self)
{
  if (self->plays_document ? self->window == NULL && !self->is_waiting
                           : tw_table_host_get_table (self) == NULL)
    return;
  g_clear_handle_id (&self->follow_timer, g_source_remove);
  self->follow_timer = g_timeout_add (FOLLOW_MS, follow_cb, self);
}

static void
nothing_cb (gpointer user_data)
{
}

static void
give_up (GtkWidget *table)
{
  if (table != NULL && tw_unsaved_game_is_trial (tw_play_page_get_unsaved (table)))
    tw_play_page_ask_to_leave (table, nothing_cb, NULL);
}

void
tw_table_host_give_up_trial (TwTableHost *self)
{
  give_up (tw_table_host_get_table (self));
  give_up (self->aside);
}

/* The game that waits is over. */
static void
end_waiting (TwTableHost *self)
{
  if (!self->is_waiting)
    return;
  self->is_waiting = FALSE;
  give_up (game_of_document (self));
  if (self->aside != NULL)
    adw_bin_set_child (self->holder, NULL);
  else
    adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->aside);
  tell_changed (self);
}

void
tw_table_host_set_document (TwTableHost *self, TwDocument *document)
{
  end_waiting (self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  self->plays_document = FALSE;
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (queue_follow), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (tw_table_host_update_lessons), self);
  /* The table may be open beside it. */
  queue_follow (self);
}

static gboolean
destroy_cb (gpointer data)
{
  gtk_window_destroy (data);
  return G_SOURCE_REMOVE;
}

void
tw_table_host_close (TwTableHost *self)
{
  g_clear_handle_id (&self->follow_timer, g_source_remove);
  if (self->window == NULL)
    return;
  /* It may be its own dialog that says so, which must not go while it does. */
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  g_signal_handlers_disconnect_by_data (self->window, self);
  g_idle_add_full (G_PRIORITY_DEFAULT, destroy_cb, g_steal_pointer (&self->window), NULL);
}

/* What was changed a moment ago counts at once. */
void
tw_table_host_follow_now (TwTableHost *self)
{
  if (self->follow_timer == 0)
    return;
  g_clear_handle_id (&self->follow_timer, g_source_remove);
  follow_cb (self);
}

/* A move has come to the table from elsewhere, while its window may show something else. */
static void
called_cb (TwTableHost *self)
{
  GtkWidget *table = tw_table_host_get_table (self);

  if (!gtk_widget_get_mapped (table))
    g_signal_emit (self, signals[SHOWN], 0);
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (table)));
}

void
tw_table_host_put (TwTableHost *self, GtkWidget *table)
{
  tw_table_host_close (self);
  self->plays_document = FALSE;
  self->is_of_properties = FALSE;
  g_signal_connect_object (table, "unsaved-changed", G_CALLBACK (tell_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "called", G_CALLBACK (called_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "lesson-made", G_CALLBACK (tw_table_host_take_lesson), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), table);
  tell_document (self);
  tell_changed (self);
  g_signal_emit (self, signals[SHOWN], 0);
}

void
tw_table_host_show (TwTableHost *self, GtkWidget *table)
{
  end_waiting (self);
  tw_table_host_put (self, table);
}

/* What one draws is tried out. A shipped set as it is is played. */
static gboolean
is_trial_of (TwDocument *document)
{
  return tw_document_get_shipped_id (document) == NULL || tw_document_is_modified (document);
}

void
tw_table_host_play (TwTableHost *self, TwTileSet *set)
{
  GtkWidget *table;

  table = tw_play_page_new (set, self->textures);
  tw_table_host_show (self, table);
  self->plays_document = self->document != NULL && tw_document_get_set (self->document) == set;
  if (self->plays_document && is_trial_of (self->document))
    tw_unsaved_game_set_trial (tw_play_page_get_unsaved (table), TRUE);
}

/* The game that waited beside a lesson has its place again, and the set as it is by now. */
static void
bring_back (TwTableHost *self)
{
  self->is_of_properties = FALSE;
  if (self->aside == NULL)
    return;
  adw_bin_set_child (self->holder, NULL);
  adw_bin_set_child (ADW_BIN (self), self->aside);
  g_clear_object (&self->aside);
  self->plays_document = TRUE;
  tw_play_page_follow (tw_table_host_get_table (self), tw_document_get_set (self->document));
}

/* The game that waits goes on where it was. */
static void
go_on (gpointer user_data)
{
  TwTableHost *self = user_data;

  /* What was begun beside it has been left. */
  if (self->aside != NULL)
    tw_table_host_close (self);
  bring_back (self);
  tw_table_host_follow_now (self);
  self->is_waiting = FALSE;
  tell_changed (self);
  g_signal_emit (self, signals[SHOWN], 0);
}

static void
play_document (TwTableHost *self)
{
  if (self->document != NULL)
    tw_document_settle (self->document);
  /* The game beside the canvas goes on. */
  if (self->window != NULL && self->plays_document)
    gtk_window_present (GTK_WINDOW (self->window));
  else if (self->aside != NULL)
    tw_play_page_ask_to_leave (tw_table_host_get_table (self), go_on, self);
  else if (self->is_waiting)
    go_on (self);
  else
    tw_table_host_play (self, tw_document_get_set (self->document));
}

/* With the tiles as they are now. */
static char *
offer (TwTableHost *self, const char *tile, gboolean *out_is_now)
{
  tw_table_host_follow_now (self);
  if (self->aside != NULL)
    tw_play_page_follow (self->aside, tw_document_get_set (self->document));
  return tw_play_page_offer (game_of_document (self), tile, out_is_now);
}

static void
tell_offered (TwTableHost *self, const char *why, gboolean is_now)
{
  tw_announce_words (GTK_WIDGET (self), why != NULL ? why
                                        : is_now    ? _ ("The tile lies in the hand")
                                                    : _ ("The tile is drawn next"));
}

static void
try_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTableHost *self = user_data;
  const char *tile = g_variant_get_string (parameter, NULL);
  g_autofree char *why = NULL;
  gboolean is_now = FALSE;

  if (*tile == '\0')
    why = g_strdup (_ ("No tile has this yet. Put it on one on the Design page."));
  else
    {
      play_document (self);
      why = offer (self, tile, &is_now);
    }
  /* In the hand it is seen. */
  if (!is_now)
    tell_offered (self, why, FALSE);
}

void
tw_table_host_offer_tile (TwTableHost *self, const char *tile)
{
  g_autofree char *why = NULL;
  gboolean is_now = FALSE;

  if (!self->is_waiting && (self->window == NULL || !self->plays_document))
    why = g_strdup (_ ("No game is running with this set: press Play."));
  else
    why = offer (self, tile, &is_now);
  tell_offered (self, why, is_now);
}

/* Whether a lesson is there, and no game that was begun in its place. */
static gboolean
has_lesson (GtkWidget *table)
{
  return g_action_group_get_action_enabled (tw_play_page_get_actions (TW_PLAY_PAGE (table)),
                                            "lesson");
}

/* Whoever tries one lesson goes on writing it. */
static void
left_cb (gpointer user_data)
{
  TwTableHost *self = user_data;
  gboolean leads_back =
      self->is_of_properties && self->page == NULL && has_lesson (tw_table_host_get_table (self));

  if (self->window != NULL)
    tw_table_host_close (self);
  else
    {
      g_signal_emit (self, signals[GONE], 0);
      adw_bin_set_child (ADW_BIN (self), NULL);
    }
  bring_back (self);
  tell_changed (self);
  if (leads_back)
    gtk_widget_activate_action (GTK_WIDGET (self), "doc.properties", "s", "lessons");
}

/* The table in the second window comes back into this one. */
static void
take_back (TwTableHost *self)
{
  g_autoptr (GtkWidget) table = tw_table_window_steal_table (self->window);

  tw_play_page_set_apart (table, FALSE);
  tw_table_host_close (self);
  adw_bin_set_child (ADW_BIN (self), table);
}

void
tw_table_host_wait (TwTableHost *self)
{
  if (self->window != NULL)
    take_back (self);
  else
    g_signal_emit (self, signals[GONE], 0);
  self->is_waiting = TRUE;
  tell_changed (self);
}

gboolean
tw_table_host_can_wait (TwTableHost *self)
{
  GtkWidget *table = tw_table_host_get_table (self);

  return self->plays_document && tw_unsaved_game_is_trial (tw_play_page_get_unsaved (table));
}

/* Draw, try, draw again: the game waits, and nobody is asked. */
static void
put_aside (TwTableHost *self)
{
  AdwToast *toast = adw_toast_new (_ ("The game waits: Go On leads back to it"));

  tw_table_host_wait (self);
  adw_toast_set_button_label (toast, _ ("End It"));
  adw_toast_set_action_name (toast, "win.end-trial");
  tw_announce (GTK_WIDGET (self), toast);
}

static void
leave_for (TwTableHost *self, const char *page)
{
  g_free (self->page);
  self->page = g_strdup (page);
  if (tw_table_host_can_wait (self))
    put_aside (self);
  else
    tw_play_page_ask_to_leave (tw_table_host_get_table (self), left_cb, self);
}

static void
leave (TwTableHost *self)
{
  leave_for (self, NULL);
}

void
tw_table_host_leave_for (TwTableHost *self, const char *page)
{
  g_return_if_fail (TW_IS_TABLE_HOST (self) && page != NULL);
  leave_for (self, page);
}

char *
tw_table_host_take_page (TwTableHost *self)
{
  return g_steal_pointer (&self->page);
}

/* Back from the second window. */
static void
back_cb (TwTableHost *self)
{
  take_back (self);
  g_signal_emit (self, signals[SHOWN], 0);
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

/* Another game is opened in the window, and what is said of it as well. */
static void
asked_cb (TwTableHost *self, const char *action, GVariant *target)
{
  if (g_str_equal (action, "win.resume-with-moves"))
    gtk_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
}

static void
tear_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTableHost *self = user_data;
  GtkWidget *table = adw_bin_get_child (ADW_BIN (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (table == NULL)
    return;
  g_object_ref (table);
  adw_bin_set_child (ADW_BIN (self), NULL);
  self->window = tw_table_window_new (table, _ ("Tilewright: Table"));
  g_object_unref (table);
  gtk_window_set_application (GTK_WINDOW (self->window),
                              gtk_window_get_application (GTK_WINDOW (root)));
  g_signal_connect_object (self->window, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->window, "left", G_CALLBACK (leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->window, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  tw_play_page_set_apart (table, TRUE);
  g_clear_pointer (&self->page, g_free);
  g_signal_emit (self, signals[GONE], 0);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_widget_grab_focus (table);
  /* What was edited since the game began is seen at once. */
  queue_follow (self);
}

static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  play_document (user_data);
}

/* Without a table one of the base game, where another one can be chosen. */
static void
record_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTableHost *self = user_data;
  GtkWidget *table = adw_bin_get_child (ADW_BIN (self));

  if (table != NULL && gtk_widget_get_mapped (table))
    tw_play_page_record (table);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.record-set", "s", "base");
}

static void
leave_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  leave (user_data);
}

static void
end_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  end_waiting (user_data);
}

static const GActionEntry entries[] = {
  { .name = "play", .activate = play_cb },
  { .name = "try-tile", .parameter_type = "s", .activate = try_tile_cb },
  { .name = "leave-play", .activate = leave_cb },
  { .name = "table-apart", .activate = tear_cb },
  { .name = "end-trial", .activate = end_cb },
  { .name = "record-game", .activate = record_cb },
};

void
tw_table_host_update_actions (TwTableHost *self, gboolean is_editing, gboolean is_playing)
{
  GtkRoot *map = gtk_widget_get_root (GTK_WIDGET (self));

  for (guint i = 0; i < 4; i++)
    tw_action_enable (map, entries[i].name, i < 2 ? is_editing : is_playing);
  tw_action_enable (map, "end-trial", self->is_waiting);
  self->is_editing = is_editing;
  tw_table_host_update_lessons (self);
}

void
tw_table_host_set_up (TwTableHost *self, TwTileTextures *textures)
{
  self->textures = g_object_ref (textures);
  g_action_map_add_action_entries (G_ACTION_MAP (gtk_widget_get_root (GTK_WIDGET (self))), entries,
                                   G_N_ELEMENTS (entries), self);
  tw_table_host_add_lessons (self);
}

static void
table_host_dispose (GObject *object)
{
  TwTableHost *self = TW_TABLE_HOST (object);

  tw_table_host_close (self);
  tw_table_host_set_document (self, NULL);
  if (self->holder != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->holder));
  self->holder = NULL;
  g_clear_object (&self->textures);
  g_clear_pointer (&self->page, g_free);
  g_clear_pointer (&self->lesson, g_free);
  G_OBJECT_CLASS (tw_table_host_parent_class)->dispose (object);
}

static void
tw_table_host_class_init (TwTableHostClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = table_host_dispose;
#define SIGNAL(name)                                                                               \
  g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0)
  signals[SHOWN] = SIGNAL ("shown");
  signals[GONE] = SIGNAL ("gone");
  signals[CHANGED] = SIGNAL ("changed");
#undef SIGNAL
}

static void
tw_table_host_init (TwTableHost *self)
{
  self->holder = ADW_BIN (adw_bin_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->holder), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->holder), GTK_WIDGET (self));
}

/* The table in the window, or in a second one beside it. */
#include <glib/gi18n.h>

#include "app/widgets/discard-toast.h"
#include "app/window/window-private.h"

/* After the last of several changes that follow one another closely. */
#define FOLLOW_MS 200

GtkWidget *
tw_window_get_table (TwWindow *self)
{
  return self->table_window != NULL ? tw_table_window_get_table (self->table_window)
                                    : adw_bin_get_child (self->table_bin);
}

gboolean
tw_window_has_game (TwWindow *self)
{
  GtkWidget *table = tw_window_get_table (self);

  return table != NULL && tw_play_page_has_unsaved (table);
}

/* A game of another set can be played with the one that is edited here. */
static void
tell_document (TwWindow *self)
{
  GtkWidget *table = tw_window_get_table (self);

  if (table != NULL)
    tw_play_page_set_document (table, self->document != NULL ? tw_document_get_set (self->document)
                                                             : NULL);
}

static gboolean
follow_cb (gpointer data)
{
  TwWindow *self = data;

  self->follow_timer = 0;
  if (self->document == NULL)
    return G_SOURCE_REMOVE;
  if (!self->plays_document)
    tell_document (self);
  else if (self->table_window != NULL)
    tw_play_page_follow (tw_table_window_get_table (self->table_window),
                         tw_document_get_set (self->document));
  return G_SOURCE_REMOVE;
}

void
tw_window_queue_follow (TwWindow *self)
{
  if (self->plays_document ? self->table_window == NULL : tw_window_get_table (self) == NULL)
    return;
  g_clear_handle_id (&self->follow_timer, g_source_remove);
  self->follow_timer = g_timeout_add (FOLLOW_MS, follow_cb, self);
}

static gboolean
destroy_cb (gpointer data)
{
  gtk_window_destroy (data);
  return G_SOURCE_REMOVE;
}

void
tw_window_close_table (TwWindow *self)
{
  g_clear_handle_id (&self->follow_timer, g_source_remove);
  if (self->table_window == NULL)
    return;
  /* It may be its own dialog that says so, which must not go while it does. */
  gtk_widget_set_visible (GTK_WIDGET (self->table_window), FALSE);
  g_signal_handlers_disconnect_by_data (self->table_window, self);
  g_idle_add_full (G_PRIORITY_DEFAULT, destroy_cb, g_steal_pointer (&self->table_window), NULL);
}

/* Where one comes back to from the table. A window that was made for a game has nothing there but
 * the page that stands empty while a file is read. */
static void
remember_mode (TwWindow *self)
{
  const char *mode = gtk_stack_get_visible_child_name (self->modes);

  if (g_str_equal (mode, "play"))
    return;
  g_free (self->mode_before_play);
  self->mode_before_play = g_strdup (g_str_equal (mode, "opening") ? "start" : mode);
}

static void
show_mode_before_play (TwWindow *self)
{
  tw_window_show_mode (self, self->mode_before_play != NULL ? self->mode_before_play : "start");
}

static void
keys_asked_cb (TwWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-shortcuts", NULL);
}

static void
left_cb (gpointer user_data)
{
  TwWindow *self = user_data;

  if (self->table_window != NULL)
    tw_window_close_table (self);
  else
    {
      show_mode_before_play (self);
      adw_bin_set_child (self->table_bin, NULL);
    }
  tw_window_update_inhibition (self);
  tw_window_update_actions (self);
}

/* The table goes with the last who has it. */
static void
let_go (gpointer table)
{
}

static void
go_on_cb (gpointer table)
{
  TwWindow *self = g_object_get_data (table, "window");
  gboolean plays_document = g_object_get_data (table, "document") == self->document;

  tw_window_show_this_table (self, table);
  self->plays_document = plays_document;
  tw_window_queue_follow (self);
}

/* Draw, try, draw again: nobody is asked each time, and who meant to go on can. */
static void
offer_trial (TwWindow *self, GtkWidget *table)
{
  g_object_set_data (G_OBJECT (table), "window", self);
  g_object_set_data_full (G_OBJECT (table), "document", g_object_ref (self->document),
                          g_object_unref);
  tw_window_add_toast (self, tw_discard_toast_new (g_strdup (_ ("The trial game is over")),
                                                   G_OBJECT (table), let_go, go_on_cb));
}

void
tw_window_leave_table (TwWindow *self)
{
  g_autoptr (GtkWidget) table = g_object_ref (tw_window_get_table (self));
  gboolean is_trial = self->document != NULL && tw_play_page_has_trial (table);

  tw_play_page_ask_to_leave (table, left_cb, self);
  if (is_trial)
    offer_trial (self, g_steal_pointer (&table));
}

/* What one draws is tried out. A shipped set as it is is played. */
static gboolean
is_trial_of (TwDocument *document)
{
  return tw_document_get_shipped_id (document) == NULL || tw_document_is_modified (document);
}

void
tw_window_show_table (TwWindow *self, TwTileSet *set)
{
  GtkWidget *table;

  table = tw_play_page_new (set, self->textures);
  tw_window_show_this_table (self, table);
  self->plays_document = self->document != NULL && tw_document_get_set (self->document) == set;
  if (self->plays_document && is_trial_of (self->document))
    tw_play_page_set_trial (table);
}

void
tw_window_show_this_table (TwWindow *self, GtkWidget *table)
{
  g_clear_weak_pointer (&self->opener);
  tw_window_close_table (self);
  remember_mode (self);
  self->plays_document = FALSE;
  g_signal_connect_object (table, "unsaved-changed", G_CALLBACK (tw_window_update_inhibition), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->table_bin, table);
  tell_document (self);
  tw_window_update_inhibition (self);
  tw_window_show_mode (self, "play");
}

/* Back from the second window. */
static void
back_cb (TwWindow *self)
{
  g_autoptr (GtkWidget) table = tw_table_window_steal_table (self->table_window);

  tw_play_page_set_apart (table, FALSE);
  tw_window_close_table (self);
  remember_mode (self);
  adw_bin_set_child (self->table_bin, table);
  tw_window_show_mode (self, "play");
  gtk_window_present (GTK_WINDOW (self));
}

void
tw_window_tear_table (TwWindow *self)
{
  GtkWidget *table = adw_bin_get_child (self->table_bin);

  if (table == NULL)
    return;
  g_object_ref (table);
  adw_bin_set_child (self->table_bin, NULL);
  self->table_window = tw_table_window_new (table, _ ("Tilewright: Table"));
  g_object_unref (table);
  gtk_window_set_application (GTK_WINDOW (self->table_window),
                              gtk_window_get_application (GTK_WINDOW (self)));
  g_signal_connect_object (self->table_window, "back", G_CALLBACK (back_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_window, "left", G_CALLBACK (tw_window_leave_table), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_window, "keys-asked", G_CALLBACK (keys_asked_cb), self,
                           G_CONNECT_SWAPPED);
  tw_play_page_set_apart (table, TRUE);
  show_mode_before_play (self);
  gtk_window_present (GTK_WINDOW (self->table_window));
  gtk_widget_grab_focus (table);
  /* What was edited since the game began is seen at once. */
  tw_window_queue_follow (self);
}

/* With the tiles as they are now. */
static char *
offer (TwWindow *self, const char *tile, gboolean *out_is_now)
{
  if (self->follow_timer != 0)
    {
      g_clear_handle_id (&self->follow_timer, g_source_remove);
      follow_cb (self);
    }
  return tw_play_page_offer (tw_window_get_table (self), tile, out_is_now);
}

void
tw_window_play_document (TwWindow *self)
{
  /* The game beside the canvas goes on. */
  if (self->table_window != NULL && self->plays_document)
    gtk_window_present (GTK_WINDOW (self->table_window));
  else
    tw_window_show_table (self, tw_document_get_set (self->document));
}

static void
tell_offered (TwWindow *self, const char *why, gboolean is_now)
{
  tw_window_add_toast (self, adw_toast_new (why != NULL ? why
                                            : is_now    ? _ ("The tile lies in the hand")
                                                        : _ ("The tile is drawn next")));
}

void
tw_window_try_tile (TwWindow *self, const char *tile)
{
  g_autofree char *why = NULL;
  gboolean is_now = FALSE;

  if (*tile == '\0')
    why = g_strdup (_ ("No tile has this yet. Put it on one on the Design page."));
  else
    {
      tw_window_play_document (self);
      why = offer (self, tile, &is_now);
    }
  /* In the hand it is seen. */
  if (!is_now)
    tell_offered (self, why, FALSE);
}

void
tw_window_offer_tile (TwWindow *self)
{
  TwPage *page = tw_window_get_page (self);
  TwTileItem *item = page != NULL ? tw_page_get_item (page) : NULL;
  g_autofree char *why = NULL;
  gboolean is_now = FALSE;

  if (item == NULL)
    return;
  if (self->table_window == NULL || !self->plays_document)
    why = g_strdup (_ ("No game is running beside the canvas: press Play, then W."));
  else
    why = offer (self, tw_tile_item_get_tile (item)->id, &is_now);
  tell_offered (self, why, is_now);
}

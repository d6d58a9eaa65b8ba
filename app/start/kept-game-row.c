/* A running game that can be gone on with. */
#include "app/start/kept-game-row.h"

#include <glib/gi18n.h>

#include "app/document/under-way.h"
#include "app/start/not-drawn.h"
#include "app/start/time-words.h"
#include "app/widgets/pixels-texture.h"

/* The picture in a row. */
#define PICTURE_WIDTH  108
#define PICTURE_HEIGHT 72

struct _TwKeptGameRow
{
  AdwBin parent_instance;

  TwKeptGame *game;
  GCancellable *cancellable;
  GtkWidget *picture;
  GtkWidget *sign;
  GtkWidget *players;
  GtkWidget *time;
  GtkWidget *go_on_button;
};

G_DEFINE_FINAL_TYPE (TwKeptGameRow, tw_kept_game_row, ADW_TYPE_BIN)

static void
kept_game_row_dispose (GObject *object)
{
  TwKeptGameRow *self = TW_KEPT_GAME_ROW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (tw_kept_game_row_parent_class)->dispose (object);
}

static void
tw_kept_game_row_class_init (TwKeptGameRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = kept_game_row_dispose;
}

static void
tw_kept_game_row_init (TwKeptGameRow *self)
{
  self->cancellable = g_cancellable_new ();
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
button_new (const char *label, const char *action, const char *name, TwKeptGame *game)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_kept_game_get_id (game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
picture_new (TwKeptGameRow *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->picture = gtk_picture_new ();
  gtk_picture_set_can_shrink (GTK_PICTURE (self->picture), TRUE);
  gtk_widget_set_size_request (self->picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_overflow (self->picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->picture, "kept-picture");
  self->sign = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (self->sign), 32);
  gtk_widget_set_visible (self->sign, FALSE);
  gtk_widget_set_halign (overlay, GTK_ALIGN_START);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->sign);
  return overlay;
}

static void
describe (TwKeptGameRow *self, const char *players)
{
  g_autofree char *details =
      g_strdup_printf ("%s\n%s", players, gtk_label_get_label (GTK_LABEL (self->time)));

  gtk_label_set_label (GTK_LABEL (self->players), players);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_kept_game_get_title (self->game),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, details, -1);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  TwKeptPreview *preview =
      g_cancellable_is_cancelled (cancellable) ? NULL : tw_kept_game_preview (task_data);

  g_task_return_pointer (task, preview, (GDestroyNotify) tw_kept_preview_free);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwKeptGameRow *self = TW_KEPT_GAME_ROW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwKeptPreview) preview = g_task_propagate_pointer (G_TASK (result), &error);

  if (error != NULL || self->game == NULL)
    return;
  gtk_widget_set_sensitive (self->go_on_button, preview != NULL);
  if (preview != NULL && preview->picture != NULL)
    {
      g_autoptr (GdkTexture) texture = tw_pixels_texture (preview->picture);

      gtk_picture_set_paintable (GTK_PICTURE (self->picture), GDK_PAINTABLE (texture));
    }
  describe (self, preview != NULL ? preview->words : _ ("Cannot be read"));
}

/* What the program died of is not tried again unasked. */
static void
show_game (TwKeptGameRow *self)
{
  g_autoptr (GTask) task = NULL;

  if (tw_under_way_is_suspect (tw_under_way_get_default (), tw_kept_game_get_key (self->game)))
    {
      gtk_widget_set_visible (self->sign, TRUE);
      gtk_label_set_ellipsize (GTK_LABEL (self->players), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (self->players), TRUE);
      describe (self, tw_not_drawn_words ());
      return;
    }
  describe (self, "");
  task = g_task_new (self, self->cancellable, read_cb, NULL);
  g_task_set_task_data (task, g_object_ref (self->game), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

GtkWidget *
tw_kept_game_row_new (TwKeptGame *game)
{
  TwKeptGameRow *self = g_object_new (TW_TYPE_KEPT_GAME_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *title = tw_kept_game_get_title (game);
  g_autofree char *when = tw_time_in_words (tw_kept_game_get_time (game));
  /* Translators: %s is when somebody played last, "today, 14:05" */
  g_autofree char *time = g_strdup_printf (_ ("Played %s"), when);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *discard = g_strdup_printf (_ ("Give up the game “%s”"), title);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *go_on = g_strdup_printf (_ ("Go on with the game “%s”"), title);

  self->game = g_object_ref (game);
  self->players = label_new ("", "caption");
  self->time = label_new (time, "dim-label");
  self->go_on_button = button_new (_ ("_Go On"), "win.resume-game", go_on, game);
  gtk_widget_add_css_class (self->time, "caption");
  gtk_widget_add_css_class (self->go_on_button, "suggested-action");
  gtk_box_append (GTK_BOX (words), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (words), self->players);
  gtk_box_append (GTK_BOX (words), self->time);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), picture_new (self));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), button_new (_ ("Give _Up"), "win.discard-game", discard, game));
  gtk_box_append (GTK_BOX (box), self->go_on_button);
  gtk_widget_add_css_class (box, "draft-row");
  adw_bin_set_child (ADW_BIN (self), box);
  show_game (self);
  return GTK_WIDGET (self);
}

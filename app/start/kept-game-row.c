/* A running game that can be gone on with. */
#include "app/start/kept-game-row.h"

#include <glib/gi18n.h>

#include "app/document/under-way.h"
#include "app/start/not-drawn.h"
#include "app/start/time-words.h"
#include "app/widgets/large-text.h"
#include "app/widgets/pixels-texture.h"

struct _TwKeptGameRow
{
  AdwBin parent_instance;

  TwKeptGame *game;
  GCancellable *cancellable;

  GtkPicture *picture;
  GtkWidget *sign;
  GtkLabel *title;
  GtkLabel *players;
  GtkLabel *time;
  GtkWidget *give_up_button;
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kept_game_row_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/start/kept-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, sign);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, title);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, players);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, time);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, give_up_button);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGameRow, go_on_button);
}

static void
tw_kept_game_row_init (TwKeptGameRow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_large_text_wrap (self->title);
  tw_large_text_wrap (self->time);
  tw_large_text_wrap (self->players);
}

static void
set_up_button (GtkWidget *button, const char *action, const char *name, TwKeptGame *game)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_kept_game_get_id (game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
describe (TwKeptGameRow *self, const char *players)
{
  g_autofree char *details = g_strdup_printf ("%s\n%s", players, gtk_label_get_label (self->time));

  gtk_label_set_label (self->players, players);
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

      gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
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
      gtk_label_set_ellipsize (self->players, PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (self->players, TRUE);
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
  const char *title = tw_kept_game_get_title (game);
  g_autofree char *when = tw_time_in_words (tw_kept_game_get_time (game));
  /* Translators: %s is when somebody played last, "today, 14:05" */
  g_autofree char *time = g_strdup_printf (_ ("Played %s"), when);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *discard = g_strdup_printf (_ ("Give up the game “%s”"), title);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *go_on = g_strdup_printf (_ ("Go on with the game “%s”"), title);

  self->game = g_object_ref (game);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->time, time);
  set_up_button (self->give_up_button, "win.discard-game", discard, game);
  set_up_button (self->go_on_button, "win.resume-game", go_on, game);
  show_game (self);
  return GTK_WIDGET (self);
}

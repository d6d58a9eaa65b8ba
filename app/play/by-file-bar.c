/* The bar above the table of a game by file. */
#include "app/play/by-file-bar.h"

#include <glib/gi18n.h>

struct _TwByFileBar
{
  AdwBin parent_instance;

  TwTableModel *model;
  GtkLabel *words;
  GtkWidget *send;
  GtkWidget *save;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (TwByFileBar, tw_by_file_bar, ADW_TYPE_BIN)

static void
suggest (GtkWidget *button, gboolean is_next)
{
  if (is_next)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* What is to be done next stands out. */
static void
changed_cb (TwByFileBar *self)
{
  TwByFile state = tw_table_by_file_get (self->model);
  g_autofree char *words = tw_table_by_file_words (self->model);
  const char *send = state == TW_BY_FILE_DONE ? _ ("Copy My Move") : _ ("Copy Again");
  const char *save = _ ("Save My Move…");
  gboolean has_part, has_joined;

  gtk_widget_set_visible (GTK_WIDGET (self), state != TW_BY_FILE_NONE);
  if (state == TW_BY_FILE_NONE)
    return;
  has_joined = tw_table_by_file_has_joined (self->model);
  if (state == TW_BY_FILE_JOINING && tw_chain_own (tw_table_by_file_get_chain (self->model)) == 0)
    {
      send = _ ("Copy the Opening");
      save = _ ("Save the Opening…");
    }
  else if (has_joined)
    {
      /* Translators: a button: what somebody who joins a game by file sends back. */
      send = _ ("Copy My Answer");
      save = _ ("Save My Answer…");
    }
  /* Who only watches has nothing to send. */
  has_part = tw_chain_own (tw_table_by_file_get_chain (self->model)) != TW_CHAIN_NOBODY;
  gtk_widget_set_visible (self->send, has_part);
  gtk_widget_set_visible (self->save, has_part);
  gtk_label_set_label (self->words, words);
  gtk_button_set_label (GTK_BUTTON (self->send), send);
  gtk_button_set_label (GTK_BUTTON (self->save), save);
  suggest (self->send, state == TW_BY_FILE_DONE || state == TW_BY_FILE_JOINING || has_joined);
  suggest (self->take, state == TW_BY_FILE_AWAITED && !has_joined);
}

void
tw_by_file_bar_set_model (TwByFileBar *self, TwTableModel *model)
{
  g_return_if_fail (TW_IS_BY_FILE_BAR (self) && self->model == NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

static void
by_file_bar_dispose (GObject *object)
{
  TwByFileBar *self = TW_BY_FILE_BAR (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_BY_FILE_BAR);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_by_file_bar_parent_class)->dispose (object);
}

static void
tw_by_file_bar_class_init (TwByFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = by_file_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/by-file-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TwByFileBar, words);
  gtk_widget_class_bind_template_child (widget_class, TwByFileBar, send);
  gtk_widget_class_bind_template_child (widget_class, TwByFileBar, save);
  gtk_widget_class_bind_template_child (widget_class, TwByFileBar, take);
}

static void
tw_by_file_bar_init (TwByFileBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

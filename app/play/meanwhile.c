/* The line that says what others have done since one's own turn. */
#include "app/play/meanwhile.h"

#include <glib/gi18n.h>

#include "app/game/given-points.h"
#include "app/game/log-item.h"
#include "app/game/table-since.h"

struct _TwMeanwhile
{
  AdwBin parent_instance;

  TwTableModel *model;
  GListModel *lines;

  GtkWidget *button;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (TwMeanwhile, tw_meanwhile, ADW_TYPE_BIN)

/* "Red laid a city +4 · Blue scored a road +2", of the lines of the log behind @n_entries. */
static char *
say (TwMeanwhile *self, guint n_entries)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (self->lines); i++)
    {
      g_autoptr (TwLogItem) line = g_list_model_get_item (self->lines, i);

      if (tw_log_item_get_n_entries (line) <= n_entries || tw_log_item_is_note (line))
        continue;
      g_string_append_printf (out, "%s%s", out->len > 0 ? " · " : "", tw_log_item_get_text (line));
      if (tw_log_item_get_points (line) != 0)
        {
          g_autofree char *points = tw_points_words (tw_log_item_get_points (line));

          g_string_append_printf (out, " %s", points);
        }
    }
  return g_string_free (out, FALSE);
}

/* Spots of a tile that is proposed below it would be covered: whoever has begun a turn has read it.
 * Its room stays, as the view would move with it. */
static void
proposed_cb (TwMeanwhile *self)
{
  gboolean is_over = tw_table_model_get_proposal (self->model) == NULL;

  gtk_widget_set_opacity (GTK_WIDGET (self), is_over ? 1 : 0);
  gtk_widget_set_can_target (GTK_WIDGET (self), is_over);
}

static void
changed_cb (TwMeanwhile *self)
{
  g_autofree char *lines = NULL, *words = NULL, *tooltip = NULL;
  guint n_entries;
  gboolean is_said = tw_table_since_find (self->model, &n_entries);

  proposed_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self), is_said);
  gtk_widget_set_visible (self->button, is_said);
  if (!is_said)
    return;
  lines = say (self, n_entries);
  /* Translators: what others did since one's own turn: "Meanwhile: Red laid a city +4". */
  words = g_strdup_printf (_ ("Meanwhile: %s"), lines);
  /* Translators: of what is played again; V is the key. */
  tooltip = g_strdup_printf ("%s\n%s", words, _ ("Play It Again (V)"));
  gtk_label_set_label (self->words, words);
  gtk_widget_set_tooltip_text (self->button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
meanwhile_dispose (GObject *object)
{
  TwMeanwhile *self = TW_MEANWHILE (object);

  g_clear_object (&self->model);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (tw_meanwhile_parent_class)->dispose (object);
}

static void
tw_meanwhile_class_init (TwMeanwhileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = meanwhile_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/meanwhile.ui");
  gtk_widget_class_bind_template_child (widget_class, TwMeanwhile, button);
  gtk_widget_class_bind_template_child (widget_class, TwMeanwhile, words);
}

static void
tw_meanwhile_init (TwMeanwhile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_meanwhile_set_model (TwMeanwhile *self, TwTableModel *model, GListModel *lines)
{
  g_return_if_fail (TW_IS_MEANWHILE (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->lines = g_object_ref (lines);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
}

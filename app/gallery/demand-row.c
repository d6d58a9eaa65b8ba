/* What is known of what open places ask for. */
#include "app/gallery/demand-row.h"

#include <glib/gi18n.h>

struct _TwDemandRow
{
  GtkWidget parent_instance;

  TwPatternDemand *demand; /* (nullable): once it is set */
  gboolean is_needed;
  GtkWidget *box;
  GtkLabel *words;
  GtkWidget *button;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (TwDemandRow, tw_demand_row, GTK_TYPE_WIDGET)

/* While games are played for a changed set, the words stay that tell of what is still shown. */
static char *
say (TwPatternDemand *demand)
{
  TwPatternDemandState state = tw_pattern_demand_get_state (demand);
  const char *why = tw_pattern_demand_get_words (demand);

  if (state == TW_PATTERN_DEMAND_STOPPED)
    return g_strdup (_ ("What open places ask for was not counted to the end."));
  if (state == TW_PATTERN_DEMAND_PLAYING
      && (tw_pattern_demand_is_slow (demand) || !tw_pattern_demand_has_numbers (demand)))
    return g_strdup_printf (_ ("Playing %u games to see what open places ask for…"),
                            TW_PATTERN_DEMAND_GAMES);
  if (why != NULL)
    /* Translators: %s is a sentence: why no game can be played */
    return g_strdup_printf (_ ("Not in the order of what open places ask for: no game can be "
                               "played. %s"),
                            why);
  if (tw_pattern_demand_has_numbers (demand))
    return g_strdup_printf (_ ("Below a faded one: of 100 open places, how many ask for it in %u "
                               "random games. What is asked for most comes first."),
                            TW_PATTERN_DEMAND_GAMES);
  return NULL;
}

static void
changed_cb (TwDemandRow *self)
{
  gboolean is_slow = tw_pattern_demand_is_slow (self->demand);
  g_autofree char *words = say (self->demand);

  if (words != NULL && g_strcmp0 (gtk_label_get_label (self->words), words) != 0)
    gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self), self->is_needed && words != NULL);
  gtk_widget_set_visible (self->button, is_slow
                                            || tw_pattern_demand_get_state (self->demand)
                                                   == TW_PATTERN_DEMAND_STOPPED);
  gtk_button_set_label (GTK_BUTTON (self->button), is_slow ? _ ("Stop") : _ ("Count Again"));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_slow);
  gtk_progress_bar_set_fraction (self->progress, tw_pattern_demand_get_progress (self->demand));
}

static void
button_cb (TwDemandRow *self)
{
  if (tw_pattern_demand_get_state (self->demand) == TW_PATTERN_DEMAND_PLAYING)
    tw_pattern_demand_stop (self->demand);
  else
    tw_pattern_demand_again (self->demand);
}

static void
demand_row_dispose (GObject *object)
{
  TwDemandRow *self = TW_DEMAND_ROW (object);

  if (self->demand != NULL)
    g_signal_handlers_disconnect_by_data (self->demand, self);
  g_clear_object (&self->demand);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tw_demand_row_parent_class)->dispose (object);
}

static void
tw_demand_row_class_init (TwDemandRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = demand_row_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/demand-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwDemandRow, box);
  gtk_widget_class_bind_template_child (widget_class, TwDemandRow, words);
  gtk_widget_class_bind_template_child (widget_class, TwDemandRow, button);
  gtk_widget_class_bind_template_child (widget_class, TwDemandRow, progress);
  gtk_widget_class_bind_template_callback (widget_class, button_cb);
}

static void
tw_demand_row_init (TwDemandRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_demand_row_set_demand (TwDemandRow *self, TwPatternDemand *demand)
{
  g_return_if_fail (TW_IS_DEMAND_ROW (self));
  g_return_if_fail (self->demand == NULL);
  self->demand = g_object_ref (demand);
  g_signal_connect_swapped (demand, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}

void
tw_demand_row_set_needed (TwDemandRow *self, gboolean is_needed)
{
  g_return_if_fail (TW_IS_DEMAND_ROW (self));
  self->is_needed = is_needed;
  if (self->demand != NULL)
    changed_cb (self);
}

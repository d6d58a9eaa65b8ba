/* What a set has and what it lacks. */
#include "app/gallery/coverage-window.h"

#include <glib/gi18n.h>

#include "app/gallery/edge-coverage.h"
#include "app/gallery/hole-page.h"
#include "app/gallery/repeats-page.h"
#include "app/gallery/totals-page.h"
#include "app/widgets/inner-names.h"

#define N_COLUMNS 10

struct _TwCoverageWindow
{
  AdwPreferencesWindow parent_instance;

  TwDocument *document;
  AdwPreferencesGroup *group;
  TwEdgeCoverage *patterns;
};

G_DEFINE_FINAL_TYPE (TwCoverageWindow, tw_coverage_window, ADW_TYPE_PREFERENCES_WINDOW)

enum
{
  SIGNAL_PATTERN,
  SIGNAL_SHOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (TwCoverageWindow *self)
{
  g_autofree char *counts = NULL, *words = NULL;

  tw_edge_coverage_update (self->patterns);
  counts = tw_edge_coverage_words (self->patterns, NULL);
  /* Translators: %s is a sentence: how many patterns the set lacks */
  words =
      g_strdup_printf (_ ("%s Turned tiles count as one. Press one to see its tiles, or a faded "
                          "one to make a tile with it."),
                       counts);
  adw_preferences_group_set_description (self->group, words);
}

static void
chosen_cb (TwCoverageWindow *self, guint edges, gboolean is_present)
{
  g_signal_emit (self, signals[SIGNAL_PATTERN], 0, edges, is_present);
}

static void
show_cb (TwCoverageWindow *self, TwTileItem *item)
{
  g_signal_emit (self, signals[SIGNAL_SHOW], 0, item);
}

static void
coverage_window_dispose (GObject *object)
{
  TwCoverageWindow *self = TW_COVERAGE_WINDOW (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  /* libadwaita 1.2 keeps a group that is searched, and all in it. */
  if (self->patterns != NULL)
    adw_preferences_group_remove (self->group, GTK_WIDGET (self->patterns));
  self->patterns = NULL;
  G_OBJECT_CLASS (tw_coverage_window_parent_class)->dispose (object);
}

static void
tw_coverage_window_class_init (TwCoverageWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = coverage_window_dispose;
  signals[SIGNAL_PATTERN] = g_signal_new ("pattern", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[SIGNAL_SHOW] = g_signal_new ("show-tile", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, TW_TYPE_TILE_ITEM);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  g_type_ensure (TW_TYPE_EDGE_COVERAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/coverage-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwCoverageWindow, group);
  gtk_widget_class_bind_template_child (widget_class, TwCoverageWindow, patterns);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
tw_coverage_window_init (TwCoverageWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_edge_coverage_set_columns (self->patterns, N_COLUMNS);
}

TwCoverageWindow *
tw_coverage_window_new (TwDocument *document, TwTileTextures *textures)
{
  TwCoverageWindow *self = g_object_new (TW_TYPE_COVERAGE_WINDOW, NULL);
  AdwPreferencesWindow *window = ADW_PREFERENCES_WINDOW (self);
  /* Translators: %s is a set's name */
  g_autofree char *title =
      g_strdup_printf (_ ("Coverage of “%s”"), tw_document_get_title (document));
  GtkWidget *hole = tw_hole_page_new (document, textures);
  GtkWidget *repeats = tw_repeats_page_new (document, textures);

  self->document = g_object_ref (document);
  tw_edge_coverage_set_document (self->patterns, document, textures);
  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (hole));
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (tw_totals_page_new (document)));
  adw_preferences_window_add (window, ADW_PREFERENCES_PAGE (repeats));
  g_signal_connect_swapped (hole, "show-tile", G_CALLBACK (show_cb), self);
  g_signal_connect_swapped (repeats, "show-tile", G_CALLBACK (show_cb), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  tw_inner_names (GTK_WIDGET (self));
  return self;
}

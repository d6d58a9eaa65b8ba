/* The edge patterns of a set as small pictures of tiles. */
#include "app/gallery/edge-coverage.h"

#include <glib/gi18n.h>

#include "app/gallery/demand-row.h"
#include "app/gallery/draw-missing.h"
#include "app/widgets/tile-picture.h"
#include "app/widgets/tooltip.h"

#define N_COLUMNS 6
/* In pixels: small, but roads and fields can be told apart. */
#define PICTURE_SIZE 38

/* One picture with the line below it, in a button. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *picture;
  GtkWidget *label;
  TwEdgePattern pattern;
} Place;

struct _TwEdgeCoverage
{
  GtkWidget parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwPatternDemand *demand; /* the document's */
  GPtrArray *places;
  guint n_columns;
  guint n_missing;
  gboolean is_in_demanded_order;
  gboolean is_untouched; /* since it came to be seen */

  GtkWidget *box;
  GtkGrid *grid;
  TwDemandRow *demand_row;
  GtkWidget *draw_all;
};

G_DEFINE_FINAL_TYPE (TwEdgeCoverage, tw_edge_coverage, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clicked_cb (TwEdgeCoverage *self, GtkWidget *button)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = self->places->pdata[i];

      if (place->button == button)
        {
          self->is_untouched = FALSE;
          g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, place->pattern.edges,
                         place->pattern.n_tiles > 0);
          return;
        }
    }
}

/* Arrows walk the pictures, one row of six below the other. */
static gboolean
key_pressed_cb (TwEdgeCoverage *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int step = keyval == GDK_KEY_Left    ? -1
             : keyval == GDK_KEY_Right ? 1
             : keyval == GDK_KEY_Up    ? -(int) self->n_columns
             : keyval == GDK_KEY_Down  ? (int) self->n_columns
                                       : 0;

  if (step == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = self->places->pdata[i];
      int to = (int) i + step;

      if (place->button != focus)
        continue;
      if (to < 0 || to >= (int) self->places->len)
        return FALSE;
      gtk_widget_grab_focus (((Place *) self->places->pdata[to])->button);
      return TRUE;
    }
  return FALSE;
}

static Place *
add_place (TwEdgeCoverage *self)
{
  Place *place = g_new0 (Place, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  place->picture = tw_tile_picture_new (self->textures, PICTURE_SIZE);
  gtk_widget_set_halign (place->picture, GTK_ALIGN_CENTER);
  place->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (place->label, "numeric");
  gtk_widget_add_css_class (place->label, "caption");
  gtk_box_append (GTK_BOX (box), place->picture);
  gtk_box_append (GTK_BOX (box), place->label);
  place->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (place->button), box);
  gtk_widget_add_css_class (place->button, "flat");
  gtk_widget_add_css_class (place->button, "edge-pattern");
  g_signal_connect_object (place->button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, place->button, (int) (self->places->len % self->n_columns),
                   (int) (self->places->len / self->n_columns), 1, 1);
  g_ptr_array_add (self->places, place);
  return place;
}

/* A tile of the set that has the pattern, as it is turned there; of one that is missing the tile
 * that would be drawn for it, faded. */
static void
show_picture (Place *place, const TwTileSet *set, const TwEdgePattern *pattern)
{
  g_autoptr (TwTile) missing = NULL;
  TwTileLook look;
  TwTopology topology;
  guint turns = 0;

  for (guint i = 0; i < set->n_tiles && pattern->n_tiles > 0; i++)
    {
      TwEdgeCodes edges = tw_topology_edge_codes (&set->tiles[i]->topology);

      if (tw_edge_pattern_canonical (edges) != pattern->edges)
        continue;
      edges &= ~(TW_EDGE_MISTY * 0x01010101u);
      while (turns < 3 && tw_edge_codes_rotate (edges, turns) != pattern->edges)
        turns++;
      look = tw_tile_look_of (set, set->tiles[i], -1, turns);
      tw_tile_picture_set_look (TW_TILE_PICTURE (place->picture), &look);
      gtk_widget_remove_css_class (place->picture, "missing");
      return;
    }
  tw_edge_pattern_topology (pattern->edges, &topology);
  missing = tw_tile_new ("?", 1, &topology);
  look = tw_tile_look_of (set, missing, -1, 0);
  tw_tile_picture_set_look (TW_TILE_PICTURE (place->picture), &look);
  gtk_widget_add_css_class (place->picture, "missing");
}

/* What is said of a pattern, and the few letters of it that stand below the picture. */
static char *
say_count (TwEdgeCoverage *self, const TwEdgePattern *pattern, char **out_short)
{
  guint n = tw_pattern_demand_of_hundred (self->demand, pattern);

  if (pattern->n_tiles > 0)
    {
      *out_short = g_strdup_printf ("%u", pattern->n_tiles);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles",
                                           pattern->n_tiles),
                              pattern->n_tiles);
    }
  if (!tw_pattern_demand_has_numbers (self->demand))
    {
      *out_short = g_strdup ("+");
      return g_strdup (_ ("none, add"));
    }
  /* Translators: below a small picture: how many of 100 */
  *out_short = g_strdup_printf (_ ("%u %%"), n);
  /* Translators: of an edge pattern that no tile has: that many places of games would take it */
  return g_strdup_printf (_ ("none, asked for by %u of 100 open places; add"), n);
}

static void
show_pattern (TwEdgeCoverage *self, Place *place, const TwEdgePattern *pattern)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *words = tw_edge_pattern_words (set->own, pattern->edges);
  g_autofree char *count = NULL, *copies = say_count (self, pattern, &count);
  g_autofree char *name = g_strdup_printf ("%s: %s", words, copies);

  place->pattern = *pattern;
  show_picture (place, set, pattern);
  gtk_label_set_label (GTK_LABEL (place->label), count);
  if (pattern->n_tiles == 0)
    gtk_widget_add_css_class (place->label, "dim-label");
  else
    gtk_widget_remove_css_class (place->label, "dim-label");
  if (tw_tooltip_set (place->button, name))
    gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name, -1);
}

/* What is looked at does not move when a tile is made with it: a second press means the same. */
static void
keep_order (TwEdgeCoverage *self, TwEdgePattern *patterns, guint n_patterns)
{
  guint n_kept = 0;

  for (guint i = 0; i < self->places->len; i++)
    for (guint j = n_kept; j < n_patterns; j++)
      {
        TwEdgePattern kept = patterns[j];

        if (kept.edges != ((const Place *) self->places->pdata[i])->pattern.edges)
          continue;
        memmove (&patterns[n_kept + 1], &patterns[n_kept], (j - n_kept) * sizeof *patterns);
        patterns[n_kept++] = kept;
        break;
      }
}

static Place *
find_focused (TwEdgeCoverage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->places->len; i++)
    if (((Place *) self->places->pdata[i])->button == focus)
      return self->places->pdata[i];
  return NULL;
}

/* Who is at a pattern by keyboard stays there, wherever it has moved. */
static void
focus_again (TwEdgeCoverage *self, TwEdgeCodes edges)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = self->places->pdata[i];

      if (place->pattern.edges == edges)
        gtk_widget_grab_focus (place->button);
    }
}

static void
show_patterns (TwEdgeCoverage *self, gboolean keeps_order)
{
  guint n_patterns;
  g_autofree TwEdgePattern *patterns =
      tw_edge_patterns_find (tw_document_get_set (self->document), &n_patterns);
  Place *focused = find_focused (self);
  TwEdgeCodes edges = focused != NULL ? focused->pattern.edges : 0;

  tw_pattern_demand_fill (self->demand, patterns, n_patterns);
  tw_edge_patterns_order (patterns, n_patterns);
  if (keeps_order)
    keep_order (self, patterns, n_patterns);
  else
    self->is_in_demanded_order = tw_pattern_demand_has_numbers (self->demand);
  while (self->places->len > n_patterns)
    {
      Place *place = self->places->pdata[self->places->len - 1];

      gtk_grid_remove (self->grid, place->button);
      g_ptr_array_remove_index (self->places, self->places->len - 1);
    }
  while (self->places->len < n_patterns)
    add_place (self);
  for (guint i = 0; i < n_patterns; i++)
    show_pattern (self, self->places->pdata[i], &patterns[i]);
  if (focused != NULL)
    focus_again (self, edges);
  self->n_missing = tw_edge_patterns_n_missing (patterns, n_patterns);
  if (self->n_missing == 0 && gtk_widget_is_focus (self->draw_all))
    gtk_widget_grab_focus (((Place *) self->places->pdata[0])->button);
  gtk_widget_set_visible (self->draw_all, self->n_missing > 0);
  tw_demand_row_set_needed (self->demand_row, self->n_missing > 0);
}

/* The patterns move once, when it is known for the first time what is asked for, or what is asked
 * for now of whoever comes back after a change. Where they are not seen, they are shown when they
 * are. */
static void
demand_changed_cb (TwEdgeCoverage *self)
{
  gboolean has_numbers = tw_pattern_demand_has_numbers (self->demand);

  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && tw_pattern_demand_get_state (self->demand) != TW_PATTERN_DEMAND_PLAYING)
    {
      show_patterns (self, !self->is_untouched && self->is_in_demanded_order == has_numbers);
      self->is_untouched = FALSE;
    }
}

void
tw_edge_coverage_draw_missing (TwEdgeCoverage *self)
{
  g_autofree TwEdgePattern *patterns = NULL;

  /* What is not seen may have changed since. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_patterns (self, FALSE);
  patterns = g_new (TwEdgePattern, self->places->len);
  for (guint i = 0; i < self->places->len; i++)
    patterns[i] = ((const Place *) self->places->pdata[i])->pattern;
  tw_draw_missing (GTK_WIDGET (self), self->document, patterns, self->places->len);
}

/* Who comes back finds what is asked for most first. */
static void
edge_coverage_map (GtkWidget *widget)
{
  TwEdgeCoverage *self = TW_EDGE_COVERAGE (widget);

  GTK_WIDGET_CLASS (tw_edge_coverage_parent_class)->map (widget);
  show_patterns (self, FALSE);
  self->is_untouched = TRUE;
  if (self->n_missing > 0)
    tw_pattern_demand_want (self->demand);
}

static void
edge_coverage_dispose (GObject *object)
{
  TwEdgeCoverage *self = TW_EDGE_COVERAGE (object);

  if (self->demand != NULL)
    g_signal_handlers_disconnect_by_data (self->demand, self);
  g_clear_object (&self->demand);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_edge_coverage_parent_class)->dispose (object);
}

static void
tw_edge_coverage_class_init (TwEdgeCoverageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edge_coverage_dispose;
  widget_class->map = edge_coverage_map;
  signals[SIGNAL_CHOSEN] =
      g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "edgecoverage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (TW_TYPE_DEMAND_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/edge-coverage.ui");
  gtk_widget_class_bind_template_child (widget_class, TwEdgeCoverage, box);
  gtk_widget_class_bind_template_child (widget_class, TwEdgeCoverage, grid);
  gtk_widget_class_bind_template_child (widget_class, TwEdgeCoverage, demand_row);
  gtk_widget_class_bind_template_child (widget_class, TwEdgeCoverage, draw_all);
  gtk_widget_class_bind_template_callback (widget_class, tw_edge_coverage_draw_missing);
}

static void
tw_edge_coverage_init (TwEdgeCoverage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->n_columns = N_COLUMNS;
  self->places = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Edge patterns"), -1);
}

void
tw_edge_coverage_set_columns (TwEdgeCoverage *self, guint n_columns)
{
  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  self->n_columns = n_columns;
}

void
tw_edge_coverage_set_document (TwEdgeCoverage *self, TwDocument *document, TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  g_return_if_fail (self->document == NULL);
  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  self->demand = g_object_ref (tw_pattern_demand_of (document));
  g_signal_connect_swapped (self->demand, "changed", G_CALLBACK (demand_changed_cb), self);
  tw_demand_row_set_demand (self->demand_row, self->demand);
  show_patterns (self, FALSE);
}

void
tw_edge_coverage_update (TwEdgeCoverage *self)
{
  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_untouched = FALSE;
  show_patterns (self, TRUE);
  if (self->n_missing > 0)
    tw_pattern_demand_want (self->demand);
}

char *
tw_edge_coverage_words (TwEdgeCoverage *self, gboolean *out_is_missing)
{
  guint n_patterns;
  g_autofree TwEdgePattern *patterns = NULL;

  g_return_val_if_fail (TW_IS_EDGE_COVERAGE (self), NULL);
  patterns = tw_edge_patterns_find (tw_document_get_set (self->document), &n_patterns);
  if (out_is_missing != NULL)
    *out_is_missing = tw_edge_patterns_n_missing (patterns, n_patterns) > 0;
  return tw_edge_patterns_say_missing (patterns, n_patterns);
}

/* The edge patterns of a set as small pictures of tiles. */
#include "app/gallery/edge-coverage.h"

#include <glib/gi18n.h>

#include "app/gallery/edge-patterns.h"
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

  TwTileTextures *textures;
  GtkWidget *grid;
  GPtrArray *places;
  guint n_columns;
  guint n_plain;   /* plain patterns that the set has */
  guint n_present; /* and of all that are shown */
  gboolean is_all;
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
  gtk_grid_attach (GTK_GRID (self->grid), place->button,
                   (int) (self->places->len % self->n_columns),
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

static void
show_pattern (Place *place, const TwTileSet *set, const TwEdgePattern *pattern)
{
  g_autofree char *words = tw_edge_pattern_words (set->own, pattern->edges);
  g_autofree char *count = NULL, *copies = NULL, *name = NULL;

  place->pattern = *pattern;
  show_picture (place, set, pattern);
  if (pattern->n_tiles > 0)
    {
      count = g_strdup_printf ("%u", pattern->n_tiles);
      copies =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", pattern->n_tiles),
                           pattern->n_tiles);
    }
  else
    {
      count = g_strdup ("+");
      copies = g_strdup (_ ("none, add"));
    }
  gtk_label_set_label (GTK_LABEL (place->label), count);
  if (pattern->n_tiles == 0)
    gtk_widget_add_css_class (place->label, "dim-label");
  else
    gtk_widget_remove_css_class (place->label, "dim-label");
  name = g_strdup_printf ("%s: %s", words, copies);
  if (tw_tooltip_set (place->button, name))
    gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    name, -1);
}

static void
edge_coverage_dispose (GObject *object)
{
  TwEdgeCoverage *self = TW_EDGE_COVERAGE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_edge_coverage_parent_class)->dispose (object);
}

static void
tw_edge_coverage_class_init (TwEdgeCoverageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edge_coverage_dispose;
  signals[SIGNAL_CHOSEN] =
      g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "edgecoverage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_edge_coverage_init (TwEdgeCoverage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->n_columns = N_COLUMNS;
  self->places = g_ptr_array_new_with_free_func (g_free);
  self->grid = gtk_grid_new ();
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Edge patterns"), -1);
}

void
tw_edge_coverage_show_all (TwEdgeCoverage *self, guint n_columns)
{
  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  self->is_all = TRUE;
  self->n_columns = n_columns;
}

void
tw_edge_coverage_set_textures (TwEdgeCoverage *self, TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  g_set_object (&self->textures, textures);
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

void
tw_edge_coverage_show_set (TwEdgeCoverage *self, const TwTileSet *set)
{
  guint n_patterns;
  g_autofree TwEdgePattern *patterns = NULL;

  g_return_if_fail (TW_IS_EDGE_COVERAGE (self));
  g_return_if_fail (self->textures != NULL);

  patterns = tw_edge_patterns_find (set, &n_patterns, &self->n_plain);
  self->n_present = self->n_plain;
  if (self->is_all)
    {
      g_free (patterns);
      patterns = tw_edge_patterns_find_all (set, &n_patterns, &self->n_present);
    }
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    keep_order (self, patterns, n_patterns);
  while (self->places->len > n_patterns)
    {
      Place *place = self->places->pdata[self->places->len - 1];

      gtk_grid_remove (GTK_GRID (self->grid), place->button);
      g_ptr_array_remove_index (self->places, self->places->len - 1);
    }
  while (self->places->len < n_patterns)
    add_place (self);
  for (guint i = 0; i < n_patterns; i++)
    show_pattern (self->places->pdata[i], set, &patterns[i]);
}

char *
tw_edge_coverage_words (TwEdgeCoverage *self)
{
  g_autofree char *plain = NULL, *others = NULL;
  guint n_others;

  g_return_val_if_fail (TW_IS_EDGE_COVERAGE (self), NULL);

  plain = self->n_plain == TW_N_PLAIN_PATTERNS
              ? g_strdup_printf (_ ("All %u patterns of city, road and field are in the set."),
                                 TW_N_PLAIN_PATTERNS)
              : g_strdup_printf (_ ("%u of the %u patterns of city, road and field are in the "
                                    "set."),
                                 self->n_plain, TW_N_PLAIN_PATTERNS);
  n_others = self->is_all ? self->places->len - TW_N_PLAIN_PATTERNS : 0;
  if (n_others == 0)
    return g_steal_pointer (&plain);
  /* Translators: how many edge patterns with rivers and the like a set has, and of how many */
  others =
      g_strdup_printf (_ ("With other land: %u of %u."), self->n_present - self->n_plain, n_others);
  return g_strdup_printf ("%s %s", plain, others);
}

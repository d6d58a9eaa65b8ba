/* The four rotations of a tile and a piece of table with it in the middle. */
#include "app/designer/surroundings.h"

#include <glib/gi18n.h>

#include "app/widgets/tile-picture.h"

#define TURN_SIZE   62
#define SAMPLE_SIZE 84

struct _TwSurroundings
{
  GtkWidget parent_instance;

  TwDocument *document;
  TwTileItem *item;
  guint round;
  GtkWidget *turns[4];
  GtkWidget *cells[TW_SAMPLE_CELLS];
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TwSurroundings, tw_surroundings, GTK_TYPE_WIDGET)

static TwEdgeCodes
tile_codes (const TwTileSet *set, const TwSampleCell *cell)
{
  return tw_edge_codes_rotate (tw_topology_edge_codes (&set->tiles[cell->tile]->topology),
                               cell->quarter_turns);
}

/* Whether @codes at cell @at agree with everything that lies beside it. */
static gboolean
cell_fits (const TwTileSet *set, const TwSampleCell *cells, guint at, TwEdgeCodes codes)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int x = (int) (at % 3) + tw_direction_x (2 * edge),
          y = (int) (at / 3) + tw_direction_y (2 * edge);
      const TwSampleCell *beside;

      if (x < 0 || x > 2 || y < 0 || y > 2)
        continue;
      beside = &cells[y * 3 + x];
      if (beside->tile >= 0
          && tw_edge_code (codes, (TwEdge) edge)
                 != tw_edge_code (tile_codes (set, beside), (TwEdge) ((edge + 2) & 3)))
        return FALSE;
    }
  return TRUE;
}

static guint
n_used (const TwSampleCell *cells, guint tile)
{
  guint n = 0;

  for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
    n += cells[i].tile == (int) tile;
  return n;
}

static void
cell_fill (const TwTileSet *set, TwSampleCell *cells, guint at, guint from)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < set->n_tiles; i++)
    {
      guint tile = (i + from) % set->n_tiles;
      TwEdgeCodes codes = tw_topology_edge_codes (&set->tiles[tile]->topology);
      guint used = n_used (cells, tile);

      /* No more of it than the set has. */
      if (used >= set->tiles[tile]->count)
        continue;
      for (guint turns = 0; turns < 4 && used < least; turns++)
        if (cell_fits (set, cells, at, tw_edge_codes_rotate (codes, turns)))
          {
            cells[at] = (TwSampleCell){ (int) tile, turns };
            least = used;
          }
    }
}

void
tw_sample_find (const TwTileSet *set, guint tile, guint round, TwSampleCell *out_cells)
{
  /* What touches the tile first; then each corner between two of those. */
  static const guint8 order[] = { 1, 5, 7, 3, 2, 8, 6, 0 };

  for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
    out_cells[i] = (TwSampleCell){ -1, 0 };
  out_cells[TW_SAMPLE_MIDDLE].tile = (int) tile;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    cell_fill (set, out_cells, order[i], tile + 1 + 5 * i + 7 * round);
}

static void
surroundings_dispose (GObject *object)
{
  TwSurroundings *self = TW_SURROUNDINGS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->document);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (tw_surroundings_parent_class)->dispose (object);
}

static void
tw_surroundings_class_init (TwSurroundingsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = surroundings_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "surroundings");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_surroundings_init (TwSurroundings *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("On the Table"), -1);
}

static void
another_cb (TwSurroundings *self)
{
  self->round++;
  if (self->item != NULL)
    tw_surroundings_show (self, self->item, tw_tile_item_get_tile (self->item));
}

void
tw_surroundings_set_sources (TwSurroundings *self, TwDocument *document, TwTileTextures *textures)
{
  GtkWidget *turns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *grid = gtk_grid_new ();
  GtkWidget *another = gtk_button_new_with_label (_ ("Other Neighbours"));

  g_set_object (&self->document, document);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_widget_set_halign (turns, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    {
      self->turns[i] = tw_tile_picture_new (textures, TURN_SIZE);
      gtk_box_append (GTK_BOX (turns), self->turns[i]);
    }
  for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
    {
      self->cells[i] = tw_tile_picture_new (textures, SAMPLE_SIZE);
      gtk_grid_attach (GTK_GRID (grid), self->cells[i], (int) i % 3, (int) i / 3, 1, 1);
    }
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "surroundings");
  gtk_widget_add_css_class (another, "flat");
  g_signal_connect_object (another, "clicked", G_CALLBACK (another_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), turns);
  gtk_box_append (GTK_BOX (self->box), grid);
  gtk_box_append (GTK_BOX (self->box), another);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
picture_show (TwSurroundings *self, GtkWidget *picture, const TwTile *tile, guint quarter_turns)
{
  TwTileSet *set = tw_document_get_set (self->document);
  const TwTileLook look = tw_tile_look_of (set, tile, -1, quarter_turns);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
}

void
tw_surroundings_show (TwSurroundings *self, TwTileItem *item, const TwTile *tile)
{
  TwTileSet *set = tw_document_get_set (self->document);
  TwSampleCell cells[TW_SAMPLE_CELLS];
  g_autoptr (GString) words = g_string_new (NULL);
  int position = item != NULL ? tw_tile_item_get_position (item) : -1;
  guint n_empty = 0;

  g_set_object (&self->item, item);
  gtk_widget_set_visible (GTK_WIDGET (self), position >= 0);
  if (position < 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->turns); i++)
    picture_show (self, self->turns[i], tile, i);
  tw_sample_find (set, (guint) position, self->round, cells);
  for (guint i = 0; i < TW_SAMPLE_CELLS; i++)
    {
      gtk_widget_set_opacity (self->cells[i], cells[i].tile >= 0 ? 1 : 0);
      if (cells[i].tile < 0)
        n_empty++;
      else
        {
          picture_show (self, self->cells[i],
                        i == TW_SAMPLE_MIDDLE ? tile : set->tiles[cells[i].tile],
                        cells[i].quarter_turns);
          if (i != TW_SAMPLE_MIDDLE)
            g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                                    set->tiles[cells[i].tile]->id);
        }
    }
  {
    /* Translators: ids of the tiles that lie round the tile, and how many places stay empty */
    g_autofree char *description =
        g_strdup_printf (_ ("Around it: %s; places where nothing fits: %u."), words->str, n_empty);

    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
  }
}

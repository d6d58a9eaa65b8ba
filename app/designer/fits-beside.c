/* What of the set fits beside each edge of a tile. */
#include "app/designer/fits-beside.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/widgets/tile-picture.h"
#include "app/widgets/tooltip.h"

#define PICTURE_SIZE 38

struct _TwFitsBeside
{
  GtkWidget parent_instance;

  TwDocument *document;
  GtkWidget *rows[TW_N_EDGES];
  GtkWidget *pictures[TW_N_EDGES][3];
  GtkWidget *numbers[TW_N_EDGES];
};

G_DEFINE_FINAL_TYPE (TwFitsBeside, tw_fits_beside, GTK_TYPE_WIDGET)

void
tw_fit_find (const TwTileSet *set, const TwTile *tile, TwEdge edge, TwFit *out_fit)
{
  guint8 wanted = tw_edge_code (tw_topology_edge_codes (&tile->topology), edge);

  *out_fit = (TwFit){ 0 };
  if (wanted == TW_KIND_NONE)
    return;
  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwEdgeCodes other = tw_topology_edge_codes (&set->tiles[i]->topology);
      guint n_copies = set->tiles[i]->count;

      /* One copy of it lies there already. */
      if (strcmp (set->tiles[i]->id, tile->id) == 0)
        n_copies -= MIN (n_copies, 1);
      for (guint turns = 0; turns < 4 && n_copies > 0; turns++)
        if (tw_edge_code (tw_edge_codes_rotate (other, turns), (TwEdge) ((edge + 2) & 3)) == wanted)
          {
            if (out_fit->n_tiles < G_N_ELEMENTS (out_fit->tiles))
              {
                out_fit->tiles[out_fit->n_tiles] = i;
                out_fit->quarter_turns[out_fit->n_tiles++] = (guint8) turns;
              }
            out_fit->n_copies += n_copies;
            break;
          }
    }
}

static void
fits_beside_dispose (GObject *object)
{
  TwFitsBeside *self = TW_FITS_BESIDE (object);

  for (guint i = 0; i < TW_N_EDGES; i++)
    g_clear_pointer (&self->rows[i], gtk_widget_unparent);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_fits_beside_parent_class)->dispose (object);
}

static void
tw_fits_beside_class_init (TwFitsBesideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fits_beside_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "fitsbeside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_fits_beside_init (TwFitsBeside *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Fits Beside"), -1);
}

void
tw_fits_beside_set_sources (TwFitsBeside *self, TwDocument *document, TwTileTextures *textures)
{
  g_set_object (&self->document, document);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *label = gtk_label_new (tw_canvas_edge_name ((TwEdge) edge));

      gtk_widget_add_css_class (row, "fit-row");
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (row), label);
      for (guint i = 0; i < G_N_ELEMENTS (self->pictures[edge]); i++)
        {
          self->pictures[edge][i] = tw_tile_picture_new (textures, PICTURE_SIZE);
          gtk_box_append (GTK_BOX (row), self->pictures[edge][i]);
        }
      self->numbers[edge] = gtk_label_new (NULL);
      gtk_label_set_xalign (GTK_LABEL (self->numbers[edge]), 1);
      gtk_label_set_width_chars (GTK_LABEL (self->numbers[edge]), 3);
      gtk_widget_add_css_class (self->numbers[edge], "numeric");
      gtk_widget_add_css_class (self->numbers[edge], "dim-label");
      gtk_box_append (GTK_BOX (row), self->numbers[edge]);
      gtk_widget_set_parent (row, GTK_WIDGET (self));
      gtk_widget_set_hexpand (row, FALSE);
      self->rows[edge] = row;
    }
}

static void
row_show (TwFitsBeside *self, guint edge, const TwFit *fit)
{
  TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *number = NULL, *words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (fit->tiles); i++)
    {
      GtkWidget *picture = self->pictures[edge][i];

      gtk_widget_set_visible (picture, i < fit->n_tiles);
      if (i < fit->n_tiles)
        {
          const TwTileLook look =
              tw_tile_look_of (set, set->tiles[fit->tiles[i]], -1, fit->quarter_turns[i]);

          tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
        }
    }
  number = fit->n_copies > 0 ? g_strdup_printf ("%u", fit->n_copies)
                             /* Translators: no tile fits */
                             : g_strdup (C_ ("fitting tiles", "None"));
  gtk_label_set_label (GTK_LABEL (self->numbers[edge]), number);
  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u tile of the set fits",
                                        "%s: %u tiles of the set fit", fit->n_copies),
                           tw_canvas_edge_label ((TwEdge) edge), fit->n_copies);
  if (tw_tooltip_set (self->rows[edge], words))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers[edge]),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
tw_fits_beside_show (TwFitsBeside *self, const TwTile *tile)
{
  gtk_widget_set_visible (GTK_WIDGET (self), tile != NULL);
  if (tile == NULL)
    return;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwFit fit;

      tw_fit_find (tw_document_get_set (self->document), tile, (TwEdge) edge, &fit);
      row_show (self, edge, &fit);
    }
}

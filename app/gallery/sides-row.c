/* Both sides of a set's tiles in a row. */
#include "app/gallery/sides-row.h"

#include <glib/gi18n.h>

#include "app/drawing/tile-back.h"
#include "app/widgets/tile-picture.h"

/* As large as the tiles of the Set page are, so that the sort mark can be read. */
#define PICTURE_SIZE 110

struct _TwSidesRow
{
  AdwActionRow parent_instance;

  TwTilePicture *front;
  GtkWidget *back;
  char *back_name;
};

G_DEFINE_FINAL_TYPE (TwSidesRow, tw_sides_row, ADW_TYPE_ACTION_ROW)

static void
draw_back (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  tw_tile_back_draw (cr, MIN (width, height), TW_SIDES_ROW (data)->back_name, NULL);
}

static void
sides_row_finalize (GObject *object)
{
  g_free (TW_SIDES_ROW (object)->back_name);
  G_OBJECT_CLASS (tw_sides_row_parent_class)->finalize (object);
}

static void
tw_sides_row_class_init (TwSidesRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sides_row_finalize;
}

static void
add_picture (TwSidesRow *self, GtkWidget *picture)
{
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 9);
  gtk_widget_set_margin_bottom (picture, 9);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), picture);
}

static void
tw_sides_row_init (TwSidesRow *self)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("Front and Back"));
  self->front = TW_TILE_PICTURE (g_object_new (TW_TYPE_TILE_PICTURE, "size", PICTURE_SIZE, NULL));
  self->back = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "content-width", PICTURE_SIZE, "content-height", PICTURE_SIZE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Back of the tiles"), -1);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->back), draw_back, self, NULL);
  add_picture (self, GTK_WIDGET (self->front));
  add_picture (self, self->back);
}

void
tw_sides_row_set_textures (TwSidesRow *self, TwTileTextures *textures)
{
  tw_tile_picture_set_textures (self->front, textures);
}

void
tw_sides_row_show (TwSidesRow *self, const TwTileSet *set)
{
  TwTileLook look;

  gtk_widget_set_visible (GTK_WIDGET (self), set->n_tiles > 0);
  if (set->n_tiles == 0)
    return;
  g_free (self->back_name);
  self->back_name = g_strdup (tw_tile_set_back (set, set->tiles[0]));
  look = tw_tile_look_of (set, set->tiles[0], -1, 0);
  tw_tile_picture_set_look (self->front, &look);
  gtk_widget_queue_draw (self->back);
}

void
tw_sides_row_close (TwSidesRow *self)
{
  adw_action_row_remove (ADW_ACTION_ROW (self), GTK_WIDGET (self->front));
  adw_action_row_remove (ADW_ACTION_ROW (self), self->back);
}

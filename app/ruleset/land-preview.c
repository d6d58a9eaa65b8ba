/* Tiles with a kind of land of the set's own. */
#include "app/ruleset/land-preview.h"

#include <glib/gi18n.h>

#include "app/widgets/tile-picture.h"

#define SIZE      96
#define N_SAMPLES 3

struct _TwLandPreview
{
  TwThingGroup parent_instance;

  GtkWidget *box;
  TwTilePicture *pictures[N_SAMPLES];
};

G_DEFINE_FINAL_TYPE (TwLandPreview, tw_land_preview, TW_TYPE_THING_GROUP)

TwTile *
tw_land_sample (TwKind kind, guint n)
{
  static const TwEdgeSet edges[N_SAMPLES] = { 1 << TW_EDGE_W, 1 << TW_EDGE_W | 1 << TW_EDGE_E,
                                              1 << TW_EDGE_W | 1 << TW_EDGE_S };
  TwTopology topology = { 0 };

  tw_topology_add_segment (&topology, kind, edges[n]);
  if (n == 2)
    tw_topology_add_segment (&topology, TW_KIND_CITY, 1 << TW_EDGE_N | 1 << TW_EDGE_E);
  return tw_tile_new ("sample", 1, &topology);
}

static void
land_preview_fill (TwThingGroup *group)
{
  TwLandPreview *self = TW_LAND_PREVIEW (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const TwLandType *land = tw_vocabulary_find_land (set->own, tw_thing_group_get_id (group));

  for (guint i = 0; self->box != NULL && i < N_SAMPLES; i++)
    {
      g_autoptr (TwTile) tile = tw_land_sample (land->kind, i);
      TwTileLook look = tw_tile_look_of (set, tile, -1, 0);

      look.mark = NULL;
      tw_tile_picture_set_look (self->pictures[i], &look);
      gtk_accessible_update_property (
          GTK_ACCESSIBLE (self->pictures[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
          tw_own_thing_name (set, TW_OWN_LAND, tw_thing_group_get_id (group)), -1);
    }
}

static gboolean
land_preview_shows (TwOwnSort sort)
{
  return sort == TW_OWN_LAND;
}

void
tw_land_preview_set_textures (TwLandPreview *self, TwTileTextures *textures)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      GtkWidget *picture = tw_tile_picture_new (textures, SIZE);

      self->pictures[i] = TW_TILE_PICTURE (picture);
      gtk_box_append (GTK_BOX (self->box), picture);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->box);
}

static void
tw_land_preview_class_init (TwLandPreviewClass *klass)
{
  TW_THING_GROUP_CLASS (klass)->shows = land_preview_shows;
  TW_THING_GROUP_CLASS (klass)->fill = land_preview_fill;
}

static void
tw_land_preview_init (TwLandPreview *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("On Tiles"));
}

/* A cell of a grid of tiles. */
#include "app/widgets/tile-cell.h"

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/widgets/tile-picture.h"
#include "app/widgets/tooltip.h"
#include "engine/set/vocabulary-lands.h"

#define NAME_LINES 2

struct _TwTileCell
{
  GtkWidget parent_instance;

  TwDocument *document;
  TwTileItem *item;
  GtkListItem *list_item; /* (nullable): borrowed, while it is bound */
  GListModel *model;      /* (nullable): what the grid shows */
  GtkWidget *picture;
  GtkWidget *caption;
  GtkWidget *label;
  GtkWidget *name; /* below, in two lines, of a tile that has one */
  GtkWidget *copies;
  GtkWidget *mark;
};

G_DEFINE_FINAL_TYPE (TwTileCell, tw_tile_cell, GTK_TYPE_WIDGET)

static void
show_mark (TwTileCell *self)
{
  int severity = tw_tile_item_get_severity (self->item);
  const char *icon = NULL;

  if (severity >= TW_SEVERITY_ERROR)
    icon = "dialog-error-symbolic";
  else if (severity >= TW_SEVERITY_WARNING)
    icon = "dialog-warning-symbolic";
  else if (tw_tile_item_is_overridden (self->item))
    icon = "view-pin-symbolic";
  if (severity >= TW_SEVERITY_ERROR)
    gtk_widget_add_css_class (self->mark, "bad");
  else
    gtk_widget_remove_css_class (self->mark, "bad");
  gtk_image_set_from_icon_name (GTK_IMAGE (self->mark), icon);
  gtk_widget_set_visible (self->mark, icon != NULL);
}

/* What is on the tile, and which of how many it is, to those who do not see it. */
static void
describe (TwTileCell *self)
{
  g_autofree char *words = NULL, *all = NULL;
  GtkWidget *list_item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (self->item == NULL || self->model == NULL || list_item == NULL)
    return;
  words = tw_land_names_tile_words (tw_document_get_set (self->document)->own,
                                    &tw_tile_item_get_tile (self->item)->topology);
  /* Translators: what is on a tile, and the place of the tile in the list: "city in the north. 2 of
   * 24" */
  all =
      g_strdup_printf (_ ("%s. %u of %u"), words, gtk_list_item_get_position (self->list_item) + 1,
                       g_list_model_get_n_items (self->model));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  all, -1);
}

static void
show_item (TwTileCell *self)
{
  const TwTile *tile = tw_tile_item_get_tile (self->item);
  TwTileSet *set = tw_document_get_set (self->document);
  const TwTileLook look = tw_tile_look_of (set, tile, -1, 0);
  GtkWidget *list_item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *name = tw_tile_name (tile, g_get_language_names ());
  g_autofree char *description = NULL, *copies = NULL;
  char edges[5];

  tw_vocabulary_edge_letters (set->own, &tile->topology, edges);
  description = tw_tile_item_dup_description (self->item, edges);
  tw_tile_picture_set_look (TW_TILE_PICTURE (self->picture), &look);
  gtk_label_set_label (GTK_LABEL (self->label), tile->id);
  gtk_label_set_label (GTK_LABEL (self->name), name != NULL ? name : "");
  gtk_widget_set_visible (self->name, name != NULL);
  /* Translators: how many copies of a tile there are, for instance "×2" */
  copies = g_strdup_printf (_ ("×%u"), tile->count);
  gtk_label_set_label (GTK_LABEL (self->copies), copies);
  gtk_widget_set_visible (self->copies, tile->count != 1);
  show_mark (self);
  describe (self);
  if (!tw_tooltip_set (GTK_WIDGET (self), description))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  if (list_item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (list_item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    description, -1);
}

/* The theme may be another one. */
static void
document_changed_cb (TwTileCell *self, guint parts)
{
  if ((parts & TW_DOCUMENT_HEAD) != 0)
    show_item (self);
}

static void
forget_item (TwTileCell *self)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_clear_object (&self->item);
  g_clear_object (&self->document);
}

static void
tile_cell_dispose (GObject *object)
{
  TwTileCell *self = TW_TILE_CELL (object);

  forget_item (self);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->caption, gtk_widget_unparent);
  g_clear_pointer (&self->name, gtk_widget_unparent);
  G_OBJECT_CLASS (tw_tile_cell_parent_class)->dispose (object);
}

static void
tw_tile_cell_class_init (TwTileCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tile_cell_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tilecell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_tile_cell_init (TwTileCell *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
}

GtkWidget *
tw_tile_cell_new (TwTileTextures *textures, int size)
{
  TwTileCell *self = g_object_new (TW_TYPE_TILE_CELL, NULL);
  GtkWidget *words;

  self->picture = tw_tile_picture_new (textures, size);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  self->caption = gtk_center_box_new ();
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  /* Of an id that is cut the end tells it from others, of a name the beginning. */
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (self->label, "caption");
  self->copies = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->copies, "caption");
  words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_append (GTK_BOX (words), self->label);
  gtk_box_append (GTK_BOX (words), self->copies);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (self->caption), words);
  self->mark = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->mark), 12);
  gtk_widget_add_css_class (self->mark, "tile-state");
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (self->caption), self->mark);
  self->name = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->name), NAME_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (self->name), GTK_JUSTIFY_CENTER);
  /* As wide as the picture lets it be. */
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), 1);
  gtk_widget_add_css_class (self->name, "caption");
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
tw_tile_cell_set_item (TwTileCell *self, TwDocument *document, TwTileItem *item)
{
  g_return_if_fail (TW_IS_TILE_CELL (self));

  forget_item (self);
  if (item == NULL)
    {
      tw_tile_picture_set_look (TW_TILE_PICTURE (self->picture), NULL);
      return;
    }
  self->document = g_object_ref (document);
  self->item = g_object_ref (item);
  g_signal_connect_swapped (item, "notify", G_CALLBACK (show_item), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  show_item (self);
}

TwTileItem *
tw_tile_cell_get_item (TwTileCell *self)
{
  g_return_val_if_fail (TW_IS_TILE_CELL (self), NULL);
  return self->item;
}

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GListModel *model;
  int size;
} Source;

static void
source_free (gpointer data, GClosure *closure)
{
  Source *source = data;

  g_object_unref (source->document);
  g_object_unref (source->textures);
  g_object_unref (source->model);
  g_free (source);
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *list_item, Source *source)
{
  gtk_list_item_set_child (list_item, tw_tile_cell_new (source->textures, source->size));
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *list_item, Source *source)
{
  TwTileCell *self = TW_TILE_CELL (gtk_list_item_get_child (list_item));

  self->list_item = list_item;
  self->model = source->model;
  g_signal_connect_swapped (list_item, "notify::position", G_CALLBACK (describe), self);
  g_signal_connect_swapped (source->model, "items-changed", G_CALLBACK (describe), self);
  tw_tile_cell_set_item (self, source->document, gtk_list_item_get_item (list_item));
}

static void
unbind_cb (GtkListItemFactory *factory, GtkListItem *list_item, Source *source)
{
  TwTileCell *self = TW_TILE_CELL (gtk_list_item_get_child (list_item));

  g_signal_handlers_disconnect_by_data (list_item, self);
  g_signal_handlers_disconnect_by_data (source->model, self);
  self->list_item = NULL;
  self->model = NULL;
  tw_tile_cell_set_item (self, NULL, NULL);
}

GtkListItemFactory *
tw_tile_cell_factory_new (TwDocument *document,
                          TwTileTextures *textures,
                          GListModel *model,
                          int size)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Source *source = g_new (Source, 1);

  *source =
      (Source){ g_object_ref (document), g_object_ref (textures), g_object_ref (model), size };
  g_signal_connect_data (factory, "setup", G_CALLBACK (setup_cb), source, source_free, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), source);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), source);
  return factory;
}

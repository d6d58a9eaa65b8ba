/* The picture of what a text belongs to. */
#include "app/localise/text-picture.h"

#include <string.h>

#include "app/document/own-thing.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tile-picture.h"

struct _TwTextPicture
{
  AdwBin parent_instance;

  TwDocument *document;
  GtkStack *stack;
  GtkWidget *tile;
  GtkWidget *symbol;
  GtkWidget *icon;
};

G_DEFINE_FINAL_TYPE (TwTextPicture, tw_text_picture, ADW_TYPE_BIN)

static void
text_picture_dispose (GObject *object)
{
  g_clear_object (&TW_TEXT_PICTURE (object)->document);
  G_OBJECT_CLASS (tw_text_picture_parent_class)->dispose (object);
}

static void
tw_text_picture_class_init (TwTextPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = text_picture_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_text_picture_init (TwTextPicture *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

GtkWidget *
tw_text_picture_new (TwDocument *document, TwTileTextures *textures, int size)
{
  TwTextPicture *self = g_object_new (TW_TYPE_TEXT_PICTURE, NULL);

  self->document = g_object_ref (document);
  self->tile = tw_tile_picture_new (textures, size);
  self->symbol = tw_symbol_picture_new ("", size);
  self->icon = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->icon), size / 2);
  gtk_widget_add_css_class (self->icon, "dim-label");
  gtk_stack_add_child (self->stack, self->tile);
  gtk_stack_add_child (self->stack, self->symbol);
  gtk_stack_add_child (self->stack, self->icon);
  return GTK_WIDGET (self);
}

/* A figure as it stands on the table; anything else as it is drawn on a tile. */
static void
show_thing (TwTextPicture *self, const TwTileSet *set, const char *thing)
{
  TwSymbolPicture *picture = TW_SYMBOL_PICTURE (self->symbol);
  const TwFigureType *figure =
      set->own != NULL ? tw_vocabulary_find_figure (set->own, thing) : NULL;

  if (figure != NULL)
    tw_symbol_picture_show_piece (picture, thing, figure->neutral ? TW_COLOUR_NOBODY : 0,
                                  tw_theme_of_set (set));
  else
    tw_symbol_picture_show (picture, thing, tw_theme_of_set (set));
}

/* A tile's own name has the tile; what speaks of a symbol has the symbol, land its first tile. */
void
tw_text_picture_show (TwTextPicture *self, TwTextRow *row)
{
  TwTileSet *set = tw_document_get_set (self->document);
  const char *id = row != NULL && row->thing == NULL ? row->tiles[0] : NULL;
  int index = id != NULL ? tw_tile_set_find (set, id) : -1;
  const char *thing = row != NULL ? row->thing : NULL, *art = NULL, *name = NULL;

  for (TwOwnSort sort = 0; thing != NULL && art == NULL && sort < TW_N_OWN_SORTS; sort++)
    if (tw_own_thing_exists (set, sort, thing))
      {
        art = tw_own_thing_art (set, sort, thing);
        name = tw_own_thing_name (set, sort, thing);
      }
  tw_art_reason_tooltip (GTK_WIDGET (self), name, art, NULL);

  if (index >= 0)
    {
      const TwTileLook look = tw_tile_look_of (set, set->tiles[index], -1, 0);

      tw_tile_picture_set_look (TW_TILE_PICTURE (self->tile), &look);
      gtk_stack_set_visible_child (self->stack, self->tile);
    }
  else if (row != NULL && row->thing != NULL)
    {
      show_thing (self, set, row->thing);
      gtk_stack_set_visible_child (self->stack, self->symbol);
    }
  else
    {
      gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                    row != NULL && strchr (row->context, '/') != NULL
                                        ? "view-list-bullet-symbolic"
                                        : "accessories-dictionary-symbolic");
      gtk_stack_set_visible_child (self->stack, self->icon);
    }
}

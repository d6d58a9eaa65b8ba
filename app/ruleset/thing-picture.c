/* What one of a set's own things looks like. */
#include "app/ruleset/thing-picture.h"

#include "app/document/own-declared.h"
#include "app/drawing/figure.h"
#include "app/drawing/theme-own.h"
#include "app/ruleset/land-preview.h"
#include "app/table/opening-picture.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tile-picture.h"

#define SIZE 32
/* Of the size that a card has beside the hand. */
#define CARD_SCALE 0.45

static GtkWidget *
piece_new (const TwTileSet *set, const char *id)
{
  GtkWidget *picture = tw_symbol_picture_new (id, SIZE);
  const TwFigureType *figure = tw_vocabulary_find_figure (set->own, id);

  tw_symbol_picture_show_piece (TW_SYMBOL_PICTURE (picture), id,
                                figure != NULL && figure->neutral ? TW_COLOUR_NOBODY : 0,
                                tw_theme_of_set (set));
  return picture;
}

static GtkWidget *
symbol_new (const TwTileSet *set, const char *id)
{
  GtkWidget *picture = tw_symbol_picture_new (id, SIZE);

  tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_theme_of_set (set));
  return picture;
}

static GtkWidget *
land_new (const TwTileSet *set, const char *id, TwTileTextures *textures)
{
  GtkWidget *picture = tw_tile_picture_new (textures, SIZE);
  g_autoptr (TwTile) tile = tw_land_sample (tw_vocabulary_find_land (set->own, id)->kind, 1);
  TwTileLook look = tw_tile_look_of (set, tile, -1, 0);

  look.mark = NULL;
  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_own_thing_name (set, TW_OWN_LAND, id), -1);
  return picture;
}

static GtkWidget *
card_new (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  GtkWidget *picture = g_object_new (TW_TYPE_OPENING_PICTURE, NULL);
  TwOpening opening = { .kind = TW_OPENING_CARD };
  TwOwnCard card;
  int number = 0;

  if (tw_own_card_n (set, sort, id) > 0)
    {
      tw_own_card_nth (set, sort, id, 0, &card);
      if (tw_own_card_is_number (&card, &number) && sort == TW_OWN_DIE && number <= 6)
        opening.kind = TW_OPENING_DIE;
      opening.number = (guint) number;
      opening.title = number > 0 && card.texts == NULL ? NULL : card.name;
      opening.picture = card.art != NULL ? card.art_id : NULL;
    }
  tw_opening_picture_show (TW_OPENING_PICTURE (picture), &opening, tw_theme_of_set (set));
  tw_opening_picture_set_scale (TW_OPENING_PICTURE (picture), CARD_SCALE);
  gtk_widget_set_tooltip_text (picture, NULL);
  return picture;
}

static GtkWidget *
counter_new (const TwTileSet *set, const char *id)
{
  const char *start = tw_own_declared_text (set, TW_OWN_COUNTER, id, "start");
  GtkWidget *label = gtk_label_new (start != NULL ? start : "0");

  gtk_widget_add_css_class (label, "counter-face");
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

GtkWidget *
tw_thing_picture_new (const TwTileSet *set,
                      TwOwnSort sort,
                      const char *id,
                      TwTileTextures *textures)
{
  const char *other = sort == TW_OWN_ZONE       ? tw_own_declared_text (set, sort, id, "at")
                      : sort == TW_OWN_COUNTING ? tw_own_declared_text (set, sort, id, "of")
                                                : NULL;

  switch (sort)
    {
    case TW_OWN_LAND:
      return textures != NULL ? land_new (set, id, textures) : gtk_image_new ();
    case TW_OWN_FIGURE:
      return piece_new (set, id);
    case TW_OWN_BAG:
    case TW_OWN_DIE:
      return card_new (set, sort, id);
    case TW_OWN_COUNTER:
      return counter_new (set, id);
    case TW_OWN_COUNTING:
      return piece_new (set, other != NULL ? other : id);
    case TW_OWN_KEPT_LIST:
      return gtk_image_new_from_icon_name ("view-list-symbolic");
    case TW_OWN_SYMBOL:
    case TW_OWN_TOKEN:
    case TW_OWN_ZONE:
    case TW_N_OWN_SORTS:
    default:
      return symbol_new (set, other != NULL ? other : id);
    }
}

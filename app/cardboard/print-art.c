/* Pictures of what is cut out. */
#include "app/cardboard/print-art.h"

#include <math.h>

#include "app/cardboard/print-token.h"
#include "app/drawing/sort-mark.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"

/* Lines and surfaces have the detail of a picture with so many dots to the inch; their points lie
 * on these dots, see tw_print_slim(). */
#define PAPER_DOTS (360 / 25.4)

typedef struct
{
  cairo_surface_t *front;
  cairo_surface_t *back;
} Pair;

/* How much ink is said in a set's file and drawn with; the words are the same. */
G_STATIC_ASSERT ((int) TW_PRINT_INK_LIGHT == (int) TW_INK_LIGHT
                 && (int) TW_PRINT_INK_GREY == (int) TW_INK_GREY
                 && (int) TW_PRINT_INK_OUTLINE == (int) TW_INK_OUTLINE);

struct _TwPrintArt
{
  TwTileSet *set;
  const TwPrintLayout *layout;
  const TwTheme *theme;
  double dots; /* units of the pictures to the millimetre */
  gboolean is_vector;
  Pair *pairs; /* by piece */
};

TwPrintArt *
tw_print_art_new (const TwTileSet *set, const TwPrintLayout *layout, double dots)
{
  TwPrintArt *art = g_new0 (TwPrintArt, 1);

  art->set = tw_tile_set_ref ((TwTileSet *) set);
  art->layout = layout;
  art->theme = tw_theme_with_ink (tw_theme_of_set (set), (TwInk) layout->plan->ink);
  art->is_vector = dots <= 0;
  art->dots = dots > 0 ? dots : PAPER_DOTS;
  art->pairs = g_new0 (Pair, MAX (layout->pieces->len, 1));
  return art;
}

void
tw_print_art_free (TwPrintArt *art)
{
  for (guint i = 0; i < art->layout->pieces->len; i++)
    {
      g_clear_pointer (&art->pairs[i].front, cairo_surface_destroy);
      g_clear_pointer (&art->pairs[i].back, cairo_surface_destroy);
    }
  g_free (art->pairs);
  tw_tile_set_unref (art->set);
  g_free (art);
}

static void
tile_draw (const TwPrintArt *art,
           cairo_t *cr,
           const TwTile *tile,
           int variant,
           guint quarter_turns,
           double bleed)
{
  double size = art->layout->plan->tile / 1000. * art->dots;
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (art->set->id, tile, variant, 0);

  tw_tile_layout_draw_bleed (layout, cr, size, bleed * art->dots / size, quarter_turns, art->theme);
  tw_tile_layout_draw_mark (layout, cr, art->set->mark, size, quarter_turns, art->theme);
}

/* What goes on past the rim of one tile must not lie on the next: the tiles come last. */
static void
block_draw (const TwPrintArt *art, cairo_t *cr, const TwBlock *block)
{
  double size = art->layout->plan->tile / 1000. * art->dots;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < block->n_tiles; i++)
      {
        int tile = tw_tile_set_find (art->set, block->tiles[i].tile);

        if (tile < 0)
          continue;
        cairo_save (cr);
        cairo_translate (cr, block->tiles[i].x * size, block->tiles[i].y * size);
        tile_draw (art, cr, art->set->tiles[tile], -1, block->tiles[i].quarter_turns,
                   pass == 0 ? art->layout->bleed : 0);
        cairo_restore (cr);
      }
}

static void
front_draw (const TwPrintArt *art, cairo_t *cr, const TwPrintPiece *piece)
{
  switch (piece->kind)
    {
    case TW_PRINT_TILE:
      tile_draw (art, cr, art->set->tiles[piece->tile], piece->variant, 0, art->layout->bleed);
      break;
    case TW_PRINT_BLOCK:
      block_draw (art, cr, &art->set->blocks[piece->tile]);
      break;
    case TW_PRINT_TOKEN:
    case TW_PRINT_DISC:
    case TW_PRINT_STANDEE:
      cairo_scale (cr, art->dots, art->dots);
      tw_print_token_draw (cr, piece, art->layout->bleed, art->theme);
      break;
    }
}

static void
back_draw (const TwPrintArt *art, cairo_t *cr, const TwPrintPiece *piece)
{
  double size = art->layout->plan->tile / 1000. * art->dots;

  if (piece->kind != TW_PRINT_TILE && piece->kind != TW_PRINT_BLOCK)
    {
      front_draw (art, cr, piece);
      return;
    }
  for (guint pass = 0; pass < 2; pass++)
    for (double y = 0; y < piece->height * art->dots - size / 2; y += size)
      for (double x = 0; x < piece->width * art->dots - size / 2; x += size)
        {
          cairo_save (cr);
          cairo_translate (cr, x, y);
          tw_tile_back_draw_bleed (cr, size, pass == 0 ? art->layout->bleed * art->dots / size : 0,
                                   piece->back, art->theme);
          cairo_restore (cr);
        }
  if (piece->is_dark && piece->back == NULL)
    {
      tw_print_ink_shade (cr, art->theme);
      cairo_paint (cr);
    }
}

static cairo_surface_t *
picture_new (const TwPrintArt *art, const TwPrintPiece *piece, gboolean is_back)
{
  double bleed = art->layout->bleed * art->dots;
  double width = piece->width * art->dots + 2 * bleed;
  double height = piece->height * art->dots + 2 * bleed;
  const cairo_rectangle_t extents = { 0, 0, width, height };
  cairo_surface_t *picture =
      art->is_vector ? cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents)
                     : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width),
                                                   (int) ceil (height));
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, bleed, bleed);
  if (is_back)
    back_draw (art, cr, piece);
  else
    front_draw (art, cr, piece);
  cairo_destroy (cr);
  return picture;
}

/* The first piece that has the same back. */
static guint
twin_of (const TwPrintArt *art, guint piece)
{
  const TwPrintPiece *pieces = (const TwPrintPiece *) (void *) art->layout->pieces->data;
  const TwPrintPiece *own = &pieces[piece];

  if (own->kind != TW_PRINT_TILE)
    return piece;
  for (guint i = 0; i < piece; i++)
    if (pieces[i].kind == TW_PRINT_TILE && pieces[i].is_dark == own->is_dark
        && g_strcmp0 (pieces[i].back, own->back) == 0)
      return i;
  return piece;
}

void
tw_print_art_draw (TwPrintArt *art, cairo_t *cr, guint piece, gboolean is_back, double bleed)
{
  const TwPrintPiece *what = &g_array_index (art->layout->pieces, TwPrintPiece, piece);
  cairo_surface_t **picture =
      is_back ? &art->pairs[twin_of (art, piece)].back : &art->pairs[piece].front;

  if (*picture == NULL)
    *picture = picture_new (art, what, is_back);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, -bleed, -bleed, what->width + 2 * bleed, what->height + 2 * bleed);
  cairo_clip (cr);
  cairo_scale (cr, 1 / art->dots, 1 / art->dots);
  cairo_set_source_surface (cr, *picture, -art->layout->bleed * art->dots,
                            -art->layout->bleed * art->dots);
  cairo_paint (cr);
  cairo_restore (cr);
}

const TwTheme *
tw_print_art_theme (const TwPrintArt *art)
{
  return art->theme;
}

const TwTileSet *
tw_print_art_set (const TwPrintArt *art)
{
  return art->set;
}

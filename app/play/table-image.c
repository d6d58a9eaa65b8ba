/* A picture of the whole table. */
#include "app/play/table-image.h"

#include <math.h>

#include "app/drawing/figure.h"
#include "app/drawing/picture-file.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-layout.h"
#include "app/play/spot-layout.h"
#include "app/play/table-texts.h"

/* Side of a tile in files, in pixels. */
#define FILE_SIDE 128
/* In tile edges: the table round the tiles, figures, tokens and how far those are apart. */
#define MARGIN        0.35
#define FIGURE_SIZE   0.36
#define FIGURES_APART 0.13
#define MARK_SIZE     0.36
#define TOKEN_SIZE    0.19
#define TOKEN_STEP    0.13
#define TOKENS_IN_ROW 4
/* A thumbnail's tiles are no bigger than that. */
#define MOST_THUMBNAIL_SIDE 40

typedef struct
{
  const TwPlay *play;
  const guint *colours;
  double side;
  TwTileLayout **layouts; /* by kind of tile */
} Image;

static const TwTileLayout *
layout_of (Image *image, const TwSlot *slot)
{
  const TwTileKind *kind = &image->play->rules->catalogue->kinds[slot->kind];

  if (image->layouts[slot->kind] == NULL)
    image->layouts[slot->kind] = tw_tile_layout_new (kind->set->id, kind->tile, kind->variant, 0);
  return image->layouts[slot->kind];
}

/* A tile's corner, on a whole pixel, and as far from the next one as it is wide: else seams show.
 */
static double
across (const Image *image, double x)
{
  return round (MARGIN * image->side) + round ((x - image->play->board.head->min_x) * image->side);
}

static double
down (const Image *image, double y)
{
  return round (MARGIN * image->side) + round ((y - image->play->board.head->min_y) * image->side);
}

static void
draw_slot (Image *image, cairo_t *cr, const TwSlot *slot)
{
  const TwTileKind *kind = &image->play->rules->catalogue->kinds[slot->kind];
  const TwTheme *theme = tw_theme_of_set (kind->set);

  cairo_save (cr);
  cairo_translate (cr, across (image, slot->x), down (image, slot->y));
  if (slot->is_face_down)
    tw_tile_back_draw (cr, image->side, tw_tile_set_back (kind->set, kind->tile), theme);
  else
    {
      tw_tile_layout_draw (layout_of (image, slot), cr, image->side, slot->quarter_turns, theme);
      tw_tile_layout_draw_mark (layout_of (image, slot), cr, kind->set->mark, image->side,
                                slot->quarter_turns, theme);
    }
  cairo_restore (cr);
}

/* Draws a piece at a point of its tile, as the tile lies. */
static void
draw_at (Image *image,
         cairo_t *cr,
         const TwSlot *slot,
         TwSpotPoint at,
         const char *name,
         guint colour,
         double size)
{
  tw_figure_draw (cr, name, colour, across (image, slot->x) + at.x * image->side,
                  down (image, slot->y) + at.y * image->side,
                  size * image->side * tw_figure_scale (name));
}

static TwSpotPoint
spot_of (Image *image, guint node)
{
  const TwBoard *board = &image->play->board;
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  guint n_segments = tw_board_tile (board, board->nodes[node].slot)->n_segments;
  guint at = node - slot->first_node;
  TwSpotPoint point = { 0.5, 0.5 };

  tw_tile_layout_spot (layout_of (image, slot), at < n_segments ? TW_PART_SEGMENT : TW_PART_FIELD,
                       at < n_segments ? at : at - n_segments, &point.x, &point.y);
  return tw_spot_point_turn (point, slot->quarter_turns);
}

static void
draw_figure (Image *image, cairo_t *cr, guint index)
{
  const TwPlay *play = image->play;
  const TwFigure *figure = &play->figures[index];
  const TwNode *node = &play->board.nodes[figure->node];
  TwSpotPoint at = spot_of (image, figure->node);
  guint n_before = 0;

  for (guint i = 0; i < index; i++)
    n_before += play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == figure->node;
  at.x += (at.x > 0.5 ? -FIGURES_APART : FIGURES_APART) * n_before;
  draw_at (image, cr, &play->board.slots[node->slot], at,
           tw_figure_look (play->rules, figure->type, node->kind), image->colours[figure->seat],
           FIGURE_SIZE);
}

/* What belongs to nobody, at a symbol, on a segment or in a corner of its tile. */
static void
draw_piece (Image *image, cairo_t *cr, const TwPiece *piece)
{
  const TwSlot *slot = &image->play->board.slots[piece->slot];
  guint colour = piece->owner > 0 ? image->colours[piece->owner - 1] : 0;
  TwSpotPoint at = { 0.5, 0.5 };

  if (piece->symbol > 0)
    {
      tw_tile_layout_spot (layout_of (image, slot), TW_PART_SYMBOL, piece->symbol - 1, &at.x,
                           &at.y);
      draw_at (image, cr, slot, tw_spot_point_turn (at, slot->quarter_turns), piece->id, colour,
               MARK_SIZE);
      return;
    }
  if (piece->other != TW_NO_NODE || piece->node != TW_NO_NODE)
    {
      if (piece->other == TW_NO_NODE)
        at = spot_of (image, piece->node);
      draw_at (image, cr, slot, at, piece->id, colour, MARK_SIZE);
      return;
    }
  for (guint i = 0; i < piece->n; i++)
    {
      at.x = 0.88 - TOKEN_STEP * (i % TOKENS_IN_ROW);
      at.y = 0.14 + TOKEN_STEP * (i / TOKENS_IN_ROW);
      draw_at (image, cr, slot, at, piece->id, colour, TOKEN_SIZE);
    }
}

static void
draw_pieces (Image *image, cairo_t *cr)
{
  const TwPlay *play = image->play;
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    draw_piece (image, cr, &piece);
}

void
tw_table_image_size (const TwPlay *play, double side, double *out_width, double *out_height)
{
  const TwBoardHead *head = play->board.head;

  *out_width = round ((head->max_x - head->min_x + 1 + 2 * MARGIN) * side);
  *out_height = round ((head->max_y - head->min_y + 1 + 2 * MARGIN) * side);
}

void
tw_table_image_draw (const TwPlay *play, const guint *colours, double side, cairo_t *cr)
{
  guint n_kinds = play->rules->catalogue->n_kinds;
  g_autofree TwTileLayout **layouts = g_new0 (TwTileLayout *, n_kinds);
  Image image = { play, colours, side, layouts };

  cairo_set_source_rgb (cr, 0.23, 0.19, 0.165);
  cairo_paint (cr);
  for (guint i = 0; i < play->board.head->n_slots; i++)
    draw_slot (&image, cr, &play->board.slots[i]);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      draw_figure (&image, cr, i);
  draw_pieces (&image, cr);
  for (guint i = 0; i < n_kinds; i++)
    g_clear_pointer (&layouts[i], tw_tile_layout_unref);
}

static void
draw_file (cairo_t *cr, gpointer data)
{
  const Image *image = data;

  tw_table_image_draw (image->play, image->colours, image->side, cr);
}

gboolean
tw_table_image_save (const TwPlay *play,
                     const guint *colours,
                     const char *title,
                     const char *path,
                     GError **error)
{
  Image image = { play, colours, FILE_SIDE, NULL };
  double width, height;

  tw_table_image_size (play, FILE_SIDE, &width, &height);
  return tw_picture_save (path, title, width, height, FILE_SIDE, draw_file, &image, error);
}

cairo_surface_t *
tw_table_image_thumbnail (const TwPlay *play, const guint *colours, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  double across, down, side;

  tw_table_image_size (play, 100, &across, &down);
  side = MIN (MOST_THUMBNAIL_SIDE, floor (MIN (width / across, height / down) * 100));
  tw_table_image_size (play, side, &across, &down);
  cairo_set_source_rgb (cr, 0.23, 0.19, 0.165);
  cairo_paint (cr);
  cairo_translate (cr, floor ((width - across) / 2), floor ((height - down) / 2));
  tw_table_image_draw (play, colours, side, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

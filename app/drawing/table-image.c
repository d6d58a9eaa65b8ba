/* A picture of a table. */
#include "app/drawing/table-image.h"

#include <math.h>

#include "app/drawing/own-piece.h"
#include "app/drawing/picture-file.h"
#include "app/drawing/sort-mark.h"
#include "app/drawing/table-pieces.h"
#include "app/drawing/table-shade.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"

/* A thumbnail's tiles are no bigger than that. */
#define MOST_THUMBNAIL_SIDE 40

typedef struct
{
  const TwTableImage *image;
  double side;
} Job;

/* A tile's corner, on a whole pixel, and as far from the next one as it is wide: else seams show.
 */
static double
across (const Job *job, double x)
{
  return round (TW_TABLE_IMAGE_MARGIN * job->side)
         + round ((x - job->image->play->board.head->min_x) * job->side);
}

static double
down (const Job *job, double y)
{
  return round (TW_TABLE_IMAGE_MARGIN * job->side)
         + round ((y - job->image->play->board.head->min_y) * job->side);
}

/* How many tiles of its kind lie before @slot. */
static guint
copy_of (const TwBoard *board, guint slot)
{
  guint n = 0;

  for (guint i = 0; i < slot; i++)
    n += board->slots[i].kind == board->slots[slot].kind;
  return n;
}

static void
draw_slot (const Job *job, cairo_t *cr, guint index)
{
  const TwPlay *play = job->image->play;
  const TwSlot *slot = &play->board.slots[index];
  const TwTileKind *kind = &play->rules->catalogue->kinds[slot->kind];
  const TwTheme *theme = job->image->theme != NULL
                             ? tw_theme_with_own (job->image->theme, play->rules->vocabulary)
                             : tw_theme_of_set (kind->set);
  g_autoptr (TwTileLayout) layout = NULL;

  theme = tw_theme_with_contrast (theme, job->image->high_contrast);
  cairo_save (cr);
  cairo_translate (cr, across (job, slot->x), down (job, slot->y));
  if (slot->is_face_down)
    tw_tile_back_draw (cr, job->side, tw_tile_set_back (kind->set, kind->tile), theme);
  else
    {
      layout = tw_tile_layout_new (kind->set->id, kind->tile, kind->variant,
                                   copy_of (&play->board, index));
      tw_tile_layout_draw (layout, cr, job->side, slot->quarter_turns, theme);
      tw_tile_layout_draw_mark (layout, cr, kind->set->mark, job->side, slot->quarter_turns, theme);
    }
  cairo_restore (cr);
}

static void
draw_piece (const Job *job, cairo_t *cr, const TwTablePiece *piece)
{
  const TwPlay *play = job->image->play;
  const TwSlot *slot = &play->board.slots[piece->slot];
  double left = across (job, slot->x), top = down (job, slot->y), x, y;
  double size = tw_table_piece_square (piece, left, top, job->side, &x, &y);

  if (piece->joins)
    {
      cairo_save (cr);
      cairo_translate (cr, left, top);
      cairo_scale (cr, job->side, job->side);
      tw_table_plank_draw (cr, piece, piece->ends, 1);
      cairo_restore (cr);
    }
  tw_piece_draw (cr, piece->figure, piece->colour,
                 tw_theme_with_own (tw_theme_find (NULL), play->rules->vocabulary), x + size / 2,
                 y + size / 2, size * TW_TABLE_PIECE_HEIGHT);
  if (piece->number > 0)
    {
      cairo_save (cr);
      cairo_translate (cr, left, top);
      cairo_scale (cr, job->side, job->side);
      tw_table_number_draw (cr, piece);
      cairo_restore (cr);
    }
}

void
tw_table_image_size (const TwPlay *play, double side, double *out_width, double *out_height)
{
  const TwBoardHead *head = play->board.head;

  *out_width = round ((head->max_x - head->min_x + 1 + 2 * TW_TABLE_IMAGE_MARGIN) * side);
  *out_height = round ((head->max_y - head->min_y + 1 + 2 * TW_TABLE_IMAGE_MARGIN) * side);
}

/* What is on the table, without the table. */
static void
draw_things (const TwTableImage *image, double side, cairo_t *cr)
{
  Job job = { image, side };
  const TwPlay *play = image->play;
  const TwSlot *slots = play->board.slots;
  guint n_slots = play->board.head->n_slots;
  g_autoptr (TwTableLayouts) layouts = tw_table_layouts_new (play->rules);
  g_autoptr (GArray) pieces = tw_table_pieces_new (play, layouts, image->colours);

  for (guint i = 0; i < n_slots; i++)
    tw_table_shade_draw (cr, &play->board, &slots[i], across (&job, slots[i].x),
                         down (&job, slots[i].y), side, side * TW_TABLE_SHADE_PX / 100);
  for (guint i = 0; i < n_slots; i++)
    tw_table_edges_draw (cr, &play->board, &slots[i], across (&job, slots[i].x),
                         down (&job, slots[i].y), side, tw_table_edge_width (side));
  for (guint i = 0; i < n_slots; i++)
    draw_slot (&job, cr, i);
  for (guint i = 0; i < pieces->len; i++)
    draw_piece (&job, cr, &g_array_index (pieces, TwTablePiece, i));
}

void
tw_table_image_draw (const TwTableImage *image, double side, cairo_t *cr)
{
  tw_table_top_fill (cr, image->top, FALSE);
  draw_things (image, side, cr);
}

static void
draw_file (cairo_t *cr, gpointer data)
{
  const Job *job = data;

  tw_table_image_draw (job->image, job->side, cr);
}

gboolean
tw_table_image_save (const TwTableImage *image,
                     double side,
                     const char *title,
                     const char *path,
                     GError **error)
{
  Job job = { image, side };
  double width, height;

  tw_table_image_size (image->play, side, &width, &height);
  return tw_picture_file_save (path, title, width, height, side, draw_file, &job, error);
}

cairo_surface_t *
tw_table_image_thumbnail (const TwTableImage *image, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  double wide, high, side;

  tw_table_image_size (image->play, 100, &wide, &high);
  side = MIN (MOST_THUMBNAIL_SIDE, floor (MIN (width / wide, height / high) * 100));
  tw_table_image_size (image->play, side, &wide, &high);
  tw_table_top_fill (cr, image->top, FALSE);
  cairo_translate (cr, floor ((width - wide) / 2), floor ((height - high) / 2));
  draw_things (image, side, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

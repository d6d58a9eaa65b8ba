/* Where cells of the table are on the screen. */
#include "app/table/table-view.h"

#include <math.h>

static const int sides[] = { 24, 28, 32,  36,  40,  46,  52,  58,  64, 72,
                             80, 92, 104, 118, 134, 150, 172, 200, 240 };

/* How much larger tiles are that one looks closely at; bounds of their side, in pixels. */
#define MAGNIFIED       3
#define MAGNIFIED_LEAST 150
#define MAGNIFIED_MOST  360
/* How many tiles are to be seen on each side of the one that the view approaches, if there is room.
 */
#define AROUND 2

void
tw_table_view_corner (const TwTableView *view, int x, int y, int *out_x, int *out_y)
{
  *out_x = (int) lround (view->x + x * view->side);
  *out_y = (int) lround (view->y + y * view->side);
}

graphene_rect_t
tw_table_view_rect (const TwTableView *view, int x, int y)
{
  int x0, y0, x1, y1;

  tw_table_view_corner (view, x, y, &x0, &y0);
  tw_table_view_corner (view, x + 1, y + 1, &x1, &y1);
  return GRAPHENE_RECT_INIT (x0, y0, x1 - x0, y1 - y0);
}

void
tw_table_view_cell_at (const TwTableView *view, double px, double py, int *out_x, int *out_y)
{
  *out_x = (int) floor ((px - view->x) / view->side);
  *out_y = (int) floor ((py - view->y) / view->side);
}

TwTableCells
tw_table_view_visible (const TwTableView *view)
{
  TwTableCells cells;

  tw_table_view_cell_at (view, 0, 0, &cells.x0, &cells.y0);
  tw_table_view_cell_at (view, view->width, view->height, &cells.x1, &cells.y1);
  return cells;
}

gboolean
tw_table_view_shows (const TwTableView *view, const TwTableCells *cells)
{
  int x0, y0, x1, y1;

  tw_table_view_corner (view, cells->x0, cells->y0, &x0, &y0);
  tw_table_view_corner (view, cells->x1 + 1, cells->y1 + 1, &x1, &y1);
  return x0 >= view->left && y0 >= view->top && x1 <= view->width - view->right
         && y1 <= view->height - view->bottom;
}

void
tw_table_view_keep (const TwTableView *view, graphene_rect_t *box)
{
  float right = (float) view->width - box->size.width;
  float bottom = (float) view->height - box->size.height;

  if (box->origin.x < -box->size.width || box->origin.x > (float) view->width
      || box->origin.y < -box->size.height || box->origin.y > (float) view->height)
    return;
  box->origin.x = MAX (MIN (box->origin.x, right), 0);
  box->origin.y = MAX (MIN (box->origin.y, bottom), 0);
}

/* The middle of what the panels leave. */
static void
free_middle (const TwTableView *view, double *out_x, double *out_y)
{
  *out_x = (view->left + view->width - view->right) / 2.0;
  *out_y = (view->top + view->height - view->bottom) / 2.0;
}

/* The largest side up to @most at which the panels leave room for @cells; else the least there is.
 */
static int
side_for (const TwTableView *view, const TwTableCells *cells, double most)
{
  int side = sides[0];

  most = MIN (most, (view->width - view->left - view->right) / (cells->x1 - cells->x0 + 1.0));
  most = MIN (most, (view->height - view->top - view->bottom) / (cells->y1 - cells->y0 + 1.0));
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (sides[i] <= most)
      side = sides[i];
  return side;
}

void
tw_table_view_fit (TwTableView *view, const TwTableCells *cells)
{
  double columns = cells->x1 - cells->x0 + 1, rows = cells->y1 - cells->y0 + 1, x, y;

  view->side = side_for (view, cells, TW_TABLE_USUAL_SIDE);
  free_middle (view, &x, &y);
  view->x = round (x - (cells->x0 + columns / 2) * view->side);
  view->y = round (y - (cells->y0 + rows / 2) * view->side);
}

/* How far a span must move to lie between two bounds; if it is longer, its middle goes
 * to theirs. */
static double
span_shift (double from, double to, double least, double most)
{
  if (to - from > most - least)
    return (least + most - from - to) / 2;
  return from < least ? least - from : to > most ? most - to : 0;
}

void
tw_table_view_reveal (TwTableView *view, const TwTableCells *cells)
{
  double x0 = view->x + cells->x0 * view->side, x1 = view->x + (cells->x1 + 1) * view->side;
  double y0 = view->y + cells->y0 * view->side, y1 = view->y + (cells->y1 + 1) * view->side;

  view->x = round (view->x + span_shift (x0, x1, view->left, view->width - view->right));
  view->y = round (view->y + span_shift (y0, y1, view->top, view->height - view->bottom));
}

void
tw_table_view_include (TwTableView *view, const TwTableCells *cells)
{
  double x, y;

  tw_table_view_reveal (view, cells);
  if (tw_table_view_shows (view, cells))
    return;
  free_middle (view, &x, &y);
  tw_table_view_zoom_to (view, side_for (view, cells, view->side), x, y);
  tw_table_view_reveal (view, cells);
}

gboolean
tw_table_view_approach (TwTableView *view, int x, int y)
{
  const TwTableCells tile = { x, y, x, y };

  if (view->side >= TW_TABLE_FAIR_SIDE && tw_table_view_shows (view, &tile))
    return FALSE;
  for (int around = AROUND; around >= 0; around--)
    {
      tw_table_view_fit (view, &(TwTableCells){ x - around, y - around, x + around, y + around });
      if (view->side >= TW_TABLE_FAIR_SIDE)
        break;
    }
  return TRUE;
}

void
tw_table_view_zoom_to (TwTableView *view, double side, double px, double py)
{
  double factor;

  side = CLAMP (side, TW_TABLE_LEAST_SIDE, TW_TABLE_MOST_SIDE);
  factor = side / view->side;
  view->x = px - (px - view->x) * factor;
  view->y = py - (py - view->y) * factor;
  view->side = side;
}

double
tw_table_view_step (double side, int steps)
{
  int at = 0;

  for (guint i = 1; i < G_N_ELEMENTS (sides); i++)
    if (fabs (sides[i] - side) < fabs (sides[at] - side))
      at = (int) i;
  return sides[CLAMP (at + steps, 0, (int) G_N_ELEMENTS (sides) - 1)];
}

TwTableView
tw_table_view_magnify (const TwTableView *view, double px, double py, double radius)
{
  TwTableView near = { .side = CLAMP (view->side * MAGNIFIED, MAGNIFIED_LEAST, MAGNIFIED_MOST) };

  near.x = round (radius - (px - view->x) / view->side * near.side);
  near.y = round (radius - (py - view->y) / view->side * near.side);
  near.width = near.height = (int) (2 * radius);
  return near;
}

TwTableView
tw_table_view_mix (const TwTableView *from, const TwTableView *to, double t)
{
  TwTableView view = *to;

  view.side = from->side + (to->side - from->side) * t;
  view.x = from->x + (to->x - from->x) * t;
  view.y = from->y + (to->y - from->y) * t;
  return view;
}

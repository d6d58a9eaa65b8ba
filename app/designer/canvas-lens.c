/* How the tile is looked at. */
#include "app/designer/canvas-lens.h"

/* How far a tile of @side from @start must be moved to lie with a part of it before @extent. */
static double
way_back (double start, double side, double extent)
{
  double least = MIN (side, extent) / 4;

  return CLAMP (start, least - side, MAX (least - side, extent - least)) - start;
}

void
tw_canvas_lens_resize (TwCanvasLens *lens, int width, int height)
{
  TwCanvasView *view = &lens->view;

  lens->width = width;
  lens->height = height;
  tw_canvas_view_fit (view, width, height, lens->zoom, lens->pan_x, lens->pan_y);
  if (width <= 0 || height <= 0)
    return;
  lens->pan_x += way_back (view->x, view->side, width);
  lens->pan_y += way_back (view->y, view->side, height);
  tw_canvas_view_fit (view, width, height, lens->zoom, lens->pan_x, lens->pan_y);
}

void
tw_canvas_lens_turn (TwCanvasLens *lens, int quarter_turns)
{
  lens->view.quarter_turns = (lens->view.quarter_turns + (guint) quarter_turns) & 3;
}

void
tw_canvas_lens_set (TwCanvasLens *lens, double zoom, double pan_x, double pan_y)
{
  lens->zoom = CLAMP (zoom, TW_CANVAS_LEAST_ZOOM, TW_CANVAS_MOST_ZOOM);
  lens->pan_x = pan_x;
  lens->pan_y = pan_y;
  tw_canvas_lens_resize (lens, lens->width, lens->height);
}

void
tw_canvas_lens_zoom_at (TwCanvasLens *lens, double zoom, double x, double y)
{
  double u, v, to_x, to_y;

  tw_canvas_view_to_tile (&lens->view, x, y, &u, &v);
  tw_canvas_lens_set (lens, zoom, lens->pan_x, lens->pan_y);
  tw_canvas_view_from_tile (&lens->view, u, v, &to_x, &to_y);
  tw_canvas_lens_set (lens, lens->zoom, lens->pan_x + x - to_x, lens->pan_y + y - to_y);
}

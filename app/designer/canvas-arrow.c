/* The arrow of the selected symbol: dragged round the symbol it says where that points.
 *
 * A click on it turns by 45 degrees, as the key `.` does.
 */
#include <math.h>

#include "app/designer/tile-canvas-private.h"

/* How near the arrow the pointer must be, in pixels. */
#define ARROW_REACH 17

/* Where the selected symbol is, in pixels. */
static gboolean
find_symbol (TwTileCanvas *self, double *out_x, double *out_y)
{
  int symbol = self->selected_symbol;

  return self->tile != NULL && symbol >= 0 && self->armed == NULL
         && self->tile->topology.symbols[symbol].direction != TW_DIRECTION_NONE
         && tw_tile_canvas_get_spot_point (self, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, symbol), out_x,
                                           out_y);
}

gboolean
tile_canvas_arrow_is_at (TwTileCanvas *self, double x, double y)
{
  double at_x, at_y, angle;

  if (!find_symbol (self, &at_x, &at_y))
    return FALSE;
  angle = self->tile->topology.symbols[self->selected_symbol].direction * G_PI / 4
          + self->view.quarter_turns * G_PI_2;
  at_x += tw_canvas_arrow_distance (&self->view) * sin (angle);
  at_y -= tw_canvas_arrow_distance (&self->view) * cos (angle);
  return hypot (x - at_x, y - at_y) < ARROW_REACH;
}

gboolean
tile_canvas_arrow_begin (TwTileCanvas *self)
{
  if (!tile_canvas_arrow_is_at (self, self->press_x, self->press_y))
    return FALSE;
  self->is_turning_symbol = TRUE;
  self->drag = TW_CANVAS_DRAG_POINTER;
  self->arrow_topology = self->tile->topology;
  tile_canvas_close_chips (self);
  tile_canvas_update_actions (self);
  return TRUE;
}

void
tile_canvas_arrow_move (TwTileCanvas *self, double x, double y)
{
  TwTopology topology = self->tile->topology;
  double at_x, at_y, angle;
  int eighths;

  if (!find_symbol (self, &at_x, &at_y) || hypot (x - at_x, y - at_y) < ARROW_REACH)
    return;
  angle = atan2 (x - at_x, at_y - y) - self->view.quarter_turns * G_PI_2;
  eighths = (int) lround (angle / (G_PI / 4)) - topology.symbols[self->selected_symbol].direction;
  if ((eighths & 7) != 0
      && !tw_canvas_turn_symbol (&topology, (guint) self->selected_symbol, eighths & 7,
                                 &self->arrow_deed))
    return;
  self->arrow_topology = topology;
  tile_canvas_set_shown (self, &topology);
}

void
tile_canvas_arrow_end (TwTileCanvas *self, gboolean keep)
{
  TwTopology topology = self->arrow_topology;

  self->is_turning_symbol = FALSE;
  self->drag = TW_CANVAS_DRAG_NONE;
  if (keep && !tw_topology_equal (&topology, &self->tile->topology))
    tile_canvas_commit (self, &topology, &self->arrow_deed);
  else
    tile_canvas_set_shown (self, NULL);
  tile_canvas_update_actions (self);
}

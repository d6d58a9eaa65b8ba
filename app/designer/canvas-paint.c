/* Selection, joints, leashes, hover and focus drawn over the tile. */
#include "app/designer/canvas-paint.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-bend.h"
#include "app/designer/canvas-fields.h"
#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-leash.h"
#include "app/drawing/figure.h"
#include "engine/tile/field-place.h"

/* One layer of the outline of a line that is @width wide: along the line, and round the water in
 * which it ends, as far from its shore as from the banks. */
static void
band (const TwCanvasOverlay *overlay, cairo_t *cr, guint segment, double half, double width)
{
  const TwCanvasView *view = &overlay->view;
  double u, v, r, x, y;

  cairo_new_path (cr);
  tw_canvas_path (overlay, cr, TW_PART_SEGMENT, segment);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  if (!tw_tile_layout_pond (overlay->scene.layout, segment, &u, &v, &r))
    return;
  tw_canvas_view_from_tile (view, u, v, &x, &y);
  cairo_arc (cr, x, y, r * view->side + width / 2 - half, 0, 2 * M_PI);
  cairo_fill (cr);
}

/* The outline of a line as wide as it is drawn. */
static void
line_outline (const TwCanvasOverlay *overlay,
              cairo_t *cr,
              guint segment,
              double half,
              double width,
              guint32 colour,
              double alpha)
{
  cairo_push_group (cr);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, .95 * alpha);
  band (overlay, cr, segment, half, half * 2 + width + 3.3);
  tw_canvas_ink (cr, colour, alpha);
  band (overlay, cr, segment, half, half * 2 + width);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, .95 * alpha);
  band (overlay, cr, segment, half, half * 2 - width);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  band (overlay, cr, segment, half, half * 2 - width - 3.3);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* A line on either side of a road or river, around everything else. */
static void
segment_outline (const TwCanvasOverlay *overlay,
                 cairo_t *cr,
                 guint segment,
                 double width,
                 guint32 colour,
                 double alpha)
{
  const TwCanvasView *view = &overlay->view;
  double half = tw_canvas_half_width (overlay, segment);
  double x, y;

  cairo_save (cr);
  cairo_rectangle (cr, view->x, view->y, view->side, view->side);
  cairo_clip (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!tw_canvas_path (overlay, cr, TW_PART_SEGMENT, segment))
    {
      if (!tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment), &x, &y))
        {
          cairo_restore (cr);
          return;
        }
      cairo_arc (cr, x, y, .15 * view->side, 0, 2 * M_PI);
      half = 0;
    }
  if (half > 0)
    line_outline (overlay, cr, segment, half, width, colour, alpha);
  else
    {
      cairo_set_line_width (cr, width + 3.3);
      tw_canvas_ink (cr, TW_CANVAS_WHITE, .95 * alpha);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, width);
      tw_canvas_ink (cr, colour, alpha);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  cairo_new_path (cr);
}

/* The strip along an edge, cut at 45 degrees at the corners. */
static void
edge_path (const TwCanvasOverlay *overlay, cairo_t *cr, guint edge, double depth)
{
  static const double along[4][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
  static const double start[4][2] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 } };
  const double *way = along[edge & 3], *from = start[edge & 3];
  double in_x = -way[1], in_y = way[0], x, y;
  const double corners[4][2] = {
    { .012, .012 }, { .988, .012 }, { 1 - depth, depth }, { depth, depth }
  };

  cairo_new_path (cr);
  for (guint i = 0; i < 4; i++)
    {
      tw_canvas_view_from_tile (&overlay->view,
                                from[0] + way[0] * corners[i][0] + in_x * corners[i][1],
                                from[1] + way[1] * corners[i][0] + in_y * corners[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

static guint32
pen_colour (TwKind pen)
{
  switch (pen)
    {
    case TW_KIND_CITY:
      return 0xbf5a3e;
    case TW_KIND_ROAD:
      return 0xf0e4c4;
    case TW_KIND_RIVER:
      return 0x4a88aa;
    case TW_KIND_MIST:
      return 0xf4f6f5;
    case TW_KIND_PATH:
      return 0x9d7d58;
    default:
      return tw_kind_is_own (pen) ? 0x8a6a48 : 0xa1b262;
    }
}

static void
edge_draw (const TwCanvasOverlay *overlay, cairo_t *cr, guint edge)
{
  const TwTopology *topology = &overlay->scene.tile->topology;
  guint layer = tw_kind_info (overlay->pen)->layer;
  int there = tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), layer);
  TwKind laid =
      there >= 0 && topology->segments[there].kind == overlay->pen ? TW_KIND_FIELD : overlay->pen;

  edge_path (overlay, cr, edge, TW_CANVAS_EDGE_DEPTH);
  tw_canvas_ink (cr, pen_colour (laid), .42);
  cairo_fill_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_INK, .5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 3.6);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, .95);
  cairo_set_line_width (cr, 1.8);
  cairo_stroke (cr);
}

static void
blank_draw (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context)
{
  static const double dash[] = { 1, 7 };
  const TwCanvasView *view = &overlay->view;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dash, 2, 0);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      edge_path (overlay, cr, edge, TW_CANVAS_EDGE_DEPTH);
      tw_canvas_ink (cr, TW_CANVAS_WHITE, .9);
      cairo_set_line_width (cr, 3.5);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  tw_canvas_plate (cr, context, _ ("Click an edge"), view->x + view->side / 2,
                   view->y + view->side / 2, view->side * 2 / 3);
}

/* Between neighbouring city edges: filled one city, hollow two, orange touching; orange too
 * where a wall was pulled into the corner. */
static void
dots_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  const TwTopology *topology = &overlay->scene.tile->topology;

  for (guint corner = TW_CORNER_NE; corner <= TW_CORNER_NW; corner += 4)
    {
      guint before = corner / 4, after = (before + 1) & 3;
      TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_CORNER, corner);
      gboolean is_hovered = tw_canvas_spot_equal (overlay->hover, spot);
      double x, y, radius = is_hovered ? 9.5 : 7;
      int a, b;

      if (!tw_canvas_point (overlay, spot, &x, &y))
        continue;
      if (!tw_canvas_corner_has_dot (topology, (TwRimPlace) corner))
        {
          if (tw_canvas_corner_reached (topology, (TwRimPlace) corner) >= 0)
            tw_canvas_knob (cr, x, y, radius, TW_CANVAS_WHITE, TW_CANVAS_CONTACT, 3.4);
          continue;
        }
      a = tw_topology_segment_at (topology, (TwRimPlace) (4 * before + 1), 0);
      b = tw_topology_segment_at (topology, (TwRimPlace) (4 * after + 1), 0);
      if (a == b)
        tw_canvas_knob (cr, x, y, radius, 0x6d3b22, TW_CANVAS_WHITE, 3);
      else
        tw_canvas_knob (cr, x, y, radius, TW_CANVAS_WHITE,
                        tw_canvas_touch (topology, (guint) a, (guint) b) ? TW_CANVAS_CONTACT
                                                                         : 0x6d3b22,
                        3.4);
    }
}

/* Whether the two lie beside a corner that has a dot for them. */
static gboolean
corner_shows (const TwTopology *topology, TwSegmentSet both)
{
  for (guint corner = TW_CORNER_NE; corner <= TW_CORNER_NW; corner += 4)
    {
      int a = tw_topology_segment_at (topology, (TwRimPlace) (corner - 2), 0);
      int b = tw_topology_segment_at (topology, (TwRimPlace) ((corner + 2) & 15), 0);

      if (tw_canvas_corner_has_dot (topology, (TwRimPlace) corner) && a >= 0 && b >= 0
          && both == (TW_SEGMENT_BIT (a) | TW_SEGMENT_BIT (b)))
        return TRUE;
    }
  return FALSE;
}

/* Contacts that no corner shows. */
static void
contacts_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  const TwTopology *topology = &overlay->scene.tile->topology;

  for (guint i = 0; i < topology->n_junctions; i++)
    {
      double x, y;

      if (topology->junctions[i].kind == TW_JUNCTION_CONTACT
          && !corner_shows (topology, topology->junctions[i].members)
          && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_JUNCTION, i), &x, &y))
        tw_canvas_knob (cr, x, y, 7, TW_CANVAS_WHITE, TW_CANVAS_CONTACT, 3.4);
    }
}

static void
handles_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  const TwTopology *topology = &overlay->scene.tile->topology;
  static const double rim[4][2] = { { .5, 0 }, { 1, .5 }, { .5, 1 }, { 0, .5 } };
  double x, y;

  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwEdgeSet edges = tw_rim_edges (topology->segments[i].rim);
      TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_HANDLE, i);

      if (!(overlay->scene.handles & TW_SEGMENT_BIT (i)))
        continue;
      for (guint edge = 0; edge < TW_N_EDGES && tw_canvas_half_width (overlay, i) > 0; edge++)
        if (edges & (1u << edge))
          {
            tw_canvas_view_from_tile (&overlay->view, rim[edge][0], rim[edge][1], &x, &y);
            tw_canvas_knob (cr, x, y, 8.5, TW_CANVAS_WHITE, TW_CANVAS_ACCENT, 3.4);
          }
      if (tw_canvas_has_handle (topology, i) && tw_canvas_point (overlay, spot, &x, &y))
        tw_canvas_knob (cr, x, y, tw_canvas_spot_equal (overlay->hover, spot) ? 10 : 8.5,
                        TW_CANVAS_WHITE, TW_CANVAS_ACCENT, 3.4);
    }
}

static void
allowed_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  static const double dash[] = { 8, 5 };
  const TwCanvasView *view = &overlay->view;

  for (guint i = 0; i < overlay->scene.tile->topology.n_segments; i++)
    if (overlay->allowed & TW_SEGMENT_BIT (i))
      segment_outline (overlay, cr, i,
                       overlay->hover.kind == TW_CANVAS_SEGMENT && overlay->hover.index == (int) i
                           ? 6
                           : 3.2,
                       0x26a269, 1);
  for (guint i = 0; i < overlay->scene.tile->fields.n_fields; i++)
    if (overlay->allowed_fields >> i & 1)
      tw_canvas_draw_field_outline (overlay, cr, i, overlay->over_field == i + 1 ? 6 : 3.2,
                                    0x26a269);
  if (!overlay->allowed_tile)
    return;
  cairo_save (cr);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_rectangle (cr, view->x + 5, view->y + 5, view->side - 10, view->side - 10);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, .95);
  cairo_set_line_width (cr, 6);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, 0x26a269, 1);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
problem_mark (const TwCanvasOverlay *overlay,
              cairo_t *cr,
              PangoContext *context,
              double x,
              double y)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y - 13);
  cairo_line_to (cr, x + 14, y + 11);
  cairo_line_to (cr, x - 14, y + 11);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  tw_canvas_ink (cr, TW_CANVAS_INK, 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, 0xf5c211, 1);
  cairo_fill (cr);
  tw_canvas_text (cr, context, "!", x, y + 2, TRUE, TW_CANVAS_INK);
}

static void
problems_draw (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context)
{
  double x, y;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if ((overlay->wrong_rim & TW_RIM_EDGE (edge))
        && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_EDGE, edge), &x, &y))
      problem_mark (overlay, cr, context, x, y);
  for (guint i = 0; i < overlay->scene.tile->topology.n_segments; i++)
    if ((overlay->wrong & TW_SEGMENT_BIT (i))
        && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i), &x, &y))
      problem_mark (overlay, cr, context, x, y);
}

static void
focus_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  double x, y;

  if (!overlay->shows_focus)
    return;
  cairo_new_path (cr);
  if (overlay->focus.kind == TW_CANVAS_EDGE)
    edge_path (overlay, cr, (guint) overlay->focus.index, TW_CANVAS_EDGE_DEPTH);
  else if (tw_canvas_point (overlay, overlay->focus, &x, &y))
    cairo_arc (cr, x, y, 20, 0, 2 * M_PI);
  else
    cairo_rectangle (cr, overlay->view.x - 3, overlay->view.y - 3, overlay->view.side + 6,
                     overlay->view.side + 6);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, 1);
  cairo_set_line_width (cr, 6.5);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_ACCENT, 1);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

static void
drag_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  static const double dash[] = { 7, 5 };

  cairo_save (cr);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, overlay->drag_x, overlay->drag_y);
      cairo_line_to (cr, overlay->pointer_x, overlay->pointer_y);
      tw_canvas_ink (cr, pass != 0 ? TW_CANVAS_ACCENT : TW_CANVAS_WHITE, pass != 0 ? 1 : .9);
      cairo_set_line_width (cr, pass != 0 ? 2.4 : 5.5);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  tw_canvas_knob (cr, overlay->drag_x, overlay->drag_y, 5, TW_CANVAS_ACCENT, TW_CANVAS_WHITE, 2.4);
  tw_canvas_knob (cr, overlay->pointer_x, overlay->pointer_y, 5, TW_CANVAS_ACCENT, TW_CANVAS_WHITE,
                  2.4);
}

/* North, where the view is turned. */
static void
north_draw (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context)
{
  double x, y;

  if ((overlay->view.quarter_turns & 3) == 0)
    return;
  tw_canvas_view_from_tile (&overlay->view, .5, -24 / overlay->view.side, &x, &y);
  tw_canvas_knob (cr, x, y, 12, 0xfffefa, 0x6d5a48, 1.4);
  /* Translators: the letter for north */
  tw_canvas_text (cr, context, C_ ("compass", "N"), x, y, TRUE, 0x2b241e);
}

static gboolean
symbol_is_lit (const TwCanvasOverlay *overlay, guint symbol)
{
  int segment = overlay->scene.tile->topology.symbols[symbol].segment;
  int field = tw_fields_find_place (&overlay->scene.tile->fields, segment);

  return overlay->selected_symbol == (int) symbol
         || tw_canvas_spot_equal (overlay->hover, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, symbol))
         || (field >= 0 && overlay->selected_field == field)
         || (segment >= 0 && (overlay->selected & TW_SEGMENT_BIT (segment)));
}

/* A diamond: filled where the line has a bend, hollow and small where it can get one. */
static void
diamond (cairo_t *cr, double x, double y, double radius, gboolean is_filled)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
  tw_canvas_ink (cr, is_filled ? TW_CANVAS_ACCENT : TW_CANVAS_WHITE, 1);
  cairo_fill_preserve (cr);
  tw_canvas_ink (cr, is_filled ? TW_CANVAS_WHITE : TW_CANVAS_ACCENT, 1);
  cairo_set_line_width (cr, 2.2);
  cairo_stroke (cr);
}

/* Diamonds where lines can be pulled, and the places of figures. */
static void
bends_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n_bends = tw_canvas_bends (&overlay->scene, bends);
  double x, y;

  for (guint i = 0; i < overlay->scene.tile->topology.n_segments; i++)
    if ((overlay->scene.handles & TW_SEGMENT_BIT (i))
        && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_FIGURE, i), &x, &y))
      {
        gboolean is_lit =
            tw_canvas_spot_equal (overlay->hover, TW_CANVAS_SPOT (TW_CANVAS_FIGURE, i));

        tw_canvas_knob (cr, x, y, is_lit ? 14 : 12, 0xfffefa, TW_CANVAS_ACCENT, 1.8);
        tw_figure_draw (cr, "meeple", 1, x, y, is_lit ? 19 : 16);
      }
  for (guint i = 0; i < n_bends; i++)
    {
      gboolean is_lit = tw_canvas_spot_equal (overlay->hover, TW_CANVAS_SPOT (TW_CANVAS_BEND, i));

      tw_canvas_view_from_tile (&overlay->view, bends[i].u, bends[i].v, &x, &y);
      if (overlay->contact && bends[i].point >= 0)
        tw_canvas_knob (cr, x, y, 9, TW_CANVAS_WHITE, TW_CANVAS_CONTACT, 3.4);
      else
        diamond (cr, x, y, (bends[i].point >= 0 ? 8 : 6) + (is_lit ? 2 : 0), bends[i].point >= 0);
    }
}

/* The grid that bends lie on. */
static void
grid_draw (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  const TwCanvasView *view = &overlay->view;

  for (guint i = 1; i < TW_CANVAS_GRID; i++)
    {
      double at = floor (view->side * i / TW_CANVAS_GRID) + .5;

      cairo_move_to (cr, view->x + at, view->y);
      cairo_line_to (cr, view->x + at, view->y + view->side);
      cairo_move_to (cr, view->x, view->y + at);
      cairo_line_to (cr, view->x + view->side, view->y + at);
      tw_canvas_ink (cr, i % 6 == 0 ? TW_CANVAS_INK : TW_CANVAS_WHITE, i % 6 == 0 ? .45 : .28);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

void
tw_canvas_draw_overlay (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context)
{
  const TwTopology *topology = &overlay->scene.tile->topology;

  if (overlay->shows_grid)
    grid_draw (overlay, cr);
  if (topology->n_segments == 0 && topology->n_symbols == 0 && !overlay->is_dragging)
    blank_draw (overlay, cr, context);
  if (overlay->is_armed)
    allowed_draw (overlay, cr);
  else if (!overlay->is_dragging)
    {
      int there =
          tw_canvas_click_selects (topology, overlay->hover, overlay->pen, overlay->selected);

      if (there >= 0)
        segment_outline (overlay, cr, (guint) there, 1.6, TW_CANVAS_ACCENT, .75);
      else if (overlay->hover.kind == TW_CANVAS_EDGE)
        edge_draw (overlay, cr, (guint) overlay->hover.index);
      else if (overlay->hover.kind == TW_CANVAS_SEGMENT
               && !(overlay->selected & TW_SEGMENT_BIT (overlay->hover.index)))
        segment_outline (overlay, cr, (guint) overlay->hover.index, 1.6, TW_CANVAS_ACCENT, .75);
    }
  for (guint i = 0; i < topology->n_segments; i++)
    if (overlay->selected & TW_SEGMENT_BIT (i))
      segment_outline (overlay, cr, i, 3.2, TW_CANVAS_ACCENT, 1);
  if (overlay->selected_symbol >= 0 && overlay->selected_symbol < topology->n_symbols)
    {
      int field = tw_fields_find_place (&overlay->scene.tile->fields,
                                        topology->symbols[overlay->selected_symbol].segment);

      if (field >= 0)
        tw_canvas_draw_field_outline (overlay, cr, (guint) field, 3.2, TW_CANVAS_ACCENT);
    }
  for (guint i = 0; i < topology->n_symbols; i++)
    if (symbol_is_lit (overlay, i))
      tw_canvas_draw_leash (overlay, cr, i);
  if (overlay->selected_symbol >= 0 && overlay->selected_symbol < topology->n_symbols)
    tw_canvas_draw_direction (overlay, cr, (guint) overlay->selected_symbol);
  if (!overlay->is_armed)
    bends_draw (overlay, cr);
  handles_draw (overlay, cr);
  dots_draw (overlay, cr);
  contacts_draw (overlay, cr);
  problems_draw (overlay, cr, context);
  if (overlay->refused)
    tw_canvas_draw_refusal (overlay, cr);
  else if (overlay->leash > 0)
    tw_canvas_draw_leash_to (overlay, cr, overlay->leash - 1);
  else if (overlay->ring)
    tw_canvas_draw_ring (overlay, cr);
  else if (overlay->is_dragging && !overlay->is_pulling)
    drag_draw (overlay, cr);
  north_draw (overlay, cr, context);
  focus_draw (overlay, cr);
}

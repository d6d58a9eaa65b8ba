/* What is true about a tile, drawn over it: fields, selection, joints, leashes, focus.
 *
 * Cairo in widget pixels. Nothing here changes the tile's picture.
 */
#pragma once

#include <pango/pangocairo.h>

#include "app/designer/canvas-geometry.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwCanvasOverlay:
 * @scene: what lies on the canvas
 * @view: where the tile is
 * @selected: the segments selected
 * @selected_symbol: the symbol selected, or -1
 * @selected_field: the field selected, or -1
 * @hover: what is under the pointer
 * @focus: where the keyboard is
 * @shows_focus: whether the focus ring is to be seen
 * @pen: the kind of land a click lays
 * @is_armed: whether a symbol is about to be placed
 * @allowed: armed: the segments it may stand on
 * @allowed_tile: armed: whether it may stand on the tile as such
 * @is_dragging: whether something is being dragged
 * @is_pulling: what is dragged is a shape
 * @contact: pulling: it touches something now
 * @shows_grid: whether the grid of bends is to be seen
 * @drag_x: where from, in widget pixels
 * @drag_y: where from
 * @pointer_x: where to
 * @pointer_y: where to
 * @leash: dragging a symbol: 1 more than the segment it would stand on, 0 for none
 * @ring: dragging a symbol: it may be let go here
 * @refused: dragging a symbol: it cannot stand here
 * @wrong: segments with problems
 * @wrong_rim: rim places with problems
 *
 * Everything is borrowed for the length of a call.
 */
typedef struct
{
  TwCanvasScene scene;
  TwCanvasView view;
  TwSegmentSet selected;
  int selected_symbol;
  int selected_field;
  TwCanvasSpot hover;
  TwCanvasSpot focus;
  gboolean shows_focus;
  TwKind pen;
  gboolean is_armed;
  TwSegmentSet allowed;
  gboolean allowed_tile;
  gboolean is_dragging;
  gboolean is_pulling;
  gboolean contact;
  gboolean shows_grid;
  double drag_x, drag_y;
  double pointer_x, pointer_y;
  guint leash;
  gboolean ring;
  gboolean refused;
  TwSegmentSet wrong;
  TwRim wrong_rim;
} TwCanvasOverlay;

#define TW_CANVAS_INK     0x241a10
#define TW_CANVAS_ACCENT  0x1a5fb4
#define TW_CANVAS_CONTACT 0xc64600
#define TW_CANVAS_REFUSAL 0xc01c28
#define TW_CANVAS_WHITE   0xffffff

/** tw_canvas_ink: sets the colour 0xrrggbb. */
void tw_canvas_ink (cairo_t *cr, guint32 colour, double alpha);

/** tw_canvas_knob: a round handle with a shadow, in pixels. */
void tw_canvas_knob (cairo_t *cr,
                     double x,
                     double y,
                     double radius,
                     guint32 fill,
                     guint32 rim,
                     double rim_width);

/** tw_canvas_text: centred on a point, in pixels. */
void tw_canvas_text (cairo_t *cr,
                     PangoContext *context,
                     const char *text,
                     double x,
                     double y,
                     gboolean is_bold,
                     guint32 colour);

/** tw_canvas_path: appends a part's path, turned and scaled. Returns: %FALSE if it has none */
gboolean tw_canvas_path (const TwCanvasOverlay *overlay,
                         cairo_t *cr,
                         TwTilePart part,
                         guint index);

/** tw_canvas_point: Returns: %FALSE if the spot is not there; else its place in pixels */
gboolean tw_canvas_point (const TwCanvasOverlay *overlay,
                          TwCanvasSpot spot,
                          double *out_x,
                          double *out_y);

/** tw_canvas_half_width: Returns: half the width of a way with its verges, in pixels; 0 for
 *   what is no way */
double tw_canvas_half_width (const TwCanvasOverlay *overlay, guint segment);

/** tw_canvas_overlay_allow: lights up where @symbol may stand while it is in hand; @own (nullable)
 *   is what the set adds to the rules. */
void tw_canvas_overlay_allow (TwCanvasOverlay *overlay, const TwVocabulary *own,
                              const char *symbol);

G_END_DECLS

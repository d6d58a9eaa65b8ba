/* What is drawn over a tile: fields, selection, joints, leashes, focus.
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
 * @scene: the scene
 * @view: where the tile is
 * @selected: the selected segments
 * @selected_symbol: the selected symbol, or -1
 * @selected_field: the selected field, or -1
 * @hover: the spot under the pointer
 * @focus: the spot with the keyboard focus
 * @shows_focus: whether to draw the focus ring
 * @pen: the kind of land a click lays
 * @is_armed: whether a symbol is about to be placed
 * @allowed: if armed, the segments it may stand on
 * @allowed_fields: if armed, the fields it may stand in, bit n for field n
 * @allowed_tile: if armed, whether it may stand on the tile itself
 * @is_dragging: whether there is a drag
 * @is_pulling: whether the drag pulls a shape
 * @contact: pulling: whether the shape touches something now
 * @shows_grid: whether to draw the grid of bends
 * @drag_x: start of the drag, in widget pixels
 * @drag_y: the same
 * @pointer_x: the pointer, in widget pixels
 * @pointer_y: the same
 * @leash: dragging a symbol: 1 more than the segment it would stand on, 0 for none
 * @over_field: armed, or dragging a symbol: 1 more than the field it would stand in, 0 for none
 * @ring: dragging a symbol: whether it may be dropped here
 * @refused: dragging a symbol: whether it cannot stand here
 * @wrong: segments with problems
 * @wrong_rim: rim places with problems
 *
 * All pointers are borrowed for the length of a call.
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
  guint allowed_fields;
  gboolean allowed_tile;
  gboolean is_dragging;
  gboolean is_pulling;
  gboolean contact;
  gboolean shows_grid;
  double drag_x, drag_y;
  double pointer_x, pointer_y;
  guint leash;
  guint over_field;
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

/** tw_canvas_ink: sets the source to the colour 0xrrggbb. */
void tw_canvas_ink (cairo_t *cr, guint32 colour, double alpha);

/** tw_canvas_knob: draws a round handle with a shadow, in pixels. */
void tw_canvas_knob (cairo_t *cr,
                     double x,
                     double y,
                     double radius,
                     guint32 fill,
                     guint32 rim,
                     double rim_width);

/** tw_canvas_text: draws @text centred on a point, in pixels. */
void tw_canvas_text (cairo_t *cr,
                     PangoContext *context,
                     const char *text,
                     double x,
                     double y,
                     gboolean is_bold,
                     guint32 colour);

/** tw_canvas_plate: draws @text centred on a point, in pixels, on a plate of its own, so that it can be
 *   read on any ground. What is wider than @most_width has two lines. Returns: how wide the plate is */
double tw_canvas_plate (cairo_t *cr,
                        PangoContext *context,
                        const char *text,
                        double x,
                        double y,
                        double most_width);

/** tw_canvas_path: appends the path of a part, turned and scaled. Returns: %FALSE if it has none */
gboolean tw_canvas_path (const TwCanvasOverlay *overlay,
                         cairo_t *cr,
                         TwTilePart part,
                         guint index);

/** tw_canvas_point: finds a spot's position in pixels. Returns: %FALSE if there is no such spot */
gboolean tw_canvas_point (const TwCanvasOverlay *overlay,
                          TwCanvasSpot spot,
                          double *out_x,
                          double *out_y);

/** tw_canvas_half_width: Returns: half the width of a way with its verges, in pixels; 0 for other
 *   segments */
double tw_canvas_half_width (const TwCanvasOverlay *overlay, guint segment);

/** tw_canvas_overlay_allow: marks where @symbol, held in hand, may stand; @own (nullable) is the
 *   set's own vocabulary. */
void tw_canvas_overlay_allow (TwCanvasOverlay *overlay, const TwVocabulary *own,
                              const char *symbol);

G_END_DECLS

/* Pictures that are drawn by hand in the program: a few shapes in a square, kept as SVG. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The square is that wide and high; tenths count. */
#define TW_SKETCH_SIDE 100.
/* Shapes of a sketch, points of a shape. */
#define TW_SKETCH_MAX_SHAPES 200
#define TW_SKETCH_MAX_POINTS 200
/* Strokes are 1 to 20 wide. */
#define TW_SKETCH_MAX_WIDTH 20

/**
 * TwSketchKind:
 * @TW_SKETCH_LINE: from point to point; filled, it is closed
 * @TW_SKETCH_BOX: a rectangle between two corners
 * @TW_SKETCH_OVAL: an ellipse between two corners
 */
typedef enum
{
  TW_SKETCH_LINE,
  TW_SKETCH_BOX,
  TW_SKETCH_OVAL,
  TW_N_SKETCH_KINDS
} TwSketchKind;

/** TwSketchPoint: from the upper left corner, 0 to %TW_SKETCH_SIDE. */
typedef struct
{
  double x, y;
} TwSketchPoint;

/* The colour of a shape that is drawn in the ink of the theme. */
#define TW_SKETCH_INK G_MAXUINT32

/**
 * TwSketchShape:
 * @kind: what it is
 * @colour: 0xrrggbb, or %TW_SKETCH_INK
 * @width: of its stroke
 * @is_filled: whether it is an area, and not a stroke
 * @points: (element-type TwSketchPoint): of a box or an oval two
 */
typedef struct
{
  TwSketchKind kind;
  guint32 colour;
  guint width;
  gboolean is_filled;
  GArray *points;
} TwSketchShape;

/** TwSketch: (element-type TwSketchShape): shapes, the first one below. */
typedef GPtrArray TwSketch;

/** tw_sketch_new: Returns: (transfer full): an empty one; freed by g_ptr_array_unref() */
TwSketch *tw_sketch_new (void);

/** tw_sketch_add: Returns: (transfer none) (nullable): a new shape without points on top; %NULL if
 * there are %TW_SKETCH_MAX_SHAPES */
TwSketchShape *tw_sketch_add (TwSketch *sketch, TwSketchKind kind, guint32 colour, guint width,
                              gboolean is_filled);

/**
 * tw_sketch_simplify:
 * @shape: a line drawn freehand
 *
 * Takes out points that the line does without (it moves by less than half a unit), and ever more
 * of them until there are at most %TW_SKETCH_MAX_POINTS.
 */
void tw_sketch_simplify (TwSketchShape *shape);

/** tw_sketch_to_svg: Returns: (transfer full): the picture, as tw_symbol_art_clean() takes it */
char *tw_sketch_to_svg (const TwSketch *sketch);

/**
 * tw_sketch_from_svg:
 * @svg: a picture
 *
 * Returns: (transfer full) (nullable): its shapes; %NULL if it was not drawn here
 */
TwSketch *tw_sketch_from_svg (const char *svg);

G_END_DECLS

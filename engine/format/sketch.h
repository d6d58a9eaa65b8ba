/* Sketches: pictures that the user draws in the program, a few shapes in a square, kept as SVG. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The side of the square, in units; coordinates have one decimal. */
#define TW_SKETCH_SIDE 100.
/* The most shapes of a sketch, and points of a shape. */
#define TW_SKETCH_MAX_SHAPES 200
#define TW_SKETCH_MAX_POINTS 200
/* Strokes are 1 to 20 units wide. */
#define TW_SKETCH_MAX_WIDTH 20

/**
 * TwSketchKind:
 * @TW_SKETCH_LINE: a line from point to point, closed if it is filled
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

/** TwSketchPoint: a point, from the upper left corner, 0 to %TW_SKETCH_SIDE. */
typedef struct
{
  double x, y;
} TwSketchPoint;

/* The colour of a shape that is drawn in the ink of the theme. */
#define TW_SKETCH_INK G_MAXUINT32

/**
 * TwSketchShape:
 * @kind: its kind
 * @colour: 0xrrggbb, or %TW_SKETCH_INK
 * @width: width of its stroke
 * @is_filled: whether it is filled rather than stroked
 * @points: (element-type TwSketchPoint): its points; a box or oval has two
 */
typedef struct
{
  TwSketchKind kind;
  guint32 colour;
  guint width;
  gboolean is_filled;
  GArray *points;
} TwSketchShape;

/** TwSketch: (element-type TwSketchShape): shapes from the bottom to the top. */
typedef GPtrArray TwSketch;

/** tw_sketch_new: Returns: (transfer full): an empty sketch; free it with g_ptr_array_unref() */
TwSketch *tw_sketch_new (void);

/** tw_sketch_add: Returns: (transfer none) (nullable): a new shape without points on top; %NULL if
 * there are already %TW_SKETCH_MAX_SHAPES */
TwSketchShape *tw_sketch_add (TwSketch *sketch, TwSketchKind kind, guint32 colour, guint width,
                              gboolean is_filled);

/**
 * tw_sketch_simplify:
 * @shape: a line drawn freehand
 *
 * Removes points without which the line moves by less than half a unit, and further ones until
 * there are at most %TW_SKETCH_MAX_POINTS.
 */
void tw_sketch_simplify (TwSketchShape *shape);

/** tw_sketch_to_svg: Returns: (transfer full): the picture, which tw_symbol_art_clean() accepts */
char *tw_sketch_to_svg (const TwSketch *sketch);

/**
 * tw_sketch_from_svg:
 * @svg: a picture
 *
 * Returns: (transfer full) (nullable): its shapes; %NULL if it is not a sketch of this program
 */
TwSketch *tw_sketch_from_svg (const char *svg);

G_END_DECLS

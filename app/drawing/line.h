/* Polylines and polygons, with lengths along them. */
#pragma once

#include "app/drawing/scatter.h"

G_BEGIN_DECLS

/**
 * TwLine:
 * @n: number of points
 * @room: points allocated
 * @p: the points
 * @along: length from the beginning to each point
 *
 * An open or closed line. Zeroed memory is the empty line.
 */
typedef struct
{
  guint n;
  guint room;
  TwPoint *p;
  double *along;
} TwLine;

/** tw_line_clear: frees the points; the line is empty and may be used again. */
void tw_line_clear (TwLine *line);

/** tw_line_add: appends @p unless it is the last point already. */
void tw_line_add (TwLine *line, TwPoint p);

/** tw_line_append: appends all points of @other. */
void tw_line_append (TwLine *line, const TwLine *other);

/** tw_line_reverse: turns the line round. */
void tw_line_reverse (TwLine *line);

/** tw_line_bezier: appends a Bézier curve of @steps pieces from @a to @d. */
void tw_line_bezier (TwLine *line, TwPoint a, TwPoint b, TwPoint c, TwPoint d, guint steps);

/** tw_line_blob: appends an uneven ellipse; @rough is the unevenness, 0 to .2. */
void tw_line_blob (TwLine *line, TwPoint c, double rx, double ry, double rough, TwDice *dice);

/** tw_line_length: Returns: the length, without the closing side of a polygon */
double tw_line_length (const TwLine *line);

/**
 * tw_line_at:
 * @line: a line, not empty
 * @s: 0 to 1, part of its length
 * @out_tangent: (out) (optional): direction there, of length 1
 */
TwPoint tw_line_at (const TwLine *line, double s, TwPoint *out_tangent);

/**
 * TwPiece: which piece of another line a line is.
 * @whole: length of that line, 0 if the line is no piece
 * @from: where on it the piece begins; negative before its beginning
 */
typedef struct
{
  double whole;
  double from;
} TwPiece;

/** tw_line_at_whole: as tw_line_at(), but @s is part of the length of the line of which @line is
 * the piece @piece. What is strewn along both then lies in the same places. */
TwPoint
tw_line_at_whole (const TwLine *line, const TwPiece *piece, double s, TwPoint *out_tangent);

/**
 * tw_line_parts:
 * @line: a line
 * @piece: what it is a piece of
 * @n: number of parts of that line, all of one length
 * @out_first: (out): the first part that lies on @line as a whole; negative before the beginning
 * @out_end: (out): the first that does not any more
 */
void
tw_line_parts (const TwLine *line, const TwPiece *piece, guint n, int *out_first, int *out_end);

/**
 * tw_line_distance:
 * @line: a line
 * @p: a point
 * @out_nearest: (out) (optional): the nearest point of the line
 * @out_tangent: (out) (optional): direction there
 *
 * Returns: the distance of @p from the line; very large for an empty line
 */
double tw_line_distance (const TwLine *line, TwPoint p, TwPoint *out_nearest, TwPoint *out_tangent);

/** tw_line_offset: sets @out to @line moved to its right by @d. */
void tw_line_offset (const TwLine *line, double d, TwLine *out);

/** tw_line_encloses: Returns: whether @p lies inside the closed line */
gboolean tw_line_encloses (const TwLine *line, TwPoint p);

/** tw_line_area: Returns: the area inside the closed line, never negative */
double tw_line_area (const TwLine *line);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwLine, tw_line_clear)

G_END_DECLS

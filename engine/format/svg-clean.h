/* SVG of which only what is safe to draw is taken: of symbols, and finished pictures of tiles. */
#pragma once

#include "engine/format/xml-document.h"

G_BEGIN_DECLS

/**
 * TwSvgLimits:
 * @bytes: how long a picture may be as it is kept
 * @elements: how many elements it may have
 * @uses: how many copies may be made by <use>
 * @is_in_ink: whether it is drawn in the ink of the theme where it names no colour
 * @has_any_number: whether numbers beyond a million are taken, by who does not draw them
 */
typedef struct
{
  gsize bytes;
  guint elements;
  guint uses;
  gboolean is_in_ink;
  gboolean has_any_number;
} TwSvgLimits;

/**
 * tw_svg_clean:
 * @name: the file's name for messages
 * @data: an SVG document
 * @length: how many bytes, or -1 if a 0 ends them
 * @limits: what it may have at most
 * @out_width: (out) (optional): its width, of the viewBox if there is one
 * @out_height: (out) (optional): its height, likewise
 * @error: %TW_FORMAT_ERROR, with line, cause and remedy
 *
 * Takes shapes, gradients and style; leaves out what programs note for themselves (metadata,
 * attributes of other namespaces, handlers of events); refuses what would load something
 * (pictures, fonts, links to elsewhere), run something (scripts, animation), be drawn at
 * length (filters, patterns, copies of copies), or reckon with numbers beyond a million. A plain
 * DOCTYPE without declarations is left out. Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the picture as one SVG element, always the same bytes
 *   for the same picture; cleaning it again changes nothing
 */
char *tw_svg_clean (const char *name, const char *data, gssize length, const TwSvgLimits *limits,
                    double *out_width, double *out_height, GError **error);

/** tw_svg_clean_document: the same for a parsed document, which is changed. */
char *tw_svg_clean_document (const char *name, xmlDoc *document, const TwSvgLimits *limits,
                             double *out_width, double *out_height, GError **error);

G_END_DECLS

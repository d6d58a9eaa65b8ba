/* Cleans SVG files, for symbols and finished pictures: only what is safe to draw remains. */
#pragma once

#include "engine/format/xml-document.h"

G_BEGIN_DECLS

/**
 * TwSvgLimits:
 * @bytes: the most bytes of the cleaned picture
 * @elements: the most elements
 * @uses: the most copies made by <use>
 * @is_in_ink: whether shapes without a colour are drawn in the ink of the theme
 * @has_any_number: whether numbers beyond a million are accepted, for callers that do not draw the
 *   picture
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
 * @limits: its limits
 * @out_width: (out) (optional): its width, that of the viewBox if it has one
 * @out_height: (out) (optional): its height, likewise
 * @error: %TW_FORMAT_ERROR, with line, cause and remedy
 *
 * Accepts shapes, gradients and style. Leaves out metadata, attributes of other namespaces, event
 * handlers and a plain DOCTYPE without declarations. Refuses all that would load something
 * (pictures, fonts, external links), run something (scripts, animation), take long to draw
 * (filters, patterns, copies of copies), or has numbers beyond a million. Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the picture as one SVG element, always the same bytes
 *   for the same picture; cleaning it again changes nothing
 */
char *tw_svg_clean (const char *name, const char *data, gssize length, const TwSvgLimits *limits,
                    double *out_width, double *out_height, GError **error);

/** tw_svg_clean_document: as tw_svg_clean() for a parsed document, which it changes. */
char *tw_svg_clean_document (const char *name, xmlDoc *document, const TwSvgLimits *limits,
                             double *out_width, double *out_height, GError **error);

G_END_DECLS

/* Pictures of symbols, figures and tokens: SVG of which only the safe part is kept. */
#pragma once

#include "engine/format/xml-reader.h"

G_BEGIN_DECLS

/* The limits of a picture: bytes of the cleaned picture, elements, copies made by <use>. */
#define TW_ART_MAX_BYTES    (64 * 1024)
#define TW_ART_MAX_ELEMENTS 1500
#define TW_ART_MAX_USES     64

/* The limits of a picture that is drawn, likewise: those of themes are larger. */
#define TW_ART_DRAWN_BYTES    (256 * 1024)
#define TW_ART_DRAWN_ELEMENTS 10000
#define TW_ART_DRAWN_USES     500

/**
 * tw_symbol_art_clean:
 * @name: the file's name for messages
 * @data: an SVG document
 * @length: how many bytes, or -1
 * @error: %TW_FORMAT_ERROR, with line, cause and remedy
 *
 * As tw_svg_clean(), within the limits above. A picture without its own fill is drawn in the ink of
 * the theme.
 *
 * Returns: (transfer full) (nullable): the picture as one SVG element, always the same bytes
 *   for the same picture; cleaning it again changes nothing
 */
char *tw_symbol_art_clean (const char *name, const char *data, gssize length, GError **error);

/**
 * tw_symbol_art_read:
 * @reader: a reader
 * @element: a <picture> that contains an SVG element, not opened yet
 * @out_svg: (out) (transfer full): the picture as cleaned by tw_symbol_art_clean(); unchanged if
 *   that refuses it
 *
 * Numbers may be of any size: code that draws the picture finds out whether it can, and other code
 * asks tw_svg_clean() why not.
 *
 * Returns: %FALSE with an error if there is no SVG element
 */
gboolean tw_symbol_art_read (TwXmlReader *reader, xmlNode *element, char **out_svg);

G_END_DECLS

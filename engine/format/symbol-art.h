/* Pictures of symbols, figures and tokens: SVG of which only what is safe is taken. */
#pragma once

#include "engine/format/xml-reader.h"

G_BEGIN_DECLS

/* What a picture may have at most: bytes as it is kept, elements, copies made by <use>. */
#define TW_ART_MAX_BYTES    (64 * 1024)
#define TW_ART_MAX_ELEMENTS 1500
#define TW_ART_MAX_USES     64

/* Likewise of one that is drawn: those of themes have more. */
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
 * As tw_svg_clean(), within the limits above. Without a fill of its own the picture is drawn in
 * the ink of the theme.
 *
 * Returns: (transfer full) (nullable): the picture as one SVG element, always the same bytes
 *   for the same picture; cleaning it again changes nothing
 */
char *tw_symbol_art_clean (const char *name, const char *data, gssize length, GError **error);

/**
 * tw_symbol_art_read:
 * @reader: a reader
 * @element: a <picture> with an SVG element within it, not opened yet
 * @out_svg: (out) (transfer full): the picture as of tw_symbol_art_clean(); as it stands there if
 *   that refuses it
 *
 * Numbers may be of any size: whether it can be drawn is found by who draws it, and who does not
 * has tw_svg_clean() say why.
 *
 * Returns: %FALSE with an error if there is none
 */
gboolean tw_symbol_art_read (TwXmlReader *reader, xmlNode *element, char **out_svg);

G_END_DECLS

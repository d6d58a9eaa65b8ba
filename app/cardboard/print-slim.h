/* Shorter numbers in the pictures of a PDF. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_print_slim:
 * @content: (array length=length): a content stream of the format
 * @length: its bytes
 *
 * cairo writes each coordinate with six digits after the point. In a picture whose unit is a dot of
 * 360 to the inch none is needed: points move by 0.05 mm at most, and the file becomes half as
 * large. Only what paths are made of is shortened: matrices, colours and words stay as they are.
 *
 * Returns: (transfer full): the shorter stream
 */
GString *tw_print_slim (const char *content, gsize length);

G_END_DECLS

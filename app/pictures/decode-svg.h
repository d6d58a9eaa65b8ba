/* Drawing SVG with librsvg. Private to the decoder. */
#pragma once

#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/** tw_svg_open: Returns: (transfer full) (nullable): a drawing that opens no other file; its size
 *   is in units of its own */
RsvgHandle *
tw_svg_open (const guint8 *data, gsize length, double *out_width, double *out_height);

/** tw_svg_render: draws @svg from 0,0 to that size. Returns: whether it could be drawn */
gboolean tw_svg_render (RsvgHandle *svg, cairo_t *cr, double width, double height);

G_END_DECLS

/* SVG without digits that nobody sees. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_chart_svg_shortened: Returns: (transfer full): the bytes @svg (transfer full), as cairo writes them, with numbers cut to hundredths of
 * a unit: letters are shapes of long numbers, and become a third as long; and without what is counted in a process, so that the
 * same picture gives the same bytes */
GBytes *tw_chart_svg_shortened (GByteArray *svg);

G_END_DECLS

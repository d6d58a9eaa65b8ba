/* A bin that says whether it is wide or narrow, so that templates can bind to it.
 *
 * What AdwBreakpointBin does in later versions of libadwaita. It asks for its least
 * width only; the child may need more and is then clipped for the one frame until
 * the bindings have taken effect.
 *
 * Properties: "least-width", "narrow-below" and "wide-from" (pixels, to be set);
 * "narrow", "wide", "not-narrow" and "not-wide" (notified). The style classes
 * "narrow" and "wide" follow.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_WIDTH_BIN (tw_width_bin_get_type ())
G_DECLARE_FINAL_TYPE (TwWidthBin, tw_width_bin, TW, WIDTH_BIN, AdwBin)

/** tw_width_bin_is_wide: Returns: whether it is as wide as "wide-from" says */
gboolean tw_width_bin_is_wide (TwWidthBin *self);

G_END_DECLS

/* A bin that tells whether it is wide or narrow, so that templates can bind to it.
 *
 * It is like AdwBreakpointBin of later versions of libadwaita. It requests only its least width. If
 * the child needs more, it is clipped for one frame, until the bindings have taken effect.
 *
 * Properties: "least-width" (pixels), "narrow-below" and "wide-from" (pixels where texts are as large as
 * usual, twice as many at 200 %), all to be set;
 * "narrow", "wide", "not-narrow" and "not-wide" (notified). The style classes
 * "narrow" and "wide" follow.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_WIDTH_BIN (tw_width_bin_get_type ())
G_DECLARE_FINAL_TYPE (TwWidthBin, tw_width_bin, TW, WIDTH_BIN, AdwBin)

/** tw_width_bin_is_wide: Returns: whether the bin is at least as wide as "wide-from" */
gboolean tw_width_bin_is_wide (TwWidthBin *self);

G_END_DECLS

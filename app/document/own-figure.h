/* Where a figure of a set's own may stand, and whether rules move it. */
#pragma once

#include "app/document/own-thing.h"

G_BEGIN_DECLS

/** tw_own_figure_set_role: lets the figure stand on land of that kind, or not, in one step of undo. Returns:
 *   whether it was changed */
gboolean tw_own_figure_set_role (TwDocument *document, const char *id, TwKind kind, gboolean is_on,
                                 GError **error);

/** tw_own_figure_set_by_hand: has the figure be moved by hand alone, so that it stands nowhere by the rules, or
 *   by the rules, in one step of undo. Returns: whether it was changed */
gboolean tw_own_figure_set_by_hand (TwDocument *document, const char *id, gboolean is_by_hand,
                                    GError **error);

/** tw_own_figure_set_neutral: has the figure belong to nobody, so that there is one, which weighs and claims
 *   nothing, or to the players again, in one step of undo. Returns: whether it was changed */
gboolean tw_own_figure_set_neutral (TwDocument *document, const char *id, gboolean is_neutral,
                                    GError **error);

G_END_DECLS

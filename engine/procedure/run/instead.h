/* What is done in place of a figure, and where figures may stand. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_instead_list: see @more_actions of #TwFigureHooks: what procedures at="action" begin with, and where
 * <allow> lets a figure stand */
void tw_instead_list (const TwPlay *play, const TwFrame *frame, gconstpointer own,
                      TwActionList *list);

/** tw_instead_apply: see @apply_more of #TwFigureHooks */
gboolean tw_instead_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);

/** tw_instead_may_stand: see @may_stand of #TwFigureHooks: the rule of a <forbid> */
const char *tw_instead_may_stand (const TwPlay *play, const TwFrame *frame, gconstpointer own,
                                  const TwAction *action);

G_END_DECLS

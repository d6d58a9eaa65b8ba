/* Telling who watches a rule that it does something. Private to the folder. */
#pragma once

#include "engine/game/steps.h"
#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_watch_tell_step: tells @play's watch what came of a step of @procedure with @op, if that is more than
 *   finding out what is to be done; whoever gives something tells it himself. */
void tw_watch_tell_step (const TwPlay *play, const TwProcedureCode *procedure, guint op,
                         TwStepResult result);

G_END_DECLS

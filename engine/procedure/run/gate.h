/* Gates: what has to be there for a procedure to do anything at all, seen at a glance. Most tiles show
 * no symbol of a rule and complete nothing, and most rules are then left alone. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_gates_let_begin: Returns: whether one of the gates of @procedure is open; it has some */
gboolean tw_gates_let_begin (const TwPlay *play, const TwFrame *frame,
                             const TwProcedureCode *procedure, gconstpointer own);

/** tw_gates_are_shut: Returns: whether @procedure, were it begun now, would end without doing anything; it
 *   may do nothing though they are not */
static inline gboolean
tw_gates_are_shut (const TwPlay *play,
                   const TwFrame *frame,
                   const TwProcedureCode *procedure,
                   gconstpointer own)
{
  return procedure->n_gates > 0 && !tw_gates_let_begin (play, frame, procedure, own);
}

G_END_DECLS

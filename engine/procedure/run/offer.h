/* Questions with answers of several sorts. Private to the folder and to show. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_offer_asks: Returns: whether the step @at asks somebody something */
static inline gboolean
tw_offer_asks (const TwProcedures *all, guint at)
{
  guint op = tw_procedures_code (all, at)->op;

  return op == TW_OP_CHOOSE || op == TW_OP_OFFER || op == TW_OP_TAKE;
}

/** tw_offer_nth: Returns: the step of the question @index among those of the %TW_OP_OFFER at @at */
static inline guint
tw_offer_nth (const TwProcedures *all, guint at, guint index)
{
  return tw_procedures_code (all, at + 1 + index)->to;
}

/** tw_offer_find: Returns: the step of the question that an answer with the verb @verb answers, if step @at
 *   is asked: @at, or one of an <offer>; the first of that if none has such answers */
guint tw_offer_find (const TwProcedures *all, guint at, guint verb);

/** tw_offer_has: Returns: whether there is anything to choose at step @at, an <offer> */
gboolean tw_offer_has (const TwSight *sight, guint at);

/** tw_offer_preset: says in @frame whether a case that gives no answer means the first one. */
static inline void
tw_offer_preset (TwFrame *frame, gboolean is_preset)
{
  frame->flags = (guint8) ((frame->flags & ~TW_FRAME_DEFAULT) | (is_preset ? TW_FRAME_DEFAULT : 0));
}

G_END_DECLS

/* Telling who watches a rule that it does something. */
#include "engine/procedure/run/watch.h"

#define BIT(op) (G_GUINT64_CONSTANT (1) << (op))

/* The steps that only find out what is to be done, and with what. */
static const guint64 finding = BIT (TW_OP_END) | BIT (TW_OP_JUMP) | BIT (TW_OP_EACH)
                               | BIT (TW_OP_NEXT) | BIT (TW_OP_IF) | BIT (TW_OP_REPEAT)
                               | BIT (TW_OP_AGAIN) | BIT (TW_OP_REMEMBER) | BIT (TW_OP_ADD)
                               | BIT (TW_OP_FORGET);
/* Those that do something only if somebody is asked. */
static const guint64 asking =
    BIT (TW_OP_CHOOSE) | BIT (TW_OP_DRAW) | BIT (TW_OP_PART) | BIT (TW_OP_OFFER);

void
tw_watch_tell_step (const TwPlay *play,
                    const TwProcedureCode *procedure,
                    guint op,
                    TwStepResult result)
{
  if ((finding | BIT (TW_OP_GIVE)) >> op & 1 || (asking >> op & 1 && result != TW_STEP_ASK))
    return;
  tw_play_tell_watch (play, procedure->procedure);
}

/* A further tile within a part of the turn: <play>. */
#include "engine/procedure/play.h"

#include "engine/procedure/compiler-private.h"

#include <glib/gi18n-lib.h>

/* A turn within the turn needs this many free frames. */
#define FRAMES_OF_TURN 14

gboolean
tw_procedure_may_play (const TwPlay *play)
{
  return play->state->n_left > 0 && play->state->n_frames + FRAMES_OF_TURN <= TW_MAX_FRAMES;
}

/* Rule: MSG-023, MSG-033, MSG-035, MSG-037. */
void
tw_procedure_play (TwPlay *play, gboolean is_optional)
{
  if (!tw_procedure_may_play (play))
    return;
  tw_play_push (play, TW_PROGRAM_TURN)->flags =
      TW_FRAME_NESTED | (is_optional ? TW_FRAME_OPTIONAL : 0);
}

gboolean
tw_compiler_play (TwCompiler *c, const TwStatement *statement)
{
  guint at;

  if (c->code->moment != TW_MOMENT_AFTER_COUNTING && c->code->moment != TW_MOMENT_PART_OVER)
    return tw_compiler_fail (
        c, statement,
        _ ("<%s> has a tile laid when all that was completed is counted. Write "
           "at=\"after-counting\" or at=\"part-over\"."),
        statement->word->name);
  at = tw_compiler_add_code (c, TW_OP_PLAY);
  tw_compiler_code (c, at)->detail =
      g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0;
  at = tw_compiler_add_code (c, TW_OP_JUMP);
  tw_compiler_code (c, at)->to = c->out;
  c->out = (guint16) at;
  return TRUE;
}

/* What a table shows of the mists: who is buried, marks beside the track, and whose question is
 * open. */
#include "engine/expansion/mists-private.h"

#include "engine/game/pieces.h"
#include "engine/game/steps.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* ---- pieces ---------------------------------------------------------------------------- */

gboolean
mists_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  *out_piece = (TwPiece){ .other = TW_NO_NODE, .n = 1 };
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (mists_buried_on (&play->figures[i]) != TW_NO_NODE && index-- == 0)
      {
        out_piece->id = "buried";
        out_piece->owner = play->figures[i].seat + 1u;
        out_piece->node = play->figures[i].node;
        out_piece->slot = play->board.nodes[out_piece->node].slot;
        return TRUE;
      }
  return FALSE;
}

const TwFigure *
mists_hound (const TwPlay *play, const Mists *mists, guint hound)
{
  return tw_play_neutral (play, mists->level.hound[hound]);
}

/* ---- beside the table ------------------------------------------------------------------ */

/* Rule: MIST-011, MIST-150, MIST-180. */
gboolean
mists_mark (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark)
{
  static const TwTrackMark hounds[MISTS_N_HOUNDS] = {
    { "hound1", N_ ("First hound at {n}"), N_ ("First hound at {n}, reached"), 0, FALSE, FALSE },
    { "hound2", N_ ("Second hound at {n}"), N_ ("Second hound at {n}, reached"), 0, FALSE, FALSE },
  };
  static const TwTrackMark target = {
    "target", N_ ("Target {n}"), N_ ("Target {n}, reached"), 0, FALSE, TRUE
  };
  const Mists *mists = own;
  guint n_hounds = mists->level.n_piles - 1u;
  gboolean is_hound = index < n_hounds;

  *out_mark = is_hound ? hounds[index] : target;
  out_mark->points = is_hound ? mists->level.mark[index] : mists->level.target;
  out_mark->is_reached = is_hound ? mists_hound (play, mists, index)->place != TW_FIGURE_SUPPLY
                                  : mists_lowest (play) >= mists->level.target;
  return index <= n_hounds;
}

/* Whether a rule of the mists that is carried out at @moment is under way. */
static gboolean
is_under_way (const TwPlay *play, TwTurnMoment moment)
{
  const TwProcedures *all = tw_procedures_of (play);
  gconstpointer own = tw_procedures_own (play);

  for (guint64 left = all->at[moment]; left != 0; left &= left - 1)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, (guint) __builtin_ctzll (left));

      if (tw_procedures_run (procedure, own)->at != 0
          && strcmp (procedure->procedure->part, MISTS_PART) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Where a tile goes is the team's matter, and what the mists ask when it lies and when all is
 * counted: who is buried, where ghosts rise, where hounds and tiles that lie face down go. Points
 * or ghosts, and a guard, are the active player's. Rule: MIST-022. */
gboolean
mists_asks_all (const TwPlay *play, gconstpointer own)
{
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;

  return frame != NULL
         && (play->rules->programs[frame->program][frame->step].step == &tw_place_step
             || is_under_way (play, TW_MOMENT_LAID)
             || is_under_way (play, TW_MOMENT_AFTER_COUNTING));
}

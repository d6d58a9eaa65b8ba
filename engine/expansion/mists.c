/* Mists over Carcassonne: all play together against the ghosts. What a level is, its parameters
 * say.
 *
 * How it is played is said by procedures and declarations in data/rules/mists.xml: the piles, the
 * turn, ghosts, cemeteries, tiles that lie face down, hounds, the target. Here is what is no rule
 * of the game, or cannot be said by words that others would use as well:
 *
 *   - what program players think of a position (mists-evaluate.c): found by trying, no rule;
 *   - that marks and target have to follow one another: no word checks parameters;
 *   - what the table shows beside what all games show: the ghosts left, marks beside the track,
 * buried guards, whose question it is (mists-table.c);
 *   - words of cases for these things (mists-facts.c): "hound1@track", "buried=1",
 * "feature@…=haunted".
 *
 * Rule: MIST-001 to MIST-186.
 */
#include "engine/expansion/mists-private.h"
#include "engine/expansion/registry.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* ---- the score and the end ------------------------------------------------------------- */

int
mists_lowest (const TwPlay *play)
{
  int lowest = play->state->score[0];

  for (guint seat = 1; seat < play->rules->n_seats; seat++)
    lowest = MIN (lowest, play->state->score[seat]);
  return lowest;
}

guint
mists_pile (const TwPlay *play, const Mists *mists)
{
  return (guint) tw_tally_of (play, tw_procedures_own (play), mists->level.pile, 0);
}

/* Rule: PARAM-007. */
static gboolean
mists_check_rules (const TwRules *rules, GError **error)
{
  int first = tw_rules_parameter (rules, "mists.mark.1");
  int second = tw_rules_parameter (rules, "mists.mark.2");
  int target = tw_rules_parameter (rules, "mists.target");

  if ((second == 0 || (first > 0 && first < second)) && MAX (first, second) < target)
    return TRUE;
  g_set_error (
      error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER,
      _ ("The marks %d and %d and the target %d do not follow one another. Raise mists.mark.2 "
         "or mists.target."),
      first, second, target);
  return FALSE;
}

/* ---- the set-up ------------------------------------------------------------------------ */

/* Rule: MIST-015. */
static void
read_level (const TwRules *rules, MistsLevel *level)
{
  level->target = (gint16) tw_rules_parameter (rules, "mists.target");
  level->mark[0] = (gint16) tw_rules_parameter (rules, "mists.mark.1");
  level->mark[1] = (gint16) tw_rules_parameter (rules, "mists.mark.2");
  level->n_piles = (guint8) (1 + (level->mark[0] > 0) + (level->mark[1] > 0));
  level->n_ghosts = (guint8) tw_rules_parameter (rules, "mists.ghosts");
  level->cemeteries = (guint8) tw_rules_parameter (rules, "mists.cemetery.kind");
  level->ghost = (guint8) tw_rules_token (rules, "ghost");
  level->hound[0] = (guint8) tw_rules_figure (rules, "hound1");
  level->hound[1] = (guint8) tw_rules_figure (rules, "hound2");
  level->pile = (guint8) tw_tally_find ((const TwProcedures *) (gconstpointer) rules->made, "pile");
}

/* Rule: MIST-005, MIST-011 to MIST-014, MIST-018, MIST-019. */
static void
mists_set_up (TwPlay *play, gpointer own)
{
  Mists *mists = own;

  read_level (play->rules, &mists->level);
}

const TwExpansion tw_expansion_mists = {
  .id = MISTS_PART,
  .state_size = sizeof (Mists),
  .setup = &(const TwSetupHooks){ .check_rules = mists_check_rules, .set_up = mists_set_up },
  .showing = &(const TwShowingHooks){ .piece = mists_piece, .mark = mists_mark },
  .facts = &(const TwFactHooks){ .give = mists_give,
                                 .tell = mists_tell,
                                 .say = mists_say,
                                 .says_pieces = TRUE },
  .together = &(const TwTogetherHooks){ .asks_all = mists_asks_all,
                                        .evaluate = mists_evaluate,
                                        .chance = mists_chance,
                                        .narrow = mists_narrow },
  .check = mists_check,
};

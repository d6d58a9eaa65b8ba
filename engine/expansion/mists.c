/* Mists over Carcassonne: all play together against the ghosts. A turn of its own in place
 * of the competitive one, the same for all levels: what a level is, its parameters say.
 *
 * What is said by procedures stands in data/rules/mists.xml: the counting, ghosts, cemeteries,
 * hounds, the target. Here is what they cannot say yet: tiles are drawn from piles, one of them
 * unseen and laid face down on a cell (no statement draws or lays tiles), so the turn is one of its
 * own; what the table shows of piles, bank and marks; and the words of cases for all of that. What
 * program players think of a position is no rule.
 *
 * Rule: MIST-001 to MIST-186.
 */
#include "engine/expansion/mists-private.h"
#include "engine/expansion/registry.h"
#include "engine/game/bag.h"
#include "engine/game/steps.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define PART "mists"

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

/* ---- why not --------------------------------------------------------------------------- */

/* Rule: MIST-030 to MIST-033. */
static const char *
why_not_place (const TwPlay *play, const TwAction *action)
{
  const TwBoard *board = &play->board;
  int open = tw_board_open_at (board, action->x, action->y);

  if (open < 0)
    return "MIST-030";
  return tw_board_fits (board, (guint) open, action->kind, action->turns & 3) ? NULL : "MIST-031";
}

/* Rule: MIST-020, MIST-023, MIST-037. */
static const char *
mists_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  static const char *const phases[][2] = {
    { "1a", "MIST-037" },
    { "1b", "MIST-023" },
    { "M3c", "MIST-132" },
  };
  const char *phase = tw_play_phase (play), *rule = NULL;

  if (action->verb == TW_VERB_PLACE && strcmp (phase, "1b") == 0)
    return why_not_place (play, action);
  for (guint i = 0; rule == NULL && i < G_N_ELEMENTS (phases); i++)
    if (strcmp (phases[i][0], phase) == 0)
      rule = phases[i][1];
  return rule;
}

const TwExpansion tw_expansion_mists = {
  .id = PART,
  .state_size = sizeof (Mists),
  .setup = &(const TwSetupHooks){ .check_rules = mists_check_rules, .set_up = mists_set_up },
  .showing = &(const TwShowingHooks){ .why_not = mists_why_not,
                                      .piece = mists_piece,
                                      .stock = mists_stock,
                                      .mark = mists_mark },
  .facts = &(const TwFactHooks){ .give = mists_give,
                                 .tell = mists_tell,
                                 .say = mists_say,
                                 .says_pieces = TRUE },
  .together = &(const TwTogetherHooks){ .asks_all = mists_asks_all, .evaluate = mists_evaluate },
  .check = mists_check,
};

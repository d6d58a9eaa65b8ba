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

void
mists_lose (TwPlay *play, const char *reason)
{
  tw_play_conclude (play, TW_STATUS_LOST, tw_rules_reason (play->rules, reason));
}

int
mists_lowest (const TwPlay *play)
{
  int lowest = play->state->score[0];

  for (guint seat = 1; seat < play->rules->n_seats; seat++)
    lowest = MIN (lowest, play->state->score[seat]);
  return lowest;
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
  level->pile_size = (guint16) tw_rules_parameter (rules, "mists.pile.size");
  level->n_ghosts = (guint8) tw_rules_parameter (rules, "mists.ghosts");
  level->cemeteries = (guint8) tw_rules_parameter (rules, "mists.cemetery.kind");
  level->unplaceable_loses = (guint8) tw_rules_parameter (rules, "mists.unplaceable");
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
  mists_find_verbs (play->rules, &mists->verbs);
  mists->unseen = TW_NO_KIND;
  mists_set_up_piles (play, mists);
}

/* A tile that was drawn to be laid face down. */
static guint
mists_n_held (const TwPlay *play, gconstpointer own)
{
  return ((const Mists *) own)->unseen != TW_NO_KIND;
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

static const char *
why_not_own (const TwPlay *play, const Mists *mists, const TwAction *action)
{
  const MistsVerbs *verbs = &mists->verbs;

  if (action->verb == verbs->down)
    return "MIST-134";
  return action->verb == verbs->no_tile || action->verb == verbs->unseen ? "MIST-036" : NULL;
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
  if (action->verb >= TW_N_VERBS)
    rule = why_not_own (play, own, action);
  for (guint i = 0; rule == NULL && i < G_N_ELEMENTS (phases); i++)
    if (strcmp (phases[i][0], phase) == 0)
      rule = phases[i][1];
  return rule;
}

/* ---- the turn -------------------------------------------------------------------------- */

/* Rule: MIST-020 to MIST-024. */
static const TwProgramItem turn_program[] = {
  { .step = &mists_draw_step },       { .step = &tw_place_step },
  { .slot = TW_SLOT_AFTER_PLACING },  { .step = &tw_figure_step },
  { .slot = TW_SLOT_AFTER_FIGURE },   { .step = &tw_collect_step },
  { .slot = TW_SLOT_BEFORE_SCORING }, { .slot = TW_SLOT_AFTER_SCORING },
  { .slot = TW_SLOT_PART_END },       { .step = &tw_next_step },
};

/* Ended by hand: nothing is counted. Rule: MIST-114. */
static const TwProgramItem end_program[] = {
  { .step = &tw_finish_step },
};

static const TwOwnProgram programs[] = {
  { TW_PROGRAM_TURN, turn_program, G_N_ELEMENTS (turn_program) },
  { TW_PROGRAM_END, end_program, G_N_ELEMENTS (end_program) },
};

/* After the hounds, before a haunted cemetery that a tile has closed. */
static const TwHook hooks[] = {
  { TW_SLOT_AFTER_SCORING, -10, { "M3c", mists_down_run, mists_down_list, mists_down_apply } },
};

const TwExpansion tw_expansion_mists = {
  .id = PART,
  .state_size = sizeof (Mists),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = mists_verbs,
  .n_verbs = MISTS_N_VERBS,
  .programs = programs,
  .n_programs = G_N_ELEMENTS (programs),
  .setup = &(const TwSetupHooks){ .check_rules = mists_check_rules, .set_up = mists_set_up },
  .placing = &(const TwPlacingHooks){ .n_held = mists_n_held },
  .showing = &(const TwShowingHooks){ .why_not = mists_why_not,
                                      .piece = mists_piece,
                                      .stock = mists_stock,
                                      .mark = mists_mark },
  .facts = &(const TwFactHooks){ .give = mists_give,
                                 .tell = mists_tell,
                                 .say = mists_say,
                                 .says_pieces = TRUE },
  .together = &(const TwTogetherHooks){ .asks_all = mists_asks_all, .evaluate = mists_evaluate },
  .hash = mists_hash,
  .check = mists_check,
};

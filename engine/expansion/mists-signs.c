/* The signs that a program player goes by. */
#include "engine/expansion/mists-signs.h"

#include "engine/game/feature-value.h"

#include <math.h>
#include <string.h>

typedef struct
{
  const TwPlay *play;
  const Mists *mists;
  MistsSigns *signs;
  gboolean shares_score;
  int lowest;
  int goal;
} Reading;

/* What the next mark or the target asks for. */
static int
next_goal (const TwPlay *play, const Mists *mists)
{
  guint pile = mists_pile (play, mists);

  return pile < mists->level.n_piles ? mists->level.mark[pile - 1] : mists->level.target;
}

static double
tiles_left (const TwPlay *play)
{
  return MAX (play->state->n_left, 1);
}

/* ---- what may soon be complete --------------------------------------------------------- */

/* The chance that one of the next six tiles is one of @n that complete it. */
static double
chance_of (const TwPlay *play, guint n)
{
  double miss = 1 - MIN (1, n / tiles_left (play));

  miss *= miss;
  return 1 - miss * miss * miss;
}

gboolean
mists_is_stuck (const MistsProspect *prospect)
{
  return prospect->is_haunted || !prospect->fits_all
         || (prospect->n_cells == 1 && prospect->n_completing == 0);
}

MistsNearness
mists_nearness (const TwPlay *play, const MistsProspect *prospect)
{
  if (prospect->n_cells == 1)
    return (MistsNearness){ MISTS_SIGN_PROMISE_NEAR, MISTS_SIGN_REMOVE_NEAR,
                            chance_of (play, prospect->n_completing) };
  if (prospect->n_cells == 2)
    return (MistsNearness){ MISTS_SIGN_PROMISE_HALF, MISTS_SIGN_REMOVE_HALF, 1 };
  return (MistsNearness){ MISTS_SIGN_PROMISE_FAR, MISTS_SIGN_REMOVE_FAR,
                          1.0 / (prospect->n_cells - 1) };
}

void
mists_add_due (int *due, guint *n_due, int points)
{
  guint at = *n_due;

  if (at == MISTS_MAX_DUE)
    return;
  for (; at > 0 && due[at - 1] > points; at--)
    due[at] = due[at - 1];
  due[at] = points;
  ++*n_due;
}

/* Returns: the colours on a feature, a bit each */
static guint
colours_on (const TwPlay *play, guint root)
{
  guint colours = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    colours |= (guint) (play->board.weights[root * play->board.n_seats + seat] > 0) << seat;
  return colours;
}

/* Returns: those of @colours that points are of use for. Rule: MIST-175. */
static int
n_in_need (const Reading *reading, guint colours)
{
  int n = 0;

  for (guint seat = 0; seat < reading->play->rules->n_seats; seat++)
    n += (colours >> seat & 1)
         && (reading->shares_score
             || reading->play->state->score[seat] < reading->mists->level.target);
  return n;
}

/* With a score for each colour the lowest one is what all wait for. */
static double
promise_of_lowest (const Reading *reading, guint colours, const MistsProspect *prospect, int value)
{
  gboolean is_there = FALSE;

  for (guint seat = 0; seat < reading->play->rules->n_seats; seat++)
    is_there |= (colours >> seat & 1) && reading->play->state->score[seat] == reading->lowest;
  if (reading->shares_score || !is_there)
    return 0;
  return value
         * (prospect->n_cells == 1   ? chance_of (reading->play, prospect->n_completing)
            : prospect->n_cells == 2 ? 0.4
                                     : 0.2);
}

static void
read_prospects (const Reading *reading)
{
  const TwPlay *play = reading->play;
  MistsSigns *signs = reading->signs;
  const MistsOutlook *outlook = &signs->outlook;
  double *of = signs->of;
  int values[MISTS_MAX_PROSPECTS] = { 0 };
  guint colours[MISTS_MAX_PROSPECTS] = { 0 };

  for (guint i = 0; i < outlook->n; i++)
    {
      const MistsProspect *prospect = &outlook->prospects[i];
      MistsNearness nearness;
      int n, value;

      if (prospect->kind == TW_KIND_MIST || prospect->is_free)
        continue;
      if (play->board.nodes[prospect->root].n_open > 0 && mists_is_stuck (prospect))
        {
          of[MISTS_SIGN_STUCK]++;
          continue;
        }
      value = tw_feature_value (play, prospect->root, TW_EVENT_COMPLETE, NULL, NULL);
      colours[i] = colours_on (play, prospect->root);
      n = n_in_need (reading, colours[i]);
      if (play->board.nodes[prospect->root].n_open == 0)
        {
          mists_add_due (signs->due, &signs->n_due, n * value);
          continue;
        }
      values[i] = value;
      nearness = mists_nearness (play, prospect);
      of[nearness.promise] += nearness.share * value * n;
      of[nearness.remove] += nearness.share;
      of[MISTS_SIGN_COLOURS] += MAX (n - 1, 0);
      of[MISTS_SIGN_PROMISE_LOWEST] += promise_of_lowest (reading, colours[i], prospect, value);
    }
  for (guint i = 0; i < outlook->n_meetings; i++)
    {
      guint one = outlook->meetings[i].one, other = outlook->meetings[i].other;

      if (values[one] > 0 && values[other] > 0)
        of[MISTS_SIGN_JOIN] += __builtin_popcount (colours[one] & ~colours[other]) * values[other]
                               + __builtin_popcount (colours[other] & ~colours[one]) * values[one];
    }
}

/* ---- ghosts ---------------------------------------------------------------------------- */

void
mists_read_bank (double *of, int bank, int missing)
{
  int scarce = MAX (4 - bank, 0);

  of[MISTS_SIGN_EMPTY] = 1.0 / (1 + bank);
  of[MISTS_SIGN_SCARCE] = scarce * scarce;
  of[MISTS_SIGN_FAR_AND_EMPTY] = of[MISTS_SIGN_EMPTY] * MAX (missing, 0) / 100.0;
}

static const MistsProspect *
find_prospect (const MistsOutlook *outlook, guint root)
{
  for (guint i = 0; i < outlook->n; i++)
    if (outlook->prospects[i].root == root)
      return &outlook->prospects[i];
  return NULL;
}

static void
read_mist (const Reading *reading, guint root, guint n)
{
  const MistsProspect *prospect = find_prospect (&reading->signs->outlook, root);
  double *of = reading->signs->of;

  if (prospect == NULL || mists_is_stuck (prospect))
    of[MISTS_SIGN_MIST_DEAD] += n;
  else if (prospect->n_cells == 1)
    of[MISTS_SIGN_MIST_NEAR] += n * chance_of (reading->play, prospect->n_completing);
  else if (prospect->n_cells == 2)
    of[MISTS_SIGN_MIST_HALF] += n;
  else
    of[MISTS_SIGN_MIST_FAR] += n / (prospect->n_cells - 1.0);
}

static int
n_free_sides (const TwPlay *play, const TwSlot *slot)
{
  int n = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    n += tw_board_slot_at (&play->board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge))
         == TW_NO_SLOT;
  return n;
}

static void
read_ghosts (const Reading *reading)
{
  const TwPlay *play = reading->play;
  guint n_places, slot = TW_NO_SLOT;
  const TwPile *places = mists_ghosts (play, &n_places);
  double *of = reading->signs->of;
  int on_tile = 0, bank = (int) mists_bank (play, reading->mists);

  mists_read_bank (of, bank, reading->mists->level.target - reading->lowest);
  of[MISTS_SIGN_OUT] = reading->mists->level.n_ghosts - bank;
  for (guint i = 0; i < n_places; i++)
    {
      guint root = tw_board_root (&play->board, places[i].node);
      const TwNode *entry = &play->board.nodes[root];

      on_tile = (places[i].slot == slot ? on_tile : 0) + places[i].n;
      slot = places[i].slot;
      of[MISTS_SIGN_TAKE] = MAX (of[MISTS_SIGN_TAKE], MIN (on_tile, 3));
      if (entry->kind == TW_KIND_MIST)
        read_mist (reading, root, places[i].n);
      else if (entry->kind == TW_KIND_CEMETERY)
        of[MISTS_SIGN_AT_GRAVE] +=
            (double) places[i].n / (1 + n_free_sides (play, &play->board.slots[entry->slot]));
    }
  of[MISTS_SIGN_DEAD] = reading->signs->outlook.n_dead;
  of[MISTS_SIGN_EXTEND] = MIN (reading->signs->outlook.n_misty, 8u);
}

/* ---- guards and cemeteries ------------------------------------------------------------- */

static void
read_guards (const Reading *reading)
{
  const TwRules *rules = reading->play->rules;
  const TwFigure *figures = reading->play->figures;
  double *of = reading->signs->of;
  int idle[TW_MAX_SEATS] = { 0 };

  for (guint i = 0; i < rules->n_figures; i++)
    if (figures[i].place == TW_FIGURE_SUPPLY)
      idle[figures[i].seat]++;
    else
      of[MISTS_SIGN_BURIED] += mists_buried_on (&figures[i]) != TW_NO_NODE;
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      of[MISTS_SIGN_IDLE] += sqrt (idle[seat]);
      of[MISTS_SIGN_NO_IDLE] += idle[seat] == 0;
    }
  for (guint hound = 0; hound < MISTS_N_HOUNDS && reading->mists->level.mark[hound] > 0; hound++)
    of[MISTS_SIGN_HOUND] +=
        mists_hound (reading->play, reading->mists, hound)->place == TW_FIGURE_BESIDE
            ? of[MISTS_SIGN_OUT] / 4
            : 0;
}

static void
read_cemeteries (const Reading *reading)
{
  const TwBoard *board = &reading->play->board;
  gboolean is_haunted = reading->mists->level.cemeteries == MISTS_CEMETERIES_HAUNTED;
  double *of = reading->signs->of;

  for (guint i = 0; i < board->head->n_slots; i++)
    {
      const TwSlot *slot = &board->slots[i];
      int n;

      if (slot->is_face_down || !(tw_board_tile (board, i)->kinds & TW_KIND_BIT (TW_KIND_CEMETERY)))
        continue;
      n = is_haunted ? 8 - (int) tw_board_n_around (board, slot->x, slot->y, TRUE)
                     : n_free_sides (reading->play, slot);
      of[MISTS_SIGN_GRAVE_CELLS] += n;
      of[MISTS_SIGN_GRAVE_OPEN] = n > 0 ? 1 : of[MISTS_SIGN_GRAVE_OPEN];
    }
}

/* ---- points and time ------------------------------------------------------------------- */

/* With a score for each colour what is beyond the target is of no use. Rule: MIST-175. */
static void
read_scores (const Reading *reading)
{
  const TwPlay *play = reading->play;
  int target = reading->mists->level.target;
  double *of = reading->signs->of;

  if (reading->shares_score)
    {
      of[MISTS_SIGN_SCORE] = play->state->score[0];
      return;
    }
  of[MISTS_SIGN_LOWEST] = reading->lowest;
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      int score = MIN (play->state->score[seat], target);

      of[MISTS_SIGN_SCORE] += score - 0.5 * MAX (score - reading->goal, 0);
    }
}

/* Points that are missing to the next mark, or the target. */
static double
missing_to_goal (const Reading *reading)
{
  double missing = 0;

  if (reading->shares_score)
    return MAX (reading->goal - reading->lowest, 0);
  for (guint seat = 0; seat < reading->play->rules->n_seats; seat++)
    missing += MAX (reading->goal - reading->play->state->score[seat], 0);
  return missing;
}

/* As long as a cemetery is haunted each turn takes two tiles. Rule: MIST-132. */
static void
read_time (const Reading *reading)
{
  const TwState *state = reading->play->state;
  double *of = reading->signs->of;
  double missing = missing_to_goal (reading);
  double pile = state->n_pile == TW_NO_PILE ? tiles_left (reading->play) : state->n_pile;
  double turns, pace;

  if (mists_pile (reading->play, reading->mists) >= reading->mists->level.n_piles)
    pile = MIN (tiles_left (reading->play), pile);
  turns = pile;
  if (reading->mists->level.cemeteries == MISTS_CEMETERIES_HAUNTED && of[MISTS_SIGN_GRAVE_OPEN] > 0)
    turns = MAX (pile - of[MISTS_SIGN_GRAVE_CELLS] / 2, pile / 2);
  pace = MIN (missing / (turns + 1) / (reading->shares_score ? 1 : 1.5), 8);
  of[MISTS_SIGN_LATE] = missing * missing / (4 * pile + 4) / (reading->shares_score ? 1 : 3);
  of[MISTS_SIGN_LATE_STEEP] = missing / (pile + 1);
  of[MISTS_SIGN_PACE] = pace * pace;
  of[MISTS_SIGN_LEFT] = state->n_left;
}

void
mists_read_signs (const TwPlay *play, const Mists *mists, guint slot, MistsSigns *out)
{
  const Reading reading = { .play = play,
                            .mists = mists,
                            .signs = out,
                            .shares_score = play->rules->shares_score,
                            .lowest = mists_lowest (play),
                            .goal = next_goal (play, mists) };

  memset (out->of, 0, sizeof out->of);
  out->n_due = 0;
  mists_look_out (play, slot, &out->outlook);
  read_scores (&reading);
  read_prospects (&reading);
  read_ghosts (&reading);
  read_guards (&reading);
  if (mists->level.cemeteries != MISTS_CEMETERIES_NONE)
    read_cemeteries (&reading);
  read_time (&reading);
}

void
mists_read_signs_of_chance (const TwPlay *play, MistsSigns *signs)
{
  double missing = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    missing += MAX (50 - play->state->score[seat], 0) / 100.0;
  signs->of[MISTS_SIGN_MISSING] = missing;
  signs->of[MISTS_SIGN_ONE] = 1;
}

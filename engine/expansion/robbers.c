/* Robbers: they wait on the score track and take half of what moves a figure away from
 * there.
 *
 * Rule: ROB-001 to ROB-028, TURN-007, TURN-008, TURN-018, TURN-033.
 */
#include "engine/expansion/registry.h"
#include "engine/game/feature-value.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define SYMBOL "robber"
#define NOBODY 0xff

/**
 * Robbers:
 * @victim: by seat: whom its robber waits for while a tile is counted, %NOBODY for the
 *   first who comes
 * @type: the figure
 * @robber, @rob: the verbs
 *
 * A robber on the track is a figure in a zone, the space its detail. The others are
 * parameters.
 */
typedef struct
{
  guint8 victim[TW_MAX_SEATS];
  guint8 type;
  guint8 robber, rob;
  guint8 divisor, rounds_down, victim_pays;
  gint16 end;
} Robbers;

static void
robbers_set_up (TwPlay *play, gpointer own)
{
  Robbers *robbers = own;
  const TwRules *rules = play->rules;

  memset (robbers->victim, NOBODY, sizeof robbers->victim);
  robbers->type = (guint8) tw_rules_figure (rules, "robber");
  robbers->robber = (guint8) tw_rules_verb (rules, "robber");
  robbers->rob = (guint8) tw_rules_verb (rules, "rob");
  robbers->divisor = (guint8) tw_rules_parameter (rules, "robber.divisor");
  robbers->rounds_down = tw_rules_parameter (rules, "robber.rounding") != 0;
  robbers->victim_pays = tw_rules_parameter (rules, "robber.victim-keeps") == 0;
  robbers->end = (gint16) tw_rules_parameter (rules, "robber.end");
}

/* The robber of @seat. */
static TwFigure *
robber_of (const TwPlay *play, const Robbers *robbers, guint seat)
{
  return tw_play_figures_of_type (play, seat, robbers->type);
}

static gboolean
is_on_track (const TwFigure *robber)
{
  return robber->place == TW_FIGURE_TRACK;
}

/* Whether a counting figure of @seat stands on @space. */
static gboolean
stands_at (const TwPlay *play, guint seat, guint space)
{
  for (guint counter = 0; counter < play->rules->n_counters; counter++)
    if (tw_play_counter_space (play, seat, counter) == space)
      return TRUE;
  return FALSE;
}

/* ---- putting one on the track ---------------------------------------------------------- */

/* Whether the robber of @seat can go to @space. Rule: ROB-003, ROB-004, ROB-021, ROB-025. */
static gboolean
can_wait_at (const TwPlay *play, const Robbers *robbers, guint seat, guint space)
{
  const TwFigure *robber = robber_of (play, robbers, seat);

  if (is_on_track (robber) && robber->detail == space)
    return FALSE;
  for (guint other = 0; other < play->rules->n_seats; other++)
    if (other != seat && stands_at (play, other, space))
      return TRUE;
  return FALSE;
}

static gboolean
has_space (const TwPlay *play, const Robbers *robbers, guint seat)
{
  for (guint space = 0; space < TW_TRACK_SPACES; space++)
    if (can_wait_at (play, robbers, seat, space))
      return TRUE;
  return FALSE;
}

static void
wait_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Robbers *robbers = own;

  for (guint space = 0; space < TW_TRACK_SPACES; space++)
    if (can_wait_at (play, robbers, frame->decider, space))
      tw_action_list_add (list, robbers->robber, frame->decider)->kind = (guint16) space;
  tw_action_list_add (list, TW_VERB_NONE, frame->decider);
}

static void
wait_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  frame->flags |= TW_FRAME_ENTERED;
  if (action->verb != TW_VERB_NONE)
    {
      TwFigure *robber = robber_of (play, own, frame->decider);

      robber->place = TW_FIGURE_TRACK;
      robber->detail = (guint8) action->kind;
    }
}

static TwStepResult
ask_to_wait (TwPlay *play, TwFrame *frame, const Robbers *robbers, guint seat)
{
  if ((frame->flags & TW_FRAME_ENTERED) || robber_of (play, robbers, seat)->place == TW_FIGURE_OFF
      || !has_space (play, robbers, seat))
    return TW_STEP_DONE;
  frame->decider = (guint8) seat;
  return TW_STEP_ASK;
}

static gboolean
is_robber_tile (const TwPlay *play, const TwFrame *frame)
{
  return frame->slot != TW_NO_SLOT && tw_play_tile_shows (play, frame->slot, SYMBOL);
}

/* 1f: Rule: ROB-002, ROB-004, TURN-007. */
static TwStepResult
own_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (!is_robber_tile (play, frame))
    return TW_STEP_DONE;
  return ask_to_wait (play, frame, own, frame->seat);
}

/* 1g: the nearest whose robber is at home, and nobody else. Rule: ROB-005, ROB-006,
 * TURN-008. */
static TwStepResult
second_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint n = play->rules->n_seats;

  if (!is_robber_tile (play, frame) || (frame->flags & TW_FRAME_ENTERED))
    return TW_STEP_DONE;
  for (guint i = 1; i < n; i++)
    {
      guint seat = (frame->seat + i) % n;

      if (robber_of (play, own, seat)->place == TW_FIGURE_SUPPLY)
        return ask_to_wait (play, frame, own, seat);
    }
  return TW_STEP_DONE;
}

/* ---- robbing --------------------------------------------------------------------------- */

/* Where the figure that @frame is about stood before it moved. */
static guint
origin_of (const TwPlay *play, const TwFrame *frame)
{
  int before = tw_play_counter (play, frame->seat, frame->part) - frame->value;

  return (guint) (((before % TW_TRACK_SPACES) + TW_TRACK_SPACES) % TW_TRACK_SPACES);
}

/* Seats that still get points while the tile of the turn is counted, a bit each.
 * Rule: ROB-016. */
static guint
will_gain (const TwPlay *play)
{
  const TwState *state = play->state;
  guint seats = 0;

  for (guint i = 0; i < state->n_frames; i++)
    {
      const TwFrame *frame = &state->frames[i];

      if (frame->program == TW_PROGRAM_GAIN
          && !(frame->flags & (TW_FRAME_MOVED | TW_FRAME_DERIVED)))
        seats |= 1u << frame->seat;
      if (frame->program == TW_PROGRAM_TURN && frame == tw_play_turn_frame (play))
        seats |= tw_play_queued_gainers (play, frame);
    }
  return seats;
}

/* Whom the robber of @owner may choose: @frame's seat, and others that get points from
 * the same space. Rule: ROB-012, ROB-015. */
static guint
possible_victims (const TwPlay *play, const TwFrame *frame, guint owner, guint space)
{
  guint later = will_gain (play), victims = 1u << frame->seat;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (seat != owner && (later >> seat & 1) && stands_at (play, seat, space))
      victims |= 1u << seat;
  return victims;
}

static int
share_of (const Robbers *robbers, int points)
{
  return (points + (robbers->rounds_down ? 0 : robbers->divisor - 1)) / robbers->divisor;
}

/* Of half of the points, as in the box, and of another part, as some play it. */
static const TwAward loots[] = {
  { "robber", N_ ("{player}’s robber got half of {other}’s points") },
  { "robber", N_ ("{player}’s robber got a share of {other}’s points") },
};
static const TwAward losses[] = {
  { "robber", N_ ("{player} lost half of the points to {other}’s robber") },
  { "robber", N_ ("{player} lost a share of the points to {other}’s robber") },
};
static const TwAward wait = { "robber", N_ ("{player}’s robber waited until the end") };

/* The loot moves its owner's figure after the victim's, clockwise from the player on turn;
 * the frames wait in that order by themselves. Rule: ROB-008 to ROB-010, ROB-014, ROB-017. */
static void
rob (TwPlay *play, TwFrame *frame, Robbers *robbers, guint owner)
{
  int loot = share_of (robbers, frame->value);

  robber_of (play, robbers, owner)->place = TW_FIGURE_SUPPLY;
  robber_of (play, robbers, owner)->detail = 0;
  robbers->victim[owner] = NOBODY;
  frame->scratch |= (guint16) (1u << owner);
  if (!robbers->victim_pays)
    return;
  play->state->score[frame->seat] -= loot;
  if (frame->part > 0)
    play->state->aside[frame->seat] -= loot;
  tw_event_share (tw_play_record_award (play, frame->seat, -loot, TW_NO_NODE,
                                        &losses[robbers->divisor != 2], "ROB-009 SCORE-090"),
                  owner, frame->value, robbers->divisor, robbers->rounds_down);
}

/* When all have decided the loot is given. */
static TwStepResult
give_loot (TwPlay *play, const TwFrame *frame, const Robbers *robbers)
{
  int loot = share_of (robbers, frame->value);

  for (guint owner = 0; owner < play->rules->n_seats; owner++)
    if (frame->scratch >> owner & 1)
      {
        tw_play_add_derived (play, owner, loot);
        tw_event_share (tw_play_record_award (play, owner, loot, TW_NO_NODE,
                                              &loots[robbers->divisor != 2], "ROB-008 SCORE-090"),
                        frame->seat, frame->value, robbers->divisor, robbers->rounds_down);
      }
  return TW_STEP_DONE;
}

/* Loot is not robbed: robbers that were with the figure go along. Rule: ROB-013. */
static void
follow (TwPlay *play, const TwFrame *frame, const Robbers *robbers, guint origin)
{
  for (guint owner = 0; owner < play->rules->n_seats; owner++)
    {
      TwFigure *robber = robber_of (play, robbers, owner);

      if (owner != frame->seat && is_on_track (robber) && robber->detail == origin)
        robber->detail = (guint8) tw_play_counter_space (play, frame->seat, frame->part);
    }
}

/* 3e: a figure has moved. Rule: ROB-008 to ROB-018, ROB-022 to ROB-026, ROB-028, TURN-018. */
static TwStepResult
moved_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Robbers *robbers = own;
  guint n = play->rules->n_seats, origin;

  /* The victim's figure stands elsewhere once it has paid. */
  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      frame->kind = (guint16) origin_of (play, frame);
    }
  origin = frame->kind;
  if (frame->flags & TW_FRAME_DERIVED)
    {
      follow (play, frame, robbers, origin);
      return TW_STEP_DONE;
    }
  for (; frame->cursor < n; frame->cursor++)
    {
      guint owner = (play->state->on_turn + frame->cursor) % n;
      const TwFigure *robber = robber_of (play, robbers, owner);

      if (owner == frame->seat || !is_on_track (robber) || robber->detail != origin)
        continue;
      if (robbers->victim[owner] == NOBODY)
        {
          guint victims = possible_victims (play, frame, owner, origin);

          if (victims & (victims - 1))
            {
              frame->decider = (guint8) owner;
              return TW_STEP_ASK;
            }
          robbers->victim[owner] = frame->seat;
        }
      if (robbers->victim[owner] == frame->seat)
        rob (play, frame, robbers, owner);
    }
  return give_loot (play, frame, robbers);
}

static void
victims_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Robbers *robbers = own;
  guint victims = possible_victims (play, frame, frame->decider, frame->kind);

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (victims >> seat & 1)
      tw_action_list_add (list, robbers->rob, frame->decider)->kind = (guint16) seat;
}

static void
victims_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  ((Robbers *) own)->victim[frame->decider] = (guint8) action->kind;
}

/* When the tile is counted nobody waits for anybody any more. Rule: ROB-016. */
static TwStepResult
forget_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  memset (((Robbers *) own)->victim, NOBODY, TW_MAX_SEATS);
  return TW_STEP_DONE;
}

/* The order of features matters as soon as a robber waits. Rule: ROB-017. */
static gboolean
robbers_mind_order (const TwPlay *play, gconstpointer own)
{
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (is_on_track (robber_of (play, own, seat)))
      return TRUE;
  return FALSE;
}

static const char *
waiting_robbers (gulong n)
{
  return g_dngettext (GETTEXT_PACKAGE, "%d waiting robber × %d", "%d waiting robbers × %d", n);
}

/* 33: Rule: ROB-020, TURN-033. */
static TwStepResult
end_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Robbers *robbers = own;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      TwFigure *robber = robber_of (play, robbers, seat);

      if (!is_on_track (robber))
        continue;
      tw_play_take_figure (play, robber);
      tw_event_count (tw_play_award (play, seat, robbers->end, TW_NO_NODE, &wait,
                                     "ROB-020 SCORE-091"),
                      1, robbers->end, waiting_robbers);
    }
  return TW_STEP_DONE;
}

/* ---- words ----------------------------------------------------------------------------- */

/* Rule: ROB-003, ROB-005, ROB-011, ROB-015. */
static const char *
robbers_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Robbers *robbers = own;
  const char *phase = tw_play_phase (play);

  if (action->verb == robbers->robber)
    return strcmp (phase, "1f") == 0 || strcmp (phase, "1g") == 0 ? "ROB-003" : "ROB-002";
  if (action->verb == robbers->rob)
    return "ROB-015";
  return action->verb == TW_VERB_NONE && strcmp (phase, "3e") == 0 ? "ROB-011" : NULL;
}

/* ---- facts ----------------------------------------------------------------------------- */

static gboolean
is_robber (const TwPlay *play, const TwFact *fact)
{
  return *fact->group == '\0' && strcmp (fact->name, "robber") == 0 && fact->place != NULL
         && fact->seat < play->rules->n_seats;
}

static TwFactResult
robbers_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  TwFigure *robber;
  guint64 space;

  if (!is_robber (play, fact))
    return TW_FACT_UNKNOWN;
  if (!g_ascii_string_to_unsigned (fact->place, 10, 0, TW_TRACK_SPACES - 1, &space, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                   _ ("“%s” is no space of the track. Write a number from 0 to %d."), fact->place,
                   TW_TRACK_SPACES - 1);
      return TW_FACT_WRONG;
    }
  robber = robber_of (play, own, fact->seat);
  robber->place = TW_FIGURE_TRACK;
  robber->detail = (guint8) space;
  return TW_FACT_DONE;
}

static TwFactResult
robbers_tell (const TwPlay *play,
              gconstpointer own,
              const TwFact *fact,
              char **out_value,
              GError **error)
{
  const TwFigure *robber;
  g_autofree char *space = NULL;

  if (!is_robber (play, fact))
    return TW_FACT_UNKNOWN;
  robber = robber_of (play, own, fact->seat);
  space = g_strdup_printf ("%u", robber->detail);
  *out_value = g_strdup (is_on_track (robber) && strcmp (space, fact->place) == 0 ? "1" : "0");
  return TW_FACT_DONE;
}

static void
robbers_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      const TwFigure *robber = robber_of (play, own, seat);

      if (is_on_track (robber))
        g_ptr_array_add (facts, g_strdup_printf ("P%u:robber@%u", seat + 1, robber->detail));
    }
}

/* Between turns a robber is never without somebody to rob. Rule: ROB-019. */
static void
robbers_check (const TwPlay *play, gconstpointer own, GString *out)
{
  gboolean is_between = play->state->n_frames == 1 && strcmp (tw_play_phase (play), "1a") == 0;

  for (guint seat = 0; seat < play->rules->n_seats && is_between; seat++)
    {
      const TwFigure *robber = robber_of (play, own, seat);
      gboolean has_company = FALSE;

      for (guint other = 0; other < play->rules->n_seats; other++)
        has_company |= other != seat && stands_at (play, other, robber->detail);
      if (is_on_track (robber) && !has_company)
        g_string_append_printf (out, "the robber of P%u waits alone on space %u\n", seat + 1,
                                robber->detail);
    }
}

static const char *const symbols[] = { SYMBOL, NULL };

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, 50, { "1f", own_run, wait_list, wait_apply } },
  { TW_SLOT_AFTER_PLACING, 60, { "1g", second_run, wait_list, wait_apply } },
  { TW_SLOT_AFTER_MOVE, 10, { "3e", moved_run, victims_list, victims_apply } },
  { TW_SLOT_AFTER_SCORING, 0, { "3e", forget_run, NULL, NULL } },
  { TW_SLOT_BEFORE_FINAL, 33, { "33", end_run, NULL, NULL } },
};

static const TwVerbInfo verbs[] = {
  { .word = "robber",
    .format = "@space",
    .takes = TW_VERB_TAKES_NUMBER,
    .place = TW_VERB_PLACE_SPACE,
    .question = { .one = N_ ("Robber: where does it wait? It robs whoever scores next there.") },
    .choice = { .one = N_ ("Robber to space {n}") },
    .done = { .one = N_ ("{player} put the robber on space {n}") },
    .piece = "robber",
    .rule = "ROB-008" },
  { .word = "rob",
    .format = "=seat",
    .takes = TW_VERB_TAKES_SEAT,
    .place = TW_VERB_PLACE_SEAT,
    .question = { .one = N_ ("Robber: who is robbed?") },
    .choice = { .one = N_ ("Rob {other}") },
    .done = { .one = N_ ("{player} robbed {other}") },
    .piece = "robber",
    .rule = "ROB-015" },
};

const TwExpansion tw_expansion_robbers = {
  .id = "robbers",
  .state_size = sizeof (Robbers),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .symbols = symbols,
  .setup = &(const TwSetupHooks){ .set_up = robbers_set_up },
  .counting = &(const TwCountingHooks){ .minds_order = robbers_mind_order },
  .showing = &(const TwShowingHooks){ .why_not = robbers_why_not },
  .facts = &(const TwFactHooks){ .give = robbers_give, .tell = robbers_tell, .say = robbers_say },
  .check = robbers_check,
};

/* Games of a deal, played and noted. */
#include "engine/balance/match.h"

#include <string.h>

#include "engine/player/dice.h"
#include "engine/player/judge.h"
#include "engine/player/lookahead.h"

/* Answers that are as good as the best, within so many hundredths of a point. tw_judge() counts
 * one's own points twice. */
#define AS_GOOD (2 * 100)
/* Of questions of place, one in so many is weighed: it takes as long as a greedy answer. */
#define WEIGHED_OF 4

struct _TwMatch
{
  const TwArm *arm;
  TwPlay *play;
  TwDealDeck *deck;
  TwPlayer *players[TW_MAX_SEATS];
  TwRestricted *restricted[TW_MAX_SEATS];
  gint64 tally[TW_N_KINDS];
  TwActionList list;
  TwLookahead *ahead;
  int *worths;
  guint n_asked;
  GArray *log;
  TwNotes *notes;            /* of the game at hand */
  GCancellable *cancellable; /* (nullable) (not owned) */
};

void
tw_match_set_cancellable (TwMatch *match, GCancellable *cancellable)
{
  match->cancellable = cancellable;
}

TwNotes *
tw_notes_new (const TwArm *arm)
{
  TwNotes *notes = g_new0 (TwNotes, 1);

  if (arm->flags & TW_NOTE_TILES)
    notes->tiles = g_new0 (TwTileNotes, arm->rules->catalogue->n_kinds);
  return notes;
}

void
tw_notes_free (TwNotes *notes)
{
  if (notes == NULL)
    return;
  g_free (notes->tiles);
  g_free (notes);
}

TwMatch *
tw_match_new (const TwArm *arm)
{
  TwMatch *match = g_new0 (TwMatch, 1);
  TwRules *rules = arm->rules;

  match->arm = arm;
  match->play = tw_play_new (rules, 0);
  match->play->tally = match->tally;
  match->deck = tw_deal_deck_new (rules);
  match->list.items = g_new (TwAction, rules->max_actions);
  if (arm->flags & TW_NOTE_CHOICES)
    {
      match->ahead = tw_lookahead_new (rules, &tw_plain_temper);
      match->worths = g_new (int, rules->max_actions);
    }
  for (guint i = 0; i < rules->n_players; i++)
    {
      match->players[i] = tw_player_new (arm->kinds[i], rules);
      tw_player_set_effort (match->players[i],
                            &(const TwEffort){ .n_playouts = arm->n_playouts[i] });
      if (arm->bans[i].kind != TW_BAN_NOTHING)
        match->restricted[i] =
            tw_restricted_new (match->players[i], arm->kinds[i], rules, &arm->bans[i]);
    }
  return match;
}

void
tw_match_free (TwMatch *match)
{
  if (match == NULL)
    return;
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    {
      tw_restricted_free (match->restricted[i]);
      tw_player_free (match->players[i]);
    }
  g_free (match->worths);
  tw_lookahead_free (match->ahead);
  g_free (match->list.items);
  tw_deal_deck_free (match->deck);
  tw_play_free (match->play);
  g_free (match);
}

static guint
place_of (const TwRules *rules, guint seat)
{
  return seat / rules->hand;
}

static guint
player_at (const TwMatch *match, guint seat, guint order)
{
  return (place_of (match->arm->rules, seat) + order) % match->arm->rules->n_players;
}

static void
note_spot (TwMatch *match, const TwAction *action)
{
  TwNotes *notes = match->notes;
  gboolean is_figure = action->verb == TW_VERB_FIGURE;

  notes->n_figures += is_figure;
  if ((is_figure || tw_action_lays (action)) && (match->arm->flags & TW_NOTE_COURSE)
      && notes->n_spots < TW_MOST_SPOTS)
    notes->spots[notes->n_spots++] = (TwSpot){ action->x, action->y, is_figure };
}

static void
apply (TwMatch *match, const TwAction *action)
{
  note_spot (match, action);
  if (match->log != NULL)
    g_array_append_vals (match->log, action, 1);
  tw_play_apply (match->play, action);
}

static void
let_chance (TwMatch *match)
{
  TwPlay *play = match->play;
  TwNotes *notes = match->notes;
  guint n_unplaceable = play->state->n_unplaceable;
  guint64 key;
  TwAction action = tw_deal_deck_chance (match->deck, play, &key);

  for (guint i = 0; key != 0 && i < match->arm->n_keys; i++)
    if (key == match->arm->keys[i])
      notes->drawers[i] = place_of (play->rules, play->state->on_turn);
  apply (match, &action);
  if (notes->tiles == NULL || action.verb != TW_VERB_DRAW)
    return;
  notes->tiles[action.kind].drawn++;
  notes->tiles[action.kind].unplaceable += play->state->n_unplaceable - n_unplaceable;
}

static void
note_phase (TwNotes *notes, const char *phase, gboolean is_single)
{
  TwQuestionNotes *of = notes->phases;

  while (of < notes->phases + notes->n_phases && strcmp (of->phase, phase) != 0)
    of++;
  if (of == notes->phases + TW_MOST_PHASES)
    return;
  if (of == notes->phases + notes->n_phases)
    {
      *of = (TwQuestionNotes){ .phase = phase };
      notes->n_phases++;
    }
  of->asked++;
  of->single += is_single;
}

/* How many of the listed answers are about as good as the best. */
static void
weigh_places (TwMatch *match)
{
  int best = G_MININT;

  tw_lookahead_weigh (match->ahead, match->play, &match->list, match->worths);
  for (guint i = 0; i < match->list.n_items; i++)
    best = MAX (best, match->worths[i]);
  for (guint i = 0; i < match->list.n_items; i++)
    match->notes->n_good += match->worths[i] >= best - AS_GOOD;
  match->notes->n_placements++;
  match->notes->n_places += match->list.n_items;
}

static void
note_question (TwMatch *match)
{
  TwNotes *notes = match->notes;
  const TwAction *first = match->list.items;

  tw_play_list (match->play, &match->list);
  note_phase (notes, tw_play_phase (match->play), match->list.n_items == 1);
  if (first->verb != TW_VERB_PLACE)
    return;
  if (notes->tiles != NULL)
    for (guint i = 0; i < match->list.n_items; i++)
      notes->tiles[first->kind].places += match->list.items[i].verb == TW_VERB_PLACE;
  if ((match->arm->flags & TW_NOTE_CHOICES) && match->n_asked++ % WEIGHED_OF == 0)
    weigh_places (match);
}

static void
let_answer (TwMatch *match, guint seat, guint order)
{
  guint player = player_at (match, seat, order);
  TwAction action;

  if (match->arm->flags & (TW_NOTE_CHOICES | TW_NOTE_TILES))
    note_question (match);
  action = match->restricted[player] != NULL
               ? tw_restricted_choose (match->restricted[player], match->play)
               : tw_player_choose (match->players[player], match->play);
  apply (match, &action);
}

static guint
figures_out (const TwPlay *play)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].place == TW_FIGURE_NODE;
  return n;
}

static gint32
score_of (const TwPlay *play, guint place)
{
  gint32 sum = 0;

  for (guint i = 0; i < play->rules->hand; i++)
    sum += play->state->score[place * play->rules->hand + i];
  return sum;
}

/* When a turn is over, but for what chance does first in the next one. */
static void
note_turn (TwMatch *match)
{
  const TwPlay *play = match->play;
  TwNotes *notes = match->notes;

  notes->figures_out += figures_out (play);
  if (notes->n_noted == TW_MOST_TURNS)
    return;
  for (guint place = 0; place < notes->n_players; place++)
    {
      if (match->arm->flags & TW_NOTE_LEADS)
        notes->leads[notes->n_noted][place] = tw_judge_lead (play, place * play->rules->hand);
      notes->scores[notes->n_noted][place] = score_of (play, place);
    }
  notes->n_noted++;
}

static void
note_wins (const TwPlay *play, TwNotes *notes)
{
  gint32 best = G_MININT;
  guint n_best = 0;

  for (guint place = 0; place < notes->n_players; place++)
    best = MAX (best, notes->score[place]);
  for (guint place = 0; place < notes->n_players; place++)
    n_best += notes->score[place] == best;
  for (guint place = 0; place < notes->n_players; place++)
    if (play->state->status == TW_STATUS_WON)
      notes->won[place] = TW_WIN;
    else if (play->state->status == TW_STATUS_FINISHED && notes->score[place] == best)
      notes->won[place] = TW_WIN / n_best;
}

static void
note_end (TwMatch *match, guint order)
{
  const TwPlay *play = match->play;
  TwNotes *notes = match->notes;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      guint place = place_of (play->rules, seat);

      notes->score[place] = score_of (play, place);
      notes->player[place] = player_at (match, seat, order);
    }
  note_wins (play, notes);
  notes->status = play->state->status;
  notes->reason = play->state->reason;
  notes->n_turns = play->state->turn;
  notes->unplaceable = play->state->n_unplaceable;
  memcpy (notes->points, match->tally, sizeof notes->points);
}

static void
begin (TwMatch *match, guint64 deal, guint order, const TwWatched *watch, GArray *log)
{
  const TwRules *rules = match->arm->rules;
  TwNotes *notes = match->notes;
  TwTileNotes *tiles = notes->tiles;

  /* What is noted by turn is long, and counted. */
  memset (notes, 0, G_STRUCT_OFFSET (TwNotes, leads));
  notes->n_spots = 0;
  memset (&notes->n_placements, 0, sizeof *notes - G_STRUCT_OFFSET (TwNotes, n_placements));
  notes->tiles = tiles;
  if (tiles != NULL)
    memset (tiles, 0, rules->catalogue->n_kinds * sizeof *tiles);
  notes->n_players = rules->n_players;
  for (guint i = 0; i < match->arm->n_keys; i++)
    notes->drawers[i] = TW_SEAT_NONE;
  if (watch != NULL)
    notes->watch.rule = *watch;
  match->play->watch = watch != NULL ? &notes->watch : NULL;
  match->log = log;
  match->n_asked = (guint) (deal % WEIGHED_OF);
  memset (match->tally, 0, sizeof match->tally);
  tw_play_reset (match->play, deal);
  tw_deal_deck_deal (match->deck, deal, order);
  for (guint player = 0; player < rules->n_players; player++)
    {
      guint64 state = ~deal + player;
      guint64 dice = tw_dice_next (&state);

      if (match->restricted[player] != NULL)
        tw_restricted_seed (match->restricted[player], dice);
      else
        tw_player_seed (match->players[player], dice);
    }
}

void
tw_match_play (TwMatch *match,
               guint64 deal,
               guint order,
               const TwWatched *watch,
               GArray *log,
               TwNotes *notes)
{
  TwPlay *play = match->play;
  gboolean has_begun = FALSE;
  guint decider, turn = 0;

  match->notes = notes;
  begin (match, deal, order, watch, log);
  while ((decider = tw_play_decider (play)) != TW_SEAT_NONE
         && !g_cancellable_is_cancelled (match->cancellable))
    {
      if (!has_begun && play->state->turn > 0)
        {
          has_begun = TRUE;
          match->notes->first = place_of (play->rules, play->state->on_turn);
        }
      if (turn > 0 && play->state->turn != turn)
        note_turn (match);
      turn = play->state->turn;
      if (decider == TW_SEAT_CHANCE)
        let_chance (match);
      else
        let_answer (match, decider, order);
    }
  note_turn (match);
  note_end (match, order);
}

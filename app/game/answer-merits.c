/* What speaks for or against an answer. */
#include "app/game/answer-merits.h"

#include "app/game/closing-odds.h"
#include "app/game/game-ending.h"
#include "app/game/rest-of-turn.h"
#include "engine/game/feature-value.h"
#include "engine/game/majority.h"

/* So many lines say enough. */
#define MOST_FOUND 24

/*
 * @asked: what was there at the question
 * @base: what would be without the answer, once the turn is over
 * @after: what is with it
 * @now: by seat: points that the answer has brought at once
 * @merits: TwMerit
 */
typedef struct
{
  const TwGame *asked;
  TwGame *base;
  TwGame *after;
  guint seat;
  int now[TW_MAX_SEATS];
  GArray *merits;
} Comparison;

static void
add (Comparison *self, TwMerit merit)
{
  if (self->merits->len < MOST_FOUND)
    g_array_append_val (self->merits, merit);
}

/* ---- points at once ----------------------------------------------------------------------- */

static gboolean
is_of_feature (const TwGame *game, const TwEvent *event)
{
  return event->kind == TW_EVENT_SCORED && event->node < tw_game_play (game)->board.head->n_nodes;
}

/* What @game has brought a seat at once since the question, for complete features of @feature or,
 * with %TW_KIND_NONE, for all else. */
static int
points_since (const Comparison *self, const TwGame *game, guint seat, TwKind feature)
{
  guint first = 0, n = 0;
  const TwEvent *events = tw_game_events (game, &n);
  int points = 0;

  tw_game_events (self->asked, &first);
  for (guint i = first; i < n; i++)
    {
      gboolean closes = is_of_feature (game, &events[i]) && events[i].complete;

      /* The last scoring has turn 0. */
      if (events[i].seat == seat && events[i].turn > 0
          && (closes ? events[i].feature == feature : feature == TW_KIND_NONE))
        points += events[i].points;
    }
  return points;
}

/* How many of the seat's figures have come home: those that stood there without the answer. */
static guint
n_back (const Comparison *self)
{
  const TwPlay *base = tw_game_play (self->base), *after = tw_game_play (self->after);
  const TwFigure *were = tw_play_figures_of (base, self->seat);
  const TwFigure *are = tw_play_figures_of (after, self->seat);
  guint n = 0;

  for (guint i = 0; i < base->rules->n_seat_figures; i++)
    n += were[i].place == TW_FIGURE_NODE && are[i].place == TW_FIGURE_SUPPLY;
  return n;
}

static void
compare_points (Comparison *self)
{
  guint n_seats = tw_game_rules (self->asked)->n_seats, back = n_back (self);

  for (guint seat = 0; seat < n_seats; seat++)
    for (guint kind = 0; kind < TW_N_KINDS; kind++)
      {
        int points = points_since (self, self->after, seat, (TwKind) kind)
                     - points_since (self, self->base, seat, (TwKind) kind);

        self->now[seat] += points;
        if (points == 0 || seat != self->seat)
          continue;
        add (self, (TwMerit){ .kind = kind == TW_KIND_NONE ? TW_MERIT_SCORES : TW_MERIT_CLOSES,
                              .feature = (TwKind) kind,
                              .seat = TW_SEAT_NONE,
                              .points = points,
                              .n = kind == TW_KIND_NONE ? 0 : back });
        if (kind != TW_KIND_NONE)
          back = 0;
      }
  for (guint seat = 0; seat < n_seats; seat++)
    if (seat != self->seat && self->now[seat] != 0)
      add (self, (TwMerit){ .kind = TW_MERIT_GIVES, .seat = seat, .points = self->now[seat] });
  if (back > 0)
    add (self, (TwMerit){ .kind = TW_MERIT_BACK, .seat = TW_SEAT_NONE, .n = back });
}

/* ---- features ----------------------------------------------------------------------------- */

/*
 * Features before that are one feature after.
 * @mine: whether the seat had a figure there
 * @winners: seats that had the majority where the seat had it too
 * @others: seats that had it elsewhere
 * @value: what the seat would have got at the end
 * @n: how many
 */
typedef struct
{
  gboolean mine;
  guint winners;
  guint others;
  int value;
  guint n;
} Past;

static int
share_of (const TwGame *game, guint root, guint seat)
{
  const TwPlay *play = tw_game_play (game);
  guint winners = tw_majority (play, root);

  return winners >> seat & 1
             ? tw_feature_value_share (play, winners,
                                       tw_game_feature_value (game, root, TW_EVENT_END, NULL, NULL))
             : 0;
}

static Past
find_past (const Comparison *self, guint root)
{
  const TwBoard *base = &tw_game_play (self->base)->board;
  const TwBoard *after = &tw_game_play (self->after)->board;
  Past past = { 0 };
  guint at = root;

  do
    {
      /* Each feature once: at the node that keeps its totals. */
      if (at < base->head->n_nodes && tw_board_root (base, at) == at)
        {
          guint winners = tw_majority (tw_game_play (self->base), at);

          past.n++;
          past.mine = past.mine || base->weights[at * base->n_seats + self->seat] > 0;
          past.value += share_of (self->base, at, self->seat);
          if (winners >> self->seat & 1)
            past.winners |= winners;
          else
            past.others |= winners;
        }
      at = after->nodes[at].next;
    }
  while (at != root);
  return past;
}

/* How many of what a field counts there are: cities. */
static guint
n_cities (const TwGame *game, guint root)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n = 0;

  if (tw_game_play (game)->board.nodes[root].kind != TW_KIND_FIELD)
    return 0;
  tw_game_feature_value (game, root, TW_EVENT_END, lines, &n);
  return n > 0 ? (guint) MAX (lines[0].n, 0) : 0;
}

static guint
first_of (guint seats, guint but)
{
  seats &= ~(1u << but);
  return seats != 0 ? (guint) g_bit_nth_lsf (seats, -1) : TW_SEAT_NONE;
}

/* What the answer has made of the feature for the seat. Returns: %FALSE if nothing to speak of */
static gboolean
judge_feature (Comparison *self, guint root, const Past *past, TwMerit *out)
{
  const TwBoard *board = &tw_game_play (self->after)->board;
  guint winners = tw_majority (tw_game_play (self->after), root);
  gboolean has = winners >> self->seat & 1, had = past->winners != 0;
  guint rival = first_of (winners, self->seat);
  guint beaten = first_of (past->others | past->winners, self->seat);
  int gain = share_of (self->after, root, self->seat) - past->value;

  *out = (TwMerit){ .feature = (TwKind) board->nodes[root].kind,
                    .seat = TW_SEAT_NONE,
                    .points = gain,
                    .n = n_cities (self->after, root) };
  if (!has && !had)
    return FALSE;
  if (!has)
    {
      out->kind = TW_MERIT_LOSES;
      out->seat = rival;
      out->points = -gain;
      return TRUE;
    }
  if (!had && past->others == 0)
    {
      out->kind = TW_MERIT_STARTS;
      return past->n == 0 || !past->mine;
    }
  if (!had || (past->others & winners) == 0)
    {
      /* It had none of it, or what it has met has no share any more. */
      gboolean is_beaten = beaten != TW_SEAT_NONE && (winners >> beaten & 1) == 0;

      out->kind = is_beaten ? TW_MERIT_OVERTAKES : TW_MERIT_JOINS;
      out->seat = is_beaten ? beaten : rival;
      if (out->seat != TW_SEAT_NONE && (is_beaten || !had))
        return TRUE;
    }
  else
    {
      out->kind = gain > 0 ? TW_MERIT_JOINS : TW_MERIT_SHARES;
      out->seat = first_of (past->others & winners, self->seat);
      return TRUE;
    }
  out->kind = TW_MERIT_GROWS;
  out->seat = TW_SEAT_NONE;
  return gain > 0;
}

/* Whether a feature of the seat, or of another one, can be completed. */
static void
judge_odds (Comparison *self, guint root, guint base_root)
{
  const TwPlay *unseen = tw_game_play (self->asked), *after = tw_game_play (self->after);
  guint winners = tw_majority (after, root);
  gboolean is_own = winners >> self->seat & 1;
  TwClosingOdds odds, were = { 0 };
  TwMerit merit = { .feature = (TwKind) after->board.nodes[root].kind, .seat = TW_SEAT_NONE };

  if (winners == 0 || !tw_closing_odds_find (after, unseen, root, &odds))
    return;
  if (is_own && odds.n_cells == 1 && odds.n_fit > 0)
    {
      merit.kind = TW_MERIT_CLOSABLE;
      merit.n = odds.n_fit;
      merit.of = odds.n_left;
      /* It is no news where nothing has changed. */
      if (base_root == TW_NO_NODE
          || !tw_closing_odds_find (tw_game_play (self->base), unseen, base_root, &were)
          || were.n_cells != 1 || were.n_fit != odds.n_fit)
        add (self, merit);
      return;
    }
  if (odds.n_fit > 0 || odds.n_left == 0)
    return;
  if (base_root != TW_NO_NODE
      && tw_closing_odds_find (tw_game_play (self->base), unseen, base_root, &were)
      && were.n_fit == 0)
    return;
  merit.kind = is_own ? TW_MERIT_STUCK : TW_MERIT_BLOCKS;
  merit.seat = is_own ? TW_SEAT_NONE : first_of (winners, self->seat);
  add (self, merit);
}

static void
compare_features (Comparison *self)
{
  const TwBoard *base = &tw_game_play (self->base)->board;
  const TwBoard *after = &tw_game_play (self->after)->board;

  for (guint root = 0; root < after->head->n_nodes; root++)
    {
      Past past;
      TwMerit merit;

      if (tw_board_root (after, root) != root || tw_board_is_complete (after, root)
          || tw_majority (tw_game_play (self->after), root) == 0)
        continue;
      past = find_past (self, root);
      if (judge_feature (self, root, &past, &merit))
        add (self, merit);
      judge_odds (self, root,
                  past.n > 0 && root < base->head->n_nodes ? tw_board_root (base, root)
                                                           : TW_NO_NODE);
    }
}

/* ---- figures and the end ------------------------------------------------------------------ */

/* Followers that the seat still has. */
static guint
n_in_hand (const TwGame *game, guint seat)
{
  const TwPlay *play = tw_game_play (game);
  const TwFigure *figures = tw_play_figures_of (play, seat);
  guint n = 0;

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    n +=
        figures[i].place == TW_FIGURE_SUPPLY && play->rules->figure_types[figures[i].type].occupies;
  return n;
}

static void
compare_hands (Comparison *self, const TwAction *last)
{
  guint were = n_in_hand (self->asked, self->seat), are = n_in_hand (self->after, self->seat);
  TwMerit merit = { .seat = TW_SEAT_NONE };

  if (last->verb == TW_VERB_FIGURE && were > 0 && are == 0)
    merit.kind = TW_MERIT_USES_LAST;
  else if (last->verb == TW_VERB_NONE && were == 1 && are == 1)
    merit.kind = TW_MERIT_KEEPS_LAST;
  else
    return;
  add (self, merit);
}

static void
find_ending (const TwGame *game, int *score)
{
  TwGameEnding ending;

  if (!tw_game_ending_find (game, &ending))
    for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
      ending.score[seat] = tw_game_play (game)->state->score[seat];
  memcpy (score, ending.score, sizeof ending.score);
}

static void
compare_endings (Comparison *self)
{
  int were[TW_MAX_SEATS], are[TW_MAX_SEATS];
  gboolean is_silent = self->merits->len == 0;

  if (tw_game_rules (self->asked)->shares_score)
    return;
  find_ending (self->base, were);
  find_ending (self->after, are);
  for (guint seat = 0; seat < tw_game_rules (self->asked)->n_seats; seat++)
    {
      int more = are[seat] - were[seat] - self->now[seat];

      if (seat == self->seat || more == 0)
        continue;
      is_silent = FALSE;
      add (self, (TwMerit){ .kind = more > 0 ? TW_MERIT_HELPS : TW_MERIT_TAKES,
                            .seat = seat,
                            .points = ABS (more) });
    }
  if (is_silent && are[self->seat] != were[self->seat])
    add (self, (TwMerit){ .kind = TW_MERIT_ENDING,
                          .seat = TW_SEAT_NONE,
                          .points = are[self->seat] - were[self->seat] });
}

static int
by_weight (gconstpointer a, gconstpointer b)
{
  const TwMerit *one = a, *other = b;

  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  return ABS (other->points) - ABS (one->points);
}

GArray *
tw_answer_merits (const TwGame *game, const TwAction *actions, guint n)
{
  Comparison self = { .asked = game,
                      .seat = tw_play_decider (tw_game_play (game)),
                      .merits = g_array_new (FALSE, FALSE, sizeof (TwMerit)) };
  g_autoptr (TwGame) base = NULL, after = NULL;

  if (self.seat >= tw_game_rules (game)->n_seats || n == 0)
    return self.merits;
  if (!tw_rest_of_turn_compare (game, actions, n, &base, &after))
    return self.merits;
  self.base = base;
  self.after = after;
  compare_points (&self);
  compare_features (&self);
  compare_hands (&self, &actions[n - 1]);
  compare_endings (&self);
  g_array_sort (self.merits, by_weight);
  return self.merits;
}

/* How a turn at a lesson differs from the lesson's own answer. */
#include "app/game/lesson-difference.h"

#include <glib/gi18n.h>

#include "app/game/table-names.h"

/* A turn: what was played after the start. */
typedef struct
{
  const TwGame *game;
  guint n_start;
  guint seat;
  guint turn;
} Turn;

static const TwAction *
find_action (const Turn *turn, guint verb)
{
  guint n = 0;
  const TwLogEntry *log = tw_game_log (turn->game, &n);

  for (guint i = turn->n_start; i < n; i++)
    if (log[i].turn == turn->turn && log[i].action.seat == turn->seat && log[i].action.verb == verb)
      return &log[i].action;
  return NULL;
}

/* What the turn brings its player with features of @kind. */
static int
points_of (const Turn *turn, guint kind)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (turn->game, &n);
  int points = 0;

  for (guint i = 0; i < n; i++)
    if (events[i].log_index >= turn->n_start && events[i].turn == turn->turn
        && events[i].seat == turn->seat && (guint) events[i].feature == kind)
      points += events[i].points;
  return points;
}

static void
add (GString *out, const char *sentence)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", sentence);
}

static void
add_points (GString *out, const Turn *mine, const Turn *answer)
{
  const TwRules *rules = tw_game_rules (mine->game);

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      int here = points_of (mine, kind), there = points_of (answer, kind);
      g_autofree char *words = NULL;

      if (here == there)
        continue;
      /* Translators: a kind of feature, the points that it brings, and those that it brings in the
       * answer of a lesson: "City: 0, in the answer 8." */
      words = g_strdup_printf (_ ("%s: %d, in the answer %d."),
                               kind == TW_KIND_NONE ? C_ ("points", "Other points")
                                                    : tw_kind_title (rules, (TwKind) kind),
                               here, there);
      add (out, words);
    }
}

/* Whether the tile lies otherwise in the answer, which is said then. */
static gboolean
add_tile (GString *out, const Turn *mine, const Turn *answer)
{
  const TwAction *here = find_action (mine, TW_VERB_PLACE);
  const TwAction *there = find_action (answer, TW_VERB_PLACE);
  const TwPlayTile *tile;

  if (here == NULL || there == NULL)
    return here != there;
  if (here->x != there->x || here->y != there->y)
    {
      add (out, _ ("In the answer the tile lies elsewhere."));
      return TRUE;
    }
  tile = &tw_game_rules (mine->game)->catalogue->tiles[here->kind];
  if (tile->edges[here->turns & 3] == tile->edges[there->turns & 3])
    return FALSE;
  add (out, _ ("In the answer the tile is turned another way."));
  return TRUE;
}

/* Where both stand, once the tile lies as in the answer. */
static gboolean
is_same_place (const TwGame *game, const TwAction *here, const TwAction *there)
{
  const TwPlay *play = tw_game_play (game);
  guint node = tw_play_action_node (play, here), other = tw_play_action_node (play, there);

  if (node >= play->board.head->n_nodes || other >= play->board.head->n_nodes)
    return node == other;
  return tw_board_root (&play->board, node) == tw_board_root (&play->board, other);
}

static void
add_figure (GString *out, const Turn *mine, const Turn *answer)
{
  const TwAction *here = find_action (mine, TW_VERB_FIGURE);
  const TwAction *there = find_action (answer, TW_VERB_FIGURE);

  if (here == NULL && there != NULL)
    add (out, _ ("In the answer a figure is placed."));
  else if (here != NULL && there == NULL)
    add (out, _ ("In the answer no figure is placed."));
  else if (here != NULL && here->figure != there->figure)
    add (out, _ ("In the answer another figure is placed."));
  else if (here != NULL && !is_same_place (mine->game, here, there))
    add (out, _ ("In the answer the figure stands elsewhere."));
}

char *
tw_lesson_difference_words (const TwLessonTask *task, const TwGame *game, gboolean with_points)
{
  const TwGame *start = tw_lesson_task_start (task);
  GString *out = g_string_new (NULL);
  Turn mine = { .game = game,
                .seat = tw_play_decider (tw_game_play (start)),
                .turn = tw_game_play (start)->state->turn },
       answer;

  tw_game_log (start, &mine.n_start);
  answer = mine;
  answer.game = tw_lesson_task_solved (task);
  if (with_points)
    add_points (out, &mine, &answer);
  if (!add_tile (out, &mine, &answer))
    add_figure (out, &mine, &answer);
  return g_string_free (out, FALSE);
}

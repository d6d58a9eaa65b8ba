/* Which answers a program player of the team need not think of: of ghosts, guards and places that
 * are much alike only the most promising ones are left. */
#include "engine/expansion/mists-private.h"

#include "engine/game/feature-value.h"

#include <stdlib.h>
#include <string.h>

/* The most answers of a sort that are left. */
#define MOST_TILES     2
#define MOST_RISING    2
#define MOST_BURIED    2
#define MOST_HOUNDS    3
#define MOST_DOWN      3
#define MOST_OF_A_SORT 3

/* Of the answers of one sort; the others are left alone. */
typedef enum
{
  SORT_OTHER,
  SORT_USELESS,
  SORT_TAKE,
  SORT_RISE,
  SORT_BURY,
  SORT_HOUND,
  SORT_DOWN,
  N_SORTS
} Sort;

static Sort
sort_of (const TwPlay *play, const TwAction *action)
{
  static const struct
  {
    const char *word;
    Sort sort;
  } words[] = {
    { "take=none", SORT_USELESS }, { "take=ghost", SORT_TAKE }, { "ghost", SORT_RISE },
    { "bury", SORT_BURY },         { "hound1", SORT_HOUND },    { "hound2", SORT_HOUND },
    { "down", SORT_DOWN },
  };
  const char *word;

  if (action->verb < TW_N_VERBS)
    return SORT_OTHER;
  word = tw_play_verb (play, action->verb)->word;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, word) == 0)
      return words[i].sort;
  return SORT_OTHER;
}

/* How unlikely it is that a ghost comes back by itself from the segment @node. */
static int
tightness (const TwPlay *play, guint node)
{
  const TwNode *root = &play->board.nodes[tw_board_root (&play->board, node)];

  if (root->kind == TW_KIND_MIST && root->is_dead)
    return 12;
  return MIN (root->n_open, 10);
}

static int
worth_of_taking (const TwPlay *play, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);

  return 100 * action->kind + tightness (play, node);
}

/* What a guard on the table is on the way to. */
static int
hope_of_guard (const TwPlay *play, const TwFigure *guard)
{
  const TwNode *root = &play->board.nodes[tw_board_root (&play->board, guard->node)];

  if (mists_is_haunted (play, guard->node))
    return -100;
  return 20 * tw_feature_value (play, guard->node, TW_EVENT_COMPLETE, NULL, NULL)
         / (1 + root->n_open);
}

static const TwFigure *
guard_at (const TwPlay *play, int x, int y, int seat)
{
  guint slot = tw_board_slot_at (&play->board, x, y);

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && (seat < 0 || play->figures[i].seat == seat)
        && play->board.nodes[play->figures[i].node].slot == slot)
      return &play->figures[i];
  return NULL;
}

static int
worth_of_burying (const TwPlay *play, const TwAction *action)
{
  const TwFigure *guard = guard_at (play, action->x, action->y, action->kind);
  int n_idle = 0;

  if (guard != NULL && action->turns != 0)
    return -hope_of_guard (play, guard);
  for (guint i = 0; i < play->rules->n_figures; i++)
    n_idle += play->figures[i].place == TW_FIGURE_SUPPLY && play->figures[i].seat == action->kind;
  return n_idle;
}

/* What the hound would drive away from two tiles, and how soon it would count. */
static int
worth_of_hound (const TwPlay *play, const TwAction *action)
{
  const TwFigure *guard = guard_at (play, action->x, action->y, -1);
  guint n_places, best[2] = { 0 };
  const TwPile *places = mists_ghosts (play, &n_places);

  for (guint i = 0; i < n_places; i++)
    {
      const TwSlot *slot = &play->board.slots[places[i].slot];
      guint n = MIN (places[i].n, 3);

      if (abs (slot->x - action->x) > 1 || abs (slot->y - action->y) > 1)
        continue;
      if (n > best[0])
        {
          best[1] = best[0];
          best[0] = n;
        }
      else
        best[1] = MAX (best[1], n);
    }
  return (int) (100 * (best[0] + best[1])) + (guard != NULL ? hope_of_guard (play, guard) : 0);
}

/* What would be haunted by a tile that lies face down at a cell: guards' features and mist with
 * ghosts in it. A cell that several tiles lie around closes cemeteries sooner. */
static int
worth_of_down (const TwPlay *play, const TwAction *action)
{
  const TwBoard *board = &play->board;
  int worth = (int) tw_board_n_around (board, action->x, action->y, TRUE);

  for (guint node = 0; node < board->head->n_nodes; node++)
    {
      const TwNode *entry = &board->nodes[node], *root = &board->nodes[entry->root];
      const TwSlot *slot = &board->slots[entry->slot];
      const TwPlayTile *tile = tw_board_tile (board, entry->slot);
      int dx = action->x - slot->x, dy = action->y - slot->y;
      guint at = node - slot->first_node;

      if (abs (dx) > 1 || abs (dy) > 1 || slot->is_face_down || root->n_open == 0)
        continue;
      if (tile->places >> at & 1)
        {
          worth -= entry->kind != TW_KIND_CEMETERY && root->occupants > 0 ? 40 : 0;
          worth += entry->kind == TW_KIND_CEMETERY ? 16 - 2 * root->n_open : 0;
          continue;
        }
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (tw_edge_x (edge) == dx && tw_edge_y (edge) == dy
            && (tw_rim_rotate (tile->rim[at], slot->quarter_turns) & TW_RIM_MIDDLE (edge)))
          worth -= root->occupants > 0                             ? 30 + 5 * root->n_tiles
                   : entry->kind == TW_KIND_MIST && !root->is_dead ? 8
                   : entry->kind == TW_KIND_FIELD                  ? 0
                                                                   : 2;
    }
  return worth;
}

static int
worth_of (const TwPlay *play, Sort sort, const TwAction *action)
{
  switch (sort)
    {
    case SORT_TAKE:
      return worth_of_taking (play, action);
    case SORT_RISE:
      return -tightness (play, tw_play_action_node (play, action));
    case SORT_BURY:
      return worth_of_burying (play, action);
    case SORT_HOUND:
      return worth_of_hound (play, action);
    case SORT_DOWN:
      return worth_of_down (play, action);
    case SORT_OTHER:
    case SORT_USELESS:
    case N_SORTS:
    default:
      return 0;
    }
}

/* Puts @action among the best of its sort, which may drop another one. */
static void
keep_best (TwAction *kept,
           int *worths,
           guint *n_kept,
           guint most,
           const TwAction *action,
           int worth)
{
  guint at = *n_kept;

  while (at > 0 && worths[at - 1] < worth)
    at--;
  if (at >= most)
    return;
  *n_kept = MIN (*n_kept + 1, most);
  memmove (kept + at + 1, kept + at, (*n_kept - 1 - at) * sizeof *kept);
  memmove (worths + at + 1, worths + at, (*n_kept - 1 - at) * sizeof *worths);
  kept[at] = *action;
  worths[at] = worth;
}

void
mists_narrow (const TwPlay *play, gconstpointer own, TwActionList *list)
{
  static const guint most[N_SORTS] = { [SORT_TAKE] = MOST_TILES,
                                       [SORT_RISE] = MOST_RISING,
                                       [SORT_BURY] = MOST_BURIED,
                                       [SORT_HOUND] = MOST_HOUNDS,
                                       [SORT_DOWN] = MOST_DOWN };
  TwAction kept[N_SORTS][MOST_OF_A_SORT];
  int worths[N_SORTS][MOST_OF_A_SORT];
  guint n_kept[N_SORTS] = { 0 }, n = 0;
  gboolean goes_on = FALSE;
  TwAction nothing = { 0 };

  (void) own;
  if (list->n_items < 2 || list->items[list->n_items - 1].verb == TW_VERB_PLACE)
    return;
  for (guint i = 0; i < list->n_items; i++)
    {
      TwAction action = list->items[i];
      Sort sort = sort_of (play, &action);

      if (sort == SORT_OTHER && action.verb == TW_VERB_NONE)
        {
          nothing = action;
          goes_on = TRUE;
        }
      else if (sort == SORT_OTHER)
        list->items[n++] = action;
      else if (sort != SORT_USELESS)
        keep_best (kept[sort], worths[sort], &n_kept[sort], most[sort], &action,
                   worth_of (play, sort, &action));
    }
  for (guint sort = 0; sort < N_SORTS; sort++)
    for (guint i = 0; i < n_kept[sort]; i++)
      list->items[n++] = kept[sort][i];
  /* A hound drives away as many ghosts as it can. */
  if (goes_on && n_kept[SORT_TAKE] == 0)
    list->items[n++] = nothing;
  list->n_items = n;
}

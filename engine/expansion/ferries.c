/* The Ferries: roads end at a lake until a ferry joins two of them, and a ferry that a road
 * runs over moves when that road grows.
 *
 * A ferry is a join of the board between two segments of one tile. What is kept here is
 * which joins are ferries, and what became of them in this part of the turn.
 *
 * Rule: FERRY-003 to FERRY-025, TURN-011, TURN-012, TURN-040.
 */
#include "engine/expansion/ferries-private.h"

#include "engine/board/along.h"
#include "engine/board/feature-merge.h"
#include "engine/expansion/registry.h"
#include "engine/game/completed.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/play.h"
#include "engine/game/state-hash.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FERRY_WORD "ferry"
#define NOWHERE    0xffffu
/* Pairs of the four segments that can end at one lake. */
#define MOST_PAIRS 6

/**
 * FerryState: what happened to a ferry in this part of the turn.
 * @FERRY_NEW: it was laid
 * @FERRY_REACHED: it may be moved
 * @FERRY_MOVED: it was moved
 */
typedef enum
{
  FERRY_NEW = 1 << 0,
  FERRY_REACHED = 1 << 1,
  FERRY_MOVED = 1 << 2
} FerryState;

/* @a, @b: the nodes it joins; @from_a, @from_b: those it joined before it was moved. */
typedef struct
{
  guint16 a, b;
  guint16 from_a, from_b;
  guint16 state;
} Ferry;

/* @looks_again: the parameter: whether the way goes on over what has moved. */
typedef struct
{
  Ferry ferries[TW_MAX_JOINS];
  guint16 n;
  guint8 verb;
  guint8 looks_again;
} Ferries;

static void
ferries_set_up (TwPlay *play, gpointer own)
{
  Ferries *ferries = own;

  ferries->verb = (guint8) tw_rules_verb (play->rules, FERRY_WORD);
  ferries->looks_again = tw_rules_parameter (play->rules, "ferries-again") != 0;
}

static guint
slot_of (const TwPlay *play, const Ferry *ferry)
{
  return play->board.nodes[ferry->a].slot;
}

/* The ferry of the lake on the tile in @slot, or -1. */
static int
find_ferry (const TwPlay *play, const Ferries *ferries, guint slot)
{
  for (guint i = 0; i < ferries->n; i++)
    if (slot_of (play, &ferries->ferries[i]) == slot)
      return (int) i;
  return -1;
}

/* Every pair of segments at the lake but the one that is joined. Rule: FERRY-004, FERRY-009. */
static void
list_pairs (const TwPlay *play, const Ferries *ferries, guint seat, guint slot, TwActionList *list)
{
  guint32 roads = tw_board_tile (&play->board, slot)->at_lake;
  guint first = play->board.slots[slot].first_node;
  int at = find_ferry (play, ferries, slot);

  for (guint32 a = roads; a != 0; a &= a - 1)
    for (guint32 b = a & (a - 1); b != 0; b &= b - 1)
      {
        guint i = (guint) __builtin_ctz (a), k = (guint) __builtin_ctz (b);
        TwAction *action;

        if (at >= 0 && ferries->ferries[at].a == first + i && ferries->ferries[at].b == first + k)
          continue;
        action = tw_action_list_add (list, ferries->verb, seat);
        action->node = (guint16) i;
        action->kind = (guint16) k;
        action->x = play->board.slots[slot].x;
        action->y = play->board.slots[slot].y;
      }
}

static gboolean
lay_ferry (TwPlay *play, Ferries *ferries, guint a, guint b, guint state)
{
  Ferry *ferry = &ferries->ferries[ferries->n];

  if (ferries->n == TW_MAX_JOINS || !tw_board_join (&play->board, a, b))
    return FALSE;
  *ferry = (Ferry){ .a = (guint16) a, .b = (guint16) b, .state = (guint16) state };
  ferries->n++;
  return TRUE;
}

static void
move_ferry (TwPlay *play, Ferry *ferry, guint a, guint b)
{
  tw_play_part (play, ferry->a, ferry->b);
  tw_board_join (&play->board, a, b);
  ferry->from_a = ferry->a;
  ferry->from_b = ferry->b;
  ferry->a = (guint16) a;
  ferry->b = (guint16) b;
}

/* 2c: the new lake gets its ferry, and each has one. Rule: FERRY-004, FERRY-018, TURN-011. */
static TwStepResult
lay_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Ferries *ferries = own;
  guint32 roads = tw_board_tile (&play->board, frame->slot)->at_lake;

  if ((roads & (roads - 1)) == 0 || play->board.head->n_joins == TW_MAX_JOINS
      || find_ferry (play, ferries, frame->slot) >= 0)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
lay_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  list_pairs (play, own, frame->seat, frame->slot, list);
}

static void
lay_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  guint first = play->board.slots[frame->slot].first_node;

  lay_ferry (play, own, first + action->node, first + action->kind, FERRY_NEW);
}

/* ---- which ferries are in reach ------------------------------------------------------- */

/* A road leads to the first ferry in each direction, where one that has moved is none. Rule:
 * FERRY-010, FERRY-011, FERRY-015. */
static gboolean
stop_cb (guint node, gpointer data)
{
  Ferries *ferries = data;

  for (guint i = 0; i < ferries->n; i++)
    if ((ferries->ferries[i].a == node || ferries->ferries[i].b == node)
        && !(ferries->ferries[i].state & FERRY_MOVED))
      {
        if (!(ferries->ferries[i].state & FERRY_NEW))
          ferries->ferries[i].state |= FERRY_REACHED;
        return TRUE;
      }
  return FALSE;
}

/* The own lake is no way on. Rule: FERRY-008, FERRY-012, FERRY-014. */
static void
find_reached (TwPlay *play, const TwFrame *frame, Ferries *ferries)
{
  tw_along_walk (&play->board, frame->slot, TW_KIND_BIT (TW_KIND_ROAD), play->marks, stop_cb,
                 ferries);
  memset (play->marks, 0, (play->board.head->n_nodes + 31u) / 32 * sizeof *play->marks);
}

static gboolean
may_move (const Ferry *ferry)
{
  return (ferry->state & (FERRY_REACHED | FERRY_MOVED)) == FERRY_REACHED;
}

/* 2d: Rule: FERRY-008 to FERRY-015, TURN-012. */
static TwStepResult
move_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Ferries *ferries = own;

  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      if (ferries->n > 0)
        find_reached (play, frame, ferries);
    }
  for (guint i = 0; i < ferries->n; i++)
    if (may_move (&ferries->ferries[i]))
      {
        frame->decider = frame->seat;
        return TW_STEP_ASK;
      }
  return TW_STEP_DONE;
}

static void
move_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Ferries *ferries = own;

  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
  for (guint i = 0; i < ferries->n; i++)
    if (may_move (&ferries->ferries[i]))
      list_pairs (play, ferries, frame->seat, slot_of (play, &ferries->ferries[i]), list);
}

static void
move_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Ferries *ferries = own;
  guint slot = tw_board_slot_at (&play->board, action->x, action->y), first;
  int at;

  if (action->verb == TW_VERB_NONE)
    {
      for (guint i = 0; i < ferries->n; i++)
        ferries->ferries[i].state &= (guint16) ~FERRY_REACHED;
      return;
    }
  at = find_ferry (play, ferries, slot);
  g_return_if_fail (at >= 0);
  first = play->board.slots[slot].first_node;
  move_ferry (play, &ferries->ferries[at], first + action->node, first + action->kind);
  ferries->ferries[at].state |= FERRY_MOVED;
  if (ferries->looks_again)
    find_reached (play, frame, ferries);
}

/* 3a: all ferries lie as they will. Who was left alone goes home, and a road that a ferry has
 * closed is counted wherever it is. Rule: FERRY-016, FERRY-023, FERRY-025, TURN-014. */
static TwStepResult
settle_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Ferries *ferries = own;

  for (guint i = 0; i < ferries->n; i++)
    {
      Ferry *ferry = &ferries->ferries[i];
      guint nodes[] = { ferry->a, ferry->b, ferry->from_a, ferry->from_b };

      if (ferry->state & FERRY_MOVED)
        for (guint k = 0; k < G_N_ELEMENTS (nodes); k++)
          {
            if (play->rules->has_after_leaving)
              tw_play_tell_left (play, nodes[k]);
            tw_play_queue_feature (play, frame, nodes[k]);
          }
      ferry->from_a = ferry->from_b = ferry->state = 0;
    }
  return TW_STEP_DONE;
}

/* ---- in words ------------------------------------------------------------------------- */

/* "x,y:lake(EW)": the ports in the order N E S W. */
static void
append_lake (const TwPlay *play, guint slot, guint a, guint b, GString *out)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);

  g_string_append_printf (out, "%d,%d:lake(", entry->x, entry->y);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int node = tile->land[(edge - entry->quarter_turns) & 3];

      if (node == (int) a || node == (int) b)
        g_string_append_c (out, "NESW"[edge]);
    }
  g_string_append_c (out, ')');
}

/* Segments that are not there become NOWHERE, so that the lake is refused with its rule. */
static gboolean
read_lake (const TwPlay *play, const char *text, guint *out_slot, guint *out_a, guint *out_b)
{
  guint found[2] = { NOWHERE, NOWHERE }, n = 0;
  const char *at = text;
  int x, y;

  if (!tw_notation_read_cell (&at, &x, &y) || !g_str_has_prefix (at, ":lake("))
    return FALSE;
  *out_slot = tw_board_slot_at (&play->board, x, y);
  if (*out_slot == TW_NO_SLOT || play->board.slots[*out_slot].is_face_down)
    return FALSE;
  for (at += strlen (":lake("); *at != '\0' && strchr ("NESW", *at) != NULL && n < 2; at++)
    {
      const TwSlot *slot = &play->board.slots[*out_slot];
      guint edge = (guint) (strchr ("NESW", *at) - "NESW");
      const TwPlayTile *tile = tw_board_tile (&play->board, *out_slot);
      int node = tile->land[(edge - slot->quarter_turns) & 3];

      found[n++] = node >= 0 && (tile->at_lake >> node & 1) ? (guint) node : NOWHERE;
    }
  *out_a = MIN (found[0], found[1]);
  *out_b = MAX (found[0], found[1]);
  return strcmp (at, ")") == 0 && n > 0;
}

static void
ferry_print (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append (out, FERRY_WORD "@");
  append_lake (play, tw_board_slot_at (&play->board, action->x, action->y), action->node,
               action->kind, out);
}

static gboolean
ferry_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint slot, a, b;

  if (!g_str_has_prefix (text, FERRY_WORD "@")
      || !read_lake (play, text + strlen (FERRY_WORD "@"), &slot, &a, &b))
    return FALSE;
  out_action->x = play->board.slots[slot].x;
  out_action->y = play->board.slots[slot].y;
  out_action->node = (guint16) a;
  out_action->kind = (guint16) b;
  return TRUE;
}

/* Whether the lake's @roads, a bit each, hang together with the tile placed. */
static gboolean
touches_placed (const TwPlay *play, const TwFrame *frame, guint slot, guint32 roads)
{
  const TwBoard *board = &play->board;
  guint first = board->slots[frame->slot].first_node;
  guint n = tw_board_tile (board, frame->slot)->n_segments;

  for (; roads != 0; roads &= roads - 1)
    for (guint i = 0; i < n; i++)
      if (tw_board_root (board, first + i)
          == tw_board_root (board, board->slots[slot].first_node + (guint) __builtin_ctz (roads)))
        return TRUE;
  return FALSE;
}

/* A ferry that lies and was not listed. */
static const char *
why_not_move (const TwPlay *play, const Ferries *ferries, const TwFrame *frame, const Ferry *ferry)
{
  guint slot = slot_of (play, ferry), first = play->board.slots[slot].first_node;
  gboolean any_moved = FALSE;

  if (ferry->state & FERRY_NEW)
    return "FERRY-014";
  if (ferry->state & FERRY_MOVED)
    return "FERRY-013";
  if (ferry->state & FERRY_REACHED)
    return "FERRY-009";
  for (guint i = 0; i < ferries->n; i++)
    any_moved |= (ferries->ferries[i].state & FERRY_MOVED) != 0;
  if (touches_placed (play, frame, slot, 1u << (ferry->a - first)))
    return any_moved ? "FERRY-012" : "FERRY-010";
  return touches_placed (play, frame, slot, tw_board_tile (&play->board, slot)->at_lake)
             ? "FERRY-015"
             : "FERRY-008";
}

static const char *
ferries_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Ferries *ferries = own;
  const TwFrame *frame = tw_play_turn_frame (play);
  const char *phase = tw_play_phase (play);
  int at;

  if (frame == NULL || frame->slot == TW_NO_SLOT)
    return NULL;
  if (strcmp (phase, "2c") == 0 && (action->verb == TW_VERB_NONE || action->verb == ferries->verb))
    return "FERRY-004";
  if (action->verb != ferries->verb)
    return NULL;
  at = find_ferry (play, ferries, tw_board_slot_at (&play->board, action->x, action->y));
  if (strcmp (phase, "2d") != 0)
    return NULL;
  return at < 0 ? "FERRY-009" : why_not_move (play, ferries, frame, &ferries->ferries[at]);
}

/* ---- facts, pieces, checks -------------------------------------------------------------- */

static gboolean
is_ferry_fact (const TwFact *fact)
{
  return *fact->group == '\0' && fact->seat == TW_SEAT_NONE && strcmp (fact->name, FERRY_WORD) == 0
         && fact->place != NULL;
}

static TwFactResult
wrong_lake (const TwFact *fact, GError **error)
{
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
               _ ("There is no lake with these roads at “%s”. Write x,y:lake(EW) with two edges at "
                  "which its roads are."),
               fact->place);
  return TW_FACT_WRONG;
}

static TwFactResult
ferries_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Ferries *ferries = own;
  guint slot, a, b, first;
  int at;

  if (!is_ferry_fact (fact))
    return TW_FACT_UNKNOWN;
  if (!read_lake (play, fact->place, &slot, &a, &b) || b == NOWHERE || a == b
      || strcmp (fact->value, "1") != 0)
    return wrong_lake (fact, error);
  first = play->board.slots[slot].first_node;
  at = find_ferry (play, ferries, slot);
  if (at < 0)
    return lay_ferry (play, ferries, first + a, first + b, 0) ? TW_FACT_DONE
                                                              : wrong_lake (fact, error);
  move_ferry (play, &ferries->ferries[at], first + a, first + b);
  ferries->ferries[at].from_a = ferries->ferries[at].from_b = 0;
  return TW_FACT_DONE;
}

static TwFactResult
ferries_tell (const TwPlay *play,
              gconstpointer own,
              const TwFact *fact,
              char **out_value,
              GError **error)
{
  const Ferries *ferries = own;
  guint slot, a, b, first;
  int at;

  if (!is_ferry_fact (fact))
    return TW_FACT_UNKNOWN;
  if (!read_lake (play, fact->place, &slot, &a, &b))
    return wrong_lake (fact, error);
  first = play->board.slots[slot].first_node;
  at = find_ferry (play, ferries, slot);
  *out_value = g_strdup (
      at >= 0 && ferries->ferries[at].a == first + a && ferries->ferries[at].b == first + b ? "1"
                                                                                            : "0");
  return TW_FACT_DONE;
}

static gboolean
ferries_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const Ferries *ferries = own;

  if (index >= ferries->n)
    return FALSE;
  *out_piece = (TwPiece){ .id = FERRY_WORD,
                          .slot = slot_of (play, &ferries->ferries[index]),
                          .node = ferries->ferries[index].a,
                          .other = ferries->ferries[index].b,
                          .n = 1 };
  return TRUE;
}

static guint64
ferries_hash (const TwPlay *play, gconstpointer own)
{
  const Ferries *ferries = own;
  guint64 hash = 0;

  for (guint i = 0; i < ferries->n; i++)
    {
      const Ferry *ferry = &ferries->ferries[i];

      hash += tw_hash_facts (20, tw_play_hash_segment (play, ferry->a),
                             tw_play_hash_segment (play, ferry->b), ferry->state);
      if (ferry->state & FERRY_MOVED)
        hash += tw_hash_facts (21, tw_play_hash_segment (play, ferry->from_a),
                               tw_play_hash_segment (play, ferry->from_b), 0);
    }
  return hash;
}

/* Rule: FERRY-002, FERRY-005. */
static void
ferries_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Ferries *ferries = own;
  const TwBoard *board = &play->board;

  for (guint i = 0; i < ferries->n; i++)
    {
      const Ferry *ferry = &ferries->ferries[i];
      guint slot = slot_of (play, ferry), first = board->slots[slot].first_node;
      guint32 both = 1u << (ferry->a - first) | 1u << (ferry->b - first);

      if (board->nodes[ferry->b].slot != slot || ferry->a >= ferry->b
          || (both & ~tw_board_tile (board, slot)->at_lake) != 0
          || find_ferry (play, ferries, slot) != (int) i)
        g_string_append_printf (out, "ferry %u lies wrong\n", i);
      if (tw_board_root (board, ferry->a) != tw_board_root (board, ferry->b))
        g_string_append_printf (out, "ferry %u joins nothing\n", i);
    }
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_FIGURE, 20, { "2c", lay_run, lay_list, lay_apply } },
  { TW_SLOT_AFTER_FIGURE, 30, { "2d", move_run, move_list, move_apply } },
  { TW_SLOT_BEFORE_SCORING, -10, { "3a", settle_run, NULL, NULL } },
};

static const TwVerbInfo verbs[] = {
  { .word = FERRY_WORD,
    .format = "@x,y:lake(EW)",
    .print = ferry_print,
    .parse = ferry_parse,
    .place = TW_VERB_PLACE_PAIR,
    .piece = "ferry" },
};

const TwExpansion tw_expansion_ferries = {
  .id = "ferries",
  .state_size = sizeof (Ferries),
  .most_actions = TW_MAX_JOINS * MOST_PAIRS,
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = ferries_set_up },
  .showing = &(const TwShowingHooks){ .phrase = tw_ferries_phrase,
                                      .why_not = ferries_why_not,
                                      .piece = ferries_piece },
  .facts = &(const TwFactHooks){ .give = ferries_give, .tell = ferries_tell },
  .hash = ferries_hash,
  .check = ferries_check,
};

#include "tests/engine/mixes/mists-check.h"

#include <string.h>

/* ---- what holds after every action ----------------------------------------------------- */

guint
mists_told (const TwPlay *play, const char *name)
{
  const TwFact fact = { "", TW_SEAT_NONE, name, NULL, "0" };

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      g_autofree char *value = NULL;

      if (TW_HAS_HOOK (expansion, facts, tell)
          && expansion->facts->tell (play, tw_play_own (play, (int) i), &fact, &value, NULL)
                 == TW_FACT_DONE)
        return (guint) atoi (value);
    }
  g_assert_not_reached ();
}

/* What meets the edges and corners of a tile that lies face down is not complete. */
static gboolean
completes_something (const TwPlay *play, const TwSlot *down)
{
  const TwBoard *board = &play->board;

  for (int i = 0; i < 9; i++)
    {
      int dx = i % 3 - 1, dy = i / 3 - 1;
      guint slot = tw_board_slot_at (board, down->x + dx, down->y + dy);

      if (i == 4 || slot == TW_NO_SLOT || board->slots[slot].is_face_down)
        continue;
      for (guint n = 0; n < tw_board_tile (board, slot)->n_nodes; n++)
        {
          guint node = board->slots[slot].first_node + n;
          guint kind = board->nodes[node].kind;
          /* The edge of the neighbour that looks at it. */
          TwEdge edge = dy > 0 ? TW_EDGE_N : dy < 0 ? TW_EDGE_S : dx > 0 ? TW_EDGE_W : TW_EDGE_E;
          TwRim rim =
              tw_rim_rotate (tw_board_tile (board, slot)->rim[n], board->slots[slot].quarter_turns);
          gboolean meets = (dx == 0 || dy == 0) && (rim & TW_RIM_MIDDLE (edge));

          if (kind != TW_KIND_FIELD && kind != TW_KIND_CEMETERY && (meets || kind == TW_KIND_CASTLE)
              && tw_board_is_complete (board, node))
            return TRUE;
        }
    }
  return FALSE;
}

static char *
find_wrong (const TwPlay *play, guint n_ghosts)
{
  if (mists_told (play, "ghosts") + mists_told (play, "bank") != n_ghosts)
    return g_strdup_printf ("%u ghosts on the plan and %u in the bank are not %u",
                            mists_told (play, "ghosts"), mists_told (play, "bank"), n_ghosts);
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    if (play->board.slots[slot].is_face_down
        && completes_something (play, &play->board.slots[slot]))
      return g_strdup ("a tile that lies face down completes something");
  return NULL;
}

/* MIST-184, MIST-186: it ends, with a reason that belongs to how it ends. */
static char *
find_wrong_end (const TwPlay *play)
{
  const char *reason = tw_rules_reason_info (play->rules, play->state->reason)->word;
  gboolean won = play->state->status == TW_STATUS_WON;

  if (tw_play_decider (play) != TW_SEAT_NONE)
    return g_strdup ("the game does not end");
  if (won ? strcmp (reason, "target") == 0
          : play->state->status == TW_STATUS_LOST
                && (strcmp (reason, "ghosts") == 0 || strcmp (reason, "tiles") == 0))
    return NULL;
  return g_strdup_printf ("the game ends in state %u for the reason %s", play->state->status,
                          reason);
}

char *
mists_find_in_record (const GameRecord *record, guint n_ghosts)
{
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);

  for (guint i = 0; i < record->actions->len; i++)
    {
      char *wrong = find_wrong (play, n_ghosts);

      if (wrong != NULL)
        return wrong;
      tw_play_apply (play, &g_array_index (record->actions, TwAction, i));
    }
  return find_wrong_end (play);
}

/* The hash of a position: canonical facts only, not the history of merges. */
#include "engine/game/state-hash.h"

#include <string.h>

static guint64
mix (guint64 h)
{
  h ^= h >> 33;
  h *= G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  h ^= h >> 33;
  h *= G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
  return h ^ (h >> 33);
}

guint64
tw_hash_facts (guint tag, guint64 a, guint64 b, guint64 c)
{
  return mix (mix (mix (tag + 1 + a) + b) + c);
}

guint64
tw_play_hash_cell (const TwPlay *play, guint slot)
{
  const TwSlot *entry;

  if (slot == TW_NO_SLOT)
    return G_MAXUINT64;
  entry = &play->board.slots[slot];
  return ((guint64) (guint16) entry->x << 16) | (guint16) entry->y;
}

/* A segment is named by its cell and its number on the tile. */
guint64
tw_play_hash_segment (const TwPlay *play, guint node)
{
  guint slot = play->board.nodes[node].slot;

  return tw_play_hash_cell (play, slot) << 8 | (node - play->board.slots[slot].first_node);
}

/* Which of several figures that are alike something is beside makes no difference. */
static guint64
hash_place (const TwPlay *play, const TwFigure *figure)
{
  const TwFigure *other = tw_play_beside (play, figure);

  if (other != NULL)
    return tw_hash_facts (14, tw_play_hash_segment (play, other->node), other->type,
                          other->seat
                              | (other->place == TW_FIGURE_NODE ? 0 : (guint64) other->place << 8));
  return figure->place == TW_FIGURE_NODE || figure->place == TW_FIGURE_HAND
                 || figure->place == TW_FIGURE_TILE || figure->place == TW_FIGURE_LAID
             ? tw_play_hash_segment (play, figure->node)
             : 0;
}

static guint64
hash_frame (const TwPlay *play, const TwFrame *frame)
{
  guint flags = frame->flags & ~(frame->program == TW_PROGRAM_TURN ? TW_FRAME_GIVEN : 0u);
  guint64 hash = tw_hash_facts (4, frame->program, frame->step, flags);

  hash = mix (hash + tw_hash_facts (5, frame->seat, frame->decider, frame->part));
  hash = mix (hash + tw_hash_facts (6, frame->event, frame->winners, frame->cursor));
  hash = mix (hash
              + tw_hash_facts (7, frame->kind, tw_play_hash_cell (play, frame->slot),
                               (guint16) frame->value));
  if (frame->node != TW_NO_NODE)
    hash = mix (hash + tw_play_hash_segment (play, frame->node));
  return mix (hash + frame->scratch);
}

guint64
tw_play_hash (const TwPlay *play)
{
  const TwState *state = play->state;
  guint64 hash = tw_hash_facts (0, state->seed, state->n_chance, state->on_turn);

  hash = mix (hash + tw_hash_facts (1, state->status, state->turn, state->n_unplaceable));
  if ((state->skipped | state->ending) != 0)
    hash += tw_hash_facts (17, state->skipped, state->ending, 0);
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    {
      const TwSlot *entry = &play->board.slots[slot];

      hash += tw_hash_facts (2, tw_play_hash_cell (play, slot), entry->kind,
                             entry->quarter_turns | (guint) entry->is_face_down << 2);
    }
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    {
      const TwFigure *figure = &play->figures[i];

      hash +=
          tw_hash_facts (3, hash_place (play, figure), (guint64) figure->type << 8 | figure->seat,
                         (guint64) figure->place << 8 | figure->detail);
    }
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    hash += tw_hash_facts (8, seat, (guint32) state->score[seat], (guint32) state->aside[seat]);
  for (guint i = 0; i < play->rules->n_seats * play->rules->n_token_types; i++)
    hash += tw_hash_facts (10, i, play->tokens[i], 0);
  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    hash += tw_hash_facts (9, kind, play->bag[kind], 0);
  for (guint i = 0; i < state->n_frames; i++)
    hash = mix (hash + hash_frame (play, &state->frames[i]));
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const guint8 *own = tw_play_own (play, (int) i);

      if (play->rules->expansions[i]->hash != NULL)
        hash = mix (hash + play->rules->expansions[i]->hash (play, own));
      else
        for (gsize byte = 0; byte < play->rules->expansions[i]->state_size; byte++)
          hash = mix (hash + own[byte] + 1);
    }
  return hash;
}

/* A play: what it is made of, and what is asked of it. */
#include "engine/game/play.h"

#include "engine/board/fitting.h"
#include "engine/game/play-private.h"

#include <string.h>

void
tw_play_bind (TwPlay *play, const TwRules *rules, gpointer block)
{
  guint8 *base = block;

  play->rules = rules;
  play->state = block;
  tw_board_bind (&play->board, &rules->board, rules->catalogue, base + rules->board_offset);
  play->figures = (gpointer) (base + rules->figures_offset);
  play->bag = (gpointer) (base + rules->bag_offset);
  play->bag_sums = play->bag + rules->catalogue->n_kinds;
  play->tokens = (gpointer) (base + rules->tokens_offset);
}

guint
tw_play_decider (const TwPlay *play)
{
  return play->state->n_frames > 0 ? tw_play_frame (play)->decider : TW_SEAT_NONE;
}

const char *
tw_play_phase (const TwPlay *play)
{
  return play->state->n_frames > 0 ? tw_play_step_of (play, tw_play_frame (play))->step->phase : "";
}

TwFrame *
tw_play_turn_frame (const TwPlay *play)
{
  for (guint i = play->state->n_frames; i-- > 0;)
    if (play->state->frames[i].program == TW_PROGRAM_TURN)
      return &play->state->frames[i];
  return NULL;
}

/* The counter is mixed with the seed (splitmix64), so the n-th outcome depends on seed
 * and n alone. */
static guint64
chance_bits (guint64 seed, guint32 n_chance)
{
  guint64 z = seed + ((guint64) n_chance + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

guint
tw_play_random_by (const TwPlay *play, guint64 seed, guint n)
{
  return (guint) (((chance_bits (seed, play->state->n_chance) >> 32) * n) >> 32);
}

void
tw_play_drop_turns (TwPlay *play)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  if (turn != NULL && turn->kind != TW_NO_KIND && turn->slot == TW_NO_SLOT)
    play->state->n_left_out++;
  play->state->n_frames = 0;
}

void
tw_play_conclude (TwPlay *play, TwStatus status, guint reason)
{
  tw_play_drop_turns (play);
  play->state->status = (guint8) status;
  play->state->reason = (guint8) reason;
}

void
tw_play_laid (TwPlay *play, guint slot)
{
  for (guint i = 0; play->rules->has_laid && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], placing, laid))
      play->rules->expansions[i]->placing->laid (play, tw_play_own (play, (int) i), slot);
}

gboolean
tw_play_has_tile (const TwPlay *play, const TwFrame *frame)
{
  if (tw_play_can_draw (play))
    return TRUE;
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], placing, has_tile)
        && play->rules->expansions[i]->placing->has_tile (play, frame, tw_play_own (play, (int) i)))
      return TRUE;
  return FALSE;
}

TwFrame *
tw_play_push (TwPlay *play, TwProgram program)
{
  TwState *state = play->state;
  TwFrame *frame;

  g_assert (state->n_frames < TW_MAX_FRAMES);
  frame = &state->frames[state->n_frames++];
  memset (frame, 0, sizeof *frame);
  frame->program = (guint8) program;
  frame->kind = TW_NO_KIND;
  frame->slot = TW_NO_SLOT;
  frame->node = TW_NO_NODE;
  frame->seat = state->on_turn;
  frame->decider = state->on_turn;
  frame->queue_begin = frame->queue_end = state->n_queue;
  if (state->n_frames > 1)
    {
      frame->part = frame[-1].part;
      frame->slot = program == TW_PROGRAM_TURN ? TW_NO_SLOT : frame[-1].slot;
    }
  return frame;
}

gpointer
tw_play_own_of (const TwPlay *play, const TwExpansion *expansion)
{
  guint index = 0;

  while (play->rules->expansions[index] != expansion)
    index++;
  return tw_play_own (play, (int) index);
}

gboolean
tw_play_kind_has_place (const TwPlay *play, const TwFrame *frame, guint kind)
{
  if (!play->rules->has_place_veto[kind])
    return tw_board_has_place (&play->board, kind);
  for (guint open = 0; open < play->board.head->n_open; open++)
    for (guint turns = 0; turns < 4; turns++)
      if (tw_board_fits (&play->board, open, kind, turns)
          && tw_play_veto (play, frame, kind, open, turns) == NULL)
        return TRUE;
  return FALSE;
}

const char *
tw_play_veto (const TwPlay *play, const TwFrame *frame, guint kind, guint open, guint quarter_turns)
{
  TwAction place = { .verb = TW_VERB_PLACE,
                     .seat = frame->seat,
                     .turns = (guint8) quarter_turns,
                     .kind = (guint16) kind,
                     .x = play->board.open[open].x,
                     .y = play->board.open[open].y };

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      const char *rule =
          TW_HAS_HOOK (expansion, placing, may_place)
              ? expansion->placing->may_place (play, frame, tw_play_own (play, (int) i), &place)
              : NULL;

      if (rule != NULL)
        return rule;
    }
  return NULL;
}

const char *
tw_play_stand_veto (const TwPlay *play, const TwFrame *frame, const TwAction *figure)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      const char *rule =
          TW_HAS_HOOK (expansion, figures, may_stand)
              ? expansion->figures->may_stand (play, frame, tw_play_own (play, (int) i), figure)
              : NULL;

      if (rule != NULL)
        return rule;
    }
  return NULL;
}

guint
tw_play_action_node (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  if (slot == TW_NO_SLOT || play->board.slots[slot].is_face_down
      || action->node >= tw_board_tile (&play->board, slot)->n_nodes)
    return TW_NO_NODE;
  return play->board.slots[slot].first_node + action->node;
}

int
tw_play_verb_owner (const TwPlay *play, guint verb)
{
  guint first = TW_N_VERBS;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      if (verb >= first && verb < first + play->rules->expansions[i]->n_verbs)
        return (int) i;
      first += play->rules->expansions[i]->n_verbs;
    }
  return -1;
}

const TwVerbInfo *
tw_play_verb (const TwPlay *play, guint verb)
{
  guint first = TW_N_VERBS;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (verb >= first && verb < first + expansion->n_verbs)
        return &expansion->verbs[verb - first];
      first += expansion->n_verbs;
    }
  g_return_val_if_reached (NULL);
}

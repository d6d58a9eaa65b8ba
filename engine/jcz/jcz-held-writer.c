/* What was done with towers and prisoners, as messages. */
#include "engine/jcz/jcz-writer-private.h"

#include <string.h>

/* Whether somebody is taken prisoner: by the same verb figures are taken back in place of a figure.
 */
static gboolean
is_capture (const TwPlay *play, const TwAction *action)
{
  return (action->verb == TW_VERB_TAKE || tw_jcz_game_asks_for (play, action, TW_JCZ_TAKE_GUARD))
         && *tw_play_phase (play) == '2' && tw_play_frame (play)->event == TW_DONE_ELSE;
}

gboolean
tw_jcz_writer_is_tower (const TwPlay *play, const TwAction *action)
{
  static const char *const words[] = { TW_JCZ_GUARD, TW_JCZ_FLOOR, TW_JCZ_RANSOM, TW_JCZ_EXCHANGE };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (tw_jcz_game_asks_for (play, action, words[i]))
      return TRUE;
  return is_capture (play, action) || tw_jcz_game_asks_for (play, action, TW_JCZ_TAKE_GUARD);
}

void
tw_jcz_writer_add_tower (TwJczWriting *writing, const char *name, const TwAction *action)
{
  tw_jcz_writer_begin_object (writing->json, name);
  tw_jcz_writer_add_position (writing, action->x, action->y);
  tw_jcz_writer_add_string (writing->json, "feature", TW_JCZ_TOWER_PLACE);
  tw_jcz_writer_add_string (writing->json, "location", "I");
  json_builder_end_object (writing->json);
}

/* Whom a tower takes, from its top or from land; or back from the top by a festival. */
static gboolean
add_taken (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint first = play->board.slots[slot].first_node;
  gboolean is_on_land = action->verb == TW_VERB_TAKE;
  TwAction of_owner = *action;
  g_autofree char *id = NULL;

  of_owner.seat = (guint8) (action->kind > 0 ? action->kind - 1u : action->seat);
  id = tw_jcz_writer_figure_id (writing, play, &of_owner,
                                is_on_land ? TW_FIGURE_NODE : TW_FIGURE_TILE,
                                is_on_land ? first + action->node : first);
  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing,
                               is_capture (play, action) ? TW_JCZ_CAPTURE : "RETURN_MEEPLE");
  tw_jcz_writer_begin_object (writing->json, "pointer");
  if (!is_on_land)
    tw_jcz_writer_add_tower (writing, "featurePointer", action);
  else if (!tw_jcz_writer_add_pointer (writing, play, "featurePointer", action->x, action->y,
                                       action->node))
    return FALSE;
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  json_builder_end_object (writing->json);
  if (!is_capture (play, action))
    tw_jcz_writer_add_string (writing->json, "source", TW_JCZ_FROM_AFAR);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_guard (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *id = tw_jcz_writer_figure_id (writing, play, action, TW_FIGURE_SUPPLY, 0);

  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "DEPLOY_MEEPLE");
  tw_jcz_writer_add_tower (writing, "pointer", action);
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

/* A prisoner that is bought back or exchanged. */
static gboolean
add_held (TwJczWriting *writing, const TwPlay *play, const TwAction *action, const char *type)
{
  TwAction of_owner = *action;
  g_autofree char *id = NULL;

  of_owner.seat = (guint8) TW_HELD_OWNER (action->kind);
  id = tw_jcz_writer_figure_id (writing, play, &of_owner, TW_FIGURE_HELD,
                                TW_HELD_HOLDER (action->kind));
  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, type);
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

gboolean
tw_jcz_writer_write_tower (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_GUARD))
    return add_guard (writing, play, action);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_RANSOM))
    return add_held (writing, play, action, TW_JCZ_PAY);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_EXCHANGE))
    return add_held (writing, play, action, TW_JCZ_SWAP);
  if (!tw_jcz_game_asks_for (play, action, TW_JCZ_FLOOR))
    return add_taken (writing, play, action);
  tw_jcz_writer_begin_message (writing, "PLACE_TOKEN");
  tw_jcz_writer_add_string (writing->json, "token", TW_JCZ_FLOOR_TOKEN);
  tw_jcz_writer_add_tower (writing, "pointer", action);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

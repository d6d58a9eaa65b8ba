/* What was answered, as messages of a recording. */
#include "engine/jcz/jcz-writer-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/jcz/jcz-words.h"

static gboolean
refuse_words (TwJczWriting *writing, const char *words)
{
  return tw_jcz_writer_refuse (
      writing,
      _ ("JCloisterZone has no words for “%s”. A game with it cannot be written for that "
         "program."),
      words);
}

static gboolean
add_placement (TwJczWriting *writing, const TwAction *action)
{
  static const char *const rotations[] = { "R0", "R90", "R180", "R270" };
  g_autofree char *id = tw_jcz_writer_kind_id (writing, action->kind);

  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "PLACE_TILE");
  tw_jcz_writer_add_string (writing->json, "tileId", id);
  tw_jcz_writer_add_string (writing->json, "rotation", rotations[action->turns & 3]);
  tw_jcz_writer_add_position (writing, action->x, action->y);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_deployment (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *id = tw_jcz_writer_figure_id (writing, play, action, TW_FIGURE_SUPPLY, 0);

  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "DEPLOY_MEEPLE");
  if (!tw_jcz_writer_add_pointer (writing, play, "pointer", action->x, action->y, action->node))
    return FALSE;
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_return (TwJczWriting *writing, const TwPlay *play, const TwAction *action, const char *source)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint node = (guint) play->board.slots[slot].first_node + action->node;
  TwAction of_owner = *action;
  g_autofree char *id = NULL;

  of_owner.seat = (guint8) tw_action_owner (action);
  id = tw_jcz_writer_figure_id (writing, play, &of_owner, TW_FIGURE_NODE, node);
  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "RETURN_MEEPLE");
  tw_jcz_writer_begin_object (writing->json, "pointer");
  if (!tw_jcz_writer_add_pointer (writing, play, "featurePointer", action->x, action->y,
                                  action->node))
    return FALSE;
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  json_builder_end_object (writing->json);
  tw_jcz_writer_add_string (writing->json, "source", source);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static void
add_random (TwJczWriting *writing, double value)
{
  json_builder_set_member_name (writing->json, "random");
  json_builder_add_double_value (writing->json, value);
}

static void
add_pass (TwJczWriting *writing, guint seat)
{
  tw_jcz_writer_begin_message (writing, "PASS");
  tw_jcz_writer_end_message (writing, seat);
}

void
tw_jcz_writer_add_commit (TwJczWriting *writing, guint seat)
{
  tw_jcz_writer_begin_message (writing, "COMMIT");
  add_random (writing, 0.0);
  tw_jcz_writer_end_message (writing, seat);
}

/* Whether nothing is asked any more before the counting of the part. */
static gboolean
choices_are_final (const TwPlay *play)
{
  const char *phase = tw_play_phase (play);

  return tw_play_decider (play) == TW_SEAT_NONE || *phase > '2' || strcmp (phase, "1a") == 0;
}

void
tw_jcz_writer_write_commit (TwJczWriting *writing, const TwPlay *play)
{
  if (!writing->is_open || !choices_are_final (play))
    return;
  tw_jcz_writer_add_commit (writing, writing->open_seat);
  writing->is_open = FALSE;
}

/* Boards the flying machine. That program rolls its die with the message's number. */
static gboolean
add_flight (TwJczWriting *writing, const TwPlay *play, const TwLogEntry *entry, guint n_after)
{
  const TwAction *action = &entry->action;
  const TwSlot *slot = &play->board.slots[tw_play_turn_frame (play)->slot];
  g_autofree char *id = tw_jcz_writer_figure_id (writing, play, action, TW_FIGURE_SUPPLY, 0);

  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "DEPLOY_MEEPLE");
  tw_jcz_writer_begin_object (writing->json, "pointer");
  tw_jcz_writer_add_position (writing, slot->x, slot->y);
  tw_jcz_writer_add_string (writing->json, "feature", TW_JCZ_MACHINE);
  tw_jcz_writer_add_string (writing->json, "location", "I");
  json_builder_end_object (writing->json);
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  add_random (writing, n_after > 0 ? tw_jcz_game_chance_of_die (entry[1].action.kind) : 0.0);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_ferry (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  TwRim rim = tw_rim_rotate (tile->rim[action->node] | tile->rim[action->kind],
                             play->board.slots[slot].quarter_turns);
  g_autofree char *location = tw_jcz_words_location_print (TW_KIND_ROAD, rim, 0);

  tw_jcz_writer_begin_message (writing, "PLACE_TOKEN");
  tw_jcz_writer_add_string (writing->json, "token", "FERRY");
  tw_jcz_writer_begin_object (writing->json, "pointer");
  tw_jcz_writer_add_position (writing, action->x, action->y);
  tw_jcz_writer_add_string (writing->json, "feature", tw_jcz_words_kind_print (TW_KIND_ROAD));
  tw_jcz_writer_add_string (writing->json, "location", location);
  json_builder_end_object (writing->json);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

/* That program lays a bar itself where there is one neighbour. */
static gboolean
add_gold (TwJczWriting *writing, const TwAction *action, guint n_choices)
{
  if (n_choices == 1)
    return TRUE;
  tw_jcz_writer_begin_message (writing, "PLACE_TOKEN");
  tw_jcz_writer_add_string (writing->json, "token", "GOLD");
  tw_jcz_writer_begin_array (writing->json, "pointer");
  json_builder_add_int_value (writing->json, action->x);
  json_builder_add_int_value (writing->json, action->y);
  json_builder_end_array (writing->json);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_circle (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *word = tw_notation_print_action (play, action, action->seat);

  tw_jcz_writer_begin_message (writing, "CIRCLE_REMOVE_OR_DEPLOY");
  tw_jcz_writer_add_string (writing->json, "value",
                            strcmp (word, TW_JCZ_CROP_ADD) == 0 ? "DEPLOY" : "REMOVE");
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

/* What is left open when the part's choices are final is confirmed one by one. */
static gboolean
add_circle_step (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  if (!(action->verb == TW_VERB_TAKE ? add_return (writing, play, action, TW_JCZ_FROM_CIRCLE)
                                     : add_deployment (writing, play, action)))
    return FALSE;
  tw_jcz_writer_add_commit (writing, action->seat);
  return TRUE;
}

static gboolean
refuse_action (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *word = tw_notation_print_action (play, action, action->seat);

  return refuse_words (writing, word);
}

/* Whether the figure can go home on any tile, not on one with a festival alone. */
static gboolean
is_recall (const TwPlay *play, const TwAction *action)
{
  return strcmp (play->rules->figure_types[action->figure].type->id, "abbot") == 0
         && !tw_board_is_complete (&play->board, tw_play_action_node (play, action));
}

/* Why a figure goes home. */
static const char *
source_of (const TwPlay *play, const TwAction *action)
{
  const TwFrame *turn = tw_play_turn_frame (play);
  guint node = tw_play_action_node (play, action);
  int princess = tw_catalogue_counted (play->rules->catalogue, "princess");

  if (princess >= 0 && turn != NULL && turn->slot != TW_NO_SLOT
      && play->board.nodes[node].kind == TW_KIND_CITY)
    for (guint i = 0; i < tw_board_tile (&play->board, turn->slot)->n_nodes; i++)
      if (tw_board_tile (&play->board, turn->slot)->symbols[i][princess] > 0)
        return TW_JCZ_FROM_CITY;
  return is_recall (play, action) ? TW_JCZ_FROM_GARDEN : TW_JCZ_FROM_AFAR;
}

/* Whether some figure of the player may still be placed late. */
static gboolean
has_late (const TwPlay *play, guint seat)
{
  for (guint type = 0; play->rules->has_late && type < play->rules->n_figure_types; type++)
    if (play->rules->figure_types[type].is_late && tw_play_supply (play, seat, type) > 0)
      return TRUE;
  return FALSE;
}

/* Nobody is asked there when there is nothing to choose. What is placed late is among the choices
 * of the first figure there, so whoever places that alone does not pass, and whoever passes does so
 * once. */
static void
add_nothing (TwJczWriting *writing,
             const TwPlay *play,
             const TwLogEntry *entry,
             guint n_after,
             guint n_choices)
{
  const char *phase = tw_play_phase (play);
  gboolean has_passed = writing->has_passed && strcmp (phase, TW_JCZ_PHASE_LATE) == 0;

  writing->has_passed = FALSE;
  if (n_choices < 2 || has_passed)
    return;
  if (strcmp (phase, TW_JCZ_PHASE_FIGURE) == 0 && has_late (play, entry->action.seat))
    {
      if (n_after > 0 && entry[1].action.verb != TW_VERB_NONE)
        return;
      writing->has_passed = TRUE;
    }
  add_pass (writing, entry->action.seat);
}

/* Verbs that every game has. */
static gboolean
add_built_in (TwJczWriting *writing,
              const TwPlay *play,
              const TwLogEntry *entry,
              guint n_after,
              guint n_choices)
{
  const TwAction *action = &entry->action;
  const char *phase = tw_play_phase (play);
  gboolean is_circle = strcmp (phase, TW_JCZ_PHASE_CIRCLE) == 0;

  if (action->verb == TW_VERB_NONE && strcmp (phase, TW_JCZ_PHASE_RANSOM) == 0)
    return TRUE;
  if (tw_jcz_writer_is_tower (play, action))
    return tw_jcz_writer_write_tower (writing, play, action);
  if (tw_jcz_writer_is_neutral (play, action))
    return tw_jcz_writer_write_neutral (writing, play, action, n_choices);
  if (action->verb == TW_VERB_NONE && tw_jcz_game_has_step (phase))
    {
      add_nothing (writing, play, entry, n_after, n_choices);
      return TRUE;
    }
  if (action->verb == TW_VERB_FIGURE && tw_jcz_game_is_redeployment (phase))
    return tw_jcz_writer_write_redeployment (writing, play, action);
  if (is_circle && (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE))
    return add_circle_step (writing, play, action);
  if (action->verb == TW_VERB_FIGURE && *phase == '2')
    return add_deployment (writing, play, action);
  if (action->verb == TW_VERB_TAKE && (*phase == '2' || strcmp (phase, TW_JCZ_PHASE_MUST) == 0))
    return add_return (writing, play, action, source_of (play, action));
  return refuse_action (writing, play, action);
}

static gboolean
add_expansion (TwJczWriting *writing,
               const TwPlay *play,
               const TwLogEntry *entry,
               guint n_after,
               guint n_choices)
{
  const TwAction *action = &entry->action;

  if (tw_jcz_writer_is_tower (play, action))
    return tw_jcz_writer_write_tower (writing, play, action);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_FLY))
    return add_flight (writing, play, entry, n_after);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_DIE))
    return TRUE;
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_FERRY))
    return add_ferry (writing, play, action);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_GOLD))
    return add_gold (writing, action, n_choices);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_DRAGON)
      || tw_jcz_game_asks_for (play, action, TW_JCZ_FAIRY))
    return tw_jcz_writer_write_to_tile (writing, play, action);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_CROP))
    return add_circle (writing, play, action);
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_COUNT))
    return tw_jcz_writer_write_count (writing, play, action);
  /* In place of a figure, one leaves a quarter. */
  if (tw_jcz_game_asks_for (play, action, TW_JCZ_INTO_QUARTER) && *tw_play_phase (play) != '2')
    return tw_jcz_writer_write_quarter (writing, play, action);
  return refuse_action (writing, play, action);
}

/* That program does not ask; what was answered stands in a list of ours. */
static void
note_answer (TwJczWriting *writing,
             const TwPlay *play,
             const TwAction *action,
             const TwActionList *list)
{
  int i = tw_jcz_game_default_answer (play, list->items, list->n_items);

  if (list->n_items < 2)
    return;
  g_ptr_array_add (writing->answers, tw_notation_print_action (play, action, play->state->on_turn));
  if (i < 0 || memcmp (&list->items[i], action, sizeof *action) != 0)
    writing->is_otherwise = TRUE;
}

gboolean
tw_jcz_writer_write_action (TwJczWriting *writing,
                            const TwPlay *play,
                            const TwLogEntry *entry,
                            guint n_after,
                            TwActionList *list)
{
  const TwAction *action = &entry->action;

  tw_jcz_writer_write_commit (writing, play);
  tw_jcz_writer_write_confirmation (writing, play, action);
  if (action->verb == TW_VERB_DRAW)
    {
      char *id;

      /* What is laid aside that program does not draw. Rule: PAD-020. */
      if (n_after > 0 && entry[1].action.verb == TW_VERB_DRAW
          && tw_play_kind_has_place (play, tw_play_frame (play), action->kind))
        return TRUE;
      id = tw_jcz_writer_kind_id (writing, action->kind);
      if (id == NULL)
        return FALSE;
      g_ptr_array_add (writing->drawn, id);
      return TRUE;
    }
  if (action->verb == TW_VERB_PLACE)
    {
      writing->is_open = TRUE;
      writing->open_seat = action->seat;
      return add_placement (writing, action);
    }
  if (action->verb == TW_VERB_FINISH)
    {
      /* That the tiles were not all laid shows by itself, but not that a part is not over. */
      writing->was_cut = writing->is_open || !choices_are_final (play);
      writing->is_open = FALSE;
      return TRUE;
    }
  list->n_items = 0;
  tw_play_list (play, list);
  if (tw_jcz_game_is_silent (play, list->items, list->n_items))
    {
      note_answer (writing, play, action, list);
      return TRUE;
    }
  return action->verb < TW_N_VERBS ? add_built_in (writing, play, entry, n_after, list->n_items)
                                   : add_expansion (writing, play, entry, n_after, list->n_items);
}

/* What was done with mage, witch and count, and in the quarters of his city, as messages. */
#include "engine/jcz/jcz-writer-private.h"

#include <string.h>

#include "engine/game/notation.h"
#include "engine/jcz/jcz-words.h"

/* The quarter from which figures come to land of a kind, as that program and our zones count
 * them. */
static const struct
{
  TwKind kind;
  guint quarter;
} quarters[] = {
  { TW_KIND_CITY, 0 },      { TW_KIND_FIELD, 1 },  { TW_KIND_ROAD, 2 },
  { TW_KIND_MONASTERY, 3 }, { TW_KIND_GARDEN, 3 },
};

gboolean
tw_jcz_writer_is_neutral (const TwPlay *play, const TwAction *action)
{
  const char *id;

  if (action->verb != TW_VERB_FIGURE && action->verb != TW_VERB_TAKE)
    return FALSE;
  id = play->rules->figure_types[action->figure].type->id;
  return strcmp (id, "mage") == 0 || strcmp (id, "witch") == 0;
}

static void
begin_move (TwJczWriting *writing, const char *figure)
{
  g_autofree char *id = g_strconcat (figure, ".1", NULL);

  tw_jcz_writer_begin_message (writing, "MOVE_NEUTRAL_FIGURE");
  tw_jcz_writer_add_string (writing->json, "figureId", id);
}

/* That program takes off by itself the one that alone can leave. */
gboolean
tw_jcz_writer_write_neutral (TwJczWriting *writing,
                             const TwPlay *play,
                             const TwAction *action,
                             guint n_choices)
{
  if (action->verb == TW_VERB_TAKE && n_choices == 1)
    return TRUE;
  begin_move (writing, play->rules->figure_types[action->figure].type->id);
  if (action->verb == TW_VERB_TAKE)
    {
      json_builder_set_member_name (writing->json, "to");
      json_builder_add_null_value (writing->json);
    }
  else if (!tw_jcz_writer_add_pointer (writing, play, "to", action->x, action->y, action->node))
    return FALSE;
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

gboolean
tw_jcz_writer_write_to_tile (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  const TwVerbInfo *verb = tw_play_verb (play, action->verb);
  gboolean is_on_tower = verb->place == TW_VERB_PLACE_FIGURE_AT_SYMBOL;
  g_autofree char *id = NULL;

  if (verb->takes == TW_VERB_TAKES_CELL)
    {
      begin_move (writing, verb->word);
      tw_jcz_writer_begin_array (writing->json, "to");
      json_builder_add_int_value (writing->json, action->x);
      json_builder_add_int_value (writing->json, action->y);
      json_builder_end_array (writing->json);
      tw_jcz_writer_end_message (writing, action->seat);
      return TRUE;
    }
  id = tw_jcz_writer_figure_id (
      writing, play, action, is_on_tower ? TW_FIGURE_TILE : TW_FIGURE_NODE,
      is_on_tower
          ? play->board.slots[tw_board_slot_at (&play->board, action->x, action->y)].first_node
          : tw_play_action_node (play, action));
  if (id == NULL)
    return FALSE;
  begin_move (writing, verb->word);
  tw_jcz_writer_begin_object (writing->json, "to");
  if (is_on_tower)
    tw_jcz_writer_add_tower (writing, "featurePointer", action);
  else if (!tw_jcz_writer_add_pointer (writing, play, "featurePointer", action->x, action->y,
                                       action->node))
    return FALSE;
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  json_builder_end_object (writing->json);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

/* All quarters are at the tile in the middle of the city there. */
static void
add_quarter (TwJczWriting *writing, const TwPlay *play, const TwAction *action, const char *name)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  g_autofree char *word = tw_notation_print_action (play, action, action->seat);
  const char *at = strchr (word, '@');
  g_autofree char *upper = g_ascii_strup (at != NULL ? at + 1 : word, -1);
  g_autofree char *location = g_strconcat (TW_JCZ_QUARTER_OF, upper, NULL);
  int x = action->x, y = action->y;

  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    {
      const TwTileKind *kind = &catalogue->kinds[play->board.slots[slot].kind];

      if (!tw_jcz_words_has_alias (tw_jcz_words_aliases (kind->tile, kind->variant), "CO/7"))
        continue;
      x = play->board.slots[slot].x;
      y = play->board.slots[slot].y;
    }
  tw_jcz_writer_begin_object (writing->json, name);
  tw_jcz_writer_add_position (writing, x, y);
  tw_jcz_writer_add_string (writing->json, "feature", TW_JCZ_QUARTER);
  tw_jcz_writer_add_string (writing->json, "location", location);
  json_builder_end_object (writing->json);
}

gboolean
tw_jcz_writer_write_count (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  begin_move (writing, TW_JCZ_COUNT);
  add_quarter (writing, play, action, "to");
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

gboolean
tw_jcz_writer_write_quarter (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *id = tw_jcz_writer_figure_id (writing, play, action, TW_FIGURE_SUPPLY, 0);

  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "DEPLOY_MEEPLE");
  add_quarter (writing, play, action, "pointer");
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  tw_jcz_writer_end_message (writing, action->seat);
  return TRUE;
}

gboolean
tw_jcz_writer_write_redeployment (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y), quarter = 0;
  guint kind = tw_board_tile (&play->board, slot)->kind[action->node];
  g_autofree char *id = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (quarters); i++)
    if (quarters[i].kind == kind)
      quarter = quarters[i].quarter;
  id = tw_jcz_writer_figure_id (writing, play, action, TW_FIGURE_ZONE, quarter);
  if (id == NULL)
    return FALSE;
  tw_jcz_writer_begin_message (writing, "DEPLOY_MEEPLE");
  if (!tw_jcz_writer_add_pointer (writing, play, "pointer", action->x, action->y, action->node))
    return FALSE;
  tw_jcz_writer_add_string (writing->json, "meepleId", id);
  tw_jcz_writer_end_message (writing, action->seat);
  if (strcmp (tw_play_phase (play), TW_JCZ_PHASE_OUT) == 0)
    writing->confirms = action->seat + 1u;
  return TRUE;
}

void
tw_jcz_writer_write_confirmation (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  gboolean goes_on = action != NULL && action->seat + 1u == writing->confirms
                     && strcmp (tw_play_phase (play), TW_JCZ_PHASE_OUT) == 0;

  if (writing->confirms == 0 || (goes_on && action->verb != TW_VERB_NONE))
    return;
  /* Whoever could go on and does not passes. */
  if (!goes_on)
    tw_jcz_writer_add_commit (writing, writing->confirms - 1);
  writing->confirms = 0;
}

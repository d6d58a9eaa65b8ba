/* What was answered, as messages of a recording. */
#include "engine/format/jcz-writer-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/jcz-words.h"
#include "engine/game/notation.h"

static gboolean
refuse_words (TwJczWriting *writing, const char *words)
{
  return tw_jcz_refuse (
      writing,
      _ ("JCloisterZone has no words for “%s”. A game with it cannot be written for that "
         "program."),
      words);
}

static void
begin_message (TwJczWriting *writing, const char *type)
{
  json_builder_begin_object (writing->json);
  tw_jcz_add_string (writing->json, "type", type);
  tw_jcz_begin_object (writing->json, "payload");
}

static void
end_message (TwJczWriting *writing, guint seat)
{
  json_builder_end_object (writing->json);
  tw_jcz_add_number (writing->json, "player", seat);
  json_builder_end_object (writing->json);
}

static void
add_position (TwJczWriting *writing, int x, int y)
{
  tw_jcz_begin_array (writing->json, "position");
  json_builder_add_int_value (writing->json, x);
  json_builder_add_int_value (writing->json, y);
  json_builder_end_array (writing->json);
}

static gboolean
add_placement (TwJczWriting *writing, const TwAction *action)
{
  static const char *const rotations[] = { "R0", "R90", "R180", "R270" };
  g_autofree char *id = tw_jcz_kind_id (writing, action->kind);

  if (id == NULL)
    return FALSE;
  begin_message (writing, "PLACE_TILE");
  tw_jcz_add_string (writing->json, "tileId", id);
  tw_jcz_add_string (writing->json, "rotation", rotations[action->turns & 3]);
  add_position (writing, action->x, action->y);
  end_message (writing, action->seat);
  return TRUE;
}

/* "0.small.1": the seat, the type, and which of them it is. */
static char *
figure_id (TwJczWriting *writing, const TwPlay *play, guint seat, guint type, TwFigurePlace place)
{
  const char *id = play->rules->figure_types[type].type->id;
  guint n, number = 0;
  const TwJczFigure *figures = tw_jcz_figures (&n);

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (figure->seat != seat || figure->type != type)
        continue;
      number++;
      if (figure->place == place)
        break;
    }
  for (guint i = 0; i < n; i++)
    if (strcmp (figures[i].figure, id) == 0)
      return g_strdup_printf ("%u.%s.%u", seat, figures[i].word, number);
  tw_jcz_refuse (
      writing,
      _ ("JCloisterZone has no figure “%s”. A game with it cannot be written for that program."),
      id);
  return NULL;
}

static gboolean
add_pointer (TwJczWriting *writing, const TwPlay *play, const char *name, int x, int y, guint node)
{
  guint slot = tw_board_slot_at (&play->board, x, y);
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  TwRim rim = tw_rim_rotate (tile->rim[node], play->board.slots[slot].quarter_turns);
  g_autofree char *location = tw_jcz_location_print ((TwKind) tile->kind[node], rim);
  const char *feature = tw_jcz_kind_print ((TwKind) tile->kind[node]);

  if (feature == NULL)
    return tw_jcz_refuse (writing,
                          _ ("JCloisterZone has no “%s”. A game with it cannot be written for that "
                             "program."),
                          tw_kind_info ((TwKind) tile->kind[node])->name);
  tw_jcz_begin_object (writing->json, name);
  add_position (writing, x, y);
  tw_jcz_add_string (writing->json, "feature", feature);
  tw_jcz_add_string (writing->json, "location", location);
  json_builder_end_object (writing->json);
  return TRUE;
}

static gboolean
add_deployment (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *id = figure_id (writing, play, action->seat, action->figure, TW_FIGURE_SUPPLY);

  if (id == NULL)
    return FALSE;
  begin_message (writing, "DEPLOY_MEEPLE");
  if (!add_pointer (writing, play, "pointer", action->x, action->y, action->node))
    return FALSE;
  tw_jcz_add_string (writing->json, "meepleId", id);
  end_message (writing, action->seat);
  return TRUE;
}

static gboolean
add_recall (TwJczWriting *writing, const TwPlay *play, const TwAction *action)
{
  g_autofree char *id = figure_id (writing, play, action->seat, action->figure, TW_FIGURE_NODE);

  if (id == NULL)
    return FALSE;
  begin_message (writing, "RETURN_MEEPLE");
  tw_jcz_begin_object (writing->json, "pointer");
  if (!add_pointer (writing, play, "featurePointer", action->x, action->y, action->node))
    return FALSE;
  tw_jcz_add_string (writing->json, "meepleId", id);
  json_builder_end_object (writing->json);
  tw_jcz_add_string (writing->json, "source", "ABBOT_RETURN");
  end_message (writing, action->seat);
  return TRUE;
}

static void
add_simple (TwJczWriting *writing, const char *type, guint seat)
{
  begin_message (writing, type);
  if (strcmp (type, "COMMIT") == 0)
    {
      json_builder_set_member_name (writing->json, "random");
      json_builder_add_double_value (writing->json, 0.0);
    }
  end_message (writing, seat);
}

static gboolean
add_figure_step (TwJczWriting *writing, const TwPlay *play, const TwAction *action, guint n_choices)
{
  if (action->verb == TW_VERB_FIGURE)
    {
      if (!add_deployment (writing, play, action))
        return FALSE;
    }
  else if (action->verb == TW_VERB_NONE)
    {
      /* Nobody is asked there when there is nothing to choose. */
      if (n_choices > 1)
        add_simple (writing, "PASS", action->seat);
    }
  else if (action->verb == TW_VERB_TAKE)
    {
      if (!add_recall (writing, play, action))
        return FALSE;
    }
  else
    {
      g_autofree char *word = tw_action_print (play, action, action->seat);

      return refuse_words (writing, word);
    }
  add_simple (writing, "COMMIT", action->seat);
  return TRUE;
}

gboolean
tw_jcz_write_action (TwJczWriting *writing,
                     const TwPlay *play,
                     const TwAction *action,
                     TwActionList *list)
{
  const char *phase = tw_play_phase (play);

  if (action->verb == TW_VERB_DRAW)
    {
      char *id = tw_jcz_kind_id (writing, action->kind);

      if (id == NULL)
        return FALSE;
      g_ptr_array_add (writing->drawn, id);
      return TRUE;
    }
  if (action->verb == TW_VERB_PLACE)
    return add_placement (writing, action);
  /* That the tiles were not all laid shows by itself. */
  if (action->verb == TW_VERB_FINISH)
    return TRUE;
  list->n_items = 0;
  tw_play_list (play, list);
  if (strcmp (phase, "2a") == 0)
    return add_figure_step (writing, play, action, list->n_items);
  /* Whether to take a second part shows in whether it follows. */
  if (strcmp (phase, "5") == 0)
    return TRUE;
  {
    g_autofree char *word = tw_action_print (play, action, action->seat);

    return refuse_words (writing, word);
  }
}

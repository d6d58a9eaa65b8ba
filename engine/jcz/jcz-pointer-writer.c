/* The pieces of messages: places and figures. */
#include "engine/jcz/jcz-writer-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/jcz/jcz-words.h"

void
tw_jcz_writer_begin_message (TwJczWriting *writing, const char *type)
{
  json_builder_begin_object (writing->json);
  tw_jcz_writer_add_string (writing->json, "type", type);
  tw_jcz_writer_begin_object (writing->json, "payload");
}

void
tw_jcz_writer_end_message (TwJczWriting *writing, guint seat)
{
  json_builder_end_object (writing->json);
  tw_jcz_writer_add_number (writing->json, "player", seat);
  json_builder_end_object (writing->json);
}

void
tw_jcz_writer_add_position (TwJczWriting *writing, int x, int y)
{
  tw_jcz_writer_begin_array (writing->json, "position");
  json_builder_add_int_value (writing->json, x);
  json_builder_add_int_value (writing->json, y);
  json_builder_end_array (writing->json);
}

/* "0.small.1": the seat, the type, and which of them it is. */
char *
tw_jcz_writer_figure_id (TwJczWriting *writing,
                         const TwPlay *play,
                         const TwAction *action,
                         TwFigurePlace place,
                         guint at)
{
  const char *id = play->rules->figure_types[action->figure].type->id;
  guint n, number = 0;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (figure->seat != action->seat || figure->type != action->figure)
        continue;
      number++;
      if (figure->place == place
          && ((place != TW_FIGURE_NODE && place != TW_FIGURE_TILE) || figure->node == at)
          && ((place != TW_FIGURE_ZONE && place != TW_FIGURE_HELD) || figure->detail == at))
        break;
    }
  for (guint i = 0; i < n; i++)
    if (strcmp (figures[i].figure, id) == 0)
      return g_strdup_printf ("%u.%s.%u", action->seat, figures[i].word, number);
  tw_jcz_writer_refuse (
      writing,
      _ ("JCloisterZone has no figure “%s”. A game with it cannot be written for that program."),
      id);
  return NULL;
}

gboolean
tw_jcz_writer_add_pointer (TwJczWriting *writing,
                           const TwPlay *play,
                           const char *name,
                           int x,
                           int y,
                           guint node)
{
  guint slot = tw_board_slot_at (&play->board, x, y);
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  TwRim rim = tw_rim_rotate (tile->rim[node], play->board.slots[slot].quarter_turns);
  g_autofree char *location = NULL;
  const char *feature = tw_jcz_words_kind_print ((TwKind) tile->kind[node]);
  guint n_before = 0;

  for (guint i = 0; i < node; i++)
    n_before += tile->kind[i] == tile->kind[node] && tile->rim[i] == 0;
  location = tw_jcz_words_location_print ((TwKind) tile->kind[node], rim, n_before);
  if (feature == NULL)
    return tw_jcz_writer_refuse (
        writing,
        _ ("JCloisterZone has no “%s”. A game with it cannot be written for that "
           "program."),
        tw_kind_info ((TwKind) tile->kind[node])->name);
  tw_jcz_writer_begin_object (writing->json, name);
  tw_jcz_writer_add_position (writing, x, y);
  tw_jcz_writer_add_string (writing->json, "feature", feature);
  tw_jcz_writer_add_string (writing->json, "location", location);
  json_builder_end_object (writing->json);
  return TRUE;
}

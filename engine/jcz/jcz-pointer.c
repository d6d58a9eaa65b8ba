/* Places and figures that a message names. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/jcz/jcz-words.h"

#define MAX_PLACE 1000

gboolean
tw_jcz_game_read_position (const TwJson *at, TwAction *action)
{
  TwJson x = tw_json_item (at, 0), y = tw_json_item (at, 1);
  int column, row;

  if (!tw_json_need_array (at, 2) || !tw_json_need_number (&x, -MAX_PLACE, MAX_PLACE, &column)
      || !tw_json_need_number (&y, -MAX_PLACE, MAX_PLACE, &row))
    return FALSE;
  action->x = (gint16) column;
  action->y = (gint16) row;
  return TRUE;
}

/* The segment or field that a pointer means, counted within its tile. */
gboolean
tw_jcz_game_read_pointer (TwJczReplay *replay, const TwJson *at, TwAction *action)
{
  TwJson place = tw_json_member (at, "position"), feature = tw_json_member (at, "feature");
  TwJson location = tw_json_member (at, "location");
  const TwBoard *board = &tw_game_play (replay->game)->board;
  const char *kind_name, *location_name;
  const TwPlayTile *tile;
  TwKind kind;
  TwRim rim;
  guint slot, before;

  if (!tw_json_need_object (at) || !tw_jcz_game_read_position (&place, action)
      || !tw_json_need_string (&feature, &kind_name)
      || !tw_json_need_string (&location, &location_name))
    return FALSE;
  kind = tw_jcz_words_kind_parse (kind_name);
  if (kind == TW_KIND_NONE)
    return tw_json_fail (&feature, _ ("This version does not know the feature “%.40s”."),
                         kind_name);
  if (!tw_jcz_words_location_parse (location_name, &rim, &before))
    return tw_json_fail (&location, _ ("“%.40s” is no place of a tile."), location_name);
  slot = tw_board_slot_at (board, action->x, action->y);
  if (slot == TW_NO_SLOT)
    return tw_json_fail (&place, _ ("No tile lies at %d,%d."), action->x, action->y);
  tile = tw_board_tile (board, slot);
  for (guint i = 0; i < tile->n_nodes; i++)
    {
      TwRim mask = kind == TW_KIND_FIELD ? TW_RIM_HALVES : TW_RIM_MIDDLES;
      TwRim here = tw_rim_rotate (tile->rim[i], board->slots[slot].quarter_turns) & mask;

      action->node = (guint16) i;
      if (tile->kind[i] == kind && here == rim && (rim != 0 || before-- == 0))
        return TRUE;
    }
  return tw_json_fail (&location, _ ("The tile at %d,%d has no such place here."), action->x,
                       action->y);
}

/* "0.small.1": the player's seat and the type of figure. */
gboolean
tw_jcz_game_read_figure (TwJczReplay *replay, const TwJson *at, TwAction *action)
{
  g_auto (GStrv) words = NULL;
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);
  const char *text;
  guint64 seat;

  if (!tw_json_need_string (at, &text))
    return FALSE;
  words = g_strsplit (text, ".", 3);
  if (g_strv_length (words) < 2
      || !g_ascii_string_to_unsigned (words[0], 10, 0, replay->rules->n_seats - 1, &seat, NULL))
    return tw_json_fail (at, _ ("“%.40s” is no figure of a player."), text);
  action->seat = (guint8) seat;
  for (guint i = 0; i < n; i++)
    {
      int type = strcmp (figures[i].word, words[1]) == 0
                     ? tw_rules_figure (replay->rules, figures[i].figure)
                     : -1;

      if (type >= 0)
        {
          action->figure = (guint8) type;
          return TRUE;
        }
    }
  return tw_json_fail (at, _ ("The figure “%.40s” is not in play."), text);
}

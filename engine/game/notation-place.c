/* How tiles, cells and segments are written. */
#include "engine/game/notation-place.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (tw - notation - error - quark, tw_notation_error)

/* How many segments of the kind before @index reach no edge either. */
static guint
n_inland_before (const TwPlayTile *tile, TwKind kind, guint index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += tile->kind[i] == kind && tile->rim[i] == 0;
  return n;
}

/* "x,y:kind(port)": the first port clockwise from NL in board orientation; "(-)" reaches no edge,
 * "(-2)" is the second that does not. */
void
tw_notation_append_segment (const TwPlay *play, guint node, GString *out)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];
  guint index = node - slot->first_node;
  TwKind kind = (TwKind) tile->kind[index];
  TwRim wanted = kind == TW_KIND_FIELD ? TW_RIM_HALVES : TW_RIM_MIDDLES;
  TwRim rim = tw_rim_rotate (tile->rim[index], slot->quarter_turns) & wanted;

  g_string_append_printf (out, "%d,%d:%s", slot->x, slot->y,
                          tw_vocabulary_kind_name (play->rules->vocabulary, kind));
  if (rim != 0)
    g_string_append_printf (out, "(%s)", tw_rim_place_name ((TwRimPlace) __builtin_ctz (rim)));
  else if (n_inland_before (tile, kind, index) > 0)
    g_string_append_printf (out, "(-%u)", n_inland_before (tile, kind, index) + 1);
  else if (tw_kind_info (kind)->breadth != TW_BREADTH_NONE)
    g_string_append (out, "(-)");
}

char *
tw_notation_print_segment (const TwPlay *play, guint node)
{
  GString *out = g_string_new (NULL);

  tw_notation_append_segment (play, node, out);
  return g_string_free (out, FALSE);
}

gboolean
tw_notation_fail (GError **error, TwNotationError code, const char *format, const char *text)
{
  g_autofree char *message = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  message = g_strdup_printf (format, text);
#pragma GCC diagnostic pop
  g_set_error_literal (error, TW_NOTATION_ERROR, code, message);
  return FALSE;
}

gboolean
tw_notation_read_number (const char **at, int *out)
{
  const char *start = *at;
  int sign = 1;
  int value = 0;

  if (**at == '-')
    {
      sign = -1;
      (*at)++;
    }
  while (g_ascii_isdigit (**at) && value < 100000)
    value = 10 * value + (*(*at)++ - '0');
  *out = sign * value;
  return *at > start && g_ascii_isdigit ((*at)[-1]) && ABS (value) <= G_MAXINT16;
}

gboolean
tw_notation_read_cell (const char **at, int *out_x, int *out_y)
{
  return tw_notation_read_number (at, out_x) && *(*at)++ == ','
         && tw_notation_read_number (at, out_y);
}

static guint
find_node (const TwPlay *play, guint slot, TwKind kind, const char *port)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[entry->kind];
  TwRimPlace place;

  if (*port == '\0' || *port == '-')
    {
      /* "" names the only one there is, "-" one that reaches no edge, "-2" the second of these. */
      guint64 number = 1;

      if (strlen (port) > 1
          && !g_ascii_string_to_unsigned (port + 1, 10, 2, TW_MAX_FIELDS, &number, NULL))
        return TW_NO_NODE;
      for (guint i = 0; i < tile->n_nodes; i++)
        if (tile->kind[i] == kind && tile->rim[i] == 0 && --number == 0)
          return entry->first_node + i;
      return TW_NO_NODE;
    }
  if (!tw_rim_place_parse (port, &place))
    return TW_NO_NODE;
  return tw_board_node_at (&play->board, slot, place, kind);
}

gboolean
tw_notation_parse_segment (const TwPlay *play, const char *text, guint *out_node, GError **error)
{
  const char *at = text;
  g_autofree char *name = NULL;
  g_autofree char *port = NULL;
  int x, y;
  guint slot;
  gsize length;
  TwKind kind;

  if (!tw_notation_read_cell (&at, &x, &y) || *at != ':')
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_SYNTAX,
        _ ("“%s” is no segment. Write x,y:kind(port), for instance 1,0:road(W)."), text);
  at++;
  length = strcspn (at, "(");
  name = g_strndup (at, length);
  if (at[length] == '(')
    {
      const char *end = strchr (at + length, ')');

      if (end == NULL || end[1] != '\0')
        return tw_notation_fail (error, TW_NOTATION_ERROR_SYNTAX,
                                 _ ("The bracket in “%s” is not closed. Write x,y:kind(port)."),
                                 text);
      port = g_strndup (at + length + 1, (gsize) (end - at) - length - 1);
    }
  kind = tw_vocabulary_kind (play->rules->vocabulary, name);
  slot = tw_board_slot_at (&play->board, x, y);
  if (slot == TW_NO_SLOT || play->board.slots[slot].is_face_down)
    return tw_notation_fail (error, TW_NOTATION_ERROR_UNKNOWN,
                             _ ("No tile lies at the cell of “%s”."), text);
  *out_node =
      kind != TW_KIND_NONE ? find_node (play, slot, kind, port != NULL ? port : "") : TW_NO_NODE;
  if (*out_node == TW_NO_NODE)
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_UNKNOWN,
        _ ("The tile there has no segment “%s”. Look at its ports as it lies."), text);
  return TRUE;
}

/* A tile of that id that is called by its set as well, for another set has one of that id; %NULL if
 * there is none. */
static const char *
find_namesake (const TwCatalogue *catalogue, const char *name)
{
  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      const char *colon = strchr (catalogue->kinds[i].name, ':');

      if (colon != NULL && strcmp (colon + 1, name) == 0)
        return catalogue->kinds[i].name;
    }
  return NULL;
}

gboolean
tw_notation_parse_tile_kind (const TwPlay *play,
                             const char *name,
                             TwAction *out_action,
                             GError **error)
{
  int kind = tw_catalogue_find (play->rules->catalogue, name);
  const char *namesake = kind < 0 ? find_namesake (play->rules->catalogue, name) : NULL;

  if (namesake != NULL)
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_UNKNOWN,
        _ ("More than one set in play has such a tile. Name it with its set, for "
           "instance “%s”."),
        namesake);
  if (kind < 0)
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_UNKNOWN,
        _ ("There is no tile “%s” in this game. Check its id and the sets in play."), name);
  out_action->kind = (guint16) kind;
  return TRUE;
}

gboolean
tw_notation_tile_stands_for (const TwCatalogue *catalogue, guint named, guint other)
{
  const TwTileKind *kinds = catalogue->kinds;

  return kinds[named].shape == kinds[other].shape
         || (kinds[named].variant < 0 && kinds[named].tile == kinds[other].tile);
}

/* A kind with copies left that stands for @action's: a case names "U", the bag has
 * "U#W". The shape that was named goes first. */
void
tw_notation_prefer_left (const TwPlay *play, TwAction *action)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint named = action->kind;

  if (play->bag[named] > 0)
    return;
  for (guint same_shape = 2; same_shape-- > 0;)
    for (guint kind = 0; kind < catalogue->n_kinds; kind++)
      if (play->bag[kind] > 0 && tw_notation_tile_stands_for (catalogue, named, kind)
          && (!same_shape || catalogue->kinds[kind].shape == catalogue->kinds[named].shape))
        {
          action->kind = (guint16) kind;
          return;
        }
}

void
tw_notation_prefer_drawn (const TwPlay *play, TwAction *action)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  if (turn != NULL && turn->kind != TW_NO_KIND && turn->slot == TW_NO_SLOT
      && tw_notation_tile_stands_for (play->rules->catalogue, action->kind, turn->kind))
    action->kind = turn->kind;
  else
    tw_notation_prefer_left (play, action);
}

gboolean
tw_notation_parse_tile_word (const TwPlay *play, const char *name, TwAction *out_action)
{
  if (!tw_notation_parse_tile_kind (play, name, out_action, NULL))
    return FALSE;
  tw_notation_prefer_left (play, out_action);
  return TRUE;
}

void
tw_notation_count_actions (const TwPlay *play, guint node, guint seat, TwAction *out_action)
{
  *out_action = (TwAction){ .verb = TW_VERB_COUNT, .seat = (guint8) seat };
  tw_play_name_node (play, tw_board_first_node (&play->board, node), out_action);
}

/* Actions as words: one table of verbs for printing and reading. */
#include "engine/game/notation.h"

#include "engine/game/by-hand.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (tw - notation - error - quark, tw_notation_error)

/* "x,y:kind(port)": the first port clockwise from NL in board orientation. */
static void
append_segment (const TwPlay *play, guint node, GString *out)
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
  else if (tw_kind_info (kind)->breadth != TW_BREADTH_NONE)
    g_string_append (out, "(-)");
}

char *
tw_segment_print (const TwPlay *play, guint node)
{
  GString *out = g_string_new (NULL);

  append_segment (play, node, out);
  return g_string_free (out, FALSE);
}

static gboolean
fail (GError **error, TwNotationError code, const char *format, const char *text)
{
  g_autofree char *message = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  message = g_strdup_printf (format, text);
#pragma GCC diagnostic pop
  g_set_error_literal (error, TW_NOTATION_ERROR, code, message);
  return FALSE;
}

static gboolean
read_int (const char **at, int *out)
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
tw_cell_read (const char **at, int *out_x, int *out_y)
{
  return read_int (at, out_x) && *(*at)++ == ',' && read_int (at, out_y);
}

static guint
find_node (const TwPlay *play, guint slot, TwKind kind, const char *port)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[entry->kind];
  TwRimPlace place;

  if (*port == '\0' || strcmp (port, "-") == 0)
    {
      /* "" names the only one there is, "-" one that reaches no edge. */
      for (guint i = 0; i < tile->n_nodes; i++)
        if (tile->kind[i] == kind && tile->rim[i] == 0)
          return entry->first_node + i;
      return TW_NO_NODE;
    }
  if (!tw_rim_place_parse (port, &place))
    return TW_NO_NODE;
  return tw_board_node_at (&play->board, slot, place, kind);
}

gboolean
tw_segment_parse (const TwPlay *play, const char *text, guint *out_node, GError **error)
{
  const char *at = text;
  g_autofree char *name = NULL;
  g_autofree char *port = NULL;
  int x, y;
  guint slot;
  gsize length;
  TwKind kind;

  if (!tw_cell_read (&at, &x, &y) || *at != ':')
    return fail (error, TW_NOTATION_ERROR_SYNTAX,
                 _ ("“%s” is no segment. Write x,y:kind(port), for instance 1,0:road(W)."), text);
  at++;
  length = strcspn (at, "(");
  name = g_strndup (at, length);
  if (at[length] == '(')
    {
      const char *end = strchr (at + length, ')');

      if (end == NULL || end[1] != '\0')
        return fail (error, TW_NOTATION_ERROR_SYNTAX,
                     _ ("The bracket in “%s” is not closed. Write x,y:kind(port)."), text);
      port = g_strndup (at + length + 1, (gsize) (end - at) - length - 1);
    }
  kind = tw_vocabulary_kind (play->rules->vocabulary, name);
  slot = tw_board_slot_at (&play->board, x, y);
  if (slot == TW_NO_SLOT || play->board.slots[slot].is_face_down)
    return fail (error, TW_NOTATION_ERROR_UNKNOWN, _ ("No tile lies at the cell of “%s”."), text);
  *out_node =
      kind != TW_KIND_NONE ? find_node (play, slot, kind, port != NULL ? port : "") : TW_NO_NODE;
  if (*out_node == TW_NO_NODE)
    return fail (error, TW_NOTATION_ERROR_UNKNOWN,
                 _ ("The tile there has no segment “%s”. Look at its ports as it lies."), text);
  return TRUE;
}

static void
append_seat (guint seat, guint on_turn, GString *out)
{
  if (seat != TW_SEAT_CHANCE && seat != TW_SEAT_NONE && seat != on_turn)
    g_string_append_printf (out, "P%u:", seat + 1);
}

char *
tw_action_print (const TwPlay *play, const TwAction *action, guint on_turn)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  GString *out = g_string_new (NULL);

  append_seat (action->seat, on_turn, out);
  switch (action->verb)
    {
    case TW_VERB_DRAW:
      g_string_append_printf (out, "draw=%s", catalogue->kinds[action->kind].name);
      break;
    case TW_VERB_PLACE:
      g_string_append_printf (out, "%s@%d,%d/%d", catalogue->kinds[action->kind].name, action->x,
                              action->y, 90 * action->turns);
      break;
    case TW_VERB_FIGURE:
    case TW_VERB_TAKE:
      {
        guint node = tw_play_action_node (play, action);
        const TwFigureRule *figure = &play->rules->figure_types[action->figure];
        const char *role = figure->role[play->board.nodes[node].kind];

        if (action->verb == TW_VERB_TAKE)
          g_string_append (out, "take=");
        g_string_append_printf (out, "%s@", role != NULL ? role : figure->type->id);
        append_segment (play, node, out);
      }
      break;
    case TW_VERB_COUNT:
      g_string_append (out, "score=");
      append_segment (play, tw_play_action_node (play, action), out);
      break;
    case TW_VERB_NONE:
      g_string_append_c (out, '-');
      break;
    case TW_VERB_FINISH:
      g_string_append (out, "end");
      break;
    case TW_VERB_MOVE:
    case TW_VERB_HOLD:
    case TW_VERB_POINTS:
    case TW_VERB_PICK:
    case TW_VERB_ORDER:
    case TW_VERB_SEATS:
      tw_by_hand_print (play, action, out);
      break;
    default:
      tw_verb_print (play, action, out);
      break;
    }
  return g_string_free (out, FALSE);
}

static gboolean
parse_kind (const TwPlay *play, const char *name, TwAction *out_action, GError **error)
{
  int kind = tw_catalogue_find (play->rules->catalogue, name);

  if (kind < 0)
    return fail (error, TW_NOTATION_ERROR_UNKNOWN,
                 _ ("There is no tile “%s” in this game. Check its id and the sets in play."),
                 name);
  out_action->kind = (guint16) kind;
  return TRUE;
}

gboolean
tw_tile_stands_for (const TwCatalogue *catalogue, guint named, guint other)
{
  const TwTileKind *kinds = catalogue->kinds;

  return kinds[named].shape == kinds[other].shape
         || (kinds[named].variant < 0 && kinds[named].tile == kinds[other].tile);
}

/* A kind with copies left that stands for @action's: a case names "U", the bag has
 * "U#W". The tile drawn goes first, then the shape that was named. */
static void
prefer_left (const TwPlay *play, TwAction *action)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  const TwFrame *turn = tw_play_turn_frame (play);
  guint named = action->kind;

  if (turn != NULL && turn->kind != TW_NO_KIND && turn->slot == TW_NO_SLOT
      && tw_tile_stands_for (catalogue, named, turn->kind))
    {
      action->kind = turn->kind;
      return;
    }
  if (play->bag[named] > 0)
    return;
  for (guint same_shape = 2; same_shape-- > 0;)
    for (guint kind = 0; kind < catalogue->n_kinds; kind++)
      if (play->bag[kind] > 0 && tw_tile_stands_for (catalogue, named, kind)
          && (!same_shape || catalogue->kinds[kind].shape == catalogue->kinds[named].shape))
        {
          action->kind = (guint16) kind;
          return;
        }
}

gboolean
tw_tile_word_parse (const TwPlay *play, const char *name, TwAction *out_action)
{
  if (!parse_kind (play, name, out_action, NULL))
    return FALSE;
  prefer_left (play, out_action);
  return TRUE;
}

static gboolean
parse_placement (const TwPlay *play,
                 const char *text,
                 const char *sign,
                 TwAction *out_action,
                 GError **error)
{
  g_autofree char *name = g_strndup (text, (gsize) (sign - text));
  const char *at = sign + 1;
  int x, y, degrees;

  if (!tw_cell_read (&at, &x, &y) || *at++ != '/' || !read_int (&at, &degrees) || *at != '\0'
      || degrees % 90 != 0 || degrees < 0 || degrees > 270)
    return fail (error, TW_NOTATION_ERROR_SYNTAX,
                 _ ("“%s” is no placement. Write TILE@x,y/rotation with 0, 90, 180 or 270."), text);
  if (!parse_kind (play, name, out_action, error))
    return FALSE;
  out_action->verb = TW_VERB_PLACE;
  out_action->turns = (guint8) (degrees / 90);
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  prefer_left (play, out_action);
  return TRUE;
}

/* Where a figure has no role at all ("highwayman" on a river) any of its roles names
 * it, again so that it can be refused with the rule. */
static int
figure_without_role (const TwPlay *play, const char *word, TwKind kind)
{
  for (guint i = 0; i < play->rules->n_figure_types; i++)
    {
      const TwFigureType *type = play->rules->figure_types[i].type;
      gboolean is_meant = FALSE, stands_here = FALSE;

      for (guint r = 0; r < type->n_roles; r++)
        {
          is_meant |= strcmp (type->roles[r].name, word) == 0;
          stands_here |= type->roles[r].kind == kind;
        }
      if (is_meant && !stands_here)
        return (int) i;
    }
  return -1;
}

static int
figure_from_word (const TwPlay *play, const char *word, TwKind kind)
{
  for (guint i = 0; i < play->rules->n_figure_types; i++)
    {
      const TwFigureRule *figure = &play->rules->figure_types[i];

      if (strcmp (figure->type->id, word) == 0
          || (figure->role[kind] != NULL && strcmp (figure->role[kind], word) == 0))
        return (int) i;
      /* A role that is out of play (farmers switched off) still names its figure, so
       * that it can be refused with the rule. */
      for (guint r = 0; r < figure->type->n_roles; r++)
        if (figure->type->roles[r].kind == kind && strcmp (figure->type->roles[r].name, word) == 0)
          return (int) i;
    }
  return figure_without_role (play, word, kind);
}

static gboolean
parse_piece (const TwPlay *play,
             const char *text,
             const char *sign,
             TwAction *out_action,
             GError **error)
{
  g_autofree char *word = g_strndup (text, (gsize) (sign - text));
  guint node;
  int figure;

  if (!tw_segment_parse (play, sign + 1, &node, error))
    return FALSE;
  figure = figure_from_word (play, word, (TwKind) play->board.nodes[node].kind);
  if (figure < 0)
    return fail (error, TW_NOTATION_ERROR_UNKNOWN,
                 _ ("No figure in this game is called “%s” there."), word);
  out_action->verb = TW_VERB_FIGURE;
  out_action->figure = (guint8) figure;
  tw_play_name_node (play, node, out_action);
  return TRUE;
}

/* Any segment of a feature names it. */
static gboolean
parse_count (const TwPlay *play, const char *text, TwAction *out_action, GError **error)
{
  guint node;

  if (!tw_segment_parse (play, text, &node, error))
    return FALSE;
  tw_action_count (play, node, out_action->seat, out_action);
  return TRUE;
}

void
tw_action_count (const TwPlay *play, guint node, guint seat, TwAction *out_action)
{
  *out_action = (TwAction){ .verb = TW_VERB_COUNT, .seat = (guint8) seat };
  tw_play_name_node (play, tw_board_first_node (&play->board, node), out_action);
}

/* "P2:" before an action names the decider; elsewhere a colon stands behind a set. */
static const char *
parse_seat (const TwPlay *play, const char *text, guint on_turn, TwAction *out_action)
{
  out_action->seat = (guint8) on_turn;
  if (text[0] == 'P' && text[1] >= '1' && text[1] < '1' + (int) play->rules->n_seats
      && text[2] == ':')
    {
      out_action->seat = (guint8) (text[1] - '1');
      return text + 3;
    }
  return text;
}

static gboolean
parse_action (const TwPlay *play,
              const char *text,
              guint on_turn,
              TwAction *out_action,
              GError **error)
{
  const char *sign;

  *out_action = (TwAction){ 0 };
  text = parse_seat (play, text, on_turn, out_action);
  if (strcmp (text, "-") == 0)
    {
      out_action->verb = TW_VERB_NONE;
      return TRUE;
    }
  if (strcmp (text, "end") == 0)
    {
      out_action->verb = TW_VERB_FINISH;
      out_action->seat = TW_SEAT_NONE;
      return TRUE;
    }
  if (g_str_has_prefix (text, "draw="))
    {
      out_action->verb = TW_VERB_DRAW;
      out_action->seat = TW_SEAT_CHANCE;
      if (!parse_kind (play, text + strlen ("draw="), out_action, error))
        return FALSE;
      prefer_left (play, out_action);
      return TRUE;
    }
  if (g_str_has_prefix (text, "score="))
    return parse_count (play, text + strlen ("score="), out_action, error);
  /* What is no figure of somebody's (a bar, a ghost) is an expansion's to be taken. */
  if (g_str_has_prefix (text, "take=") && (sign = strchr (text, '@')) != NULL
      && parse_piece (play, text + strlen ("take="), sign, out_action, NULL))
    {
      out_action->verb = TW_VERB_TAKE;
      return TRUE;
    }
  if (tw_by_hand_parse (play, text, out_action) || tw_verb_parse (play, text, out_action))
    return TRUE;
  sign = strchr (text, '@');
  if (sign == NULL)
    return fail (error, TW_NOTATION_ERROR_SYNTAX,
                 _ ("“%s” is no action. Write a placement, a figure with its segment, or -."),
                 text);
  if (strchr (sign, '/') != NULL)
    return parse_placement (play, text, sign, out_action, error);
  return parse_piece (play, text, sign, out_action, error);
}

gboolean
tw_action_parse (const TwPlay *play,
                 const char *text,
                 guint on_turn,
                 TwAction *out_action,
                 GError **error)
{
  if (!parse_action (play, text, on_turn, out_action, error))
    return FALSE;
  tw_action_settle (play, out_action);
  return TRUE;
}

void
tw_action_settle (const TwPlay *play, TwAction *action)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], facts, same_as))
      play->rules->expansions[i]->facts->same_as (play, tw_play_own (play, (int) i), action);
}

/* Actions as words: one table of verbs for printing and reading. */
#include "engine/game/notation.h"

#include "engine/game/by-hand.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_seat (guint seat, guint on_turn, GString *out)
{
  if (seat != TW_SEAT_CHANCE && seat != TW_SEAT_NONE && seat != on_turn)
    g_string_append_printf (out, "P%u:", seat + 1);
}

/* A figure of @owner, with the segment on which it stands or goes to stand. */
static void
append_figure (const TwPlay *play, const TwAction *action, guint owner, GString *out)
{
  guint node = tw_play_action_node (play, action);
  const TwFigureRule *figure = &play->rules->figure_types[action->figure];
  const char *role = figure->role[play->board.nodes[node].kind];

  if (owner != action->seat)
    g_string_append_printf (out, "P%u:", owner + 1);
  g_string_append_printf (out, "%s@", role != NULL ? role : figure->type->id);
  tw_notation_append_segment (play, node, out);
}

char *
tw_notation_print_action (const TwPlay *play, const TwAction *action, guint on_turn)
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
    case TW_VERB_TAKE:
      g_string_append (out, "take=");
      G_GNUC_FALLTHROUGH;
    case TW_VERB_FIGURE:
      append_figure (play, action, tw_action_owner (action), out);
      break;
    case TW_VERB_COUNT:
      g_string_append (out, "score=");
      tw_notation_append_segment (play, tw_play_action_node (play, action), out);
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
    case TW_VERB_TURN:
    case TW_VERB_LAY:
      tw_by_hand_print (play, action, out);
      break;
    default:
      tw_verb_print (play, action, out);
      if (tw_play_verb (play, action->verb)->takes == TW_VERB_TAKES_STANDING)
        append_figure (play, action, action->kind > 0 ? action->kind - 1u : action->seat, out);
      break;
    }
  return g_string_free (out, FALSE);
}

gboolean
tw_notation_parse_placement (const TwPlay *play,
                             const char *text,
                             const char *sign,
                             TwAction *out_action,
                             GError **error)
{
  g_autofree char *name = g_strndup (text, (gsize) (sign - text));
  const char *at = sign + 1;
  int x, y, degrees;

  if (!tw_notation_read_cell (&at, &x, &y) || *at++ != '/'
      || !tw_notation_read_number (&at, &degrees) || *at != '\0' || degrees % 90 != 0 || degrees < 0
      || degrees > 270)
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_SYNTAX,
        _ ("“%s” is no placement. Write TILE@x,y/rotation with 0, 90, 180 or 270."), text);
  if (!tw_notation_parse_tile_kind (play, name, out_action, error))
    return FALSE;
  out_action->verb = TW_VERB_PLACE;
  out_action->turns = (guint8) (degrees / 90);
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  tw_notation_prefer_drawn (play, out_action);
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

  if (!tw_notation_parse_segment (play, sign + 1, &node, error))
    return FALSE;
  figure = figure_from_word (play, word, (TwKind) play->board.nodes[node].kind);
  if (figure < 0)
    return tw_notation_fail (error, TW_NOTATION_ERROR_UNKNOWN,
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

  if (!tw_notation_parse_segment (play, text, &node, error))
    return FALSE;
  tw_notation_count_actions (play, node, out_action->seat, out_action);
  return TRUE;
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
  const char *sign, *rest;
  TwAction owner, standing;

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
      if (!tw_notation_parse_tile_kind (play, text + strlen ("draw="), out_action, error))
        return FALSE;
      tw_notation_prefer_left (play, out_action);
      return TRUE;
    }
  if (g_str_has_prefix (text, "score="))
    return parse_count (play, text + strlen ("score="), out_action, error);
  /* What is no figure of somebody's (a bar, a ghost) is an expansion's to be taken. */
  if (g_str_has_prefix (text, "take=") && (sign = strchr (text, '@')) != NULL
      && parse_piece (play, parse_seat (play, text + strlen ("take="), out_action->seat, &owner),
                      sign, out_action, NULL))
    {
      out_action->verb = TW_VERB_TAKE;
      out_action->kind = owner.seat != out_action->seat ? owner.seat + 1u : 0;
      return TRUE;
    }
  standing = *out_action;
  rest = tw_verb_parse_standing (play, text, &standing);
  if (rest != NULL && (sign = strchr (rest, '@')) != NULL
      && parse_piece (play, parse_seat (play, rest, out_action->seat, &owner), sign, out_action,
                      NULL))
    {
      out_action->verb = standing.verb;
      out_action->kind = owner.seat != out_action->seat ? owner.seat + 1u : 0;
      return TRUE;
    }
  if (tw_by_hand_parse (play, text, out_action) || tw_verb_parse (play, text, out_action))
    return TRUE;
  sign = strchr (text, '@');
  if (sign == NULL)
    return tw_notation_fail (
        error, TW_NOTATION_ERROR_SYNTAX,
        _ ("“%s” is no action. Write a placement, a figure with its segment, or -."), text);
  if (strchr (sign, '/') != NULL)
    return tw_notation_parse_placement (play, text, sign, out_action, error);
  return parse_piece (play, text, sign, out_action, error);
}

gboolean
tw_notation_parse_action (const TwPlay *play,
                          const char *text,
                          guint on_turn,
                          TwAction *out_action,
                          GError **error)
{
  if (!parse_action (play, text, on_turn, out_action, error))
    return FALSE;
  tw_notation_settle_action (play, out_action);
  return TRUE;
}

void
tw_notation_settle_action (const TwPlay *play, TwAction *action)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], facts, same_as))
      play->rules->expansions[i]->facts->same_as (play, tw_play_own (play, (int) i), action);
}

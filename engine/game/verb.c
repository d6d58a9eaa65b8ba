/* Verbs of expansions, printed and read by what they take. */
#include "engine/game/verb.h"

#include "engine/game/notation-place.h"
#include "engine/game/pair.h"

#include <string.h>

void
tw_verb_print (const TwPlay *play, const TwAction *action, GString *out)
{
  const TwVerbInfo *verb = tw_play_verb (play, action->verb);

  if (verb->print != NULL)
    {
      verb->print (play, action, out);
      return;
    }
  g_string_append (out, verb->word);
  if (verb->takes != TW_VERB_TAKES_NOTHING)
    g_string_append_c (out, verb->format[0]);
  switch (verb->takes)
    {
    case TW_VERB_TAKES_NUMBER:
      if (verb->format[0] == '+')
        g_string_truncate (out, out->len - 1);
      g_string_append_printf (out, verb->format[0] == '+' ? "%+d" : "%d", tw_verb_number (action));
      break;
    case TW_VERB_TAKES_SEAT:
      g_string_append_printf (out, "P%u", action->kind + 1u);
      break;
    case TW_VERB_TAKES_TILE:
      g_string_append (out, play->rules->catalogue->kinds[action->kind].name);
      break;
    case TW_VERB_TAKES_FIGURE:
      g_string_append (out, play->rules->figure_types[action->figure].type->id);
      break;
    case TW_VERB_TAKES_CELL:
      g_string_append_printf (out, "%d,%d", action->x, action->y);
      break;
    case TW_VERB_TAKES_WORD:
      g_string_append (out, verb->words[action->kind]);
      break;
    case TW_VERB_TAKES_NODE:
    case TW_VERB_TAKES_SEGMENT:
      {
        g_autofree char *segment =
            tw_notation_print_segment (play, tw_play_action_node (play, action));

        g_string_append (out, segment);
        break;
      }
    case TW_VERB_TAKES_PAIR:
      tw_pair_append (play, action, out);
      break;
    case TW_VERB_TAKES_HELD:
      if (TW_HELD_OWNER (action->kind) != action->seat)
        g_string_append_printf (out, "P%u:", TW_HELD_OWNER (action->kind) + 1);
      g_string_append_printf (out, "%s@held:P%u",
                              play->rules->figure_types[action->figure].type->id,
                              TW_HELD_HOLDER (action->kind) + 1);
      break;
    case TW_VERB_TAKES_STANDING: /* by the notation, as other figures */
    case TW_VERB_TAKES_NOTHING:
    default:
      break;
    }
}

static gboolean
parse_number (const char *text, guint least, guint most, TwAction *out_action)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, least, most, &number, NULL))
    return FALSE;
  out_action->kind = (guint16) number;
  return TRUE;
}

/* "+3" and "-3" where there may be less than nothing, with the sign read already. */
static gboolean
parse_signed (const char *text, TwAction *out_action)
{
  if (!parse_number (text + 1, 0, G_MAXINT16, out_action))
    return FALSE;
  if (*text == '-')
    out_action->kind = (guint16) -out_action->kind;
  return *text == '+' || *text == '-';
}

static gboolean
parse_seat (const TwPlay *play, const char *text, TwAction *out_action)
{
  if (*text != 'P' || !parse_number (text + 1, 1, play->rules->n_seats, out_action))
    return FALSE;
  out_action->kind--;
  return TRUE;
}

static gboolean
parse_figure (const TwPlay *play, const char *text, TwAction *out_action)
{
  int type = tw_rules_figure (play->rules, text);

  out_action->figure = (guint8) MAX (type, 0);
  return type >= 0;
}

static gboolean
parse_cell (const char *text, TwAction *out_action)
{
  int x, y;

  if (!tw_notation_read_cell (&text, &x, &y) || *text != '\0')
    return FALSE;
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  return TRUE;
}

static gboolean
parse_node (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint node;

  if (!tw_notation_parse_segment (play, text, &node, NULL))
    return FALSE;
  tw_play_name_node (play, node, out_action);
  return TRUE;
}

static gboolean
parse_word (const TwVerbInfo *verb, const char *text, TwAction *out_action)
{
  for (guint i = 0; verb->words[i] != NULL; i++)
    if (strcmp (verb->words[i], text) == 0)
      {
        out_action->kind = (guint16) i;
        return TRUE;
      }
  return FALSE;
}

/* "P1:meeple@held:P2"; without a seat before it, a figure of whoever answers. */
static gboolean
parse_held (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *sign = strstr (text, "@held:"), *colon = strchr (text, ':');
  TwAction owner = { .kind = out_action->seat }, holder;
  g_autofree char *name = NULL;

  if (sign == NULL || !parse_seat (play, sign + strlen ("@held:"), &holder))
    return FALSE;
  if (colon < sign)
    {
      g_autofree char *seat = g_strndup (text, (gsize) (colon - text));

      if (!parse_seat (play, seat, &owner))
        return FALSE;
      text = colon + 1;
    }
  name = g_strndup (text, (gsize) (sign - text));
  out_action->kind = (guint16) TW_HELD_KIND (owner.kind, holder.kind);
  return parse_figure (play, name, out_action);
}

static gboolean
parse_one (const TwPlay *play, const TwVerbInfo *verb, const char *text, TwAction *out_action)
{
  gsize length = strlen (verb->word);

  if (verb->parse != NULL)
    return verb->parse (play, text, out_action);
  if (strncmp (text, verb->word, length) != 0)
    return FALSE;
  text += length;
  if (verb->is_chance)
    out_action->seat = TW_SEAT_CHANCE;
  if (verb->takes == TW_VERB_TAKES_NOTHING)
    return *text == '\0';
  if (verb->takes == TW_VERB_TAKES_NUMBER && verb->format[0] == '+')
    return parse_signed (text, out_action);
  if (*text++ != verb->format[0])
    return FALSE;
  switch (verb->takes)
    {
    case TW_VERB_TAKES_NUMBER:
      return parse_number (text, 0, G_MAXUINT16, out_action);
    case TW_VERB_TAKES_SEAT:
      return parse_seat (play, text, out_action);
    case TW_VERB_TAKES_TILE:
      return tw_notation_parse_tile_word (play, text, out_action);
    case TW_VERB_TAKES_FIGURE:
      return parse_figure (play, text, out_action);
    case TW_VERB_TAKES_CELL:
      return parse_cell (text, out_action);
    case TW_VERB_TAKES_WORD:
      return parse_word (verb, text, out_action);
    case TW_VERB_TAKES_NODE:
    case TW_VERB_TAKES_SEGMENT:
      return parse_node (play, text, out_action);
    case TW_VERB_TAKES_PAIR:
      return tw_pair_parse (play, text, out_action);
    case TW_VERB_TAKES_HELD:
      return parse_held (play, text, out_action);
    case TW_VERB_TAKES_STANDING:
    case TW_VERB_TAKES_NOTHING:
    default:
      return FALSE;
    }
}

gboolean
tw_verb_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint number = TW_N_VERBS;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    for (guint k = 0; k < play->rules->expansions[i]->n_verbs; k++)
      {
        TwAction action = *out_action;

        action.verb = (guint8) number++;
        if (!parse_one (play, &play->rules->expansions[i]->verbs[k], text, &action))
          continue;
        *out_action = action;
        return TRUE;
      }
  return FALSE;
}

const char *
tw_verb_parse_standing (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint number = TW_N_VERBS;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    for (guint k = 0; k < play->rules->expansions[i]->n_verbs; k++, number++)
      {
        const TwVerbInfo *verb = &play->rules->expansions[i]->verbs[k];
        gsize length = strlen (verb->word);

        if (verb->takes != TW_VERB_TAKES_STANDING || strncmp (text, verb->word, length) != 0
            || text[length] != verb->format[0])
          continue;
        out_action->verb = (guint8) number;
        return text + length + 1;
      }
  return NULL;
}

/* What people do by hand. */
#include "engine/game/by-hand.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/award.h"
#include "engine/game/notation-place.h"
#include "engine/game/pieces.h"
#include "engine/game/sandbox.h"
#include "engine/game/tokens.h"

/* Points that can be typed in at once, and notes of a game. */
#define MOST_POINTS  999
#define MOST_NOTES   9999
#define MOST_LETTERS 200

/* In @kind of a move: where the figure comes to. */
enum
{
  TO_TABLE,
  TO_SUPPLY
};

char **
tw_by_hand_ids (const TwRules *rules)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < rules->n_figure_types; i++)
    if (rules->figure_types[i].type->by_hand)
      g_strv_builder_add (ids, rules->figure_types[i].type->id);
  for (guint i = 0; i < rules->n_token_types; i++)
    if (rules->token_types[i].by_hand)
      g_strv_builder_add (ids, rules->token_types[i].type->id);
  return g_strv_builder_end (ids);
}

TwFigure *
tw_by_hand_figure (const TwPlay *play, const TwAction *action)
{
  const TwFigureRule *rule;

  if (action->figure >= play->rules->n_figure_types || action->seat >= play->rules->n_seats)
    return NULL;
  rule = &play->rules->figure_types[action->figure];
  if (rule->neutral >= 0)
    return action->turns == 0 ? tw_play_neutral (play, action->figure) : NULL;
  if (action->turns >= rule->supply)
    return NULL;
  return tw_play_figures_of_type (play, action->seat, action->figure) + action->turns;
}

/* A figure that rules know: where it may stand by them, whoever is there already. */
static gboolean
may_place_freely (const TwPlay *play, const TwAction *action, const TwFigure *figure)
{
  guint node = tw_play_action_node (play, action);

  if (!tw_sandbox_is_quiet (play)
      || (figure->place != TW_FIGURE_SUPPLY && figure->place != TW_FIGURE_NODE))
    return FALSE;
  if (action->kind == TO_SUPPLY)
    return figure->place == TW_FIGURE_NODE;
  return node != TW_NO_NODE
         && (play->rules->figure_types[action->figure].kinds
             & TW_KIND_BIT (play->board.nodes[node].kind));
}

static gboolean
may_move (const TwPlay *play, const TwAction *action)
{
  const TwFigure *figure = tw_by_hand_figure (play, action);

  if (figure == NULL)
    return FALSE;
  if (!play->rules->figure_types[action->figure].type->by_hand)
    return may_place_freely (play, action, figure);
  return action->kind == TO_SUPPLY ? figure->place == TW_FIGURE_HAND
                                   : tw_play_action_node (play, action) != TW_NO_NODE;
}

/* Tokens that an effect hands out could be taken by hand, too, where their file said so: games in
 * which they were are still played. */
static gboolean
is_held (const TwTokenRule *token)
{
  return token->by_hand || token->type->says_by_hand;
}

static gboolean
may_hold (const TwPlay *play, const TwAction *action)
{
  return action->seat < play->rules->n_seats && action->figure < play->rules->n_token_types
         && is_held (&play->rules->token_types[action->figure]) && action->x != 0
         && (action->x > 0
                 ? (guint) action->x <= tw_play_tokens_left (play, action->figure)
                 : (guint) -action->x <= tw_play_tokens (play, action->seat, action->figure));
}

gboolean
tw_by_hand_may (const TwPlay *play, const TwAction *action)
{
  switch (action->verb)
    {
    case TW_VERB_MOVE:
      return may_move (play, action);
    case TW_VERB_HOLD:
      return may_hold (play, action);
    case TW_VERB_POINTS:
      return action->seat < play->rules->n_seats && action->x != 0
             && ABS (action->x) <= MOST_POINTS
             /* A counting figure among several does not go back beyond the start. */
             && (play->rules->n_counters < 2
                 || tw_play_counter (play, action->seat, 0) + action->x >= 0);
    default:
      return tw_sandbox_is (action->verb) && tw_sandbox_may (play, action);
    }
}

static void
hold (TwPlay *play, const TwAction *action)
{
  guint16 *held = &play->tokens[action->seat * play->rules->n_token_types + action->figure];

  if (action->x > 0)
    tw_play_give_tokens (play, action->seat, action->figure, (guint) action->x);
  else
    *held = (guint16) (*held - MIN (*held, (guint16) -action->x));
}

/* The line of the answer says it. */
static const TwAward by_hand = { "points by hand", NULL };

/* No counting figure moves and nobody is asked: it is a number on the sheet. */
static void
add_points (TwPlay *play, const TwAction *action)
{
  if (play->rules->shares_score)
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      play->state->score[seat] += action->x;
  else
    play->state->score[action->seat] += action->x;
  tw_play_record_award (play, action->seat, action->x, TW_NO_NODE, &by_hand, "HAND-002");
}

static void
move (TwPlay *play, const TwAction *action)
{
  const TwFigureRule *rule = &play->rules->figure_types[action->figure];
  TwFigure *figure = tw_by_hand_figure (play, action);
  guint node = action->kind == TO_SUPPLY ? TW_NO_NODE : tw_play_action_node (play, action);

  if (rule->type->by_hand)
    {
      figure->place = node == TW_NO_NODE ? TW_FIGURE_SUPPLY : TW_FIGURE_HAND;
      figure->node = node == TW_NO_NODE ? 0 : (guint16) node;
    }
  else if (rule->neutral >= 0)
    tw_play_move_neutral (play, action->figure, node);
  else
    {
      if (figure->place == TW_FIGURE_NODE)
        tw_play_take_figure (play, figure);
      if (node != TW_NO_NODE)
        tw_play_stand_figure (play, figure, node);
    }
}

gboolean
tw_by_hand_apply (TwPlay *play, const TwAction *action)
{
  switch (action->verb)
    {
    case TW_VERB_MOVE:
      move (play, action);
      break;
    case TW_VERB_HOLD:
      hold (play, action);
      break;
    case TW_VERB_POINTS:
      add_points (play, action);
      break;
    default:
      return tw_sandbox_apply (play, action);
    }
  return FALSE;
}

void
tw_by_hand_print (const TwPlay *play, const TwAction *action, GString *out)
{
  const char *note = tw_by_hand_words (play, action);

  switch (action->verb)
    {
    case TW_VERB_MOVE:
      g_string_append_printf (out, "hand=%s", play->rules->figure_types[action->figure].type->id);
      if (action->turns > 0)
        g_string_append_printf (out, ".%u", action->turns + 1u);
      if (action->kind == TO_SUPPLY)
        g_string_append (out, "@-");
      else
        {
          g_autofree char *segment =
              tw_notation_print_segment (play, tw_play_action_node (play, action));

          g_string_append_printf (out, "@%s", segment);
        }
      break;
    case TW_VERB_HOLD:
      g_string_append_printf (out, "hold=%s%+d", play->rules->token_types[action->figure].type->id,
                              action->x);
      break;
    case TW_VERB_POINTS:
      g_string_append_printf (out, "points=%+d", action->x);
      if (*note != '\0')
        {
          g_autofree char *word = g_uri_escape_string (note, NULL, TRUE);

          g_string_append_printf (out, ":%s", word);
        }
      break;
    default:
      tw_sandbox_print (play, action, out);
      break;
    }
}

static gboolean
parse_number (const char *text, gint16 *out)
{
  gint64 number;

  if ((*text != '+' && *text != '-') || !g_ascii_isdigit (text[1])
      || !g_ascii_string_to_signed (text + (*text == '+'), 10, -MOST_POINTS, MOST_POINTS, &number,
                                    NULL))
    return FALSE;
  *out = (gint16) number;
  return TRUE;
}

static gboolean
parse_move (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *sign = strchr (text, '@');
  g_autofree char *word = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  char *dot = word != NULL ? strrchr (word, '.') : NULL;
  guint64 which = 1;
  guint node;
  int figure;

  if (sign == NULL)
    return FALSE;
  figure = tw_rules_figure (play->rules, word);
  if (figure < 0 && dot != NULL)
    {
      *dot = '\0';
      if (!g_ascii_string_to_unsigned (dot + 1, 10, 1, TW_MAX_SUPPLY, &which, NULL))
        return FALSE;
      figure = tw_rules_figure (play->rules, word);
    }
  if (figure < 0)
    return FALSE;
  out_action->figure = (guint8) figure;
  out_action->turns = (guint8) (which - 1);
  if (strcmp (sign + 1, "-") == 0)
    {
      out_action->kind = TO_SUPPLY;
      return TRUE;
    }
  if (!tw_notation_parse_segment (play, sign + 1, &node, NULL))
    return FALSE;
  tw_play_name_node (play, node, out_action);
  return TRUE;
}

static gboolean
parse_hold (const TwPlay *play, const char *text, TwAction *out_action)
{
  /* An id may have a hyphen: the number stands behind the last sign. */
  const char *plus = strrchr (text, '+'), *minus = strrchr (text, '-');
  const char *sign = plus != NULL ? plus : minus;
  g_autofree char *id = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  int token = id != NULL ? tw_rules_token (play->rules, id) : -1;

  out_action->figure = (guint8) MAX (token, 0);
  return token >= 0 && parse_number (sign, &out_action->x);
}

static gboolean
parse_points (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *colon = strchr (text, ':');
  g_autofree char *number =
      colon != NULL ? g_strndup (text, (gsize) (colon - text)) : g_strdup (text);
  g_autofree char *note = colon != NULL ? g_uri_unescape_string (colon + 1, NULL) : NULL;

  if (!parse_number (number, &out_action->x) || (colon != NULL && note == NULL))
    return FALSE;
  out_action->kind = (guint16) tw_by_hand_note (play, note);
  return TRUE;
}

gboolean
tw_by_hand_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  static const struct
  {
    const char *word;
    TwVerb verb;
    gboolean (*parse) (const TwPlay *play, const char *text, TwAction *out_action);
  } words[] = {
    { "hand=", TW_VERB_MOVE, parse_move },
    { "hold=", TW_VERB_HOLD, parse_hold },
    { "points=", TW_VERB_POINTS, parse_points },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (text, words[i].word))
      {
        TwAction action = { .verb = (guint8) words[i].verb, .seat = out_action->seat };

        if (!words[i].parse (play, text + strlen (words[i].word), &action))
          return FALSE;
        *out_action = action;
        return TRUE;
      }
  return tw_sandbox_parse (play, text, out_action);
}

guint
tw_by_hand_note (const TwPlay *play, const char *note)
{
  g_autofree char *words = note != NULL ? g_utf8_make_valid (note, -1) : NULL;
  g_autofree char *kept = NULL;

  if (words == NULL || play->notes == NULL)
    return 0;
  g_strstrip (g_strdelimit (words, "\n\r\t", ' '));
  kept = g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1), MOST_LETTERS));
  if (*kept == '\0')
    return 0;
  for (guint i = 0; i < play->notes->len; i++)
    if (strcmp (play->notes->pdata[i], kept) == 0)
      return i + 1;
  if (play->notes->len == MOST_NOTES)
    return 0;
  g_ptr_array_add (play->notes, g_steal_pointer (&kept));
  return play->notes->len;
}

const char *
tw_by_hand_words (const TwPlay *play, const TwAction *action)
{
  return action->verb == TW_VERB_POINTS && play->notes != NULL && action->kind > 0
                 && action->kind <= play->notes->len
             ? play->notes->pdata[action->kind - 1]
             : "";
}

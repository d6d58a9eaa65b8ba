/* Tokens that are taken off the table, as an answer. */
#include "engine/procedure/answer/take-answer.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"

/* The only place of a tile on which such tokens lie, %TW_NO_NODE if there are several or none. */
static guint
only_place (const TwPlay *play, guint slot, TwKindSet kinds)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  guint found = TW_NO_NODE, n = 0;

  for (guint i = 0; !entry->is_face_down && i < tile->n_segments; i++)
    if (kinds & TW_KIND_BIT (tile->kind[i]))
      {
        found = entry->first_node + i;
        n++;
      }
  return n == 1 ? found : TW_NO_NODE;
}

/* The land on which tokens of the verb lie. */
static TwKindSet
kinds_of (const TwPlay *play, const TwVerbInfo *verb)
{
  int token = tw_rules_token (play->rules, verb->piece);

  return token >= 0 ? tw_procedures_of (play)->on[token] : 0;
}

static void
print (const TwPlay *play, const TwAction *action, GString *out)
{
  const TwVerbInfo *verb = tw_play_verb (play, action->verb);
  guint node = tw_play_action_node (play, action);

  if (only_place (play, play->board.nodes[node].slot, kinds_of (play, verb)) != TW_NO_NODE)
    g_string_append_printf (out, "%s@%d,%d", verb->word, action->x, action->y);
  else
    {
      g_autofree char *segment = tw_notation_print_segment (play, node);

      g_string_append_printf (out, "%s@%s", verb->word, segment);
    }
  if (action->kind != 1)
    g_string_append_printf (out, "=%u", action->kind);
}

/* The place that @text names: a segment, or the cell of a tile with but one. */
static gboolean
parse_place (const TwPlay *play, const TwVerbInfo *verb, const char *text, guint *out_node)
{
  const char *at = text;
  guint slot;
  int x, y;

  if (strchr (text, ':') != NULL)
    return tw_notation_parse_segment (play, text, out_node, NULL);
  if (!tw_notation_read_cell (&at, &x, &y) || *at != '\0'
      || (slot = tw_board_slot_at (&play->board, x, y)) == TW_NO_SLOT)
    return FALSE;
  *out_node = only_place (play, slot, kinds_of (play, verb));
  return *out_node != TW_NO_NODE;
}

static gboolean
parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  const TwVerbInfo *verb = tw_play_verb (play, out_action->verb);
  gsize length = strlen (verb->word);
  g_autofree char *place = NULL;
  const char *equals;
  guint64 n = 1;
  guint node;

  if (!g_str_has_prefix (text, verb->word) || text[length] != '@')
    return FALSE;
  equals = strchr (text + length, '=');
  place = equals != NULL ? g_strndup (text + length + 1, (gsize) (equals - text) - length - 1)
                         : g_strdup (text + length + 1);
  if ((equals != NULL
       && !g_ascii_string_to_unsigned (equals + 1, 10, 1, TW_MOST_TAKEN_TOKENS, &n, NULL))
      || !parse_place (play, verb, place, &node))
    return FALSE;
  out_action->kind = (guint16) n;
  tw_play_name_node (play, node, out_action);
  return TRUE;
}

const TwVerbInfo tw_take_verb = { .format = "@x,y=N",
                                  .print = print,
                                  .parse = parse,
                                  .place = TW_VERB_PLACE_NODE,
                                  .question = { .one = N_ ("Choose which tokens are taken, or go "
                                                           "on.") },
                                  .choice = { .one = N_ ("Take {n}: {cell}") },
                                  .done = { .one = N_ ("{player} took {n}: {cell}") } };

const TwVerbInfo tw_take_none_verb = { .word = "take=none",
                                       .format = "",
                                       .place = TW_VERB_PLACE_NONE,
                                       .question = { .one = N_ ("Choose.") },
                                       .choice = { .one = N_ ("None of them") },
                                       .done = { .one = N_ ("{player} took none of them") } };

const char *
tw_take_verb_word (const TwProcedures *all, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  g_autofree char *word = what != NULL ? g_strconcat ("take=", what, NULL) : NULL;

  return word != NULL ? g_string_chunk_insert_const (all->strings, word) : NULL;
}

/* The Count of Carcassonne in words: notation, refusals, facts, pieces. */
#include "engine/expansion/count-private.h"
#include "engine/expansion/registry.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/state-hash.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define COUNT_WORD "count"
#define TAKE       "take="

/* ---- notation -------------------------------------------------------------------------- */

void
tw_count_quarter_print (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, "%s%s@%s", action->turns == COUNT_LEAVES ? TAKE : "",
                          play->rules->figure_types[action->figure].type->id,
                          tw_count_quarter_name (action->kind));
}

/* Where the quarter is drawn. */
static void
name_place (const TwPlay *play, guint quarter, TwAction *out_action)
{
  const Count *count = tw_play_own_of (play, &tw_expansion_count);

  out_action->kind = (guint16) quarter;
  out_action->node = count->symbol[quarter];
  if (count->slot[quarter] == TW_NO_SLOT)
    return;
  out_action->x = play->board.slots[count->slot[quarter]].x;
  out_action->y = play->board.slots[count->slot[quarter]].y;
}

gboolean
tw_count_quarter_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  gboolean leaves = g_str_has_prefix (text, TAKE);
  const char *word = leaves ? text + strlen (TAKE) : text, *sign = strchr (word, '@');
  g_autofree char *name = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : NULL;
  int type = name != NULL ? tw_rules_figure (play->rules, name) : -1;
  guint quarter = sign != NULL ? tw_count_find_quarter (sign + 1) : N_QUARTERS;

  if (type < 0 || quarter == N_QUARTERS)
    return FALSE;
  name_place (play, quarter, out_action);
  out_action->figure = (guint8) type;
  out_action->turns = leaves ? COUNT_LEAVES : 0;
  return TRUE;
}

gboolean
tw_count_name_leaving (const TwPlay *play,
                       gconstpointer own,
                       const TwFigure *figure,
                       TwAction *out_action)
{
  const Count *count = own;

  if (!tw_count_is_in_city (play, count, figure))
    return FALSE;
  *out_action = (TwAction){
    .verb = count->quarter, .seat = figure->seat, .figure = figure->type, .turns = COUNT_LEAVES
  };
  name_place (play, figure->detail, out_action);
  return TRUE;
}

void
tw_count_count_print (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, COUNT_WORD "@%s", tw_count_quarter_name (action->kind));
}

gboolean
tw_count_count_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint quarter = g_str_has_prefix (text, COUNT_WORD "@")
                      ? tw_count_find_quarter (text + strlen (COUNT_WORD "@"))
                      : N_QUARTERS;

  if (quarter == N_QUARTERS)
    return FALSE;
  name_place (play, quarter, out_action);
  return TRUE;
}

/* ---- refusals -------------------------------------------------------------------------- */

static const char *
why_not_enter (const TwPlay *play, const Count *count, const TwAction *action, const char *phase)
{
  if (action->turns == COUNT_LEAVES)
    return "COUNT-033";
  if (strcmp (phase, "2b") == 0)
    return "COUNT-038";
  if (strcmp (phase, "2a") == 0)
    return "COUNT-015";
  if (!tw_count_may_enter (play, count, action->figure, action->kind))
    return "COUNT-018";
  if (!tw_count_is_there (play, count, action->kind))
    return "COUNT-021";
  if (strcmp (phase, "4c") == 0)
    return "COUNT-013";
  return count->scored >> action->seat & 1 ? "COUNT-012" : "COUNT-010";
}

static const char *
why_not_move (const TwPlay *play, const Count *count, const TwAction *action, const char *phase)
{
  if (count->move != COUNT_CHOOSES)
    return count->move == COUNT_CLOCKWISE ? "COUNT-035" : "COUNT-036";
  if (strcmp (phase, "4c") == 0 && !tw_count_is_there (play, count, action->kind))
    return "COUNT-021";
  return "COUNT-034";
}

/* Why a figure does not come out of its quarter. */
static const char *
why_not_come (const TwPlay *play, const Count *count, const TwAction *action, const char *phase)
{
  guint node = tw_play_action_node (play, action);
  gboolean is_last = strcmp (phase, "34") == 0;
  TwKind kind;

  if (node == TW_NO_NODE)
    return "COUNT-022";
  kind = (TwKind) play->board.nodes[node].kind;
  if (is_last && kind != TW_KIND_FIELD && !count->final_all)
    return "COUNT-032";
  if (!is_last && kind == TW_KIND_FIELD)
    return "COUNT-030";
  if (!(play->rules->figure_types[action->figure].kinds & TW_KIND_BIT (kind)))
    return kind == TW_KIND_GARDEN ? "COUNT-029" : "COUNT-022";
  return tw_count_quarter_for (kind) == count->at ? "COUNT-024" : "COUNT-022";
}

/* Rule: COUNT-010 to COUNT-038. */
const char *
tw_count_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Count *count = own;
  const char *phase = tw_play_phase (play);

  if (action->verb == count->quarter)
    return why_not_enter (play, count, action, phase);
  if (action->verb == count->count)
    return why_not_move (play, count, action, phase);
  if (action->verb == TW_VERB_FIGURE && (strcmp (phase, "3b") == 0 || strcmp (phase, "34") == 0))
    return why_not_come (play, count, action, phase);
  return action->verb == TW_VERB_TAKE && strcmp (phase, "3b") == 0 ? "COUNT-022" : NULL;
}

/* ---- facts ----------------------------------------------------------------------------- */

static gboolean
is_quarter_fact (const TwFact *fact, guint *out_quarter)
{
  *out_quarter = fact->place != NULL ? tw_count_find_quarter (fact->place) : N_QUARTERS;
  return *fact->group == '\0' && *out_quarter < N_QUARTERS;
}

static gboolean
is_count_fact (const TwFact *fact)
{
  return fact->seat == TW_SEAT_NONE && strcmp (fact->name, COUNT_WORD) == 0;
}

TwFactResult
tw_count_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Count *count = own;
  guint quarter;
  guint64 n;
  int type;

  if (!is_quarter_fact (fact, &quarter))
    return TW_FACT_UNKNOWN;
  if (is_count_fact (fact))
    {
      count->at = (guint8) quarter;
      return TW_FACT_DONE;
    }
  type = tw_rules_figure (play->rules, fact->name);
  if (type < 0 || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  if (!tw_count_is_there (play, count, quarter)
      || !tw_count_may_enter (play, count, (guint) type, quarter)
      || !g_ascii_string_to_unsigned (fact->value, 10, 0, TW_MAX_SUPPLY, &n, NULL)
      || n > tw_play_supply (play, fact->seat, (guint) type))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("“%s” cannot stand at “%s”, or there are not %s in the supply."), fact->name,
                   fact->place, fact->value);
      return TW_FACT_WRONG;
    }
  for (; n > 0; n--)
    tw_count_put_in (play, fact->seat, (guint) type, quarter);
  return TW_FACT_DONE;
}

TwFactResult
tw_count_tell (const TwPlay *play,
               gconstpointer own,
               const TwFact *fact,
               char **out_value,
               GError **error)
{
  const Count *count = own;
  guint quarter;
  int type;

  if (!is_quarter_fact (fact, &quarter))
    return TW_FACT_UNKNOWN;
  if (is_count_fact (fact))
    {
      *out_value = g_strdup (count->at == quarter ? "1" : "0");
      return TW_FACT_DONE;
    }
  type = tw_rules_figure (play->rules, fact->name);
  if (type < 0 || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%u", tw_count_n_in_quarter (play, count, fact->seat, (guint) type,
                                                             quarter));
  return TW_FACT_DONE;
}

void
tw_count_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const Count *count = own;

  if (count->slot[count->at] != TW_NO_SLOT)
    g_ptr_array_add (facts, g_strdup_printf (COUNT_WORD "@%s", tw_count_quarter_name (count->at)));
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      for (guint quarter = 0; quarter < N_QUARTERS; quarter++)
        {
          guint n = tw_count_n_in_quarter (play, count, seat, type, quarter);

          if (n > 0)
            g_ptr_array_add (facts, g_strdup_printf ("P%u:%s@%s=%u", seat + 1,
                                                     play->rules->figure_types[type].type->id,
                                                     tw_count_quarter_name (quarter), n));
        }
}

/* ---- pieces, hash, checks ---------------------------------------------------------------- */

/* The count first, then the figures of the quarters in the order of seats. */
gboolean
tw_count_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const Count *count = own;
  guint quarter = count->at, owner = 0;
  const char *id = index == 0 ? COUNT_WORD : NULL;

  for (guint i = 0; id == NULL && i < play->rules->n_figures; i++)
    if (tw_count_is_in_city (play, count, &play->figures[i]) && --index == 0)
      {
        id = play->rules->figure_types[play->figures[i].type].type->id;
        quarter = play->figures[i].detail;
        owner = play->figures[i].seat + 1u;
      }
  if (id == NULL || count->slot[count->at] == TW_NO_SLOT)
    return FALSE;
  *out_piece = (TwPiece){ .id = id,
                          .slot = count->slot[quarter],
                          .node = TW_NO_NODE,
                          .other = TW_NO_NODE,
                          .n = 1,
                          .symbol = count->symbol[quarter] + 1u,
                          .owner = owner };
  return TRUE;
}

guint64
tw_count_hash (const TwPlay *play, gconstpointer own)
{
  const Count *count = own;

  return tw_hash_facts (40, (guint64) count->at << 8 | count->entered,
                        (guint64) count->scored << 8 | count->last, count->n_held);
}

/* Nobody stands where nobody may, nor in a quarter that is not there. */
void
tw_count_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Count *count = own;

  if (count->at >= N_QUARTERS)
    g_string_append_printf (out, "the count is in quarter %u\n", count->at);
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      /* What stands on no land (a robber) has another zone, and so has what waits. */
      if (figure->place == TW_FIGURE_ZONE && figure->detail < N_QUARTERS
          && play->rules->figure_types[figure->type].kinds != 0
          && (!tw_count_is_in_city (play, count, figure)
              || !tw_count_is_there (play, count, figure->detail)))
        g_string_append_printf (out, "figure %u is in quarter %u\n", i, figure->detail);
    }
}

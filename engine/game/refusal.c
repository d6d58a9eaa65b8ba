/* Why not: looks for the first rule that an action breaks. */
#include "engine/game/refusal.h"

#include "engine/game/pieces.h"
#include "engine/game/play.h"
#include "engine/game/told-rule.h"
#include "engine/game/turn-program.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
refuse (TwRefusal *refusal, const char *rule)
{
  if (refusal->rule[0] == '\0')
    refusal->rule = rule;
}

static gboolean
touches (const TwBoard *board, int x, int y)
{
  return tw_board_slot_at (board, x, y - 1) != TW_NO_SLOT
         || tw_board_slot_at (board, x + 1, y) != TW_NO_SLOT
         || tw_board_slot_at (board, x, y + 1) != TW_NO_SLOT
         || tw_board_slot_at (board, x - 1, y) != TW_NO_SLOT;
}

static void
refuse_placement (const TwPlay *play, const TwAction *action, TwRefusal *out)
{
  const TwBoard *board = &play->board;
  const TwFrame *frame = tw_play_turn_frame (play);
  int open = tw_board_open_at (board, action->x, action->y);
  guint32 found, need, mask;

  if (open < 0)
    {
      /* An occupied cell and one apart from the landscape break the same rule. */
      refuse (out, touches (board, action->x, action->y)
                           && tw_board_slot_at (board, action->x, action->y) == TW_NO_SLOT
                       ? "BASE-029"
                       : "BASE-020");
      return;
    }
  found = board->catalogue->tiles[action->kind].edges[action->turns & 3];
  need = board->open[open].need;
  mask = board->open[open].mask;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (((found ^ need) & mask) >> (8 * edge) & 0xff)
      {
        refuse (out, "BASE-021");
        out->edges |= (guint8) (1 << edge);
        out->wanted[edge] = tw_edge_code (need, (TwEdge) edge);
        out->found[edge] = tw_edge_code (found, (TwEdge) edge);
      }
  if (out->edges == 0 && frame != NULL)
    {
      const char *rule = tw_play_veto (play, frame, action->kind, (guint) open, action->turns);

      if (rule != NULL)
        refuse (out, rule);
    }
}

static void
refuse_figure (const TwPlay *play, const TwAction *action, TwRefusal *out)
{
  const TwBoard *board = &play->board;
  const TwRules *rules = play->rules;
  const TwFigureRule *figure = &rules->figure_types[action->figure];
  const TwFrame *frame = tw_play_turn_frame (play);
  guint slot = tw_board_slot_at (board, action->x, action->y);
  const char *veto;
  guint node;

  if (slot == TW_NO_SLOT || action->node >= tw_board_tile (board, slot)->n_nodes)
    return;
  node = board->slots[slot].first_node + action->node;
  if (frame == NULL || frame->slot != slot)
    refuse (out, "BASE-042");
  else if ((veto = tw_play_stand_veto (play, frame, action)) != NULL)
    refuse (out, veto);
  else if (!tw_play_has_supply (play, action->seat, action->figure))
    refuse (out, "BASE-040");
  else if (board->nodes[node].kind == TW_KIND_FIELD && !rules->farmers)
    refuse (out, "BASE-048");
  else if (!(figure->kinds & TW_KIND_BIT (board->nodes[node].kind)))
    refuse (out, "BASE-043");
  else if (figure->needs_free && board->nodes[tw_board_root (board, node)].occupants > 0)
    refuse (out, "BASE-044");
}

/* The rule by which an expansion forbids the action, %NULL if none does; "" if one of its questions
 * is open and has no rule. */
static const char *
rule_of_expansions (const TwPlay *play, const TwAction *action)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      const char *rule =
          TW_HAS_HOOK (expansion, showing, why_not)
              ? expansion->showing->why_not (play, tw_play_own (play, (int) i), action)
              : NULL;

      if (rule != NULL)
        return rule;
    }
  return NULL;
}

/* Which numbers the open question lets choose from, if the action is a number that answers it. */
static void
find_numbers (const TwPlay *play, const TwAction *action, TwRefusal *out)
{
  TwActionList list = { play->answers, 0 };

  if (action->verb < TW_N_VERBS || tw_play_verb (play, action->verb)->takes != TW_VERB_TAKES_NUMBER)
    return;
  tw_play_list (play, &list);
  for (guint i = 0; i < list.n_items; i++)
    if (list.items[i].verb == action->verb && list.items[i].seat == action->seat)
      {
        int number = tw_verb_number (&list.items[i]);

        out->least = (gint16) (out->most == 0 ? number : MIN (out->least, number));
        out->most = (gint16) MAX (out->most, number);
      }
}

/* The rule of an expansion for what is another player's to answer, or comes too late; else @rule.
 */
static const char *
rule_of_moment (const TwPlay *play, const TwAction *action, const char *rule)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      const char *own =
          TW_HAS_HOOK (expansion, showing, why_not_now)
              ? expansion->showing->why_not_now (play, tw_play_own (play, (int) i), action)
              : NULL;

      if (own != NULL)
        return own;
    }
  return rule;
}

/* The rule of the step that is asking, for what answers another question. */
static const char *
rule_of_step (const char *phase)
{
  static const char *const phases[][2] = {
    { "0", "TURN-001" },  { "1a", "TURN-002" }, { "1b", "TURN-003" }, { "1c", "TURN-004" },
    { "1d", "TURN-005" }, { "1e", "TURN-006" }, { "1f", "TURN-007" }, { "1g", "TURN-008" },
    { "2a", "TURN-009" }, { "2b", "TURN-010" }, { "2c", "TURN-011" }, { "2d", "TURN-012" },
    { "2e", "TURN-013" }, { "3b", "TURN-015" }, { "3c", "TURN-016" }, { "3d", "TURN-017" },
    { "3e", "TURN-018" }, { "3f", "TURN-019" }, { "3g", "TURN-020" }, { "4a", "TURN-021" },
    { "4b", "TURN-022" }, { "4c", "TURN-023" }, { "4d", "TURN-024" }, { "4e", "TURN-025" },
    { "4f", "TURN-026" }, { "4g", "TURN-027" }, { "5", "TURN-028" },  { "6", "TURN-029" },
    { "34", "TURN-034" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    if (strcmp (phases[i][0], phase) == 0)
      return phases[i][1];
  return "TURN-056";
}

/* Whether the figure would be a second one of the player whose turn has just ended. */
static gboolean
is_second_figure (const TwPlay *play, const TwAction *action)
{
  const TwFrame *frame = tw_play_turn_frame (play);
  const TwBoard *board = &play->board;

  return action->verb == TW_VERB_FIGURE && frame != NULL && frame->kind == TW_NO_KIND
         && frame->slot == TW_NO_SLOT && board->head->n_slots > 1
         && (action->seat + 1u) % play->rules->n_seats == frame->seat
         && tw_board_slot_at (board, action->x, action->y) == board->head->n_slots - 1u;
}

/* Why a second figure is not placed: after one that is placed late by the rule of that one. */
static const char *
rule_of_second (const TwPlay *play, const TwAction *action)
{
  const TwBoard *board = &play->board;

  for (guint i = 0; play->rules->has_late && i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      const TwFigureRule *type = &play->rules->figure_types[figure->type];

      if (type->is_late && type->type->rule != NULL && figure->seat == action->seat
          && figure->place == TW_FIGURE_NODE
          && board->nodes[figure->node].slot == board->head->n_slots - 1u)
        return type->type->rule;
    }
  return "BASE-041";
}

static void
find (const TwPlay *play, const TwAction *action, TwRefusal *out_refusal)
{
  guint decider = tw_play_decider (play);
  const char *phase = tw_play_phase (play), *rule = NULL;

  *out_refusal = (TwRefusal){ .rule = "", .x = action->x, .y = action->y };
  if (decider == TW_SEAT_NONE)
    refuse (out_refusal, "BASE-090");
  else if (is_second_figure (play, action))
    refuse (out_refusal, rule_of_moment (play, action, rule_of_second (play, action)));
  else if (action->seat != TW_SEAT_CHANCE
           && tw_rules_lead (play->rules, action->seat)
                  != (decider == TW_SEAT_CHANCE ? play->state->on_turn
                                                : tw_rules_lead (play->rules, decider)))
    refuse (out_refusal, rule_of_moment (play, action, "BASE-013"));
  else if ((rule = rule_of_expansions (play, action)) != NULL)
    {
      refuse (out_refusal, rule);
      find_numbers (play, action, out_refusal);
      return;
    }
  else if (action->verb == TW_VERB_PLACE)
    {
      if (strcmp (phase, "1b") == 0)
        refuse_placement (play, action, out_refusal);
      else
        refuse (out_refusal, strcmp (phase, "2a") == 0 ? "BASE-015" : "BASE-014");
    }
  else if (action->verb == TW_VERB_FIGURE)
    {
      if (tw_play_is_placing (play, action->figure))
        refuse_figure (play, action, out_refusal);
      else
        refuse (out_refusal, strcmp (phase, "1b") == 0 ? "BASE-014" : "BASE-041");
    }
  else if (action->verb == TW_VERB_TAKE)
    refuse (out_refusal, strcmp (phase, "1b") == 0 ? "BASE-014" : "BASE-047");
  else if (action->verb == TW_VERB_NONE && strcmp (phase, "1b") == 0)
    refuse (out_refusal, "BASE-014");
  refuse (out_refusal, rule_of_step (phase));
}

void
tw_refusal_find (const TwPlay *play, const TwAction *action, TwRefusal *out_refusal)
{
  find (play, action, out_refusal);
  out_refusal->rule = tw_rules_told (play->rules, out_refusal->rule);
}

/* What a designer invented stands in quotes: no language can inflect a name that it does not know.
 */
static char *
land_in_words (const TwPlay *play, guint kind)
{
  const TwLandType *land = tw_vocabulary_land_of (play->rules->vocabulary, kind);
  const char *name = land != NULL ? tw_texts_best (land->texts, g_get_language_names ()) : NULL;

  if (land != NULL)
    /* Translators: the name of land that a designer invented, within a sentence. */
    return g_strdup_printf (C_ ("edge", "“%s”"), name != NULL ? name : land->id);
  switch (kind)
    {
    case TW_KIND_ROAD:
      return g_strdup (C_ ("edge", "road"));
    case TW_KIND_CITY:
      return g_strdup (C_ ("edge", "city"));
    case TW_KIND_RIVER:
      return g_strdup (C_ ("edge", "river"));
    case TW_KIND_FIELD:
      return g_strdup (C_ ("edge", "field"));
    default:
      return g_strdup (C_ ("edge", "nothing"));
    }
}

/* Each edge that does not match. */
static char *
edges_message (const TwRefusal *refusal, const TwPlay *play)
{
  static const char *const edge_sentences[TW_N_EDGES] = {
    /* Translators: what a neighbour asks for, and what the tile has. */
    N_ ("North needs %s, the tile has %s."),
    N_ ("East needs %s, the tile has %s."),
    N_ ("South needs %s, the tile has %s."),
    N_ ("West needs %s, the tile has %s."),
  };
  GString *out = g_string_new (NULL);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      g_autofree char *wanted = NULL, *found = NULL;

      if (!(refusal->edges >> edge & 1))
        continue;
      wanted = land_in_words (play, refusal->wanted[edge]);
      found = land_in_words (play, refusal->found[edge]);
      g_string_append (out, out->len > 0 ? " " : "");
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      g_string_append_printf (out, _ (edge_sentences[edge]), wanted, found);
#pragma GCC diagnostic pop
    }
  return g_string_free (out, FALSE);
}

char *
tw_refusal_message (const TwRefusal *refusal, const TwPlay *play)
{
  const TwRule *rule;
  char *words;

  if (refusal->edges != 0)
    return edges_message (refusal, play);
  if (refusal->most > 0)
    return g_strdup_printf (_ ("The number has to be from %d to %d."), refusal->least,
                            refusal->most);
  words = tw_told_rule_words (play->rules, refusal->rule);
  if (words != NULL)
    return words;
  rule = tw_vocabulary_find_rule (play->rules->vocabulary, refusal->rule);
  words = rule != NULL ? tw_rule_statement (play->rules->vocabulary, rule, play->rules->parameters)
                       : NULL;
  if (words != NULL)
    return words;
  return g_strdup (_ ("This is not what is to be decided now."));
}

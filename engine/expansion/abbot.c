/* The Abbot: taking him back.
 *
 * The figure, where it stands and what a garden is worth are data; what is code is that
 * he may come home early instead of another figure being placed.
 *
 * Rule: ABBOT-032 to ABBOT-040, TURN-009.
 */
#include "engine/expansion/registry.h"
#include "engine/game/play.h"

#include <string.h>

/* Where the abbots of a seat stand in the figures of that seat. */
typedef struct
{
  guint8 type;
  guint8 first;
  guint8 n;
} Abbot;

static void
abbot_set_up (TwPlay *play, gpointer own)
{
  Abbot *abbot = own;
  int type = tw_rules_figure (play->rules, "abbot");

  if (type < 0)
    return;
  abbot->type = (guint8) type;
  abbot->n = play->rules->figure_types[type].supply;
  for (int i = 0; i < type; i++)
    abbot->first = (guint8) (abbot->first + play->rules->figure_types[i].supply);
}

static TwFigure *
abbots_of (const TwPlay *play, const Abbot *abbot, guint seat)
{
  return play->figures + seat * (play->rules->n_figures / play->rules->n_seats) + abbot->first;
}

/* What the tile of this turn completes is counted as complete. Rule: ABBOT-033, ABBOT-035. */
static gboolean
may_come_back (const TwPlay *play, const TwFigure *figure)
{
  return figure->place == TW_FIGURE_NODE && !tw_board_is_complete (&play->board, figure->node);
}

static void
abbot_more_actions (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Abbot *abbot = own;
  const TwFigure *figures = abbots_of (play, abbot, frame->seat);

  for (guint i = 0; i < abbot->n; i++)
    {
      const TwSlot *slot;
      TwAction *action;

      if (!may_come_back (play, &figures[i]))
        continue;
      slot = &play->board.slots[play->board.nodes[figures[i].node].slot];
      action = tw_action_list_add (list, TW_VERB_TAKE, frame->seat);
      action->figure = abbot->type;
      action->node = (guint16) (figures[i].node - slot->first_node);
      action->x = slot->x;
      action->y = slot->y;
    }
}

/* The abbot of @action's seat that stands where it says, or %NULL. */
static TwFigure *
find_abbot (const TwPlay *play, const Abbot *abbot, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  TwFigure *figures = abbots_of (play, abbot, action->seat);

  for (guint i = 0; i < abbot->n && slot != TW_NO_SLOT; i++)
    if (figures[i].place == TW_FIGURE_NODE
        && figures[i].node == play->board.slots[slot].first_node + action->node)
      return &figures[i];
  return NULL;
}

/* The points are given at once, before what the tile has completed. Rule: ABBOT-038. */
static gboolean
abbot_apply_more (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  const Abbot *abbot = own;
  TwFigure *figure;
  guint node;

  if (action->verb != TW_VERB_TAKE || action->figure != abbot->type)
    return FALSE;
  figure = find_abbot (play, abbot, action);
  g_return_val_if_fail (figure != NULL, FALSE);
  node = figure->node;
  tw_play_take_figure (play, figure);
  tw_play_count_feature (play, node, TW_EVENT_RECALL);
  return TRUE;
}

static const char *
why_not_place (const TwPlay *play, const Abbot *abbot, const TwAction *action)
{
  const TwFrame *frame = tw_play_turn_frame (play);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint kind;

  if (slot == TW_NO_SLOT || action->node >= tw_board_tile (&play->board, slot)->n_nodes)
    return NULL;
  kind = tw_board_tile (&play->board, slot)->kind[action->node];
  if (action->figure == abbot->type)
    return frame == NULL || frame->slot != slot
                   || !(play->rules->figure_types[abbot->type].kinds & TW_KIND_BIT (kind))
               ? "ABBOT-020"
               : NULL;
  return kind == TW_KIND_GARDEN ? "ABBOT-021" : NULL;
}

static const char *
why_not_take (const TwPlay *play, const Abbot *abbot, const TwAction *action)
{
  const TwFigure *figure;

  if (action->figure != abbot->type)
    return "ABBOT-037";
  figure = find_abbot (play, abbot, action);
  if (figure == NULL)
    return "ABBOT-032";
  return may_come_back (play, figure) ? "ABBOT-034" : "ABBOT-035";
}

static const char *
abbot_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  gboolean is_asked = strcmp (tw_play_phase (play), "2a") == 0;

  if (action->verb == TW_VERB_TAKE && is_asked)
    return why_not_take (play, own, action);
  return action->verb == TW_VERB_FIGURE && is_asked ? why_not_place (play, own, action) : NULL;
}

const TwExpansion tw_expansion_abbot = {
  .id = "abbot",
  .state_size = sizeof (Abbot),
  .set_up = abbot_set_up,
  .more_actions = abbot_more_actions,
  .apply_more = abbot_apply_more,
  .why_not = abbot_why_not,
};

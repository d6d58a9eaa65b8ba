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

#define NO_TYPE 0xff

/* @type: that of the figure; its symbols can be in play without it. */
typedef struct
{
  guint8 type;
} Abbot;

static void
abbot_set_up (TwPlay *play, gpointer own)
{
  Abbot *abbot = own;
  int type = tw_rules_figure (play->rules, "abbot");

  abbot->type = type >= 0 ? (guint8) type : NO_TYPE;
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
  const TwFigure *figures;

  if (abbot->type == NO_TYPE)
    return;
  figures = tw_play_figures_of_type (play, frame->seat, abbot->type);
  for (guint i = 0; i < play->rules->figure_types[abbot->type].supply; i++)
    if (may_come_back (play, &figures[i]))
      tw_play_list_at (play, list, TW_VERB_TAKE, frame->seat, figures[i].node)->figure =
          abbot->type;
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
  figure = tw_play_find_figure (play, action);
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
  figure = tw_play_find_figure (play, action);
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
  .setup = &(const TwSetupHooks){ .set_up = abbot_set_up },
  .figures =
      &(const TwFigureHooks){ .more_actions = abbot_more_actions, .apply_more = abbot_apply_more },
  .showing = &(const TwShowingHooks){ .why_not = abbot_why_not },
};

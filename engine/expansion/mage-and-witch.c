/* Mage & Witch: two figures of nobody that make a road or a city worth more or less.
 *
 * Where they stand is a place of figures that belong to nobody, and what they change is data
 * (data/rules/mage-and-witch.xml). What is kept here is when one of them has to go, and where
 * it may.
 *
 * Rule: MAGE-001 to MAGE-011, MAGE-016, MAGE-020 to MAGE-024, FERRY-026, TURN-006, TURN-013.
 */
#include "engine/expansion/registry.h"
#include "engine/game/play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define SYMBOL    "mage"
#define N_FIGURES 2

/* @types: types of figure, the mage and the witch; @looks_at_ferries: the parameter. */
typedef struct
{
  guint8 types[N_FIGURES];
  guint8 looks_at_ferries;
} Magic;

static void
magic_set_up (TwPlay *play, gpointer own)
{
  static const char *const ids[N_FIGURES] = { "mage", "witch" };

  for (guint i = 0; i < N_FIGURES; i++)
    ((Magic *) own)->types[i] = (guint8) tw_rules_figure (play->rules, ids[i]);
  ((Magic *) own)->looks_at_ferries = tw_rules_parameter (play->rules, "mage.after-ferries") != 0;
}

/* The root of the feature where the figure stands, %TW_NO_NODE beside the table. */
static guint
root_of (const TwPlay *play, const Magic *magic, guint which)
{
  const TwFigure *figure = tw_play_neutral (play, magic->types[which]);

  return figure->place == TW_FIGURE_NODE ? tw_board_root (&play->board, figure->node) : TW_NO_NODE;
}

static gboolean
have_met (const TwPlay *play, const Magic *magic)
{
  guint mage = root_of (play, magic, 0);

  return mage != TW_NO_NODE && mage == root_of (play, magic, 1);
}

static gboolean
is_mage_tile (const TwPlay *play, const TwFrame *frame)
{
  return frame->slot != TW_NO_SLOT && tw_play_tile_shows (play, frame->slot, SYMBOL);
}

/* Whether the figure may go there, which is the same for both: not to the feature that it
 * stands on, nor to that of the other. Roads and cities are its roles; what is walled in is
 * neither. Rule: MAGE-003, MAGE-004, MAGE-005, MAGE-007, MAGE-023. */
static const char *
why_not_there (const TwPlay *play, const Magic *magic, guint which, guint node)
{
  const TwBoard *board = &play->board;
  TwKindSet kinds = play->rules->figure_types[magic->types[which]].kinds;
  guint root = tw_board_root (board, node);

  if (!(kinds & TW_KIND_BIT (board->nodes[node].kind)))
    return board->nodes[node].kind == TW_KIND_ENCLAVE ? "MAGE-023" : "MAGE-003";
  if (root == root_of (play, magic, which))
    return "MAGE-005";
  if (root == root_of (play, magic, 1 - which))
    return "MAGE-004";
  return tw_board_is_complete (board, root) ? "MAGE-007" : NULL;
}

static gboolean
has_target (const TwPlay *play, const Magic *magic)
{
  guint n_nodes = play->board.head->n_nodes;

  for (guint node = 0; node < n_nodes; node++)
    if (why_not_there (play, magic, 0, node) == NULL)
      return TRUE;
  return FALSE;
}

/* Every segment of what is not finished, for both: a tile has at most four that reach an edge,
 * so there are fewer than ways to place a tile. Without any, one of those that stand somewhere
 * has to leave. Rule: MAGE-003 to MAGE-008. */
static void
magic_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Magic *magic = own;
  const TwBoard *board = &play->board;
  guint mage = root_of (play, magic, 0), witch = root_of (play, magic, 1);

  for (guint which = 0; which < N_FIGURES; which++)
    {
      TwKindSet kinds = play->rules->figure_types[magic->types[which]].kinds;

      for (guint node = 0; node < board->head->n_nodes; node++)
        {
          const TwNode *entry = &board->nodes[node];

          if ((kinds & TW_KIND_BIT (entry->kind)) && entry->root != mage && entry->root != witch
              && !tw_board_is_complete (board, node))
            tw_play_list_at (play, list, TW_VERB_FIGURE, frame->seat, node)->figure =
                magic->types[which];
        }
    }
  if (list->n_items > 0)
    return;
  for (guint which = 0; which < N_FIGURES; which++)
    if (root_of (play, magic, which) != TW_NO_NODE)
      tw_play_list_at (play, list, TW_VERB_TAKE, frame->seat,
                       tw_play_neutral (play, magic->types[which])->node)
          ->figure = magic->types[which];
}

/* One move meets both duties. Rule: MAGE-002, MAGE-008, MAGE-010. */
static TwStepResult
ask (TwPlay *play, TwFrame *frame, const Magic *magic)
{
  frame->flags |= TW_FRAME_ENTERED;
  if (root_of (play, magic, 0) == TW_NO_NODE && root_of (play, magic, 1) == TW_NO_NODE
      && !has_target (play, magic))
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  frame->flags |= TW_FRAME_DUTY;
  return TW_STEP_ASK;
}

/* 1e: Rule: MAGE-002, MAGE-009, MAGE-010, TURN-006. */
static TwStepResult
placed_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  return !(frame->flags & TW_FRAME_ENTERED) && (is_mage_tile (play, frame) || have_met (play, own))
             ? ask (play, frame, own)
             : TW_STEP_DONE;
}

/* 2e: Rule: MAGE-011, FERRY-026, TURN-013. */
static TwStepResult
joined_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Magic *magic = own;

  return !(frame->flags & TW_FRAME_ENTERED) && magic->looks_at_ferries && have_met (play, magic)
             ? ask (play, frame, magic)
             : TW_STEP_DONE;
}

static void
magic_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  tw_play_move_neutral (play, action->figure,
                        action->verb == TW_VERB_TAKE ? TW_NO_NODE
                                                     : tw_play_action_node (play, action));
}

/* 3g: home from what is complete, whether or not somebody got points. Rule: MAGE-016,
 * TURN-020. */
static TwStepResult
counted_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Magic *magic = own;

  for (guint which = 0; frame->event == TW_EVENT_COMPLETE && which < N_FIGURES; which++)
    if (root_of (play, magic, which) == frame->node)
      tw_play_move_neutral (play, magic->types[which], TW_NO_NODE);
  return TW_STEP_DONE;
}

/* Which of the two it is, -1 for another figure. */
static int
which_of (const Magic *magic, guint type)
{
  return type == magic->types[0] ? 0 : type == magic->types[1] ? 1 : -1;
}

static const char *
magic_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Magic *magic = own;
  const char *phase = tw_play_phase (play);
  gboolean is_figure = action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE;
  int which = is_figure ? which_of (magic, action->figure) : -1;
  guint node = which >= 0 ? tw_play_action_node (play, action) : TW_NO_NODE;

  if (strcmp (phase, "1e") == 0 || strcmp (phase, "2e") == 0)
    {
      if (which >= 0 && action->verb == TW_VERB_FIGURE)
        return node != TW_NO_NODE ? why_not_there (play, magic, (guint) which, node) : NULL;
      if (!is_figure && action->verb != TW_VERB_NONE)
        return NULL;
      if (which >= 0 || !has_target (play, magic))
        return "MAGE-008";
      return have_met (play, magic) ? "MAGE-009" : "MAGE-002";
    }
  /* Only a mage tile, or that they have met, moves them. */
  return which >= 0 ? "MAGE-002" : NULL;
}

static gboolean
magic_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const Magic *magic = own;

  for (guint which = 0; which < N_FIGURES; which++)
    {
      const TwFigure *figure = tw_play_neutral (play, magic->types[which]);

      if (figure->place != TW_FIGURE_NODE || index-- > 0)
        continue;
      *out_piece = (TwPiece){ .id = play->rules->figure_types[figure->type].type->id,
                              .slot = play->board.nodes[figure->node].slot,
                              .node = figure->node,
                              .other = TW_NO_NODE,
                              .n = 1 };
      return TRUE;
    }
  return FALSE;
}

/* Whoever moved is named in a sentence of its own: other languages decline the name. */
static gboolean
magic_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  static const char *const moved[N_FIGURES] = { N_ ("{player} moved the mage"),
                                                N_ ("{player} moved the witch") };
  static const char *const removed[N_FIGURES] = { N_ ("{player} took the mage off the table"),
                                                  N_ ("{player} took the witch off the table") };
  const Magic *magic = own;
  guint verb = saying->action->verb;

  if (saying->what != TW_SAY_DONE || (verb != TW_VERB_FIGURE && verb != TW_VERB_TAKE))
    return FALSE;
  for (guint which = 0; which < N_FIGURES; which++)
    if (magic->types[which] == saying->action->figure)
      out_phrase->one = verb == TW_VERB_TAKE ? removed[which] : moved[which];
  return out_phrase->one != NULL;
}

/* Between turns they stand apart. Rule: MAGE-004, MAGE-009, MAGE-011. */
static void
magic_check (const TwPlay *play, gconstpointer own, GString *out)
{
  if (((const Magic *) own)->looks_at_ferries && have_met (play, own) && play->state->n_frames == 1
      && strcmp (tw_play_phase (play), "1a") == 0)
    g_string_append (out, "mage and witch stand on the same feature\n");
}

static const char *const symbols[] = { SYMBOL, NULL };

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, 30, { "1e", placed_run, magic_list, magic_apply } },
  { TW_SLOT_AFTER_FIGURE, 40, { "2e", joined_run, magic_list, magic_apply } },
  { TW_SLOT_AFTER_CREDIT, 50, { "3g", counted_run, NULL, NULL } },
};

const TwExpansion tw_expansion_mage_and_witch = {
  .id = "mage-and-witch",
  .state_size = sizeof (Magic),
  .symbols = symbols,
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .setup = &(const TwSetupHooks){ .set_up = magic_set_up },
  .showing = &(const TwShowingHooks){ .phrase = magic_phrase,
                                      .why_not = magic_why_not,
                                      .piece = magic_piece },
  .check = magic_check,
};

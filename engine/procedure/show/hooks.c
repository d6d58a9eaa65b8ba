/* Procedures take part in a game. */
#include "engine/procedure/show/hooks.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/programs-private.h"
#include "engine/game/rule-profile.h"
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/answer/post-answer.h"
#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/answer/zone-answer.h"
#include "engine/procedure/compile/compiler.h"
#include "engine/procedure/compile/needs.h"
#include "engine/procedure/run/at-once.h"
#include "engine/procedure/run/cell.h"
#include "engine/procedure/run/ending.h"
#include "engine/procedure/run/foresee.h"
#include "engine/procedure/run/gate.h"
#include "engine/procedure/run/instead.h"
#include "engine/procedure/select/late.h"
#include "engine/procedure/select/way.h"
#include "engine/procedure/select/weigh.h"
#include "engine/procedure/select/zone.h"
#include "engine/procedure/show/asking.h"
#include "engine/procedure/show/facts.h"
#include "engine/procedure/show/hash.h"
#include "engine/procedure/show/pieces.h"
#include "engine/procedure/show/show.h"
#include "engine/procedure/show/store.h"
#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/bag-facts.h"
#include "engine/procedure/state/block.h"
#include "engine/procedure/state/counting.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/join-facts.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/once.h"
#include "engine/procedure/state/outset.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/stack.h"
#include "engine/procedure/state/tally.h"
#include "engine/procedure/state/terrain.h"
#include "engine/procedure/state/turn.h"
#include "engine/procedure/state/value.h"
#include "engine/set/part-word.h"

/* What goes on after the answer in place of a figure is carried out before anything else. */
#define FIRST_ORDER (-1000)
/* Beyond all that files say. */
#define LATEST_ORDER 100000

/* Which procedure the step of @frame carries out. */
static inline const TwProcedureCode *
procedure_of (const TwPlay *play, const TwFrame *frame)
{
  return tw_play_step_of (play, frame)->data;
}

/* Whether the moment is that of the step's slot; a feature is counted when it is complete, at the
 * end of the game, and now and then in between. */
static gboolean
has_come (const TwPlay *play, const TwFrame *frame, gconstpointer own, guint moment)
{
  /* A turn begins once, whatever parts it has. Rule: PAD-042. */
  if (moment == TW_MOMENT_TURN)
    return !(frame->flags & TW_FRAME_NESTED);
  if (moment == TW_MOMENT_NO_TILE)
    return tw_stack_is_noticed (play, frame, own);
  if (moment == TW_MOMENT_LAST_COUNTED || moment == TW_MOMENT_LAST_COUNTING)
    return frame->event == TW_EVENT_END && tw_play_is_ending (play);
  return (moment != TW_MOMENT_COUNTED && moment != TW_MOMENT_COUNTING)
         || frame->event == TW_EVENT_COMPLETE;
}

/* What has not begun may begin now, and what is under way goes on. */
static G_GNUC_NO_INLINE TwStepResult
go_on (TwPlay *play, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  TwStepResult result;

  if (!(frame->flags & TW_FRAME_ENTERED) && procedure->moment != TW_MOMENT_ACTION)
    {
      TwSight sight = tw_procedure_sight (play, frame, procedure, own);

      if (!tw_procedure_may_begin (&sight, procedure))
        return tw_procedures_take_too_long (play) ? tw_procedure_give_up (play, procedure, own)
                                                  : TW_STEP_DONE;
      frame->flags |= TW_FRAME_ENTERED;
      tw_play_count_rule (play);
      tw_procedure_begin (tw_procedures_of (play), procedure, own);
    }
  result = tw_procedure_is_under_way (procedure, own)
               ? tw_procedure_carry_on (play, frame, procedure, own)
               : TW_STEP_DONE;
  return result == TW_STEP_DONE && procedure->moment == TW_MOMENT_DRAWN
                 && tw_aside_draw_again (play, frame)
             ? TW_STEP_AGAIN
             : result;
}

/* Most rules have nothing to do in most turns: that is seen before anything is got ready for them.
 */
static inline TwStepResult
run_procedure (TwPlay *play, TwFrame *frame, const TwProcedureCode *procedure, gpointer own)
{
  if (!(frame->flags & TW_FRAME_ENTERED) && procedure->moment != TW_MOMENT_ACTION
      && (!has_come (play, frame, own, procedure->moment)
          || tw_gates_are_shut (play, frame, procedure, own)))
    return TW_STEP_DONE;
  return go_on (play, frame, procedure, own);
}

static TwStepResult
run_cb (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwProcedureCode *procedure = procedure_of (play, frame);
  TwStepResult result;
  guint before;

  if (G_LIKELY (play->profile == NULL))
    return run_procedure (play, frame, procedure, own);
  before = tw_play_enter_rule (play, procedure->procedure);
  result = run_procedure (play, frame, procedure, own);
  tw_play_leave_rule (play, before);
  return result;
}

static void
list_cb (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwProcedureCode *procedure = procedure_of (play, frame);
  TwSight sight = tw_procedure_sight (play, frame, procedure, own);
  guint before = tw_play_enter_rule (play, procedure->procedure);

  tw_procedure_list (&sight, sight.run->at, list);
  tw_play_leave_rule (play, before);
}

static gboolean
choose (const TwPlay *play,
        const TwFrame *frame,
        gconstpointer own,
        guint64 at,
        TwAction *out_action)
{
  const TwProcedureCode *procedure = procedure_of (play, frame);
  gboolean is_found;
  TwSight sight;
  guint before;

  if (procedure == NULL)
    return FALSE;
  sight = tw_procedure_sight (play, frame, procedure, own);
  before = tw_play_enter_rule (play, procedure->procedure);
  is_found = tw_procedure_choose (&sight, sight.run->at, at, out_action);
  tw_play_leave_rule (play, before);
  return is_found;
}

static void
apply_cb (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  const TwProcedureCode *procedure = procedure_of (play, frame);
  guint before = tw_play_enter_rule (play, procedure->procedure);

  tw_procedure_answer (play, frame, procedure, own, action);
  tw_play_leave_rule (play, before);
}

static void
set_up (TwPlay *play, gpointer own)
{
  tw_tally_set_up (play, own);
  tw_outset_set_up (play, own);
  tw_stack_set_up (play, own);
  tw_block_set_up (play, own);
  tw_at_once_set_up (play, own);
}

/* A feature is named by any of its segments. */
static void
same_as (const TwPlay *play, gconstpointer own, TwAction *action)
{
  int owner = tw_play_verb_owner (play, action->verb);
  guint node;

  if (action->verb == TW_VERB_FIGURE && tw_procedures_asks_leaving (play, own))
    tw_zone_same_as (play, action);
  if (owner < 0 || play->rules->expansions[owner] != &tw_procedures_of (play)->expansion
      || tw_play_verb (play, action->verb)->takes != TW_VERB_TAKES_NODE)
    return;
  node = tw_play_action_node (play, action);
  if (node != TW_NO_NODE)
    tw_play_name_node (play, tw_board_first_node (&play->board, node), action);
}

/* Between two turns nothing is under way. */
static void
check (const TwPlay *play, gconstpointer own, GString *out)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->procedures->len; i++)
    if (play->state->n_frames == 1 && strcmp (tw_play_phase (play), "1a") == 0
        && tw_procedure_is_under_way (tw_procedures_nth (all, i), own))
      g_string_append_printf (out, "the procedure %s is under way\n",
                              tw_procedures_nth (all, i)->procedure->id);
  tw_piles_check (play, all, own, out);
  tw_tally_check (play, own, out);
  tw_stack_check (play, out);
  tw_joins_check (play, all, own, out);
  tw_zone_check (play, out);
  tw_procedure_bag_check (all, own, out);
}

/* Before procedures look at what was completed, and after the game has. Rule: FERRY-016. */
static const TwHook join_hook = { TW_SLOT_BEFORE_SCORING,
                                  FIRST_ORDER,
                                  { "3a", tw_joins_settle, NULL, NULL } };

/* The slot in which a moment lies, the preset order, and the preset label. */
static const struct
{
  TwSlotPoint slot;
  const char *phase;
} moments[] = {
  [TW_MOMENT_TURN] = { TW_SLOT_BEFORE_DRAW, "0" },
  [TW_MOMENT_NO_TILE] = { TW_SLOT_BEFORE_DRAW, "0" },
  [TW_MOMENT_DRAWN] = { TW_SLOT_AFTER_DRAW, "1ab" },
  [TW_MOMENT_LAID] = { TW_SLOT_AFTER_PLACING, "1g" },
  [TW_MOMENT_ACTION] = { TW_SLOT_AFTER_FIGURE, "2a" },
  [TW_MOMENT_AFTER_ACTION] = { TW_SLOT_AFTER_FIGURE, "2e" },
  [TW_MOMENT_COMPLETED] = { TW_SLOT_BEFORE_SCORING, "3b" },
  [TW_MOMENT_COUNTING] = { TW_SLOT_BEFORE_CREDIT, "3d" },
  [TW_MOMENT_COUNTED] = { TW_SLOT_AFTER_CREDIT, "3g" },
  [TW_MOMENT_GAIN] = { TW_SLOT_BEFORE_MOVE, "3d" },
  [TW_MOMENT_MOVED] = { TW_SLOT_AFTER_MOVE, "3e" },
  [TW_MOMENT_AFTER_COUNTING] = { TW_SLOT_AFTER_SCORING, "4g" },
  [TW_MOMENT_PART_OVER] = { TW_SLOT_PART_END, "5" },
  [TW_MOMENT_BEFORE_LAST] = { TW_SLOT_BEFORE_FINAL, "34" },
  [TW_MOMENT_LAST_COUNTING] = { TW_SLOT_BEFORE_CREDIT, "36" },
  [TW_MOMENT_LAST_COUNTED] = { TW_SLOT_AFTER_CREDIT, "36" },
  [TW_MOMENT_AFTER_LAST] = { TW_SLOT_AFTER_FINAL, "38" },
};

static int
order_of (const TwProcedure *procedure, guint moment)
{
  const char *order = tw_statement_text (procedure->root, "order");

  return moment == TW_MOMENT_ACTION
             ? FIRST_ORDER
             : (order != NULL ? atoi (order) : 0)
                   + (moment == TW_MOMENT_NO_TILE ? TW_STACK_ORDER + LATEST_ORDER : 0);
}

/* Whether no answer that is listed passes the filters in @forbid: figures stand on land of their
 * roles, on the tile of the turn. */
static gboolean
is_told (const TwStatement *forbid)
{
  for (guint i = 0; i < forbid->children->len; i++)
    {
      const TwStatement *child = forbid->children->pdata[i];

      if (g_strcmp0 (tw_statement_text (child, "role"), "false") == 0)
        return TRUE;
      if (tw_statement_is (child, "not") && child->children->len == 1
          && g_strcmp0 (tw_statement_text (child->children->pdata[0], "same"), "tile") == 0
          && g_strcmp0 (tw_statement_text (child->children->pdata[0], "to"), "tile") == 0)
        return TRUE;
    }
  return FALSE;
}

/* The steps of procedures have the numbers of these, so those without a step come last. */
static gboolean
has_step (const TwProcedure *procedure)
{
  int moment = tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);

  return !tw_at_once_is ((guint) moment);
}

static void
add_procedure (TwProcedures *all, const TwVocabulary *vocabulary, const TwProcedure *procedure)
{
  guint moment =
      (guint) tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
  /* What asks, moves or gives something. */
  static const char *const acting[] = { "choose", "take", "move", "give", "draw", "do", NULL };
  const char *phase = tw_statement_text (procedure->root, "step");
  TwProcedureCode code = { .procedure = procedure, .moment = (guint8) moment };
  TwHook hook;

  if (tw_statement_is (procedure->root, "bag"))
    {
      tw_procedure_bag_add (all, procedure);
      return;
    }
  if (tw_statement_is (procedure->root, "list"))
    {
      g_ptr_array_add (all->lists, (gpointer) procedure);
      return;
    }
  if (tw_statement_is (procedure->root, "counter"))
    {
      /* Of several for different settings the first that fits. */
      if (tw_tally_find (all, procedure->id) < 0)
        tw_tally_add (all, procedure);
      return;
    }
  if (tw_statement_is (procedure->root, "counting-figure"))
    {
      tw_counting_add (all, procedure);
      return;
    }
  if (tw_statement_is (procedure->root, "zone"))
    {
      all->figures.name_leaving = tw_zone_name_leaving;
      tw_zone_add (all, procedure);
      return;
    }
  if (tw_procedures_is_declared (procedure))
    {
      g_ptr_array_add (all->declared, (gpointer) procedure);
      if (tw_statement_is (procedure->root, "stand"))
        all->figures.more_role = tw_outset_role;
      return;
    }
  tw_needs_add (all, vocabulary, procedure->root);
  tw_procedure_verbs_add (all, vocabulary, procedure->root);
  all->has_unseen |= tw_compiler_unseen_is_drawn (vocabulary, procedure->root);
  tw_ending_add (all, procedure, procedure->root);
  if (tw_statement_is (procedure->root, "forbid") || tw_allow_is (procedure))
    {
      TwForbidCode forbid = { .procedure = procedure,
                              .is_allow = tw_allow_is (procedure),
                              .is_told = is_told (procedure->root) };

      if (forbid.is_allow)
        {
          all->has_allow = TRUE;
          all->figures.more_actions = tw_instead_list;
        }
      else if (tw_statement_word (procedure->root, "what", TW_WORDS_WHAT, -1) == TW_SELECTED_CELL)
        all->has_cells = TRUE;
      else if (!forbid.is_told)
        all->figures.may_stand = tw_instead_may_stand;
      g_array_append_val (all->forbids, forbid);
    }
  if (tw_statement_is (procedure->root, "weigh"))
    {
      g_array_append_val (all->weighs, ((TwWeighCode){ .procedure = procedure }));
      all->counted.weigh = tw_weigh;
      all->counted.weighed_by = tw_weigh_rules;
    }
  if (moment == TW_MOMENT_NEVER)
    return;
  if (moment == TW_MOMENT_ACTION)
    {
      all->figures.more_actions = tw_instead_list;
      all->figures.apply_more = tw_instead_apply;
    }
  all->has_turn |= moment == TW_MOMENT_TURN;
  if (g_strcmp0 (tw_statement_text (procedure->root, "instead"), "true") == 0)
    {
      all->does_counting |= moment == TW_MOMENT_COMPLETED;
      all->does_last_counting |= moment == TW_MOMENT_BEFORE_LAST;
    }
  if (tw_moment_is_gain (moment))
    {
      all->has_owed = TRUE;
      code.minds_order = tw_procedures_does (procedure->root, acting);
      all->has_order |= code.minds_order;
    }
  code.phase = phase != NULL ? phase : moments[moment].phase;
  /* What is one too many is refused later. */
  if (all->procedures->len < TW_MAX_PROCEDURES)
    {
      all->at[moment] |= G_GUINT64_CONSTANT (1) << all->procedures->len;
      all->minding |= (guint64) code.minds_order << all->procedures->len;
    }
  g_array_append_val (all->procedures, code);
  if (moment == TW_MOMENT_LEAVES)
    all->figures.after_leaving = tw_at_once_leaves;
  if (tw_at_once_is (moment))
    return;
  hook = (TwHook){ .slot = moments[moment].slot,
                   .order = order_of (procedure, moment),
                   .step = { code.phase, run_cb, list_cb, apply_cb } };
  g_array_append_val (all->hooks, hook);
}

/* What is done in place of a figure goes on right after each time that a figure is asked for. All
 * procedures are there by now: which one a hook carries out is asked at every step of a turn, and
 * kept here. */
static void
add_late (TwProcedures *all, const TwRules *rules)
{
  all->late = all->hooks->len;
  for (guint i = 0; i < all->late; i++)
    g_ptr_array_add (all->of_hook, (gpointer) tw_procedures_nth (all, i));
  if (!tw_late_is_in_play (rules))
    return;
  for (guint i = 0; i < all->procedures->len; i++)
    {
      TwHook hook = { .slot = TW_SLOT_AFTER_FIGURE,
                      .order = TW_LATE_ORDER + 1,
                      .step = { tw_procedures_nth (all, i)->phase, run_cb, list_cb, apply_cb } };

      if (tw_procedures_nth (all, i)->moment != TW_MOMENT_ACTION)
        continue;
      g_array_append_val (all->hooks, hook);
      g_ptr_array_add (all->of_hook, (gpointer) tw_procedures_nth (all, i));
    }
}

/* Whether some procedure that does something when points are got could begin. Rule: ROB-017. */
static gboolean
minds_order (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame *frame = tw_play_turn_frame (play);

  for (guint64 left = frame != NULL ? all->minding : 0; left != 0; left &= left - 1)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, (guint) __builtin_ctzll (left));
      TwSight sight;

      if (tw_gates_are_shut (play, frame, procedure, own))
        continue;
      sight = tw_procedure_sight (play, frame, procedure, own);
      if (tw_procedure_may_begin (&sight, procedure))
        return TRUE;
    }
  return FALSE;
}

static const TwFactHooks fact_hooks = { .same_as = same_as,
                                        .give = tw_procedures_give,
                                        .tell = tw_procedures_tell,
                                        .say = tw_procedures_say };
static const TwPlacingHooks placing_hooks = { .has_tile = tw_procedures_has_tile,
                                              .n_held = tw_procedures_n_held };
static const TwPlacingHooks joining_hooks = { .has_tile = tw_procedures_has_tile,
                                              .n_held = tw_procedures_n_held,
                                              .laid = tw_terrain_laid };
/* A game without symbols that point has no ways, and one without bags draws nothing. */
static const TwShowingHooks showing_hooks = { .phrase = tw_procedures_phrase,
                                              .why_not = tw_procedures_why_not,
                                              .why_not_now = tw_procedures_why_not_now,
                                              .question = tw_procedures_question,
                                              .asks_leaving = tw_procedures_asks_leaving,
                                              .piece = tw_procedures_piece,
                                              .open = tw_procedures_open,
                                              .way = tw_procedures_way,
                                              .about = tw_procedures_about,
                                              .stock = tw_procedures_stock,
                                              .has = tw_tally_has };

static void
unmake (TwExpansion *made)
{
  tw_procedures_free ((TwProcedures *) (gpointer) made);
}

static TwExpansion *
make (const TwRules *rules, GError **error)
{
  const GPtrArray *procedures = rules->vocabulary->procedures;
  TwProcedures *all = tw_procedures_new ();
  TwExpansion *made = &all->expansion;
  guint n;

  all->is_possible = tw_foresee_is_possible;
  for (guint i = 0; i < 2 * procedures->len; i++)
    {
      const TwProcedure *procedure = procedures->pdata[i % procedures->len];

      if (has_step (procedure) == (i < procedures->len)
          && tw_procedures_is_wanted (rules, procedure))
        add_procedure (all, rules->vocabulary, procedure);
    }
  add_late (all, rules);
  tw_procedure_verbs_add_drawing (all);
  tw_post_add_verb (all);
  tw_zone_add_verb (all);
  n = all->procedures->len + all->forbids->len + all->weighs->len;
  if (n + all->bags->len + all->counting->len + all->zones->len + all->declared->len
              + all->tallies->len
          == 0
      || n > TW_MAX_PROCEDURES || !tw_counting_check (all, error))
    {
      if (n > TW_MAX_PROCEDURES)
        g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PROCEDURE,
                     _ ("More than %d procedures cannot be in play. Take some of them out."),
                     TW_MAX_PROCEDURES);
      tw_procedures_free (all);
      return NULL;
    }
  g_ptr_array_add (all->symbols, NULL);
  if (all->at[TW_MOMENT_NO_TILE] != 0)
    {
      all->has_stack = TRUE;
      tw_stack_add (all);
    }
  all->has_stack |= all->has_unseen;
  if (all->has_turn)
    tw_turn_add (all);
  if (all->has_again)
    tw_part_add (all);
  if (all->has_joins)
    g_array_append_val (all->hooks, join_hook);
  tw_counting_add_hooks (all);
  tw_kept_add_hooks (all);
  tw_block_add (all, rules);
  tw_value_add_hooks (all);
  all->counted.minds_order = all->has_order ? minds_order : NULL;
  all->counted.foresee = all->has_value ? tw_foresee_value : NULL;
  if (all->has_once)
    tw_once_add_hooks (all);
  if (all->has_often)
    tw_often_add (all);
  if (all->has_winners)
    tw_winners_add_hooks (all);
  all->placing = tw_terrain_joins (all) ? joining_hooks : placing_hooks;
  if (all->has_cells)
    all->placing.may_place = tw_cell_may_place;
  if (all->at[TW_MOMENT_UNPLACEABLE] != 0)
    all->placing.unplaceable = tw_at_once_unplaceable;
  g_array_set_size (all->hook_symbols, all->hooks->len);
  g_ptr_array_set_size (all->of_hook, (int) all->hooks->len);
  *made = (TwExpansion){ .id = "procedures",
                         .symbols = (const char *const *) (gpointer) all->symbols->pdata,
                         .hooks = (const TwHook *) (gpointer) all->hooks->data,
                         .hook_symbols = (const guint32 *) (gpointer) all->hook_symbols->data,
                         .hook_data = (gconstpointer const *) all->of_hook->pdata,
                         .n_hooks = all->hooks->len,
                         .verbs = (const TwVerbInfo *) (gpointer) all->verbs->data,
                         .n_verbs = all->verbs->len,
                         .counts = all->does_counting,
                         .counts_last = all->does_last_counting,
                         .counters = (const TwCounter *) (gpointer) all->counters->data,
                         .n_counters = all->counters->len,
                         .reasons = (const TwReasonInfo *) (gpointer) all->reasons->data,
                         .n_reasons = all->reasons->len,
                         .setup = tw_expansion_procedures.setup,
                         .placing = &all->placing,
                         .figures = &all->figures,
                         .counting = &all->counted,
                         .showing = &showing_hooks,
                         .facts = &fact_hooks,
                         .together = tw_outset_together (all),
                         .choose = choose,
                         .hash = tw_procedures_hash,
                         .check = check };
  return made;
}

static gboolean
name_things (TwExpansion *made, const TwRules *rules, GError **error)
{
  return tw_procedures_compile ((TwProcedures *) (gpointer) made, rules, error);
}

const TwExpansion tw_expansion_procedures = {
  .id = "procedures",
  .verbs = tw_part_verbs,
  .n_verbs = TW_N_PART_VERBS,
  .setup = &(const TwSetupHooks){ .make = make,
                                  .name_things = name_things,
                                  .unmake = unmake,
                                  .field_flags = tw_terrain_field_flags,
                                  .start_block = tw_block_start,
                                  .figure_supply = tw_outset_supply,
                                  .set_up = set_up },
};

/* Actions of a case: answers, and the defaults of questions that are passed on. */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/by-hand.h"
#include "engine/game/notation.h"
#include "engine/game/position.h"

/* No turn asks as many questions. */
#define MAX_PASSES 200

gboolean
tw_case_run_is_drawing (const TwPlay *play)
{
  return tw_play_decider (play) == TW_SEAT_CHANCE && strcmp (tw_play_phase (play), "1a") == 0;
}

void
tw_case_run_apply (TwCaseRun *run, TwPlay *play, const TwAction *action)
{
  tw_play_apply (play, action);
  if (play == run->play && run->game != NULL)
    tw_game_apply (run->game, action, NULL);
}

void
tw_case_run_draw (TwCaseRun *run, TwPlay *play)
{
  while (tw_case_run_is_drawing (play))
    {
      TwAction action = tw_play_chance (play);

      tw_case_run_apply (run, play, &action);
    }
}

static const TwAction *
find_action (const TwActionList *list, const TwAction *action)
{
  for (guint i = 0; i < list->n_items; i++)
    if (memcmp (&list->items[i], action, sizeof *action) == 0)
      return &list->items[i];
  return NULL;
}

/* Whether there is but one answer; chance lists a tile once for each of its copies. */
static gboolean
is_only_answer (const TwActionList *list)
{
  for (guint i = 1; i < list->n_items; i++)
    if (memcmp (&list->items[i], &list->items[0], sizeof *list->items) != 0)
      return FALSE;
  return list->n_items > 0;
}

/* Gives the open question its default: nothing where that is allowed, else the only
 * answer, or what the question itself has for one. Which tile is drawn is never passed on. */
static gboolean
pass (TwCaseRun *run, TwPlay *play)
{
  TwActionList *list = &run->actions;
  gboolean has_default;

  if (tw_play_decider (play) == TW_SEAT_NONE || tw_case_run_is_drawing (play))
    return FALSE;
  has_default = tw_play_frame (play)->flags & TW_FRAME_DEFAULT;
  if (has_default && tw_play_decider (play) == TW_SEAT_CHANCE)
    {
      TwAction outcome = tw_play_chance (play);

      tw_case_run_apply (run, play, &outcome);
      return TRUE;
    }
  tw_play_list (play, list);
  for (guint i = 0; i < list->n_items; i++)
    if (list->items[i].verb == TW_VERB_NONE)
      {
        tw_case_run_apply (run, play, &list->items[i]);
        return TRUE;
      }
  if (!is_only_answer (list) && !has_default)
    return FALSE;
  tw_case_run_apply (run, play, &list->items[0]);
  return TRUE;
}

/* Whether the open question has but one answer, so that nobody is asked. Where a tile goes is
 * always a question, and so is what chance brings. */
static gboolean
is_answered (TwCaseRun *run, const TwPlay *play)
{
  if (tw_play_decider (play) >= TW_MAX_SEATS || (tw_play_frame (play)->flags & TW_FRAME_DUTY))
    return FALSE;
  tw_play_list (play, &run->actions);
  return is_only_answer (&run->actions) && run->actions.items[0].verb != TW_VERB_PLACE;
}

/* Whether a further tile of the turn, which may have been drawn ahead, waits for its line. */
static gboolean
waits_for_part (const TwPlay *play)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  return turn != NULL && (turn->flags & TW_FRAME_NESTED) && turn->slot == TW_NO_SLOT
         && strcmp (tw_play_phase (play), "1b") == 0;
}

gboolean
tw_case_run_settle (TwCaseRun *run, TwPlay *play, GError **error)
{
  while (tw_play_decider (play) != TW_SEAT_NONE && !tw_case_run_is_drawing (play))
    {
      /* What is asked before a turn has its tile (who begins, which tile of the hand) can wait
       * for the turn. */
      if ((tw_position_is_between (play) && strcmp (tw_play_phase (play), "0") == 0)
          || waits_for_part (play))
        return TRUE;
      if (!pass (run, play))
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                                 _ ("The question of step %s is open and has no default. Answer it "
                                    "in the turn."),
                                 tw_play_phase (play));
    }
  return TRUE;
}

/* Whether the word is an action whose place may be wrong; else its words are. */
static gboolean
has_right_words (const TwCaseRun *run, const char *word)
{
  const char *sign = strchr (word, '@');
  g_autofree char *name = NULL;

  if (sign == NULL)
    return FALSE;
  if (g_str_has_prefix (word, "take="))
    word += strlen ("take=");
  name = g_strndup (word, (gsize) (sign - word));
  if (strchr (sign, '/') != NULL)
    return tw_catalogue_find (run->rules->catalogue, name) >= 0;
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (tw_case_run_figure (run->rules, name, (TwKind) kind) >= 0)
      return strchr (sign, ':') != NULL;
  return FALSE;
}

static gboolean
refused (TwCaseRun *run, const char *rule, const char *word, const char *why, GError **error)
{
  run->refused_by = rule;
  return tw_case_run_fail (run, TW_CASE_ERROR_REFUSED, error, _ ("%s was refused (%s): %s"), word,
                           *rule != '\0' ? rule : "–", why);
}

/* Whether a tile can be drawn now: there is one, whichever it will be. */
static gboolean
can_draw (TwCaseRun *run, const TwPlay *play)
{
  tw_play_list (play, &run->actions);
  return run->actions.n_items > 0 && run->actions.items[0].verb == TW_VERB_DRAW;
}

/* Draws the tile that a placement names. */
static gboolean
draw_named (TwCaseRun *run,
            TwPlay *play,
            const TwAction *placement,
            const char *word,
            const char *rule,
            GError **error)
{
  TwAction draw = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE, .kind = placement->kind };
  guint n_unplaceable = play->state->n_unplaceable;
  TwRefusal refusal;

  if (play->bag[draw.kind] == 0)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("No tile %s is left in the bag."),
                             play->rules->catalogue->kinds[draw.kind].name);
  if (placement->seat != play->state->on_turn)
    return refused (run, *rule != '\0' ? rule : "BASE-013", word,
                    _ ("it is another player's turn."), error);
  if (!can_draw (run, play))
    return refused (run, rule, word, _ ("no tile can be drawn."), error);
  tw_case_run_apply (run, play, &draw);
  if (tw_case_run_is_drawing (play) && play->state->n_unplaceable == n_unplaceable)
    {
      g_autofree char *why = NULL;

      tw_refusal_find (play, placement, &refusal);
      why = tw_refusal_message (&refusal, play);
      return refused (run, refusal.rule, word, why, error);
    }
  if (tw_play_decider (play) == TW_SEAT_NONE || tw_case_run_is_drawing (play))
    return refused (run, "BASE-024", word, _ ("the tile fits nowhere."), error);
  return TRUE;
}

/* Whether @action, which is not legal, lays the very tile that is to be laid now: then
 * that is its answer, even where the tile has but one place and could be passed on. */
static gboolean
is_wrong_place (const TwPlay *play, const TwAction *action)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  return action->verb == TW_VERB_PLACE && turn != NULL && turn->slot == TW_NO_SLOT
         && turn->kind == action->kind;
}

static gboolean
is_placement (const char *word)
{
  const char *sign = strchr (word, '@');

  return sign != NULL && strchr (sign, '/') != NULL;
}

/* Seats by colour become P1 …, which is what the notation knows, also behind "=". */
static char *
plain_word (const TwCaseRun *run, const char *word, guint seat)
{
  guint named, inner = TW_SEAT_NONE;
  const char *rest = tw_case_run_split_seat (run, word, &named, seat);
  const char *equals = strchr (rest, '=');
  const char *behind = equals != NULL ? equals + 1 : NULL;

  if (behind != NULL)
    behind = tw_case_run_split_seat (run, behind, &inner, TW_SEAT_NONE);
  if (inner != TW_SEAT_NONE)
    return g_strdup_printf ("P%u:%.*s=P%u:%s", named + 1, (int) (equals - rest), rest, inner + 1,
                            behind);
  return g_strdup_printf ("P%u:%s", named + 1, rest);
}

gboolean
tw_case_run_answer (TwCaseRun *run, TwPlay *play, const char *word, guint seat, GError **error)
{
  g_autofree char *plain = plain_word (run, word, seat);
  gboolean is_nothing = g_str_has_suffix (plain, ":-");
  TwRefusal first = { .rule = "" };
  g_autofree char *why = NULL;

  for (guint i = 0; i < MAX_PASSES; i++)
    {
      g_autoptr (GError) local = NULL;
      TwAction action;
      TwRefusal refusal;
      gboolean is_read, was_between;

      is_read = tw_notation_parse_action (play, plain, seat, &action, &local);
      if (is_read && tw_by_hand_is (action.verb))
        {
          if (!tw_by_hand_may (play, &action))
            return refused (run, "HAND-001", word, _ ("there is none to be moved so."), error);
          tw_case_run_apply (run, play, &action);
          return TRUE;
        }
      if (tw_play_decider (play) == TW_SEAT_NONE)
        return refused (run, *first.rule != '\0' ? first.rule : "BASE-090", word,
                        why != NULL ? why : _ ("the game is over."), error);
      /* The game is ended by hand, whatever is asked. */
      if (is_read && action.verb == TW_VERB_FINISH && !tw_play_is_ending (play))
        {
          tw_case_run_apply (run, play, &action);
          return TRUE;
        }
      if (!is_read && !has_right_words (run, strchr (plain, ':') + 1))
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
      if (is_read && tw_case_run_is_drawing (play) && is_placement (plain))
        {
          if (!draw_named (run, play, &action, word, first.rule, error))
            return FALSE;
          /* What was passed on to come here is no refusal. */
          first.rule = "";
          g_clear_pointer (&why, g_free);
          continue;
        }
      tw_play_list (play, &run->actions);
      /* The tile named is the tile drawn, in whatever order the stack lies. */
      if (is_read
          && (find_action (&run->actions, &action) != NULL
              || (action.verb == TW_VERB_DRAW && tw_case_run_is_drawing (play)
                  && play->bag[action.kind] > 0 && can_draw (run, play))))
        {
          tw_case_run_apply (run, play, &action);
          return TRUE;
        }
      if (is_read && action.verb == TW_VERB_DRAW && tw_case_run_is_drawing (play))
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                                 _ ("No tile %s is left in the bag."), word);
      if (is_read && *first.rule == '\0' && first.most == 0)
        {
          tw_refusal_find (play, &action, &refusal);
          if (*refusal.rule != '\0' || why == NULL)
            {
              g_free (why);
              first = refusal;
              why = tw_refusal_message (&refusal, play);
            }
        }
      else if (why == NULL && local != NULL)
        why = g_strdup (local->message);
      was_between = tw_position_is_between (play);
      /* A seat that has nothing to say does not speak for another one, and what has but one
       * answer is not asked. */
      if ((is_nothing && !is_answered (run, play)
           && (tw_play_decider (play) >= TW_MAX_SEATS || tw_play_decider (play) == action.seat))
          || (is_read && is_wrong_place (play, &action)) || !pass (run, play))
        return refused (run, first.rule, word, why, error);
      if (was_between && is_placement (plain))
        {
          /* What only brings a turn its tile does not refuse a placement. */
          first.rule = "";
          g_clear_pointer (&why, g_free);
        }
    }
  return refused (run, first.rule, word, why, error);
}

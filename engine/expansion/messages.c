/* Messages: cards for those whose counting figures end on a dark space.
 *
 * Rule: MSG-001 to MSG-043, TURN-024 to TURN-026.
 */
#include "engine/expansion/messages-private.h"
#include "engine/expansion/registry.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"
#include "engine/game/position.h"
#include "engine/game/state-hash.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

static void
messages_set_up (TwPlay *play, gpointer own)
{
  Messages *messages = own;
  const TwRules *rules = play->rules;

  messages->card = (guint8) tw_rules_verb (rules, "card");
  messages->points = (guint8) tw_rules_verb (rules, "points");
  messages->act = (guint8) tw_rules_verb (rules, "act");
  messages->each_scoring = tw_rules_parameter (rules, "message-check") != 0;
  messages->gardens = tw_rules_parameter (rules, "message-gardens") != 0;
  messages->free_space = tw_rules_parameter (rules, "message-free-space") != 0;
  messages->robbed_off_turn = tw_rules_parameter (rules, "message-robbed-off-turn") != 0;
  messages->space = (guint8) tw_rules_parameter (rules, "message.space");
  messages->value = (gint16) tw_rules_parameter (rules, "message.points");
  messages->coat = (gint16) tw_rules_parameter (rules, "message.coat");
  messages->knight = (gint16) tw_rules_parameter (rules, "message.knight");
  messages->farmer = (gint16) tw_rules_parameter (rules, "message.farmer");
}

/* ---- when a message is due --------------------------------------------------------------- */

/* Rule: MSG-007, MSG-042. */
static gboolean
stands_dark (const TwPlay *play, const Messages *messages, guint seat, guint counter)
{
  guint space = tw_play_counter_space (play, seat, counter);

  if (space % messages->space != 0)
    return FALSE;
  for (guint other = 0; messages->free_space && other < play->rules->n_seats; other++)
    if (other != seat
        && (tw_play_counter_space (play, other, PAWN) == space
            || tw_play_counter_space (play, other, LADY) == space))
      return FALSE;
  return TRUE;
}

/* 3e: it has moved. Rule: MSG-006, MSG-008, MSG-009, MSG-015. */
static TwStepResult
moved_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Messages *messages = own;

  if (frame->flags & TW_FRAME_PAID)
    return TW_STEP_DONE;
  if (frame->seat != play->state->on_turn
      && !(messages->robbed_off_turn && (frame->flags & TW_FRAME_DERIVED)))
    return TW_STEP_DONE;
  messages->moved[frame->seat] |= (guint8) (1u << frame->part);
  if (messages->each_scoring && stands_dark (play, messages, frame->seat, frame->part))
    messages->stopped |= (guint8) (1u << frame->seat);
  return TW_STEP_DONE;
}

/* ---- the message ----------------------------------------------------------------------- */

static gboolean
is_due (const TwPlay *play, const Messages *messages, guint seat)
{
  if (messages->is_due && seat == play->state->on_turn)
    return TRUE;
  if (messages->each_scoring)
    return messages->stopped >> seat & 1;
  for (guint counter = PAWN; counter <= LADY; counter++)
    if ((messages->moved[seat] >> counter & 1) && stands_dark (play, messages, seat, counter))
      return TRUE;
  return FALSE;
}

static void
forget (Messages *messages, guint seat)
{
  messages->moved[seat] = 0;
  messages->stopped &= (guint8) ~(1u << seat);
  messages->is_due = FALSE;
}

/* Whose message is next: the player on turn comes first. However many figures stand on
 * dark spaces, it is one message. Rule: MSG-006, MSG-010, MSG-015. */
static guint
next_holder (const TwPlay *play, Messages *messages)
{
  guint n = play->rules->n_seats;

  for (guint i = 0; i < n; i++)
    {
      guint seat = (play->state->on_turn + i) % n;
      gboolean due = is_due (play, messages, seat);

      forget (messages, seat);
      if (due)
        return seat;
    }
  return TW_SEAT_NONE;
}

/* 4d, 4e: Rule: MSG-009 to MSG-014, MSG-036. */
static TwStepResult
message_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Messages *messages = own;

  if (frame->cursor == STAGE_CHECK)
    {
      guint holder = next_holder (play, messages);

      if (holder == TW_SEAT_NONE)
        return TW_STEP_DONE;
      frame->scratch = (guint16) (holder << 8);
      frame->cursor = STAGE_CARD;
    }
  frame->decider = frame->cursor == STAGE_CARD ? TW_SEAT_CHANCE : (guint8) tw_message_seat (frame);
  return TW_STEP_ASK;
}

/* The card on top, or those of which one is. */
static void
list_cards (const Messages *messages, TwActionList *list)
{
  guint top = messages->order[messages->n_used % N_CARDS], seen = 0;

  for (guint i = 0; i < N_CARDS; i++)
    seen |= 1u << messages->order[i];
  for (guint card = 1; card <= N_CARDS; card++)
    if (top != 0 ? card == top : !(seen >> card & 1))
      tw_action_list_add (list, messages->card, TW_SEAT_CHANCE)->kind = (guint16) card;
}

static void
message_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Messages *messages = own;
  guint seat = tw_message_seat (frame), card = tw_message_card (frame);

  switch (frame->cursor)
    {
    case STAGE_CARD:
      list_cards (messages, list);
      break;
    case STAGE_FEATURE:
      tw_message_list_least (play, messages, card, seat, list);
      break;
    case STAGE_FIGURE:
      tw_message_list_takes (play, seat, list);
      break;
    case STAGE_CHOICE:
    default:
      tw_action_list_add (list, messages->points, seat)->kind = (guint16) card;
      if (tw_message_can_act (play, messages, card, seat))
        tw_action_list_add (list, messages->act, seat)->kind = (guint16) card;
    }
}

static void
message_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Messages *messages = own;
  guint seat = tw_message_seat (frame), stage = frame->cursor;

  frame->cursor = STAGE_CHECK;
  if (stage == STAGE_CARD)
    {
      /* The card goes under the stack, so the order stays. Rule: MSG-012. */
      messages->order[messages->n_used++ % N_CARDS] = (guint8) action->kind;
      frame->scratch |= action->kind;
      frame->cursor = STAGE_CHOICE;
    }
  else if (stage == STAGE_FEATURE)
    tw_message_count (play, seat, tw_message_card (frame), action);
  else if (stage == STAGE_FIGURE)
    tw_message_take (play, seat, action);
  else if (action->verb == messages->points)
    tw_message_award (play, seat, messages->value, TW_NO_NODE, "MSG-011 SCORE-060");
  else
    tw_message_act (play, frame, messages);
}

static gboolean
messages_open (const TwPlay *play, gconstpointer own, TwOpening *out_opening)
{
  static const char *const rules[N_CARDS] = { "MSG-016", "MSG-018", "MSG-019", "MSG-020",
                                              "MSG-021", "MSG-022", "MSG-023", "MSG-024" };
  const TwFrame *frame = play->state->n_frames > 0 ? tw_play_frame (play) : NULL;
  guint card;

  if (frame == NULL || strcmp (tw_play_phase (play), "4d") != 0 || frame->cursor < STAGE_CHOICE)
    return FALSE;
  card = tw_message_card (frame);
  if (card < 1 || card > N_CARDS)
    return FALSE;
  *out_opening = (TwOpening){ .kind = TW_OPENING_CARD, .number = card, .rule = rules[card - 1] };
  return TRUE;
}

/* With stops in between the order of features decides where a figure stops. Rule: MSG-009,
 * TURN-016. */
static gboolean
messages_mind_order (const TwPlay *play, gconstpointer own)
{
  return ((const Messages *) own)->each_scoring;
}

/* ---- words ----------------------------------------------------------------------------- */

/* The card is what lies open. */
static gboolean
plain_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  out_action->kind = turn != NULL ? (guint16) tw_message_card (turn) : 0;
  return strcmp (text, tw_play_verb (play, out_action->verb)->word) == 0;
}

/* Rule: MSG-016, MSG-024, MSG-033. */
static const char *
messages_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Messages *messages = own;
  gboolean is_message = strcmp (tw_play_phase (play), "4d") == 0;
  guint stage = play->state->n_frames > 0 ? tw_play_frame (play)->cursor : STAGE_CHECK;

  if (action->verb == messages->card)
    return is_message ? "MSG-012" : "MSG-007";
  if (action->verb == messages->points || action->verb == messages->act)
    return is_message && stage == STAGE_CHOICE ? "MSG-033" : "MSG-011";
  if (action->verb == TW_VERB_COUNT && is_message && stage == STAGE_FEATURE)
    return "MSG-016";
  return action->verb == TW_VERB_TAKE && is_message && stage == STAGE_FIGURE ? "MSG-024" : NULL;
}

/* ---- facts ----------------------------------------------------------------------------- */

static gboolean
read_number (const char *text, guint64 most, guint64 *out)
{
  return g_ascii_string_to_unsigned (text, 10, 0, most, out, NULL);
}

/* "5,4": the cards on top; those below lie in any order. */
static TwFactResult
give_cards (Messages *messages, const char *list, GError **error)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);
  guint seen = 0, n = 0;

  memset (messages->order, 0, sizeof messages->order);
  messages->n_used = 0;
  for (; words[n] != NULL; n++)
    {
      guint64 card;

      if (!read_number (words[n], N_CARDS, &card) || card == 0 || (seen >> card & 1))
        {
          g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                       _ ("“%s” are no cards. Write different numbers from 1 to %d."), list,
                       N_CARDS);
          return TW_FACT_WRONG;
        }
      seen |= 1u << card;
      messages->order[n] = (guint8) card;
    }
  return TW_FACT_DONE;
}

static TwFactResult
messages_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  Messages *messages = own;

  if (*fact->group != '\0' || fact->place != NULL)
    return TW_FACT_UNKNOWN;
  if (strcmp (fact->name, "cards") == 0)
    return give_cards (messages, fact->value, error);
  if (strcmp (fact->name, "due") != 0 || strcmp (fact->value, "message") != 0)
    return TW_FACT_UNKNOWN;
  messages->is_due = TRUE;
  tw_position_go_to (play, message_run);
  return TW_FACT_DONE;
}

static TwFactResult
messages_tell (const TwPlay *play,
               gconstpointer own,
               const TwFact *fact,
               char **out_value,
               GError **error)
{
  const Messages *messages = own;

  if (*fact->group != '\0' || fact->place != NULL)
    return TW_FACT_UNKNOWN;
  else if (strcmp (fact->name, "cards-used") == 0)
    *out_value = g_strdup_printf ("%u", messages->n_used);
  else if (strcmp (fact->name, "bottom-card") == 0)
    *out_value = messages->n_used == 0
                     ? g_strdup ("-")
                     : g_strdup_printf ("%u", messages->order[(messages->n_used - 1) % N_CARDS]);
  else
    return TW_FACT_UNKNOWN;
  return TW_FACT_DONE;
}

/* The stack, once all of it has been seen: what is not cannot be said. */
static void
messages_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const Messages *messages = own;
  g_autoptr (GString) cards = g_string_new ("cards=");

  if (messages->n_used < N_CARDS)
    return;
  for (guint i = 0; i < N_CARDS; i++)
    g_string_append_printf (cards, "%s%u", i > 0 ? "," : "",
                            messages->order[(messages->n_used + i) % N_CARDS]);
  g_ptr_array_add (facts, g_strdup (cards->str));
}

/* A stack that was turned round is one that lies from its first card on. */
static guint64
messages_hash (const TwPlay *play, gconstpointer own)
{
  const Messages *messages = own;
  guint64 hash = tw_hash_facts (60, messages->stopped, messages->is_due, 0);
  guint first = messages->n_used >= N_CARDS ? messages->n_used % N_CARDS : 0;

  for (guint i = 0; i < N_CARDS; i++)
    hash += tw_hash_facts (61, i, messages->order[(first + i) % N_CARDS], 0);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    hash += tw_hash_facts (62, seat, messages->moved[seat], 0);
  return hash + (messages->n_used < N_CARDS ? tw_hash_facts (63, messages->n_used, 0, 0) : 0);
}

/* No card is there twice. */
static void
messages_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Messages *messages = own;
  guint seen = 0;

  for (guint i = 0; i < N_CARDS; i++)
    {
      if (messages->order[i] != 0 && (seen >> messages->order[i] & 1))
        g_string_append_printf (out, "card %u is in the stack twice\n", messages->order[i]);
      seen |= 1u << messages->order[i];
    }
}

/* ---- sentences ------------------------------------------------------------------------- */

/* What it asks when @action is the first answer: what the card says. */
static gboolean
phrase_question (const TwPlay *play,
                 const Messages *messages,
                 const TwAction *action,
                 TwPhrase *out_phrase)
{
  TwOpening card;

  if (action->verb == messages->points && messages_open (play, messages, &card))
    out_phrase->rule = card.rule;
  return out_phrase->rule != NULL;
}

static gboolean
messages_phrase (const TwPlay *play,
                 gconstpointer own,
                 const TwSaying *saying,
                 TwPhrase *out_phrase)
{
  const Messages *messages = own;
  const TwAction *action = saying->action;
  int points;

  if (saying->what == TW_SAY_QUESTION)
    return phrase_question (play, messages, action, out_phrase);
  if (saying->what != TW_SAY_CHOICE)
    return FALSE;
  if (action->verb == messages->points)
    *out_phrase = (TwPhrase){ TW_PLURAL ("Take {n} point", "Take {n} points"),
                              .number = (guint) messages->value };
  else if (action->verb == messages->act && saying->is_open
           && tw_message_points (play, messages, action->kind, action->seat, &points))
    *out_phrase =
        (TwPhrase){ TW_PLURAL ("Do what it says: {n} point", "Do what it says: {n} points"),
                    .number = (guint) points };
  return out_phrase->one != NULL;
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_MOVE, 90, { "3e", moved_run, NULL, NULL } },
  { TW_SLOT_AFTER_SCORING, 40, { "4d", message_run, message_list, message_apply } },
};

static const TwVerbInfo verbs[] = {
  { .word = "card", .format = "=n", .takes = TW_VERB_TAKES_NUMBER, .is_chance = TRUE },
  { .word = "points",
    .format = "",
    .parse = plain_parse,
    .done = { .one = N_ ("{player} took points instead of message {n}") } },
  { .word = "act",
    .format = "",
    .parse = plain_parse,
    .choice = { .one = N_ ("Do what the message says") },
    .done = { .one = N_ ("{player} did what message {n} says") } },
};

const TwExpansion tw_expansion_messages = {
  .id = "messages",
  .state_size = sizeof (Messages),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = messages_set_up },
  .counting = &(const TwCountingHooks){ .minds_order = messages_mind_order },
  .showing = &(const TwShowingHooks){ .phrase = messages_phrase,
                                      .why_not = messages_why_not,
                                      .open = messages_open },
  .facts =
      &(const TwFactHooks){ .give = messages_give, .tell = messages_tell, .say = messages_say },
  .hash = messages_hash,
  .check = messages_check,
};

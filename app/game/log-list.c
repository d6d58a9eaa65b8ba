/* The game's log as a list of lines: answers, and what came of them. */
#include "app/game/log-item-private.h"
#include "app/game/log-words.h"
#include "app/game/table-by-hand.h"

#include <glib/gi18n.h>

#include "engine/game/by-hand.h"

static void
take_item (GPtrArray *items, TwLogItem *item)
{
  g_ptr_array_add (items, item);
}

/* Appends the lines of the events that entry @last and those before it caused. */
static void
append_events (GPtrArray *items, TwTableModel *model, guint *at, guint last, guint n_entries)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  for (; *at < n && events[*at].log_index <= last; (*at)++)
    {
      const TwEvent *event = &events[*at];
      gboolean has_seat = event->kind != TW_EVENT_UNPLACEABLE && event->seat < TW_MAX_SEATS;
      TwLogItem *item;

      /* The line of the answer says it. */
      if (event->kind == TW_EVENT_CAME)
        continue;
      item = tw_log_item_new (has_seat ? event->seat : TW_SEAT_NONE,
                              tw_log_words_say_event (model, event), event->log_index, n_entries);

      tw_log_item_set_event (item, (int) *at, has_seat ? event->points : 0,
                             has_seat && (event->points != 0 || event->kind == TW_EVENT_SCORED));
      take_item (items, item);
    }
}

/* How many entries there are up to the next one that somebody was asked for. */
static guint
end_of_answer (const TwLogEntry *log, guint n, guint at)
{
  while (at < n && !log[at].was_asked)
    at++;
  return at;
}

/* A line of its own for what was done by hand, which says what came of it, too. */
static void
append_by_hand (GPtrArray *items, TwTableModel *model, guint *event, guint at, guint end)
{
  guint n = 0, n_events = 0;
  const TwAction *action = &tw_game_log (tw_table_model_get_game (model), &n)[at].action;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n_events);
  TwLogItem *item = tw_log_item_new (action->seat, tw_log_say_by_hand (model, action), at, end);

  take_item (items, item);
  for (; *event < n_events && events[*event].log_index <= at; (*event)++)
    if (action->verb == TW_VERB_POINTS && events[*event].log_index == at)
      tw_log_item_set_event (item, (int) *event, action->x, TRUE);
}

/* A tile drawn ahead may stand between a tile and its figure. */
static guint
after_chance (const TwLogEntry *log, guint n, guint at)
{
  while (at < n && log[at].action.seat == TW_SEAT_CHANCE)
    at++;
  return at;
}

/* Whether a rule tells what was drawn after entry @from and before entry @to: it comes between them
 * then. @at: the first event that was not told yet */
static gboolean
tells_between (TwTableModel *model, guint at, guint from, guint to)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  for (; at < n && events[at].log_index < to; at++)
    if (events[at].log_index > from
        && (events[at].kind == TW_EVENT_DRAWN || events[at].kind == TW_EVENT_TOLD))
      return TRUE;
  return FALSE;
}

/* A game that a rule ended says at last how, and why. */
static void
append_end (GPtrArray *items, TwTableModel *model, guint n_entries)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_game (model));
  const TwState *state = play->state;
  const char *how = state->status == TW_STATUS_WON    ? _ ("The game is won.")
                    : state->status == TW_STATUS_LOST ? _ ("The game is lost.")
                                                      : _ ("The game is over.");

  if (state->status == TW_STATUS_PLAYING
      || (state->status == TW_STATUS_FINISHED && state->reason < TW_N_REASONS))
    return;
  take_item (items,
             tw_log_item_new (
                 TW_SEAT_NONE,
                 g_strdup_printf ("%s %s", how,
                                  _ (tw_rules_reason_info (play->rules, state->reason)->sentence)),
                 n_entries, n_entries));
}

/* What people have noted stands behind all that had been done. */
static void
insert_notes (GPtrArray *items, TwTableModel *model)
{
  guint n = 0, at = 0;
  const TwRemark *remarks = tw_game_remarks (tw_table_model_get_game (model), &n);

  for (guint i = 0; i < n; i++)
    {
      while (at < items->len
             && tw_log_item_get_n_entries (items->pdata[at]) <= remarks[i].n_entries)
        at++;
      /* Translators: what somebody has remarked on a move of the game */
      g_ptr_array_insert (items, (int) at++,
                          tw_log_item_new_note (g_strdup_printf (_ ("Note: %s"), remarks[i].text),
                                                remarks[i].n_entries));
    }
}

static GPtrArray *
make_items (TwTableModel *model)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = 0, event = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);
  const TwPlay *play = tw_table_model_get_play (model);

  for (guint i = 0; i < n; i++)
    {
      const TwAction *action = &log[i].action;
      const TwLogEntry *answer = NULL;
      guint last = i, next, end;
      char *text;

      if (action->seat == TW_SEAT_CHANCE
          || (!log[i].was_asked && (action->verb == TW_VERB_NONE || action->verb == TW_VERB_COUNT)))
        {
          append_events (items, model, &event, i, end_of_answer (log, n, i + 1));
          continue;
        }
      /* What the program did alone, and the only tile of a hand, of which the next line tells. */
      if (!log[i].was_asked
          && (action->verb == TW_VERB_ORDER
              || (action->verb >= TW_N_VERBS
                  && tw_play_verb (play, action->verb)->takes == TW_VERB_TAKES_TILE)))
        continue;
      if (tw_by_hand_is (action->verb))
        {
          append_by_hand (items, model, &event, i, end_of_answer (log, n, i + 1));
          continue;
        }
      next = action->verb == TW_VERB_PLACE ? after_chance (log, n, i + 1) : n;
      if (next < n && log[next].turn == log[i].turn && log[next].action.seat == action->seat
          && !tells_between (model, event, i, next))
        {
          if (log[next].action.verb == TW_VERB_FIGURE || log[next].action.verb == TW_VERB_TAKE)
            answer = &log[next];
          if (answer != NULL || log[next].action.verb == TW_VERB_NONE)
            last = next;
        }
      if (action->verb == TW_VERB_PLACE)
        text = tw_log_words_say_placed (model, action, answer);
      else if (action->verb == TW_VERB_NONE
               /* One line for all lines of a case, and none at a lesson, which begins there. */
               || (action->verb == TW_VERB_GIVEN
                   && ((i + 1 < n && log[i + 1].action.verb == TW_VERB_GIVEN)
                       || tw_table_model_get_setup (model)->last_turn > 0)))
        text = NULL;
      else if (action->verb == TW_VERB_FINISH)
        text = g_strdup (_ ("The game was ended"));
      else if (action->verb == TW_VERB_GIVEN)
        text = g_strdup (_ ("The position was given"));
      else
        text = tw_log_words_say_answer (model, log, i);
      end = end_of_answer (log, n, last + 1);
      if (text != NULL)
        take_item (items, tw_log_item_new (action->seat, text, last, end));
      append_events (items, model, &event, last, end);
      i = last;
    }
  /* What the end of the game counted; its cause may lie beyond the log. */
  append_events (items, model, &event, G_MAXUINT, n);
  append_end (items, model, n);
  insert_notes (items, model);
  return items;
}

GListStore *
tw_log_list_new (void)
{
  return g_list_store_new (TW_TYPE_LOG_ITEM);
}

void
tw_log_list_update (GListStore *list, TwTableModel *model)
{
  g_autoptr (GPtrArray) items = make_items (model);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list)), same = 0;

  while (same < n && same < items->len)
    {
      g_autoptr (TwLogItem) old = g_list_model_get_item (G_LIST_MODEL (list), same);

      if (!tw_log_item_equal (old, items->pdata[same]))
        break;
      same++;
    }
  if (same == n && same == items->len)
    return;
  g_list_store_splice (list, same, n - same, items->pdata + same, items->len - same);
}

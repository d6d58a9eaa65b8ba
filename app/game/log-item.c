/* One line of the game's log. */
#include "app/game/log-item-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "app/game/tiles-left.h"
#include "app/game/table-question.h"
#include "app/game/table-texts.h"
#include "app/game/table-beside.h"
#include "app/game/told-event.h"
#include "engine/game/explain.h"

/* In place of the entry that a line tells of. */
#define NO_ENTRY G_MAXUINT

struct _TwLogItem
{
  GObject parent_instance;
  guint seat;
  char *text;
  int points;
  gboolean tells_points;
  int event;
  guint entry;
  guint n_entries;
};

G_DEFINE_FINAL_TYPE (TwLogItem, tw_log_item, G_TYPE_OBJECT)

static void
log_item_finalize (GObject *object)
{
  g_free (TW_LOG_ITEM (object)->text);
  G_OBJECT_CLASS (tw_log_item_parent_class)->finalize (object);
}

static void
tw_log_item_class_init (TwLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = log_item_finalize;
}

static void
tw_log_item_init (TwLogItem *self)
{
  self->event = -1;
}

TwLogItem *
tw_log_item_new (guint seat, char *text, guint entry, guint n_entries)
{
  TwLogItem *self = g_object_new (TW_TYPE_LOG_ITEM, NULL);

  self->seat = seat;
  self->text = text;
  self->entry = entry;
  self->n_entries = n_entries;
  return self;
}

TwLogItem *
tw_log_item_new_note (char *text, guint n_entries)
{
  return tw_log_item_new (TW_SEAT_NONE, text, NO_ENTRY, n_entries);
}

gboolean
tw_log_item_is_note (TwLogItem *self)
{
  return self->entry == NO_ENTRY;
}

void
tw_log_item_set_event (TwLogItem *self, int event, int points, gboolean tells_points)
{
  self->event = event;
  self->points = points;
  self->tells_points = tells_points;
}

gboolean
tw_log_item_equal (TwLogItem *self, TwLogItem *other)
{
  return self->seat == other->seat && self->points == other->points && self->event == other->event
         && self->entry == other->entry && self->n_entries == other->n_entries
         && strcmp (self->text, other->text) == 0;
}

guint
tw_log_item_get_seat (TwLogItem *self)
{
  return self->seat;
}

const char *
tw_log_item_get_text (TwLogItem *self)
{
  return self->text;
}

int
tw_log_item_get_points (TwLogItem *self)
{
  return self->points;
}

gboolean
tw_log_item_tells_points (TwLogItem *self)
{
  return self->tells_points;
}

int
tw_log_item_get_event (TwLogItem *self)
{
  return self->event;
}

guint
tw_log_item_get_n_entries (TwLogItem *self)
{
  return self->n_entries;
}

static const TwEvent *
find_event (TwLogItem *self, TwTableModel *model)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (model), &n);

  return self->event >= 0 && (guint) self->event < n ? &events[self->event] : NULL;
}

guint
tw_log_item_get_turn (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  guint n = 0, end = tw_table_model_get_play (model)->state->turn + 1;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);
  /* A note belongs to what was done before it. */
  guint at = self->entry == NO_ENTRY ? MAX (self->n_entries, 1) - 1 : self->entry;

  if (event != NULL)
    return event->turn > 0 ? event->turn : end;
  return at < n ? log[at].turn : end;
}

/* A line about a figure, or about none, is also about the tile it was laid with. Returns: the
 * entry of the tile, else @at */
static guint
with_tile (const TwLogEntry *log, guint n, guint at)
{
  guint before = at;

  if (at >= n
      || (log[at].action.verb != TW_VERB_FIGURE && log[at].action.verb != TW_VERB_TAKE
          && log[at].action.verb != TW_VERB_NONE))
    return at;
  while (before > 0 && log[before - 1].action.seat == TW_SEAT_CHANCE)
    before--;
  return before > 0 && log[before - 1].action.verb == TW_VERB_PLACE ? before - 1 : at;
}

char *
tw_log_item_dup_title (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  g_autofree char *title = NULL;
  guint n = 0, at = self->entry;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);

  if (event != NULL)
    return tw_event_describe (rules, event);
  at = with_tile (log, n, at);
  if (at >= n || log[at].action.verb != TW_VERB_PLACE)
    return g_strdup ("");
  title = tw_tiles_left_title (rules, log[at].action.kind);
  /* Translators: the name of a tile that was laid, or what is on it: "Tile: City, Road". */
  return g_strdup_printf (_ ("Tile: %s"), title);
}

char *
tw_log_item_dup_arithmetic (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);

  const TwRules *rules = tw_table_model_get_setup (model)->rules;

  return event != NULL ? tw_explain_event_formula (rules, event, g_get_language_names ())
                       : g_strdup ("");
}

char *
tw_log_item_dup_rule_ids (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  g_auto (GStrv) ids = event != NULL ? tw_explain_event_rules (event) : NULL;

  return ids != NULL ? g_strjoinv (", ", ids) : g_strdup ("");
}

char *
tw_log_item_dup_rule (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  GString *out = g_string_new (NULL);
  g_autofree char *people = NULL, *told = NULL, *more = NULL;
  g_auto (GStrv) ids = NULL;

  if (event == NULL)
    return g_string_free (out, FALSE);
  /* The first rule is the one that gives the points; the others refine it. */
  ids = tw_explain_event_rules (event);
  told = tw_told_event_words (setup->rules, event);
  if (told != NULL)
    g_string_append (out, told);
  else if (ids[0] != NULL)
    {
      g_autofree char *words = tw_rule_words (setup->rules, ids[0]);

      g_string_append (out, words);
    }
  /* But somebody invented those of a set's own, and looks for them. */
  more = tw_told_event_more (setup->rules, event, out->str);
  if (more != NULL)
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", more);
  people = tw_weights_format (model, event->weights);
  if (people[0] == '\0')
    return g_string_free (out, FALSE);
  g_string_append (out, out->len > 0 ? " " : "");
  if (event->kind == TW_EVENT_TOKENS || event->kind == TW_EVENT_TOKENS_SCORED)
    /* Translators: who holds how many tokens: "Eva 2, Jan 1". */
    g_string_append_printf (out, _ ("Held: %s."), people);
  else
    /* Translators: who had how many figures there: "Eva 2, Jan 1". */
    g_string_append_printf (out, _ ("Majority: %s."), people);
  if (event->to != TW_TO_MAJORITY)
    {
      g_string_append_c (out, ' ');
      /* Translators: to whom points go if not to the majority. */
      g_string_append_printf (out, _ ("Credited to: %s."), tw_explain_event_to (event->to));
    }
  return g_string_free (out, FALSE);
}

/* Whether the answer names the feature it is about. */
static gboolean
has_node (const TwGame *game, const TwAction *action)
{
  return action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE
         || action->verb == TW_VERB_COUNT
         || tw_table_question_action_place (game, action) == TW_VERB_PLACE_NODE;
}

guint
tw_log_item_get_node (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwLogEntry *log;
  guint n = 0, node;

  if (event != NULL)
    return event->node;
  log = tw_game_log (tw_table_model_get_game (model), &n);
  if (self->entry >= n || !has_node (tw_table_model_get_game (model), &log[self->entry].action))
    return TW_NO_NODE;
  node = tw_play_action_node (play, &log[self->entry].action);
  return node < play->board.head->n_nodes ? node : TW_NO_NODE;
}

/* Whether the answer names the tile it is about. */
static gboolean
has_cell (const TwGame *game, const TwAction *action)
{
  switch (tw_table_question_action_place (game, action))
    {
    case TW_VERB_PLACE_CELL:
    case TW_VERB_PLACE_PAIR:
    case TW_VERB_PLACE_SYMBOL:
    case TW_VERB_PLACE_FIGURE_AT_SYMBOL:
    case TW_VERB_PLACE_STANDING:
      return TRUE;
    case TW_VERB_PLACE_STANDING_OF:
      return action->turns != 0;
    case TW_VERB_PLACE_NONE:
    case TW_VERB_PLACE_NODE:
    case TW_VERB_PLACE_TURN:
    case TW_VERB_PLACE_SIGN:
    case TW_VERB_PLACE_SPACE:
    case TW_VERB_PLACE_SEAT:
    case TW_VERB_PLACE_ABOUT:
    default:
      return action->verb == TW_VERB_PLACE;
    }
}

guint
tw_log_item_get_slot (TwLogItem *self, TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_game (model);
  guint n = 0, at = self->entry;
  const TwLogEntry *log = tw_game_log (game, &n);

  if (find_event (self, model) != NULL)
    return TW_NO_SLOT;
  /* A figure may stand elsewhere than on the tile it was laid with. */
  at = with_tile (log, n, at);
  if (at >= n || !has_cell (game, &log[at].action))
    return TW_NO_SLOT;
  return tw_board_slot_at (&tw_game_play (game)->board, log[at].action.x, log[at].action.y);
}

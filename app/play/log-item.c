/* One line of the game's log. */
#include "app/play/log-item-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/play/table-question.h"
#include "app/play/table-texts.h"

struct _TwLogItem
{
  GObject parent_instance;
  guint seat;
  char *text;
  int points;
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

void
tw_log_item_set_event (TwLogItem *self, int event, int points)
{
  self->event = event;
  self->points = points;
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

char *
tw_log_item_dup_title (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  guint n = 0, at = self->entry;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);

  if (event != NULL)
    return tw_value_lines_describe (event->lines, event->n_lines);
  /* A line about a figure is also about the tile it was laid with. */
  if (at > 0 && at < n
      && (log[at].action.verb == TW_VERB_FIGURE || log[at].action.verb == TW_VERB_TAKE))
    at--;
  if (at >= n || log[at].action.verb != TW_VERB_PLACE)
    return g_strdup ("");
  return g_strdup_printf (_ ("Tile %s"), tw_tile_title (rules, log[at].action.kind));
}

char *
tw_log_item_dup_arithmetic (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);

  return event != NULL ? tw_value_lines_format (event->lines, event->n_lines) : g_strdup ("");
}

static void
add_ids (GPtrArray *ids, const char *words)
{
  g_auto (GStrv) split = words != NULL ? g_strsplit (words, " ", -1) : NULL;

  for (guint i = 0; split != NULL && split[i] != NULL; i++)
    if (split[i][0] != '\0' && !g_ptr_array_find_with_equal_func (ids, split[i], g_str_equal, NULL))
      g_ptr_array_add (ids, g_strdup (split[i]));
}

static GPtrArray *
rule_ids (const TwEvent *event)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; event != NULL && i < event->n_lines; i++)
    if (event->lines[i].effect != NULL)
      add_ids (ids, event->lines[i].effect->rules);
  if (event != NULL)
    add_ids (ids, event->rules);
  return ids;
}

char *
tw_log_item_dup_rule_ids (TwLogItem *self, TwTableModel *model)
{
  g_autoptr (GPtrArray) ids = rule_ids (find_event (self, model));

  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

char *
tw_log_item_dup_rule (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  g_autoptr (GPtrArray) ids = rule_ids (event);
  GString *out = g_string_new (NULL);
  g_autofree char *people = NULL;

  if (event == NULL)
    return g_string_free (out, FALSE);
  /* The first rule is the one that gives the points; the others refine it. */
  if (ids->len > 0)
    {
      g_autofree char *words = tw_rule_words (setup->rules, ids->pdata[0]);

      g_string_append (out, words);
    }
  people = tw_weights_format (model, event->weights);
  if (people[0] != '\0')
    {
      g_string_append (out, out->len > 0 ? " " : "");
      /* Translators: who had how many figures there: "Eva 2, Jan 1". */
      g_string_append_printf (out, _ ("Majority: %s."), people);
    }
  return g_string_free (out, FALSE);
}

guint
tw_log_item_get_node (TwLogItem *self, TwTableModel *model)
{
  const TwEvent *event = find_event (self, model);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwLogEntry *log;
  guint n = 0, node;

  if (event != NULL)
    return event->kind == TW_EVENT_SCORED ? event->node : TW_NO_NODE;
  log = tw_game_log (tw_table_model_get_game (model), &n);
  if (self->entry >= n
      || (log[self->entry].action.verb != TW_VERB_FIGURE
          && log[self->entry].action.verb != TW_VERB_TAKE))
    return TW_NO_NODE;
  node = tw_action_node (play, &log[self->entry].action);
  return node < play->board.head->n_nodes ? node : TW_NO_NODE;
}

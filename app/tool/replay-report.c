/* What a replayed game came to. */
#include "app/tool/replay-report.h"

#include <string.h>

#include "app/tool/command.h"
#include "engine/game/notation.h"

static const char *const status_names[] = { "playing", "finished", "won", "lost" };

static const char *
event_kind (const TwEvent *event)
{
  return event->kind == TW_EVENT_UNPLACEABLE ? "unplaceable" : tw_kind_info (event->feature)->name;
}

/* The feature by one of its segments; of a tile that fits nowhere its id. */
static char *
event_feature (const TwReplayReport *report, const TwEvent *event)
{
  const TwPlay *play = report->play;

  if (event->kind == TW_EVENT_UNPLACEABLE)
    return g_strdup (play->rules->catalogue->kinds[event->tile].name);
  if (event->node >= play->board.head->n_nodes)
    return g_strdup ("");
  return tw_segment_print (play, event->node);
}

static void
add_rules (GPtrArray *all, const char *rules)
{
  g_auto (GStrv) words = g_strsplit (rules != NULL ? rules : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !g_ptr_array_find_with_equal_func (all, words[i], g_str_equal, NULL))
      g_ptr_array_add (all, g_strdup (words[i]));
}

static GPtrArray *
event_rules (const TwEvent *event)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < event->n_lines; i++)
    if (event->lines[i].effect != NULL)
      add_rules (all, event->lines[i].effect->rules);
  add_rules (all, event->rules);
  return all;
}

static void
add_event (JsonBuilder *json, const TwReplayReport *report, const TwEvent *event)
{
  g_autofree char *feature = event_feature (report, event);
  g_autoptr (GPtrArray) rules = event_rules (event);

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "turn");
  json_builder_add_int_value (json, event->turn);
  json_builder_set_member_name (json, "player");
  json_builder_add_int_value (json, event->seat);
  json_builder_set_member_name (json, "kind");
  json_builder_add_string_value (json, event_kind (event));
  json_builder_set_member_name (json, "points");
  json_builder_add_int_value (json, event->points);
  json_builder_set_member_name (json, "feature");
  json_builder_add_string_value (json, feature);
  json_builder_set_member_name (json, "complete");
  json_builder_add_boolean_value (json, event->complete);
  json_builder_set_member_name (json, "rules");
  json_builder_begin_array (json);
  for (guint i = 0; i < rules->len; i++)
    json_builder_add_string_value (json, g_ptr_array_index (rules, i));
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static char *
seat_name (const TwReplayReport *report, guint seat)
{
  const char *name = report->names[seat];

  return name != NULL && *name != '\0' ? g_strdup (name) : g_strdup_printf ("P%u", seat + 1);
}

static void
add_players (JsonBuilder *json, const TwReplayReport *report)
{
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 0; report->play != NULL && seat < report->play->rules->n_seats; seat++)
    {
      g_autofree char *name = seat_name (report, seat);

      json_builder_begin_object (json);
      json_builder_set_member_name (json, "name");
      json_builder_add_string_value (json, name);
      json_builder_set_member_name (json, "score");
      json_builder_add_int_value (json, report->play->state->score[seat]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_result (JsonBuilder *json, const TwReplayReport *report)
{
  const TwState *state = report->play != NULL ? report->play->state : NULL;
  guint status = state != NULL ? state->status : TW_STATUS_PLAYING;

  json_builder_set_member_name (json, "turns");
  json_builder_add_int_value (json, state != NULL ? state->turn : 0);
  json_builder_set_member_name (json, "finished");
  json_builder_add_boolean_value (json, status != TW_STATUS_PLAYING);
  json_builder_set_member_name (json, "result");
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "state");
  json_builder_add_string_value (json, status_names[status]);
  json_builder_set_member_name (json, "reason");
  json_builder_add_string_value (json, "");
  json_builder_end_object (json);
}

static void
print_json (const TwReplayReport *report)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  add_players (json, report);
  json_builder_set_member_name (json, "events");
  json_builder_begin_array (json);
  for (guint i = 0; i < report->n_events; i++)
    add_event (json, report, &report->events[i]);
  json_builder_end_array (json);
  add_result (json, report);
  json_builder_set_member_name (json, "problems");
  json_builder_begin_array (json);
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    json_builder_add_string_value (json, g_ptr_array_index (report->problems, i));
  if (report->problem != NULL)
    json_builder_add_string_value (json, report->problem);
  json_builder_end_array (json);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

/* One line an event: turn, seat, points, feature, rules. The end is turn "-". */
static void
print_event (const TwReplayReport *report, const TwEvent *event)
{
  g_autofree char *feature = event_feature (report, event);
  g_autofree char *name = seat_name (report, event->seat);
  g_autofree char *turn = event->turn > 0 ? g_strdup_printf ("%u", event->turn) : g_strdup ("-");
  g_autoptr (GPtrArray) rules = event_rules (event);
  g_autofree char *ids = NULL;

  g_ptr_array_add (rules, NULL);
  ids = g_strjoinv (" ", (char **) rules->pdata);
  g_print ("%s\t%s\t%+d\t%s\t%s\t%s\n", turn, name, event->points, event_kind (event), feature,
           ids);
}

void
tw_replay_report_print (const TwReplayReport *report, gboolean as_json)
{
  if (as_json)
    {
      print_json (report);
      return;
    }
  for (guint i = 0; i < report->n_events; i++)
    print_event (report, &report->events[i]);
  for (guint seat = 0; report->play != NULL && seat < report->play->rules->n_seats; seat++)
    {
      g_autofree char *name = seat_name (report, seat);

      g_print ("%s: %d\n", name, report->play->state->score[seat]);
    }
  if (report->play != NULL)
    g_print ("%s\n", status_names[report->play->state->status]);
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (report->problems, i));
  if (report->problem != NULL)
    g_printerr ("%s\n", report->problem);
}

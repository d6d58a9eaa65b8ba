/* What a replayed game came to. */
#include "app/tool/replay-report.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "engine/case/case-facts.h"
#include "engine/game/explain.h"
#include "engine/game/notation.h"
#include "engine/procedure/procedures.h"
#include "engine/set/sentence.h"

static const char *
event_kind (const TwReplayReport *report, const TwEvent *event)
{
  switch (event->kind)
    {
    case TW_EVENT_UNPLACEABLE:
      return "unplaceable";
    case TW_EVENT_PART:
      return "part";
    case TW_EVENT_TOLD:
      return "told";
    case TW_EVENT_CAME:
      return "came";
    case TW_EVENT_TOKENS:
      /* Handed out; what they bring has their own name. */
      return "tokens";
    case TW_EVENT_TOKENS_SCORED:
      return report->play->rules->token_types[event->token].type->id;
    case TW_EVENT_OWN:
    case TW_EVENT_DRAWN:
      return event->what;
    default:
      return tw_vocabulary_kind_name (report->play->rules->vocabulary, event->feature);
    }
}

/* The feature by one of its segments; of a tile that fits nowhere its id, of tokens theirs. */
static char *
event_feature (const TwReplayReport *report, const TwEvent *event)
{
  const TwPlay *play = report->play;

  if (event->kind == TW_EVENT_UNPLACEABLE
      || (event->kind == TW_EVENT_PART && event->tile != TW_NO_KIND))
    return g_strdup (play->rules->catalogue->kinds[event->tile].name);
  if (event->kind == TW_EVENT_TOKENS)
    return g_strdup (play->rules->token_types[event->token].type->id);
  if (event->kind == TW_EVENT_CAME)
    return g_strdup (event->what);
  if ((event->kind != TW_EVENT_SCORED && event->kind != TW_EVENT_OWN)
      || event->node >= play->board.head->n_nodes)
    return g_strdup ("");
  return tw_notation_print_segment (play, event->node);
}

/* What the procedure that brought @event does, with the parameters of the game; %NULL if none
 * brought it. */
static TwSentence *
event_sentence (const TwReplayReport *report, const TwEvent *event)
{
  const TwRules *rules = report->play->rules;
  const TwProcedure *procedure = event->kind == TW_EVENT_OWN
                                     ? tw_vocabulary_find_procedure (rules->vocabulary, event->what)
                                     : NULL;

  return procedure != NULL ? tw_sentence_new (rules->vocabulary, procedure, rules->parameters,
                                              g_get_language_names (), FALSE)
                           : NULL;
}

static void
add_sentence (JsonBuilder *json, const TwReplayReport *report, const TwEvent *event)
{
  g_autoptr (TwSentence) sentence = event_sentence (report, event);

  json_builder_set_member_name (json, "sentence");
  json_builder_begin_array (json);
  for (guint i = 0; sentence != NULL && i < sentence->lines->len; i++)
    {
      g_autofree char *line = tw_sentence_line_text (sentence->lines->pdata[i]);

      json_builder_add_string_value (json, line);
    }
  json_builder_end_array (json);
}

static char *
seat_name (const TwReplayReport *report, guint seat)
{
  const char *name = seat != TW_SEAT_NONE ? report->names[seat] : "-";

  return name != NULL && *name != '\0' ? g_strdup (name) : g_strdup_printf ("P%u", seat + 1);
}

/* What the log says of the event, %NULL where its points say all. */
static char *
event_said (const TwReplayReport *report, const TwEvent *event)
{
  const TwRules *rules = report->play->rules;
  g_autofree char *name =
      event->seat != TW_SEAT_NONE ? seat_name (report, event->seat) : g_strdup ("");
  /* Translators: as the name of a player in "%s scored a road". */
  const char *player = rules->shares_score ? C_ ("player", "The team") : name;
  const char *tile = event->kind == TW_EVENT_TOLD && event->tile != TW_NO_KIND
                         ? rules->catalogue->kinds[event->tile].name
                         : "";
  char *said = tw_explain_event_said (event, player, tile);

  return said != NULL || event->kind != TW_EVENT_DRAWN ? said : g_strdup (event->drawn);
}

static void
add_event (JsonBuilder *json, const TwReplayReport *report, const TwEvent *event)
{
  g_autofree char *feature = event_feature (report, event);
  g_auto (GStrv) rules = tw_explain_event_rules (event);
  g_autofree char *said = event_said (report, event);

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "turn");
  json_builder_add_int_value (json, event->turn);
  json_builder_set_member_name (json, "player");
  json_builder_add_int_value (json, event->seat);
  json_builder_set_member_name (json, "kind");
  json_builder_add_string_value (json, event_kind (report, event));
  json_builder_set_member_name (json, "points");
  json_builder_add_int_value (json, event->points);
  json_builder_set_member_name (json, "feature");
  json_builder_add_string_value (json, feature);
  json_builder_set_member_name (json, "complete");
  json_builder_add_boolean_value (json, event->complete);
  json_builder_set_member_name (json, "rules");
  json_builder_begin_array (json);
  for (guint i = 0; rules[i] != NULL; i++)
    json_builder_add_string_value (json, rules[i]);
  json_builder_end_array (json);
  json_builder_set_member_name (json, "said");
  json_builder_add_string_value (json, said != NULL ? said : "");
  if (report->with_sentences)
    add_sentence (json, report, event);
  json_builder_end_object (json);
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

/* Why a rule has ended the game, %NULL for a game that was counted as all are or goes on. */
static const TwReasonInfo *
end_reason (const TwReplayReport *report)
{
  const TwState *state = report->play != NULL ? report->play->state : NULL;

  if (state == NULL || state->status == TW_STATUS_PLAYING
      || (state->status == TW_STATUS_FINISHED && state->reason < TW_N_REASONS))
    return NULL;
  return tw_rules_reason_info (report->play->rules, state->reason);
}

/* The procedure that found no end, %NULL if none had to. */
static const char *
endless_procedure (const TwReplayReport *report)
{
  const TwReasonInfo *reason = end_reason (report);

  return reason != NULL && strcmp (reason->word, TW_REASON_ENDLESS) == 0 ? report->play->gave_up
                                                                         : NULL;
}

static void
add_result (JsonBuilder *json, const TwReplayReport *report)
{
  const TwState *state = report->play != NULL ? report->play->state : NULL;
  guint status = state != NULL ? state->status : TW_STATUS_PLAYING;
  const TwReasonInfo *reason = end_reason (report);

  json_builder_set_member_name (json, "turns");
  json_builder_add_int_value (json, state != NULL ? state->turn : 0);
  json_builder_set_member_name (json, "finished");
  json_builder_add_boolean_value (json, status != TW_STATUS_PLAYING);
  json_builder_set_member_name (json, "result");
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "state");
  json_builder_add_string_value (json, tw_case_facts_status (status));
  json_builder_set_member_name (json, "reason");
  json_builder_add_string_value (json, reason != NULL ? reason->word : "");
  if (endless_procedure (report) != NULL)
    {
      json_builder_set_member_name (json, "procedure");
      json_builder_add_string_value (json, endless_procedure (report));
    }
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

/* "P1 2, P2 1": what each had on the feature, or how many tokens each holds. */
static char *
event_weights (const TwReplayReport *report, const TwEvent *event)
{
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < report->play->rules->n_seats; seat++)
    if (event->weights[seat] > 0)
      {
        g_autofree char *name = seat_name (report, seat);

        g_string_append_printf (out, "%s%s %u", out->len > 0 ? ", " : "", name,
                                event->weights[seat]);
      }
  return g_string_free (out, FALSE);
}

/* One line an event: turn, seat, points, kind, feature, how they were reckoned or what the log
 * says, what symbols were there, who had how much, rules. The end is turn "-". */
static void
print_event (const TwReplayReport *report, const TwEvent *event)
{
  const TwRules *rules = report->play->rules;
  const char *const *languages = g_get_language_names ();
  g_autofree char *feature = event_feature (report, event);
  g_autofree char *name = seat_name (report, event->seat);
  g_autofree char *turn = event->turn > 0 ? g_strdup_printf ("%u", event->turn) : g_strdup ("-");
  g_auto (GStrv) ids = tw_explain_event_rules (event);
  g_autofree char *all_ids = g_strjoinv (" ", ids);
  g_autofree char *said = event_said (report, event);
  g_autofree char *formula =
      said == NULL ? tw_explain_event_formula (rules, event, languages) : g_steal_pointer (&said);
  g_autofree char *symbols = tw_explain_event_symbols (rules, event, languages);
  g_autofree char *weights = event_weights (report, event);

  g_print ("%s\t%s\t%+d\t%s\t%s\t%s\t%s\t%s\t%s\n", turn, name, event->points,
           event_kind (report, event), feature, formula, symbols, weights, all_ids);
}

/* Below the first event that a procedure has brought: what it does. @said: those that were said. */
static void
print_sentence (const TwReplayReport *report, const TwEvent *event, GHashTable *said)
{
  g_autoptr (TwSentence) sentence = event_sentence (report, event);

  if (sentence == NULL || !g_hash_table_add (said, (gpointer) event->what))
    return;
  for (guint i = 0; i < sentence->lines->len; i++)
    {
      const TwSentenceLine *line = sentence->lines->pdata[i];
      g_autofree char *text = tw_sentence_line_text (line);

      g_print ("    %*s%s\n", (int) (2 * line->level), "", text);
    }
}

/* "lost: ghosts: A ghost has to rise and none is left in the bank." */
static void
print_end (const TwReplayReport *report)
{
  const TwReasonInfo *reason = end_reason (report);

  g_print ("%s", tw_case_facts_status (report->play->state->status));
  if (reason != NULL)
    g_print (": %s: %s", reason->word, _ (reason->sentence));
  if (endless_procedure (report) != NULL)
    g_print (" (%s)", endless_procedure (report));
  g_print ("\n");
}

void
tw_replay_report_print (const TwReplayReport *report, gboolean as_json)
{
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);

  if (as_json)
    {
      print_json (report);
      return;
    }
  for (guint i = 0; i < report->n_events; i++)
    {
      print_event (report, &report->events[i]);
      if (report->with_sentences)
        print_sentence (report, &report->events[i], said);
    }
  for (guint seat = 0; report->play != NULL && seat < report->play->rules->n_seats; seat++)
    {
      g_autofree char *name = seat_name (report, seat);

      g_print ("%s: %d\n", name, report->play->state->score[seat]);
    }
  if (report->play != NULL)
    print_end (report);
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (report->problems, i));
  if (report->problem != NULL)
    g_printerr ("%s\n", report->problem);
}

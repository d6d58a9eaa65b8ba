/* A game as that program would have recorded it. */
#include "engine/jcz/jcz-game-writer.h"

#include "engine/jcz/jcz-writer-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/jcz/jcz-words.h"

void
tw_jcz_writer_add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

void
tw_jcz_writer_add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

void
tw_jcz_writer_begin_object (JsonBuilder *json, const char *name)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_object (json);
}

void
tw_jcz_writer_begin_array (JsonBuilder *json, const char *name)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
}

gboolean
tw_jcz_writer_refuse (TwJczWriting *writing, const char *text, const char *word)
{
  if (writing->error != NULL && *writing->error == NULL)
    {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      g_set_error (writing->error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT, text, word);
#pragma GCC diagnostic pop
    }
  return FALSE;
}

/* The id that program has for a kind of tile. */
char *
tw_jcz_writer_kind_id (TwJczWriting *writing, guint kind)
{
  const TwTileKind *entry = &writing->rules->catalogue->kinds[kind];
  char *id = tw_jcz_words_alias (tw_jcz_words_aliases (entry->tile, entry->variant), 0);

  if (id == NULL)
    tw_jcz_writer_refuse (
        writing,
        _ ("JCloisterZone has no tile “%s”. A game with it cannot be written for that program; "
           "give the tile the id it has there as its alias."),
        entry->name);
  return id;
}

static gboolean
set_is_in_play (const TwCatalogue *catalogue, guint kind)
{
  /* Kinds of one set stand together. */
  return kind == 0 || catalogue->kinds[kind - 1].set != catalogue->kinds[kind].set;
}

/* How often the set is there, start tiles included, whatever a rule took out. */
static guint
n_copies (const TwCatalogue *catalogue, const TwTileSet *set)
{
  guint n = 0, each = MAX (tw_tile_set_n_copies (set), 1);

  for (guint i = 0; i < catalogue->n_kinds; i++)
    n += catalogue->kinds[i].set == set ? catalogue->kinds[i].count : 0;
  for (guint i = 0; i < catalogue->n_starts; i++)
    n += catalogue->kinds[catalogue->starts[i].kind].set == set;
  return MAX ((n + each / 2) / each, 1);
}

static gboolean
add_sets (TwJczWriting *writing)
{
  const TwCatalogue *catalogue = writing->rules->catalogue;

  tw_jcz_writer_begin_object (writing->json, "sets");
  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      const TwTileSet *set = catalogue->kinds[i].set;
      g_autofree char *id = tw_jcz_words_alias (set->aliases, 0);

      if (!set_is_in_play (catalogue, i))
        continue;
      if (id == NULL)
        return tw_jcz_writer_refuse (
            writing,
            _ ("JCloisterZone has no tile set “%s”. A game with it cannot be written "
               "for that program; give the set the id it has there as its alias."),
            set->id);
      if (!tw_jcz_game_set_is_known (set, id))
        {
          g_autofree char *text = g_strdup_printf (
              _ ("The tiles of “%s” are not those of “%s” in JCloisterZone, which will show and "
                 "count its own."),
              set->id, id);

          g_ptr_array_add (writing->problems, g_steal_pointer (&text));
        }
      tw_jcz_writer_add_number (writing->json, id, n_copies (catalogue, set));
    }
  json_builder_end_object (writing->json);
  return TRUE;
}

static gboolean
add_start (TwJczWriting *writing)
{
  const TwCatalogue *catalogue = writing->rules->catalogue;

  tw_jcz_writer_begin_array (writing->json, "start");
  for (guint i = 0; i < catalogue->n_starts; i++)
    {
      g_autofree char *id = tw_jcz_writer_kind_id (writing, catalogue->starts[i].kind);

      if (id == NULL)
        return FALSE;
      json_builder_begin_object (writing->json);
      tw_jcz_writer_add_string (writing->json, "tile", id);
      tw_jcz_writer_add_number (writing->json, "x", catalogue->starts[i].x);
      tw_jcz_writer_add_number (writing->json, "y", catalogue->starts[i].y);
      tw_jcz_writer_add_number (writing->json, "rotation", catalogue->starts[i].quarter_turns * 90);
      json_builder_end_object (writing->json);
    }
  json_builder_end_array (writing->json);
  return TRUE;
}

/* Switches of that program by their names; the parameters it has none for, which are
 * not as it plays, by ours. */
static void
add_rules (TwJczWriting *writing)
{
  const GPtrArray *parameters = writing->rules->vocabulary->parameters;
  g_autoptr (GHashTable) written = g_hash_table_new (g_str_hash, g_str_equal);

  tw_jcz_writer_begin_object (writing->json, "rules");
  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      const char *rule, *value;

      if (g_strv_contains ((const char *const *) writing->rules->parts, parameter->part)
          && tw_jcz_game_rule_write (writing->rules, i, &rule, &value)
          && g_hash_table_add (written, (gpointer) rule))
        tw_jcz_writer_add_string (writing->json, rule, value);
    }
  json_builder_end_object (writing->json);
}

static gboolean
is_untold (const TwRules *rules, guint index)
{
  const TwParameter *parameter = g_ptr_array_index (rules->vocabulary->parameters, index);

  return g_strv_contains ((const char *const *) rules->parts, parameter->part)
         && !tw_jcz_game_parameter_is_told (rules, index);
}

/* Parameters that are not as that program plays. */
static void
add_own_parameters (TwJczWriting *writing)
{
  const GPtrArray *parameters = writing->rules->vocabulary->parameters;

  tw_jcz_writer_begin_object (writing->json, "parameters");
  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *value = tw_parameter_format (parameter, writing->rules->parameters[i]);

      if (!is_untold (writing->rules, i))
        continue;
      tw_jcz_writer_add_string (writing->json, parameter->name, value);
      g_ptr_array_add (writing->problems,
                       g_strdup_printf (_ ("JCloisterZone has no switch for %s=%s and plays "
                                           "otherwise."),
                                        parameter->name, value));
    }
  json_builder_end_object (writing->json);
}

/* What that program does not ask, where it does not do by itself what was done. */
static void
add_own_answers (TwJczWriting *writing)
{
  if (!writing->is_otherwise)
    return;
  tw_jcz_writer_begin_array (writing->json, "answers");
  for (guint i = 0; i < writing->answers->len; i++)
    json_builder_add_string_value (writing->json, g_ptr_array_index (writing->answers, i));
  json_builder_end_array (writing->json);
  g_ptr_array_add (writing->problems,
                   g_strdup (_ ("JCloisterZone does not ask which bars of gold are taken, or "
                                "whether a second part is wanted, and does otherwise than was "
                                "done here.")));
}

static void
add_own (TwJczWriting *writing)
{
  gboolean is_needed = writing->is_otherwise || writing->was_cut;

  for (guint i = 0; i < writing->rules->vocabulary->parameters->len; i++)
    is_needed |= is_untold (writing->rules, i);
  if (!is_needed)
    return;
  tw_jcz_writer_begin_object (writing->json, TW_JCZ_OWN);
  add_own_parameters (writing);
  add_own_answers (writing);
  if (writing->was_cut)
    {
      json_builder_set_member_name (writing->json, "ended");
      json_builder_add_boolean_value (writing->json, TRUE);
      g_ptr_array_add (writing->problems,
                       g_strdup (_ ("The game was ended before a turn was over; in JCloisterZone "
                                    "it goes on.")));
    }
  json_builder_end_object (writing->json);
}

/* Parts that people or later versions have made. */
static void
tell_unknown_parts (TwJczWriting *writing)
{
  for (guint i = 0; writing->rules->parts[i] != NULL; i++)
    if (!tw_jcz_game_knows_part (writing->rules->parts[i]))
      g_ptr_array_add (writing->problems,
                       g_strdup_printf (_ ("JCloisterZone does not know “%s” and plays without."),
                                        writing->rules->parts[i]));
}

static gboolean
add_setup (TwJczWriting *writing)
{
  tell_unknown_parts (writing);
  tw_jcz_writer_begin_object (writing->json, "setup");
  if (!add_sets (writing))
    return FALSE;
  tw_jcz_writer_begin_object (writing->json, "elements");
  tw_jcz_game_elements_write (writing->rules, writing->json);
  json_builder_end_object (writing->json);
  add_rules (writing);
  json_builder_set_member_name (writing->json, "timer");
  json_builder_add_null_value (writing->json);
  if (!add_start (writing))
    return FALSE;
  tw_jcz_writer_begin_object (writing->json, "options");
  json_builder_end_object (writing->json);
  json_builder_end_object (writing->json);
  return TRUE;
}

static char *
seat_name (const TwJczWriting *writing, guint seat)
{
  const char *name = writing->seats != NULL ? writing->seats[seat].name : NULL;

  return name != NULL && *name != '\0' ? g_strdup (name) : g_strdup_printf ("P%u", seat + 1);
}

static void
add_players (TwJczWriting *writing)
{
  tw_jcz_writer_begin_array (writing->json, "players");
  for (guint seat = 0; seat < writing->rules->n_seats; seat++)
    {
      g_autofree char *name = seat_name (writing, seat);

      json_builder_begin_object (writing->json);
      tw_jcz_writer_add_string (writing->json, "name", name);
      tw_jcz_writer_add_number (writing->json, "slot", seat);
      json_builder_end_object (writing->json);
    }
  json_builder_end_array (writing->json);
}

static gboolean
add_replay (TwJczWriting *writing)
{
  g_autoptr (TwPlay) play = tw_play_new (writing->rules, tw_game_seed (writing->game));
  g_autofree TwAction *items = g_new (TwAction, writing->rules->max_actions);
  TwActionList list = { items, 0 };
  gboolean was_cut = FALSE;
  guint n, n_placed = 0;
  const TwLogEntry *log = tw_game_log (writing->game, &n);

  tw_jcz_writer_begin_array (writing->json, "replay");
  for (guint i = 0; i < n; i++)
    {
      if (!tw_jcz_writer_write_action (writing, play, &log[i], n - i - 1, &list))
        return FALSE;
      n_placed += log[i].action.verb == TW_VERB_PLACE;
      was_cut |= log[i].action.verb == TW_VERB_FINISH;
      tw_game_replay_entry (writing->game, i, play);
    }
  tw_jcz_writer_write_commit (writing, play);
  if (!tw_jcz_game_is_redeployment (tw_play_phase (play)))
    tw_jcz_writer_write_confirmation (writing, play, NULL);
  json_builder_end_array (writing->json);
  tw_jcz_writer_begin_object (writing->json, "gameAnnotations");
  tw_jcz_writer_begin_array (writing->json, "drawOrder");
  for (guint i = 0; i < writing->drawn->len; i++)
    json_builder_add_string_value (writing->json, g_ptr_array_index (writing->drawn, i));
  json_builder_end_array (writing->json);
  /* Ended before its time, after so many parts. */
  if (was_cut)
    tw_jcz_writer_add_number (writing->json, "endTurn", n_placed);
  json_builder_end_object (writing->json);
  return TRUE;
}

/* What that program's own test of recordings looks for. */
static void
add_assertions (TwJczWriting *writing)
{
  const TwState *state = tw_game_play (writing->game)->state;

  if (state->status == TW_STATUS_PLAYING)
    return;
  tw_jcz_writer_begin_object (writing->json, "test");
  tw_jcz_writer_add_string (writing->json, "description", "");
  tw_jcz_writer_begin_array (writing->json, "assertions");
  for (guint seat = 0; seat < writing->rules->n_seats; seat++)
    {
      g_autofree char *name = seat_name (writing, seat);
      g_autofree char *text = g_strdup_printf ("%s has %d points", name, state->score[seat]);

      json_builder_add_string_value (writing->json, text);
    }
  json_builder_end_array (writing->json);
  json_builder_end_object (writing->json);
}

static gboolean
add_game (TwJczWriting *writing)
{
  g_autofree char *id = g_strdup_printf ("%" G_GUINT64_FORMAT, tw_game_seed (writing->game));

  json_builder_begin_object (writing->json);
  tw_jcz_writer_add_string (writing->json, "appVersion", "6.2.0");
  tw_jcz_writer_add_string (writing->json, "gameId", id);
  tw_jcz_writer_add_string (writing->json, "name", "");
  json_builder_set_member_name (writing->json, "initialRandom");
  json_builder_add_double_value (writing->json, 0.0);
  if (!add_setup (writing))
    return FALSE;
  add_players (writing);
  if (!add_replay (writing))
    return FALSE;
  add_assertions (writing);
  add_own (writing);
  json_builder_end_object (writing->json);
  return TRUE;
}

char *
tw_jcz_game_to_json (const TwGame *game,
                     const TwSavedSeat *seats,
                     GPtrArray *problems,
                     gsize *out_length,
                     GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonGenerator) generator = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) local = NULL;
  TwJczWriting writing = { .json = builder,
                           .game = game,
                           .rules = tw_game_rules ((TwGame *) game),
                           .seats = seats,
                           .problems = problems,
                           .drawn = drawn,
                           .answers = answers,
                           .error = &local };

  if (!add_game (&writing))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  root = json_builder_get_root (builder);
  generator = json_generator_new ();
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 1);
  json_generator_set_root (generator, root);
  return json_generator_to_data (generator, out_length);
}

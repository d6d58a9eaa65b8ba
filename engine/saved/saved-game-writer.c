/* A game as XML. */
#include "engine/saved/saved-game-writer.h"

#include "engine/format/tile-set-writer.h"
#include "engine/format/xml-writer.h"
#include "engine/game/notation.h"
#include "engine/setup/setup-words.h"

static void
add_seats (TwXmlWriter *out, const TwRules *rules, const TwSavedSeat *seats)
{
  for (guint i = 0; i < rules->n_seats; i++)
    {
      tw_xml_writer_open (out, "player");
      if (seats != NULL)
        {
          tw_xml_writer_attribute (out, "name", seats[i].name);
          tw_xml_writer_attribute (out, "colour", seats[i].colour);
          tw_xml_writer_attribute (out, "kind", seats[i].kind);
        }
      tw_xml_writer_close (out);
    }
}

/* All values of the parts in play, also those that are the defaults now: a later
 * version of the program may have others. Rule: PARAM-008. */
static void
add_rules (TwXmlWriter *out, const TwRules *rules)
{
  const GPtrArray *parameters = rules->vocabulary->parameters;

  for (guint i = 0; rules->parts[i] != NULL; i++)
    {
      tw_xml_writer_open (out, "part");
      tw_xml_writer_attribute (out, "id", rules->parts[i]);
      tw_xml_writer_close (out);
    }
  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *value = tw_parameter_format (parameter, rules->parameters[i]);

      if (!tw_part_is_among ((const char *const *) rules->parts, parameter->part, TW_PART_SYMBOLS)
          && !tw_part_is_among ((const char *const *) rules->parts, parameter->part,
                                TW_PART_FIGURES))
        continue;
      tw_xml_writer_open (out, "parameter");
      tw_xml_writer_attribute (out, "name", parameter->name);
      tw_xml_writer_attribute (out, "value", value);
      tw_xml_writer_close (out);
    }
}

/* What rulesets add to the rules; what sets add stands within them. */
static void
add_own_rules (TwXmlWriter *out, const TwRules *rules)
{
  const GPtrArray *joined = rules->vocabulary->joined;

  for (guint i = 1; joined != NULL && i < joined->len; i++)
    {
      const TwVocabulary *own = g_ptr_array_index (joined, i);

      if (tw_setup_is_ruleset_own (rules, own))
        tw_xml_writer_raw (out, own->xml);
    }
}

/* Whether an earlier kind is of the same set; tiles drawn first stand before others. */
static gboolean
is_written (const TwCatalogue *catalogue, guint kind)
{
  for (guint i = 0; i < kind; i++)
    if (catalogue->kinds[i].set == catalogue->kinds[kind].set)
      return TRUE;
  return FALSE;
}

static void
add_sets (TwXmlWriter *out, const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTileSet *set = catalogue->kinds[i].set;
      g_autoptr (TwTileSet) copy = NULL;
      g_autofree char *xml = NULL;

      if (is_written (catalogue, i))
        continue;
      /* What stands around the element belongs to the set's own file. */
      copy = tw_tile_set_copy (set);
      g_clear_pointer (&copy->prolog, tw_foreign_unref);
      g_clear_pointer (&copy->epilog, tw_foreign_unref);
      xml = tw_tile_set_file_to_xml (copy, NULL);
      tw_xml_writer_open (out, "set");
      tw_xml_writer_number (out, "copies", (int) tw_setup_n_copies (catalogue, set), 0);
      tw_xml_writer_raw (out, xml);
      tw_xml_writer_close (out);
    }
}

static void
add_given (TwXmlWriter *out, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        tw_xml_writer_open (out, "given");
        tw_xml_writer_text (out, lines[i]);
        tw_xml_writer_close (out);
      }
}

/* One element for each part of a turn, and for each position that was given. */
static void
add_log (TwXmlWriter *out, const TwGame *game)
{
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  g_autoptr (GString) turn = g_string_new (NULL);
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  play->notes = tw_game_play (game)->notes;
  for (guint i = 0; i < n; i++)
    {
      gboolean ends = i + 1 == n || log[i].turn != log[i + 1].turn
                      || log[i].on_turn != log[i + 1].on_turn
                      || log[i + 1].action.verb == TW_VERB_GIVEN;
      g_autofree char *word = NULL;

      if (log[i].action.verb == TW_VERB_GIVEN)
        {
          add_given (out, tw_game_given_words (game, &log[i].action));
          tw_game_replay_entry (game, i, play);
          continue;
        }
      word = tw_notation_print_action (play, &log[i].action, log[i].on_turn);
      g_string_append_printf (turn, "%s%s", turn->len > 0 ? " " : "", word);
      tw_game_replay_entry (game, i, play);
      if (!ends)
        continue;
      tw_xml_writer_open (out, "turn");
      tw_xml_writer_number (out, "player", log[i].on_turn + 1, 0);
      tw_xml_writer_text (out, turn->str);
      tw_xml_writer_close (out);
      g_string_set_size (turn, 0);
    }
}

static guint
n_lines_of (const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += *lines[i] != '\0';
  return n;
}

/* Behind the log, so that who reads it knows how long it is. A position of several lines is read as
 * several entries. */
static void
add_remarks (TwXmlWriter *out, const TwGame *game)
{
  guint n, n_log, entry = 0, at = 0;
  const TwRemark *remarks = tw_game_remarks (game, &n);
  const TwLogEntry *log = tw_game_log (game, &n_log);

  for (guint i = 0; i < n; i++)
    {
      for (; entry < remarks[i].n_entries && entry < n_log; entry++)
        at += log[entry].action.verb == TW_VERB_GIVEN
                  ? n_lines_of (tw_game_given_words (game, &log[entry].action))
                  : 1;
      tw_xml_writer_open (out, "note");
      tw_xml_writer_number (out, "at", (int) at, -1);
      tw_xml_writer_text (out, remarks[i].text);
      tw_xml_writer_close (out);
    }
}

/* Programs of version 1.0 know no notes; they leave out what a newer file has. */
static const char *
version_of (const TwGame *game)
{
  guint n;

  tw_game_remarks (game, &n);
  return n > 0 ? "1.1" : "1.0";
}

char *
tw_saved_game_to_xml (const TwGame *game,
                      const char *title,
                      const TwSavedSeat *seats,
                      gboolean is_strict,
                      gsize *out_length)
{
  TwXmlWriter *out = tw_xml_writer_new (TW_GAME_NAMESPACE);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, tw_game_seed (game));
  const TwRules *rules = tw_game_rules (game);

  tw_xml_writer_open (out, "game");
  tw_xml_writer_attribute (out, "xmlns", TW_GAME_NAMESPACE);
  tw_xml_writer_attribute (out, "version", version_of (game));
  if (title != NULL)
    {
      /* Words for people, who know it by the first of them. */
      g_autofree char *start = g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), 255));

      tw_xml_writer_attribute (out, "title", start);
    }
  tw_xml_writer_attribute (out, "seed", seed);
  if (rules->start_is_given)
    tw_xml_writer_attribute (out, "start", TW_GAME_START_GIVEN);
  if (is_strict || tw_game_is_recorded (game))
    tw_xml_writer_attribute (out, "table",
                             is_strict ? TW_GAME_TABLE_STRICT : TW_GAME_TABLE_RECORDED);
  if (rules->hand > 1)
    tw_xml_writer_number (out, "players", (int) rules->n_players, 0);
  add_seats (out, rules, seats);
  add_rules (out, rules);
  add_own_rules (out, rules);
  add_sets (out, rules);
  add_log (out, game);
  add_remarks (out, game);
  tw_xml_writer_close (out);
  return tw_xml_writer_finish (out, out_length);
}

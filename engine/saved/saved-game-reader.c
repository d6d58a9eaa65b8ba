/* A game from XML: set up as it was, then played again. */
#include "engine/saved/saved-game-reader.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/case/case-given.h"
#include "engine/format/picture-files.h"
#include "engine/format/rules-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"
#include "engine/game/notation.h"

#define MAX_COPIES 99
#define MAX_SETS   64
#define MAX_NAME   255

static const TwXmlVocabulary game_vocabulary = { "game", TW_GAME_NAMESPACE, "schema/game.rng" };

typedef struct
{
  TwGameSetup *setup;
  TwSavedGame *saved;
  guint n_seats;
  int n_players; /* 0 if each has one seat */
  gboolean is_recorded;
} Reading;

void
tw_saved_game_free (TwSavedGame *saved)
{
  if (saved == NULL)
    return;
  tw_game_free (saved->game);
  g_free (saved->title);
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    {
      g_free (saved->seats[i].name);
      g_free (saved->seats[i].colour);
      g_free (saved->seats[i].kind);
    }
  g_free (saved);
}

static gboolean
read_player (TwXmlReader *reader, xmlNode *element, Reading *reading)
{
  static const char *const attributes[] = { "name", "colour", "kind", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  TwSavedSeat *seat;

  if (reading->n_seats == TW_MAX_SEATS)
    return tw_xml_reader_fail (reader, element, _ ("More than %d players cannot play."),
                               TW_MAX_SEATS);
  seat = &reading->saved->seats[reading->n_seats++];
  return tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
         && tw_xml_reader_line_attribute (reader, element, "name", MAX_NAME, &seat->name)
         && tw_xml_reader_line_attribute (reader, element, "colour", MAX_NAME, &seat->colour)
         && tw_xml_reader_line_attribute (reader, element, "kind", MAX_NAME, &seat->kind);
}

static gboolean
read_part (TwXmlReader *reader, xmlNode *element, Reading *reading)
{
  static const char *const attributes[] = { "id", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *id = NULL, *part = NULL;
  guint facets;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_reader_line_attribute (reader, element, "id", MAX_NAME, &id)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  part = tw_part_word_split (id, &facets);
  if (tw_vocabulary_find_part (reading->setup->kit->vocabulary, part) == NULL)
    return tw_xml_reader_fail (
        reader, element,
        _ ("This version has no rules for “%s”. Open the game with a newer Tilewright."), id);
  g_ptr_array_add (reading->setup->parts, g_steal_pointer (&id));
  return TRUE;
}

static gboolean
read_parameter (TwXmlReader *reader, xmlNode *element, Reading *reading)
{
  static const char *const attributes[] = { "name", "value", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autoptr (GError) local = NULL;
  g_autofree char *name = NULL, *value = NULL;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_reader_line_attribute (reader, element, "name", MAX_NAME, &name)
      || !tw_xml_reader_line_attribute (reader, element, "value", MAX_NAME, &value)
      || !tw_xml_root_needs (reader, element, "name", name)
      || !tw_xml_root_needs (reader, element, "value", value))
    return FALSE;
  return tw_game_setup_set (reading->setup, name, value, &local)
         || tw_xml_reader_fail (reader, element, "%s", local->message);
}

/* The tile set within is a document of its own, held to its own schema. */
static TwTileSet *
read_tile_set (TwXmlReader *reader, xmlNode *element)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *text = NULL;
  xmlNode *inner = tw_xml_reader_first (element);
  TwTileSet *set;

  if (inner == NULL || tw_xml_reader_next (inner) != NULL)
    {
      tw_xml_reader_fail (reader, element, _ ("<set> needs one tile set within it."));
      return NULL;
    }
  text = tw_xml_reader_foreign_text (reader->namespace, inner);
  set = tw_tile_set_file_parse (reader->file, text, -1, &local);
  if (set == NULL)
    tw_xml_reader_fail (reader, element, _ ("The tile set within: %s"), local->message);
  else
    {
      /* Where the game lies beside its set, so do the pictures of the tiles. */
      g_autofree char *folder = g_path_get_dirname (reader->file);

      tw_tile_set_take_pictures (set, folder);
    }
  return set;
}

static gboolean
read_set (TwXmlReader *reader, xmlNode *element, Reading *reading)
{
  static const char *const attributes[] = { "copies", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  /* Before open() takes it out of the tree as a stranger. */
  g_autoptr (TwTileSet) set = read_tile_set (reader, element);
  TwCatalogueSource source;
  int copies = 1;

  if (set == NULL || !tw_xml_reader_open (reader, element, attributes, NULL, 0, &foreign)
      || !tw_xml_reader_number_attribute (reader, element, "copies", 1, MAX_COPIES, &copies))
    return FALSE;
  if (reading->setup->sources->len == MAX_SETS)
    return tw_xml_reader_fail (reader, element, _ ("More than %d tile sets cannot be in play."),
                               MAX_SETS);
  source.set = g_steal_pointer (&set);
  source.copies = (guint) copies;
  source.start_block = NULL;
  source.vocabulary = NULL;
  g_array_append_val (reading->setup->sources, source);
  return TRUE;
}

static gboolean
play_word (TwXmlReader *reader, const xmlNode *element, TwGame *game, const char *word, guint seat)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *why = NULL;
  TwRefusal refusal;
  TwAction action;

  if (!tw_notation_parse_action (tw_game_play (game), word, seat, &action, &local))
    return tw_xml_reader_fail (reader, element, "%s", local->message);
  if (tw_game_apply (game, &action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, tw_game_play (game));
  return tw_xml_reader_fail (reader, element,
                             _ ("The game cannot go on with “%.80s”: %s Its log was changed or "
                                "comes from another version."),
                             word, why);
}

static gboolean
play_turn (TwXmlReader *reader, xmlNode *element, TwGame *game)
{
  static const char *const attributes[] = { "player", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  int player = 0;

  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &foreign)
      || !tw_xml_reader_number_attribute (reader, element, "player", 1,
                                          (int) tw_game_rules (game)->n_seats, &player)
      || !tw_xml_root_needs (reader, element, "player", player > 0 ? "" : NULL))
    return FALSE;
  text = tw_xml_reader_text (element);
  words = g_strsplit_set (text, " \t\n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !play_word (reader, element, game, words[i], (guint) player - 1))
      return FALSE;
  return TRUE;
}

/* The position is given to a copy of the game as it stands. */
static gboolean
give (TwXmlReader *reader, xmlNode *element, TwGame *game)
{
  static const char *const attributes[] = { NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autoptr (GError) local = NULL;
  g_autoptr (TwPlay) position = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  g_autofree char *text = NULL;

  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &foreign))
    return FALSE;
  text = g_strstrip (tw_xml_reader_text (element));
  tw_play_copy (position, tw_game_play (game));
  if (!tw_case_give (tw_game_rules (game), position, text, &local))
    return tw_xml_reader_fail (reader, element, "%s", local->message);
  tw_game_give (game, position, text);
  return TRUE;
}

/* A note stands behind the log. */
static gboolean
read_note (TwXmlReader *reader, xmlNode *element, TwGame *game)
{
  static const char *const attributes[] = { "at", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *text = NULL;
  int at = -1;
  guint n;

  tw_game_log (game, &n);
  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &foreign)
      || !tw_xml_reader_number_attribute (reader, element, "at", 0, (int) n, &at)
      || !tw_xml_root_needs (reader, element, "at", at >= 0 ? "" : NULL))
    return FALSE;
  text = tw_xml_reader_text (element);
  tw_game_set_remark (game, (guint) at, text);
  return TRUE;
}

static gboolean
read_table (TwXmlReader *reader, const xmlNode *root, Reading *reading)
{
  g_autofree char *table = tw_xml_reader_attribute (root, "table");
  g_autofree char *start = tw_xml_reader_attribute (root, "start");

  reading->saved->is_strict = g_strcmp0 (table, TW_GAME_TABLE_STRICT) == 0;
  reading->is_recorded = g_strcmp0 (table, TW_GAME_TABLE_RECORDED) == 0;
  reading->setup->start_is_given = g_strcmp0 (start, TW_GAME_START_GIVEN) == 0;
  return TRUE;
}

static gboolean
read_seed (TwXmlReader *reader, const xmlNode *root, guint64 *out_seed)
{
  g_autofree char *seed = tw_xml_reader_attribute (root, "seed");

  if (!tw_xml_root_needs (reader, root, "seed", seed))
    return FALSE;
  return g_ascii_string_to_unsigned (g_strstrip (seed), 10, 0, G_MAXUINT64, out_seed, NULL)
         || tw_xml_reader_fail (reader, root, _ ("“%.40s” is no seed. Write a whole number."),
                                seed);
}

static gboolean
play_again (TwXmlReader *reader, xmlNode *root, Reading *reading, guint64 seed)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (TwRules) rules = NULL;

  reading->setup->n_seats = reading->n_players > 0 ? (guint) reading->n_players : reading->n_seats;
  reading->setup->least_players = 1;
  rules = tw_game_setup_compile (reading->setup, &local);
  if (rules == NULL)
    return tw_xml_reader_fail (reader, root, "%s", local->message);
  if (rules->n_seats != reading->n_seats)
    return tw_xml_reader_fail (reader, root,
                               _ ("In this game there are %u colours, but the file has %u players. "
                                  "Write a <player> for each colour."),
                               rules->n_seats, reading->n_seats);
  reading->saved->game =
      tw_game_new (rules, seed,
                   TW_GAME_FORCED | (reading->is_recorded ? TW_GAME_RECORDED : TW_GAME_DEFAULT));
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "turn") && !play_turn (reader, node, reading->saved->game))
        || (tw_xml_reader_is (node, "given") && !give (reader, node, reading->saved->game)))
      return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "note") && !read_note (reader, node, reading->saved->game))
      return FALSE;
  return TRUE;
}

static gboolean
read_game (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", "title", "seed", "players",
                                            "table",   "start", NULL };
  static const TwXmlChild children[] = {
    { "player", 0, 0 }, { "part", 1, 0 },  { "parameter", 2, 0 }, { "set", 3, 0 },
    { "turn", 4, 0 },   { "given", 4, 0 }, { "note", 5, 0 },
  };
  Reading *reading = user;
  g_autoptr (TwForeign) foreign = NULL;
  guint64 seed;

  if (!tw_rules_file_read_all_own (reader, root, reading->setup->own)
      || !tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !read_seed (reader, root, &seed) || !read_table (reader, root, reading)
      || !tw_xml_reader_line_attribute (reader, root, "title", TW_XML_MAX_LINE,
                                        &reading->saved->title)
      || !tw_xml_reader_number_attribute (reader, root, "players", 1, TW_MAX_SEATS,
                                          &reading->n_players))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "player") && !read_player (reader, node, reading))
        || (tw_xml_reader_is (node, "part") && !read_part (reader, node, reading))
        || (tw_xml_reader_is (node, "parameter") && !read_parameter (reader, node, reading))
        || (tw_xml_reader_is (node, "set") && !read_set (reader, node, reading)))
      return FALSE;
  return play_again (reader, root, reading, seed);
}

TwSavedGame *
tw_saved_game_parse (const TwGameKit *kit,
                     const char *name,
                     const char *data,
                     gssize length,
                     GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_autoptr (TwSavedGame) saved = g_new0 (TwSavedGame, 1);
  Reading reading = { .setup = setup, .saved = saved };

  if (!tw_xml_root_read_plain (name, data, length, &game_vocabulary, read_game, &reading, error))
    return NULL;
  return g_steal_pointer (&saved);
}

TwSavedGame *
tw_saved_game_load (const TwGameKit *kit, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_saved_game_parse (kit, path, data, (gssize) length, error) : NULL;
}

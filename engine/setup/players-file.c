/* Reads the programs that play. */
#include "engine/setup/players-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

static const TwXmlVocabulary vocabulary = { "players", "urn:tilewright:players:1", NULL };

/* What a like can name: so many facts of an outlook from the first on. */
static const struct
{
  const char *name;
  TwOutlookFact first;
  guint n;
} sorts[] = {
  { "home", TW_OUTLOOK_HOME_1, TW_OUTLOOK_ROADS - TW_OUTLOOK_HOME_1 },
  { "roads", TW_OUTLOOK_ROADS + TW_OUTLOOK_OF_NOW, 1 },
  { "cities", TW_OUTLOOK_CITIES + TW_OUTLOOK_OF_NOW, 1 },
  { "places", TW_OUTLOOK_PLACES + TW_OUTLOOK_OF_NOW, 1 },
  { "fields", TW_OUTLOOK_FIELDS, 1 },
  { "farmers", TW_OUTLOOK_FARMERS, 1 },
};

static void
player_free (gpointer data)
{
  TwShippedPlayer *player = data;

  g_free ((char *) player->kind.id);
  g_free (player->name);
  tw_texts_unref (player->titles);
  g_free (player);
}

void
tw_players_file_free (TwPlayersFile *file)
{
  if (file == NULL)
    return;
  g_ptr_array_unref (file->players);
  g_free (file);
}

static gboolean
read_temper (TwXmlReader *reader, xmlNode *element, TwTemper *temper)
{
  static const char *const attributes[] = { "own", "rival", "fields", "hopes", "at-home", NULL };
  g_autoptr (TwForeign) foreign = NULL;

  return tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
         && tw_xml_reader_number_attribute (reader, element, "own", 0, 10, &temper->own)
         && tw_xml_reader_number_attribute (reader, element, "rival", -10, 10, &temper->rival)
         && tw_xml_reader_number_attribute (reader, element, "fields", 0, 1000, &temper->fields)
         && tw_xml_reader_number_attribute (reader, element, "hopes", 0, 1000, &temper->hopes)
         && tw_xml_reader_number_attribute (reader, element, "at-home", -1000, 1000,
                                            &temper->at_home);
}

static gboolean
read_like (TwXmlReader *reader, xmlNode *element, TwOutlookWeights *weights)
{
  static const char *const attributes[] = { "fact", "percent", "more", NULL };
  g_autoptr (TwForeign) foreign = NULL;
  g_autofree char *fact = NULL;
  int percent = 100, more = 0;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &foreign)
      || !tw_xml_reader_words_attribute (reader, element, "fact", &fact)
      || !tw_xml_root_needs (reader, element, "fact", fact)
      || !tw_xml_reader_number_attribute (reader, element, "percent", 0, 1000, &percent)
      || !tw_xml_reader_number_attribute (reader, element, "more", -10000, 10000, &more))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (strcmp (fact, sorts[i].name) == 0)
      {
        for (guint k = 0; k < sorts[i].n; k++)
          for (guint moment = 0; moment < TW_OUTLOOK_N_MOMENTS; moment++)
            {
              float *weight = &weights->weight[sorts[i].first + k][moment];

              *weight = *weight * (float) percent / 100 + (float) more / 100;
            }
        return TRUE;
      }
  return tw_xml_reader_fail (reader, element, _ ("There is no fact “%.40s”."), fact);
}

/* Takes over the machinery; what it likes is read afterwards. */
static gboolean
read_way (TwXmlReader *reader, xmlNode *element, TwShippedPlayer *player)
{
  g_autofree char *plays = NULL;
  const TwPlayerKind *way;

  if (!tw_xml_reader_words_attribute (reader, element, "plays", &plays)
      || !tw_xml_root_needs (reader, element, "plays", plays))
    return FALSE;
  way = tw_player_kind_find (plays);
  if (way == NULL)
    return tw_xml_reader_fail (reader, element, _ ("There is no player “%.40s”."), plays);
  player->kind = *way;
  player->kind.id = NULL;
  player->temper = tw_plain_temper;
  player->weights = tw_outlook_weights;
  if (way->temper != NULL)
    player->kind.temper = &player->temper;
  if (way->weights != NULL)
    player->kind.weights = &player->weights;
  return TRUE;
}

static gboolean
read_player (TwXmlReader *reader, xmlNode *element, TwPlayersFile *file)
{
  static const char *const attributes[] = { "id",       "name",    "plays", "rivals",
                                            "playouts", "seconds", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "temper", 1, 0 }, { "like", 1, 0 } };
  TwShippedPlayer *player = g_new0 (TwShippedPlayer, 1);
  g_autoptr (TwForeign) foreign = NULL;
  int rivals = 100, playouts = 0, seconds = 0;
  char *id = NULL;

  g_ptr_array_add (file->players, player);
  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !read_way (reader, element, player)
      || !tw_xml_reader_words_attribute (reader, element, "id", &id))
    return FALSE;
  player->kind.id = id;
  if (!tw_xml_root_needs (reader, element, "id", id)
      || !tw_xml_reader_words_attribute (reader, element, "name", &player->name)
      || !tw_xml_root_needs (reader, element, "name", player->name)
      || !tw_xml_reader_number_attribute (reader, element, "rivals", 0, 1000, &rivals)
      || !tw_xml_reader_number_attribute (reader, element, "playouts", 1, 1000000, &playouts)
      || !tw_xml_reader_number_attribute (reader, element, "seconds", 0, 3600, &seconds))
    return FALSE;
  player->weights.rivals = (float) rivals / 100;
  player->kind.effort.n_playouts = (guint) playouts;
  player->seconds = (guint) seconds;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title")    ? !tw_xml_root_read_text (reader, node, &player->titles)
        : tw_xml_reader_is (node, "temper") ? !read_temper (reader, node, &player->temper)
                                            : !read_like (reader, node, &player->weights))
      return FALSE;
  return TRUE;
}

static gboolean
read_players (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", NULL };
  static const TwXmlChild children[] = { { "player", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;

  if (!tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (!read_player (reader, node, user))
      return FALSE;
  return TRUE;
}

TwPlayersFile *
tw_players_file_parse (const char *name, const char *data, gssize length, GError **error)
{
  g_autoptr (TwPlayersFile) file = g_new0 (TwPlayersFile, 1);

  file->players = g_ptr_array_new_with_free_func (player_free);
  if (!tw_xml_root_read_plain (name, data, length, &vocabulary, read_players, file, error))
    return NULL;
  return g_steal_pointer (&file);
}

TwPlayersFile *
tw_players_file_load_shipped (GError **error)
{
  g_autofree char *path = tw_data_dir_find ("players/players.xml"), *data = NULL;
  gsize length = 0;

  if (path == NULL)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_DATA,
                           _ ("This folder of the program is missing. Install Tilewright again."));
      return NULL;
    }
  data = tw_xml_document_read_file (path, &length, error);
  return data == NULL ? NULL : tw_players_file_parse (path, data, (gssize) length, error);
}

const TwShippedPlayer *
tw_players_file_find (const TwPlayersFile *file, const char *id)
{
  for (guint i = 0; i < file->players->len; i++)
    {
      const TwShippedPlayer *player = g_ptr_array_index (file->players, i);

      if (strcmp (player->kind.id, id) == 0)
        return player;
    }
  return NULL;
}

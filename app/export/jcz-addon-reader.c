/* Add-ons of JCloisterZone as tile sets of ours. */
#include "app/export/jcz-addon-reader.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/export/jcz-addon-files.h"
#include "engine/format/json.h"
#include "engine/format/picture-check.h"
#include "engine/format/xml-document.h"
#include "engine/jcz/jcz-definitions.h"
#include "engine/jcz/jcz-words.h"
#include "engine/set/set-pictures.h"

/* The art that comes with that program is half as large. */
#define MAX_BYTES  (64u << 20)
#define MOST_ITEMS 100

typedef struct
{
  const TwJczAddonFiles *files;
  GPtrArray *problems;
  TwTileSet *set;
  GHashTable *tiles; /* index in the set, from 1, by their ids there */
  GError **error;
} Reading;

static void problem (const Reading *reading, const char *file, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static void
problem (const Reading *reading, const char *file, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (reading->problems,
                   g_strdup_printf ("%s/%s: %s", reading->files->name, file, text));
}

static char *
full_name (const Reading *reading, const char *file)
{
  return g_strconcat (reading->files->name, "/", file, NULL);
}

static gboolean
refuse_missing (const Reading *reading, const char *file)
{
  g_autofree char *name = full_name (reading, file);

  return tw_format_error_set (
      reading->error, TW_FORMAT_ERROR_CONTENT, name, 0,
      _ ("The add-on names this file, and does not have it. Ask for it once "
         "more."));
}

static JsonNode *
read_json (const Reading *reading, const char *file)
{
  GBytes *bytes = tw_jcz_addon_files_get (reading->files, file, NULL);
  g_autofree char *name = full_name (reading, file);
  gsize length;
  const char *data;

  if (bytes == NULL)
    {
      refuse_missing (reading, file);
      return NULL;
    }
  data = g_bytes_get_data (bytes, &length);
  return tw_json_parse (name, data, (gssize) length, reading->error);
}

/* The items of a list of texts; none if there is no such list. */
static GPtrArray *
texts_of (const TwJson *at, const char *name)
{
  GPtrArray *texts = g_ptr_array_new ();
  TwJson list = tw_json_member (at, name);

  for (guint i = 0; i < MIN (tw_json_n_items (&list), MOST_ITEMS); i++)
    {
      TwJson item = tw_json_item (&list, i);

      if (tw_json_peek_string (&item) != NULL)
        g_ptr_array_add (texts, (gpointer) tw_json_peek_string (&item));
    }
  return texts;
}

static TwTileSet *
read_file (const Reading *reading, const char *file, const char *wanted, GError **error)
{
  GBytes *bytes = tw_jcz_addon_files_get (reading->files, file, NULL);
  g_autofree char *name = full_name (reading, file);
  gsize length;
  const char *data;

  if (bytes == NULL)
    {
      refuse_missing (reading, file);
      return NULL;
    }
  data = g_bytes_get_data (bytes, &length);
  return tw_jcz_definitions_parse (name, data, (gssize) length, wanted, reading->problems, error);
}

/* A set of ours comes from one file: the first, or the first that has the set that is asked for. */
static gboolean
read_definitions (Reading *reading, const TwJson *at, const char *wanted)
{
  g_autoptr (GPtrArray) files = texts_of (at, "expansions");

  if (files->len == 0)
    return tw_format_error_set (reading->error, TW_FORMAT_ERROR_CONTENT, reading->files->name, 0,
                                _ ("The add-on defines no tiles, but only brings pictures for "
                                   "others. Take one with tiles."));
  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GError) local = NULL;

      if (reading->set != NULL)
        {
          problem (
              reading, files->pdata[i],
              _ ("These tiles are left out: they are another set. “tilewright-tool convert --set” "
                 "takes that."));
          continue;
        }
      reading->set = read_file (reading, files->pdata[i], wanted,
                                wanted != NULL && i + 1 < files->len ? &local : reading->error);
      if (reading->set == NULL && local == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
list_tiles (Reading *reading)
{
  for (guint i = 0; i < reading->set->n_tiles; i++)
    {
      char *id = tw_jcz_words_alias (reading->set->tiles[i]->aliases, 0);

      if (id != NULL)
        g_hash_table_insert (reading->tiles, id, GUINT_TO_POINTER (i + 1));
    }
}

/* Whether the set has room for it, and it can be drawn. */
static gboolean
check_picture (const Reading *reading, const char *path, GBytes *bytes)
{
  g_auto (TwPictureFacts) facts = { 0 };
  g_autoptr (GError) local = NULL;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  const TwEnclosures *all = reading->set->enclosures;

  if (!tw_picture_check (path, data, length, &facts, &local))
    {
      problem (reading, path, "%s", tw_error_words (local));
      return FALSE;
    }
  if (tw_enclosures_size (all) + length > TW_ENCLOSURES_MAX_BYTES
      || (all != NULL && all->n_enclosures >= TW_ENCLOSURES_MAX_COUNT))
    {
      problem (reading, path, _ ("The picture is left out: a set has no room for more."));
      return FALSE;
    }
  return TRUE;
}

/* Letters and digits of English: the name of a file in a package has no others. */
static char *
plain_name (const char *path)
{
  char *name = g_path_get_basename (path);

  for (char *c = name; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && strchr ("._-", *c) == NULL)
      *c = '-';
  if (*name == '.')
    *name = '-';
  return name;
}

static void
take_picture (Reading *reading, const char *folder, const char *id, const char *href)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (reading->tiles, id));
  g_autofree char *path = g_strconcat (folder, "/", href, NULL);
  GBytes *bytes = tw_jcz_addon_files_get (reading->files, path, NULL);
  g_autofree char *plain = plain_name (path), *name = NULL;
  g_autoptr (TwTile) tile = NULL;

  /* The first artwork that has a tile counts. */
  if (index == 0 || reading->set->tiles[index - 1]->picture.file != NULL)
    return;
  if (strchr (href, '#') != NULL)
    {
      problem (reading, path, _ ("The picture is left out: it is a part of a drawing."));
      return;
    }
  if (bytes == NULL)
    {
      problem (reading, path, _ ("The picture is left out: there is no such file."));
      return;
    }
  if (!check_picture (reading, path, bytes))
    return;
  name = tw_set_pictures_enclose (reading->set, TW_ENCLOSURE_PICTURE, plain, bytes);
  if (name == NULL)
    {
      problem (reading, path, _ ("The picture is left out: a file of that name is no picture."));
      return;
    }
  tile = tw_tile_with_picture (reading->set->tiles[index - 1], -1, name, bytes);
  tw_tile_set_replace_tile (reading->set, index - 1, tile);
}

static void
take_tiles (Reading *reading, const char *folder, const TwJson *tiles)
{
  g_autofree const char **ids = tw_json_is_object (tiles) ? tw_json_members (tiles) : NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      TwJson tile = tw_json_member (tiles, ids[i]), image = { 0 }, href = { 0 };

      if (!tw_json_is_object (&tile))
        continue;
      image = tw_json_member (&tile, "image");
      href = tw_json_is_object (&image) ? tw_json_member (&image, "href") : image;
      if (tw_json_peek_string (&href) != NULL)
        take_picture (reading, folder, ids[i], tw_json_peek_string (&href));
    }
}

/* An artwork that cannot be read costs its pictures, not the tiles. */
static void
read_artwork (Reading *reading, const char *folder)
{
  g_autofree char *head = g_strconcat (folder, "/artwork.json", NULL);
  g_autoptr (GError) local = NULL;
  Reading quiet = *reading;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GPtrArray) includes = NULL;
  TwJson at;

  quiet.error = &local;
  root = read_json (&quiet, head);
  if (root == NULL)
    {
      problem (reading, head, "%s", tw_error_words (local));
      return;
    }
  at = tw_json_root (head, root, &local);
  if (!tw_json_is_object (&at))
    return;
  includes = texts_of (&at, "tilesInclude");
  for (guint i = 0; i < includes->len; i++)
    {
      g_autofree char *file = g_strconcat (folder, "/", includes->pdata[i], NULL);
      g_autoptr (GError) why = NULL;
      g_autoptr (JsonNode) tiles_root = NULL;
      TwJson tiles;

      quiet.error = &why;
      tiles_root = read_json (&quiet, file);
      if (tiles_root == NULL)
        {
          problem (reading, file, "%s", tw_error_words (why));
          continue;
        }
      tiles = tw_json_root (file, tiles_root, &why);
      take_tiles (reading, folder, &tiles);
    }
}

static gboolean
read_all (Reading *reading, const char *wanted)
{
  g_autoptr (JsonNode) root = read_json (reading, "jcz-addon.json");
  g_autofree char *name = full_name (reading, "jcz-addon.json");
  g_autoptr (GPtrArray) artworks = NULL;
  TwJson at;

  if (root == NULL)
    return FALSE;
  at = tw_json_root (name, root, reading->error);
  if (!tw_json_need_object (&at) || !read_definitions (reading, &at, wanted))
    return FALSE;
  list_tiles (reading);
  artworks = texts_of (&at, "artworks");
  for (guint i = 0; i < artworks->len; i++)
    read_artwork (reading, artworks->pdata[i]);
  return TRUE;
}

TwTileSet *
tw_jcz_addon_parse (const char *name,
                    const char *data,
                    gsize length,
                    const char *set,
                    GPtrArray *problems,
                    GError **error)
{
  g_autoptr (TwJczAddonFiles) files = tw_jcz_addon_files_read (name, data, length, error);
  g_autoptr (GHashTable) tiles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { files, problems, NULL, tiles, error };

  if (files == NULL)
    return NULL;
  if (!read_all (&reading, set))
    g_clear_pointer (&reading.set, tw_tile_set_unref);
  return reading.set;
}

TwTileSet *
tw_jcz_addon_load (const char *path, const char *set, GPtrArray *problems, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file_within (path, MAX_BYTES, &length, error);

  return data != NULL ? tw_jcz_addon_parse (path, data, length, set, problems, error) : NULL;
}

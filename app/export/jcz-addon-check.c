/* Whether an add-on will do in JCloisterZone. */
#include "app/export/jcz-addon-check.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/line.h"
#include "app/export/jcz-addon-files.h"
#include "app/export/jcz-artwork.h"
#include "engine/format/json.h"
#include "engine/jcz/jcz-definitions-check.h"
#include "engine/jcz/jcz-words.h"

/* Where a PNG says how wide and high it is. */
#define PNG_HEAD 24
/* Outlines have this much at least, in parts of the tile; figures stand this far from the rim. */
#define LEAST_AREA .002
#define LEAST_ROOM .03
/* Part of a side within which an outline reaches it. */
#define REACH .01

typedef struct
{
  TwJczAddonFiles *files;
  GHashTable *tiles; /* what the definitions call the features of each tile; NULL without any */
  guint n_drawn;
  GError **error;
} Check;

static gboolean
refuse (Check *check, const char *file, const char *about)
{
  g_autofree char *path = g_strconcat (check->files->name, "/", file, NULL);

  return tw_format_error_set (check->error, TW_FORMAT_ERROR_CONTENT, path, 0,
                              _ ("JCloisterZone would not take “%.60s”. Please report this as a "
                                 "fault of the program."),
                              about);
}

static JsonNode *
read_json (Check *check, const char *path)
{
  GBytes *bytes = tw_jcz_addon_files_get (check->files, path, NULL);
  g_autofree char *name = g_strconcat (check->files->name, "/", path, NULL);
  gsize length;
  const char *data;

  if (bytes == NULL)
    {
      refuse (check, path, path);
      return NULL;
    }
  data = g_bytes_get_data (bytes, &length);
  return tw_json_parse (name, data, (gssize) length, check->error);
}

static gboolean
is_id (const char *id)
{
  for (const char *c = id; *c != '\0'; c++)
    if (!g_ascii_islower (*c) && !g_ascii_isdigit (*c) && *c != '-')
      return FALSE;
  return *id != '\0' && strcmp (id, "classic") != 0 && strcmp (id, "jcz") != 0;
}

static gboolean
is_whole (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node)
         && json_node_get_value_type (node) == G_TYPE_INT64;
}

/* "5.10.0" */
static gboolean
is_version (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ".", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (!g_ascii_isdigit (*parts[i]) || strlen (parts[i]) > 3)
      return FALSE;
  return g_strv_length (parts) == 3;
}

/* The only item of a list, or %NULL. */
static const char *
only_item (const TwJson *at, const char *name)
{
  TwJson list = tw_json_member (at, name), item;

  if (tw_json_n_items (&list) != 1)
    return NULL;
  item = tw_json_item (&list, 0);
  return tw_json_peek_string (&item);
}

static gboolean
check_definitions (Check *check, const char *path)
{
  GBytes *bytes = path != NULL ? tw_jcz_addon_files_get (check->files, path, NULL) : NULL;
  g_autofree char *name = NULL;
  gsize length;
  const char *data;

  if (bytes == NULL)
    return refuse (check, "jcz-addon.json", "expansions");
  name = g_strconcat (check->files->name, "/", path, NULL);
  data = g_bytes_get_data (bytes, &length);
  check->tiles = tw_jcz_definitions_check (name, data, length, check->error);
  return check->tiles != NULL;
}

/* Rings of absolute straight lines, as this program writes them; %FALSE for anything else. */
static gboolean
parse_path (const char *text, GPtrArray *rings)
{
  TwLine *ring = NULL;

  while (*text != '\0')
    {
      char command = *text++, *behind;
      TwPoint p;

      if (command == 'Z')
        {
          if (ring == NULL || ring->n < 3)
            return FALSE;
          ring = NULL;
          continue;
        }
      if ((command == 'M') != (ring == NULL) || (command != 'M' && command != 'L'))
        return FALSE;
      p.x = g_ascii_strtod (text, &behind) / TW_JCZ_ARTWORK_UNITS;
      if (behind == text || *behind != ' ')
        return FALSE;
      text = behind + 1;
      p.y = g_ascii_strtod (text, &behind) / TW_JCZ_ARTWORK_UNITS;
      if (behind == text || point_room (p) < -1e-9)
        return FALSE;
      text = behind;
      if (ring == NULL)
        {
          ring = g_new0 (TwLine, 1);
          g_ptr_array_add (rings, ring);
        }
      tw_line_add (ring, p);
    }
  return ring == NULL && rings->len > 0;
}

static void
ring_free (gpointer data)
{
  tw_line_clear (data);
  g_free (data);
}

static gboolean
rings_have (const GPtrArray *rings, TwPoint p)
{
  gboolean is_inside = FALSE;

  for (guint i = 0; i < rings->len; i++)
    is_inside ^= tw_line_encloses (rings->pdata[i], p);
  return is_inside;
}

/* Rings round holes run the other way. */
static double
rings_area (const GPtrArray *rings)
{
  double sum = 0;

  for (guint i = 0; i < rings->len; i++)
    {
      const TwLine *ring = rings->pdata[i];

      for (guint k = 0; k < ring->n; k++)
        {
          TwPoint a = ring->p[k], b = ring->p[(k + 1) % ring->n];

          sum += (a.x * b.y - b.x * a.y) / 2;
        }
    }
  return sum;
}

/* The rim places of a key, which must be spelt as that program spells it. */
static gboolean
read_key (const char *key, TwRim *out_rim)
{
  const char *slash = strchr (key, '/');
  g_autofree char *word = slash != NULL ? g_strndup (key, (gsize) (slash - key)) : NULL;
  g_autofree char *place = NULL, *again = NULL;
  TwKind kind = word != NULL ? tw_jcz_words_kind_parse (word) : TW_KIND_NONE;
  guint before;

  *out_rim = 0;
  if (tw_jcz_words_is_symbol_place (key))
    return TRUE;
  if (kind == TW_KIND_NONE || !tw_jcz_words_location_parse (slash + 1, out_rim, &before))
    return FALSE;
  place = tw_jcz_words_location_print (kind, *out_rim, before);
  again = g_strconcat (tw_jcz_words_kind_print (kind), "/", place, NULL);
  return strcmp (again, key) == 0;
}

/* An outline lies at each place of the rim that its key names, in the middle of that port. */
static gboolean
reaches (const GPtrArray *rings, TwRim rim)
{
  for (guint e = 0; e < TW_N_EDGES; e++)
    for (guint port = 0; port < 3; port++)
      {
        TwPoint p = point_add (TW_CORNER[e], point_add (point_scale (TW_ALONG[e], .25 * (port + 1)),
                                                        point_scale (TW_INTO[e], REACH)));

        if ((rim & TW_RIM_BIT (4 * e + port)) && !rings_have (rings, p))
          return FALSE;
      }
  return TRUE;
}

static gboolean
check_outline (const TwJson *feature, TwRim rim)
{
  g_autoptr (GPtrArray) rings = g_ptr_array_new_with_free_func (ring_free);
  TwJson clip = tw_json_member (feature, "clip"), point_at = tw_json_member (feature, "point");
  TwJson x = tw_json_item (&point_at, 0), y = tw_json_item (&point_at, 1);
  const char *path = tw_json_peek_string (&clip);
  TwPoint p = point (tw_json_peek_double (&x, -1) / TW_JCZ_ARTWORK_UNITS,
                     tw_json_peek_double (&y, -1) / TW_JCZ_ARTWORK_UNITS);

  return path != NULL && parse_path (path, rings) && tw_json_n_items (&point_at) == 2
         && point_room (p) >= LEAST_ROOM && rings_have (rings, p)
         && rings_area (rings) >= LEAST_AREA && reaches (rings, rim);
}

/* A square PNG. */
static gboolean
is_picture (GBytes *bytes)
{
  static const guint8 sign[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  gsize length = 0;
  const guint8 *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  return length > PNG_HEAD && memcmp (data, sign, sizeof sign) == 0
         && memcmp (data + 16, data + 20, 4) == 0;
}

static gboolean
check_features (Check *check, const char *file, const TwJson *features, const char *id)
{
  char **wanted = check->tiles != NULL ? g_hash_table_lookup (check->tiles, id) : NULL;
  g_autofree const char **keys = tw_json_members (features);

  if (check->tiles != NULL
      && (wanted == NULL || g_strv_length (wanted) != g_strv_length ((char **) keys)))
    return refuse (check, file, id);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      TwJson feature = tw_json_member (features, keys[i]);
      g_autofree char *place = g_strconcat (id, " ", keys[i], NULL);
      TwRim rim;

      if ((wanted != NULL && !g_strv_contains ((const char *const *) wanted, keys[i]))
          || !read_key (keys[i], &rim) || !check_outline (&feature, rim))
        return refuse (check, file, place);
    }
  return TRUE;
}

static gboolean
check_tiles (Check *check, const char *folder, const char *file, const TwJson *tiles)
{
  g_autofree const char **ids = NULL;

  if (!tw_json_is_object (tiles))
    return refuse (check, file, file);
  ids = tw_json_members (tiles);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwJson tile = tw_json_member (tiles, ids[i]), image = tw_json_member (&tile, "image");
      TwJson features = tw_json_member (&tile, "features");
      const char *picture = tw_json_peek_string (&image);

      if (!tw_json_is_object (&features) || picture == NULL
          || !is_picture (tw_jcz_addon_files_get (check->files, folder, "/", picture, NULL)))
        return refuse (check, file, ids[i]);
      if (!check_features (check, file, &features, ids[i]))
        return FALSE;
      check->n_drawn++;
    }
  return TRUE;
}

/* Its folder lies in that of the add-on, and not deeper: it would not be shown. */
static gboolean
check_artwork (Check *check, const char *folder)
{
  g_autofree char *head = NULL, *file = NULL;
  g_autoptr (JsonNode) root = NULL, tiles_root = NULL;
  const char *include;
  TwJson at, size, tiles;

  if (folder == NULL || strchr (folder, '/') != NULL)
    return refuse (check, "jcz-addon.json", "artworks");
  head = g_strconcat (folder, "/artwork.json", NULL);
  root = read_json (check, head);
  if (root == NULL)
    return FALSE;
  at = tw_json_root (head, root, check->error);
  size = tw_json_member (&at, "tileSize");
  include = only_item (&at, "tilesInclude");
  if (include == NULL || tw_json_amount (&size) != TW_JCZ_ARTWORK_UNITS)
    return refuse (check, head, "tilesInclude");
  file = g_strconcat (folder, "/", include, NULL);
  tiles_root = read_json (check, file);
  if (tiles_root == NULL)
    return FALSE;
  tiles = tw_json_root (file, tiles_root, check->error);
  return check_tiles (check, folder, file, &tiles);
}

static gboolean
check_all (Check *check)
{
  g_autoptr (JsonNode) root = NULL;
  TwJson at, version, least, expansions;

  if (!is_id (check->files->id))
    return refuse (check, check->files->id, check->files->id);
  root = read_json (check, "jcz-addon.json");
  if (root == NULL)
    return FALSE;
  at = tw_json_root ("jcz-addon.json", root, check->error);
  version = tw_json_member (&at, "version");
  least = tw_json_member (&at, "minimumJczVersion");
  if (!is_whole (version.node) || !is_version (tw_json_peek_string (&least)))
    return refuse (check, "jcz-addon.json", "version");
  /* Artwork alone is for tiles that the program has. */
  expansions = tw_json_member (&at, "expansions");
  if ((expansions.node != NULL && !check_definitions (check, only_item (&at, "expansions")))
      || !check_artwork (check, only_item (&at, "artworks")))
    return FALSE;
  return (check->tiles != NULL ? check->n_drawn == g_hash_table_size (check->tiles)
                               : check->n_drawn > 0)
         || refuse (check, "artwork", "tilesInclude");
}

gboolean
tw_jcz_addon_check (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TwJczAddonFiles) files = tw_jcz_addon_files_read (name, data, length, error);
  Check check = { .files = files, .error = error };
  gboolean is_good = files != NULL && check_all (&check);

  g_clear_pointer (&check.tiles, g_hash_table_unref);
  return is_good;
}

/* Whether definitions will do in JCloisterZone. */
#include "engine/jcz/jcz-definitions-check.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-reader.h"
#include "engine/jcz/jcz-expansion.h"
#include "engine/jcz/jcz-words.h"

typedef struct
{
  TwXmlReader *reader;
  GHashTable *tiles;
  GHashTable *used; /* tiles that a set names */
  GHashTable *sets;
  GHashTable *chosen; /* sets that an expansion names */
} Check;

static gboolean
refuse (Check *check, const xmlNode *node, const char *about)
{
  return tw_xml_reader_fail (check->reader, node,
                             _ ("JCloisterZone would not take “%.60s”. Please report this as a "
                                "fault of the program."),
                             about);
}

/* What has a place of its own: elements with edges, and others that are always called I. */
static TwKind
feature_kind (const xmlNode *node)
{
  static const TwKind kinds[] = { TW_KIND_CITY,  TW_KIND_ROAD,      TW_KIND_RIVER,
                                  TW_KIND_FIELD, TW_KIND_MONASTERY, TW_KIND_GARDEN };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (tw_xml_reader_is (node, tw_kind_info (kinds[i])->name))
      return kinds[i];
  return TW_KIND_NONE;
}

/* The places in the text of a feature, and whether they are of its kind. */
static gboolean
read_places (const xmlNode *node, TwKind kind, TwRim *out_rim, guint *out_before)
{
  g_autofree char *text = tw_xml_reader_text (node);

  *out_rim = 0;
  *out_before = 0;
  if (tw_kind_info (kind)->breadth == TW_BREADTH_NONE && kind != TW_KIND_FIELD)
    return *text == '\0';
  if (kind == TW_KIND_FIELD)
    for (guint i = 0; i < TW_JCZ_N_INLAND; i++)
      if (strcmp (tw_jcz_words_inland[i], text) == 0)
        {
          *out_before = i;
          return TRUE;
        }
  return tw_rim_parse (text, out_rim, NULL) && *out_rim != 0
         && (*out_rim & ~(kind == TW_KIND_FIELD ? TW_RIM_HALVES : TW_RIM_MIDDLES)) == 0;
}

/* Cities that a field names lie before it in the file. */
static gboolean
names_cities (const xmlNode *node, TwRim cities)
{
  g_autofree char *text = tw_xml_reader_attribute (node, "city");
  TwRim rim;

  return text == NULL || (tw_rim_parse (text, &rim, NULL) && rim != 0 && (rim & ~cities) == 0);
}

static gboolean
check_feature (Check *check,
               const xmlNode *node,
               TwKind kind,
               TwRim *covered,
               TwRim *cities,
               GPtrArray *keys)
{
  g_autofree char *place = NULL;
  char *key;
  TwRim rim;
  guint before;

  if (!read_places (node, kind, &rim, &before) || (rim & *covered) != 0
      || (kind == TW_KIND_FIELD && !names_cities (node, *cities)))
    return refuse (check, node, (const char *) node->name);
  *covered |= rim;
  if (kind == TW_KIND_CITY)
    *cities |= rim;
  place = tw_jcz_words_location_print (kind, rim, before);
  key = g_strconcat (tw_jcz_words_kind_print (kind), "/", place, NULL);
  if (g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
    {
      g_free (key);
      return refuse (check, node, (const char *) node->name);
    }
  g_ptr_array_add (keys, key);
  return TRUE;
}

/* Where figures stand on a symbol, it has an outline. */
static gboolean
check_mark (const xmlNode *node, GPtrArray *keys)
{
  g_autofree char *direction = tw_xml_reader_attribute (node, "direction");
  TwSymbol symbol = { .id = "", .direction = TW_DIRECTION_NONE };
  TwDirection where = TW_DIRECTION_NONE;

  if (tw_jcz_words_is_mark ((const char *) node->name))
    return TRUE;
  g_strlcpy (symbol.id, (const char *) node->name, sizeof symbol.id);
  if (direction != NULL && !tw_direction_from_name (direction, &where))
    return FALSE;
  symbol.direction = (guint8) where;
  if (tw_jcz_words_symbol_place (&symbol) == NULL)
    return FALSE;
  g_ptr_array_add (keys, g_strdup (tw_jcz_words_symbol_place (&symbol)));
  return TRUE;
}

/* An edge is a city, a road or river, or has a field on both halves. */
static gboolean
is_covered (TwRim covered)
{
  for (guint e = 0; e < TW_N_EDGES; e++)
    if (!(covered & TW_RIM_MIDDLE (e))
        && (covered & TW_RIM_EDGE (e) & TW_RIM_HALVES) != (TW_RIM_EDGE (e) & TW_RIM_HALVES))
      return FALSE;
  return TRUE;
}

/* Ids that mean something to the rules there. */
static gboolean
is_tile_id (const char *id)
{
  static const char *const meant[] = {
    "BA/L", "BA/LR", "RI.2/I.v", "GQ/RFI", "RI/s", "AM/A", NULL
  };

  return id != NULL && strchr (id, '/') != NULL && strpbrk (id, " \t\r\n") == NULL
         && !g_str_has_prefix (id, "CO/") && !g_str_has_prefix (id, "TU/")
         && !g_strv_contains (meant, id);
}

static gboolean
check_tile (Check *check, const xmlNode *element)
{
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) marks = g_hash_table_new (g_str_hash, g_str_equal);
  TwRim covered = 0, cities = 0;

  if (!is_tile_id (id) || g_hash_table_contains (check->tiles, id))
    return refuse (check, element, id != NULL ? id : "tile");
  for (const xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      TwKind kind = feature_kind (node);

      /* Two flying machines or crop circles stop that program. */
      if (kind != TW_KIND_NONE)
        {
          if (!check_feature (check, node, kind, &covered, &cities, keys))
            return FALSE;
        }
      else if (!g_hash_table_add (marks, (gpointer) node->name) || !check_mark (node, keys))
        return refuse (check, node, (const char *) node->name);
    }
  if (!is_covered (covered))
    return refuse (check, element, id);
  g_ptr_array_add (keys, NULL);
  g_hash_table_insert (check->tiles, g_steal_pointer (&id), g_strdupv ((char **) keys->pdata));
  return TRUE;
}

static gboolean
check_set (Check *check, const xmlNode *element)
{
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  guint n = 0;

  if (id == NULL || *id == '\0' || strpbrk (id, " \t\r\n") != NULL)
    return refuse (check, element, "tile-set");
  for (const xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      g_autofree char *tile = tw_xml_reader_attribute (node, "tile");
      g_autofree char *count = tw_xml_reader_attribute (node, "count");

      if (!tw_xml_reader_is (node, "ref"))
        continue;
      /* Without a number the client there counts one, and the engine none. */
      if (tile == NULL || !g_hash_table_contains (check->tiles, tile) || count == NULL
          || !g_ascii_isdigit (*count) || !g_hash_table_add (check->used, g_steal_pointer (&tile)))
        return refuse (check, node, tile != NULL ? tile : id);
      n++;
    }
  return (n > 0 && g_hash_table_add (check->sets, g_steal_pointer (&id)))
         || refuse (check, element, "tile-set");
}

static gboolean
is_expansion_id (const char *id)
{
  if (id == NULL || !g_ascii_isupper (*id) || tw_jcz_expansion_is_taken (id))
    return FALSE;
  for (const char *c = id; *c != '\0'; c++)
    if (!g_ascii_isupper (*c) && !g_ascii_isdigit (*c) && *c != '_')
      return FALSE;
  return TRUE;
}

static gboolean
check_expansion (Check *check, const xmlNode *element)
{
  g_autofree char *id = tw_xml_reader_attribute (element, "id");
  const xmlNode *first = tw_xml_reader_first (element);
  g_autofree char *title = first != NULL ? tw_xml_reader_text (first) : NULL;

  if (!is_expansion_id (id) || first == NULL || !tw_xml_reader_is (first, "title")
      || *title == '\0')
    return refuse (check, element, id != NULL ? id : "expansion");
  for (const xmlNode *node = first; node != NULL; node = tw_xml_reader_next (node))
    {
      g_autofree char *word = tw_xml_reader_attribute (node, "element");
      g_autofree char *set = tw_xml_reader_attribute (node, "tile-set");

      if ((word != NULL && !tw_jcz_expansion_knows (word))
          || (set != NULL && !g_hash_table_contains (check->sets, set)))
        return refuse (check, node, word != NULL ? word : set);
      if (set != NULL)
        g_hash_table_add (check->chosen, g_steal_pointer (&set));
    }
  return TRUE;
}

/* Calls @each for the elements @name, in @group if that is not %NULL. */
static gboolean
check_each (Check *check,
            const xmlNode *root,
            const char *group,
            const char *name,
            gboolean (*each) (Check *check, const xmlNode *element))
{
  for (const xmlNode *node = tw_xml_reader_first (root); node != NULL;
       node = tw_xml_reader_next (node))
    {
      if (group != NULL && tw_xml_reader_is (node, group))
        {
          if (!check_each (check, node, NULL, name, each))
            return FALSE;
        }
      else if (group == NULL && tw_xml_reader_is (node, name) && !each (check, node))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_root (Check *check, const xmlNode *root)
{
  if (!tw_xml_reader_is (root, "defs") || !check_each (check, root, "tiles", "tile", check_tile)
      || !check_each (check, root, "sets", "tile-set", check_set)
      || !check_each (check, root, NULL, "expansion", check_expansion))
    return refuse (check, root, "defs");
  /* What nobody names cannot be chosen. */
  return (g_hash_table_size (check->used) == g_hash_table_size (check->tiles)
          && g_hash_table_size (check->chosen) == g_hash_table_size (check->sets)
          && g_hash_table_size (check->sets) > 0)
         || refuse (check, root, "tile-set");
}

static GHashTable *
new_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GHashTable *
tw_jcz_definitions_check (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (xmlDoc) document = tw_xml_document_parse (name, data, (gssize) length, error);
  g_autoptr (GPtrArray) warnings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) local = NULL;
  g_autoptr (GHashTable) tiles =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  g_autoptr (GHashTable) used = new_names (), sets = new_names (), chosen = new_names ();
  TwXmlReader reader = { .file = name, .namespace = "", .warnings = warnings, .error = &local };
  Check check = { &reader, tiles, used, sets, chosen };

  if (document == NULL)
    return NULL;
  if (!check_root (&check, xmlDocGetRootElement (document)))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  return g_steal_pointer (&tiles);
}

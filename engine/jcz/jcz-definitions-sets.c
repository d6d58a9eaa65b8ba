/* The sets of a file of definitions: one is chosen, the others are kept. */
#include "engine/jcz/jcz-definitions-private.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-root.h"
#include "engine/jcz/jcz-words.h"

static void
load_shipped (TwJczDefinitions *reading)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  if (reading->shipped != NULL)
    return;
  reading->shipped = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwTileSet *set = tw_shipped_set_load (ids[i], NULL);

      if (set != NULL)
        g_ptr_array_add (reading->shipped, set);
    }
}

gboolean
tw_jcz_definitions_shipped_topology (TwJczDefinitions *reading,
                                     const char *theirs,
                                     TwTopology *out_topology)
{
  load_shipped (reading);
  for (guint i = 0; theirs != NULL && i < reading->shipped->len; i++)
    {
      const TwTileSet *shipped = g_ptr_array_index (reading->shipped, i);

      for (guint t = 0; t < shipped->n_tiles; t++)
        for (int v = -1; v < (int) shipped->tiles[t]->n_variants; v++)
          {
            const TwTile *from = shipped->tiles[t];
            g_autofree char *alias = tw_jcz_words_alias (tw_jcz_words_aliases (from, v), 0);

            if (g_strcmp0 (alias, theirs) != 0)
              continue;
            tw_tile_variant_topology (from, v, out_topology);
            return TRUE;
          }
    }
  return FALSE;
}

/* A tile of another file, as the shipped sets have it. */
static guint
shipped_tile (TwJczDefinitions *reading, const char *theirs)
{
  g_autofree char *id = NULL;
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology;

  if (!tw_jcz_definitions_shipped_topology (reading, theirs, &topology))
    return 0;
  id = tw_jcz_definitions_our_id (reading, theirs);
  tile = tw_tile_new (id, 0, &topology);
  tile->aliases = g_strdup (theirs);
  tw_tile_set_insert_tile (reading->set, -1, tile);
  g_hash_table_insert (reading->tiles, g_strdup (theirs), GUINT_TO_POINTER (reading->set->n_tiles));
  return reading->set->n_tiles;
}

static gboolean
read_ref (TwJczDefinitions *reading, xmlNode *node, gboolean is_condition)
{
  static const char *const known[] = { "tile", "count", NULL };
  g_autofree char *theirs = tw_xml_reader_attribute (node, "tile");
  g_autoptr (TwTile) copy = NULL;
  guint index;
  int count = 1;

  if (!tw_xml_root_needs (reading->reader, node, "tile", theirs)
      || !tw_xml_reader_number_attribute (reading->reader, node, "count", 0, TW_MAX_COPIES, &count))
    return FALSE;
  index = GPOINTER_TO_UINT (g_hash_table_lookup (reading->tiles, theirs));
  if (index == 0)
    index = shipped_tile (reading, theirs);
  if (index == 0)
    {
      tw_jcz_definitions_problem_at (
          reading, node,
          _ ("The tile “%s” is in no file that is known here. Its line is kept, but has no "
             "effect."),
          theirs);
      if (!is_condition)
        tw_jcz_definitions_keep_element (&reading->set->foreign, TW_FOREIGN_SELF, TW_JCZ_BEHIND,
                                         node);
      return TRUE;
    }
  copy = tw_tile_copy (reading->set->tiles[index - 1]);
  copy->count = MIN (copy->count + (guint) count, TW_MAX_COPIES);
  tw_jcz_definitions_keep_attributes (reading, node, known, TW_FOREIGN_SELF, &copy->foreign);
  tw_tile_set_replace_tile (reading->set, index - 1, copy);
  return TRUE;
}

/* The tiles of a set; those of a condition as if it held. */
static gboolean
read_refs (TwJczDefinitions *reading, xmlNode *element, gboolean is_condition)
{
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      if (tw_xml_reader_is (node, "ref"))
        {
          if (!read_ref (reading, node, is_condition))
            return FALSE;
          continue;
        }
      if (!is_condition)
        {
          tw_jcz_definitions_keep_element (&reading->set->foreign, TW_FOREIGN_SELF, TW_JCZ_BEHIND,
                                           node);
          tw_jcz_definitions_problem_at (
              reading, node, _ ("<%s> is not known here. Its tiles are counted as if it held."),
              (const char *) node->name);
        }
      if (!read_refs (reading, node, TRUE))
        return FALSE;
    }
  return TRUE;
}

static guint
count_refs (const xmlNode *element)
{
  guint n = 0;

  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    {
      g_autofree char *count = tw_xml_reader_attribute (node, "count");

      if (tw_xml_reader_is (node, "ref"))
        n += count != NULL ? (guint) CLAMP (atoi (count), 0, TW_MAX_COPIES) : 1;
      else
        n += count_refs (node);
    }
  return n;
}

/* The set asked for; without one the largest, of those as large the last. */
static xmlNode *
choose_set (TwJczDefinitions *reading, const xmlNode *sets, const char *wanted)
{
  xmlNode *best = NULL;
  guint most = 0;

  for (xmlNode *node = sets != NULL ? tw_xml_reader_first (sets) : NULL; node != NULL;
       node = tw_xml_reader_next (node))
    {
      guint n = count_refs (node);

      if (!tw_xml_reader_is (node, "tile-set"))
        continue;
      if (wanted != NULL ? tw_jcz_definitions_attribute_is (node, "id", wanted) : n >= most)
        {
          best = node;
          most = n;
        }
    }
  if (best == NULL && wanted != NULL)
    tw_xml_reader_fail (reading->reader, sets, _ ("The file defines no set “%s”."), wanted);
  return best;
}

static void
name_set (TwJczDefinitions *reading, const char *theirs)
{
  TwTileSet *set = reading->set;
  TwTexts *titles = tw_texts_with (NULL, "", theirs);

  g_free (set->id);
  set->id = g_strdelimit (g_strdup (theirs), " /:@#", '-');
  g_free (set->aliases);
  set->aliases = g_strdup (theirs);
  set->titles = titles;
}

/* Keeps the other sets, which share the tiles. */
static void
keep_others (TwJczDefinitions *reading, const xmlNode *sets, const xmlNode *chosen)
{
  for (xmlNode *node = sets != NULL ? tw_xml_reader_first (sets) : NULL; node != NULL;
       node = tw_xml_reader_next (node))
    {
      g_autofree char *id = tw_xml_reader_attribute (node, "id");

      if (node == chosen)
        continue;
      tw_jcz_definitions_keep_element (&reading->set->foreign, TW_FOREIGN_SELF, TW_JCZ_BEHIND,
                                       node);
      tw_jcz_definitions_problem_at (
          reading, node, _ ("The file defines the set “%s” too. It is kept, but has no effect."),
          id != NULL ? id : "");
    }
}

static gboolean
is_river_end (const TwTile *tile)
{
  int river = tw_topology_find_kind (&tile->topology, TW_KIND_RIVER);

  return river >= 0
         && __builtin_popcount (tile->topology.segments[river].rim & TW_RIM_MIDDLES) == 1;
}

static gboolean
shows (const TwTile *tile, const char *symbol)
{
  return tw_topology_symbol_count (&tile->topology, symbol, -2) > 0;
}

/* A set with a river on every tile is laid before others. Where the piles do not say which end is
 * the source, it is the first in the file. */
static void
find_river (TwJczDefinitions *reading, const xmlNode *chosen)
{
  const TwTile *first = NULL, *last = NULL, *source = NULL, *lake = NULL;
  guint n_tiles = 0;

  for (guint i = 0; i < reading->set->n_tiles; i++)
    {
      const TwTile *tile = reading->set->tiles[i];

      if (tile->count == 0)
        continue;
      n_tiles++;
      if (tw_topology_find_kind (&tile->topology, TW_KIND_RIVER) < 0)
        return;
      if (shows (tile, "source") && source == NULL)
        source = tile;
      else if (shows (tile, "lake-end") && lake == NULL)
        lake = tile;
      else if (is_river_end (tile) && first == NULL)
        first = tile;
      else if (is_river_end (tile) && last == NULL)
        last = tile;
    }
  if (source == NULL && lake == NULL && last == NULL)
    return;
  if (source == NULL || lake == NULL)
    {
      source = source != NULL ? source : first;
      lake = lake != NULL ? lake : first != source ? first : last;
      if (n_tiles < 2 || source == NULL || lake == NULL)
        return;
      tw_jcz_definitions_problem_at (
          reading, chosen,
          _ ("The river is taken to begin at tile %s and to end at tile %s, since that is not "
             "said."),
          source->id, lake->id);
    }
  reading->set->draw = TW_SET_DRAW_FIRST;
  reading->set->first_tile = g_strdup (source->id);
  reading->set->last_tile = g_strdup (lake->id);
}

gboolean
tw_jcz_definitions_read_sets (TwJczDefinitions *reading, const xmlNode *sets, const char *wanted)
{
  static const char *const known[] = { "id", NULL };
  xmlNode *chosen = choose_set (reading, sets, wanted);
  g_autofree char *id = NULL;

  if (chosen == NULL && wanted != NULL)
    return FALSE;
  if (chosen == NULL)
    {
      for (guint i = 0; i < reading->set->n_tiles; i++)
        {
          g_autoptr (TwTile) one = tw_tile_with_count (reading->set->tiles[i], 1);

          tw_tile_set_replace_tile (reading->set, i, one);
        }
      name_set (reading, "tiles");
      return TRUE;
    }
  if (!tw_xml_reader_line_attribute (reading->reader, chosen, "id", TW_XML_MAX_LINE, &id)
      || !tw_xml_root_needs (reading->reader, chosen, "id", id))
    return FALSE;
  if (*id == '\0' || strpbrk (id, " \t\n\r") != NULL)
    return tw_xml_reader_fail (reading->reader, chosen,
                               _ ("“%.40s” is no id. Write one word, for instance BA/C."), id);
  name_set (reading, id);
  tw_jcz_definitions_keep_attributes (reading, chosen, known, TW_FOREIGN_SELF,
                                      &reading->set->foreign);
  if (!read_refs (reading, chosen, FALSE))
    return FALSE;
  find_river (reading, chosen);
  keep_others (reading, sets, chosen);
  return TRUE;
}

/* Whether the choice brings the set: by its name, or by that without the edition behind a colon. */
static gboolean
brings_set (const xmlNode *expansion, const char *set)
{
  for (const xmlNode *node = tw_xml_reader_first (expansion); node != NULL;
       node = tw_xml_reader_next (node))
    {
      g_autofree char *named = tw_xml_reader_attribute (node, "tile-set");
      gsize length = named != NULL ? strlen (named) : 0;

      if (named != NULL && strncmp (set, named, length) == 0
          && (set[length] == '\0' || set[length] == ':'))
        return TRUE;
    }
  return FALSE;
}

static void
take_text (const xmlNode *node, TwTexts **texts)
{
  g_autofree char *text = tw_xml_reader_text (node);

  if (*text == '\0')
    return;
  tw_texts_unref (*texts);
  *texts = tw_texts_with (NULL, "", text);
}

void
tw_jcz_definitions_read_title (TwJczDefinitions *reading, const xmlNode *root)
{
  for (const xmlNode *node = tw_xml_reader_first (root); node != NULL;
       node = tw_xml_reader_next (node))
    {
      if (!tw_xml_reader_is (node, "expansion") || !brings_set (node, reading->set->aliases))
        continue;
      for (const xmlNode *child = tw_xml_reader_first (node); child != NULL;
           child = tw_xml_reader_next (child))
        if (tw_xml_reader_is (child, "title"))
          take_text (child, &reading->set->titles);
        else if (tw_xml_reader_is (child, "description"))
          take_text (child, &reading->set->descriptions);
      return;
    }
}

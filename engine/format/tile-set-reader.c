/* A tile set from its file. */
#include "engine/format/tile-set-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/lesson-element.h"
#include "engine/format/package-reader.h"
#include "engine/format/picture-files.h"
#include "engine/format/print-element.h"
#include "engine/format/rules-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/text-element.h"
#include "engine/format/tile-reader.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-member.h"
#include "engine/format/xml-root.h"
#include "engine/set/set-members.h"

enum
{
  RANK_TITLE,
  RANK_DESCRIPTION,
  RANK_NOTE,
  RANK_CHANGE,
  RANK_PRINT,
  RANK_TILE,
  RANK_BLOCK,
  RANK_LESSON
};

static const TwXmlChild set_children[] = {
  { "title", RANK_TITLE, 0 },
  { "description", RANK_DESCRIPTION, 0 },
  { "note", RANK_NOTE, 0 },
  { "change", RANK_CHANGE, 0 },
  { "print", RANK_PRINT, 0 },
  { "tile", RANK_TILE, TW_SET_FOREIGN_TILES },
  { "block", RANK_BLOCK, TW_SET_FOREIGN_TILES },
  { "lesson", RANK_LESSON, TW_SET_FOREIGN_TILES },
};

static const TwXmlChild change_children[] = { { "description", 0, 0 } };

static const TwXmlChild block_children[] = { { "place", 0, 0 } };

/* Words in one language stand in the entry itself, those in several in an element each. */
static gboolean
read_change_texts (TwXmlReader *reader, xmlNode *element, TwTileSet *set, TwSetChange *change)
{
  static const char *const attributes[] = { "release", "date", NULL };
  gboolean has_elements = FALSE;

  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    has_elements |= node->type == XML_ELEMENT_NODE && tw_xml_reader_is (node, "description");
  if (!has_elements)
    {
      g_autofree char *text = NULL;

      if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &set->foreign))
        return FALSE;
      text = tw_xml_reader_text (element);
      change->texts = tw_texts_with (NULL, "", text);
      return TRUE;
    }
  if (!tw_xml_reader_open (reader, element, attributes, change_children,
                           G_N_ELEMENTS (change_children), &change->foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!tw_text_element_read (reader, node, TRUE, &change->foreign, &change->texts))
      return FALSE;
  return TRUE;
}

static gboolean
read_change (TwXmlReader *reader, xmlNode *element, TwTileSet *set)
{
  g_autofree char *release = NULL, *date = NULL;
  TwSetChange *change;

  if (!tw_xml_reader_line_attribute (reader, element, "release", TW_XML_MAX_LINE, &release)
      || !tw_xml_root_needs (reader, element, "release", release)
      || !tw_xml_reader_line_attribute (reader, element, "date", TW_XML_MAX_LINE, &date))
    return FALSE;
  if (date != NULL && !g_regex_match_simple ("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", date, 0, 0))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no day. Write for instance “2026-11-21”."), date);
  if (set->n_changes == TW_MAX_SET_CHANGES)
    return tw_xml_reader_fail (reader, element,
                               _ ("There are more than %d changes. Take old ones out."),
                               TW_MAX_SET_CHANGES);
  change = tw_tile_set_add_change (set, release);
  change->date = g_steal_pointer (&date);
  return read_change_texts (reader, element, set, change);
}

static gboolean
read_place (TwXmlReader *reader, xmlNode *element, TwBlock *block)
{
  static const char *const attributes[] = { "tile", "x", "y", "rotation", NULL };
  g_autofree char *tile = NULL;
  int x = G_MININT, y = G_MININT, rotation = 0;

  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, &block->foreign)
      || !tw_xml_reader_line_attribute (reader, element, "tile", TW_XML_MAX_LINE, &tile)
      || !tw_xml_root_needs (reader, element, "tile", tile)
      || !tw_xml_reader_number_attribute (reader, element, "x", -999, 999, &x)
      || !tw_xml_root_needs (reader, element, "x", x == G_MININT ? NULL : "")
      || !tw_xml_reader_number_attribute (reader, element, "y", -999, 999, &y)
      || !tw_xml_root_needs (reader, element, "y", y == G_MININT ? NULL : "")
      || !tw_xml_reader_number_attribute (reader, element, "rotation", 0, 270, &rotation))
    return FALSE;
  if (rotation % 90 != 0)
    return tw_xml_reader_fail (
        reader, element, _ ("A tile cannot be turned by %d degrees. Write 0, 90, 180 or 270."),
        rotation);
  if (block->n_tiles == TW_MAX_BLOCK_TILES)
    return tw_xml_reader_fail (reader, element,
                               _ ("The block has more than %d tiles. Take some of them out."),
                               TW_MAX_BLOCK_TILES);
  tw_block_add_tile (block, tile, x, y, (guint) rotation / 90);
  return TRUE;
}

static gboolean
read_block (TwXmlReader *reader, xmlNode *element, TwTileSet *set)
{
  static const char *const attributes[] = { "id", "start", "ruin", NULL };
  g_autofree char *id = NULL;
  TwBlock *block;

  if (set->n_blocks == TW_MAX_SET_BLOCKS)
    return tw_xml_reader_fail (reader, element,
                               _ ("The set has more than %d blocks. Take some of them out."),
                               TW_MAX_SET_BLOCKS);
  if (!tw_xml_reader_line_attribute (reader, element, "id", TW_XML_MAX_LINE, &id)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  block = tw_tile_set_add_block (set, id);
  block->line = tw_xml_reader_line (element);
  if (!tw_xml_reader_open (reader, element, attributes, block_children,
                           G_N_ELEMENTS (block_children), &block->foreign)
      || !tw_xml_reader_truth_attribute (reader, element, "start", &block->is_start)
      || !tw_xml_reader_truth_attribute (reader, element, "ruin", &block->ruin))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!read_place (reader, node, block))
      return FALSE;
  return TRUE;
}

static gboolean
read_tiles (TwXmlReader *reader, xmlNode *root, TwTileSet *set)
{
  guint n_tiles = 0;

  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    n_tiles += tw_xml_reader_is (node, "tile");
  if (n_tiles > TW_MAX_SET_TILES)
    return tw_xml_reader_fail (reader, root,
                               _ ("The set has more than %d tiles. Split it into several sets."),
                               TW_MAX_SET_TILES);
  set->tiles = g_new (TwTile *, n_tiles);
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "tile"))
      {
        TwTile *tile = tw_tile_read (reader, node);

        if (tile == NULL)
          return FALSE;
        set->tiles[set->n_tiles++] = tile;
      }
  return TRUE;
}

static gboolean
read_head (TwXmlReader *reader, xmlNode *root, TwTileSet *set)
{
  static const char *const more[] = { NULL };
  const char *attributes[TW_XML_MAX_NAMES];
  guint n_members;
  const TwMember *members = tw_tile_set_members (&n_members);

  tw_xml_member_names (members, n_members, more, attributes);
  return tw_xml_reader_open (reader, root, attributes, set_children, G_N_ELEMENTS (set_children),
                             &set->foreign)
         && tw_xml_members_read (reader, root, members, n_members, set);
}

static void
read_around (const xmlDoc *document, const xmlNode *root, TwTileSet *set)
{
  TwForeign **list = &set->prolog;

  for (xmlNode *node = document->children; node != NULL; node = node->next)
    if (node == root)
      list = &set->epilog;
    else
      {
        g_autofree char *text = tw_xml_reader_foreign_text (TW_TILE_SET_NAMESPACE, node);

        *list = tw_foreign_append (*list, TW_FOREIGN_SELF, 0, text);
      }
}

static gboolean
read_print (TwXmlReader *reader, xmlNode *element, TwTileSet *set)
{
  if (set->print != NULL)
    return tw_xml_reader_fail (reader, element,
                               _ ("How the set is printed is said twice. Take one out."));
  set->print = tw_print_element_read (reader, element, &set->foreign);
  return set->print != NULL;
}

static gboolean
read_words (TwXmlReader *reader, xmlNode *root, TwTileSet *set)
{
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    {
      TwTexts **texts = tw_xml_reader_is (node, "title")         ? &set->titles
                        : tw_xml_reader_is (node, "description") ? &set->descriptions
                        : tw_xml_reader_is (node, "note")        ? &set->notes
                                                                 : NULL;

      if (texts != NULL ? !tw_text_element_read (reader, node, TRUE, &set->foreign, texts)
          : tw_xml_reader_is (node, "change")
              ? !read_change (reader, node, set)
              : tw_xml_reader_is (node, "print") && !read_print (reader, node, set))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_parts (TwXmlReader *reader, xmlNode *root, TwTileSet *set)
{
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if ((tw_xml_reader_is (node, "block") && !read_block (reader, node, set))
        || (tw_xml_reader_is (node, "lesson") && !tw_lesson_read (reader, node, set)))
      return FALSE;
  return read_tiles (reader, root, set);
}

static gboolean
read_set (TwXmlReader *reader, xmlNode *root, TwTileSet *set)
{
  g_autoptr (TwForeign) foreign = NULL;

  if (!read_head (reader, root, set) || !read_words (reader, root, set))
    return FALSE;
  /* It stands where it belongs in the whole set, and does not follow what is added to it. */
  foreign = g_steal_pointer (&set->foreign);
  if (!read_parts (reader, root, set))
    return FALSE;
  set->foreign = g_steal_pointer (&foreign);
  return TRUE;
}

static gboolean
read_root (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  TwTileSet *set = user;

  read_around (root->doc, root, set);
  if (!tw_rules_file_read_own (reader, root, &set->own))
    return FALSE;
  reader->own = set->own;
  if (!read_set (reader, root, set))
    return FALSE;
  if (reader->warnings->len > 0)
    {
      g_ptr_array_add (reader->warnings, NULL);
      set->warnings = g_strdupv ((char **) reader->warnings->pdata);
    }
  return TRUE;
}

static const TwXmlVocabulary set_vocabulary = { "tile-set", TW_TILE_SET_NAMESPACE,
                                                TW_TILE_SET_SCHEMA };
/* The program's own files are held to the schema by a test, not at each start. */
static const TwXmlVocabulary shipped_vocabulary = { "tile-set", TW_TILE_SET_NAMESPACE, NULL };

static TwTileSet *
parse (const char *name,
       const char *data,
       gssize length,
       const TwXmlVocabulary *vocabulary,
       GError **error)
{
  g_autoptr (TwTileSet) set = NULL;

  if (length >= 0 && tw_package_file_is (data, (gsize) length))
    return tw_package_file_parse (name, data, (gsize) length, error);
  set = tw_tile_set_new ("");
  if (!tw_xml_root_read_plain (name, data, length, vocabulary, read_root, set, error))
    return NULL;
  return g_steal_pointer (&set);
}

TwTileSet *
tw_tile_set_file_parse (const char *name, const char *data, gssize length, GError **error)
{
  return parse (name, data, length, &set_vocabulary, error);
}

static TwTileSet *
load (const char *path, const TwXmlVocabulary *vocabulary, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);
  g_autofree char *folder = g_path_get_dirname (path);
  TwTileSet *set = data != NULL ? parse (path, data, (gssize) length, vocabulary, error) : NULL;

  if (set != NULL)
    tw_tile_set_take_pictures (set, folder);
  return set;
}

TwTileSet *
tw_tile_set_file_load (const char *path, GError **error)
{
  return load (path, &set_vocabulary, error);
}

TwTileSet *
tw_tile_set_file_load_shipped (const char *path, GError **error)
{
  return load (path, &shipped_vocabulary, error);
}

char *
tw_tile_set_file_find (const char *file_or_id)
{
  if (g_file_test (file_or_id, G_FILE_TEST_EXISTS) && !g_file_test (file_or_id, G_FILE_TEST_IS_DIR))
    return g_strdup (file_or_id);
  return tw_shipped_set_path (file_or_id);
}

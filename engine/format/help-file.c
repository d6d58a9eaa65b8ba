/* Reading the pages of help. */
#include "engine/format/help-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-member.h"
#include "engine/format/xml-root.h"

static const TwXmlVocabulary vocabulary = { "help", TW_HELP_NAMESPACE, "schema/help.rng" };

#define TILE(name, member, type)                                                                   \
  {                                                                                                \
    name, type, G_STRUCT_OFFSET (TwHelpTile, member), 0, 0, 0, NULL, FALSE                         \
  }

static const TwMember tile_members[] = {
  TILE ("line", line, TW_MEMBER_WORDS),     TILE ("own", own, TW_MEMBER_WORDS),
  TILE ("press", press, TW_MEMBER_WORDS),   TILE ("drag", drag, TW_MEMBER_WORDS),
  TILE ("figure", figure, TW_MEMBER_WORDS), TILE ("stands", stands, TW_MEMBER_WORDS),
  TILE ("mark", mark, TW_MEMBER_WORDS),     TILE ("beside", is_beside, TW_MEMBER_TRUTH),
};

static void
tile_free (gpointer data)
{
  tw_members_free (tile_members, G_N_ELEMENTS (tile_members), data);
  g_free (data);
}

static void
block_free (gpointer data)
{
  TwHelpBlock *block = data;

  tw_texts_unref (block->texts);
  g_clear_pointer (&block->tiles, g_ptr_array_unref);
  g_free (block);
}

static void
section_free (gpointer data)
{
  TwHelpSection *section = data;

  tw_texts_unref (section->titles);
  g_free (section->fill);
  g_ptr_array_unref (section->blocks);
  g_free (section);
}

static void
page_free (gpointer data)
{
  TwHelpPage *page = data;

  g_free (page->id);
  g_free (page->place);
  tw_texts_unref (page->titles);
  g_ptr_array_unref (page->sections);
  g_free (page);
}

void
tw_help_file_free (TwHelpFile *file)
{
  g_ptr_array_unref (file->pages);
  g_free (file);
}

/* What follows in other languages belongs to the same words. */
static gboolean
begins (const xmlNode *element)
{
  return xmlHasNsProp (element, BAD_CAST "lang", XML_XML_NAMESPACE) == NULL;
}

static gboolean
read_tile (TwXmlReader *reader, xmlNode *element, GPtrArray *tiles)
{
  static const char *const more[] = { NULL };
  const char *names[TW_XML_MAX_NAMES];
  TwHelpTile *tile = g_new0 (TwHelpTile, 1);
  g_autoptr (TwForeign) foreign = NULL;

  g_ptr_array_add (tiles, tile);
  tw_xml_member_names (tile_members, G_N_ELEMENTS (tile_members), more, names);
  return tw_xml_reader_open_simple (reader, element, names, FALSE, &foreign)
         && tw_xml_members_read (reader, element, tile_members, G_N_ELEMENTS (tile_members), tile)
         && tw_xml_root_needs (reader, element, "line", tile->line);
}

static gboolean
read_picture (TwXmlReader *reader, xmlNode *element, TwHelpBlock *block)
{
  static const char *const none[] = { NULL };
  static const TwXmlChild children[] = { { "text", 0, 0 }, { "tile", 1, 0 } };
  g_autoptr (TwForeign) foreign = NULL;

  block->tiles = g_ptr_array_new_with_free_func (tile_free);
  if (!tw_xml_reader_open (reader, element, none, children, G_N_ELEMENTS (children), &foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "text") ? !tw_xml_root_read_text (reader, node, &block->texts)
                                        : !read_tile (reader, node, block->tiles))
      return FALSE;
  return TRUE;
}

static TwHelpBlock *
add_block (TwHelpSection *section)
{
  TwHelpBlock *block = g_new0 (TwHelpBlock, 1);

  g_ptr_array_add (section->blocks, block);
  return block;
}

static gboolean
read_in_section (TwXmlReader *reader, xmlNode *node, TwHelpSection *section)
{
  TwHelpBlock *last =
      section->blocks->len > 0 ? section->blocks->pdata[section->blocks->len - 1] : NULL;

  if (tw_xml_reader_is (node, "title"))
    return tw_xml_root_read_text (reader, node, &section->titles);
  if (tw_xml_reader_is (node, "picture"))
    return read_picture (reader, node, add_block (section));
  if (last == NULL || last->tiles != NULL || begins (node))
    last = add_block (section);
  return tw_xml_root_read_text (reader, node, &last->texts);
}

static gboolean
read_section (TwXmlReader *reader, xmlNode *element, TwHelpPage *page)
{
  static const char *const attributes[] = { "fill", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "text", 1, 0 }, { "picture", 1, 0 } };
  TwHelpSection *section = g_new0 (TwHelpSection, 1);
  g_autoptr (TwForeign) foreign = NULL;

  section->blocks = g_ptr_array_new_with_free_func (block_free);
  g_ptr_array_add (page->sections, section);
  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_reader_words_attribute (reader, element, "fill", &section->fill))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!read_in_section (reader, node, section))
      return FALSE;
  return TRUE;
}

static gboolean
read_page (TwXmlReader *reader, xmlNode *element, TwHelpFile *file)
{
  static const char *const attributes[] = { "id", "place", NULL };
  static const TwXmlChild children[] = { { "title", 0, 0 }, { "section", 1, 0 } };
  TwHelpPage *page = g_new0 (TwHelpPage, 1);
  g_autoptr (TwForeign) foreign = NULL;

  page->sections = g_ptr_array_new_with_free_func (section_free);
  g_ptr_array_add (file->pages, page);
  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children), &foreign)
      || !tw_xml_reader_words_attribute (reader, element, "id", &page->id)
      || !tw_xml_root_needs (reader, element, "id", page->id)
      || !tw_xml_reader_words_attribute (reader, element, "place", &page->place))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (tw_xml_reader_is (node, "title") ? !tw_xml_root_read_text (reader, node, &page->titles)
                                         : !read_section (reader, node, page))
      return FALSE;
  return TRUE;
}

static gboolean
read_help (TwXmlReader *reader, xmlNode *root, gpointer user)
{
  static const char *const attributes[] = { "version", NULL };
  static const TwXmlChild children[] = { { "page", 0, 0 } };
  g_autoptr (TwForeign) foreign = NULL;

  if (!tw_xml_reader_open (reader, root, attributes, children, G_N_ELEMENTS (children), &foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (root); node != NULL; node = tw_xml_reader_next (node))
    if (!read_page (reader, node, user))
      return FALSE;
  return TRUE;
}

TwHelpFile *
tw_help_file_load (const char *path, GError **error)
{
  g_autoptr (TwHelpFile) file = g_new0 (TwHelpFile, 1);
  g_autofree char *shipped = path == NULL ? tw_data_dir_find ("help/help.xml") : NULL;
  g_autofree char *data = NULL;
  gsize length = 0;

  file->pages = g_ptr_array_new_with_free_func (page_free);
  if (path == NULL && shipped == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, "help/help.xml", 0,
                           _ ("This file of the program is missing. Install Tilewright again."));
      return NULL;
    }
  path = path != NULL ? path : shipped;
  data = tw_xml_document_read_file (path, &length, error);
  if (data == NULL
      || !tw_xml_root_read_plain (path, data, (gssize) length, &vocabulary, read_help, file, error))
    return NULL;
  return g_steal_pointer (&file);
}

const TwHelpPage *
tw_help_file_find (const TwHelpFile *file, const char *id)
{
  for (guint i = 0; i < file->pages->len; i++)
    if (strcmp (((const TwHelpPage *) file->pages->pdata[i])->id, id) == 0)
      return file->pages->pdata[i];
  return NULL;
}

const TwHelpPage *
tw_help_file_at (const TwHelpFile *file, const char *place)
{
  for (guint i = 0; i < file->pages->len; i++)
    {
      const TwHelpPage *page = file->pages->pdata[i];
      g_auto (GStrv) places = g_strsplit (page->place != NULL ? page->place : "", " ", -1);

      if (g_strv_contains ((const char *const *) places, place))
        return page;
    }
  return file->pages->pdata[0];
}

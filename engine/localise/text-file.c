/* Files whose texts are translated. */
#include "engine/localise/text-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/file-kind.h"
#include "engine/own/own-rules-private.h"
#include "engine/own/own-rules-written.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/format/xml-document.h"

static char *
dump (xmlDoc *document, gsize *out_length)
{
  xmlChar *bytes = NULL;
  int length = 0;
  char *text;

  xmlDocDumpMemoryEnc (document, &bytes, &length, "UTF-8");
  text = g_memdup2 (bytes, (gsize) length + 1);
  xmlFree (bytes);
  *out_length = (gsize) length;
  return text;
}

xmlDoc *
tw_tile_set_to_document (const TwTileSet *set)
{
  gsize length;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, &length);

  return tw_xml_document_parse (set->id, xml, (gssize) length, NULL);
}

TwTileSet *
tw_tile_set_with_texts (const TwTileSet *set, xmlDoc *document, GError **error)
{
  gsize length;
  g_autofree char *xml = dump (document, &length);
  TwTileSet *changed = tw_tile_set_file_parse (set->id, xml, (gssize) length, error);

  if (changed != NULL)
    changed->enclosures = tw_enclosures_ref (set->enclosures);
  return changed;
}

static gboolean
read_set (TwTextFile *file, const char *data, gsize length, GError **error)
{
  file->set = tw_tile_set_file_parse (file->path, data, (gssize) length, error);
  if (file->set == NULL)
    return FALSE;
  file->document = tw_package_file_is (data, length)
                       ? tw_tile_set_to_document (file->set)
                       : tw_xml_document_parse (file->path, data, (gssize) length, error);
  return file->document != NULL;
}

static gboolean
read_ruleset (TwTextFile *file,
              const char *data,
              gsize length,
              const TwVocabulary *vocabulary,
              GError **error)
{
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse (file->path, data, (gssize) length, vocabulary, error);

  if (ruleset != NULL)
    file->document = tw_xml_document_parse (file->path, data, (gssize) length, error);
  return file->document != NULL;
}

TwTextFile *
tw_text_file_open (const char *path, const TwVocabulary *vocabulary, GError **error)
{
  g_autoptr (TwTextFile) file = g_new0 (TwTextFile, 1);
  g_autofree char *data = NULL;
  gsize length = 0;
  TwFileKind kind;

  file->path = g_strdup (path);
  tw_file_stamp_take (path, &file->stamp);
  if (!tw_file_kind_find (path, &kind, error))
    return NULL;
  data = tw_xml_document_read_file (path, &length, error);
  if (data == NULL)
    return NULL;
  if (kind == TW_FILE_RULESET ? !read_ruleset (file, data, length, vocabulary, error)
                              : !read_set (file, data, length, error))
    return NULL;
  file->list = tw_text_list_new (file->document);
  return g_steal_pointer (&file);
}

TwTextFile *
tw_text_file_new_for_set (TwTileSet *set)
{
  TwTextFile *file = g_new0 (TwTextFile, 1);

  file->path = g_strdup (set->id);
  file->set = tw_tile_set_ref (set);
  file->document = tw_tile_set_to_document (set);
  file->list = tw_text_list_new (file->document);
  return file;
}

static void
take_texts (TwTexts **member, const TwTextItem *item)
{
  tw_texts_unref (*member);
  *member = tw_texts_ref (item->forms[0]);
}

/* Somebody types in a set of a thousand tiles: what stands in the set itself or on a tile is put
 * there without reading the whole again. */
static TwTileSet *
take_tile_name (const TwTileSet *set, const TwTextItem *item)
{
  g_autofree char *id = tw_xml_reader_attribute (item->element->parent, "id");
  g_autoptr (TwTileSet) changed = NULL;
  g_autoptr (TwTile) tile = NULL;
  int index = -1;

  for (guint i = 0; i < set->n_tiles; i++)
    if (strcmp (set->tiles[i]->id, id) == 0)
      {
        /* Two tiles of one id are a problem of the set: which of them it is the tree knows. */
        if (index >= 0)
          return NULL;
        index = (int) i;
      }
  if (index < 0)
    return NULL;
  changed = tw_tile_set_copy (set);
  tile = tw_tile_with_names (set->tiles[index], item->forms[0]);
  tw_tile_set_replace_tile (changed, (guint) index, tile);
  return g_steal_pointer (&changed);
}

/* What is wrong with it, if anything, the reader of the whole says. */
static TwTileSet *
take_rules (TwTileSet *set, xmlNode *rules)
{
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new_from (set, rules);
  TwTileSet *changed = tw_own_rules_edit_apply (edit, NULL);

  if (changed != NULL)
    tw_own_rules_show_stamps (rules, changed->own);
  return changed;
}

/* The child of the set's element that the text is in. */
static xmlNode *
find_top (xmlNode *node)
{
  while (node->parent != NULL && node->parent->parent != NULL
         && node->parent->parent->type == XML_ELEMENT_NODE)
    node = node->parent;
  return node;
}

static TwTileSet *
take_simple (TwTileSet *set, const TwTextItem *item)
{
  xmlNode *top = find_top (item->element);
  g_autoptr (TwTileSet) changed = NULL;
  TwTexts **member;

  if (tw_xml_reader_is (item->element->parent, "tile") && tw_xml_reader_is (item->element, "name"))
    return take_tile_name (set, item);
  if (tw_xml_reader_is (top, "rules") && set->own != NULL)
    return take_rules (set, top);
  if (strchr (item->context, '/') != NULL || strchr (item->context, ':') != NULL)
    return NULL;
  changed = tw_tile_set_copy (set);
  member = strcmp (item->context, "title") == 0         ? &changed->titles
           : strcmp (item->context, "description") == 0 ? &changed->descriptions
           : strcmp (item->context, "note") == 0        ? &changed->notes
                                                        : NULL;
  if (member == NULL)
    return NULL;
  take_texts (member, item);
  return g_steal_pointer (&changed);
}

TwTileSet *
tw_text_file_take (TwTextFile *file, const TwTextItem *item, GError **error)
{
  TwTileSet *changed = item != NULL ? take_simple (file->set, item) : NULL;

  if (changed == NULL)
    changed = tw_tile_set_with_texts (file->set, file->document, error);
  if (changed != NULL)
    {
      tw_tile_set_unref (file->set);
      file->set = changed;
    }
  return changed;
}

void
tw_text_file_free (TwTextFile *file)
{
  if (file == NULL)
    return;
  g_clear_pointer (&file->list, tw_text_list_free);
  g_clear_pointer (&file->document, xmlFreeDoc);
  g_clear_pointer (&file->set, tw_tile_set_unref);
  g_free (file->path);
  g_free (file);
}

gboolean
tw_text_file_save (const TwTextFile *file,
                   const char *path,
                   const TwVocabulary *vocabulary,
                   GError **error)
{
  g_autofree char *data = NULL;
  gsize length = 0;

  if (file->set != NULL)
    {
      g_autoptr (TwTileSet) set = tw_tile_set_with_texts (file->set, file->document, error);

      if (set == NULL)
        return FALSE;
      data = tw_package_file_set_to_data (path != NULL ? path : file->path, set, &length, error);
    }
  else
    {
      g_autoptr (TwRuleset) ruleset = NULL;

      data = dump (file->document, &length);
      ruleset = tw_ruleset_file_parse (file->path, data, (gssize) length, vocabulary, error);
      if (ruleset == NULL)
        return FALSE;
    }
  return data != NULL
         && tw_save_file (path != NULL ? path : file->path, data, length,
                          path != NULL ? NULL : &file->stamp, NULL, error);
}

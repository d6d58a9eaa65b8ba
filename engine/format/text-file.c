/* Files whose texts are translated. */
#include "engine/format/text-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/file-kind.h"
#include "engine/format/package-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
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
  g_autofree char *xml = tw_tile_set_to_xml (set, &length);

  return tw_xml_parse (set->id, xml, (gssize) length, NULL);
}

TwTileSet *
tw_tile_set_with_texts (const TwTileSet *set, xmlDoc *document, GError **error)
{
  gsize length;
  g_autofree char *xml = dump (document, &length);
  TwTileSet *changed = tw_tile_set_parse (set->id, xml, (gssize) length, error);

  if (changed != NULL)
    changed->enclosures = tw_enclosures_ref (set->enclosures);
  return changed;
}

static gboolean
read_set (TwTextFile *file, const char *data, gsize length, GError **error)
{
  file->set = tw_tile_set_parse (file->path, data, (gssize) length, error);
  if (file->set == NULL)
    return FALSE;
  file->document = tw_package_is (data, length)
                       ? tw_tile_set_to_document (file->set)
                       : tw_xml_parse (file->path, data, (gssize) length, error);
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
      tw_ruleset_parse (file->path, data, (gssize) length, vocabulary, error);

  if (ruleset != NULL)
    file->document = tw_xml_parse (file->path, data, (gssize) length, error);
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
  data = tw_xml_read_file (path, &length, error);
  if (data == NULL)
    return NULL;
  if (kind == TW_FILE_RULESET ? !read_ruleset (file, data, length, vocabulary, error)
                              : !read_set (file, data, length, error))
    return NULL;
  file->list = tw_text_list_new (file->document);
  return g_steal_pointer (&file);
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
      data = tw_tile_set_to_data (path != NULL ? path : file->path, set, &length, error);
    }
  else
    {
      g_autoptr (TwRuleset) ruleset = NULL;

      data = dump (file->document, &length);
      ruleset = tw_ruleset_parse (file->path, data, (gssize) length, vocabulary, error);
      if (ruleset == NULL)
        return FALSE;
    }
  return data != NULL
         && tw_save_file (path != NULL ? path : file->path, data, length,
                          path != NULL ? NULL : &file->stamp, NULL, error);
}

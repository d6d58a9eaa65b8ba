/* Files that are put into a set's package. */
#include "app/document/enclose.h"

#include <glib/gi18n.h>

#include "engine/format/file-kind.h"
#include "engine/format/package-reader.h"
#include "engine/format/picture-check.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

static void
replace (TwTileSet *set, const char *name, GBytes *bytes)
{
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
  /* Tiles may show it. */
  tw_set_pictures_bind (set);
}

/* A set has one cover, whatever its suffix. */
static void
remove_covers (TwTileSet *set)
{
  const TwEnclosure *cover;

  while ((cover = tw_enclosures_first (set->enclosures, TW_ENCLOSURE_COVER)) != NULL)
    {
      g_autofree char *name = g_strdup (cover->name);

      replace (set, name, NULL);
    }
}

static gboolean
find_kind (const char *path, gboolean as_cover, TwEnclosureKind *out_kind, GError **error)
{
  TwFileKind kind;

  if (as_cover)
    *out_kind = TW_ENCLOSURE_COVER;
  else if (!tw_file_kind_find (path, &kind, error))
    return FALSE;
  else
    *out_kind = kind == TW_FILE_CASES      ? TW_ENCLOSURE_CASES
                : kind == TW_FILE_RULESET  ? TW_ENCLOSURE_RULESET
                : kind == TW_FILE_GAME     ? TW_ENCLOSURE_GAME
                : kind == TW_FILE_TILE_SET ? TW_ENCLOSURE_SET
                                           : TW_ENCLOSURE_PICTURE;
  return TRUE;
}

/* What would not be drawn is said now, and not when somebody looks for it. */
static gboolean
is_picture (const char *path, const char *data, gsize length, GError **error)
{
  g_auto (TwPictureFacts) facts = { 0 };

  return tw_picture_check (path, (const guint8 *) data, length, &facts, error);
}

gboolean
tw_enclose_read (const char *path, gboolean as_cover, TwEnclosure *out_enclosure, GError **error)
{
  g_autofree char *file_name = g_path_get_basename (path);
  g_autofree char *name = NULL, *data = NULL;
  TwEnclosureKind kind;
  gsize length;

  if (!find_kind (path, as_cover, &kind, error)
      || (data = tw_xml_document_read_file (path, &length, error)) == NULL)
    return FALSE;
  name = tw_enclosure_name_for (kind, file_name);
  if (name == NULL || (kind == TW_ENCLOSURE_SET && tw_package_file_is (data, length)))
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                                as_cover ? _ ("A cover is a picture: PNG, JPEG or SVG.")
                                         : _ ("It is none of what belongs to a set. Add rulesets, "
                                              "tile sets, cases, saved games and pictures."));
  if ((kind == TW_ENCLOSURE_COVER || kind == TW_ENCLOSURE_PICTURE)
      && !is_picture (path, data, length, error))
    return FALSE;
  out_enclosure->name = g_steal_pointer (&name);
  out_enclosure->kind = kind;
  out_enclosure->bytes = g_bytes_new_take (g_steal_pointer (&data), length);
  return TRUE;
}

gboolean
tw_enclose (TwTileSet *set, const TwEnclosure *enclosure, GError **error)
{
  if (tw_enclosures_size (set->enclosures) + g_bytes_get_size (enclosure->bytes) > TW_XML_MAX_BYTES)
    return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, enclosure->name, 0,
                                _ ("The package would be larger than %d MiB. Take pictures out, or "
                                   "make them smaller."),
                                TW_XML_MAX_BYTES >> 20);
  if (enclosure->kind == TW_ENCLOSURE_COVER)
    remove_covers (set);
  replace (set, enclosure->name, enclosure->bytes);
  return TRUE;
}

void
tw_enclose_cover (TwTileSet *set, GBytes *png)
{
  remove_covers (set);
  replace (set, "cover.png", png);
}

/* Whether saving would come upon another file of that name, which is somebody else's. */
static gboolean
is_somebody_elses (GFile *set_file, const char *name, GBytes *bytes)
{
  g_autoptr (GFile) folder = set_file != NULL ? g_file_get_parent (set_file) : NULL;
  g_autoptr (GFile) there = folder != NULL ? g_file_resolve_relative_path (folder, name) : NULL;
  g_autofree char *path = there != NULL ? g_file_get_path (there) : NULL, *data = NULL;
  g_autoptr (GBytes) other = NULL;
  gsize length;

  if (path == NULL || (data = tw_xml_document_read_file (path, &length, NULL)) == NULL)
    return FALSE;
  other = g_bytes_new_take (g_steal_pointer (&data), length);
  return !g_bytes_equal (other, bytes);
}

char *
tw_enclosure_own_name (GFile *set_file, const char *set_id, const char *name, GBytes *bytes)
{
  g_autofree char *file_name = g_path_get_basename (name);

  if (!is_somebody_elses (set_file, name, bytes))
    return g_steal_pointer (&file_name);
  return g_strdup_printf ("%s-%s", set_id, file_name);
}

void
tw_enclosure_remove (TwTileSet *set, const char *name)
{
  replace (set, name, NULL);
}

TwEnclosures *
tw_enclosed_others (const TwTileSet *set)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  TwEnclosures *others = tw_enclosures_ref (set->enclosures);

  for (guint i = 0; i < names->len; i++)
    {
      TwEnclosures *old = others;

      others = tw_enclosures_with (old, names->pdata[i], NULL);
      tw_enclosures_unref (old);
    }
  return others;
}

/* What a tile says of its pictures. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/picture-reader.h"
#include "engine/format/xml-document.h"
#include "engine/set/enclosures.h"

gboolean
tw_tile_reader_read_picture (TwXmlReader *reader,
                             const xmlNode *element,
                             const char *name,
                             TwPictureFile *picture)
{
  g_autofree char *turn_name = g_strconcat (name, "-turn", NULL);
  g_autofree char *file = NULL, *turn = tw_xml_reader_attribute (element, turn_name);
  TwEnclosureKind kind,
      wanted = strcmp (name, "picture") == 0 ? TW_ENCLOSURE_PICTURE : TW_ENCLOSURE_REFERENCE;

  if (!tw_xml_reader_line_attribute (reader, element, name, TW_XML_MAX_LINE, &file))
    return FALSE;
  if (file == NULL)
    return TRUE;
  if (!tw_enclosure_kind_of (file, &kind) || kind != wanted)
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no file for the attribute “%s”. Write “%s/” and the "
                                  "name of a picture in that folder: PNG, JPEG or SVG."),
                               file, name,
                               wanted == TW_ENCLOSURE_PICTURE ? "pictures" : "references");
  tw_picture_file_set (picture, file, NULL);
  if (turn == NULL)
    return TRUE;
  g_strstrip (turn);
  picture->quarter_turns = (guint8) ((atoi (turn) / 90) & 3);
  picture->is_mirrored = strstr (turn, "mirrored") != NULL;
  return TRUE;
}

gboolean
tw_tile_reader_read_reference (TwXmlReader *reader,
                               const xmlNode *element,
                               TwTileReference *reference)
{
  g_autofree char *at = tw_xml_reader_attribute (element, "reference-at");
  int opacity = 50, x, y, width;

  if (!tw_tile_reader_read_picture (reader, element, "reference", &reference->picture))
    return FALSE;
  if (reference->picture.file == NULL)
    return TRUE;
  tw_tile_reference_default (reference);
  if (!tw_xml_reader_number_attribute (reader, element, "reference-opacity", 0, 100, &opacity))
    return FALSE;
  reference->opacity = (guint8) opacity;
  if (at != NULL && sscanf (at, "%6d %6d %6d", &x, &y, &width) == 3)
    {
      reference->x = (gint16) CLAMP (x, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
      reference->y = (gint16) CLAMP (y, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
      reference->width = (gint16) CLAMP (width, TW_REFERENCE_LEAST, TW_REFERENCE_MAX);
    }
  return TRUE;
}

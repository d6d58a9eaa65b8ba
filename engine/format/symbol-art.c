/* Pictures of symbols, figures and tokens. */
#include "engine/format/symbol-art.h"

#include <glib/gi18n-lib.h>

#include "engine/format/svg-clean.h"

static const TwSvgLimits limits = { TW_ART_MAX_BYTES, TW_ART_MAX_ELEMENTS, TW_ART_MAX_USES, TRUE,
                                    FALSE };
/* Who draws one knows that its numbers are too large, and shows the letter. */
static const TwSvgLimits read_limits = { TW_ART_MAX_BYTES, TW_ART_MAX_ELEMENTS, TW_ART_MAX_USES,
                                         TRUE, TRUE };

char *
tw_symbol_art_clean (const char *name, const char *data, gssize length, GError **error)
{
  return tw_svg_clean (name, data, length, &limits, NULL, NULL, error);
}

static xmlDoc *
copy_of (xmlNode *svg)
{
  xmlDoc *document = xmlNewDoc (BAD_CAST "1.0");

  xmlDocSetRootElement (document, xmlDocCopyNode (svg, document, 1));
  return document;
}

static char *
clean_copy (const TwXmlReader *reader, xmlNode *svg)
{
  g_autoptr (xmlDoc) document = copy_of (svg);

  return tw_svg_clean_document (reader->file, document, &read_limits, NULL, NULL, NULL);
}

/* As it stands there. It is refused again whenever it is to be drawn, which then is told; for that
 * a set is not refused, nor its drawing lost when it is saved. */
static char *
dump_copy (xmlNode *svg)
{
  g_autoptr (xmlDoc) document = copy_of (svg);
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();

  xmlNodeDump (buffer, document, xmlDocGetRootElement (document), 0, 0);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}

gboolean
tw_symbol_art_read (TwXmlReader *reader, xmlNode *element, char **out_svg)
{
  xmlNode *svg = NULL;

  for (xmlNode *node = element->children; node != NULL && svg == NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      svg = node;
  if (svg == NULL)
    return tw_xml_reader_fail (
        reader, element, _ ("<picture> is empty. Put an <svg> element into it, or delete it."));
  g_free (*out_svg);
  *out_svg = clean_copy (reader, svg);
  if (*out_svg == NULL)
    *out_svg = dump_copy (svg);
  return TRUE;
}

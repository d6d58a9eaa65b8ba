/* Pictures of symbols, figures and tokens. */
#include "engine/format/symbol-art.h"

#include <glib/gi18n-lib.h>

#include "engine/format/svg-clean.h"

/* They are seen small, and many of them. Who draws one knows that its numbers are too large, and
 * shows the letter: for that a set is not refused, nor its drawing lost when it is saved. */
static const TwSvgLimits limits = { TW_ART_MAX_BYTES, TW_ART_MAX_ELEMENTS, TW_ART_MAX_USES, TRUE,
                                    FALSE };
static const TwSvgLimits read_limits = { TW_ART_MAX_BYTES, TW_ART_MAX_ELEMENTS, TW_ART_MAX_USES,
                                         TRUE, TRUE };

char *
tw_symbol_art_clean (const char *name, const char *data, gssize length, GError **error)
{
  return tw_svg_clean (name, data, length, &limits, NULL, NULL, error);
}

gboolean
tw_symbol_art_read (TwXmlReader *reader, xmlNode *element, char **out_svg)
{
  g_autoptr (xmlDoc) document = NULL;
  xmlNode *svg = NULL;

  for (xmlNode *node = element->children; node != NULL && svg == NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      svg = node;
  if (svg == NULL)
    return tw_xml_reader_fail (
        reader, element, _ ("<picture> is empty. Put an <svg> element into it, or delete it."));
  document = xmlNewDoc (BAD_CAST "1.0");
  xmlDocSetRootElement (document, xmlDocCopyNode (svg, document, 1));
  g_free (*out_svg);
  *out_svg =
      tw_svg_clean_document (reader->file, document, &read_limits, NULL, NULL, reader->error);
  return *out_svg != NULL;
}

/* What definitions say that our sets have no place for. */
#include "engine/jcz/jcz-definitions-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

void
tw_jcz_definitions_problem_at (TwJczDefinitions *reading,
                               const xmlNode *node,
                               const char *format,
                               ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (reading->problems, g_strdup_printf ("%s:%u: %s", reading->reader->file,
                                                       tw_xml_reader_line (node), text));
}

/* A node of theirs in a namespace of its own, so that it can stand in our file. */
static char *
kept_element (xmlNode *node)
{
  g_autoptr (xmlNode) copy = xmlDocCopyNode (node, node->doc, 1);
  g_autoptr (xmlBuffer) buffer = xmlBufferCreate ();
  xmlNs *ns = xmlNewNs (copy, BAD_CAST TW_JCZ_NAMESPACE, BAD_CAST "jcz");
  xmlNode *at = copy;

  while (at != NULL)
    {
      if (at->type == XML_ELEMENT_NODE)
        xmlSetNs (at, ns);
      if (at->children != NULL && at->type == XML_ELEMENT_NODE)
        at = at->children;
      else
        {
          while (at != copy && at->next == NULL)
            at = at->parent;
          at = at == copy ? NULL : at->next;
        }
    }
  xmlNodeDump (buffer, node->doc, copy, 0, 0);
  return g_strdup ((const char *) xmlBufferContent (buffer));
}

void
tw_jcz_definitions_keep_element (TwForeign **foreign, gint owner, gint before, xmlNode *node)
{
  g_autofree char *text = kept_element (node);

  *foreign = tw_foreign_append (*foreign, owner, before, text);
}

/* An attribute of that name is kept once: a second would spoil the file. */
void
tw_jcz_definitions_keep_attribute (TwForeign **foreign,
                                   gint owner,
                                   const char *name,
                                   const char *value)
{
  g_autofree char *sign = g_strdup_printf (" jcz:%s=\"", name);
  g_autofree char *escaped = g_markup_escape_text (value, -1);
  g_autofree char *text =
      g_strdup_printf (" xmlns:jcz=\"%s\" jcz:%s=\"%s\"", TW_JCZ_NAMESPACE, name, escaped);

  for (guint i = 0; *foreign != NULL && i < (*foreign)->n_items; i++)
    if ((*foreign)->items[i].owner == owner && strstr ((*foreign)->items[i].text, sign) != NULL)
      return;
  *foreign = tw_foreign_append (*foreign, owner, TW_FOREIGN_ATTRIBUTE, text);
}

/* Keeps the attributes that are not in @known. Those of wagons are nobody's loss. */
void
tw_jcz_definitions_keep_attributes (TwJczDefinitions *reading,
                                    const xmlNode *node,
                                    const char *const *known,
                                    gint owner,
                                    TwForeign **foreign)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      const char *name = (const char *) attribute->name;
      xmlChar *value = xmlNodeListGetString (node->doc, attribute->children, 1);

      if (!g_strv_contains (known, name))
        {
          tw_jcz_definitions_keep_attribute (foreign, owner, name,
                                             value != NULL ? (const char *) value : "");
          if (strcmp (name, "wagon-move") != 0)
            tw_jcz_definitions_problem_at (
                reading, node,
                _ ("The attribute “%s” of <%s> is not known here. It is kept, but has no "
                   "effect."),
                name, (const char *) node->name);
        }
      xmlFree (value);
    }
}

gboolean
tw_jcz_definitions_attribute_is (const xmlNode *node, const char *name, const char *value)
{
  g_autofree char *text = tw_xml_reader_attribute (node, name);

  return g_strcmp0 (text, value) == 0;
}

/* What stands behind the set's prefix; the whole id if that is taken. */
char *
tw_jcz_definitions_our_id (const TwJczDefinitions *reading, const char *theirs)
{
  const char *slash = strrchr (theirs, '/');
  char *id = g_strdup (slash != NULL && slash[1] != '\0' ? slash + 1 : theirs);

  for (guint round = 0; round < 2; round++)
    {
      g_strdelimit (id, " \t\n\r/@:#,*=<>&\"'", '-');
      if (*id != '\0' && tw_tile_set_find (reading->set, id) < 0)
        return id;
      g_free (id);
      id = g_strdup (theirs);
    }
  g_free (id);
  return tw_tile_set_new_tile_id (reading->set, "T1");
}

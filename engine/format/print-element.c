/* How a set is printed, as an element. */
#include "engine/format/print-element.h"

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-member.h"

TwPrintPlan *
tw_print_element_read (TwXmlReader *reader, xmlNode *element, TwForeign **foreign)
{
  static const char *const more[] = { NULL };
  const char *attributes[TW_XML_MAX_NAMES];
  guint n_members;
  const TwMember *members = tw_print_plan_members (&n_members);
  g_autoptr (TwPrintPlan) plan = tw_print_plan_new ();

  tw_xml_member_names (members, n_members, more, attributes);
  if (!tw_xml_reader_open_simple (reader, element, attributes, FALSE, foreign)
      || !tw_xml_members_read (reader, element, members, n_members, plan))
    return NULL;
  return g_steal_pointer (&plan);
}

gboolean
tw_print_element_set (TwPrintPlan *plan, const char *name, const char *value, GError **error)
{
  const TwMember *member = tw_print_plan_member (name);
  TwXmlReader reader = { .file = "print", .error = error };
  xmlNode *element;
  gboolean is_set;

  if (member == NULL)
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, "print", 0,
                                _ ("There is no “%.40s”. The manual page lists what there is."),
                                name);
  element = xmlNewNode (NULL, BAD_CAST "print");
  xmlNewProp (element, BAD_CAST name, BAD_CAST value);
  is_set = tw_xml_members_read (&reader, element, member, 1, plan);
  xmlFreeNode (element);
  return is_set;
}

void
tw_print_element_write (TwXmlWriter *writer,
                        const TwPrintPlan *plan,
                        const TwForeign *foreign,
                        gint place)
{
  guint n_members;
  const TwMember *members = tw_print_plan_members (&n_members);

  tw_xml_writer_open (writer, "print");
  tw_xml_members_write (writer, members, n_members, plan);
  tw_xml_writer_foreign_attributes (writer, foreign, place);
  tw_xml_writer_foreign (writer, foreign, place, 0, G_MAXINT);
  tw_xml_writer_close (writer);
}

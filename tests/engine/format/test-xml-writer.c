/* What a writer makes of each character: it stands for itself, is written otherwise, or is left out
 * where XML cannot hold it. */
#include "engine/format/xml-writer.h"

#include <string.h>

/* Behind the letters: a control character, U+FFFE, U+FFFF, and three that stand for themselves. */
#define SPECIAL "&<>\"\tr\rs\001t\357\277\276u\357\277\277\357\274\201\303\251\360\237\220\211"
#define PLAIN   "u\357\274\201\303\251\360\237\220\211"

static void
test_attribute (void)
{
  TwXmlWriter *writer = tw_xml_writer_new ("urn:test");
  g_autofree char *xml = NULL;

  tw_xml_writer_open (writer, "a");
  tw_xml_writer_attribute (writer, "b", SPECIAL "\nv");
  tw_xml_writer_close (writer);
  xml = tw_xml_writer_finish (writer, NULL);
  g_assert_nonnull (strstr (xml, "\"&amp;&lt;&gt;&quot;&#9;r&#13;st" PLAIN "&#10;v\""));
}

static void
test_text (void)
{
  TwXmlWriter *writer = tw_xml_writer_new ("urn:test");
  g_autofree char *xml = NULL;

  tw_xml_writer_open (writer, "a");
  tw_xml_writer_text (writer, SPECIAL);
  tw_xml_writer_close (writer);
  xml = tw_xml_writer_finish (writer, NULL);
  g_assert_nonnull (strstr (xml, ">&amp;&lt;&gt;\"\tr&#13;st" PLAIN "</a>"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-writer/attribute", test_attribute);
  g_test_add_func ("/xml-writer/text", test_text);
  return g_test_run ();
}

/* Where things are drawn, written and read. */
#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/format/tile-writer.h"

#define HEAD                                                                                       \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                   \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\"><title>X</title>\n"
#define TILE                                                                                       \
  "<tile id=\"A\" shape=\"figure:SL@0.9,0.95 figure:-@0.5,0.5 picture:gold*2@0.25,1\" "            \
  "symbols=\"gold*2\">\n"                                                                          \
  "<city id=\"c\" edges=\"N\" coats=\"1\" "                                                        \
  "shape=\"wall:E@0.6,0.35 wall:E@0.3,0.4 picture:coat-of-arms@0.2,0.1 figure@0.7,0.1\"/>\n"       \
  "<road edges=\"S\" end=\"crossing\" shape=\"bend:S@0.4,0.8 end:crossing@0.45,0.6\"/>\n"          \
  "<road edges=\"W\" end=\"crossing\"/>\n"                                                         \
  "<path end=\"crossing gate:c\" shape=\"bend:-@0.5,0.5\"/>\n"                                     \
  "<garden shape=\"place@0.8,0.6\"/></tile></tile-set>\n"

static void
test_read_and_written (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", HEAD TILE, -1, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *xml = NULL, *once_more = NULL, *city = NULL, *tile = NULL;
  const TwShape *shape;
  gsize length;

  g_assert_no_error (error);
  shape = &set->tiles[0]->shape;
  g_assert_cmpuint (shape->n_points, ==, 11);
  g_assert_cmpint (shape->points[0].x, ==, 600);
  g_assert_cmpint (shape->points[0].y, ==, 350);
  city = tw_tile_writer_shape_to_string (set->tiles[0], 0);
  g_assert_cmpstr (city, ==,
                   "wall:E@0.6,0.35 wall:E@0.3,0.4 picture:coat-of-arms@0.2,0.1 figure@0.7,0.1");
  tile = tw_tile_writer_shape_to_string (set->tiles[0], -1);
  g_assert_cmpstr (tile, ==, "figure:SL@0.9,0.95 figure:-@0.5,0.5 picture:gold*2@0.25,1");
  xml = tw_tile_set_file_to_xml (set, &length);
  again = tw_tile_set_file_parse ("x.xml", xml, (gssize) length, &error);
  g_assert_no_error (error);
  g_assert_true (tw_tile_equal (set->tiles[0], again->tiles[0]));
  once_more = tw_tile_set_file_to_xml (again, &length);
  g_assert_cmpstr (once_more, ==, xml);
}

static void
test_refused (void)
{
  static const char *const shapes[] = {
    "bend:E@0.5,0.5", /* the road does not reach the east */
    "wall:N@0.5,0.5", /* a road has no wall */
    "bend:S@1.5,0.5",  "bend:S@0.5",    "bend@0.5,0.5",     "figure:S@0.1,0.1",  "picture:inn@0,0",
    "end:gate@0.5,.5", "place@0.5,0.5", "end:gate@0.5,0.5", "bend:S@0.5,0.1234",
  };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autofree char *xml =
          g_strdup_printf (HEAD "<tile id=\"A\"><road edges=\"S\" end=\"village\" shape=\"%s\"/>"
                                "</tile></tile-set>",
                           shapes[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_tile_set_file_parse ("x.xml", xml, -1, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "x.xml:3"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shape-file/read-and-written", test_read_and_written);
  g_test_add_func ("/shape-file/refused", test_refused);
  return g_test_run ();
}

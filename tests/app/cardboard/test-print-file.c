/* What is written: PDF, pictures and cut lines, as shops and machines read them. */
#include "app/cardboard/print-file.h"

#include <string.h>

#include <cairo.h>
#include <glib/gstdio.h>
#include <qpdf/qpdf-c.h>

#include "engine/format/format-error.h"
#include "tests/app/cardboard/cardboard-fixture.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = g_dir_make_tmp ("tilewright-print-XXXXXX", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  remove_tree (f->folder);
  g_free (f->folder);
}

static char *
path_of (const Fixture *f, const char *name)
{
  return g_build_filename (f->folder, name, NULL);
}

static void
save (const TwTileSet *set, const char *words, const char *path)
{
  g_autoptr (TwPrintJob) job = job_of (set, words);
  g_autoptr (GError) error = NULL;

  tw_print_file_save (job, path, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static char *
content_of (const char *path, gsize *out_length)
{
  char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, out_length, NULL));
  return content;
}

/* Four tiles, six copies, one of them the start. */
static TwTileSet *
small_set (void)
{
  return set_of ("<tile id=\"A\" count=\"2\"><road edges=\"E W\"/></tile>"
                 "<tile id=\"B\" count=\"1\"><city edges=\"N\"/></tile>"
                 "<tile id=\"S\" count=\"3\" start=\"1\"><road edges=\"N S\"/></tile>");
}

static qpdf_data
pdf_open (const char *path)
{
  qpdf_data pdf = qpdf_init ();

  g_assert_cmpint (qpdf_read (pdf, path, NULL), ==, QPDF_SUCCESS);
  g_assert_cmpint (qpdf_check_pdf (pdf), ==, QPDF_SUCCESS);
  return pdf;
}

static void
assert_box (qpdf_data pdf, guint page, const char *name, const double wanted[4])
{
  qpdf_oh box = qpdf_oh_get_key (pdf, qpdf_get_page_n (pdf, page), name);

  g_test_message ("page %u %s", page, name);
  g_assert_cmpint (qpdf_oh_get_array_n_items (pdf, box), ==, 4);
  for (int i = 0; i < 4; i++)
    g_assert_cmpfloat_with_epsilon (
        qpdf_oh_get_numeric_value (pdf, qpdf_oh_get_array_item (pdf, box, i)), wanted[i], .001);
}

static gboolean
has_key (qpdf_data pdf, qpdf_oh object, const char *name)
{
  return qpdf_oh_has_key (pdf, object, name);
}

static void
assert_label (qpdf_data pdf, int page, const char *wanted)
{
  qpdf_oh labels = qpdf_oh_get_key (pdf, qpdf_get_root (pdf), "/PageLabels");
  qpdf_oh numbers = qpdf_oh_get_key (pdf, labels, "/Nums");
  qpdf_oh label = qpdf_oh_get_array_item (pdf, numbers, 2 * page + 1);

  g_assert_cmpint (qpdf_oh_get_int_value_as_int (pdf,
                                                 qpdf_oh_get_array_item (pdf, numbers, 2 * page)),
                   ==, page);
  g_assert_cmpstr (qpdf_oh_get_utf8_value (pdf, qpdf_oh_get_key (pdf, label, "/P")), ==, wanted);
}

/* Pictures in dots, which would be blurred in print. */
static guint
n_images (qpdf_data pdf)
{
  int n =
      qpdf_oh_get_int_value_as_int (pdf, qpdf_oh_get_key (pdf, qpdf_get_trailer (pdf), "/Size"));
  guint found = 0;

  for (int id = 1; id < n; id++)
    {
      qpdf_oh object = qpdf_get_object_by_id (pdf, id, 0);

      if (qpdf_oh_get_type_code (pdf, object) == ot_stream)
        found += qpdf_oh_is_name_and_equals (
            pdf, qpdf_oh_get_key (pdf, qpdf_oh_get_dict (pdf, object), "/Subtype"), "/Image");
    }
  return found;
}

/* 72 tiles of 45 mm, 20 a sheet, front and back: eight pages of 210 by 297 mm. */
static void
test_base (Fixture *f, gconstpointer data)
{
  static const double a4[] = { 0, 0, 595.276, 841.89 };
  g_autoptr (TwTileSet) set = shipped_set ("base");
  g_autofree char *path = path_of (f, "base.pdf"), *bytes = NULL;
  qpdf_data pdf;
  gsize length;

  save (set, "backs=long-edge frame=true", path);
  bytes = content_of (path, &length);
  g_assert_cmpuint (length, <, 4000000);
  pdf = pdf_open (path);
  g_assert_cmpint (qpdf_get_num_pages (pdf), ==, 8);
  for (guint n = 0; n < 8; n++)
    assert_box (pdf, n, "/MediaBox", a4);
  g_assert_cmpuint (n_images (pdf), ==, 0);
  g_assert_cmpstr (qpdf_get_info_key (pdf, "/Title"), ==, "Base game");
  qpdf_cleanup (&pdf);
}

/* What a reader of the file is told. */
static void
test_told (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "small.pdf");
  qpdf_oh preferences;
  qpdf_data pdf;

  save (set, "backs=long-edge overview=true track=true box=true label=true drift=true", path);
  pdf = pdf_open (path);
  preferences = qpdf_oh_get_key (pdf, qpdf_get_root (pdf), "/ViewerPreferences");
  g_assert_true (qpdf_oh_is_name_and_equals (pdf,
                                             qpdf_oh_get_key (pdf, preferences, "/PrintScaling"),
                                             "/None"));
  g_assert_cmpint (qpdf_get_num_pages (pdf), ==, 8);
  assert_label (pdf, 0, "Test sheet, front");
  assert_label (pdf, 1, "Test sheet, back");
  assert_label (pdf, 2, "Front 1");
  assert_label (pdf, 3, "Back 1");
  assert_label (pdf, 4, "Score track");
  assert_label (pdf, 5, "Box 1");
  assert_label (pdf, 6, "Label");
  assert_label (pdf, 7, "All tiles 1");
  for (guint n = 0; n < 8; n++)
    g_assert_false (has_key (pdf, qpdf_get_page_n (pdf, n), "/TrimBox"));
  qpdf_cleanup (&pdf);
}

/* 45 mm with 3 mm all round: 51 mm are 144.567 points, 3 mm are 8.504. */
static void
test_boxes (Fixture *f, gconstpointer data)
{
  static const double page[] = { 0, 0, 144.567, 144.567 };
  static const double trim[] = { 8.504, 8.504, 136.063, 136.063 };
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "shop.pdf");
  qpdf_data pdf;

  save (set, "form=single bleed=3 marks=none backs=long-edge boxes=true", path);
  pdf = pdf_open (path);
  g_assert_cmpint (qpdf_get_num_pages (pdf), ==, 12);
  for (guint n = 0; n < 12; n++)
    {
      assert_box (pdf, n, "/MediaBox", page);
      assert_box (pdf, n, "/BleedBox", page);
      assert_box (pdf, n, "/TrimBox", trim);
    }
  qpdf_cleanup (&pdf);
}

/* With marks 6 mm more: 63 mm are 178.583 points, 6 mm are 17.008, 9 mm are 25.512. */
static void
test_boxes_with_marks (Fixture *f, gconstpointer data)
{
  static const double page[] = { 0, 0, 178.583, 178.583 };
  static const double bleed[] = { 17.008, 17.008, 161.575, 161.575 };
  static const double trim[] = { 25.512, 25.512, 153.071, 153.071 };
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "shop.pdf");
  qpdf_data pdf;

  save (set, "form=single bleed=3 marks=corners boxes=true", path);
  pdf = pdf_open (path);
  assert_box (pdf, 0, "/MediaBox", page);
  assert_box (pdf, 0, "/BleedBox", bleed);
  assert_box (pdf, 0, "/TrimBox", trim);
  qpdf_cleanup (&pdf);
}

static void
test_same_bytes (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *one = path_of (f, "one.pdf"), *two = path_of (f, "two.pdf");
  g_autofree char *first = NULL, *second = NULL;
  gsize n_first, n_second;

  save (set, "backs=fold overview=true", one);
  g_usleep (1100 * 1000);
  save (set, "backs=fold overview=true", two);
  first = content_of (one, &n_first);
  second = content_of (two, &n_second);
  g_assert_cmpmem (first, n_first, second, n_second);
}

static void
cancel_after_one (guint n_done, guint n, gpointer cancellable)
{
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_cmpuint (n, ==, 2);
  g_cancellable_cancel (cancellable);
}

static void
test_cancelled (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autoptr (TwPrintJob) job = job_of (set, "backs=long-edge");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of (f, "old.pdf"), *content = NULL;

  g_assert_true (g_file_set_contents (path, "as before", -1, NULL));
  g_assert_false (
      tw_print_file_save (job, path, cancellable, cancel_after_one, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  content = content_of (path, NULL);
  g_assert_cmpstr (content, ==, "as before");
}

static void
test_unwritable (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autoptr (TwPrintJob) pdf = job_of (set, "");
  g_autoptr (TwPrintJob) pictures = job_of (set, "form=pictures");
  g_autoptr (GError) error = NULL;
  g_autofree char *file = path_of (f, "file"), *within = path_of (f, "file/within");

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  g_assert_false (tw_print_file_save (pdf, within, NULL, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, within));
  g_clear_error (&error);
  g_assert_false (tw_print_file_save (pictures, within, NULL, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, within));
}

static void
test_nothing (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autoptr (TwPrintJob) job = job_of (set, "tiles=none");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = path_of (f, "none.pdf");

  g_assert_false (tw_print_file_save (job, path, NULL, NULL, NULL, &error));
  g_assert_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_NOTHING);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in folder @path, one blank between two. */
static char *
names_in (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, (gpointer) g_intern_string (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
assert_picture (const char *folder, const char *name, int width, int height)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  cairo_surface_t *picture = cairo_image_surface_create_from_png (path);

  g_test_message ("%s", name);
  g_assert_cmpint (cairo_surface_status (picture), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (picture), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (picture), ==, height);
  cairo_surface_destroy (picture);
}

/* Each once, with its number of copies; 2 inches and 1/8 all round are 675 dots of 300. */
static void
test_pictures (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "pictures"), *names = NULL;

  save (set, "form=pictures tile=50.8 bleed=3.175 pixels=675 marks=none backs=separate", path);
  names = names_in (path);
  g_assert_cmpstr (names, ==,
                   "A-back-x2.png A-front-x2.png B-back-x1.png B-front-x1.png S-back-x2.png "
                   "S-front-x2.png S-start-back-x1.png S-start-front-x1.png");
  assert_picture (path, "A-front-x2.png", 675, 675);
  assert_picture (path, "S-start-back-x1.png", 675, 675);
}

/* 51 mm at 300 dots to the inch are 602.4 dots. */
static void
test_dots (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "pictures"), *names = NULL;

  save (set, "form=pictures bleed=3 marks=none", path);
  names = names_in (path);
  g_assert_cmpstr (names, ==, "A-front-x2.png B-front-x1.png S-front-x2.png S-start-front-x1.png");
  assert_picture (path, "B-front-x1.png", 602, 602);
}

/* Ids that would make one name, on some disks at least, and one that would be hidden. */
static void
test_names (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id=\"A\" count=\"2\"><road edges=\"E W\"/>"
              "<variant id=\"B\" count=\"1\" decoration=\"highwaymen\"/></tile>"
              "<tile id=\"A_B\" count=\"1\"><road edges=\"N W\"/></tile>"
              "<tile id=\"A/B\" count=\"1\"><city edges=\"N\"/></tile>"
              "<tile id=\"a\" count=\"1\"><city edges=\"N\"/></tile>"
              "<tile id=\".x\" count=\"1\"><city edges=\"S\"/></tile>");
  g_autofree char *path = path_of (f, "pictures"), *names = NULL;

  save (set, "form=pictures dpi=72", path);
  names = names_in (path);
  g_assert_cmpstr (names, ==,
                   "A-front-x1.png A_B-2-front-x1.png A_B-3-front-x1.png A_B-front-x1.png "
                   "_x-front-x1.png a-2-front-x1.png");
}

/* 8 1/4 by 10 1/2 inches at 300 dots. */
static void
test_sheet_pictures (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *path = path_of (f, "sheets"), *names = NULL;

  save (set,
        "paper=own width=209.55 height=266.7 top=3.175 right=3.175 bottom=3.175 left=3.175 "
        "bleed=1.587 marks=none backs=long-edge form=sheet-pictures cuts=true",
        path);
  names = names_in (path);
  g_assert_cmpstr (names, ==, "sheet-01-back.png sheet-01-front.png sheet-cut-1.svg");
  assert_picture (path, "sheet-01-front.png", 2475, 3150);
  assert_picture (path, "sheet-01-back.png", 2475, 3150);
}

static guint
n_in (const char *text, const char *word)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, word)) != NULL; at++)
    n++;
  return n;
}

/* 41 tiles on sheets of 20: the second is cut like the first. The first tile's cut begins at 9,
 * 25.75, as the layout has it. */
static void
test_cuts (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = set_of ("<tile id=\"A\" count=\"41\"><road edges=\"E W\"/></tile>");
  g_autofree char *path = path_of (f, "cut.pdf"), *first = path_of (f, "cut-cut-1.svg");
  g_autofree char *third = path_of (f, "cut-cut-3.svg"), *names = NULL;
  g_autofree char *whole = NULL, *one = NULL;

  save (set, "cuts=true backs=long-edge", path);
  names = names_in (f->folder);
  g_assert_cmpstr (names, ==, "cut-cut-1.svg cut-cut-3.svg cut.pdf");
  whole = content_of (first, NULL);
  one = content_of (third, NULL);
  g_assert_cmpuint (n_in (whole, "<path "), ==, 20);
  g_assert_cmpuint (n_in (whole, " Z\"/>"), ==, 20);
  g_assert_cmpuint (n_in (one, "<path "), ==, 1);
  g_assert_nonnull (strstr (whole, "width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\""));
  g_assert_nonnull (strstr (one, "<path d=\"M 9 25.75 H 54 V 70.75 H 9 V 25.75 Z\"/>"));
  g_assert_nonnull (strstr (whole, "<path d=\"M 156 221.75 H 201 V 266.75 H 156 V 221.75 Z\"/>"));
}

/* Corners of 3 mm are arcs; tokens of 20 mm are circles: 7 of 24 mm across leave 32, 11 of 24 down
 * leave 18.5. */
static void
test_round_cuts (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id=\"A\" count=\"1\"><road edges=\"E W\"/></tile>"
              "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
              "<token id=\"coin\" supply=\"1\"><title>Coin</title></token></rules>");
  g_autofree char *path = path_of (f, "cut.pdf"), *first = path_of (f, "cut-cut-1.svg");
  g_autofree char *second = path_of (f, "cut-cut-2.svg"), *tile = NULL, *token = NULL;

  save (set, "cuts=true corner=3 tokens=true", path);
  tile = content_of (first, NULL);
  token = content_of (second, NULL);
  g_assert_nonnull (
      strstr (tile, "<path d=\"M 12 25.75 H 51 A 3 3 0 0 1 54 28.75 V 67.75 A 3 3 0 0 1 51 70.75 "
                    "H 12 A 3 3 0 0 1 9 67.75 V 28.75 A 3 3 0 0 1 12 25.75 Z\"/>"));
  g_assert_nonnull (strstr (token, "<path d=\"M 11 26.25 A 10 10 0 0 1 31 26.25 A 10 10 0 0 1 "
                                   "11 26.25 Z\"/>"));
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/print-file/base", test_base);
  ADD ("/print-file/told", test_told);
  ADD ("/print-file/boxes", test_boxes);
  ADD ("/print-file/boxes-with-marks", test_boxes_with_marks);
  ADD ("/print-file/same-bytes", test_same_bytes);
  ADD ("/print-file/cancelled", test_cancelled);
  ADD ("/print-file/unwritable", test_unwritable);
  ADD ("/print-file/nothing", test_nothing);
  ADD ("/print-file/pictures", test_pictures);
  ADD ("/print-file/dots", test_dots);
  ADD ("/print-file/names", test_names);
  ADD ("/print-file/sheet-pictures", test_sheet_pictures);
  ADD ("/print-file/cuts", test_cuts);
  ADD ("/print-file/round-cuts", test_round_cuts);
  return g_test_run ();
}

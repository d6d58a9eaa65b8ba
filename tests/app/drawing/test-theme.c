/* Themes: files that change one another, pictures of symbols, what is wrong with a file. */
#include <math.h>

#include <glib/gstdio.h>

#include "app/drawing/art.h"
#include "app/drawing/picture-file.h"
#include "app/drawing/spots.h"
#include "app/drawing/tile-drawing.h"
#include "engine/format/format-error.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE 200
/* As large as a picture of one tile is wanted to be. */
#define MAILED_SIZE 512

static Fixture fixture;
static char *folder;

static char *
write_file (const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A theme of that id: what it changes, and what it says. */
static char *
write_theme (const char *id, const char *base, const char *content)
{
  g_autofree char *name = g_strdup_printf ("%s.xml", id);
  g_autofree char *text =
      g_strdup_printf ("<theme xmlns='urn:tilewright:theme:1' version='1.0' id='%s'%s>\n"
                       "<title>Own</title><title xml:lang='cs'>Vlastní</title>\n%s\n</theme>\n",
                       id, base, content);

  return write_file (name, text);
}

static const TwTheme *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  const TwTheme *theme = tw_theme_load (path, &error);

  g_assert_no_error (error);
  return theme;
}

static void
test_find (void)
{
  const TwTheme *classic = tw_theme_find (NULL), *winter = tw_theme_find ("winter");

  g_assert_true (tw_theme_find ("classic") == classic);
  g_assert_nonnull (winter);
  g_assert_true (tw_theme_find ("winter") == winter);
  g_assert_null (tw_theme_find ("gloom"));
  g_assert_true (tw_theme_of ("gloom") == classic);
  g_assert_cmpstr (tw_theme_title (winter, (const char *[]){ "xx", NULL }), ==, "Winter");
  g_assert_true (tw_theme_with_contrast (winter, FALSE) == winter);
  g_assert_true (tw_theme_with_contrast (winter, TRUE) != winter);
}

/* A theme that could not be read is read again when it has been mended. */
static void
test_mended (void)
{
  g_autofree char *own_themes =
      g_build_filename (g_get_user_data_dir (), "tilewright", "themes", NULL);
  g_autofree char *own = g_build_filename (own_themes, "mended.xml", NULL);
  g_autofree char *path =
      write_theme ("mended", " base='classic'", "<colour name='grass' value='#405060'/>");
  g_autofree char *text = NULL;
  const TwTheme *theme = NULL;
  gint64 deadline;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (g_mkdir_with_parents (own_themes, 0700), ==, 0);
  g_assert_true (g_file_set_contents (own, "<theme", -1, NULL));
  g_assert_null (tw_theme_find ("mended"));
  g_assert_true (g_file_set_contents (own, text, -1, NULL));
  deadline = g_get_monotonic_time () + 30 * G_USEC_PER_SEC;
  while ((theme = tw_theme_find ("mended")) == NULL && g_get_monotonic_time () < deadline)
    g_usleep (50000);
  g_unlink (own);
  g_assert_nonnull (theme);
  g_assert_cmphex (tw_theme_grass (theme), ==, 0x405060);
  g_assert_true (tw_theme_find ("mended") == theme);
}

/* A set may name a theme, but no file. */
static void
test_no_files (void)
{
  g_autofree char *path =
      write_theme ("night", " base='classic'", "<colour name='grass' value='#102030'/>");

  g_assert_null (tw_theme_find (path));
  g_assert_null (tw_theme_find ("../themes/winter"));
  g_assert_cmphex (tw_theme_grass (load (path)), ==, 0x102030);
}

/* What a theme does not say is its base's, also in high contrast; what it says for high contrast
 * alone is not seen else. */
static void
test_base (void)
{
  g_autofree char *path =
      write_theme ("dusk", " base='winter'",
                   "<high-contrast><colour name='grass' value='#ffffff'/></high-contrast>");
  const TwTheme *dusk = load (path), *winter = tw_theme_find ("winter");

  g_assert_cmphex (tw_theme_grass (dusk), ==, tw_theme_grass (winter));
  g_assert_cmphex (tw_theme_grass (tw_theme_with_contrast (dusk, TRUE)), ==, 0xffffff);
  g_assert_cmpstr (tw_theme_title (dusk, (const char *[]){ "cs", NULL }), ==, "Vlastní");
  g_assert_cmpstr (tw_theme_name (dusk), ==, "dusk");
}

static gboolean
is_dark (cairo_surface_t *picture, double x, double y)
{
  return picture_channel (picture, (int) x, (int) y, 1) < 90;
}

/* The picture's upper half is ink: it is above on the table however the tile lies, be it a seal, a
 * place in the fields, or a church in a town. */
static void
check_picture (const char *set, const char *tile, const char *symbol)
{
  const Subject *subject = fixture_find (&fixture, set, tile);
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autofree char *svg =
      write_file ("half.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
                              "<rect width='8' height='8' fill='#fff'/>"
                              "<rect width='8' height='4' fill='currentColor'/></svg>");
  g_autofree char *content =
      g_strdup_printf ("<colour name='ink' value='#203040'/><picture symbol='%s' file='half.svg'/>",
                       symbol);
  g_autofree char *path = write_theme (symbol, " base='classic'", content);
  const TwTheme *theme = load (path);
  double x, y;

  g_assert_true (tw_tile_layout_spot (layout, TW_PART_SYMBOL, 0, &x, &y));
  for (guint turns = 0; turns < 4; turns++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
      g_autoptr (cairo_surface_t) picture = surface;
      g_autoptr (cairo_t) cr = cairo_create (picture);
      double across = x - .5, down = y - .5, old;

      for (guint i = 0; i < turns; i++)
        {
          old = across;
          across = -down;
          down = old;
        }
      tw_tile_layout_draw (layout, cr, SIZE, turns, theme);
      cairo_surface_flush (picture);
      across = (across + .5) * SIZE;
      down = (down + .5) * SIZE;
      g_assert_true (is_dark (picture, across, down - 6));
      g_assert_false (is_dark (picture, across, down + 6));
      g_assert_cmpuint (picture_channel (picture, (int) across, (int) down - 6, 2), ==, 0x20);
    }
}

static void
test_picture (void)
{
  check_picture ("mage-and-witch", "MaHeD", "mage");
  check_picture ("inns-and-cathedrals", "EA", "inn");
  check_picture ("inns-and-cathedrals", "EK", "cathedral");
  check_picture ("crop-circles-1", "KornB", "crop-club");
}

static void
test_refused (void)
{
  static const struct
  {
    const char *base, *content, *words;
  } cases[] = {
    { "", "<colour name='grass' value='#102030'/>", "ink" },
    { " base='nothing'", "", "nothing" },
    { " base='classic'", "<colour name='roof' value='#102030'/>", "xml:3: " },
    { " base='classic'", "<colour name='gras' value='#102030'/>", "xml:3: " },
    { " base='classic'", "<colour name='ink' value='black'/>", "xml:3: " },
    { " base='classic'", "<amount name='snow' percent='140'/>", "xml:3: " },
    { " base='classic'", "<amount name='rain' percent='10'/>", "xml:3: " },
    { " base='classic'", "<picture symbol='mage' file='/etc/passwd'/>", "xml:3: " },
    { " base='classic'", "<picture symbol='mage' file='gone.svg'/>", "xml:3: " },
    { " base='classic'", "<picture symbol='mage' file='no.svg'/>", "xml:3: " },
    { " base='classic'", "<font/>", "xml:3: " },
  };
  g_autofree char *none = write_file ("no.svg", "this is none");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *id = g_strdup_printf ("wrong-%u", i);
      g_autofree char *path = write_theme (id, cases[i].base, cases[i].content);
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_theme_load (path, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, cases[i].words) == NULL)
        g_error ("%s: no “%s”", error->message, cases[i].words);
    }
}

/* An SVG file of a tile, read again, shows the tile. */
static void
test_svg (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "D");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autofree char *path = g_build_filename (folder, "tile.svg", NULL), *svg = NULL;
  g_autoptr (cairo_surface_t) direct = layout_picture (layout, SIZE, 0, NULL);
  g_autoptr (cairo_surface_t) read = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (read);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwArt) art = NULL;
  gsize length = 0;

  tw_picture_file_save_tile (path, subject->set, subject->tile, -1, TW_TILE_FRONT, SIZE, 0,
                             tw_theme_find (NULL), &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &svg, &length, NULL));
  art = tw_art_new ("a.svg", svg, length, 0, &error);
  g_assert_no_error (error);
  cairo_scale (cr, SIZE, SIZE);
  cairo_translate (cr, .5, .5);
  tw_art_draw (art, cr);
  cairo_surface_flush (read);
  g_assert_cmpfloat (picture_difference (read, direct), <, 3);
}

/* What somebody mails is not too long: no shipped tile has more than 300 kB. */
static void
test_svg_sizes (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autofree char *path = g_build_filename (folder, "size.svg", NULL);
      g_autoptr (GError) error = NULL;
      GStatBuf info;

      if (subject->variant >= 0)
        continue;
      tw_picture_file_save_tile (path, subject->set, subject->tile, -1, TW_TILE_FRONT, MAILED_SIZE,
                                 0, tw_theme_of (subject->set->theme), &error);
      g_assert_no_error (error);
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      if (info.st_size > 300 * 1000)
        g_error ("%s:%s has %d kB", subject->set->id, subject->tile->id,
                 (int) (info.st_size / 1000));
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GDir) dir = NULL;
  const char *name;
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  folder = g_dir_make_tmp ("tilewright-theme-XXXXXX", NULL);
  g_test_add_func ("/drawing/theme/find", test_find);
  g_test_add_func ("/drawing/theme/no-files", test_no_files);
  g_test_add_func ("/drawing/theme/mended", test_mended);
  g_test_add_func ("/drawing/theme/base", test_base);
  g_test_add_func ("/drawing/theme/picture", test_picture);
  g_test_add_func ("/drawing/theme/refused", test_refused);
  g_test_add_func ("/drawing/theme/svg", test_svg);
  g_test_add_func ("/drawing/theme/svg-sizes", test_svg_sizes);
  status = g_test_run ();
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_free (folder);
  fixture_clear (&fixture);
  return status;
}

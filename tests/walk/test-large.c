/* With large text nothing is cut or covered, and no window needs more than its screen; nor where
 * what a finger is to hit is large. Each size of texts and of the window is a path of its own,
 * "/large/200-small". */
#include <libintl.h>
#include <locale.h>

#include "tests/walk/way.h"

int
main (int argc, char *argv[])
{
  static const WalkWay ways[] = {
    { "200-small", GTK_TEXT_DIR_LTR, .width = 800, .height = 600, .percent = 200 },
    { "200", GTK_TEXT_DIR_LTR, .width = 1280, .height = 800, .percent = 200 },
    { "150-small", GTK_TEXT_DIR_LTR, .width = 800, .height = 600, .percent = 150 },
    { "150", GTK_TEXT_DIR_LTR, .width = 1280, .height = 800, .percent = 150 },
    { "touch-small", GTK_TEXT_DIR_LTR, .width = 800, .height = 600, .percent = 100,
      .is_touched = TRUE },
    { "touch", GTK_TEXT_DIR_LTR, .width = 1280, .height = 800, .percent = 100, .is_touched = TRUE },
  };

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TILEWRIGHT_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return walk_run (argc, argv, "/large", ways, G_N_ELEMENTS (ways));
}

/* The whole window in a language that nobody speaks: every text that people read came from the
 * translators, and none is cut or runs out of the window at 800x600 although all are a third
 * longer. Once more from right to left.
 *
 * pseudo-locale.py makes the language; the wrapper says where it is. */
#include <libintl.h>
#include <locale.h>

#include "tests/walk/way.h"

int
main (int argc, char *argv[])
{
  static const WalkWay ways[] = {
    { "window", GTK_TEXT_DIR_LTR, .is_made_up = TRUE, .width = 800, .height = 600 },
    { "right-to-left", GTK_TEXT_DIR_RTL, .is_made_up = TRUE, .width = 800, .height = 600 },
  };

  g_setenv ("LANGUAGE", "qps", FALSE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TILEWRIGHT_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return walk_run (argc, argv, "/pseudo-locale", ways, G_N_ELEMENTS (ways));
}

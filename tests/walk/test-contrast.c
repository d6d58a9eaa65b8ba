/* All words and signs stand out from what is behind them, in the light style and in the dark one.
 */
#include <locale.h>

#include "tests/walk/way.h"

int
main (int argc, char *argv[])
{
  static const WalkWay ways[] = {
    { "light", GTK_TEXT_DIR_LTR, .width = 800, .height = 600 },
    { "dark", GTK_TEXT_DIR_LTR, .is_dark = TRUE, .width = 800, .height = 600 },
  };

  setlocale (LC_ALL, "");
  return walk_run (argc, argv, "/contrast", ways, G_N_ELEMENTS (ways));
}

/* Where a finger is at work all that can be pressed is large enough for it. */
#include "tests/walk/way.h"

int
main (int argc, char *argv[])
{
  static const WalkWay ways[] = {
    { "ltr", GTK_TEXT_DIR_LTR, .width = 1280, .height = 800, .is_touched = TRUE },
  };

  return walk_run (argc, argv, "/touch", ways, G_N_ELEMENTS (ways));
}

/* How many pages boxes and the overview take. */
#include "app/cardboard/extra-pages.h"

#include <math.h>

#include "app/cardboard/paper.h"

/* For ruler and words. */
#define FOOT 8.

guint
tw_print_boxes (const TwPrintPlan *plan, guint n_tiles)
{
  double width, height, side = plan->tile / 1000. + TW_PRINT_BOX_AIR;
  double thick = MAX (plan->thickness / 1000., .1), across, down;
  guint most;

  tw_paper_size (plan, &width, &height);
  across = (width - (plan->left + plan->right) / 1000. - TW_PRINT_BOX_GLUE) / 2 - side;
  down = (height - (plan->top + plan->bottom) / 1000. - FOOT - side - 2 * TW_PRINT_BOX_TUCK) / 2;
  most = (guint) MAX (floor ((MIN (across, down) - TW_PRINT_BOX_AIR) / thick), 0);
  return most > 0 ? (n_tiles + most - 1) / most : 0;
}

guint
tw_print_overview_columns (const TwPrintPlan *plan)
{
  double width, height;

  tw_paper_size (plan, &width, &height);
  return (
      guint) MAX (floor ((width - (plan->left + plan->right) / 1000.) / TW_PRINT_OVERVIEW_PITCH_X),
                  1);
}

guint
tw_print_overview_rows (const TwPrintPlan *plan, guint n_kinds)
{
  double width, height;
  guint columns = tw_print_overview_columns (plan), n = MAX ((n_kinds + columns - 1) / columns, 1);
  guint most, n_pages;

  tw_paper_size (plan, &width, &height);
  height -= (plan->top + plan->bottom) / 1000. + TW_PRINT_OVERVIEW_HEAD + FOOT;
  most = (guint) MAX (floor (height / TW_PRINT_OVERVIEW_PITCH_Y), 1);
  n_pages = (n + most - 1) / most;
  return (n + n_pages - 1) / n_pages;
}

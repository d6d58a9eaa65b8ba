/* A table with an edge: the parameters playing-area, table-shift and table-edge of the
 * base game.
 *
 * Rule: BASE-029, BASE-212, BASE-213.
 */
#include "engine/game/options.h"
#include "engine/game/play.h"

typedef struct
{
  gint16 width, height;
  gint16 middle_x, middle_y;
  gboolean may_shift;
} LimitedTable;

static gboolean
limited_is_wanted (const TwRules *rules)
{
  return tw_rules_parameter (rules, "playing-area") != 0;
}

/* The start tile lies in the middle; with an even number of cells the middle is the
 * second of the two. */
static int
left_of (const LimitedTable *table)
{
  return table->middle_x - table->width / 2;
}

static int
top_of (const LimitedTable *table)
{
  return table->middle_y - table->height / 2;
}

static void
limited_set_up (TwPlay *play, gpointer own)
{
  LimitedTable *table = own;
  int area = tw_rules_parameter (play->rules, "playing-area");

  table->width = (gint16) tw_size_width (area);
  table->height = (gint16) tw_size_height (area);
  /* A start tile that is still in the bag will lie at 0,0. */
  if (play->board.head->n_slots > 0)
    {
      table->middle_x = play->board.slots[0].x;
      table->middle_y = play->board.slots[0].y;
    }
  table->may_shift = tw_rules_parameter (play->rules, "table-shift");
  /* Where the landscape may slide nobody knows yet where the edge is. */
  if (tw_rules_parameter (play->rules, "table-edge") && !table->may_shift)
    tw_board_set_edge (&play->board, left_of (table), top_of (table),
                       left_of (table) + table->width - 1, top_of (table) + table->height - 1);
}

static gboolean
is_on_table (const LimitedTable *table, int x, int y)
{
  return x >= left_of (table) && x < left_of (table) + table->width && y >= top_of (table)
         && y < top_of (table) + table->height;
}

/* Where the landscape may slide, only its extent is limited. */
static gboolean
fits_somehow (const LimitedTable *table, const TwBoardHead *head, int x, int y)
{
  return MAX (head->max_x, x) - MIN (head->min_x, x) < table->width
         && MAX (head->max_y, y) - MIN (head->min_y, y) < table->height;
}

static const char *
limited_may_place (const TwPlay *play,
                   const TwFrame *frame,
                   gconstpointer own,
                   const TwAction *place)
{
  const LimitedTable *table = own;
  gboolean is_allowed = table->may_shift
                            ? fits_somehow (table, play->board.head, place->x, place->y)
                            : is_on_table (table, place->x, place->y);

  return is_allowed ? NULL : "BASE-029";
}

const TwExpansion tw_expansion_limited_table = {
  .id = "base",
  .state_size = sizeof (LimitedTable),
  .setup = &(const TwSetupHooks){ .is_wanted = limited_is_wanted, .set_up = limited_set_up },
  .placing = &(const TwPlacingHooks){ .may_place = limited_may_place },
};

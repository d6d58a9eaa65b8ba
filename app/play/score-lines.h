/* Points turn by turn, as the lines of a chart. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game-marks.h"
#include "app/game/game-result.h"

G_BEGIN_DECLS

/** No turn. */
#define TW_TURN_NONE G_MAXUINT

/**
 * TwScoreLines: what is drawn.
 * @result: (transfer none): the game
 * @setup: (transfer none): names and colours
 * @course: (transfer none) (nullable) (element-type int): thin lines, as tw_game_ending_dup_course() finds them
 * @marks: (transfer none) (nullable): marks on the lines
 * @chosen: after which turn the points are told with dots, %TW_TURN_NONE for none
 * @pointed: the turn under the pointer, %TW_TURN_NONE for none
 */
typedef struct
{
  const TwGameResult *result;
  const TwTableSetup *setup;
  const GArray *course;
  TwGameMarks *marks;
  guint chosen;
  guint pointed;
} TwScoreLines;

/** tw_score_lines_draw: draws @self into all of @widget, which lends its font, in @ink. */
void tw_score_lines_draw (const TwScoreLines *self,
                          GtkWidget *widget,
                          cairo_t *cr,
                          const GdkRGBA *ink);

/**
 * tw_score_lines_find_turn:
 * @self: what is drawn
 * @widget: where
 * @x: in pixels of @widget
 *
 * Returns: the turn that is nearest to @x, one more than there were for the end; %TW_TURN_NONE beside the lines
 */
guint tw_score_lines_find_turn (const TwScoreLines *self, GtkWidget *widget, double x);

/** tw_score_lines_get_x: Returns: where the points after @turn are in @widget, in its pixels */
double tw_score_lines_get_x (const TwScoreLines *self, GtkWidget *widget, guint turn);

G_END_DECLS

/* The chart of a game: points turn by turn. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game-marks.h"
#include "app/game/game-result.h"
#include "app/play/score-lines.h"

G_BEGIN_DECLS

#define TW_TYPE_SCORE_CHART (tw_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (TwScoreChart, tw_score_chart, TW, SCORE_CHART, GtkWidget)

/* Signal "turn-chosen" (guint turn): somebody wants to see the game as it was after @turn: 0 for the start, one
 * more than there were for the end. */

/**
 * tw_score_chart_set_result:
 * @self: a chart
 * @result: (transfer none) (nullable): what to show; must live until it is replaced
 * @setup: (transfer none) (nullable): names and colours, as long as @result
 */
void tw_score_chart_set_result (TwScoreChart *self,
                                const TwGameResult *result,
                                const TwTableSetup *setup);

/**
 * tw_score_chart_set_course:
 * @self: a chart with a result
 * @course: (transfer none) (nullable) (element-type int): what tw_game_ending_dup_course() found for that
 *   game, drawn as thin lines; a new result drops it
 */
void tw_score_chart_set_course (TwScoreChart *self, GArray *course);

/** tw_score_chart_set_turn: sets after which turn the points are marked ; anything
 *   beyond the end marks nothing. */
void tw_score_chart_set_turn (TwScoreChart *self, guint turn);

/** tw_score_chart_get_turn: Returns: the turn that is marked, %TW_TURN_NONE for none */
guint tw_score_chart_get_turn (TwScoreChart *self);

/** tw_score_chart_get_turn_x: Returns: where @turn is , in pixels */
double tw_score_chart_get_turn_x (TwScoreChart *self, guint turn);

/** tw_score_chart_say_turn: Returns: (transfer full): "After turn 12: Anna 34, Eva 20" */
char *tw_score_chart_say_turn (TwScoreChart *self, guint turn);

/** tw_score_chart_set_marks: sets the marks that a chart shows on its lines. */
void tw_score_chart_set_marks (TwScoreChart *self, TwGameMarks *marks);

G_END_DECLS

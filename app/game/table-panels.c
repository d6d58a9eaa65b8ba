/* Which panels are seen at the table. */
#include "app/game/table-panels.h"

#include "app/game/table-history.h"
#include "app/game/table-record.h"
#include "app/game/table-stop.h"

gboolean
tw_table_panels_is_finished (TwTableModel *model)
{
  return tw_table_model_get_game (model) != NULL
         && tw_table_model_get_question (model) == TW_QUESTION_NONE
         && tw_table_history_get_scoring (model, NULL, NULL) == TW_ALL_COUNTED;
}

TwPanelsSeen
tw_table_panels_see (const TwTablePanels *self,
                     TwTableModel *model,
                     gboolean is_wide,
                     gboolean is_roomy)
{
  gboolean is_finished = tw_table_panels_is_finished (model), keeps_result;
  TwPanelsSeen seen = { .has_game = tw_table_model_get_game (model) != NULL };

  seen.is_over = seen.has_game && tw_table_model_get_question (model) == TW_QUESTION_NONE;
  /* What a game by file waits for is said above the table. */
  seen.hand = !seen.is_over && tw_table_record_asks (model) != TW_RECORD_TILE
              && !tw_table_stop_is_still (model)
              && (tw_table_history_is_looking (model) || !tw_table_model_waits (model));
  seen.log = is_roomy ? self->log : self->log_over;
  keeps_result = self->result && is_wide && tw_table_history_is_looking (model);
  /* The result has them, too. */
  seen.scores = self->scores && !is_finished && !keeps_result;
  seen.rules = self->rules && seen.has_game;
  seen.table = seen.has_game && (is_wide || ((!is_finished || seen.log) && !seen.rules));
  seen.result = !seen.rules && (keeps_result || (is_finished && (is_wide || !seen.log)));
  seen.history =
      seen.has_game && (self->history || is_finished || tw_table_history_is_looking (model));
  return seen;
}

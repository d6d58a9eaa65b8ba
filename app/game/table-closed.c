/* Why something cannot be done at the table now. */
#include "app/game/table-closed.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-by-file.h"
#include "app/game/table-record.h"

static const char *
why_no_advice (TwTableModel *model)
{
  if (tw_table_by_file_get (model) != TW_BY_FILE_NONE)
    return _ ("A game by file is strict: there is no advice.");
  if (tw_table_record_asks (model) != TW_RECORD_NOTHING)
    return _ ("Say first what was drawn: then there is advice.");
  if (tw_table_model_get_program (model) != NULL)
    return _ ("The program is thinking: there is no advice.");
  return _ ("Nobody has to answer here: there is no advice.");
}

static const char *
why_no_sandbox (TwTableModel *model)
{
  if (tw_table_by_file_get (model) != TW_BY_FILE_NONE)
    return _ ("A game by file is strict: there is no sandbox.");
  if (tw_table_model_get_setup (model)->is_strict)
    return _ ("This game is strict: there is no sandbox.");
  return _ ("The game is over: there is no sandbox.");
}

static const char *
why_no_pause (TwTableModel *model)
{
  return tw_table_model_has_programs (model) ? _ ("The game is over.")
                                             : _ ("No program plays here.");
}

/* In a strict game what was drawn since is known, and what was sent is in the hands of others. */
static const char *
why_no_undo (TwTableModel *model)
{
  if (tw_table_by_file_get (model) != TW_BY_FILE_NONE)
    return _ ("A game by file is strict: there is nothing to undo.");
  if (tw_table_model_get_setup (model)->is_strict)
    return _ ("This game is strict: there is nothing to undo.");
  return _ ("There is nothing to undo.");
}

const char *
tw_table_closed_words (TwTableModel *model, const char *action)
{
  if (tw_table_model_get_game (model) == NULL)
    return NULL;
  if (strcmp (action, "advice") == 0)
    return why_no_advice (model);
  if (strcmp (action, "sandbox") == 0)
    return why_no_sandbox (model);
  if (strcmp (action, "by-hand") == 0)
    return _ ("A game by file is strict: nothing is done by hand.");
  if (strcmp (action, "pause") == 0)
    return why_no_pause (model);
  if (strcmp (action, "tiles-left-by-key") == 0)
    return _ ("In this game nobody may look at the tiles left.");
  if (strcmp (action, "undo") == 0)
    return why_no_undo (model);
  if (strcmp (action, "redo") == 0)
    return _ ("There is nothing to redo.");
  return NULL;
}

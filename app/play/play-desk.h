/* The table with its panels: hand, scores, log, explanation, rules, result, history.
 *
 * Which panels are shown, and how large, depends on the choices of the players, on the game, and on
 * the room. */
#pragma once

#include <adwaita.h>

#include "app/table/game-table.h"
#include "app/widgets/tile-textures.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAY_DESK (tw_play_desk_get_type ())
G_DECLARE_FINAL_TYPE (TwPlayDesk, tw_play_desk, TW, PLAY_DESK, AdwBin)

/* Signal "laid-out" (): the panels have been updated to the game and the room. */

/**
 * tw_play_desk_set_model:
 * @self: a desk, once
 * @model: the game
 * @textures: pictures of tiles
 * @actions: gets "fit", "zoom" 'i', "hints" 's' ("off", "mine", "all"), "pin", "advice", "look" 's'
 *   ("start", "back", "on", "now", "scoring"), "go-on", and what is seen: "show-log", "show-scores",
 *   "history" and "rules"; its buttons do them by the name "play"
 */
void tw_play_desk_set_model (TwPlayDesk *self, TwTableModel *model, TwTileTextures *textures,
                             GActionMap *actions);

/** tw_play_desk_set_problem: sets why there is no game; %NULL while that is not known. */
void tw_play_desk_set_problem (TwPlayDesk *self, const char *words);

/** tw_play_desk_get_problem: Returns: (transfer none) (nullable): why there is no game */
const char *tw_play_desk_get_problem (TwPlayDesk *self);

/** tw_play_desk_get_table: Returns: (transfer none): the table on it */
TwGameTable *tw_play_desk_get_table (TwPlayDesk *self);

/** tw_play_desk_get_bin: Returns: (transfer none): the bin that knows the width of the desk */
TwWidthBin *tw_play_desk_get_bin (TwPlayDesk *self);

/** tw_play_desk_grab: gives the focus to the table, or to the result if it is shown instead. */
void tw_play_desk_grab (TwPlayDesk *self);

G_END_DECLS

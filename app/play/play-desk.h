/* The table with all that belongs to it: hand, scores, log, explanation, rules, result, history.
 *
 * Which of them are seen, and how large they are, follows from what the players want, from the game
 * and from the room. */
#pragma once

#include <adwaita.h>

#include "app/table/game-table.h"
#include "app/widgets/tile-textures.h"
#include "app/widgets/width-bin.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAY_DESK (tw_play_desk_get_type ())
G_DECLARE_FINAL_TYPE (TwPlayDesk, tw_play_desk, TW, PLAY_DESK, AdwBin)

/* Signal "laid-out" (): the panels are those for the game and the room there is now. */

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

/** tw_play_desk_set_problem: sets why there is no game, %NULL while that is not known yet. */
void tw_play_desk_set_problem (TwPlayDesk *self, const char *words);

/** tw_play_desk_get_problem: Returns: (transfer none) (nullable): why there is no game */
const char *tw_play_desk_get_problem (TwPlayDesk *self);

/** tw_play_desk_get_table: Returns: (transfer none): the table on it */
TwGameTable *tw_play_desk_get_table (TwPlayDesk *self);

/** tw_play_desk_get_bin: Returns: (transfer none): what tells how wide it is */
TwWidthBin *tw_play_desk_get_bin (TwPlayDesk *self);

/** tw_play_desk_grab: moves the focus to the table, or to the result in its place. */
void tw_play_desk_grab (TwPlayDesk *self);

G_END_DECLS

/* Computer players wait until what has happened was seen. */
#pragma once

#include "app/game/program-players.h"
#include "app/table/table-scene.h"

G_BEGIN_DECLS

#define TW_TYPE_PROGRAM_WAIT (tw_program_wait_get_type ())
G_DECLARE_FINAL_TYPE (TwProgramWait, tw_program_wait, TW, PROGRAM_WAIT, GObject)

/**
 * tw_program_wait_new:
 * @programs: the computer players of a table
 * @scene: what is seen on it
 *
 * Returns: (transfer full): what lets @programs wait for what moves in @scene, as long as it is there
 */
TwProgramWait *tw_program_wait_new (TwProgramPlayers *programs, TwTableScene *scene);

G_END_DECLS

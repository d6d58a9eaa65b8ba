/* A running game goes on with tiles as they are edited beside the table. */
#pragma once

#include "app/game/unsaved-game.h"
#include "app/widgets/message-bar.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

typedef struct _TwEditedTiles TwEditedTiles;

/**
 * tw_edited_tiles_new:
 * @bar: (transfer none): shows why the game cannot use the edited tiles
 * @unsaved: (transfer none): whether the game is saved
 * @kit: what games are put together from
 *
 * Returns: (transfer full): @bar, @unsaved and @kit must outlive it; free with g_free()
 */
TwEditedTiles *tw_edited_tiles_new (TwMessageBar *bar, TwUnsavedGame *unsaved,
                                    const TwGameKit *kit);

/** tw_edited_tiles_follow: plays on at @model with the tiles of @set as they are now. If the game so
 * far is not possible with them, it goes on with the tiles it has, and the players are told. */
void tw_edited_tiles_follow (TwEditedTiles *self, TwTableModel *model, TwTileSet *set);

G_END_DECLS

/* The header bar of the table: its title, its menu, and buttons for what is done there. */
#pragma once

#include <adwaita.h>

#include "app/game/game-file.h"
#include "app/widgets/tile-textures.h"
#include "app/widgets/width-bin.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAY_HEADER (tw_play_header_get_type ())
G_DECLARE_FINAL_TYPE (TwPlayHeader, tw_play_header, TW, PLAY_HEADER, AdwBin)

/* Signal "left" (): a popover has closed, or a piece was picked up in one; give the table the focus. */

/**
 * tw_play_header_set_model:
 * @self: a header, once
 * @model: the game
 * @textures: pictures of tiles
 * @kit: what games are put together from, empty until it is loaded; must outlive @self
 * @actions: gets "sandbox" and "by-hand", which open the popovers
 */
void tw_play_header_set_model (TwPlayHeader *self, TwTableModel *model, TwTileTextures *textures,
                               const TwGameKit *kit, GActionMap *actions);

/** tw_play_header_get_export_menu: Returns: (transfer none): the menu "Export" */
GMenu *tw_play_header_get_export_menu (TwPlayHeader *self);

/** tw_play_header_show_cases: offers the cases of @opened, if there are any. */
void tw_play_header_show_cases (TwPlayHeader *self, const TwGameFile *opened);

/** tw_play_header_set_apart: sets whether the table is in its own window. */
void tw_play_header_set_apart (TwPlayHeader *self, gboolean is_apart);

/** tw_play_header_lay_out: hides buttons that are in the menu as well if the title lacks room; @bin is
 * as wide as the header. */
void tw_play_header_lay_out (TwPlayHeader *self, TwWidthBin *bin);

G_END_DECLS

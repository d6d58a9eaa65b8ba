/* The popover of the sandbox: tiles in any order, any score, other seats. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"
#include "app/widgets/tile-textures.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_TYPE_SANDBOX_POPOVER (tw_sandbox_popover_get_type ())
G_DECLARE_FINAL_TYPE (TwSandboxPopover, tw_sandbox_popover, TW, SANDBOX_POPOVER, GtkPopover)

/**
 * tw_sandbox_popover_set_model:
 * @self: a popover, once
 * @model: whose table it is
 * @textures: pictures of tiles
 * @kit: what games are put together from, empty until it is loaded; must outlive @self
 */
void tw_sandbox_popover_set_model (TwSandboxPopover *self, TwTableModel *model,
                                   TwTileTextures *textures, const TwGameKit *kit);

G_END_DECLS

/* The editor of a block of tiles: a grid in whose cells chosen tiles are laid, turned and
 * removed. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_BLOCK_EDITOR (tw_block_editor_get_type ())
G_DECLARE_FINAL_TYPE (TwBlockEditor, tw_block_editor, TW, BLOCK_EDITOR, AdwBin)

/* Most columns and rows of a block in this editor. */
#define TW_BLOCK_EDITOR_MAX 16

/**
 * tw_block_editor_new:
 * @document: the open set
 * @textures: the source of pictures
 * @id: the block's name
 *
 * A subpage of the properties. On a cell, Space lays the chosen tile or turns the tile there,
 * Delete removes it, and the arrow keys go to the next cell. The page closes when the block is
 * removed.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *tw_block_editor_new (TwDocument *document, TwTileTextures *textures, const char *id);

G_END_DECLS

/* A block of tiles as a grid: chosen tiles are laid into cells, turned and taken out. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_BLOCK_EDITOR (tw_block_editor_get_type ())
G_DECLARE_FINAL_TYPE (TwBlockEditor, tw_block_editor, TW, BLOCK_EDITOR, AdwBin)

/* Most columns and rows of a block that is edited here. */
#define TW_BLOCK_EDITOR_MAX 16

/**
 * tw_block_editor_new:
 * @document: the open set
 * @textures: where pictures come from
 * @id: the block's name
 *
 * A subpage of the properties. On a cell, Space lays the chosen tile or turns the one that
 * lies there, Delete takes it out, arrows lead to the next cell. The page closes when the
 * block goes.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *tw_block_editor_new (TwDocument *document, TwTileTextures *textures, const char *id);

G_END_DECLS

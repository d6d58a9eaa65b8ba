/* A page of help as it is read. */
#pragma once

#include <adwaita.h>

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_HELP_SHEET (tw_help_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TwHelpSheet, tw_help_sheet, TW, HELP_SHEET, AdwBin)

/* Signal "link" (const char *id): another page is asked for. */

/** tw_help_sheet_set_textures: sets the source of pictures; call it once, first of all. */
void tw_help_sheet_set_textures (TwHelpSheet *self, TwTileTextures *textures);

/**
 * tw_help_sheet_show:
 * @title: what the page is called
 * @items: (element-type TwHelpItem): what stands on it; they live as long as they are shown
 * @item: the one to be seen first
 *
 * Long pages are put together bit by bit, so that the window stays awake.
 */
void tw_help_sheet_show (TwHelpSheet *self, const char *title, const GPtrArray *items, guint item);

/** tw_help_sheet_show_files: shows how words of the rules are written in files from now on, as the button of their
 * pages does; else nothing but who asks for it sees that. */
void tw_help_sheet_show_files (TwHelpSheet *self);

/** tw_help_sheet_is_whole: Returns: whether all of the page is there */
gboolean tw_help_sheet_is_whole (TwHelpSheet *self);

G_END_DECLS

/* The start page: one sentence with two buttons, recent sets, shipped sets. */
#pragma once

#include <adwaita.h>

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_START_PAGE (tw_start_page_get_type ())
G_DECLARE_FINAL_TYPE (TwStartPage, tw_start_page, TW, START_PAGE, AdwBin)

/* Property "menu-model": the main menu. */

/** tw_start_page_set_textures: sets the source of pictures; call it once. */
void tw_start_page_set_textures (TwStartPage *self, TwTileTextures *textures);

/** tw_start_page_refresh: lists the sets; the recent ones are looked up each time. */
void tw_start_page_refresh (TwStartPage *self);

/** tw_start_page_set_open_title: offers the way back to the open set @title, %NULL for none. */
void tw_start_page_set_open_title (TwStartPage *self, const char *title);

/** tw_start_page_search: opens the search. */
void tw_start_page_search (TwStartPage *self);

/** tw_start_page_show_error: shows an error until it is closed. */
void tw_start_page_show_error (TwStartPage *self, const char *title, const char *message);

/** tw_start_page_hide_error: closes the error if it has @title; %NULL for any title. */
void tw_start_page_hide_error (TwStartPage *self, const char *title);

G_END_DECLS

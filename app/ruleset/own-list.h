/* The list of a set's own things: symbols, land, figures, tokens, decks, dice and the like, and of what happens. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_LIST (tw_own_list_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnList, tw_own_list, TW, OWN_LIST, AdwBin)

/* Signals:
 *   "rules" ()         show the rules of the game
 *   "expansions" ()    show the rules of the expansions that come with the program
 *   "chosen" (guint sort, const char *id)   a row was activated
 *   "procedure" (guint index)               a row of what happens was activated
 *   "effect" (guint index)                  an effect was activated
 *   "named" (guint sort, const char *name)  the user gave a name for a new thing
 */

/** tw_own_list_set_textures: sets the source of pictures of tiles; call it before a set is shown. */
void tw_own_list_set_textures (TwOwnList *self, TwTileTextures *textures);

/** tw_own_list_set_document: shows the own things of @document's set from now on. */
void tw_own_list_set_document (TwOwnList *self, TwDocument *document);

/** tw_own_list_ask: asks for the name of a new thing, in a popover beside its heading. */
void tw_own_list_ask (TwOwnList *self, TwOwnSort sort);

/** tw_own_list_grab_rules: moves the focus to the row that leads to the rules of the game. */
void tw_own_list_grab_rules (TwOwnList *self);

/** tw_own_list_grab_expansions: moves the focus to the row that leads to the rules of expansions. */
void tw_own_list_grab_expansions (TwOwnList *self);

/** tw_own_list_select: marks the row of that thing; %NULL for none. */
void tw_own_list_select (TwOwnList *self, TwOwnSort sort, const char *id);

/** tw_own_list_select_procedure: marks the row of procedure @index and no other; -1 for none. */
void tw_own_list_select_procedure (TwOwnList *self, int index);

/** tw_own_list_select_effect: marks the row of effect @index and no other; -1 for none. */
void tw_own_list_select_effect (TwOwnList *self, int index);

/** tw_own_list_focus: moves the focus to the marked row, else to the first that can have it. */
gboolean tw_own_list_focus (TwOwnList *self);

G_END_DECLS

/* Reads what a window opens: sets, games, drafts of sets. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENER (tw_opener_get_type ())
G_DECLARE_FINAL_TYPE (TwOpener, tw_opener, TW, OPENER, GObject)

/* The action win.learn 's', which it adds to its window, reads a set as tw_opener_play() does and puts its
 * lessons on a table.
 *
 * Each reading cancels the one before, and can be cancelled by the user, see announce.h.
 *
 * Signals:
 *   "set" (TwDocument *)                    a set was read; show it
 *   "restored" (TwDocument *, TwDraft *)    a set was read, with the changes of a draft
 *   "play" (TwTileSet *)                    a set was read; play it
 *   "table" (GtkWidget *)                   a game was read, on a table (play-page.h)
 *   "failed" (const char *title, const char *message)   something cannot be opened
 *   "handed" ()                             moves were read, which another table has taken
 */

/** tw_opener_new: Returns: (transfer full): reads for @widget (not owned), the announcer that tells
 * when reading takes long */
TwOpener *tw_opener_new (GtkWidget *widget, TwTileTextures *textures);

/** tw_opener_open_file: reads @file, a set or a game; its beginning decides which, not its name. */
void tw_opener_open_file (TwOpener *self, GFile *file);

/** tw_opener_open_shipped: reads the shipped set @id. */
void tw_opener_open_shipped (TwOpener *self, const char *id);

/** tw_opener_play: reads a set to be played: a shipped one by its id, or a file by its URI. */
void tw_opener_play (TwOpener *self, const char *id_or_uri);

/** tw_opener_restore: reads the set of @draft, which has been read, and applies its changes. */
void tw_opener_restore (TwOpener *self, TwDraft *draft);

/** tw_opener_is_picture: Returns: whether @file has the name of a picture, which is no set */
gboolean tw_opener_is_picture (GFile *file);

/** tw_opener_refuse_picture: tells that @file cannot be opened, and what to do with a picture. */
void tw_opener_refuse_picture (TwOpener *self, GFile *file);

G_END_DECLS

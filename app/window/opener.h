/* Reads what is to be opened in a window: sets, games, drafts of sets. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENER (tw_opener_get_type ())
G_DECLARE_FINAL_TYPE (TwOpener, tw_opener, TW, OPENER, GObject)

/* What is read gives up what was being read before, and is given up with it, see announcer.h.
 *
 * Signals:
 *   "set" (TwDocument *)                    a set is there, to be shown
 *   "restored" (TwDocument *, TwDraft *)    a set with the changes of a draft is there
 *   "play" (TwTileSet *)                    a set is there, to be played
 *   "table" (GtkWidget *)                   a table with a game is there, see play-page.h
 *   "failed" (const char *title, const char *message)   something cannot be opened
 */

/** tw_opener_new: Returns: (transfer full): what reads for @widget (not owned), the announcer that says
 * so when it takes long */
TwOpener *tw_opener_new (GtkWidget *widget, TwTileTextures *textures);

/** tw_opener_open_file: reads @file, a set or a game: what it holds is seen by its beginning, not by its
 * name. */
void tw_opener_open_file (TwOpener *self, GFile *file);

/** tw_opener_open_shipped: reads the shipped set of that id. */
void tw_opener_open_shipped (TwOpener *self, const char *id);

/** tw_opener_play: reads a set that is to be played: a shipped one by its id, or a file by its URI. */
void tw_opener_play (TwOpener *self, const char *id_or_uri);

/** tw_opener_restore: reads the set of @draft, which has been read, and puts its changes into it. */
void tw_opener_restore (TwOpener *self, TwDraft *draft);

/** tw_opener_is_picture: Returns: whether @file is named like a picture, which is no set */
gboolean tw_opener_is_picture (GFile *file);

/** tw_opener_refuse_picture: says that @file cannot be opened, and what is to be done with a picture. */
void tw_opener_refuse_picture (TwOpener *self, GFile *file);

G_END_DECLS

/* The rules of the games that can be played with a set, to read beside its tiles. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_GAME_READER (tw_game_reader_get_type ())
G_DECLARE_FINAL_TYPE (TwGameReader, tw_game_reader, TW, GAME_READER, AdwBin)

/* Signal "closed" (): the user closes the reader.
 *
 * While visible it follows the document, so an edited rule shows at once. */
/** tw_game_reader_set_document: sets the document; call it once. */
void tw_game_reader_set_document (TwGameReader *self, TwDocument *document,
                                  TwTileTextures *textures);

/** tw_game_reader_search: moves the focus to the search entry. */
void tw_game_reader_search (TwGameReader *self);

G_END_DECLS

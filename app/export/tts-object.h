/* A tile set as a saved object for Tabletop Simulator: a folder with bags of tiles, the start laid
 * out, tokens, figures and a score track, and the same tiles as cards for the scripted table that
 * scores by what is written on them. */
#pragma once

#include "app/export/tts-options.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_tts_object_save:
 * @set: a tile set
 * @path: the folder to make; nothing may be there, or an empty folder
 * @options: what is wished
 * @problems: (element-type utf8): gets what the player must know or the other program cannot say
 * @error: %TW_FORMAT_ERROR_WRITE, %TW_FORMAT_ERROR_CONTENT for an address that is none,
 * %TW_FORMAT_ERROR_DATA if the program's files are missing, or #TwPictureError
 *
 * Writes NAME.json and NAME-cards.json, each with a picture of the same name, and a folder of
 * pictures. The same set gives the same files, but for the places of pictures. Blocks while it
 * draws all tiles; safe in any thread but that of the main loop.
 *
 * Returns: whether it is written
 */
gboolean tw_tts_object_save (const TwTileSet *set,
                             const char *path,
                             const TwTtsOptions *options,
                             GPtrArray *problems,
                             GError **error);

G_END_DECLS

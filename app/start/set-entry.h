/* A set that the start page lists; a card shows it. */
#pragma once

#include <gio/gio.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_ENTRY (tw_set_entry_get_type ())
G_DECLARE_FINAL_TYPE (TwSetEntry, tw_set_entry, TW, SET_ENTRY, GObject)

/* Signal "loaded" (): the set was read, or could not be read, or its description has changed. */

/**
 * tw_set_entry_new_shipped:
 * @id: id of a shipped set
 *
 * Returns: (transfer full): an entry; tw_set_entry_load() reads the set
 */
TwSetEntry *tw_set_entry_new_shipped (const char *id);

/**
 * tw_set_entry_new_file:
 * @file: a local file
 * @used: (nullable): when it was last used
 *
 * Returns: (transfer full): an entry; tw_set_entry_load() reads the set
 */
TwSetEntry *tw_set_entry_new_file (GFile *file, GDateTime *used);

/** tw_set_entry_load: reads the set in a worker thread, once, then emits "loaded". */
void tw_set_entry_load (TwSetEntry *self);

/** tw_set_entry_get_set: Returns: (transfer none) (nullable): the set, once it has been read */
TwTileSet *tw_set_entry_get_set (TwSetEntry *self);

/** tw_set_entry_get_key: Returns: (transfer none) (nullable): the key of the file as it was read,
 * see tw_under_way_key() */
const char *tw_set_entry_get_key (TwSetEntry *self);

/** tw_set_entry_is_suspect: Returns: whether the set was not read because the program has died of
 * it */
gboolean tw_set_entry_is_suspect (TwSetEntry *self);

/** tw_set_entry_is_older: Returns: whether the entry's time of use is before @used */
gboolean tw_set_entry_is_older (TwSetEntry *self, GDateTime *used);

/** tw_set_entry_get_target: Returns: (transfer none): a shipped id or a URI, for actions */
const char *tw_set_entry_get_target (TwSetEntry *self);

/** tw_set_entry_get_title: Returns: (transfer none): the set's name; before it has been read the
 * file's name, or "" for a shipped set */
const char *tw_set_entry_get_title (TwSetEntry *self);

/** tw_set_entry_looks_like: Returns: whether @other has the same title and the same file name */
gboolean tw_set_entry_looks_like (TwSetEntry *self, TwSetEntry *other);

/** tw_set_entry_show_folder: sets whether to name the file's folder as well; emits "loaded" for the
 * cards that show @self. */
void tw_set_entry_show_folder (TwSetEntry *self, gboolean is_shown);

/** tw_set_entry_dup_detail: Returns: (transfer full): the second line of the card, in words */
char *tw_set_entry_dup_detail (TwSetEntry *self);

/** tw_set_entry_matches: Returns: whether title or description contain @words (folded) */
gboolean tw_set_entry_matches (TwSetEntry *self, const char *words);

G_END_DECLS

/* A file with texts to translate: a tile set, a package or a ruleset. */
#pragma once

#include "engine/format/save-file.h"
#include "engine/localise/text-list.h"
#include "engine/set/tile-set.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwTextFile:
 * @path: its path
 * @stamp: its state when it was read
 * @set: (nullable): the set, %NULL for a ruleset
 * @document: its XML tree
 * @list: its texts
 */
typedef struct
{
  char *path;
  TwFileStamp stamp;
  TwTileSet *set;
  xmlDoc *document;
  TwTextList *list;
} TwTextFile;

/**
 * tw_text_file_open:
 * @path: a file
 * @vocabulary: the vocabulary against which a ruleset is checked
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): its texts, if the file is valid
 */
TwTextFile *tw_text_file_open (const char *path, const TwVocabulary *vocabulary, GError **error);

/** tw_text_file_new_for_set: Returns: (transfer full): the texts of @set, which has no file */
TwTextFile *tw_text_file_new_for_set (TwTileSet *set);

/**
 * tw_text_file_take:
 * @file: the texts of a set
 * @item: (nullable): the only text that was changed, %NULL for several
 * @error: %TW_FORMAT_ERROR; then @file must not be used any more
 *
 * Returns: (transfer none) (nullable): its set with the changed texts
 */
TwTileSet *tw_text_file_take (TwTextFile *file, const TwTextItem *item, GError **error);

/** tw_text_file_free: frees it. */
void tw_text_file_free (TwTextFile *file);

/**
 * tw_text_file_save:
 * @file: a file whose list was changed
 * @path: (nullable): where to save, %NULL for its own path, unless another program has changed that
 *   file
 * @vocabulary: the vocabulary against which a ruleset is checked
 * @error: %TW_FORMAT_ERROR; then nothing is written
 *
 * The new content is read again before it is written.
 *
 * Returns: whether the file is written
 */
gboolean tw_text_file_save (const TwTextFile *file, const char *path,
                            const TwVocabulary *vocabulary, GError **error);

/**
 * tw_tile_set_with_texts:
 * @set: a set
 * @document: its XML tree with changed texts
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the set with its changed texts
 */
TwTileSet *tw_tile_set_with_texts (const TwTileSet *set, xmlDoc *document, GError **error);

/** tw_tile_set_to_document: Returns: (transfer full): the set's tree, for its texts */
xmlDoc *tw_tile_set_to_document (const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTextFile, tw_text_file_free)

G_END_DECLS

/* Saves a document, one save after the other. Its signals say what to ask and to tell the user. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SAVER (tw_saver_get_type ())
G_DECLARE_FINAL_TYPE (TwSaver, tw_saver, TW, SAVER, GObject)

/* Signals:
 *   "place-wanted" (gboolean then_close)        the set has no file yet: call tw_saver_save() with
 *   one "enclosed" (GFile *, gboolean then_close)   the file cannot hold the set's enclosures: call
 *                                               tw_saver_save_without()
 *   "slow" (GFile *)                            the save under way takes long
 *   "ended" (GFile *)                           the save has ended, successful or not
 *   "written" (GFile *)                         the file is written; sent even after
 *   tw_saver_forget() "saved" (GFile *)                           the set is saved there; another
 *   save may follow "settled" (GFile *)                         the set is saved, and no other save
 *   waits "failed" (GFile *, GError *, gboolean is_enclosed)   the set is not saved, and no other
 *   save waits;
 *                                               @is_enclosed: the enclosures cannot be written
 *   beside "close" ()                                  all is saved, and a save was to be followed
 *   by closing
 */

/** tw_saver_new: Returns: (transfer full): a saver for @document */
TwSaver *tw_saver_new (TwDocument *document);

/** tw_saver_get_document: Returns: (transfer none): the document */
TwDocument *tw_saver_get_document (TwSaver *self);

/** tw_saver_is_busy: Returns: whether a save is under way */
gboolean tw_saver_is_busy (TwSaver *self);

/**
 * tw_saver_save:
 * @self: a saver
 * @file: (nullable): the file to write; %NULL for the document's file at that time
 * @then_close: whether to emit "close" when all is saved
 *
 * Saves as soon as the save under way has ended. Several waiting saves become one, which writes the
 * value of that time. Changes made during a save are saved, too, before "close".
 */
void tw_saver_save (TwSaver *self, GFile *file, gboolean then_close);

/**
 * tw_saver_save_without:
 * @self: a saver
 * @file: the file to write, which cannot hold the set's enclosures
 * @then_close: as for tw_saver_save()
 * @write_beside: whether to write the enclosures to tw_saver_folder_beside() first
 *
 * Takes the enclosures out of the set, which can be undone, and saves it.
 */
void tw_saver_save_without (TwSaver *self, GFile *file, gboolean then_close, gboolean write_beside);

/** tw_saver_folder_beside: Returns: (transfer full): the path of the folder beside @file for the
 * enclosures of its set: "own-files" for "own.xml" */
char *tw_saver_folder_beside (GFile *file);

/** tw_saver_cancel: cancels the save under way, unless it is already replacing the file. */
void tw_saver_cancel (TwSaver *self);

/** tw_saver_forget: does not tell how the save under way ends, and starts no further one. */
void tw_saver_forget (TwSaver *self);

G_END_DECLS

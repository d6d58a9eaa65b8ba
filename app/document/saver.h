/* Saves a document, one save after the other, without asking or telling anybody itself. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SAVER (tw_saver_get_type ())
G_DECLARE_FINAL_TYPE (TwSaver, tw_saver, TW, SAVER, GObject)

/* Signals:
 *   "place-wanted" (gboolean then_close)        the set has no file yet: call tw_saver_save() with one
 *   "enclosed" (GFile *, gboolean then_close)   the file cannot hold what is enclosed with the set:
 *                                               call tw_saver_save_without()
 *   "slow" (GFile *)                            the save under way takes long
 *   "ended" (GFile *)                           it is over, however it went
 *   "written" (GFile *)                         the file is written; told even after tw_saver_forget()
 *   "saved" (GFile *)                           the set is saved there; another save may follow
 *   "settled" (GFile *)                         it is saved, and no other save waits
 *   "failed" (GFile *, GError *, gboolean is_enclosed)   it is not saved, and no other save waits;
 *                                               @is_enclosed: what is enclosed cannot be written beside
 *   "close" ()                                  all is saved, and somebody wanted to close then
 */

/** tw_saver_new: Returns: (transfer full): what saves @document */
TwSaver *tw_saver_new (TwDocument *document);

/** tw_saver_get_document: Returns: (transfer none): what it saves */
TwDocument *tw_saver_get_document (TwSaver *self);

/** tw_saver_is_busy: Returns: whether a save is under way */
gboolean tw_saver_is_busy (TwSaver *self);

/**
 * tw_saver_save:
 * @self: a saver
 * @file: (nullable): where to; %NULL to where the set is kept by then
 * @then_close: whether "close" is wanted when all is saved
 *
 * Saves as soon as the save that is under way has ended. Several that wait for it are one: what is
 * written is what there is then. What is changed while it is written is saved before "close".
 */
void tw_saver_save (TwSaver *self, GFile *file, gboolean then_close);

/**
 * tw_saver_save_without:
 * @self: a saver
 * @file: where to, a file that cannot hold what is enclosed with the set
 * @then_close: as for tw_saver_save()
 * @write_beside: whether what is enclosed is written to tw_saver_folder_beside() first
 *
 * Takes out of the set what is enclosed with it, which can be undone, and saves it.
 */
void tw_saver_save_without (TwSaver *self, GFile *file, gboolean then_close, gboolean write_beside);

/** tw_saver_folder_beside: Returns: (transfer full): the path of the folder beside @file for what is
 * enclosed with its set: "own-files" for "own.xml" */
char *tw_saver_folder_beside (GFile *file);

/** tw_saver_cancel: gives up the save under way, unless it is replacing the file already. */
void tw_saver_cancel (TwSaver *self);

/** tw_saver_forget: nobody is told how the save under way ends, and none comes after it. */
void tw_saver_forget (TwSaver *self);

G_END_DECLS

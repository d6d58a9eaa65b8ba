/* Saving the open set: asks where, and tells the result. */
#pragma once

#include <adwaita.h>

#include "app/document/saver.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_SAVING (tw_set_saving_get_type ())
G_DECLARE_FINAL_TYPE (TwSetSaving, tw_set_saving, TW, SET_SAVING, GObject)

/* Actions that it adds to the group "doc": save, save-as, `export` 's' (an id of #TwSetExporter),
 * cancel-saving (unless the file is already being replaced).
 *
 * Signals:
 *   "saved" ()                          the set is saved, and the user has been told
 *   "settled" (GFile *)                 the set is saved, and no other save waits
 *   "failed" (const char *title, const char *message, gboolean was_changed)
 *                                       the set is not saved; @was_changed: another program has
 *                                       changed the file
 *   "close" ()                          all is saved, and a save was to be followed by closing
 */

/**
 * tw_set_saving_new:
 * @widget: (not owned): a widget of the window that asks; messages go to its announcer
 * @bar: (not owned): tells when a save takes long
 * @actions: the group "doc"
 *
 * Returns: (transfer full): saves no set yet
 */
TwSetSaving *tw_set_saving_new (GtkWidget *widget, TwMessageBar *bar, GActionMap *actions);

/** tw_set_saving_set_document: saves @document from now on, %NULL for none. A running save of
 * another set ends without a message. */
void tw_set_saving_set_document (TwSetSaving *self, TwDocument *document);

/** tw_set_saving_save_and_close: saves the set, then emits "close". */
void tw_set_saving_save_and_close (TwSetSaving *self);

/** tw_set_saving_forget: does not tell how the save under way ends, and starts no further one. */
void tw_set_saving_forget (TwSetSaving *self);

G_END_DECLS

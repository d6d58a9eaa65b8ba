/* Saving the open set: asks where, and says how it goes. */
#pragma once

#include <adwaita.h>

#include "app/document/saver.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_SAVING (tw_set_saving_get_type ())
G_DECLARE_FINAL_TYPE (TwSetSaving, tw_set_saving, TW, SET_SAVING, GObject)

/* Actions that it adds to the group "doc": save, save-as, `export` 's' (an id of #TwSetExporter),
 * cancel-saving (unless the file is being replaced already).
 *
 * Signals:
 *   "saved" ()                          the set is saved, and that is said
 *   "settled" (GFile *)                 it is saved, and no other save waits
 *   "failed" (const char *title, const char *message, gboolean was_changed)
 *                                       it is not; @was_changed: another program was there first
 *   "close" ()                          all is saved, and somebody wanted to close then
 */

/**
 * tw_set_saving_new:
 * @widget: (not owned): whose window asks; what is said goes to its announcer
 * @bar: (not owned): says that a save takes long
 * @actions: the group "doc"
 *
 * Returns: (transfer full): what saves no set yet
 */
TwSetSaving *tw_set_saving_new (GtkWidget *widget, TwMessageBar *bar, GActionMap *actions);

/** tw_set_saving_set_document: saves @document from now on, %NULL for nothing. A save of another set
 * that is under way ends without a word. */
void tw_set_saving_set_document (TwSetSaving *self, TwDocument *document);

/** tw_set_saving_save_and_close: saves the set, then "close" follows. */
void tw_set_saving_save_and_close (TwSetSaving *self);

/** tw_set_saving_forget: nobody is told how the save under way ends, and none comes after it. */
void tw_set_saving_forget (TwSetSaving *self);

G_END_DECLS

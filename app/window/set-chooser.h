/* A dialog that asks for the file of a set. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwSetChosen:
 * @file: the chosen file
 * @object: the object given to tw_set_chooser_show()
 */
typedef void (*TwSetChosen) (GFile *file, gpointer object);

/**
 * tw_set_chooser_show:
 * @parent: the window that waits for the answer; the dialog closes with it
 * @title: title of the dialog
 * @accept: label of the button that accepts
 * @sets_alone: whether to offer nothing but sets, no games: if so, the dialog begins in the folder of @beside
 *   and has the shipped sets among its places
 * @beside: (nullable): the file of a set
 * @chosen: called with the chosen file, unless @object has been finalized
 * @object: (type GObject): passed to @chosen
 */
void tw_set_chooser_show (GtkWindow *parent,
                          const char *title,
                          const char *accept,
                          gboolean sets_alone,
                          GFile *beside,
                          TwSetChosen chosen,
                          gpointer object);

G_END_DECLS

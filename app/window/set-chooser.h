/* Asks for a file with a set. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwSetChosen:
 * @file: what was chosen
 * @object: of tw_set_chooser_show()
 */
typedef void (*TwSetChosen) (GFile *file, gpointer object);

/**
 * tw_set_chooser_show:
 * @parent: the window that waits for the answer, and goes with it
 * @title: of the dialog
 * @accept: what the button says that takes the file
 * @sets_alone: whether nothing but sets is offered: then the dialog begins where @beside is, and has
 *   the shipped sets among its places
 * @beside: (nullable): the file of a set
 * @chosen: called with what was chosen, as long as @object is there
 * @object: (type GObject): who asks
 */
void tw_set_chooser_show (GtkWindow *parent,
                          const char *title,
                          const char *accept,
                          gboolean sets_alone,
                          GFile *beside,
                          TwSetChosen chosen,
                          gpointer object);

G_END_DECLS

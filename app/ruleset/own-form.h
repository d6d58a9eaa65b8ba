/* The form of one symbol, kind of land, figure or token that a set brings. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_FORM (tw_own_form_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnForm, tw_own_form, TW, OWN_FORM, AdwBin)

/* Actions: form.choose-picture, form.remove-picture, form.add-effect, form.remove. */

/** tw_own_form_set_document: the form works on @document from now on. */
void tw_own_form_set_document (TwOwnForm *self, TwDocument *document);

/**
 * tw_own_form_show:
 * @self: a form
 * @sort: what to show
 * @id: (nullable): which, %NULL for nothing
 */
void tw_own_form_show (TwOwnForm *self, TwOwnSort sort, const char *id);

/** tw_own_form_get_id: Returns: (transfer none) (nullable): what is shown */
const char *tw_own_form_get_id (TwOwnForm *self);

/**
 * tw_own_form_set_picture:
 * @self: a form
 * @name: the file's name for messages
 * @svg: what the file holds
 * @length: how many bytes
 *
 * Takes it for what is shown; what is wrong with it is said beside the picture.
 *
 * Returns: whether it was taken
 */
gboolean tw_own_form_set_picture (TwOwnForm *self, const char *name, const char *svg,
                                  gssize length);

/** tw_own_form_take_picture: reads @file in a worker and takes it for what is shown then. Another file,
 * or another thing that is shown, gives it up. */
void tw_own_form_take_picture (TwOwnForm *self, GFile *file);

G_END_DECLS

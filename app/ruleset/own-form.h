/* The form for one symbol, kind of land, figure or token of a set's own. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_OWN_FORM (tw_own_form_get_type ())
G_DECLARE_FINAL_TYPE (TwOwnForm, tw_own_form, TW, OWN_FORM, AdwBin)

/* Signal "procedure" (guint index): a rule that uses the thing was activated, or the thing itself is to be read as
 * a sentence: which of the set's procedures.
 * Actions: form.choose-picture, form.remove-picture, form.add-effect, form.remove. */

/** tw_own_form_set_textures: sets the source of pictures of tiles; call it once, before a set is shown. */
void tw_own_form_set_textures (TwOwnForm *self, TwTileTextures *textures);

/** tw_own_form_set_document: edits @document from now on. */
void tw_own_form_set_document (TwOwnForm *self, TwDocument *document);

/**
 * tw_own_form_show:
 * @self: a form
 * @sort: the sort of thing to show
 * @id: (nullable): its id, %NULL for none
 */
void tw_own_form_show (TwOwnForm *self, TwOwnSort sort, const char *id);

/** tw_own_form_get_id: Returns: (transfer none) (nullable): the id of the thing shown */
const char *tw_own_form_get_id (TwOwnForm *self);

/** tw_own_form_has_picture: Returns: whether something is shown that has a picture */
gboolean tw_own_form_has_picture (TwOwnForm *self);

/** tw_own_form_has_effects: Returns: whether something is shown that has effects */
gboolean tw_own_form_has_effects (TwOwnForm *self);

/**
 * tw_own_form_set_picture:
 * @self: a form
 * @name: the file's name for messages
 * @svg: content of the file
 * @length: its length in bytes
 *
 * Makes it the picture of the thing shown; errors are shown beside the picture.
 *
 * Returns: whether the picture was set
 */
gboolean tw_own_form_set_picture (TwOwnForm *self, const char *name, const char *svg,
                                  gssize length);

/** tw_own_form_take_picture: reads @file in a worker thread and makes it the picture of the thing
 * shown. Another file, or showing another thing, cancels that. */
void tw_own_form_take_picture (TwOwnForm *self, GFile *file);

G_END_DECLS

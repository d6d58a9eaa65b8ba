/* The name and the place of the open set in the header bar. When pressed, it opens the set's title,
 * authors and licence for editing. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_TITLE (tw_set_title_get_type ())
G_DECLARE_FINAL_TYPE (TwSetTitle, tw_set_title, TW, SET_TITLE, AdwBin)

/* Property "compact": whether only an icon is shown. */

/** tw_set_title_set_document: shows @document, %NULL for none. */
void tw_set_title_set_document (TwSetTitle *self, TwDocument *document);

G_END_DECLS

/* The Texts page: every text of the set in every language. */
#pragma once

#include <adwaita.h>

#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXTS_PAGE (tw_texts_page_get_type ())
G_DECLARE_FINAL_TYPE (TwTextsPage, tw_texts_page, TW, TEXTS_PAGE, AdwBin)

/* Actions: texts.language 's', texts.scope 's' ("all", "missing", "drafts", "warnings"),
 * texts.go-next, texts.go-previous, texts.done, texts.draft, texts.add-language, texts.import,
 * texts.export, texts.next-language, texts.previous-language, texts.toggle-panel,
 * texts.clear-filter. */

/** tw_texts_page_new: Returns: (transfer floating): the page for @document */
GtkWidget *tw_texts_page_new (TwDocument *document, TwTileTextures *textures);

/** tw_texts_page_export: writes the language shown to the PO file in a worker thread; an existing
 * file is updated. Tells the result. */
void tw_texts_page_export (TwTextsPage *self, GFile *file);

/** tw_texts_page_import: reads the PO file in a worker thread, imports it, and tells the result. */
void tw_texts_page_import (TwTextsPage *self, GFile *file);

G_END_DECLS

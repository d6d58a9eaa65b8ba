/* The Balance page: questions about the set, answered by many games. */
#pragma once

#include <adwaita.h>

#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_LAB_PAGE (tw_lab_page_get_type ())
G_DECLARE_FINAL_TYPE (TwLabPage, tw_lab_page, TW, LAB_PAGE, AdwBin)

/* Actions: lab.start, lab.stop, lab.watch, lab.next-question, lab.previous-question, lab.save-report, lab.copy-picture 'u' and lab.save-picture 'u'
 * with the number of a picture. It opens a game to be watched by win.open-set. */

/** tw_lab_page_new: Returns: (transfer floating): the page for @document */
GtkWidget *tw_lab_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS

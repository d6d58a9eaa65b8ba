/* Which pages the window shows. */
#pragma once

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwPageEntry:
 * @name: stable name, the target of `win.page`
 * @title: untranslated, marked with N_()
 * @icon_name: for the switcher
 * @create: makes the page for @document
 *
 * A page of the editor, shown under the view switcher in this order.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  GtkWidget *(*create) (TwDocument *document, TwTileTextures *textures);
} TwPageEntry;

/** tw_page_list: Returns: (transfer none) (array length=out_n_entries): all pages */
const TwPageEntry *tw_page_list (guint *out_n_entries);

G_END_DECLS

/* The list of the window's pages. */
#pragma once

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwPageEntry:
 * @name: stable name, the target of `win.page`
 * @title: not yet translated, marked with N_()
 * @icon_name: for the switcher
 * @create: creates the page for @document
 *
 * A page of the editor; the view switcher shows them in this order.
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

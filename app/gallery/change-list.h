/* A set's changelog: what each of its versions brought, the newest first. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_CHANGE_LIST (tw_change_list_get_type ())
G_DECLARE_FINAL_TYPE (TwChangeList, tw_change_list, TW, CHANGE_LIST, AdwPreferencesGroup)

/** tw_change_list_new: Returns: (transfer floating): the changelog of @document, to be edited */
GtkWidget *tw_change_list_new (TwDocument *document);

/** tw_change_list_close: drops the document: libadwaita 1.2 keeps the groups of a removed page. */
void tw_change_list_close (TwChangeList *self);

G_END_DECLS

/* Asks for a further language, and how it counts; or how one that is there does. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"

G_BEGIN_DECLS

#define TW_TYPE_LANGUAGE_POPOVER (tw_language_popover_get_type ())
G_DECLARE_FINAL_TYPE (TwLanguagePopover, tw_language_popover, TW, LANGUAGE_POPOVER, GtkPopover)

/** tw_language_popover_change: the next time it is opened it asks how the language shown counts. */
void tw_language_popover_change (TwLanguagePopover *self);

/** tw_language_popover_set_table: says to what the language is added. */
void tw_language_popover_set_table (TwLanguagePopover *self, TwTextTable *table);

G_END_DECLS

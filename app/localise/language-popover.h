/* A popover that asks for a new language and its plural forms, or for those of a present
 * language. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"

G_BEGIN_DECLS

#define TW_TYPE_LANGUAGE_POPOVER (tw_language_popover_get_type ())
G_DECLARE_FINAL_TYPE (TwLanguagePopover, tw_language_popover, TW, LANGUAGE_POPOVER, GtkPopover)

/** tw_language_popover_change: makes the next opening ask for the plural forms of the language
 * shown. */
void tw_language_popover_change (TwLanguagePopover *self);

/** tw_language_popover_set_table: sets the table to which languages are added. */
void tw_language_popover_set_table (TwLanguagePopover *self, TwTextTable *table);

G_END_DECLS

/* A row of toggles with the languages of a set and their progress. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"

G_BEGIN_DECLS

#define TW_TYPE_LANGUAGE_BAR (tw_language_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwLanguageBar, tw_language_bar, TW, LANGUAGE_BAR, GtkBox)

/* A toggle activates texts.language 's'. */

/** tw_language_bar_set_table: follows @table from now on. */
void tw_language_bar_set_table (TwLanguageBar *self, TwTextTable *table);

/** tw_language_bar_get_toggle: Returns: (transfer none) (nullable): the toggle of @language */
GtkWidget *tw_language_bar_get_toggle (TwLanguageBar *self, const char *language);

G_END_DECLS

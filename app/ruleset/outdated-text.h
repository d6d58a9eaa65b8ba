/* A row that says that the text above it was written before its rule was changed, with what mends that. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_OUTDATED_TEXT (tw_outdated_text_get_type ())
G_DECLARE_FINAL_TYPE (TwOutdatedText, tw_outdated_text, TW, OUTDATED_TEXT, AdwPreferencesRow)

/** tw_outdated_text_show: is seen if what the rule in words @id (nullable) of @document (nullable) says is out of date. */
void tw_outdated_text_show (TwOutdatedText *self, TwDocument *document, const char *id);

G_END_DECLS

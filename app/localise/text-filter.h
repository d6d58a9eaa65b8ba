/* Which rows of the Texts page are shown. */
#pragma once

#include <gtk/gtk.h>

#include "app/localise/text-row.h"

G_BEGIN_DECLS

/** TwTextScope: what is looked for, besides words. */
typedef enum
{
  TW_TEXT_SCOPE_ALL,
  TW_TEXT_SCOPE_MISSING,
  TW_TEXT_SCOPE_DRAFTS,
  TW_TEXT_SCOPE_WARNINGS
} TwTextScope;

#define TW_TYPE_TEXT_FILTER (tw_text_filter_get_type ())
G_DECLARE_FINAL_TYPE (TwTextFilter, tw_text_filter, TW, TEXT_FILTER, GtkFilter)

/** tw_text_filter_new: Returns: (transfer full): a filter that all rows pass */
TwTextFilter *tw_text_filter_new (void);

/** tw_text_filter_set_words: @words have to be in source, translation or name. */
void tw_text_filter_set_words (TwTextFilter *self, const char *words);

/** tw_text_filter_set_scope: rows have to be in @scope. */
void tw_text_filter_set_scope (TwTextFilter *self, TwTextScope scope);

/** tw_text_filter_renew: looks through all rows again, which are those of another language. */
void tw_text_filter_renew (TwTextFilter *self);

/** tw_text_filter_hold: @row passes whatever it says, as somebody is at it; %NULL for none. */
void tw_text_filter_hold (TwTextFilter *self, TwTextRow *row);

G_END_DECLS

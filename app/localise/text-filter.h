/* The filter of the rows on the Texts page. */
#pragma once

#include <gtk/gtk.h>

#include "app/localise/text-row.h"

G_BEGIN_DECLS

/** TwTextScope: the rows to which the words apply. */
typedef enum
{
  TW_TEXT_SCOPE_ALL,
  TW_TEXT_SCOPE_MISSING,
  TW_TEXT_SCOPE_DRAFTS,
  TW_TEXT_SCOPE_WARNINGS
} TwTextScope;

#define TW_TYPE_TEXT_FILTER (tw_text_filter_get_type ())
G_DECLARE_FINAL_TYPE (TwTextFilter, tw_text_filter, TW, TEXT_FILTER, GtkFilter)

/** tw_text_filter_new: Returns: (transfer full): a filter that every row passes */
TwTextFilter *tw_text_filter_new (void);

/** tw_text_filter_set_words: passes only rows with @words in source, translation or name. */
void tw_text_filter_set_words (TwTextFilter *self, const char *words);

/** tw_text_filter_set_scope: passes only rows in @scope. */
void tw_text_filter_set_scope (TwTextFilter *self, TwTextScope scope);

/** tw_text_filter_renew: checks all rows again, after the language has changed. */
void tw_text_filter_renew (TwTextFilter *self);

/** tw_text_filter_hold: lets @row, which the user is editing, pass in any case; %NULL for none. */
void tw_text_filter_hold (TwTextFilter *self, TwTextRow *row);

G_END_DECLS

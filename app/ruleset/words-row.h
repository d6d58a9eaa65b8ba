/* A row with a text of a sentence or two, all of which is seen. It has no lines: the Return key does nothing. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_WORDS_ROW (tw_words_row_get_type ())
G_DECLARE_FINAL_TYPE (TwWordsRow, tw_words_row, TW, WORDS_ROW, AdwPreferencesRow)

/* Signals:
 *   "typed"  somebody has changed the text
 *   "left"   the keyboard has left it
 */

/** tw_words_row_new: Returns: (transfer floating): a row with @title (plain text), which says @hint where there is no
 *   text */
GtkWidget *tw_words_row_new (const char *title, const char *hint);

/** tw_words_row_set_text: shows @text, which does not count as typed. */
void tw_words_row_set_text (TwWordsRow *self, const char *text);

/** tw_words_row_dup_text: Returns: (transfer full): the text */
char *tw_words_row_dup_text (TwWordsRow *self);

G_END_DECLS

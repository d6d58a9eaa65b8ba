/* One part of a rule as a row of a form: what it says, and what else it could say. */
#pragma once

#include <adwaita.h>

#include "app/document/own-part.h"

G_BEGIN_DECLS

/** TwPartSet: somebody has changed what the row shows. @row: the row; @part: its part; @text: (nullable):
 * what it is to say, %NULL for nothing; what it says already if what was typed is given up */
typedef void (*TwPartSet) (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data);

/**
 * tw_part_row_new:
 * @document: a document
 * @words: what the procedures of its set are told with
 * @index: which procedure
 * @part: a part of it, which the row copies
 * @changed: called for each change, which the row does not make itself
 * @data: for @changed
 *
 * Returns: (transfer floating): a row for a list
 */
GtkWidget *tw_part_row_new (TwDocument *document, const TwVocabulary *words, guint index,
                            const TwOwnPart *part, TwPartSet changed, gpointer data);

/** tw_part_row_show: shows again what the part of @row says, after a change that was refused. */
void tw_part_row_show (GtkWidget *row);

/** tw_part_row_settle: takes what is typed in @row and not applied yet, unless it was refused already. */
void tw_part_row_settle (GtkWidget *row);

/** tw_part_row_refuse: says of a line that what is typed there was refused: it can be typed better, but does
 * not outlive the row. */
void tw_part_row_refuse (GtkWidget *row);

/** tw_part_row_get_only: Returns: (transfer none) (nullable): the only thing that the part of @row can say;
 * %NULL where there is another one */
const char *tw_part_row_get_only (GtkWidget *row);

/**
 * TwPartKept: how a row stands that is about to be made anew.
 * @place, @word: its part
 * @is_open: whether its list is open
 * @focused: which entry of its list has the keyboard, -1 for none
 * @typed: (nullable): what is typed and not applied
 */
typedef struct
{
  TwStatementPlace place;
  const TwRuleWord *word;
  gboolean is_open;
  int focused;
  char *typed;
} TwPartKept;

/** tw_part_row_keep: tells how @row stands; free its text with g_free(). */
void tw_part_row_keep (GtkWidget *row, TwPartKept *out);

/** tw_part_row_restore: makes @row stand so, if it is of the same part. Returns: whether it took the
 * keyboard */
gboolean tw_part_row_restore (GtkWidget *row, const TwPartKept *kept);

/** tw_part_row_get: Returns: (transfer none): the part of @row, %NULL if it is no such row */
const TwOwnPart *tw_part_row_get (GtkWidget *row);

G_END_DECLS

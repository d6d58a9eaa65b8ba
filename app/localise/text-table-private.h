/* What the files of the table of texts share. */
#pragma once

#include "app/localise/glyphs.h"
#include "app/localise/text-table.h"
#include "engine/localise/text-file.h"

G_BEGIN_DECLS

struct _TwTextTable
{
  GObject parent_instance;

  TwDocument *document;
  /* The texts as the document has them, unless @is_stale. */
  TwTextFile *file;
  GPtrArray *rows;
  char *language;
  /* What was shown when it went; %NULL once another is chosen. */
  char *gone;
  /* Languages that somebody added and that have no words yet. */
  GPtrArray *added;
  TwGlossary *glossary;
  /* The set's own terms, %NULL until somebody asks; what they say for @typed may be out of date. */
  TwGlossary *own_terms;
  char *typed;
  TwGlyphs *glyphs;
  gboolean is_active;
  gboolean is_stale;
  /* The change of the document is our own; rows are filled for another language or the first time. */
  gboolean is_editing;
  gboolean is_switching;
};

/** tw_text_table_refresh: reads the document again. */
void tw_text_table_refresh (TwTextTable *self);

/** tw_text_table_leave_language: shows the source instead of a language that was removed.
 * @may_return: whether undo can bring it back */
void tw_text_table_leave_language (TwTextTable *self, gboolean may_return);

/** tw_text_table_fill_row: brings @row, one of @n_forms of @item, in line with it, and emits
 * "changed" if it was another. */
void tw_text_table_fill_row (TwTextTable *self, TwTextRow *row, const TwTextItem *item,
                             guint n_forms);

/** tw_text_table_show_item: brings the rows of @item in line after an edit. */
void tw_text_table_show_item (TwTextTable *self, TwTextItem *item);

/** tw_text_table_commit: makes what was changed in the list a command; @item as for
 * tw_text_file_take(). Returns: whether it could be */
gboolean tw_text_table_commit (TwTextTable *self, const TwTextItem *item, const char *label,
                               const char *merge_key);

/** tw_text_table_forget_terms: the set's own terms are others, but what is said of the text @typed
 * (nullable) itself depends on those of the other texts alone. */
void tw_text_table_forget_terms (TwTextTable *self, const char *typed);

/** tw_text_table_find_item: Returns: (transfer none) (nullable): the text of @row */
TwTextItem *tw_text_table_find_item (TwTextTable *self, const TwTextRow *row);

G_END_DECLS

/* The structure of the table of texts, for the files that make it up. */
#pragma once

#include "app/localise/glyphs.h"
#include "app/localise/text-table.h"
#include "engine/localise/text-file.h"

G_BEGIN_DECLS

struct _TwTextTable
{
  GObject parent_instance;

  TwDocument *document;
  /* The document's texts, unless @is_stale. */
  TwTextFile *file;
  GPtrArray *rows;
  char *language;
  /* The language that was shown when it was removed; %NULL once another is chosen. */
  char *gone;
  /* Languages that the user has added and that have no words yet. */
  GPtrArray *added;
  TwGlossary *glossary;
  /* The set's own terms, %NULL until they are needed; their entries for @typed may be out of
   * date. */
  TwGlossary *own_terms;
  char *typed;
  TwGlyphs *glyphs;
  /* (element-type utf8 utf8) (nullable): what the owners of texts are called, %NULL for what has no name: until
   * something is called otherwise. */
  GHashTable *names;
  TwVocabulary *told_with; /* (nullable): with what procedures are told */
  /* (nullable): rules whose texts are out of date, see rule-stamp.h. */
  char **outdated;
  gboolean is_active;
  gboolean is_stale;
  /* The table itself changes the document; rows are being filled for another language or first of
   * all. */
  gboolean is_editing;
  gboolean is_switching;
};

/** tw_text_table_refresh: reads the document again. */
void tw_text_table_refresh (TwTextTable *self);

/** tw_text_table_leave_language: shows the source in place of a removed language.
 * @may_return: whether undo can bring the language back */
void tw_text_table_leave_language (TwTextTable *self, gboolean may_return);

/** tw_text_table_fill_row: updates @row, one of @n_forms of @item, and emits "changed" if anything
 * differs. */
void tw_text_table_fill_row (TwTextTable *self, TwTextRow *row, const TwTextItem *item,
                             guint n_forms);

/** tw_text_table_show_item: updates the rows of @item after an edit. */
void tw_text_table_show_item (TwTextTable *self, TwTextItem *item);

/** tw_text_table_commit: makes the changes of the list a command; @item as for tw_text_file_take().
 * Returns: whether that was possible */
gboolean tw_text_table_commit (TwTextTable *self, const TwTextItem *item, const char *label,
                               const char *merge_key);

/** tw_text_table_forget_terms: marks the set's own terms as changed by the text @typed (nullable).
 * Hits in @typed itself depend only on the terms of the other texts. */
void tw_text_table_forget_terms (TwTextTable *self, const char *typed);

/** tw_text_table_forget_names: marks what things are called as out of date. */
void tw_text_table_forget_names (TwTextTable *self);

/** tw_text_table_name_row: tells @row what the things are called to which its text belongs. Returns: whether that is
 *   anything else than before */
gboolean tw_text_table_name_row (TwTextTable *self, TwTextRow *row);

/** tw_text_table_rename: the words of @item have changed: tells all rows, if something is called by them. */
void tw_text_table_rename (TwTextTable *self, const TwTextItem *item);

/** tw_text_table_find_item: Returns: (transfer none) (nullable): the text of @row */
TwTextItem *tw_text_table_find_item (TwTextTable *self, const TwTextRow *row);

/** tw_text_table_look_outdated: looks which texts are out of date in the set as it is now. Returns: whether others are than
 *   before */
gboolean tw_text_table_look_outdated (TwTextTable *self);

/** tw_text_table_follow_outdated: looks, and fills the rows of the texts of rules anew if others are out of date than
 *   before. */
void tw_text_table_follow_outdated (TwTextTable *self);

/** tw_text_table_is_outdated: Returns: whether @item is one of them, as they were last looked for */
gboolean tw_text_table_is_outdated (TwTextTable *self, const TwTextItem *item);

G_END_DECLS

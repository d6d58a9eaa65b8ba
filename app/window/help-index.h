/* All that help says, piece by piece, to be shown and to be found. */
#pragma once

#include "app/print/word-example.h"
#include "engine/format/help-file.h"

G_BEGIN_DECLS

/**
 * TwHelpItemKind:
 * @TW_HELP_ITEM_HEADING: the heading of a section
 * @TW_HELP_ITEM_SUBHEADING: the heading of a group within a table
 * @TW_HELP_ITEM_TEXT: a paragraph
 * @TW_HELP_ITEM_PICTURE: a picture, with words below it
 * @TW_HELP_ITEM_ROW: a row of a table
 */
typedef enum
{
  TW_HELP_ITEM_HEADING,
  TW_HELP_ITEM_SUBHEADING,
  TW_HELP_ITEM_TEXT,
  TW_HELP_ITEM_PICTURE,
  TW_HELP_ITEM_ROW
} TwHelpItemKind;

/**
 * TwHelpItem:
 * @kind: its kind
 * @plain: its words
 * @markup: the same as Pango markup, with links (help-text.h)
 * @tiles: (nullable) (element-type TwHelpTile): of a picture
 * @code: (nullable): of a row: what is typed, see #TwHelpRow; of the heading of a group, see #TwHelpGroup
 * @sentence: (nullable): likewise
 * @written: (nullable): likewise
 */
typedef struct
{
  TwHelpItemKind kind;
  char *plain;
  char *markup;
  const GPtrArray *tiles;
  char *code;
  char *sentence;
  char *written;
} TwHelpItem;

/**
 * TwHelpFound: something that was looked for.
 * @page: its page
 * @item: its index among the items of the page
 * @title: what it is, in a line
 * @rank: how well it fits, more is better
 * @is_page: whether it is the page itself, by its title
 * @is_of_files: whether it was found by words that only files have
 */
typedef struct
{
  const TwHelpPage *page;
  guint item;
  char *title;
  guint rank;
  gboolean is_page;
  gboolean is_of_files;
} TwHelpFound;

typedef struct _TwHelpIndex TwHelpIndex;

/** tw_help_index_new: @file: (transfer none): pages, which live as long as the index; @examples:
 * (nullable): sentences for words. Returns: (transfer full): all that is on the pages */
TwHelpIndex *tw_help_index_new (const TwHelpFile *file, const TwWordExamples *examples);

/** tw_help_item_is_word: Returns: whether @item is a word of the rules, which files have as a code and nobody else sees */
gboolean tw_help_item_is_word (const TwHelpItem *item);

/** tw_help_index_free: frees @index. */
void tw_help_index_free (TwHelpIndex *index);

/** tw_help_index_items: Returns: (transfer none) (element-type TwHelpItem): what is on @page */
const GPtrArray *tw_help_index_items (const TwHelpIndex *index, const TwHelpPage *page);

/** tw_help_index_find: Returns: (transfer full) (element-type TwHelpFound): what has all of the blank-parted
 *   words of @typed, pages by their titles first, then what fits best; at most %TW_HELP_MOST_FOUND */
GPtrArray *tw_help_index_find (const TwHelpIndex *index, const char *typed);

#define TW_HELP_MOST_FOUND 40

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwHelpIndex, tw_help_index_free)

G_END_DECLS

/* One text for people in all its languages, as #TwTextList finds it: its source, which the others
 * translate, and its words and their state in each language. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/language.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/** TwTextState: the state of a translation. */
typedef enum
{
  TW_TEXT_MISSING,
  TW_TEXT_DRAFT,
  TW_TEXT_DONE,
  TW_N_TEXT_STATES
} TwTextState;

/**
 * TwTextItem:
 * @context: its lasting name: "title", "symbol:vineyard/title", "rule:VINE-001/statement"
 * @note: a note on it for translators, always in English
 * @tiles: (array zero-terminated=1): ids of the tiles that it names, or that show the thing it
 *   names
 * @thing: (nullable): id of the symbol, figure or token that it names or is about
 * @line: line of its source in the file
 * @limit: the most characters, 0 for no limit
 * @is_counted: whether it has plural forms
 * @has_lines: whether its line breaks are kept
 * @forms: (nullable): by plural form: the words by language; only the first if it is not counted
 * @element: (transfer none): the element of its source
 */
typedef struct
{
  char *context;
  char *note;
  char **tiles;
  char *thing;
  guint line;
  guint limit;
  gboolean is_counted;
  gboolean has_lines;
  TwTexts *forms[TW_MAX_PLURAL_FORMS];
  xmlNode *element;
} TwTextItem;

/** tw_text_item_free: frees a text, not its element. */
void tw_text_item_free (TwTextItem *item);

/** tw_text_item_source: Returns: (transfer none): the words to translate; @form is 1 for the
 *   plural */
const char *tw_text_item_source (const TwTextItem *item, guint form);

/** tw_text_item_n_sources: Returns: 2 for a text that counts something, else 1 */
guint tw_text_item_n_sources (const TwTextItem *item);

/** tw_text_item_source_language: Returns: (transfer none): language of the source, "" if it is not
 *   given */
const char *tw_text_item_source_language (const TwTextItem *item);

/**
 * tw_text_item_words:
 * @item: a text
 * @language: a language
 * @words: (out) (array length=TW_MAX_PLURAL_FORMS): the words, form by form; not copied
 *
 * Returns: how many forms there are, 0 if it is not translated
 */
guint tw_text_item_words (const TwTextItem *item, const char *language,
                          const char *words[TW_MAX_PLURAL_FORMS]);

/** tw_text_item_state: Returns: the state of the translation to @language */
TwTextState tw_text_item_state (const TwTextItem *item, const char *language);

G_END_DECLS

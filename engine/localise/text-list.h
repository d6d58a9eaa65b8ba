/* The texts for people in a tile set or a ruleset, each with what it is called in every language.
 *
 * Texts are elements of one name beside each other that differ in xml:lang: <title>, <description>,
 * <note>, <statement> and <name>. The one without xml:lang, else the first, is the source. <counted>
 * counts something and has a form="N" for each form of its language. A tile's name="" and the text
 * of a <change> become elements as soon as a list is made of them.
 */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/language.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/** TwTextState: how far a translation is. */
typedef enum
{
  TW_TEXT_MISSING,
  TW_TEXT_DRAFT,
  TW_TEXT_DONE,
  TW_N_TEXT_STATES
} TwTextState;

/**
 * TwTextItem:
 * @context: names it for good: "title", "symbol:vineyard/title", "rule:VINE-001/statement"
 * @note: what it is, for a translator; English in every language of the user
 * @tiles: (array zero-terminated=1): ids of the tiles that it names, or that show what it names
 * @thing: (nullable): id of the symbol, figure or token that it names or speaks of
 * @line: line of its source
 * @limit: characters for which there is room, 0 for any number
 * @is_counted: whether it has forms for numbers
 * @has_lines: whether its lines are kept apart
 * @forms: (nullable): the words by language; of what is not counted the first alone
 * @element: (transfer none): its source
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

/**
 * TwTextList:
 * @document: (transfer none): what it was taken from
 * @name: id of the set or ruleset
 * @release: (nullable): its version
 * @items: (element-type TwTextItem): in the order of the document
 * @plural_forms: (nullable): plural rules that the document itself has, by language
 */
typedef struct
{
  xmlDoc *document;
  char *name;
  char *release;
  GPtrArray *items;
  TwTexts *plural_forms;
} TwTextList;

/** TwTextCount: how many texts are in each #TwTextState. */
typedef struct
{
  guint n[TW_N_TEXT_STATES];
} TwTextCount;

/** tw_text_list_new: Returns: (transfer full): the texts of @document, which has to outlive them */
TwTextList *tw_text_list_new (xmlDoc *document);

/** tw_text_list_free: frees the list, not the document. */
void tw_text_list_free (TwTextList *list);

/** tw_text_list_find: Returns: (transfer none) (nullable): the text of that context */
TwTextItem *tw_text_list_find (const TwTextList *list, const char *context);

/** tw_text_item_source: Returns: (transfer none): the words to be translated; @form 1 for several */
const char *tw_text_item_source (const TwTextItem *item, guint form);

/** tw_text_item_n_sources: Returns: 2 for what is counted, else 1 */
guint tw_text_item_n_sources (const TwTextItem *item);

/** tw_text_item_source_language: Returns: (transfer none): of the source, "" if it is not said */
const char *tw_text_item_source_language (const TwTextItem *item);

/**
 * tw_text_item_words:
 * @item: a text
 * @language: a language
 * @words: (out) (array length=TW_MAX_PLURAL_FORMS): the words, a form each; not copied
 *
 * Returns: how many forms are there, 0 if it is not translated
 */
guint tw_text_item_words (const TwTextItem *item, const char *language,
                          const char *words[TW_MAX_PLURAL_FORMS]);

/** tw_text_item_state: Returns: how far the translation to @language is */
TwTextState tw_text_item_state (const TwTextItem *item, const char *language);

/** tw_text_list_languages: Returns: (transfer full) (array zero-terminated=1): languages to which
 * anything is translated, sorted */
char **tw_text_list_languages (const TwTextList *list);

/**
 * tw_text_item_check:
 * @list: the texts
 * @item: one of them
 * @language: a language
 *
 * Returns: what is wrong with its translation, a set of #TwTextWarning; 0 if there is none
 */
guint tw_text_item_check (const TwTextList *list, const TwTextItem *item, const char *language);

/** tw_text_list_count: counts the texts; those whose source is in @language are done. One with which
 * something is wrong, see tw_text_item_check(), is not: it counts as a draft. */
void tw_text_list_count (const TwTextList *list, const char *language, TwTextCount *out_count);

/** tw_text_list_plural_forms: Returns: (transfer none) (nullable): the rule of @language, the
 * document's own before the program's */
const char *tw_text_list_plural_forms (const TwTextList *list, const char *language);

/**
 * tw_text_list_set_words:
 * @list: a list
 * @item: one of its texts
 * @language: a language other than the source's
 * @words: (array length=n_words): the words, a form each; none takes the language out
 * @n_words: how many
 * @is_draft: whether somebody has to look at them
 *
 * Changes the document.
 */
void tw_text_list_set_words (TwTextList *list, TwTextItem *item, const char *language,
                             const char *const *words, guint n_words, gboolean is_draft);

/**
 * tw_text_list_set_source:
 * @list: a list
 * @item: one of its texts
 * @form: which form; 0 for what is not counted
 * @words: the new words of the source, not empty
 *
 * Changes the document. The translations stay as they are.
 */
void tw_text_list_set_source (TwTextList *list, TwTextItem *item, guint form, const char *words);

/** tw_text_list_set_plural_forms: gives the document a plural rule of its own, %NULL for none. */
void tw_text_list_set_plural_forms (TwTextList *list, const char *language, const char *forms);

/** tw_text_list_remove_language: takes all words in @language out of the document, and its plural
 *   rule; not of what @language is the source of. */
void tw_text_list_remove_language (TwTextList *list, const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTextList, tw_text_list_free)

G_END_DECLS

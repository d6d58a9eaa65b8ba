/* The texts for people in a tile set or a ruleset, each in all its languages.
 *
 * A text is a group of sibling elements of one name that differ in xml:lang: <title>,
 * <description>, <note>, <statement> or <name>. The one without xml:lang, else the first, is the
 * source. <counted> counts something and has a form="N" for each plural form of its language.
 * Making a list turns a tile's attribute name and the text of a <change> into elements.
 */
#pragma once

#include "engine/localise/text-item.h"

G_BEGIN_DECLS

/**
 * TwTextList:
 * @document: (transfer none): the document it was made from
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

/** tw_text_list_languages: Returns: (transfer full) (array zero-terminated=1): the languages that
 * any text is translated to, sorted */
char **tw_text_list_languages (const TwTextList *list);

/**
 * tw_text_list_check:
 * @list: the texts
 * @item: one of them
 * @language: a language
 *
 * Returns: what is wrong with its translation, a set of #TwTextWarning; 0 for no translation
 */
guint tw_text_list_check (const TwTextList *list, const TwTextItem *item, const char *language);

/** tw_text_list_count: counts the texts by state; those whose source is in @language are done. A
 * translation with a fault, see tw_text_list_check(), counts as a draft. */
void tw_text_list_count (const TwTextList *list, const char *language, TwTextCount *out_count);

/** tw_text_list_plural_forms: Returns: (transfer none) (nullable): the plural rule of @language:
 * the document's own, else the program's */
const char *tw_text_list_plural_forms (const TwTextList *list, const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTextList, tw_text_list_free)

G_END_DECLS

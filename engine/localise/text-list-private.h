/* Shared by the files of the text list: texts in the tree of their document. */
#pragma once

#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/** tw_text_list_node_is_ours: Returns: whether @node is an element of sets, rulesets or rules */
gboolean tw_text_list_node_is_ours (const xmlNode *node);

/** tw_text_list_node_is_text: Returns: whether the name of @node is that of a text */
gboolean tw_text_list_node_is_text (const xmlNode *node);

/** tw_text_list_node_is_sibling: Returns: whether @node is the text of its sibling @element in
 *   another language or form */
gboolean tw_text_list_node_is_sibling (const xmlNode *node, const xmlNode *element);

/** tw_text_list_node_language: Returns: (transfer full): its xml:lang, "" if it has none */
char *tw_text_list_node_language (const xmlNode *node);

/** tw_text_list_node_form: Returns: index of its plural form, 0 to %TW_MAX_PLURAL_FORMS - 1 */
guint tw_text_list_node_form (const xmlNode *node);

/** tw_text_list_node_words: Returns: (transfer full): its words, with lines as @item has them */
char *tw_text_list_node_words (const TwTextItem *item, const xmlNode *node);

/** tw_text_list_node_set_words: replaces its words; comments within stay. */
void tw_text_list_node_set_words (xmlNode *node, const char *text);

/** tw_text_list_read_item: fills in the forms of an item from the tree. */
void tw_text_list_read_item (TwTextItem *item);

/** tw_text_list_find_rules: Returns: (transfer none) (nullable): the <rules> of a document, which
 *   hold its plural rules */
xmlNode *tw_text_list_find_rules (const xmlNode *root);

G_END_DECLS

/* An edit of a set's own rules, for the files that make it. */
#pragma once

#include "engine/format/own-rules.h"
#include "engine/format/xml-document.h"

G_BEGIN_DECLS

struct _TwOwnRulesEdit
{
  TwTileSet *set;
  xmlDoc *document;
  xmlNode *root;
};

/** tw_own_rules_edit_new_from: Returns: (transfer full): an edit of @set that leads to @rules, a
 *   <rules> element of another tree, which is copied */
TwOwnRulesEdit *tw_own_rules_edit_new_from (TwTileSet *set, xmlNode *rules);

/** tw_own_rules_is_ours: Returns: whether @node is an element of rules of that name */
gboolean tw_own_rules_is_ours (const xmlNode *node, const char *name);

/** tw_own_rules_find_element: Returns: (nullable): the element of that name and id */
xmlNode *tw_own_rules_find_element (const TwOwnRulesEdit *edit, const char *name, const char *id);

/** tw_own_rules_find_effect: Returns: (nullable): the effect of that number, counted as they stand */
xmlNode *tw_own_rules_find_effect (const TwOwnRulesEdit *edit, int index);

/** tw_own_rules_drop_unnamed: takes those of @rules out, blank-separated ids (nullable), that neither
 *   an effect nor what a token is worth names. */
void tw_own_rules_drop_unnamed (TwOwnRulesEdit *edit, const char *rules);

/** tw_own_rules_add_element: Returns: (transfer none): a new, empty element among those of its
 *   name */
xmlNode *tw_own_rules_add_element (TwOwnRulesEdit *edit, const char *name);

/** tw_own_rules_drop: takes @node out of its document; %NULL does nothing. */
void tw_own_rules_drop (xmlNode *node);

/** tw_own_rules_set: gives @node the attribute @name; %NULL or "" takes it out. */
void tw_own_rules_set (xmlNode *node, const char *name, const char *value);

/** tw_own_rules_set_number: the same with a number; @omitted takes it out. */
void tw_own_rules_set_number (xmlNode *node, const char *name, int value, int omitted);

/** tw_own_rules_kind_words: Returns: (transfer full): names of @kinds; with "tile" for the tile as such
 *   if @with_tile */
char *tw_own_rules_kind_words (const TwOwnRulesEdit *edit, TwKindSet kinds, gboolean with_tile);

G_END_DECLS

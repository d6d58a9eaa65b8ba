/* The inside of an edit of a set's own rules, for own-rules*.c. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/format/xml-document.h"

G_BEGIN_DECLS

struct _TwOwnRulesEdit
{
  TwTileSet *set;
  xmlDoc *document;
  xmlNode *root;
  guint n_drafts; /* translations that were drafts before */
  char *confirmed; /* (nullable): id of the rule whose text is right as it is */
};

/** tw_own_rules_edit_new_from: Returns: (transfer full): an edit of @set whose <rules> become a
 *   copy of @rules, an element of another tree */
TwOwnRulesEdit *tw_own_rules_edit_new_from (TwTileSet *set, xmlNode *rules);

/** tw_own_rules_is_ours: Returns: whether @node is an element of the rules' namespace with that
 *   name */
gboolean tw_own_rules_is_ours (const xmlNode *node, const char *name);

/** tw_own_rules_find_element: Returns: (nullable): the element with that name and id */
xmlNode *tw_own_rules_find_element (const TwOwnRulesEdit *edit, const char *name, const char *id);

/** tw_own_rules_find_effect: Returns: (nullable): effect number @index in document order */
xmlNode *tw_own_rules_find_effect (const TwOwnRulesEdit *edit, int index);

/** tw_own_rules_is_named: Returns: whether an effect, what a token is worth, a procedure or anything
 *   else names the rule @id */
gboolean tw_own_rules_is_named (const TwOwnRulesEdit *edit, const char *id);

/** tw_own_rules_drop_unnamed: removes those of @rules, blank-separated ids (nullable), that nothing
 *   names. */
void tw_own_rules_drop_unnamed (TwOwnRulesEdit *edit, const char *rules);

/** tw_own_rules_add_element: Returns: (transfer none): a new, empty element beside others of its
 *   name */
xmlNode *tw_own_rules_add_element (TwOwnRulesEdit *edit, const char *name);

/** tw_own_rules_fit: lets the rules of @source be about the symbols, figures, tokens, decks and dice of @edit, where there is one of
 *   the right kind, in place of their own, which go; so do texts in languages that the set of @edit has not. */
void tw_own_rules_fit (TwOwnRulesEdit *source, TwOwnRulesEdit *edit);

/** tw_own_rules_adopt_namespace: lets @node and all in it stand in the namespace as @edit has declared it. */
void tw_own_rules_adopt_namespace (TwOwnRulesEdit *edit, xmlNode *node);

/** tw_own_rules_copy_element: copies @node, an element of the rules of another document, to those of its name.
 *   Returns: (transfer none): the copy */
xmlNode *tw_own_rules_copy_element (TwOwnRulesEdit *edit, xmlNode *node);

/** tw_own_rules_show_procedure_before: lets procedure @index stand before procedure @to, and changes nothing else:
 *   their numbers say already when each is carried out. */
void tw_own_rules_show_procedure_before (TwOwnRulesEdit *edit, guint index, guint to);

/** tw_own_rules_drop: removes @node from its document; %NULL does nothing. */
void tw_own_rules_drop (xmlNode *node);

/** tw_own_rules_set: sets the attribute @name of @node; %NULL or "" removes it. */
void tw_own_rules_set (xmlNode *node, const char *name, const char *value);

/** tw_own_rules_put_texts: gives @element children @name with these words (nullable), one for each language,
 * before whatever else it holds, in place of those that it has. */
void tw_own_rules_put_texts (xmlNode *element, const char *name, const TwTexts *texts);

/** tw_own_rules_put_art: gives @element that picture, SVG, or none with %NULL. */
void tw_own_rules_put_art (xmlNode *element, const char *art);

/** tw_own_rules_find_statement: Returns: (nullable): the element at that place of procedure @index */
xmlNode *tw_own_rules_find_statement (const TwOwnRulesEdit *edit, guint index,
                                      const TwStatementPlace *place);

/** tw_own_rules_set_number: sets an attribute to a number; @omitted removes it. */
void tw_own_rules_set_number (xmlNode *node, const char *name, int value, int omitted);

/** tw_own_rules_kind_words: Returns: (transfer full): names of @kinds, with "tile" for the tile
 *   itself if @with_tile */
char *tw_own_rules_kind_words (const TwOwnRulesEdit *edit, TwKindSet kinds, gboolean with_tile);

/**
 * tw_own_rules_stamp:
 * @edit: an edit
 * @before: (nullable): the rules before it
 * @after: (nullable): the rules that it makes
 *
 * Lets the rules whose text was written for something else than they do now have the stamp of that, and no others.
 *
 * Returns: whether that changed what @edit makes
 */
gboolean tw_own_rules_stamp (TwOwnRulesEdit *edit, const TwVocabulary *before,
                             const TwVocabulary *after);

/**
 * tw_own_rules_stamp_names:
 * @edit: an edit
 * @before: (nullable): the rules before it
 * @after: (nullable): the rules that it makes
 *
 * Lets the things that words still call as they were called before have that name beside them, and no others.
 *
 * Returns: whether that changed what @edit makes
 */
gboolean tw_own_rules_stamp_names (TwOwnRulesEdit *edit, const TwVocabulary *before,
                                   const TwVocabulary *after);

/** tw_own_rules_mark_by_hand: says in what @edit makes of the rules which tokens no rule hands out, and no longer
 * says it of figures that a rule names. */
void tw_own_rules_mark_by_hand (TwOwnRulesEdit *edit);

G_END_DECLS

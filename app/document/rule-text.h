/* What a rule of a set says in words of its author, in place of its sentences. */
#pragma once

#include "app/document/document.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * TwRuleText:
 * @place: the statement that it tells
 * @id: (nullable): the id of the rule in words, %NULL as long as it says nothing
 * @words: (nullable): what it says
 */
typedef struct
{
  TwStatementPlace place;
  char *id;
  char *words;
} TwRuleText;

/** tw_rule_texts: Returns: (transfer full) (element-type TwRuleText): what the texts of procedure @index of @set say: that of
 *   the whole first, which is there even if it says nothing, then those of its parts, each once */
GPtrArray *tw_rule_texts (const TwTileSet *set, guint index);

/** tw_rule_text_of_effect: Returns: (transfer none) (nullable): the id of the rule in words of effect @index of @set */
const char *tw_rule_text_of_effect (const TwTileSet *set, guint index);

/**
 * tw_rule_text_write:
 * @document: a document
 * @index: a procedure of its set
 * @place: a statement of it
 * @words: what the rule says from now on; "" for its sentences
 * @error: why it cannot be said
 *
 * What is typed without a pause is one step of undo.
 *
 * Returns: whether it was written
 */
gboolean tw_rule_text_write (TwDocument *document, guint index, const TwStatementPlace *place,
                             const char *words, GError **error);

/** tw_rule_text_is_outdated: Returns: whether the text of the rule in words @id (nullable) was written before what the rule
 *   does was changed, see rule-stamp.h */
gboolean tw_rule_text_is_outdated (TwDocument *document, const char *id);

/** tw_rule_text_drop: lets the sentences be told in place of the rule in words @id, in one step of undo. Returns: whether
 *   it went */
gboolean tw_rule_text_drop (TwDocument *document, const char *id, GError **error);

/** tw_rule_text_confirm: lets the text of the rule in words @id be right for what the rule does now, in one step of undo.
 *   Returns: whether it is */
gboolean tw_rule_text_confirm (TwDocument *document, const char *id, GError **error);

G_END_DECLS

/* How the expansions that come with the program do what they do: their rules, to be read in sentences and to be
 * copied into a set. */
#pragma once

#include "app/document/document.h"
#include "app/document/own-procedure.h"
#include "engine/own/own-rules-lift.h"

G_BEGIN_DECLS

/**
 * TwShippedPart: an expansion.
 * @id: the id of its part of the game
 * @title: its name in the user's language
 * @rules: (element-type TwShippedRule): what happens by its rules, in their order, then what its effects bring;
 *   never empty
 */
typedef struct
{
  const char *id;
  const char *title;
  GArray *rules;
} TwShippedPart;

/** tw_shipped_parts: Returns: (transfer full) (element-type TwShippedPart): the expansions of @vocabulary whose
 *   rules can be told in sentences, by name; it has to live as long */
GPtrArray *tw_shipped_parts (const TwVocabulary *vocabulary);

/** tw_shipped_rule_lines: Returns: (transfer full) (element-type TwOwnLine): something that happens, in sentences,
 *   as those of a set are told */
GPtrArray *tw_shipped_rule_lines (const TwVocabulary *vocabulary, const TwProcedure *procedure);

/** tw_shipped_rule_is_option: Returns: whether the rule holds only if players choose so, for a setting has another
 *   default */
gboolean tw_shipped_rule_is_option (const TwVocabulary *vocabulary, const TwShippedRule *rule);

/** tw_shipped_rule_is_done: Returns: whether nothing happens by the rule itself: others have it done */
gboolean tw_shipped_rule_is_done (const TwShippedRule *rule);

/**
 * tw_shipped_rule_with:
 * @vocabulary: the rules that come with the program
 * @part: an expansion
 * @index: one of its rules
 *
 * A rule alone may never come to anything: nobody has it done, or what it asks about is brought about by others.
 *
 * Returns: (transfer full) (element-type guint): which rules of @part belong to it so, itself first
 */
GArray *tw_shipped_rule_with (const TwVocabulary *vocabulary, const TwShippedPart *part,
                              guint index);

/** tw_shipped_rule_beside: Returns: (transfer full) (element-type guint): further rules of @part, which bring what those
 *   of @with, tw_shipped_rule_with(), speak of and can do without */
GArray *tw_shipped_rule_beside (const TwVocabulary *vocabulary, const TwShippedPart *part,
                                const GArray *with);

/** tw_shipped_part_whole: Returns: (transfer full) (element-type guint): which rules of @part hold in an ordinary
 *   game, all of them */
GArray *tw_shipped_part_whole (const TwVocabulary *vocabulary, const TwShippedPart *part);

/**
 * tw_shipped_rules_copy:
 * @document: a document
 * @vocabulary: the rules that come with the program
 * @part: an expansion
 * @which: (element-type guint): some of its rules, at least one
 * @error: why they cannot be copied, in words for people
 *
 * Copies them into the set, with all that they name, in one step of undo; see tw_own_rules_lift().
 *
 * Returns: whether they were copied
 */
gboolean tw_shipped_rules_copy (TwDocument *document, const TwVocabulary *vocabulary,
                                const TwShippedPart *part, const GArray *which, GError **error);

G_END_DECLS

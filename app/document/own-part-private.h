/* Shared by own-part*.c. */
#pragma once

#include "app/document/own-part.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_own_part_root: Returns: (transfer none): the element of procedure @index of @set */
const TwStatement *tw_own_part_root (const TwTileSet *set, guint index);

/** tw_own_choices_new: Returns: (transfer full) (element-type TwOwnChoice): none */
GPtrArray *tw_own_choices_new (void);

/** tw_own_choices_take: adds to @choices (element-type TwOwnChoice) what says @text, unless it is there.
 *   @title: (transfer full): what people read */
void tw_own_choices_take (GPtrArray *choices, const char *text, char *title);

/** tw_own_choices_add: the same with a title that is kept. */
void tw_own_choices_add (GPtrArray *choices, const char *text, const char *title);

/** tw_own_choices_add_figures: adds figures, or those alone that belong to nobody. Those of the set come first,
 *   in its order: @own is what it adds to the rules; of the others the meeple. A player's come before nobody's. */
void tw_own_choices_add_figures (GPtrArray *choices, const TwVocabulary *words,
                                 const TwVocabulary *own, gboolean only_neutral);

/** tw_own_choices_add_names: adds what has a name at @place: what was chosen round it, what the moment gives,
 *   and figures of nobody; but for what @word, (nullable): an attribute that names something, cannot be about. */
void tw_own_choices_add_names (GPtrArray *choices, const TwVocabulary *words,
                               const TwVocabulary *own, const TwStatement *root,
                               const TwStatementPlace *place, const TwRuleWord *word);

/** tw_own_choices_add_ids: adds what an id in @part of procedure @index can be that is no new one: a counter, a
 *   list, a rule, an answer. Returns: whether there is any */
gboolean tw_own_choices_add_ids (GPtrArray *choices, const TwTileSet *set,
                                 const TwVocabulary *words, guint index, const TwOwnPart *part);

/** tw_own_choices_add_loops: adds for whom @part, if it says who gets something, can be done one after the other,
 *   unless it is already. @choices: (element-type TwOwnChoice): the names that it can say */
void tw_own_choices_add_loops (GPtrArray *choices, const TwVocabulary *words,
                               const TwStatement *root, const TwOwnPart *part);

/** tw_own_part_is_loop: Returns: whether @text (nullable) is %TW_OWN_PART_OTHERS or one of those after it */
gboolean tw_own_part_is_loop (const char *text);

/** tw_own_part_put_in_loop: does what such a text says of @part. @words: what procedures are told with */
void tw_own_part_put_in_loop (TwOwnRulesEdit *edit, const TwVocabulary *words,
                              const TwStatement *root, guint index, const TwOwnPart *part,
                              const char *text);

/** tw_own_part_is_kind: Returns: whether @part says whether all are gone through or one is chosen */
gboolean tw_own_part_is_kind (const TwOwnPart *part);

/** tw_own_part_is_turn: Returns: whether @part says whether a condition is turned round */
gboolean tw_own_part_is_turn (const TwOwnPart *part);

/** tw_own_part_find_whole: finds such parts of @statement, which stands at @place in @root: one that is said, and one
 *   that could be; both without a word if there is none, and with nothing to free */
void tw_own_part_find_whole (const TwStatement *root, const TwStatement *statement,
                             const TwStatementPlace *place, TwOwnPart *out_said,
                             TwOwnPart *out_unsaid);

/** tw_own_part_whole_help: Returns: (transfer full): tw_own_part_help() of such a part */
char *tw_own_part_whole_help (const TwOwnPart *part);

/** tw_own_choices_add_whole: adds what such a part can say. */
void tw_own_choices_add_whole (GPtrArray *choices, const TwOwnPart *part);

/** tw_own_part_set_whole: lets such a part say @text (nullable). */
void tw_own_part_set_whole (TwOwnRulesEdit *edit, guint index, const TwOwnPart *part,
                            const char *text);

/** tw_own_part_with_not: Returns: the place of the statement at @place together with what turns it round and
 *   nothing else */
TwStatementPlace tw_own_part_with_not (const TwStatement *root, const TwStatementPlace *place);

/** tw_own_part_new_name: Returns: (transfer full): @wanted, or with a number behind it: a name that nothing
 *   has in the procedure @root, nor in the game */
char *tw_own_part_new_name (const TwVocabulary *words, const TwStatement *root, const char *wanted);

/** tw_own_part_is_die: Returns: whether what is drawn from with that id (nullable) is a die */
gboolean tw_own_part_is_die (const TwVocabulary *words, const char *id);

/** tw_own_part_name_of: Returns: (transfer none) (nullable): by which name others speak of @statement, or of what it gives
 *   a name to: what its title is the words for */
const char *tw_own_part_name_of (const TwStatement *statement);

/** tw_own_part_called: Returns: (transfer none): what people read where @name stands, which @statement gives */
const char *tw_own_part_called (const TwStatement *statement, const char *name);

/** tw_own_part_first_words: Returns: (transfer none) (nullable): the words for people that a new line with
 *   @word begins with in @above, translated; %NULL if those of its example say no more than they have to */
const char *tw_own_part_first_words (const TwStatement *above, const TwRuleWord *word);

/** tw_own_part_rename: if @part says what something is called: lets what speaks of it call it @text (nullable) as well,
 *   and no other thing; a question’s answers are written as before. @words: what procedures are told with.
 *   Returns: whether nothing else is called so there; @error says what is */
gboolean tw_own_part_rename (TwOwnRulesEdit *edit, const TwVocabulary *words,
                             const TwStatement *root, guint index,
                             const TwOwnPart *part, const char *text, GError **error);

/** tw_own_part_is_condition: Returns: whether the attribute @word of a condition asks something, and does not only say
 *   how */
gboolean tw_own_part_is_condition (const TwRuleWord *word);

/** tw_own_part_idle_in: Returns: (transfer full) (element-type TwRuleWord): the attributes that say nothing in a
 *   condition that says @then */
GPtrArray *tw_own_part_idle_in (const TwStatement *then);

/** tw_own_part_idle: Returns: (transfer full) (element-type TwRuleWord): likewise once @part of @statement says @text
 *   (nullable); none if that is no condition */
GPtrArray *tw_own_part_idle (const TwStatement *statement, const TwOwnPart *part, const char *text);

/** tw_own_part_drop_idle: lets these go from @statement of procedure @index. */
void tw_own_part_drop_idle (TwOwnRulesEdit *edit, const TwStatement *statement, guint index,
                            const TwOwnPart *part, const char *text);

/** tw_own_part_drop_others: lets what the condition @statement asks go but for @part and for which it is, with all that
 *   belongs to it. */
void tw_own_part_drop_others (TwOwnRulesEdit *edit, const TwStatement *statement, guint index,
                              const TwOwnPart *part);

/** tw_own_part_follow: lets a rule that is called after the symbol that sets it off, because nobody has called it
 *   otherwise, be called after @text (nullable), if that is what @part says from now on. */
void tw_own_part_follow (TwOwnRulesEdit *edit, const TwTileSet *set, guint index,
                         const TwOwnPart *part, const char *text);

/** tw_own_part_names_gainer: Returns: whether a part of the word @word says who gets something, or whom it
 *   happens to */
gboolean tw_own_part_names_gainer (const TwRuleWord *word);

/** tw_own_part_is_in_play: Returns: whether @text, that a part with @word could say, may be in the game with
 * the rules @now (nullable): no token or figure of a part that is not played */
gboolean tw_own_part_is_in_play (const TwRules *now, const TwVocabulary *words,
                                 const TwRuleWord *word, const char *text);

G_END_DECLS

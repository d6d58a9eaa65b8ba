/* What happens by the rules that a set adds: its procedures, and what they declare. */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * tw_own_rules_remove_procedure:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 *
 * Removes it with the rules that only it names. What another one does or draws from is missed only
 * when the edit is applied.
 */
void tw_own_rules_remove_procedure (TwOwnRulesEdit *edit, guint index);

/** tw_own_rules_put_procedure: puts procedure @index before procedure @to, or to the end if there is none; of those
 * at one moment it is carried out where it stands then, as after tw_own_rules_move_procedure(). */
void tw_own_rules_put_procedure (TwOwnRulesEdit *edit, guint index, guint to);

/**
 * tw_own_rules_move_procedure:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @is_later: whether it changes places with the next one, else with the one before
 *
 * Of procedures at one moment the one that stands first is carried out first: where their numbers say otherwise, they
 * exchange these. Does nothing at the ends.
 */
void tw_own_rules_move_procedure (TwOwnRulesEdit *edit, guint index, gboolean is_later);

/**
 * tw_own_rules_set_statement:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @place: a statement of it
 * @attribute: name of an attribute
 * @text: (nullable): what it says from now on, %NULL for nothing
 */
void tw_own_rules_set_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                 const char *attribute, const char *text);

/** tw_own_rules_set_statement_words: gives what is words for people, at that place, others: those in the
 * language of the set. */
void tw_own_rules_set_statement_words (TwOwnRulesEdit *edit, guint index,
                                       const TwStatementPlace *place, const char *words);

/** tw_own_rules_move_statement: moves the statement at that place to the number @to among what stands beside
 * it: behind the one there if that is later, else before it. */
void tw_own_rules_move_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                  guint to);

/** tw_own_rules_nest_statement: moves the statement at that place, with its words in other languages and what is
 * done else, to the end of what stands in the one at @target. */
void tw_own_rules_nest_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                  const TwStatementPlace *target);

/** tw_own_rules_unnest_statement: moves it likewise behind what it stands in, and what is done else there. */
void tw_own_rules_unnest_statement (TwOwnRulesEdit *edit, guint index,
                                    const TwStatementPlace *place);

/** tw_own_rules_put_statement: moves it likewise into the statement at @target: before what is number @at there, or to
 *   the end if there is none; all places as they are before. */
void tw_own_rules_put_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                 const TwStatementPlace *target, guint at);

/** tw_own_rules_drop_statement: removes the statement at that place, which is not the procedure itself,
 * with all that stands in it, what was translated, and the rules that only they name. */
void tw_own_rules_drop_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place);

/**
 * TwFitDetail:
 * @place: where a new statement is to stand
 * @attribute: an attribute of it
 * @text: what the example of its word says there
 * @data: for the function
 *
 * Returns: (transfer full) (nullable): what it is to say in this set, %NULL for nothing
 */
typedef char *(*TwFitDetail) (const TwStatementPlace *place, const TwRuleWord *attribute,
                              const char *text, gpointer data);

/**
 * tw_own_rules_add_statement:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @place: a statement of it, in which there is room
 * @word: what is to stand in it, at the end
 * @example: how it is written, as examples of words are
 * @fit: how the example is made to fit the set
 * @data: for @fit
 *
 * Adds a statement as the example has it.
 */
void tw_own_rules_add_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                 const TwRuleWord *word, const char *example, TwFitDetail fit,
                                 gpointer data);

/**
 * tw_own_rules_put_under:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @place: a statement of it, or the procedure itself for all that is done in it
 * @word: what it is put into: a statement that holds others
 * @example: see tw_own_rules_add_statement()
 * @fit: gives its attributes other values
 * @data: for @fit
 *
 * Puts what stands at that place, with what is done else, to the end of a new statement in its place.
 */
void tw_own_rules_put_under (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                             const TwRuleWord *word, const char *example, TwFitDetail fit,
                             gpointer data);

/**
 * tw_own_rules_put_in_loop:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @place: a statement of it
 * @is_chosen: whether one of the players is chosen, else it is done for each
 * @as: what each player is called in it
 * @test: (nullable): an attribute of conditions that each of them has to pass, %NULL for everybody
 * @name: what it says
 * @is_not: whether those pass who do not fulfil it
 *
 * Lets the statement be done for players, one after the other, or for one of them.
 */
void tw_own_rules_put_in_loop (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                               gboolean is_chosen, const char *as, const char *test,
                               const char *name, gboolean is_not);

/** tw_own_rules_turn_round: puts the condition at that place into a <not>, or takes it out of the one in which it
 *   stands, which goes if nothing else is in it; it stands where that stood then. */
void tw_own_rules_turn_round (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place);

/**
 * tw_own_rules_make_statement:
 * @edit: an edit
 * @index: a place in the procedures of the set's own vocabulary
 * @place: a statement of it, not the procedure itself
 * @word: an element
 *
 * Makes the statement such an element, with all that stands in it. Attributes that it cannot have go, and so do words
 * for people.
 */
void tw_own_rules_make_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place,
                                  const TwRuleWord *word);

/** tw_own_rules_add_procedure: adds the procedure @id, at the end: when a tile has been laid, its player gets
 * a point. */
void tw_own_rules_add_procedure (TwOwnRulesEdit *edit, const char *id);

G_END_DECLS

/* What a rule of a set says, part by part, to be read in forms and changed: attributes of the statements of
 * a procedure, and the words for people in it. */
#pragma once

#include "app/document/document.h"
#include "engine/game/rules.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/**
 * TwOwnPart:
 * @place: the statement
 * @word: the attribute; of words for people, the statement itself
 * @text: (nullable): what it says; %NULL for an attribute that the statement could have
 */
typedef struct
{
  TwStatementPlace place;
  const TwRuleWord *word;
  char *text;
} TwOwnPart;

/**
 * tw_own_parts_new:
 * @set: a set
 * @words: what its procedures are told with, see tw_own_procedure_words()
 * @index: which procedure of @set
 * @line: which line of its sentences, as tw_own_procedure_lines() tells them in whole
 *
 * Returns: (transfer full) (element-type TwOwnPart): what that line says: statement by statement, what
 *   is there before what could be
 */
GPtrArray *
tw_own_parts_new (const TwTileSet *set, const TwVocabulary *words, guint index, guint line);

/** tw_own_part_statement: Returns: (transfer none) (nullable): what stands at that place of procedure @index */
const TwStatement *tw_own_part_statement (const TwTileSet *set, guint index,
                                          const TwStatementPlace *place);

/** tw_own_part_help: Returns: (transfer full): what the part is for, as a title: "How many there are" */
char *tw_own_part_help (const TwOwnPart *part);

/** tw_own_part_short_help: Returns: (transfer full): the same without what explains it: "How many" */
char *tw_own_part_short_help (const TwOwnPart *part);

/** tw_own_part_needs: Returns: (transfer none) (nullable): what has still to be added at that place of procedure
 *   @index for it to do anything, in words; %NULL for nothing */
const char *tw_own_part_needs (const TwTileSet *set, guint index, const TwStatementPlace *place);

/** tw_own_part_is_words: Returns: whether the part is words for people */
gboolean tw_own_part_is_words (const TwOwnPart *part);

/**
 * TwOwnChoice:
 * @text: what the part says then
 * @title: what people read
 */
typedef struct
{
  char *text;
  char *title;
} TwOwnChoice;

/* What a part that names who gets something says to be done for several, one after the other. It is no
 * name: set, it puts the statement into a loop, and names each of them.
 *
 * What a statement is as a whole is a part as well: the word “choose” stands for whether something is done for
 * each of what fits, or for one, and says the element; “not” for whether a condition is turned round. */
#define TW_OWN_PART_OTHERS "*others"
#define TW_OWN_PART_ALL    "*all"
/* Or for one of the others, who is chosen. */
#define TW_OWN_PART_ANOTHER "*another"
/* With the name of a feature or of some other place behind it. */
#define TW_OWN_PART_STANDS "*stands "
#define TW_OWN_PART_LEADS  "*leads "

/** tw_own_part_place_then: Returns: where the statement of @part stands once that says @text */
TwStatementPlace tw_own_part_place_then (const TwOwnPart *part, const char *text);

/** tw_own_part_is_turned: Returns: whether @part says whether a condition is turned round; @out_place is told where the
 *   condition stands once that is changed */
gboolean tw_own_part_is_turned (const TwOwnPart *part, TwStatementPlace *out_place);

/**
 * tw_own_part_choices:
 * @set: a set
 * @words: what its procedures are told with
 * @index: which procedure of @set
 * @part: a part of it
 * @out_is_several: whether it can say several of them, with blanks between
 *
 * Returns: (transfer full) (element-type TwOwnChoice) (nullable): what the part can say, with what it
 *   says; %NULL where it is a number or a text
 */
GPtrArray *tw_own_part_choices (const TwTileSet *set, const TwVocabulary *words, guint index,
                                const TwOwnPart *part, gboolean *out_is_several);

/**
 * tw_own_part_offered:
 * @document: a document
 * @words: what its procedures are told with
 * @index: which procedure of its set
 * @part: a part of it
 * @out_is_several: as tw_own_part_choices()
 *
 * Tries each choice as tw_own_part_set() would. What is gone through, and the moment, are offered where
 * only what stands within is in the way: that is told.
 *
 * Returns: (transfer full) (element-type TwOwnChoice) (nullable): as tw_own_part_choices(), without what
 *   would be refused
 */
GPtrArray *tw_own_part_offered (TwDocument *document, const TwVocabulary *words, guint index,
                                const TwOwnPart *part, gboolean *out_is_several);

/** tw_own_part_would_say: Returns: whether tw_own_part_offered() would have what says @text among what it returns;
 *   @now: tw_own_rules_game() of @document. It takes as long as a game takes to begin. */
gboolean tw_own_part_would_say (TwDocument *document, const TwVocabulary *words, guint index,
                                const TwOwnPart *part, const TwRules *now, const char *text);

/**
 * tw_own_part_set:
 * @document: a document
 * @words: what its procedures are told with
 * @index: which procedure of its set
 * @part: a part of it
 * @text: (nullable): what it says from now on, %NULL for nothing; a condition that asks nothing any more
 *   goes
 *
 * Changes it in one step of undo. Conditions that can hold of nothing that is gone through from now on go
 * with it; what has to be said with a new part is said as the example of its word has it.
 *
 * Returns: whether it was changed; @error says why not
 */
gboolean tw_own_part_set (TwDocument *document, const TwVocabulary *words, guint index,
                          const TwOwnPart *part, const char *text, GError **error);

/** tw_own_part_can_go: Returns: whether the part can say nothing: it is no words, and the rules take that */
gboolean tw_own_part_can_go (TwDocument *document, const TwVocabulary *words, guint index,
                             const TwOwnPart *part);

/** tw_own_part_loss: Returns: (transfer full) (nullable): the conditions that would go by
 *   tw_own_part_set(), as titles; %NULL for none */
char *tw_own_part_loss (TwDocument *document, const TwVocabulary *words, guint index,
                        const TwOwnPart *part, const char *text);

/** tw_own_part_remove_statement: removes the statement at that place with all that stands in it, in one step
 *   of undo. Returns: whether it was removed */
gboolean tw_own_part_remove_statement (TwDocument *document, guint index,
                                       const TwStatementPlace *place, GError **error);

/**
 * tw_own_part_words:
 * @set: a set
 * @index: which procedure of it
 * @place: a statement of it
 *
 * Returns: (transfer full) (element-type TwRuleWord): what may be added in it
 */
GPtrArray *tw_own_part_words (const TwTileSet *set, guint index, const TwStatementPlace *place);

/** tw_own_part_lines: Returns: (transfer full) (element-type TwRuleWord): what of tw_own_part_words() the
 *   rules would take, filled in by tw_own_part_add_statement() */
GPtrArray *tw_own_part_lines (TwDocument *document, const TwVocabulary *words, guint index,
                              const TwStatementPlace *place);

/** tw_own_part_add_statement: adds such a statement in that place, at the end, filled in with what the set
 *   has, in one step of undo. @words: what procedures are told with. Returns: whether it was added */
gboolean tw_own_part_add_statement (TwDocument *document, const TwVocabulary *words, guint index,
                                    const TwStatementPlace *place, const TwRuleWord *word,
                                    GError **error);

/** tw_own_part_can_move: Returns: whether there is something past which the statement at that place can be
 *   moved, see tw_own_part_move_statement() */
gboolean tw_own_part_can_move (const TwTileSet *set, guint index, const TwStatementPlace *place,
                               gboolean is_later);

/**
 * tw_own_part_move_statement:
 * @document: a document
 * @index: which procedure of its set
 * @place: (inout): a statement of it, and where it stands then
 * @is_later: whether it is done after the next thing, else before the one before
 *
 * Moves it in one step of undo. Returns: whether it was moved; without @error there is nothing to move it
 *   past
 */
gboolean tw_own_part_move_statement (TwDocument *document, guint index, TwStatementPlace *place,
                                     gboolean is_later, GError **error);

/** tw_own_part_can_nest: Returns: whether the statement at that place can be moved into the one before it, or
 *   with @is_out out of the one that it stands in, see tw_own_part_nest_statement() */
gboolean tw_own_part_can_nest (const TwTileSet *set, guint index, const TwStatementPlace *place,
                               gboolean is_out);

/**
 * tw_own_part_nest_statement:
 * @document: a document
 * @index: which procedure of its set
 * @place: (inout): a statement of it, and where it stands then
 * @is_out: whether it goes behind what it stands in, else to the end of what stands before it
 *
 * Moves it in one step of undo, with what is done else. Returns: whether it was moved; without @error there
 *   is nothing to go into, or out of
 */
gboolean tw_own_part_nest_statement (TwDocument *document, guint index, TwStatementPlace *place,
                                     gboolean is_out, GError **error);

/**
 * tw_own_part_can_place:
 * @set: a set
 * @index: which procedure of it
 * @place: a statement of it
 * @target: a statement in which it is to stand
 * @at: before which of what stands there, or how many stand there
 *
 * Returns: whether it could stand there, and does not yet
 */
gboolean tw_own_part_can_place (const TwTileSet *set, guint index, const TwStatementPlace *place,
                                const TwStatementPlace *target, guint at);

/** tw_own_part_place_statement: puts it there, with what is done else, in one step of undo. @place: (inout): where it
 *   stands then. Returns: whether it was moved */
gboolean tw_own_part_place_statement (TwDocument *document, guint index, TwStatementPlace *place,
                                      const TwStatementPlace *target, guint at, GError **error);

/** tw_own_part_would_place: Returns: whether the rules would take that */
gboolean tw_own_part_would_place (TwDocument *document, guint index, const TwStatementPlace *place,
                                  const TwStatementPlace *target, guint at);

/** tw_own_part_takes_answers: Returns: whether the statement at @place asks for one of several answers in
 *   words, which stand in it */
gboolean tw_own_part_takes_answers (const TwTileSet *set, guint index,
                                    const TwStatementPlace *place);

G_END_DECLS

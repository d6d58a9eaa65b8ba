/* Pieces of sentences: words that are put into the places of phrases. */
#pragma once

#include "engine/set/sentence.h"

G_BEGIN_DECLS

/* A name that is known where a statement stands, and whether it has to be told by it, because another
 * thing of its sort is known as well. */
typedef struct
{
  const char *name;
  const TwStatement *statement;
  gboolean is_told;
} TwSentenceName;

/* The procedure @procedure that is being put into sentences. @feature: what has become of the feature that it is
 * about: "left-", "now-" while it is counted, "". @untold: (nullable): a condition told otherwise */
typedef struct
{
  const TwVocabulary *vocabulary;
  const TwProcedure *procedure;
  const int *values;
  const char *const *languages;
  gboolean is_whole;
  const char *feature;
  const TwDetail *untold;
  TwSentence *sentence;
  const TwStatement *parent;
  TwSentenceName names[TW_MAX_STATEMENT_DEPTH + 2];
  guint n_names;
} TwSentenceTelling;

/* What says some words. */
typedef struct
{
  const TwStatement *statement;
  const char *attribute;
} TwSentenceSource;

/* Words (element-type TwSentenceSpan) for a place of a phrase. */
typedef struct
{
  const char *name;
  GArray *words;
} TwSentenceSlot;

/* tw_sentence_has: Returns: whether there is a phrase of that id */
gboolean tw_sentence_has (const TwSentenceTelling *t, const char *id);

/* tw_sentence_extend: takes the wording of the phrase *@id for where @addition is there as well.
 * Returns: whether it has one */
gboolean tw_sentence_extend (const TwSentenceTelling *t, char **id, const char *addition);

/* tw_sentence_plain: Returns: (transfer full): @text as it is */
GArray *tw_sentence_plain (TwSentenceTelling *t, TwSentenceSource source, const char *text);

/* tw_sentence_fill: Returns: (transfer full): the phrase @id. @slots: (nullable) (array
 * zero-terminated=1): words for its places, (transfer full); other places are attributes of the
 * statement, or elements in it */
GArray *tw_sentence_fill (TwSentenceTelling *t, TwSentenceSource source, const char *id,
                          const TwSentenceSlot *slots);

/* tw_sentence_wrap: Returns: (transfer full): the phrase @id with @words (transfer full) in the place
 * @name */
GArray *tw_sentence_wrap (TwSentenceTelling *t, TwSentenceSource source, const char *id,
                          const char *name, GArray *words);

/* tw_sentence_list: Returns: (transfer full): @pieces (transfer full), one or more, with commas and at
 * the end the phrase @last */
GArray *tw_sentence_list (TwSentenceTelling *t, TwSentenceSource source, GPtrArray *pieces,
                          const char *last);

/* tw_sentence_amount: Returns: the number in the attribute @name, 1 without it */
int tw_sentence_amount (const TwSentenceTelling *t, const TwStatement *statement, const char *name);

/* tw_sentence_is_drawn: Returns: whether the attribute @name says what was drawn, in place of a number */
gboolean tw_sentence_is_drawn (const TwSentenceTelling *t, const TwStatement *statement, const char *name);

/* tw_sentence_title: Returns: (transfer none): what a bag, something in it, a counter or the like is called */
const char *tw_sentence_title (const TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_rule: Returns: (transfer full): how the rule in words @id begins, in quotation marks; its id if it has none */
GArray *tw_sentence_rule (TwSentenceTelling *t, TwSentenceSource source, const char *id);

/* tw_sentence_item: Returns: (transfer none): the words for what can be drawn from some bag */
const char *tw_sentence_item (const TwSentenceTelling *t, const char *id);

/* tw_sentence_answer: Returns: (transfer none): the words for the answer @word of one of the questions that stand
 * round @statement, or for what was drawn there */
const char *tw_sentence_answer (const TwSentenceTelling *t, const TwStatement *statement,
                                const char *word);

/* tw_sentence_giver: Returns: (transfer none) (nullable): the statement that gives the name @name: here, else somewhere in
 * the rule or in one that may start it */
const TwStatement *tw_sentence_giver (const TwSentenceTelling *t, const char *name);

/* tw_sentence_called: Returns: (transfer none): the words for what @giver gives a name to, the name if there are none */
const char *tw_sentence_called (const TwSentenceTelling *t, const TwStatement *giver);

/* tw_sentence_said: Returns: (transfer none): what words for people say, with the numbers that are played by and "…" for
 * what is known only in a game; @none without any */
const char *tw_sentence_said (const TwSentenceTelling *t, const TwTexts *texts, const char *none);

/* tw_sentence_id: Returns: (transfer none): what is called @id in the attribute @detail: a rule or a list, say, or what
 * the rule itself calls so; as it stands there if it has no words */
const char *tw_sentence_id (const TwSentenceTelling *t, const TwRuleWord *detail, const char *id);

/* tw_sentence_find_counter: Returns: (transfer none) (nullable): the <counter> that @text (nullable) names, as
 * "debts" or "who.debts" */
const TwStatement *tw_sentence_find_counter (const TwSentenceTelling *t, const char *text);

/* tw_sentence_order: Returns: (transfer none) (nullable): the order of what @statement draws from, if it draws and
 * there is one */
const char *tw_sentence_order (const TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_extend_named: takes the wording of the phrase *@id for a bag, deck or die @statement whose name has
 * that noun in it already, if there is one: nobody says "the die Die" */
void tw_sentence_extend_named (const TwSentenceTelling *t, const TwStatement *statement, char **id);

/* tw_sentence_is_rolled: Returns: whether @statement draws from a die */
gboolean tw_sentence_is_rolled (const TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_counts_each: Returns: whether @counter is one that each player has */
gboolean tw_sentence_counts_each (const TwSentenceTelling *t, const char *counter);

/* tw_sentence_push_name: makes known what @statement gives a name to, if it does; whoever calls this
 * sets the number of names back. */
void tw_sentence_push_name (TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_find_name: Returns: (nullable): what is known by that name */
const TwSentenceName *tw_sentence_find_name (const TwSentenceTelling *t, const char *name);

/* tw_sentence_sort_of: Returns: what @statement selects, as phrases distinguish it: "figure" also for
 * where one may stand */
const char *tw_sentence_sort_of (const TwStatement *statement);

/* tw_sentence_sort_named: Returns: of what sort the thing is that is called @name (nullable) */
const char *tw_sentence_sort_named (const TwSentenceTelling *t, const char *name);

/* tw_sentence_any_form: Returns: (nullable): how phrases go on with what @any (<any>, <none>) selects:
 * "least" where there have to be so many, "one" where it asks something of one player that it names */
const char *tw_sentence_any_form (const TwSentenceTelling *t, const TwStatement *any);

/* tw_sentence_selection: Returns: (transfer full): what @statement selects, with what it has to be like;
 * of what is forbidden that stands elsewhere */
GArray *tw_sentence_selection (TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_where: Returns: (transfer full) (nullable): what @selection asks of what it selects, but
 * for what is told with the noun */
GArray *tw_sentence_where (TwSentenceTelling *t, const TwStatement *selection);

/* tw_sentence_asked: Returns: (transfer full) (nullable): what has to hold for a procedure or an <if>: of
 * the thing that it is about, and of the game */
GArray *tw_sentence_asked (TwSentenceTelling *t, const TwStatement *statement);

/* tw_sentence_add_others: Returns: (transfer full): @words (transfer full) with what else there has to be,
 * or must not be, by the children of @statement from @first on */
GArray *tw_sentence_add_others (TwSentenceTelling *t, const TwStatement *statement, guint first,
                                GArray *words);

/** tw_sentence_form: Returns: (transfer none): in which form the thing is told that @source names: who gets something
 *   owns it, if the phrase asks for no other @form */
static inline const char *
tw_sentence_form (TwSentenceSource source, const char *form)
{
  return *form == '\0' && tw_statement_is (source.statement, "give")
                 && g_strcmp0 (source.attribute, "to") == 0
             ? "-owner"
             : form;
}

G_END_DECLS

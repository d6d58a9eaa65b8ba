/* The verbs by which procedures let people choose what is no figure: a tile, a feature, a player, a
 * word. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedure_verbs_add: adds the verbs of the questions in @procedure to those of @all, and the words
 *   that are chosen; one word for one sort of thing is one verb. @vocabulary knows the figures that go there. */
void tw_procedure_verbs_add (TwProcedures *all, const TwVocabulary *vocabulary,
                             const TwStatement *procedure);

/** tw_procedure_verbs_add_word: adds a word that can be chosen or drawn. Returns: its number, %TW_MAX_WORDS
 *   if there are too many */
guint tw_procedure_verbs_add_word (TwProcedures *all, const char *word);

/** tw_procedure_verbs_add_drawing: adds the verbs by which chance draws a tile that nobody sees, or says that there
 *   is none, as far as something is done with it. */
void tw_procedure_verbs_add_drawing (TwProcedures *all);

/** tw_procedure_verbs_find_drawing: finds the numbers of those verbs. */
void tw_procedure_verbs_find_drawing (TwProcedures *all, const TwRules *rules);

/** tw_procedure_verbs_add_chance: adds the verb @word by which chance draws a number or a word. Returns: its
 *   number among those of @all */
guint tw_procedure_verbs_add_chance (TwProcedures *all, const char *word, gboolean is_number);

/** tw_procedure_verbs_number: Returns: the verb of the game that is number @index among those of @all, -1
 *   if its word means something else in this game */
int tw_procedure_verbs_number (const TwProcedures *all, const TwRules *rules, guint index);

/** tw_procedure_verbs_word: Returns: (nullable): what the answers to the question @choose are called */
const char *tw_procedure_verbs_word (const TwStatement *choose);

/** tw_procedure_verbs_takes: Returns: whether figures that stand somewhere are chosen by the verb that every
 *   game has for that */
gboolean tw_procedure_verbs_takes (const TwStatement *choose);

/** tw_procedure_verbs_scores: Returns: whether features are chosen by the verb that every game has for which
 *   is counted next: with the word "score" */
gboolean tw_procedure_verbs_scores (const TwStatement *choose);

/** tw_procedure_verbs_find: Returns: the verb of the answers to the question @choose, which are no figures
 *   chosen by verbs that every game has; -1 if its word means something else in this game */
int
tw_procedure_verbs_find (const TwProcedures *all, const TwRules *rules, const TwStatement *choose);

/** tw_procedure_verbs_find_none: Returns: the number among the verbs of procedures of the one that takes
 *   none of some tokens, -1 if nothing is taken */
int tw_procedure_verbs_find_none (const TwProcedures *all);

G_END_DECLS

/* The verbs by which procedures let people choose what is no figure: a tile, a feature, a player, a
 * word. */
#pragma once

#include "engine/procedure/procedure-code.h"

G_BEGIN_DECLS

/** tw_procedure_verbs_add: adds the verbs of the questions in @procedure to those of @all, and the words
 *   that are chosen; one word for one sort of thing is one verb. */
void tw_procedure_verbs_add (TwProcedures *all, const TwStatement *procedure);

/** tw_procedure_verbs_word: Returns: (nullable): what the answers to the question @choose are called */
const char *tw_procedure_verbs_word (const TwStatement *choose);

/**
 * tw_procedure_verbs_find:
 * @all: procedures with their verbs
 * @rules: the rules of the game
 * @word: its word
 * @what: a #TwSelected
 *
 * Returns: the verb that chooses it, -1 if the word means something else in this game
 */
int
tw_procedure_verbs_find (const TwProcedures *all, const TwRules *rules, const char *word, guint what);

G_END_DECLS

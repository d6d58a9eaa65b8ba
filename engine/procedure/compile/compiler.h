/* Procedures become steps: first what they declare is added, then all of them are compiled. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedure_bag_add: adds the bag that @bag describes, its words and its verb. */
void tw_procedure_bag_add (TwProcedures *all, const TwProcedure *bag);

/** tw_zone_add: keeps the zone that @zone declares. */
void tw_zone_add (TwProcedures *all, const TwProcedure *zone);

/** tw_ending_add: keeps the reasons for which @procedure, in @statement of it, ends the game. Each
 * has a word: that of its <end>, else the procedure's name. */
void tw_ending_add (TwProcedures *all, const TwProcedure *procedure, const TwStatement *statement);

/**
 * tw_procedures_compile:
 * @all: none yet
 * @rules: rules whose figures, parameters and tiles are there
 * @error: %TW_RULES_ERROR_PROCEDURE with file and line
 *
 * Makes steps out of the procedures of the parts in play.
 *
 * Returns: whether that was possible
 */
gboolean tw_procedures_compile (TwProcedures *all, const TwRules *rules, GError **error);

/** tw_compiler_unseen_is_drawn: Returns: whether a tile is drawn unseen by @statement, or by anything in it */
gboolean tw_compiler_unseen_is_drawn (const TwVocabulary *vocabulary, const TwStatement *statement);

G_END_DECLS

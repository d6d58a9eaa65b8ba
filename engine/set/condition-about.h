/* What conditions of procedures are asked of, and which of them something of that sort can ever fulfil: a
 * player stands on no land, and a tile has no owner. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/* It may be of any sort. */
#define TW_ABOUT_ANYTHING -1
/* It is asked of nothing: only what is true of the game as a whole can hold. */
#define TW_ABOUT_NOTHING TW_N_SELECTED

/**
 * tw_condition_about:
 * @words: what the procedure is told with
 * @root: the element of a procedure
 * @place: a statement of it
 *
 * Returns: of what its conditions are asked, a #TwSelected; %TW_ABOUT_NOTHING, or %TW_ABOUT_ANYTHING for what
 *   is no condition, too
 */
int tw_condition_about (const TwVocabulary *words, const TwStatement *root,
                        const TwStatementPlace *place);

/** tw_condition_about_named: Returns: likewise of conditions that say “the” @name, in what stands in the statement at
 *   @place */
int tw_condition_about_named (const TwVocabulary *words, const TwStatement *root,
                              const TwStatementPlace *place, const char *name);

/** tw_condition_selector: Returns: (nullable): what selects the things of which the condition at that place
 *   is asked: the element with the attribute “what” that it stands in */
const TwStatement *tw_condition_selector (const TwStatement *root, const TwStatementPlace *place);

/** tw_condition_fits: Returns: whether the attribute @word can hold of @about; attributes that are no
 *   conditions fit anything */
gboolean tw_condition_fits (const TwRuleWord *word, int about);

/** tw_condition_fits_named: Returns: whether the attribute @word can name something of the sort @about: nobody
 *   stands at a player, and nothing belongs to a tile */
gboolean tw_condition_fits_named (const TwRuleWord *word, int about);

/** tw_detail_is_idle: Returns: whether the attribute @word says nothing in @statement as the others there are:
 * with what is compared where nothing is, how many of nothing, the smallest of what are no numbers */
gboolean tw_detail_is_idle (const TwStatement *statement, const TwRuleWord *word);

G_END_DECLS

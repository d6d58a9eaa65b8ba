/* Shared by the files that look for problems. */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/** problem_new: Returns: a problem of @code for tile @tile; all else unset */
TwProblem problem_new (TwProblemCode code, int tile);

/** problems_add: appends @problem to a list under construction, which takes its detail over. */
void problems_add (GArray *problems, TwProblem problem);

/** problems_new_list: Returns: (transfer full): an empty list under construction */
GArray *problems_new_list (void);

/** problems_reopen: Returns: (transfer full): a list under construction with all of @problems
 *  (transfer full) */
GArray *problems_reopen (TwProblems *problems);

/** problems_finish: Returns: (transfer full): the sorted list; frees @problems (transfer full) */
TwProblems *problems_finish (GArray *problems);

/**
 * validate_tile:
 * @problems: gets the problems found
 * @own: (nullable): what the set adds to the rules
 * @tile: a tile
 * @tile_index: the tile's index for the problems
 * @in_block: whether a block of its set has it, so that it needs no copy in the bag
 *
 * Looks at one tile alone.
 */
void validate_tile (GArray *problems, const TwVocabulary *own, const TwTile *tile, int tile_index,
                    gboolean in_block);

/** validate_is_in_block: Returns: whether a block of the set names the tile */
gboolean validate_is_in_block (const TwTileSet *set, const char *tile);

/** validate_languages: Returns: (transfer container): languages that some of @texts (nullable each)
 *  are there in, but for that of no name */
GPtrArray *validate_languages (const TwTexts *const *texts, guint n_texts);

/** validate_lessons: checks the lessons of a set, without trying them. */
void validate_lessons (GArray *problems, const TwTileSet *set);

/** validate_limits: checks that what a set adds to the rules (nullable) has no more figures,
 * tokens, symbols and effects than a game can hold. */
void validate_limits (GArray *problems, const TwVocabulary *own);

/**
 * validate_procedures:
 * @problems: gets the problems found
 * @own: (nullable): rules of a set or a ruleset
 * @ruleset: (nullable): the ruleset's title, told with each
 * @symbols: (nullable): ids of the symbols of tiles, if all are known that may be there
 * @languages: (element-type utf8): languages that words for people should have
 *
 * Looks at what procedures say by themselves, without what is shipped.
 */
void validate_procedures (GArray *problems, const TwVocabulary *own, const char *ruleset,
                          GHashTable *symbols, const GPtrArray *languages);

/**
 * validate_places:
 * @problems: gets the problems found
 * @own: rules of a set, a ruleset or a file
 * @file: (nullable): only rules of that file are looked at; %NULL for all
 * @ruleset: (nullable): the ruleset's title, told with each
 * @shipped: the shipped rules, whose parameters words may name
 *
 * Looks for places that nothing fills in what rules and procedures say.
 */
void validate_places (GArray *problems, const TwVocabulary *own, const char *file,
                      const char *ruleset, const TwVocabulary *shipped);

/** validate_find_contrary: Returns: (transfer full) (nullable): a condition of @selection that nothing
 *  passes which passes the others, as its file writes it; @out_line is told in which line it stands */
char *validate_find_contrary (const TwStatement *selection, guint *out_line);

/** validate_find_itself: Returns: (transfer full) (nullable): likewise what of @statement compares a thing with
 *  itself */
char *validate_find_itself (const TwStatement *statement, guint *out_line);

/** validate_find_untimely: Returns: (transfer full) (nullable): a condition in @statement about what is never
 *  known at @moment, as its file writes it */
char *validate_find_untimely (const TwStatement *statement, TwTurnMoment moment);

/** validate_find_unreached: Returns: (nullable): what stands right in @statement and is never done */
const TwStatement *validate_find_unreached (const TwVocabulary *own, const TwStatement *statement);

/** validate_takes_too_long: Returns: whether the loop @statement takes more steps than a game waits for,
 *  and asks nobody meanwhile */
gboolean validate_takes_too_long (const TwStatement *statement);

/** validate_calls: Returns: (transfer full): for each procedure of @own those that it does itself, each
 *  once, as a #GPtrArray of #TwProcedure */
GHashTable *validate_calls (const TwVocabulary *own);

/** validate_done_by_others: Returns: (transfer container): procedures of @own that another one does; @calls is
 *  from validate_calls() */
GHashTable *validate_done_by_others (const TwVocabulary *own, GHashTable *calls);

/** validate_find_circle: Returns: (nullable): the statement with which @procedure comes back to itself; @calls is
 *  from validate_calls() */
const TwStatement *validate_find_circle (const TwVocabulary *own,
                                         GHashTable *calls,
                                         const TwProcedure *procedure);

/** validate_find_ties: Returns: (transfer full) (array): for each procedure of @own the index of the first
 *  before it, of the same moment and order, of which it may matter that it comes first; its own
 *  index if there is none; @calls is from validate_calls() */
guint *validate_find_ties (const TwVocabulary *own, GHashTable *calls);

/** validate_moment_of: Returns: the #TwTurnMoment at which @procedure happens */
guint validate_moment_of (const TwProcedure *procedure);

/** validate_own_titles: checks that what a set or ruleset adds to the rules (nullable) is called something;
 * @ruleset (nullable) is the ruleset's title, told with each. */
void validate_own_titles (GArray *problems, const TwVocabulary *own, const char *ruleset);

/**
 * validate_rule_ids:
 * @problems: gets the problems found
 * @own: rules of a set or a ruleset
 * @set: (nullable): the rules of the set in which the ruleset lies
 * @ruleset: (nullable): the ruleset's title, told with each
 * @shipped: the shipped rules
 *
 * Looks for rules that procedures name and that are nowhere.
 */
void validate_rule_ids (GArray *problems, const TwVocabulary *own, const TwVocabulary *set,
                        const char *ruleset, const TwVocabulary *shipped);

/** validate_place_of: Returns: (transfer full): @statement of @procedure as people find it in the
 *  file: “ring”, <choose>; after the title @ruleset (nullable) */
char *validate_place_of (const char *ruleset, const TwProcedure *procedure,
                         const TwStatement *statement);

/** validate_place_of_line: Returns: (transfer full) (nullable): the procedure and the element that
 *  stand in @line, as a problem's place; @ruleset (nullable) if there are none */
char *validate_place_of_line (const TwVocabulary *own, guint line, const char *ruleset);

/** validate_ruleset: as validate_procedures() for what @ruleset adds to the rules; @title (nullable)
 *  is told with each. */
void validate_ruleset (GArray *problems, const TwRuleset *ruleset, const char *title);

/** validate_blocks: checks the blocks of @set; @index maps ids to tiles. */
void validate_blocks (GArray *problems, const TwTileSet *set, GHashTable *index);

G_END_DECLS

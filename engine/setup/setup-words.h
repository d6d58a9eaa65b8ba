/* Turns compiled rules back into words: into a ruleset, or into lines of a case. */
#pragma once

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_ruleset_of_rules:
 * @rules: compiled rules
 * @id: id of the ruleset
 * @title: its title
 * @stem: beginning of the names of files that go with it
 * @out_sets: (out) (element-type TwTileSet): sets that are not shipped, or differ from the shipped
 *   ones. The ruleset names their files, which lie beside its own, by tw_setup_set_file()
 *
 * Returns: (transfer full): a ruleset that compiles to the same rules
 */
TwRuleset *tw_ruleset_of_rules (const TwRules *rules, const char *id, const char *title,
                                const char *stem, GPtrArray **out_sets);

/** tw_setup_set_file: Returns: (transfer full): name of a set's file beside the ruleset */
char *tw_setup_set_file (const char *stem, const TwTileSet *set);

/**
 * tw_setup_words:
 * @ruleset: a ruleset from tw_ruleset_of_rules()
 *
 * Returns: (transfer full) (nullable): lines "use" and "set" of a case that say the same; %NULL if
 *   only a ruleset can say it
 */
char *tw_setup_words (const TwRuleset *ruleset);

/** tw_setup_n_copies: Returns: number of copies of a set in play, tiles on the table included */
guint tw_setup_n_copies (const TwCatalogue *catalogue, const TwTileSet *set);

/** tw_setup_is_ruleset_own: Returns: whether @own, one of the vocabularies that the rules'
 * vocabulary was joined from, comes from a ruleset and not from a set */
gboolean tw_setup_is_ruleset_own (const TwRules *rules, const TwVocabulary *own);

G_END_DECLS

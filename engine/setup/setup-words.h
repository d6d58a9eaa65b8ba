/* What a compiled ruleset is made of, said again in words: as a ruleset or for a case. */
#pragma once

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_ruleset_of_rules:
 * @rules: what is played
 * @id: id of the ruleset to be
 * @title: its title
 * @stem: how names of files begin that go with it
 * @out_sets: (out) (element-type TwTileSet): sets that are not shipped, or are not as shipped: the
 *   ruleset names their files, beside its own, by tw_setup_set_file()
 *
 * Returns: (transfer full): a ruleset that gives the same rules
 */
TwRuleset *tw_ruleset_of_rules (const TwRules *rules, const char *id, const char *title,
                                const char *stem, GPtrArray **out_sets);

/** tw_setup_set_file: Returns: (transfer full): name of the file of a set beside a ruleset */
char *tw_setup_set_file (const char *stem, const TwTileSet *set);

/**
 * tw_setup_words:
 * @ruleset: of tw_ruleset_of_rules()
 *
 * Returns: (transfer full) (nullable): lines "use" and "set" for a case that say the same; %NULL if
 *   only the ruleset can say it
 */
char *tw_setup_words (const TwRuleset *ruleset);

/** tw_setup_n_copies: Returns: how often a set is in play: all its tiles, those on the table too */
guint tw_setup_n_copies (const TwCatalogue *catalogue, const TwTileSet *set);

/** tw_setup_is_ruleset_own: Returns: whether @own, one of what the rules' vocabulary was joined
 * from, is what a ruleset added; what sets add comes with them */
gboolean tw_setup_is_ruleset_own (const TwRules *rules, const TwVocabulary *own);

G_END_DECLS

/* Rulesets that the user has put together and kept: one file each in a folder of their own. */
#pragma once

#include <glib.h>

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/** tw_own_rulesets_folder: Returns: (transfer full): the folder of the user's rulesets */
char *tw_own_rulesets_folder (void);

/** tw_own_ruleset_path: Returns: (transfer full): the file of the ruleset with that id in @folder */
char *tw_own_ruleset_path (const char *folder, const char *id);

/**
 * tw_own_rulesets_add:
 * @folder: the folder
 * @vocabulary: what parameters are checked against
 * @set: id of a set
 * @rulesets: (element-type TwRuleset): gets those with which the set is played, by title
 *
 * What cannot be read is left out. Blocks for as long as the disk does; safe in any thread.
 */
void tw_own_rulesets_add (const char *folder, const TwVocabulary *vocabulary, const char *set,
                          GPtrArray *rulesets);

/** tw_own_rulesets_has: Returns: whether @ruleset is stored in @folder */
gboolean tw_own_rulesets_has (const char *folder, const TwRuleset *ruleset);

/**
 * tw_own_ruleset_save:
 * @folder: the folder
 * @rules: what is played
 * @set: id of the set that is being worked on: the ruleset names it, and does not keep it
 * @title: the ruleset's title; another one of the same title is replaced
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Other sets that are not shipped are kept beside it.
 *
 * Returns: (transfer full) (nullable): the ruleset's id
 */
char *tw_own_ruleset_save (const char *folder, const TwRules *rules, const char *set,
                           const char *title, GError **error);

/**
 * tw_own_ruleset_rename:
 * @ruleset: a ruleset of the folder
 * @title: its new title
 * @vocabulary: what parameters are checked against
 * @error: %TW_FORMAT_ERROR_WRITE; %TW_FORMAT_ERROR_CONTENT if another one has that title
 *
 * Its id and its file stay.
 *
 * Returns: whether it is called so now
 */
gboolean tw_own_ruleset_rename (const TwRuleset *ruleset, const char *title,
                                const TwVocabulary *vocabulary, GError **error);

/**
 * tw_own_ruleset_delete:
 * @ruleset: a ruleset of the folder
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * It is not listed any more, but its file lies there until tw_own_ruleset_purge().
 *
 * Returns: whether it is gone
 */
gboolean tw_own_ruleset_delete (const TwRuleset *ruleset, GError **error);

/** tw_own_ruleset_restore: undoes tw_own_ruleset_delete(), unless another ruleset has taken its place.
 * Returns: whether the ruleset is back */
gboolean tw_own_ruleset_restore (const TwRuleset *ruleset, GError **error);

/** tw_own_ruleset_purge: removes a deleted ruleset from the disk, with the sets stored for it. */
void tw_own_ruleset_purge (const TwRuleset *ruleset);

G_END_DECLS

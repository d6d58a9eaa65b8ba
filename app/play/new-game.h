/* Who plays, and how: a popover in the header of the table. */
#pragma once

#include <gtk/gtk.h>

#include "app/play/table-model.h"
#include "engine/set/ruleset.h"

G_BEGIN_DECLS

#define TW_TYPE_NEW_GAME (tw_new_game_get_type ())
G_DECLARE_FINAL_TYPE (TwNewGame, tw_new_game, TW, NEW_GAME, GtkPopover)

/* Signal "start" (): the game that tw_new_game_fill() tells of shall begin. */

/**
 * tw_new_game_get_n_seats:
 * @self: a popover
 *
 * Returns: how many play
 */
guint tw_new_game_get_n_seats (TwNewGame *self);

/**
 * tw_new_game_set_parts:
 * @self: a popover
 * @vocabulary: what the parts are called, and what of their rules can be set
 * @own: (nullable): the part that is played anyway
 * @ids: (array zero-terminated=1): parts that can be added, all off at first
 */
void tw_new_game_set_parts (TwNewGame *self, TwVocabulary *vocabulary, const char *own,
                            const char *const *ids);

/**
 * tw_new_game_set_rulesets:
 * @self: a popover that knows the parts
 * @rulesets: (element-type TwRuleset): what the set can be played by
 * @needs_one: whether it is played by one of them only
 */
void tw_new_game_set_rulesets (TwNewGame *self, GPtrArray *rulesets, gboolean needs_one);

/** tw_new_game_get_ruleset: Returns: (transfer none) (nullable): the one that was chosen */
const TwRuleset *tw_new_game_get_ruleset (TwNewGame *self);

/**
 * tw_new_game_dup_uses:
 * @self: a popover
 *
 * Returns: (transfer full) (array zero-terminated=1): the parts that were added, as words
 *   of tw_game_setup_use(): "river", "abbot:tiles"
 */
char **tw_new_game_dup_uses (TwNewGame *self);

/** tw_new_game_dup_settings: Returns: (transfer full) (array zero-terminated=1): parameters that
 * are not at their defaults, names and values by turns */
char **tw_new_game_dup_settings (TwNewGame *self);

/**
 * tw_new_game_fill:
 * @self: a popover
 * @setup: (out caller-allocates): gets seats for its rules, seed and kind of undo; what else
 *   is in it stays, its names are freed
 *
 * Without a number for the draws each call gives another seed.
 */
void tw_new_game_fill (TwNewGame *self, TwTableSetup *setup);

/** tw_new_game_set_problem: says why no game can begin; %NULL if it can. */
void tw_new_game_set_problem (TwNewGame *self, const char *problem);

G_END_DECLS

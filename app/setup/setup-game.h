/* What is chosen for the next game, and the rules that come of it. */
#pragma once

#include "app/setup/house-rules.h"
#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/**
 * TwSetupGame:
 * @kit: (nullable): what games are put together from; %NULL before it is known, and once the page
 *   goes
 * @set: the set that is played
 * @document: (nullable): what is being edited beside the table
 * @ruleset: (nullable): the ruleset that is chosen, %NULL for none: as @set says
 * @n_seats: how many play, 1 to %TW_MAX_SEATS
 * @parts: (element-type TwSetupPart): what there is, and what of it is in play
 * @as_chosen: the ruleset in words as it was when it was chosen, to see whether it has been changed
 * @files: (nullable): what has been read of the files that the ruleset @files_of names
 * @files_of: (nullable): the ruleset that is shown
 * @is_filling: while something is shown, which nobody has chosen
 */
typedef struct
{
  const TwGameKit *kit;
  TwTileSet *set;
  TwTileSet *document;
  TwRuleset *ruleset;
  guint n_seats;
  GPtrArray *parts;
  char *as_chosen;
  GHashTable *files;
  TwRuleset *files_of;
  gboolean is_filling;
  TwHouseRules *house_rules;
} TwSetupGame;

/** tw_setup_game_clear: frees what it holds. */
void tw_setup_game_clear (TwSetupGame *self);

/** tw_setup_game_take_ruleset: chooses @ruleset (nullable); tw_setup_game_follow() has it in play. */
void tw_setup_game_take_ruleset (TwSetupGame *self, TwRuleset *ruleset);

/** tw_setup_game_take_parts: has @parts (transfer full) instead of those it has. */
void tw_setup_game_take_parts (TwSetupGame *self, GPtrArray *parts);

/** tw_setup_game_dup_ruleset: Returns: (transfer full): what is chosen, as a ruleset */
TwRuleset *tw_setup_game_dup_ruleset (const TwSetupGame *self);

/** tw_setup_game_in_words: Returns: (transfer full): what is chosen, as the file of a ruleset */
char *tw_setup_game_in_words (const TwSetupGame *self);

/** tw_setup_game_is_changed: Returns: whether anything is otherwise than the chosen ruleset says */
gboolean tw_setup_game_is_changed (const TwSetupGame *self);

/** tw_setup_game_dup_rules: Returns: (transfer full) (nullable): what is chosen, compiled */
TwRules *tw_setup_game_dup_rules (const TwSetupGame *self, GError **error);

/** tw_setup_game_dup_rules_with: Returns: (transfer full) (nullable): what is chosen, but for @parts
 * and the number of players, compiled */
TwRules *tw_setup_game_dup_rules_with (const TwSetupGame *self, const GPtrArray *parts,
                                       guint n_seats, GError **error);

/** tw_setup_game_uses_document: Returns: whether the set that is being edited is in play */
gboolean tw_setup_game_uses_document (const TwSetupGame *self);

/** tw_setup_game_follow: has in play what the chosen ruleset says; as many play as before, as far as
 * that is among the numbers it is meant for. */
void tw_setup_game_follow (TwSetupGame *self);

/** tw_setup_game_show_rules: has the house rules offered that belong to the parts in play. Returns:
 * (transfer full) (array zero-terminated=1): those parts */
char **tw_setup_game_show_rules (TwSetupGame *self);

/** tw_setup_game_is_well: Returns: whether what is chosen can be played */
gboolean tw_setup_game_is_well (TwSetupGame *self);

/** tw_setup_game_try_rule: sets a house rule, unless a game that could be played cannot be any more
 * then. Returns: whether it is set */
gboolean tw_setup_game_try_rule (TwSetupGame *self, const char *name, const char *value);

/** tw_setup_game_plays_rule: Returns: whether the part of that parameter is in play */
gboolean tw_setup_game_plays_rule (const TwSetupGame *self, const char *name);

G_END_DECLS

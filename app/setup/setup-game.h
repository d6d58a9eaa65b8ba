/* The choices for the next game, and the rules compiled from them. */
#pragma once

#include "app/setup/house-rules.h"
#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/**
 * TwSetupGame:
 * @kit: (nullable): what games are made from; %NULL before it is loaded, and after the page is
 *   disposed
 * @set: the set that is played
 * @document: (nullable): what is being edited beside the table
 * @ruleset: (nullable): the chosen ruleset; %NULL for the rules of @set itself
 * @n_seats: how many play, 1 to %TW_MAX_SEATS
 * @parts: (element-type TwSetupPart): all parts, in play or not
 * @as_chosen: text of the ruleset right after it was chosen, to recognise changes
 * @files: (nullable): the files named by the ruleset @files_of, as far as they have been read
 * @files_of: (nullable): the ruleset that is shown
 * @is_filling: whether widgets are being filled, so that their changes are no choices
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

/** tw_setup_game_clear: frees the contents. */
void tw_setup_game_clear (TwSetupGame *self);

/** tw_setup_game_take_ruleset: chooses @ruleset (nullable); call tw_setup_game_follow() to put it into
 * play. */
void tw_setup_game_take_ruleset (TwSetupGame *self, TwRuleset *ruleset);

/** tw_setup_game_take_parts: replaces the parts by @parts (transfer full). */
void tw_setup_game_take_parts (TwSetupGame *self, GPtrArray *parts);

/** tw_setup_game_dup_ruleset: Returns: (transfer full): all choices as a ruleset */
TwRuleset *tw_setup_game_dup_ruleset (const TwSetupGame *self);

/** tw_setup_game_in_words: Returns: (transfer full): all choices as the text of a ruleset file */
char *tw_setup_game_in_words (const TwSetupGame *self);

/** tw_setup_game_is_changed: Returns: whether any choice differs from the chosen ruleset */
gboolean tw_setup_game_is_changed (const TwSetupGame *self);

/** tw_setup_game_dup_rules: Returns: (transfer full) (nullable): the rules compiled from all choices */
TwRules *tw_setup_game_dup_rules (const TwSetupGame *self, GError **error);

/** tw_setup_game_dup_rules_with: Returns: (transfer full) (nullable): as tw_setup_game_dup_rules(), but
 * with @parts and @n_seats players */
TwRules *tw_setup_game_dup_rules_with (const TwSetupGame *self, const GPtrArray *parts,
                                       guint n_seats, GError **error);

/** tw_setup_game_uses_document: Returns: whether the set that is being edited is in play */
gboolean tw_setup_game_uses_document (const TwSetupGame *self);

/** tw_setup_game_follow: puts into play what the chosen ruleset says. The number of players stays if
 * the ruleset allows it. */
void tw_setup_game_follow (TwSetupGame *self);

/** tw_setup_game_show_rules: offers the house rules of the parts in play. Returns: (transfer full)
 * (array zero-terminated=1): those parts */
char **tw_setup_game_show_rules (TwSetupGame *self);

/** tw_setup_game_is_well: Returns: whether the choices make a game that can be played */
gboolean tw_setup_game_is_well (TwSetupGame *self);

/** tw_setup_game_try_rule: sets a house rule, unless that would make a playable game unplayable.
 * Returns: whether it is set */
gboolean tw_setup_game_try_rule (TwSetupGame *self, const char *name, const char *value);

/** tw_setup_game_plays_rule: Returns: whether the part with the parameter @name is in play */
gboolean tw_setup_game_plays_rule (const TwSetupGame *self, const char *name);

G_END_DECLS

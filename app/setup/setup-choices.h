/* What somebody has chosen, which stays in mind through all rulesets. */
#pragma once

#include "app/setup/setup-game.h"

G_BEGIN_DECLS

/**
 * TwSetupChoice:
 * @word: the word of a part
 * @title: what it is called
 * @file: (nullable): the file of a set of one's own
 * @set: (nullable): what was read from it
 * @facets: what of it is in play
 * @copies: how often
 *
 * What is, or shall be, in play of a part.
 */
typedef struct
{
  char *word;
  char *title;
  char *file;
  TwTileSet *set;
  guint facets;
  guint copies;
} TwSetupChoice;

/**
 * TwSetupChoices:
 * @arrived: (element-type TwSetupChoice): what was in play when the chosen ruleset had just been chosen
 * @shown: (element-type TwSetupChoice): what was in play when it was looked at last
 * @wishes: (element-type TwSetupChoice): what somebody has chosen, by this or any other ruleset
 * @old_wishes: (element-type utf8): the words of those that there were on arrival
 * @shown_rules: (element-type utf8 utf8): all house rules in play and their values, as they were then
 * @wished_rules: (element-type utf8 utf8): house rules that somebody has changed
 * @n_shown: players then
 * @n_wished: players that somebody wants to have; 0 before anything is known
 */
typedef struct
{
  GArray *arrived;
  GArray *shown;
  GArray *wishes;
  GHashTable *old_wishes;
  GHashTable *shown_rules;
  GHashTable *wished_rules;
  guint n_shown;
  guint n_wished;
} TwSetupChoices;

/** tw_setup_choices_new: Returns: (transfer full): no choices */
TwSetupChoices *tw_setup_choices_new (void);

/** tw_setup_choices_free: frees them. */
void tw_setup_choices_free (TwSetupChoices *choices);

/** tw_setup_choices_note_arrival: remembers what is in play as a ruleset has just been chosen, to see
 * what somebody changes then. */
void tw_setup_choices_note_arrival (TwSetupChoices *choices, TwSetupGame *game);

/** tw_setup_choices_note: keeps in mind what somebody has changed since that or this was called last.
 * House rules that were chosen before are set as soon as their part is in play. */
void tw_setup_choices_note (TwSetupChoices *choices, TwSetupGame *game);

/** tw_setup_choices_forget: has nothing in mind but what the ruleset says. */
void tw_setup_choices_forget (TwSetupChoices *choices);

/** tw_setup_choices_find: Returns: (transfer none) (nullable): the choice of that word */
const TwSetupChoice *tw_setup_choices_find (const GArray *choices, const char *word);

/** tw_setup_choices_is_of: Returns: whether just that is in play of a part; %NULL for nothing */
gboolean tw_setup_choices_is_of (const TwSetupChoice *choice, const TwSetupPart *part);

G_END_DECLS

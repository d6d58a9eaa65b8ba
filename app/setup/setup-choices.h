/* The choices of the user, remembered while different rulesets are chosen. */
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
 * What is in play of a part, or should be.
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
 * @arrived: (element-type TwSetupChoice): what was in play right after the ruleset was chosen
 * @shown: (element-type TwSetupChoice): what was in play at the last look
 * @wishes: (element-type TwSetupChoice): what the user has chosen, under this or any other ruleset
 * @old_wishes: (element-type utf8): the words of the wishes that existed when the ruleset was chosen
 * @shown_rules: (element-type utf8 utf8): house rules in play and their values at the last look
 * @wished_rules: (element-type utf8 utf8): house rules that the user has changed
 * @n_shown: number of players at the last look
 * @n_wished: number of players the user wants; 0 before any is known
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

/** tw_setup_choices_note_arrival: remembers what is in play right after a ruleset was chosen, to
 * recognise later changes. */
void tw_setup_choices_note_arrival (TwSetupChoices *choices, TwSetupGame *game);

/** tw_setup_choices_note: remembers what has changed since the last call of this function or of
 * tw_setup_choices_note_arrival(). House rules chosen earlier are set as soon as their part is in
 * play. */
void tw_setup_choices_note (TwSetupChoices *choices, TwSetupGame *game);

/** tw_setup_choices_forget: forgets all choices. */
void tw_setup_choices_forget (TwSetupChoices *choices);

/**
 * tw_setup_choices_take_rules:
 * @choices: the choices
 * @game: what is in play now
 * @rules: the rules of another game
 *
 * Forgets all choices, and wishes for what that game has in play and @game has not, and the other way
 * round: parts that are listed, and house rules.
 *
 * Returns: whether anything is wished for
 */
gboolean tw_setup_choices_take_rules (TwSetupChoices *choices,
                                      TwSetupGame *game,
                                      const TwRules *rules);

/** tw_setup_choices_find: Returns: (transfer none) (nullable): the choice with that word */
const TwSetupChoice *tw_setup_choices_find (const GArray *choices, const char *word);

/** tw_setup_choices_is_of: Returns: whether @choice (nullable: nothing) is exactly what is in play of
 * @part */
gboolean tw_setup_choices_is_of (const TwSetupChoice *choice, const TwSetupPart *part);

G_END_DECLS

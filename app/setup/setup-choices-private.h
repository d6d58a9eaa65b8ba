/* What the files about choices that outlive a ruleset share. */
#pragma once

#include "app/setup/setup-page-private.h"

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

/*
 * @arrived: (element-type TwSetupChoice): what was in play when the chosen ruleset had just been chosen
 * @shown: (element-type TwSetupChoice): what was in play when it was looked at last
 * @wishes: (element-type TwSetupChoice): what somebody has chosen, by this or any other ruleset
 * @old_wishes: (element-type utf8): the words of those that there were on arrival
 * @shown_rules: (element-type utf8 utf8): all house rules in play and their values, as they were then
 * @wished_rules: (element-type utf8 utf8): house rules that somebody has changed
 * @n_shown: players then
 * @n_wished: players that somebody wants to have; 0 before anything is known
 */
struct _TwSetupChoices
{
  GArray *arrived;
  GArray *shown;
  GArray *wishes;
  GHashTable *old_wishes;
  GHashTable *shown_rules;
  GHashTable *wished_rules;
  guint n_shown;
  guint n_wished;
};

/** tw_setup_choice_find: Returns: (transfer none) (nullable): the choice of that word */
const TwSetupChoice *tw_setup_choice_find (const GArray *choices, const char *word);

/** tw_setup_choice_is_of: Returns: whether just that is in play of a part; %NULL for nothing */
gboolean tw_setup_choice_is_of (const TwSetupChoice *choice, const TwSetupPart *part);

/** tw_setup_page_try_rule: sets a house rule, unless a game that could be played cannot be any more
 * then. Returns: whether it is set */
gboolean tw_setup_page_try_rule (TwSetupPage *self, const char *name, const char *value);

/** tw_setup_page_plays_rule: Returns: whether the part of that parameter is in play */
gboolean tw_setup_page_plays_rule (TwSetupPage *self, const char *name);

G_END_DECLS

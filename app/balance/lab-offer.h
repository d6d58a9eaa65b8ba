/* What can be asked of a game: of which things, and with which numbers. */
#pragma once

#include "app/balance/lab-question.h"
#include "engine/tile/kind.h"

G_BEGIN_DECLS

/**
 * TwLabThing: something that a question can be asked of.
 * @word: how #TwInquiry calls it
 * @title: what people call it
 * @least: of a parameter: the least value
 * @most: of a parameter: the greatest one
 * @preset: of a parameter: the value that it has
 */
typedef struct
{
  char *word;
  char *title;
  int least, most, preset;
} TwLabThing;

/**
 * TwLabOffer:
 * @rulesets: (element-type TwRuleset): what the set can be played by
 * @ruleset: (nullable): which of them is chosen, %NULL for none; the first one if the set needs one and none was
 * @needs_ruleset: whether the set cannot be played without one
 * @least_players: fewest players
 * @most_players: most players
 * @is_team: whether all players win or lose together
 * @worth: (element-type TwLabThing): what "worth" can be asked of
 * @added: (element-type TwLabThing): what "change" can add to the game
 * @numbers: (element-type TwLabThing): parameters that are numbers
 * @measures: (element-type TwLabThing): what such a number can bring about
 * @teams: (element-type TwLabThing): what "team" can compare
 */
typedef struct
{
  GPtrArray *rulesets;
  TwRuleset *ruleset;
  gboolean needs_ruleset;
  guint least_players;
  guint most_players;
  gboolean is_team;
  GPtrArray *worth;
  GPtrArray *added;
  GPtrArray *numbers;
  GPtrArray *measures;
  GPtrArray *teams;
} TwLabOffer;

/**
 * tw_lab_offer_new:
 * @question: what is played, and by how many; which question it is does not matter. It gets the ruleset and the number of players
 *   that are possible
 * @error: why it cannot be played
 *
 * Blocks for some tens of milliseconds; may be called in any thread.
 *
 * Returns: (transfer full) (nullable): what can be asked
 */
TwLabOffer *tw_lab_offer_new (TwLabQuestion *question, GError **error);

/** tw_lab_offer_free: frees @offer. */
void tw_lab_offer_free (TwLabOffer *offer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLabOffer, tw_lab_offer_free)

G_END_DECLS

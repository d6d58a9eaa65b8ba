/* What can be added to a rule in one go: conditions, the statement and what it says, and what is counted. */
#pragma once

#include "app/document/own-part.h"

G_BEGIN_DECLS

/* In the example of an offer, whoever a line there is done for: the player on turn, or each of those gone through. */
#define TW_OWN_OFFER_PLAYER "*player"

/**
 * TwOwnOffer:
 * @place: the statement in which it is to stand, or that is to stand in it
 * @is_under: whether what stands at @place goes into it
 * @word: what it is
 * @example: (nullable): how it is written, about things that have a name there, if not as the row of @word has it; what
 *   else it names is made to fit
 * @group: of what it is about, for people
 * @title: what it is, for people
 * @words: (nullable): other words by which it may be looked for
 */
typedef struct
{
  TwStatementPlace place;
  gboolean is_under;
  const TwRuleWord *word;
  char *example;
  char *group;
  char *title;
  char *words;
} TwOwnOffer;

/** tw_own_offers_of_filters: Returns: (transfer full) (element-type TwOwnOffer): conditions that each of what the
 *   statement at @place selects may have to pass; none if it selects nothing */
GPtrArray *tw_own_offers_of_filters (const TwTileSet *set, const TwVocabulary *words, guint index,
                                     const TwStatementPlace *place);

/** tw_own_offers_of_players: Returns: (transfer full) (element-type TwOwnOffer): lines to be added at the end of the
 *   statement at @place that are about players: for each of them, for each of the others, for one who is chosen */
GPtrArray *tw_own_offers_of_players (const TwTileSet *set, guint index,
                                     const TwStatementPlace *place);

/** tw_own_offers_of_conditions: Returns: (transfer full) (element-type TwOwnOffer): conditions under which the statement
 *   at @place can be put, or with the procedure itself all that is done in it */
GPtrArray *tw_own_offers_of_conditions (const TwTileSet *set, const TwVocabulary *words,
                                        guint index, const TwStatementPlace *place);

/** tw_own_offers_of_counts: Returns: (transfer full) (element-type TwOwnOffer): what can be counted for the number that
 *   the statement at @place says; none if it says none, or it is counted already */
GPtrArray *tw_own_offers_of_counts (const TwTileSet *set, const TwVocabulary *words, guint index,
                                    const TwStatementPlace *place);

/** tw_own_part_would_offer: Returns: whether the rules would take @offer; @now: (nullable): tw_own_rules_game(). It takes
 *   as long as a game takes to begin, a few times. */
gboolean tw_own_part_would_offer (TwDocument *document, const TwVocabulary *words, guint index,
                                  const TwRules *now, const TwOwnOffer *offer);

/** tw_own_part_add_offer: adds it in one step of undo. Returns: whether it was added */
gboolean tw_own_part_add_offer (TwDocument *document, const TwVocabulary *words, guint index,
                                const TwOwnOffer *offer, GError **error);

/** tw_own_offer_place_then: Returns: where @offer, one of the set as it is, will stand */
TwStatementPlace tw_own_offer_place_then (const TwTileSet *set, guint index,
                                          const TwOwnOffer *offer);

G_END_DECLS

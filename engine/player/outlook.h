/* What a position promises each seat by the end of the game: named facts, each with a weight.
 *
 * What features, figures and fields bring at the end depends on what is still to come. The weights say how
 * much of it came true in many games that programs played with one another: each was tried against
 * others from the same position with the same draws, and the difference was laid to the facts that
 * differed. Points come from the effects in play, so a rule of a designer's counts like one that
 * ships.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwOutlookFact: what is looked at, for each seat.
 * @TW_OUTLOOK_HOME_1: whether a figure is in its supply
 * @TW_OUTLOOK_HOME_2: whether a second one is
 * @TW_OUTLOOK_HOME_3: a third one
 * @TW_OUTLOOK_HOME_4: a fourth one
 * @TW_OUTLOOK_HOME_MORE: how many more there are
 * @TW_OUTLOOK_ROADS: the first of the facts about roads, see #TwOutlookOf
 * @TW_OUTLOOK_CITIES: the first of those about cities and everything else that is drawn across edges
 * @TW_OUTLOOK_PLACES: the first of those about what is completed by the tiles around
 * @TW_OUTLOOK_MISSING: cells around its places that have no tile, by the chance that they get one
 * @TW_OUTLOOK_FIELDS: points of its fields if the game ended now
 * @TW_OUTLOOK_FARMERS: its figures on fields
 * @TW_OUTLOOK_SOLE: fields that it shares with nobody
 * @TW_OUTLOOK_CITIES_AT: incomplete cities at its fields
 * @TW_OUTLOOK_CITIES_SOON: the same, each by the chance that it is completed
 * @TW_OUTLOOK_BEHIND: points of features on which others have more
 * @TW_OUTLOOK_BEHIND_FIELDS: points of fields on which others have more
 */
typedef enum
{
  TW_OUTLOOK_HOME_1,
  TW_OUTLOOK_HOME_2,
  TW_OUTLOOK_HOME_3,
  TW_OUTLOOK_HOME_4,
  TW_OUTLOOK_HOME_MORE,
  TW_OUTLOOK_ROADS,
  TW_OUTLOOK_CITIES = TW_OUTLOOK_ROADS + 7,
  TW_OUTLOOK_PLACES = TW_OUTLOOK_CITIES + 7,
  TW_OUTLOOK_MISSING = TW_OUTLOOK_PLACES + 7,
  TW_OUTLOOK_FIELDS,
  TW_OUTLOOK_FARMERS,
  TW_OUTLOOK_SOLE,
  TW_OUTLOOK_CITIES_AT,
  TW_OUTLOOK_CITIES_SOON,
  TW_OUTLOOK_BEHIND,
  TW_OUTLOOK_BEHIND_FIELDS,
  TW_N_OUTLOOK
} TwOutlookFact;

/**
 * TwOutlookOf: facts about features of one sort on which a seat has the majority, or about its figures there.
 * @TW_OUTLOOK_OF_NOW: points if the game ended now
 * @TW_OUTLOOK_OF_GAIN: how many more there are when it is complete, by the chance that it is completed
 * @TW_OUTLOOK_OF_GAIN_NEXT: the same with one edge or cell open, whatever the chance
 * @TW_OUTLOOK_OF_BOUND: its figures there
 * @TW_OUTLOOK_OF_BACK: the same, each by the chance that it comes back
 * @TW_OUTLOOK_OF_BACK_NEXT: its figures where one edge or cell is open
 * @TW_OUTLOOK_OF_STUCK: its figures where nothing that is left completes it
 */
typedef enum
{
  TW_OUTLOOK_OF_NOW,
  TW_OUTLOOK_OF_GAIN,
  TW_OUTLOOK_OF_GAIN_NEXT,
  TW_OUTLOOK_OF_BOUND,
  TW_OUTLOOK_OF_BACK,
  TW_OUTLOOK_OF_BACK_NEXT,
  TW_OUTLOOK_OF_STUCK
} TwOutlookOf;

/* Weights are given for so many moments, from the last tile to the first, and in between for what lies between. */
#define TW_OUTLOOK_N_MOMENTS 4

/**
 * TwOutlookWeights:
 * @weight: points by fact and moment: what one of what the fact counts is worth at the end
 * @rivals: what a point of the best of the others weighs against one of its own
 */
typedef struct
{
  float weight[TW_N_OUTLOOK][TW_OUTLOOK_N_MOMENTS];
  float rivals;
} TwOutlookWeights;

/* Those that ship. */
extern const TwOutlookWeights tw_outlook_weights;

/** TwOutlook: memory for reckoning in games of some rules; owned by one thread. */
typedef struct _TwOutlook TwOutlook;

/**
 * tw_outlook_new:
 * @rules: the rules
 * @weights: what the facts are worth; has to outlive it
 *
 * Returns: (transfer full): memory for games of @rules
 */
TwOutlook *tw_outlook_new (const TwRules *rules, const TwOutlookWeights *weights);

/** tw_outlook_free: frees it. */
void tw_outlook_free (TwOutlook *outlook);

/**
 * tw_outlook_facts:
 * @outlook: memory
 * @play: a game
 * @out_facts: (out) (array): room for the facts of each seat
 *
 * Finds the facts. Hidden facts are not used. Allocates nothing.
 */
void tw_outlook_facts (TwOutlook *outlook, const TwPlay *play, float out_facts[][TW_N_OUTLOOK]);

/**
 * tw_outlook_moment:
 * @outlook: memory
 * @play: a game
 * @out_parts: (out) (array fixed-size=4): how much each moment's weights count; together 1
 */
void tw_outlook_moment (const TwOutlook *outlook,
                        const TwPlay *play,
                        float out_parts[TW_OUTLOOK_N_MOMENTS]);

/**
 * tw_outlook_points:
 * @outlook: memory
 * @play: a game, also a finished one
 * @out_points: (out) (array): room for each seat
 *
 * Finds what each seat is likely to have at the end, in hundredths of a point; its points once the game is over.
 */
void tw_outlook_points (TwOutlook *outlook, const TwPlay *play, int *out_points);

/**
 * tw_outlook_leads:
 * @outlook: memory
 * @play: a game, also a finished one
 * @out_leads: (out) (array): room for each seat
 *
 * Finds how good the position is for each seat: the lead over the best of the others that it is likely to
 * have at the end, in hundredths of a point, with @rivals of the weights. If an expansion has evaluate(), it judges.
 */
void tw_outlook_leads (TwOutlook *outlook, const TwPlay *play, int *out_leads);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwOutlook, tw_outlook_free)

G_END_DECLS

/* How many open places of games with a set ask for each of its edge patterns.
 *
 * One object for each document, so that all who show it show the same. It plays in a worker thread,
 * and only while somebody wants to know; after a change of the set it keeps what it knew until it
 * knows better. */
#pragma once

#include "app/document/document.h"
#include "app/gallery/edge-patterns.h"

G_BEGIN_DECLS

/* So many games are played. They say the same each time: chance comes from the same number. */
#define TW_PATTERN_DEMAND_GAMES 100

/**
 * TwPatternDemandState:
 * @TW_PATTERN_DEMAND_NONE: nobody has wanted to know
 * @TW_PATTERN_DEMAND_PLAYING: games are played
 * @TW_PATTERN_DEMAND_KNOWN: all of them have been
 * @TW_PATTERN_DEMAND_STOPPED: it was told to stop
 * @TW_PATTERN_DEMAND_UNPLAYABLE: the set cannot be played; there are words why
 */
typedef enum
{
  TW_PATTERN_DEMAND_NONE,
  TW_PATTERN_DEMAND_PLAYING,
  TW_PATTERN_DEMAND_KNOWN,
  TW_PATTERN_DEMAND_STOPPED,
  TW_PATTERN_DEMAND_UNPLAYABLE
} TwPatternDemandState;

#define TW_TYPE_PATTERN_DEMAND (tw_pattern_demand_get_type ())
G_DECLARE_FINAL_TYPE (TwPatternDemand, tw_pattern_demand, TW, PATTERN_DEMAND, GObject)

/* Signal "changed" (): the state or the progress is another. */

/** tw_pattern_demand_of: Returns: (transfer none): that of @document, which keeps it */
TwPatternDemand *tw_pattern_demand_of (TwDocument *document);

/**
 * tw_pattern_demand_want:
 * @self: the demand
 *
 * Plays, after a moment, unless it knows, or was told to stop since the set's last change. The game is
 * that with which the table plays the set: with the base game where the set has no start tile, and by
 * the first of its rulesets where it needs one.
 */
void tw_pattern_demand_want (TwPatternDemand *self);

/** tw_pattern_demand_stop: plays no more until tw_pattern_demand_again(). */
void tw_pattern_demand_stop (TwPatternDemand *self);

/** tw_pattern_demand_again: plays after it was told to stop. */
void tw_pattern_demand_again (TwPatternDemand *self);

TwPatternDemandState tw_pattern_demand_get_state (TwPatternDemand *self);

/** tw_pattern_demand_is_slow: Returns: whether games are played, and that takes so long that people
 * are to be told how far they are */
gboolean tw_pattern_demand_is_slow (TwPatternDemand *self);

/** tw_pattern_demand_get_progress: Returns: from 0 to 1, which part of the games is over */
double tw_pattern_demand_get_progress (TwPatternDemand *self);

/** tw_pattern_demand_get_words: Returns: (transfer none) (nullable): why the set cannot be played */
const char *tw_pattern_demand_get_words (TwPatternDemand *self);

/** tw_pattern_demand_has_numbers: Returns: whether games have been counted, of this set or as it was
 * before its last change */
gboolean tw_pattern_demand_has_numbers (TwPatternDemand *self);

/** tw_pattern_demand_fill: sets the n_asking of @patterns, 0 for those that are not known. */
void tw_pattern_demand_fill (TwPatternDemand *self, TwEdgePattern *patterns, guint n_patterns);

/** tw_pattern_demand_of_hundred: Returns: of 100 open places, how many ask for @pattern, rounded */
guint tw_pattern_demand_of_hundred (TwPatternDemand *self, const TwEdgePattern *pattern);

G_END_DECLS

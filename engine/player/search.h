/* Looks for the best answer by trying answers again and again: a Monte-Carlo tree search.
 *
 * Every playout goes down the tree of what was tried so far, plays some more turns like the planner, and is
 * judged there by what is likely to come true (tw_outlook_leads()). It works on copies of the game with new random numbers,
 * so it does not know the coming draws, only what a person could know. Each thread grows its own
 * tree; at the end their counts are added.
 */
#pragma once

#include "engine/game/play.h"
#include "engine/player/outlook.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TwSearchBudget:
 * @n_playouts: number of playouts in all, 0 for as many as the time allows
 * @microseconds: time, 0 for as long as the playouts take
 * @is_processor_time: whether that is time of the processor in the calling thread, not of the clock; with more
 *   threads it is that of the clock
 * @seed: seed of the playouts; with @n_playouts but no time, the answer depends only on the seed,
 *   the game and the number of threads
 *
 * How long a search may take; @n_playouts or @microseconds has to be given.
 */
typedef struct
{
  guint n_playouts;
  gint64 microseconds;
  gboolean is_processor_time;
  guint64 seed;
} TwSearchBudget;

/**
 * TwSearchCandidate:
 * @action: an answer
 * @n_playouts: how often it was tried
 * @worth: its average worth for the deciding seat, in hundredths of a point
 */
typedef struct
{
  TwAction action;
  guint n_playouts;
  int worth;
} TwSearchCandidate;

/** TwSearch: memory for searches in games of some rules. */
typedef struct _TwSearch TwSearch;

/**
 * tw_search_new:
 * @rules: the rules
 * @n_threads: threads to search in, 1 or more
 * @weights: what facts are worth, %tw_outlook_weights for a search that likes nothing better than
 *   anything else; has to outlive it
 *
 * Returns: (transfer full): a search
 */
TwSearch *tw_search_new (const TwRules *rules, guint n_threads, const TwOutlookWeights *weights);

/** tw_search_free: frees it. */
void tw_search_free (TwSearch *search);

/**
 * tw_search_run:
 * @search: a search
 * @play: a game that waits for a seat's answer; it is only read, and not after the call
 * @budget: how long the search may take
 * @cancellable: (nullable): if cancelled, the search ends within one playout
 *
 * Searches in the calling thread and in the threads it starts, and returns when all have ended.
 *
 * Returns: the best answer found so far, a legal one even when cancelled at once
 */
TwAction tw_search_run (TwSearch *search,
                        const TwPlay *play,
                        const TwSearchBudget *budget,
                        GCancellable *cancellable);

/**
 * tw_search_candidates:
 * @search: a search after a run
 * @out_n: (out): how many
 *
 * Returns: (transfer none) (array length=out_n): the answers that were tried, those first that
 *   looked best beforehand; valid until the next run
 */
const TwSearchCandidate *tw_search_candidates (const TwSearch *search, guint *out_n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSearch, tw_search_free)

G_END_DECLS

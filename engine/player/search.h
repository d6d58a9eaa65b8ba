/* Looks for the best answer by trying answers again and again: a Monte-Carlo tree search.
 *
 * Every playout goes down the tree of what was tried so far, plays on for some turns as the
 * greedy player would, and is judged there (tw_judge()). It works on copies of the game in
 * which chance is thrown anew, so it does not know what will be drawn; it knows what
 * a person could know. Each processor grows a tree of its own; at the end their counts are added.
 */
#pragma once

#include "engine/game/play.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TwSearchBudget:
 * @n_playouts: playouts in all, 0 for as many as there is time for
 * @microseconds: wall-clock time, 0 for as long as the playouts take
 * @seed: what the playouts' chance comes from; with a number of playouts and no time the
 *   answer follows from this, the game and the number of threads
 *
 * How long a search may go on; one of the two has to be given.
 */
typedef struct
{
  guint n_playouts;
  gint64 microseconds;
  guint64 seed;
} TwSearchBudget;

/**
 * TwSearchCandidate:
 * @action: an answer
 * @n_playouts: how often it was tried
 * @worth: what it came to on average for who decides, in hundredths of a point
 */
typedef struct
{
  TwAction action;
  guint n_playouts;
  int worth;
} TwSearchCandidate;

/** TwSearch: room for searches in games of some rules. */
typedef struct _TwSearch TwSearch;

/** tw_search_new: Returns: (transfer full): room for searches by @n_threads threads */
TwSearch *tw_search_new (const TwRules *rules, guint n_threads);

/** tw_search_free: frees it. */
void tw_search_free (TwSearch *search);

/**
 * tw_search_run:
 * @search: room
 * @play: a game that waits for a seat; it is only read, and not after the call
 * @budget: how long
 * @cancellable: (nullable): cancelled, the search ends within one playout
 *
 * Searches in the calling thread and in those it starts, and returns when all have ended.
 *
 * Returns: the best answer found so far, a legal one even when cancelled at once
 */
TwAction tw_search_run (TwSearch *search,
                        const TwPlay *play,
                        const TwSearchBudget *budget,
                        GCancellable *cancellable);

/**
 * tw_search_candidates:
 * @search: room after a run
 * @out_n: (out): how many
 *
 * Returns: (transfer none) (array length=out_n): the answers that were tried, the most
 *   promising first as they looked beforehand; valid until the next run
 */
const TwSearchCandidate *tw_search_candidates (const TwSearch *search, guint *out_n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSearch, tw_search_free)

G_END_DECLS

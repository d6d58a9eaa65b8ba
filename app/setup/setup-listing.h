/* The user's own rulesets on the set-up page: read in a worker each time the page opens, for another
 * window may have saved one. */
#pragma once

#include "app/setup/setup-errand.h"
#include "engine/setup/game-setup.h"
#include "engine/set/ruleset.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_LISTING (tw_setup_listing_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupListing, tw_setup_listing, TW, SETUP_LISTING, GObject)

/* Signal "listed" (gboolean is_other, gboolean was_awaited): they have been read, or somebody has
 * given that up; @is_other: some are not as they were. */

/** tw_setup_listing_new: Returns: (transfer full): none, nothing read yet */
TwSetupListing *tw_setup_listing_new (void);

/** tw_setup_listing_set_opening: says where it is told that a game waits for them; %NULL: nowhere. */
void tw_setup_listing_set_opening (TwSetupListing *self, TwOpeningPage *opening);

/** tw_setup_listing_get_folder: Returns: (transfer none): the folder that they are in */
const char *tw_setup_listing_get_folder (TwSetupListing *self);

/** tw_setup_listing_dup_all: Returns: (transfer full) (element-type TwRuleset): what @set can be
 * played by: the rulesets of @kit, %NULL before them if @set needs none, and behind them the user's
 * own, as far as they have been read */
GPtrArray *tw_setup_listing_dup_all (TwSetupListing *self, const TwGameKit *kit, TwTileSet *set);

/** tw_setup_listing_forget: has none until they are read again. */
void tw_setup_listing_forget (TwSetupListing *self);

/**
 * tw_setup_listing_read:
 * @self: a listing
 * @vocabulary: what rulesets can say
 * @set: id of the set that they are for
 * @is_awaited: whether a game is to begin with one of them
 *
 * Reads them, instead of what was being read.
 */
void tw_setup_listing_read (TwSetupListing *self, TwVocabulary *vocabulary, const char *set,
                            gboolean is_awaited);

/** tw_setup_listing_is_awaited: Returns: whether a game waits for them */
gboolean tw_setup_listing_is_awaited (TwSetupListing *self);

/** tw_setup_listing_stop: nobody waits any more for them. */
void tw_setup_listing_stop (TwSetupListing *self);

/** tw_setup_listing_put: the one with that id has become @ruleset, %NULL if it has gone. */
void tw_setup_listing_put (TwSetupListing *self, const char *id, TwRuleset *ruleset);

G_END_DECLS

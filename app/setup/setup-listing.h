/* The user's own rulesets on the set-up page. They are read in a worker each time the page opens, as
 * another window may have saved one. */
#pragma once

#include "app/setup/setup-errand.h"
#include "engine/setup/game-setup.h"
#include "engine/set/ruleset.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_LISTING (tw_setup_listing_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupListing, tw_setup_listing, TW, SETUP_LISTING, GObject)

/* Signal "listed" (gboolean is_other, gboolean was_awaited): reading has ended or was cancelled;
 * @is_other: whether any ruleset has changed. */

/** tw_setup_listing_new: Returns: (transfer full): an empty listing; nothing is read yet */
TwSetupListing *tw_setup_listing_new (void);

/** tw_setup_listing_set_opening: sets the page that is shown while a game waits for the rulesets; %NULL
 * for none. */
void tw_setup_listing_set_opening (TwSetupListing *self, TwOpeningPage *opening);

/** tw_setup_listing_get_folder: Returns: (transfer none): the folder of the rulesets */
const char *tw_setup_listing_get_folder (TwSetupListing *self);

/** tw_setup_listing_dup_all: Returns: (transfer full) (element-type TwRuleset): all rulesets for @set:
 * %NULL first if @set needs none, then those of @kit, then the user's own as far as they have been
 * read */
GPtrArray *tw_setup_listing_dup_all (TwSetupListing *self, const TwGameKit *kit, TwTileSet *set);

/** tw_setup_listing_forget: empties the listing until the rulesets are read again. */
void tw_setup_listing_forget (TwSetupListing *self);

/**
 * tw_setup_listing_read:
 * @self: a listing
 * @vocabulary: what rulesets can say
 * @set: id of the set that they are for
 * @is_awaited: whether a game is to begin with one of them
 *
 * Starts reading. Anything still being read is dropped.
 */
void tw_setup_listing_read (TwSetupListing *self, TwVocabulary *vocabulary, const char *set,
                            gboolean is_awaited);

/** tw_setup_listing_is_awaited: Returns: whether a game waits for the rulesets */
gboolean tw_setup_listing_is_awaited (TwSetupListing *self);

/** tw_setup_listing_stop: stops reading and waiting. */
void tw_setup_listing_stop (TwSetupListing *self);

/** tw_setup_listing_put: replaces the ruleset with that id by @ruleset; %NULL removes it. */
void tw_setup_listing_put (TwSetupListing *self, const char *id, TwRuleset *ruleset);

G_END_DECLS

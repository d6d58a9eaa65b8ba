/* The tile sets and expansions that can be in play, as rows with their copies. */
#pragma once

#include <adwaita.h>

#include "app/setup/setup-parts.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_SETS (tw_setup_sets_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupSets, tw_setup_sets, TW, SETUP_SETS, AdwBin)

/* Signal "changed" (): something else is in play.
 * Its button for a set of a file is the action "setup.add-set" of the page. */

/**
 * tw_setup_sets_show:
 * @self: rows
 * @parts: (element-type TwSetupPart): all parts, which the rows change. Rows of parts that already
 *   have one stay, with the focus
 * @vocabulary: what explains the parts
 */
void tw_setup_sets_show (TwSetupSets *self, GPtrArray *parts, const TwVocabulary *vocabulary);

/**
 * tw_setup_sets_tell:
 * @self: rows
 * @rules: (nullable): the rules compiled from the choices, for the numbers of tiles
 * @problem: (nullable): why there are none; the rows that it names are marked
 */
void tw_setup_sets_tell (TwSetupSets *self, const TwRules *rules, const char *problem);

/** tw_setup_sets_grab: gives the row of @part the focus. */
void tw_setup_sets_grab (TwSetupSets *self, const TwSetupPart *part);

/** tw_setup_sets_set_narrow: sets whether the controls of a row stand below one another. */
void tw_setup_sets_set_narrow (TwSetupSets *self, gboolean is_narrow);

G_END_DECLS

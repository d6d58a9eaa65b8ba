/* Texts about a part, for its row on the set-up page. */
#pragma once

#include "app/setup/setup-parts.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_setup_part_is_expansion: Returns: whether the part is listed as an expansion, not as a tile set */
gboolean tw_setup_part_is_expansion (const TwSetupPart *part);

/**
 * tw_setup_part_words_describe:
 * @part: what can be in play
 * @vocabulary: what explains it
 * @n_in_play: its tiles in the game, 0 for none
 *
 * Returns: (transfer full): "24 tiles", what it is about, or what is wrong with it
 */
char *tw_setup_part_words_describe (const TwSetupPart *part, const TwVocabulary *vocabulary,
                                    guint n_in_play);

/** tw_setup_part_words_facets: Returns: (transfer none): a text for what is in play of a part: "Tiles
 * only" */
const char *tw_setup_part_words_facets (guint facets);

/** tw_setup_part_n_in_play: Returns: how many of the part's tiles are in the game, on the table or to
 * be drawn */
guint tw_setup_part_n_in_play (const TwSetupPart *part, const TwRules *rules);

/** tw_setup_part_is_named: Returns: whether the message @problem names the part, in quotes: “river” */
gboolean tw_setup_part_is_named (const TwSetupPart *part, const char *problem);

G_END_DECLS

/* What the files about parts in play share. */
#pragma once

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/** tw_setup_parts_find: Returns: (transfer none) (nullable): the part with that word */
TwSetupPart *tw_setup_parts_find (const GPtrArray *parts, const char *word);

/** tw_setup_parts_add: Returns: (transfer none): a new part, not in play; @set, @part and @titles may
 * be %NULL, but not both @set and @part */
TwSetupPart *tw_setup_parts_add (GPtrArray *parts, const char *set, const char *part,
                                 const TwTexts *titles);

/** tw_setup_parts_give: Returns: (transfer none): the part for @set from the file @path: the one with
 * its id, or a new one */
TwSetupPart *tw_setup_parts_give (GPtrArray *parts, TwTileSet *set, const char *path);

/** tw_setup_parts_forget: makes a part the shipped one again, or removes it. Returns: whether it still
 * exists */
gboolean tw_setup_parts_forget (GPtrArray *parts, guint index);

/** tw_setup_parts_use_required: puts the parts that @set needs into play. */
void tw_setup_parts_use_required (GPtrArray *parts, const TwTileSet *set);

G_END_DECLS

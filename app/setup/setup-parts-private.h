/* What the files about parts in play share. */
#pragma once

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/** tw_setup_parts_find: Returns: (transfer none) (nullable): the part of that word */
TwSetupPart *tw_setup_parts_find (const GPtrArray *parts, const char *word);

/** tw_setup_parts_add: Returns: (transfer none): a new part, out of play; @set, @part and @titles may
 * be %NULL, but not both of the first two */
TwSetupPart *tw_setup_parts_add (GPtrArray *parts, const char *set, const char *part,
                                 const TwTexts *titles);

/** tw_setup_parts_give: Returns: (transfer none): the part that @set of the file at @path stands for
 * from now on: that of its id, or a new one */
TwSetupPart *tw_setup_parts_give (GPtrArray *parts, TwTileSet *set, const char *path);

/** tw_setup_parts_forget: back to what is shipped, or away. Returns: whether it is still there */
gboolean tw_setup_parts_forget (GPtrArray *parts, guint index);

/** tw_setup_parts_use_required: puts into play what @set says that it cannot do without. */
void tw_setup_parts_use_required (GPtrArray *parts, const TwTileSet *set);

G_END_DECLS

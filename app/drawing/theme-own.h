/* Themes with what a set brings to be seen: kept by what is seen, for the life of the process. */
#pragma once

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * tw_theme_with_own:
 * @theme: a theme
 * @own: (nullable): a set's own vocabulary
 *
 * Equal looks share one theme. Safe in any thread.
 *
 * Returns: (transfer none): @theme with the pictures and the land of @own; @theme itself if @own
 *   has none
 */
const TwTheme *tw_theme_with_own (const TwTheme *theme, const TwVocabulary *own);

/** tw_theme_of_set: Returns: (transfer none): the theme of @set, with the set's own pictures and
 * land */
const TwTheme *tw_theme_of_set (const TwTileSet *set);

G_END_DECLS

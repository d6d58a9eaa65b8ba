/* Colours of land, things and players. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTheme: one table of colours, read from a theme's file (data/schema/theme.rng); constant, and
 * kept for the life of the process. Each comes in two: as most people see it, and with more
 * contrast.
 */
typedef struct _TwTheme TwTheme;

/**
 * tw_theme_find:
 * @name: (nullable): the id of a theme, for instance "winter"; %NULL is the classic one
 *
 * Reads its file when it is first asked for. Safe in any thread.
 *
 * Returns: (transfer none) (nullable): the theme, %NULL if there is none of that name; never
 *   %NULL for the classic one
 */
const TwTheme *tw_theme_find (const char *name);

/**
 * tw_theme_load:
 * @word: the id of a theme, or the path of a theme's file
 * @error: #TwFormatError, #GFileError, or librsvg's
 *
 * As tw_theme_find(), and says what is wrong.
 *
 * Returns: (transfer none) (nullable): the theme
 */
const TwTheme *tw_theme_load (const char *word, GError **error);

/** tw_theme_of: Returns: (transfer none): the theme @name, the classic one if there is none */
const TwTheme *tw_theme_of (const char *name);

/** tw_theme_with_contrast: Returns: (transfer none): @theme with more contrast, or as usual */
const TwTheme *tw_theme_with_contrast (const TwTheme *theme, gboolean is_high);

/**
 * tw_theme_with_own:
 * @theme: a theme
 * @own: (nullable): what a set adds to the rules
 *
 * The theme with the pictures and the land that a set brings. What looks the same is the same
 * theme. Safe in any thread.
 *
 * Returns: (transfer none): it; @theme itself if @own brings nothing to be seen
 */
const TwTheme *tw_theme_with_own (const TwTheme *theme, const TwVocabulary *own);

/** tw_theme_of_set: Returns: (transfer none): the theme that @set asks for, with what it brings */
const TwTheme *tw_theme_of_set (const TwTileSet *set);

/** tw_theme_has_art: Returns: whether the theme has a picture of an own symbol, figure or token */
gboolean tw_theme_has_art (const TwTheme *theme, const char *id);

/** tw_theme_title: Returns: (transfer none): its name for people, in the best of @languages */
const char *tw_theme_title (const TwTheme *theme, const char *const *languages);

/** tw_theme_name: Returns: (transfer none): its id */
const char *tw_theme_name (const TwTheme *theme);

/** tw_theme_grass: Returns: the field's flat colour as 0xrrggbb, for what is not drawn yet */
guint32 tw_theme_grass (const TwTheme *theme);

/** Number of player colours: red, blue, yellow, green, black, pink. */
#define TW_N_PLAYER_COLOURS 6

/* The colour of what is nobody's. */
#define TW_COLOUR_NOBODY TW_N_PLAYER_COLOURS

/** tw_player_colour_fill: Returns: colour @index (0 to 5) as 0xrrggbb */
guint32 tw_player_colour_fill (guint index);

/** tw_player_colour_mark: Returns: the colour of the mark on it as 0xrrggbb */
guint32 tw_player_colour_mark (guint index);

/** tw_player_colour_name: Returns: (transfer none): "red", …, untranslated */
const char *tw_player_colour_name (guint index);

G_END_DECLS

/* Colours of the land, of the things on it, and of the players. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTheme: a table of colours, read from a theme's file (data/schema/theme.rng); constant, and kept
 * for the life of the process. Each theme exists twice, in normal and in high contrast.
 */
typedef struct _TwTheme TwTheme;

/**
 * tw_theme_find:
 * @name: (nullable): the id of a theme, for instance "winter"; %NULL is the classic one
 *
 * Reads the file when the theme is first needed. Safe in any thread.
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
 * As tw_theme_find(), but reports what is wrong.
 *
 * Returns: (transfer none) (nullable): the theme
 */
const TwTheme *tw_theme_load (const char *word, GError **error);

/** tw_theme_of: Returns: (transfer none): the theme @name, the classic one if there is none */
const TwTheme *tw_theme_of (const char *name);

/**
 * tw_theme_for_paper:
 * @theme: a theme
 *
 * Returns: (transfer none): the theme "print", whose colours survive a home printer, for the classic
 *   one in normal contrast; @theme itself for any other, which somebody chose
 */
const TwTheme *tw_theme_for_paper (const TwTheme *theme);

/** tw_theme_with_contrast: Returns: (transfer none): @theme in high or normal contrast */
const TwTheme *tw_theme_with_contrast (const TwTheme *theme, gboolean is_high);

/**
 * TwInk: how much ink a print takes.
 * @TW_INK_FULL: the theme's colours
 * @TW_INK_LIGHT: paler colours
 * @TW_INK_GREY: no colours
 * @TW_INK_OUTLINE: white land within dark lines, to be coloured in by hand
 */
typedef enum
{
  TW_INK_FULL,
  TW_INK_LIGHT,
  TW_INK_GREY,
  TW_INK_OUTLINE,
  TW_N_INKS
} TwInk;

/**
 * tw_theme_with_ink:
 * @theme: a theme
 * @ink: how much ink
 *
 * Tiles, backs, symbols and sort marks drawn with it take that much ink, and so do the SVG pictures of
 * symbols, where their colours are known by number or by a common name. Finished pictures become
 * paler or grey; one that is to be coloured in is both. Safe in any thread.
 *
 * Returns: (transfer none): @theme for that much ink; @theme itself for %TW_INK_FULL, and if it
 *   takes less ink already
 */
const TwTheme *tw_theme_with_ink (const TwTheme *theme, TwInk ink);

/** tw_theme_title: Returns: (transfer none): the name for people, in the best of @languages */
const char *tw_theme_title (const TwTheme *theme, const char *const *languages);

/** tw_theme_name: Returns: (transfer none): the id */
const char *tw_theme_name (const TwTheme *theme);

/** tw_theme_grass: Returns: the field's flat colour as 0xrrggbb, for tiles not drawn yet */
guint32 tw_theme_grass (const TwTheme *theme);

/** Number of player colours: red, blue, yellow, green, black, pink. */
#define TW_N_PLAYER_COLOURS 6

/* The colour of pieces without an owner. */
#define TW_COLOUR_NOBODY TW_N_PLAYER_COLOURS

/** tw_player_colour_fill: Returns: colour @index (0 to 5) as 0xrrggbb */
guint32 tw_player_colour_fill (guint index);

/** tw_player_colour_mark: Returns: the colour of the mark on colour @index as 0xrrggbb */
guint32 tw_player_colour_mark (guint index);

/** tw_player_colour_name: Returns: (transfer none): "red", …, an id that is not translated */
const char *tw_player_colour_name (guint index);

/**
 * tw_theme_inks:
 * @theme: a theme
 * @n: index of a colour
 * @out_rgb: (out): the colour, 0xrrggbb
 *
 * Colours of the theme that go with its paint, for land that a set invents.
 *
 * Returns: %FALSE behind the last
 */
gboolean tw_theme_inks (const TwTheme *theme, guint n, guint32 *out_rgb);

G_END_DECLS

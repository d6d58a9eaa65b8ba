/* Colours of land, things and players. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwTheme: one table of colours; constant. */
typedef struct _TwTheme TwTheme;

/**
 * tw_theme_find:
 * @name: (nullable): "classic" or "winter"; %NULL is the classic one
 *
 * Returns: (transfer none) (nullable): the theme, %NULL if there is none of that name
 */
const TwTheme *tw_theme_find (const char *name);

/** tw_theme_name: Returns: (transfer none): its name */
const char *tw_theme_name (const TwTheme *theme);

/** tw_theme_grass: Returns: the field's flat colour as 0xrrggbb, for what is not drawn yet */
guint32 tw_theme_grass (const TwTheme *theme);

/** Number of player colours: red, blue, yellow, green, black, pink. */
#define TW_N_PLAYER_COLOURS 6

/** tw_player_colour_fill: Returns: colour @index (0 to 5) as 0xrrggbb */
guint32 tw_player_colour_fill (guint index);

/** tw_player_colour_mark: Returns: the colour of the mark on it as 0xrrggbb */
guint32 tw_player_colour_mark (guint index);

/** tw_player_colour_name: Returns: (transfer none): "red", …, untranslated */
const char *tw_player_colour_name (guint index);

G_END_DECLS

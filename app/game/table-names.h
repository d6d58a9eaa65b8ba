/* Names of what is on the table: features, symbols, figures, colours, tiles. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_kind_title: Returns: (transfer none): the title of a kind of feature ("City"), translated;
 * for land that a set invents, its name */
const char *tw_kind_title (const TwRules *rules, TwKind kind);

/** tw_land_said: Returns: (transfer none): the same in the middle of a sentence: "city" */
const char *tw_land_said (const TwRules *rules, TwKind kind);

/** tw_symbol_title: Returns: (transfer none): what one such symbol is called ("Coat of arms"),
 * translated; for one that a set invents, its name */
const char *tw_symbol_title (const TwRules *rules, const char *id);

/** tw_role_title: Returns: (transfer none): the title of a role or figure ("knight"), translated;
 * for a figure that a set brings, its name */
const char *tw_role_title (const TwRules *rules, const char *role);

/** tw_colour_title: Returns: (transfer none): the title of a player colour ("Red"), translated */
const char *tw_colour_title (guint colour);

/** tw_colour_is_title: Returns: whether @name is the title of a colour. Such a name belongs to the
 * colour, not to the person */
gboolean tw_colour_is_title (const char *name);

/** tw_role_of: Returns: (transfer none): the role of a figure of @type on @kind, an id */
const char *tw_role_of (const TwRules *rules, guint type, TwKind kind);

/** tw_rule_words: Returns: (transfer full): the rule's statement; @id if the rule is unknown */
char *tw_rule_words (const TwRules *rules, const char *id);

/** tw_tile_title: Returns: (transfer none): the name of a kind of tile, else its notation: for whoever looks for
 * a tile by that */
const char *tw_tile_title (const TwRules *rules, guint kind);

/** tw_tile_phrase: Returns: (transfer none): the name of a kind of tile; of one that players have of
 * their own, its symbol; else its features: "a city with a road"; never its notation, which players cannot
 * read */
const char *tw_tile_phrase (const TwRules *rules, guint kind);

/** tw_figures_left_format: Returns: (transfer full): "5 meeples left", or "Guard: 5 left" where @n figures of
 *   the first type are others than in most games */
char *tw_figures_left_format (const TwRules *rules, guint n);

G_END_DECLS

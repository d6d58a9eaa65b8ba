/* Names of what is on the table: features, symbols, figures, colours, tiles. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_kind_title: Returns: (transfer none): a kind of feature ("City"), translated; of land that a
 * set invents, its name */
const char *tw_kind_title (const TwRules *rules, TwKind kind);

/** tw_symbol_title: Returns: (transfer none): a symbol ("Coat of arms"), translated; of one that a
 * set invents, its name */
const char *tw_symbol_title (const TwRules *rules, const char *id);

/** tw_role_title: Returns: (transfer none): a role or figure ("knight"), translated; of a figure
 * that a set brings, its name */
const char *tw_role_title (const TwRules *rules, const char *role);

/** tw_colour_title: Returns: (transfer none): a player colour ("Red"), translated */
const char *tw_colour_title (guint colour);

/** tw_colour_is_title: Returns: whether a player called @name is called after a colour: such a name
 * goes with the colour, not with the person */
gboolean tw_colour_is_title (const char *name);

/** tw_role_of: Returns: (transfer none): what @type is called on @kind, untranslated */
const char *tw_role_of (const TwRules *rules, guint type, TwKind kind);

/** tw_rule_words: Returns: (transfer full): the rule's statement, its id if it is unknown */
char *tw_rule_words (const TwRules *rules, const char *id);

/** tw_tile_title: Returns: (transfer none): a kind of tile's name, else its notation */
const char *tw_tile_title (const TwRules *rules, guint kind);

/** tw_tile_phrase: Returns: (transfer none): a kind of tile's name, else what is on it: "a city with
 * a road"; never its notation, which is nothing to people at a table */
const char *tw_tile_phrase (const TwRules *rules, guint kind);

/** tw_tile_edges_format: Returns: (transfer full): "city north, road east and west" as it lies */
char *tw_tile_edges_format (const TwRules *rules, guint kind, guint turns);

G_END_DECLS

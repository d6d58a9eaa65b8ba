/* The table in words: sentences, pills, cards and names, all read from the engine. */
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

/**
 * tw_table_track_words:
 * @model: a table
 * @seat: a seat
 *
 * Returns: (transfer full) (nullable): where its counting figures stand, if it has two, and
 *   where its robber waits
 */
char *tw_table_track_words (TwTableModel *model, guint seat);

/** tw_stock_words: Returns: (transfer full): "Ghosts in the bank: 9 of 15" */
char *tw_stock_words (const TwStock *stock);

/** tw_mark_words: Returns: (transfer full): "First hound at 15" */
char *tw_mark_words (const TwTrackMark *mark);

/** tw_table_team_colour: Returns: the colour that shows the score of all: one that nobody plays,
 *   if there is one */
guint tw_table_team_colour (const TwTableSetup *setup);

/** tw_seat_title: Returns: (transfer full): a seat's name, with its colour where its player has
 *   several */
char *tw_seat_title (TwTableModel *model, guint seat);

/** tw_rule_words: Returns: (transfer full): the rule's statement, its id if it is unknown */
char *tw_rule_words (const TwRules *rules, const char *id);

/** tw_event_describe: Returns: (transfer full): "City, 5 tiles, coats of arms: 1", or "" */
char *tw_event_describe (const TwRules *rules, const TwEvent *event);

/** tw_weights_format: Returns: (transfer full): "Anna 1, Eva 2"; "" if nobody is there */
char *tw_weights_format (TwTableModel *model, const guint8 *weights);

/**
 * tw_feature_worth:
 * @model: a table
 * @node: a node of tw_table_model_get_shown()
 *
 * Returns: (transfer full): "City: now 4, closed at least 8; Anna 1, Eva 1", in a game that is over
 *   "City: brought Anna 4"
 */
char *tw_feature_worth (TwTableModel *model, guint node);

/** tw_waiting_explain: Returns: (transfer full): who waits at which symbol of the feature of @node,
 *   empty where nobody does: "Castle quarter: Count, Anna 2. Market quarter: Eva 1." */
char *tw_waiting_explain (TwTableModel *model, const TwGame *game, guint node);

/** tw_feature_brings: Returns: whether anything makes a feature worth points, now or complete */
gboolean tw_feature_brings (const TwGame *game, guint node);

/**
 * tw_feature_is_counted:
 * @game: a game
 * @node: any node of a feature
 *
 * Returns: whether the game is over, so that the feature has brought what it will ever bring. With
 *   rules that count a city for all its fields together no field has points of its own.
 */
gboolean tw_feature_is_counted (const TwGame *game, guint node);

/**
 * tw_feature_counts_at_end:
 *
 * Returns: whether what is not complete brings something at the end. Rule: BASE-211, MIST-114.
 */
gboolean tw_feature_counts_at_end (const TwGame *game);

/**
 * tw_feature_arithmetic:
 * @game: a game
 * @node: a node of its board
 *
 * Returns: (transfer full): how the worth comes about that tw_feature_worth() names first: of a
 *   complete feature that when it is counted, of others that at the end; "" for none
 */
char *tw_feature_arithmetic (const TwGame *game, guint node);

/**
 * tw_feature_outlook:
 * @game: a game
 * @node: a node of its board
 *
 * Returns: (transfer full): what could still complete the feature: "One tile completes it: 3 of
 *   40 left can."; "" for what is complete, and for fields
 */
char *tw_feature_outlook (const TwGame *game, guint node);

/**
 * tw_feature_explain:
 * @model: a table, for the names of who sits there
 * @game: its game, or one that goes on from there
 * @node: a node of its board
 *
 * Returns: (transfer full): what the explanation says below tw_feature_worth(): the arithmetic,
 *   symbols and pieces, who has the majority, what is open, and tw_feature_outlook()
 */
char *tw_feature_explain (TwTableModel *model, const TwGame *game, guint node);

/** tw_spot_name: Returns: (transfer full): who would stand at a spot, or what would be done there,
 *   without what it is worth */
char *tw_spot_name (TwTableModel *model, guint spot);

/** tw_spot_worth: Returns: (transfer full): "Knight: now 4, closed 8" for a spot */
char *tw_spot_worth (TwTableModel *model, guint spot);

/**
 * tw_spot_game:
 * @model: a table
 * @spot: one of its spots
 *
 * Returns: (transfer full): the game shown; a figure of nobody's, which changes what things
 *   are worth, stands where it would go
 */
TwGame *tw_spot_game (TwTableModel *model, guint spot);

/** tw_cell_name: Returns: (transfer full): "3 east, 1 south", for who goes from cell to cell; in a
 * sentence nobody knows from where, see tw_cell_place() */
char *tw_cell_name (int x, int y);

/** tw_cell_place: Returns: (transfer full): "3 east, 1 south of the start tile" */
char *tw_cell_place (int x, int y);

/** tw_cell_label: Returns: (transfer full): "3 east, 1 south: legal, 2 rotations" */
char *tw_cell_label (TwTableModel *model, int x, int y);

/**
 * tw_cell_explain:
 * @model: a table
 * @x: column
 * @y: row
 * @turns: how the drawn tile would lie
 *
 * Returns: (transfer full): "East needs road, the tile has city. 3 of the 31 tiles left fit here."
 */
char *tw_cell_explain (TwTableModel *model, int x, int y, guint turns);

/** tw_cell_refusal: Returns: (transfer full) (nullable): why the tile may not lie there so */
char *tw_cell_refusal (TwTableModel *model, int x, int y, guint turns);

/** tw_hand_sentence: Returns: (transfer full): what the decider is to do */
char *tw_hand_sentence (TwTableModel *model);

/**
 * tw_table_hand_words:
 * @model: a table
 * @seat: a player
 *
 * The tiles in a hand are for their owner's turn, unless hands are open.
 *
 * Rule: BASE-206.
 *
 * Returns: (transfer full) (nullable): "Holds a road, a monastery", %NULL without a hand that is
 *   shown
 */
char *tw_table_hand_words (TwTableModel *model, guint seat);

/**
 * tw_table_announcement:
 * @model: a table
 *
 * Returns: (transfer full): for who does not see the table: whose turn it is, what
 *   was drawn, what was scored last; while a number is being typed, what it means so far
 */
char *tw_table_announcement (TwTableModel *model);

/** tw_table_subtitle: Returns: (transfer full): "Sandbox, turn 25" */
char *tw_table_subtitle (TwTableModel *model);

/** tw_tile_title: Returns: (transfer none): a kind of tile's name, else its notation */
const char *tw_tile_title (const TwRules *rules, guint kind);

/** tw_tile_phrase: Returns: (transfer none): a kind of tile's name, else what is on it: "a city with
 * a road"; never its notation, which is nothing to people at a table */
const char *tw_tile_phrase (const TwRules *rules, guint kind);

/** tw_tile_edges_format: Returns: (transfer full): "city north, road east and west" as it lies */
char *tw_tile_edges_format (const TwRules *rules, guint kind, guint turns);

G_END_DECLS

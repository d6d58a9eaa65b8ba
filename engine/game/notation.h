/* Actions as words: the one text form of each, and back. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

#define TW_NOTATION_ERROR tw_notation_error_quark ()
GQuark tw_notation_error_quark (void);

/** TwNotationError: what is wrong with a word. */
typedef enum
{
  TW_NOTATION_ERROR_SYNTAX,
  TW_NOTATION_ERROR_UNKNOWN
} TwNotationError;

/**
 * tw_notation_print_action:
 * @play: the play in which it is, or is about to be, applied
 * @action: an action
 * @on_turn: whose turn it is; another decider is named before the action ("P2:…")
 *
 * Returns: (transfer full): the canonical notation
 */
char *tw_notation_print_action (const TwPlay *play, const TwAction *action, guint on_turn);

/**
 * tw_notation_parse_action:
 * @play: the play in which it is to be applied
 * @text: one word
 * @on_turn: whose turn it is
 * @out_action: (out): the action; not checked for being legal
 * @error: return location
 *
 * A segment may be named by any of its ports, a figure by its role or its own name.
 *
 * Errors: %TW_NOTATION_ERROR_SYNTAX, %TW_NOTATION_ERROR_UNKNOWN (no such tile, figure,
 *   cell or segment).
 *
 * Returns: whether @text is an action
 */
gboolean tw_notation_parse_action (const TwPlay *play,
                                   const char *text,
                                   guint on_turn,
                                   TwAction *out_action,
                                   GError **error);

/** tw_notation_settle_action: makes @action the answer that is listed where several words mean
 *   it. */
void tw_notation_settle_action (const TwPlay *play, TwAction *action);

/**
 * tw_notation_count_actions:
 * @play: a play
 * @node: any node of a feature
 * @seat: who decides
 * @out_action: (out): the %TW_VERB_COUNT action that names the feature
 */
void tw_notation_count_actions (const TwPlay *play, guint node, guint seat, TwAction *out_action);

/**
 * tw_notation_print_segment:
 * @play: a play
 * @node: a node
 *
 * Returns: (transfer full): "x,y:kind(port)" with the first port clockwise from NL
 */
char *tw_notation_print_segment (const TwPlay *play, guint node);

/**
 * tw_notation_parse_segment:
 * @play: a play
 * @text: "x,y:kind(port)", "x,y:monastery"
 * @out_node: (out): the node
 * @error: return location
 *
 * Returns: %FALSE with @error set if there is no such segment
 */
gboolean tw_notation_parse_segment (const TwPlay *play, const char *text, guint *out_node,
                                    GError **error);

/** tw_notation_read_cell: reads "x,y"; @at stands behind it afterwards. Returns: %FALSE if it is
 *   none */
gboolean tw_notation_read_cell (const char **at, int *out_x, int *out_y);

/**
 * tw_notation_parse_tile_word:
 * @play: a play
 * @name: a tile as written: "U", "E#G", "base:D"
 * @out_action: its @kind is set to a kind that the word can stand for, one that is left
 *   in the bag if there is one
 *
 * For verbs of expansions that name a tile of the bag.
 *
 * Returns: %FALSE if there is no such tile
 */
gboolean tw_notation_parse_tile_word (const TwPlay *play, const char *name, TwAction *out_action);

/**
 * tw_notation_tile_stands_for:
 * @catalogue: the tiles
 * @named: the kind that was named
 * @other: a kind
 *
 * Returns: whether @other may stand for @named: it has the same shape, or @named is a
 *   tile without saying which of its variants
 */
gboolean tw_notation_tile_stands_for (const TwCatalogue *catalogue, guint named, guint other);

G_END_DECLS

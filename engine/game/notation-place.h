/* Writes and reads the parts of actions: cells, tiles, segments. */
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

/** tw_notation_fail: Returns: %FALSE with @error set, its message is @format with @text */
gboolean tw_notation_fail (GError **error, TwNotationError code, const char *format,
                           const char *text);

/** tw_notation_read_number: reads a whole number and moves @at behind it. Returns: %FALSE if there
 *   is no number */
gboolean tw_notation_read_number (const char **at, int *out);

/** tw_notation_append_segment: appends "x,y:kind(port)" with the first port clockwise from NL as the
 * tile lies. */
void tw_notation_append_segment (const TwPlay *play, guint node, GString *out);

/** tw_notation_parse_tile_kind: Returns: %FALSE with @error set if no tile of the game is called
 *   @name */
gboolean tw_notation_parse_tile_kind (const TwPlay *play, const char *name, TwAction *out_action,
                                      GError **error);

/** tw_notation_prefer_left: replaces @action's kind by a kind that it can stand for and that is left
 * in the bag. */
void tw_notation_prefer_left (const TwPlay *play, TwAction *action);

/** tw_notation_prefer_drawn: the same for a tile to be laid, which is the one that was drawn if that
 * stands for it. */
void tw_notation_prefer_drawn (const TwPlay *play, TwAction *action);

/**
 * tw_notation_count_actions:
 * @play: a play
 * @node: any node of a feature
 * @seat: the seat that decides
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

/** tw_notation_read_cell: reads "x,y" and moves @at behind it. Returns: %FALSE if there is none */
gboolean tw_notation_read_cell (const char **at, int *out_x, int *out_y);

/**
 * tw_notation_parse_placement:
 * @play: a play
 * @text: "W@1,0/90"
 * @sign: its "@"
 * @out_action: becomes a %TW_VERB_PLACE; its @seat stays
 *
 * Returns: %FALSE with an error of #TwNotationError if @text is no placement
 */
gboolean tw_notation_parse_placement (const TwPlay *play, const char *text, const char *sign,
                                      TwAction *out_action, GError **error);

/**
 * tw_notation_parse_tile_word:
 * @play: a play
 * @name: a tile as written: "U", "E#G", "base:D"
 * @out_action: its @kind becomes a kind that the name can stand for, if possible one that is left
 *   in the bag
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
 * Returns: whether @other may stand for @named: it has the same shape, or @named names the tile and
 *   @other is one of its variants
 */
gboolean tw_notation_tile_stands_for (const TwCatalogue *catalogue, guint named, guint other);

G_END_DECLS

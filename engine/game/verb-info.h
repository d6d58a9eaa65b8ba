/* What a verb is that an expansion adds: what it names on the table, how it is written, and what people
 * read of it. engine/game/verb.h prints and reads it.
 */
#pragma once

#include "engine/game/phrase.h"

G_BEGIN_DECLS

typedef struct _TwPlay TwPlay;

/**
 * TwVerbPlace: what the members of an expansion's action name on the table.
 * @TW_VERB_PLACE_NONE: nothing on the table
 * @TW_VERB_PLACE_CELL: x, y: a cell
 * @TW_VERB_PLACE_NODE: x, y: a tile; node: one of its segments
 * @TW_VERB_PLACE_PAIR: x, y: a tile; node and kind: two of its segments; with turns 1: x, y: a cell;
 *   node and kind: two of its edges, see pair.h
 * @TW_VERB_PLACE_TURN: the tile of the turn, at the verb’s symbol; figure: the type of
 *   figure that goes there
 * @TW_VERB_PLACE_SIGN: the tile of the turn, at the verb’s symbol; kind: one of the answers
 *   that the symbol allows
 * @TW_VERB_PLACE_SPACE: kind: a space of the score track
 * @TW_VERB_PLACE_SEAT: kind: a seat
 * @TW_VERB_PLACE_SYMBOL: x, y: a tile; node: the number of a symbol drawn on it
 * @TW_VERB_PLACE_FIGURE_AT_SYMBOL: the same; figure: the type of figure that goes there
 * @TW_VERB_PLACE_STANDING: x, y: a tile; the action names the figure on it
 * @TW_VERB_PLACE_STANDING_OF: x, y: a tile; kind: a seat; the action names that seat's figure on
 *   the tile, or with turns 0 the seat's supply
 * @TW_VERB_PLACE_ABOUT: the feature that the question is about, see @about of #TwShowingHooks
 */
typedef enum
{
  TW_VERB_PLACE_NONE,
  TW_VERB_PLACE_CELL,
  TW_VERB_PLACE_NODE,
  TW_VERB_PLACE_PAIR,
  TW_VERB_PLACE_TURN,
  TW_VERB_PLACE_SIGN,
  TW_VERB_PLACE_SPACE,
  TW_VERB_PLACE_SEAT,
  TW_VERB_PLACE_SYMBOL,
  TW_VERB_PLACE_FIGURE_AT_SYMBOL,
  TW_VERB_PLACE_STANDING,
  TW_VERB_PLACE_STANDING_OF,
  TW_VERB_PLACE_ABOUT
} TwVerbPlace;

/**
 * TwVerbTakes: what follows a verb's word in notation, and the member of the action that keeps it.
 * @TW_VERB_TAKES_NOTHING: nothing
 * @TW_VERB_TAKES_NUMBER: @kind; the rules say which are legal. With a format of “+n” it is signed, see
 *   tw_verb_number()
 * @TW_VERB_TAKES_SEAT: @kind, written P1 for 0
 * @TW_VERB_TAKES_TILE: @kind, written as the tile's id
 * @TW_VERB_TAKES_FIGURE: @figure, written as the type's id
 * @TW_VERB_TAKES_CELL: @x and @y
 * @TW_VERB_TAKES_WORD: one of the verb's @words, @kind is its number
 * @TW_VERB_TAKES_NODE: @x, @y and @node, written as a segment
 * @TW_VERB_TAKES_SEGMENT: likewise; while a feature may be named by any of its segments, here it is this one
 * @TW_VERB_TAKES_PAIR: what names a pair, written as in pair.h
 * @TW_VERB_TAKES_STANDING: @figure, @x, @y, @node and @kind as with %TW_VERB_TAKE, written as there
 * @TW_VERB_TAKES_HELD: @figure, and in @kind whose it is and who holds it, see TW_HELD_KIND()
 */
typedef enum
{
  TW_VERB_TAKES_NOTHING,
  TW_VERB_TAKES_NUMBER,
  TW_VERB_TAKES_SEAT,
  TW_VERB_TAKES_TILE,
  TW_VERB_TAKES_FIGURE,
  TW_VERB_TAKES_CELL,
  TW_VERB_TAKES_WORD,
  TW_VERB_TAKES_NODE,
  TW_VERB_TAKES_SEGMENT,
  TW_VERB_TAKES_PAIR,
  TW_VERB_TAKES_STANDING,
  TW_VERB_TAKES_HELD
} TwVerbTakes;

/* For @piece of #TwVerbInfo: the picture of a tile that lies face down. */
#define TW_PIECE_BACK "back"

/**
 * TwVerbInfo:
 * @word: the notation's word, for instance "ferry"
 * @format: for people: what follows the word, with the character between them in front
 * @print: (nullable): appends the action's notation, from the word on; without it, the word and
 *   what @takes says are written
 * @parse: (nullable): reads the notation; %FALSE if @text is not this verb or is wrong; without it,
 *   what @takes says is read
 * @place: what the action names on the table
 * @takes: a #TwVerbTakes
 * @words: (nullable) (array zero-terminated=1): with %TW_VERB_TAKES_WORD: which there are
 * @symbol: (nullable): the symbol at which it is chosen on the tile of the turn, if not at any of the
 *   expansion’s
 * @is_chance: whether chance decides it
 * @is_taking: whether the figure that it names is there, and none of the supply goes there
 * @counter: one more than the number of the counting figure that it moves (by the action's @kind
 *   spaces), 0 for none
 * @question: the question that is shown when this verb is the first of the answers
 * @choice: the answer, on a button or beside a spot; without it, the notation is shown
 * @nothing: going on without any of the answers, on a button, while this verb is the first of them;
 *   without it, “Skip”
 * @done: the log's sentence; without it, the log says the player and @choice
 * @piece: (nullable): the picture of what the verb puts or moves, if that is no figure from a
 *   supply: "gold"
 * @rule: (nullable): id of the rule behind the verb
 *
 * A verb that an expansion adds. The expansion's phrase() gives sentences that depend on more than
 * the verb.
 */
typedef struct
{
  const char *word;
  const char *format;
  void (*print) (const TwPlay *play, const TwAction *action, GString *out);
  gboolean (*parse) (const TwPlay *play, const char *text, TwAction *out_action);
  TwVerbPlace place;
  TwVerbTakes takes;
  const char *const *words;
  const char *symbol;
  gboolean is_chance;
  gboolean is_taking;
  guint counter;
  TwPhrase question;
  TwPhrase choice;
  TwPhrase nothing;
  TwPhrase done;
  const char *piece;
  const char *rule;
} TwVerbInfo;

G_END_DECLS

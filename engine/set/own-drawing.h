/* The symbols, figures, tokens and cards that a set brings, each with its own drawing (SVG). */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwDrawnSort:
 * @TW_DRAWN_SYMBOL: a #TwSymbolType
 * @TW_DRAWN_FIGURE: a #TwFigureType
 * @TW_DRAWN_TOKEN: a #TwTokenType
 * @TW_DRAWN_CARD: what can be drawn from a bag or deck, or a face of a die: a #TwStatement
 * @TW_N_DRAWN_SORTS: their number
 */
typedef enum
{
  TW_DRAWN_SYMBOL,
  TW_DRAWN_FIGURE,
  TW_DRAWN_TOKEN,
  TW_DRAWN_CARD,
  TW_N_DRAWN_SORTS
} TwDrawnSort;

/**
 * TwOwnDrawing: a symbol, figure, token or card, borrowed from its vocabulary.
 * @sort: what it is
 * @index: its index among those of its sort
 * @id: its id; of a card "treasure/gold"
 * @art: (nullable): its drawing; %NULL if it has none
 * @file: (nullable): the file it stands in
 * @line: its line in the file, 0 if unknown
 * @texts: (nullable): its name by language
 */
typedef struct
{
  TwDrawnSort sort;
  guint index;
  const char *id;
  const char *art;
  const char *file;
  guint line;
  const TwTexts *texts;
} TwOwnDrawing;

/**
 * tw_own_drawing_nth:
 * @own: (nullable): what a set adds to the rules
 * @n: index among all: symbols first, then figures, then tokens, then cards
 * @out_drawing: (out): the symbol, figure, token or card, with or without a drawing
 *
 * Returns: %FALSE behind the last
 */
gboolean tw_own_drawing_nth (const TwVocabulary *own, guint n, TwOwnDrawing *out_drawing);

/** tw_own_drawing_words: Returns: (transfer full): its sort and its name, "Symbol “Mill”" */
char *tw_own_drawing_words (const TwOwnDrawing *drawing);

G_END_DECLS

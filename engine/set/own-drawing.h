/* What a set brings that has a drawing (SVG) of its own: its symbols, figures and tokens. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwDrawnSort:
 * @TW_DRAWN_SYMBOL: a #TwSymbolType
 * @TW_DRAWN_FIGURE: a #TwFigureType
 * @TW_DRAWN_TOKEN: a #TwTokenType
 * @TW_N_DRAWN_SORTS: their number
 */
typedef enum
{
  TW_DRAWN_SYMBOL,
  TW_DRAWN_FIGURE,
  TW_DRAWN_TOKEN,
  TW_N_DRAWN_SORTS
} TwDrawnSort;

/**
 * TwOwnDrawing: one of them, borrowed from its vocabulary.
 * @sort: what it is
 * @index: which of its sort
 * @id: its id
 * @art: (nullable): its drawing; %NULL if it has none
 * @file: (nullable): the file it stands in
 * @line: where it stands in its file, 0 if unknown
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
 * @n: which: symbols first, then figures, then tokens
 * @out_drawing: (out): it, with or without a drawing
 *
 * Returns: %FALSE if there are no so many
 */
gboolean tw_own_drawing_nth (const TwVocabulary *own, guint n, TwOwnDrawing *out_drawing);

/** tw_own_drawing_words: Returns: (transfer full): what it is and its name, "Symbol “Mill”" */
char *tw_own_drawing_words (const TwOwnDrawing *drawing);

G_END_DECLS

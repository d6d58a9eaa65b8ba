/* Lines, fills and words of pictures, in the colours of the paper. Everything is given as read from left to right, and
 * mirrored where it is read the other way. */
#pragma once

#include <pango/pangocairo.h>

#include "app/balance/chart-style.h"

G_BEGIN_DECLS

/**
 * TwChartInk: what something is, from which its colour follows.
 * @TW_INK_WORDS: words and what they stand for
 * @TW_INK_FAINT: words of less weight
 * @TW_INK_GRID: lines to measure by
 * @TW_INK_BAND: a range behind the numbers
 * @TW_INK_DATA: numbers
 * @TW_INK_PALE: what surrounds numbers
 * @TW_INK_GROUND: the paper
 */
typedef enum
{
  TW_INK_WORDS,
  TW_INK_FAINT,
  TW_INK_GRID,
  TW_INK_BAND,
  TW_INK_DATA,
  TW_INK_PALE,
  TW_INK_GROUND,
  TW_N_INKS
} TwChartInk;

/* Patterns that are told apart without colour. */
#define TW_N_HATCHES 8

/**
 * TwChartPen:
 * @cr: where it draws
 * @style: how
 * @width: width of the picture
 * @height: its height; 0 for what it needs
 * @y: where it goes on
 */
typedef struct
{
  cairo_t *cr;
  const TwChartStyle *style;
  double width;
  double height;
  double y;
} TwChartPen;

/** tw_pen_ink: what is drawn next has the colour of @ink. */
void tw_pen_ink (const TwChartPen *pen, TwChartInk ink);

/** tw_pen_em: Returns: height of the letters */
double tw_pen_em (const TwChartPen *pen);

/** tw_pen_line: draws a line, @width wide. */
void tw_pen_line (const TwChartPen *pen, double x0, double y0, double x1, double y1, TwChartInk ink, double width);

/** tw_pen_dashes: as tw_pen_line(), dashed. */
void tw_pen_dashes (const TwChartPen *pen, double x0, double y0, double x1, double y1, TwChartInk ink, double width);

/** tw_pen_move: adds a corner to the path of the picture's cairo context, the first one if @is_first. */
void tw_pen_move (const TwChartPen *pen, double x, double y, gboolean is_first);

/** tw_pen_box: fills a box. */
void tw_pen_box (const TwChartPen *pen, double x, double y, double width, double height, TwChartInk ink);

/** tw_pen_shade: fills a box with the colour of words, as thick as @strength, from 0 to 1. */
void tw_pen_shade (const TwChartPen *pen, double x, double y, double width, double height, double strength);

/** tw_pen_hatch: fills a box with pattern @nth, less than %TW_N_HATCHES, and its rim. */
void tw_pen_hatch (const TwChartPen *pen, double x, double y, double width, double height, guint nth);

/** tw_pen_is_dark_hatch: Returns: whether words on that pattern need a ground of their own */
gboolean tw_pen_is_dark_hatch (guint nth);

/** tw_pen_disc: fills a disc, with a rim of ground. */
void tw_pen_disc (const TwChartPen *pen, double x, double y, double r);

/** tw_pen_mark: draws the mark of a verdict (#TwVerdict) with its middle at @x, @y: ▶ more, ◀ less, ◆ the same, ○ nobody can
 * say, ● there is nothing to compare it with. */
void tw_pen_mark (const TwChartPen *pen, double x, double y, guint verdict);

/** tw_pen_whisker: draws an interval from @low to @high along the row at @y. */
void tw_pen_whisker (const TwChartPen *pen, double low, double high, double y);

/** tw_pen_word_width: Returns: width of a line of text, @scale times as large as the letters */
double tw_pen_word_width (const TwChartPen *pen, const char *text, double scale);

/** tw_pen_word: writes a line of text whose middle is at @y: it begins at @x if @align is 0, and ends there if it is 1. */
void tw_pen_word (const TwChartPen *pen, const char *text, double x, double y, double align, double scale, TwChartInk ink);

/** tw_pen_words_height: Returns: height of @text in lines at most @width wide */
double tw_pen_words_height (const TwChartPen *pen, const char *text, double width, double scale);

/** tw_pen_words: writes @text from @x, @y on in lines at most @width wide. Returns: their height */
double tw_pen_words (const TwChartPen *pen,
                     const char *text,
                     double x,
                     double y,
                     double width,
                     double scale,
                     gboolean bold,
                     TwChartInk ink);

G_END_DECLS

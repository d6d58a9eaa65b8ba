/* How pictures look: what they are drawn on, and with which letters. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwChartPaper: what a picture is drawn on.
 * @TW_CHART_LIGHT: a light screen
 * @TW_CHART_DARK: a dark screen
 * @TW_CHART_PRINT: white paper
 */
typedef enum
{
  TW_CHART_LIGHT,
  TW_CHART_DARK,
  TW_CHART_PRINT
} TwChartPaper;

/**
 * TwChartStyle: how a picture is drawn.
 * @paper: what it is drawn on
 * @font: (nullable): family of the letters; %NULL for "Sans"
 * @size: height of the letters, in user units
 * @is_rtl: whether it is read from right to left
 * @has_title: whether the title stands in the picture
 */
typedef struct
{
  TwChartPaper paper;
  const char *font;
  double size;
  gboolean is_rtl;
  gboolean has_title;
} TwChartStyle;

G_END_DECLS

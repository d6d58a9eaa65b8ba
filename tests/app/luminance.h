/* How light a colour is to the eye, by the formula of WCAG 2, and how two stand out from one
 * another. */
#pragma once

#include <math.h>

#include <glib.h>

static inline double
linear_part (guint part)
{
  double x = part / 255.0;

  return x <= 0.03928 ? x / 12.92 : pow ((x + 0.055) / 1.055, 2.4);
}

/* From 0 for black to 1 for white; @colour is 0xrrggbb. */
static inline double
luminance (guint32 colour)
{
  return 0.2126 * linear_part (colour >> 16 & 0xff) + 0.7152 * linear_part (colour >> 8 & 0xff)
         + 0.0722 * linear_part (colour & 0xff);
}

/* From 1 for two that are as light as one another to 21 for black and white. */
static inline double
contrast_of (double one, double other)
{
  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

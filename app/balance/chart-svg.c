/* SVG without digits that nobody sees. */
#include "app/balance/chart-svg.h"

#include <string.h>

#define DIGITS 2
/* Cairo numbers its surfaces through; there is one in a picture, and nothing refers to it. */
#define COUNTED "id=\"surface"

static gboolean
ends_with (const GByteArray *bytes, const char *text)
{
  gsize length = strlen (text);

  return bytes->len >= length && memcmp (bytes->data + bytes->len - length, text, length) == 0;
}

GBytes *
tw_chart_svg_shortened (GByteArray *svg)
{
  GByteArray *shortened = g_byte_array_sized_new (svg->len / 2);
  guint n_after = 0;
  gboolean is_after = FALSE;

  for (guint i = 0; i < svg->len; i++)
    {
      guint8 c = svg->data[i];

      if (g_ascii_isdigit (c) && ends_with (shortened, COUNTED))
        continue;
      /* Digits behind a point that follows a digit. */
      if (is_after && g_ascii_isdigit (c))
        n_after++;
      else
        {
          is_after = c == '.' && i > 0 && g_ascii_isdigit (svg->data[i - 1]);
          n_after = 0;
        }
      if (n_after <= DIGITS)
        g_byte_array_append (shortened, &c, 1);
    }
  g_byte_array_unref (svg);
  return g_byte_array_free_to_bytes (shortened);
}

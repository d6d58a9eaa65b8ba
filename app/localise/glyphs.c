/* Signs that no font has. */
#include "app/localise/glyphs.h"

struct _TwGlyphs
{
  PangoLayout *layout;
  /* Sign -> whether it is there, as a number: 1 or 2. */
  GHashTable *known;
};

TwGlyphs *
tw_glyphs_new (PangoContext *context)
{
  TwGlyphs *glyphs = g_new0 (TwGlyphs, 1);

  glyphs->layout = pango_layout_new (context);
  glyphs->known = g_hash_table_new (NULL, NULL);
  return glyphs;
}

void
tw_glyphs_free (TwGlyphs *glyphs)
{
  if (glyphs == NULL)
    return;
  g_object_unref (glyphs->layout);
  g_hash_table_unref (glyphs->known);
  g_free (glyphs);
}

/* Fonts are asked once for each sign: a set has thousands of texts and some hundred signs. */
static gboolean
is_there (TwGlyphs *glyphs, gunichar sign)
{
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (glyphs->known, GUINT_TO_POINTER (sign)));
  char text[7] = "";

  if (known == 0)
    {
      pango_layout_set_text (glyphs->layout, text, g_unichar_to_utf8 (sign, text));
      known = pango_layout_get_unknown_glyphs_count (glyphs->layout) == 0 ? 1 : 2;
      g_hash_table_insert (glyphs->known, GUINT_TO_POINTER (sign), GUINT_TO_POINTER (known));
    }
  return known == 1;
}

gunichar
tw_glyphs_find_missing (TwGlyphs *glyphs, const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar sign = g_utf8_get_char (at);

      if (sign > 0x20 && !is_there (glyphs, sign))
        return sign;
    }
  return 0;
}

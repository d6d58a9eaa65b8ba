/* Reading and writing the values of parameters. */
#include "engine/set/parameter.h"

#include <string.h>

void
tw_parameter_free (TwParameter *parameter)
{
  g_free (parameter->name);
  g_free (parameter->part);
  for (guint i = 0; parameter->choice_texts != NULL && parameter->choices[i] != NULL; i++)
    tw_texts_unref (parameter->choice_texts[i]);
  g_free (parameter->choice_texts);
  g_strfreev (parameter->choices);
  tw_texts_unref (parameter->texts);
  g_strfreev (parameter->when);
  g_strfreev (parameter->without);
  g_free (parameter);
}

/* "5x7", or "unlimited". */
static gboolean
parse_size (const char *text, int *out_value)
{
  g_auto (GStrv) sides = g_strsplit (text, "x", 2);
  guint64 width, height;

  *out_value = 0;
  if (strcmp (text, "unlimited") == 0)
    return TRUE;
  if (sides[0] == NULL || sides[1] == NULL
      || !g_ascii_string_to_unsigned (sides[0], 10, 1, 255, &width, NULL)
      || !g_ascii_string_to_unsigned (sides[1], 10, 1, 255, &height, NULL))
    return FALSE;
  *out_value = (int) (width << 8 | height);
  return TRUE;
}

gboolean
tw_parameter_parse (const TwParameter *parameter, const char *text, int *out_value)
{
  gint64 number;

  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      *out_value = strcmp (text, "y") == 0;
      return *out_value || strcmp (text, "n") == 0;
    case TW_PARAMETER_CHOICE:
      for (guint i = 0; parameter->choices[i] != NULL; i++)
        if (strcmp (parameter->choices[i], text) == 0)
          {
            *out_value = (int) i;
            return TRUE;
          }
      return FALSE;
    case TW_PARAMETER_SIZE:
      return parse_size (text, out_value);
    case TW_PARAMETER_NUMBER:
    default:
      if (!g_ascii_string_to_signed (text, 10, parameter->least, parameter->most, &number, NULL))
        return FALSE;
      *out_value = (int) number;
      return TRUE;
    }
}

char *
tw_parameter_format (const TwParameter *parameter, int value)
{
  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return g_strdup (value ? "y" : "n");
    case TW_PARAMETER_CHOICE:
      return g_strdup (parameter->choices[value]);
    case TW_PARAMETER_SIZE:
      return value == 0 ? g_strdup ("unlimited")
                        : g_strdup_printf ("%dx%d", tw_size_width (value), tw_size_height (value));
    case TW_PARAMETER_NUMBER:
    default:
      return g_strdup_printf ("%d", value);
    }
}

char *
tw_parameter_range (const TwParameter *parameter)
{
  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return g_strdup ("y, n");
    case TW_PARAMETER_CHOICE:
      return g_strjoinv (", ", parameter->choices);
    case TW_PARAMETER_SIZE:
      return g_strdup ("unlimited, 1x1–255x255");
    case TW_PARAMETER_NUMBER:
    default:
      return g_strdup_printf ("%d–%d", parameter->least, parameter->most);
    }
}

/* Errors of files: one form for all of them. */
#include "engine/format/format-error.h"

#include "engine/game/rules.h"

TW_DEFINE_PLACED_ERROR (TwFormatError, tw_format_error)

gboolean
tw_format_error_set (GError **error,
                     TwFormatError code,
                     const char *file,
                     guint line,
                     const char *format,
                     ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (error == NULL || *error != NULL)
    return FALSE;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  tw_format_error_set_at (error, (int) code, file, line, text);
  return FALSE;
}

static const TwErrorPlace *
place_of (const GError *error)
{
  return error->domain == TW_FORMAT_ERROR       ? tw_format_error_place (error)
         : error->domain == TW_VOCABULARY_ERROR ? tw_vocabulary_error_place (error)
         : error->domain == TW_RULES_ERROR      ? tw_rules_error_place (error)
                                                : NULL;
}

const char *
tw_error_words (const GError *error)
{
  const TwErrorPlace *place = place_of (error);

  return place != NULL && place->words != NULL ? place->words : error->message;
}

gboolean
tw_error_is_about (const GError *error, const char *file)
{
  const TwErrorPlace *place = place_of (error);

  return place != NULL && g_strcmp0 (place->file, file) == 0;
}

GError *
tw_format_error_for_file (const GError *error, const char *file)
{
  const TwErrorPlace *place = error->domain == TW_FORMAT_ERROR ? place_of (error) : NULL;
  GError *copy = NULL;

  if (place == NULL || place->words == NULL)
    return g_error_copy (error);
  tw_format_error_set_at (&copy, error->code, file, place->line, place->words);
  return copy;
}

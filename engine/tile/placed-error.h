/* Errors with a place: the message is "FILE:LINE: words", and the words alone are there for callers
 * that show the place themselves. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwErrorPlace:
 * @file: (nullable): the file's name as the user knows it; %NULL if the error has no place
 * @words: (nullable): cause and remedy without the place; %NULL if the error has no place
 * @line: the line, 0 if none is meant
 */
typedef struct
{
  char *file;
  char *words;
  guint line;
} TwErrorPlace;

/**
 * tw_placed_error_set:
 * @error: (nullable): where the error goes; it is not set yet
 * @domain: a domain of TW_DEFINE_PLACED_ERROR()
 * @place_of: the domain's function that returns the #TwErrorPlace of an error
 * @code: a code of the domain
 * @file: (nullable): the file's name as the user knows it
 * @line: the line, 0 if none is meant
 * @words: cause and remedy, in the user's language
 *
 * Sets the message "FILE:LINE: words" ("FILE: words" without a line). The domain's own function
 * calls it.
 */
void tw_placed_error_set (GError **error, GQuark domain,
                          TwErrorPlace *(*place_of) (const GError *error), int code,
                          const char *file, guint line, const char *words);

/*
 * GLib keeps a domain's own data of an error in memory aligned for any type, but reaches it through
 * a pointer to bytes. Clang cannot know that and warns of the cast in GLib's macro (-Wcast-align).
 */
#ifdef __clang__
#define TW_TRUST_ALIGNMENT_BEGIN                                                                   \
  _Pragma ("clang diagnostic push") _Pragma ("clang diagnostic ignored \"-Wcast-align\"")
#define TW_TRUST_ALIGNMENT_END _Pragma ("clang diagnostic pop")
#else
#define TW_TRUST_ALIGNMENT_BEGIN
#define TW_TRUST_ALIGNMENT_END
#endif

/**
 * TW_DEFINE_PLACED_ERROR:
 * @Type: the enumeration of the codes, such as TwFormatError
 * @type: the same in lower case with underscores, such as tw_format_error
 *
 * Defines the domain: tw_format_error_quark(), and
 * tw_format_error_set_at (GError **error, int code, const char *file, guint line, const char *words)
 * as tw_placed_error_set(), and tw_format_error_place (const GError *error), which gives what was set.
 * TW_DECLARE_PLACED_ERROR() declares all three in a header.
 */
#define TW_DEFINE_PLACED_ERROR(Type, type)                                                         \
  typedef TwErrorPlace Type##Private;                                                              \
  static void type##_private_init (Type##Private *place)                                           \
  {                                                                                                \
    *place = (Type##Private){ NULL, NULL, 0 };                                                     \
  }                                                                                                \
  static void type##_private_copy (const Type##Private *from, Type##Private *to)                   \
  {                                                                                                \
    *to = (Type##Private){ g_strdup (from->file), g_strdup (from->words), from->line };            \
  }                                                                                                \
  static void type##_private_clear (Type##Private *place)                                          \
  {                                                                                                \
    g_free (place->file);                                                                          \
    g_free (place->words);                                                                         \
  }                                                                                                \
  TW_TRUST_ALIGNMENT_BEGIN                                                                         \
  G_DEFINE_EXTENDED_ERROR (Type, type)                                                             \
  TW_TRUST_ALIGNMENT_END                                                                           \
  void type##_set_at (GError **error, int code, const char *file, guint line, const char *words)   \
  {                                                                                                \
    tw_placed_error_set (error, type##_quark (), type##_get_private, code, file, line, words);     \
  }                                                                                                \
  const TwErrorPlace *type##_place (const GError *error)                                           \
  {                                                                                                \
    return type##_get_private (error);                                                             \
  }

/** TW_DECLARE_PLACED_ERROR: declares what TW_DEFINE_PLACED_ERROR() defines. */
#define TW_DECLARE_PLACED_ERROR(type)                                                              \
  GQuark type##_quark (void);                                                                      \
  void type##_set_at (GError **error, int code, const char *file, guint line, const char *words);  \
  const TwErrorPlace *type##_place (const GError *error);

G_END_DECLS

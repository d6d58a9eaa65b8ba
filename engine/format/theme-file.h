/* Theme files: the colours in which tiles are drawn, by name. Only the drawing knows what the names
 * mean. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

#define TW_THEME_NAMESPACE "urn:tilewright:theme:1"

#define TW_THEME_MAX_COLOURS 8

/**
 * TwThemeEntryType:
 * @TW_THEME_COLOUR: colours
 * @TW_THEME_AMOUNT: a number in percent
 * @TW_THEME_PICTURE: an SVG file for a symbol
 */
typedef enum
{
  TW_THEME_COLOUR,
  TW_THEME_AMOUNT,
  TW_THEME_PICTURE
} TwThemeEntryType;

/**
 * TwThemeEntry:
 * @type: its type
 * @name: name of the colour, the amount or the symbol
 * @is_contrast: whether it applies only in high contrast
 * @line: its line in the file
 * @n_colours: COLOUR: number of colours, 1 to %TW_THEME_MAX_COLOURS
 * @colours: COLOUR: each as 0xrrggbb
 * @percent: AMOUNT: 0 to 400
 * @file: PICTURE: the path of the SVG file
 */
typedef struct
{
  TwThemeEntryType type;
  char *name;
  gboolean is_contrast;
  guint line;
  guint n_colours;
  guint32 colours[TW_THEME_MAX_COLOURS];
  int percent;
  char *file;
} TwThemeEntry;

/**
 * TwThemeFile:
 * @path: the file's name for messages
 * @id: its id, which tile sets use
 * @base: (nullable): id of the theme that it is based on
 * @titles: (nullable): its name by language
 * @entries: (element-type TwThemeEntry): in document order
 */
typedef struct
{
  char *path;
  char *id;
  char *base;
  TwTexts *titles;
  GPtrArray *entries;
} TwThemeFile;

/**
 * tw_theme_file_load:
 * @path: a theme's file
 * @error: #TwFormatError
 *
 * Does not open pictures. Their paths are relative to the file; a path out of the file's folder is
 * refused.
 *
 * Returns: (transfer full) (nullable): the theme's content
 */
TwThemeFile *tw_theme_file_load (const char *path, GError **error);

/** tw_theme_file_free: frees @file. */
void tw_theme_file_free (TwThemeFile *file);

/**
 * tw_theme_file_find:
 * @id: id of a theme: letters, digits, points, hyphens and underscores
 *
 * Looks in the user's folder of themes, then among the shipped themes.
 *
 * Returns: (transfer full) (nullable): the path of its file
 */
char *tw_theme_file_find (const char *id);

/** tw_theme_file_ids: Returns: (transfer full): the ids of all themes, the shipped ones first */
char **tw_theme_file_ids (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwThemeFile, tw_theme_file_free)

G_END_DECLS

/* Themes from their files, each read once. */
#include <stddef.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/art.h"
#include "engine/format/theme-file.h"
#include "engine/format/xml-document.h"

#define CLASSIC "classic"
/* A theme changes another one, which changes another one, and so on. */
#define MAX_BASES 8

/* A theme that cannot be read is not tried again for each tile, but soon: somebody may mend it. */
#define RETRY_US G_USEC_PER_SEC

static GMutex mutex;
static GHashTable *failures; /* word -> gint64, when it was tried */
static GHashTable *themes;   /* word -> TwTheme, NULL if there is none */

#define COLOUR(name, member)                                                                       \
  {                                                                                                \
    name, offsetof (TwTheme, member), sizeof (((TwTheme *) NULL)->member) / sizeof (TwRgb)         \
  }

static const struct
{
  const char *name;
  gsize offset;
  guint n;
} colours[] = {
  COLOUR ("ink", ink),
  COLOUR ("shadow", shadow),
  COLOUR ("grass", grass),
  COLOUR ("grass-dark", grass_dark),
  COLOUR ("grass-light", grass_light),
  COLOUR ("grass-warm", grass_warm),
  COLOUR ("grass-cool", grass_cool),
  COLOUR ("road", road),
  COLOUR ("road-edge", road_edge),
  COLOUR ("road-rut", road_rut),
  COLOUR ("verge", verge),
  COLOUR ("cobble", cobble),
  COLOUR ("water", water),
  COLOUR ("water-deep", water_deep),
  COLOUR ("water-light", water_light),
  COLOUR ("bank", bank),
  COLOUR ("shore", shore),
  COLOUR ("ground", ground),
  COLOUR ("ground-dark", ground_dark),
  COLOUR ("stone", stone),
  COLOUR ("stone-light", stone_light),
  COLOUR ("stone-dark", stone_dark),
  COLOUR ("roof", roof),
  COLOUR ("slate", slate),
  COLOUR ("slate-light", slate_light),
  COLOUR ("gold", gold),
  COLOUR ("flower", flower),
  COLOUR ("tree", tree),
  COLOUR ("tree-light", tree_light),
  COLOUR ("tree-dark", tree_dark),
  COLOUR ("fir", fir),
  COLOUR ("fir-light", fir_light),
  COLOUR ("plough", plough),
  COLOUR ("plough-line", plough_line),
  COLOUR ("wheat", wheat),
  COLOUR ("mist", mist),
  COLOUR ("mist-line", mist_line),
  COLOUR ("ghost", ghost),
};

static const struct
{
  const char *name;
  gsize offset;
  int most;
} amounts[] = {
  { "snow", offsetof (TwTheme, snow), 100 },   { "texture", offsetof (TwTheme, texture), 100 },
  { "roofs", offsetof (TwTheme, roofs), 100 }, { "line", offsetof (TwTheme, line), 300 },
  { "marks", offsetof (TwTheme, marks), 150 }, { "rim", offsetof (TwTheme, rim), 20 },
};

static gboolean
take_colours (TwTheme *theme,
              const TwThemeFile *file,
              const TwThemeEntry *entry,
              guint64 *given,
              GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_str_equal (colours[i].name, entry->name))
      {
        if (entry->n_colours != colours[i].n)
          return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, entry->line,
                                      _ ("“%s” is %u colours, not %u. Write as many."), entry->name,
                                      colours[i].n, entry->n_colours);
        memcpy ((char *) theme + colours[i].offset, entry->colours, colours[i].n * sizeof (TwRgb));
        *given |= G_GUINT64_CONSTANT (1) << i;
        return TRUE;
      }
  return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, entry->line,
                              _ ("“%.40s” is no colour of a theme. See which there are in the "
                                 "theme “%s”."),
                              entry->name, CLASSIC);
}

static gboolean
take_amount (TwTheme *theme, const TwThemeFile *file, const TwThemeEntry *entry, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (amounts); i++)
    if (g_str_equal (amounts[i].name, entry->name))
      {
        if (entry->percent > amounts[i].most)
          return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, entry->line,
                                      _ ("“%s” can be %d percent at most. Write less."),
                                      entry->name, amounts[i].most);
        *(double *) ((char *) theme + amounts[i].offset) = entry->percent / 100.;
        return TRUE;
      }
  return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, entry->line,
                              _ ("“%.40s” is no amount of a theme. See which there are in the "
                                 "theme “%s”."),
                              entry->name, CLASSIC);
}

static gboolean
take_picture (TwTheme *theme, const TwThemeFile *file, const TwThemeEntry *entry, GError **error)
{
  g_autofree char *svg = NULL;
  g_autoptr (GError) cause = NULL;
  gsize length = 0;
  TwArt *art = NULL;

  svg = tw_xml_document_read_file (entry->file, &length, &cause);
  if (svg != NULL)
    art = tw_art_new (entry->file, svg, length, theme->ink, &cause);
  if (art == NULL)
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, entry->line,
                                _ ("The picture of “%.40s” cannot be read: %s Correct the SVG "
                                   "file, or take this line out."),
                                entry->name, cause->message);
  if (theme->pictures == NULL)
    theme->pictures =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) tw_art_unref);
  g_hash_table_replace (theme->pictures, g_strdup (entry->name), art);
  return TRUE;
}

/* Takes what @file says; pictures last, as they are drawn in the theme's ink. */
static gboolean
take_entries (TwTheme *theme, const TwThemeFile *file, gboolean is_contrast, GError **error)
{
  guint64 given = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < file->entries->len; i++)
      {
        const TwThemeEntry *entry = file->entries->pdata[i];

        if (entry->is_contrast && !is_contrast)
          continue;
        if ((pass == 1) != (entry->type == TW_THEME_PICTURE))
          continue;
        if (entry->type == TW_THEME_COLOUR   ? !take_colours (theme, file, entry, &given, error)
            : entry->type == TW_THEME_AMOUNT ? !take_amount (theme, file, entry, error)
                                             : !take_picture (theme, file, entry, error))
          return FALSE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (colours) && file->base == NULL; i++)
    if (!(given >> i & 1))
      return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file->path, 0,
                                  _ ("The theme has no colour “%s”. Add it, or write "
                                     "base=\"%s\" to take what is not given from there."),
                                  colours[i].name, CLASSIC);
  return TRUE;
}

static void
share_picture (gpointer symbol, gpointer art, gpointer theme)
{
  g_hash_table_replace (((TwTheme *) theme)->pictures, g_strdup (symbol), tw_art_ref (art));
}

static TwTheme *
theme_new (const char *name, const TwTheme *base)
{
  TwTheme *theme = g_new0 (TwTheme, 1);

  if (base != NULL)
    *theme = *base;
  else
    theme->texture = theme->roofs = theme->line = theme->marks = 1;
  theme->name = g_strdup (name);
  theme->titles = NULL;
  theme->pictures = NULL;
  theme->contrast = theme->normal = theme;
  if (base != NULL && base->pictures != NULL)
    {
      theme->pictures =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) tw_art_unref);
      g_hash_table_foreach (base->pictures, share_picture, theme);
    }
  return theme;
}

static void
theme_free (TwTheme *theme)
{
  g_free (theme->name);
  g_clear_pointer (&theme->pictures, g_hash_table_unref);
  tw_texts_unref (theme->titles);
  g_free (theme);
}

static TwTheme *theme_read (const char *word, guint depth, GError **error);

static gboolean
is_path (const char *word)
{
  return strchr (word, G_DIR_SEPARATOR) != NULL || g_str_has_suffix (word, ".xml");
}

/* The theme @word with @mutex held; what was found once is not read again. */
static const TwTheme *
theme_get (const char *word, guint depth, GError **error)
{
  TwTheme *theme;

  if (themes == NULL)
    themes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  theme = g_hash_table_lookup (themes, word);
  if (theme == NULL && (theme = theme_read (word, depth, error)) != NULL)
    g_hash_table_replace (themes, g_strdup (word), theme);
  return theme;
}

static TwTheme *
theme_read (const char *word, guint depth, GError **error)
{
  g_autofree char *path = is_path (word) ? g_strdup (word) : tw_theme_file_find (word);
  g_autoptr (TwThemeFile) file = NULL;
  const TwTheme *base = NULL;
  TwTheme *normal, *contrast;

  if (path == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_READ, word, 0,
                           _ ("There is no theme of that name. Write “%s” or “winter”, or the "
                              "path of a theme’s file."),
                           CLASSIC);
      return NULL;
    }
  file = tw_theme_file_load (path, error);
  if (file == NULL)
    return NULL;
  if (file->base != NULL && depth == MAX_BASES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                           _ ("The theme changes a theme that changes another one, and so on "
                              "without an end. Change one that stands for itself."));
      return NULL;
    }
  if (file->base != NULL && (base = theme_get (file->base, depth + 1, error)) == NULL)
    return NULL;
  normal = theme_new (file->id, base);
  contrast = theme_new (file->id, base != NULL ? base->contrast : NULL);
  if (!take_entries (normal, file, FALSE, error) || !take_entries (contrast, file, TRUE, error))
    {
      theme_free (normal);
      theme_free (contrast);
      return NULL;
    }
  normal->titles = tw_texts_ref (file->titles);
  contrast->titles = tw_texts_ref (file->titles);
  normal->contrast = contrast;
  contrast->normal = normal;
  return normal;
}

const TwTheme *
tw_theme_load (const char *word, GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return theme_get (word, 0, error);
}

/* For a program whose files are gone: land can be told from land, and nothing more. */
static const TwTheme *
plain_theme (void)
{
  TwTheme *theme = theme_new (CLASSIC, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    for (guint k = 0; k < colours[i].n; k++)
      ((TwRgb *) ((char *) theme + colours[i].offset))[k] = 0x909090;
  theme->ink = theme->shadow = theme->slate = 0x202020;
  theme->grass = theme->grass_warm = theme->grass_cool = theme->grass_light = 0xa0b060;
  theme->road = theme->stone = theme->stone_light = theme->mist = theme->ghost = 0xf0f0f0;
  theme->water = theme->water_light = 0x70a8c0;
  for (guint k = 0; k < G_N_ELEMENTS (theme->roof); k++)
    theme->roof[k] = 0xb05a40;
  return theme;
}

static const TwTheme *
classic_theme (void)
{
  static gsize classic;
  g_autoptr (GError) error = NULL;

  if (g_once_init_enter (&classic))
    {
      const TwTheme *theme = tw_theme_load (CLASSIC, &error);

      if (theme == NULL)
        {
          g_printerr ("%s\n", error->message);
          theme = plain_theme ();
        }
      g_once_init_leave (&classic, (gsize) theme);
    }
  return (const TwTheme *) classic;
}

static gboolean
has_just_failed (const char *name)
{
  const gint64 *when = failures != NULL ? g_hash_table_lookup (failures, name) : NULL;

  return when != NULL && g_get_monotonic_time () - *when < RETRY_US;
}

static void
remember_failure (const char *name)
{
  gint64 *when = g_new (gint64, 1);

  *when = g_get_monotonic_time ();
  if (failures == NULL)
    failures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_replace (failures, g_strdup (name), when);
}

const TwTheme *
tw_theme_find (const char *name)
{
  g_autoptr (GMutexLocker) locker = NULL;
  gpointer theme = NULL;

  if (name == NULL || g_str_equal (name, CLASSIC))
    return classic_theme ();
  /* A set may name what it likes, but no file. */
  if (is_path (name))
    return NULL;
  locker = g_mutex_locker_new (&mutex);
  if (themes != NULL && (theme = g_hash_table_lookup (themes, name)) != NULL)
    return theme;
  if (has_just_failed (name))
    return NULL;
  theme = (gpointer) theme_get (name, 0, NULL);
  if (theme == NULL)
    remember_failure (name);
  return theme;
}

/* render: pictures of a tile, of a whole set, or of the table of a saved game. */
#include "app/tool/render.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/picture-file.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-drawing.h"
#include "app/tool/command.h"
#include "engine/format/file-kind.h"
#include "engine/format/tile-set-file.h"

#define DEFAULT_SIZE_PX 200
#define MAX_SIZE_PX     4096

typedef struct
{
  char *tile;
  int size_px;
  int degrees;
  char *theme;
  gboolean high_contrast;
  gboolean back;
  char *ink_word;
  TwInk ink;
  double bleed;
  char *out;
} Options;

static int
refuse (const char *text, const char *word)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_printerr (text, word);
#pragma GCC diagnostic pop
  g_printerr ("\n");
  return TW_EXIT_USAGE;
}

static TwTileSide
side_of (const Options *options)
{
  return options->back ? TW_TILE_BACK : TW_TILE_FRONT;
}

/* With what comes past the rim, as many whole pixels as are nearest. */
static gboolean
render_bleed (const Options *options,
              const TwTileSet *set,
              const TwTile *tile,
              int variant,
              const TwTheme *theme,
              GError **error)
{
  double bleed_px = round (options->size_px * options->bleed / 100);
  gboolean is_mirrored = FALSE;

  if (!tw_picture_file_save_bleed (options->out, set, tile, variant, side_of (options),
                                   options->size_px, bleed_px, (guint) options->degrees / 90, theme,
                                   &is_mirrored, error))
    return FALSE;
  if (is_mirrored)
    {
      g_printerr (_ ("What lies past the rim of “%s” is its finished picture, mirrored."),
                  tile->id);
      g_printerr ("\n");
    }
  return TRUE;
}

/* "E", or "E#G" for a variant. */
static int
render_tile (const Options *options, const TwTileSet *set, const char *path, const TwTheme *theme)
{
  g_auto (GStrv) parts = g_strsplit (options->tile, "#", 2);
  int index = tw_tile_set_find (set, parts[0]);
  int variant = -1;
  gboolean is_drawn;
  g_autoptr (GError) error = NULL;

  if (index < 0)
    return refuse (_ ("The set has no tile “%s”."), parts[0]);
  if (parts[1] != NULL)
    {
      variant = tw_tile_find_variant (set->tiles[index], parts[1]);
      if (variant < 0)
        return refuse (_ ("The tile has no variant “%s”."), parts[1]);
    }
  is_drawn = options->bleed > 0
                 ? render_bleed (options, set, set->tiles[index], variant, theme, &error)
                 : tw_picture_file_save_tile (options->out, set, set->tiles[index], variant,
                                              side_of (options), options->size_px,
                                              (guint) options->degrees / 90, theme, &error);
  if (!is_drawn)
    return tw_command_fail (error);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, index);
}

static int
render_set (const Options *options, const char *word, const TwTheme *theme)
{
  g_autofree char *path = tw_tile_set_file_find (word);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;

  if (path == NULL)
    return refuse (_ ("%s: There is no such file, and nothing of this name is shipped."), word);
  set = tw_tile_set_file_load (path, &error);
  if (set == NULL)
    return tw_command_fail (error);
  theme = tw_theme_with_contrast (theme != NULL ? theme : tw_theme_of (set->theme),
                                  options->high_contrast);
  theme = tw_theme_with_ink (tw_theme_with_own (theme, set->own), options->ink);
  if (options->tile != NULL)
    return render_tile (options, set, path, theme);
  if (!tw_picture_file_save_sheet (options->out, set, side_of (options), options->size_px,
                                   (guint) options->degrees / 90, theme, &error))
    return tw_command_fail (error);
  return tw_command_tell_absent (TW_EXIT_OK, set, path, -1);
}

static gboolean
find_ink (Options *options)
{
  static const char *const words[TW_N_INKS] = { "full", "light", "grey", "outline" };

  for (guint i = 0; i < TW_N_INKS; i++)
    if (options->ink_word == NULL || g_str_equal (options->ink_word, words[i]))
      {
        options->ink = (TwInk) i;
        return TRUE;
      }
  return FALSE;
}

static int
render (Options *options, const char *word)
{
  g_autoptr (GError) error = NULL;
  const TwTheme *theme = NULL;
  TwFileKind kind = TW_FILE_UNKNOWN;

  if (options->theme != NULL && (theme = tw_theme_load (options->theme, &error)) == NULL)
    {
      tw_command_fail (error);
      return TW_EXIT_USAGE;
    }
  if (options->degrees % 90 != 0 || options->degrees < 0 || options->degrees > 270)
    return refuse ("%s", _ ("A tile is turned by 0, 90, 180 or 270 degrees."));
  if (options->size_px < 1 || options->size_px > MAX_SIZE_PX)
    return refuse ("%s", _ ("The size is a number of pixels from 1 to 4096."));
  if (!find_ink (options))
    return refuse ("%s", _ ("The ink is full, light, grey or outline."));
  if (!(options->bleed >= 0 && options->bleed <= 100 * TW_TILE_MOST_BLEED)
      || (options->bleed > 0 && options->tile == NULL))
    return refuse ("%s", _ ("The bleed is 0 to 25 percent of the side of one tile: name the tile, "
                            "with --tile."));
  if (g_file_test (word, G_FILE_TEST_IS_REGULAR) && tw_file_kind_find (word, &kind, NULL)
      && (kind == TW_FILE_GAME || kind == TW_FILE_JCZ))
    return options->ink != TW_INK_FULL
               ? refuse ("%s", _ ("A table is drawn in its colours: leave --ink out."))
               : tw_render_game (word, kind == TW_FILE_JCZ, options->size_px, theme,
                                 options->high_contrast, options->out);
  return render_set (options, word, theme);
}

static int
run (int argc, char **argv)
{
  Options options = { .size_px = DEFAULT_SIZE_PX };
  const GOptionEntry entries[] = {
    { "tile", 0, 0, G_OPTION_ARG_STRING, &options.tile, N_ ("Only this tile"), "ID" },
    { "size", 0, 0, G_OPTION_ARG_INT, &options.size_px, N_ ("Side of a tile in pixels"), "PX" },
    { "rotation", 0, 0, G_OPTION_ARG_INT, &options.degrees, N_ ("Turn it clockwise"), "DEG" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &options.theme,
      N_ ("Colours: the id or the file of a theme"), "T" },
    { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &options.high_contrast, N_ ("With more contrast"),
      NULL },
    { "back", 0, 0, G_OPTION_ARG_NONE, &options.back, N_ ("The backs of the tiles"), NULL },
    { "ink", 0, 0, G_OPTION_ARG_STRING, &options.ink_word,
      N_ ("How much ink: full, light, grey or outline"), "INK" },
    { "bleed", 0, 0, G_OPTION_ARG_DOUBLE, &options.bleed,
      N_ ("Bleed of one tile, in percent of its side"), "PERCENT" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, N_ ("PNG, SVG or PDF to write"),
      "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_render, entries, &argc, &argv))
    status = argc == 2 && options.out != NULL ? render (&options, argv[1])
                                              : tw_command_usage (&tw_command_render);
  g_free (options.tile);
  g_free (options.theme);
  g_free (options.ink_word);
  g_free (options.out);
  return tw_command_tell_pictures (status);
}

const TwCommand tw_command_render = { .name = "render",
                                      .arguments = N_ ("FILE -o OUT"),
                                      .summary = N_ ("Draw tiles"),
                                      .run = run };

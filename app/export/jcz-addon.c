/* A set as an add-on of JCloisterZone. */
#include "app/export/jcz-addon.h"

#include <string.h>

#include <cairo.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "app/drawing/picture-file.h"
#include "app/drawing/theme-own.h"
#include "app/export/jcz-addon-check.h"
#include "app/export/jcz-addon-plan.h"
#include "app/export/jcz-artwork.h"
#include "engine/format/save-file.h"
#include "engine/format/zip-writer.h"
#include "engine/jcz/jcz-definitions.h"

/* The first program that puts parts of the game into play with a set. */
#define LEAST_PROGRAM "5.10.0"
#define PICTURE_PX    512
/* The icon of a set's mark: in a square of 100, with a margin. */
#define ICON_SIDE   100.
#define ICON_MARGIN 8.
#define ICON_MOST   8192

typedef struct
{
  const TwTileSet *set; /* NULL without definitions */
  const TwJczAddonPlan *plan;
  TwZipWriter *zip;
} Addon;

static void
add_file (Addon *addon, const char *name, const char *data, gsize length)
{
  g_autofree char *path = g_strconcat (addon->plan->id, "/", name, NULL);

  tw_zip_writer_add (addon->zip, path, data, length);
}

static void
add_json (Addon *addon, const char *name, JsonBuilder *json)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (json);
  g_autofree char *text = NULL;
  gsize length;

  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 1);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, &length);
  add_file (addon, name, text, length);
}

static void
add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_list_of_one (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_begin_array (json);
  json_builder_add_string_value (json, value);
  json_builder_end_array (json);
}

static void
add_head (Addon *addon)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  add_string (json, "title", addon->plan->title);
  if (addon->plan->author != NULL)
    add_string (json, "maintainer", addon->plan->author);
  json_builder_set_member_name (json, "version");
  json_builder_add_int_value (json, addon->plan->version);
  add_string (json, "minimumJczVersion", LEAST_PROGRAM);
  if (addon->set != NULL)
    add_list_of_one (json, "expansions", "definitions/tiles.xml");
  add_list_of_one (json, "artworks", "artwork");
  json_builder_end_object (json);
  add_json (addon, "jcz-addon.json", json);
}

static void
add_path_data (GString *text, const cairo_path_t *path)
{
  static const char *const commands[] = { "M", "L", "C", "Z" };

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];

      g_string_append (text, commands[data->header.type]);
      for (int k = 1; k < data->header.length; k++)
        {
          char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];

          g_ascii_formatd (x, sizeof x, "%.1f", data[k].point.x);
          g_ascii_formatd (y, sizeof y, "%.1f", data[k].point.y);
          g_string_append_printf (text, "%s%s %s", k > 1 ? " " : "", x, y);
        }
    }
}

/* The set's mark as outlines: that program need not have our typeface. */
static char *
icon_of (const TwTileSet *set)
{
  g_autoptr (GString) text = g_string_new (NULL);
  cairo_text_extents_t extents;
  cairo_surface_t *surface;
  cairo_t *cr;
  double scale;

  if (set->mark == NULL || *set->mark == '\0')
    return NULL;
  surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cr = cairo_create (surface);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, ICON_SIDE);
  cairo_text_extents (cr, set->mark, &extents);
  if (extents.width > 1 && extents.height > 1)
    {
      cairo_path_t *path;

      scale = (ICON_SIDE - 2 * ICON_MARGIN) / MAX (extents.width, extents.height);
      cairo_translate (cr, ICON_SIDE / 2, ICON_SIDE / 2);
      cairo_scale (cr, scale, scale);
      cairo_move_to (cr, -extents.x_bearing - extents.width / 2,
                     -extents.y_bearing - extents.height / 2);
      cairo_text_path (cr, set->mark);
      cairo_identity_matrix (cr);
      path = cairo_copy_path (cr);
      add_path_data (text, path);
      cairo_path_destroy (path);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return text->len > 0 && text->len <= ICON_MOST ? g_strdup (text->str) : NULL;
}

static void
add_definitions (Addon *addon, GPtrArray *problems)
{
  g_autofree char *icon = icon_of (addon->set);
  TwJczExpansion expansion = { addon->plan->expansion, icon };
  gsize length;
  g_autofree char *xml =
      tw_jcz_definitions_to_xml (addon->plan->set, &expansion, problems, &length);

  add_file (addon, "definitions/tiles.xml", xml, length);
}

static gboolean
add_pictures (Addon *addon, GError **error)
{
  for (guint i = 0; i < addon->plan->tiles->len; i++)
    {
      const TwJczAddonTile *one = &g_array_index (addon->plan->tiles, TwJczAddonTile, i);
      g_autofree char *name = g_strconcat ("artwork/img/", one->picture, NULL);
      g_autoptr (GByteArray) png =
          tw_picture_file_tile_png (one->set, one->tile, one->variant, PICTURE_PX,
                                    tw_theme_of_set (one->set), error);

      if (png == NULL)
        return FALSE;
      add_file (addon, name, (const char *) png->data, png->len);
    }
  return TRUE;
}

static void
add_artwork (Addon *addon)
{
  g_autoptr (JsonBuilder) head = json_builder_new (), tiles = json_builder_new ();

  json_builder_begin_object (head);
  add_string (head, "title", addon->plan->title);
  if (addon->plan->author != NULL)
    add_string (head, "artist", addon->plan->author);
  add_string (head, "perspective", "rotate");
  json_builder_set_member_name (head, "tileSize");
  json_builder_add_int_value (head, TW_JCZ_ARTWORK_UNITS);
  add_list_of_one (head, "tilesInclude", "tiles.json");
  json_builder_end_object (head);
  add_json (addon, "artwork/artwork.json", head);

  json_builder_begin_object (tiles);
  for (guint i = 0; i < addon->plan->tiles->len; i++)
    {
      const TwJczAddonTile *one = &g_array_index (addon->plan->tiles, TwJczAddonTile, i);
      g_autofree char *picture = g_strconcat ("img/", one->picture, NULL);

      tw_jcz_artwork_add_tile (tiles, one->set, one->tile, one->variant, one->id, picture);
    }
  json_builder_end_object (tiles);
  add_json (addon, "artwork/tiles.json", tiles);
}

/* The add-on of a plan with tiles. */
static GByteArray *
pack (const char *name,
      const TwJczAddonPlan *plan,
      const TwTileSet *set,
      GPtrArray *problems,
      GError **error)
{
  g_autoptr (TwZipWriter) zip = tw_zip_writer_new ();
  g_autoptr (GByteArray) bytes = NULL;
  Addon addon = { set, plan, zip };

  add_head (&addon);
  if (set != NULL)
    add_definitions (&addon, problems);
  add_artwork (&addon);
  if (!add_pictures (&addon, error))
    return NULL;
  bytes = tw_zip_writer_finish (g_steal_pointer (&zip));
  if (bytes == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, name, 0,
                           _ ("The archive cannot be made. Close other programs, and try again."));
      return NULL;
    }
  return tw_jcz_addon_check (name, (const char *) bytes->data, bytes->len, error)
             ? g_steal_pointer (&bytes)
             : NULL;
}

GByteArray *
tw_jcz_addon_to_data (const char *name, const TwTileSet *set, GPtrArray *problems, GError **error)
{
  g_autoptr (TwJczAddonPlan) plan = tw_jcz_addon_plan_new (set, problems);

  if (plan->tiles->len == 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 0,
                           _ ("None of the set's tiles can be played in JCloisterZone, so there is "
                              "no add-on. Add tiles that stand alone, with at least one copy."));
      return NULL;
    }
  return pack (name, plan, set, problems, error);
}

GByteArray *
tw_jcz_addon_artwork_to_data (const char *name, const TwJczAddonPlan *plan, GError **error)
{
  return pack (name, plan, NULL, NULL, error);
}

gboolean
tw_jcz_addon_write (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  g_autoptr (GByteArray) bytes = tw_jcz_addon_to_data (path, set, problems, error);

  return bytes != NULL
         && tw_save_file (path, (const char *) bytes->data, bytes->len, NULL, NULL, error);
}

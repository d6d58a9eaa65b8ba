/* Tokens and figures that a set brings, for Tabletop Simulator. */
#include "app/export/tts-scene.h"

#include "app/drawing/own-piece.h"

/* Side of their pictures, in pixels. */
#define PICTURE_PX 256
/* More of one token are as good as no end of them. */
#define MOST_IN_BAG 100
/* How large they are beside a tile. */
#define SCALE .35

/* A token, or a figure in one colour. */
typedef struct
{
  const char *id;
  const TwTexts *texts;
  guint colour;
  guint n;
  const TwTheme *theme;
} Thing;

static void
thing_draw (cairo_t *cr, gpointer data)
{
  const Thing *thing = data;

  cairo_set_source_rgb (cr, .95, .92, .84);
  cairo_paint (cr);
  tw_piece_draw (cr, thing->id, thing->colour, thing->theme, PICTURE_PX / 2., PICTURE_PX / 2.,
                 PICTURE_PX * .62);
}

static void
add_piece (JsonBuilder *json,
           TwTtsScene *scene,
           const Thing *thing,
           const char *url,
           const char *key,
           const char *name,
           double x,
           double z)
{
  const TwTtsPiece piece = {
    .kind = "Custom_Tile", .key = key, .name = name, .x = x, .y = 1.5, .z = z, .scale = SCALE
  };

  tw_tts_piece_begin (json, scene, &piece);
  tw_tts_piece_image (json, url, url, TW_TTS_CIRCLE);
  json_builder_end_object (json);
}

/* One lies there; of several there is a bag, and of no end of them one that never runs out. */
static gboolean
add_thing (JsonBuilder *json,
           TwTtsScene *scene,
           const Thing *thing,
           double x,
           double z,
           GError **error)
{
  gboolean is_endless = thing->n == 0 || thing->n > MOST_IN_BAG;
  g_autofree char *stem = tw_export_name (thing->id, "piece");
  g_autofree char *picture = g_strdup_printf ("piece-%s-%u", stem, thing->colour);
  g_autofree char *key = g_strdup_printf ("thing/%s/%u", thing->id, thing->colour);
  g_autofree char *url = tw_tts_scene_picture (scene, picture, PICTURE_PX, PICTURE_PX, thing_draw,
                                               (gpointer) thing, error);
  const char *name = tw_texts_best (thing->texts, scene->options->languages);
  TwTtsPiece bag = {
    .kind = is_endless ? "Infinite_Bag" : "Bag", .key = key, .x = x, .y = 2, .z = z, .scale = SCALE
  };

  if (url == NULL)
    return FALSE;
  bag.name = name = name != NULL ? name : thing->id;
  if (thing->n == 1)
    {
      add_piece (json, scene, thing, url, key, name, x, z);
      return TRUE;
    }
  tw_tts_bag_begin (json, scene, &bag);
  for (guint i = 0; i < (is_endless ? 1 : thing->n); i++)
    {
      g_autofree char *copy = g_strdup_printf ("%s/%u", key, i);

      add_piece (json, scene, thing, url, copy, name, 0, 0);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  return TRUE;
}

/* Tokens in a column right of the middle, figures in rows of their colours beside them. */
gboolean
tw_tts_add_things (JsonBuilder *json, TwTtsScene *scene, GError **error)
{
  const TwVocabulary *own = scene->set->own;
  double z = 6;

  for (guint i = 0; own != NULL && i < own->tokens->len; i++, z -= 2)
    {
      const TwTokenType *token = own->tokens->pdata[i];
      const Thing thing = { token->id, token->texts, TW_COLOUR_NOBODY, token->supply,
                            scene->theme };

      if (!add_thing (json, scene, &thing, 12, z, error))
        return FALSE;
    }
  for (guint i = 0; own != NULL && i < own->figures->len; i++, z -= 2)
    {
      const TwFigureType *figure = own->figures->pdata[i];
      guint n_colours = figure->neutral ? 1 : TW_N_PLAYER_COLOURS;

      for (guint c = 0; c < n_colours; c++)
        {
          const Thing thing = { figure->id, figure->texts, figure->neutral ? TW_COLOUR_NOBODY : c,
                                figure->neutral ? 1 : MAX (figure->supply, 1), scene->theme };

          if (!add_thing (json, scene, &thing, 12 + 2 * c, z, error))
            return FALSE;
        }
    }
  return TRUE;
}

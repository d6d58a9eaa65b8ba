/* Tokens and figures that a set brings, for Tabletop Simulator. */
#include "app/export/tts-scene.h"

#include "app/drawing/own-piece.h"
#include "engine/set/section-words.h"
#include "engine/set/set-piece.h"

/* Side of their pictures, in pixels. */
#define PICTURE_PX 256
/* More of one token are as good as no end of them. */
#define MOST_IN_BAG 100
/* How large they are beside a tile. */
#define SCALE .35
/* Right of the middle: what is nobody's, and beside it a bag for each player. */
#define THINGS_X  12
#define PLAYERS_X 15
#define FIRST_Z   6
#define APART     2

/* A token, or a figure in one colour. */
typedef struct
{
  const TwSetPiece *piece;
  guint colour;
  const TwTheme *theme;
} Thing;

static void
thing_draw (cairo_t *cr, gpointer data)
{
  const Thing *thing = data;

  cairo_set_source_rgb (cr, .95, .92, .84);
  cairo_paint (cr);
  tw_piece_draw (cr, thing->piece->id, thing->colour, thing->theme, PICTURE_PX / 2.,
                 PICTURE_PX / 2., PICTURE_PX * .62);
}

/* Its picture. Returns: (transfer full) (nullable): its address */
static char *
thing_picture (TwTtsScene *scene, const Thing *thing, GError **error)
{
  g_autofree char *stem = tw_export_name (thing->piece->id, "piece");
  g_autofree char *picture = g_strdup_printf ("piece-%s-%u", stem, thing->colour);

  return tw_tts_scene_picture (scene, picture, PICTURE_PX, PICTURE_PX, thing_draw, (gpointer) thing,
                               error);
}

static char *
thing_key (const Thing *thing)
{
  return g_strdup_printf ("thing/%s/%u", thing->piece->id, thing->colour);
}

static const char *
thing_name (const TwTtsScene *scene, const Thing *thing)
{
  const char *name = tw_texts_best (thing->piece->texts, scene->options->languages);

  return name != NULL ? name : thing->piece->id;
}

static void
add_piece (JsonBuilder *json,
           TwTtsScene *scene,
           const Thing *thing,
           const char *url,
           const char *key,
           double x,
           double z)
{
  const TwTtsPiece piece = { .kind = "Custom_Tile",
                             .key = key,
                             .name = thing_name (scene, thing),
                             .x = x,
                             .y = 1.5,
                             .z = z,
                             .scale = SCALE * tw_figure_scale (thing->piece->id) };

  tw_tts_piece_begin (json, scene, &piece);
  tw_tts_piece_image (json, url, url, TW_TTS_CIRCLE);
  json_builder_end_object (json);
}

static void
add_copies (JsonBuilder *json, TwTtsScene *scene, const Thing *thing, const char *url, guint n)
{
  g_autofree char *key = thing_key (thing);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *copy = g_strdup_printf ("%s/%u", key, i);

      add_piece (json, scene, thing, url, copy, 0, 0);
    }
}

/* What is nobody's: one lies there; of several there is a bag, and of no end of them one that never
 * runs out. */
static gboolean
add_thing (JsonBuilder *json, TwTtsScene *scene, const TwSetPiece *piece, double z, GError **error)
{
  const Thing thing = { piece, TW_COLOUR_NOBODY, scene->theme };
  gboolean is_endless = piece->count == 0 || piece->count > MOST_IN_BAG;
  g_autofree char *key = thing_key (&thing);
  g_autofree char *url = thing_picture (scene, &thing, error);
  const TwTtsPiece bag = { .kind = is_endless ? "Infinite_Bag" : "Bag",
                           .key = key,
                           .name = thing_name (scene, &thing),
                           .x = THINGS_X,
                           .y = 2,
                           .z = z,
                           .scale = SCALE };

  if (url == NULL)
    return FALSE;
  if (piece->count == 1)
    {
      add_piece (json, scene, &thing, url, key, THINGS_X, z);
      return TRUE;
    }
  tw_tts_bag_begin (json, scene, &bag);
  add_copies (json, scene, &thing, url, is_endless ? 1 : piece->count);
  json_builder_end_array (json);
  json_builder_end_object (json);
  return TRUE;
}

/* The name of a bag: with that of the set, for there may be bags of other sets beside it. */
static char *
bag_name (const TwTtsScene *scene, guint colour)
{
  const char *id = tw_player_colour_name (colour);
  g_autofree char *section = g_strconcat ("colour-", id, NULL);
  const char *name = tw_section_title (scene->shipped, section, scene->options->languages);

  return g_strdup_printf ("%s: %s", tw_tts_scene_title (scene), name != NULL ? name : id);
}

/* All figures that a player has of the set. */
static gboolean
add_player (JsonBuilder *json,
            TwTtsScene *scene,
            const GArray *pieces,
            guint colour,
            GError **error)
{
  g_autofree char *key = g_strdup_printf ("player/%u", colour);
  g_autofree char *name = bag_name (scene, colour);
  const TwTtsPiece bag = { .kind = "Bag",
                           .key = key,
                           .name = name,
                           .x = PLAYERS_X,
                           .y = 2,
                           .z = FIRST_Z - APART * (double) colour,
                           .scale = SCALE };

  tw_tts_bag_begin (json, scene, &bag);
  for (guint i = 0; i < pieces->len; i++)
    {
      const Thing thing = { &g_array_index (pieces, TwSetPiece, i), colour, scene->theme };
      g_autofree char *url = NULL;

      if (thing.piece->is_neutral)
        continue;
      url = thing_picture (scene, &thing, error);
      if (url == NULL)
        return FALSE;
      add_copies (json, scene, &thing, url, thing.piece->count);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  return TRUE;
}

gboolean
tw_tts_add_things (JsonBuilder *json, TwTtsScene *scene, GError **error)
{
  g_autoptr (GArray) pieces = tw_set_pieces_new (scene->set, scene->shipped);
  gboolean has_players = FALSE;
  double z = FIRST_Z;

  for (guint i = 0; i < pieces->len; i++)
    {
      const TwSetPiece *piece = &g_array_index (pieces, TwSetPiece, i);

      has_players |= !piece->is_neutral;
      if (!piece->is_neutral)
        continue;
      if (!add_thing (json, scene, piece, z, error))
        return FALSE;
      z -= APART;
    }
  for (guint colour = 0; has_players && colour < TW_N_PLAYER_COLOURS; colour++)
    if (!add_player (json, scene, pieces, colour, error))
      return FALSE;
  return TRUE;
}

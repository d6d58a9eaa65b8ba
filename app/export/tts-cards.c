/* Tiles as cards for the scripted table for Tabletop Simulator, which knows a tile by the line of
 * Lua on it. */
#include <string.h>

#include "app/export/tts-scene.h"
#include "app/export/tts-tile-data.h"

/* The grid on which tiles lie there, and how wide a square card is, in units of that program. */
#define GRID       1.59
#define CARD_WIDTH 2.25

/* The most cells of a sheet, and the fewest rows and columns. */
#define MOST_CELLS (TW_TTS_COLUMNS * TW_TTS_ROWS)
#define LEAST_ROWS 2

/*
 * A picture of cards, one card or a sheet of them.
 * @first: index of its first face in the list of those with that back
 * @n: how many faces it has
 */
typedef struct
{
  const TwTtsScene *scene;
  const GArray *faces;
  guint first, n;
  guint columns, rows;
} Sheet;

/* Where the card of a face is found: the number of its picture, from 1, and its cell there. */
typedef struct
{
  guint key;
  guint cell;
  guint columns, rows;
  char *url;
} Place;

/* The cards of a set: the place of each face. */
typedef struct
{
  TwTtsScene *scene;
  GArray *places;
  GHashTable *unknown;
} Cards;

static void
place_clear (gpointer data)
{
  g_free (((Place *) data)->url);
}

static const TwExportFace *
face_at (const TwTtsScene *scene, guint index)
{
  return &g_array_index (scene->faces, TwExportFace, index);
}

static void
sheet_draw (cairo_t *cr, gpointer data)
{
  const Sheet *sheet = data;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (guint i = 0; i < sheet->n; i++)
    {
      guint face = g_array_index (sheet->faces, guint, sheet->first + i);

      cairo_save (cr);
      cairo_translate (cr, i % sheet->columns * TW_TTS_CELL_PX,
                       i / sheet->columns * TW_TTS_CELL_PX);
      tw_export_face_draw (cr, sheet->scene->set, face_at (sheet->scene, face), TW_TTS_CELL_PX,
                           sheet->scene->theme);
      cairo_restore (cr);
    }
}

/* The faces with one back: a sheet has one back. */
static GArray *
faces_of_back (const TwTtsScene *scene, guint back)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint f = 0; f < scene->faces->len; f++)
    if (strcmp (tw_export_face_back (scene->set, face_at (scene, f)), scene->backs->pdata[back])
        == 0)
      g_array_append_val (faces, f);
  return faces;
}

static gboolean
add_sheets (Cards *cards, guint back, guint *n_sheets, GError **error)
{
  g_autoptr (GArray) faces = faces_of_back (cards->scene, back);

  for (guint first = 0; first < faces->len; first += MOST_CELLS)
    {
      Sheet sheet = { cards->scene, faces, first, MIN (faces->len - first, MOST_CELLS), 0, 0 };
      g_autofree char *stem = g_strdup_printf ("sheet-%02u", ++*n_sheets);
      g_autofree char *url = NULL;

      sheet.columns = CLAMP (sheet.n, LEAST_ROWS, TW_TTS_COLUMNS);
      sheet.rows = MAX (LEAST_ROWS, (sheet.n + sheet.columns - 1) / sheet.columns);
      url = tw_tts_scene_picture (cards->scene, stem, sheet.columns * TW_TTS_CELL_PX,
                                  sheet.rows * TW_TTS_CELL_PX, sheet_draw, &sheet, error);
      if (url == NULL)
        return FALSE;
      for (guint i = 0; i < sheet.n; i++)
        g_array_index (cards->places, Place, g_array_index (faces, guint, first + i)) =
            (Place){ *n_sheets, i, sheet.columns, sheet.rows, g_strdup (url) };
    }
  return TRUE;
}

/* A single picture is a sheet of one cell. */
static gboolean
find_places (Cards *cards, GError **error)
{
  guint n_sheets = 0;

  g_array_set_size (cards->places, cards->scene->faces->len);
  if (!cards->scene->options->has_sheets)
    {
      for (guint f = 0; f < cards->places->len; f++)
        g_array_index (cards->places, Place, f) =
            (Place){ f + 1, 0, 1, 1, g_strdup (cards->scene->fronts->pdata[f]) };
      return TRUE;
    }
  for (guint back = 0; back < cards->scene->backs->len; back++)
    if (!add_sheets (cards, back, &n_sheets, error))
      return FALSE;
  return TRUE;
}

static gint64
card_id (const Place *place)
{
  return (gint64) place->key * 100 + place->cell;
}

/* The last cell would be what others see of a hidden card: the back is instead, and all cells have
 * tiles. */
static void
add_picture (JsonBuilder *json, const Place *place, const char *back)
{
  g_autofree char *key = g_strdup_printf ("%u", place->key);

  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  tw_tts_add_string (json, "FaceURL", place->url);
  tw_tts_add_string (json, "BackURL", back);
  tw_tts_add_int (json, "NumWidth", place->columns);
  tw_tts_add_int (json, "NumHeight", place->rows);
  tw_tts_add_boolean (json, "BackIsHidden", TRUE);
  tw_tts_add_boolean (json, "UniqueBack", FALSE);
  tw_tts_add_int (json, "Type", 1);
  json_builder_end_object (json);
}

static void
add_card (JsonBuilder *json, Cards *cards, guint index, guint copy, TwTtsPiece *piece)
{
  const TwExportFace *face = face_at (cards->scene, index);
  const Place *place = &g_array_index (cards->places, Place, index);
  g_autofree char *name = tw_tts_scene_face_name (cards->scene, face);
  g_autofree char *key = g_strdup_printf ("card/%s/%u", face->id, copy);
  g_autofree char *data =
      tw_tts_tile_data (cards->scene->set, face->tile, face->variant,
                        !piece->is_face_down || cards->scene->set->draw == TW_SET_DRAW_FIRST,
                        cards->unknown);

  piece->kind = place->columns > 1 ? "Card" : "CardCustom";
  piece->key = key;
  piece->script = data;
  piece->scale = GRID / CARD_WIDTH;
  piece->name = piece->is_face_down ? NULL : name;
  piece->notes = name;
  tw_tts_piece_begin (json, cards->scene, piece);
  tw_tts_add_int (json, "CardID", card_id (place));
  tw_tts_add_boolean (json, "SidewaysCard", FALSE);
  json_builder_set_member_name (json, "CustomDeck");
  json_builder_begin_object (json);
  add_picture (json, place, tw_tts_scene_back (cards->scene, face));
  json_builder_end_object (json);
  json_builder_end_object (json);
}

static void
add_deck_pictures (JsonBuilder *json, const Cards *cards, const GArray *order)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  json_builder_set_member_name (json, "DeckIDs");
  json_builder_begin_array (json);
  for (guint i = 0; i < order->len; i++)
    json_builder_add_int_value (json, card_id (&g_array_index (cards->places, Place,
                                                               g_array_index (order, guint, i))));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "CustomDeck");
  json_builder_begin_object (json);
  for (guint i = 0; i < order->len; i++)
    {
      guint f = g_array_index (order, guint, i);
      const Place *place = &g_array_index (cards->places, Place, f);

      if (g_hash_table_add (told, GUINT_TO_POINTER (place->key)))
        add_picture (json, place, tw_tts_scene_back (cards->scene, face_at (cards->scene, f)));
    }
  json_builder_end_object (json);
}

/* A deck has two cards at least; a single one lies there alone. */
static void
add_deck (JsonBuilder *json, Cards *cards, guint back, guint *copies)
{
  g_autoptr (GArray) order = tw_tts_scene_order (cards->scene, back);
  g_autofree char *key = g_strdup_printf ("deck/%u", back);
  TwTtsPiece card = { .x = -6 - 4. * back, .y = 1.5, .is_face_down = TRUE };
  TwTtsPiece deck = { .kind = "DeckCustom",
                      .key = key,
                      .x = -6 - 4. * back,
                      .y = 1.5,
                      .is_face_down = TRUE,
                      .scale = GRID / CARD_WIDTH };

  if (order->len == 1)
    {
      guint f = g_array_index (order, guint, 0);

      add_card (json, cards, f, copies[f]++, &card);
    }
  if (order->len < 2)
    return;
  deck.name = tw_tts_scene_title (cards->scene);
  tw_tts_piece_begin (json, cards->scene, &deck);
  add_deck_pictures (json, cards, order);
  json_builder_set_member_name (json, "ContainedObjects");
  json_builder_begin_array (json);
  for (guint i = 0; i < order->len; i++)
    {
      guint f = g_array_index (order, guint, i);

      add_card (json, cards, f, copies[f]++, &card);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

/* The scripted table lays its start itself; they lie side by side, to be put into its bag. */
static void
add_start (JsonBuilder *json, Cards *cards, guint *copies)
{
  double x = 0;

  for (guint f = 0; f < cards->scene->faces->len; f++)
    for (guint n = 0; n < g_array_index (cards->scene->laid, guint, f); n++, x += GRID)
      {
        TwTtsPiece card = { .x = x, .y = 1.5 };

        add_card (json, cards, f, copies[f]++, &card);
      }
}

gboolean
tw_tts_add_cards (TwTtsScene *scene, GHashTable *unknown, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, TRUE, sizeof (Place));
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree guint *copies = g_new0 (guint, scene->faces->len + 1);
  g_autofree char *name = g_strconcat (scene->name, "-cards", NULL);
  Cards cards = { scene, places, unknown };

  g_array_set_clear_func (places, place_clear);
  if (!find_places (&cards, error))
    return FALSE;
  tw_tts_file_begin (json);
  for (guint back = 0; back < scene->backs->len; back++)
    add_deck (json, &cards, back, copies);
  add_start (json, &cards, copies);
  return tw_tts_file_end (json, scene, name, error);
}

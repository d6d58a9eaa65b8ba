/* A picture of a table shows whatever is on it, as the live table does. */
#include "app/drawing/sort-mark.h"
#include "app/drawing/table-image.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "app/drawing/figure.h"
#include "app/drawing/table-pieces.h"
#include "app/drawing/table-shade.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"
#include "engine/game/pieces.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/shipped-fixture.h"

#define SIDE 48
/* Margin of table round the tiles, in pixels. */
#define MARGIN 17
/* Half a square in the middle of a piece, and how much of that differs at least from what is
 * below: a ghost has the colours of mist. */
#define REACH         5
#define LEAST_CHANGED 12

static const guint colours[TW_MAX_SEATS] = { 0, 1, 2, 3, 4, 5 };
static const guint others[TW_MAX_SEATS] = { 1, 2, 3, 4, 5, 0 };

static cairo_surface_t *
picture_of (const TwPlay *play, const guint *players)
{
  TwTableImage image = { .play = play, .colours = players, .top = TW_TABLE_TOP_PLAIN };
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  tw_table_image_size (play, SIDE, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  cr = cairo_create (surface);
  tw_table_image_draw (&image, SIDE, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The tile of @slot with nothing on it. */
static cairo_surface_t *
bare_tile (const TwPlay *play, guint slot)
{
  const TwSlot *tile = &play->board.slots[slot];
  const TwTileKind *kind = &play->rules->catalogue->kinds[tile->kind];
  const TwTheme *theme = tw_theme_of_set (kind->set);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (TwTileLayout) layout = NULL;
  guint copy = 0;

  for (guint i = 0; i < slot; i++)
    copy += play->board.slots[i].kind == tile->kind;
  layout = tw_tile_layout_new (kind->set->id, kind->tile, kind->variant, copy);
  if (tile->is_face_down)
    tw_tile_back_draw (cr, SIDE, tw_tile_set_back (kind->set, kind->tile), theme);
  else
    {
      tw_tile_layout_draw (layout, cr, SIDE, tile->quarter_turns, theme);
      tw_tile_layout_draw_mark (layout, cr, kind->set->mark, SIDE, tile->quarter_turns, theme);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface)
                      + (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x] & 0xffffff;
}

/* Where a tile is in the picture. */
static int
left_of (const TwPlay *play, guint slot)
{
  return MARGIN + (play->board.slots[slot].x - play->board.head->min_x) * SIDE;
}

static int
top_of (const TwPlay *play, guint slot)
{
  return MARGIN + (play->board.slots[slot].y - play->board.head->min_y) * SIDE;
}

/* How many pixels round the middle of @piece are others in @a and @b, pictures of which the
 * second begins at @left, @top of the first. */
static guint
n_changed (cairo_surface_t *a, cairo_surface_t *b, int x, int y, int left, int top)
{
  guint n = 0;

  for (int row = y - REACH; row <= y + REACH; row++)
    for (int column = x - REACH; column <= x + REACH; column++)
      {
        gboolean is_in = column >= left && row >= top
                         && column - left < cairo_image_surface_get_width (b)
                         && row - top < cairo_image_surface_get_height (b);

        /* What reaches over the tile is not compared. */
        n += !is_in || pixel (a, column, row) != pixel (b, column - left, row - top);
      }
  return n;
}

/* ---- what is on the table ----------------------------------------------------------------- */

/* What the position has, counted without the list. */
static guint
n_pieces (const TwPlay *play)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    n += play->figures[i].place == TW_FIGURE_HAND
         || (i < play->rules->n_figures && play->figures[i].place == TW_FIGURE_NODE);
  while (tw_play_next_piece (play, &walk, &piece))
    n += (piece.symbol > 0 && !piece.is_token) || piece.other != TW_NO_NODE
                 || (piece.symbol == 0 && piece.node != TW_NO_NODE && piece.owner == 0)
             ? 1
             : piece.n;
  return n;
}

typedef struct
{
  TwTableLayouts *layouts;
  GHashTable *seen; /* names */
} Seen;

static void
check_drawn (const TwPlay *play, const TwTablePiece *piece)
{
  g_autoptr (cairo_surface_t) whole = picture_of (play, colours);
  g_autoptr (cairo_surface_t) bare = bare_tile (play, piece->slot);
  int left = left_of (play, piece->slot), top = top_of (play, piece->slot);
  int x = left + (int) (piece->x * SIDE), y = top + (int) (piece->y * SIDE);
  guint n = n_changed (whole, bare, x, y, left, top);

  if (n < LEAST_CHANGED)
    g_error ("%s is not in the picture: %u pixels differ", piece->figure, n);
  if (piece->colour < TW_N_PLAYER_COLOURS)
    {
      g_autoptr (cairo_surface_t) other = picture_of (play, others);

      n = n_changed (whole, other, x, y, 0, 0);
      if (n < LEAST_CHANGED)
        g_error ("%s is not in its player's colour: %u pixels differ", piece->figure, n);
    }
}

static void
visit (const TwGame *game, gpointer user)
{
  const TwPlay *play = tw_game_play (game);
  Seen *seen = user;
  g_autoptr (GArray) pieces = tw_table_pieces_new (play, seen->layouts, colours);

  g_assert_cmpuint (pieces->len, ==, n_pieces (play));
  for (guint i = 0; i < pieces->len; i++)
    {
      const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, i);

      g_assert_cmpuint (piece->slot, <, play->board.head->n_slots);
      g_assert_cmpfloat (piece->size, >, .1);
      if (g_hash_table_add (seen->seen, g_strdup (piece->figure)))
        check_drawn (play, piece);
    }
}

/* Plays random games, and asserts that all of @names were on the table. */
static void
play_until_seen (const char *setup, const char *names)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, setup, 3);
  g_auto (GStrv) wanted = g_strsplit (names, " ", -1);
  Seen seen = { tw_table_layouts_new (rules),
                g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      TwGame *game = walk_game (rules, seed, TW_GAME_DEFAULT, visit, &seen);

      tw_game_free (game);
    }
  for (guint i = 0; wanted[i] != NULL; i++)
    if (!g_hash_table_contains (seen.seen, wanted[i]))
      g_error ("No game had a %s", wanted[i]);
  g_hash_table_unref (seen.seen);
  tw_table_layouts_free (seen.layouts);
  g_clear_pointer (&rules, tw_rules_unref);
  shipped_kit_clear (&kit);
}

static void
test_many_parts (void)
{
  play_until_seen (
      "base inns-and-cathedrals traders-and-builders abbot ferries gold-mines "
      "mage-and-witch",
      "meeple monk farmer big-meeple big-farmer builder pig abbot ferry gold mage witch");
}

static void
test_count (void)
{
  play_until_seen ("base count", "meeple farmer count");
}

/* Guards are in their players' colours, and ghosts stand. */
static void
test_mists (void)
{
  play_until_seen ("ruleset:mists-level-4", "meeple ghost");
}

/* How many there are can be read on tiles of 48 pixels. */
#define LEAST_DISC 12

static void
test_number (void)
{
  g_autoptr (cairo_surface_t) picture =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  TwTablePiece piece = { .figure = "ghost", .x = .4, .y = .5, .size = .3, .number = 3 };
  int first = SIDE, last = -1;

  cairo_scale (cr, SIDE, SIDE);
  tw_table_number_draw (cr, &piece);
  cairo_surface_flush (picture);
  for (int x = 0; x < SIDE; x++)
    for (int y = 0; y < SIDE; y++)
      if (picture_channel (picture, x, y, 3) > 100)
        {
          first = MIN (first, x);
          last = MAX (last, x);
        }
  g_assert_cmpint (last - first + 1, >=, LEAST_DISC);
}

static cairo_surface_t *
figure_picture (const char *figure)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 96, 96);
  cairo_t *cr = cairo_create (surface);

  tw_figure_draw (cr, figure, 0, 48, 48, 72);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How many pixels of a figure lie outside the other one, or the other way round. */
static guint
n_outside (const char *figure, const char *other)
{
  g_autoptr (cairo_surface_t) a = figure_picture (figure), b = figure_picture (other);
  guint n = 0;

  for (int y = 0; y < 96; y++)
    for (int x = 0; x < 96; x++)
      n += (picture_channel (a, x, y, 3) > 128) != (picture_channel (b, x, y, 3) > 128);
  return n;
}

/* Guards of a player beside the meeples: they have the guards' shape, and lie down in fields. */
static void
test_guards (void)
{
  play_until_seen ("ruleset:ghosts-castles-cemeteries", "meeple farmer guard-meeple guard-farmer");
  g_assert_cmpuint (n_outside ("guard-meeple", "guard"), ==, 0);
  g_assert_cmpuint (n_outside ("guard-meeple", "no such figure"), >, 300);
  g_assert_cmpuint (n_outside ("guard-meeple", "meeple"), >, 300);
  g_assert_cmpuint (n_outside ("guard-meeple", "guard-farmer"), >, 300);
}

/* ---- by hand ------------------------------------------------------------------------------ */

#define OWN                                                                                        \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'>\n"                          \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"                                         \
  "<figure id='shepherd' supply='2' by-hand='true'>%s</figure>\n"                                  \
  "<figure id='wolf' supply='1' by-hand='true' neutral='true'/></rules>\n"                         \
  "<tile id='Fold'/></tile-set>\n"
#define FACE                                                                                       \
  "<picture><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"                          \
  "<rect width='10' height='10' fill='#12f456'/></svg></picture>"

static cairo_surface_t *
picture_by_hand (const char *face, TwTablePiece out[2])
{
  g_autofree char *folder = g_dir_make_tmp ("table-image-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *xml = g_strdup_printf (OWN, face);
#pragma GCC diagnostic pop
  g_autofree char *lines =
      g_strdup_printf ("use base %s\nstart D@0,0/0\n"
                       "turn P1 U@1,0/0 - hand=shepherd@1,0:road(W) P1:hand=wolf@0,0:city(N)",
                       path);
  g_autoptr (GArray) pieces = NULL;
  TwTableLayouts *layouts;
  ShippedGame game;
  cairo_surface_t *picture;

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  shipped_game (&game, shipped_kit (), lines);
  layouts = tw_table_layouts_new (game.play->rules);
  pieces = tw_table_pieces_new (game.play, layouts, colours);
  g_assert_cmpuint (pieces->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      out[i] = g_array_index (pieces, TwTablePiece, i);
      check_drawn (game.play, &out[i]);
      out[i].x = left_of (game.play, out[i].slot) + out[i].x * SIDE;
      out[i].y = top_of (game.play, out[i].slot) + out[i].y * SIDE;
    }
  g_assert_cmpstr (out[0].figure, ==, "shepherd");
  g_assert_cmpuint (out[0].colour, ==, 0);
  g_assert_cmpstr (out[1].figure, ==, "wolf");
  g_assert_cmpuint (out[1].colour, ==, TW_COLOUR_NOBODY);
  out[0].figure = out[1].figure = NULL;
  picture = picture_of (game.play, colours);
  tw_table_layouts_free (layouts);
  shipped_game_clear (&game);
  g_unlink (path);
  g_rmdir (folder);
  return picture;
}

/* What a hand put there is seen, also what is nobody's; a set's own piece has its own face. */
static void
test_by_hand (void)
{
  TwTablePiece pieces[2];
  g_autoptr (cairo_surface_t) plain = picture_by_hand ("", pieces);
  g_autoptr (cairo_surface_t) own = picture_by_hand (FACE, pieces);

  g_assert_cmphex (pixel (plain, (int) pieces[0].x, (int) pieces[0].y), !=, 0x12f456);
  g_assert_cmphex (pixel (own, (int) pieces[0].x, (int) pieces[0].y), ==, 0x12f456);
  g_assert_cmphex (pixel (plain, (int) pieces[1].x, (int) pieces[1].y), ==,
                   pixel (own, (int) pieces[1].x, (int) pieces[1].y));
}

/* ---- copies and shade --------------------------------------------------------------------- */

/* Two copies of a tile have other trees, as on the live table. */
static void
test_copies (void)
{
  ShippedGame game;
  g_autoptr (cairo_surface_t) picture = NULL;
  guint n = 0;

  shipped_game (&game, shipped_kit (), "use base\nstart D@0,0/0\ngiven U@1,0/0 U@2,0/0 U@3,0/0");
  picture = picture_of (game.play, colours);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      n += pixel (picture, left_of (game.play, 1) + x, MARGIN + y)
           != pixel (picture, left_of (game.play, 2) + x, MARGIN + y);
  g_assert_cmpuint (n, >, SIDE);
  shipped_game_clear (&game);
}

static guint
brightness (cairo_surface_t *picture, int x, int y)
{
  return picture_channel (picture, x, y, 1);
}

/* The table's shadow is as dark at the border of two tiles as beside them, and there is none where
 * the light comes from. */
static void
test_shade (void)
{
  ShippedGame game;
  g_autoptr (cairo_surface_t) picture = NULL;
  /* Below the cardboard. */
  int bottom = MARGIN + SIDE + (int) tw_table_edge_width (SIDE), border;
  guint wood;

  shipped_game (&game, shipped_kit (), "use base\nstart D@0,0/0\ngiven U@1,0/0 U@2,0/0 U@3,0/0");
  picture = picture_of (game.play, colours);
  wood = brightness (picture, 1, 1);
  border = left_of (game.play, 1);
  g_assert_cmpuint (brightness (picture, border + SIDE / 2, bottom), <, wood - 15);
  for (int x = border - SIDE / 2; x < border + SIDE / 2; x++)
    g_assert_cmpuint (brightness (picture, x, bottom), ==,
                      brightness (picture, border + SIDE / 2, bottom));
  for (int x = border - SIDE / 2; x < border + SIDE / 2; x++)
    g_assert_cmpuint (brightness (picture, x, MARGIN - 1), ==, wood);
  shipped_game_clear (&game);
}

/* A tile is of cardboard where nothing lies beside it in the shade, and nowhere else. */
static void
test_edges (void)
{
  ShippedGame game;
  TwTableEdge edges[TW_TABLE_MAX_EDGES];
  const TwBoard *board;
  double width = tw_table_edge_width (SIDE);

  g_assert_cmpfloat (width, >=, 1);
  g_assert_cmpfloat (width, ==, rint (width));
  g_assert_cmpfloat (tw_table_edge_width (24), ==, 0);
  g_assert_cmpfloat (tw_table_edge_width (150), >, width);
  shipped_game (&game, shipped_kit (), "use base\nstart D@0,0/0\ngiven U@1,0/0 U@2,0/0 U@3,0/0");
  board = &game.play->board;
  g_assert_cmpuint (tw_table_edges (board, &board->slots[0], 0, 0, SIDE, 0, edges), ==, 0);
  /* D and U have neighbours in the east, but for the last. */
  g_assert_cmpuint (tw_table_edges (board, &board->slots[0], 0, 0, SIDE, width, edges), ==, 1);
  g_assert_cmpfloat (edges[0].y, ==, SIDE);
  g_assert_cmpfloat (edges[0].width, ==, SIDE);
  g_assert_cmpuint (tw_table_edges (board, &board->slots[3], 0, 0, SIDE, width, edges), ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_true (edges[i].x >= SIDE || edges[i].y >= SIDE);
  shipped_game_clear (&game);
}

/* How dark the shade of all tiles of a position is at a point, 0 to 1; tiles are 1 wide. */
static double
shade_at (const TwBoard *board, double x, double y)
{
  double light = 1;

  for (guint i = 0; i < board->head->n_slots; i++)
    {
      const TwSlot *slot = &board->slots[i];
      TwTableShade parts[TW_TABLE_MAX_SHADE];
      guint n = tw_table_shade (board, slot, slot->x, slot->y, 1, .1, parts);

      for (guint k = 0; k < n; k++)
        {
          const TwTableShade *part = &parts[k];
          double dx = part->to_x - part->from_x, dy = part->to_y - part->from_y, along;

          if (x < part->x || y < part->y || x >= part->x + part->width
              || y >= part->y + part->height)
            continue;
          along = ((x - part->from_x) * dx + (y - part->from_y) * dy) / (dx * dx + dy * dy);
          light *= 1 - CLAMP (1 - along, 0, 1);
        }
    }
  return 1 - light;
}

/* Round a hole, a step and two tiles that touch at a corner: from a point to the next the shade
 * does not jump. */
static void
test_shade_is_one (void)
{
  ShippedGame game;
  const TwBoard *board;

  shipped_game (&game, shipped_kit (),
                "use base\nstart D@0,0/0\ngiven U@1,0/0 B@0,1/0 B@2,1/0 B@1,2/0");
  board = &game.play->board;
  for (double y = -.495; y < 3.5; y += .01)
    for (double x = -.495; x < 3.5; x += .01)
      {
        gboolean is_table = TRUE;

        for (int side = 0; side < 3; side++)
          is_table = is_table
                     && tw_board_slot_at (board, (int) floor (x + (side == 1 ? .01 : 0)),
                                          (int) floor (y + (side == 2 ? .01 : 0)))
                            == TW_NO_SLOT;
        if (!is_table)
          continue;
        g_assert_cmpfloat (fabs (shade_at (board, x, y) - shade_at (board, x + .01, y)), <, .25);
        g_assert_cmpfloat (fabs (shade_at (board, x, y) - shade_at (board, x, y + .01)), <, .25);
      }
  shipped_game_clear (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-image/many-parts", test_many_parts);
  g_test_add_func ("/table-image/count", test_count);
  g_test_add_func ("/table-image/mists", test_mists);
  g_test_add_func ("/table-image/guards", test_guards);
  g_test_add_func ("/table-image/number", test_number);
  g_test_add_func ("/table-image/by-hand", test_by_hand);
  g_test_add_func ("/table-image/copies", test_copies);
  g_test_add_func ("/table-image/shade", test_shade);
  g_test_add_func ("/table-image/edges", test_edges);
  g_test_add_func ("/table-image/shade-is-one", test_shade_is_one);
  return g_test_run ();
}

/* Which piece lies where, in millimetres worked out by hand. */
#include "app/cardboard/extra-pages.h"
#include "tests/app/cardboard/cardboard-fixture.h"

#define PLACE "page %u place %u"

static void
assert_place (const TwPrintLayout *layout, guint n, guint i, guint piece, double x, double y)
{
  const TwPrintPlace *place = place_at (layout, n, i);

  g_test_message (PLACE, n, i);
  g_assert_cmpuint (place->piece, ==, piece);
  assert_near (place->x, x);
  assert_near (place->y, y);
}

typedef struct
{
  const char *paper;
  guint margin;
  const char *bleed;
  guint columns, rows;
} Sheet;

/* A tile is 45 mm, from one to the next it is that and twice the bleed; 4.5 mm below or beside are
 * for the ruler. */
static void
test_tiles_on_a_sheet (void)
{
  static const Sheet sheets[] = {
    { "a4", 5, "0", 4, 6 },       { "a4", 5, "1", 4, 6 },      { "a4", 5, "1.5", 4, 5 },
    { "a4", 5, "2", 4, 5 },       { "a4", 5, "3", 3, 5 },      { "a4", 10, "0", 4, 6 },
    { "a4", 10, "1", 4, 5 },      { "a4", 10, "1.5", 3, 5 },   { "a4", 10, "2", 3, 5 },
    { "a4", 10, "3", 3, 5 },      { "letter", 5, "0", 4, 5 },  { "letter", 5, "1", 4, 5 },
    { "letter", 5, "1.5", 4, 5 }, { "letter", 5, "2", 4, 5 },  { "letter", 5, "3", 4, 5 },
    { "letter", 10, "0", 4, 5 },  { "letter", 10, "1", 4, 5 }, { "letter", 10, "1.5", 4, 5 },
    { "letter", 10, "2", 3, 5 },  { "letter", 10, "3", 3, 5 }, { "a3", 5, "0", 6, 9 },
    { "a3", 5, "1", 6, 8 },       { "a3", 5, "1.5", 5, 8 },    { "a3", 5, "2", 5, 8 },
    { "a3", 5, "3", 5, 8 },       { "a3", 10, "0", 6, 8 },     { "a3", 10, "1", 5, 8 },
    { "a3", 10, "1.5", 5, 8 },    { "a3", 10, "2", 5, 8 },     { "a3", 10, "3", 5, 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      const Sheet *sheet = &sheets[i];
      guint most = sheet->columns * sheet->rows;
      g_autofree char *words =
          g_strdup_printf ("paper=%s top=%u right=%u bottom=%u left=%u bleed=%s", sheet->paper,
                           sheet->margin, sheet->margin, sheet->margin, sheet->margin,
                           sheet->bleed);
      g_autoptr (TwPrintLayout) layout = layout_of (most + 1, words);

      g_test_message ("%s", words);
      g_assert_cmpuint (layout->columns, ==, sheet->columns);
      g_assert_cmpuint (layout->rows, ==, sheet->rows);
      g_assert_cmpuint (layout->pages->len, ==, 2);
      g_assert_cmpuint (tw_print_layout_page (layout, 0)->n_places, ==, most);
      g_assert_cmpuint (tw_print_layout_page (layout, 1)->n_places, ==, 1);
      g_assert_cmpuint (layout->n_too_large, ==, 0);
    }
}

/* A4: 200 mm across take four of 49, two are left on either side; 282.5 mm down take five, and
 * 18.75 are left above and below. The first cut is the bleed further in. */
static void
test_pitch (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (21, "");
  const TwPrintPage *page = tw_print_layout_page (layout, 0);

  assert_place (layout, 0, 0, 0, 9, 25.75);
  assert_place (layout, 0, 1, 1, 58, 25.75);
  assert_place (layout, 0, 4, 4, 9, 74.75);
  assert_place (layout, 0, 19, 19, 156, 221.75);
  assert_place (layout, 1, 0, 20, 9, 25.75);
  assert_near (page->x, 9);
  assert_near (page->y, 25.75);
  assert_near (page->width, 192);
  assert_near (page->height, 241);
  assert_near (page->paper_width, 210);
  assert_near (page->paper_height, 297);
}

/* With 3 mm between the bleeds: 52 from tile to tile, of 203 mm three; of 285.5 five. */
static void
test_gap (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (15, "gap=3");

  g_assert_cmpuint (layout->columns, ==, 3);
  g_assert_cmpuint (layout->rows, ==, 5);
  assert_near (layout->gutter, 7);
  /* 200 - (3 × 49 + 2 × 3) = 47; 282.5 - (5 × 49 + 4 × 3) = 25.5 */
  assert_place (layout, 0, 0, 0, 5 + 23.5 + 2, 5 + 12.75 + 2);
  assert_place (layout, 0, 1, 1, 5 + 23.5 + 2 + 52, 5 + 12.75 + 2);
}

typedef struct
{
  const char *words;
  gboolean swaps_sides; /* turned like the page of a book; else like one of a calendar */
  gboolean is_upside_down;
  double front_x, front_y; /* of the first tile */
  double back_x, back_y;
} Turn;

/* Whether the middle of each back on page @n + 1 meets that of its front on page @n. */
static void
check_meets (const TwPrintLayout *layout, guint n, const Turn *turn)
{
  const TwPrintPage *fronts = tw_print_layout_page (layout, n);

  g_assert_cmpint (fronts->kind, ==, TW_PRINT_PAGE_FRONTS);
  g_assert_cmpint (tw_print_layout_page (layout, n + 1)->kind, ==, TW_PRINT_PAGE_BACKS);
  g_assert_cmpuint (tw_print_layout_page (layout, n + 1)->number, ==, fronts->number);
  g_assert_cmpuint (tw_print_layout_page (layout, n + 1)->n_places, ==, fronts->n_places);
  for (guint i = 0; i < fronts->n_places; i++)
    {
      const TwPrintPlace *front = place_at (layout, n, i), *back = place_at (layout, n + 1, i);
      double x = front->x + 22.5, y = front->y + 22.5;

      g_assert_false (front->is_back);
      g_assert_true (back->is_back);
      g_assert_false (front->is_upside_down);
      g_assert_cmpint (back->is_upside_down, ==, turn->is_upside_down);
      g_assert_cmpuint (back->piece, ==, front->piece);
      assert_near (back->x + 22.5, turn->swaps_sides ? layout->width - x : x);
      assert_near (back->y + 22.5, turn->swaps_sides ? y : layout->height - y);
    }
}

/* The long edge of an upright page is at its side, that of one that lies at its top. */
static void
test_turned (void)
{
  static const Turn turns[] = {
    { "backs=long-edge", TRUE, FALSE, 9, 25.75, 156, 25.75 },
    { "backs=short-edge", FALSE, TRUE, 9, 25.75, 9, 226.25 },
    /* The same sheet lying: the ruler is beside the tiles. */
    { "backs=long-edge landscape=true", FALSE, TRUE, 25.75, 9, 25.75, 156 },
    { "backs=short-edge landscape=true", TRUE, FALSE, 25.75, 9, 226.25, 9 },
    /* The other side of the sheet has its rim of 20 mm where the front has that of 5: 170 mm take
       three and leave 11.5. */
    { "backs=long-edge left=20", TRUE, FALSE, 33.5, 25.75, 131.5, 25.75 },
    { "backs=long-edge right=20", TRUE, FALSE, 33.5, 25.75, 131.5, 25.75 },
    /* 237 - 4.5 mm take four and leave 18.25. */
    { "backs=short-edge top=30", FALSE, TRUE, 9, 50.25, 9, 201.75 },
    { "backs=short-edge bottom=30", FALSE, TRUE, 9, 50.25, 9, 201.75 },
    /* Nothing changes sides that is not turned: 257.5 mm take five and leave 6.25. */
    { "backs=long-edge top=30", TRUE, FALSE, 9, 38.25, 156, 38.25 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (TwPrintLayout) layout = layout_of (22, turns[i].words);

      g_test_message ("%s", turns[i].words);
      assert_place (layout, 0, 0, 0, turns[i].front_x, turns[i].front_y);
      assert_place (layout, 1, 0, 0, turns[i].back_x, turns[i].back_y);
      g_assert_cmpuint (layout->pages->len, ==, 4);
      check_meets (layout, 0, &turns[i]);
      check_meets (layout, 2, &turns[i]);
    }
}

/* Whether all of page @n lies where the printer reaches, and not on the strip of 4.5 mm for ruler
 * and words. */
static void
check_reached (const TwPrintLayout *layout, guint n)
{
  const TwPrintPlan *plan = layout->plan;
  const TwPrintPage *page = tw_print_layout_page (layout, n);
  double bleed = layout->bleed, nothing = 1e-6;
  double left = plan->left / 1000. + (page->foot == TW_PRINT_FOOT_LEFT ? 4.5 : 0);
  double top = plan->top / 1000. + (page->foot == TW_PRINT_FOOT_TOP ? 4.5 : 0);
  double right = plan->right / 1000. + (page->foot == TW_PRINT_FOOT_RIGHT ? 4.5 : 0);
  double bottom = plan->bottom / 1000. + (page->foot == TW_PRINT_FOOT_BOTTOM ? 4.5 : 0);

  g_assert_cmpfloat (page->x - bleed + nothing, >=, left);
  g_assert_cmpfloat (page->y - bleed + nothing, >=, top);
  g_assert_cmpfloat (page->x + page->width + bleed - nothing, <=, page->paper_width - right);
  g_assert_cmpfloat (page->y + page->height + bleed - nothing, <=, page->paper_height - bottom);
}

static void
test_reached (void)
{
  static const char *const words[] = {
    "backs=long-edge",
    "backs=short-edge",
    "backs=fold",
    "backs=fold bleed=0",
    "backs=fold bottom=30",
    "backs=fold top=30",
    "backs=fold landscape=true right=25",
    "backs=fold landscape=true left=25 bleed=0",
    "backs=short-edge bleed=1",
    "backs=long-edge paper=letter bleed=3 left=10 right=10 top=10 bottom=10",
    "backs=short-edge top=12 bottom=3",
    "backs=long-edge left=0 right=18 landscape=true",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (TwPrintLayout) layout = layout_of (70, words[i]);

      g_test_message ("%s", words[i]);
      for (guint n = 0; n < layout->pages->len; n++)
        check_reached (layout, n);
    }
}

/* Beyond the line in the middle, as far from it as the front, and on its head. */
static void
test_fold (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (9, "backs=fold");
  const TwPrintPage *page = tw_print_layout_page (layout, 0);

  assert_near (layout->fold, 148.5);
  /* 134 mm down, for what is kept at the foot is kept at the head: two of 49. */
  g_assert_cmpuint (layout->rows, ==, 2);
  g_assert_cmpuint (layout->pages->len, ==, 2);
  g_assert_cmpuint (page->n_places, ==, 16);
  for (guint i = 0; i < 8; i++)
    {
      const TwPrintPlace *front = place_at (layout, 0, i), *back = place_at (layout, 0, 8 + i);

      g_assert_false (front->is_back);
      g_assert_true (back->is_back);
      g_assert_true (back->is_upside_down);
      g_assert_cmpuint (front->piece, ==, back->piece);
      assert_near (back->x, front->x);
      assert_near (front->y + 22.5 + back->y + 22.5, 297);
      /* 5 mm from the fold to the bleed. */
      g_assert_cmpfloat (front->y + 45 + 2 + 5, <=, 148.5 + 1e-6);
    }
}

static void
test_fold_lying (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (6, "backs=fold landscape=true bleed=0");

  assert_near (layout->fold, 148.5);
  for (guint i = 0; i < 6; i++)
    {
      const TwPrintPlace *front = place_at (layout, 0, i), *back = place_at (layout, 0, 6 + i);

      g_assert_false (back->is_upside_down);
      assert_near (back->y, front->y);
      assert_near (front->x + back->x + 45, 297);
    }
}

/* All fronts, then all backs, each where its front is. */
static void
test_separate (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (21, "backs=separate");

  g_assert_cmpuint (layout->pages->len, ==, 4);
  g_assert_cmpint (tw_print_layout_page (layout, 1)->kind, ==, TW_PRINT_PAGE_FRONTS);
  g_assert_cmpint (tw_print_layout_page (layout, 2)->kind, ==, TW_PRINT_PAGE_BACKS);
  g_assert_cmpuint (tw_print_layout_page (layout, 2)->number, ==, 1);
  g_assert_cmpuint (tw_print_layout_page (layout, 3)->number, ==, 2);
  assert_place (layout, 2, 1, 1, 58, 25.75);
  assert_place (layout, 3, 0, 20, 9, 25.75);
}

/* The numbers of a sheet of stickers: 3 by 2, the first at 10, 20, from one to the next 60 and 70.
 */
static void
test_grid (void)
{
  g_autoptr (TwPrintLayout) layout =
      layout_of (7,
                 "form=grid columns=3 rows=2 left=10 top=20 pitch-x=60 pitch-y=70 backs=long-edge");

  g_assert_cmpuint (layout->pages->len, ==, 4);
  assert_place (layout, 0, 0, 0, 10, 20);
  assert_place (layout, 0, 2, 2, 130, 20);
  assert_place (layout, 0, 3, 3, 10, 90);
  assert_place (layout, 0, 5, 5, 130, 90);
  assert_place (layout, 1, 0, 0, 210 - 10 - 45, 20);
  assert_place (layout, 2, 0, 6, 10, 20);
}

/* A page as large as tile and bleed; with marks 6 mm more on each side. */
static void
test_single (void)
{
  g_autoptr (TwPrintLayout) bare = layout_of (2, "form=single bleed=3 marks=none backs=long-edge");
  g_autoptr (TwPrintLayout) marked = layout_of (1, "form=single bleed=3 marks=corners");

  g_assert_cmpuint (bare->pages->len, ==, 4);
  for (guint n = 0; n < 4; n++)
    {
      const TwPrintPage *page = tw_print_layout_page (bare, n);

      g_assert_cmpint (page->kind, ==, n % 2 ? TW_PRINT_PAGE_BACKS : TW_PRINT_PAGE_FRONTS);
      g_assert_cmpuint (page->n_places, ==, 1);
      assert_near (page->paper_width, 51);
      assert_near (page->paper_height, 51);
      assert_place (bare, n, 0, n / 2, 3, 3);
    }
  assert_near (tw_print_layout_page (marked, 0)->paper_width, 63);
  assert_place (marked, 0, 0, 0, 9, 9);
}

static void
add_piece (GArray *pieces, TwPrintPieceKind kind, double width, double height, guint count)
{
  const TwPrintPiece piece = { .kind = kind, .width = width, .height = height, .count = count };

  g_array_append_val (pieces, piece);
}

/* Another size begins a page; ruler and words lie where that page has kept room for them. */
static void
test_sizes (void)
{
  g_autoptr (TwPrintPlan) plan = plan_of ("paper=a3 bleed=3 backs=long-edge");
  GArray *tokens = tiles_of (0);
  g_autoptr (TwPrintLayout) layout = NULL;

  add_piece (tokens, TW_PRINT_TOKEN, 20, 20, 3);
  add_piece (tokens, TW_PRINT_STANDEE, 22, 66, 2);
  layout = tw_print_layout_new (plan, tiles_of (40), tokens);
  g_assert_cmpuint (layout->columns, ==, 5);
  g_assert_cmpuint (layout->rows, ==, 8);
  /* Tiles, their backs, tokens, their backs, standees, which bring their own. */
  g_assert_cmpuint (layout->pages->len, ==, 5);
  g_assert_cmpuint (tw_print_layout_page (layout, 2)->n_places, ==, 3);
  g_assert_cmpint (tw_print_layout_page (layout, 3)->kind, ==, TW_PRINT_PAGE_BACKS);
  g_assert_cmpuint (tw_print_layout_page (layout, 4)->n_places, ==, 2);
  g_assert_cmpuint (tw_print_layout_page (layout, 4)->number, ==, 3);
  /* 5 × 7.98 down beside it, 5 × 7 above it; of tokens 11 × 15 above and 10 × 15 beside. */
  g_assert_cmpint (tw_print_layout_page (layout, 0)->foot, ==, TW_PRINT_FOOT_RIGHT);
  g_assert_cmpint (tw_print_layout_page (layout, 1)->foot, ==, TW_PRINT_FOOT_LEFT);
  g_assert_cmpint (tw_print_layout_page (layout, 2)->foot, ==, TW_PRINT_FOOT_BOTTOM);
}

/* A figure that stands has its back already, beyond a fold as well. */
static void
test_folded_standees (void)
{
  g_autoptr (TwPrintPlan) plan = plan_of ("backs=fold");
  GArray *tokens = tiles_of (0);
  g_autoptr (TwPrintLayout) layout = NULL;

  add_piece (tokens, TW_PRINT_STANDEE, 22, 66, 2);
  layout = tw_print_layout_new (plan, tiles_of (0), tokens);
  g_assert_cmpuint (layout->pages->len, ==, 1);
  g_assert_cmpuint (tw_print_layout_page (layout, 0)->n_places, ==, 2);
}

static void
test_too_large (void)
{
  g_autoptr (TwPrintPlan) plan = plan_of ("paper=a5");
  GArray *tiles = tiles_of (0);
  g_autoptr (TwPrintLayout) layout = NULL;

  add_piece (tiles, TW_PRINT_BLOCK, 180, 135, 1);
  add_piece (tiles, TW_PRINT_TILE, 140, 140, 3);
  add_piece (tiles, TW_PRINT_TILE, 45, 45, 1);
  layout = tw_print_layout_new (plan, tiles, tiles_of (0));
  g_assert_cmpuint (layout->n_too_large, ==, 4);
  g_assert_cmpuint (layout->pages->len, ==, 1);
  g_assert_cmpuint (tw_print_layout_page (layout, 0)->number, ==, 1);
}

static guint
n_of_kind (const TwPrintLayout *layout, TwPrintPageKind kind)
{
  guint n = 0;

  for (guint i = 0; i < layout->pages->len; i++)
    n += tw_print_layout_page (layout, i)->kind == kind;
  return n;
}

/* A box of a tile's side and 1.5 mm: across A4 (200 - 10) / 2 - 46.5 = 48.5 mm are left for its
 * depth, of which 47 are for tiles, 23 of 2 mm. The overview has 7 columns of 27 mm and room for 8
 * rows of 30; 57 tiles are 9 rows, which two pages share. */
static void
test_other_pages (void)
{
  static const char words[] = "tiles=all box=true overview=true track=true label=true drift=true";
  static const guint boxes[][4] = {
    { 23, 1, 1, 4 }, { 24, 2, 1, 4 }, { 56, 3, 1, 8 }, { 57, 3, 2, 5 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (TwPrintLayout) layout = layout_of (boxes[i][0], words);

      g_test_message ("%u tiles", boxes[i][0]);
      g_assert_cmpuint (n_of_kind (layout, TW_PRINT_PAGE_BOX), ==, boxes[i][1]);
      g_assert_cmpuint (n_of_kind (layout, TW_PRINT_PAGE_OVERVIEW), ==, boxes[i][2]);
      g_assert_cmpuint (tw_print_overview_rows (layout->plan, boxes[i][0]), ==, boxes[i][3]);
      g_assert_cmpuint (n_of_kind (layout, TW_PRINT_PAGE_TRACK), ==, 1);
      g_assert_cmpuint (n_of_kind (layout, TW_PRINT_PAGE_LABEL), ==, 1);
      /* It is printed before all others. */
      g_assert_cmpuint (n_of_kind (layout, TW_PRINT_PAGE_DRIFT), ==, 1);
      g_assert_cmpint (tw_print_layout_page (layout, 0)->kind, ==, TW_PRINT_PAGE_DRIFT);
      g_assert_cmpint (tw_print_layout_page (layout, 1)->kind, ==, TW_PRINT_PAGE_DRIFT_BACK);
    }
}

/* Thin tiles: 47 mm are 47 of 1 mm. Where no box fits there is none. */
static void
test_boxes (void)
{
  g_autoptr (TwPrintLayout) thin = layout_of (47, "box=true thickness=1");
  g_autoptr (TwPrintLayout) more = layout_of (48, "box=true thickness=1");
  g_autoptr (TwPrintLayout) small = layout_of (1, "box=true paper=own width=100 height=100");

  g_assert_cmpuint (n_of_kind (thin, TW_PRINT_PAGE_BOX), ==, 1);
  g_assert_cmpuint (n_of_kind (more, TW_PRINT_PAGE_BOX), ==, 2);
  g_assert_cmpuint (n_of_kind (small, TW_PRINT_PAGE_BOX), ==, 0);
}

/* The slug of 8 1/4 by 10 1/2 inches: 4 × 45 + 3 × 3.174 = 189.522 of 203.2 mm. */
static void
test_sheet_pictures (void)
{
  g_autoptr (TwPrintLayout) layout =
      layout_of (20, "paper=own width=209.55 height=266.7 top=3.175 right=3.175 bottom=3.175 "
                     "left=3.175 bleed=1.587 form=sheet-pictures marks=none");

  g_assert_cmpuint (layout->pages->len, ==, 1);
  g_assert_cmpuint (layout->columns, ==, 4);
  g_assert_cmpuint (layout->rows, ==, 5);
  assert_place (layout, 0, 0, 0, (209.55 - 189.522) / 2, (266.7 - 237.696) / 2);
  assert_place (layout, 0, 1, 1, (209.55 - 189.522) / 2 + 48.174, (266.7 - 237.696) / 2);
}

static void
test_nothing (void)
{
  g_autoptr (TwPrintLayout) layout = layout_of (0, "backs=long-edge");

  g_assert_cmpuint (layout->pages->len, ==, 0);
  g_assert_cmpuint (layout->n_too_large, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-layout/tiles-on-a-sheet", test_tiles_on_a_sheet);
  g_test_add_func ("/print-layout/pitch", test_pitch);
  g_test_add_func ("/print-layout/gap", test_gap);
  g_test_add_func ("/print-layout/turned", test_turned);
  g_test_add_func ("/print-layout/reached", test_reached);
  g_test_add_func ("/print-layout/fold", test_fold);
  g_test_add_func ("/print-layout/fold-lying", test_fold_lying);
  g_test_add_func ("/print-layout/separate", test_separate);
  g_test_add_func ("/print-layout/grid", test_grid);
  g_test_add_func ("/print-layout/single", test_single);
  g_test_add_func ("/print-layout/sizes", test_sizes);
  g_test_add_func ("/print-layout/folded-standees", test_folded_standees);
  g_test_add_func ("/print-layout/too-large", test_too_large);
  g_test_add_func ("/print-layout/other-pages", test_other_pages);
  g_test_add_func ("/print-layout/boxes", test_boxes);
  g_test_add_func ("/print-layout/sheet-pictures", test_sheet_pictures);
  g_test_add_func ("/print-layout/nothing", test_nothing);
  return g_test_run ();
}

/* Which piece lies where on which page. */
#include "app/cardboard/print-layout.h"

#include <math.h>

#include "app/cardboard/extra-pages.h"
#include "app/cardboard/paper.h"

/* For ruler and words: as little as they can do with. */
#define FOOT 4.5
/* From a fold to the bleed of what lies on either side: cardboard does not fold sharply. */
#define FOLD_GAP 5.
/* Around the bleed of a page with one tile, if it has marks. */
#define MARKS_ROOM 6.
/* A hundredth of a micrometre is no room. */
#define NOTHING 1e-5

/* What is free on a page. */
typedef struct
{
  double x, y, width, height;
} Room;

/* Rows and columns of equal pieces. */
typedef struct
{
  guint columns, rows;
  double x, y;             /* the first cut */
  double pitch_x, pitch_y; /* from one to the next */
  TwPrintFoot foot;
} Grid;

static guint
n_that_fit (double room, double size, double bleed, double gap)
{
  double n = floor ((room + gap + NOTHING) / (size + 2 * bleed + gap));

  return (guint) CLAMP (n, 0, 1000);
}

static double
span (guint n, double size, double bleed, double gap)
{
  return n > 0 ? n * (size + 2 * bleed) + (n - 1) * gap : 0;
}

static gboolean
is_duplex (const TwPrintPlan *plan)
{
  return plan->backs == TW_PRINT_BACKS_LONG || plan->backs == TW_PRINT_BACKS_SHORT;
}

/* Whether turning the sheet exchanges left and right. */
static gboolean
swaps_sides (const TwPrintLayout *layout)
{
  return (layout->plan->backs == TW_PRINT_BACKS_LONG) == (layout->height >= layout->width);
}

/* What the printer can reach, on both sides of a sheet that is turned. */
static Room
printable (const TwPrintLayout *layout)
{
  const TwPrintPlan *plan = layout->plan;
  double top = plan->top / 1000., right = plan->right / 1000., bottom = plan->bottom / 1000.,
         left = plan->left / 1000.;

  if (is_duplex (plan) && swaps_sides (layout))
    left = right = MAX (left, right);
  else if (is_duplex (plan))
    top = bottom = MAX (top, bottom);
  return (Room){ left, top, MAX (layout->width - left - right, 0),
                 MAX (layout->height - top - bottom, 0) };
}

static void
grid_centre (Grid *grid, const Room *room, const TwPrintPiece *piece, double bleed, double gap)
{
  grid->pitch_x = piece->width + 2 * bleed + gap;
  grid->pitch_y = piece->height + 2 * bleed + gap;
  grid->x = room->x + (room->width - span (grid->columns, piece->width, bleed, gap)) / 2 + bleed;
  grid->y = room->y + (room->height - span (grid->rows, piece->height, bleed, gap)) / 2 + bleed;
}

/* The fronts have one half of the page. The backs, beyond the fold, lie as far from the other rim
 * and from what is kept free there. */
static Room
fold_half (const TwPrintLayout *layout, Room room)
{
  double right = layout->width - room.x - room.width,
         bottom = layout->height - room.y - room.height;

  if (layout->height >= layout->width)
    {
      room.y = MAX (room.y, bottom);
      room.height = MAX (layout->fold - FOLD_GAP - room.y, 0);
    }
  else
    {
      room.x = MAX (room.x, right);
      room.width = MAX (layout->fold - FOLD_GAP - room.x, 0);
    }
  return room;
}

/* Ruler and words stand below or beside, wherever more pieces fit then. */
static Grid
grid_of_sheet (TwPrintLayout *layout, const TwPrintPiece *piece)
{
  double bleed = layout->bleed, gap = layout->plan->gap / 1000.;
  Room room = printable (layout), above, beside;
  Grid grid = { 0 };
  guint n_above, n_beside;

  above = beside = room;
  above.height -= FOOT;
  beside.width -= FOOT;
  if (layout->fold > 0)
    {
      above = fold_half (layout, above);
      beside = fold_half (layout, beside);
    }
  n_above = n_that_fit (above.width, piece->width, bleed, gap)
            * n_that_fit (above.height, piece->height, bleed, gap);
  n_beside = n_that_fit (beside.width, piece->width, bleed, gap)
             * n_that_fit (beside.height, piece->height, bleed, gap);
  grid.foot = n_beside > n_above ? TW_PRINT_FOOT_RIGHT : TW_PRINT_FOOT_BOTTOM;
  room = n_beside > n_above ? beside : above;
  grid.columns = n_that_fit (room.width, piece->width, bleed, gap);
  grid.rows = n_that_fit (room.height, piece->height, bleed, gap);
  grid_centre (&grid, &room, piece, bleed, gap);
  return grid;
}

/* A page for each piece, as large as that. */
static gboolean
is_single (const TwPrintPlan *plan)
{
  return plan->form == TW_PRINT_SINGLE || plan->form == TW_PRINT_PICTURES;
}

static double
single_room (const TwPrintPlan *plan)
{
  return plan->bleed / 1000. + (plan->marks == TW_PRINT_MARKS_NONE ? 0 : MARKS_ROOM);
}

static Grid
grid_of (TwPrintLayout *layout, const TwPrintPiece *piece)
{
  const TwPrintPlan *plan = layout->plan;

  if (plan->form == TW_PRINT_GRID)
    return (Grid){ (guint) MAX (plan->columns, 1),
                   (guint) MAX (plan->rows, 1),
                   plan->left / 1000.,
                   plan->top / 1000.,
                   plan->pitch_x > 0 ? plan->pitch_x / 1000. : piece->width + 2 * layout->bleed,
                   plan->pitch_y > 0 ? plan->pitch_y / 1000. : piece->height + 2 * layout->bleed,
                   TW_PRINT_FOOT_BOTTOM };
  if (is_single (plan))
    return (Grid){ 1, 1, single_room (plan), single_room (plan), 0, 0, TW_PRINT_FOOT_BOTTOM };
  if (plan->form == TW_PRINT_SHEET_PICTURES)
    {
      Room room = printable (layout);
      double gap = plan->gap / 1000.;
      /* Here the bleed of those at the rim may lie outside of what is safe. */
      Grid grid = { n_that_fit (room.width + 2 * layout->bleed, piece->width, layout->bleed, gap),
                    n_that_fit (room.height + 2 * layout->bleed, piece->height, layout->bleed, gap),
                    0,
                    0,
                    0,
                    0,
                    TW_PRINT_FOOT_BOTTOM };

      grid_centre (&grid, &room, piece, layout->bleed, gap);
      return grid;
    }
  return grid_of_sheet (layout, piece);
}

static TwPrintPage *
add_page (TwPrintLayout *layout, TwPrintPageKind kind, guint number)
{
  TwPrintPage page = { .kind = kind,
                       .number = number,
                       .first = layout->places->len,
                       .paper_width = layout->width,
                       .paper_height = layout->height };

  g_array_append_val (layout->pages, page);
  return &g_array_index (layout->pages, TwPrintPage, layout->pages->len - 1);
}

static void
page_add (TwPrintLayout *layout, TwPrintPage *page, const TwPrintPlace *place)
{
  const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, place->piece);
  double right = MAX (page->x + page->width, place->x + piece->width);
  double bottom = MAX (page->y + page->height, place->y + piece->height);

  if (page->n_places == 0)
    {
      page->x = place->x;
      page->y = place->y;
      right = place->x + piece->width;
      bottom = place->y + piece->height;
    }
  page->x = MIN (page->x, place->x);
  page->y = MIN (page->y, place->y);
  page->width = right - page->x;
  page->height = bottom - page->y;
  g_array_append_val (layout->places, *place);
  page->n_places++;
  if (is_single (layout->plan))
    {
      page->paper_width = page->width + 2 * single_room (layout->plan);
      page->paper_height = page->height + 2 * single_room (layout->plan);
    }
}

/* Where the back of what lies at @place is printed. */
static TwPrintPlace
back_of (const TwPrintLayout *layout, const TwPrintPlace *place)
{
  const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, place->piece);
  TwPrintPlace back = *place;

  back.is_back = TRUE;
  if (layout->fold > 0 && layout->height >= layout->width)
    {
      back.y = 2 * layout->fold - place->y - piece->height;
      back.is_upside_down = TRUE;
    }
  else if (layout->fold > 0)
    back.x = 2 * layout->fold - place->x - piece->width;
  else if (is_duplex (layout->plan) && !is_single (layout->plan))
    {
      if (swaps_sides (layout))
        back.x = layout->width - place->x - piece->width;
      else
        {
          back.y = layout->height - place->y - piece->height;
          back.is_upside_down = TRUE;
        }
    }
  return back;
}

/* A figure that stands has its back beside its front. */
static gboolean
has_back (const TwPrintLayout *layout, const TwPrintPlace *place)
{
  return g_array_index (layout->pieces, TwPrintPiece, place->piece).kind != TW_PRINT_STANDEE;
}

/* What is kept free on one side of a sheet is free at the same place of the other. */
static TwPrintFoot
back_foot (const TwPrintLayout *layout, TwPrintFoot foot)
{
  if (!is_duplex (layout->plan))
    return foot;
  if (foot == TW_PRINT_FOOT_RIGHT)
    return swaps_sides (layout) ? TW_PRINT_FOOT_LEFT : foot;
  return swaps_sides (layout) ? foot : TW_PRINT_FOOT_TOP;
}

/* The backs of page @n: a page behind it. */
static void
add_backs (TwPrintLayout *layout, guint n)
{
  const TwPrintPage fronts = g_array_index (layout->pages, TwPrintPage, n);
  TwPrintPage *page = add_page (layout, TW_PRINT_PAGE_BACKS, fronts.number);

  page->foot = back_foot (layout, fronts.foot);
  for (guint i = 0; i < fronts.n_places; i++)
    {
      TwPrintPlace back =
          back_of (layout, &g_array_index (layout->places, TwPrintPlace, fronts.first + i));

      if (has_back (layout, &back))
        page_add (layout, page, &back);
    }
  if (page->n_places == 0)
    g_array_set_size (layout->pages, layout->pages->len - 1);
}

/* The backs on the same page, beyond the fold. */
static void
add_folded (TwPrintLayout *layout, TwPrintPage *page)
{
  for (guint i = 0, n = page->n_places; i < n; i++)
    {
      TwPrintPlace back =
          back_of (layout, &g_array_index (layout->places, TwPrintPlace, page->first + i));

      if (has_back (layout, &back))
        page_add (layout, page, &back);
    }
}

static void
end_page (TwPrintLayout *layout)
{
  guint n = layout->pages->len - 1;

  if (layout->fold > 0)
    add_folded (layout, &g_array_index (layout->pages, TwPrintPage, n));
  else if (is_duplex (layout->plan))
    add_backs (layout, n);
}

/* All copies of the pieces from @first to before @end, which are of one size. */
static void
add_pieces (TwPrintLayout *layout, guint first, guint end, guint *number)
{
  const TwPrintPiece *pieces = (const TwPrintPiece *) layout->pieces->data;
  Grid grid = grid_of (layout, &pieces[first]);
  guint at = 0, most = grid.columns * grid.rows;

  if (pieces[first].kind == TW_PRINT_TILE && layout->columns == 0)
    {
      layout->columns = grid.columns;
      layout->rows = grid.rows;
    }
  for (guint p = first; p < end; p++)
    for (guint copy = 0; copy < pieces[p].count; copy++)
      {
        TwPrintPlace place = { .piece = p };

        if (most == 0)
          {
            layout->n_too_large++;
            continue;
          }
        if (at == 0)
          add_page (layout, TW_PRINT_PAGE_FRONTS, ++*number)->foot = grid.foot;
        place.x = grid.x + at % grid.columns * grid.pitch_x;
        place.y = grid.y + at / grid.columns * grid.pitch_y;
        page_add (layout, &g_array_index (layout->pages, TwPrintPage, layout->pages->len - 1),
                  &place);
        if (++at == most)
          {
            end_page (layout);
            at = 0;
          }
      }
  if (at > 0)
    end_page (layout);
}

static gboolean
is_same_size (const TwPrintPiece *a, const TwPrintPiece *b)
{
  return fabs (a->width - b->width) < NOTHING && fabs (a->height - b->height) < NOTHING;
}

static void
add_separate_backs (TwPrintLayout *layout)
{
  guint n_pages = layout->pages->len;

  for (guint n = 0; n < n_pages; n++)
    add_backs (layout, n);
}

/* How many tiles there are, and how many that look different. */
void
tw_print_layout_count (const TwPrintLayout *layout, guint *out_tiles, guint *out_kinds)
{
  *out_tiles = *out_kinds = 0;
  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      *out_tiles += piece->kind == TW_PRINT_TILE ? piece->count : 0;
      *out_kinds += piece->kind == TW_PRINT_TILE;
    }
}

static void
add_pages (TwPrintLayout *layout, TwPrintPageKind kind, guint n)
{
  for (guint i = 1; i <= n; i++)
    add_page (layout, kind, i);
}

/* The first sheet, for it is printed and measured before all others. */
static void
add_drift (TwPrintLayout *layout)
{
  const TwPrintPlan *plan = layout->plan;

  if (!plan->has_drift || (plan->form != TW_PRINT_SHEETS && plan->form != TW_PRINT_GRID))
    return;
  add_page (layout, TW_PRINT_PAGE_DRIFT, 1);
  add_page (layout, TW_PRINT_PAGE_DRIFT_BACK, 1);
}

static void
add_other_pages (TwPrintLayout *layout)
{
  const TwPrintPlan *plan = layout->plan;
  guint n_tiles, n_kinds;

  if (plan->form != TW_PRINT_SHEETS && plan->form != TW_PRINT_GRID)
    return;
  if (plan->has_track)
    add_page (layout, TW_PRINT_PAGE_TRACK, 1);
  tw_print_layout_count (layout, &n_tiles, &n_kinds);
  if (plan->has_box)
    add_pages (layout, TW_PRINT_PAGE_BOX, tw_print_boxes (plan, n_tiles));
  if (plan->has_label)
    add_page (layout, TW_PRINT_PAGE_LABEL, 1);
  if (plan->has_overview)
    {
      guint most = tw_print_overview_columns (plan) * tw_print_overview_rows (plan, n_kinds);

      add_pages (layout, TW_PRINT_PAGE_OVERVIEW, (n_kinds + most - 1) / most);
    }
}

TwPrintLayout *
tw_print_layout_new (const TwPrintPlan *plan, GArray *tiles, GArray *tokens)
{
  TwPrintLayout *layout = g_atomic_rc_box_new0 (TwPrintLayout);
  guint first = 0, number = 0;

  layout->plan = tw_print_plan_copy (plan);
  /* Nobody cuts pictures, and a mark would be part of them. */
  if (tw_print_plan_is_pictures (plan))
    layout->plan->marks = TW_PRINT_MARKS_NONE;
  layout->bleed = plan->bleed / 1000.;
  layout->gutter = 2 * layout->bleed + plan->gap / 1000.;
  layout->pieces = tiles;
  layout->places = g_array_new (FALSE, FALSE, sizeof (TwPrintPlace));
  layout->pages = g_array_new (FALSE, FALSE, sizeof (TwPrintPage));
  tw_paper_size (plan, &layout->width, &layout->height);
  if (plan->form == TW_PRINT_SHEETS && plan->backs == TW_PRINT_BACKS_FOLD)
    layout->fold = MAX (layout->width, layout->height) / 2;
  add_drift (layout);
  g_array_append_vals (layout->pieces, tokens->data, tokens->len);
  g_array_unref (tokens);
  for (guint p = 1; p <= layout->pieces->len; p++)
    {
      const TwPrintPiece *pieces = (const TwPrintPiece *) layout->pieces->data;

      if (p < layout->pieces->len && is_same_size (&pieces[p - 1], &pieces[p]))
        continue;
      add_pieces (layout, first, p, &number);
      first = p;
    }
  if (plan->backs == TW_PRINT_BACKS_SEPARATE
      || (plan->backs == TW_PRINT_BACKS_FOLD && layout->fold == 0))
    add_separate_backs (layout);
  add_other_pages (layout);
  return layout;
}

TwPrintLayout *
tw_print_layout_ref (TwPrintLayout *layout)
{
  return g_atomic_rc_box_acquire (layout);
}

static void
layout_clear (gpointer data)
{
  TwPrintLayout *layout = data;

  tw_print_plan_free (layout->plan);
  g_array_unref (layout->pieces);
  g_array_unref (layout->places);
  g_array_unref (layout->pages);
}

void
tw_print_layout_unref (TwPrintLayout *layout)
{
  g_atomic_rc_box_release_full (layout, layout_clear);
}

const TwPrintPage *
tw_print_layout_page (const TwPrintLayout *layout, guint n)
{
  return &g_array_index (layout->pages, TwPrintPage, n);
}

const TwPrintPlace *
tw_print_layout_place (const TwPrintLayout *layout, const TwPrintPage *page, guint i)
{
  return &g_array_index (layout->places, TwPrintPlace, page->first + i);
}

const TwPrintPiece *
tw_print_layout_piece (const TwPrintLayout *layout, const TwPrintPlace *place)
{
  return &g_array_index (layout->pieces, TwPrintPiece, place->piece);
}

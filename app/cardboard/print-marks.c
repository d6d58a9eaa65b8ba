/* Where is cut. */
#include "app/cardboard/print-marks.h"

#include <math.h>

/* Millimetres. A quarter of a point is the finest line that every printer shows. */
#define HAIRLINE .09
#define LINE     .15
#define LENGTH   3.
#define OFF      .5
/* The strip of ruler and words. */
#define FOOT   4.5
#define FRAME  1.2
#define SQUARE 5.
#define NEAR   1e-4

static int
compare_cuts (gconstpointer a, gconstpointer b)
{
  double x = ((const TwPrintCut *) a)->at, y = ((const TwPrintCut *) b)->at;

  return (x > y) - (x < y);
}

static void
add_cut (GArray *cuts, double at)
{
  const TwPrintCut cut = { at, FALSE };

  for (guint i = 0; i < cuts->len; i++)
    if (fabs (g_array_index (cuts, TwPrintCut, i).at - at) < NEAR)
      return;
  g_array_append_val (cuts, cut);
}

GArray *
tw_print_cuts_new (const TwPrintLayout *layout, const TwPrintPage *page, gboolean is_across)
{
  GArray *cuts = g_array_new (FALSE, FALSE, sizeof (TwPrintCut));
  double least = is_across ? page->y : page->x;
  double most = least + (is_across ? page->height : page->width);

  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *place = tw_print_layout_place (layout, page, i);
      const TwPrintPiece *piece = tw_print_layout_piece (layout, place);

      add_cut (cuts, is_across ? place->y : place->x);
      add_cut (cuts, is_across ? place->y + piece->height : place->x + piece->width);
    }
  g_array_sort (cuts, compare_cuts);
  for (guint i = 0; i < cuts->len && layout->gutter < NEAR; i++)
    {
      TwPrintCut *cut = &g_array_index (cuts, TwPrintCut, i);

      cut->is_shared = cut->at > least + NEAR && cut->at < most - NEAR;
    }
  return cuts;
}

static void
line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

static void
ink (cairo_t *cr, double width)
{
  cairo_new_path (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

void
tw_print_marks_below (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  if (layout->plan->marks != TW_PRINT_MARKS_LINES || page->n_places == 0)
    return;
  ink (cr, LINE);
  for (guint across = 0; across < 2; across++)
    {
      g_autoptr (GArray) cuts = tw_print_cuts_new (layout, page, across);

      for (guint i = 0; i < cuts->len; i++)
        {
          double at = g_array_index (cuts, TwPrintCut, i).at;

          if (across)
            line (cr, 0, at, page->paper_width, at);
          else
            line (cr, at, 0, at, page->paper_height);
        }
    }
  cairo_stroke (cr);
}

/* What the printer reaches and ruler and words leave, in the direction of a mark. */
static void
find_room (const TwPrintLayout *layout,
           const TwPrintPage *page,
           gboolean is_across,
           double *out_first,
           double *out_last)
{
  const TwPrintPlan *plan = layout->plan;
  TwPrintFoot before = is_across ? TW_PRINT_FOOT_LEFT : TW_PRINT_FOOT_TOP;
  TwPrintFoot behind = is_across ? TW_PRINT_FOOT_RIGHT : TW_PRINT_FOOT_BOTTOM;

  *out_first = (is_across ? plan->left : plan->top) / 1000.;
  *out_last = is_across ? page->paper_width - plan->right / 1000.
                        : page->paper_height - plan->bottom / 1000.;
  if (plan->form != TW_PRINT_SHEETS)
    {
      *out_first = 0;
      *out_last = is_across ? page->paper_width : page->paper_height;
      return;
    }
  *out_first += page->foot == before ? FOOT : 0;
  *out_last -= page->foot == behind ? FOOT : 0;
}

/* At both ends of each cut, off the bleed; as long as there is room. */
static void
rim_marks (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  double off = layout->bleed + OFF;

  for (guint across = 0; across < 2; across++)
    {
      g_autoptr (GArray) cuts = tw_print_cuts_new (layout, page, across);
      double from = across ? page->x : page->y, to = from + (across ? page->width : page->height);
      double first, last;

      find_room (layout, page, across, &first, &last);
      first = MAX (from - off - LENGTH, first);
      last = MIN (to + off + LENGTH, last);
      for (guint i = 0; i < cuts->len; i++)
        {
          double at = g_array_index (cuts, TwPrintCut, i).at;

          if (first < from - off)
            line (cr, across ? first : at, across ? at : first, across ? from - off : at,
                  across ? at : from - off);
          if (last > to + off)
            line (cr, across ? to + off : at, across ? at : to + off, across ? last : at,
                  across ? at : last);
        }
    }
}

/* In what is cut away between two pieces; a shared cut has a small cross. */
static void
corner_marks (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  double length = layout->gutter > NEAR ? MAX (layout->gutter / 2, LENGTH / 2) : LENGTH / 2;
  double off = layout->gutter > NEAR ? MIN (.5, length / 3) : 0;

  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *place = tw_print_layout_place (layout, page, i);
      const TwPrintPiece *piece = tw_print_layout_piece (layout, place);

      for (guint corner = 0; corner < 4; corner++)
        {
          double x = place->x + (corner & 1 ? piece->width : 0);
          double y = place->y + (corner & 2 ? piece->height : 0);
          double right = corner & 1 ? 1 : -1, down = corner & 2 ? 1 : -1;

          line (cr, x + right * off, y, x + right * length, y);
          line (cr, x, y + down * off, x, y + down * length);
        }
    }
}

/* A square at the top left, angles at the top right and the bottom left. */
static void
registration_marks (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  double left = layout->plan->left / 2000., top = layout->plan->top / 2000.;
  double right = page->paper_width - layout->plan->right / 2000.;
  double bottom = page->paper_height - layout->plan->bottom / 2000.;

  cairo_new_path (cr);
  cairo_rectangle (cr, left, top, SQUARE, SQUARE);
  cairo_fill (cr);
  ink (cr, .5);
  cairo_move_to (cr, right - 2 * SQUARE, top);
  cairo_line_to (cr, right, top);
  cairo_line_to (cr, right, top + 2 * SQUARE);
  cairo_move_to (cr, left, bottom - 2 * SQUARE);
  cairo_line_to (cr, left, bottom);
  cairo_line_to (cr, left + 2 * SQUARE, bottom);
  cairo_stroke (cr);
}

static void
fold_line (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  const double dashes[] = { 2, 1.5 };

  ink (cr, LINE);
  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (page->paper_height >= page->paper_width)
    line (cr, 0, layout->fold, page->paper_width, layout->fold);
  else
    line (cr, layout->fold, 0, layout->fold, page->paper_height);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tw_print_marks_above (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  double off = layout->bleed + FRAME;

  if (page->n_places == 0)
    return;
  ink (cr, layout->plan->form == TW_PRINT_SINGLE ? HAIRLINE : LINE);
  /* Backs are cut from the front; their frame shows how far they drift. */
  if (page->kind == TW_PRINT_PAGE_FRONTS && layout->plan->marks == TW_PRINT_MARKS_RIM)
    rim_marks (cr, layout, page);
  else if (page->kind == TW_PRINT_PAGE_FRONTS && layout->plan->marks == TW_PRINT_MARKS_CORNERS)
    corner_marks (cr, layout, page);
  if (layout->plan->has_frame && layout->plan->form == TW_PRINT_SHEETS)
    cairo_rectangle (cr, page->x - off, page->y - off, page->width + 2 * off,
                     page->height + 2 * off);
  cairo_stroke (cr);
  if (layout->plan->has_registration && page->kind == TW_PRINT_PAGE_FRONTS)
    registration_marks (cr, layout, page);
  if (layout->fold > 0)
    fold_line (cr, layout, page);
}

/* What each sheet says outside the cuts. */
#include "app/cardboard/print-foot.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/cardboard/print-words.h"

/* Millimetres. On narrow paper the ruler leaves room for some words. */
#define RULER  100
#define WORDS  30
#define SQUARE 45.
#define LINE   .15
#define POINTS 6.
#define HIGH   4.
/* From the bleed to where a piece is measured: beyond the frame, in the midst of the marks. */
#define OFF 2.5

char *
tw_print_page_name (const TwPrintLayout *layout, guint n)
{
  const TwPrintPage *page = tw_print_layout_page (layout, n);

  switch (page->kind)
    {
    case TW_PRINT_PAGE_FRONTS:
      return g_strdup_printf (_ ("Front %u"), page->number);
    case TW_PRINT_PAGE_BACKS:
      return g_strdup_printf (_ ("Back %u"), page->number);
    case TW_PRINT_PAGE_TRACK:
      return g_strdup (_ ("Score track"));
    case TW_PRINT_PAGE_BOX:
      return g_strdup_printf (_ ("Box %u"), page->number);
    case TW_PRINT_PAGE_LABEL:
      return g_strdup (_ ("Label"));
    case TW_PRINT_PAGE_OVERVIEW:
      return g_strdup_printf (_ ("All tiles %u"), page->number);
    case TW_PRINT_PAGE_DRIFT:
      return g_strdup (_ ("Test sheet, front"));
    case TW_PRINT_PAGE_DRIFT_BACK:
      return g_strdup (_ ("Test sheet, back"));
    }
  return NULL;
}

static void
line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

/* Whole centimetres, as many as go into a strip of that length. */
static guint
ruler_length (double width)
{
  return (guint) CLAMP (floor ((width - WORDS) / 10) * 10, 10, RULER);
}

/* A scale of so many millimetres whose marks hang from y = 0. */
static void
ruler_draw (cairo_t *cr, guint length)
{
  cairo_new_path (cr);
  line (cr, 0, LINE / 2, length, LINE / 2);
  for (guint mm = 0; mm <= length; mm++)
    line (cr, mm, 0, mm, mm % 10 == 0 ? 2.2 : mm % 5 == 0 ? 1.6 : 1);
  cairo_stroke (cr);
}

/* A length from a point to the right or down, with a stroke at either end. */
static void
measure_draw (cairo_t *cr, double x, double y, double right, double down)
{
  double across = down > 0 ? .7 : 0, along = right > 0 ? .7 : 0;

  cairo_new_path (cr);
  line (cr, x, y, x + right, y + down);
  line (cr, x - across, y - along, x + across, y + along);
  line (cr, x + right - across, y + down - along, x + right + across, y + down + along);
  cairo_stroke (cr);
}

/* A square of 45 mm, which says so, where there is room for one; else the two sides of a piece at
 * the top left, which is measured itself then. Returns their length, 0 for none. */
static double
square_draw (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  /* Clear of the words, below or beside. */
  double right = page->paper_width - layout->plan->right / 1000. - HIGH - 1;
  double bottom = page->paper_height - layout->plan->bottom / 1000. - HIGH - 1;
  double below = page->y + page->height + layout->bleed + OFF + 1;
  /* Within what the printer reaches. */
  double left = layout->plan->left / 1000. + .8, top = layout->plan->top / 1000. + .8;
  const TwPrintPiece *piece;

  if (page->n_places == 0 ? page->kind == TW_PRINT_PAGE_TRACK || page->kind == TW_PRINT_PAGE_LABEL
                          : bottom - below >= SQUARE)
    {
      cairo_new_path (cr);
      cairo_rectangle (cr, right - SQUARE, bottom - SQUARE - 1, SQUARE, SQUARE);
      cairo_stroke (cr);
      tw_print_words_draw (cr, _ ("This square measures 45 mm."), POINTS, FALSE, PANGO_ALIGN_CENTER,
                           right - SQUARE + 2, bottom - SQUARE / 2 - 2, SQUARE - 4, 0);
      return 0;
    }
  if (page->n_places == 0)
    return 0;
  piece = tw_print_layout_piece (layout, tw_print_layout_place (layout, page, 0));
  if (piece->width != piece->height)
    return 0;
  measure_draw (cr, MAX (page->x - layout->bleed - OFF, left), page->y, 0, piece->height);
  measure_draw (cr, page->x, MAX (page->y - layout->bleed - OFF, top), piece->width, 0);
  return piece->width;
}

static gboolean
is_beside (const TwPrintPage *page)
{
  return page->foot == TW_PRINT_FOOT_RIGHT || page->foot == TW_PRINT_FOOT_LEFT;
}

/* To where ruler and words begin; beside the pieces they are read from the right. */
static void
go_to_strip (cairo_t *cr, const TwPrintPlan *plan, const TwPrintPage *page)
{
  double left = plan->left / 1000., right = page->paper_width - plan->right / 1000.;
  double top = plan->top / 1000., bottom = page->paper_height - plan->bottom / 1000.;

  switch (page->foot)
    {
    case TW_PRINT_FOOT_BOTTOM:
      cairo_translate (cr, left, bottom - HIGH);
      return;
    case TW_PRINT_FOOT_TOP:
      cairo_translate (cr, left, top);
      return;
    case TW_PRINT_FOOT_RIGHT:
      cairo_translate (cr, right, top);
      break;
    case TW_PRINT_FOOT_LEFT:
      cairo_translate (cr, left + HIGH, top);
      break;
    }
  cairo_rotate (cr, G_PI / 2);
}

static char *
words_of (const TwPrintLayout *layout, guint n, const char *title, const char *release)
{
  g_autofree char *page = tw_print_page_name (layout, n);
  g_autofree char *name =
      release != NULL ? g_strdup_printf ("%s %s", title, release) : g_strdup (title);

  /* Translators: a set with its version, then what a sheet is ("Front 1"), its number and how many
   * there are. */
  return g_strdup_printf (_ ("%s · %s · sheet %u of %u"), name, page, n + 1, layout->pages->len);
}

/* By which one is sure that nothing was scaled. */
static char *
sure_words (guint ruler, double measured)
{
  if (measured <= 0)
    /* Translators: below a ruler of so many millimetres. */
    return g_strdup_printf (_ ("%u mm: print at 100 %%, do not fit to the page"), ruler);
  /* Translators: below a ruler; the other length is that of two lines at the top left, which are as
   * long as the first tile. */
  return g_strdup_printf (_ ("%u mm, the lines beside the first piece %.4g mm: print at 100 %%, do "
                             "not fit to the page"),
                          ruler, measured);
}

void
tw_print_foot_draw (cairo_t *cr,
                    const TwPrintLayout *layout,
                    guint n,
                    const char *title,
                    const char *release)
{
  const TwPrintPlan *plan = layout->plan;
  const TwPrintPage *page = tw_print_layout_page (layout, n);
  g_autofree char *words = words_of (layout, n, title, release), *sure = NULL;
  double width = is_beside (page) ? page->paper_height - (plan->top + plan->bottom) / 1000.
                                  : page->paper_width - (plan->left + plan->right) / 1000.;
  guint ruler = ruler_length (width);
  double measured;

  if (plan->form != TW_PRINT_SHEETS)
    return;
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, LINE);
  measured = square_draw (cr, layout, page);
  go_to_strip (cr, plan, page);
  ruler_draw (cr, ruler);
  sure = sure_words (ruler, measured);
  tw_print_words_draw (cr, sure, POINTS * .8, FALSE, PANGO_ALIGN_LEFT, 0, 2.2, MAX (ruler, WORDS),
                       0);
  tw_print_words_draw (cr, words, POINTS, FALSE, PANGO_ALIGN_RIGHT, ruler + 3, -.2,
                       MAX (width - ruler - 3.5, 10), HIGH);
  cairo_restore (cr);
}

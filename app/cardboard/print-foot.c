/* What each sheet says outside the cuts. */
#include "app/cardboard/print-foot.h"

#include <glib/gi18n.h>

#include "app/cardboard/print-words.h"

/* Millimetres. */
#define RULER  100
#define SQUARE 45.
#define LINE   .15
#define POINTS 6.
#define HIGH   4.

/* The strip below or beside the pieces, as it is read. */
typedef struct
{
  double x, y, width;
  gboolean is_turned;
} Strip;

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

/* A scale of 100 mm whose marks hang from y = 0. */
static void
ruler_draw (cairo_t *cr)
{
  cairo_new_path (cr);
  line (cr, 0, LINE / 2, RULER, LINE / 2);
  for (guint mm = 0; mm <= RULER; mm++)
    line (cr, mm, 0, mm, mm % 10 == 0 ? 2.2 : mm % 5 == 0 ? 1.6 : 1);
  cairo_stroke (cr);
}

/* A length with ends. */
static void
measure_draw (cairo_t *cr, double x, double y, double dx, double dy)
{
  double across = dx > 0 ? 0 : .7, down = dx > 0 ? .7 : 0;

  line (cr, x, y, x + dx, y + dy);
  line (cr, x - across, y - down, x + across, y + down);
  line (cr, x + dx - across, y + dy - down, x + dx + across, y + dy + down);
  cairo_stroke (cr);
}

/* Where a square has room below the pieces, or else where 45 mm are measured downwards: in the
 * margin on the left, or the right one for a page whose left one is narrower. */
static void
square_draw (cairo_t *cr,
             const TwPrintLayout *layout,
             const TwPrintPage *page,
             double right,
             double bottom)
{
  double left = layout->plan->left / 1000., below = page->y + page->height + layout->bleed + 5;
  double top = layout->plan->top / 1000.;

  cairo_new_path (cr);
  if (page->n_places == 0 || bottom - HIGH - below >= SQUARE + 1)
    {
      cairo_rectangle (cr, right - SQUARE, bottom - HIGH - 1 - SQUARE, SQUARE, SQUARE);
      cairo_stroke (cr);
      return;
    }
  measure_draw (cr, left + .8, MAX (top, bottom - HIGH - 1 - SQUARE), 0, SQUARE);
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

void
tw_print_foot_draw (cairo_t *cr,
                    const TwPrintLayout *layout,
                    guint n,
                    const char *title,
                    const char *release)
{
  const TwPrintPlan *plan = layout->plan;
  const TwPrintPage *page = tw_print_layout_page (layout, n);
  g_autofree char *words = words_of (layout, n, title, release);
  double left = plan->left / 1000., right = page->paper_width - plan->right / 1000.;
  double bottom = page->paper_height - plan->bottom / 1000., width = right - left;

  if (plan->form != TW_PRINT_SHEETS)
    return;
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, LINE);
  square_draw (cr, layout, page, right, bottom);
  if (layout->has_side_foot && page->n_places > 0)
    {
      /* It is read from the right. */
      cairo_translate (cr, right, plan->top / 1000.);
      cairo_rotate (cr, G_PI / 2);
      width = bottom - plan->top / 1000.;
    }
  else
    cairo_translate (cr, left, bottom - HIGH);
  if (width < RULER)
    width = RULER;
  ruler_draw (cr);
  if (width >= RULER + SQUARE + 6)
    {
      cairo_new_path (cr);
      measure_draw (cr, width - SQUARE - .5, HIGH - 1, SQUARE, 0);
    }
  tw_print_words_draw (cr, _ ("100 mm: print at 100 %, do not fit to the page"), POINTS * .8, FALSE,
                       PANGO_ALIGN_LEFT, 0, 2.2, RULER, 0);
  tw_print_words_draw (cr, words, POINTS, FALSE, PANGO_ALIGN_RIGHT, RULER + 3, -.2,
                       MAX (width - RULER - 3.5, 10), 0);
  cairo_restore (cr);
}

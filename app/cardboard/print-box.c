/* Boxes to cut out, fold and glue, and a label for a box that one has. */
#include "app/cardboard/print-extras.h"

#include <glib/gi18n.h>

#include "app/cardboard/extra-pages.h"
#include "app/cardboard/print-words.h"

/* Millimetres. */
#define AIR          TW_PRINT_BOX_AIR
#define GLUE         TW_PRINT_BOX_GLUE
#define TUCK         TW_PRINT_BOX_TUCK
#define LINE         .2
#define LABEL_WIDTH  90.
#define LABEL_HEIGHT 50.

/* A box lies open on the page: front, side, back, side and the glued flap from left to right. */
typedef struct
{
  double x, y; /* of the front's top left corner */
  double width, height, depth;
} Box;

static guint
n_tiles_of (const TwPrintLayout *layout)
{
  guint n = 0;

  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      n += piece->kind == TW_PRINT_TILE ? piece->count : 0;
    }
  return n;
}

/* The boxes are filled one after the other. */
static guint
n_tiles_in (const TwPrintLayout *layout, guint number)
{
  guint n = n_tiles_of (layout), n_boxes = MAX (tw_print_boxes (layout->plan, n), 1);
  guint most = (n + n_boxes - 1) / n_boxes;

  return MIN (most, n - MIN ((number - 1) * most, n));
}

/* All boxes are alike: as deep as the fullest. */
static Box
box_of (const TwPrintLayout *layout, const TwPrintPage *page)
{
  const TwPrintPlan *plan = layout->plan;
  guint n = n_tiles_of (layout), n_boxes = MAX (tw_print_boxes (plan, n), 1);
  Box box = { .width = plan->tile / 1000. + AIR,
              .height = plan->tile / 1000. + AIR,
              .depth = (n + n_boxes - 1) / n_boxes * (plan->thickness / 1000.) + AIR };
  double all = 2 * (box.width + box.depth) + GLUE;

  box.x = plan->left / 1000.
          + MAX (page->paper_width - (plan->left + plan->right) / 1000. - all, 0) / 2;
  box.y = plan->top / 1000. + TUCK + box.depth;
  return box;
}

/* Four corners, two of them cut off. */
static void
flap (cairo_t *cr, double x, double y, double width, double height, double slant)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + slant, y + height);
  cairo_line_to (cr, x + width - slant, y + height);
  cairo_line_to (cr, x + width, y);
}

static void
cut_lines (cairo_t *cr, const Box *box)
{
  double side = box->x + box->width, back = side + box->depth, last = back + box->width;
  double end = last + box->depth, low = box->y + box->height;
  double dust = MIN (box->depth, box->width / 2);

  cairo_new_path (cr);
  for (int end_of = -1; end_of <= 1; end_of += 2)
    {
      double y = end_of < 0 ? box->y : low;

      /* The lid is the back's; it is tucked in behind the front. */
      cairo_move_to (cr, back, y);
      cairo_line_to (cr, back, y + end_of * box->depth);
      cairo_line_to (cr, back + 3, y + end_of * (box->depth + TUCK));
      cairo_line_to (cr, last - 3, y + end_of * (box->depth + TUCK));
      cairo_line_to (cr, last, y + end_of * box->depth);
      cairo_line_to (cr, last, y);
      flap (cr, side, y, box->depth, end_of * dust, 2);
      flap (cr, last, y, box->depth, end_of * dust, 2);
      cairo_move_to (cr, box->x, y);
      cairo_line_to (cr, side, y);
    }
  cairo_move_to (cr, box->x, box->y);
  cairo_line_to (cr, box->x, low);
  cairo_move_to (cr, end, box->y);
  cairo_line_to (cr, end + GLUE, box->y + 4);
  cairo_line_to (cr, end + GLUE, low - 4);
  cairo_line_to (cr, end, low);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
fold_lines (cairo_t *cr, const Box *box)
{
  const double dashes[] = { 1.5, 1 };
  double at[] = { box->x + box->width, box->x + box->width + box->depth,
                  box->x + 2 * box->width + box->depth, box->x + 2 * (box->width + box->depth) };

  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      cairo_move_to (cr, at[i], box->y);
      cairo_line_to (cr, at[i], box->y + box->height);
    }
  for (int end_of = -1; end_of <= 1; end_of += 2)
    {
      double y = end_of < 0 ? box->y : box->y + box->height;

      cairo_move_to (cr, at[0], y);
      cairo_line_to (cr, at[3], y);
      cairo_move_to (cr, at[1], y + end_of * box->depth);
      cairo_line_to (cr, at[2], y + end_of * box->depth);
    }
  cairo_set_source_rgb (cr, .35, .35, .35);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The first tile, as large as @size. */
static void
picture_draw (cairo_t *cr,
              TwPrintArt *art,
              const TwPrintLayout *layout,
              double x,
              double y,
              double size)
{
  for (guint i = 0; i < layout->pieces->len; i++)
    {
      const TwPrintPiece *piece = &g_array_index (layout->pieces, TwPrintPiece, i);

      if (piece->kind != TW_PRINT_TILE)
        continue;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, size / piece->width, size / piece->width);
      tw_print_art_draw (art, cr, i, FALSE, 0);
      cairo_restore (cr);
      return;
    }
}

static char *
tiles_words (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", n), n);
}

void
tw_print_box_draw (cairo_t *cr,
                   TwPrintArt *art,
                   const TwPrintLayout *layout,
                   const TwPrintPage *page,
                   const char *title)
{
  Box box = box_of (layout, page);
  g_autofree char *words = tiles_words (n_tiles_in (layout, page->number));
  double back = box.x + box.width + box.depth, picture = box.width * .56;

  cut_lines (cr, &box);
  fold_lines (cr, &box);
  cairo_set_source_rgb (cr, .15, .1, .05);
  tw_print_words_draw (cr, title, 9, TRUE, PANGO_ALIGN_CENTER, box.x + 3, box.y + 4, box.width - 6,
                       9);
  picture_draw (cr, art, layout, box.x + (box.width - picture) / 2, box.y + 15, picture);
  cairo_set_source_rgb (cr, .15, .1, .05);
  tw_print_words_draw (cr, title, 9, TRUE, PANGO_ALIGN_CENTER, back + 3, box.y + 6, box.width - 6,
                       14);
  tw_print_words_draw (cr, words, 8, FALSE, PANGO_ALIGN_CENTER, back + 3, box.y + box.height - 10,
                       box.width - 6, 0);
  tw_print_words_draw (cr, _ ("Glue"), 6, FALSE, PANGO_ALIGN_CENTER,
                       box.x + 2 * (box.width + box.depth), box.y + box.height / 2 - 2, GLUE, 0);
}

void
tw_print_label_draw (cairo_t *cr,
                     TwPrintArt *art,
                     const TwPrintLayout *layout,
                     const TwPrintPage *page,
                     const char *title)
{
  double x = (page->paper_width - LABEL_WIDTH) / 2, y = layout->plan->top / 1000. + 10;
  double picture = LABEL_HEIGHT - 12;
  g_autofree char *words = tiles_words (n_tiles_of (layout));

  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, LABEL_WIDTH, LABEL_HEIGHT);
  cairo_set_source_rgb (cr, .97, .94, .87);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  picture_draw (cr, art, layout, x + 6, y + 6, picture);
  cairo_set_source_rgb (cr, .15, .1, .05);
  tw_print_words_draw (cr, title, 12, TRUE, PANGO_ALIGN_LEFT, x + picture + 11, y + 8,
                       LABEL_WIDTH - picture - 16, 22);
  tw_print_words_draw (cr, words, 9, FALSE, PANGO_ALIGN_LEFT, x + picture + 11,
                       y + LABEL_HEIGHT - 13, LABEL_WIDTH - picture - 16, 0);
}

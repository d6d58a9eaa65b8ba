/* The lines along which a machine cuts, as SVG. */
#include "app/cardboard/print-cuts.h"

/* Numbers with a point, whatever the language. */
static void
add (GString *svg, const char *before, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (svg, before);
  g_string_append (svg, g_ascii_formatd (text, sizeof text, "%.6g", number));
}

static void
add_rectangle (GString *svg, double x, double y, double width, double height, double r)
{
  r = MIN (r, MIN (width, height) / 2);
  add (svg, "  <path d=\"M ", x + r);
  add (svg, " ", y);
  add (svg, " H ", x + width - r);
  if (r > 0)
    {
      add (svg, " A ", r);
      add (svg, " ", r);
      add (svg, " 0 0 1 ", x + width);
      add (svg, " ", y + r);
    }
  add (svg, " V ", y + height - r);
  if (r > 0)
    {
      add (svg, " A ", r);
      add (svg, " ", r);
      add (svg, " 0 0 1 ", x + width - r);
      add (svg, " ", y + height);
    }
  add (svg, " H ", x + r);
  if (r > 0)
    {
      add (svg, " A ", r);
      add (svg, " ", r);
      add (svg, " 0 0 1 ", x);
      add (svg, " ", y + height - r);
    }
  add (svg, " V ", y + r);
  if (r > 0)
    {
      add (svg, " A ", r);
      add (svg, " ", r);
      add (svg, " 0 0 1 ", x + r);
      add (svg, " ", y);
    }
  g_string_append (svg, " Z\"/>\n");
}

static void
add_circle (GString *svg, double x, double y, double r)
{
  add (svg, "  <path d=\"M ", x);
  add (svg, " ", y + r);
  add (svg, " A ", r);
  add (svg, " ", r);
  add (svg, " 0 0 1 ", x + 2 * r);
  add (svg, " ", y + r);
  add (svg, " A ", r);
  add (svg, " ", r);
  add (svg, " 0 0 1 ", x);
  add (svg, " ", y + r);
  g_string_append (svg, " Z\"/>\n");
}

char *
tw_print_cuts_svg (const TwPrintLayout *layout, const TwPrintPage *page)
{
  GString *svg = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                               "<svg xmlns=\"http://www.w3.org/2000/svg\"");

  add (svg, " width=\"", page->paper_width);
  add (svg, "mm\" height=\"", page->paper_height);
  add (svg, "mm\" viewBox=\"0 0 ", page->paper_width);
  add (svg, " ", page->paper_height);
  g_string_append (svg, "\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"0.1\">\n");
  for (guint i = 0; i < page->n_places; i++)
    {
      const TwPrintPlace *place = tw_print_layout_place (layout, page, i);
      const TwPrintPiece *piece = tw_print_layout_piece (layout, place);

      if (place->is_back)
        continue;
      if (piece->kind == TW_PRINT_TOKEN || piece->kind == TW_PRINT_DISC)
        add_circle (svg, place->x, place->y, piece->width / 2);
      else
        add_rectangle (svg, place->x, place->y, piece->width, piece->height,
                       piece->kind == TW_PRINT_TILE ? layout->plan->corner / 1000. : 0);
    }
  g_string_append (svg, "</svg>\n");
  return g_string_free (svg, FALSE);
}

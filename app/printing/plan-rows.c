/* What the form of a print plan says of each member of the plan. */
#include "app/printing/plan-rows.h"

#include <glib/gi18n.h>

#include "app/cardboard/paper.h"

static gboolean
prints_tiles (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->choice != TW_PRINT_NO_TILES;
}

static gboolean
has_blocks (const TwPrintPlan *plan, const TwTileSet *set)
{
  return set->n_blocks > 0 && plan->choice == TW_PRINT_ALL;
}

static gboolean
is_pages (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form == TW_PRINT_SHEETS || plan->form == TW_PRINT_GRID;
}

static gboolean
has_paper (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form != TW_PRINT_SINGLE && plan->form != TW_PRINT_PICTURES;
}

static gboolean
is_own_paper (const TwPrintPlan *plan, const TwTileSet *set)
{
  return has_paper (plan, set) && g_strcmp0 (plan->paper, TW_PAPER_OWN) == 0;
}

static gboolean
is_grid (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form == TW_PRINT_GRID;
}

static gboolean
is_not_grid (const TwPrintPlan *plan, const TwTileSet *set)
{
  return has_paper (plan, set) && !is_grid (plan, set);
}

static gboolean
is_sheets (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form == TW_PRINT_SHEETS;
}

static gboolean
is_single (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form == TW_PRINT_SINGLE;
}

static gboolean
is_pdf (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form != TW_PRINT_PICTURES && plan->form != TW_PRINT_SHEET_PICTURES;
}

static gboolean
is_pictures (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->form == TW_PRINT_PICTURES;
}

static gboolean
has_dots (const TwPrintPlan *plan, const TwTileSet *set)
{
  return !is_pdf (plan, set) && (plan->form != TW_PRINT_PICTURES || plan->pixels == 0);
}

static gboolean
has_backs (const TwPrintPlan *plan, const TwTileSet *set)
{
  return plan->backs != TW_PRINT_BACKS_NONE && is_pages (plan, set);
}

static gboolean
prints_box (const TwPrintPlan *plan, const TwTileSet *set)
{
  return is_pages (plan, set) && plan->has_box;
}

static const TwPlanRow rows[] = {
  { NULL, N_ ("What") },
  { "tiles", N_ ("Tiles"), NULL,
    { N_ ("All"), N_ ("Changed ones"), N_ ("Selected ones"), N_ ("None") } },
  { "copies", N_ ("Copies"), NULL, { N_ ("As in the set"), N_ ("One of each") }, prints_tiles },
  { "blocks", N_ ("Blocks"), NULL, { N_ ("As tiles"), N_ ("In one piece") }, has_blocks },
  { "tokens", N_ ("Tokens"), NULL, { NULL }, is_pages },
  { "figures", N_ ("Figures"), NULL,
    { N_ ("None"), N_ ("Standing, to fold"), N_ ("Discs") }, is_pages },
  { "track", N_ ("Score track"), NULL, { NULL }, is_pages },
  { "box", N_ ("Box to fold"), NULL, { NULL }, is_pages },
  { "label", N_ ("Label for a box"), NULL, { NULL }, is_pages },
  { "overview", N_ ("All tiles with their counts"), NULL, { NULL }, is_pages },
  { "drift", N_ ("Test sheet"), N_ ("Measures how far your printer’s backs drift"), { NULL },
    is_pages },

  { NULL, N_ ("Tile") },
  { "tile", N_ ("Side"), N_ ("Tiles of the published games measure 45 mm") },
  { "corner", N_ ("Rounded corners"), N_ ("For cut lines: the radius") },
  { "thickness", N_ ("Thickness"), N_ ("With its board, for the box"), { NULL }, prints_box },
  { "ink", N_ ("Ink"), NULL,
    { N_ ("Full"), N_ ("Light"), N_ ("Grey"), N_ ("Outlines to colour in") } },

  { NULL, N_ ("Cutting") },
  { "bleed", N_ ("Bleed"), N_ ("How far the picture goes on past the cut") },
  { "gap", N_ ("Gap"), N_ ("Between two bleeds"), { NULL }, is_not_grid },
  { "safe", N_ ("Safe zone"), N_ ("A warning where something important is nearer to the cut") },
  { "marks", N_ ("Cut marks"), NULL,
    { N_ ("Around the block"), N_ ("At each corner"), N_ ("Lines across the sheet"), N_ ("None") },
    is_pdf },
  { "frame", N_ ("Frame"), N_ ("Shows against the light how fronts and backs lie"), { NULL },
    is_sheets },
  { "registration", N_ ("Marks for a cutting machine"), NULL, { NULL }, is_pages },
  { "cuts", N_ ("Cut lines as a file"), N_ ("SVG in millimetres, one path for each piece"), { NULL } },

  { NULL, N_ ("Backs") },
  { "backs", N_ ("Backs"), NULL,
    { N_ ("None"), N_ ("Other side, turned about the long edge"),
      N_ ("Other side, turned about the short edge"), N_ ("Beyond a fold"),
      N_ ("On sheets of their own") } },
  { "back-x", N_ ("Move backs to the right"), N_ ("Against your printer’s drift"), { NULL },
    has_backs },
  { "back-y", N_ ("Move backs down"), NULL, { NULL }, has_backs },

  { NULL, N_ ("Paper") },
  { "form", N_ ("Comes out as"), NULL,
    { N_ ("Sheets"), N_ ("Sheets that are cut already"), N_ ("A page for each tile"),
      N_ ("A picture of each tile"), N_ ("Pictures of sheets") } },
  { "paper", N_ ("Paper"), NULL, { NULL }, has_paper },
  { "width", N_ ("Width"), NULL, { NULL }, is_own_paper },
  { "height", N_ ("Height"), NULL, { NULL }, is_own_paper },
  { "landscape", N_ ("Landscape"), NULL, { NULL }, has_paper },
  { "top", N_ ("Top margin"), NULL, { NULL }, has_paper },
  { "right", N_ ("Right margin"), NULL, { NULL }, is_not_grid },
  { "bottom", N_ ("Bottom margin"), NULL, { NULL }, is_not_grid },
  { "left", N_ ("Left margin"), NULL, { NULL }, has_paper },
  { "columns", N_ ("Columns"), NULL, { NULL }, is_grid },
  { "rows", N_ ("Rows"), NULL, { NULL }, is_grid },
  { "pitch-x", N_ ("From one column to the next"), NULL, { NULL }, is_grid },
  { "pitch-y", N_ ("From one row to the next"), NULL, { NULL }, is_grid },
  { "boxes", N_ ("Say where pages are trimmed"), N_ ("TrimBox and BleedBox, for print shops"),
    { NULL }, is_single },
  { "pixels", N_ ("Pixels"), N_ ("The side of a picture with its bleed; 0: by dots to the inch"),
    { NULL }, is_pictures },
  { "dpi", N_ ("Dots to the inch"), NULL, { NULL }, has_dots },
};

const TwPlanRow *
tw_plan_rows (guint *out_n)
{
  *out_n = G_N_ELEMENTS (rows);
  return rows;
}

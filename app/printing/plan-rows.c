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

#define HEADING(words)   .title = words
#define ROW(name, words) .member = name, .title = words

static const TwPlanRow rows[] = {
  { HEADING (N_ ("What")) },
  { ROW ("tiles", N_ ("Tiles")),
    .words = { N_ ("All"), N_ ("Changed ones"), N_ ("Selected ones"), N_ ("No tiles") } },
  /* Which tiles stands between the two. */
  { HEADING ("") },
  { ROW ("copies", N_ ("Copies")), .words = { N_ ("As in the set"), N_ ("One of each") },
    .is_shown = prints_tiles },
  { ROW ("blocks", N_ ("Blocks")), .words = { N_ ("As tiles"), N_ ("In one piece") },
    .is_shown = has_blocks },
  { ROW ("tokens", N_ ("Tokens")), .is_shown = is_pages },
  { ROW ("figures", N_ ("Figures")),
    .words = { N_ ("No figures"), N_ ("Standees to fold"), N_ ("Discs") }, .is_shown = is_pages },
  { ROW ("track", N_ ("Score track")), .is_shown = is_pages },
  { ROW ("box", N_ ("Box to fold")), .is_shown = is_pages },
  { ROW ("label", N_ ("Label for a box")), .is_shown = is_pages },
  { ROW ("overview", N_ ("All tiles with their counts")), .is_shown = is_pages },
  { ROW ("drift", N_ ("Test sheet")), .hint = N_ ("Measures how far your printer’s backs drift"),
    .is_shown = is_pages },

  { HEADING (N_ ("Tile")) },
  { ROW ("tile", N_ ("Side")), .hint = N_ ("Tiles of the published games measure 45 mm") },
  { ROW ("corner", N_ ("Rounded corners")), .hint = N_ ("For cut lines: the radius") },
  { ROW ("thickness", N_ ("Thickness")), .hint = N_ ("With its board, for the box"),
    .is_shown = prints_box },
  { ROW ("ink", N_ ("Ink")),
    .words = { N_ ("Full"), N_ ("Light"), N_ ("Grey"), N_ ("Outlines to colour in") } },

  { HEADING (N_ ("Cutting")) },
  { ROW ("bleed", N_ ("Bleed")), .hint = N_ ("How far the picture goes on past the cut") },
  { ROW ("gap", N_ ("Gap")), .hint = N_ ("Between two bleeds"), .is_shown = is_not_grid },
  { ROW ("safe", N_ ("Safe zone")),
    .hint = N_ ("A warning where something important is nearer to the cut") },
  { ROW ("marks", N_ ("Cut marks")),
    .words = { N_ ("Around the block"), N_ ("At each corner"), N_ ("Lines across the sheet"),
               N_ ("No marks") },
    .is_shown = is_pdf },
  { ROW ("frame", N_ ("Frame")), .hint = N_ ("Shows against the light how fronts and backs lie"),
    .is_shown = is_sheets },
  { ROW ("registration", N_ ("Marks for a cutting machine")), .is_shown = is_pages },
  { ROW ("cuts", N_ ("Cut lines as a file")),
    .hint = N_ ("SVG in millimetres, one path for each piece") },

  { HEADING (N_ ("Backs")) },
  { ROW ("backs", N_ ("Backs")),
    .words = { N_ ("No backs"), N_ ("Other side, flipped on the long edge"),
               N_ ("Other side, flipped on the short edge"), N_ ("Beyond a fold"),
               N_ ("On sheets of their own") } },
  { ROW ("back-x", N_ ("Move backs to the right")),
    .hint = N_ ("Against the drift of your printer"), .is_shown = has_backs },
  { ROW ("back-y", N_ ("Move backs down")), .is_shown = has_backs },

  { HEADING (N_ ("Paper")) },
  { ROW ("form", N_ ("Output")),
    .words = { N_ ("Sheets"), N_ ("Sheets that are cut already"), N_ ("A page for each tile"),
               N_ ("A picture of each tile"), N_ ("Pictures of sheets") } },
  { ROW ("paper", N_ ("Paper")), .is_shown = has_paper },
  { ROW ("width", N_ ("Width")), .is_shown = is_own_paper },
  { ROW ("height", N_ ("Height")), .is_shown = is_own_paper },
  { ROW ("landscape", N_ ("Landscape")), .is_shown = has_paper },
  { ROW ("top", N_ ("Top margin")), .is_shown = has_paper },
  { ROW ("right", N_ ("Right margin")), .is_shown = is_not_grid },
  { ROW ("bottom", N_ ("Bottom margin")), .is_shown = is_not_grid },
  { ROW ("left", N_ ("Left margin")), .is_shown = has_paper },
  { ROW ("columns", N_ ("Columns")), .is_shown = is_grid },
  { ROW ("rows", N_ ("Rows")), .is_shown = is_grid },
  { ROW ("pitch-x", N_ ("From one column to the next")), .is_shown = is_grid },
  { ROW ("pitch-y", N_ ("From one row to the next")), .is_shown = is_grid },
  { ROW ("boxes", N_ ("Mark where pages are trimmed")),
    .hint = N_ ("TrimBox and BleedBox, for print shops"), .is_shown = is_single },
  { ROW ("pixels", N_ ("Pixels")),
    .hint = N_ ("Side of a picture with its bleed; 0 goes by the dots per inch"),
    .is_shown = is_pictures },
  { ROW ("dpi", N_ ("Dots per inch")), .is_shown = has_dots },
};

const TwPlanRow *
tw_plan_rows (guint *out_n)
{
  *out_n = G_N_ELEMENTS (rows);
  return rows;
}

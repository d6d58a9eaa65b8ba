/* How a set is printed: paper, sizes, marks, backs, and what is printed of it. Part of the set, so
 * that it is remembered with it; also what a preset is.
 */
#pragma once

#include "engine/tile/member.h"

G_BEGIN_DECLS

/* The side of a tile of the published games: 45.0 mm, in thousandths of a millimetre. */
#define TW_PRINT_TILE_USUAL 45000

/**
 * TwPrintForm:
 * @TW_PRINT_SHEETS: as many tiles on a sheet as it has room for
 * @TW_PRINT_GRID: tiles at the places of a sheet of stickers or of a punching tool
 * @TW_PRINT_SINGLE: one tile a page, as print shops want it
 * @TW_PRINT_PICTURES: a picture of each tile, with bleed, in a folder
 * @TW_PRINT_SHEET_PICTURES: sheets as pictures, in a folder
 */
typedef enum
{
  TW_PRINT_SHEETS,
  TW_PRINT_GRID,
  TW_PRINT_SINGLE,
  TW_PRINT_PICTURES,
  TW_PRINT_SHEET_PICTURES
} TwPrintForm;

/**
 * TwPrintMarks:
 * @TW_PRINT_MARKS_RIM: short lines outside the block of tiles, at each cut
 * @TW_PRINT_MARKS_CORNERS: short lines at the corners of each tile, outside its bleed
 * @TW_PRINT_MARKS_LINES: lines from rim to rim of the sheet, below the tiles
 * @TW_PRINT_MARKS_NONE: none
 */
typedef enum
{
  TW_PRINT_MARKS_RIM,
  TW_PRINT_MARKS_CORNERS,
  TW_PRINT_MARKS_LINES,
  TW_PRINT_MARKS_NONE
} TwPrintMarks;

/**
 * TwPrintBacks:
 * @TW_PRINT_BACKS_NONE: no backs
 * @TW_PRINT_BACKS_LONG: on the other side of the sheet, which is turned about its long edge
 * @TW_PRINT_BACKS_SHORT: on the other side, which is turned about its short edge
 * @TW_PRINT_BACKS_FOLD: on the same side of the sheet, beyond a line where it is folded
 * @TW_PRINT_BACKS_SEPARATE: on sheets of their own, after all fronts
 */
typedef enum
{
  TW_PRINT_BACKS_NONE,
  TW_PRINT_BACKS_LONG,
  TW_PRINT_BACKS_SHORT,
  TW_PRINT_BACKS_FOLD,
  TW_PRINT_BACKS_SEPARATE
} TwPrintBacks;

/**
 * TwPrintInk:
 * @TW_PRINT_INK_FULL: as on the screen
 * @TW_PRINT_INK_LIGHT: paler, which saves ink
 * @TW_PRINT_INK_GREY: without colour
 * @TW_PRINT_INK_OUTLINE: lines to colour in
 */
typedef enum
{
  TW_PRINT_INK_FULL,
  TW_PRINT_INK_LIGHT,
  TW_PRINT_INK_GREY,
  TW_PRINT_INK_OUTLINE
} TwPrintInk;

/**
 * TwPrintChoice:
 * @TW_PRINT_ALL: all tiles
 * @TW_PRINT_CHANGED: those that differ from a version of the set
 * @TW_PRINT_CHOSEN: those that are named
 * @TW_PRINT_NO_TILES: none
 */
typedef enum
{
  TW_PRINT_ALL,
  TW_PRINT_CHANGED,
  TW_PRINT_CHOSEN,
  TW_PRINT_NO_TILES
} TwPrintChoice;

/** TwPrintCopies: whether each tile is printed as often as the set has it, or once. */
typedef enum
{
  TW_PRINT_AS_SET,
  TW_PRINT_ONCE
} TwPrintCopies;

/** TwPrintBlocks: whether blocks are printed as tiles or in one piece. */
typedef enum
{
  TW_PRINT_BLOCKS_TILES,
  TW_PRINT_BLOCKS_WHOLE
} TwPrintBlocks;

/** TwPrintFigures: whether figures are printed, and as what. */
typedef enum
{
  TW_PRINT_NO_FIGURES,
  TW_PRINT_STANDEES,
  TW_PRINT_DISCS
} TwPrintFigures;

/**
 * TwPrintPlan:
 * @preset: (nullable): id of the preset that it began as
 * @tile: side of a tile
 * @corner: radius of its corners
 * @thickness: how thick it is when it is glued to its board, for boxes
 * @paper: (nullable): name of the paper, see tw_paper_find(); %NULL for A4, "own" for @width by
 *   @height
 * @width: width of paper of one's own, upright
 * @height: height of paper of one's own, upright
 * @is_landscape: whether the paper lies
 * @top: what the printer leaves free at the top, as the page is read
 * @right: the same on the right
 * @bottom: the same at the bottom
 * @left: the same on the left
 * @bleed: how far the picture goes on past the cut
 * @gap: what is left free between the bleeds of two tiles
 * @safe: how far from the cut nothing important should lie
 * @marks: the cut marks
 * @has_frame: whether a frame runs around the block of tiles, by which fronts and backs are laid
 *   together against the light
 * @has_registration: whether there are marks by which a cutting machine finds its way
 * @backs: where the backs are printed
 * @back_x: how far the backs are moved to the right, against the printer's drift
 * @back_y: how far they are moved down
 * @ink: how much ink
 * @form: what comes out
 * @columns: columns of a grid
 * @rows: its rows
 * @pitch_x: from one column of a grid to the next
 * @pitch_y: from one row to the next
 * @dpi: dots to the inch of pictures
 * @pixels: side of a picture with its bleed, in pixels; 0 for what @dpi gives
 * @has_boxes: whether each page says where it is trimmed and how far its bleed goes
 * @has_cuts: whether the cut lines are written to a file of their own
 * @choice: which tiles
 * @since: (nullable): for %TW_PRINT_CHANGED: the version of the set
 * @chosen: (nullable): for %TW_PRINT_CHOSEN: ids of tiles, blank-separated
 * @copies: how often each
 * @blocks: blocks as tiles or in one piece
 * @has_tokens: whether the tokens are printed
 * @figures: whether figures are, and as what
 * @has_track: whether a score track is
 * @has_box: whether a box to fold is
 * @has_label: whether a label for a box is
 * @has_overview: whether a sheet that shows all tiles with their counts is
 * @has_drift: whether a sheet that measures how far the printer's backs drift is
 *
 * Lengths are in thousandths of a millimetre. Once shared with a set it is not changed.
 */
typedef struct
{
  char *preset;
  int tile;
  int corner;
  int thickness;
  char *paper;
  int width, height;
  gboolean is_landscape;
  int top, right, bottom, left;
  int bleed;
  int gap;
  int safe;
  TwPrintMarks marks;
  gboolean has_frame;
  gboolean has_registration;
  TwPrintBacks backs;
  int back_x, back_y;
  TwPrintInk ink;
  TwPrintForm form;
  int columns, rows;
  int pitch_x, pitch_y;
  int dpi;
  int pixels;
  gboolean has_boxes;
  gboolean has_cuts;
  TwPrintChoice choice;
  char *since;
  char *chosen;
  TwPrintCopies copies;
  TwPrintBlocks blocks;
  gboolean has_tokens;
  TwPrintFigures figures;
  gboolean has_track;
  gboolean has_box;
  gboolean has_label;
  gboolean has_overview;
  gboolean has_drift;
} TwPrintPlan;

/** tw_print_plan_new: Returns: (transfer full): the usual plan: all tiles of 45 mm on A4, with 2 mm
 *   of bleed, marks at the rim of the block, and no backs */
TwPrintPlan *tw_print_plan_new (void);

/** tw_print_plan_is_pictures: Returns: whether what @plan makes is a folder of pictures, not pages */
gboolean tw_print_plan_is_pictures (const TwPrintPlan *plan);

/** tw_print_plan_copy: Returns: (transfer full) (nullable): a copy of @plan, %NULL of %NULL */
TwPrintPlan *tw_print_plan_copy (const TwPrintPlan *plan);

/** tw_print_plan_free: frees @plan, which may be %NULL. */
void tw_print_plan_free (TwPrintPlan *plan);

/** tw_print_plan_equal: Returns: whether both are %NULL or say the same */
gboolean tw_print_plan_equal (const TwPrintPlan *a, const TwPrintPlan *b);

/** tw_print_plan_members: Returns: (array length=out_n): the members of a #TwPrintPlan, one row
 * each, in the order in which they are written */
const TwMember *tw_print_plan_members (guint *out_n);

/** tw_print_plan_member: Returns: (transfer none) (nullable): the row of that name */
const TwMember *tw_print_plan_member (const char *name);

/** tw_print_plan_tile: Returns: the side of a tile in millimetres, as @plan (nullable) says or as usual */
double tw_print_plan_tile (const TwPrintPlan *plan);

/**
 * tw_print_plan_take_preset:
 * @plan: a plan under construction
 * @preset: what a preset says
 *
 * Takes over what a preset is about: paper, bleed, marks, backs, form. What is printed of the set
 * stays: which tiles, tokens, figures, the size of a tile, and the drift of the printer's backs.
 */
void tw_print_plan_take_preset (TwPrintPlan *plan, const TwPrintPlan *preset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintPlan, tw_print_plan_free)

G_END_DECLS

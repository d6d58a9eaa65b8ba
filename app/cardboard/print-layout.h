/* Which piece lies where on which page: geometry alone, nothing is drawn. Lengths are in
 * millimetres from the top left corner of the page as it is read.
 */
#pragma once

#include "app/cardboard/print-piece.h"

G_BEGIN_DECLS

/**
 * TwPrintPageKind:
 * @TW_PRINT_PAGE_FRONTS: fronts of pieces; with a fold their backs as well
 * @TW_PRINT_PAGE_BACKS: the backs of the fronts of the same number
 * @TW_PRINT_PAGE_TRACK: a score track
 * @TW_PRINT_PAGE_BOX: a box to fold
 * @TW_PRINT_PAGE_LABEL: a label for a box
 * @TW_PRINT_PAGE_OVERVIEW: all tiles with their counts
 * @TW_PRINT_PAGE_DRIFT: rulers by which the printer's drift is measured
 * @TW_PRINT_PAGE_DRIFT_BACK: the other side of it
 */
typedef enum
{
  TW_PRINT_PAGE_FRONTS,
  TW_PRINT_PAGE_BACKS,
  TW_PRINT_PAGE_TRACK,
  TW_PRINT_PAGE_BOX,
  TW_PRINT_PAGE_LABEL,
  TW_PRINT_PAGE_OVERVIEW,
  TW_PRINT_PAGE_DRIFT,
  TW_PRINT_PAGE_DRIFT_BACK
} TwPrintPageKind;

/**
 * TwPrintFoot: where a page keeps a strip free for ruler and words.
 * @TW_PRINT_FOOT_BOTTOM: below the pieces
 * @TW_PRINT_FOOT_RIGHT: to the right of them
 * @TW_PRINT_FOOT_TOP: above them: on the other side of a sheet that is turned like a calendar's
 * @TW_PRINT_FOOT_LEFT: to the left of them: on the other side of one that is turned like a book's
 */
typedef enum
{
  TW_PRINT_FOOT_BOTTOM,
  TW_PRINT_FOOT_RIGHT,
  TW_PRINT_FOOT_TOP,
  TW_PRINT_FOOT_LEFT
} TwPrintFoot;

/**
 * TwPrintPlace: one piece on a page.
 * @piece: index of the piece
 * @is_back: whether its back is to be seen
 * @is_upside_down: whether it stands on its head
 * @x: its left cut
 * @y: its top cut
 */
typedef struct
{
  guint piece;
  gboolean is_back;
  gboolean is_upside_down;
  double x;
  double y;
} TwPrintPlace;

/**
 * TwPrintPage:
 * @kind: what is on it
 * @number: its number among those of its kind, from 1
 * @foot: where it has its ruler and words
 * @first: index of its first place
 * @n_places: how many places it has
 * @x: left cut of the leftmost piece
 * @y: top cut of the topmost piece
 * @width: to the right cut of the rightmost one
 * @height: to the bottom cut of the lowest one
 * @paper_width: width of the page
 * @paper_height: its height
 */
typedef struct
{
  TwPrintPageKind kind;
  guint number;
  TwPrintFoot foot;
  guint first;
  guint n_places;
  double x, y, width, height;
  double paper_width, paper_height;
} TwPrintPage;

/**
 * TwPrintLayout:
 * @plan: a copy of the plan
 * @width: width of a sheet
 * @height: height of a sheet
 * @bleed: how far pictures go on past the cut
 * @gutter: between the cuts of two neighbours, bleeds included
 * @columns: columns of tiles on a page
 * @rows: rows of tiles on a page
 * @fold: for backs beyond a fold: where it runs, from the top of an upright page or the left of one
 *   that lies; else 0
 * @pieces: (element-type TwPrintPiece): what is cut out, those that fit on no page included
 * @places: (element-type TwPrintPlace): where it lies
 * @pages: (element-type TwPrintPage): the pages in the order in which they are printed
 * @n_too_large: how many pieces are larger than a page and are left out
 */
typedef struct
{
  TwPrintPlan *plan;
  double width, height;
  double bleed;
  double gutter;
  guint columns, rows;
  double fold;
  GArray *pieces;
  GArray *places;
  GArray *pages;
  guint n_too_large;
} TwPrintLayout;

/**
 * tw_print_layout_new:
 * @plan: how
 * @tiles: (transfer full) (element-type TwPrintPiece): tiles and blocks, tw_print_tiles_new()
 * @tokens: (transfer full) (element-type TwPrintPiece): tokens and figures, tw_print_tokens_new()
 *
 * Pieces of one size lie in rows and columns that are cut with a few long cuts; another size begins
 * a page of its own.
 *
 * Returns: (transfer full): the pages
 */
TwPrintLayout *tw_print_layout_new (const TwPrintPlan *plan, GArray *tiles, GArray *tokens);

/** tw_print_layout_ref: Returns: (transfer full): @layout, which may be read in several threads */
TwPrintLayout *tw_print_layout_ref (TwPrintLayout *layout);

/** tw_print_layout_unref: frees @layout with its last reference; safe in any thread. */
void tw_print_layout_unref (TwPrintLayout *layout);

/** tw_print_layout_count: counts all tiles that are printed, copies too, and the different ones. */
void tw_print_layout_count (const TwPrintLayout *layout, guint *out_tiles, guint *out_kinds);

/** tw_print_layout_page: Returns: (transfer none): page @n, from 0 */
const TwPrintPage *tw_print_layout_page (const TwPrintLayout *layout, guint n);

/** tw_print_layout_place: Returns: (transfer none): place @i of @page, from 0 */
const TwPrintPlace *
tw_print_layout_place (const TwPrintLayout *layout, const TwPrintPage *page, guint i);

/** tw_print_layout_piece: Returns: (transfer none): the piece at @place */
const TwPrintPiece *tw_print_layout_piece (const TwPrintLayout *layout, const TwPrintPlace *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintLayout, tw_print_layout_unref)

G_END_DECLS

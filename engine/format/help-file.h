/* The pages of help: what the window and the manual pages are made from. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

#define TW_HELP_NAMESPACE "urn:tilewright:help:1"

/**
 * TwHelpTile: one tile of a picture, seen before or after something is done to it.
 * @line: what is drawn on it, a quick line (quick-line.h)
 * @own: (nullable): id of a symbol that @line names and nobody else knows
 * @press: (nullable): where it is pressed: "N", "E", "S", "W", or "M" for the middle
 * @drag: (nullable): two such places, between which is dragged
 * @figure: (nullable): a figure that stands on it
 * @stands: (nullable): where the figure stands, such a place
 * @mark: (nullable): a few characters on it: points, a number of copies
 * @is_beside: whether it lies beside the tile before; otherwise an arrow leads to it
 */
typedef struct
{
  char *line;
  char *own;
  char *press;
  char *drag;
  char *figure;
  char *stands;
  char *mark;
  gboolean is_beside;
} TwHelpTile;

/**
 * TwHelpBlock: a paragraph or a picture.
 * @texts: the paragraph, or what the picture shows, by language; with places in braces:
 *   {key:ACTION} the key of an action, {do:ACTION} what it is called, {page:ID} a page; what stands
 *   between backticks is typed as it stands
 * @tiles: (nullable) (element-type TwHelpTile): of a picture: its tiles from left to right
 */
typedef struct
{
  TwTexts *texts;
  GPtrArray *tiles;
} TwHelpBlock;

/**
 * TwHelpSection:
 * @titles: its heading by language
 * @fill: (nullable): the table that follows its blocks: "keys", "letters", "symbols", "effects",
 *   "statements", "details" or "values"
 * @blocks: (element-type TwHelpBlock): what it says, in order
 */
typedef struct
{
  TwTexts *titles;
  char *fill;
  GPtrArray *blocks;
} TwHelpSection;

/**
 * TwHelpPage:
 * @id: its id
 * @place: (nullable): where in the program it is what help is asked about: "start", "design", …;
 *   several are blank-separated
 * @titles: its title by language
 * @sections: (element-type TwHelpSection): in order
 */
typedef struct
{
  char *id;
  char *place;
  TwTexts *titles;
  GPtrArray *sections;
} TwHelpPage;

/** TwHelpFile: @pages: (element-type TwHelpPage): in the order in which they are offered */
typedef struct
{
  GPtrArray *pages;
} TwHelpFile;

/**
 * tw_help_file_load:
 * @path: (nullable): a file, %NULL for the one that comes with the program
 * @error: #TwFormatError
 *
 * Returns: (transfer full) (nullable): its pages
 */
TwHelpFile *tw_help_file_load (const char *path, GError **error);

/** tw_help_file_free: frees @file. */
void tw_help_file_free (TwHelpFile *file);

/** tw_help_file_find: Returns: (transfer none) (nullable): the page with that id */
const TwHelpPage *tw_help_file_find (const TwHelpFile *file, const char *id);

/** tw_help_file_at: Returns: (transfer none): the page about that place, the first one where there
 *   is none */
const TwHelpPage *tw_help_file_at (const TwHelpFile *file, const char *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwHelpFile, tw_help_file_free)

G_END_DECLS

/* A rules sheet as a file. */
#pragma once

#include "app/print/rules-sheet.h"

G_BEGIN_DECLS

#define TW_SHEET_ERROR (tw_sheet_error_quark ())
GQuark tw_sheet_error_quark (void);

/**
 * TwSheetError:
 * @TW_SHEET_ERROR_FORMAT: the name ends in neither .html nor .pdf
 * @TW_SHEET_ERROR_DRAWING: cairo failed
 */
typedef enum
{
  TW_SHEET_ERROR_FORMAT,
  TW_SHEET_ERROR_DRAWING
} TwSheetError;

/**
 * tw_sheet_file_save:
 * @sheet: a sheet
 * @path: a file whose name ends in .html or .pdf
 * @error: #TwSheetError, or %TW_FORMAT_ERROR_WRITE
 *
 * Both are accessible: HTML has headings, lists, a language for each text, and embedded pictures;
 * PDF has the same structure as tags, and an outline. The same sheet gives the same bytes. The file
 * is replaced as a whole or not at all. Blocks while it draws all tiles; safe in any thread.
 *
 * Returns: whether it was written
 */
gboolean tw_sheet_file_save (const TwRulesSheet *sheet, const char *path, GError **error);

G_END_DECLS

/* What is wished of a saved object for Tabletop Simulator, and its measures. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Side of a cell of a sheet of cards, in pixels: ten of them stay below what that program takes. */
#define TW_TTS_CELL_PX 409
/* Cells of a sheet. */
#define TW_TTS_COLUMNS 10
#define TW_TTS_ROWS    7

/**
 * TwTtsOptions:
 * @languages: (array zero-terminated=1) (nullable): languages of names and descriptions, see
 * tw_texts_best()
 * @base_url: (nullable): the web address below which the pictures will be found; without one they
 * are named by their place on this computer, where nobody else sees them
 * @has_sheets: whether cards have their pictures from sheets instead of single files
 */
typedef struct
{
  const char *const *languages;
  const char *base_url;
  gboolean has_sheets;
} TwTtsOptions;

G_END_DECLS

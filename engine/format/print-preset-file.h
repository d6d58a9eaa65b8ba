/* Presets for printing, shipped ones and the user's own: a plan with a name and a line that says
 * what it is for.
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/print-plan.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

#define TW_PRINT_PRESET_NAMESPACE "urn:tilewright:print-preset:1"

/* The preset that a set without a plan is printed by. */
#define TW_PRINT_PRESET_USUAL "home-bleed"

/**
 * TwPrintPreset:
 * @id: its id; that of its plan as well
 * @titles: its name, by language
 * @descriptions: (nullable): what it is for and what to mind, by language
 * @plan: what it says
 * @is_own: whether it is the user's, not the program's
 */
typedef struct
{
  char *id;
  TwTexts *titles;
  TwTexts *descriptions;
  TwPrintPlan *plan;
  gboolean is_own;
} TwPrintPreset;

/**
 * tw_print_preset_load:
 * @word: an id, or the path of a preset's file
 * @error: #TwFormatError
 *
 * Returns: (transfer full) (nullable): the preset
 */
TwPrintPreset *tw_print_preset_load (const char *word, GError **error);

/** tw_print_preset_list: Returns: (transfer full) (element-type TwPrintPreset): the shipped presets
 * in their order, then the user's by id; a file that cannot be read is left out */
GPtrArray *tw_print_preset_list (void);

/**
 * tw_print_preset_save:
 * @title: its name
 * @plan: what it says
 * @out_id: (out) (transfer full): its id, made from @title
 * @error: as of tw_save_file()
 *
 * Keeps @plan as a preset of the user's. One of the same name is replaced.
 *
 * Returns: whether it was written
 */
gboolean
tw_print_preset_save (const char *title, const TwPrintPlan *plan, char **out_id, GError **error);

/** tw_print_preset_remove: deletes the user's preset of that id. Returns: %FALSE with @error if it
 * is not there or cannot be deleted */
gboolean tw_print_preset_remove (const char *id, GError **error);

/** tw_print_preset_free: frees @preset. */
void tw_print_preset_free (TwPrintPreset *preset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPrintPreset, tw_print_preset_free)

G_END_DECLS

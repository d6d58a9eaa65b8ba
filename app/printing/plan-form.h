/* The form of a print plan: a row for each thing that it says, made from the plan's members.
 */
#pragma once

#include <adwaita.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAN_FORM (tw_plan_form_get_type ())
G_DECLARE_FINAL_TYPE (TwPlanForm, tw_plan_form, TW, PLAN_FORM, GtkBox)

/* Signal "changed" (const char *member): somebody has chosen something else;
 * tw_plan_form_get_plan() has it.
 */

/**
 * tw_plan_form_show:
 * @self: a form
 * @plan: what is chosen now
 * @set: what is printed: rows that are of no use for it are hidden
 *
 * Emits no signal.
 */
void tw_plan_form_show (TwPlanForm *self, const TwPrintPlan *plan, const TwTileSet *set);

/** tw_plan_form_get_plan: Returns: (transfer none): what is chosen */
const TwPrintPlan *tw_plan_form_get_plan (TwPlanForm *self);

G_END_DECLS

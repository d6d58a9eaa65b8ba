/* What is wrong with the sets that are to be played: told before a game begins with them. */
#pragma once

#include <gtk/gtk.h>

#include "app/setup/setup-parts.h"

G_BEGIN_DECLS

/**
 * tw_setup_part_check:
 * @part: a part
 * @set: (nullable): its set as it would be played; %NULL for one that comes with the program
 *
 * Finds the errors of @set, once for each.
 */
void tw_setup_part_check (TwSetupPart *part, TwTileSet *set);

/**
 * tw_setup_parts_dup_faulty:
 * @parts: (element-type TwSetupPart): what there is, checked
 *
 * Returns: (transfer full) (nullable): what is in play and has errors, as a sentence
 */
char *tw_setup_parts_dup_faulty (const GPtrArray *parts);

/** tw_setup_faults_button_new: Returns: (transfer floating): a button that lists the errors of @part;
 * keep it current with tw_setup_faults_button_update() */
GtkWidget *tw_setup_faults_button_new (const TwSetupPart *part);

/** tw_setup_faults_button_update: updates the list; without errors the button is hidden. */
void tw_setup_faults_button_update (GtkWidget *button, const TwSetupPart *part);

G_END_DECLS

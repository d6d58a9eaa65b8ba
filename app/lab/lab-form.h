/* What is played, by whom, and what a question is asked of. */
#pragma once

#include <adwaita.h>

#include "app/balance/lab-offer.h"
#include "app/lab/lab-questions.h"

G_BEGIN_DECLS

#define TW_TYPE_LAB_FORM (tw_lab_form_get_type ())
G_DECLARE_FINAL_TYPE (TwLabForm, tw_lab_form, TW, LAB_FORM, AdwPreferencesGroup)

/* Signals:
 *   "changed" ()        somebody chose something else
 *   "game-changed" ()   somebody chose another ruleset or number of players: what can be asked may be something else
 */

/** tw_lab_form_set_row: shows what @row has to know. */
void tw_lab_form_set_row (TwLabForm *self, const TwLabQuestionRow *row);

/** tw_lab_form_set_offer: shows what can be chosen; what was chosen before stays where it is still there. @offer has to live until the
 * next one. */
void tw_lab_form_set_offer (TwLabForm *self, const TwLabOffer *offer);

/** tw_lab_form_ask_of: chooses what the question is asked of, by its word. Returns: whether it is there */
gboolean tw_lab_form_ask_of (TwLabForm *self, const char *what);

/** tw_lab_form_fill_game: writes into @question who plays what. */
void tw_lab_form_fill_game (TwLabForm *self, TwLabQuestion *question);

/** tw_lab_form_fill: writes into @question all that is chosen. Returns: %FALSE if something is missing: of this game nothing like
 *   that can be asked */
gboolean tw_lab_form_fill (TwLabForm *self, TwLabQuestion *question);

G_END_DECLS

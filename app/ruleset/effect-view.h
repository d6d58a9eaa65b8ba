/* One effect of a set: what it says in a sentence, and its form. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_EFFECT_VIEW (tw_effect_view_get_type ())
G_DECLARE_FINAL_TYPE (TwEffectView, tw_effect_view, TW, EFFECT_VIEW, AdwBin)

/* Signal "removed" (): what was shown is gone by its button; nothing is shown. */

/** tw_effect_view_set_document: whose effects are shown; %NULL for none any more. */
void tw_effect_view_set_document (TwEffectView *self, TwDocument *document);

/** tw_effect_view_show: shows effect @index of the document's set, -1 for none. It goes on being shown wherever others
 * that come and go leave it. */
void tw_effect_view_show (TwEffectView *self, int index);

/** tw_effect_view_get_index: Returns: which one is shown, -1 if none is or it has gone */
int tw_effect_view_get_index (TwEffectView *self);

/** tw_effect_view_remove: removes what is shown, as its button does; an Undo is offered. */
void tw_effect_view_remove (TwEffectView *self);

/** tw_effect_view_focus: takes the keyboard to the first row of the form. */
void tw_effect_view_focus (TwEffectView *self);

G_END_DECLS

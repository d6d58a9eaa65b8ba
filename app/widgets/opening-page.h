/* What is being read: what is said of it when it takes long, in place of what it is read for. */
#pragma once

#include <adwaita.h>

#include "app/document/under-way.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENING_PAGE (tw_opening_page_get_type ())
G_DECLARE_FINAL_TYPE (TwOpeningPage, tw_opening_page, TW, OPENING_PAGE, AdwBin)

/* A page of a stack under the name "opening". Before it is needed there is only its header bar.
 *
 * Property "cancel-action": what gives up what is read, by the button and by Escape.
 * Signal "show-page" (name): the page of that name is to be shown; this one, or what was shown before. */

/**
 * tw_opening_page_begin:
 * @self: a page
 * @file: (nullable): what is read; %NULL if it comes with the program
 *
 * Gives up what was being read. If the new one takes long, the page says so and offers to give it up
 * as well. Call tw_opening_page_end() when it is there, or cannot be read.
 *
 * Returns: (transfer none): for reading it
 */
GCancellable *tw_opening_page_begin (TwOpeningPage *self, GFile *file);

/** tw_opening_page_get_cancellable: Returns: (transfer none) (nullable): for what is read now, or was
 * last */
GCancellable *tw_opening_page_get_cancellable (TwOpeningPage *self);

/** tw_opening_page_end: what was read is there, or cannot be: back to what was shown before. */
void tw_opening_page_end (TwOpeningPage *self);

/** tw_opening_page_cancel: gives up what is read, and ends. */
void tw_opening_page_cancel (TwOpeningPage *self);

/** tw_opening_page_drop: gives up what is read; nothing else is shown, nobody waits any more. */
void tw_opening_page_drop (TwOpeningPage *self);

/** tw_opening_page_is_shown: Returns: whether it is what its stack shows */
gboolean tw_opening_page_is_shown (TwOpeningPage *self);

G_END_DECLS

/* A page shown in place of what is being opened, when opening it takes long. */
#pragma once

#include <adwaita.h>

#include "app/document/under-way.h"

G_BEGIN_DECLS

#define TW_TYPE_OPENING_PAGE (tw_opening_page_get_type ())
G_DECLARE_FINAL_TYPE (TwOpeningPage, tw_opening_page, TW, OPENING_PAGE, AdwBin)

/* The page is in a stack under the name "opening". At first it has only its header bar.
 *
 * Property "cancel-action": the action by which its button and Escape cancel the reading.
 * Signal "show-page" (name): the stack has to show the page of that name: this page, or the one
 * before. */

/**
 * tw_opening_page_begin:
 * @self: a page
 * @file: (nullable): the file that is read; %NULL if it comes with the program
 *
 * Cancels the reading before. If the new one takes long, the page says so and offers to cancel it.
 * Call tw_opening_page_end() when the reading has ended, with or without success.
 *
 * Returns: (transfer none): the #GCancellable for the new reading
 */
GCancellable *tw_opening_page_begin (TwOpeningPage *self, GFile *file);

/** tw_opening_page_get_cancellable: Returns: (transfer none) (nullable): that of the reading under
 * way, or of the last one */
GCancellable *tw_opening_page_get_cancellable (TwOpeningPage *self);

/** tw_opening_page_end: the reading has ended; the page shown before is shown again. */
void tw_opening_page_end (TwOpeningPage *self);

/** tw_opening_page_cancel: cancels the reading, then as tw_opening_page_end(). */
void tw_opening_page_cancel (TwOpeningPage *self);

/** tw_opening_page_drop: cancels the reading without showing another page. */
void tw_opening_page_drop (TwOpeningPage *self);

/** tw_opening_page_is_shown: Returns: whether its stack shows this page */
gboolean tw_opening_page_is_shown (TwOpeningPage *self);

G_END_DECLS

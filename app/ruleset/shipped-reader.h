/* The rules of the expansions that come with the program, in sentences, to be searched and to be copied into a set. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SHIPPED_READER (tw_shipped_reader_get_type ())
G_DECLARE_FINAL_TYPE (TwShippedReader, tw_shipped_reader, TW, SHIPPED_READER, AdwBin)

/* Signals:
 *   "closed" ()              the user closes the reader
 *   "copied" (guint index)   a rule was copied: it is procedure @index of the set now
 *   "copied-effect" (guint index)   the same of an effect
 *
 * It is filled when it is first seen, some rules at a time. */

/** tw_shipped_reader_set_document: sets into which set rules are copied; call it once. */
void tw_shipped_reader_set_document (TwShippedReader *self, TwDocument *document);

/** tw_shipped_reader_search: moves the focus to the search entry. */
void tw_shipped_reader_search (TwShippedReader *self);

G_END_DECLS

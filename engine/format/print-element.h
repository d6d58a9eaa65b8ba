/* How a set is printed, as an element of its file or of a preset. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/set/print-plan.h"

G_BEGIN_DECLS

/**
 * tw_print_element_read:
 * @reader: a reader
 * @element: a `print` element
 * @foreign: (inout) (nullable): the list of the element it stands in
 *
 * Returns: (transfer full) (nullable): the plan; what the element does not say is as usual. %NULL
 *   with an error if a value is invalid
 */
TwPrintPlan *tw_print_element_read (TwXmlReader *reader, xmlNode *element, TwForeign **foreign);

/**
 * tw_print_element_set:
 * @plan: a plan under construction
 * @name: name of an attribute of the element, for instance "bleed"
 * @value: its value, as in a file
 * @error: %TW_FORMAT_ERROR_CONTENT if there is no such attribute or it cannot have that value
 *
 * Returns: whether @plan has the value now
 */
gboolean
tw_print_element_set (TwPrintPlan *plan, const char *name, const char *value, GError **error);

/** tw_print_element_write: writes @plan as a `print` element, number @place among its siblings in
 * @foreign; what is as usual is left out. */
void tw_print_element_write (TwXmlWriter *writer,
                             const TwPrintPlan *plan,
                             const TwForeign *foreign,
                             gint place);

G_END_DECLS

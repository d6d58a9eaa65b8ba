/* What the attributes of rules name, for own-rules-lift.c only. */
#pragma once

#include "engine/format/xml-document.h"
#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/** tw_lift_takes: Returns: what @attribute of @element, an element of the rules, takes */
TwWordTakes tw_lift_takes (const xmlNode *element, const char *attribute);

/** tw_lift_targets: Returns: (array zero-terminated=1): names of the elements of which one can be what that attribute
 *   names, those that are meant first; none if it names nothing */
const char *const *tw_lift_targets (const xmlNode *element, const char *attribute);

/** tw_lift_can_be_given: Returns: whether what that attribute names can be a name that the rule gives itself, which
 *   is meant then */
gboolean tw_lift_can_be_given (const xmlNode *element, const char *attribute);

/** tw_lift_is_alike: Returns: whether both, which have the same name, can be taken for one another by rules */
gboolean tw_lift_is_alike (const xmlNode *a, const xmlNode *b);

G_END_DECLS

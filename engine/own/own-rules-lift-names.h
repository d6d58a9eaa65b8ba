/* What the attributes and words of rules name, for own-rules-lift*.c and own-rules-rename.c only. */
#pragma once

#include "engine/format/xml-document.h"
#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/** tw_lift_takes: Returns: what @attribute of @element, an element of the rules, takes */
TwWordTakes tw_lift_takes (const xmlNode *element, const char *attribute);

/** tw_lift_targets: Returns: (transfer none) (array zero-terminated=1): the names of the elements ("figure", "counter")
 *   that can declare what @attribute of @element names; see tw_word_targets() */
const char *const *tw_lift_targets (const xmlNode *element, const char *attribute);

/** tw_lift_can_be_given: Returns: whether that attribute can also name what the rule itself has given a name to (by
 *   `as`). Such a name goes before one that is declared elsewhere. */
gboolean tw_lift_can_be_given (const xmlNode *element, const char *attribute);

/** tw_lift_is_alike: Returns: whether the declarations @a and @b, which have the same name, are so alike that rules
 *   written for one work with the other */
gboolean tw_lift_is_alike (const xmlNode *a, const xmlNode *b);

/** tw_lift_put_counter: lets the places of @words that are about the counter @id, "{drought}" and
 *   "{drought:# day|# days}", say @fresh. */
void tw_lift_put_counter (GString *words, const char *id, const char *fresh);

G_END_DECLS

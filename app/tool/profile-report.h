/* What each rule costs in simulated games, as text or JSON. */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/game/rule-profile.h"

G_BEGIN_DECLS

/** tw_profile_report_print: prints a table to standard output: a row for each rule, the one that took most time first,
 *   and the program itself at the end. */
void tw_profile_report_print (const TwRuleProfile *profile);

/** tw_profile_report_add: adds the member "profile" with the same to the object that @json is in. */
void tw_profile_report_add (const TwRuleProfile *profile, JsonBuilder *json);

G_END_DECLS

/* Words of an `<effect>` and a `<worth>`, for readers and the writer: by the values of effect.h. */
#pragma once

#include "engine/set/effect.h"

G_BEGIN_DECLS

extern const char *const tw_effect_stage_names[];
extern const char *const tw_effect_per_names[];
extern const char *const tw_effect_scope_names[];
extern const char *const tw_effect_event_names[];
extern const char *const tw_effect_to_names[];
extern const char *const tw_token_by_names[];
extern const char *const tw_token_ties_names[];

G_END_DECLS

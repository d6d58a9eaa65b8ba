/* Words of a `<worth>`, for the reader and the writer, by the values of effect.h. */
#pragma once

#include "engine/set/effect.h"

G_BEGIN_DECLS

extern const char *const tw_token_by_names[];
extern const char *const tw_token_ties_names[];

G_END_DECLS

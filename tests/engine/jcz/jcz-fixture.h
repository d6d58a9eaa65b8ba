/* Recordings in tests: the shipped rules, and the samples. */
#pragma once

#include "engine/jcz/jcz-game.h"

G_BEGIN_DECLS

/** jcz_begin: fills @out_kit. Returns: (transfer full): its vocabulary */
TwVocabulary *jcz_begin (TwGameKit *out_kit);

/** jcz_sample: Returns: (transfer full): the text of a sample of tests/data/jcz */
char *jcz_sample (const char *name);

G_END_DECLS

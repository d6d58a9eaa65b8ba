/* What the fuzzers share. Each is one function of libFuzzer's: it is given bytes that pretend to
 * be a file, reads them, and uses what it got as the program would. */
#pragma once

#include "engine/setup/game-setup.h"

/** LLVMFuzzerTestOneInput: libFuzzer's entry. Returns: 0 */
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

/** fuzz_kit: Returns: (transfer none): the shipped rules, read once */
const TwGameKit *fuzz_kit (void);

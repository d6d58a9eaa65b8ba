/* Rulesets as XML. */
#pragma once

#include "engine/format/ruleset-file.h"

G_BEGIN_DECLS

/**
 * tw_ruleset_file_to_xml:
 * @ruleset: a ruleset
 * @out_length: (out) (optional): bytes written
 *
 * Returns: (transfer full): the ruleset as a file that tw_ruleset_file_parse() reads
 */
char *tw_ruleset_file_to_xml (const TwRuleset *ruleset, gsize *out_length);

G_END_DECLS

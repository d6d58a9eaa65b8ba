/* Reads and writes rulesets (namespace urn:tilewright:ruleset:1). */
#pragma once

#include "engine/set/ruleset.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_RULESET_NAMESPACE "urn:tilewright:ruleset:1"

/**
 * tw_ruleset_file_parse:
 * @name: the file's name for messages; sets are looked for in its folder
 * @data: its bytes
 * @length: how many, or -1
 * @vocabulary: the vocabulary against which parameters are checked
 * @error: %TW_FORMAT_ERROR
 *
 * Rule: PARAM-002.
 *
 * Returns: (transfer full): the ruleset, or %NULL
 */
TwRuleset *tw_ruleset_file_parse (const char *name, const char *data, gssize length,
                                  const TwVocabulary *vocabulary, GError **error);

/** tw_ruleset_file_load: as tw_ruleset_file_parse() for a file or the id of a shipped ruleset. */
TwRuleset *tw_ruleset_file_load (const char *file_or_id, const TwVocabulary *vocabulary,
                                 GError **error);

/** tw_ruleset_file_shipped_ids: Returns: (transfer full) (array zero-terminated=1): ids of the
 *   shipped rulesets, sorted */
char **tw_ruleset_file_shipped_ids (void);

/**
 * tw_ruleset_file_find:
 * @file_or_id: a path, or the id or another name of a shipped ruleset
 *
 * Returns: (transfer full) (nullable): the path of the file, %NULL if it is neither
 */
char *tw_ruleset_file_find (const char *file_or_id);

G_END_DECLS

/* Small whole rules to begin with: sets in data/patterns, whose rules are taken over as if they had been
 * copied; and whole sets in data/examples, to be opened and read. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * TwRulePattern:
 * @id: name of its file, without the ending
 * @title: what it does, not translated: the title of its set
 * @also: (nullable): other words by which somebody may look for it, not translated, marked with NC_() for “palette”
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *also;
} TwRulePattern;

/** tw_rule_patterns: Returns: (array length=out_n): all of them, in the order in which they are offered */
const TwRulePattern *tw_rule_patterns (guint *out_n);

/** tw_rule_examples: Returns: (array length=out_n): sets in data/examples whose rules are worth reading; each
 *   is a shipped set of that id */
const TwRulePattern *tw_rule_examples (guint *out_n);

/** tw_rule_example_is: Returns: whether @document is one of tw_rule_examples(), as it came with the program */
gboolean tw_rule_example_is (TwDocument *document);

/** tw_rule_pattern_add: adds the pattern @id to the set, in one step of undo: about symbols, figures and
 *   tokens that the set has already, the first that fit, else with its own. Returns: the index of its rule
 *   among the set's procedures, -1 if it cannot be; @error says why */
int tw_rule_pattern_add (TwDocument *document, const char *id, GError **error);

/** tw_rule_pattern_words: Returns: (transfer full) (nullable): what the pattern @id does, in sentences for players in the
 *   user's language, in one line; %NULL if the program's files are missing */
char *tw_rule_pattern_words (const char *id);

/** tw_rule_pattern_several: Returns: (transfer full) (nullable): the names of what tw_rule_pattern_add() would take of
 *   several things of @set that fit as well: “Mill”, “Hermit”; %NULL if nothing is to be chosen */
char *tw_rule_pattern_several (TwTileSet *set, const char *id);

G_END_DECLS

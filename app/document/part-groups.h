/* In which order and under which headings the words of procedures are offered. */
#pragma once

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/** tw_part_groups_sort: sorts @words (element-type TwRuleWord), elements or attributes, as designers look for
 *   them: what is used most comes first. */
void tw_part_groups_sort (GPtrArray *words);

/** tw_part_group_title: Returns: (transfer none): the heading under which @word stands, translated */
const char *tw_part_group_title (const TwRuleWord *word);

/** tw_part_group_words: Returns: (transfer full): by what else @word is found: what files call it, and what
 *   designers may */
char *tw_part_group_words (const TwRuleWord *word);

G_END_DECLS

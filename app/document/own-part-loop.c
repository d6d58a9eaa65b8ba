/* What is done for several players in place of one. */
#include <string.h>

#include "app/document/own-part-private.h"
#include "engine/format/own-rules-procedure.h"

gboolean
tw_own_part_is_loop (const char *text)
{
  return g_strcmp0 (text, TW_OWN_PART_OTHERS) == 0 || g_strcmp0 (text, TW_OWN_PART_ALL) == 0;
}

gboolean
tw_own_part_names_gainer (const TwRuleWord *word)
{
  return word->takes == TW_TAKES_NAME
         && ((strcmp (word->name, "to") == 0
              && (tw_rule_word_is_of (word, "give") || tw_rule_word_is_of (word, "change")))
             || (strcmp (word->name, "what") == 0 && tw_rule_word_is_of (word, "skip")));
}

TwStatementPlace
tw_own_part_place_then (const TwOwnPart *part, const char *text)
{
  TwStatementPlace place = part->place;

  /* Behind what leaves out the player on turn. */
  if (tw_own_part_is_loop (text) && place.n < TW_MAX_STATEMENT_DEPTH)
    place.at[place.n++] = strcmp (text, TW_OWN_PART_OTHERS) == 0;
  return place;
}

void
tw_own_part_put_in_loop (TwOwnRulesEdit *edit,
                         const TwVocabulary *words,
                         const TwStatement *root,
                         guint index,
                         const TwOwnPart *part,
                         const char *text)
{
  gboolean is_others = strcmp (text, TW_OWN_PART_OTHERS) == 0;
  g_autofree char *name = tw_own_part_new_name (words, root, is_others ? "other" : "each-one");

  tw_own_rules_set_statement (edit, index, &part->place, part->word->name, name);
  tw_own_rules_put_in_loop (edit, index, &part->place, name, is_others);
}

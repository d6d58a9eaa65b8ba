/* Groups of the words of procedures. */
#include "app/document/part-groups.h"

#include <string.h>

#include <glib/gi18n.h>

/* What stands under one heading, most used first. */
typedef struct
{
  const char *title;
  const char *names;
} Group;

/* Without names: all that is in none of the others. */
static const Group statements[] = {
  { NC_ ("rule", "What Happens"), " give move change count join part tell " },
  { NC_ ("rule", "Who and What"), " choose each let draw repeat per take offer " },
  { NC_ ("rule", "Conditions"), " where if else otherwise any none not " },
  { NC_ ("rule", "Turns and the End"), " again play skip spend end " },
  { NC_ ("rule", "Words"), " ask choice said title item " },
  { NC_ ("rule", "For Long Rules"), NULL },
};

static const Group details[] = {
  { NC_ ("rule", "Who and What"), " what the owner of kind has symbol in to from by follower " },
  { NC_ ("rule", "Where"), " near same steps reach occupied stands leads without on moves across "
                           "joined ends-at room face-up misty zone " },
  { NC_ ("rule", "Land and Points"), " complete among size worth won score scored paid " },
  { NC_ ("rule", "How Many"),
    " n counter least most above times divide round left every start tiles " },
  { NC_ ("rule", "When"), " at if-symbol if-part if-parameter optional once early turn each-part "
                          "each-turn after order " },
  { NC_ ("rule", "Seldom Needed"), NULL },
};

/* Where the name stands among @names, -1 for nowhere. */
static int
place_in (const char *names, const char *name)
{
  g_autofree char *with_blanks = g_strdup_printf (" %s ", name);
  const char *found = strstr (names, with_blanks);

  return found != NULL ? (int) (found - names) : -1;
}

/* Returns: the number of its group; @out_place is told where it stands there */
static guint
group_of (const TwRuleWord *word, const Group **out_groups, int *out_place)
{
  const Group *groups = word->sort == TW_WORDS_STATEMENT ? statements : details;
  guint i = 0;

  *out_groups = groups;
  for (*out_place = 0; groups[i].names != NULL; i++)
    if ((*out_place = place_in (groups[i].names, word->name)) >= 0)
      return i;
  *out_place = 0;
  return i;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TwRuleWord *words[] = { *(const TwRuleWord *const *) a, *(const TwRuleWord *const *) b };
  const Group *groups;
  int places[2];
  guint numbers[] = { group_of (words[0], &groups, &places[0]),
                      group_of (words[1], &groups, &places[1]) };

  return numbers[0] != numbers[1] ? (int) numbers[0] - (int) numbers[1]
         : places[0] != places[1] ? places[0] - places[1]
         : words[0] < words[1]    ? -1
                                  : words[0] > words[1];
}

void
tw_part_groups_sort (GPtrArray *words)
{
  g_ptr_array_sort (words, compare);
}

const char *
tw_part_group_title (const TwRuleWord *word)
{
  const Group *groups;
  int place;
  guint number = group_of (word, &groups, &place);

  return g_dpgettext2 (NULL, "rule", groups[number].title);
}

char *
tw_part_group_words (const TwRuleWord *word)
{
  const char *also = tw_rule_word_also (word);

  if (also != NULL)
    return g_strdup_printf ("%s %s", word->name, also);
  return g_strdup (word->name);
}

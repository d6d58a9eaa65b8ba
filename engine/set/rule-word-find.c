/* Finding the words that rules as data are written in. All files of rules are read by them, so
 * where they lie is found out once. */
#include "engine/set/rule-word.h"

/* All words, those of a sort side by side in the order of their table; then the attributes of each
 * element. */
typedef struct
{
  const TwRuleWord **words;
  /* Where those of each sort begin; those of the last one end at the last number. */
  guint begin[TW_N_WORD_SORTS + 1];
  /* (element-type utf8 TwRuleWord): the first of that name of each sort */
  GHashTable *by_name[TW_N_WORD_SORTS];
  /* (element-type utf8 GPtrArray) */
  GHashTable *details;
} Index;

const TwRuleWord *
tw_procedure_word (guint index)
{
  static const TwRuleWord *(*const tables[]) (guint *) = { tw_procedure_word_table,
                                                           tw_procedure_attribute_table,
                                                           tw_procedure_value_table };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      guint n;
      const TwRuleWord *table = tables[i](&n);

      if (index < n)
        return &table[index];
      index -= n;
    }
  return NULL;
}

/* All rows, those of effects first; %NULL behind the last. */
static const TwRuleWord *
row (guint index)
{
  guint n;
  const TwRuleWord *effects = tw_rule_word_table (&n);

  return index < n ? &effects[index] : tw_procedure_word (index - n);
}

static void
add_detail (GHashTable *details, const TwRuleWord *word)
{
  g_auto (GStrv) elements = g_strsplit (word->of_element, " ", -1);

  for (guint i = 0; elements[i] != NULL; i++)
    {
      GPtrArray *of_element = g_hash_table_lookup (details, elements[i]);

      if (of_element == NULL)
        {
          of_element = g_ptr_array_new ();
          g_hash_table_insert (details, g_strdup (elements[i]), of_element);
        }
      g_ptr_array_add (of_element, (gpointer) word);
    }
}

static void
fill (Index *index)
{
  guint n = 0;
  const TwRuleWord *word;

  while (row (n) != NULL)
    n++;
  index->words = g_new (const TwRuleWord *, n);
  n = 0;
  for (TwWordSort sort = 0; sort < TW_N_WORD_SORTS; sort++)
    {
      index->begin[sort] = n;
      index->by_name[sort] = g_hash_table_new (g_str_hash, g_str_equal);
      for (guint i = 0; (word = row (i)) != NULL; i++)
        if (word->sort == sort)
          {
            index->words[n++] = word;
            if (!g_hash_table_contains (index->by_name[sort], word->name))
              g_hash_table_insert (index->by_name[sort], (gpointer) word->name, (gpointer) word);
          }
    }
  index->begin[TW_N_WORD_SORTS] = n;
  index->details = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = index->begin[TW_WORDS_DETAIL]; i < index->begin[TW_WORDS_DETAIL + 1]; i++)
    add_detail (index->details, index->words[i]);
}

static const Index *
get_index (void)
{
  static Index index;
  static gsize once;

  if (g_once_init_enter (&once))
    {
      fill (&index);
      g_once_init_leave (&once, 1);
    }
  return &index;
}

const TwRuleWord *const *
tw_rule_word_all (TwWordSort sort, guint *out_n)
{
  const Index *all = get_index ();

  *out_n = all->begin[sort + 1] - all->begin[sort];
  return &all->words[all->begin[sort]];
}

const TwRuleWord *
tw_rule_word_nth (TwWordSort sort, guint index)
{
  guint n;
  const TwRuleWord *const *words = tw_rule_word_all (sort, &n);

  return index < n ? words[index] : NULL;
}

const TwRuleWord *
tw_rule_word_of (TwWordSort sort, int value)
{
  const Index *all = get_index ();

  for (guint i = all->begin[sort]; i < all->begin[sort + 1]; i++)
    if (all->words[i]->value == value)
      return all->words[i];
  return NULL;
}

const TwRuleWord *
tw_rule_word_find (TwWordSort sort, const char *name)
{
  return g_hash_table_lookup (get_index ()->by_name[sort], name);
}

const GPtrArray *
tw_rule_word_details (const char *element)
{
  static const GPtrArray none;
  const GPtrArray *of_element = g_hash_table_lookup (get_index ()->details, element);

  return of_element != NULL ? of_element : &none;
}

const TwRuleWord *
tw_rule_word_detail (const char *element, guint index)
{
  const GPtrArray *details = tw_rule_word_details (element);

  return index < details->len ? details->pdata[index] : NULL;
}

gboolean
tw_rule_word_is_of (const TwRuleWord *attribute, const char *element)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_detail (element, i)) != NULL; i++)
    if (word == attribute)
      return TRUE;
  return FALSE;
}

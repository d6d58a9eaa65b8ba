/* Which rules of a set use something that it brings. */
#include "app/document/own-use.h"

#include <string.h>

#include "app/document/own-declared.h"
#include "engine/set/word-targets.h"

/* Whether a thing of that sort can be what an attribute names. */
static gboolean
may_name (const TwRuleWord *word, TwOwnSort sort)
{
  /* In files a die is a bag. */
  return tw_word_may_name (word, tw_own_sort_element (sort == TW_OWN_DIE ? TW_OWN_BAG : sort));
}

/* "{drought}" and "{drought:# day|# days}", in any language. */
static gboolean
tells (const TwTexts *texts, const char *id)
{
  g_autofree char *alone = g_strdup_printf ("{%s}", id);
  g_autofree char *counted = g_strdup_printf ("{%s:", id);

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (strstr (texts->texts[i].text, alone) != NULL
        || strstr (texts->texts[i].text, counted) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
names (const TwStatement *statement, TwOwnSort sort, const char *id)
{
  for (guint i = 0; i < statement->n_details; i++)
    if (may_name (statement->details[i].word, sort)
        && tw_words_name (statement->details[i].text, id))
      return TRUE;
  if (sort == TW_OWN_COUNTER && tells (statement->texts, id))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (names (statement->children->pdata[i], sort, id))
      return TRUE;
  return FALSE;
}

GArray *
tw_own_uses (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; set->own != NULL && i < (int) set->own->procedures->len; i++)
    if (names (((const TwProcedure *) set->own->procedures->pdata[i])->root, sort, id))
      g_array_append_val (found, i);
  return found;
}

int
tw_own_use_compare (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static gboolean
has (const GArray *found, int index)
{
  for (guint i = 0; i < found->len; i++)
    if (g_array_index (found, int, i) == index)
      return TRUE;
  return FALSE;
}

/* Whether another procedure does the one with that id in it. */
static gboolean
does (const TwStatement *statement, const char *id)
{
  if (g_strcmp0 (tw_statement_text (statement, "procedure"), id) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (does (statement->children->pdata[i], id))
      return TRUE;
  return FALSE;
}

/* A procedure that another one has done goes with what it does; so does what uses a declared thing.
 */
static GArray *
uses_of_procedure (const TwTileSet *set, int index)
{
  const TwProcedure *procedure = set->own->procedures->pdata[index];
  GArray *found = g_array_new (FALSE, FALSE, sizeof (int));

  if (procedure->id == NULL)
    return found;
  for (guint sort = TW_OWN_BAG; sort < TW_N_OWN_SORTS; sort++)
    if (sort != TW_OWN_COUNTING && tw_own_declared_is ((TwOwnSort) sort, procedure))
      {
        g_array_unref (found);
        return tw_own_uses (set, (TwOwnSort) sort, procedure->id);
      }
  for (int i = 0; i < (int) set->own->procedures->len; i++)
    if (does (((TwProcedure *) set->own->procedures->pdata[i])->root, procedure->id))
      g_array_append_val (found, i);
  return found;
}

GArray *
tw_own_uses_with (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  GArray *found = tw_own_uses (set, sort, id);
  int itself = sort >= TW_OWN_BAG ? tw_own_declared_index (set, sort, id) : -1;

  /* One counting figure alone cannot be. */
  for (guint i = 0; sort == TW_OWN_COUNTING && i < tw_own_sort_n (set, sort); i++)
    {
      int index = tw_own_declared_index (set, sort, tw_own_sort_nth (set, sort, i));

      if (index != itself)
        g_array_append_val (found, index);
    }
  for (guint i = 0; i < found->len; i++)
    {
      g_autoptr (GArray) more = uses_of_procedure (set, g_array_index (found, int, i));

      for (guint k = 0; k < more->len; k++)
        if (!has (found, g_array_index (more, int, k)) && g_array_index (more, int, k) != itself)
          g_array_append_val (found, g_array_index (more, int, k));
    }
  g_array_sort (found, tw_own_use_compare);
  return found;
}

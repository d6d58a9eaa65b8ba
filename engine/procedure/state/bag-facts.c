/* What is left of bags and decks, as cases write it, and as the hash of a game counts it. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/state/bag-facts.h"

#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "engine/procedure/state/bag.h"

/* The bag that a fact is about, and what of it: nothing for the bag itself, "used", "bottom". */
static const TwBagCode *
bag_of_fact (const TwPlay *play, const TwFact *fact, const char **out_what)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->bags->len && *fact->group == '\0' && fact->place == NULL
                    && fact->seat == TW_SEAT_NONE;
       i++)
    {
      const TwBagCode *bag = tw_bag_nth_code (all, i);
      const char *id = bag->procedure->id;
      gsize length = strlen (id);

      *out_what = NULL;
      if (strcmp (fact->name, id) == 0)
        return bag->order != TW_ORDER_DIE ? bag : NULL;
      if (bag->order != TW_ORDER_KEPT)
        continue;
      if (strncmp (fact->name, id, length) == 0 && strcmp (fact->name + length, "-used") == 0)
        *out_what = "used";
      else if (g_str_has_prefix (fact->name, "bottom-")
               && strcmp (fact->name + strlen ("bottom-"), bag->word) == 0)
        *out_what = "bottom";
      if (*out_what != NULL)
        return bag;
    }
  return NULL;
}

/* Reads "pearl" or "pearl*3". */
static gboolean
read_copies (const TwProcedures *all,
             const TwBagCode *bag,
             const char *text,
             guint *out_item,
             guint *out_n)
{
  const char *star = strchr (text, '*');
  gsize length = star != NULL ? (gsize) (star - text) : strlen (text);
  guint64 n = 1;

  if (star != NULL && !g_ascii_string_to_unsigned (star + 1, 10, 0, TW_MAX_BAG_THINGS, &n, NULL))
    return FALSE;
  *out_n = (guint) n;
  for (*out_item = 0; *out_item < bag->n_items; ++*out_item)
    {
      const char *word = all->words[tw_bag_item (all, bag, *out_item)->word];

      if (strncmp (word, text, length) == 0 && word[length] == '\0')
        return TRUE;
    }
  return FALSE;
}

/* Lays out what the words say: @counts of each item, or the order from the top. */
static gboolean
read_list (const TwProcedures *all,
           const TwBagCode *bag,
           const char *list,
           guint8 *counts,
           guint8 *order)
{
  g_auto (GStrv) words = g_strsplit (strcmp (list, "-") != 0 ? list : "", ",", -1);
  guint at = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint item, n;

      if (!read_copies (all, bag, words[i], &item, &n)
          || counts[item] + n > tw_bag_item (all, bag, item)->n)
        return FALSE;
      counts[item] = (guint8) (counts[item] + n);
      while (n-- > 0)
        order[at++] = (guint8) (item + 1);
    }
  return TRUE;
}

TwFactResult
tw_procedure_bag_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  const char *what;
  const TwBagCode *bag = bag_of_fact (play, fact, &what);
  guint8 counts[TW_MAX_WORDS] = { 0 }, order[TW_MAX_BAG_THINGS] = { 0 };

  if (bag == NULL || what != NULL)
    return TW_FACT_UNKNOWN;
  if (!read_list (all, bag, fact->value, counts, order))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                   _ ("“%s” is not what can be in “%s”. Write what is in it, with commas between, "
                      "and nothing more often than it is there."),
                   fact->value, fact->name);
      return TW_FACT_WRONG;
    }
  if (bag->order == TW_ORDER_KEPT)
    {
      tw_bag_deck (bag, own)->n_used = 0;
      memcpy (tw_bag_deck (bag, own)->order, order, bag->n);
    }
  else
    for (guint i = 0; i < bag->n_items; i++)
      tw_bag_drawn (bag, own)[i] = (guint8) (tw_bag_item (all, bag, i)->n - counts[i]);
  return TW_FACT_DONE;
}

/* Appends what is left, or the cards from the top as far as they are known; "-" for nothing. */
static void
append_list (const TwProcedures *all, const TwBagCode *bag, gconstpointer own, GString *out)
{
  const TwDeck *deck = tw_bag_deck (bag, own);
  gsize length = out->len;

  for (guint i = 0; bag->order == TW_ORDER_KEPT && i < bag->n; i++)
    {
      guint card = deck->order[(deck->n_used + i) % bag->n];

      if (card == 0)
        break;
      g_string_append_printf (out, "%s%s", i > 0 ? "," : "",
                              all->words[tw_bag_item (all, bag, card - 1)->word]);
    }
  for (guint i = 0; bag->order == TW_ORDER_NONE && i < bag->n_items; i++)
    if (tw_bag_n_next_of (all, bag, own, i) > 0)
      g_string_append_printf (out, "%s%s*%u", out->len > length ? "," : "",
                              all->words[tw_bag_item (all, bag, i)->word],
                              tw_bag_n_next_of (all, bag, own, i));
  if (out->len == length)
    g_string_append_c (out, '-');
}

TwFactResult
tw_procedure_bag_read (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value)
{
  const TwProcedures *all = tw_procedures_of (play);
  const char *what;
  const TwBagCode *bag = bag_of_fact (play, fact, &what);
  const TwDeck *deck = bag != NULL ? tw_bag_deck (bag, own) : NULL;
  GString *list;

  if (bag == NULL)
    return TW_FACT_UNKNOWN;
  if (what == NULL)
    {
      list = g_string_new (NULL);
      append_list (all, bag, own, list);
      *out_value = g_string_free (list, FALSE);
    }
  else if (strcmp (what, "used") == 0)
    *out_value = g_strdup_printf ("%u", deck->n_used);
  else
    *out_value = g_strdup (
        deck->n_used == 0
            ? "-"
            : all->words[tw_bag_item (all, bag, deck->order[(deck->n_used - 1) % bag->n] - 1u)
                             ->word]);
  return TW_FACT_DONE;
}

void
tw_procedure_bag_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->bags->len; i++)
    {
      const TwBagCode *bag = tw_bag_nth_code (all, i);
      gboolean is_known = bag->order == TW_ORDER_KEPT ? tw_bag_deck (bag, own)->n_used >= bag->n
                                                      : tw_bag_n_drawn (bag, own) > 0;
      GString *fact;

      if (!is_known)
        continue;
      fact = g_string_new (bag->procedure->id);
      g_string_append_c (fact, '=');
      append_list (all, bag, own, fact);
      g_ptr_array_add (facts, g_string_free (fact, FALSE));
    }
}

/* A deck that was turned round is one that lies from its first card on. */
guint64
tw_procedure_bag_hash (const TwProcedures *all, gconstpointer own)
{
  guint64 sum = 0;

  for (guint i = 0; i < all->bags->len; i++)
    {
      const TwBagCode *bag = tw_bag_nth_code (all, i);
      const TwDeck *deck = tw_bag_deck (bag, own);
      guint first = bag->order == TW_ORDER_KEPT && deck->n_used >= bag->n ? deck->n_used : 0;

      for (guint k = 0; bag->order == TW_ORDER_KEPT && k < bag->n; k++)
        sum += tw_hash_facts (40, i, k, deck->order[(first + k) % bag->n]);
      if (bag->order == TW_ORDER_KEPT && first == 0)
        sum += tw_hash_facts (41, i, deck->n_used, 0);
      for (guint k = 0; bag->order == TW_ORDER_NONE && k < bag->n_items; k++)
        sum += tw_hash_facts (42, i, k, tw_bag_drawn (bag, own)[k]);
    }
  return sum;
}

void
tw_procedure_bag_check (const TwProcedures *all, gconstpointer own, GString *out)
{
  for (guint i = 0; i < all->bags->len; i++)
    for (guint k = 0; k < tw_bag_nth_code (all, i)->n_items; k++)
      {
        const TwBagCode *bag = tw_bag_nth_code (all, i);
        guint n = bag->order == TW_ORDER_KEPT   ? tw_bag_n_seen (bag, tw_bag_deck (bag, own), k)
                  : bag->order == TW_ORDER_NONE ? tw_bag_drawn (bag, own)[k]
                                                : 0;

        if (n > tw_bag_item (all, bag, k)->n)
          g_string_append_printf (out, "%u of %s came out of the bag %s\n", n,
                                  all->words[tw_bag_item (all, bag, k)->word], bag->procedure->id);
      }
}

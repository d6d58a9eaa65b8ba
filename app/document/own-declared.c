/* What the procedures of a set declare, as things. */
#include "app/document/own-declared.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/own/own-rules-declared.h"

/* What each sort is in files. */
static const char *const elements[TW_N_OWN_SORTS] = {
  [TW_OWN_FIGURE] = "figure",
  [TW_OWN_TOKEN] = "token",
  [TW_OWN_BAG] = "bag",
  [TW_OWN_DIE] = "bag",
  [TW_OWN_COUNTER] = "counter",
  [TW_OWN_ZONE] = "zone",
  [TW_OWN_COUNTING] = "counting-figure",
  [TW_OWN_KEPT_LIST] = "list",
};

gboolean
tw_own_declared_is (TwOwnSort sort, const TwProcedure *procedure)
{
  const TwStatement *root = procedure->root;
  gboolean is_die =
      tw_statement_word (root, "order", TW_WORDS_ORDER, TW_ORDER_NONE) == TW_ORDER_DIE;

  return procedure->id != NULL && sort >= TW_OWN_BAG && tw_statement_is (root, elements[sort])
         && (strcmp (elements[sort], "bag") != 0 || is_die == (sort == TW_OWN_DIE));
}

gboolean
tw_own_declared_sort (const TwTileSet *set, guint index, TwOwnSort *out_sort)
{
  for (guint sort = TW_OWN_BAG; sort < TW_N_OWN_SORTS; sort++)
    if (tw_own_declared_is ((TwOwnSort) sort, set->own->procedures->pdata[index]))
      {
        *out_sort = (TwOwnSort) sort;
        return TRUE;
      }
  return FALSE;
}

int
tw_own_declared_index (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  for (guint i = 0; set->own != NULL && i < set->own->procedures->len; i++)
    {
      const TwProcedure *procedure = set->own->procedures->pdata[i];

      if (tw_own_declared_is (sort, procedure) && strcmp (procedure->id, id) == 0)
        return (int) i;
    }
  return -1;
}

static const TwStatement *
root_of (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  int index = tw_own_declared_index (set, sort, id);

  return index >= 0 ? ((const TwProcedure *) set->own->procedures->pdata[index])->root : NULL;
}

TwTexts *
tw_own_declared_texts (const TwStatement *root)
{
  return tw_statement_words_of (root, "title");
}

const char *
tw_own_declared_text (const TwTileSet *set, TwOwnSort sort, const char *id, const char *attribute)
{
  const TwStatement *root = root_of (set, sort, id);

  return root != NULL ? tw_statement_text (root, attribute) : NULL;
}

/* ---- something new ------------------------------------------------------------------------ */

static void
put_cards (TwOwnRulesEdit *edit, const char *id, gboolean is_die)
{
  static const char *const letters[] = { "a", "b", "c" };

  for (guint i = 1; is_die && i <= 6; i++)
    {
      g_autofree char *face = g_strdup_printf ("%u", i);

      tw_own_rules_add_card (edit, id, face, NULL);
    }
  for (guint i = 0; !is_die && i < G_N_ELEMENTS (letters); i++)
    {
      /* Translators: the name of a new card; %u is its number: "Card 1". */
      g_autofree char *name = g_strdup_printf (C_ ("deck", "Card %u"), i + 1);
      g_autofree char *card = g_strconcat (id, "-", letters[i], NULL);
      g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", name);

      tw_own_rules_add_card (edit, id, card, texts);
    }
}

/* Kinds of land whose figures no zone of the set serves yet. */
static const char *
free_kind (const TwTileSet *set)
{
  static const char *const kinds[] = { "city", "road", "monastery", "field" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gboolean is_served = FALSE;

      for (guint k = 0; k < tw_own_sort_n (set, TW_OWN_ZONE); k++)
        {
          const char *serves =
              tw_own_declared_text (set, TW_OWN_ZONE, tw_own_sort_nth (set, TW_OWN_ZONE, k),
                                    "serves");
          g_auto (GStrv) words = g_strsplit (serves != NULL ? serves : "", " ", -1);

          is_served |= g_strv_contains ((const char *const *) words, kinds[i]);
        }
      if (!is_served)
        return kinds[i];
    }
  return NULL;
}

/* A zone is drawn on tiles as a symbol, which has its name. */
static void
put_zone (TwOwnRulesEdit *edit, const TwTileSet *set, const char *id, TwTexts *texts)
{
  const TwSymbolType symbol = { .id = (char *) id,
                                .places = TW_KIND_BIT (TW_KIND_NONE),
                                .texts = texts };

  tw_own_rules_put_symbol (edit, &symbol);
  tw_own_rules_set_declared (edit, "zone", id, "at", id);
  tw_own_rules_set_declared (edit, "zone", id, "serves", free_kind (set));
}

static void
put_second (TwOwnRulesEdit *edit, const char *id, TwTexts *texts)
{
  g_autofree char *second = g_strconcat (id, "-2", NULL);
  g_autofree char *name = g_strdup_printf ("%s 2", tw_texts_get (texts, ""));
  g_autoptr (TwTexts) other = tw_texts_with (NULL, "", name);

  tw_own_rules_declare (edit, "counting-figure", second, other);
  tw_own_rules_set_declared (edit, "counting-figure", id, "of", "meeple");
  tw_own_rules_set_declared (edit, "counting-figure", second, "of", "meeple");
}

void
tw_own_declared_put_new (TwOwnRulesEdit *edit,
                         const TwTileSet *set,
                         TwOwnSort sort,
                         const char *id,
                         TwTexts *texts)
{
  tw_own_rules_declare (edit, elements[sort], id, sort == TW_OWN_KEPT_LIST ? NULL : texts);
  if (sort == TW_OWN_BAG || sort == TW_OWN_DIE)
    {
      tw_own_rules_set_declared (edit, "bag", id, "order", sort == TW_OWN_DIE ? "die" : "kept");
      put_cards (edit, id, sort == TW_OWN_DIE);
    }
  else if (sort == TW_OWN_COUNTER)
    tw_own_rules_set_declared (edit, "counter", id, "most", "9");
  else if (sort == TW_OWN_ZONE)
    put_zone (edit, set, id, texts);
  else if (sort == TW_OWN_COUNTING)
    put_second (edit, id, texts);
  else
    tw_own_rules_set_declared (edit, "list", id, "what", "seat");
}

/* ---- a thing -------------------------------------------------------------------------------- */

/* What is typed into one row is one step. */
static gboolean
try_edit (TwDocument *document,
          TwOwnRulesEdit *edit,
          const char *id,
          const char *what,
          guint n,
          GError **error)
{
  g_autofree char *key = what != NULL ? g_strdup_printf ("declared-%s-%s-%u", id, what, n) : NULL;

  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), key, error);
}

gboolean
tw_own_declared_rename (TwDocument *document,
                        TwOwnSort sort,
                        const char *id,
                        const TwTexts *texts,
                        GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_put_declared_texts (edit, elements[sort], id, texts);
  return try_edit (document, edit, id, "name", 0, error);
}

gboolean
tw_own_declared_set (TwDocument *document,
                     TwOwnSort sort,
                     const char *id,
                     const char *attribute,
                     const char *text,
                     GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_set_declared (edit, elements[sort], id, attribute, text);
  return try_edit (document, edit, id, attribute, 0, error);
}

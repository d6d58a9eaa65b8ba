/* What is in a bag or deck of a set, and the faces of its dice. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "engine/own/own-rules-declared.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/thing-words.h"

/* Numbers that a face can show. */
#define MOST_NUMBER 99

static const TwStatement *
deck_of (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  int index = tw_own_declared_index (set, sort, id);

  return index >= 0 ? ((const TwProcedure *) set->own->procedures->pdata[index])->root : NULL;
}

/* Card number @n among what stands in @deck, of which some is a title. */
static const TwStatement *
find_card (const TwStatement *deck, guint n, TwStatementPlace *out_place)
{
  for (guint i = 0; deck != NULL && i < deck->children->len; i++)
    if (tw_statement_is (deck->children->pdata[i], "item") && n-- == 0)
      {
        *out_place = (TwStatementPlace){ .n = 1, .at = { (guint8) i } };
        return deck->children->pdata[i];
      }
  return NULL;
}

guint
tw_own_card_n (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  const TwStatement *deck = deck_of (set, sort, id);
  guint n = 0;

  for (guint i = 0; deck != NULL && i < deck->children->len; i++)
    n += tw_statement_is (deck->children->pdata[i], "item");
  return n;
}

void
tw_own_card_nth (const TwTileSet *set, TwOwnSort sort, const char *id, guint n, TwOwnCard *out_card)
{
  const TwStatement *card = find_card (deck_of (set, sort, id), n, &out_card->place);
  const char *name;

  out_card->id = tw_statement_text (card, "id");
  out_card->texts = tw_own_declared_texts (card);
  out_card->n = tw_statement_text (card, "n");
  out_card->art = card->art;
  out_card->art_id = card->art_id;
  name = out_card->texts != NULL ? tw_texts_best (out_card->texts, g_get_language_names ()) : NULL;
  out_card->name = name != NULL           ? name
                   : out_card->id != NULL ? tw_thing_words_of_id (out_card->id)
                                          : "";
}

char *
tw_own_deck_words (const TwTileSet *set, TwOwnSort sort, const char *id)
{
  guint n = 0;

  for (guint i = 0; i < tw_own_card_n (set, sort, id); i++)
    {
      TwOwnCard card;
      int count = 1;

      tw_own_card_nth (set, sort, id, i, &card);
      if (card.n != NULL && !tw_amount_is_number (card.n, &count))
        return NULL;
      n += (guint) MAX (0, count);
    }
  return sort == TW_OWN_DIE
             ? g_strdup_printf (ngettext ("%u face in all", "%u faces in all", n), n)
             /* Translators: so many cards of a deck, or things in a bag. */
             : g_strdup_printf (ngettext ("%u card in all", "%u cards in all", n), n);
}

gboolean
tw_own_card_is_number (const TwOwnCard *card, int *out_number)
{
  guint64 number = 0;

  if (card->id == NULL || !g_ascii_string_to_unsigned (card->id, 10, 0, G_MAXINT, &number, NULL))
    return FALSE;
  *out_number = (int) number;
  return TRUE;
}

static gboolean
is_taken (const TwTileSet *set, TwOwnSort sort, const char *id, const char *card_id)
{
  TwOwnCard card;

  for (guint i = 0; i < tw_own_card_n (set, sort, id); i++)
    {
      tw_own_card_nth (set, sort, id, i, &card);
      if (g_strcmp0 (card.id, card_id) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The id of a further card: the next number, or one from its name. */
static char *
new_id (const TwTileSet *set, TwOwnSort sort, const char *id, const char *name)
{
  g_autofree char *stem = name != NULL ? tw_own_rules_new_id (set, name) : NULL;

  for (guint n = 1;; n++)
    {
      g_autofree char *card = stem == NULL ? g_strdup_printf ("%u", n)
                              : n == 1     ? g_strdup (stem)
                                           : g_strdup_printf ("%s-%u", stem, n);

      if (!is_taken (set, sort, id, card))
        return g_steal_pointer (&card);
    }
}

gboolean
tw_own_card_add (TwDocument *document,
                 TwOwnSort sort,
                 const char *id,
                 const char *name,
                 GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  g_autofree char *card = new_id (set, sort, id, name);
  g_autoptr (TwTexts) texts = name != NULL ? tw_texts_with (NULL, "", name) : NULL;

  tw_own_rules_add_card (edit, id, card, texts);
  return tw_own_rules_try (document, edit,
                           sort == TW_OWN_DIE ? C_ ("undo", "Add Face") : C_ ("undo", "Add Card"),
                           NULL, error);
}

/* An edit of the set, and where card @n stands. */
static TwOwnRulesEdit *
edit_of (TwDocument *document,
         TwOwnSort sort,
         const char *id,
         guint n,
         guint *out_index,
         TwOwnCard *out_card)
{
  TwTileSet *set = tw_document_get_set (document);

  *out_index = (guint) tw_own_declared_index (set, sort, id);
  tw_own_card_nth (set, sort, id, n, out_card);
  return tw_own_rules_edit_new (set);
}

gboolean
tw_own_card_remove (TwDocument *document, TwOwnSort sort, const char *id, guint n, GError **error)
{
  guint index;
  TwOwnCard card;
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);

  tw_own_rules_drop_statement (edit, index, &card.place);
  return tw_own_rules_try (document, edit,
                           sort == TW_OWN_DIE ? C_ ("undo", "Remove Face")
                                              : C_ ("undo", "Remove Card"),
                           NULL, error);
}

gboolean
tw_own_card_move (TwDocument *document,
                  TwOwnSort sort,
                  const char *id,
                  guint n,
                  guint to,
                  GError **error)
{
  guint index;
  TwOwnCard card, other;
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);

  tw_own_card_nth (tw_document_get_set (document), sort, id, to, &other);
  tw_own_rules_move_statement (edit, index, &card.place, other.place.at[0]);
  return tw_own_rules_try (document, edit,
                           sort == TW_OWN_DIE ? C_ ("undo", "Move Face") : C_ ("undo", "Move Card"),
                           NULL, error);
}

static char *
key_of (const char *id, const char *what, guint n)
{
  return g_strdup_printf ("card-%s-%s-%u", id, what, n);
}

gboolean
tw_own_card_set_count (TwDocument *document,
                       TwOwnSort sort,
                       const char *id,
                       guint n,
                       guint count,
                       GError **error)
{
  guint index;
  TwOwnCard card;
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);
  g_autofree char *text = count != 1 ? g_strdup_printf ("%u", count) : NULL;
  g_autofree char *key = key_of (id, "n", n);

  tw_own_rules_set_statement (edit, index, &card.place, "n", text);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), key, error);
}

/* Lets all conditions below @statement that ask for @old ask for @number. */
static void
ask_for (TwOwnRulesEdit *edit,
         guint index,
         const TwStatement *root,
         const TwStatement *statement,
         const char *from,
         const char *old,
         const char *number,
         gboolean is_within)
{
  TwStatementPlace place;

  is_within |= g_strcmp0 (tw_statement_text (statement, "from"), from) == 0
               && tw_statement_is (statement, "draw");
  if (is_within && g_strcmp0 (tw_statement_text (statement, "is"), old) == 0
      && tw_statement_find (root, statement, &place))
    tw_own_rules_set_statement (edit, index, &place, "is", number);
  for (guint i = 0; i < statement->children->len; i++)
    ask_for (edit, index, root, statement->children->pdata[i], from, old, number, is_within);
}

gboolean
tw_own_card_set_number (TwDocument *document,
                        TwOwnSort sort,
                        const char *id,
                        guint n,
                        guint number,
                        GError **error)
{
  guint index;
  TwOwnCard card;
  const TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);
  g_autofree char *text = g_strdup_printf ("%u", MIN (number, MOST_NUMBER));
  g_autofree char *key = key_of (id, "number", n);

  tw_own_rules_set_statement (edit, index, &card.place, "id", text);
  for (guint i = 0; i < set->own->procedures->len; i++)
    {
      const TwStatement *root = ((const TwProcedure *) set->own->procedures->pdata[i])->root;

      ask_for (edit, i, root, root, id, card.id, text, FALSE);
    }
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), key, error);
}

gboolean
tw_own_card_rename (TwDocument *document,
                    TwOwnSort sort,
                    const char *id,
                    guint n,
                    const char *name,
                    GError **error)
{
  guint index;
  TwOwnCard card;
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);
  g_autoptr (TwTexts) texts = tw_texts_with (card.texts, "", name);
  g_autofree char *key = key_of (id, "name", n);

  tw_own_rules_put_card_texts (edit, index, &card.place, *name != '\0' ? texts : NULL);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), key, error);
}

gboolean
tw_own_card_set_art (TwDocument *document,
                     TwOwnSort sort,
                     const char *id,
                     guint n,
                     const char *art,
                     GError **error)
{
  guint index;
  TwOwnCard card;
  TwOwnRulesEdit *edit = edit_of (document, sort, id, n, &index, &card);

  tw_own_rules_put_card_art (edit, index, &card.place, art);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), NULL, error);
}

gboolean
tw_own_deck_set_after (TwDocument *document,
                       const char *id,
                       const char *order,
                       const char *returns,
                       GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_set_declared (edit, "bag", id, "order", order);
  tw_own_rules_set_declared (edit, "bag", id, "returns", returns);
  return tw_own_rules_try (document, edit, _ ("Change Own Rules"), NULL, error);
}

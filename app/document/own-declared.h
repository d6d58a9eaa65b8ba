/* What the procedures of a set declare, as things to be named and changed: decks and bags with their cards,
 * dice with their faces, counters, zones, counting figures and lists. */
#pragma once

#include "app/document/own-thing.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/** tw_own_declared_is: Returns: whether @procedure declares a thing of that sort, from %TW_OWN_BAG on */
gboolean tw_own_declared_is (TwOwnSort sort, const TwProcedure *procedure);

/** tw_own_declared_sort: finds the sort of thing that procedure @index of @set declares. Returns: %FALSE if
 *   it declares none */
gboolean tw_own_declared_sort (const TwTileSet *set, guint index, TwOwnSort *out_sort);

/** tw_own_declared_index: Returns: which procedure of @set declares the thing, -1 for none */
int tw_own_declared_index (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_declared_texts: Returns: (transfer none) (nullable): what is declared there is called, by language */
TwTexts *tw_own_declared_texts (const TwStatement *root);

/** tw_own_declared_text: Returns: (transfer none) (nullable): what the thing says in that attribute */
const char *tw_own_declared_text (const TwTileSet *set, TwOwnSort sort, const char *id,
                                  const char *attribute);

/** tw_own_declared_put_new: adds a thing of that sort to @edit with what it needs: a deck of three cards, a
 *   die of six faces, a counter from 0 to 9, a zone with a symbol to be drawn as, a pair of counting
 *   figures, a list of players. */
void tw_own_declared_put_new (TwOwnRulesEdit *edit, const TwTileSet *set, TwOwnSort sort,
                              const char *id, TwTexts *texts);

/** tw_own_declared_rename: names the thing in each language, %NULL for no name, in a step of undo that goes
 *   with others of its kind. Returns: whether it was changed */
gboolean tw_own_declared_rename (TwDocument *document, TwOwnSort sort, const char *id,
                                 const TwTexts *texts, GError **error);

/** tw_own_declared_set: has the thing, which may be a figure or a token as well, say @text in that attribute,
 *   %NULL for nothing, likewise. Returns: whether it was changed */
gboolean tw_own_declared_set (TwDocument *document, TwOwnSort sort, const char *id,
                              const char *attribute, const char *text, GError **error);

/**
 * TwOwnCard: something in a bag or deck, or a face of a die.
 * @id: its id
 * @name: its name in the user's language, or @id
 * @texts: (nullable): its name by language
 * @n: (nullable): how many there are, an amount; %NULL for one
 * @art: (nullable): its picture
 * @art_id: what its picture is known by
 * @place: where it stands in its procedure
 */
typedef struct
{
  const char *id;
  const char *name;
  TwTexts *texts;
  const char *n;
  const char *art;
  const char *art_id;
  TwStatementPlace place;
} TwOwnCard;

/** tw_own_card_n: Returns: how many sorts of cards the deck has */
guint tw_own_card_n (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_card_nth: tells card @n of the deck, which there has to be. */
void tw_own_card_nth (const TwTileSet *set, TwOwnSort sort, const char *id, guint n,
                      TwOwnCard *out_card);

/** tw_own_deck_words: Returns: (transfer full) (nullable): how many cards there are in all, or faces, in words;
 *   %NULL if a parameter says it */
char *tw_own_deck_words (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_card_is_number: Returns: whether the card is called by a number and means it */
gboolean tw_own_card_is_number (const TwOwnCard *card, int *out_number);

/** tw_own_card_add: adds a card at the end, called @name, or with the next number if @name is %NULL, in one step
 *   of undo. Returns: whether it was added */
gboolean tw_own_card_add (TwDocument *document, TwOwnSort sort, const char *id, const char *name,
                          GError **error);

/** tw_own_card_remove: removes card @n in one step of undo. Returns: whether it was removed; rules may need it */
gboolean tw_own_card_remove (TwDocument *document, TwOwnSort sort, const char *id, guint n,
                             GError **error);

/** tw_own_card_move: moves card @n to the place @to in one step of undo. Returns: whether it was moved */
gboolean tw_own_card_move (TwDocument *document, TwOwnSort sort, const char *id, guint n, guint to,
                           GError **error);

/** tw_own_card_set_count: has @count of card @n be there. Returns: whether it was changed */
gboolean tw_own_card_set_count (TwDocument *document, TwOwnSort sort, const char *id, guint n,
                                guint count, GError **error);

/** tw_own_card_set_number: has face @n show another number, and the rules that ask for it know. Returns:
 *   whether it was changed */
gboolean tw_own_card_set_number (TwDocument *document, TwOwnSort sort, const char *id, guint n,
                                 guint number, GError **error);

/** tw_own_card_rename: calls card @n otherwise in the language of the set; "" for no name. Returns: whether it
 *   was changed */
gboolean tw_own_card_rename (TwDocument *document, TwOwnSort sort, const char *id, guint n,
                             const char *name, GError **error);

/** tw_own_card_set_art: draws card @n, %NULL for no picture, in one step of undo. Returns: whether it was
 *   changed */
gboolean tw_own_card_set_art (TwDocument *document, TwOwnSort sort, const char *id, guint n,
                              const char *art, GError **error);

/** tw_own_deck_set_after: has what was drawn from the bag @id be done with as @order and @returns say, each %NULL
 * for nothing, in one step of undo. Returns: whether it was changed */
gboolean tw_own_deck_set_after (TwDocument *document, const char *id, const char *order,
                                const char *returns, GError **error);

G_END_DECLS

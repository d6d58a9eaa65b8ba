/* The order of a deal. */
#include "engine/balance/deal-deck.h"

#include <stdlib.h>
#include <string.h>

#include "engine/game/bag.h"
#include "engine/player/dice.h"

/* A copy in the bag. */
typedef struct
{
  guint64 key;
  guint64 number;
  guint stage;
  guint16 kind;
  gboolean is_used;
} Card;

struct _TwDealDeck
{
  const TwRules *rules;
  guint n_cards;
  Card *cards;
  Card *round; /* room for one of each seat */
  guint first; /* those before it are used */
};

/* FNV-1a, on from @hash. */
static guint64
add_text (guint64 hash, const char *text)
{
  for (; *text != '\0'; text++)
    hash = (hash ^ (guint8) *text) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash * G_GUINT64_CONSTANT (0x100000001b3);
}

guint64
tw_deal_deck_key (const char *set, const char *tile, guint copy)
{
  guint64 key = add_text (add_text (G_GUINT64_CONSTANT (0xcbf29ce484222325), set), tile) + copy;

  return MAX (tw_dice_next (&key), 1);
}

/* How many copies of the tile @id of @set are in the bag. */
static guint
n_copies (const TwCatalogue *catalogue, const TwTileSet *set, const char *id)
{
  guint n = 0;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (catalogue->kinds[kind].set == set && strcmp (catalogue->kinds[kind].tile->id, id) == 0)
      n += catalogue->kinds[kind].count;
  return n;
}

/* Takes the copies of @kind, which is not the first of its tile if @n_before copies come before it.
 * Returns: how many copies there are up to here */
static guint
take_kind (TwDealDeck *deck, guint kind, guint n_before)
{
  const TwCatalogue *catalogue = deck->rules->catalogue;
  const TwTileKind *of = &catalogue->kinds[kind];
  g_autofree char *name = g_strdup (of->tile->id);
  guint first = n_before;

  if (g_str_has_suffix (name, TW_TWIN_MARK))
    {
      name[strlen (name) - strlen (TW_TWIN_MARK)] = '\0';
      first += n_copies (catalogue, of->set, name);
    }
  for (guint i = 0; i < of->count; i++)
    deck->cards[deck->n_cards++] = (Card){ .key = tw_deal_deck_key (of->set->id, name, first + i),
                                           .kind = (guint16) kind,
                                           .stage = of->stage };
  return n_before + of->count;
}

TwDealDeck *
tw_deal_deck_new (const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;
  TwDealDeck *deck = g_new0 (TwDealDeck, 1);
  guint n_before = 0;

  deck->rules = rules;
  deck->cards = g_new (Card, catalogue->n_copies);
  deck->round = g_new (Card, rules->n_players);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      if (kind > 0 && catalogue->kinds[kind].tile != catalogue->kinds[kind - 1].tile)
        n_before = 0;
      n_before = take_kind (deck, kind, n_before);
    }
  return deck;
}

void
tw_deal_deck_free (TwDealDeck *deck)
{
  if (deck == NULL)
    return;
  g_free (deck->cards);
  g_free (deck->round);
  g_free (deck);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Card *one = a, *other = b;

  if (one->stage != other->stage)
    return one->stage < other->stage ? -1 : 1;
  if (one->number != other->number)
    return one->number > other->number ? -1 : 1;
  return (one->key > other->key) - (one->key < other->key);
}

void
tw_deal_deck_deal (TwDealDeck *deck, guint64 deal, guint order)
{
  guint n = deck->rules->n_players;

  for (guint i = 0; i < deck->n_cards; i++)
    {
      guint64 state = deal ^ deck->cards[i].key;

      deck->cards[i].number = tw_dice_next (&state);
      deck->cards[i].is_used = FALSE;
    }
  qsort (deck->cards, deck->n_cards, sizeof *deck->cards, compare);
  deck->first = 0;
  /* A round is moved on only where its tiles could come in any order. */
  for (guint at = 0; order % n != 0 && at + n <= deck->n_cards; at += n)
    {
      if (deck->cards[at].stage != deck->cards[at + n - 1].stage)
        continue;
      memcpy (deck->round, deck->cards + at, n * sizeof *deck->cards);
      for (guint i = 0; i < n; i++)
        deck->cards[at + i] = deck->round[(i + order) % n];
    }
}

/* The next copy that is in the bag, of a kind before @end. */
static Card *
next_card (TwDealDeck *deck, const TwPlay *play, guint end)
{
  while (deck->first < deck->n_cards && deck->cards[deck->first].is_used)
    deck->first++;
  for (guint i = deck->first; i < deck->n_cards; i++)
    if (!deck->cards[i].is_used && deck->cards[i].kind < end && play->bag[deck->cards[i].kind] > 0)
      return &deck->cards[i];
  return NULL;
}

TwAction
tw_deal_deck_chance (TwDealDeck *deck, const TwPlay *play, guint64 *out_key)
{
  TwAction action = tw_play_chance (play);
  Card *card;
  guint end;

  *out_key = 0;
  if (action.verb != TW_VERB_DRAW || deck->rules->unplaceable_returns
      || play->state->n_pile != TW_NO_PILE || tw_bag_n_next (play, &end) == 0)
    return action;
  card = next_card (deck, play, end);
  if (card == NULL)
    return action;
  card->is_used = TRUE;
  *out_key = card->key;
  action.kind = card->kind;
  return action;
}

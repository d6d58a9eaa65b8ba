/* Tokens on tiles, and winners of the part. */
#include "engine/procedure/state/piles.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/feature-value.h"
#include "engine/game/majority.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "engine/game/tokens.h"
#include "engine/procedure/state/join.h"

/* What was kept for a part is forgotten after everything else. */
#define FORGET_ORDER 1000

static inline TwPile *
piles_of (const TwProcedures *all, gconstpointer own)
{
  return (TwPile *) (gpointer) ((guint8 *) (gpointer) own + all->piles);
}

/* Behind the last pile that there is room for lies one without any tokens, which ends the list even
 * when it is full, and whose @slot says how many piles there are. */
static inline guint16 *
n_of (const TwProcedures *all, gconstpointer own)
{
  return &piles_of (all, own)[all->n_piles].slot;
}

const TwPile *
tw_piles (const TwProcedures *all, gconstpointer own, guint *out_n)
{
  *out_n = *n_of (all, own);
  return piles_of (all, own);
}

gsize
tw_piles_lay_out (TwProcedures *all, const TwRules *rules, gsize at)
{
  for (guint token = 0; token < rules->n_token_types; token++)
    if (all->lying >> token & 1)
      all->n_piles += rules->token_types[token].supply + (all->on[token] != 0);
  all->piles = at;
  return (at + (all->n_piles + 1) * sizeof (TwPile) + 7) & ~(gsize) 7;
}

static int
find (const TwProcedures *all, gconstpointer own, guint token, guint slot, guint node)
{
  const TwPile *piles = piles_of (all, own);

  /* They lie in the order of segments, and most of what happens is about the last tiles. */
  for (guint i = *n_of (all, own); i-- > 0 && piles[i].node >= node;)
    if (piles[i].node == node && piles[i].slot == slot && piles[i].token == token)
      return (int) i;
  return -1;
}

guint
tw_piles_n (const TwProcedures *all, gconstpointer own, guint token, guint slot)
{
  const TwPile *piles = piles_of (all, own);
  guint n = 0;

  for (guint i = 0; piles[i].n > 0; i++)
    n += piles[i].slot == slot && piles[i].token == token ? piles[i].n : 0u;
  return n;
}

guint
tw_piles_on (const TwPlay *play, gconstpointer own, guint token, guint node)
{
  const TwProcedures *all = tw_procedures_of (play);
  int at =
      find (all, own, token, play->board.nodes[node].slot, all->on[token] != 0 ? node : TW_NO_NODE);

  return at >= 0 ? piles_of (all, own)[at].n : 0;
}

static guint
n_out (const TwProcedures *all, gconstpointer own, guint token)
{
  const TwPile *piles = piles_of (all, own);
  guint n = 0;

  for (guint i = 0; piles[i].n > 0; i++)
    n += piles[i].token == token ? piles[i].n : 0u;
  return n;
}

guint
tw_piles_left (const TwPlay *play, const TwProcedures *all, gconstpointer own, guint token)
{
  guint left = tw_play_tokens_left (play, token);
  guint out = n_out (all, own, token) + tw_joins_n (all, own, token);

  return left - MIN (out, left);
}

/* Where a new pile comes in: those on segments lie before the others, in the order of segments. */
static guint
place_of (const TwPile *piles, guint n_piles, guint node)
{
  guint at = n_piles;

  if (node != TW_NO_NODE)
    while (at > 0 && piles[at - 1].node >= node)
      at--;
  return at;
}

/* There is room for each token that can lie somewhere. */
void
tw_piles_set (const TwProcedures *all, gpointer own, guint token, guint slot, guint node, guint n)
{
  TwPile *piles = piles_of (all, own);
  int found;
  guint n_piles = *n_of (all, own), at;

  node = all->on[token] != 0 ? node : TW_NO_NODE;
  found = find (all, own, token, slot, node);
  if (found < 0 && n > 0)
    {
      g_return_if_fail (n_piles < all->n_piles);
      at = place_of (piles, n_piles, node);
      memmove (&piles[at + 1], &piles[at], (n_piles - at) * sizeof piles[0]);
      found = (int) at;
      ++*n_of (all, own);
    }
  if (found < 0)
    return;
  at = (guint) found;
  if (n > 0)
    piles[at] =
        (TwPile){ (guint16) slot, (guint16) node, (guint8) token, (guint8) MIN (n, G_MAXUINT8) };
  else
    {
      if (node == TW_NO_NODE)
        piles[at] = piles[n_piles - 1];
      else
        memmove (&piles[at], &piles[at + 1], (n_piles - at - 1) * sizeof piles[0]);
      piles[n_piles - 1] = (TwPile){ 0 };
      --*n_of (all, own);
    }
}

guint64
tw_piles_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own)
{
  guint n;
  const TwPile *piles = tw_piles (all, own, &n);
  guint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += tw_hash_facts (30,
                          piles[i].node != TW_NO_NODE   ? tw_play_hash_segment (play, piles[i].node)
                          : piles[i].slot != TW_NO_SLOT ? tw_play_hash_cell (play, piles[i].slot)
                                                        : 0,
                          piles[i].token, piles[i].n);
  return sum;
}

/* Whether the pile lies where such tokens may lie, or is out of the game. */
static gboolean
is_right (const TwPlay *play, const TwProcedures *all, const TwPile *pile)
{
  if (pile->slot == TW_NO_SLOT)
    return pile->node == TW_NO_NODE && play->rules->token_types[pile->token].type->word != NULL;
  if (pile->slot >= play->board.head->n_slots)
    return FALSE;
  if (all->on[pile->token] == 0)
    return pile->node == TW_NO_NODE;
  return pile->node < play->board.head->n_nodes && play->board.nodes[pile->node].slot == pile->slot
         && (all->on[pile->token] & TW_KIND_BIT (play->board.nodes[pile->node].kind)) != 0;
}

void
tw_piles_check (const TwPlay *play, const TwProcedures *all, gconstpointer own, GString *out)
{
  guint n;
  const TwPile *piles = tw_piles (all, own, &n);

  for (guint token = 0; token < play->rules->n_token_types; token++)
    if (n_out (all, own, token) + tw_joins_n (all, own, token) > tw_play_tokens_left (play, token))
      g_string_append_printf (out, "%u tokens %s lie on tiles, %u are left\n",
                              n_out (all, own, token), play->rules->token_types[token].type->id,
                              tw_play_tokens_left (play, token));
  for (guint i = 0; i < n; i++)
    if (!is_right (play, all, &piles[i])
        || find (all, own, piles[i].token, piles[i].slot, piles[i].node) != (int) i)
      g_string_append_printf (out, "pile %u is wrong\n", i);
}

/* The tile, the segment and the type of token of a fact about tokens there; %FALSE if the fact is
 * another one. */
static gboolean
is_fact (const TwPlay *play, const TwFact *fact, guint *out_token, guint *out_slot, guint *out_node)
{
  const TwProcedures *all = tw_procedures_of (play);
  int token = tw_rules_token (play->rules, fact->name);
  const char *at = fact->place;
  int x, y;

  if (*fact->group != '\0' || fact->seat != TW_SEAT_NONE || at == NULL || token < 0
      || !(all->lying >> token & 1))
    return FALSE;
  *out_token = (guint) token;
  *out_node = TW_NO_NODE;
  *out_slot = tw_notation_read_cell (&at, &x, &y) && *at == '\0'
                  ? tw_board_slot_at (&play->board, x, y)
                  : TW_NO_SLOT;
  if (all->on[token] != 0 && tw_notation_parse_segment (play, fact->place, out_node, NULL))
    *out_slot = play->board.nodes[*out_node].slot;
  return TRUE;
}

/* The token whose supply is called as the fact is, -1 if it is another fact. */
static int
find_supply (const TwPlay *play, const TwFact *fact)
{
  for (guint i = 0; *fact->group == '\0' && fact->seat == TW_SEAT_NONE && fact->place == NULL
                    && i < play->rules->n_token_types;
       i++)
    if (g_strcmp0 (play->rules->token_types[i].type->word, fact->name) == 0)
      return (int) i;
  return -1;
}

/* What is not left though it lies nowhere is out of the game. */
static TwFactResult
give_supply (TwPlay *play, gpointer own, guint token, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint most = tw_piles_left (play, all, own, token) + tw_piles_n (all, own, token, TW_NO_SLOT);
  guint64 n;

  if (!g_ascii_string_to_unsigned (fact->value, 10, 0, most, &n, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("“%s” is more than there is, or no number."), fact->value);
      return TW_FACT_WRONG;
    }
  tw_piles_set (all, own, token, TW_NO_SLOT, TW_NO_NODE, most - (guint) n);
  return TW_FACT_DONE;
}

/* The token of which there is but one, and which the fact says who has; -1 if it is another fact.
 */
static int
find_held (const TwPlay *play, const TwFact *fact)
{
  int token = tw_rules_token (play->rules, fact->name);

  return *fact->group == '\0' && fact->seat == TW_SEAT_NONE && fact->place == NULL && token >= 0
                 && play->rules->token_types[token].supply == 1
             ? token
             : -1;
}

static TwFactResult
give_held (TwPlay *play, guint token, const TwFact *fact, GError **error)
{
  guint seat = TW_SEAT_NONE;

  for (guint i = 0; i < play->rules->n_seats; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%u", i + 1);

      if (strcmp (fact->value, name) == 0)
        seat = i;
    }
  if (seat == TW_SEAT_NONE && strcmp (fact->value, "none") != 0)
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("“%s” cannot have “%s”. Name a player of the game, or “none”."), fact->value,
                   fact->name);
      return TW_FACT_WRONG;
    }
  for (guint i = 0; i < play->rules->n_seats; i++)
    tw_play_take_tokens (play, i, token, 1);
  if (seat != TW_SEAT_NONE)
    tw_play_give_tokens (play, seat, token, 1);
  return TW_FACT_DONE;
}

static char *
held_by (const TwPlay *play, guint token)
{
  for (guint i = 0; i < play->rules->n_seats; i++)
    if (tw_play_tokens (play, i, token) > 0)
      return g_strdup_printf ("P%u", i + 1);
  return g_strdup ("none");
}

static gboolean
may_lie (const TwPlay *play, guint token, guint slot, guint node)
{
  TwKindSet on = tw_procedures_of (play)->on[token];

  return slot != TW_NO_SLOT
         && (on == 0
             || (node != TW_NO_NODE && (on & TW_KIND_BIT (play->board.nodes[node].kind)) != 0));
}

static guint
n_there (const TwPlay *play, gconstpointer own, guint token, guint slot, guint node)
{
  return node != TW_NO_NODE ? tw_piles_on (play, own, token, node)
                            : tw_piles_n (tw_procedures_of (play), own, token, slot);
}

TwFactResult
tw_piles_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint token, slot, node;
  guint64 n;

  if (find_supply (play, fact) >= 0)
    return give_supply (play, own, (guint) find_supply (play, fact), fact, error);
  if (find_held (play, fact) >= 0)
    return give_held (play, (guint) find_held (play, fact), fact, error);
  if (!is_fact (play, fact, &token, &slot, &node))
    return TW_FACT_UNKNOWN;
  if (may_lie (play, token, slot, node)
      && g_ascii_string_to_unsigned (fact->value, 10, 0,
                                     MIN (tw_piles_left (play, all, own, token)
                                              + n_there (play, own, token, slot, node),
                                          G_MAXUINT8),
                                     &n, NULL))
    {
      tw_piles_set (all, own, token, slot, node, (guint) n);
      return TW_FACT_DONE;
    }
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
               _ ("“%s” of the tokens “%s” cannot lie at “%s”. Name a tile on the table, and no "
                  "more of them than are left."),
               fact->value, fact->name, fact->place);
  return TW_FACT_WRONG;
}

TwFactResult
tw_piles_tell (const TwPlay *play,
               gconstpointer own,
               const TwFact *fact,
               char **out_value,
               GError **error)
{
  guint token, slot, node;

  if (find_supply (play, fact) >= 0)
    {
      *out_value = g_strdup_printf ("%u", tw_piles_left (play, tw_procedures_of (play), own,
                                                         (guint) find_supply (play, fact)));
      return TW_FACT_DONE;
    }
  if (find_held (play, fact) >= 0)
    {
      *out_value = held_by (play, (guint) find_held (play, fact));
      return TW_FACT_DONE;
    }
  if (!is_fact (play, fact, &token, &slot, &node))
    return TW_FACT_UNKNOWN;
  *out_value =
      g_strdup_printf ("%u", slot != TW_NO_SLOT ? n_there (play, own, token, slot, node) : 0);
  return TW_FACT_DONE;
}

void
tw_piles_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint token = 0; token < play->rules->n_token_types; token++)
    if (tw_piles_n (all, own, token, TW_NO_SLOT) > 0)
      g_ptr_array_add (facts, g_strdup_printf ("%s=%u", play->rules->token_types[token].type->word,
                                               tw_piles_left (play, all, own, token)));
}

/* ---- winners --------------------------------------------------------------------------- */

static inline guint8 *
winners_of (const TwProcedures *all, gconstpointer own)
{
  return (guint8 *) (gpointer) own + all->winners;
}

guint
tw_completed (const TwPlay *play, guint *out_end)
{
  const TwFrame *turn = tw_play_turn_frame (play);

  *out_end = turn != NULL ? turn->queue_end : 0;
  return turn != NULL ? turn->queue_begin : 0;
}

guint
tw_completed_find (const TwPlay *play, guint node)
{
  guint end, i = tw_completed (play, &end);

  while (i < end
         && tw_board_root (&play->board, play->state->queue[i])
                != tw_board_root (&play->board, node))
    i++;
  return i < end ? i : TW_MAX_QUEUE;
}

void
tw_winners_keep (const TwPlay *play, const TwProcedures *all, gpointer own, guint root)
{
  guint at = tw_completed_find (play, root);

  if (at < TW_MAX_QUEUE)
    winners_of (all, own)[at] = (guint8) tw_majority (play, root);
}

void
tw_winners_forget (const TwProcedures *all, gpointer own)
{
  memset (winners_of (all, own), 0, TW_MAX_QUEUE);
}

guint64
tw_winners_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own)
{
  guint64 sum = 0;

  for (guint i = 0; all->has_winners && i < play->state->n_queue; i++)
    if (winners_of (all, own)[i] != 0)
      sum +=
          tw_hash_facts (31,
                         tw_play_hash_segment (play, tw_board_first_node (&play->board,
                                                                          play->state->queue[i])),
                         winners_of (all, own)[i], 0);
  return sum;
}

gboolean
tw_winners_has (const TwPlay *play,
                const TwProcedures *all,
                gconstpointer own,
                guint node,
                guint seat)
{
  guint at = tw_completed_find (play, node);

  return at < TW_MAX_QUEUE && seat < play->rules->n_seats
         && (winners_of (all, own)[at] >> seat & 1);
}

/* 3d: whose it will be is what the majority is now. Rule: GOLD-007, GOLD-010, TURN-048. */
static TwStepResult
keep_winners (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->event == TW_EVENT_COMPLETE)
    tw_winners_keep (play, tw_procedures_of (play), own, frame->node);
  return TW_STEP_DONE;
}

static TwStepResult
forget_winners (TwPlay *play, TwFrame *frame, gpointer own)
{
  tw_winners_forget (tw_procedures_of (play), own);
  return TW_STEP_DONE;
}

/* After the procedures at those moments, which come in the order that they say. */
static const TwHook winner_hooks[] = {
  { TW_SLOT_BEFORE_CREDIT, 90, { "3d", keep_winners, NULL, NULL } },
  { TW_SLOT_PART_END, FORGET_ORDER, { "5", forget_winners, NULL, NULL } },
};

void
tw_winners_add_hooks (TwProcedures *all)
{
  g_array_append_vals (all->hooks, winner_hooks, G_N_ELEMENTS (winner_hooks));
}

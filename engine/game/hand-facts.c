/* Tiles in the hand, as cases give and expect them. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/bag.h"
#include "engine/game/hand-private.h"
#include "engine/game/notation.h"

/* How many of the kind lie in no hand and not on the table: those of players are in no bag. */
static guint
n_put_away (const TwPlay *play, const TwHands *hands, guint kind)
{
  guint n = play->rules->catalogue->kinds[kind].count;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    n -= tw_hand_n_of_kind (hands, seat, kind, hands->n_tiles[seat]);
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    n -= play->board.slots[slot].kind == kind;
  return n - play->bag[kind];
}

/* What lies on the table of a position is in nobody's hand any more. */
gboolean
tw_hand_let_go (TwPlay *play, gpointer own, guint kind)
{
  TwHands *hands = own;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    for (guint i = 0; i < hands->n_own[seat]; i++)
      if (hands->tiles[seat][i] == kind)
        {
          tw_hand_remove (hands, seat, i);
          tw_bag_add (play, kind, 1);
          return TRUE;
        }
  return FALSE;
}

static void
hand_empty (TwPlay *play, TwHands *hands, guint seat)
{
  while (hands->n_tiles[seat] > 0)
    {
      guint at = hands->n_tiles[seat] - 1u, kind = hands->tiles[seat][at];

      if (at < hands->n_own[seat])
        play->state->n_left_out++;
      else
        tw_bag_add (play, kind, 1);
      tw_hand_remove (hands, seat, at);
    }
}

/* Returns: whether there is such a tile for the hand, in which it is then */
static gboolean
hand_take (TwPlay *play, TwHands *hands, guint seat, const char *name)
{
  TwAction action = { 0 };

  if (!tw_notation_parse_tile_word (play, name, &action))
    return FALSE;
  if (tw_own_hand_symbol (play->rules, action.kind) != NULL)
    {
      if (hands->n_own[seat] == TW_HAND_MOST_OWN || n_put_away (play, hands, action.kind) == 0)
        return FALSE;
      tw_hand_add_own (hands, seat, action.kind);
      play->state->n_left_out--;
      return TRUE;
    }
  if (tw_hand_n_drawn (hands, seat) == tw_hand_size (play->rules) || play->bag[action.kind] == 0)
    return FALSE;
  tw_hand_draw (play, hands, seat, action.kind);
  return TRUE;
}

/* "P1:hand=U,W*2" as a case gives it; tiles come out of the bag, or are one's own. */
TwFactResult
tw_hand_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  TwHands *hands = own;
  g_auto (GStrv) names = NULL;

  if (strcmp (fact->name, "hand") != 0 || *fact->group != '\0' || fact->place != NULL
      || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  hand_empty (play, hands, fact->seat);
  names = g_strsplit (strcmp (fact->value, "-") == 0 ? "" : fact->value, ",", -1);
  for (guint i = 0; names[i] != NULL; i++)
    if (!hand_take (play, hands, fact->seat, names[i]))
      {
        g_set_error (
            error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
            _ ("The tile “%s” cannot be in this hand: none is left for it, or the hand is full."),
            names[i]);
        return TW_FACT_WRONG;
      }
  return TW_FACT_DONE;
}

TwFactResult
tw_hand_tell (const TwPlay *play,
              gconstpointer own,
              const TwFact *fact,
              char **out_value,
              GError **error)
{
  const TwHands *hands = own;
  GString *value;

  if (strcmp (fact->name, "hand") != 0 || *fact->group != '\0' || fact->place != NULL
      || fact->seat >= play->rules->n_seats)
    return TW_FACT_UNKNOWN;
  value = g_string_new (hands->n_tiles[fact->seat] == 0 ? "-" : NULL);
  for (guint i = 0; i < hands->n_tiles[fact->seat]; i++)
    g_string_append_printf (value, "%s%s", i > 0 ? "," : "",
                            play->rules->catalogue->kinds[hands->tiles[fact->seat][i]].name);
  *out_value = g_string_free (value, FALSE);
  return TW_FACT_DONE;
}

/* Who has which of the own tiles left, those with fewer first: what they have less is there for the
 * others then. Those that were drawn would have to be in the bag first. */
void
tw_hand_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwHands *hands = own;

  for (guint n = 0; tw_hand_size (play->rules) == 0 && n <= TW_HAND_MOST_OWN; n++)
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      {
        const TwFact fact = { .group = "", .seat = seat, .name = "hand", .value = "" };
        g_autofree char *tiles = NULL;

        if (hands->n_tiles[seat] == n
            && tw_hand_tell (play, own, &fact, &tiles, NULL) == TW_FACT_DONE)
          g_ptr_array_add (facts, g_strdup_printf ("P%u:hand=%s", seat + 1, tiles));
      }
}

/* Tiles that players have in hand from the start: <hand> of any rules. */
#include <string.h>

#include "engine/game/bag.h"
#include "engine/game/hand-private.h"
#include "engine/set/part-word.h"

/* What gives each player tiles of one's own, if it is procedure @index, and holds in this game. */
static const TwStatement *
own_tiles (const TwRules *rules, guint index)
{
  const TwProcedure *procedure = rules->vocabulary->procedures->pdata[index];
  const char *setting;
  int parameter, value;

  if (!tw_statement_is (procedure->root, "hand")
      || (strcmp (procedure->part, TW_PART_OWN) != 0
          && !tw_part_is_among ((const char *const *) rules->parts, procedure->part,
                                TW_PART_RULES)))
    return NULL;
  setting = tw_statement_text (procedure->root, "if-parameter");
  return setting == NULL
                 || (tw_vocabulary_setting (rules->vocabulary, setting, &parameter, &value)
                     && rules->parameters[parameter] == value)
             ? procedure->root
             : NULL;
}

static gboolean
shows_symbol (const TwTileKind *kind, const char *symbol)
{
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (strcmp (topology.symbols[i].id, symbol) == 0)
      return TRUE;
  return FALSE;
}

/* Whether such tiles are some of those that players have of their own. */
gboolean
tw_own_hand_has_kind (const TwRules *rules, guint kind)
{
  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    if (own_tiles (rules, i) != NULL
        && shows_symbol (&rules->catalogue->kinds[kind],
                         tw_statement_text (own_tiles (rules, i), "if-symbol")))
      return TRUE;
  return FALSE;
}

/* (nullable): the rule that gives players tiles of their own. */
const char *
tw_own_hand_rule (const TwRules *rules)
{
  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    {
      const TwStatement *own = own_tiles (rules, i);
      const char *ids = own != NULL ? tw_statement_text (own, "rules") : NULL;
      g_autofree char *first = ids != NULL ? g_strndup (ids, strcspn (ids, " ")) : NULL;

      if (first != NULL)
        return g_intern_string (first);
    }
  return NULL;
}

/* Each player gets as many tiles with the symbol as all can have; what is left over stays in the
 * box. */
static void
deal_own (TwPlay *play, TwHands *hands, const TwStatement *own)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  int each = tw_rules_amount (play->rules, tw_statement_text (own, "n"), 1);
  guint seat = 0, given = 0;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      if (play->bag[kind] == 0
          || !shows_symbol (&catalogue->kinds[kind], tw_statement_text (own, "if-symbol")))
        continue;
      for (; play->bag[kind] > 0 && (int) given < each && hands->n_own[seat] < TW_HAND_MOST_OWN;
           seat = (seat + 1) % play->rules->n_seats, given += seat == 0)
        {
          tw_bag_add (play, kind, -1);
          hands->tiles[seat][hands->n_own[seat]++] = (guint16) kind;
          hands->n_tiles[seat] = hands->n_own[seat];
        }
      tw_bag_leave_out (play, kind, play->bag[kind]);
    }
}

void
tw_own_hand_set_up (TwPlay *play, gpointer own)
{
  for (guint i = 0; i < play->rules->vocabulary->procedures->len; i++)
    if (own_tiles (play->rules, i) != NULL)
      deal_own (play, own, own_tiles (play->rules, i));
}

gboolean
tw_own_hand_is_wanted (const TwRules *rules)
{
  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    if (own_tiles (rules, i) != NULL)
      return TRUE;
  return FALSE;
}

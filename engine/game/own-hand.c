/* Tiles that players have in hand from the start: <hand> of any rules. */
#include <string.h>

#include "engine/game/bag.h"
#include "engine/game/hand-private.h"
#include "engine/game/options.h"

/* What gives each player tiles of one's own, if it is procedure @index, and holds in this game. */
static const TwStatement *
own_tiles (const TwRules *rules, guint index)
{
  const TwProcedure *procedure = rules->vocabulary->procedures->pdata[index];
  const char *setting = tw_statement_text (procedure->root, "if-parameter");

  return tw_statement_is (procedure->root, "hand") && tw_rules_has_procedure (rules, procedure)
                 && (setting == NULL || tw_rules_holds (rules, setting))
             ? procedure->root
             : NULL;
}

/* How many of them each player is to have. */
static int
n_wanted (const TwRules *rules, const TwStatement *own)
{
  return tw_rules_amount (rules, tw_statement_text (own, "n"), 1);
}

gboolean
tw_own_hand_fits (const TwRules *rules)
{
  int n = 0;

  for (guint i = 0; i < rules->vocabulary->procedures->len && n <= TW_HAND_MOST_OWN; i++)
    {
      const TwStatement *own = own_tiles (rules, i);

      if (own != NULL && n_wanted (rules, own) < 0)
        return FALSE;
      n += own != NULL ? MIN (n_wanted (rules, own), TW_HAND_MOST_OWN + 1) : 0;
    }
  return n <= TW_HAND_MOST_OWN;
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

/* The symbol by which such tiles are some of those that players have of their own. */
const char *
tw_own_hand_symbol (const TwRules *rules, guint kind)
{
  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    {
      const TwStatement *own = own_tiles (rules, i);
      const char *symbol = own != NULL ? tw_statement_text (own, "if-symbol") : NULL;

      if (symbol != NULL && shows_symbol (&rules->catalogue->kinds[kind], symbol))
        return symbol;
    }
  return NULL;
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

/* All get as many of the tiles with the symbol, at most as many as there are for each; what is left
 * over stays in the box. */
static void
deal_own (TwPlay *play, TwHands *hands, const TwStatement *own)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  const char *symbol = tw_statement_text (own, "if-symbol");
  guint n_players = play->rules->n_players, n_tiles = 0, n;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    n_tiles += shows_symbol (&catalogue->kinds[kind], symbol) ? play->bag[kind] : 0u;
  n = n_players * MIN ((guint) n_wanted (play->rules, own), n_tiles / n_players);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      if (!shows_symbol (&catalogue->kinds[kind], symbol))
        continue;
      for (; play->bag[kind] > 0 && n > 0; n--)
        {
          tw_bag_add (play, kind, -1);
          /* Whoever plays several colours has the turns of the first. */
          tw_hand_add_own (hands, n % n_players * play->rules->hand, kind);
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

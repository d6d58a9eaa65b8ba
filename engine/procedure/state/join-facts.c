/* Facts of tokens that join. */
#include "engine/procedure/state/join-facts.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pair.h"
#include "engine/procedure/state/piles.h"

/* The token of a fact about what it joins, -1 if the fact is another one. */
static int
find_token (const TwPlay *play, const TwFact *fact)
{
  int token = tw_rules_token (play->rules, fact->name);

  return *fact->group == '\0' && fact->seat == TW_SEAT_NONE && fact->place != NULL && token >= 0
                 && (tw_procedures_of (play)->joining >> token & 1)
                 && strchr (fact->place, ':') != NULL
             ? token
             : -1;
}

static gboolean
read_nodes (const TwPlay *play, const TwFact *fact, guint nodes[2], GError **error)
{
  TwAction pair = { 0 };

  if (tw_pair_parse (play, fact->place, &pair) && tw_pair_nodes (play, &pair, nodes))
    return TRUE;
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
               _ ("There are no two ends at “%s”. Write x,y:road(EW) for two roads of a tile, or "
                  "x,y:over(EW) for what meets a cell from both sides."),
               fact->place);
  return FALSE;
}

TwFactResult
tw_join_facts_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  int token = find_token (play, fact);
  guint nodes[2];
  TwThing pair;

  if (token < 0)
    return TW_FACT_UNKNOWN;
  if (!read_nodes (play, fact, nodes, error))
    return TW_FACT_WRONG;
  pair = tw_joins_thing (play, nodes[0], nodes[1]);
  if (strcmp (fact->value, "1") == 0 && tw_piles_left (play, all, own, (guint) token) > 0
      && tw_joins_add (play, own, (guint) token, &pair))
    {
      tw_joins_settled (all, own);
      return TW_FACT_DONE;
    }
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
               _ ("“%s” cannot lie at “%s”. Name two ends that nothing joins, and no more of them "
                  "than are left."),
               fact->name, fact->place);
  return TW_FACT_WRONG;
}

TwFactResult
tw_join_facts_tell (const TwPlay *play,
                    gconstpointer own,
                    const TwFact *fact,
                    char **out_value,
                    GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  int token = find_token (play, fact), at;
  guint nodes[2];

  if (token < 0)
    return TW_FACT_UNKNOWN;
  if (!read_nodes (play, fact, nodes, error))
    return TW_FACT_WRONG;
  at = tw_joins_find (all, own, nodes[0], nodes[1]);
  *out_value = g_strdup (at >= 0 && tw_joins (all, own)[at].token == token ? "1" : "0");
  return TW_FACT_DONE;
}

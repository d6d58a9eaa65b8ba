/* What is declared of players, figures and the start. */
#include "engine/procedure/state/outset.h"

#include <string.h>

#include "engine/game/bag.h"

/* In the detail of a figure in a zone: the zone is the general supply. */
#define GENERAL_SUPPLY 0xff

/* Declaration @index, if it is the element @name. */
static const TwStatement *
declared (const TwRules *rules, guint index, const char *name)
{
  const TwProcedures *all = (const TwProcedures *) (const void *) rules->made;
  const TwProcedure *procedure = all->declared->pdata[index];

  return tw_statement_is (procedure->root, name) ? procedure->root : NULL;
}

static guint
n_declared (const TwRules *rules)
{
  return ((const TwProcedures *) (const void *) rules->made)->declared->len;
}

static gboolean
names (const TwStatement *statement, const char *figure)
{
  g_auto (GStrv) ids = g_strsplit (tw_statement_text (statement, "of"), " ", -1);

  return g_strv_contains ((const char *const *) ids, figure);
}

static TwKindSet
kinds_of (const TwRules *rules, const TwStatement *statement)
{
  return tw_vocabulary_kinds (rules->vocabulary, tw_statement_text (statement, "kind"));
}

const char *
tw_outset_role (const TwRules *rules, const char *figure, TwKind kind)
{
  for (guint i = 0; i < n_declared (rules); i++)
    {
      const TwStatement *stand = declared (rules, i, "stand");

      if (stand != NULL && names (stand, figure)
          && (kinds_of (rules, stand) & TW_KIND_BIT (kind)) != 0)
        return tw_statement_text (stand, "as");
    }
  return NULL;
}

gboolean
tw_outset_is_clear (const TwRules *rules, const TwStatement *stand)
{
  const char *as = tw_statement_text (stand, "as");

  for (TwKindSet kinds = kinds_of (rules, stand); kinds != 0; kinds &= kinds - 1)
    {
      guint n = 0;

      for (guint type = 0; type < rules->n_figure_types; type++)
        n += g_strcmp0 (rules->figure_types[type].role[__builtin_ctz (kinds)], as) == 0;
      if (n > 1)
        return FALSE;
    }
  return TRUE;
}

/* Whether the declaration is for so many players. */
static gboolean
is_for (const TwRules *rules, const TwStatement *statement, guint n_players)
{
  const char *players = tw_statement_text (statement, "players");

  return players == NULL || tw_rules_amount (rules, players, 0) == (int) n_players;
}

int
tw_outset_supply (const TwRules *rules, const char *part, const char *figure)
{
  for (guint i = 0; i < n_declared (rules); i++)
    {
      const TwStatement *supply = declared (rules, i, "supply");
      int n;

      if (supply == NULL || !names (supply, figure) || !is_for (rules, supply, rules->n_players))
        continue;
      n = CLAMP (tw_rules_amount (rules, tw_statement_text (supply, "n"), 0), 0, TW_MAX_SUPPLY);
      return n == 0 ? -2 : n;
    }
  return -1;
}

static guint
n_colours (const TwRules *rules, guint n_players)
{
  for (guint i = 0; i < n_declared (rules); i++)
    {
      const TwStatement *colours = declared (rules, i, "colours");

      if (colours != NULL && is_for (rules, colours, n_players))
        return (guint) MAX (tw_rules_amount (rules, tw_statement_text (colours, "n"), 1), 1);
    }
  return 1;
}

static gboolean
shares_score (const TwRules *rules)
{
  for (guint i = 0; i < n_declared (rules); i++)
    if (declared (rules, i, "one-score") != NULL)
      return TRUE;
  return FALSE;
}

const TwTogetherHooks *
tw_outset_together (const TwProcedures *all)
{
  static const TwTogetherHooks hooks = { .n_colours = n_colours, .shares_score = shares_score };

  for (guint i = 0; i < all->declared->len; i++)
    {
      const TwStatement *root = ((const TwProcedure *) all->declared->pdata[i])->root;

      if (tw_statement_is (root, "colours") || tw_statement_is (root, "one-score"))
        return &hooks;
    }
  return NULL;
}

gboolean
tw_outset_waits (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_ZONE && figure->detail == GENERAL_SUPPLY;
}

/* All but as many of each player as they begin with. */
static void
put_aside (TwPlay *play, const TwStatement *reserve)
{
  int n = tw_rules_amount (play->rules, tw_statement_text (reserve, "n"), 0);
  int n_taken[TW_MAX_SEATS][TW_MAX_FIGURE_TYPES] = { { 0 } };

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (!names (reserve, play->rules->figure_types[figure->type].type->id)
          || n_taken[figure->seat][figure->type]++ < n)
        continue;
      figure->place = TW_FIGURE_ZONE;
      figure->detail = GENERAL_SUPPLY;
    }
}

static gboolean
has_land (const TwPlayTile *tile, TwKindSet kinds)
{
  for (guint node = 0; node < tile->n_nodes; node++)
    if (kinds & TW_KIND_BIT (tile->kind[node]))
      return TRUE;
  return FALSE;
}

/* Whether a block with such land lies at the start, or a tile with it that is drawn before all
 * others: an ordinary start tile takes the place of none. */
static gboolean
begins_on (const TwRules *rules, TwKindSet kinds)
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint i = 0; i < catalogue->n_starts; i++)
    {
      const TwPlayTile *tile = &catalogue->tiles[catalogue->starts[i].kind];
      gboolean is_first =
          catalogue->kinds[catalogue->starts[i].kind].set->draw == TW_SET_DRAW_FIRST;

      if ((catalogue->n_starts > 1 || is_first) && has_land (tile, kinds))
        return TRUE;
    }
  return FALSE;
}

/* All tiles with such land stay in the box. */
static void
leave_out_tiles (TwPlay *play, TwKindSet kinds)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (has_land (&catalogue->tiles[kind], kinds))
      tw_bag_leave_out (play, kind, play->bag[kind]);
}

/* However many sets are drawn before all others, such land begins once, with the tile that lies,
 * and ends once. */
static void
leave_out_ends (TwPlay *play, TwKindSet kinds)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint n_last = 0;

  if (catalogue->n_starts == 0 || !has_land (&catalogue->tiles[catalogue->starts[0].kind], kinds))
    return;
  for (guint kind = 0; kind < catalogue->stage_end[TW_DRAW_LAST_EARLY]; kind++)
    {
      gboolean is_last = catalogue->kinds[kind].stage == TW_DRAW_LAST_EARLY;
      guint n = play->bag[kind], keep = is_last ? MIN (n, 1 - n_last) : 0;

      if (!has_land (&catalogue->tiles[kind], kinds)
          || catalogue->kinds[kind].stage == TW_DRAW_EARLY)
        continue;
      n_last += keep;
      tw_bag_leave_out (play, kind, n - keep);
    }
}

static void
leave_out (TwPlay *play, const TwStatement *statement)
{
  TwKindSet kinds = kinds_of (play->rules, statement);

  if (g_strcmp0 (tw_statement_text (statement, "ends"), "true") == 0)
    leave_out_ends (play, kinds);
  else if (tw_statement_text (statement, "what") != NULL)
    leave_out_tiles (play, kinds);
  else if (begins_on (play->rules, kinds))
    tw_bag_leave_out_start (play);
}

void
tw_outset_set_up (TwPlay *play, gpointer own)
{
  for (guint i = 0; i < n_declared (play->rules); i++)
    {
      const TwStatement *reserve = declared (play->rules, i, "reserve"),
                        *out = declared (play->rules, i, "leave-out");

      if (reserve != NULL)
        put_aside (play, reserve);
      if (out != NULL)
        leave_out (play, out);
    }
}

TwFactResult
tw_outset_tell (const TwPlay *play, const TwFact *fact, char **out_value)
{
  for (guint i = 0; strcmp (fact->group, "supply") == 0 && i < n_declared (play->rules); i++)
    {
      const TwStatement *reserve = declared (play->rules, i, "reserve");
      guint n = 0;

      if (reserve == NULL || g_strcmp0 (tw_statement_text (reserve, "word"), fact->name) != 0)
        continue;
      for (guint k = 0; k < play->rules->n_figures; k++)
        n += play->figures[k].seat == fact->seat && tw_outset_waits (&play->figures[k])
             && names (reserve, play->rules->figure_types[play->figures[k].type].type->id);
      *out_value = g_strdup_printf ("%u", n);
      return TW_FACT_DONE;
    }
  return TW_FACT_UNKNOWN;
}

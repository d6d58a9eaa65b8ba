/* Zones, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/compile/compiler.h"

void
tw_zone_add (TwProcedures *all, const TwProcedure *zone)
{
  TwZoneCode code = { .procedure = zone,
                      .kind = TW_NO_KIND,
                      .title = tw_statement_words_of (zone->root, "title"),
                      .choice = tw_statement_words_of (zone->root, "choice"),
                      .said = tw_statement_words_of (zone->root, "said") };
  const char *rules = tw_statement_text (zone->root, "rules");
  g_auto (GStrv) ids = g_strsplit (rules != NULL ? rules : "", " ", -1);
  const char **members[] = { &code.rule, &code.rule_in, &code.rule_out };

  for (guint i = 0; ids[i] != NULL && i < G_N_ELEMENTS (members); i++)
    *members[i] = *ids[i] != '\0' ? g_string_chunk_insert_const (all->strings, ids[i]) : NULL;
  g_array_append_val (all->zones, code);
}

/* The first kind of tile that shows the symbol. */
static void
find_place (TwCompiler *c, TwZoneCode *zone, const char *symbol)
{
  const TwCatalogue *catalogue = c->rules->catalogue;

  for (guint kind = 0; zone->kind == TW_NO_KIND && kind < catalogue->n_kinds; kind++)
    {
      const TwTileKind *entry = &catalogue->kinds[kind];
      TwTopology topology;

      tw_tile_variant_topology (entry->tile, entry->variant, &topology);
      for (guint i = 0; zone->kind == TW_NO_KIND && i < topology.n_symbols; i++)
        if (strcmp (topology.symbols[i].id, symbol) == 0)
          {
            zone->kind = (guint16) kind;
            zone->number = (guint8) i;
          }
    }
}

gboolean
tw_compiler_zone (TwCompiler *c, guint index)
{
  TwZoneCode *zone = &g_array_index (c->all->zones, TwZoneCode, index);
  const TwStatement *root = zone->procedure->root;
  const char *symbol = tw_statement_text (root, "at"), *serves = tw_statement_text (root, "serves");

  c->procedure = zone->procedure;
  if (index == TW_MAX_ZONES)
    return tw_compiler_fail (c, root, _ ("<%s> is one too many. Take some of them out."),
                             root->word->name);
  if (symbol == NULL)
    return tw_compiler_fail (c, root,
                             _ ("<%s> does not say where it is. Add the attribute “at”, with a "
                                "symbol."),
                             root->word->name);
  find_place (c, zone, symbol);
  zone->serves = serves != NULL ? tw_compiler_kinds (c, serves) : 0;
  for (guint i = 0; i < index; i++)
    if (zone->serves & g_array_index (c->all->zones, TwZoneCode, i).serves)
      return tw_compiler_fail (c, root,
                               _ ("“%.40s” serves a kind of land that another zone serves. Take it "
                                  "out of one of them."),
                               zone->procedure->id);
  return TRUE;
}

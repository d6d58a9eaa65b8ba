/* The base game built in code. */
#include "tests/engine/game/base-fixture.h"

#include <string.h>

static const struct
{
  const char *id;
  guint count;
  const char *facts;
} base_tiles[] = {
  { "A", 2, "monastery road:S,end=monastery" },
  { "B", 4, "monastery" },
  { "C", 1, "city:NESW,coa=1" },
  { "D", 4, "city:N road:EW" },
  { "E", 5, "city:N" },
  { "F", 2, "city:EW,coa=1" },
  { "G", 1, "city:EW" },
  { "H", 3, "city:N city:S" },
  { "I", 2, "city:N city:W" },
  { "J", 3, "city:N road:ES" },
  { "K", 3, "city:N road:SW" },
  { "L", 3, "city:N road:E,end=crossing road:S,end=crossing road:W,end=crossing" },
  { "M", 2, "city:NW,coa=1" },
  { "N", 3, "city:NW" },
  { "O", 2, "city:NW,coa=1 road:ES" },
  { "P", 3, "city:NW road:ES" },
  { "Q", 1, "city:NEW,coa=1" },
  { "R", 3, "city:NEW" },
  { "S", 2, "city:NEW,coa=1 road:S,end=city" },
  { "T", 1, "city:NEW road:S,end=city" },
  { "U", 8, "road:EW" },
  { "V", 9, "road:SW" },
  { "W", 4, "road:E,end=crossing road:S,end=crossing road:W,end=crossing" },
  { "X", 1, "road:N,end=crossing road:E,end=crossing road:S,end=crossing road:W,end=crossing" },
};

static TwEdgeSet
edges_of (const char *letters)
{
  TwEdgeSet edges = 0;

  for (; *letters != '\0'; letters++)
    edges |= (TwEdgeSet) (1u << (strchr ("NESW", *letters) - "NESW"));
  return edges;
}

static void
end_road (TwTopology *topology, guint road, const char *end)
{
  TwJunctionKind kind = TW_JUNCTION_GATE;

  if (strcmp (end, "city") == 0)
    {
      tw_topology_add_junction (topology, kind,
                                TW_SEGMENT_BIT (road)
                                    | TW_SEGMENT_BIT (
                                        tw_topology_find_kind (topology, TW_KIND_CITY)));
      return;
    }
  g_assert_true (tw_junction_from_name (end, &kind));
  for (guint i = 0; i < topology->n_junctions; i++)
    if (topology->junctions[i].kind == kind)
      {
        topology->junctions[i].members |= TW_SEGMENT_BIT (road);
        return;
      }
  tw_topology_add_junction (topology, kind, TW_SEGMENT_BIT (road));
}

void
fixture_topology (const char *facts, TwTopology *out_topology)
{
  g_auto (GStrv) tokens = g_strsplit (facts, " ", -1);

  memset (out_topology, 0, sizeof *out_topology);
  for (guint t = 0; tokens[t] != NULL; t++)
    {
      g_auto (GStrv) parts = g_strsplit (tokens[t], ",", -1);
      g_auto (GStrv) head = g_strsplit (parts[0], ":", 2);
      TwKind kind = tw_kind_from_name (head[0]);
      int segment;

      g_assert_cmpint (kind, !=, TW_KIND_NONE);
      segment = tw_topology_add_segment (out_topology, kind, head[1] ? edges_of (head[1]) : 0);
      for (guint p = 1; parts[p] != NULL; p++)
        if (g_str_has_prefix (parts[p], "coa="))
          tw_topology_add_symbol (out_topology, "coat-of-arms", segment,
                                  (guint) g_ascii_strtoull (parts[p] + 4, NULL, 10),
                                  TW_DIRECTION_NONE);
        else if (g_str_has_prefix (parts[p], "end="))
          end_road (out_topology, (guint) segment, parts[p] + 4);
        else
          g_assert_not_reached ();
    }
}

TwTile *
fixture_add (TwTileSet *set, const char *id, guint count, const char *facts)
{
  TwTopology topology;
  g_autoptr (TwTile) tile = NULL;

  fixture_topology (facts, &topology);
  tile = tw_tile_new (id, count, &topology);
  tw_tile_set_insert_tile (set, -1, tile);
  return tile;
}

TwTileSet *
fixture_base_set (void)
{
  TwTileSet *set = tw_tile_set_new ("base");

  for (guint i = 0; i < G_N_ELEMENTS (base_tiles); i++)
    {
      TwTile *tile = fixture_add (set, base_tiles[i].id, base_tiles[i].count, base_tiles[i].facts);

      if (strcmp (base_tiles[i].id, "D") == 0)
        tile->n_start = 1;
    }
  return set;
}

static void
add_number (TwVocabulary *vocabulary, const char *name, int preset)
{
  TwParameter *parameter = tw_vocabulary_add_parameter (vocabulary, "base", name);

  parameter->most = 99;
  parameter->preset = preset;
}

static void
add_choice (TwVocabulary *vocabulary, const char *name, const char *choices)
{
  TwParameter *parameter = tw_vocabulary_add_parameter (vocabulary, "base", name);

  parameter->type = TW_PARAMETER_CHOICE;
  parameter->choices = g_strsplit (choices, " ", -1);
  parameter->most = (int) g_strv_length (parameter->choices) - 1;
}

static void
add_switch (TwVocabulary *vocabulary, const char *name, gboolean preset)
{
  TwParameter *parameter = tw_vocabulary_add_parameter (vocabulary, "base", name);

  parameter->type = TW_PARAMETER_SWITCH;
  parameter->most = 1;
  parameter->preset = preset;
}

static void
add_rate (TwVocabulary *vocabulary,
          TwKind kind,
          guint event,
          TwEffectPer per,
          const char *points,
          int preset)
{
  TwEffect *effect = tw_vocabulary_add_effect (vocabulary, "base");

  add_number (vocabulary, points, preset);
  effect->features = TW_KIND_BIT (kind);
  effect->events = event;
  effect->per = per;
  effect->points = g_strdup (points);
  if (per == TW_PER_SYMBOL)
    effect->symbol = g_strdup ("coat-of-arms");
  effect->line = vocabulary->effects->len;
}

static void
add_tiny_city (TwVocabulary *vocabulary)
{
  TwEffect *effect;

  add_number (vocabulary, "city.tiny.tiles", 0);
  add_rate (vocabulary, TW_KIND_CITY, TW_EVENT_COMPLETE, TW_PER_TILE, "city.tiny.tile", 1);
  effect = g_ptr_array_index (vocabulary->effects, vocabulary->effects->len - 1);
  effect->priority = 10;
  effect->if_tiles_most = g_strdup ("city.tiny.tiles");
}

TwVocabulary *
fixture_vocabulary (void)
{
  TwVocabulary *v = tw_vocabulary_new ();
  TwFigureType *meeple;

  tw_vocabulary_add_part (v, "base");
  add_switch (v, "farmers", TRUE);
  add_switch (v, "final.incomplete", TRUE);
  add_choice (v, "unplaceable", "remove return");
  add_choice (v, "field.method", "per-field per-city per-player-once");
  add_choice (v, "majority.tie", "all-full split-up nobody");
  add_number (v, "field.per-city.points", 4);
  add_number (v, "weight.meeple", 1);
  add_rate (v, TW_KIND_ROAD, TW_EVENT_COMPLETE, TW_PER_TILE, "road.tile.complete", 1);
  add_rate (v, TW_KIND_ROAD, TW_EVENT_END, TW_PER_TILE, "road.tile.end", 1);
  add_rate (v, TW_KIND_CITY, TW_EVENT_COMPLETE, TW_PER_TILE, "city.tile.complete", 2);
  add_rate (v, TW_KIND_CITY, TW_EVENT_COMPLETE, TW_PER_SYMBOL, "city.coat.complete", 2);
  add_rate (v, TW_KIND_CITY, TW_EVENT_END, TW_PER_TILE, "city.tile.end", 1);
  add_rate (v, TW_KIND_CITY, TW_EVENT_END, TW_PER_SYMBOL, "city.coat.end", 1);
  add_tiny_city (v);
  add_rate (v, TW_KIND_MONASTERY, TW_EVENT_COMPLETE, TW_PER_FEATURE, "monastery.self.complete", 1);
  add_rate (v, TW_KIND_MONASTERY, TW_EVENT_COMPLETE, TW_PER_NEIGHBOUR,
            "monastery.neighbour.complete", 1);
  add_rate (v, TW_KIND_MONASTERY, TW_EVENT_END, TW_PER_FEATURE, "monastery.self.end", 1);
  add_rate (v, TW_KIND_MONASTERY, TW_EVENT_END, TW_PER_NEIGHBOUR, "monastery.neighbour.end", 1);
  add_rate (v, TW_KIND_FIELD, TW_EVENT_END, TW_PER_CITY, "field.city.end", 3);
  meeple = tw_vocabulary_add_figure (v, "base", "meeple");
  meeple->supply = 7;
  meeple->weight = g_strdup ("weight.meeple");
  meeple->needs_free = TRUE;
  tw_figure_type_add_role (meeple, TW_KIND_CITY, "knight");
  tw_figure_type_add_role (meeple, TW_KIND_ROAD, "highwayman");
  tw_figure_type_add_role (meeple, TW_KIND_MONASTERY, "monk");
  tw_figure_type_add_role (meeple, TW_KIND_FIELD, "farmer");
  return v;
}

TwRules *
fixture_rules (TwTileSet *set,
               guint n_seats,
               const TwExpansion *const *expansions,
               guint n_expansions,
               const TwParameterValue *values,
               guint n_values)
{
  g_autoptr (GError) error = NULL;
  TwRules *rules =
      fixture_rules_try (set, n_seats, expansions, n_expansions, values, n_values, &error);

  g_assert_no_error (error);
  return rules;
}

TwRules *
fixture_rules_try (TwTileSet *set,
                   guint n_seats,
                   const TwExpansion *const *expansions,
                   guint n_expansions,
                   const TwParameterValue *values,
                   guint n_values,
                   GError **error)
{
  g_autoptr (TwVocabulary) vocabulary = fixture_vocabulary ();
  g_autoptr (TwTileSet) base = fixture_base_set ();
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  TwCatalogueSource source = { .set = set != NULL ? set : base, .copies = 1 };
  TwRulesSetup setup = { .vocabulary = vocabulary,
                         .sources = &source,
                         .n_sources = 1,
                         .expansions = expansions,
                         .n_expansions = n_expansions,
                         .values = values,
                         .n_values = n_values,
                         .n_seats = n_seats };

  g_ptr_array_add (parts, (gpointer) "base");
  for (guint i = 0; i < n_expansions; i++)
    {
      tw_vocabulary_add_part (vocabulary, expansions[i]->id);
      g_ptr_array_add (parts, (gpointer) expansions[i]->id);
    }
  g_ptr_array_add (parts, NULL);
  setup.parts = (const char *const *) parts->pdata;
  return tw_rules_new (&setup, error);
}

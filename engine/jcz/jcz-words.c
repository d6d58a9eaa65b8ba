/* JCloisterZone's names of places, land and figures. */
#include "engine/jcz/jcz-words.h"

#include <string.h>

static const struct
{
  TwKind kind;
  const char *name;
} kinds[] = {
  { TW_KIND_ROAD, "Road" },
  { TW_KIND_CITY, "City" },
  { TW_KIND_FIELD, "Field" },
  { TW_KIND_RIVER, "River" },
  { TW_KIND_MONASTERY, "Monastery" },
  { TW_KIND_GARDEN, "Garden" },
  /* Earlier versions of that program. */
  { TW_KIND_FIELD, "Farm" },
  { TW_KIND_MONASTERY, "Cloister" },
};

static const TwJczFigure figures[] = {
  { "small", "small-follower", "meeple", "base" },
  { "big", "big-follower", "big-meeple", "inns-and-cathedrals" },
  { "abbot", "abbot", "abbot", "abbot" },
  { "phantom", "phantom", "phantom", "phantom" },
  { "builder", "builder", "builder", "traders-and-builders" },
  { "pig", "pig", "pig", "traders-and-builders" },
};

/* Symbols on which figures stand, or pieces that hold figures; those that point nowhere are none.
 */
static const struct
{
  const char *symbol;
  const char *place;
  gboolean points;
} symbol_places[] = {
  { "flying-machine", "FlyingMachine/I", TRUE },
  { "tower", "Tower/I", FALSE },
};

/* Quarters of Carcassonne, by the edge of the tile in the middle beyond which they lie. */
#define QUARTERS_AT "CO/7"
static const char *const quarter_places[TW_N_EDGES] = {
  "Quarter/QUARTER_CASTLE",
  "Quarter/QUARTER_MARKET",
  "Quarter/QUARTER_BLACKSMITH",
  "Quarter/QUARTER_CATHEDRAL",
};

static const char *const marks[] = { "bazaar",   "corn-circle", "dragon",     "ferry",  "festival",
                                     "goldmine", "hill",        "mage",       "portal", "quarter",
                                     "vineyard", "volcano",     "watchtower", NULL };

/* Sets of edges as that program spells them, by their bits. */
static const char *const edge_names[1 << TW_N_EDGES] = {
  "I", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE",
};

TwKind
tw_jcz_words_kind_parse (const char *feature)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, feature) == 0)
      return kinds[i].kind;
  return TW_KIND_NONE;
}

const char *
tw_jcz_words_kind_print (TwKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == kind)
      return kinds[i].name;
  return NULL;
}

gboolean
tw_jcz_words_is_mark (const char *element)
{
  return g_strv_contains (marks, element);
}

const char *
tw_jcz_words_symbol_place (const TwSymbol *symbol)
{
  for (guint i = 0; i < G_N_ELEMENTS (symbol_places); i++)
    if (strcmp (symbol_places[i].symbol, symbol->id) == 0
        && (!symbol_places[i].points || symbol->direction != TW_DIRECTION_NONE))
      return symbol_places[i].place;
  return NULL;
}

const char *
tw_jcz_words_quarter_place (const char *id, TwEdge edge)
{
  return strcmp (id, QUARTERS_AT) == 0 ? quarter_places[edge] : NULL;
}

gboolean
tw_jcz_words_is_symbol_place (const char *place)
{
  for (guint i = 0; i < G_N_ELEMENTS (symbol_places); i++)
    if (strcmp (symbol_places[i].place, place) == 0)
      return TRUE;
  for (guint e = 0; e < TW_N_EDGES; e++)
    if (strcmp (quarter_places[e], place) == 0)
      return TRUE;
  return FALSE;
}

const TwJczFigure *
tw_jcz_words_figures (guint *out_n)
{
  *out_n = G_N_ELEMENTS (figures);
  return figures;
}

/* Edges in any order, "_" for all others. */
static gboolean
parse_edges (const char *text, TwRim *out_rim)
{
  gboolean is_inverse = *text == '_';
  TwEdgeSet edges = 0;

  for (const char *c = text + is_inverse; *c != '\0'; c++)
    {
      const char *at = strchr ("NESW", *c);

      if (at == NULL || (edges & (1u << (at - strchr ("NESW", 'N')))))
        return FALSE;
      edges |= (TwEdgeSet) (1u << (at - strchr ("NESW", 'N')));
    }
  if (is_inverse)
    edges ^= 0xf;
  *out_rim = tw_rim_middles (edges);
  return edges != 0;
}

const char *const tw_jcz_words_inland[TW_JCZ_N_INLAND + 1] = { "I", "II", "III", "IV", NULL };

gboolean
tw_jcz_words_location_parse (const char *text, TwRim *out_rim, guint *out_before)
{
  g_auto (GStrv) words = NULL;

  *out_rim = 0;
  if (out_before != NULL)
    *out_before = 0;
  for (guint i = 0; tw_jcz_words_inland[i] != NULL; i++)
    if (strcmp (text, tw_jcz_words_inland[i]) == 0)
      {
        if (out_before != NULL)
          *out_before = i;
        return TRUE;
      }
  if (strcmp (text, "CLOISTER") == 0 || g_str_has_prefix (text, "INNER_FARM"))
    return TRUE;
  if (strlen (text) > 64)
    return FALSE;
  if (strpbrk (text, "LR") == NULL)
    return parse_edges (text, out_rim);
  words = g_strsplit (text, ".", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwRimPlace place;

      if (!tw_rim_place_parse (words[i], &place) || !(TW_RIM_HALVES & TW_RIM_BIT (place))
          || (*out_rim & TW_RIM_BIT (place)))
        return FALSE;
      *out_rim |= TW_RIM_BIT (place);
    }
  return TRUE;
}

char *
tw_jcz_words_location_print (TwKind kind, TwRim rim, guint n_before)
{
  g_autofree char *halves = NULL;

  if (kind != TW_KIND_FIELD)
    return g_strdup (edge_names[tw_rim_edges (rim)]);
  halves = tw_rim_to_string (rim & TW_RIM_HALVES, ".");
  return *halves != '\0' ? g_steal_pointer (&halves)
                         : g_strdup (tw_jcz_words_inland[MIN (n_before, TW_JCZ_N_INLAND - 1)]);
}

char *
tw_jcz_words_alias (const char *aliases, guint index)
{
  g_auto (GStrv) words = g_strsplit (aliases != NULL ? aliases : "", " ", -1);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    if (i == index)
      return g_strdup (words[i]);
  return NULL;
}

const char *
tw_jcz_words_aliases (const TwTile *tile, int variant)
{
  return variant >= 0 && tile->variants[variant].aliases != NULL ? tile->variants[variant].aliases
                                                                 : tile->aliases;
}

gboolean
tw_jcz_words_has_alias (const char *aliases, const char *id)
{
  g_auto (GStrv) words = g_strsplit (aliases != NULL ? aliases : "", " ", -1);

  return *id != '\0' && g_strv_contains ((const char *const *) words, id);
}

static gboolean
has_garden (const TwTopology *topology)
{
  return tw_topology_find_kind (topology, TW_KIND_GARDEN) >= 0;
}

/* The tile without its garden, and its copies that had one among the plain ones. */
static TwTile *
tile_without_garden (const TwTile *tile, gboolean keeps_aliases)
{
  g_autoptr (TwTile) copy = NULL;
  TwTopology topology = tile->topology;
  guint n_kept = 0;

  for (int i = topology.n_segments; i-- > 0;)
    if (topology.segments[i].kind == TW_KIND_GARDEN)
      tw_topology_remove_segment (&topology, (guint) i);
  copy = tw_tile_with_topology (tile, &topology);
  for (guint i = 0; i < copy->n_variants; i++)
    {
      TwVariant *variant = &copy->variants[i];

      if (!has_garden (&variant->added))
        {
          copy->variants[n_kept++] = *variant;
          continue;
        }
      if (keeps_aliases && variant->aliases != NULL)
        {
          g_autofree char *old = copy->aliases;

          copy->aliases = g_strconcat (old != NULL ? old : "", " ", variant->aliases, NULL);
        }
      g_free (variant->id);
      g_free (variant->decoration);
      g_free (variant->aliases);
      tw_foreign_unref (variant->foreign);
    }
  copy->n_variants = n_kept;
  if (!keeps_aliases && has_garden (&tile->topology))
    {
      char *plain = tw_jcz_words_alias (tile->aliases, 1);

      g_free (copy->aliases);
      copy->aliases = plain;
    }
  return g_steal_pointer (&copy);
}

static TwTileSet *
strip_gardens (const TwTileSet *set, gboolean keeps_aliases)
{
  TwTileSet *copy = tw_tile_set_copy (set);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      gboolean has = has_garden (&tile->topology);
      g_autoptr (TwTile) plain = NULL;

      for (guint v = 0; v < tile->n_variants; v++)
        has |= has_garden (&tile->variants[v].added);
      if (!has)
        continue;
      plain = tile_without_garden (tile, keeps_aliases);
      tw_tile_set_replace_tile (copy, i, plain);
    }
  return copy;
}

TwTileSet *
tw_jcz_words_set_without_gardens (const TwTileSet *set)
{
  TwTileSet *copy = strip_gardens (set, FALSE);
  char *plain = tw_jcz_words_alias (set->aliases, 1);

  if (plain != NULL)
    {
      g_free (copy->aliases);
      copy->aliases = plain;
    }
  return copy;
}

TwTileSet *
tw_jcz_words_set_without_garden_places (const TwTileSet *set)
{
  return strip_gardens (set, TRUE);
}

static gboolean
strip_symbol (TwTopology *topology, const char *symbol)
{
  gboolean found = FALSE;

  for (int i = topology->n_symbols; i-- > 0;)
    if (strcmp (topology->symbols[i].id, symbol) == 0)
      {
        tw_topology_remove_symbol (topology, (guint) i);
        found = TRUE;
      }
  return found;
}

TwTileSet *
tw_jcz_words_set_without_symbol (const TwTileSet *set, const char *symbol)
{
  TwTileSet *copy = tw_tile_set_copy (set);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      g_autoptr (TwTile) tile = tw_tile_copy (set->tiles[i]);
      gboolean found = strip_symbol (&tile->topology, symbol);

      for (guint v = 0; v < tile->n_variants; v++)
        found |= strip_symbol (&tile->variants[v].added, symbol);
      if (found)
        tw_tile_set_replace_tile (copy, i, tile);
    }
  return copy;
}

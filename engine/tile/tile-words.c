/* A tile in words, put together from whole phrases. */
#include "engine/tile/tile-words.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/texts.h"

/* What each edge set answers to "where?". By edge set: bit 0 north, 1 east, 2 south, 3 west. */
static const char *const edges_words[16] = {
  /* Translators: these answer "where?" and follow "city", "field" and the like. */
  [1] = NC_ ("edges", "north"),
  [2] = NC_ ("edges", "east"),
  [4] = NC_ ("edges", "south"),
  [8] = NC_ ("edges", "west"),
  [1 | 2] = NC_ ("edges", "north and east"),
  [1 | 4] = NC_ ("edges", "north and south"),
  [1 | 8] = NC_ ("edges", "north and west"),
  [2 | 4] = NC_ ("edges", "east and south"),
  [2 | 8] = NC_ ("edges", "east and west"),
  [4 | 8] = NC_ ("edges", "south and west"),
  [1 | 2 | 4] = NC_ ("edges", "north, east and south"),
  [1 | 2 | 8] = NC_ ("edges", "north, east and west"),
  [1 | 4 | 8] = NC_ ("edges", "north, south and west"),
  [2 | 4 | 8] = NC_ ("edges", "east, south and west"),
  [15] = NC_ ("edges", "all sides"),
};

static const char *const road_words[16] = {
  [1] = N_ ("road from north"),
  [2] = N_ ("road from east"),
  [4] = N_ ("road from south"),
  [8] = N_ ("road from west"),
  [1 | 2] = N_ ("road from north to east"),
  [1 | 4] = N_ ("road from north to south"),
  [1 | 8] = N_ ("road from north to west"),
  [2 | 4] = N_ ("road from east to south"),
  [2 | 8] = N_ ("road from east to west"),
  [4 | 8] = N_ ("road from south to west"),
};

static const char *const end_words[TW_N_JUNCTIONS] = {
  [TW_JUNCTION_CROSSING] = N_ ("to a crossing"),
  [TW_JUNCTION_VILLAGE] = N_ ("to a village"),
  [TW_JUNCTION_COTTAGE] = N_ ("to a cottage"),
  [TW_JUNCTION_GATE] = N_ ("to a city gate"),
  [TW_JUNCTION_MONASTERY] = N_ ("to the monastery"),
  [TW_JUNCTION_LAKE] = N_ ("to the lake"),
  [TW_JUNCTION_CROP] = N_ ("to a crop circle"),
  [TW_JUNCTION_RUIN] = N_ ("to a ruin"),
  [TW_JUNCTION_CASTLE] = N_ ("to the castle"),
  [TW_JUNCTION_CEMETERY] = N_ ("to the cemetery"),
  [TW_JUNCTION_ENCLAVE] = N_ ("to the City of Carcassonne"),
};

static const char *const direction_words[TW_DIRECTION_NONE] = {
  [TW_DIRECTION_N] = N_ ("pointing north"), [TW_DIRECTION_NE] = N_ ("pointing north-east"),
  [TW_DIRECTION_E] = N_ ("pointing east"),  [TW_DIRECTION_SE] = N_ ("pointing south-east"),
  [TW_DIRECTION_S] = N_ ("pointing south"), [TW_DIRECTION_SW] = N_ ("pointing south-west"),
  [TW_DIRECTION_W] = N_ ("pointing west"),  [TW_DIRECTION_NW] = N_ ("pointing north-west"),
};

const char *
tw_tile_words_edges (TwEdgeSet edges)
{
  const char *words = edges_words[edges & 15];

  return words != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "edges", words) : "";
}

static char *
bare_symbol_words (const TwSymbol *symbol, const TwWordNames *names)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol->id);
  guint n = symbol->count;
  const char *name =
      names != NULL && names->symbol != NULL ? names->symbol (symbol->id, names->data) : NULL;
  g_autofree char *own = tw_short_name (name != NULL ? name : symbol->id);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (info != NULL && info->with_many != NULL)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, info->with, info->with_many, n), n);
#pragma GCC diagnostic pop
  if (info != NULL && info->with != NULL && n == 1)
    return g_strdup (_ (info->with));
  /* Translators: %s is a symbol that somebody invented, %u how many. */
  return n == 1 ? g_strdup_printf (_ ("with %s"), own)
                : g_strdup_printf (_ ("with %u of %s"), n, own);
}

static char *
symbol_words (const TwSymbol *symbol, const TwWordNames *names)
{
  g_autofree char *words = bare_symbol_words (symbol, names);

  if (symbol->direction < TW_DIRECTION_NONE)
    return g_strdup_printf ("%s %s", words, _ (direction_words[symbol->direction]));
  return g_steal_pointer (&words);
}

static char *
own_name (TwKind kind, const TwWordNames *names)
{
  const char *name = tw_kind_is_own (kind) && names != NULL && names->land != NULL
                         ? names->land (kind, names->data)
                         : NULL;

  return name != NULL ? tw_short_name (name) : NULL;
}

static char *
placed_words (TwKind kind, TwEdgeSet edges, const TwWordNames *names)
{
  const char *where = tw_tile_words_edges (edges);
  g_autofree char *own = own_name (kind, names);

  switch (kind)
    {
    case TW_KIND_ROAD:
      /* Translators: %s is an edge or several: "north, east and south". */
      return g_strdup_printf (_ ("road %s"), where);
    case TW_KIND_CITY:
      /* Translators: %s is an edge or several: "north and west". */
      return g_strdup_printf (_ ("city %s"), where);
    case TW_KIND_RIVER:
      return g_strdup_printf (_ ("river %s"), where);
    case TW_KIND_PATH:
      return g_strdup_printf (_ ("path %s"), where);
    case TW_KIND_MIST:
      return g_strdup_printf (_ ("mist %s"), where);
    case TW_KIND_ENCLAVE:
      return g_strdup_printf (_ ("City of Carcassonne %s"), where);
    default:
      if (own != NULL)
        /* Translators: land that somebody invented, and an edge or several: "Railway north". */
        return g_strdup_printf (C_ ("own land", "%s %s"), own, where);
      /* Translators: land of a kind that somebody invented; %s is an edge or several. */
      return tw_kind_is_own (kind) ? g_strdup_printf (_ ("own land %s"), where) : NULL;
    }
}

const char *
tw_tile_words_kind_title (TwKind kind)
{
  static const char *const titles[TW_N_KINDS] = {
    [TW_KIND_FIELD] = NC_ ("table", "Field"),
    [TW_KIND_ROAD] = NC_ ("table", "Road"),
    [TW_KIND_CITY] = NC_ ("table", "City"),
    [TW_KIND_RIVER] = NC_ ("table", "River"),
    [TW_KIND_PATH] = NC_ ("table", "Path"),
    [TW_KIND_MIST] = NC_ ("table", "Mist"),
    [TW_KIND_MONASTERY] = NC_ ("table", "Monastery"),
    [TW_KIND_GARDEN] = NC_ ("table", "Garden"),
    [TW_KIND_LAKE] = NC_ ("table", "Lake"),
    [TW_KIND_CASTLE] = NC_ ("table", "Castle"),
    [TW_KIND_CEMETERY] = NC_ ("table", "Cemetery"),
    [TW_KIND_ENCLAVE] = NC_ ("table", "Carcassonne"),
  };

  return titles[kind] != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "table", titles[kind])
                              : tw_kind_info (kind)->name;
}

const char *
tw_tile_words_kind (TwKind kind)
{
  switch (kind)
    {
    case TW_KIND_FIELD:
      return _ ("field");
    case TW_KIND_ROAD:
      return _ ("road");
    case TW_KIND_CITY:
      return _ ("city");
    case TW_KIND_RIVER:
      return _ ("river");
    case TW_KIND_PATH:
      return _ ("path");
    case TW_KIND_MIST:
      return _ ("mist");
    case TW_KIND_MONASTERY:
      return _ ("monastery");
    case TW_KIND_GARDEN:
      return _ ("garden");
    case TW_KIND_LAKE:
      return _ ("lake");
    case TW_KIND_CASTLE:
      return _ ("castle");
    case TW_KIND_CEMETERY:
      return _ ("cemetery");
    case TW_KIND_ENCLAVE:
      return _ ("City of Carcassonne");
    default:
      return _ ("own land");
    }
}

char *
tw_tile_words_segment_short (const TwTopology *topology, guint segment, const TwWordNames *names)
{
  TwKind kind;
  TwEdgeSet edges;
  char *words = NULL;

  g_return_val_if_fail (segment < topology->n_segments, g_strdup (""));

  kind = (TwKind) topology->segments[segment].kind;
  edges = tw_rim_edges (topology->segments[segment].rim);
  if (kind == TW_KIND_ROAD && road_words[edges] != NULL)
    return g_strdup (_ (road_words[edges]));
  if (edges != 0)
    words = placed_words (kind, edges, names);
  if (words == NULL)
    words = own_name (kind, names);
  return words != NULL ? words : g_strdup (tw_tile_words_kind (kind));
}

/* What the segment passes over or touches. */
static const char *
pair_words (const TwTopology *topology, const TwJunction *junction, guint segment)
{
  TwSegmentSet rest = junction->members & ~TW_SEGMENT_BIT (segment);
  guint other = rest != 0 ? (guint) __builtin_ctz (rest) : segment;
  gboolean is_city = other < topology->n_segments && topology->segments[other].kind == TW_KIND_CITY;
  gboolean is_river =
      other < topology->n_segments && topology->segments[other].kind == TW_KIND_RIVER;

  if (junction->kind == TW_JUNCTION_BRIDGE && junction->over == (int) segment)
    return is_city ? _ ("over a city") : is_river ? _ ("over a river") : _ ("over a road");
  /* Said once, of the second of the two. */
  if (junction->kind == TW_JUNCTION_CONTACT && other < segment)
    return is_city    ? C_ ("contact", "touching a city")
           : is_river ? C_ ("contact", "touching a river")
                      : C_ ("contact", "touching a road");
  return NULL;
}

static void
append_phrase (GString *words, const char *phrase)
{
  if (words->len > 0)
    g_string_append_c (words, ' ');
  g_string_append (words, phrase);
}

char *
tw_tile_words_segment (const TwTopology *topology, guint segment, const TwWordNames *names)
{
  g_autofree char *start = tw_tile_words_segment_short (topology, segment, names);
  GString *words = g_string_new (start);
  gboolean is_way = topology->segments[segment].kind == TW_KIND_ROAD
                    || topology->segments[segment].kind == TW_KIND_PATH;

  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && end_words[topology->junctions[i].kind] != NULL && is_way)
      append_phrase (words, _ (end_words[topology->junctions[i].kind]));
  for (guint i = 0; i < topology->n_junctions; i++)
    if ((topology->junctions[i].members & TW_SEGMENT_BIT (segment))
        && pair_words (topology, &topology->junctions[i], segment) != NULL)
      append_phrase (words, pair_words (topology, &topology->junctions[i], segment));
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].segment == (int) segment)
      {
        g_autofree char *symbol = symbol_words (&topology->symbols[i], names);

        append_phrase (words, symbol);
      }
  return g_string_free (words, FALSE);
}

static void
append_part (GString *words, const char *part)
{
  if (words->len > 0)
    /* Translators: stands between two parts of a tile: "city north; road from south". */
    g_string_append (words, C_ ("between parts of a tile", "; "));
  g_string_append (words, part);
}

/* Where a field lies, without what it touches. */
static char *
field_short_words (const TwField *field)
{
  TwEdgeSet edges = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (field->rim & TW_RIM_HALVES & TW_RIM_EDGE (edge))
      edges |= (TwEdgeSet) (1u << edge);
  /* Translators: %s is an edge or several: "north and west". */
  return edges != 0 ? g_strdup_printf (_ ("field %s"), tw_tile_words_edges (edges))
                    : g_strdup (_ ("field that reaches no edge"));
}

/* Returns whether there are any. */
static gboolean
append_field_symbols (GString *words,
                      const TwTopology *topology,
                      const TwFields *fields,
                      guint field,
                      const TwWordNames *names)
{
  gboolean has = FALSE;

  for (guint i = 0; i < topology->n_symbols; i++)
    if (tw_fields_find_place (fields, topology->symbols[i].segment) == (int) field)
      {
        g_autofree char *symbol = symbol_words (&topology->symbols[i], names);

        append_phrase (words, symbol);
        has = TRUE;
      }
  return has;
}

/* Fields follow from the rest, so only those that have something are told of. */
static void
append_fields (GString *words, const TwTopology *topology, const TwWordNames *names)
{
  TwFields fields;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  for (guint i = 0; i < fields.n_fields; i++)
    {
      g_autofree char *start = field_short_words (&fields.fields[i]);
      g_autoptr (GString) part = g_string_new (start);

      if (append_field_symbols (part, topology, &fields, i, names))
        append_part (words, part->str);
    }
}

char *
tw_tile_words (const TwTopology *topology, const TwWordNames *names)
{
  /* What strikes the eye first is said first. */
  static const TwKind order[] = { TW_KIND_CITY,     TW_KIND_MONASTERY, TW_KIND_CASTLE,
                                  TW_KIND_CEMETERY, TW_KIND_LAKE,      TW_KIND_RIVER,
                                  TW_KIND_ROAD,     TW_KIND_GARDEN,    TW_KIND_ENCLAVE,
                                  TW_KIND_MIST };
  GString *words = g_string_new (NULL);
  TwSegmentSet said = 0;

  for (guint k = 0; k <= G_N_ELEMENTS (order); k++)
    for (guint i = 0; i < topology->n_segments; i++)
      if (!(said & TW_SEGMENT_BIT (i))
          && (k == G_N_ELEMENTS (order) || topology->segments[i].kind == order[k]))
        {
          g_autofree char *part = tw_tile_words_segment (topology, i, names);

          append_part (words, part);
          said |= TW_SEGMENT_BIT (i);
        }
  if (topology->n_segments == 0)
    append_part (words, _ ("nothing but field"));
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].segment < 0 && !tw_place_is_field (topology->symbols[i].segment))
      {
        g_autofree char *part = symbol_words (&topology->symbols[i], names);

        append_part (words, part);
      }
  append_fields (words, topology, names);
  return g_string_free (words, FALSE);
}

char *
tw_tile_words_field_with (const TwTopology *topology,
                          const TwFields *fields,
                          guint field,
                          const TwWordNames *names)
{
  g_autofree char *start = tw_tile_words_field (fields, field);
  GString *words = g_string_new (start);

  append_field_symbols (words, topology, fields, field, names);
  return g_string_free (words, FALSE);
}

char *
tw_tile_words_field (const TwFields *fields, guint field)
{
  g_autofree char *start = NULL;
  const TwField *one;
  guint n_cities;
  GString *words;

  g_return_val_if_fail (field < fields->n_fields, g_strdup (""));

  one = &fields->fields[field];
  start = field_short_words (one);
  words = g_string_new (start);
  n_cities = (guint) __builtin_popcount (one->cities);
  if (n_cities > 0)
    {
      g_string_append_c (words, ' ');
      g_string_append_printf (words, ngettext ("touching a city", "touching %u cities", n_cities),
                              n_cities);
    }
  if (one->touches_enclave)
    append_phrase (words, _ ("touching the City of Carcassonne"));
  return g_string_free (words, FALSE);
}

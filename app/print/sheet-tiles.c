/* The tiles in a rules sheet: which are in play, how many of each, and what is on them. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "engine/tile/tile-words.h"

guint *
tw_rules_sheet_counts (const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;
  /* The bag of a game that is set up: what stays in the box is out of it. */
  const guint16 *bag =
      (const guint16 *) (const void *) ((const guint8 *) rules->initial + rules->bag_offset);
  guint *counts = g_new0 (guint, catalogue->n_kinds);

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    counts[kind] = bag[kind];
  for (guint i = 0; i < catalogue->n_starts; i++)
    counts[catalogue->starts[i].kind]++;
  return counts;
}

static void
tile_clear (gpointer data)
{
  tw_tile_unref (((TwSheetTile *) data)->tile);
}

/* Whether some figure in play can stand on land of that kind. */
static gboolean
is_played (const TwRules *rules, TwKind kind)
{
  for (guint i = 0; i < rules->n_figure_types; i++)
    if (rules->figure_types[i].kinds & TW_KIND_BIT (kind))
      return TRUE;
  return FALSE;
}

/* What a variant has beside its tile, as far as it is played with; "" for the plain copies. */
static char *
find_addition (const TwRules *rules, const TwTileKind *kind)
{
  GString *addition = g_string_new (NULL);
  const TwTopology *added = kind->variant >= 0 ? &kind->tile->variants[kind->variant].added : NULL;

  for (guint i = 0; added != NULL && i < added->n_segments; i++)
    if (is_played (rules, (TwKind) added->segments[i].kind))
      g_string_append_printf (addition, "%u ", added->segments[i].kind);
  for (guint i = 0; added != NULL && i < added->n_symbols; i++)
    if (tw_catalogue_counted (rules->catalogue, added->symbols[i].id) >= 0)
      g_string_append_printf (addition, "%s@%d ", added->symbols[i].id, added->symbols[i].segment);
  return g_string_free (addition, FALSE);
}

/* A garden, say, makes another tile only where somebody can stand in gardens. */
static gboolean
play_alike (const TwRules *rules, guint a, guint b)
{
  const TwTileKind *kinds = rules->catalogue->kinds;
  g_autofree char *a_addition = NULL, *b_addition = NULL;

  if (kinds[a].tile != kinds[b].tile)
    return FALSE;
  a_addition = find_addition (rules, &kinds[a]);
  b_addition = find_addition (rules, &kinds[b]);
  return strcmp (a_addition, b_addition) == 0;
}

/* Copies of @kind and of those after it that play alike; none if it plays like one before. */
static guint
count_alike (const TwRules *rules, const guint *counts, guint kind, guint *out_shown)
{
  const TwCatalogue *catalogue = rules->catalogue;
  guint n = 0;

  for (guint other = 0; other < catalogue->n_kinds; other++)
    {
      if (counts[other] == 0 || !play_alike (rules, kind, other))
        continue;
      if (other < kind)
        return 0;
      if (n == 0 || catalogue->kinds[other].variant < 0)
        *out_shown = other;
      n += counts[other];
    }
  return n;
}

GArray *
tw_rules_sheet_tiles (const TwRules *rules, const guint *counts, const TwTileSet *set)
{
  const TwCatalogue *catalogue = rules->catalogue;
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (TwSheetTile));

  g_array_set_clear_func (tiles, tile_clear);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      guint shown = kind;
      guint n = catalogue->kinds[kind].set == set && counts[kind] > 0
                    ? count_alike (rules, counts, kind, &shown)
                    : 0;
      const TwSheetTile tile = { n > 0 ? tw_tile_ref (catalogue->kinds[shown].tile) : NULL,
                                 catalogue->kinds[shown].variant, n };

      if (n > 0)
        g_array_append_val (tiles, tile);
    }
  return tiles;
}

static const char *
land_word (TwKind kind, gconstpointer data)
{
  const TwTileSet *set = data;
  const TwLandType *land = set->own != NULL ? tw_vocabulary_land_of (set->own, kind) : NULL;

  return land == NULL          ? NULL
         : land->texts == NULL ? land->id
                               : tw_texts_best (land->texts, g_get_language_names ());
}

static const char *
symbol_word (const char *id, gconstpointer data)
{
  const TwTileSet *set = data;
  const TwSymbolType *symbol = set->own != NULL ? tw_vocabulary_find_symbol (set->own, id) : NULL;

  return symbol != NULL && symbol->texts != NULL
             ? tw_texts_best (symbol->texts, g_get_language_names ())
             : NULL;
}

char *
tw_rules_sheet_tile_words (const TwTileSet *set, const TwSheetTile *tile)
{
  const TwWordNames names = { land_word, symbol_word, set };
  TwTopology topology;

  tw_tile_variant_topology (tile->tile, tile->variant, &topology);
  return tw_tile_words (&topology, &names);
}

guint
tw_rules_sheet_tiles_in_row (guint n_tiles, guint most)
{
  guint n_rows = MAX (1, (n_tiles + most - 1) / most);
  guint n = MAX (1, (n_tiles + n_rows - 1) / n_rows);

  while (n > 2 && n_tiles % n == 1)
    n--;
  return n;
}

/* The tiles of a recording: shipped sets in the edition it names, and what lies at the
 * start. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/shipped-sets.h"
#include "engine/jcz/jcz-words.h"

#define MAX_SETS   64
#define MAX_COPIES 20
#define MAX_STARTS 64
#define MAX_PLACE  40

typedef struct
{
  guint source;
  const char *tile;
  int x, y;
  guint quarter_turns;
} Start;

/* Whether the set's file names @id at all: reading it takes longer than looking. */
static gboolean
may_be (const char *set, const char *id)
{
  g_autofree char *path = tw_shipped_set_path (set);
  g_autofree char *text = NULL;

  return path == NULL || !g_file_get_contents (path, &text, NULL, NULL)
         || strstr (text, id) != NULL;
}

/* The shipped set of that id, as it is or without gardens; %NULL if there is none. */
static TwTileSet *
find_set (const char *id, GError **error)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = NULL;
      g_autofree char *first = NULL;

      if (!may_be (ids[i], id))
        continue;
      set = tw_shipped_set_load (ids[i], error);
      if (set == NULL)
        return NULL;
      first = tw_jcz_words_alias (set->aliases, 0);
      if (g_strcmp0 (first, id) == 0)
        return g_steal_pointer (&set);
      if (tw_jcz_words_has_alias (set->aliases, id))
        return tw_jcz_words_set_without_gardens (set);
    }
  return NULL;
}

static gboolean
read_set (TwJczReading *reading, const TwJson *at)
{
  g_autoptr (GError) local = NULL;
  TwCatalogueSource source = { .copies = 1 };
  int copies;

  if (!tw_json_need_number (at, 0, MAX_COPIES, &copies))
    return FALSE;
  if (copies == 0)
    return TRUE;
  source.set = find_set (at->name, &local);
  source.copies = (guint) copies;
  if (local != NULL)
    return tw_json_fail (at, "%s", local->message);
  if (source.set == NULL)
    tw_jcz_game_problem (reading, at, _ ("This tile set is unknown; its tiles are left out."));
  else
    g_array_append_val (reading->setup->sources, source);
  return TRUE;
}

/* The first tile or variant with that alias. */
static gboolean
find_tile (const TwJczReading *reading, const char *id, Start *start)
{
  for (guint i = 0; i < reading->setup->sources->len; i++)
    {
      const TwTileSet *set = g_array_index (reading->setup->sources, TwCatalogueSource, i).set;

      for (guint t = 0; t < set->n_tiles; t++)
        {
          const TwTile *tile = set->tiles[t];
          gboolean found = tw_jcz_words_has_alias (tile->aliases, id);

          for (guint v = 0; v < tile->n_variants; v++)
            found |= tw_jcz_words_has_alias (tile->variants[v].aliases, id);
          start->source = i;
          start->tile = tile->id;
          if (found)
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
read_start_tile (TwJczReading *reading, const TwJson *at, Start *start)
{
  TwJson tile = tw_json_member (at, "tile"), x = tw_json_member (at, "x");
  TwJson y = tw_json_member (at, "y"), rotation = tw_json_member (at, "rotation");
  int degrees = 0;
  const char *id;

  if (!tw_json_need_object (at) || !tw_json_need_string (&tile, &id)
      || !tw_json_need_number (&x, -MAX_PLACE, MAX_PLACE, &start->x)
      || !tw_json_need_number (&y, -MAX_PLACE, MAX_PLACE, &start->y)
      || (rotation.node != NULL && !tw_json_need_number (&rotation, 0, 270, &degrees)))
    return FALSE;
  /* Written in degrees, or as a number of quarter turns. */
  if (degrees > 3 && degrees % 90 != 0)
    return tw_json_fail (&rotation,
                         _ ("A tile cannot be turned by %d degrees. Write 0, 90, 180 "
                            "or 270."),
                         degrees);
  start->quarter_turns = (guint) (degrees > 3 ? degrees / 90 : degrees);
  return find_tile (reading, id, start)
         || tw_json_fail (&tile, _ ("No set in play has the tile “%s”."), id);
}

static TwEdgeCodes
start_edges (const TwJczReading *reading, const Start *start)
{
  const TwTileSet *set =
      g_array_index (reading->setup->sources, TwCatalogueSource, start->source).set;

  return tw_edge_codes_rotate (tw_topology_edge_codes (
                                   &set->tiles[tw_tile_set_find (set, start->tile)]->topology),
                               start->quarter_turns);
}

/* Whether the tile lies beside one before it, on none of them, and agrees with all. */
static gboolean
check_start (const TwJczReading *reading, const TwJson *at, const Start *starts, guint n)
{
  const Start *one = &starts[n];
  TwEdgeCodes edges = start_edges (reading, one);
  gboolean touches = n == 0;

  for (guint i = 0; i < n; i++)
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      {
        if (starts[i].x == one->x && starts[i].y == one->y)
          return tw_json_fail (at, _ ("Two tiles lie at %d,%d."), one->x, one->y);
        if (starts[i].x != one->x + tw_edge_x (edge) || starts[i].y != one->y + tw_edge_y (edge))
          continue;
        touches = TRUE;
        if (tw_edge_code (edges, (TwEdge) edge)
            != tw_edge_code (start_edges (reading, &starts[i]), (TwEdge) (edge ^ 2)))
          return tw_json_fail (at, _ ("The tile does not fit its neighbours."));
      }
  if (starts[0].source != one->source)
    return tw_json_fail (at, _ ("Start tiles of different sets cannot be played with."));
  return touches || tw_json_fail (at, _ ("The tile touches none of those before it."));
}

/* The block of @set that is made of the same tiles, if there is one. */
static TwBlock *
find_block (TwTileSet *set, const Start *starts, guint n_starts)
{
  for (guint b = 0; b < set->n_blocks; b++)
    {
      guint n_same = 0;

      for (guint i = 0; i < set->blocks[b].n_tiles && set->blocks[b].n_tiles == n_starts; i++)
        for (guint k = 0; k < n_starts; k++)
          n_same += strcmp (set->blocks[b].tiles[i].tile, starts[k].tile) == 0;
      if (n_same == n_starts)
        return &set->blocks[b];
    }
  return NULL;
}

/* Puts the block where the start tiles lie. */
static void
move_block (TwBlock *block, const Start *starts, guint n_starts)
{
  for (guint i = 0; i < block->n_tiles; i++)
    for (guint k = 0; k < n_starts; k++)
      if (strcmp (block->tiles[i].tile, starts[k].tile) == 0)
        {
          block->tiles[i].x = (gint16) starts[k].x;
          block->tiles[i].y = (gint16) starts[k].y;
          block->tiles[i].quarter_turns = (guint8) starts[k].quarter_turns;
        }
}

/* The start tiles become a block of their set, which goes before start tiles of any
 * other. A block that is there already stays the one that expansions know. */
static void
lay_starts (TwJczReading *reading, const Start *starts, guint n_starts)
{
  for (guint i = 0; i < reading->setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (reading->setup->sources, TwCatalogueSource, i);
      TwTileSet *set = tw_tile_set_copy (source->set);
      TwBlock *block;

      for (guint b = 0; b < set->n_blocks; b++)
        set->blocks[b].is_start = FALSE;
      block = starts[0].source == i ? find_block (set, starts, n_starts) : NULL;
      if (block != NULL)
        {
          block->is_start = TRUE;
          move_block (block, starts, n_starts);
        }
      else if (starts[0].source == i)
        {
          block = tw_tile_set_add_block (set, "jcz-start");
          block->is_start = TRUE;
          for (guint k = 0; k < n_starts; k++)
            tw_block_add_tile (block, starts[k].tile, starts[k].x, starts[k].y,
                               starts[k].quarter_turns);
        }
      tw_tile_set_unref (source->set);
      source->set = set;
    }
}

static gboolean
read_starts (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "start");
  guint n = tw_json_n_items (&list);
  Start starts[MAX_STARTS] = { 0 };

  if (!tw_json_need_array (&list, MAX_STARTS))
    return FALSE;
  if (n == 0)
    return tw_json_fail (&list, _ ("No tile lies at the start. Add one."));
  for (guint i = 0; i < n; i++)
    {
      TwJson at = tw_json_item (&list, i);

      if (!read_start_tile (reading, &at, &starts[i]) || !check_start (reading, &at, starts, i))
        return FALSE;
    }
  lay_starts (reading, starts, n);
  return TRUE;
}

gboolean
tw_jcz_game_read_sets (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "sets");
  g_autofree const char **names = tw_json_members (&list);

  if (!tw_json_need_object (&list))
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);

      if (i == MAX_SETS)
        return tw_json_fail (&list, _ ("There are more than %u entries. Take some of them out."),
                             MAX_SETS);
      if (!read_set (reading, &at))
        return FALSE;
    }
  if (reading->setup->sources->len == 0)
    return tw_json_fail (&list, _ ("None of the tile sets is known."));
  return read_starts (reading, setup);
}

/* What another program's tile of that id is like, as far as play can tell. */
typedef struct
{
  guint count;
  const TwTopology *shape;
} Known;

static gboolean
same_land (const TwTopology *a, const TwTopology *b)
{
  guint k = 0;

  for (guint i = 0; i < a->n_segments; i++)
    {
      if (a->segments[i].kind == TW_KIND_GARDEN)
        continue;
      while (k < b->n_segments && b->segments[k].kind == TW_KIND_GARDEN)
        k++;
      if (k == b->n_segments || a->segments[i].kind != b->segments[k].kind
          || a->segments[i].rim != b->segments[k].rim)
        return FALSE;
      k++;
    }
  while (k < b->n_segments && b->segments[k].kind == TW_KIND_GARDEN)
    k++;
  return k == b->n_segments && a->n_junctions == b->n_junctions;
}

/* Copies and shapes by alias. */
static GHashTable *
known_tiles (const TwTileSet *set)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint t = 0; t < set->n_tiles; t++)
    for (int v = -1; v < (int) set->tiles[t]->n_variants; v++)
      {
        const TwTile *tile = set->tiles[t];
        guint count = v < 0 ? tw_tile_plain_count (tile) : tile->variants[v].count;
        char *alias = tw_jcz_words_alias (tw_jcz_words_aliases (tile, v), 0);
        Known *entry = alias != NULL ? g_hash_table_lookup (known, alias) : NULL;

        if (entry == NULL && alias != NULL)
          {
            entry = g_new0 (Known, 1);
            entry->shape = &tile->topology;
            g_hash_table_insert (known, g_strdup (alias), entry);
          }
        if (entry != NULL)
          entry->count += count;
        g_free (alias);
      }
  return known;
}

gboolean
tw_jcz_game_set_is_known (const TwTileSet *set, const char *id)
{
  g_autoptr (TwTileSet) shipped = find_set (id, NULL);
  g_autoptr (GHashTable) theirs = NULL;
  g_autoptr (GHashTable) ours = NULL;
  GHashTableIter iter;
  gpointer alias, value;

  if (shipped == NULL)
    return FALSE;
  theirs = known_tiles (shipped);
  ours = known_tiles (set);
  g_hash_table_iter_init (&iter, theirs);
  while (g_hash_table_iter_next (&iter, &alias, &value))
    {
      const Known *a = value, *b = g_hash_table_lookup (ours, alias);

      if (a->count > 0 && (b == NULL || a->count != b->count || !same_land (a->shape, b->shape)))
        return FALSE;
    }
  return g_hash_table_size (theirs) >= g_hash_table_size (ours);
}

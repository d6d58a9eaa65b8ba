/* What a tile is to the scripted table for Tabletop Simulator. */
#include "app/export/tts-tile-data.h"

#include <string.h>

#include "app/export/tts-features.h"

/* The land on a side; what a set invents has its own word. */
static const char *
side_word (const TwTtsTeller *teller, guint edge)
{
  TwEdgeCodes codes = tw_topology_edge_codes (&teller->topology);
  guint8 kind = tw_edge_code (codes, edge) & (guint8) ~TW_EDGE_MISTY;
  const TwLandType *land;

  switch (kind)
    {
    case TW_KIND_ROAD:
      return "Road";
    case TW_KIND_RIVER:
      return "River";
    case TW_KIND_CITY:
    case TW_KIND_ENCLAVE:
    case TW_KIND_NONE:
      return "City";
    default:
      if (!tw_kind_is_own (kind) || teller->set->own == NULL)
        return "Field";
      land = tw_vocabulary_land_of (teller->set->own, kind);
      if (land == NULL)
        return "Field";
      tw_tts_note_unknown (teller, land->id);
      return land->id;
    }
}

static void
append_sides (GString *out, const TwTtsTeller *teller)
{
  g_string_append (out, "sides={");
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      g_string_append (out, edge > 0 ? "," : "");
      tw_tts_append_quoted (out, side_word (teller, edge));
    }
  g_string_append_c (out, '}');
}

/* A list of lists, each of what belongs together; none has only one number. */
static void
append_linked (GString *out, const char *name, const GString *lists)
{
  if (lists->len > 0)
    g_string_append_printf (out, " %s={%s}", name, lists->str);
}

static void
append_list (GString *lists, GArray *numbers)
{
  if (numbers->len > 1)
    {
      g_string_append (lists, lists->len > 0 ? "," : "");
      tw_tts_append_numbers (lists, numbers);
    }
}

static void
append_quadrants (GString *out, const TwTtsTeller *teller)
{
  g_autoptr (GString) lists = g_string_new (NULL);

  for (guint i = 0; i < teller->topology.n_segments; i++)
    {
      const TwSegment *segment = &teller->topology.segments[i];
      g_autoptr (GArray) sides = tw_tts_positions_new ();

      if (segment->kind == TW_KIND_ROAD || segment->kind == TW_KIND_RIVER)
        tw_tts_add_sides (sides, segment);
      append_list (lists, sides);
    }
  append_linked (out, "linkedQuadrants", lists);
}

/* Cities in the order of their first sides, then fields, which have that order. */
static void
append_octants (GString *out, const TwTtsTeller *teller)
{
  g_autoptr (GString) lists = g_string_new (NULL);
  TwSegmentSet told = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    for (guint i = 0; i < teller->topology.n_segments; i++)
      {
        const TwSegment *segment = &teller->topology.segments[i];
        g_autoptr (GArray) halves = NULL;

        if (segment->kind != TW_KIND_CITY || told & TW_SEGMENT_BIT (i)
            || (segment->rim & TW_RIM_MIDDLE (edge)) == 0)
          continue;
        told |= TW_SEGMENT_BIT (i);
        halves = tw_tts_positions_new ();
        tw_tts_add_halves (halves, segment->rim);
        append_list (lists, halves);
      }
  for (guint f = 0; f < teller->fields.n_fields; f++)
    {
      g_autoptr (GArray) halves = tw_tts_positions_new ();

      tw_tts_add_halves (halves, teller->fields.fields[f].rim);
      append_list (lists, halves);
    }
  append_linked (out, "linkedOctants", lists);
}

static void
append_facts (GString *out, const TwTtsTeller *teller)
{
  append_sides (out, teller);
  append_quadrants (out, teller);
  append_octants (out, teller);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What the tile means when it is turned, in an order that does not depend on the turn. */
static char *
meaning_of (const TwTileSet *set, const TwTopology *topology, guint quarter_turns)
{
  TwTtsTeller teller = { .set = set, .topology = *topology };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (tw_tts_entry_free);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  GString *out = g_string_new (NULL);

  teller.entries = entries;
  tw_topology_rotate (&teller.topology, quarter_turns);
  tw_fields_derive (&teller.topology, TW_FIELDS_DEFAULT, &teller.fields);
  append_sides (out, &teller);
  tw_tts_tell_entries (&teller);
  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      tw_tts_append_entry (text, &teller, entries->pdata[i]);
      g_ptr_array_add (parts, g_strdup (text->str));
    }
  for (guint i = 0; i < teller.topology.n_segments; i++)
    g_ptr_array_add (parts, g_strdup_printf ("%u:%x", teller.topology.segments[i].kind,
                                             teller.topology.segments[i].rim));
  for (guint i = 0; i < teller.fields.n_fields; i++)
    g_ptr_array_add (parts, g_strdup_printf ("field:%x", teller.fields.fields[i].rim));
  g_ptr_array_sort (parts, compare_texts);
  for (guint i = 0; i < parts->len; i++)
    g_string_append_printf (out, " %s", (const char *) parts->pdata[i]);
  return g_string_free (out, FALSE);
}

/* How many of the four turns differ. */
static guint
count_turns (const TwTileSet *set, const TwTopology *topology)
{
  g_autofree char *plain = meaning_of (set, topology, 0);
  g_autofree char *quarter = meaning_of (set, topology, 1);
  g_autofree char *half = meaning_of (set, topology, 2);

  return strcmp (plain, quarter) == 0 ? 1 : strcmp (plain, half) == 0 ? 2 : 4;
}

char *
tw_tts_tile_data (const TwTileSet *set,
                  const TwTile *tile,
                  int variant,
                  gboolean is_start,
                  GHashTable *unknown)
{
  TwTtsTeller teller = { .set = set, .unknown = unknown };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (tw_tts_entry_free);
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, tile, variant, 0);
  GString *out = g_string_new (is_start ? "isStartingPiece=true isStartingTile=true " : "");
  guint n_turns;

  teller.layout = layout;
  teller.entries = entries;
  tw_tile_variant_topology (tile, variant, &teller.topology);
  tw_fields_derive (&teller.topology, TW_FIELDS_DEFAULT, &teller.fields);
  n_turns = count_turns (set, &teller.topology);
  if (n_turns < 4)
    g_string_append_printf (out, "symmetry=%u ", n_turns);
  append_facts (out, &teller);
  tw_tts_tell_entries (&teller);
  if (entries->len > 0)
    g_string_append (out, " specialFeatures={");
  for (guint i = 0; i < entries->len; i++)
    {
      g_string_append (out, i > 0 ? "," : "");
      tw_tts_append_entry (out, &teller, entries->pdata[i]);
    }
  if (entries->len > 0)
    g_string_append_c (out, '}');
  return g_string_free (out, FALSE);
}

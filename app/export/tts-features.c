/* The special features of a tile for the scripted table for Tabletop Simulator. */
#include "app/export/tts-features.h"

#include <math.h>

#include "app/drawing/spots.h"
#include "app/export/tts-words.h"

/* The number of the first special feature, and of the first half of a side. */
#define FIRST_ENTRY 13
#define FIRST_HALF  5

/* A position that means the special feature of a segment or field; its number is known at the end.
 */
#define ENTRY_OF_SEGMENT(segment) (1000 + (int) (segment))
#define ENTRY_OF_FIELD(field)     (2000 + (int) (field))

void
tw_tts_entry_free (gpointer data)
{
  TwTtsEntry *entry = data;

  g_clear_pointer (&entry->positions, g_array_unref);
  g_free (entry->word);
  g_free (entry);
}

static TwTtsEntry *
add_entry (TwTtsTeller *teller, const char *word, GArray *positions)
{
  TwTtsEntry *entry = g_new0 (TwTtsEntry, 1);

  entry->word = g_strdup (word);
  entry->positions = positions;
  g_ptr_array_add (teller->entries, entry);
  return entry;
}

static void
set_spot (const TwTtsTeller *teller, TwTtsEntry *entry, TwTilePart part, guint index)
{
  double x = .5, y = .5;

  if (teller->layout != NULL)
    tw_tile_layout_spot (teller->layout, part, index, &x, &y);
  entry->has_spot = TRUE;
  entry->x = x - .5;
  entry->z = .5 - y;
}

GArray *
tw_tts_positions_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (int));
}

static void
add_position (GArray *positions, int position)
{
  g_array_append_val (positions, position);
}

void
tw_tts_add_sides (GArray *positions, const TwSegment *segment)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (segment->rim & TW_RIM_MIDDLE (edge))
      add_position (positions, 1 + (int) edge);
}

void
tw_tts_add_halves (GArray *positions, TwRim rim)
{
  for (guint place = 0; place < TW_N_RIM_PLACES; place += 2)
    if (rim & TW_RIM_BIT (place))
      add_position (positions, FIRST_HALF + (int) place / 2);
}

static gboolean
has_halves (TwRim rim)
{
  return (rim & TW_RIM_HALVES) != 0;
}

/* What of a segment is on the rim, or else its entry. */
static void
add_segment (GArray *positions, const TwTtsTeller *teller, guint index)
{
  const TwSegment *segment = &teller->topology.segments[index];

  if (segment->rim == 0)
    add_position (positions, ENTRY_OF_SEGMENT (index));
  else if (segment->kind == TW_KIND_CITY)
    tw_tts_add_halves (positions, segment->rim);
  else
    tw_tts_add_sides (positions, segment);
}

/* Cities, roads and fields that reach no side have nothing else by which to be named. */
static void
tell_enclosed (TwTtsTeller *teller)
{
  for (guint i = 0; i < teller->topology.n_segments; i++)
    {
      const TwSegment *segment = &teller->topology.segments[i];

      if (segment->rim == 0 && (segment->kind == TW_KIND_CITY || segment->kind == TW_KIND_ROAD))
        {
          TwTtsEntry *entry =
              add_entry (teller, segment->kind == TW_KIND_CITY ? "City" : "Road", NULL);

          entry->owner = ENTRY_OF_SEGMENT (i);
          set_spot (teller, entry, TW_PART_SEGMENT, i);
        }
    }
  for (guint f = 0; f < teller->fields.n_fields; f++)
    if (!has_halves (teller->fields.fields[f].rim))
      {
        TwTtsEntry *entry = add_entry (teller, "Field", NULL);

        entry->owner = ENTRY_OF_FIELD (f);
        set_spot (teller, entry, TW_PART_FIELD, f);
      }
}

static void
add_field (GArray *positions, const TwTtsTeller *teller, guint field)
{
  if (has_halves (teller->fields.fields[field].rim))
    tw_tts_add_halves (positions, teller->fields.fields[field].rim);
  else
    add_position (positions, ENTRY_OF_FIELD (field));
}

/* In one entry each field touches each city: those that touch the same go together. */
static void
tell_touching (TwTtsTeller *teller)
{
  const TwFields *fields = &teller->fields;

  for (guint f = 0; f < fields->n_fields; f++)
    {
      TwSegmentSet cities = fields->fields[f].cities;
      gboolean is_first = cities != 0;
      GArray *positions;

      for (guint before = 0; before < f; before++)
        is_first &= fields->fields[before].cities != cities;
      if (!is_first)
        continue;
      positions = tw_tts_positions_new ();
      for (guint i = 0; i < teller->topology.n_segments; i++)
        if (cities & TW_SEGMENT_BIT (i))
          add_segment (positions, teller, i);
      for (guint other = f; other < fields->n_fields; other++)
        if (fields->fields[other].cities == cities)
          add_field (positions, teller, other);
      add_entry (teller, "City-Field", positions);
    }
}

/* Roads, and what they end at. A road that ends in the grass ends at nothing. */
static void
tell_junctions (TwTtsTeller *teller)
{
  for (guint j = 0; j < teller->topology.n_junctions; j++)
    {
      const TwJunction *junction = &teller->topology.junctions[j];
      TwKind place = tw_junction_place (junction->kind);
      int segment = place != TW_KIND_NONE ? tw_topology_find_kind (&teller->topology, place) : -1;
      g_autoptr (GArray) positions = NULL;
      guint n_roads = 0;

      if (!tw_junction_ends_roads (junction->kind) || junction->kind == TW_JUNCTION_COTTAGE)
        continue;
      positions = tw_tts_positions_new ();
      for (guint i = 0; i < teller->topology.n_segments; i++)
        if (junction->members & TW_SEGMENT_BIT (i)
            && teller->topology.segments[i].kind != TW_KIND_PATH)
          {
            add_segment (positions, teller, i);
            n_roads += teller->topology.segments[i].kind == TW_KIND_ROAD;
          }
      if (place == TW_KIND_MONASTERY && segment >= 0)
        add_position (positions, ENTRY_OF_SEGMENT (segment));
      if (n_roads > 0 && positions->len > 1)
        add_entry (teller, "Road Intersection", g_steal_pointer (&positions));
    }
}

void
tw_tts_note_unknown (const TwTtsTeller *teller, const char *word)
{
  if (teller->unknown != NULL)
    g_hash_table_add (teller->unknown, g_strdup (word));
}

/* The word of a symbol, as it is if the other side has none. */
static char *
word_of (const TwTtsTeller *teller, const TwSymbol *symbol, const TwTtsWord *row)
{
  if (row == NULL)
    tw_tts_note_unknown (teller, symbol->id);
  if (row == NULL || !row->has_direction)
    return g_strdup (row != NULL ? row->word : symbol->id);
  return g_strconcat (row->word, "-", tw_direction_name (symbol->direction), NULL);
}

/* First what lies on parts, then what lies on the tile. */
static void
tell_symbols (TwTtsTeller *teller, gboolean of_tile)
{
  for (guint s = 0; s < teller->topology.n_symbols; s++)
    {
      const TwSymbol *symbol = &teller->topology.symbols[s];
      const TwTtsWord *row = tw_tts_word_find (symbol->id);
      g_autofree char *word = NULL;

      if ((symbol->segment < 0) != of_tile || (row != NULL && row->word == NULL))
        continue;
      word = word_of (teller, symbol, row);
      for (guint n = 0; n < symbol->count; n++)
        {
          GArray *positions = of_tile ? NULL : tw_tts_positions_new ();
          TwTtsEntry *entry = add_entry (teller, word, positions);

          if (positions != NULL)
            add_segment (positions, teller, (guint) symbol->segment);
          if (row != NULL && row->has_spot)
            set_spot (teller, entry, TW_PART_SYMBOL, s);
        }
    }
}

static void
tell_places (TwTtsTeller *teller)
{
  static const struct
  {
    TwKind kind;
    const char *word;
    gboolean has_spot;
  } places[] = {
    { TW_KIND_MONASTERY, "Cloister", TRUE }, { TW_KIND_GARDEN, "Garden", TRUE },
    { TW_KIND_LAKE, "Lake", FALSE },         { TW_KIND_CASTLE, "Castle", TRUE },
    { TW_KIND_CEMETERY, "Cemetery", TRUE },
  };

  for (guint p = 0; p < G_N_ELEMENTS (places); p++)
    for (guint i = 0; i < teller->topology.n_segments; i++)
      if (teller->topology.segments[i].kind == places[p].kind)
        {
          TwTtsEntry *entry = add_entry (teller, places[p].word, NULL);

          entry->owner = ENTRY_OF_SEGMENT (i);
          if (places[p].has_spot)
            set_spot (teller, entry, TW_PART_SEGMENT, i);
        }
}

/* Of what reaches one side only, the middle of that side is place enough. */
static void
tell_spots (TwTtsTeller *teller)
{
  for (guint i = 0; i < teller->topology.n_segments; i++)
    {
      const TwSegment *segment = &teller->topology.segments[i];
      GArray *positions;

      if ((segment->kind != TW_KIND_CITY && segment->kind != TW_KIND_ROAD)
          || __builtin_popcount (segment->rim & TW_RIM_MIDDLES) < 2)
        continue;
      positions = tw_tts_positions_new ();
      add_segment (positions, teller, i);
      set_spot (teller,
                add_entry (teller, segment->kind == TW_KIND_CITY ? "City" : "Road", positions),
                TW_PART_SEGMENT, i);
    }
  for (guint f = 0; f < teller->fields.n_fields; f++)
    if (has_halves (teller->fields.fields[f].rim))
      {
        GArray *positions = tw_tts_positions_new ();

        tw_tts_add_halves (positions, teller->fields.fields[f].rim);
        set_spot (teller, add_entry (teller, "Field", positions), TW_PART_FIELD, f);
      }
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

void
tw_tts_append_numbers (GString *out, GArray *numbers)
{
  g_array_sort (numbers, compare_numbers);
  g_string_append_c (out, '{');
  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (out, "%s%d", i > 0 ? "," : "", g_array_index (numbers, int, i));
  g_string_append_c (out, '}');
}

/* Two decimals, one at least, and no zero with a sign. */
static void
append_decimal (GString *out, double value)
{
  int hundredths = (int) lround (value * 100);

  g_string_append_printf (out, "%s%d.%d", hundredths < 0 ? "-" : "", ABS (hundredths) / 100,
                          ABS (hundredths) / 10 % 10);
  if (hundredths % 10 != 0)
    g_string_append_printf (out, "%d", ABS (hundredths) % 10);
}

void
tw_tts_append_quoted (GString *out, const char *word)
{
  g_string_append_c (out, '\'');
  for (; *word != '\0'; word++)
    g_string_append_printf (out, *word == '\'' || *word == '\\' ? "\\%c" : "%c", *word);
  g_string_append_c (out, '\'');
}

static int
number_of (const TwTtsTeller *teller, int owner)
{
  for (guint i = 0; i < teller->entries->len; i++)
    if (((const TwTtsEntry *) teller->entries->pdata[i])->owner == owner)
      return FIRST_ENTRY + (int) i;
  return 0;
}

void
tw_tts_append_entry (GString *out, const TwTtsTeller *teller, const TwTtsEntry *entry)
{
  g_string_append_c (out, '{');
  tw_tts_append_quoted (out, entry->word);
  g_string_append_c (out, ',');
  if (entry->positions == NULL)
    g_string_append (out, "nil");
  else
    {
      for (guint i = 0; i < entry->positions->len; i++)
        {
          int *position = &g_array_index (entry->positions, int, i);

          if (*position >= ENTRY_OF_SEGMENT (0))
            *position = number_of (teller, *position);
        }
      tw_tts_append_numbers (out, entry->positions);
    }
  if (!entry->has_spot)
    g_string_append (out, ",nil}");
  else
    {
      g_string_append (out, ",{");
      append_decimal (out, entry->x);
      g_string_append_c (out, ',');
      append_decimal (out, entry->z);
      g_string_append (out, "}}");
    }
}

void
tw_tts_tell_entries (TwTtsTeller *teller)
{
  tell_enclosed (teller);
  tell_touching (teller);
  tell_junctions (teller);
  tell_symbols (teller, FALSE);
  tell_places (teller);
  tell_symbols (teller, TRUE);
  if (teller->layout != NULL)
    tell_spots (teller);
}

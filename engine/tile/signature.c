/* Signatures: a tile in words that do not depend on how it was drawn.
 *
 * Everything play can see becomes a token ("D0007(coat-of-arms*1)" a city on the
 * north edge), in each quarter turn that could be the smallest one; the tokens are
 * sorted, and the smallest text wins. Paths, junctions and contacts are seen by
 * their fields only.
 */
#include "engine/tile/signature.h"

#include <string.h>

#include "engine/tile/field-place.h"

static guint64
hash_bytes (guint64 hash, gconstpointer bytes, gsize n)
{
  const guint8 *at = bytes;

  /* FNV-1a, 64 bits. */
  for (gsize i = 0; i < n; i++)
    hash = (hash ^ at[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint64
hash_number (guint64 hash, guint32 number)
{
  return hash_bytes (hash, &number, sizeof number);
}

static guint64
hash_string (guint64 hash, const char *string)
{
  return hash_bytes (hash, string, strlen (string) + 1);
}

guint64
tw_topology_hash (const TwTopology *topology)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  hash = hash_number (hash, (guint32) topology->n_segments << 24
                                | (guint32) topology->n_junctions << 16
                                | (guint32) topology->n_symbols << 8 | topology->n_overrides);
  for (guint i = 0; i < topology->n_segments; i++)
    {
      const TwSegment *segment = &topology->segments[i];

      hash = hash_number (hash, (guint32) segment->kind << 16 | segment->rim);
      hash = hash_string (hash, segment->handle);
    }
  for (guint i = 0; i < topology->n_junctions; i++)
    {
      const TwJunction *junction = &topology->junctions[i];

      hash = hash_number (hash, (guint32) junction->kind << 8 | (guint8) junction->over);
      hash = hash_number (hash, junction->members);
      hash = hash_string (hash, junction->handle);
    }
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const TwSymbol *symbol = &topology->symbols[i];

      hash = hash_number (hash, (guint32) symbol->count << 16 | (guint32) symbol->direction << 8
                                    | (guint8) symbol->segment);
      hash = hash_string (hash, symbol->id);
    }
  for (guint i = 0; i < topology->n_overrides; i++)
    {
      const TwFieldOverride *override = &topology->overrides[i];

      hash =
          hash_number (hash, (guint32) override->kind << 24 | (guint32) override->index << 16
                                 | (guint32) override->other_index << 8 | (guint8) override->city);
      hash = hash_number (hash, (guint32) override->field << 16 | override->other);
    }
  return hash;
}

static int
token_compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
tokens_sort (GPtrArray *tokens)
{
  g_ptr_array_sort (tokens, token_compare);
}

/* printf() takes longer than all the rest of a signature. */
static void
append_hex (GString *out, guint32 number, guint n_digits)
{
  while (n_digits < 8 && number >> (4 * n_digits) != 0)
    n_digits++;
  while (n_digits-- > 0)
    g_string_append_c (out, "0123456789abcdef"[number >> (4 * n_digits) & 0xf]);
}

/* The symbols on a segment (-1: the tile) or in a field, sorted. Fields turn with their names. */
static void
append_symbols (GString *out, const TwTopology *t, const TwFields *fields, int segment, int field)
{
  g_autoptr (GPtrArray) tokens = NULL;

  for (guint i = 0; i < t->n_symbols; i++)
    {
      const TwSymbol *symbol = &t->symbols[i];

      if (field >= 0 ? tw_fields_find_place (fields, symbol->segment) != field
                     : symbol->segment != segment)
        continue;
      if (tokens == NULL)
        tokens = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (tokens,
                       g_strdup_printf ("(%s*%u%s)", symbol->id, symbol->count,
                                        tw_direction_name ((TwDirection) symbol->direction)));
    }
  if (tokens == NULL)
    return;
  tokens_sort (tokens);
  for (guint i = 0; i < tokens->len; i++)
    g_string_append (out, g_ptr_array_index (tokens, i));
}

static gboolean
ends_at_lake (const TwTopology *t, guint segment)
{
  int end = tw_topology_end_of (t, segment);

  return end >= 0 && t->junctions[end].kind == TW_JUNCTION_LAKE;
}

static char *
segment_token (const TwTopology *t, guint segment)
{
  const TwSegment *one = &t->segments[segment];
  GString *token = g_string_sized_new (32);

  g_string_append_c (token, (char) ('A' + one->kind));
  append_hex (token, one->rim & TW_RIM_PORTS, 4);
  if (ends_at_lake (t, segment))
    g_string_append_c (token, '~');
  append_symbols (token, t, NULL, (int) segment, -1);
  return g_string_free (token, FALSE);
}

static char *
field_token (const TwTopology *t, const TwFields *fields, guint index, const guint8 *ranks)
{
  const TwField *field = &fields->fields[index];
  GString *token = g_string_sized_new (32);
  guint32 cities = 0;

  for (TwSegmentSet left = field->cities; left != 0; left &= left - 1)
    cities |= (guint32) 1 << ranks[__builtin_ctz (left)];
  g_string_append_c (token, 'f');
  append_hex (token, field->rim & TW_RIM_HALVES, 4);
  g_string_append_c (token, '.');
  append_hex (token, cities, 1);
  if (field->touches_enclave)
    g_string_append_c (token, 'e');
  append_symbols (token, t, fields, 0, (int) index);
  return g_string_free (token, FALSE);
}

typedef struct
{
  char *token;
  guint segment;
} Ranked;

static int
ranked_compare (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Ranked *) a)->token, ((const Ranked *) b)->token);
}

/* The tile as drawn, in words. */
static char *
describe (const TwTopology *t, const TwFields *fields)
{
  GString *out = g_string_sized_new (256);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  Ranked ranked[TW_MAX_SEGMENTS];
  guint8 ranks[TW_MAX_SEGMENTS] = { 0 };
  guint n_ranked = 0;

  for (guint i = 0; i < t->n_segments; i++)
    if (t->segments[i].kind != TW_KIND_PATH)
      ranked[n_ranked++] = (Ranked){ segment_token (t, i), i };
  qsort (ranked, n_ranked, sizeof *ranked, ranked_compare);
  for (guint i = 0; i < n_ranked; i++)
    {
      ranks[ranked[i].segment] = (guint8) i;
      g_string_append (out, ranked[i].token);
      g_string_append_c (out, ' ');
      g_free (ranked[i].token);
    }
  for (guint i = 0; i < fields->n_fields; i++)
    g_ptr_array_add (tokens, field_token (t, fields, i, ranks));
  tokens_sort (tokens);
  for (guint i = 0; i < tokens->len; i++)
    {
      g_string_append (out, g_ptr_array_index (tokens, i));
      g_string_append_c (out, ' ');
    }
  append_symbols (out, t, NULL, -1, -1);
  return g_string_free (out, FALSE);
}

static void
turn (TwTopology *t, TwFields *fields, guint quarter_turns)
{
  tw_topology_rotate (t, quarter_turns);
  for (guint i = 0; i < fields->n_fields; i++)
    fields->fields[i].rim = tw_rim_rotate (fields->fields[i].rim, quarter_turns);
}

static void
mirror (TwTopology *t, TwFields *fields)
{
  tw_topology_mirror (t);
  for (guint i = 0; i < fields->n_fields; i++)
    fields->fields[i].rim = tw_rim_mirror (fields->fields[i].rim);
}

/* The kind of land at each rim place, four bits each; turns with the tile. */
static guint64
rim_kinds (const TwTopology *t)
{
  guint64 kinds = 0;

  for (guint i = 0; i < t->n_segments; i++)
    for (guint place = 0; place < TW_N_RIM_PLACES && t->segments[i].kind != TW_KIND_PATH; place++)
      if (t->segments[i].rim & TW_RIM_PORTS & TW_RIM_BIT (place))
        kinds ^= (guint64) t->segments[i].kind << (4 * place);
  return kinds;
}

/* The smallest of the descriptions in four quarter turns. Only turns with the smallest
 * rim are described, mostly one; what they have in common does not matter. */
static char *
describe_smallest (const TwTopology *topology, const TwFields *drawn)
{
  guint64 kinds = rim_kinds (topology), turned[4], least = G_MAXUINT64;
  char *smallest = NULL;

  for (guint turns = 0; turns < 4; turns++)
    {
      turned[turns] = turns == 0 ? kinds : kinds << (16 * turns) | kinds >> (64 - 16 * turns);
      least = MIN (least, turned[turns]);
    }
  for (guint turns = 0; turns < 4; turns++)
    {
      TwTopology t = *topology;
      TwFields fields = *drawn;
      char *text;

      if (turned[turns] != least)
        continue;
      turn (&t, &fields, turns);
      text = describe (&t, &fields);
      if (smallest == NULL || strcmp (text, smallest) < 0)
        {
          g_free (smallest);
          smallest = text;
        }
      else
        g_free (text);
    }
  return smallest;
}

void
tw_topology_signatures (const TwTopology *topology,
                        const TwFields *drawn,
                        char **out_plain,
                        char **out_either)
{
  TwTopology t = *topology;
  TwFields fields = *drawn;
  char *mirrored;

  *out_plain = describe_smallest (&t, &fields);
  mirror (&t, &fields);
  mirrored = describe_smallest (&t, &fields);
  *out_either =
      strcmp (mirrored, *out_plain) < 0 ? g_steal_pointer (&mirrored) : g_strdup (*out_plain);
  g_free (mirrored);
}

char *
tw_topology_signature (const TwTopology *topology, gboolean with_mirror)
{
  g_autofree char *plain = NULL;
  char *either;
  TwFields fields;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  if (!with_mirror)
    return describe_smallest (topology, &fields);
  tw_topology_signatures (topology, &fields, &plain, &either);
  return either;
}

/* A tile in a few letters. */
#include "engine/tile/quick-line.h"

#include <string.h>

#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"

/* Words of a name, "coat of arms". */
#define MOST_WORDS 4

/* The kind of that capital; what a set invents comes first. */
static TwKind
kind_of (char letter, const TwQuickLineOwn *own)
{
  TwKind kind = tw_kind_from_letter (letter);

  for (guint i = 0; own != NULL && i < TW_N_OWN_KINDS; i++)
    if (own->letters[i] == letter && letter != '\0')
      return (TwKind) (TW_KIND_OWN + i);
  return tw_kind_is_own (kind) ? TW_KIND_NONE : kind;
}

static TwQuickLineFault
letters_parse (const char *text, const TwQuickLineOwn *own, TwTopology *topology, guint *out_at)
{
  int last[TW_N_KINDS];

  memset (last, -1, sizeof last);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      char letter = text[edge];
      TwKind kind = kind_of (g_ascii_toupper (letter), own);
      TwEdgeSet edges = (TwEdgeSet) (1u << edge);

      *out_at = edge;
      if (letter == '\0' || g_ascii_isspace (letter))
        return TW_QUICK_LINE_SHORT;
      if (kind == TW_KIND_NONE)
        return TW_QUICK_LINE_LETTER;
      if (kind == TW_KIND_FIELD)
        continue;
      if (g_ascii_isupper (letter))
        last[kind] = tw_topology_add_segment (topology, kind, edges);
      else if (last[kind] < 0)
        return TW_QUICK_LINE_NOTHING_TO_CONTINUE;
      else
        topology->segments[last[kind]].rim |= tw_kind_info (kind)->breadth == TW_BREADTH_EDGE
                                                  ? tw_rim_from_edges (edges)
                                                  : tw_rim_middles (edges);
    }
  return TW_QUICK_LINE_GOOD;
}

/* The kind of place with that name or beginning, %TW_KIND_NONE for none. */
static TwKind
place_find (const char *word)
{
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    if (strcmp (tw_kind_info ((TwKind) kind)->name, word) == 0)
      return (TwKind) kind;
  return TW_KIND_NONE;
}

static const TwQuickLineSymbol *
own_symbol_find (const TwQuickLineOwn *own, const char *id)
{
  for (guint i = 0; own != NULL && i < own->n_symbols; i++)
    if (strcmp (own->symbols[i].id, id) == 0)
      return &own->symbols[i];
  return NULL;
}

char *
tw_quick_line_name (const char *text)
{
  char *name = g_utf8_strdown (text, -1), *to = name;

  for (const char *c = name; *c != '\0'; c++)
    if (!g_ascii_isspace (*c))
      *to++ = *c;
    else if (to > name && to[-1] != '-')
      *to++ = '-';
  *to = '\0';
  return name;
}

/* The first @length bytes of @text, likewise. */
static char *
name_of (const char *text, gsize length)
{
  g_autofree char *part = g_strndup (text, length);

  return tw_quick_line_name (part);
}

/* The @n-th name of a place or symbol and its id, %NULL behind the last. */
static const char *
name_nth (const TwQuickLineOwn *own, guint n, const char **out_id)
{
  const guint n_places = TW_KIND_CEMETERY - TW_KIND_MONASTERY + 1;
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  if (n < n_places)
    return *out_id = tw_kind_info ((TwKind) (TW_KIND_MONASTERY + n))->name;
  n -= n_places;
  if (n < n_symbols)
    return *out_id = symbols[n].id;
  n -= n_symbols;
  if (own != NULL && n < own->n_symbols)
    return *out_id = own->symbols[n].id;
  n -= own != NULL ? own->n_symbols : 0;
  if (own == NULL || n >= own->n_names)
    return NULL;
  *out_id = own->names[n].id;
  return own->names[n].name;
}

/* The id of the place or symbol that is called just that: rather by people than in files, where
 * another one may have that word. */
static const char *
id_find (const TwQuickLineOwn *own, const char *name)
{
  const char *other, *id;

  for (guint i = 0; own != NULL && i < own->n_names; i++)
    if (strcmp (own->names[i].name, name) == 0)
      return own->names[i].id;
  for (guint i = 0; (other = name_nth (own, i, &id)) != NULL; i++)
    if (strcmp (other, name) == 0)
      return id;
  return NULL;
}

/* What @word names, or the only thing whose name it begins; sets just one of the two if it is good.
 */
static TwQuickLineFault
word_find (const char *word, const TwQuickLineOwn *own, TwKind *out_place, const char **out_symbol)
{
  const char *found = id_find (own, word), *name, *id;

  *out_place = TW_KIND_NONE;
  *out_symbol = NULL;
  for (guint i = 0; found == NULL && *word != '\0' && (name = name_nth (own, i, &id)) != NULL; i++)
    if (g_str_has_prefix (name, word))
      {
        if (*out_symbol != NULL && strcmp (*out_symbol, id) != 0)
          return TW_QUICK_LINE_SEVERAL;
        *out_symbol = id;
      }
  if (found == NULL)
    found = *out_symbol;
  if (found == NULL)
    return TW_QUICK_LINE_WORD;
  *out_place = place_find (found);
  *out_symbol = *out_place == TW_KIND_NONE ? found : NULL;
  return TW_QUICK_LINE_GOOD;
}

/* A symbol that a set invents is held to what it says itself. */
static gboolean
symbol_allowed (const TwTopology *topology, const TwQuickLineOwn *own, const char *id, int segment)
{
  const TwQuickLineSymbol *symbol =
      tw_symbol_table_find (id) == NULL ? own_symbol_find (own, id) : NULL;

  if (symbol == NULL || symbol->places == 0)
    return tw_symbol_table_allowed (topology, id, segment);
  return (symbol->places
          & TW_KIND_BIT (tw_place_is_field (segment) ? TW_KIND_FIELD
                         : segment < 0               ? TW_KIND_NONE
                                                     : topology->segments[segment].kind))
         != 0;
}

/* The field at a place on the rim, or the first one if that is -1, if the symbol may stand there;
 * else -1. */
static int
field_for (const TwTopology *topology, const TwQuickLineOwn *own, const char *id, int rim_place)
{
  TwFields fields;
  int field = 0, place;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  if (rim_place >= 0)
    field = tw_fields_at (&fields, (TwRimPlace) rim_place);
  if (field < 0 || field >= fields.n_fields)
    return -1;
  place = tw_fields_place (&fields, (guint) field);
  return symbol_allowed (topology, own, id, place) ? place : -1;
}

/* Whether the set has it for fields and not for the tile. */
static gboolean
is_for_fields (const TwQuickLineOwn *own, const char *id)
{
  const TwQuickLineSymbol *symbol =
      tw_symbol_table_find (id) == NULL ? own_symbol_find (own, id) : NULL;

  return symbol != NULL && (symbol->places & TW_KIND_BIT (TW_KIND_FIELD)) != 0
         && (symbol->places & TW_KIND_BIT (TW_KIND_NONE)) == 0;
}

static TwQuickLineFault
symbol_put (TwTopology *topology, const TwQuickLineOwn *own, const char *id, guint count, int place)
{
  int segment = place >= 0 ? tw_topology_segment_at (topology, (TwRimPlace) place, 0) : -1;

  if (place >= 0 && segment < 0)
    segment = field_for (topology, own, id, place);
  if (place >= 0 && (segment == -1 || !symbol_allowed (topology, own, id, segment)))
    return TW_QUICK_LINE_PLACE;
  for (guint i = 0; i < topology->n_segments && segment == -1; i++)
    if (symbol_allowed (topology, own, id, (int) i))
      segment = (int) i;
  if (segment == -1 && is_for_fields (own, id))
    segment = field_for (topology, own, id, -1);
  if (segment == -1 && !symbol_allowed (topology, own, id, -1))
    return TW_QUICK_LINE_PLACE;
  count += tw_topology_symbol_count (topology, id, segment);
  if (tw_tile_edit_set_symbol (topology, id, segment, count, TW_DIRECTION_NONE) != TW_EDIT_SYMBOL
      || tw_topology_symbol_count (topology, id, segment) != count)
    return TW_QUICK_LINE_PLACE;
  return TW_QUICK_LINE_GOOD;
}

/* NAME, NAME*COUNT, NAME@EDGE or both in this order. Half an edge (NL) names a field. */
static TwQuickLineFault
word_parse (char *word, const TwQuickLineOwn *own, TwTopology *topology)
{
  char *at = strchr (word, '@'), *star;
  TwQuickLineFault fault;
  const char *symbol;
  guint64 count = 1;
  TwRimPlace rim_place;
  int edge = -1;
  TwKind place;

  if (at != NULL)
    {
      g_autofree char *name = g_ascii_strup (at + 1, -1);

      if (!tw_rim_place_parse (name, &rim_place) || (TW_RIM_BIT (rim_place) & TW_RIM_CORNERS) != 0)
        return TW_QUICK_LINE_WORD;
      edge = (int) rim_place;
      *at = '\0';
    }
  star = strchr (word, '*');
  if (star != NULL && !g_ascii_string_to_unsigned (star + 1, 10, 1, 255, &count, NULL))
    return TW_QUICK_LINE_WORD;
  if (star != NULL)
    *star = '\0';
  fault = word_find (word, own, &place, &symbol);
  if (fault != TW_QUICK_LINE_GOOD)
    return fault;
  if (place == TW_KIND_NONE)
    return symbol_put (topology, own, symbol, (guint) count, edge);
  if (count != 1 || edge >= 0 || tw_topology_find_kind (topology, place) >= 0)
    return TW_QUICK_LINE_PLACE;
  return tw_tile_edit_toggle_place (topology, place) == TW_EDIT_PLACE ? TW_QUICK_LINE_GOOD
                                                                      : TW_QUICK_LINE_PLACE;
}

/* How long the name is at the beginning of @text: of several words if these are one, "coat of arms"
 * for "coat-of-arms". */
static gsize
name_length (const char *text, const TwQuickLineOwn *own)
{
  gsize first = strcspn (text, " \t"), length = first, best = first;

  for (guint n = 1;
       first > 0 && n < MOST_WORDS && text[length] != '\0' && strcspn (text, "*@") >= length; n++)
    {
      g_autofree char *name = NULL;
      const char *next = text + length + strspn (text + length, " \t");

      length = (gsize) (next - text) + strcspn (next, " \t");
      name = name_of (text, length);
      name[strcspn (name, "*@")] = '\0';
      if (id_find (own, name) != NULL)
        best = length;
    }
  return best;
}

/* Places before the roads end, symbols when all is there. */
static TwQuickLineFault
words_parse (const char *text,
             const TwQuickLineOwn *own,
             gboolean places,
             TwTopology *topology,
             guint *out_at)
{
  const char *c = text;

  while (*c != '\0')
    {
      gsize length = name_length (c, own);
      g_autofree char *word = name_of (c, length);
      g_autofree char *name = NULL;
      const char *symbol;
      TwQuickLineFault fault;
      TwKind place = TW_KIND_NONE;

      name = g_strdup (word);
      name[strcspn (name, "*@")] = '\0';
      if (length > 0
          && (word_find (name, own, &place, &symbol) == TW_QUICK_LINE_GOOD && place != TW_KIND_NONE)
                 == places)
        {
          *out_at += (guint) (c - text);
          fault = word_parse (word, own, topology);
          if (fault != TW_QUICK_LINE_GOOD)
            return fault;
          *out_at -= (guint) (c - text);
        }
      c += length;
      c += strspn (c, " \t");
    }
  return TW_QUICK_LINE_GOOD;
}

TwQuickLineFault
tw_quick_line_parse (const char *text,
                     const TwQuickLineOwn *own,
                     TwTopology *out_topology,
                     guint *out_at)
{
  const char *start = text + strspn (text, " \t"), *words;
  TwTopology topology = { 0 };
  TwQuickLineFault fault = letters_parse (start, own, &topology, out_at);

  *out_at += (guint) (start - text);
  if (fault != TW_QUICK_LINE_GOOD)
    return fault;
  words = start + TW_N_EDGES;
  if (*words != '\0' && !g_ascii_isspace (*words))
    {
      *out_at = (guint) (words - text);
      return TW_QUICK_LINE_LETTER;
    }
  *out_at = (guint) (words - text);
  fault = words_parse (words, own, TRUE, &topology, out_at);
  if (fault != TW_QUICK_LINE_GOOD)
    return fault;
  tw_tile_edit_mend (&topology);
  fault = words_parse (words, own, FALSE, &topology, out_at);
  if (fault == TW_QUICK_LINE_GOOD)
    *out_topology = topology;
  return fault;
}

/* Whether the line that begins with @text can go on with the place or symbol @id. */
static gboolean
can_add (const char *text, gsize length, const TwQuickLineOwn *own, const char *id)
{
  g_autofree char *line = g_strdup_printf ("%.*s%s", (int) length, text, id);
  TwTopology topology;
  guint at;

  return tw_quick_line_parse (line, own, &topology, &at) == TW_QUICK_LINE_GOOD;
}

/* Adds what is called like @begun: by the beginning of the name, or of a word in it. */
static void
add_begun (const char *text,
           gsize length,
           const char *begun,
           gboolean within,
           const TwQuickLineOwn *own,
           GPtrArray *ids)
{
  g_autofree char *word = g_strconcat ("-", begun, NULL);
  const char *name, *id;

  for (guint i = 0; (name = name_nth (own, i, &id)) != NULL; i++)
    if ((within ? strstr (name, word) != NULL : g_str_has_prefix (name, begun))
        && !g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL)
        && can_add (text, length, own, id))
      g_ptr_array_add (ids, (gpointer) id);
}

gsize
tw_quick_line_begun (const char *text, const TwQuickLineOwn *own, GPtrArray *out_ids)
{
  const char *letters = text + strspn (text, " \t"), *starts[MOST_WORDS];
  guint n_starts = 0;

  if (strlen (letters) <= TW_N_EDGES)
    return strlen (text);
  /* The last words, each of which a name may begin with; the last of them is empty after a blank.
   */
  for (const char *c = letters + TW_N_EDGES; *c != '\0'; c++)
    if (g_ascii_isspace (c[0]) && !g_ascii_isspace (c[1]))
      {
        if (n_starts == MOST_WORDS)
          memmove (starts, starts + 1, --n_starts * sizeof *starts);
        starts[n_starts++] = c + 1;
      }
  for (guint i = 0; i < n_starts; i++)
    {
      g_autofree char *begun = tw_quick_line_name (starts[i]);

      for (guint within = 0; within < 2; within++)
        add_begun (text, (gsize) (starts[i] - text), begun, within == 1, own, out_ids);
      if (out_ids->len > 0)
        return (gsize) (starts[i] - text);
    }
  return strlen (text);
}

void
tw_quick_line_letters (const TwTopology *topology, const TwQuickLineOwn *own, char out[5])
{
  TwSegmentSet seen = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int segment = tw_topology_segment_at (topology, (TwRimPlace) (4 * edge + 1), 0);
      guint kind = segment >= 0 ? topology->segments[segment].kind : TW_KIND_FIELD;
      char letter = own != NULL && tw_kind_is_own (kind) ? own->letters[kind - TW_KIND_OWN]
                                                         : tw_kind_info ((TwKind) kind)->letter;

      if (letter == '\0' || letter == '-')
        letter = 'F';
      out[edge] = letter;
      if (segment >= 0 && (seen & TW_SEGMENT_BIT (segment)))
        out[edge] = g_ascii_tolower (letter);
      if (segment >= 0)
        seen |= TW_SEGMENT_BIT (segment);
    }
  out[TW_N_EDGES] = '\0';
}

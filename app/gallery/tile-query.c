/* What is typed into the filter line. */
#include "app/gallery/tile-query.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/gallery/edge-patterns.h"
#include "engine/tile/symbol-table.h"

typedef enum
{
  OPERATOR_HAS,
  OPERATOR_EQUAL,
  OPERATOR_OTHER,
  OPERATOR_LESS,
  OPERATOR_AT_MOST,
  OPERATOR_MORE,
  OPERATOR_AT_LEAST
} Operator;

/* What can be counted of a tile beside its land, places and symbols. */
typedef enum
{
  COUNT_LAND,
  COUNT_COPIES,
  COUNT_START,
  COUNT_VARIANTS,
  COUNT_SYMBOLS,
  COUNT_SEGMENTS
} Counted;

/* A word or a comparison. Names are resolved when the query is read. */
typedef struct
{
  char *word;
  Operator op;
  guint number;
  Counted counted;
  gboolean has_edges;
  TwEdgeCodes edges;
  /* What the word is a part of the name of; for comparisons, is the name of. */
  TwKindSet kinds;
  guint32 junctions;
  GPtrArray *symbols;
  /* It is the whole name of something on tiles; then tiles that are only called so are not meant.
   */
  gboolean is_name;
  gboolean is_start, is_block, is_variant;
} Word;

/* Alternatives, and whether none of them may be met. */
typedef struct
{
  GPtrArray *words;
  gboolean is_negated;
} Term;

struct _TwTileQuery
{
  GPtrArray *terms;
  const char *unknown;
};

static void
word_free (gpointer data)
{
  Word *word = data;

  g_free (word->word);
  g_ptr_array_unref (word->symbols);
  g_free (word);
}

static void
term_free (gpointer data)
{
  Term *term = data;

  g_ptr_array_unref (term->words);
  g_free (term);
}

static gboolean
text_has (const char *text, const char *word)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, word) != NULL;
}

static gboolean
text_is (const char *text, const char *word)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strcmp (folded, word) == 0;
}

/* Land that comes in several pieces, in the plural. */
static const struct
{
  TwKind kind;
  const char *name;
} plurals[] = {
  { TW_KIND_ROAD, N_ ("roads") },   { TW_KIND_CITY, N_ ("cities") },
  { TW_KIND_FIELD, N_ ("fields") }, { TW_KIND_PATH, N_ ("paths") },
  { TW_KIND_RIVER, N_ ("rivers") },
};

static const struct
{
  Counted counted;
  const char *name;
} counts[] = {
  { COUNT_COPIES, N_ ("copies") },
  { COUNT_START, N_ ("start") },
  { COUNT_VARIANTS, N_ ("variants") },
  { COUNT_SYMBOLS, N_ ("symbols") },
};

static void
resolve_names (Word *word,
               const TwVocabulary *own,
               gboolean (*fits) (const char *text, const char *word))
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  for (guint kind = TW_KIND_FIELD; kind < TW_N_KINDS; kind++)
    if (tw_land_id (own, (TwKind) kind) != NULL
        && (fits (tw_land_id (own, (TwKind) kind), word->word)
            || fits (tw_land_name (own, (TwKind) kind), word->word)))
      word->kinds |= TW_KIND_BIT (kind);
  for (guint kind = 0; kind < TW_N_JUNCTIONS; kind++)
    if (fits (tw_junction_name ((TwJunctionKind) kind), word->word))
      word->junctions |= 1u << kind;
  for (guint i = 0; i < n_symbols; i++)
    if (fits (symbols[i].id, word->word) || fits (tw_symbol_table_name (symbols[i].id), word->word))
      g_ptr_array_add (word->symbols, (gpointer) symbols[i].id);
  for (guint i = 0; own != NULL && i < own->symbols->len; i++)
    {
      /* The words outlive what the set says now. */
      const char *id =
          g_intern_string (((const TwSymbolType *) g_ptr_array_index (own->symbols, i))->id);

      if (fits (id, word->word) || fits (tw_land_names_symbol_name (own, id), word->word))
        g_ptr_array_add (word->symbols, (gpointer) id);
    }
}

/* Returns: %FALSE if the name before the operator is none */
static gboolean
resolve_comparison (Word *word, const TwVocabulary *own)
{
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (text_is (counts[i].name, word->word) || text_is (_ (counts[i].name), word->word))
      {
        word->counted = counts[i].counted;
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (plurals); i++)
    if (text_is (plurals[i].name, word->word) || text_is (_ (plurals[i].name), word->word))
      {
        word->counted = COUNT_SEGMENTS;
        word->kinds = TW_KIND_BIT (plurals[i].kind);
        return TRUE;
      }
  resolve_names (word, own, text_is);
  /* "coat=2" is as good as the whole name, unless it is short for something else as well. */
  if (word->kinds == 0 && word->junctions == 0 && word->symbols->len == 0)
    resolve_names (word, own, text_has);
  return word->kinds != 0 || word->junctions != 0 || word->symbols->len > 0;
}

static gboolean
parse_comparison (const char *text, gsize *out_length, Operator *out_op, guint *out_number)
{
  static const struct
  {
    const char *sign;
    Operator op;
  } signs[] = {
    { "!=", OPERATOR_OTHER },   { "<=", OPERATOR_AT_MOST }, { ">=", OPERATOR_AT_LEAST },
    { "==", OPERATOR_EQUAL },   { "≠", OPERATOR_OTHER },    { "≤", OPERATOR_AT_MOST },
    { "≥", OPERATOR_AT_LEAST }, { "=", OPERATOR_EQUAL },    { "<", OPERATOR_LESS },
    { ">", OPERATOR_MORE },
  };
  const char *first = NULL;
  guint which = 0;
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      const char *at = strstr (text, signs[i].sign);

      if (at != NULL && (first == NULL || at < first))
        {
          first = at;
          which = i;
        }
    }
  if (first == NULL || first == text
      || !g_ascii_string_to_unsigned (first + strlen (signs[which].sign), 10, 0, 9999, &number,
                                      NULL))
    return FALSE;
  *out_length = (gsize) (first - text);
  *out_op = signs[which].op;
  *out_number = (guint) number;
  return TRUE;
}

static void
add_word (TwTileQuery *query, Term *term, const char *text, const TwVocabulary *own)
{
  Word *word;
  gsize length;

  if (*text == '\0')
    return;
  word = g_new0 (Word, 1);
  word->symbols = g_ptr_array_new ();
  g_ptr_array_add (term->words, word);
  if (parse_comparison (text, &length, &word->op, &word->number))
    {
      word->word = g_strndup (text, length);
      if (!resolve_comparison (word, own) && query->unknown == NULL)
        query->unknown = word->word;
      return;
    }
  word->word = g_strdup (text);
  word->has_edges = tw_edge_pattern_parse (own, text, &word->edges);
  if (word->has_edges)
    word->edges = tw_edge_pattern_canonical (word->edges);
  resolve_names (word, own, text_is);
  word->is_name = word->kinds != 0 || word->junctions != 0 || word->symbols->len > 0;
  if (!word->is_name)
    resolve_names (word, own, text_has);
  word->is_start = text_is ("start", text) || text_is (_ ("start"), text);
  word->is_block = text_is ("block", text) || text_is (_ ("block"), text);
  word->is_variant = text_is ("variant", text) || text_is (_ ("variant"), text);
}

TwTileQuery *
tw_tile_query_new (const char *words, const TwVocabulary *own)
{
  TwTileQuery *query = g_new0 (TwTileQuery, 1);
  g_autofree char *folded = g_utf8_casefold (words, -1);
  g_auto (GStrv) texts = g_strsplit_set (folded, " ,\t", -1);

  query->terms = g_ptr_array_new_with_free_func (term_free);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      gboolean is_negated = texts[i][0] == '-' && texts[i][1] != '\0';
      g_auto (GStrv) alternatives = g_strsplit (texts[i] + is_negated, "|", -1);
      Term *term = g_new0 (Term, 1);

      term->words = g_ptr_array_new_with_free_func (word_free);
      term->is_negated = is_negated;
      for (guint k = 0; alternatives[k] != NULL; k++)
        add_word (query, term, alternatives[k], own);
      if (term->words->len > 0)
        g_ptr_array_add (query->terms, term);
      else
        term_free (term);
    }
  return query;
}

void
tw_tile_query_free (TwTileQuery *query)
{
  if (query == NULL)
    return;
  g_ptr_array_unref (query->terms);
  g_free (query);
}

gboolean
tw_tile_query_is_empty (const TwTileQuery *query)
{
  return query->terms->len == 0;
}

const char *
tw_tile_query_unknown (const TwTileQuery *query)
{
  return query->unknown;
}

static gboolean
is_named_symbol (const Word *word, const char *id)
{
  for (guint i = 0; i < word->symbols->len; i++)
    if (strcmp (word->symbols->pdata[i], id) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
topology_has (const Word *word, const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if ((word->kinds >> topology->segments[i].kind) & 1)
      return TRUE;
  for (guint i = 0; i < topology->n_junctions; i++)
    if ((word->junctions >> topology->junctions[i].kind) & 1)
      return TRUE;
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const char *id = topology->symbols[i].id;

      if (is_named_symbol (word, id)
          || (tw_symbol_table_find (id) == NULL && text_has (id, word->word)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_block (const TwTile *tile, const TwTileSet *set)
{
  for (guint i = 0; set != NULL && i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      if (strcmp (set->blocks[i].tiles[k].tile, tile->id) == 0)
        return TRUE;
  return FALSE;
}

/* People look for what they read, or for what they wrote. */
static gboolean
name_has (const TwTexts *names, const char *word)
{
  for (guint i = 0; names != NULL && i < names->n_texts; i++)
    if (text_has (names->texts[i].text, word))
      return TRUE;
  return FALSE;
}

/* Every tile has an edge of grass: only what the fields are bounded by is asked for by word,
 * but a tile that is nothing but grass has "field", too. */
static gboolean
tile_has (const Word *word, const TwTile *tile, const TwTileSet *set)
{
  if (word->has_edges
      && word->edges == tw_edge_pattern_canonical (tw_topology_edge_codes (&tile->topology)))
    return TRUE;
  if (topology_has (word, &tile->topology))
    return TRUE;
  if (word->is_name ? text_is (tile->id, word->word)
                    : text_has (tile->id, word->word) || name_has (tile->names, word->word))
    return TRUE;
  if (((word->kinds >> TW_KIND_FIELD) & 1) && tile->fields.n_fields > 0)
    return TRUE;
  if ((word->is_start && tile->n_start > 0) || (word->is_variant && tile->n_variants > 0)
      || (word->is_block && is_in_block (tile, set)))
    return TRUE;
  for (guint i = 0; i < tile->n_variants; i++)
    if (topology_has (word, &tile->variants[i].added))
      return TRUE;
  return FALSE;
}

static guint
count_symbols (const Word *word, const TwTopology *topology)
{
  guint count = 0;

  for (guint i = 0; i < topology->n_symbols; i++)
    if (word == NULL || is_named_symbol (word, topology->symbols[i].id))
      count += topology->symbols[i].count;
  return count;
}

/* Edges where the land reaches the rim, pieces where it does not, and junctions. */
static guint
count_land (const Word *word, const TwTopology *topology)
{
  TwEdgeCodes codes = tw_topology_edge_codes (topology);
  guint count = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint8 code = tw_edge_code (codes, edge);

      count += (word->kinds >> (code & ~TW_EDGE_MISTY)) & 1;
      if ((code & TW_EDGE_MISTY) != 0)
        count += (word->kinds >> TW_KIND_MIST) & 1;
    }
  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_kind_info (topology->segments[i].kind)->breadth == TW_BREADTH_NONE)
      count += (word->kinds >> topology->segments[i].kind) & 1;
  for (guint i = 0; i < topology->n_junctions; i++)
    count += (word->junctions >> topology->junctions[i].kind) & 1;
  return count + count_symbols (word, topology);
}

static guint
count_of (const Word *word, const TwTile *tile)
{
  guint count = 0;

  switch (word->counted)
    {
    case COUNT_COPIES:
      return tile->count;
    case COUNT_START:
      return tile->n_start;
    case COUNT_VARIANTS:
      return tile->n_variants;
    case COUNT_SYMBOLS:
      return count_symbols (NULL, &tile->topology);
    case COUNT_SEGMENTS:
      if (word->kinds == TW_KIND_BIT (TW_KIND_FIELD))
        return tile->fields.n_fields;
      for (guint i = 0; i < tile->topology.n_segments; i++)
        count += (word->kinds >> tile->topology.segments[i].kind) & 1;
      return count;
    case COUNT_LAND:
    default:
      return count_land (word, &tile->topology);
    }
}

static gboolean
word_matches (const Word *word, const TwTile *tile, const TwTileSet *set)
{
  guint count = word->op == OPERATOR_HAS ? 0 : count_of (word, tile);

  switch (word->op)
    {
    case OPERATOR_EQUAL:
      return count == word->number;
    case OPERATOR_OTHER:
      return count != word->number;
    case OPERATOR_LESS:
      return count < word->number;
    case OPERATOR_AT_MOST:
      return count <= word->number;
    case OPERATOR_MORE:
      return count > word->number;
    case OPERATOR_AT_LEAST:
      return count >= word->number;
    case OPERATOR_HAS:
    default:
      return tile_has (word, tile, set);
    }
}

gboolean
tw_tile_query_matches (const TwTileQuery *query, const TwTile *tile, const TwTileSet *set)
{
  if (query->unknown != NULL)
    return FALSE;
  for (guint i = 0; i < query->terms->len; i++)
    {
      const Term *term = query->terms->pdata[i];
      gboolean is_met = FALSE;

      for (guint k = 0; k < term->words->len && !is_met; k++)
        is_met = word_matches (term->words->pdata[k], tile, set);
      if (is_met == term->is_negated)
        return FALSE;
    }
  return TRUE;
}

/* A tile in words: for screen readers, tooltips, messages. In the user's language.
 *
 * Whole phrases follow one another ("road from south" "to a village"), so that a language with
 * cases can word each phrase freely.
 */
#pragma once

#include "engine/tile/field-derivation.h"

G_BEGIN_DECLS

/**
 * TwWordNames: gives the names of a set's own kinds of land and symbols. Each function may be %NULL
 * and may return %NULL.
 * @land: returns the name of a kind of land
 * @symbol: returns the name of a symbol
 * @data: passed to both functions
 */
typedef struct
{
  const char *(*land) (TwKind kind, gconstpointer data);
  const char *(*symbol) (const char *id, gconstpointer data);
  gconstpointer data;
} TwWordNames;

/**
 * tw_tile_words:
 * @topology: a drawing
 * @names: (nullable): the names of what a set invents
 *
 * Returns: (transfer full): for instance "city north and west with a coat of arms;
 *   road from south to a village"
 */
char *tw_tile_words (const TwTopology *topology, const TwWordNames *names);

/**
 * tw_tile_words_segment:
 * @topology: a drawing
 * @segment: index of a segment
 * @names: (nullable): the names of what a set invents
 *
 * Returns: (transfer full): for instance "road from south to a village with an inn"
 */
char *tw_tile_words_segment (const TwTopology *topology, guint segment, const TwWordNames *names);

/** tw_tile_words_kind_title: Returns: (transfer none): "City", "Road", …, by itself; the stable name of any other kind */
const char *tw_tile_words_kind_title (TwKind kind);

/** tw_tile_words_kind: Returns: (transfer none): "city", "road", …, within a sentence; "own land" of any other kind */
const char *tw_tile_words_kind (TwKind kind);

/**
 * tw_tile_words_segment_short:
 * @topology: a drawing
 * @segment: index of a segment
 * @names: (nullable): the names of what a set invents
 *
 * Returns: (transfer full): its kind and where it lies, for instance "road from south"
 */
char *tw_tile_words_segment_short (const TwTopology *topology, guint segment,
                                   const TwWordNames *names);

/**
 * tw_tile_words_field:
 * @fields: derived fields
 * @field: index of one
 *
 * Returns: (transfer full): for instance "field north and east touching 2 cities"
 */
char *tw_tile_words_field (const TwFields *fields, guint field);

/**
 * tw_tile_words_field_with:
 * @topology: a drawing
 * @fields: its fields
 * @field: index of one
 * @names: (nullable): the names of what a set invents
 *
 * Returns: (transfer full): the same with the symbols in it, for instance "field north with a well"
 */
char *tw_tile_words_field_with (const TwTopology *topology, const TwFields *fields, guint field,
                                const TwWordNames *names);

/** tw_tile_words_edges: Returns: (transfer none): "north", "north and west", "all sides"; "" for
 *   none */
const char *tw_tile_words_edges (TwEdgeSet edges);

G_END_DECLS

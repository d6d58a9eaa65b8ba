/* The special features of a tile for the scripted table for Tabletop Simulator, and its lists of
 * numbers. For tts-tile-data.c only. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * TwTtsEntry: a special feature.
 * @word: what it is
 * @owner: the position by which others mean it, 0 for none
 * @positions: (nullable) (element-type int): what it lies on
 * @has_spot: whether a figure stands there
 * @x: where it stands, in tile edges to the right of the middle
 * @z: where it stands, in tile edges above the middle
 */
typedef struct
{
  char *word;
  int owner;
  GArray *positions;
  gboolean has_spot;
  double x;
  double z;
} TwTtsEntry;

/**
 * TwTtsTeller: a tile as it is told.
 * @set: its set
 * @topology: what is drawn on it
 * @fields: the fields of @topology
 * @layout: (nullable): its layout; without one only what it means is told, not where
 * @entries: (element-type TwTtsEntry): its special features
 * @unknown: (nullable) (element-type utf8): gets the words that the scripted table does not know
 */
typedef struct
{
  const TwTileSet *set;
  TwTopology topology;
  TwFields fields;
  TwTileLayout *layout;
  GPtrArray *entries;
  GHashTable *unknown;
} TwTtsTeller;

/** tw_tts_entry_free: frees a special feature. */
void tw_tts_entry_free (gpointer data);

/** tw_tts_tell_entries: fills @entries of @teller. */
void tw_tts_tell_entries (TwTtsTeller *teller);

/** tw_tts_append_entry: appends a special feature as Lua writes it; @entries of @teller are whole.
 */
void tw_tts_append_entry (GString *out, const TwTtsTeller *teller, const TwTtsEntry *entry);

/** tw_tts_append_quoted: appends a word as Lua writes it. */
void tw_tts_append_quoted (GString *out, const char *word);

/** tw_tts_append_numbers: appends a list of numbers (element-type int), which it sorts, as Lua
 * writes it. */
void tw_tts_append_numbers (GString *out, GArray *numbers);

/** tw_tts_note_unknown: notes a word that the scripted table does not know. */
void tw_tts_note_unknown (const TwTtsTeller *teller, const char *word);

/** tw_tts_positions_new: Returns: (transfer full) (element-type int): an empty list */
GArray *tw_tts_positions_new (void);

/** tw_tts_add_sides: adds the sides that @segment reaches, 1 to 4. */
void tw_tts_add_sides (GArray *positions, const TwSegment *segment);

/** tw_tts_add_halves: adds the halves of sides in @rim, 5 to 12. */
void tw_tts_add_halves (GArray *positions, TwRim rim);

G_END_DECLS

/* What people call kinds of land and places. */
#include "app/document/land-names.h"

#include <glib/gi18n.h>

#include "engine/set/thing-words.h"

static const char *const names[TW_N_KINDS] = {
  [TW_KIND_NONE] = N_ ("closed edge"),
  [TW_KIND_FIELD] = N_ ("field"),
  [TW_KIND_ROAD] = N_ ("road"),
  [TW_KIND_CITY] = N_ ("city"),
  [TW_KIND_RIVER] = N_ ("river"),
  [TW_KIND_PATH] = N_ ("path"),
  [TW_KIND_MIST] = N_ ("mist"),
  [TW_KIND_MONASTERY] = N_ ("monastery"),
  [TW_KIND_GARDEN] = N_ ("garden"),
  [TW_KIND_LAKE] = N_ ("lake"),
  [TW_KIND_CASTLE] = N_ ("castle"),
  [TW_KIND_CEMETERY] = N_ ("cemetery"),
  [TW_KIND_ENCLAVE] = N_ ("City of Carcassonne"),
};

static const char *
best_of (TwTexts *texts, const char *id)
{
  const char *name = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

  return name != NULL && *name != '\0' ? name : tw_thing_words_of_id (id);
}

const char *
tw_land_names_symbol_name (const TwVocabulary *own, const char *id)
{
  const TwSymbolType *symbol = own != NULL ? tw_vocabulary_find_symbol (own, id) : NULL;

  return symbol != NULL ? best_of (symbol->texts, id) : NULL;
}

const char *
tw_land_id (const TwVocabulary *own, TwKind kind)
{
  const TwLandType *land = tw_vocabulary_land_of (own, kind);

  return !tw_kind_is_own (kind) ? tw_kind_info (kind)->name : land != NULL ? land->id : NULL;
}

const char *
tw_land_name (const TwVocabulary *own, TwKind kind)
{
  const TwLandType *land = tw_vocabulary_land_of (own, kind);

  if (tw_kind_is_own (kind))
    return land != NULL ? best_of (land->texts, land->id) : C_ ("own kind of land", "land");
  return _ (names[kind < TW_N_KINDS && names[kind] != NULL ? kind : TW_KIND_NONE]);
}

static const char *
land_word (TwKind kind, gconstpointer own)
{
  return tw_land_name (own, kind);
}

static const char *
symbol_word (const char *id, gconstpointer own)
{
  return tw_land_names_symbol_name (own, id);
}

char *
tw_land_names_tile_words (const TwVocabulary *own, const TwTopology *topology)
{
  const TwWordNames word_names = { land_word, symbol_word, own };

  return tw_tile_words (topology, &word_names);
}

char *
tw_land_names_segment_words (const TwVocabulary *own, const TwTopology *topology, guint segment)
{
  const TwWordNames word_names = { land_word, symbol_word, own };

  return tw_tile_words_segment (topology, segment, &word_names);
}

char *
tw_land_names_field_words (const TwVocabulary *own, const TwTile *tile, guint field)
{
  const TwWordNames word_names = { land_word, symbol_word, own };

  return tw_tile_words_field_with (&tile->topology, &tile->fields, field, &word_names);
}

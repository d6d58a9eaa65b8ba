/* What people call kinds of land and places. */
#include "app/document/land-names.h"

#include <glib/gi18n.h>

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

/* Of the set that is being looked at. */
static TwVocabulary *looked_at;

void
tw_land_names_use (TwVocabulary *own)
{
  TwVocabulary *old = looked_at;

  looked_at = own != NULL ? tw_vocabulary_ref (own) : NULL;
  if (old != NULL)
    tw_vocabulary_unref (old);
}

static const char *
best_of (TwTexts *texts, const char *id)
{
  const char *name = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

  return name != NULL && *name != '\0' ? name : id;
}

const char *
tw_own_symbol_name (const char *id)
{
  const TwSymbolType *symbol = looked_at != NULL ? tw_vocabulary_find_symbol (looked_at, id) : NULL;

  return symbol != NULL ? best_of (symbol->texts, id) : NULL;
}

static const char *
own_land_name (TwKind kind)
{
  const TwLandType *land =
      looked_at != NULL
          ? tw_vocabulary_find_land (looked_at, tw_vocabulary_kind_name (looked_at, kind))
          : NULL;

  return land != NULL ? best_of (land->texts, land->id) : C_ ("own kind of land", "land");
}

guint
tw_own_n_symbols (void)
{
  return looked_at != NULL ? looked_at->symbols->len : 0;
}

const char *
tw_own_symbol_nth (guint n)
{
  return ((const TwSymbolType *) g_ptr_array_index (looked_at->symbols, n))->id;
}

const char *
tw_land_id (TwKind kind)
{
  const TwLandType *land = tw_vocabulary_land_of (looked_at, kind);

  return !tw_kind_is_own (kind) ? tw_kind_info (kind)->name : land != NULL ? land->id : NULL;
}

char
tw_land_letter (TwKind kind)
{
  char letter = tw_vocabulary_letter (looked_at, kind);

  return letter != 0 ? letter : '-';
}

TwKind
tw_land_from_letter (char letter)
{
  return tw_vocabulary_kind_from_letter (looked_at, letter);
}

void
tw_land_edge_letters (const TwTopology *topology, char out[5])
{
  tw_vocabulary_edge_letters (looked_at, topology, out);
}

static const char *
land_word (TwKind kind, gconstpointer data)
{
  return tw_land_name (kind);
}

static const char *
symbol_word (const char *id, gconstpointer data)
{
  return tw_own_symbol_name (id);
}

const TwWordNames *
tw_word_names (void)
{
  static const TwWordNames word_names = { land_word, symbol_word, NULL };

  return &word_names;
}

const char *
tw_land_name (TwKind kind)
{
  if (tw_kind_is_own (kind))
    return own_land_name (kind);
  return _ (names[kind < TW_N_KINDS && names[kind] != NULL ? kind : TW_KIND_NONE]);
}

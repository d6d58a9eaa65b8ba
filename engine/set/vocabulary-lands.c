/* Kinds of land that designers invented, numbered anew where several sets meet in a game. */
#include "engine/set/vocabulary-lands.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The first number of the same breadth that no land of @joined has; 0 if there is none. */
static guint
free_number (const TwVocabulary *joined, const TwLandType *land)
{
  gboolean is_line = land->kind < TW_KIND_OWN + TW_N_OWN_LINES;
  guint first = is_line ? TW_KIND_OWN : TW_KIND_OWN + TW_N_OWN_LINES;
  guint end = is_line ? TW_KIND_OWN + TW_N_OWN_LINES : TW_N_KINDS;

  for (guint kind = first; kind < end; kind++)
    if (tw_vocabulary_land_of (joined, kind) == NULL)
      return kind;
  return 0;
}

static void
map_init (guint8 map[TW_N_KINDS])
{
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    map[kind] = (guint8) kind;
}

static gboolean
map_is_identity (const guint8 map[TW_N_KINDS])
{
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (map[kind] != kind)
      return FALSE;
  return TRUE;
}

static TwKindSet
map_set (const guint8 map[TW_N_KINDS], TwKindSet set)
{
  TwKindSet out = 0;

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (set & TW_KIND_BIT (kind))
      out |= TW_KIND_BIT (map[kind]);
  return out;
}

static TwLandType *
land_copy (TwVocabulary *into, const TwLandType *land, guint kind)
{
  TwLandType *copy = tw_vocabulary_add_land (into, land->part, land->id);

  copy->kind = (TwKind) kind;
  copy->colour = land->colour;
  copy->pattern = land->pattern;
  copy->file = g_strdup (land->file);
  copy->line = land->line;
  copy->texts = tw_texts_ref (land->texts);
  for (guint i = 0; i < land->n_roles; i++)
    tw_land_type_add_role (copy, land->roles[i].figure, land->roles[i].name);
  return copy;
}

static void
effect_copy (TwVocabulary *into, const TwEffect *effect, const guint8 map[TW_N_KINDS])
{
  TwEffect *copy = tw_vocabulary_add_effect (into, effect->part);

  copy->file = g_strdup (effect->file);
  copy->line = effect->line;
  tw_effect_say (copy, effect);
  copy->features = map_set (map, effect->features);
  copy->kind = (TwKind) map[effect->kind];
}

static void
figure_copy (TwVocabulary *into, const TwFigureType *figure, const guint8 map[TW_N_KINDS])
{
  TwFigureType *copy = tw_vocabulary_add_figure (into, figure->part, figure->id);

  copy->supply = figure->supply;
  copy->supply_parameter = g_strdup (figure->supply_parameter);
  g_free (copy->weight);
  copy->weight = g_strdup (figure->weight);
  copy->needs_free = figure->needs_free;
  copy->occupies = figure->occupies;
  copy->neutral = figure->neutral;
  copy->by_hand = figure->by_hand;
  copy->art = g_strdup (figure->art);
  copy->file = g_strdup (figure->file);
  copy->line = figure->line;
  copy->texts = tw_texts_ref (figure->texts);
  for (guint i = 0; i < figure->n_roles; i++)
    tw_figure_type_add_role (copy, (TwKind) map[figure->roles[i].kind], figure->roles[i].name);
}

static void
symbol_copy (TwVocabulary *into, const TwSymbolType *symbol, const guint8 map[TW_N_KINDS])
{
  TwSymbolType *copy = tw_vocabulary_add_symbol (into, symbol->part, symbol->id);

  copy->places = map_set (map, symbol->places);
  copy->art = g_strdup (symbol->art);
  copy->texts = tw_texts_ref (symbol->texts);
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    copy->counted[i] = tw_texts_ref (symbol->counted[i]);
}

/* All of @own that names kinds, with other numbers; the rest is taken from @own as it is. */
static TwVocabulary *
renumber (const TwVocabulary *own, const guint8 map[TW_N_KINDS])
{
  TwVocabulary *out = tw_vocabulary_new ();

  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      land_copy (out, land, map[land->kind]);
    }
  for (guint i = 0; i < own->effects->len; i++)
    effect_copy (out, g_ptr_array_index (own->effects, i), map);
  for (guint i = 0; i < own->figures->len; i++)
    figure_copy (out, g_ptr_array_index (own->figures, i), map);
  for (guint i = 0; i < own->symbols->len; i++)
    symbol_copy (out, g_ptr_array_index (own->symbols, i), map);
  return out;
}

static gboolean
refuse (const TwLandType *land, const char *why, GError **error)
{
  g_set_error (error, TW_VOCABULARY_ERROR, TW_VOCABULARY_ERROR_TWICE, "%s:%u: %s",
               land->file != NULL ? land->file : "", land->line, why);
  return FALSE;
}

gboolean
tw_vocabulary_join_lands (const TwVocabulary *joined,
                          const TwVocabulary *own,
                          TwVocabulary **out_renumbered,
                          GError **error)
{
  g_autoptr (TwVocabulary) taken = tw_vocabulary_new ();
  guint8 map[TW_N_KINDS];

  map_init (map);
  *out_renumbered = NULL;
  for (guint i = 0; i < joined->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (joined->lands, i);

      land_copy (taken, land, land->kind);
    }
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);
      const TwLandType *other = tw_vocabulary_find_land (taken, land->id);
      guint kind = other != NULL ? other->kind : free_number (taken, land);

      if (other != NULL && !tw_land_type_equal (land, other))
        return refuse (land, _ ("Two sets mean different things by this kind of land. Rename one."),
                       error);
      if (kind == 0)
        return refuse (land, _ ("Too many kinds of land would be in play. Leave a set out."),
                       error);
      map[land->kind] = (guint8) kind;
      if (other == NULL)
        land_copy (taken, land, kind);
    }
  if (!map_is_identity (map))
    *out_renumbered = renumber (own, map);
  return TRUE;
}

void
tw_vocabulary_renumber_tile (const TwVocabulary *joined,
                             const TwVocabulary *own,
                             TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_kind_is_own (topology->segments[i].kind))
      {
        const TwLandType *land = tw_vocabulary_land_of (own, topology->segments[i].kind);
        const TwLandType *other = land != NULL ? tw_vocabulary_find_land (joined, land->id) : NULL;

        if (other != NULL)
          topology->segments[i].kind = (guint8) other->kind;
      }
}

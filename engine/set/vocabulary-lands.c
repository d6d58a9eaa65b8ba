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
  copy->letter = land->letter;
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
  copy->late = figure->late;
  copy->rule = g_strdup (figure->rule);
  copy->written_for = g_strdup (figure->written_for);
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
  copy->written_for = g_strdup (symbol->written_for);
  copy->file = g_strdup (symbol->file);
  copy->line = symbol->line;
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
  tw_vocabulary_error_set_at (error, TW_VOCABULARY_ERROR_TWICE, land->file, land->line, why);
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

/* Who has not chosen a letter gets the usual one of the number, or the first that nobody has. */
static char
free_letter (const TwVocabulary *own, const char *given, guint n_given, guint kind)
{
  static const char others[] = "WXYZKLTUABDEGHIJMNOPQS";
  char usual[] = { tw_kind_info ((TwKind) kind)->letter, '\0' };
  g_autofree char *all = g_strconcat (usual, others, NULL);

  for (const char *letter = all; *letter != '\0'; letter++)
    {
      gboolean is_taken = memchr (given, *letter, n_given) != NULL;

      for (guint i = 0; i < own->lands->len; i++)
        is_taken |= ((TwLandType *) g_ptr_array_index (own->lands, i))->letter == *letter;
      if (!is_taken)
        return *letter;
    }
  return usual[0];
}

char
tw_vocabulary_letter (const TwVocabulary *own, guint kind)
{
  char given[TW_N_OWN_KINDS];
  guint n_given = 0;

  if (!tw_kind_is_own (kind) || own == NULL)
    return tw_kind_info ((TwKind) kind)->letter;
  for (guint i = 0; i < own->lands->len && i < TW_N_OWN_KINDS; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);
      char letter =
          land->letter != 0 ? land->letter : free_letter (own, given, n_given, land->kind);

      if (land->kind == kind)
        return letter;
      given[n_given++] = letter;
    }
  return tw_kind_info ((TwKind) kind)->letter;
}

TwKind
tw_vocabulary_kind_from_letter (const TwVocabulary *own, char letter)
{
  TwKind kind = tw_kind_from_letter (letter);

  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      if (tw_vocabulary_letter (own, land->kind) == letter)
        return land->kind;
    }
  /* A letter of an own kind of land that the set does not have stands for nothing. */
  return tw_kind_is_own (kind) && own != NULL ? TW_KIND_NONE : kind;
}

void
tw_vocabulary_edge_letters (const TwVocabulary *own, const TwTopology *topology, char out[5])
{
  TwEdgeCodes codes = tw_topology_edge_codes (topology);

  tw_topology_edge_letters (topology, out);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint kind = tw_edge_code (codes, (TwEdge) edge) & ~TW_EDGE_MISTY;

      if (tw_kind_is_own (kind))
        out[edge] = tw_vocabulary_letter (own, kind);
    }
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

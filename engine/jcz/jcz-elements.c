/* The elements of a recording: what is in play, read and written. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/jcz/jcz-words.h"

/* An element that brings a part into play, the symbols of tiles that mean nothing without
 * it, how many of it that program has (0: it is there or not), and whether the part's set brings
 * it without being told: files that the program itself saves do not name such an element. */
static const struct
{
  const char *element;
  const char *part;
  const char *symbols;
  int amount;
  gboolean comes_with_set;
} elements[] = {
  { "inn", "inns-and-cathedrals", "inn", 0, FALSE },
  { "cathedral", "inns-and-cathedrals", "cathedral", 0, FALSE },
  { "traders", "traders-and-builders", "wine grain cloth", 0, FALSE },
  { "abbot", "abbot", NULL, 0, FALSE },
  { "garden", NULL, NULL, 0, FALSE },
  { "farmers", NULL, NULL, 0, FALSE },
  { "river", "river", NULL, 0, TRUE },
  { "flier", "flying-machines", "flying-machine", 0, TRUE },
  { "ferry", "ferries", NULL, 8, FALSE },
  { "gold", "gold-mines", "gold", 0, FALSE },
  { "mage", "mage-and-witch", NULL, 1, FALSE },
  { "witch", "mage-and-witch", NULL, 1, FALSE },
  { "corn-circle", "crop-circles", NULL, 0, TRUE },
  { "count", "count", NULL, 1, FALSE },
  { "festival", "festival", "festival", 0, FALSE },
  { "watchtower", "watchtowers", NULL, 0, TRUE },
  { "dragon", "princess-and-dragon", "dragon volcano", 1, FALSE },
  { "fairy", "princess-and-dragon", NULL, 1, FALSE },
  { "princess", "princess-and-dragon", "princess", 0, FALSE },
  { "portal", "princess-and-dragon", "portal", 0, FALSE },
  { "tower", "tower", "tower", 1, FALSE },
  { "king", "king-and-robber", NULL, 0, FALSE },
  { "robber", "king-and-robber", NULL, 0, FALSE },
};

/* That program asks for the name alone: an element that is named is in play, be its value false. */
static gboolean
is_named (const TwJson *list, const char *element)
{
  TwJson at = tw_json_member (list, element);

  return at.node != NULL;
}

static gboolean
knows_part (const TwJczReading *reading, const char *part)
{
  return tw_vocabulary_find_part (reading->kit->vocabulary, part) != NULL;
}

gboolean
tw_jcz_game_in_play (const TwJczReading *reading, const char *part)
{
  return g_ptr_array_find_with_equal_func (reading->setup->parts, part, g_str_equal, NULL);
}

static void
add_part (TwJczReading *reading, const char *part)
{
  if (!tw_jcz_game_in_play (reading, part))
    g_ptr_array_add (reading->setup->parts, g_strdup (part));
}

const TwFigureType *
tw_jcz_game_find_figure (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->figures->len; i++)
    if (strcmp (((const TwFigureType *) g_ptr_array_index (vocabulary->figures, i))->id, id) == 0)
      return g_ptr_array_index (vocabulary->figures, i);
  return NULL;
}

/* How many of a figure each player has. Its part comes along when there are any. */
static void
read_figure_part (TwJczReading *reading, const TwJson *list, const TwJczFigure *figure)
{
  TwJson at = tw_json_member (list, figure->element);

  if (tw_json_amount (&at) <= 0)
    return;
  if (tw_jcz_game_find_figure (reading->kit->vocabulary, figure->figure) != NULL)
    add_part (reading, figure->part);
  else
    tw_jcz_game_problem (reading, &at, _ ("This version has no rules for it; it is left out."));
}

static gboolean
read_figure (TwJczReading *reading, const TwJson *list, const TwJczFigure *figure)
{
  TwJson at = tw_json_member (list, figure->element);
  const TwFigureType *type = tw_jcz_game_find_figure (reading->kit->vocabulary, figure->figure);
  g_autofree char *number = NULL;
  g_autoptr (GError) local = NULL;
  int n = 0;

  if (at.node != NULL && JSON_NODE_HOLDS_VALUE (at.node)
      && json_node_get_value_type (at.node) == G_TYPE_BOOLEAN)
    n = tw_json_amount (&at);
  else if (at.node != NULL && !JSON_NODE_HOLDS_NULL (at.node)
           && !tw_json_need_number (&at, 0, TW_MAX_SUPPLY, &n))
    return FALSE;
  if (type == NULL || !tw_jcz_game_in_play (reading, figure->part) || n == (int) type->supply)
    return TRUE;
  number = g_strdup_printf ("%d", n);
  if (type->supply_parameter != NULL)
    return tw_game_setup_set (reading->setup, type->supply_parameter, number, &local)
           || tw_json_fail (&at, "%s", local->message);
  tw_jcz_game_problem (reading, &at, _ ("Each player has %u of them here, not %d."), type->supply,
                       n);
  return TRUE;
}

static void
strip_all (TwJczReading *reading, const char *symbols)
{
  g_auto (GStrv) words = g_strsplit (symbols != NULL ? symbols : "", " ", -1);

  for (guint i = 0; i < reading->setup->sources->len; i++)
    for (guint k = 0; words[k] != NULL && *words[k] != '\0'; k++)
      {
        TwCatalogueSource *source = &g_array_index (reading->setup->sources, TwCatalogueSource, i);
        TwTileSet *bare = tw_jcz_words_set_without_symbol (source->set, words[k]);

        tw_tile_set_unref (source->set);
        source->set = bare;
      }
}

static void
strip_gardens (TwJczReading *reading)
{
  for (guint i = 0; i < reading->setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (reading->setup->sources, TwCatalogueSource, i);
      TwTileSet *bare = tw_jcz_words_set_without_garden_places (source->set);

      tw_tile_set_unref (source->set);
      source->set = bare;
    }
}

/* Elements that are not there mean nothing on the tiles that show them. */
static void
strip_absent (TwJczReading *reading, const TwJson *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].symbols != NULL && !elements[i].comes_with_set
        && tw_jcz_game_in_play (reading, elements[i].part) && !is_named (list, elements[i].element))
      strip_all (reading, elements[i].symbols);
  if (tw_jcz_game_in_play (reading, "abbot") && !is_named (list, "garden"))
    strip_gardens (reading);
}

static gboolean
is_figure_element (const char *name)
{
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  for (guint i = 0; i < n; i++)
    if (strcmp (figures[i].element, name) == 0)
      return TRUE;
  return FALSE;
}

static void
read_element (TwJczReading *reading, const TwJson *at)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      if (strcmp (elements[i].element, at->name) != 0)
        continue;
      /* Of figures there may be none. */
      if (elements[i].part != NULL && (!is_figure_element (at->name) || tw_json_amount (at) > 0))
        {
          if (knows_part (reading, elements[i].part))
            {
              add_part (reading, elements[i].part);
              if (elements[i].amount > 0 && tw_json_amount (at) > 0
                  && tw_json_amount (at) != elements[i].amount)
                tw_jcz_game_problem (reading, at, _ ("There are %d of them here, not %d."),
                                     elements[i].amount, tw_json_amount (at));
            }
          else if (!is_figure_element (at->name))
            tw_jcz_game_problem (reading, at,
                                 _ ("This version has no rules for it; it is left out."));
        }
      return;
    }
  if (!is_figure_element (at->name))
    tw_jcz_game_problem (reading, at, _ ("This element is unknown; it is left out."));
}

/* Elements that nobody has to name: they are in play with the tiles of their set. */
static void
add_parts_of_sets (TwJczReading *reading)
{
  for (guint i = 0; i < reading->setup->sources->len; i++)
    {
      const TwTileSet *set = g_array_index (reading->setup->sources, TwCatalogueSource, i).set;
      const TwVocabularyPart *part = tw_vocabulary_part_of_set (reading->kit->vocabulary, set->id);

      for (guint k = 0; part != NULL && k < G_N_ELEMENTS (elements); k++)
        if (elements[k].comes_with_set && strcmp (elements[k].part, part->id) == 0)
          add_part (reading, part->id);
    }
}

/* Elements that come with one part are there together here. */
static void
tell_alone (TwJczReading *reading, const TwJson *list)
{
  if (is_named (list, "mage") != is_named (list, "witch"))
    tw_jcz_game_problem (reading, list, _ ("Mage and witch come together here."));
  if (is_named (list, "king") != is_named (list, "robber"))
    tw_jcz_game_problem (reading, list, _ ("King and robber baron come together here."));
}

gboolean
tw_jcz_game_read_elements (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "elements");
  g_autofree const char **names = NULL;
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  if (!tw_json_need_object (&list))
    return FALSE;
  add_part (reading, "base");
  add_parts_of_sets (reading);
  names = tw_json_members (&list);
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);

      read_element (reading, &at);
    }
  for (guint i = 0; i < n; i++)
    read_figure_part (reading, &list, &figures[i]);
  /* Now it is known which parts are in play: one may come with another figure. */
  for (guint i = 0; i < n; i++)
    if (!read_figure (reading, &list, &figures[i]))
      return FALSE;
  strip_absent (reading, &list);
  tell_alone (reading, &list);
  return is_named (&list, "farmers")
         || tw_game_setup_set (reading->setup, "farmers", "n", list.error);
}

static gboolean
shows_symbol (const TwCatalogue *catalogue, const char *symbols)
{
  g_auto (GStrv) words = g_strsplit (symbols, " ", -1);

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTopology topology;

      tw_tile_variant_topology (catalogue->kinds[i].tile, catalogue->kinds[i].variant, &topology);
      for (guint k = 0; words[k] != NULL; k++)
        if (tw_topology_symbol_count (&topology, words[k], -2) > 0)
          return TRUE;
    }
  return FALSE;
}

static gboolean
shows_garden (const TwCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTopology topology;

      tw_tile_variant_topology (catalogue->kinds[i].tile, catalogue->kinds[i].variant, &topology);
      if (tw_topology_find_kind (&topology, TW_KIND_GARDEN) >= 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_element (JsonBuilder *json, const char *name, int amount)
{
  json_builder_set_member_name (json, name);
  if (amount > 0)
    json_builder_add_int_value (json, amount);
  else
    json_builder_add_boolean_value (json, TRUE);
}

void
tw_jcz_game_elements_write (const TwRules *in_play_rules, JsonBuilder *json)
{
  const char *const *parts = (const char *const *) in_play_rules->parts;
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  for (guint i = 0; i < n; i++)
    {
      int type = tw_rules_figure (in_play_rules, figures[i].figure);

      if (type < 0 || in_play_rules->figure_types[type].supply == 0)
        continue;
      json_builder_set_member_name (json, figures[i].element);
      json_builder_add_int_value (json, in_play_rules->figure_types[type].supply);
    }
  if (in_play_rules->farmers)
    add_element (json, "farmers", 0);
  if (g_strv_contains (parts, "abbot") && shows_garden (in_play_rules->catalogue))
    add_element (json, "garden", 0);
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].part != NULL && strcmp (elements[i].element, "abbot") != 0
        && g_strv_contains (parts, elements[i].part)
        && (elements[i].symbols == NULL
            || shows_symbol (in_play_rules->catalogue, elements[i].symbols)))
      add_element (json, elements[i].element, elements[i].amount);
}

gboolean
tw_jcz_game_knows_part (const char *part)
{
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  for (guint i = 0; i < n; i++)
    if (strcmp (figures[i].part, part) == 0)
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_strcmp0 (elements[i].part, part) == 0)
      return TRUE;
  return FALSE;
}

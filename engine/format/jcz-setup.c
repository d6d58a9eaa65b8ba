/* The set-up of a recording: elements and switches become parts and parameters. */
#include "engine/format/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/jcz-words.h"

#define MAX_NAME 255

/* An element that brings a part into play, and the symbols of tiles that mean nothing
 * without it. */
static const struct
{
  const char *element;
  const char *part;
  const char *symbols;
} elements[] = {
  { "inn", "inns-and-cathedrals", "inn" },
  { "cathedral", "inns-and-cathedrals", "cathedral" },
  { "traders", "traders-and-builders", "wine grain cloth" },
  { "abbot", "abbot", NULL },
  { "garden", NULL, NULL },
  { "farmers", NULL, NULL },
  { "river", "river", NULL },
  { "flier", "flying-machines", "flying-machine" },
  { "ferry", "ferries", NULL },
  { "gold", "gold-mines", "gold" },
  { "mage", "mage-and-witch", "mage" },
  { "witch", "mage-and-witch", NULL },
  { "corn-circle", "crop-circles", NULL },
  { "count", "count", NULL },
};

/* A switch, the part without which it says nothing, and the parameter that is set when
 * it has that value. "" is that program's default and ours. */
static const struct
{
  const char *rule;
  const char *value;
  const char *part;
  const char *parameter;
  const char *setting;
} rules[] = {
  { "tiny-city-scoring", "4", "base", "city.tiny.tiles", "0" },
  { "tiny-city-scoring", "2", "base", "city.tiny.tiles", "2" },
  { "inn-and-cathedral-final-scoring", "zero", "inns-and-cathedrals", "inn-cathedral-final",
    "zero" },
  { "inn-and-cathedral-final-scoring", "ignore", "inns-and-cathedrals", "inn-cathedral-final",
    "ignore" },
  { "coc-final-scoring", "market-only", "count", "count-final", "market-only" },
  { "count-move", "by-player", "count", NULL, NULL },
};

/* What that program always plays, where it is not our default: the base set's start tile
 * is shuffled among the others, and no builder goes where all is complete. */
static const struct
{
  const char *part;
  const char *parameter;
  const char *setting;
} fixed[] = {
  { "river", "river.base-start", "in" },
  { "traders-and-builders", "builder.on-complete", "refused" },
};

void
tw_jcz_problem (TwJczReading *reading, const TwJson *at, const char *format, ...)
{
  g_autofree char *path = tw_json_path (at);
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (reading->problems, g_strdup_printf ("%s: %s: %s", at->file, path, text));
}

static gboolean
knows_part (const TwJczReading *reading, const char *part)
{
  return tw_vocabulary_find_part (reading->kit->vocabulary, part) != NULL;
}

static gboolean
in_play (const TwJczReading *reading, const char *part)
{
  return g_ptr_array_find_with_equal_func (reading->setup->parts, part, g_str_equal, NULL);
}

static void
add_part (TwJczReading *reading, const char *part)
{
  if (!in_play (reading, part))
    g_ptr_array_add (reading->setup->parts, g_strdup (part));
}

static const TwFigureType *
find_figure (const TwVocabulary *vocabulary, const char *id)
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
  if (find_figure (reading->kit->vocabulary, figure->figure) != NULL)
    add_part (reading, figure->part);
  else
    tw_jcz_problem (reading, &at, _ ("This version has no rules for it; it is left out."));
}

static gboolean
read_figure (TwJczReading *reading, const TwJson *list, const TwJczFigure *figure)
{
  TwJson at = tw_json_member (list, figure->element);
  const TwFigureType *type = find_figure (reading->kit->vocabulary, figure->figure);
  g_autofree char *number = NULL;
  g_autoptr (GError) local = NULL;
  int n = 0;

  if (at.node != NULL && JSON_NODE_HOLDS_VALUE (at.node)
      && json_node_get_value_type (at.node) == G_TYPE_BOOLEAN)
    n = tw_json_amount (&at);
  else if (at.node != NULL && !JSON_NODE_HOLDS_NULL (at.node)
           && !tw_json_need_number (&at, 0, TW_MAX_SUPPLY, &n))
    return FALSE;
  if (type == NULL || !in_play (reading, figure->part) || n == (int) type->supply)
    return TRUE;
  number = g_strdup_printf ("%d", n);
  if (type->supply_parameter != NULL)
    return tw_game_setup_set (reading->setup, type->supply_parameter, number, &local)
           || tw_json_fail (&at, "%s", local->message);
  tw_jcz_problem (reading, &at, _ ("Each player has %u of them here, not %d."), type->supply, n);
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
        TwTileSet *bare = tw_jcz_set_without_symbol (source->set, words[k]);

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
      TwTileSet *bare = tw_jcz_set_without_garden_places (source->set);

      tw_tile_set_unref (source->set);
      source->set = bare;
    }
}

/* Elements that are not there mean nothing on the tiles that show them. */
static void
strip_absent (TwJczReading *reading, const TwJson *list)
{
  TwJson garden = tw_json_member (list, "garden");

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      TwJson at = tw_json_member (list, elements[i].element);

      if (elements[i].symbols != NULL && in_play (reading, elements[i].part)
          && tw_json_amount (&at) == 0)
        strip_all (reading, elements[i].symbols);
    }
  if (in_play (reading, "abbot") && tw_json_amount (&garden) == 0)
    strip_gardens (reading);
}

static gboolean
is_figure_element (const char *name)
{
  guint n;
  const TwJczFigure *figures = tw_jcz_figures (&n);

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
      if (elements[i].part != NULL && tw_json_amount (at) > 0)
        {
          if (knows_part (reading, elements[i].part))
            add_part (reading, elements[i].part);
          else if (!is_figure_element (at->name))
            tw_jcz_problem (reading, at, _ ("This version has no rules for it; it is left out."));
        }
      return;
    }
  if (!is_figure_element (at->name) && tw_json_amount (at) > 0)
    tw_jcz_problem (reading, at, _ ("This element is unknown; it is left out."));
}

static gboolean
read_elements (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "elements");
  TwJson farmers = tw_json_member (&list, "farmers");
  g_autofree const char **names = NULL;
  guint n;
  const TwJczFigure *figures = tw_jcz_figures (&n);

  if (!tw_json_need_object (&list))
    return FALSE;
  add_part (reading, "base");
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
  return tw_json_amount (&farmers) > 0
         || tw_game_setup_set (reading->setup, "farmers", "n", list.error);
}

static void
read_rule (TwJczReading *reading, const TwJson *at)
{
  const char *value = NULL;
  gboolean is_known = FALSE, is_out = FALSE;

  if (at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node)
      && json_node_get_value_type (at->node) == G_TYPE_STRING)
    value = json_node_get_string (at->node);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (strcmp (rules[i].rule, at->name) != 0)
        continue;
      is_out |= !in_play (reading, rules[i].part);
      if (value == NULL || strcmp (rules[i].value, value) != 0 || is_out)
        continue;
      is_known = TRUE;
      if (rules[i].parameter != NULL
          && !tw_game_setup_set (reading->setup, rules[i].parameter, rules[i].setting, NULL))
        is_known = FALSE;
    }
  if (!is_known && !is_out && (value != NULL || tw_json_amount (at) != 0))
    tw_jcz_problem (reading, at, _ ("This switch is unknown; our rules hold."));
}

static gboolean
read_rules (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "rules");
  g_autofree const char **names = tw_json_members (&list);

  if (list.node != NULL && !JSON_NODE_HOLDS_NULL (list.node) && !tw_json_need_object (&list))
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);

      read_rule (reading, &at);
    }
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (in_play (reading, fixed[i].part)
        && tw_vocabulary_find_parameter (reading->kit->vocabulary, fixed[i].parameter) >= 0
        && !tw_game_setup_set (reading->setup, fixed[i].parameter, fixed[i].setting, list.error))
      return FALSE;
  return TRUE;
}

/* Parameters that only we have. */
static gboolean
read_own (TwJczReading *reading, const TwJson *root)
{
  TwJson own = tw_json_member (root, TW_JCZ_OWN);
  TwJson list = tw_json_member (&own, "parameters");
  g_autofree const char **names = tw_json_members (&list);

  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);
      g_autoptr (GError) local = NULL;
      const char *value;

      if (!tw_json_need_string (&at, &value))
        return FALSE;
      if (!tw_game_setup_set (reading->setup, names[i], value, &local))
        return tw_json_fail (&at, "%s", local->message);
    }
  return TRUE;
}

static gboolean
read_players (TwJczReading *reading, const TwJson *root)
{
  TwJson list = tw_json_member (root, "players");

  if (!tw_json_need_array (&list, TW_MAX_SEATS))
    return FALSE;
  reading->n_players = tw_json_n_items (&list);
  if (reading->n_players == 0)
    return tw_json_fail (&list, _ ("Nobody plays. Add a player."));
  for (guint i = 0; i < reading->n_players; i++)
    {
      TwJson player = tw_json_item (&list, i);
      TwJson name = tw_json_member (&player, "name");
      const char *text = NULL;

      if (!tw_json_need_object (&player))
        return FALSE;
      if (name.node != NULL && !JSON_NODE_HOLDS_NULL (name.node)
          && !tw_json_need_string (&name, &text))
        return FALSE;
      if (text != NULL && g_utf8_strlen (text, -1) > MAX_NAME)
        return tw_json_fail (&name, _ ("The text is too long. Shorten it."));
      reading->saved->seats[i].name = g_strdup (text);
    }
  reading->setup->n_seats = reading->n_players;
  reading->setup->least_players = 1;
  return TRUE;
}

gboolean
tw_jcz_setup_read (TwJczReading *reading, const TwJson *root)
{
  TwJson setup = tw_json_member (root, "setup");

  return tw_json_need_object (root) && tw_json_need_object (&setup) && read_players (reading, root)
         && tw_jcz_sets_read (reading, &setup) && read_elements (reading, &setup)
         && read_rules (reading, &setup) && read_own (reading, root);
}

gboolean
tw_jcz_rule_write (const TwRules *in_play_rules,
                   guint index,
                   const char **out_rule,
                   const char **out_value)
{
  const TwParameter *parameter = g_ptr_array_index (in_play_rules->vocabulary->parameters, index);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      int value;

      if (rules[i].parameter == NULL || strcmp (rules[i].parameter, parameter->name) != 0
          || !tw_parameter_parse (parameter, rules[i].setting, &value)
          || value != in_play_rules->parameters[index])
        continue;
      *out_rule = rules[i].rule;
      *out_value = rules[i].value;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_supply (const TwRules *in_play_rules, const char *parameter)
{
  guint n;
  const TwJczFigure *figures = tw_jcz_figures (&n);

  for (guint i = 0; i < n; i++)
    {
      const TwFigureType *type = find_figure (in_play_rules->vocabulary, figures[i].figure);

      if (type != NULL && g_strcmp0 (type->supply_parameter, parameter) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether all parameters of the switch that was written stand as it says: a switch is
 * written for the first of them. */
static gboolean
rule_says (const TwRules *in_play_rules, guint index)
{
  const char *rule, *value, *first_value = NULL;

  if (!tw_jcz_rule_write (in_play_rules, index, &rule, &value))
    return FALSE;
  for (guint i = 0; i < in_play_rules->vocabulary->parameters->len && first_value == NULL; i++)
    {
      const char *other;

      if (tw_jcz_rule_write (in_play_rules, i, &other, &first_value) && strcmp (other, rule) != 0)
        first_value = NULL;
    }
  return g_strcmp0 (first_value, value) == 0;
}

gboolean
tw_jcz_parameter_is_told (const TwRules *in_play_rules, guint index)
{
  const TwParameter *parameter = g_ptr_array_index (in_play_rules->vocabulary->parameters, index);
  int expected = parameter->preset;
  const char *rule, *value;

  if (tw_jcz_rule_write (in_play_rules, index, &rule, &value))
    return rule_says (in_play_rules, index);
  if (strcmp (parameter->name, "farmers") == 0 || is_supply (in_play_rules, parameter->name))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (strcmp (fixed[i].parameter, parameter->name) == 0)
      tw_parameter_parse (parameter, fixed[i].setting, &expected);
  return in_play_rules->parameters[index] == expected;
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
add_truth (JsonBuilder *json, const char *name)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, TRUE);
}

void
tw_jcz_elements_write (const TwRules *in_play_rules, JsonBuilder *json)
{
  const char *const *parts = (const char *const *) in_play_rules->parts;
  guint n;
  const TwJczFigure *figures = tw_jcz_figures (&n);

  for (guint i = 0; i < n; i++)
    {
      int type = tw_rules_figure (in_play_rules, figures[i].figure);

      if (type < 0 || in_play_rules->figure_types[type].supply == 0)
        continue;
      json_builder_set_member_name (json, figures[i].element);
      json_builder_add_int_value (json, in_play_rules->figure_types[type].supply);
    }
  if (in_play_rules->farmers)
    add_truth (json, "farmers");
  if (g_strv_contains (parts, "abbot") && shows_garden (in_play_rules->catalogue))
    add_truth (json, "garden");
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].part != NULL && strcmp (elements[i].element, "abbot") != 0
        && g_strv_contains (parts, elements[i].part)
        && (elements[i].symbols == NULL
            || shows_symbol (in_play_rules->catalogue, elements[i].symbols)))
      add_truth (json, elements[i].element);
}

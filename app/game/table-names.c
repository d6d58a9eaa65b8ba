/* Names of what lies on the table: features, figures, symbols, colours, tiles. */
#include "app/game/table-names.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/document/land-names.h"
#include "app/drawing/theme.h"
#include "engine/game/explain.h"
#include "engine/game/options.h"
#include "engine/game/told-rule.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"
#include "engine/tile/tile-words.h"

static const char *
find_name (const char *const (*table)[2], guint n, const char *key)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (table[i][0], key) == 0)
      return g_dpgettext2 (NULL, "table", table[i][1]);
  return key;
}

static const char *
own_name (TwTexts *texts, const char *id)
{
  const char *name = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

  return name != NULL && *name != '\0' ? name : tw_thing_words_of_id (id);
}

/* What a set calls the land that it invents. */
static const char *
own_land_name (const TwRules *rules, TwKind kind)
{
  const char *id = tw_vocabulary_kind_name (rules->vocabulary, kind);
  const TwLandType *land = tw_vocabulary_find_land (rules->vocabulary, id);

  return land != NULL ? own_name (land->texts, id) : id;
}

const char *
tw_kind_title (const TwRules *rules, TwKind kind)
{
  if (tw_kind_is_own (kind))
    return own_land_name (rules, kind);
  return tw_tile_words_kind_title (kind);
}

const char *
tw_land_said (const TwRules *rules, TwKind kind)
{
  return tw_kind_is_own (kind) ? own_land_name (rules, kind) : tw_land_name (NULL, kind);
}

const char *
tw_symbol_title (const TwRules *rules, const char *id)
{
  g_autofree char *title = tw_explain_one_symbol (rules->vocabulary, id, g_get_language_names ());

  return g_intern_string (title);
}

const char *
tw_role_title (const TwRules *rules, const char *role)
{
  g_autofree char *id = g_strconcat ("role-", role, NULL);
  const char *title = tw_section_title (rules->vocabulary, id, g_get_language_names ());
  const TwFigureType *figure =
      title == NULL ? tw_vocabulary_find_figure (rules->vocabulary, role) : NULL;

  return figure != NULL ? own_name (figure->texts, role) : title != NULL ? title : role;
}

const char *
tw_colour_title (guint colour)
{
  static const char *const names[][2] = {
    { "red", NC_ ("table", "Red") },       { "blue", NC_ ("table", "Blue") },
    { "yellow", NC_ ("table", "Yellow") }, { "green", NC_ ("table", "Green") },
    { "black", NC_ ("table", "Black") },   { "pink", NC_ ("table", "Pink") },
  };

  return find_name (names, G_N_ELEMENTS (names), tw_player_colour_name (colour));
}

gboolean
tw_colour_is_title (const char *name)
{
  for (guint colour = 0; colour < TW_N_PLAYER_COLOURS; colour++)
    if (g_strcmp0 (name, tw_colour_title (colour)) == 0)
      return TRUE;
  return FALSE;
}

const char *
tw_role_of (const TwRules *rules, guint type, TwKind kind)
{
  const TwFigureRule *figure = &rules->figure_types[type];
  const char *role = kind < TW_N_KINDS ? figure->role[kind] : NULL;

  return role != NULL ? role : figure->type->id;
}

char *
tw_rule_words (const TwRules *rules, const char *id)
{
  const TwRule *rule = tw_vocabulary_find_rule (rules->vocabulary, id);
  char *words = rule != NULL ? tw_rule_statement (rules->vocabulary, rule, rules->parameters)
                             : tw_told_rule_words (rules, id);

  return words != NULL ? words : g_strdup (id);
}

const char *
tw_tile_title (const TwRules *rules, guint kind)
{
  const TwTileKind *tile = &rules->catalogue->kinds[kind];

  const char *name = tw_tile_name (tile->tile, g_get_language_names ());

  return name != NULL ? name : tile->name;
}

const char *
tw_tile_phrase (const TwRules *rules, guint kind)
{
  const TwPlayTile *tile = &rules->catalogue->tiles[kind];
  const char *name = tw_tile_name (rules->catalogue->kinds[kind].tile, g_get_language_names ());
  const char *own;
  guint n[TW_N_KINDS] = { 0 };

  if (name != NULL)
    return name;
  /* Of one's own tiles the symbol says more than the land. */
  own = tw_own_hand_symbol (rules, kind);
  if (own != NULL)
    return tw_symbol_title (rules, own);
  for (guint i = 0; i < tile->n_segments; i++)
    n[MIN (tile->kind[i], TW_N_KINDS - 1)]++;
  /* Translators: what somebody laid, in the case that "laid" wants: "Anna laid a city with a road".
   * It also stands in "There is no place for a city with a road" and "Then you lay a city". */
  if (n[TW_KIND_MONASTERY] > 0)
    return n[TW_KIND_ROAD] > 0 ? C_ ("laid", "a monastery with a road")
                               : C_ ("laid", "a monastery");
  if (n[TW_KIND_CITY] > 0 && n[TW_KIND_ROAD] > 0)
    return n[TW_KIND_ROAD] > 2 ? C_ ("laid", "a city with a crossing")
                               : C_ ("laid", "a city with a road");
  if (n[TW_KIND_CITY] > 0)
    return n[TW_KIND_CITY] > 1 ? C_ ("laid", "two cities") : C_ ("laid", "a city");
  if (n[TW_KIND_RIVER] > 0)
    return C_ ("laid", "a river");
  if (n[TW_KIND_ROAD] > 0)
    return n[TW_KIND_ROAD] > 2 ? C_ ("laid", "a crossing") : C_ ("laid", "a road");
  if (n[TW_KIND_CASTLE] > 0)
    return C_ ("laid", "a castle");
  if (n[TW_KIND_CEMETERY] > 0)
    return C_ ("laid", "a cemetery");
  if (n[TW_KIND_GARDEN] > 0)
    return C_ ("laid", "a garden");
  for (guint land = TW_KIND_OWN; land < TW_N_KINDS; land++)
    if (n[land] > 0)
      {
        /* Translators: %s is land that a set invents: "Anna laid a tile with “canal”". */
        g_autofree char *words =
            g_strdup_printf (C_ ("laid", "a tile with “%s”"), own_land_name (rules, (TwKind) land));

        return g_intern_string (words);
      }
  /* Nothing else is on it. */
  if (n[TW_KIND_MIST] > 0)
    return C_ ("laid", "a tile full of mist");
  /* A field is no segment: it is what lies between them. */
  return tile->n_nodes > tile->n_segments ? C_ ("laid", "a field") : C_ ("laid", "a tile");
}

char *
tw_figures_left_format (const TwRules *rules, guint n)
{
  const char *first = rules->figure_types[0].type->id;

  return strcmp (first, "meeple") == 0
             ? g_strdup_printf (ngettext ("%u meeple left", "%u meeples left", n), n)
             /* Translators: a sort of figure, and how many of it a player has left: "Guard: 5
              * left".
              */
             : g_strdup_printf (ngettext ("%s: %u left", "%s: %u left", n),
                                tw_role_title (rules, first), n);
}

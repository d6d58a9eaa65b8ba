/* What a set adds to the rules, taken out again with all that names it. */
#include <string.h>

#include "engine/own/own-rules-remove.h"

#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/variants.h"

static gboolean
names (const xmlNode *node, const char *attribute, const char *id)
{
  g_autofree char *words = tw_xml_reader_attribute (node, attribute);
  g_auto (GStrv) split = words != NULL ? g_strsplit_set (words, " \t\n", -1) : NULL;

  return split != NULL && g_strv_contains ((const char *const *) split, id);
}

/* Takes the word @id out of the attribute. Returns: whether nothing is left of it */
static gboolean
drop_word (xmlNode *node, const char *attribute, const char *id)
{
  g_autofree char *words = tw_xml_reader_attribute (node, attribute);
  g_auto (GStrv) split = words != NULL ? g_strsplit_set (words, " \t\n", -1) : NULL;
  g_autoptr (GString) rest = g_string_new (NULL);

  if (split == NULL || !g_strv_contains ((const char *const *) split, id))
    return FALSE;
  for (guint i = 0; split[i] != NULL; i++)
    if (*split[i] != '\0' && strcmp (split[i], id) != 0)
      g_string_append_printf (rest, "%s%s", rest->len > 0 ? " " : "", split[i]);
  if (rest->len > 0)
    xmlSetProp (node, BAD_CAST attribute, BAD_CAST rest->str);
  else
    xmlUnsetProp (node, BAD_CAST attribute);
  return rest->len == 0;
}

/* Whether the effect has no meaning without what is removed. */
static gboolean
effect_goes (xmlNode *effect, const char *what, const char *id)
{
  if (strcmp (what, "symbol") == 0)
    return names (effect, "symbol", id) || names (effect, "if-symbol", id)
           || names (effect, "unless-symbol", id);
  if (strcmp (what, "token") == 0)
    return names (effect, "token", id);
  if (strcmp (what, "figure") == 0)
    return names (effect, "if-figure", id) || names (effect, "if-own-figure", id);
  return strcmp (what, "land") == 0
         && (names (effect, "kind", id) || drop_word (effect, "features", id));
}

/* Whether the element, or one in it, names the rule. */
static gboolean
is_named_within (xmlNode *node, const char *id)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE && is_named_within (child, id))
      return TRUE;
  return names (node, "rules", id);
}

gboolean
tw_own_rules_is_named (const TwOwnRulesEdit *edit, const char *id)
{
  return is_named_within (edit->root, id);
}

void
tw_own_rules_drop_unnamed (TwOwnRulesEdit *edit, const char *rules)
{
  g_auto (GStrv) ids = g_strsplit_set (rules != NULL ? rules : "", " \t\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0' && !tw_own_rules_is_named (edit, ids[i]))
      tw_own_rules_drop (tw_own_rules_find_element (edit, "rule", ids[i]));
}

void
tw_own_rules_remove_effect (TwOwnRulesEdit *edit, guint index)
{
  xmlNode *node = tw_own_rules_find_effect (edit, (int) index);
  g_autofree char *rules = node != NULL ? tw_xml_reader_attribute (node, "rules") : NULL;

  tw_own_rules_drop (node);
  tw_own_rules_drop_unnamed (edit, rules);
}

static void
drop_effects (TwOwnRulesEdit *edit, const char *what, const char *id)
{
  g_autoptr (GString) rules = g_string_new (NULL);

  for (xmlNode *node = edit->root->children, *next; node != NULL; node = next)
    {
      g_autofree char *words = NULL;

      next = node->next;
      if (!tw_own_rules_is_ours (node, "effect") || !effect_goes (node, what, id))
        continue;
      words = tw_xml_reader_attribute (node, "rules");
      if (words != NULL)
        g_string_append_printf (rules, " %s", words);
      tw_own_rules_drop (node);
    }
  tw_own_rules_drop_unnamed (edit, rules->str);
}

static void
drop_roles (xmlNode *element, const char *attribute, const char *id)
{
  for (xmlNode *node = element->children, *next; node != NULL; node = next)
    {
      next = node->next;
      if (tw_own_rules_is_ours (node, "role") && names (node, attribute, id))
        tw_own_rules_drop (node);
    }
}

static void
drop_mentions (TwOwnRulesEdit *edit, const char *what, const char *id)
{
  gboolean is_land = strcmp (what, "land") == 0, is_figure = strcmp (what, "figure") == 0;

  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (is_land && tw_own_rules_is_ours (node, "symbol"))
      drop_word (node, "on", id);
    else if (is_land && tw_own_rules_is_ours (node, "figure"))
      drop_roles (node, "kind", id);
    else if (is_figure && tw_own_rules_is_ours (node, "land"))
      drop_roles (node, "figure", id);
}

/* ---- tiles --------------------------------------------------------------------------------- */

static gboolean
drawing_has (const TwTopology *topology, const char *symbol, int kind)
{
  return symbol != NULL ? tw_topology_symbol_count (topology, symbol, -2) > 0
                        : tw_topology_find_kind (topology, (TwKind) kind) >= 0;
}

static void
drawing_lose (TwTopology *topology, const char *symbol, int kind)
{
  if (symbol == NULL)
    {
      for (guint i = topology->n_segments; i-- > 0;)
        if (topology->segments[i].kind == kind)
          tw_topology_remove_segment (topology, i);
      tw_tile_edit_mend (topology);
      return;
    }
  for (guint i = topology->n_symbols; i-- > 0;)
    if (strcmp (topology->symbols[i].id, symbol) == 0)
      tw_topology_remove_symbol (topology, i);
}

/* A tile that does not have it any more, neither in a variant. */
static TwTile *
tile_without (const TwTile *tile, const char *symbol, int kind)
{
  TwTopology topology = tile->topology;
  TwTile *next;

  drawing_lose (&topology, symbol, kind);
  next = tw_tile_with_topology (tile, &topology);
  for (guint v = 0; v < next->n_variants; v++)
    if (drawing_has (&next->variants[v].added, symbol, kind))
      {
        g_autoptr (TwTile) shown = tw_variant_tile (next, v);
        g_autoptr (TwTile) edited = NULL;
        TwTile *without;

        topology = shown->topology;
        drawing_lose (&topology, symbol, kind);
        edited = tw_tile_with_topology (shown, &topology);
        without = tw_variant_edit (next, v, edited);
        if (without == NULL)
          continue;
        tw_tile_unref (next);
        next = without;
      }
  return next;
}

static gboolean
tile_has (const TwTile *tile, const char *symbol, int kind)
{
  gboolean has = drawing_has (&tile->topology, symbol, kind);

  for (guint v = 0; v < tile->n_variants; v++)
    has |= drawing_has (&tile->variants[v].added, symbol, kind);
  return has;
}

/* What to look for on tiles: a symbol, or the number of a kind of land. Returns: whether it can
 * be on any */
static gboolean
resolve (const TwTileSet *set, const char *what, const char *id, const char **symbol, int *kind)
{
  const TwLandType *land = set->own != NULL && strcmp (what, "land") == 0
                               ? tw_vocabulary_find_land (set->own, id)
                               : NULL;

  *symbol = strcmp (what, "symbol") == 0 ? id : NULL;
  *kind = land != NULL ? (int) land->kind : -1;
  return *symbol != NULL || land != NULL;
}

static void
take_off_tiles (TwOwnRulesEdit *edit, const char *symbol, int kind)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (edit->set);

  for (guint i = 0; i < set->n_tiles; i++)
    if (tile_has (set->tiles[i], symbol, kind))
      {
        g_autoptr (TwTile) tile = tile_without (set->tiles[i], symbol, kind);

        tw_tile_set_replace_tile (set, i, tile);
      }
  tw_tile_set_unref (edit->set);
  edit->set = g_steal_pointer (&set);
}

void
tw_own_rules_remove (TwOwnRulesEdit *edit, const char *what, const char *id)
{
  const char *symbol;
  int kind;

  if (tw_own_rules_n_tiles (edit->set, what, id) > 0
      && resolve (edit->set, what, id, &symbol, &kind))
    take_off_tiles (edit, symbol, kind);
  drop_effects (edit, what, id);
  drop_mentions (edit, what, id);
  tw_own_rules_drop (tw_own_rules_find_element (edit, what, id));
}

guint
tw_own_rules_n_tiles (const TwTileSet *set, const char *what, const char *id)
{
  const char *symbol;
  guint n_tiles = 0;
  int kind;

  if (!resolve (set, what, id, &symbol, &kind))
    return 0;
  for (guint i = 0; i < set->n_tiles; i++)
    n_tiles += tile_has (set->tiles[i], symbol, kind);
  return n_tiles;
}

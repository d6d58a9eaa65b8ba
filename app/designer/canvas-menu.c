/* The context menu of the canvas: what can be done with what is under the pointer. */
#include "app/designer/canvas-menu.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/document/own-thing.h"
#include "engine/tile/symbol-table.h"

/* A menu is as wide as its widest item. */
#define MOST_CHARS 64

static void
menu_add (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autofree char *words = tw_short_words (label, MOST_CHARS, 1);
  g_autoptr (GMenuItem) item = g_menu_item_new (words, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static void
menu_add_section (GMenu *menu, GMenu *section, const char *submenu)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) == 0)
    return;
  if (submenu != NULL)
    g_menu_append_submenu (menu, submenu, G_MENU_MODEL (section));
  else
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
menu_add_land (GMenu *menu, const TwTileSet *set)
{
  static const TwKind kinds[] = { TW_KIND_CITY,  TW_KIND_ROAD, TW_KIND_FIELD,
                                  TW_KIND_RIVER, TW_KIND_MIST, TW_KIND_PATH };
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    menu_add (section, tw_canvas_kind_name (set->own, kinds[i]), "canvas.land",
              g_variant_new_string (tw_kind_info (kinds[i])->name));
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    {
      const TwLandType *land = g_ptr_array_index (set->own->lands, i);

      menu_add (section, tw_own_thing_name (set, TW_OWN_LAND, land->id), "canvas.land",
                g_variant_new_string (tw_kind_info (land->kind)->name));
    }
  menu_add_section (menu, section, NULL);
}

/* On a piece of land the same in a menu of its own: all of it becomes that. */
static void
menu_add_lands (GMenu *menu, const TwTileSet *set)
{
  g_autoptr (GMenu) lands = g_menu_new (), section = g_menu_new ();

  menu_add_land (lands, set);
  g_menu_append_submenu (section, _ ("Change To"), G_MENU_MODEL (lands));
  menu_add_section (menu, section, NULL);
}

static gboolean
end_is_possible (const TwTopology *topology, TwJunctionKind end)
{
  switch (end)
    {
    case TW_JUNCTION_GATE:
      return tw_topology_find_kind (topology, TW_KIND_CITY) >= 0;
    case TW_JUNCTION_MONASTERY:
      return tw_topology_find_kind (topology, TW_KIND_MONASTERY) >= 0;
    case TW_JUNCTION_LAKE:
      return tw_topology_find_kind (topology, TW_KIND_LAKE) >= 0;
    case TW_JUNCTION_CASTLE:
      return tw_topology_find_kind (topology, TW_KIND_CASTLE) >= 0;
    case TW_JUNCTION_CEMETERY:
      return tw_topology_find_kind (topology, TW_KIND_CEMETERY) >= 0;
    case TW_JUNCTION_ENCLAVE:
      return tw_topology_find_kind (topology, TW_KIND_ENCLAVE) >= 0;
    default:
      return tw_junction_ends_roads (end);
    }
}

static void
menu_add_ends (GMenu *menu, const TwTopology *topology, guint segment)
{
  g_autoptr (GMenu) section = g_menu_new ();

  if (!tw_canvas_is_way (topology->segments[segment].kind))
    return;
  for (guint i = 0; i < TW_N_JUNCTIONS; i++)
    if (end_is_possible (topology, (TwJunctionKind) i))
      menu_add (section, tw_canvas_end_name ((TwJunctionKind) i), "canvas.end",
                g_variant_new_string (tw_junction_name ((TwJunctionKind) i)));
  menu_add_section (menu, section, _ ("End Road"));
}

/* Joining, parting and touching. */
static void
menu_add_relations (GMenu *menu, const TwVocabulary *own, const TwTopology *topology, guint segment)
{
  g_autoptr (GMenu) section = g_menu_new (), joins = g_menu_new (), contacts = g_menu_new ();
  const TwSegment *one = &topology->segments[segment];

  if (__builtin_popcount (tw_rim_edges (one->rim)) > 1)
    menu_add (section, _ ("Part"), "canvas.part", NULL);
  for (guint i = 0; i < topology->n_segments; i++)
    {
      g_autofree char *words = tw_canvas_segment_words (own, topology, i);

      if (i == segment || tw_rim_edges (topology->segments[i].rim) == 0)
        continue;
      if (topology->segments[i].kind == one->kind && tw_rim_edges (one->rim) != 0)
        menu_add (joins, words, "canvas.join", g_variant_new_int32 ((int) i));
      if (!tw_kind_info ((TwKind) topology->segments[i].kind)->is_barrier
          || !tw_kind_info ((TwKind) one->kind)->is_barrier)
        continue;
      if (tw_canvas_touch (topology, segment, i))
        {
          /* Translators: takes a contact off; %s is land and edges */
          g_autofree char *apart = g_strdup_printf (_ ("Apart from %s"), words);

          menu_add (section, apart, "canvas.contact", g_variant_new_int32 ((int) i));
        }
      else
        menu_add (contacts, words, "canvas.contact", g_variant_new_int32 ((int) i));
    }
  menu_add_section (section, joins, _ ("Join With"));
  menu_add_section (section, contacts, _ ("Touch"));
  menu_add_section (menu, section, NULL);
}

/* They have pictures, and are too many for a menu. */
static void
menu_add_symbols (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  menu_add (section, _ ("Add…"), "canvas.add", NULL);
  menu_add_section (menu, section, NULL);
}

static void
menu_add_field (GMenu *menu, const TwVocabulary *own, const TwTile *tile, guint field)
{
  g_autoptr (GMenu) section = g_menu_new (), reset = g_menu_new ();

  for (guint i = 0; i < tile->topology.n_segments; i++)
    if (tile->topology.segments[i].kind == TW_KIND_CITY)
      {
        g_autofree char *words = tw_canvas_segment_words (own, &tile->topology, i);
        gboolean is_fed = (tile->fields.fields[field].cities & TW_SEGMENT_BIT (i)) != 0;
        /* Translators: %s is a city and its edges */
        g_autofree char *label =
            g_strdup_printf (is_fed ? _ ("Does Not Feed %s") : _ ("Feeds %s"), words);

        menu_add (section, label, "canvas.link", g_variant_new_int32 ((int) i));
      }
  for (guint i = 0; i < tile->fields.n_fields; i++)
    if (i != field)
      {
        g_autofree char *label = g_strdup_printf (_ ("Join With Field %u"), i + 1);

        menu_add (section, label, "canvas.join-field", g_variant_new_int32 ((int) i));
      }
  menu_add_section (menu, section, NULL);
  if (tile->topology.n_overrides > 0)
    menu_add (reset, _ ("Reset All Fields"), "canvas.reset-fields", NULL);
  menu_add_section (menu, reset, NULL);
}

/* As the inspector offers it. */
static void
menu_add_more (GMenu *menu, const TwVocabulary *own, const TwTopology *topology, guint symbol)
{
  const TwSymbol *one = &topology->symbols[symbol];
  const TwSymbolInfo *info = tw_symbol_table_find (one->id);
  g_autofree char *name = tw_short_name (tw_canvas_symbol_label (own, one->id));
  g_autofree char *more = g_strdup_printf (_ ("One More %s"), name);

  if (info == NULL || one->count < info->max_count)
    menu_add (menu, more, "canvas.add-symbol", g_variant_new_int32 ((int) symbol));
}

/* What has been copied can be pasted where something can stand. */
static void
menu_add_clipboard (GMenu *menu, TwCanvasSpot spot, gboolean can_paste)
{
  g_autoptr (GMenu) section = g_menu_new ();

  if (spot.kind == TW_CANVAS_SYMBOL)
    {
      menu_add (section, C_ ("clipboard", "Cut"), "design.cut", NULL);
      menu_add (section, _ ("Copy"), "design.copy", NULL);
    }
  if (can_paste && spot.kind != TW_CANVAS_CORNER && spot.kind != TW_CANVAS_BEND)
    menu_add (section, _ ("Paste"), "design.paste-there", NULL);
  menu_add_section (menu, section, NULL);
}

GMenuModel *
tw_canvas_menu_new (const TwTileSet *set,
                    const TwTile *tile,
                    TwCanvasSpot spot,
                    gboolean can_paste,
                    gboolean has_shape)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) last = g_menu_new ();
  const TwTopology *topology = &tile->topology;
  int segment = tw_canvas_spot_segment (topology, spot, NULL);

  switch (spot.kind)
    {
    case TW_CANVAS_EDGE:
      menu_add_land (menu, set);
      break;
    case TW_CANVAS_CORNER:
      if (tw_canvas_corner_has_dot (topology, (TwRimPlace) spot.index))
        {
          int other = tw_topology_segment_at (topology, (TwRimPlace) ((spot.index + 2) % 16), 0);

          menu_add (last, segment == other ? _ ("Part") : _ ("Join"), "canvas.corner", NULL);
          if (segment >= 0 && other >= 0 && segment != other)
            menu_add (last,
                      tw_canvas_touch (topology, (guint) segment, (guint) other) ? _ ("Apart")
                                                                                 : _ ("Touching"),
                      "canvas.contact", g_variant_new_int32 (other));
        }
      else if (tw_canvas_corner_reached (topology, (TwRimPlace) spot.index) >= 0)
        menu_add (last, _ ("Apart"), "canvas.corner", NULL);
      break;
    case TW_CANVAS_SEGMENT:
    case TW_CANVAS_HANDLE:
    case TW_CANVAS_JUNCTION:
      if (segment >= 0 && tw_rim_edges (topology->segments[segment].rim) != 0)
        menu_add_lands (menu, set);
      break;
    case TW_CANVAS_BADGE:
      menu_add_field (menu, set->own, tile, (guint) spot.index);
      break;
    case TW_CANVAS_SYMBOL:
      menu_add (last, _ ("Move It"), "canvas.move", NULL);
      menu_add_more (last, set->own, topology, (guint) spot.index);
      if (topology->symbols[spot.index].direction != TW_DIRECTION_NONE)
        {
          menu_add (last, _ ("Turn Clockwise"), "canvas.turn", g_variant_new_int32 (1));
          menu_add (last, _ ("Turn Anticlockwise"), "canvas.turn", g_variant_new_int32 (-1));
        }
      break;
    default:
      break;
    }
  if (segment >= 0 && spot.kind != TW_CANVAS_SYMBOL && spot.kind != TW_CANVAS_CORNER)
    {
      menu_add_ends (menu, topology, (guint) segment);
      menu_add_relations (menu, set->own, topology, (guint) segment);
    }
  if (spot.kind != TW_CANVAS_SYMBOL && spot.kind != TW_CANVAS_CORNER && spot.kind != TW_CANVAS_BEND)
    menu_add_symbols (menu);
  menu_add_clipboard (menu, spot, can_paste);
  if (segment >= 0 || spot.kind == TW_CANVAS_SYMBOL)
    if (spot.kind != TW_CANVAS_CORNER && spot.kind != TW_CANVAS_MIDDLE)
      menu_add (last, _ ("Delete"), "canvas.remove", NULL);
  menu_add_section (menu, last, NULL);
  if (has_shape)
    menu_add (menu, spot.kind == TW_CANVAS_BEND ? _ ("Remove Bend") : _ ("Reset Shape"),
              "canvas.reset-shape", NULL);
  return G_MENU_MODEL (menu);
}

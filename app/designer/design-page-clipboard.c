/* Tiles, parts of tiles and symbols over the clipboard.
 *
 * Actions:
 *   copy, cut             what is selected on the canvas, else the tile
 *   copy-tile, cut-tile   the tile
 *   paste                 behind this tile, or onto it; a symbol onto what is selected
 *   paste-there           the same; a symbol onto what the menu was opened for
 */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/design-page-private.h"
#include "app/designer/symbol-parcel.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-clipboard.h"
#include "engine/own/excerpt.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"
#include "engine/tile/variants.h"

/* The tile with nothing on it but the @wanted segments. */
static TwTile *
tile_of_parts (const TwTile *tile, TwSegmentSet wanted)
{
  TwTopology topology = tile->topology;
  TwTile *parts;

  for (guint i = topology.n_symbols; i-- > 0;)
    if (topology.symbols[i].segment < 0)
      tw_topology_remove_symbol (&topology, i);
  for (guint i = topology.n_segments; i-- > 0;)
    if (!(wanted & TW_SEGMENT_BIT (i)))
      tw_topology_remove_segment (&topology, i);
  topology.n_overrides = 0;
  parts = tw_tile_with_topology (tile, &topology);
  /* Pictures are of the whole tile. */
  tw_picture_file_clear (&parts->picture);
  tw_picture_file_clear (&parts->reference.picture);
  for (guint i = 0; i < parts->n_variants; i++)
    tw_picture_file_clear (&parts->variants[i].picture);
  return parts;
}

static void
put (TwDesignPage *self, const char *id, TwTile *tile, const char *said)
{
  g_autoptr (TwTileSet) excerpt =
      tw_excerpt_new (tw_document_get_set (self->document), id, &tile, 1);

  tw_tile_clipboard_put (GTK_WIDGET (self), excerpt);
  tw_tile_canvas_say (self->canvas, said);
}

static void
copy_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->value;

  if (tile != NULL)
    put (self, tw_document_get_set (self->document)->id, (TwTile *) tile,
         _ ("The tile is copied; paste it here or into another set."));
}

static void
cut_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  copy_tile_cb (action, NULL, data);
  gtk_widget_activate_action (GTK_WIDGET (TW_DESIGN_PAGE (data)->canvas), "design.remove", NULL);
}

/* Returns: whether anything on the tile was selected */
static gboolean
copy_selected (TwDesignPage *self)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;
  TwSegmentSet selected = tw_tile_canvas_get_state (self->canvas)->selection.segments;
  int symbol = tw_tile_canvas_get_state (self->canvas)->selection.symbol;
  g_autoptr (TwTile) parts = NULL;

  if (tile == NULL || (selected == 0 && symbol < 0))
    return FALSE;
  if (symbol >= 0)
    {
      parts = tw_symbol_parcel_new (tile, (guint) symbol);
      put (self, TW_TILE_CLIPBOARD_SYMBOL, parts,
           _ ("The symbol is copied; paste it onto a tile."));
    }
  else
    {
      parts = tile_of_parts (tile, selected);
      put (self, TW_TILE_CLIPBOARD_PARTS, parts,
           _ ("What is selected is copied; paste it onto a tile."));
    }
  return TRUE;
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (!copy_selected (data))
    copy_tile_cb (action, NULL, data);
}

static void
cut_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  if (copy_selected (self))
    tw_tile_canvas_delete_selected (self->canvas);
  else
    cut_tile_cb (action, NULL, data);
}

/* Lays one segment of @parts onto @topology as a drag would, with its end and its symbols. */
static void
lay_part (TwTopology *topology, const TwTopology *parts, guint segment)
{
  const TwSegment *part = &parts->segments[segment];
  TwEdgeSet edges = tw_rim_edges (part->rim);
  guint layer = tw_kind_info ((TwKind) part->kind)->layer;
  int at, end = tw_topology_end_of (parts, segment);
  TwEdge first;

  if (edges == 0)
    {
      if (tw_kind_info ((TwKind) part->kind)->breadth == TW_BREADTH_NONE
          && tw_topology_find_kind (topology, (TwKind) part->kind) < 0)
        tw_tile_edit_toggle_place (topology, (TwKind) part->kind);
      at = tw_topology_find_kind (topology, (TwKind) part->kind);
    }
  else
    {
      first = (TwEdge) __builtin_ctz (edges);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
      if (at < 0 || topology->segments[at].kind != part->kind)
        tw_tile_edit_click_edge (topology, first, (TwKind) part->kind);
      if (edges & (edges - 1))
        tw_tile_edit_drag_edges (topology, first, edges, (TwKind) part->kind);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
      if (at >= 0 && end >= 0)
        tw_tile_edit_end_road (topology, (guint) at, first,
                               (TwJunctionKind) parts->junctions[end].kind, -1);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
    }
  for (guint i = 0; i < parts->n_symbols && at >= 0; i++)
    if (parts->symbols[i].segment == (int) segment)
      tw_tile_edit_set_symbol (topology, parts->symbols[i].id, at, parts->symbols[i].count,
                               (TwDirection) parts->symbols[i].direction);
}

/* Makes @changed the tile on the canvas; @set is the document's, or that with more rules. */
static gboolean
page_replace (TwDesignPage *self, TwTileSet *set, TwTile *changed)
{
  TwTileItem *item = tw_tile_canvas_get_state (self->canvas)->item;
  g_autoptr (TwTileSet) copy = NULL;

  if (set == tw_document_get_set (self->document))
    return tw_document_replace_tile (self->document, item, changed, C_ ("undo", "Paste"), NULL);
  copy = tw_tile_set_copy (set);
  tw_tile_set_replace_tile (copy, (guint) tw_tile_item_get_position (item), changed);
  return tw_document_replace_set (self->document, copy, C_ ("undo", "Paste"), NULL);
}

/* Rules of the parts that the set lacks come along, in one step with the parts. */
static void
paste_parts (TwDesignPage *self, TwTileSet *from)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->value;
  TwTopology parts = from->tiles[0]->topology, topology;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTile) before = NULL, changed = NULL;
  g_autoptr (GError) error = NULL;

  set = tw_excerpt_adopt_rules (tw_document_get_set (self->document), from, &parts, &error);
  if (set == NULL)
    {
      tw_tile_canvas_say (self->canvas, error->message);
      return;
    }
  if (from->own != NULL && set->own != NULL)
    tw_vocabulary_renumber_tile (set->own, from->own, &parts);
  topology = tile->topology;
  /* Places first: roads end at them. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < parts.n_segments; i++)
      if ((tw_rim_edges (parts.segments[i].rim) == 0) == (pass == 0))
        lay_part (&topology, &parts, i);
  if (tw_topology_equal (&topology, &tile->topology))
    {
      tw_tile_canvas_say (self->canvas, _ ("All of that lies there already."));
      return;
    }
  changed = tw_tile_with_topology (tile, &topology);
  before = tw_tile_ref ((TwTile *) tile);
  if (!page_replace (self, set, changed))
    return;
  tw_tile_canvas_say (self->canvas, _ ("Pasted onto this tile."));
  tw_tile_canvas_tell_loss (self->canvas, before);
}

static void
show_symbol (TwDesignPage *self, const TwCanvasDeed *deed)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;
  g_autofree char *words =
      tw_canvas_deed_words (tw_document_get_set (self->document)->own, deed, tile);

  for (guint i = 0; i < tile->topology.n_symbols; i++)
    if (tile->topology.symbols[i].segment == deed->segment
        && strcmp (tile->topology.symbols[i].id, deed->symbol) == 0)
      tw_tile_canvas_select (self->canvas, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, i), FALSE);
  tw_tile_canvas_say (self->canvas, words);
}

/* What the set must know of it comes along, in one step with the symbol. */
static void
paste_symbol (TwDesignPage *self, TwTileSet *from, gboolean there)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;
  TwTopology topology = from->tiles[0]->topology;
  int variant = tw_tile_canvas_get_state (self->canvas)->variant;
  TwCanvasSpot spot = there ? tw_tile_canvas_get_state (self->canvas)->context
                            : tw_tile_canvas_get_target (self->canvas);
  g_autoptr (TwTile) parcel = NULL, laid = NULL, whole = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (GError) error = NULL;
  TwCanvasDeed deed;

  if (topology.n_symbols == 0)
    return;
  set = tw_excerpt_adopt_rules (tw_document_get_set (self->document), from, &topology, &error);
  if (set == NULL)
    {
      tw_tile_canvas_say (self->canvas, error->message);
      return;
    }
  if (from->own != NULL && set->own != NULL)
    tw_vocabulary_renumber_tile (set->own, from->own, &topology);
  parcel = tw_tile_with_topology (from->tiles[0], &topology);
  laid = tw_symbol_parcel_lay (parcel, set, tile, spot, &deed);
  /* A key speaks of land that is selected, where that makes sense. The symbol itself, which is
   * still selected after it was copied, is no place for another one. */
  if (laid == NULL && !there
      && (deed.refused || tw_tile_canvas_get_state (self->canvas)->selection.segments == 0))
    laid = tw_symbol_parcel_lay (parcel, set, tile, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0), &deed);
  if (laid != NULL)
    whole = variant < 0 ? tw_tile_ref (laid)
                        : tw_variant_edit (tw_tile_canvas_get_state (self->canvas)->value,
                                           (guint) variant, laid);
  if (whole == NULL || page_replace (self, set, whole))
    show_symbol (self, &deed);
}

static void
paste_tiles (TwDesignPage *self, TwTileSet *from, GHashTable *names)
{
  int first = tw_tile_item_get_position (tw_tile_canvas_get_state (self->canvas)->item) + 1;
  g_autoptr (GError) error = NULL;
  guint n_tiles = tw_tile_clipboard_adopt (self->document, from, names, first, &error);

  if (n_tiles > 0)
    tw_design_page_select (self, tw_tile_list_get (tw_document_get_tiles (self->document),
                                                   (guint) first + n_tiles - 1));
  else if (error != NULL)
    tw_tile_canvas_say (self->canvas, error->message);
}

static void
paste_set (TwDesignPage *self, TwTileSet *set, GHashTable *names, gboolean there)
{
  if (self->document == NULL || tw_tile_canvas_get_state (self->canvas)->tile == NULL)
    return;
  if (set == NULL)
    tw_tile_canvas_say (self->canvas, _ ("There is no tile to paste."));
  else if (strcmp (set->id, TW_TILE_CLIPBOARD_PARTS) == 0)
    paste_parts (self, set);
  else if (strcmp (set->id, TW_TILE_CLIPBOARD_SYMBOL) == 0)
    paste_symbol (self, set, there);
  else
    paste_tiles (self, set, names);
}

static void
taken_cb (TwTileSet *set, GHashTable *names, gpointer data)
{
  paste_set (data, set, names, FALSE);
}

static void
taken_there_cb (TwTileSet *set, GHashTable *names, gpointer data)
{
  paste_set (data, set, names, TRUE);
}

static void
take (TwDesignPage *self, TwTileClipboardTaken taken)
{
  tw_tile_clipboard_take (GTK_WIDGET (self), self->document, taken, g_object_ref (self),
                          g_object_unref);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  take (data, taken_cb);
}

static void
paste_there_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  take (data, taken_there_cb);
}

static gboolean
set_has_drawing (const TwTileSet *set, const TwTopology *topology)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTopology *other = &set->tiles[i]->topology;
      gboolean is_same = other->n_segments == topology->n_segments
                         && tw_topology_edge_codes (other) == tw_topology_edge_codes (topology);

      for (guint k = 0; k < topology->n_segments && is_same; k++)
        {
          gboolean is_there = FALSE;

          for (guint m = 0; m < other->n_segments; m++)
            is_there |= other->segments[m].kind == topology->segments[k].kind
                        && other->segments[m].rim == topology->segments[k].rim;
          is_same = is_there;
        }
      if (is_same)
        return TRUE;
    }
  return FALSE;
}

/* The drawing turned to each side that the set does not have yet: for pictures of one's own,
 * blocks and symbols that point. */
static void
rotations_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = tw_tile_canvas_get_state (self->canvas)->item;
  g_autoptr (TwTileSet) set = NULL;
  g_autofree char *words = NULL;
  const TwTile *tile;
  int position;
  guint n_made = 0;

  if (item == NULL)
    return;
  tile = tw_tile_item_get_tile (item);
  position = tw_tile_item_get_position (item);
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  for (guint turns = 1; turns < 4; turns++)
    {
      g_autoptr (TwTile) turned = tw_tile_transform (tile, turns, FALSE);
      g_autofree char *id = NULL;

      if (set_has_drawing (set, &turned->topology))
        continue;
      id = tw_tile_set_new_tile_id (set, tile->id);
      g_free (turned->id);
      turned->id = g_steal_pointer (&id);
      turned->n_start = 0;
      tw_tile_set_insert_tile (set, position + 1 + (int) n_made++, turned);
    }
  if (n_made > 0
      && !tw_document_replace_set (self->document, set, C_ ("undo", "Make Missing Rotations"),
                                   NULL))
    return;
  words =
      n_made == 0
          ? g_strdup (_ ("The set has all rotations of this drawing."))
          : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                          "%u rotation made. In play they are one tile.",
                                          "%u rotations made. In play they are one tile.", n_made),
                             n_made);
  tw_tile_canvas_say (self->canvas, words);
}

static const GActionEntry entries[] = {
  { .name = "copy", .activate = copy_cb },
  { .name = "cut", .activate = cut_cb },
  { .name = "copy-tile", .activate = copy_tile_cb },
  { .name = "cut-tile", .activate = cut_tile_cb },
  { .name = "paste", .activate = paste_cb },
  { .name = "paste-there", .activate = paste_there_cb },
  { .name = "rotations", .activate = rotations_cb },
};

void
tw_design_page_add_clipboard (TwDesignPage *self)
{
  static const TwKeyBinding canvas_keys[] = {
    { "<Control>c|<Control>Insert", "design.copy" },
    { "<Control>x|<Shift>Delete", "design.cut" },
    { "<Control>v|<Shift>Insert", "design.paste" },
  };
  static const TwKeyBinding strip_keys[] = {
    { "<Control>c|<Control>Insert", "design.copy-tile" },
    { "<Control>x|<Shift>Delete", "design.cut-tile" },
    { "<Control>v|<Shift>Insert", "design.paste" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas),
                             tw_key_bindings_new (canvas_keys, G_N_ELEMENTS (canvas_keys)));
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_key_bindings_new (strip_keys, G_N_ELEMENTS (strip_keys)));
}

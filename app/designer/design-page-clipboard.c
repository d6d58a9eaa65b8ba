/* Tiles and parts of tiles over the clipboard, as a set with what they need: into another tile,
 * another set, another window, or a text.
 *
 * Actions: copy (what is selected on the canvas, else the tile), cut, paste.
 */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"
#include "app/widgets/key-bindings.h"
#include "engine/format/excerpt.h"
#include "engine/format/package-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/tile-edit.h"

/* Id of a set whose only tile holds parts that are to be laid onto another. */
#define PARTS_ID "tilewright-parts"

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

/* As a package, which has pictures and rules of one's own with it, and as XML for who wants a
 * text. */
static GdkContentProvider *
content_of (const TwTileSet *excerpt)
{
  g_autofree char *xml = tw_tile_set_to_xml (excerpt, NULL);
  gsize length = 0;
  char *package = tw_package_to_data (_ ("Clipboard"), excerpt, &length, NULL);
  GdkContentProvider *providers[2];
  guint n = 0;

  if (package != NULL)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_take (package, length);

      providers[n++] = gdk_content_provider_new_for_bytes (TW_PACKAGE_MIME_TYPE, bytes);
    }
  providers[n++] = gdk_content_provider_new_typed (G_TYPE_STRING, xml);
  return gdk_content_provider_new_union (providers, n);
}

static gboolean
page_copy (TwDesignPage *self)
{
  const TwTile *tile = tw_tile_canvas_get_tile (self->canvas);
  TwSegmentSet selected = tw_tile_canvas_get_selected (self->canvas);
  TwTileSet *set = tw_document_get_set (self->document);
  g_autoptr (TwTileSet) excerpt = NULL;
  g_autoptr (TwTile) parts = NULL;
  g_autoptr (GdkContentProvider) content = NULL;

  if (tile == NULL)
    return FALSE;
  parts = selected != 0 ? tile_of_parts (tile, selected)
                        : tw_tile_ref ((TwTile *) tw_tile_canvas_get_value (self->canvas));
  excerpt = tw_excerpt_new (set, selected != 0 ? PARTS_ID : set->id, parts);
  content = content_of (excerpt);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  tw_tile_canvas_say (self->canvas,
                      selected != 0 ? _ ("What is selected is copied; paste it onto a tile.")
                                    : _ ("The tile is copied; paste it here or into another set."));
  return TRUE;
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  page_copy (data);
}

static void
cut_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  if (!page_copy (self))
    return;
  if (tw_tile_canvas_get_selected (self->canvas) != 0)
    gtk_widget_activate_action (GTK_WIDGET (self->canvas), "canvas.delete", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "design.remove", NULL);
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
        tw_edit_toggle_place (topology, (TwKind) part->kind);
      at = tw_topology_find_kind (topology, (TwKind) part->kind);
    }
  else
    {
      first = (TwEdge) __builtin_ctz (edges);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
      if (at < 0 || topology->segments[at].kind != part->kind)
        tw_edit_click_edge (topology, first, (TwKind) part->kind);
      if (edges & (edges - 1))
        tw_edit_drag_edges (topology, first, edges, (TwKind) part->kind);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
      if (at >= 0 && end >= 0)
        tw_edit_end_road (topology, (guint) at, first, (TwJunctionKind) parts->junctions[end].kind,
                          -1);
      at = tw_topology_segment_at (topology, (TwRimPlace) (4 * first + 1), layer);
    }
  for (guint i = 0; i < parts->n_symbols && at >= 0; i++)
    if (parts->symbols[i].segment == (int) segment)
      tw_edit_set_symbol (topology, parts->symbols[i].id, at, parts->symbols[i].count,
                          (TwDirection) parts->symbols[i].direction);
}

/* Rules of the parts that the set lacks come along, in one step with the parts. */
static void
paste_parts (TwDesignPage *self, TwTileSet *from)
{
  const TwTile *tile = tw_tile_canvas_get_value (self->canvas);
  TwTileItem *item = tw_tile_canvas_get_item (self->canvas);
  TwTopology parts = from->tiles[0]->topology, topology;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTile) changed = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_taken;

  if (tile == NULL)
    return;
  set = tw_excerpt_adopt_rules (tw_document_get_set (self->document), from, &parts, &error);
  if (set == NULL)
    {
      tw_tile_canvas_say (self->canvas, error->message);
      return;
    }
  tile = set->tiles[tw_tile_item_get_position (item)];
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
  if (set == tw_document_get_set (self->document))
    is_taken = tw_document_replace_tile (self->document, item, changed, C_ ("undo", "Paste"), NULL);
  else
    {
      g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);

      tw_tile_set_replace_tile (copy, (guint) tw_tile_item_get_position (item), changed);
      is_taken = tw_document_replace_set (self->document, copy, C_ ("undo", "Paste"), NULL);
    }
  if (is_taken)
    tw_tile_canvas_say (self->canvas, _ ("Pasted onto this tile."));
}

static char *
picture_name (const char *name, GBytes *bytes, gpointer data)
{
  return tw_design_page_picture_name (data, name, bytes);
}

static void
paste_tiles (TwDesignPage *self, TwTileSet *from)
{
  TwTileItem *item = tw_tile_canvas_get_item (self->canvas);
  int first = item != NULL ? tw_tile_item_get_position (item) + 1
                           : (int) tw_document_get_set (self->document)->n_tiles;
  g_autoptr (TwTileSet) set = tw_tile_set_ref (tw_document_get_set (self->document));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < from->n_tiles; i++)
    {
      TwTileSet *more =
          tw_excerpt_adopt (set, from, from->tiles[i], first + (int) i, picture_name, self, &error);

      if (more == NULL)
        {
          tw_tile_canvas_say (self->canvas, error->message);
          return;
        }
      tw_tile_set_unref (set);
      set = more;
    }
  if (!tw_document_replace_set (self->document, set, _ ("Paste Tile"), NULL))
    return;
  tw_design_page_select (self, tw_tile_list_get (tw_document_get_tiles (self->document),
                                                 (guint) first + from->n_tiles - 1));
}

/* @set is what the clipboard has, %NULL for nothing of ours. */
static void
paste_set (TwDesignPage *self, TwTileSet *set)
{
  if (self->document == NULL || tw_tile_canvas_get_item (self->canvas) == NULL)
    return;
  if (set == NULL || set->n_tiles == 0)
    tw_tile_canvas_say (self->canvas, _ ("There is no tile to paste."));
  else if (strcmp (set->id, PARTS_ID) == 0)
    paste_parts (self, set);
  else
    paste_tiles (self, set);
}

static void
text_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (TwDesignPage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  g_autoptr (TwTileSet) set =
      text != NULL ? tw_tile_set_parse (_ ("Clipboard"), text, -1, NULL) : NULL;

  paste_set (self, set);
}

static void
spliced_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (TwDesignPage) self = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TwTileSet) set = NULL;
  gsize length;
  const char *package;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (object), result, NULL) >= 0)
    {
      bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (object));
      package = g_bytes_get_data (bytes, &length);
      set = tw_package_parse (_ ("Clipboard"), package, length, NULL);
    }
  paste_set (self, set);
}

static void
package_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  TwDesignPage *self = data;
  g_autoptr (GInputStream) in =
      gdk_clipboard_read_finish (GDK_CLIPBOARD (object), result, NULL, NULL);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  if (in != NULL)
    g_output_stream_splice_async (out, in,
                                  G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE
                                      | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                  G_PRIORITY_DEFAULT, NULL, spliced_cb, self);
  else
    gdk_clipboard_read_text_async (GDK_CLIPBOARD (object), NULL, text_cb, self);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *mime_types[] = { TW_PACKAGE_MIME_TYPE, NULL };
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (data));

  if (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard),
                                             TW_PACKAGE_MIME_TYPE))
    gdk_clipboard_read_async (clipboard, mime_types, G_PRIORITY_DEFAULT, NULL, package_cb,
                              g_object_ref (data));
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_cb, g_object_ref (data));
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
  TwTileItem *item = tw_tile_canvas_get_item (self->canvas);
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
  { .name = "paste", .activate = paste_cb },
  { .name = "rotations", .activate = rotations_cb },
};

void
tw_design_page_add_clipboard (TwDesignPage *self)
{
  static const TwKeyBinding shortcuts[] = {
    { "<Control>c", "design.copy" },
    { "<Control>x", "design.cut" },
    { "<Control>v", "design.paste" },
  };
  GtkWidget *const widgets[] = { GTK_WIDGET (self->canvas), GTK_WIDGET (self->grid) };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  for (guint w = 0; w < G_N_ELEMENTS (widgets); w++)
    gtk_widget_add_controller (widgets[w],
                               tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts)));
}

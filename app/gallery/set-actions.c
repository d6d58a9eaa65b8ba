/* What can be done to the tiles on the Set page. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/tile-grid.h"
#include "engine/set/vocabulary-lands.h"

static int
compare_names (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const TwTile *tile_a = tw_tile_item_get_tile ((TwTileItem *) a);
  const TwTile *tile_b = tw_tile_item_get_tile ((TwTileItem *) b);
  g_autofree char *key_a = g_utf8_collate_key_for_filename (tile_a->id, -1);
  g_autofree char *key_b = g_utf8_collate_key_for_filename (tile_b->id, -1);

  return strcmp (key_a, key_b);
}

static int
compare_copies (gconstpointer a, gconstpointer b, gpointer user_data)
{
  guint count_a = tw_tile_item_get_tile ((TwTileItem *) a)->count;
  guint count_b = tw_tile_item_get_tile ((TwTileItem *) b)->count;

  return count_a < count_b ? 1 : count_a > count_b ? -1 : 0;
}

/* By their letters; @user_data is the document. */
static int
compare_edges (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const TwVocabulary *own = tw_document_get_set (user_data)->own;
  char letters_a[5], letters_b[5];

  tw_vocabulary_edge_letters (own, &tw_tile_item_get_tile ((TwTileItem *) a)->topology, letters_a);
  tw_vocabulary_edge_letters (own, &tw_tile_item_get_tile ((TwTileItem *) b)->topology, letters_b);
  return strcmp (letters_a, letters_b);
}

void
tw_set_page_set_order (TwSetPage *self, const char *order)
{
  g_autoptr (GtkSorter) sorter = NULL;
  GCompareDataFunc compare = g_str_equal (order, "name")     ? compare_names
                             : g_str_equal (order, "copies") ? compare_copies
                             : g_str_equal (order, "edges")  ? compare_edges
                                                             : NULL;

  if (compare != NULL)
    sorter =
        GTK_SORTER (gtk_custom_sorter_new (compare, g_object_ref (self->document), g_object_unref));
  gtk_sort_list_model_set_sorter (self->sorted, sorter);
  tw_set_page_update_actions (self);
}

void
tw_set_page_add_tile (TwSetPage *self, const TwTopology *topology)
{
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  TwTileItem *last = selected->len > 0 ? selected->pdata[selected->len - 1] : NULL;
  TwTileSet *set = tw_document_get_set (self->document);
  const char *like = last != NULL       ? tw_tile_item_get_tile (last)->id
                     : set->n_tiles > 0 ? set->tiles[set->n_tiles - 1]->id
                                        : NULL;
  g_autofree char *id = tw_tile_set_new_tile_id (set, like);
  g_autoptr (TwTile) tile = tw_tile_new (id, 1, topology);
  TwTileItem *item;

  item = tw_document_insert_tile (self->document,
                                  last != NULL ? tw_tile_item_get_position (last) + 1 : -1, tile,
                                  _ ("Add Tile"));
  if (item == NULL)
    return;
  tw_set_page_select (self, item);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-tile", "s", id);
}

static void
add_tile_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_set_page_add_tile (user_data, NULL);
}

/* All copies come behind the last of the originals, as one step. */
static void
duplicate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (TwTileSet) set = NULL;
  int position = -1;

  if (selected->len == 0)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  for (guint i = 0; i < selected->len; i++)
    position = MAX (position, tw_tile_item_get_position (selected->pdata[i]));
  for (guint i = 0; i < selected->len; i++)
    {
      const TwTile *tile = tw_tile_item_get_tile (selected->pdata[i]);
      g_autofree char *id = tw_tile_set_new_tile_id (set, tile->id);
      g_autoptr (TwTile) copy = tw_tile_with_id (tile, id);

      copy->n_start = 0;
      tw_tile_set_insert_tile (set, position + 1 + (int) i, copy);
    }
  if (!tw_document_replace_set (self->document, set,
                                g_dngettext (GETTEXT_PACKAGE, "Duplicate Tile", "Duplicate Tiles",
                                             selected->len),
                                NULL))
    return;
  tw_set_page_select (self, tw_tile_list_get (tw_document_get_tiles (self->document),
                                              (guint) position + 1));
}

static void
show_toast (TwSetPage *self, guint n_deleted, const char *id)
{
  g_autofree char *words = NULL;

  if (n_deleted == 1)
    words = g_strdup_printf (_ ("Tile %s deleted"), id);
  else
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile deleted", "%u tiles deleted",
                                          n_deleted),
                             n_deleted);
  tw_announce_undo (GTK_WIDGET (self), self->document, words);
}

static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autofree char *id = NULL;
  TwTileItem *next;

  if (selected->len == 0)
    return;
  id = g_strdup (tw_tile_item_get_tile (selected->pdata[0])->id);
  next = tw_tile_selection_find_neighbour (self->selection);
  tw_document_remove_tiles (self->document, (TwTileItem **) selected->pdata, selected->len,
                            g_dngettext (GETTEXT_PACKAGE, "Delete Tile", "Delete Tiles",
                                         selected->len));
  if (next != NULL)
    tw_set_page_select (self, next);
  show_toast (self, selected->len, id);
}

/* Repeated keys make one step, as long as the same tiles are selected. */
static void
change_copies (TwSetPage *self, int step)
{
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_unref);
  g_autofree char *key = NULL;

  if (selected->len == 0)
    return;
  for (guint i = 0; i < selected->len; i++)
    {
      const TwTile *tile = tw_tile_item_get_tile (selected->pdata[i]);
      int count = CLAMP ((int) tile->count + step, 0, TW_SET_PAGE_MAX_COPIES);

      g_ptr_array_add (tiles, tw_tile_with_count (tile, (guint) count));
    }
  key = tw_document_merge_key (selected->pdata[0], "copies");
  tw_document_replace_tiles (self->document, (TwTileItem **) selected->pdata,
                             (TwTile **) tiles->pdata, selected->len, _ ("Change Copies"), key);
}

static void
change_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  change_copies (user_data, g_variant_get_int32 (parameter));
}

static void
more_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  change_copies (user_data, 1);
}

static void
fewer_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  change_copies (user_data, -1);
}

static void
edit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);

  if (selected->len == 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-tile", "s",
                                tw_tile_item_get_tile (selected->pdata[0])->id);
}

static void
toggle_panel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_page_toggle_panel (user_data);
}

static void
clear_filter_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;

  gtk_editable_set_text (GTK_EDITABLE (self->filter_entry), "");
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "scope",
                                  g_variant_new_string ("all"));
}

static void
draw_missing_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_edge_coverage_draw_missing (TW_SET_PAGE (user_data)->coverage);
}

static void
scope_cb (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  TwSetPage *self = user_data;
  const char *name = g_variant_get_string (value, NULL);
  TwTileScope scope = g_str_equal (name, "problems")  ? TW_TILE_SCOPE_PROBLEMS
                      : g_str_equal (name, "changed") ? TW_TILE_SCOPE_CHANGED
                                                      : TW_TILE_SCOPE_ALL;

  g_simple_action_set_state (action, value);
  tw_tile_filter_set_scope (self->filter, scope);
}

static void
order_cb (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  g_simple_action_set_state (action, value);
  tw_set_page_set_order (user_data, g_variant_get_string (value, NULL));
}

static const GActionEntry entries[] = {
  { .name = "add-tile", .activate = add_tile_cb },
  { .name = "duplicate", .activate = duplicate_cb },
  { .name = "delete", .activate = delete_cb },
  { .name = "change-copies", .parameter_type = "i", .activate = change_copies_cb },
  { .name = "more-copies", .activate = more_copies_cb },
  { .name = "fewer-copies", .activate = fewer_copies_cb },
  { .name = "edit", .activate = edit_cb },
  { .name = "toggle-panel", .activate = toggle_panel_cb },
  { .name = "clear-filter", .activate = clear_filter_cb },
  { .name = "draw-missing", .activate = draw_missing_cb },
  { .name = "scope", .parameter_type = "s", .state = "'all'", .change_state = scope_cb },
  { .name = "order", .parameter_type = "s", .state = "'set'", .change_state = order_cb },
};

static const TwKeyBinding shortcuts[] = {
  { "<Control>Return|<Control>KP_Enter", "set.add-tile" },
  { "<Control>d", "set.duplicate" },
  { "F2", "set.ask-name" },
};

/* Keys without Control belong to the grid only: in the filter line they are text. */
static const TwKeyBinding grid_shortcuts[] = {
  { "Delete|KP_Delete", "set.delete" },
  { "plus|KP_Add", "set.more-copies" },
  { "minus|KP_Subtract", "set.fewer-copies" },
  { "asterisk|KP_Multiply", "set.ask-copies" },
  { "s", "set.start" },
  { "<Alt>Left", "set.move-earlier" },
  { "<Alt>Right", "set.move-later" },
  { "<Alt><Shift>Home", "set.move-first" },
  { "<Alt><Shift>End", "set.move-last" },
};

void
tw_set_page_add_actions (TwSetPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_set_page_add_edit_actions (self);
  tw_set_page_add_clipboard (self);
  tw_set_page_add_menu (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "set", G_ACTION_GROUP (self->actions));
  gtk_widget_add_controller (GTK_WIDGET (self),
                             tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts)));
  gtk_widget_add_controller (GTK_WIDGET (self->grid),
                             tw_key_bindings_new (grid_shortcuts, G_N_ELEMENTS (grid_shortcuts)));
  tw_tile_grid_add_play_key (self->grid);
}

void
tw_set_page_update_actions (TwSetPage *self)
{
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  gboolean has_more = FALSE, has_fewer = FALSE;

  for (guint i = 0; i < selected->len; i++)
    {
      guint count = tw_tile_item_get_tile (selected->pdata[i])->count;

      has_more |= count < TW_SET_PAGE_MAX_COPIES;
      has_fewer |= count > 0;
    }
  tw_action_enable (self->actions, "duplicate", selected->len > 0);
  tw_action_enable (self->actions, "delete", selected->len > 0);
  tw_action_enable (self->actions, "copy", selected->len > 0);
  tw_action_enable (self->actions, "cut", selected->len > 0);
  tw_action_enable (self->actions, "more-copies", has_more);
  tw_action_enable (self->actions, "fewer-copies", has_fewer);
  tw_action_enable (self->actions, "edit", selected->len == 1);
  tw_action_enable (self->actions, "select-all",
                    g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0);
  tw_set_page_update_edit_actions (self, selected);
}

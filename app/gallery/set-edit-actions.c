/* Changes of the selected tiles: copies, names, start, order. */
#include <glib/gi18n.h>

#include "app/document/case-updates.h"
#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/action.h"

/* One step as long as the same tiles are selected. */
static void
replace_all (TwSetPage *self, GPtrArray *selected, GPtrArray *tiles, const char *label)
{
  g_autofree char *key = tw_document_merge_key (selected->pdata[0], "copies");

  tw_document_replace_tiles (self->document, (TwTileItem **) selected->pdata,
                             (TwTile **) tiles->pdata, selected->len, label, key);
}

static void
copies_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_unref);
  int count = CLAMP (g_variant_get_int32 (parameter), 0, TW_SET_PAGE_MAX_COPIES);

  if (selected->len == 0)
    return;
  for (guint i = 0; i < selected->len; i++)
    g_ptr_array_add (tiles, tw_tile_with_count (tw_tile_item_get_tile (selected->pdata[i]),
                                                (guint) count));
  replace_all (self, selected, tiles, _ ("Change Copies"));
}

static void
ask_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_selection_bar_ask_copies (TW_SET_PAGE (user_data)->selection_bar);
}

static void
ask_name_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_selection_bar_ask_name (TW_SET_PAGE (user_data)->selection_bar);
}

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GHashTable) renames = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (TwTileSet) set = NULL;
  const TwTile *tile;

  if (selected->len != 1)
    return;
  tile = tw_tile_item_get_tile (selected->pdata[0]);
  if (g_str_equal (tile->id, id)
      || tw_tile_name_problem (tw_document_get_set (self->document), tile, id) != NULL)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  g_hash_table_insert (renames, tile->id, (gpointer) id);
  tw_tile_set_rename_tile (set, (guint) tw_tile_item_get_position (selected->pdata[0]), id);
  tw_enclosures_rename_tiles (set, renames);
  tw_lessons_rename_tiles (set, renames);
  tw_document_replace_set (self->document, set, _ ("Rename Tile"), NULL);
}

/* A start tile needs a copy that can lie there. */
static void
start_cb (GSimpleAction *action, GVariant *value, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  g_autoptr (TwTile) tile = NULL;

  if (selected->len != 1)
    return;
  tile = tw_tile_copy (tw_tile_item_get_tile (selected->pdata[0]));
  tile->n_start = g_variant_get_boolean (value) ? MAX (tile->n_start, 1) : 0;
  tile->count = MAX (tile->count, tile->n_start);
  tw_document_replace_tile (self->document, selected->pdata[0], tile,
                            tile->n_start > 0 ? _ ("Make Start Tile") : _ ("Make Ordinary Tile"),
                            NULL);
}

static void
move (TwSetPage *self, int step)
{
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  int n_tiles = (int) tw_tile_list_get_length (tw_document_get_tiles (self->document));
  int position;

  if (selected->len != 1)
    return;
  position = CLAMP (tw_tile_item_get_position (selected->pdata[0]) + step, 0, n_tiles - 1);
  tw_document_move_tile (self->document, selected->pdata[0], (guint) position, _ ("Move Tile"));
  tw_set_page_select (self, selected->pdata[0]);
}

static void
move_earlier_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move (user_data, -1);
}

static void
move_later_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  move (user_data, 1);
}

static void
move_first_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;

  move (self, -(int) tw_tile_list_get_length (tw_document_get_tiles (self->document)));
}

static void
move_last_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;

  move (self, (int) tw_tile_list_get_length (tw_document_get_tiles (self->document)));
}

/* The window has the printing; it gets the ids of the tiles. */
static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetPage *self = user_data;
  g_autoptr (GPtrArray) selected = tw_tile_selection_dup_items (self->selection);
  GVariantBuilder ids;

  g_variant_builder_init (&ids, G_VARIANT_TYPE_STRING_ARRAY);
  for (guint i = 0; i < selected->len; i++)
    g_variant_builder_add (&ids, "s", tw_tile_item_get_tile (selected->pdata[i])->id);
  gtk_widget_activate_action (GTK_WIDGET (self), "doc.print-tiles", "as", &ids);
}

static const GActionEntry entries[] = {
  { .name = "copies", .parameter_type = "i", .activate = copies_cb },
  { .name = "ask-copies", .activate = ask_copies_cb },
  { .name = "rename", .parameter_type = "s", .activate = rename_cb },
  { .name = "ask-name", .activate = ask_name_cb },
  { .name = "start", .state = "false", .change_state = start_cb },
  { .name = "print", .activate = print_cb },
  { .name = "move-earlier", .activate = move_earlier_cb },
  { .name = "move-later", .activate = move_later_cb },
  { .name = "move-first", .activate = move_first_cb },
  { .name = "move-last", .activate = move_last_cb },
};

void
tw_set_page_add_edit_actions (TwSetPage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

void
tw_set_page_update_edit_actions (TwSetPage *self, GPtrArray *selected)
{
  guint n_tiles = tw_tile_list_get_length (tw_document_get_tiles (self->document));
  gboolean is_one = selected->len == 1;
  int position = is_one ? tw_tile_item_get_position (selected->pdata[0]) : -1;
  /* Moving is seen only where the tiles stand as they do in the set. */
  gboolean is_ordered = gtk_sort_list_model_get_sorter (self->sorted) == NULL;
  gboolean can_go_back, can_go_on, are_start = selected->len > 0;

  tw_action_enable (self->actions, "copies", selected->len > 0);
  tw_action_enable (self->actions, "ask-copies", selected->len > 0);
  tw_action_enable (self->actions, "print", selected->len > 0);
  tw_action_enable (self->actions, "rename", is_one);
  tw_action_enable (self->actions, "ask-name", is_one);
  tw_action_enable (self->actions, "start", is_one);
  for (guint i = 0; i < selected->len; i++)
    are_start &= tw_tile_item_get_tile (selected->pdata[i])->n_start > 0;
  tw_action_set_state (self->actions, "start", g_variant_new_boolean (are_start));
  can_go_back = is_one && is_ordered && position > 0;
  can_go_on = is_one && is_ordered && position >= 0 && position + 1 < (int) n_tiles;
  tw_action_enable (self->actions, "move-earlier", can_go_back);
  tw_action_enable (self->actions, "move-first", can_go_back);
  tw_action_enable (self->actions, "move-later", can_go_on);
  tw_action_enable (self->actions, "move-last", can_go_on);
  tw_selection_bar_show (self->selection_bar, self->document, selected);
}

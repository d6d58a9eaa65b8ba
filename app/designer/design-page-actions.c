/* What can be done with whole tiles on the Design page. */
#include <glib/gi18n.h>

#include "app/designer/canvas-keyboard.h"
#include "app/designer/design-page-private.h"
#include "app/designer/variants-group.h"
#include "app/widgets/action.h"
#include "app/widgets/key-hints.h"
#include "engine/tile/variants.h"

#define MAX_COPIES 99

static TwTileItem *
page_item (TwDesignPage *self)
{
  return tw_tile_canvas_get_state (self->canvas)->item;
}

static gboolean
tile_is_blank (const TwTile *tile)
{
  return tile->topology.n_segments == 0 && tile->topology.n_symbols == 0;
}

/* The next blank tile after this one; a new one at the end if there is none. */
static void
next_blank_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileList *tiles = tw_document_get_tiles (self->document);
  TwTileItem *item = page_item (self);
  guint n_tiles = tw_tile_list_get_length (tiles);
  guint from = item != NULL ? (guint) tw_tile_item_get_position (item) : 0;
  g_autofree char *id = NULL;
  g_autoptr (TwTile) tile = NULL;

  for (guint i = 1; i <= n_tiles; i++)
    {
      TwTileItem *next = tw_tile_list_get (tiles, (from + i) % n_tiles);

      if (next != item && tile_is_blank (tw_tile_item_get_tile (next)))
        {
          tw_design_page_select (self, next);
          gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
          return;
        }
    }
  id = tw_tile_set_new_tile_id (tw_document_get_set (self->document),
                                item != NULL ? tw_tile_item_get_tile (item)->id : NULL);
  tile = tw_tile_new (id, 1, NULL);
  item = tw_document_insert_tile (self->document, -1, tile, _ ("Add Tile"));
  if (item == NULL)
    return;
  tw_design_page_select (self, item);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static void
duplicate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = page_item (self);
  g_autofree char *id = NULL;
  g_autoptr (TwTile) tile = NULL;

  if (item == NULL)
    return;
  id = tw_tile_set_new_tile_id (tw_document_get_set (self->document),
                                tw_tile_item_get_tile (item)->id);
  tile = tw_tile_with_id (tw_tile_item_get_tile (item), id);
  tile->n_start = 0;
  item = tw_document_insert_tile (self->document, tw_tile_item_get_position (item) + 1, tile,
                                  g_dngettext (GETTEXT_PACKAGE, "Duplicate Tile", "Duplicate Tiles",
                                               1));
  if (item != NULL)
    tw_design_page_select (self, item);
}

static void
neighbour_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileList *tiles = tw_document_get_tiles (self->document);
  int n_tiles = (int) tw_tile_list_get_length (tiles);
  int position = page_item (self) != NULL ? tw_tile_item_get_position (page_item (self)) : 0;

  position += g_variant_get_int32 (parameter);
  if (position >= 0 && position < n_tiles)
    tw_design_page_select (self, tw_tile_list_get (tiles, (guint) position));
}

/* Not where the number is chosen: a field says itself what is in it. */
static void
tell_copies (TwDesignPage *self, guint n_copies)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *words = NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->inspector)))
    return;
  words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u copy", "%u copies", n_copies), n_copies);
  tw_tile_canvas_say (self->canvas, words);
}

static void
page_set_copies (TwDesignPage *self, int n_copies)
{
  TwTileItem *item = page_item (self);
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *key = NULL;

  if (item == NULL)
    return;
  n_copies = CLAMP (n_copies, 0, MAX_COPIES);
  if (tw_tile_item_get_tile (item)->count == (guint) n_copies)
    {
      tell_copies (self, (guint) n_copies);
      return;
    }
  tile = tw_tile_with_count (tw_tile_item_get_tile (item), (guint) n_copies);
  key = tw_document_merge_key (item, "copies");
  tw_document_replace_tile (self->document, item, tile, _ ("Change Copies"), key);
  tell_copies (self, (guint) n_copies);
}

static void
copies_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  if (page_item (self) != NULL)
    page_set_copies (self, (int) tw_tile_item_get_tile (page_item (self))->count
                               + g_variant_get_int32 (parameter));
}

static void
set_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  page_set_copies (data, g_variant_get_int32 (parameter));
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = page_item (self);
  g_autoptr (TwTile) tile = NULL;

  if (item == NULL)
    return;
  tile = tw_tile_copy (tw_tile_item_get_tile (item));
  tile->n_start = tile->n_start > 0 ? 0 : 1;
  tw_document_replace_tile (self->document, item, tile, _ ("Change Start Tile"), NULL);
}

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  adw_flap_set_reveal_flap (self->flap, TRUE);
  tw_tile_inspector_rename (self->inspector);
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  TwTileItem *item = page_item (self);

  if (item != NULL)
    tw_document_remove_tiles (self->document, &item, 1,
                              g_dngettext (GETTEXT_PACKAGE, "Delete Tile", "Delete Tiles", 1));
}

static void
new_variant_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;

  if (page_item (self) == NULL)
    return;
  adw_flap_set_reveal_flap (self->flap, TRUE);
  tw_tile_inspector_add_variant (self->inspector);
}

static void
new_symbol_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tw_symbol_shelf_begin_symbol (TW_DESIGN_PAGE (data)->shelf);
}

static void
add_variant_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  g_autoptr (TwTile) tile = NULL;

  if (page_item (self) != NULL)
    tile = tw_variants_group_with (tw_document_get_set (self->document)->own,
                                   tw_tile_item_get_tile (page_item (self)),
                                   g_variant_get_string (parameter, NULL));
  if (tile != NULL)
    tw_document_replace_tile (self->document, page_item (self), tile, C_ ("undo", "Add Variant"),
                              NULL);
}

static void
page_set_variant (TwDesignPage *self,
                  int variant,
                  int n_copies,
                  const char *label,
                  const char *what)
{
  TwTileItem *item = page_item (self);
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *key = NULL;

  if (item == NULL || variant < 0 || variant >= (int) tw_tile_item_get_tile (item)->n_variants)
    return;
  tile = tw_variant_set_count (tw_tile_item_get_tile (item), (guint) variant, (guint) n_copies);
  if (what != NULL)
    key = tw_document_merge_key (item, what);
  if (!tw_tile_equal (tile, tw_tile_item_get_tile (item)))
    tw_document_replace_tile (self->document, item, tile, label, key);
}

static void
variant_copies_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  int variant, n_copies;

  g_variant_get (parameter, "(ii)", &variant, &n_copies);
  page_set_variant (data, variant, CLAMP (n_copies, 1, MAX_COPIES), _ ("Change Copies"), "variant");
}

static void
remove_variant_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  page_set_variant (data, g_variant_get_int32 (parameter), 0, _ ("Remove Variant"), NULL);
}

static const GActionEntry entries[] = {
  { .name = "new-variant", .activate = new_variant_cb },
  { .name = "new-symbol", .activate = new_symbol_cb },
  { .name = "add-variant", .activate = add_variant_cb, .parameter_type = "s" },
  { .name = "variant-copies", .activate = variant_copies_cb, .parameter_type = "(ii)" },
  { .name = "remove-variant", .activate = remove_variant_cb, .parameter_type = "i" },
  { .name = "next-blank", .activate = next_blank_cb },
  { .name = "duplicate", .activate = duplicate_cb },
  { .name = "neighbour", .activate = neighbour_cb, .parameter_type = "i" },
  { .name = "copies", .activate = copies_cb, .parameter_type = "i" },
  { .name = "set-copies", .activate = set_copies_cb, .parameter_type = "i" },
  { .name = "start", .activate = start_cb, .state = "false" },
  { .name = "rename", .activate = rename_cb },
  { .name = "remove", .activate = remove_cb },
};

void
tw_design_page_update_actions (TwDesignPage *self)
{
  static const char *const of_tile[] = {
    "duplicate",
    "start",
    "rename",
    "rotate",
    "mirror",
    "remove",
    "copy",
    "cut",
    "copy-tile",
    "cut-tile",
    "rotations",
    "choose-picture",
    "remove-picture",
    "choose-reference",
    "remove-reference",
    "reference",
  };
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;

  for (guint i = 0; i < G_N_ELEMENTS (of_tile); i++)
    tw_action_enable (self->actions, of_tile[i], tile != NULL);
  tw_action_set_state (self->actions, "start",
                       g_variant_new_boolean (tile != NULL && tile->n_start > 0));
  tw_design_page_update_order (self);
}

void
tw_design_page_add_actions (TwDesignPage *self)
{
  GtkEventController *keys;
  static const TwHintedKey shortcuts[] = {
    { "<Control>Return|<Control>KP_Enter", "design.next-blank", N_ ("next blank tile") },
    { "<Control>d", "design.duplicate", N_ ("duplicate") },
    { "F2", "design.rename", N_ ("name") },
    { "<Control><Shift>b", "design.choose-reference", NULL },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_design_page_add_clipboard (self);
  tw_design_page_add_pictures (self);
  tw_design_page_add_transform (self);
  tw_design_page_add_strip_menu (self);
  tw_design_page_add_order (self);
  tw_design_page_add_hints (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "design", G_ACTION_GROUP (self->actions));
  keys = tw_hinted_keys_new (shortcuts, G_N_ELEMENTS (shortcuts));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), tw_canvas_keyboard_everywhere ());
}

/* Where a game begins, draw order, backs, blocks. */
#include "app/gallery/start-blocks-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/document/start-choice.h"
#include "app/gallery/block-editor.h"
#include "app/gallery/sides-row.h"
#include "app/widgets/choice-tooltip.h"
#include "app/widgets/text-limit.h"
#include "engine/format/shipped-sets.h"

struct _TwStartBlocksPage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  gboolean is_filling;

  AdwComboRow *start;
  AdwComboRow *draw;
  AdwComboRow *first;
  AdwComboRow *last;
  AdwEntryRow *back;
  AdwEntryRow *mark;
  TwSidesRow *sides;
  AdwPreferencesGroup *blocks;
  GtkMenuButton *add_button;
  GPtrArray *block_rows;
};

G_DEFINE_FINAL_TYPE (TwStartBlocksPage, tw_start_blocks_page, ADW_TYPE_PREFERENCES_PAGE)

/* Names in a list are given anew only when they are others: a list that is open stays so. */
static void
show_choice (AdwComboRow *row, char **names, guint selected)
{
  GListModel *model = adw_combo_row_get_model (row);
  gboolean is_same = model != NULL && g_list_model_get_n_items (model) == g_strv_length (names);

  for (guint i = 0; is_same && names[i] != NULL; i++)
    is_same = strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i), names[i]) == 0;
  if (!is_same)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) names);

      adw_combo_row_set_model (row, G_LIST_MODEL (list));
    }
  if (adw_combo_row_get_selected (row) != selected)
    adw_combo_row_set_selected (row, selected);
}

static void
show_text (AdwEntryRow *row, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)), text != NULL ? text : "") != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
}

static void
take_all (TwTileSet *set, gpointer data)
{
  TwStartBlocksPage *self = data;
  guint first = adw_combo_row_get_selected (self->first);
  guint last = adw_combo_row_get_selected (self->last);
  guint start = adw_combo_row_get_selected (self->start);

  if (start != tw_start_choice_get (set))
    tw_start_choice_set (set, start);
  set->draw =
      adw_combo_row_get_selected (self->draw) == 1 ? TW_SET_DRAW_FIRST : TW_SET_DRAW_SHUFFLED;
  tw_set_head_string (&set->first_tile,
                      first > 0 && first <= set->n_tiles ? set->tiles[first - 1]->id : NULL);
  tw_set_head_string (&set->last_tile,
                      last > 0 && last <= set->n_tiles ? set->tiles[last - 1]->id : NULL);
  tw_set_head_string (&set->back, gtk_editable_get_text (GTK_EDITABLE (self->back)));
  tw_set_head_string (&set->mark, gtk_editable_get_text (GTK_EDITABLE (self->mark)));
}

static void
edited (TwStartBlocksPage *self, const char *label, const char *key)
{
  if (!self->is_filling)
    tw_set_head_change (self->document, take_all, self, label, key);
}

static void
start_cb (TwStartBlocksPage *self)
{
  edited (self, _ ("Change Start"), NULL);
}

static void
draw_cb (TwStartBlocksPage *self)
{
  edited (self, _ ("Change Draw Order"), NULL);
}

static void
back_cb (TwStartBlocksPage *self)
{
  edited (self, _ ("Change Back"), "back");
}

static void
mark_cb (TwStartBlocksPage *self)
{
  edited (self, _ ("Change Sort Mark"), "mark");
}

static void
edit_block (TwStartBlocksPage *self, const char *id)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_PREFERENCES_WINDOW);

  if (window != NULL)
    adw_preferences_window_present_subpage (ADW_PREFERENCES_WINDOW (window),
                                            tw_block_editor_new (self->document, self->textures,
                                                                 id));
}

static void
edit_block_cb (TwStartBlocksPage *self, GtkWidget *row)
{
  edit_block (self, g_object_get_data (G_OBJECT (row), "block"));
}

static void
add_block_row (TwStartBlocksPage *self, const TwBlock *block)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (block->id, -1);
  g_autofree char *tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", block->n_tiles),
                       block->n_tiles);
  g_autofree char *words = NULL;

  if (block->is_start)
    /* Translators: "12 tiles, the start", of a block */
    words = g_strdup_printf (_ ("%s, the start"), tiles);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words != NULL ? words : tiles);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "block", g_strdup (block->id), g_free);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (edit_block_cb), self);
  adw_preferences_group_add (self->blocks, row);
  g_ptr_array_add (self->block_rows, row);
}

static void
show_blocks (TwStartBlocksPage *self, const TwTileSet *set)
{
  for (guint i = 0; i < self->block_rows->len; i++)
    adw_preferences_group_remove (self->blocks, self->block_rows->pdata[i]);
  g_ptr_array_set_size (self->block_rows, 0);
  for (guint i = 0; i < set->n_blocks; i++)
    add_block_row (self, &set->blocks[i]);
}

static guint
tile_choice (const TwTileSet *set, const char *id)
{
  return id != NULL ? (guint) (tw_tile_set_find (set, id) + 1) : 0;
}

static void
fill (TwStartBlocksPage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  g_auto (GStrv) starts = tw_start_choice_names (set);
  g_auto (GStrv) tiles = tw_tile_choice_names (set);

  self->is_filling = TRUE;
  show_choice (self->start, starts, tw_start_choice_get (set));
  show_choice (self->first, tiles, tile_choice (set, set->first_tile));
  show_choice (self->last, tiles, tile_choice (set, set->last_tile));
  adw_combo_row_set_selected (self->draw, set->draw == TW_SET_DRAW_FIRST);
  show_text (self->back, set->back);
  show_text (self->mark, set->mark);
  tw_sides_row_show (self->sides, set);
  show_blocks (self, set);
  self->is_filling = FALSE;
}

static void
put_block (TwTileSet *set, gpointer id)
{
  tw_tile_set_add_block (set, id);
}

/* The block is found by its name from here on, so it has one that no other has. */
static char *
new_block_id (const TwTileSet *set)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("block-%u", number);
      gboolean is_free = TRUE;

      for (guint i = 0; i < set->n_blocks; i++)
        is_free &= strcmp (set->blocks[i].id, id) != 0;
      if (is_free)
        return g_steal_pointer (&id);
    }
}

static void
new_block_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwStartBlocksPage *self = TW_START_BLOCKS_PAGE (widget);
  g_autofree char *id = new_block_id (tw_document_get_set (self->document));

  tw_set_head_change (self->document, put_block, id, _ ("Add Block"), NULL);
  edit_block (self, id);
}

/* A shipped block with the tiles it is made of; those that are here already stay as they are. */
static void
copy_block (TwTileSet *set, const TwTileSet *from, const TwBlock *block)
{
  TwBlock *copy = tw_tile_set_add_block (set, block->id);

  copy->ruin = block->ruin;
  for (guint i = 0; i < block->n_tiles; i++)
    {
      const TwBlockTile *place = &block->tiles[i];
      int index = tw_tile_set_find (from, place->tile);

      if (index >= 0 && tw_tile_set_find (set, place->tile) < 0)
        tw_tile_set_insert_tile (set, -1, from->tiles[index]);
      /* The set may have grown, and its blocks with it. */
      copy = &set->blocks[set->n_blocks - 1];
      tw_block_add_tile (copy, place->tile, place->x, place->y, place->quarter_turns);
    }
}

static void
insert_block_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwStartBlocksPage *self = TW_START_BLOCKS_PAGE (widget);
  const char *set_id, *block_id;
  g_autoptr (TwTileSet) from = NULL, set = NULL;

  g_variant_get (parameter, "(&s&s)", &set_id, &block_id);
  from = tw_shipped_set_load (set_id, NULL);
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  for (guint i = 0; i < set->n_blocks; i++)
    if (strcmp (set->blocks[i].id, block_id) == 0)
      return;
  for (guint i = 0; from != NULL && i < from->n_blocks; i++)
    if (strcmp (from->blocks[i].id, block_id) == 0)
      copy_block (set, from, &from->blocks[i]);
  if (tw_document_replace_set (self->document, set, _ ("Add Block"), NULL))
    edit_block (self, block_id);
}

/* The blocks of what is shipped, as "the twelve tiles of Carcassonne". */
static GMenu *
new_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) shipped = g_menu_new ();
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  g_menu_append (menu, _ ("Empty Block"), "blocks.new");
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);

      for (guint k = 0; set != NULL && k < set->n_blocks; k++)
        {
          g_autofree char *label =
              g_strdup_printf ("%s: %s", tw_texts_best (set->titles, g_get_language_names ()),
                               set->blocks[k].id);
          g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

          g_menu_item_set_action_and_target_value (item, "blocks.insert",
                                                   g_variant_new ("(ss)", ids[i],
                                                                  set->blocks[k].id));
          g_menu_append_item (shipped, item);
        }
    }
  g_menu_append_section (menu, _ ("With Its Tiles"), G_MENU_MODEL (shipped));
  return menu;
}

static void
start_blocks_page_dispose (GObject *object)
{
  TwStartBlocksPage *self = TW_START_BLOCKS_PAGE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  if (self->sides != NULL)
    tw_sides_row_close (self->sides);
  self->sides = NULL;
  g_clear_pointer (&self->block_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_start_blocks_page_parent_class)->dispose (object);
}

static void
tw_start_blocks_page_class_init (TwStartBlocksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = start_blocks_page_dispose;
  gtk_widget_class_install_action (widget_class, "blocks.new", NULL, new_block_cb);
  gtk_widget_class_install_action (widget_class, "blocks.insert", "(ss)", insert_block_cb);
  g_type_ensure (TW_TYPE_SIDES_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/start-blocks-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, start);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, draw);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, first);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, last);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, back);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, mark);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, sides);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, blocks);
  gtk_widget_class_bind_template_child (widget_class, TwStartBlocksPage, add_button);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_cb);
}

static void
tw_start_blocks_page_init (TwStartBlocksPage *self)
{
  g_autoptr (GMenu) menu = new_menu ();

  self->is_filling = TRUE;
  self->block_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_tooltip (self->start);
  tw_choice_tooltip (self->draw);
  tw_choice_tooltip (self->first);
  tw_choice_tooltip (self->last);
  tw_text_limit_line (self->back);
  tw_text_limit_line (self->mark);
  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (menu));
}

GtkWidget *
tw_start_blocks_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwStartBlocksPage *self = g_object_new (TW_TYPE_START_BLOCKS_PAGE, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  tw_sides_row_set_textures (self->sides, textures);
  fill (self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (fill), self);
  return GTK_WIDGET (self);
}

/* A block of tiles as a grid. */
#include "app/gallery/block-editor.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tile-picture.h"

#define CHOICE_SIZE 60
#define ROOM_PX     420

struct _TwBlockEditor
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  char *id;
  gboolean is_filling;
  /* The cell that has the focus, or had it last, in the block's columns and rows. */
  int focus_x, focus_y;
  /* The cell in the grid's corner, and its size. */
  int left, top;
  int n_columns, n_rows;

  AdwEntryRow *name;
  GtkSwitch *is_start;
  GtkSwitch *has_ruin;
  GtkGrid *grid;
  GtkLabel *problems;
  GtkDropDown *choice;
};

G_DEFINE_FINAL_TYPE (TwBlockEditor, tw_block_editor, ADW_TYPE_BIN)

static int
block_index (TwBlockEditor *self, const TwTileSet *set)
{
  for (guint i = 0; i < set->n_blocks; i++)
    if (strcmp (set->blocks[i].id, self->id) == 0)
      return (int) i;
  return -1;
}

static int
place_at (const TwBlock *block, int x, int y)
{
  for (guint i = 0; i < block->n_tiles; i++)
    if (block->tiles[i].x == x && block->tiles[i].y == y)
      return (int) i;
  return -1;
}

static void
remove_place (TwBlock *block, guint index)
{
  g_free (block->tiles[index].tile);
  block->n_tiles--;
  memmove (&block->tiles[index], &block->tiles[index + 1],
           (block->n_tiles - index) * sizeof *block->tiles);
}

/* The first column and row of a block are 0. */
static void
put_into_corner (TwBlock *block)
{
  int left = G_MAXINT, top = G_MAXINT;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      left = MIN (left, block->tiles[i].x);
      top = MIN (top, block->tiles[i].y);
    }
  for (guint i = 0; i < block->n_tiles; i++)
    {
      block->tiles[i].x = (gint16) (block->tiles[i].x - left);
      block->tiles[i].y = (gint16) (block->tiles[i].y - top);
    }
}

typedef struct
{
  TwBlockEditor *self;
  const char *tile; /* %NULL to take it out */
} CellEdit;

static void
edit_cell (TwTileSet *set, gpointer data)
{
  const CellEdit *edit = data;
  TwBlockEditor *self = edit->self;
  TwBlock *block = &set->blocks[block_index (self, set)];
  int index = place_at (block, self->focus_x, self->focus_y);

  if (edit->tile == NULL && index >= 0)
    remove_place (block, (guint) index);
  else if (index >= 0)
    block->tiles[index].quarter_turns = (block->tiles[index].quarter_turns + 1) & 3;
  else if (edit->tile != NULL)
    tw_block_add_tile (block, edit->tile, self->focus_x, self->focus_y, 0);
  put_into_corner (block);
}

/* The focus follows the cell when the block moves into the corner. */
static void
change_cell (TwBlockEditor *self, const char *tile, const char *label)
{
  CellEdit edit = { self, tile };
  int x = MIN (self->focus_x, 0), y = MIN (self->focus_y, 0);

  tw_set_head_change (self->document, edit_cell, &edit, label, NULL);
  self->focus_x -= x;
  self->focus_y -= y;
}

static void
put_head (TwTileSet *set, gpointer data)
{
  TwBlockEditor *self = data;
  TwBlock *block = &set->blocks[block_index (self, set)];

  if (gtk_switch_get_active (self->is_start) && !block->is_start)
    for (guint i = 0; i < set->n_blocks; i++)
      set->blocks[i].is_start = FALSE;
  block->is_start = gtk_switch_get_active (self->is_start);
  block->ruin = gtk_switch_get_active (self->has_ruin);
}

static void
switched_cb (TwBlockEditor *self)
{
  if (!self->is_filling)
    tw_set_head_change (self->document, put_head, self, _ ("Change Block"), NULL);
}

static void
put_name (TwTileSet *set, gpointer data)
{
  TwBlockEditor *self = data;
  TwBlock *block = &set->blocks[block_index (self, set)];

  g_free (block->id);
  block->id = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
named_cb (TwBlockEditor *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  const TwTileSet *set = tw_document_get_set (self->document);
  g_autofree char *id = NULL;

  for (guint i = 0; i < set->n_blocks; i++)
    if (strcmp (set->blocks[i].id, name) == 0)
      return;
  if (*name == '\0')
    return;
  id = g_strdup (name);
  self->is_filling = TRUE;
  tw_set_head_change (self->document, put_name, self, _ ("Rename Block"), NULL);
  self->is_filling = FALSE;
  g_free (self->id);
  self->id = g_steal_pointer (&id);
}

static void
put_out (TwTileSet *set, gpointer data)
{
  tw_tile_set_remove_block (set, (guint) block_index (data, set));
}

static void
close_page (TwBlockEditor *self)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_PREFERENCES_WINDOW);
  AdwPreferencesPage *page;

  if (window == NULL)
    return;
  adw_preferences_window_close_subpage (ADW_PREFERENCES_WINDOW (window));
  /* The focus was on this page; without any, keys would go nowhere. The window itself would
   * find it again on this page, which is still moving out and would then never go. */
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  page = adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (window));
  gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  close_page (TW_BLOCK_EDITOR (widget));
  return TRUE;
}

static void
delete_cb (TwBlockEditor *self)
{
  tw_set_head_change (self->document, put_out, self, C_ ("undo", "Delete Block"), NULL);
}

static const char *
chosen_tile (TwBlockEditor *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  guint chosen = gtk_drop_down_get_selected (self->choice);

  return chosen < set->n_tiles ? set->tiles[chosen]->id : NULL;
}

static void
cell_of (TwBlockEditor *self, GtkWidget *button)
{
  int column, row, width, height;

  gtk_grid_query_child (self->grid, button, &column, &row, &width, &height);
  self->focus_x = column + self->left;
  self->focus_y = row + self->top;
}

static void
cell_clicked_cb (TwBlockEditor *self, GtkWidget *button)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  const TwBlock *block = &set->blocks[block_index (self, set)];
  gboolean is_there;

  cell_of (self, button);
  is_there = place_at (block, self->focus_x, self->focus_y) >= 0;
  if (is_there || chosen_tile (self) != NULL)
    change_cell (self, chosen_tile (self) != NULL ? chosen_tile (self) : "",
                 is_there ? _ ("Turn Tile in Block") : _ ("Add Tile to Block"));
}

static gboolean
cell_key_cb (GtkEventControllerKey *keys,
             guint keyval,
             guint keycode,
             GdkModifierType state,
             TwBlockEditor *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)), *next;
  int column, row, width, height;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    {
      cell_of (self, button);
      change_cell (self, NULL, _ ("Take Tile out of Block"));
      return TRUE;
    }
  gtk_grid_query_child (self->grid, button, &column, &row, &width, &height);
  next = keyval == GDK_KEY_Left    ? gtk_grid_get_child_at (self->grid, column - 1, row)
         : keyval == GDK_KEY_Right ? gtk_grid_get_child_at (self->grid, column + 1, row)
         : keyval == GDK_KEY_Up    ? gtk_grid_get_child_at (self->grid, column, row - 1)
         : keyval == GDK_KEY_Down  ? gtk_grid_get_child_at (self->grid, column, row + 1)
                                   : NULL;
  return next != NULL && gtk_widget_grab_focus (next);
}

static GtkWidget *
new_cell (TwBlockEditor *self, const TwTileSet *set, const TwBlock *block, int x, int y, int size)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  int index = place_at (block, x, y);
  const TwBlockTile *place = index >= 0 ? &block->tiles[index] : NULL;
  int tile = place != NULL ? tw_tile_set_find (set, place->tile) : -1;
  g_autofree char *name = NULL;

  if (tile >= 0)
    {
      const TwTileLook look = tw_tile_look_of (set, set->tiles[tile], -1, place->quarter_turns);
      GtkWidget *picture = tw_tile_picture_new (self->textures, size);

      tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
      gtk_button_set_child (GTK_BUTTON (button), picture);
    }
  else
    gtk_button_set_label (GTK_BUTTON (button), place != NULL ? place->tile : "+");
  if (place != NULL)
    /* Translators: column and row of a cell, the tile on it, by how much it is turned */
    name = g_strdup_printf (_ ("Column %d, row %d: tile %s, turned by %d°"), x + 1, y + 1,
                            place->tile, place->quarter_turns * 90);
  else
    name = g_strdup_printf (_ ("Column %d, row %d: empty"), x + 1, y + 1);
  tw_icon_button_set_words (button, name);
  gtk_widget_set_size_request (button, size, size);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "block-cell");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (cell_clicked_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (cell_key_cb), self);
  gtk_widget_add_controller (button, keys);
  return button;
}

/* All cells of the block and a ring around it, at least two by two. */
static void
find_extent (TwBlockEditor *self, const TwBlock *block)
{
  int right = 0, bottom = 0;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      right = MAX (right, block->tiles[i].x);
      bottom = MAX (bottom, block->tiles[i].y);
    }
  self->left = self->top = block->n_tiles > 0 ? -1 : 0;
  self->n_columns = MIN (right + 2 - self->left, TW_BLOCK_EDITOR_MAX);
  self->n_rows = MIN (bottom + 2 - self->top, TW_BLOCK_EDITOR_MAX);
}

static void
show_cells (TwBlockEditor *self, const TwTileSet *set, const TwBlock *block)
{
  GtkWidget *child;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->grid));
  int size;

  find_extent (self, block);
  size = CLAMP (ROOM_PX / MAX (self->n_columns, self->n_rows), 34, 84);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (int row = 0; row < self->n_rows; row++)
    for (int column = 0; column < self->n_columns; column++)
      gtk_grid_attach (self->grid,
                       new_cell (self, set, block, column + self->left, row + self->top, size),
                       column, row, 1, 1);
  child = gtk_grid_get_child_at (self->grid, self->focus_x - self->left, self->focus_y - self->top);
  if (had_focus && child != NULL)
    gtk_widget_grab_focus (child);
}

static void
show_problems (TwBlockEditor *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  const TwProblems *problems = tw_document_get_problems (self->document);
  g_autoptr (GString) words = g_string_new (NULL);
  int index = block_index (self, set);

  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];
      g_autofree char *message = NULL;

      if ((problem->code != TW_PROBLEM_BLOCK_EDGES && problem->code != TW_PROBLEM_BLOCK_TILE)
          || problem->other != index)
        continue;
      message = tw_problem_message (problem, set);
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", message);
    }
  gtk_label_set_label (self->problems, words->str);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), words->len > 0);
}

static void
show_choice (TwBlockEditor *self, const TwTileSet *set)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);
  g_autoptr (GtkStringList) ids = gtk_string_list_new (NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    gtk_string_list_append (ids, set->tiles[i]->id);
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (ids));
  if (chosen < set->n_tiles)
    gtk_drop_down_set_selected (self->choice, chosen);
}

static void
changed_cb (TwBlockEditor *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  int index = block_index (self, set);

  if (self->is_filling)
    return;
  if (index < 0)
    {
      close_page (self);
      return;
    }
  self->is_filling = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->name)), self->id) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->name), self->id);
  gtk_switch_set_active (self->is_start, set->blocks[index].is_start);
  gtk_switch_set_active (self->has_ruin, set->blocks[index].ruin);
  show_choice (self, set);
  show_cells (self, set, &set->blocks[index]);
  self->is_filling = FALSE;
}

static void
block_editor_dispose (GObject *object)
{
  TwBlockEditor *self = TW_BLOCK_EDITOR (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->id, g_free);
  G_OBJECT_CLASS (tw_block_editor_parent_class)->dispose (object);
}

static void
tw_block_editor_class_init (TwBlockEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = block_editor_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/block-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, name);
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, is_start);
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, has_ruin);
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, grid);
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, TwBlockEditor, choice);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, switched_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_page);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
tw_block_editor_init (TwBlockEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_line (self->name);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->name), FALSE);
}

/* What one tile looks like in the list of those to choose from. */
static void
choice_setup_cb (GtkListItemFactory *factory, GtkListItem *item, TwBlockEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_box_append (GTK_BOX (box), tw_tile_picture_new (self->textures, CHOICE_SIZE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
choice_bind_cb (GtkListItemFactory *factory, GtkListItem *item, TwBlockEditor *self)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkStringObject *id = gtk_list_item_get_item (item);
  const TwTileSet *set = tw_document_get_set (self->document);
  int tile = tw_tile_set_find (set, gtk_string_object_get_string (id));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)),
                       gtk_string_object_get_string (id));
  if (tile >= 0)
    {
      const TwTileLook look = tw_tile_look_of (set, set->tiles[tile], -1, 0);

      tw_tile_picture_set_look (TW_TILE_PICTURE (gtk_widget_get_first_child (box)), &look);
    }
}

GtkWidget *
tw_block_editor_new (TwDocument *document, TwTileTextures *textures, const char *id)
{
  TwBlockEditor *self = g_object_new (TW_TYPE_BLOCK_EDITOR, NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkExpression) expression =
      gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  self->id = g_strdup (id);
  g_signal_connect_object (factory, "setup", G_CALLBACK (choice_setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (choice_bind_cb), self, 0);
  gtk_drop_down_set_factory (self->choice, factory);
  gtk_drop_down_set_expression (self->choice, expression);
  gtk_drop_down_set_enable_search (self->choice, TRUE);
  tw_drop_down_set_name (self->choice, _ ("_Tile to Lay"));
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (show_problems), self);
  changed_cb (self);
  show_problems (self);
  return GTK_WIDGET (self);
}

/* Tiles of a set that repeat each other. */
#include "app/gallery/repeats-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/tile-picture.h"

#define PICTURE_SIZE 56
#define MAX_ROWS     60

struct _TwRepeatsPage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  AdwPreferencesGroup *group;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (TwRepeatsPage, tw_repeats_page, ADW_TYPE_PREFERENCES_PAGE)

static guint shown_signal;

/* By how much the one has to be turned to have its edges where the other has them. */
static guint
turns_between (const TwTile *from, const TwTile *to)
{
  for (guint turns = 0; turns < 4; turns++)
    {
      TwTopology turned = from->topology;

      tw_topology_rotate (&turned, turns);
      if (tw_topology_edge_codes (&turned) == tw_topology_edge_codes (&to->topology))
        return turns;
    }
  return 0;
}

void
tw_tile_set_join_tiles (TwTileSet *set, guint index, guint into)
{
  const TwTile *from = set->tiles[index], *to = set->tiles[into];
  guint turns = turns_between (to, from);
  g_autofree char *from_id = g_strdup (from->id);
  g_autofree char *to_id = g_strdup (to->id);
  g_autoptr (TwTile) joined = tw_tile_copy (to);

  joined->count = MIN (joined->count + from->count, TW_MAX_COPIES);
  joined->n_start = MIN (joined->n_start + from->n_start, joined->count);
  for (guint i = 0; i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      if (strcmp (set->blocks[i].tiles[k].tile, from_id) == 0)
        set->blocks[i].tiles[k].quarter_turns = (set->blocks[i].tiles[k].quarter_turns + turns) & 3;
  tw_tile_set_replace_tile (set, into, joined);
  tw_tile_set_remove_tile (set, index);
  tw_tile_set_follow_id (set, from_id, to_id);
}

static void
join_cb (TwRepeatsPage *self, GtkWidget *button)
{
  TwTileItem *item = g_object_get_data (G_OBJECT (button), "item");
  TwTileItem *other = g_object_get_data (G_OBJECT (button), "other");
  g_autoptr (TwTileSet) set = NULL;

  if (tw_tile_item_get_position (item) < 0 || tw_tile_item_get_position (other) < 0)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  tw_tile_set_join_tiles (set, (guint) tw_tile_item_get_position (item),
                          (guint) tw_tile_item_get_position (other));
  tw_document_replace_set (self->document, set, _ ("Join Tiles"), NULL);
}

static void
show_cb (TwRepeatsPage *self, GtkWidget *button)
{
  g_signal_emit (self, shown_signal, 0, g_object_get_data (G_OBJECT (button), "item"));
}

static GtkWidget *
new_picture (TwRepeatsPage *self, const TwTileSet *set, guint tile)
{
  GtkWidget *picture = tw_tile_picture_new (self->textures, PICTURE_SIZE);
  const TwTileLook look = tw_tile_look_of (set, set->tiles[tile], -1, 0);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 6);
  gtk_widget_set_margin_bottom (picture, 6);
  return picture;
}

static GtkWidget *
new_button (TwRepeatsPage *self,
            const char *label,
            const char *words,
            const TwProblem *problem,
            GCallback callback)
{
  TwTileList *tiles = tw_document_get_tiles (self->document);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  g_object_set_data_full (G_OBJECT (button), "item",
                          g_object_ref (tw_tile_list_get (tiles, (guint) problem->tile)),
                          g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "other",
                          g_object_ref (tw_tile_list_get (tiles, (guint) problem->other)),
                          g_object_unref);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static void
add_row (TwRepeatsPage *self, const TwTileSet *set, const TwProblem *problem)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = tw_problem_message (problem, set);
  g_autofree char *title = g_markup_escape_text (words, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (row, "small-row");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), new_picture (self, set, (guint) problem->other));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), new_picture (self, set, (guint) problem->tile));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             new_button (self, _ ("Show"), words, problem, G_CALLBACK (show_cb)));
  if (problem->code == TW_PROBLEM_DUPLICATE_TILE)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               new_button (self, _ ("Join"), words, problem, G_CALLBACK (join_cb)));
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static void
clear_rows (TwRepeatsPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
}

static void
changed_cb (TwRepeatsPage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint n_found = 0;
  g_autofree char *words = NULL;

  if (problems == NULL)
    return;
  clear_rows (self);
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == TW_PROBLEM_DUPLICATE_TILE
        || problems->problems[i].code == TW_PROBLEM_MIRRORED_TILE)
      if (n_found++ < MAX_ROWS)
        add_row (self, set, &problems->problems[i]);
  words = n_found == 0
              ? g_strdup (_ ("No tile repeats another one."))
              : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile repeats another one.",
                                              "%u tiles repeat other ones.", n_found),
                                 n_found);
  adw_preferences_group_set_title (self->group, words);
}

static void
repeats_page_dispose (GObject *object)
{
  TwRepeatsPage *self = TW_REPEATS_PAGE (object);

  /* libadwaita 1.2 keeps the groups of a page that is gone, and what is in them. */
  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->document, self);
      clear_rows (self);
    }
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_repeats_page_parent_class)->dispose (object);
}

static void
tw_repeats_page_class_init (TwRepeatsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = repeats_page_dispose;
  shown_signal = g_signal_new ("show-tile", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 1, TW_TYPE_TILE_ITEM);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/repeats-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRepeatsPage, group);
}

static void
tw_repeats_page_init (TwRepeatsPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tw_repeats_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwRepeatsPage *self = g_object_new (TW_TYPE_REPEATS_PAGE, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}

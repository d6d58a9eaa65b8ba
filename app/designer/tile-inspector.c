/* The panel right of the canvas. Its groups keep their order; those without content go. */
#include "app/designer/tile-inspector.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/fits-beside.h"
#include "app/designer/picture-group.h"
#include "app/designer/problem-box.h"
#include "app/designer/selection-group.h"
#include "app/designer/surroundings.h"
#include "app/designer/variants-group.h"
#include "app/document/land-names.h"
#include "app/document/set-head.h"
#include "app/widgets/large-text.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tooltip.h"
#include "engine/set/vocabulary-lands.h"

struct _TwTileInspector
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileCanvas *canvas;
  GtkWidget *column;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkImage *state_icon;
  GtkLabel *state;
  GtkWidget *reset;
  GtkPopover *rename_popover;
  GtkEditable *name_row;
  GtkEditable *id_row;
  TwProblemBox *problems;
  TwSelectionGroup *selection;
  GtkSpinButton *copies;
  AdwActionRow *fields_row;
  TwFitsBeside *fits;
  TwSurroundings *surroundings;
  TwVariantsGroup *variants;
  TwPictureGroup *pictures;
  gboolean is_updating;
  GMenuModel *tile_menu;
};

G_DEFINE_FINAL_TYPE (TwTileInspector, tw_tile_inspector, ADW_TYPE_BIN)

/* The tile's id, or with a variant on the canvas "E#G". */
static char *
variant_name (TwTileInspector *self, const TwTile *tile)
{
  int variant = tw_tile_canvas_get_state (self->canvas)->variant;

  if (variant < 0)
    return g_strdup (tile->id);
  return g_strdup_printf ("%s#%s", tile->id,
                          tw_tile_canvas_get_state (self->canvas)->value->variants[variant].id);
}

static void
show_head (TwTileInspector *self, const TwTile *tile)
{
  const TwVocabulary *own = tw_document_get_set (self->document)->own;
  g_autofree char *subtitle = NULL, *id = NULL,
                  *words = tw_land_names_tile_words (own, &tile->topology);
  g_autofree char *name = variant_name (self, tile);
  const char *called = tw_tile_name (tile, g_get_language_names ());
  char letters[5];

  tw_vocabulary_edge_letters (own, &tile->topology, letters);
  id = g_strdup_printf (_ ("Tile %s"), name);
  if (called != NULL)
    {
      gtk_label_set_label (self->title, called);
      /* Translators: a tile's id and its four edge letters, "Tile F7, edges CCRR" */
      subtitle = g_strdup_printf (_ ("Tile %s, edges %s"), name, letters);
    }
  else
    {
      gtk_label_set_label (self->title, id);
      subtitle = g_strdup_printf (_ ("Edges %s"), letters);
    }
  gtk_label_set_label (self->subtitle, subtitle);
  tw_tooltip_set (GTK_WIDGET (self->title), words);
  tw_tooltip_set (GTK_WIDGET (self->subtitle), words);
}

/* Blank, being drawn, sound, problem, fields changed: always in words. */
static void
show_state (TwTileInspector *self, const TwTile *tile)
{
  const char *icon, *words;
  int severity = tw_tile_item_get_severity (tw_tile_canvas_get_state (self->canvas)->item);

  if (tile->topology.n_segments == 0 && tile->topology.n_symbols == 0)
    {
      icon = "document-new-symbolic";
      words = _ ("Blank: click an edge");
    }
  else if (tw_tile_canvas_get_state (self->canvas)->is_drawn)
    {
      icon = "document-edit-symbolic";
      words = _ ("Being drawn");
    }
  else if (severity >= TW_SEVERITY_WARNING)
    {
      icon = severity >= TW_SEVERITY_ERROR ? "dialog-error-symbolic" : "dialog-warning-symbolic";
      words = _ ("Has a problem");
    }
  else if (tile->topology.n_overrides > 0)
    {
      icon = "view-pin-symbolic";
      words = _ ("Sound; fields changed by hand");
    }
  else
    {
      icon = "emblem-ok-symbolic";
      words = _ ("Sound");
    }
  gtk_image_set_from_icon_name (self->state_icon, icon);
  gtk_label_set_label (self->state, words);
}

static void
show_tile_group (TwTileInspector *self, const TwTile *tile)
{
  TwFields drawn;
  g_autofree char *fields = NULL;
  guint n_changed = tw_canvas_n_changed_fields (&tile->fields);

  self->is_updating = TRUE;
  if ((guint) gtk_spin_button_get_value_as_int (self->copies) != tile->count)
    gtk_spin_button_set_value (self->copies, tile->count);
  self->is_updating = FALSE;
  tw_fields_derive (&tile->topology, TW_FIELDS_NO_OVERRIDES, &drawn);
  fields = n_changed == 0
               /* Translators: how many fields the drawing has */
               ? g_strdup_printf (_ ("As drawn: %u"), drawn.n_fields)
               /* Translators: how many fields the drawing has, and how many were changed by hand */
               : g_strdup_printf (_ ("As drawn: %u, by hand: %u"), drawn.n_fields, n_changed);
  adw_action_row_set_subtitle (self->fields_row, fields);
  gtk_widget_set_visible (self->reset, tile->topology.n_overrides > 0);
}

void
tw_tile_inspector_update (TwTileInspector *self)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;

  gtk_widget_set_visible (self->column, tile != NULL);
  if (tile == NULL)
    return;
  show_head (self, tile);
  show_state (self, tile);
  tw_problem_box_update (self->problems, tw_tile_canvas_get_state (self->canvas)->item,
                         tw_tile_canvas_get_state (self->canvas)->is_drawn);
  tw_selection_group_update (self->selection, self->canvas, tw_document_get_set (self->document));
  show_tile_group (self, tile);
  tw_variants_group_show (self->variants, tw_tile_canvas_get_state (self->canvas)->value);
  tw_picture_group_show (self->pictures, tw_tile_canvas_get_state (self->canvas)->value,
                         tw_tile_canvas_get_state (self->canvas)->variant);
  tw_fits_beside_show (self->fits, tile);
  tw_surroundings_show (self->surroundings, tw_tile_canvas_get_state (self->canvas)->item, tile);
}

static void
copies_changed_cb (TwTileInspector *self)
{
  if (!self->is_updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "design.set-copies", "i",
                                gtk_spin_button_get_value_as_int (self->copies));
}

void
tw_tile_inspector_add_variant (TwTileInspector *self)
{
  tw_variants_group_begin (self->variants);
}

void
tw_tile_inspector_rename (TwTileInspector *self)
{
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->tile;
  const TwText *name;

  if (tile == NULL)
    return;
  name = tw_texts_source (tile->names);
  gtk_editable_set_text (self->name_row, name != NULL ? name->text : "");
  gtk_editable_set_text (self->id_row, tile->id);
  gtk_popover_popup (self->rename_popover);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

/* Both fields are one step, and the name is that in the set's language, which the Texts page
 * translates; an id that is taken, empty or not to be written is not accepted. */
static void
rename_apply_cb (TwTileInspector *self)
{
  const TwTile *old = tw_tile_canvas_get_state (self->canvas)->value;
  const char *name = gtk_editable_get_text (self->name_row);
  const char *id = gtk_editable_get_text (self->id_row);
  TwTileSet *set = tw_document_get_set (self->document);
  g_autoptr (TwTile) tile = NULL;
  const TwText *source;
  guint n_drafts = 0;
  int other;

  if (old == NULL)
    return;
  source = tw_texts_source (old->names);
  other = tw_tile_set_find (set, id);
  if (*id == '\0' || !tw_id_is_writable (id)
      || (other >= 0 && set->tiles[other] != old && !g_str_equal (old->id, id)))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->id_row), "error");
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->id_row), "error");
  gtk_popover_popdown (self->rename_popover);
  tile = tw_tile_with_id (old, id);
  if (*name == '\0')
    g_clear_pointer (&tile->names, tw_texts_unref);
  else
    n_drafts = tw_texts_change (&tile->names, source != NULL ? source->language : "", name);
  if (!tw_tile_equal (tile, old)
      && tw_document_replace_tile (self->document, tw_tile_canvas_get_state (self->canvas)->item,
                                   tile, _ ("Rename Tile"), NULL))
    tw_document_tell_drafted (self->document, n_drafts);
}

static void
tile_inspector_dispose (GObject *object)
{
  TwTileInspector *self = TW_TILE_INSPECTOR (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_TILE_INSPECTOR);
  g_clear_object (&self->document);
  g_clear_object (&self->canvas);
  G_OBJECT_CLASS (tw_tile_inspector_parent_class)->dispose (object);
}

static void
tw_tile_inspector_class_init (TwTileInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tile_inspector_dispose;
  g_type_ensure (TW_TYPE_FITS_BESIDE);
  g_type_ensure (TW_TYPE_PICTURE_GROUP);
  g_type_ensure (TW_TYPE_PROBLEM_BOX);
  g_type_ensure (TW_TYPE_SELECTION_GROUP);
  g_type_ensure (TW_TYPE_SURROUNDINGS);
  g_type_ensure (TW_TYPE_VARIANTS_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/designer/tile-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, column);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, tile_menu);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, title);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, state_icon);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, state);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, reset);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, rename_popover);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, name_row);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, id_row);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, problems);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, selection);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, copies);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, fields_row);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, fits);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, surroundings);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, variants);
  gtk_widget_class_bind_template_child (widget_class, TwTileInspector, pictures);
  gtk_widget_class_bind_template_callback (widget_class, copies_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rename_apply_cb);
}

static void
tw_tile_inspector_init (TwTileInspector *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_large_text_wrap (self->state);
  tw_text_limit_text (self->name_row);
  tw_text_limit_line (self->id_row);
}

void
tw_tile_inspector_set_sources (TwTileInspector *self,
                               TwDocument *document,
                               TwTileCanvas *canvas,
                               TwTileTextures *textures)
{
  g_set_object (&self->document, document);
  g_set_object (&self->canvas, canvas);
  tw_problem_box_set_document (self->problems, document);
  tw_fits_beside_set_sources (self->fits, document, textures);
  tw_surroundings_set_sources (self->surroundings, document, textures);
  tw_variants_group_set_sources (self->variants, document, textures);
  g_signal_connect_object (canvas, "selection-changed", G_CALLBACK (tw_tile_inspector_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (canvas, "notify::is-drawn", G_CALLBACK (tw_tile_inspector_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (tw_tile_inspector_update), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (document, "problems-changed", G_CALLBACK (tw_tile_inspector_update),
                           self, G_CONNECT_SWAPPED);
}

GMenuModel *
tw_tile_inspector_get_menu (TwTileInspector *self)
{
  return self->tile_menu;
}

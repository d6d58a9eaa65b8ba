/* The variants of a tile in the inspector. */
#include "app/designer/variants-group.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/symbol-chooser.h"
#include "app/document/own-thing.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/scroll-into-view.h"
#include "app/widgets/tile-picture.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/variants.h"

#define PICTURE_SIZE 40
#define MAX_COPIES   99

struct _TwVariantsGroup
{
  AdwBin parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwTile *tile;
  GPtrArray *spins; /* of the variants, in order; borrowed */
  gboolean is_updating;
  GtkWidget *add; /* borrowed: opens the list */
};

G_DEFINE_FINAL_TYPE (TwVariantsGroup, tw_variants_group, ADW_TYPE_BIN)

/* What the variant has beside what the tile has, in words. */
static char *
variant_words (const TwVocabulary *own, const TwVariant *variant)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < variant->added.n_segments; i++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                            tw_canvas_kind_name (own, (TwKind) variant->added.segments[i].kind));
  for (guint i = 0; i < variant->added.n_symbols; i++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                            tw_canvas_symbol_label (own, variant->added.symbols[i].id));
  return g_strdup (words->len > 0 ? words->str : _ ("Appearance only"));
}

static void
copies_cb (GtkSpinButton *spin, TwVariantsGroup *self)
{
  int variant = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (spin), "variant"));

  if (self->is_updating)
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "design.variant-copies", "(ii)", variant,
                              gtk_spin_button_get_value_as_int (spin));
}

static void
add_row (TwVariantsGroup *self, GtkWidget *group, const TwTile *tile, guint index)
{
  const TwVariant *variant = &tile->variants[index];
  TwTileSet *set = tw_document_get_set (self->document);
  const TwTileLook look = tw_tile_look_of (set, tile, (int) index, 0);
  GtkWidget *row = adw_action_row_new (), *remove, *edit,
            *spin = gtk_spin_button_new_with_range (1, MAX_COPIES, 1);
  GtkWidget *picture = tw_tile_picture_new (self->textures, PICTURE_SIZE);
  g_autofree char *title = g_strdup_printf ("%s#%s", tile->id, variant->id);
  g_autofree char *words = variant_words (set->own, variant);
  /* Translators: %s is a tile's variant, "E#G" */
  g_autofree char *copies = g_strdup_printf (_ ("Copies of %s"), title);
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), title);
  /* Translators: %s is a tile's variant, "E#G" */
  g_autofree char *draw = g_strdup_printf (_ ("Edit %s on the Canvas (E)"), title);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);
  gtk_widget_set_tooltip_text (row, words);
  gtk_widget_add_css_class (row, "variant-row");
  /* The picture is the button that has it edited. */
  edit = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (edit), picture);
  gtk_widget_add_css_class (edit, "flat");
  gtk_widget_add_css_class (edit, "variant");
  gtk_widget_set_valign (edit, GTK_ALIGN_CENTER);
  tw_icon_button_set_words (edit, draw);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (edit), "canvas.variant");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (edit), "i", (int) index);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), edit);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), edit);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), variant->count);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, copies, -1);
  g_object_set_data (G_OBJECT (spin), "variant", GINT_TO_POINTER ((int) index));
  g_signal_connect (spin, "value-changed", G_CALLBACK (copies_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  g_ptr_array_add (self->spins, spin);
  remove = tw_icon_button_new ("user-trash-symbolic", label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (remove), "design.remove-variant");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "i", (int) index);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* A tile without a river has no place for its ends, though some are drawn with a tile alone. */
static gboolean
lacks_river (const TwTile *tile, const char *symbol)
{
  const TwSymbolInfo *info = tw_symbol_table_find (symbol);

  return info != NULL && info->category == TW_SYMBOL_RIVER
         && tw_topology_find_kind (&tile->topology, TW_KIND_RIVER) < 0;
}

TwTile *
tw_variants_group_with (const TwVocabulary *own, const TwTile *tile, const char *what)
{
  if (lacks_river (tile, what))
    return NULL;
  if (own == NULL || tw_symbol_table_find (what) != NULL
      || tw_vocabulary_find_symbol (own, what) == NULL)
    return tw_variant_add (tile, what);
  /* On the land it is made for rather than on the tile as such. */
  for (int i = 0; i < (int) tile->topology.n_segments; i++)
    if (tw_vocabulary_symbol_allowed (own, &tile->topology, what, i))
      return tw_variant_add_symbol (tile, what, i);
  if ((tw_vocabulary_find_symbol (own, what)->places & TW_KIND_BIT (TW_KIND_FIELD))
      && tile->fields.n_fields > 0)
    return tw_variant_add_symbol (tile, what, tw_fields_place (&tile->fields, 0));
  return tw_vocabulary_symbol_allowed (own, &tile->topology, what, -1)
             ? tw_variant_add_symbol (tile, what, -1)
             : NULL;
}

static void
add_choice (TwSymbolChooser *chooser, const TwVocabulary *own, const TwTile *tile, const char *what)
{
  g_autoptr (TwTile) with = tw_variants_group_with (own, tile, what);

  if (with != NULL)
    tw_symbol_chooser_add (chooser, what, NULL);
}

void
tw_variants_group_begin (TwVariantsGroup *self)
{
  if (self->add != NULL)
    tw_scroll_to_menu (GTK_MENU_BUTTON (self->add), NULL, gtk_widget_get_mapped (self->add));
}

static void
chosen_cb (TwVariantsGroup *self, const char *what)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "design.add-variant", "s", what);
}

/* What a variant of this tile can have more than the tile. */
static void
popup_cb (GtkMenuButton *button, gpointer data)
{
  TwVariantsGroup *self = data;
  const TwTileSet *set = tw_document_get_set (self->document);
  TwSymbolChooser *chooser = tw_symbol_chooser_new (set);
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_SYMBOL); i++)
    add_choice (chooser, set->own, self->tile, tw_own_sort_nth (set, TW_OWN_SYMBOL, i));
  for (guint i = 0; i < n_symbols; i++)
    add_choice (chooser, set->own, self->tile, symbols[i].id);
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    add_choice (chooser, set->own, self->tile, tw_kind_info ((TwKind) kind)->name);
  g_signal_connect_object (chooser, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, GTK_WIDGET (chooser));
}

/* Whether both have the same variants but for their copies: then the rows can stay, and with
 * them the focus. */
static gboolean
rows_can_stay (const TwTile *a, const TwTile *b)
{
  if (a == NULL || b == NULL || strcmp (a->id, b->id) != 0 || a->n_variants != b->n_variants
      || !tw_topology_equal (&a->topology, &b->topology) || !tw_shape_equal (&a->shape, &b->shape))
    return FALSE;
  for (guint i = 0; i < a->n_variants; i++)
    if (strcmp (a->variants[i].id, b->variants[i].id) != 0
        || !tw_topology_equal (&a->variants[i].added, &b->variants[i].added)
        || !tw_shape_equal (&a->variants[i].shape, &b->variants[i].shape)
        || !tw_picture_file_equal (&a->variants[i].picture, &b->variants[i].picture))
      return FALSE;
  return TRUE;
}

void
tw_variants_group_show (TwVariantsGroup *self, const TwTile *tile)
{
  gboolean stay = rows_can_stay (self->tile, tile);
  GtkWidget *group, *add;

  if (tile == self->tile)
    return;
  g_clear_pointer (&self->tile, tw_tile_unref);
  self->tile = tile != NULL ? tw_tile_ref ((TwTile *) tile) : NULL;
  if (tile == NULL)
    {
      if (self->spins != NULL)
        g_ptr_array_set_size (self->spins, 0);
      adw_bin_set_child (ADW_BIN (self), NULL);
      return;
    }
  self->is_updating = TRUE;
  for (guint i = 0; i < self->spins->len && stay; i++)
    gtk_spin_button_set_value (g_ptr_array_index (self->spins, i), tile->variants[i].count);
  self->is_updating = FALSE;
  if (stay)
    return;
  g_ptr_array_set_size (self->spins, 0);
  group = adw_preferences_group_new ();
  add = self->add = gtk_menu_button_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Variants"));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (add), "list-add-symbolic");
  gtk_widget_add_css_class (add, "flat");
  tw_icon_button_set_words (add, _ ("Add Variant"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (add), popup_cb, self, NULL);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), add);
  for (guint i = 0; i < tile->n_variants; i++)
    add_row (self, group, tile, i);
  adw_bin_set_child (ADW_BIN (self), group);
}

void
tw_variants_group_set_sources (TwVariantsGroup *self,
                               TwDocument *document,
                               TwTileTextures *textures)
{
  g_set_object (&self->document, document);
  g_set_object (&self->textures, textures);
}

static void
variants_group_dispose (GObject *object)
{
  TwVariantsGroup *self = TW_VARIANTS_GROUP (object);

  tw_variants_group_show (self, NULL);
  g_clear_pointer (&self->spins, g_ptr_array_unref);
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_variants_group_parent_class)->dispose (object);
}

static void
tw_variants_group_class_init (TwVariantsGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = variants_group_dispose;
}

static void
tw_variants_group_init (TwVariantsGroup *self)
{
  self->spins = g_ptr_array_new ();
}

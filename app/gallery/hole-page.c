/* What would fit into a hole. */
#include "app/gallery/hole-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/gallery/hole-fits.h"
#include "app/widgets/choice-tooltip.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/tile-picture.h"

#define PICTURE_SIZE 72
/* The name of a land has so many at the side of a table before it is cut. */
#define MOST_LETTERS 12
/* So many tiles are enough to see what fits; the number says the rest. */
#define MAX_SHOWN 60

/* In the template. */
static const char *const side_ids[TW_N_EDGES] = { "north", "east", "south", "west" };

static const TwKind known_lands[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_FIELD, TW_KIND_RIVER };

struct _TwHolePage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  TwTileTextures *textures;
  TwKind lands[G_N_ELEMENTS (known_lands) + TW_N_OWN_KINDS];
  guint n_lands;
  TwVocabulary *own; /* (nullable): the rules that @lands follow */
  AdwComboRow *sides[TW_N_EDGES];
  AdwPreferencesGroup *found;
  GtkFlowBox *tiles;
  GtkGrid *matrix;
};

G_DEFINE_FINAL_TYPE (TwHolePage, tw_hole_page, ADW_TYPE_PREFERENCES_PAGE)

static guint shown_signal;

static guint8
side_of (TwHolePage *self, guint edge)
{
  guint selected = adw_combo_row_get_selected (self->sides[edge]);

  return selected == 0 || selected > self->n_lands ? TW_HOLE_OPEN
                                                   : (guint8) self->lands[selected - 1];
}

static void
tile_cb (TwHolePage *self, GtkWidget *button)
{
  TwTileItem *item = g_object_get_data (G_OBJECT (button), "item");

  g_signal_emit (self, shown_signal, 0, item);
}

static char *
say_copies (guint n_copies)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u copy", "%u copies", n_copies),
                          n_copies);
}

static GtkWidget *
new_tile (TwHolePage *self, const TwTileSet *set, const TwHoleFit *fit)
{
  const TwTile *tile = set->tiles[fit->tile];
  guint turns = (guint) g_bit_nth_lsf (fit->rotations, -1);
  const TwTileLook look = tw_tile_look_of (set, tile, -1, turns);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = tw_tile_picture_new (self->textures, PICTURE_SIZE), *label;
  guint n_rotations = (guint) __builtin_popcount (fit->rotations);
  g_autofree char *caption = tile->count == 1
                                 ? g_strdup (tile->id)
                                 /* Translators: a tile's id and its number of copies */
                                 : g_strdup_printf (_ ("%s ×%u"), tile->id, tile->count);
  g_autofree char *copies = say_copies (tile->count);
  /* Translators: a tile's id; in how many of its four rotations it fits; "7 copies" */
  g_autofree char *words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Tile %s fits in %u rotation, %s",
                                    "Tile %s fits in %u rotations, %s", n_rotations),
                       tile->id, n_rotations, copies);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  gtk_box_append (GTK_BOX (box), picture);
  label = gtk_label_new (caption);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  tw_icon_button_set_words (button, words);
  g_object_set_data_full (G_OBJECT (button), "item",
                          g_object_ref (
                              tw_tile_list_get (tw_document_get_tiles (self->document), fit->tile)),
                          g_object_unref);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (tile_cb), self);
  return button;
}

static void
clear_tiles (TwHolePage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_flow_box_remove (self->tiles, child);
}

static void
show_found (TwHolePage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  const guint8 sides[] = { side_of (self, 0), side_of (self, 1), side_of (self, 2),
                           side_of (self, 3) };
  guint n_copies, n_all = tw_tile_set_n_copies (set);
  g_autoptr (GArray) fits = tw_hole_fits (set, sides, &n_copies);
  g_autofree char *words = NULL;

  clear_tiles (self);
  for (guint i = 0; i < fits->len && i < MAX_SHOWN; i++)
    {
      gtk_flow_box_append (self->tiles, new_tile (self, set, &g_array_index (fits, TwHoleFit, i)));
      /* The button has the focus, not the cell around it. */
      gtk_widget_set_focusable (gtk_widget_get_last_child (GTK_WIDGET (self->tiles)), FALSE);
    }
  if (fits->len == 0)
    words = g_strdup (_ ("No tile of the set fits."));
  else
    {
      g_autofree char *tiles = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u different tile",
                                                             "%u different tiles", fits->len),
                                                fits->len);
      g_autofree char *copies = say_copies (n_copies);

      /* Translators: "3 different tiles", "7 copies", and their share of all copies */
      words = g_strdup_printf (_ ("%s, %s, %u %% of the set"), tiles, copies,
                               n_all > 0 ? (100 * n_copies + n_all / 2) / n_all : 0);
    }
  adw_preferences_group_set_description (self->found, words);
}

static void
add_cell (TwHolePage *self, const char *text, int column, int row, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  /* Land that a set invents may have any name. */
  if (g_utf8_strlen (text, -1) > MOST_LETTERS)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MOST_LETTERS);
      gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_LETTERS);
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_grid_attach (self->matrix, label, column, row, 1, 1);
}

static void
cell_cb (TwHolePage *self, GtkWidget *button)
{
  guint pair = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "pair"));

  adw_combo_row_set_selected (self->sides[0], pair / 16);
  adw_combo_row_set_selected (self->sides[1], pair % 16);
  adw_combo_row_set_selected (self->sides[2], 0);
  adw_combo_row_set_selected (self->sides[3], 0);
}

/* How many copies fit into a corner between two lands: the holes that games are made of. */
static void
show_matrix (TwHolePage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->matrix))) != NULL)
    gtk_grid_remove (self->matrix, child);
  for (guint i = 0; i < self->n_lands; i++)
    {
      add_cell (self, tw_land_name (self->own, self->lands[i]), (int) i + 1, 0, "heading");
      add_cell (self, tw_land_name (self->own, self->lands[i]), 0, (int) i + 1, "heading");
      for (guint k = 0; k < self->n_lands; k++)
        {
          const guint8 sides[] = { (guint8) self->lands[i], (guint8) self->lands[k], TW_HOLE_OPEN,
                                   TW_HOLE_OPEN };
          guint n_copies;
          g_autoptr (GArray) fits = tw_hole_fits (set, sides, &n_copies);
          g_autofree char *number = g_strdup_printf ("%u", n_copies);
          /* Translators: two lands, and how many tiles fit into the corner between them */
          g_autofree char *words = g_strdup_printf (
              g_dngettext (GETTEXT_PACKAGE, "%s in the north, %s in the east: %u tile fits",
                           "%s in the north, %s in the east: %u tiles fit", n_copies),
              tw_land_name (self->own, self->lands[i]), tw_land_name (self->own, self->lands[k]),
              n_copies);
          GtkWidget *button = gtk_button_new_with_label (number);

          gtk_widget_add_css_class (button, "flat");
          gtk_widget_add_css_class (button, "numeric");
          if (n_copies == 0)
            gtk_widget_add_css_class (button, "error");
          tw_icon_button_set_words (button, words);
          g_object_set_data (G_OBJECT (button), "pair", GUINT_TO_POINTER ((i + 1) * 16 + k + 1));
          g_signal_connect_swapped (button, "clicked", G_CALLBACK (cell_cb), self);
          gtk_grid_attach (self->matrix, button, (int) k + 1, (int) i + 1, 1, 1);
        }
    }
}

/* The lands that the program knows, and those of the set; what was chosen stays chosen. */
static void
list_lands (TwHolePage *self)
{
  TwVocabulary *own = tw_document_get_set (self->document)->own;
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  guint8 before[TW_N_EDGES];

  if (self->n_lands > 0 && own == self->own)
    return;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    before[edge] = side_of (self, edge);
  g_clear_pointer (&self->own, tw_vocabulary_unref);
  self->own = own != NULL ? tw_vocabulary_ref (own) : NULL;
  self->n_lands = G_N_ELEMENTS (known_lands);
  memcpy (self->lands, known_lands, sizeof known_lands);
  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    self->lands[self->n_lands++] = ((TwLandType *) g_ptr_array_index (own->lands, i))->kind;
  gtk_string_list_append (words, _ ("nothing"));
  for (guint i = 0; i < self->n_lands; i++)
    gtk_string_list_append (words, tw_land_name (self->own, self->lands[i]));
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint chosen = 0;

      for (guint i = 0; i < self->n_lands; i++)
        if (self->lands[i] == before[edge])
          chosen = i + 1;
      adw_combo_row_set_model (self->sides[edge], G_LIST_MODEL (words));
      adw_combo_row_set_selected (self->sides[edge], chosen);
    }
}

static void
changed_cb (TwHolePage *self)
{
  list_lands (self);
  show_found (self);
  show_matrix (self);
}

static void
hole_page_dispose (GObject *object)
{
  TwHolePage *self = TW_HOLE_PAGE (object);

  /* libadwaita 1.2 keeps the groups of a page that is gone, and what is in them. */
  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->document, self);
      clear_tiles (self);
    }
  g_clear_object (&self->document);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->own, tw_vocabulary_unref);
  G_OBJECT_CLASS (tw_hole_page_parent_class)->dispose (object);
}

static void
tw_hole_page_class_init (TwHolePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hole_page_dispose;
  shown_signal = g_signal_new ("show-tile", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 1, TW_TYPE_TILE_ITEM);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/hole-page.ui");
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    gtk_widget_class_bind_template_child_full (widget_class, side_ids[edge], FALSE,
                                               G_STRUCT_OFFSET (TwHolePage, sides[edge]));
  gtk_widget_class_bind_template_child (widget_class, TwHolePage, found);
  gtk_widget_class_bind_template_child (widget_class, TwHolePage, tiles);
  gtk_widget_class_bind_template_child (widget_class, TwHolePage, matrix);
}

static void
tw_hole_page_init (TwHolePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    tw_choice_tooltip (self->sides[edge]);
}

GtkWidget *
tw_hole_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwHolePage *self = g_object_new (TW_TYPE_HOLE_PAGE, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    g_signal_connect_swapped (self->sides[edge], "notify::selected", G_CALLBACK (show_found), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}

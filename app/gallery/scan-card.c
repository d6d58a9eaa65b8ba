/* A tile that was cut out, beside what it is taken for. */
#include "app/gallery/scan-card.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/widgets/pixels-texture.h"
#include "app/widgets/tile-picture.h"
#include "engine/set/vocabulary-lands.h"

#define PICTURE_SIZE 100
/* Of the words on an edge, and of the boxes below the drawing, so that cards are alike. */
#define EDGE_WIDTH  58
#define FOOT_HEIGHT 26
#define MAX_COPIES  99

struct _TwScanCard
{
  GtkBox parent_instance;

  TwTileSet *set;
  GPtrArray *tiles;
  guint index;
  gboolean is_filling;

  GtkWidget *drawing;
  GtkWidget *edges[TW_N_EDGES];
  GtkWidget *take;
  GtkImage *sign;
  GtkLabel *sureness;
  GtkSpinButton *copies;
  GtkWidget *one_city;
  GtkWidget *through;
  GtkWidget *monastery;
  GtkWidget *popover; /* (nullable): the lands, once it was shown */
  TwEdge asked;       /* for which edge it was shown */
};

G_DEFINE_FINAL_TYPE (TwScanCard, tw_scan_card, GTK_TYPE_BOX)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TwScanTile *
tile_of (TwScanCard *self)
{
  return self->tiles->pdata[self->index];
}

static const char *
land_title (const TwScanCard *self, TwKind kind)
{
  switch (kind)
    {
    case TW_KIND_FIELD:
      return _ ("Field");
    case TW_KIND_ROAD:
      return _ ("Road");
    case TW_KIND_CITY:
      return _ ("City");
    case TW_KIND_RIVER:
      return _ ("River");
    default:
      return tw_land_name (self->set->own, kind);
    }
}

static const char *
edge_title (TwEdge edge)
{
  static const char *const titles[TW_N_EDGES] = { N_ ("North edge"), N_ ("East edge"),
                                                  N_ ("South edge"), N_ ("West edge") };

  return _ (titles[edge]);
}

static const char *
sureness_words (double confidence)
{
  /* Translators: how sure the program is of what it has guessed from a picture */
  return confidence >= TW_GUESS_SURE ? C_ ("guess", "Sure")
         /* Translators: how sure the program is of what it has guessed from a picture */
         : confidence >= TW_GUESS_LIKELY ? C_ ("guess", "Likely")
                                         /* Translators: how sure the program is of what it has
                                          * guessed from a picture */
                                         : C_ ("guess", "Unsure");
}

static void
show_edge (TwScanCard *self, TwEdge edge)
{
  const TwEdgeGuess *guess = &tile_of (self)->guess.edges[edge];
  const char *land = land_title (self, guess->kind);
  gboolean is_unsure = guess->confidence < TW_GUESS_LIKELY;
  /* Translators: %s is a land that is guessed, and not sure */
  g_autofree char *label = is_unsure ? g_strdup_printf (_ ("%s?"), land) : g_strdup (land);
  /* Translators: an edge of a tile, its land, and how sure that is: "North edge: Road, unsure" */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s, %s"), edge_title (edge), land,
                                           sureness_words (guess->confidence));

  gtk_button_set_label (GTK_BUTTON (self->edges[edge]), label);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->edges[edge]))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (self->edges[edge], name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edges[edge]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  if (is_unsure)
    gtk_widget_add_css_class (self->edges[edge], "unsure");
  else
    gtk_widget_remove_css_class (self->edges[edge], "unsure");
}

static void
show_drawing (TwScanCard *self)
{
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology;
  TwTileLook look;

  tw_tile_guess_topology (&tile_of (self)->guess, self->set->own, &topology);
  tile = tw_tile_new ("A", 1, &topology);
  look = tw_tile_look_of (self->set, tile, -1, 0);
  tw_tile_picture_set_look (TW_TILE_PICTURE (self->drawing), &look);
}

static void
show_check (GtkWidget *check, gboolean is_there, gboolean is_active)
{
  gtk_widget_set_visible (check, is_there);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_active);
}

void
tw_scan_card_update_copies (TwScanCard *self)
{
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  gtk_spin_button_set_value (self->copies, tile_of (self)->count);
  self->is_filling = was_filling;
}

void
tw_scan_card_update (TwScanCard *self)
{
  const TwScanTile *tile = tile_of (self);
  const TwTileGuess *guess = &tile->guess;
  guint n_cities = tw_tile_guess_n_edges (guess, TW_KIND_CITY);
  guint n_roads = tw_tile_guess_n_edges (guess, TW_KIND_ROAD);

  self->is_filling = TRUE;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    show_edge (self, (TwEdge) edge);
  show_drawing (self);
  show_check (self->one_city, n_cities > 1, guess->is_one_city);
  show_check (self->through, n_roads == 2, guess->is_through);
  show_check (self->monastery, tw_tile_guess_may_have_monastery (guess), guess->has_monastery);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->take), tile->is_taken);
  gtk_spin_button_set_value (self->copies, tile->count);
  gtk_widget_set_sensitive (GTK_WIDGET (self->copies), tile->is_taken);
  gtk_label_set_label (self->sureness, sureness_words (guess->confidence));
  gtk_image_set_from_icon_name (self->sign,
                                guess->confidence >= TW_GUESS_SURE     ? "emblem-ok-symbolic"
                                : guess->confidence >= TW_GUESS_LIKELY ? "dialog-question-symbolic"
                                                                       : "dialog-warning-symbolic");
  if (tile->is_taken)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "left-out");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "left-out");
  self->is_filling = FALSE;
}

static void
changed (TwScanCard *self)
{
  tw_scan_card_update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- edges ----------------------------------------------------------------------------------- */

static void
set_edge (TwScanCard *self, TwEdge edge, TwKind kind)
{
  tw_tile_guess_set_edge (&tile_of (self)->guess, edge, kind);
  changed (self);
}

static void
land_cb (TwScanCard *self, GtkWidget *button)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  set_edge (self, self->asked, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind")));
  gtk_widget_grab_focus (self->edges[self->asked]);
}

static void
add_land (TwScanCard *self, GtkWidget *box, TwKind kind)
{
  GtkWidget *button = gtk_button_new_with_label (land_title (self, kind));

  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (land_cb), self);
  gtk_box_append (GTK_BOX (box), button);
}

static void
make_popover (TwScanCard *self)
{
  static const TwKind kinds[] = { TW_KIND_FIELD, TW_KIND_ROAD, TW_KIND_CITY, TW_KIND_RIVER };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const TwVocabulary *own = self->set->own;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_land (self, box, kinds[i]);
  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    add_land (self, box, ((TwLandType *) g_ptr_array_index (own->lands, i))->kind);
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
edge_cb (TwScanCard *self, GtkWidget *button)
{
  graphene_rect_t at;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (self->edges[edge] == button)
      self->asked = (TwEdge) edge;
  if (self->popover == NULL)
    make_popover (self);
  if (!gtk_widget_compute_bounds (button, GTK_WIDGET (self), &at))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  edge_title (self->asked), -1);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) at.origin.x, (int) at.origin.y,
                                                (int) at.size.width, (int) at.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* As in a quick line. */
static gboolean
key_cb (TwScanCard *self, guint key, guint code, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  TwKind kind =
      letter < 128 && g_ascii_isalpha ((char) letter)
          ? tw_vocabulary_kind_from_letter (self->set->own, g_ascii_toupper ((char) letter))
          : TW_KIND_NONE;

  if (kind == TW_KIND_NONE || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (gtk_widget_has_focus (self->edges[edge]))
      {
        set_edge (self, (TwEdge) edge, kind);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* ---- the rest -------------------------------------------------------------------------------- */

static void
certain (TwScanCard *self)
{
  TwTileGuess *guess = &tile_of (self)->guess;

  guess->confidence = 1;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    guess->confidence = MIN (guess->confidence, guess->edges[edge].confidence);
  changed (self);
}

static void
take_cb (TwScanCard *self)
{
  if (self->is_filling)
    return;
  tw_scan_tiles_take (self->tiles, self->index,
                      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->take)));
  changed (self);
}

static void
copies_cb (TwScanCard *self)
{
  if (self->is_filling)
    return;
  tile_of (self)->count = (guint) gtk_spin_button_get_value_as_int (self->copies);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
check_cb (TwScanCard *self, GtkCheckButton *check)
{
  TwTileGuess *guess = &tile_of (self)->guess;
  gboolean is_active = gtk_check_button_get_active (check);

  if (self->is_filling)
    return;
  if (GTK_WIDGET (check) == self->one_city)
    guess->is_one_city = is_active;
  else if (GTK_WIDGET (check) == self->through)
    guess->is_through = is_active;
  else
    guess->has_monastery = is_active;
  certain (self);
}

/* ---- the widget ------------------------------------------------------------------------------ */

static GtkWidget *
check_new (TwScanCard *self, const char *label, const char *tip)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_widget_set_tooltip_text (check, tip);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (check_cb), self);
  return check;
}

/* The drawing, and round it what is on its edges. */
static GtkWidget *
compass_new (TwScanCard *self, TwTileTextures *textures)
{
  static const int places[TW_N_EDGES][2] = { { 1, 0 }, { 2, 1 }, { 1, 2 }, { 0, 1 } };
  GtkWidget *grid = gtk_grid_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  self->drawing = tw_tile_picture_new (textures, PICTURE_SIZE);
  gtk_grid_attach (GTK_GRID (grid), self->drawing, 1, 1, 1, 1);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      self->edges[edge] = gtk_button_new_with_label ("");
      gtk_widget_add_css_class (self->edges[edge], "scan-edge");
      gtk_widget_set_halign (self->edges[edge], edge == TW_EDGE_W   ? GTK_ALIGN_END
                                                : edge == TW_EDGE_E ? GTK_ALIGN_START
                                                                    : GTK_ALIGN_CENTER);
      gtk_widget_set_valign (self->edges[edge], GTK_ALIGN_CENTER);
      gtk_widget_set_size_request (self->edges[edge], EDGE_WIDTH, -1);
      g_signal_connect_swapped (self->edges[edge], "clicked", G_CALLBACK (edge_cb), self);
      gtk_grid_attach (GTK_GRID (grid), self->edges[edge], places[edge][0], places[edge][1], 1, 1);
    }
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (grid, keys);
  return grid;
}

static GtkWidget *
head_new (TwScanCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *words = g_strdup_printf (_ ("Tile %u"), self->index + 1);
  /* Translators: a check box: whether tile %u of a picture becomes one of the set */
  g_autofree char *name = g_strdup_printf (_ ("Take tile %u"), self->index + 1);

  self->take = gtk_check_button_new_with_label (words);
  gtk_widget_set_tooltip_text (self->take, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->take), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_set_hexpand (self->take, TRUE);
  g_signal_connect_swapped (self->take, "toggled", G_CALLBACK (take_cb), self);
  self->sign = GTK_IMAGE (gtk_image_new ());
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->sureness = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (box), self->take);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sign));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sureness));
  return box;
}

/* What is joined, and what stands in the middle; of each tile as much as it may have. */
static GtkWidget *
foot_new (TwScanCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->one_city =
      check_new (self, _ ("One city"), _ ("All edges of city belong to the same city"));
  self->through = check_new (self, _ ("Road goes on"), _ ("The two roads are one"));
  self->monastery = check_new (self, _ ("Monastery"), _ ("There is a monastery in the middle"));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (box, -1, FOOT_HEIGHT);
  gtk_box_append (GTK_BOX (box), self->one_city);
  gtk_box_append (GTK_BOX (box), self->through);
  gtk_box_append (GTK_BOX (box), self->monastery);
  return box;
}

/* The picture, and below it how often it is there. */
static GtkWidget *
photograph_new (TwScanCard *self)
{
  g_autoptr (GdkTexture) texture = tw_pixels_texture (tile_of (self)->pixels);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *label;
  GtkWidget *picture = gtk_image_new_from_paintable (GDK_PAINTABLE (texture));
  g_autofree char *name = g_strdup_printf (_ ("Picture of tile %u"), self->index + 1);
  g_autofree char *copies = g_strdup_printf (_ ("Copies of tile %u"), self->index + 1);

  gtk_image_set_pixel_size (GTK_IMAGE (picture), PICTURE_SIZE);
  gtk_widget_add_css_class (picture, "photograph");
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  label = gtk_label_new (_ ("Copies"));
  gtk_widget_add_css_class (label, "caption");
  self->copies = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, MAX_COPIES, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->copies), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copies), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  copies, -1);
  g_signal_connect_swapped (self->copies, "value-changed", G_CALLBACK (copies_cb), self);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->copies));
  return box;
}

static void
scan_card_dispose (GObject *object)
{
  TwScanCard *self = TW_SCAN_CARD (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->tiles, g_ptr_array_unref);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_scan_card_parent_class)->dispose (object);
}

static void
tw_scan_card_class_init (TwScanCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scan_card_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_scan_card_init (TwScanCard *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "scan-card");
}

GtkWidget *
tw_scan_card_new (TwTileSet *set, TwTileTextures *textures, GPtrArray *tiles, guint index)
{
  TwScanCard *self = g_object_new (TW_TYPE_SCAN_CARD, NULL);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *name = g_strdup_printf (_ ("Tile %u"), index + 1);

  self->set = tw_tile_set_ref (set);
  self->tiles = g_ptr_array_ref (tiles);
  self->index = index;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (self), head_new (self));
  gtk_widget_set_halign (middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (middle), photograph_new (self));
  gtk_box_append (GTK_BOX (middle), compass_new (self, textures));
  gtk_box_append (GTK_BOX (self), middle);
  gtk_box_append (GTK_BOX (self), foot_new (self));
  tw_scan_card_update (self);
  return GTK_WIDGET (self);
}

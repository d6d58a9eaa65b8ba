/* What a sandbox allows. */
#include "app/play/sandbox-popover.h"

#include <glib/gi18n.h>

#include "app/drawing/theme-own.h"
#include "app/game/table-beside.h"
#include "app/game/table-exchange.h"
#include "app/game/table-sandbox.h"
#include "app/table/piece-picture.h"
#include "app/widgets/arrow-box.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/one-stop.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/tile-picture.h"

#define TILE_PX  48
#define ORDER_PX 32
#define PIECE_PX 28
/* Tiles in a line, where texts are as large as usual. */
#define N_TILES 5
#define N_ORDER 8
#define MOST    9999

struct _TwSandboxPopover
{
  GtkPopover parent_instance;

  TwTableModel *model;
  TwTileTextures *textures;
  const TwGameKit *kit;
  GtkToggleButton *now;
  GtkFlowBox *tiles;
  GtkFlowBox *order;
  GtkWidget *order_title;
  GtkWidget *put_back;
  GtkWidget *forget;
  GtkBox *seats;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (TwSandboxPopover, tw_sandbox_popover, GTK_TYPE_POPOVER)

static void
set_problem (TwSandboxPopover *self, const char *problem)
{
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
}

static GtkWidget *
picture_new (TwSandboxPopover *self, const TwTileKind *kind, int size)
{
  GtkWidget *picture = tw_tile_picture_new (self->textures, size);
  TwTileLook look = { .tile = kind->tile,
                      .set_id = kind->set->id,
                      .variant = kind->variant,
                      .theme = tw_theme_of_set (kind->set) };

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  return picture;
}

static void
clear (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

/* ---- tiles --------------------------------------------------------------------------------- */

static void
order_last (TwSandboxPopover *self, guint kind)
{
  g_autoptr (GArray) order = tw_table_sandbox_dup_order (self->model);
  guint16 last = (guint16) kind;

  g_array_append_val (order, last);
  tw_table_sandbox_set_order (self->model, (const guint16 *) (gpointer) order->data, order->len);
}

/* A tile of which none is left comes into the game once more. */
static void
tile_cb (TwSandboxPopover *self, GtkWidget *button)
{
  const TwCatalogue *catalogue = tw_table_model_get_setup (self->model)->rules->catalogue;
  guint first = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));
  const TwTileKind *kind = &catalogue->kinds[first];
  g_autoptr (TwTileSet) set = tw_tile_set_ref (kind->set);
  g_autofree char *tile = g_strdup (kind->tile->id);
  int left = tw_table_sandbox_find_left (self->model, set->id, tile);
  gboolean now = gtk_toggle_button_get_active (self->now);
  g_autoptr (GError) error = NULL;

  set_problem (self, NULL);
  if (left < 0 && !tw_table_sandbox_bring (self->model, self->kit, set, tile, &error))
    {
      set_problem (self, error->message);
      return;
    }
  left = tw_table_sandbox_find_left (self->model, set->id, tile);
  if (left < 0)
    return;
  if (!now)
    order_last (self, (guint) left);
  else if (tw_table_sandbox_can_pick (self->model, (guint) left))
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      tw_table_exchange_pick (self->model, (guint) left);
    }
  else
    set_problem (self, tw_table_sandbox_can_pick (self->model, TW_NO_KIND)
                           ? _ ("This tile fits nowhere now.")
                           : _ ("Another tile can be taken while one is to be laid."));
}

/* All variants of a tile are one entry. */
static gboolean
is_first (const TwCatalogue *catalogue, guint kind)
{
  for (guint i = 0; i < kind; i++)
    if (catalogue->kinds[i].set == catalogue->kinds[kind].set
        && catalogue->kinds[i].tile == catalogue->kinds[kind].tile)
      return FALSE;
  return TRUE;
}

static guint
n_left (const TwPlay *play, guint kind)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint n = 0;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].set == catalogue->kinds[kind].set
        && catalogue->kinds[i].tile == catalogue->kinds[kind].tile)
      n += play->bag[i];
  return n;
}

static void
add_tile (TwSandboxPopover *self, const TwPlay *play, guint kind)
{
  const TwTileKind *entry = &play->rules->catalogue->kinds[kind];
  guint n = n_left (play, kind);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *count = n > 0 ? g_strdup_printf ("%s ×%u", entry->tile->id, n)
                                 /* Translators: %s is a tile; below its picture, in two lines. */
                                 : g_strdup_printf (_ ("%s\nnone left"), entry->tile->id);
  g_autofree char *name =
      n > 0
          /* Translators: a tile, and how many of it are in the bag. */
          ? g_strdup_printf (ngettext ("Tile %s, %u left", "Tile %s, %u left", n), entry->tile->id,
                             n)
          : g_strdup_printf (_ ("Tile %s, none left: one more comes into the game"),
                             entry->tile->id);
  GtkWidget *label = gtk_label_new (count);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (n == 0)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), picture_new (self, entry, TILE_PX));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  tw_icon_button_set_words (button, name);
  g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (tile_cb), self);
  gtk_flow_box_insert (self->tiles, button, -1);
}

/* What is laid with a block and never drawn is no choice. */
static gboolean
is_choice (const TwPlay *play, guint kind)
{
  return is_first (play->rules->catalogue, kind)
         && (n_left (play, kind) > 0 || play->rules->catalogue->kinds[kind].tile->count > 0);
}

/* What was added to the game stands first: it is what one tries, and comes last in the catalogue.
 */
static void
fill_tiles (TwSandboxPopover *self, const TwPlay *play)
{
  const TwTileKind *kinds = play->rules->catalogue->kinds;

  clear (self->tiles);
  for (guint first, end = play->rules->catalogue->n_kinds; end > 0; end = first)
    {
      for (first = end - 1; first > 0 && kinds[first - 1].set == kinds[end - 1].set;)
        first--;
      for (guint kind = first; kind < end; kind++)
        if (is_choice (play, kind))
          add_tile (self, play, kind);
    }
  tw_arrow_box_update (self->tiles);
}

/* ---- order --------------------------------------------------------------------------------- */

static void
remove_cb (TwSandboxPopover *self, GtkWidget *button)
{
  g_autoptr (GArray) order = tw_table_sandbox_dup_order (self->model);
  guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at"));

  if (at >= order->len)
    return;
  g_array_remove_index (order, at);
  tw_table_sandbox_set_order (self->model, (const guint16 *) (gpointer) order->data, order->len);
}

static void
fill_order (TwSandboxPopover *self, const TwPlay *play)
{
  g_autoptr (GArray) order = tw_table_sandbox_dup_order (self->model);

  clear (self->order);
  for (guint i = 0; i < order->len; i++)
    {
      const TwTileKind *kind = &play->rules->catalogue->kinds[g_array_index (order, guint16, i)];
      GtkWidget *button = gtk_button_new ();
      /* Translators: a place in the order of the next draws, and a tile. */
      g_autofree char *name =
          g_strdup_printf (_ ("Draw %u: tile %s. Take it out of the order"), i + 1, kind->tile->id);

      gtk_button_set_child (GTK_BUTTON (button), picture_new (self, kind, ORDER_PX));
      gtk_widget_add_css_class (button, "flat");
      tw_icon_button_set_words (button, name);
      g_object_set_data (G_OBJECT (button), "at", GUINT_TO_POINTER (i));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), self);
      gtk_flow_box_insert (self->order, button, -1);
    }
  tw_arrow_box_update (self->order);
  gtk_widget_set_visible (GTK_WIDGET (self->order), order->len > 0);
  gtk_widget_set_visible (self->order_title, order->len > 0);
  gtk_widget_set_visible (self->forget, order->len > 0);
}

static void
forget_cb (TwSandboxPopover *self)
{
  tw_table_sandbox_set_order (self->model, NULL, 0);
}

static void
put_back_cb (TwSandboxPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  tw_table_exchange_pick (self->model, TW_NO_KIND);
}

/* ---- seats --------------------------------------------------------------------------------- */

static void
score_cb (TwSandboxPopover *self, GtkWidget *button)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  GtkSpinButton *spin = g_object_get_data (G_OBJECT (button), "spin");

  gtk_spin_button_update (spin);
  tw_table_sandbox_set_score (self->model, seat, gtk_spin_button_get_value_as_int (spin));
}

static void
swap_cb (TwSandboxPopover *self, GtkWidget *button)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));

  tw_table_sandbox_swap_seats (self->model, seat - 1, seat);
}

static void
add_seat (TwSandboxPopover *self, const TwPlay *play, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *piece = g_object_new (TW_TYPE_PIECE_PICTURE, "size", PIECE_PX, NULL);
  GtkWidget *label, *spin = gtk_spin_button_new_with_range (-MOST, MOST, 1);
  GtkWidget *set = gtk_button_new_with_label (C_ ("sandbox", "Set")), *swap;
  g_autofree char *title = tw_seat_title (self->model, seat);
  /* Translators: %s is a player. */
  g_autofree char *spin_name = g_strdup_printf (_ ("Points of %s"), title);
  g_autofree char *set_name = g_strdup_printf (_ ("Set the Points of %s"), title);

  tw_piece_picture_set_piece (TW_PIECE_PICTURE (piece), "meeple", setup->seats[seat].colour);
  label = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), play->state->score[seat]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, spin_name,
                                  -1);
  tw_icon_button_set_words (set, set_name);
  g_object_set_data (G_OBJECT (set), "seat", GUINT_TO_POINTER (seat));
  g_object_set_data (G_OBJECT (set), "spin", spin);
  g_signal_connect_swapped (set, "clicked", G_CALLBACK (score_cb), self);
  /* Whoever typed the points presses Return. */
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate",
                            G_CALLBACK (gtk_widget_activate), set);
  gtk_box_append (GTK_BOX (row), piece);
  gtk_box_append (GTK_BOX (row), label);
  if (seat > 0 && tw_table_sandbox_can_swap_seats (self->model, seat - 1, seat))
    {
      g_autofree char *other = tw_seat_title (self->model, seat - 1);
      /* Translators: two players. */
      g_autofree char *name = g_strdup_printf (_ ("%s and %s change seats"), other, title);

      swap = tw_icon_button_new ("object-flip-vertical-symbolic", name);
      g_object_set_data (G_OBJECT (swap), "seat", GUINT_TO_POINTER (seat));
      g_signal_connect_swapped (swap, "clicked", G_CALLBACK (swap_cb), self);
      gtk_box_append (GTK_BOX (row), swap);
    }
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (row), set);
  gtk_box_append (self->seats, row);
}

static void
fill_seats (TwSandboxPopover *self, const TwPlay *play)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_box_remove (self->seats, child);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    add_seat (self, play, seat);
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void
fill (TwSandboxPopover *self)
{
  const TwPlay *play;

  if (tw_table_model_get_game (self->model) == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  play = tw_table_model_get_play (self->model);
  fill_tiles (self, play);
  fill_order (self, play);
  fill_seats (self, play);
  gtk_widget_set_sensitive (self->put_back, tw_table_sandbox_can_pick (self->model, TW_NO_KIND));
}

static void
map_cb (TwSandboxPopover *self)
{
  set_problem (self, NULL);
  fill (self);
}

static void
sandbox_popover_dispose (GObject *object)
{
  TwSandboxPopover *self = TW_SANDBOX_POPOVER (object);

  g_clear_object (&self->model);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_sandbox_popover_parent_class)->dispose (object);
}

static void
tw_sandbox_popover_class_init (TwSandboxPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TW_TYPE_ONE_STOP);
  G_OBJECT_CLASS (klass)->dispose = sandbox_popover_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/play/sandbox-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, now);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, tiles);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, order);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, order_title);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, put_back);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, forget);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, seats);
  gtk_widget_class_bind_template_child (widget_class, TwSandboxPopover, problem);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, forget_cb);
}

static void
tw_sandbox_popover_init (TwSandboxPopover *self)
{
  double scale = tw_text_scale (GTK_WIDGET (self));

  gtk_widget_init_template (GTK_WIDGET (self));
  tw_arrow_box_set_up (self->tiles);
  tw_arrow_box_set_up (self->order);
  gtk_flow_box_set_min_children_per_line (self->tiles, (guint) (N_TILES / scale));
  gtk_flow_box_set_min_children_per_line (self->order, (guint) (N_ORDER / scale));
}

void
tw_sandbox_popover_set_model (TwSandboxPopover *self,
                              TwTableModel *model,
                              TwTileTextures *textures,
                              const TwGameKit *kit)
{
  g_set_object (&self->model, model);
  g_set_object (&self->textures, textures);
  self->kit = kit;
  g_signal_connect_object (model, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}

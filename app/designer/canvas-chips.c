/* The chips: what else the joint just made could be. They go with the next action.
 *
 * Action:
 *   choose 'i'      takes that reading
 */
#include <glib/gi18n.h>

#include "app/designer/canvas-shape.h"
#include "app/designer/tile-canvas-private.h"

/* Between the joint and the chips above it, and to the rim of the canvas; in pixels. */
#define CHIPS_ABOVE  22
#define CHIPS_BESIDE 6
#define CHIPS_MARGIN 6

void
tile_canvas_close_chips (TwTileCanvas *self)
{
  g_clear_pointer (&self->chips, gtk_widget_unparent);
  for (guint i = 0; i < self->n_readings; i++)
    g_clear_pointer (&self->readings[i].tile, tw_tile_unref);
  if (self->n_readings > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->n_readings = 0;
}

static void
chips_show_chosen (TwTileCanvas *self)
{
  GtkWidget *chip = gtk_widget_get_first_child (self->chips);

  for (guint i = 0; i < self->n_readings; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      gboolean is_now = i == self->reading;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), is_now);
      gtk_accessible_update_state (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_STATE_CHECKED,
                                   is_now ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                          : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
    }
}

void
tile_canvas_choose (TwTileCanvas *self, guint reading)
{
  if (reading >= self->n_readings)
    return;
  self->reading = reading;
  self->is_choosing = TRUE;
  tw_tile_canvas_set_is_drawn (self, TRUE);
  if (!tw_tile_equal (self->readings[reading].tile, self->tile))
    {
      g_autoptr (TwTile) before = tw_tile_ref (self->value);

      tw_document_replace_tile (self->document, self->item, self->readings[reading].tile,
                                _ ("Choose Reading"), NULL);
      tile_canvas_tell_loss (self, before);
    }
  self->is_choosing = FALSE;
  chips_show_chosen (self);
  tile_canvas_say (self, self->readings[reading].words);
  tile_canvas_update_accessible (self);
}

gboolean
tile_canvas_choose_next (TwTileCanvas *self, int offset)
{
  if (self->n_readings == 0)
    return FALSE;
  tile_canvas_choose (self, (self->reading + self->n_readings + (guint) offset) % self->n_readings);
  return TRUE;
}

static void
choose_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tile_canvas_choose (data, (guint) g_variant_get_int32 (parameter));
}

static void
chip_clicked_cb (GtkWidget *chip, TwTileCanvas *self)
{
  tile_canvas_choose (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "reading")));
}

static GtkWidget *
chip_new (TwTileCanvas *self, const TwCanvasReading *reading, guint index)
{
  GtkWidget *chip =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_button_set_label (GTK_BUTTON (chip), reading->label);
  gtk_widget_add_css_class (chip, "flat");
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_set_focus_on_click (chip, FALSE);
  /* Left and Right choose while the keyboard is on the canvas. */
  gtk_widget_set_focusable (chip, FALSE);
  gtk_widget_set_tooltip_text (chip, reading->words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  reading->label, -1);
  g_object_set_data (G_OBJECT (chip), "reading", GUINT_TO_POINTER (index));
  g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked_cb), self);
  return chip;
}

void
tile_canvas_offer (TwTileCanvas *self, TwCanvasJoint joint)
{
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS];
  TwCanvasScene scene;
  TwCanvasSpot spot;
  guint n;
  const char *set_id = tw_document_get_set (self->document)->id;

  tile_canvas_close_chips (self);
  if (self->tile == NULL || self->variant >= 0)
    return;
  tile_canvas_scene (self, &scene);
  n = tw_canvas_joint_readings (&self->tile->topology, joint, readings);
  spot = tw_canvas_joint_spot (&self->tile->topology, joint);
  if (n < 2 || !tw_canvas_locate (&scene, spot, &self->chips_u, &self->chips_v))
    return;
  self->chips =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);
  gtk_widget_add_css_class (self->chips, "floating");
  gtk_widget_add_css_class (self->chips, "chips");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What It Is"), -1);
  for (guint i = 0; i < n; i++)
    {
      self->readings[i].words = readings[i].words;
      self->readings[i].tile =
          readings[i].is_now
              ? tw_tile_ref (self->tile)
              : tw_canvas_shape_mend (set_id,
                                      tw_tile_with_topology (self->tile, &readings[i].topology));
      if (readings[i].is_now)
        self->reading = i;
      gtk_box_append (GTK_BOX (self->chips), chip_new (self, &readings[i], i));
    }
  self->n_readings = n;
  chips_show_chosen (self);
  gtk_widget_set_parent (self->chips, GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tile_canvas_allocate_chips (TwTileCanvas *self, int width, int height)
{
  double x, y;
  int chips_width, chips_height;

  if (self->chips == NULL)
    return;
  gtk_widget_measure (self->chips, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &chips_width, NULL, NULL);
  gtk_widget_measure (self->chips, GTK_ORIENTATION_VERTICAL, chips_width, NULL, &chips_height, NULL,
                      NULL);
  tw_canvas_view_from_tile (&self->view, self->chips_u, self->chips_v, &x, &y);
  x = CLAMP (x - chips_width / 2., CHIPS_MARGIN,
             MAX (CHIPS_MARGIN, width - chips_width - CHIPS_MARGIN));
  /* Above the tile where there is room: on it, the next click that draws would meet them, and below
   * it are the hint and the tools of the view. */
  if (self->view.y - CHIPS_BESIDE - chips_height >= CHIPS_MARGIN)
    y = self->view.y - CHIPS_BESIDE - chips_height;
  else
    y = CLAMP (y - chips_height - CHIPS_ABOVE, CHIPS_MARGIN,
               MAX (CHIPS_MARGIN, height - chips_height - CHIPS_MARGIN));
  gtk_widget_size_allocate (self->chips,
                            &(GtkAllocation){ (int) x, (int) y, chips_width, chips_height }, -1);
}

static const GActionEntry entries[] = {
  { .name = "choose", .activate = choose_cb, .parameter_type = "i" },
};

void
tile_canvas_add_chip_actions (TwTileCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

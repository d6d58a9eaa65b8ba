/* The chips: what else the joint just made could be. They go with the next action. */
#include "app/designer/canvas-chips.h"

#include <glib/gi18n.h>

/* Between the joint and the chips above it, and to the rim of the canvas; in pixels. */
#define CHIPS_ABOVE  22
#define CHIPS_BESIDE 6
#define CHIPS_MARGIN 6

void
tw_canvas_chips_update (GtkWidget *chips, const TwCanvasOffer *offer)
{
  GtkWidget *chip = gtk_widget_get_first_child (chips);

  for (guint i = 0; chip != NULL; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      gboolean is_now = i == offer->now;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), is_now);
      gtk_accessible_update_state (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_STATE_CHECKED,
                                   is_now ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                          : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
    }
}

static void
clicked_cb (GtkWidget *chip, TwCanvasModel *model)
{
  tw_canvas_model_choose (model, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "reading")));
}

static GtkWidget *
chip_new (TwCanvasModel *model, const char *label, const char *words, guint index)
{
  GtkWidget *chip =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_button_set_label (GTK_BUTTON (chip), label);
  gtk_widget_add_css_class (chip, "flat");
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_set_focus_on_click (chip, FALSE);
  /* Left and Right choose while the keyboard is on the canvas. */
  gtk_widget_set_focusable (chip, FALSE);
  gtk_widget_set_tooltip_text (chip, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (chip), "reading", GUINT_TO_POINTER (index));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (clicked_cb), model, 0);
  return chip;
}

GtkWidget *
tw_canvas_chips_new (TwCanvasModel *model)
{
  const TwCanvasOffer *offer = &tw_canvas_model_get (model)->offer;
  GtkWidget *chips =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);

  gtk_widget_add_css_class (chips, "floating");
  gtk_widget_add_css_class (chips, "chips");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What It Is"), -1);
  for (guint i = 0; i < offer->n_readings; i++)
    gtk_box_append (GTK_BOX (chips),
                    chip_new (model, offer->readings[i].label, offer->readings[i].words, i));
  tw_canvas_chips_update (chips, offer);
  return chips;
}

void
tw_canvas_chips_allocate (GtkWidget *chips, const TwCanvasState *state)
{
  const TwCanvasLens *lens = &state->lens;
  double x, y;
  int width, height;

  gtk_widget_measure (chips, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (chips, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  tw_canvas_view_from_tile (&lens->view, state->offer.u, state->offer.v, &x, &y);
  x = CLAMP (x - width / 2., CHIPS_MARGIN, MAX (CHIPS_MARGIN, lens->width - width - CHIPS_MARGIN));
  /* Above the tile where there is room: on it, the next click that draws would meet them, and below
   * it are the hint and the tools of the view. */
  if (lens->view.y - CHIPS_BESIDE - height >= CHIPS_MARGIN)
    y = lens->view.y - CHIPS_BESIDE - height;
  else
    y = CLAMP (y - height - CHIPS_ABOVE, CHIPS_MARGIN,
               MAX (CHIPS_MARGIN, lens->height - height - CHIPS_MARGIN));
  gtk_widget_size_allocate (chips, &(GtkAllocation){ (int) x, (int) y, width, height }, -1);
}

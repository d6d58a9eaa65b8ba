/* The chips: what else the joint just made could be. They go with the next action. */
#include "app/designer/canvas-chips.h"

#include <glib/gi18n.h>

/* Between the joint and the chips on it, to the rim of the canvas, and from the tile to chips
 * beside it; in pixels. */
#define CHIPS_ABOVE  22
#define CHIPS_MARGIN 4
#define CHIPS_BESIDE 3
/* So high are the tools of the view in the corner below the chips beside the tile. */
#define TOOLS_HEIGHT 64
/* A longer name has two lines. */
#define LINE_CHARS 10
/* On both sides of a name that has others beside it. */
#define LINE_MARGIN 9

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

/* With a sign after dashes that forbids a line to end there. */
static char *
chip_words (const char *label)
{
  g_auto (GStrv) parts = g_strsplit (label, "–", -1);

  return g_strjoinv ("–\u2060", parts);
}

static GtkWidget *
chip_new (TwCanvasModel *model, const char *label, const char *words, guint index)
{
  GtkWidget *chip =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  /* “N–S” stays in one line. */
  g_autofree char *shown = chip_words (label);
  GtkWidget *name = gtk_label_new (shown);

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (name, "caption");
  gtk_button_set_child (GTK_BUTTON (chip), name);
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

/* The names in one line side by side, or as narrow as can be one below the other. */
static void
set_column (GtkWidget *chips, gboolean is_column)
{
  GtkOrientation wanted = is_column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (chips)) == wanted)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (chips), wanted);
  for (GtkWidget *chip = gtk_widget_get_first_child (chips); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      GtkWidget *name = gtk_button_get_child (GTK_BUTTON (chip));

      /* What is measured now would not heed a class of CSS that it gets now. */
      gtk_label_set_wrap (GTK_LABEL (name), is_column);
      gtk_label_set_max_width_chars (GTK_LABEL (name), is_column ? LINE_CHARS : -1);
      gtk_widget_set_margin_start (name, is_column ? 0 : LINE_MARGIN);
      gtk_widget_set_margin_end (name, is_column ? 0 : LINE_MARGIN);
    }
}

/* As wide as is asked for, but for names that need less. Returns whether that is enough. */
static gboolean
measure (GtkWidget *chips, int room, int *width, int *height)
{
  int least;

  gtk_widget_measure (chips, GTK_ORIENTATION_HORIZONTAL, -1, &least, width, NULL, NULL);
  *width = MIN (*width, MAX (least, room));
  gtk_widget_measure (chips, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
  return *width <= room;
}

void
tw_canvas_chips_allocate (GtkWidget *chips, const TwCanvasState *state)
{
  const TwCanvasLens *lens = &state->lens;
  double x, y, beside = lens->view.x + lens->view.side;
  int width, height;

  tw_canvas_view_from_tile (&lens->view, state->offer.u, state->offer.v, &x, &y);
  set_column (chips, TRUE);
  /* Beside the tile, where no click draws, and where whoever clicks next to put down what is
   * selected does not click: that is above the tile and below. */
  if (measure (chips, (int) (lens->width - beside) - CHIPS_MARGIN - CHIPS_BESIDE, &width, &height)
      && height + CHIPS_MARGIN + TOOLS_HEIGHT <= lens->height)
    {
      x = MIN (lens->width - width - CHIPS_MARGIN, beside + 2 * CHIPS_ABOVE);
      y = CLAMP (y - height / 2., CHIPS_MARGIN, lens->height - height - TOOLS_HEIGHT);
      /* Not on the handle of a road that leaves the tile there. */
      if (x < beside + CHIPS_ABOVE)
        y = MIN (y, MAX (CHIPS_MARGIN, lens->view.y + lens->view.side / 2 - CHIPS_ABOVE - height));
    }
  else
    {
      set_column (chips, FALSE);
      measure (chips, lens->width - 2 * CHIPS_MARGIN, &width, &height);
      x = CLAMP (x - width / 2., CHIPS_MARGIN,
                 MAX (CHIPS_MARGIN, lens->width - width - CHIPS_MARGIN));
      /* As far above the tile as can be; where there is no room, on it. */
      if (lens->view.y - CHIPS_BESIDE - height >= CHIPS_MARGIN)
        y = CHIPS_MARGIN;
      else
        y = CLAMP (y - height - CHIPS_ABOVE, CHIPS_MARGIN,
                   MAX (CHIPS_MARGIN, lens->height - height - CHIPS_MARGIN));
    }
  gtk_widget_size_allocate (chips, &(GtkAllocation){ (int) x, (int) y, width, height }, -1);
}

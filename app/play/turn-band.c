/* The band across the table that says whose hand it is. */
#include "app/play/turn-band.h"

#include <glib/gi18n.h>

#include "app/table/piece-picture.h"

/* How long the band says whose hand it is. */
#define BAND_MS 500
/* Nobody expects to go on at once. */
#define SECOND_BAND_MS 1500

struct _TwTurnBand
{
  AdwBin parent_instance;

  TwTableModel *model;
  guint timer;

  GtkRevealer *revealer;
  GtkWidget *box;
  TwPiecePicture *piece;
  GtkLabel *name;
};

G_DEFINE_FINAL_TYPE (TwTurnBand, tw_turn_band, ADW_TYPE_BIN)

static gboolean
band_cb (gpointer data)
{
  TwTurnBand *self = data;

  self->timer = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return G_SOURCE_REMOVE;
}

static void
passed_cb (TwTurnBand *self, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autofree char *colour = NULL, *words = NULL;
  const char *classes[] = { "turn-band", NULL, NULL };

  if (seat >= setup->rules->n_seats || tw_table_model_get_question (self->model) == TW_QUESTION_NONE
      || tw_table_model_is_program (self->model, seat)
      || (tw_table_model_n_people (self->model) < 2 && tw_table_model_get_part (self->model) < 2))
    return;
  colour = g_strdup_printf ("p%u", setup->seats[seat].colour);
  classes[1] = colour;
  gtk_widget_set_css_classes (self->box, classes);
  tw_piece_picture_set_piece (self->piece, "meeple", setup->seats[seat].colour);
  if (tw_table_model_get_part (self->model) > 1)
    /* Translators: a player's name; the player has a further tile in the same turn. */
    words = g_strdup_printf (_ ("%s: second tile"), setup->seats[seat].name);
  gtk_label_set_label (self->name, words != NULL ? words : setup->seats[seat].name);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (words != NULL ? SECOND_BAND_MS : BAND_MS, band_cb, self);
}

void
tw_turn_band_hide (TwTurnBand *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

void
tw_turn_band_set_model (TwTurnBand *self, TwTableModel *model)
{
  g_return_if_fail (TW_IS_TURN_BAND (self) && self->model == NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "passed", G_CALLBACK (passed_cb), self, G_CONNECT_SWAPPED);
}

static void
turn_band_dispose (GObject *object)
{
  TwTurnBand *self = TW_TURN_BAND (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_turn_band_parent_class)->dispose (object);
}

static void
tw_turn_band_class_init (TwTurnBandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_band_dispose;
  g_type_ensure (TW_TYPE_PIECE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/turn-band.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTurnBand, revealer);
  gtk_widget_class_bind_template_child (widget_class, TwTurnBand, box);
  gtk_widget_class_bind_template_child (widget_class, TwTurnBand, piece);
  gtk_widget_class_bind_template_child (widget_class, TwTurnBand, name);
}

static void
tw_turn_band_init (TwTurnBand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The band across the table that says whose hand it is. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

/* How long the band says whose hand it is. */
#define BAND_MS 500
/* Nobody expects to go on at once. */
#define SECOND_BAND_MS 1500
static gboolean
band_cb (gpointer data)
{
  TwPlayPage *self = data;

  self->band_timer = 0;
  gtk_revealer_set_reveal_child (self->band, FALSE);
  return G_SOURCE_REMOVE;
}

void
tw_play_page_show_band (TwPlayPage *self, guint seat)
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
  gtk_widget_set_css_classes (self->band_box, classes);
  tw_piece_picture_set_piece (self->band_piece, "meeple", setup->seats[seat].colour);
  if (tw_table_model_get_part (self->model) > 1)
    /* Translators: a player's name; the player has a further tile in the same turn. */
    words = g_strdup_printf (_ ("%s: second tile"), setup->seats[seat].name);
  gtk_label_set_label (self->band_name, words != NULL ? words : setup->seats[seat].name);
  gtk_revealer_set_reveal_child (self->band, TRUE);
  g_clear_handle_id (&self->band_timer, g_source_remove);
  self->band_timer = g_timeout_add (words != NULL ? SECOND_BAND_MS : BAND_MS, band_cb, self);
}

void
tw_play_page_hide_band (TwPlayPage *self)
{
  g_clear_handle_id (&self->band_timer, g_source_remove);
  gtk_revealer_set_reveal_child (self->band, FALSE);
}

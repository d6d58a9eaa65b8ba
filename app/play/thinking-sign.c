/* The sign beside a player's name that the program thinks. */
#include "app/play/thinking-sign.h"

#include <glib/gi18n.h>

#include "app/game/table-beside.h"

/* As large as the spinner, with it and without. */
#define SIGN_PX 16

static void
thinking_cb (GtkSpinner *sign, TwTableModel *model)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (sign), "seat"));
  guint thinking = tw_table_model_get_thinking (model);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  gboolean is_here = thinking < rules->n_seats && tw_rules_lead (rules, thinking) == seat;

  gtk_widget_set_visible (GTK_WIDGET (sign), is_here);
  gtk_spinner_set_spinning (sign, is_here);
}

GtkWidget *
tw_thinking_sign_new (TwTableModel *model, guint seat)
{
  GtkWidget *sign, *place;
  g_autofree char *title = tw_seat_title (model, seat);
  /* Translators: a program that plays, by its name. */
  g_autofree char *words = g_strdup_printf (_ ("%s is thinking"), title);

  if (!tw_table_model_is_program (model, seat))
    return NULL;
  sign = gtk_spinner_new ();
  place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_size_request (place, SIGN_PX, SIGN_PX);
  gtk_widget_set_valign (place, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (place), sign);
  g_object_set_data (G_OBJECT (sign), "seat", GUINT_TO_POINTER (seat));
  gtk_widget_set_tooltip_text (sign, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_object (model, "thinking", G_CALLBACK (thinking_cb), sign, G_CONNECT_SWAPPED);
  thinking_cb (GTK_SPINNER (sign), model);
  return place;
}

/* The seats of a round in which several people are asked. */
#include "app/table/seat-queue.h"

#include <glib/gi18n.h>

#include "app/game/table-asks.h"
#include "app/game/table-model.h"
#include "app/table/piece-picture.h"

#define FIGURE_PX 18

typedef enum
{
  SEAT_DONE,
  SEAT_NOW,
  SEAT_NEXT
} SeatState;

struct _TwSeatQueue
{
  AdwBin parent_instance;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TwSeatQueue, tw_seat_queue, ADW_TYPE_BIN)

static void
add_seat (TwSeatQueue *self, TwTableModel *model, guint seat, SeatState state)
{
  static const char *const classes[] = {
    [SEAT_DONE] = "done",
    [SEAT_NOW] = "now",
    [SEAT_NEXT] = "next",
  };
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  g_autofree char *name = tw_table_asks_queue_name (model, seat);
  g_autofree char *words = state == SEAT_DONE  ? g_strdup_printf (_ ("%s: done"), name)
                           : state == SEAT_NOW ? g_strdup_printf (_ ("%s: decides now"), name)
                                               : g_strdup_printf (_ ("%s: still to come"), name);

  gtk_box_append (GTK_BOX (chip),
                  tw_piece_picture_new ("meeple", setup->seats[seat].colour, FIGURE_PX));
  gtk_box_append (GTK_BOX (chip), gtk_label_new (name));
  if (state == SEAT_DONE)
    gtk_box_append (GTK_BOX (chip), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_add_css_class (chip, "seat");
  gtk_widget_add_css_class (chip, classes[state]);
  gtk_widget_set_tooltip_text (chip, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_box_append (GTK_BOX (self->box), chip);
}

void
tw_seat_queue_update (TwSeatQueue *self, TwTableModel *model)
{
  guint n_done = 0, n_next = 0, decider = tw_table_model_get_decider (model);
  const guint8 *done = tw_table_model_get_done (model, &n_done);
  const guint8 *next = tw_table_model_get_queue (model, &n_next);
  gboolean is_round = decider < tw_table_model_get_setup (model)->rules->n_seats
                      && n_done + n_next > 0 && !tw_table_model_asks_all (model);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  gtk_widget_set_visible (GTK_WIDGET (self), is_round);
  if (!is_round)
    return;
  for (guint i = 0; i < n_done; i++)
    add_seat (self, model, done[i], SEAT_DONE);
  add_seat (self, model, decider, SEAT_NOW);
  for (guint i = 0; i < n_next; i++)
    add_seat (self, model, next[i], SEAT_NEXT);
}

static void
tw_seat_queue_class_init (TwSeatQueueClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
tw_seat_queue_init (TwSeatQueue *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->box, "seat-queue");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* Translators: the players who are asked one after another. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who is asked"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

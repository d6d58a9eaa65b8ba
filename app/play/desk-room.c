/* What has room at the table beside what else lies there. */
#include "app/play/desk-room.h"

#include "app/widgets/natural-size.h"

/* Between a card that lies on the table and the landscape. */
#define COVER_GAP_PX 12

int
tw_desk_room_of_card (GtkWidget *card, int hand, int most)
{
  int height;

  if (!gtk_widget_get_visible (card))
    return 0;
  /* It stands on the hand with its margin. */
  height = tw_natural_height (card, tw_natural_width (card)) + COVER_GAP_PX - hand;
  return height < most ? MAX (height, 0) : 0;
}

void
tw_desk_room_bound_scores (TwScorePanel *scores,
                           GtkWidget *table,
                           GtkWidget *const *cards,
                           guint n_cards)
{
  int width = gtk_widget_get_width (table), height = gtk_widget_get_height (table), below = 0;

  for (guint i = 0; i < n_cards; i++)
    {
      int card = tw_natural_width (cards[i]);

      if (gtk_widget_get_visible (cards[i])
          && (width + card) / 2 > width - tw_natural_width (GTK_WIDGET (scores)))
        below = MAX (below, tw_natural_height (cards[i], card));
    }
  if (height > 0)
    tw_score_panel_set_most_height (scores, height - below);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean has_it)
{
  if (has_it)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
tw_desk_room_move_toasts (GtkWidget *desk, const TwAdviceInsets *insets)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (desk, ADW_TYPE_TOAST_OVERLAY);

  if (toasts == NULL)
    return;
  set_class (toasts, "advice-at-start", insets->left > 0);
  set_class (toasts, "advice-at-end", insets->right > 0);
}

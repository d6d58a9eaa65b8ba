/* What has room at the table beside what else lies there. */
#include "app/play/desk-room.h"

#include "app/widgets/natural-size.h"
#include "app/widgets/text-scale.h"

/* Between a card that lies on the table and the landscape. */
#define COVER_GAP_PX 12
/* A landscape with less width is better lain over than made smaller. */
#define LEAST_WIDTH_PX 280
/* The size of texts from which on what lies at the table is as high and as wide as its words. */
#define LARGE_FROM 1.25
/* The least for what is said between large words on both sides, and beside the scores alone. */
#define LEAST_BETWEEN_PX 300
#define LEAST_ALONE_PX   220

gboolean
tw_desk_room_is_large (GtkWidget *widget)
{
  return tw_text_scale (widget) >= LARGE_FROM;
}

gboolean
tw_desk_room_show_scores (GtkWidget *scores, gboolean are_wanted, GtkWidget *log, int width)
{
  int least =
      gtk_widget_get_visible (log) ? tw_natural_width (log) + LEAST_BETWEEN_PX : LEAST_ALONE_PX;

  gtk_widget_set_visible (scores, are_wanted);
  if (are_wanted && width > 0 && tw_desk_room_is_large (scores)
      && width - tw_natural_width (scores) < least)
    gtk_widget_set_visible (scores, FALSE);
  return gtk_widget_get_visible (scores);
}

int
tw_desk_room_of_hand (TwHand *hand, int usual)
{
  return tw_desk_room_is_large (GTK_WIDGET (hand)) ? MAX (usual, tw_hand_get_height (hand)) : usual;
}

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

/* How high the cards are that the scores would lie over, could they be as high as @table. */
static int
height_of_cards (TwScorePanel *scores, GtkWidget *table, GtkWidget *const *cards, guint n_cards)
{
  int width = gtk_widget_get_width (table), below = 0;

  for (guint i = 0; i < n_cards; i++)
    {
      int card = MIN (tw_natural_width (cards[i]), width);

      if (gtk_widget_get_visible (cards[i])
          && (width + card) / 2 > width - tw_natural_width (GTK_WIDGET (scores)))
        below = MAX (below, tw_natural_height (cards[i], card));
    }
  return below;
}

void
tw_desk_room_fit_scores (TwScorePanel *scores,
                         GtkWidget *table,
                         GtkWidget *const *cards,
                         guint n_cards,
                         GtkWidget *advice,
                         gboolean is_roomy)
{
  GtkWidget *panel = GTK_WIDGET (scores);
  int height = gtk_widget_get_height (table), below, most;
  int wanted = advice != NULL ? tw_natural_height (advice, tw_natural_width (advice)) : 0;

  tw_score_panel_set_compact (scores, !is_roomy);
  if (height <= 0)
    return;
  if (wanted > 0)
    {
      /* The track is seen elsewhere as well; what is advised is not. */
      tw_score_panel_set_most_height (scores, 2 * height);
      if (tw_natural_height (panel, -1) > height - wanted)
        tw_score_panel_set_compact (scores, TRUE);
    }
  below = height_of_cards (scores, table, cards, n_cards);
  most = height - MAX (below, MIN (wanted, height / 2));
  tw_score_panel_set_most_height (scores, most);
  /* A card in large words may leave no room to anything else, and is answered soon. */
  if (tw_desk_room_is_large (panel) && tw_natural_height (panel, -1) > most)
    gtk_widget_set_visible (panel, FALSE);
  /* What does not have room below them scrolls. */
  if (wanted > 0)
    gtk_widget_set_margin_top (advice,
                               gtk_widget_get_visible (panel) ? tw_natural_height (panel, -1) : 0);
}

int
tw_desk_room_of_log (GtkWidget *log, int width)
{
  int room = tw_natural_width (log) - 6;

  return width - room >= LEAST_WIDTH_PX ? room : 0;
}

int
tw_desk_room_of_notices (GtkWidget *notices, int left, GtkWidget *end, gboolean is_below, int least)
{
  int beside = is_below ? 0 : tw_natural_width (end),
      above = is_below ? tw_natural_height (end, -1) - COVER_GAP_PX : 0, height;

  gtk_widget_set_margin_start (notices, left);
  gtk_widget_set_margin_end (notices, beside);
  gtk_widget_set_margin_top (notices, above + COVER_GAP_PX);
  height = tw_natural_height (notices, -1);
  return MAX (above + least, height > above + COVER_GAP_PX ? height + COVER_GAP_PX : 0);
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

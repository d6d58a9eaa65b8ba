/* What is new is to be seen, and what is made anew to be where it was. */
#include "app/widgets/scroll-into-view.h"

/* Frames until it has been laid out for certain: what is new may open in the first one. */
#define FRAMES 3
/* Pixels of what is around it. */
#define MARGIN 12

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *n_frames = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *shown =
      scrolled != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)) : NULL;
  graphene_rect_t box;

  if (shown != NULL && gtk_widget_compute_bounds (widget, shown, &box))
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
      double value = gtk_adjustment_get_value (down), page = gtk_adjustment_get_page_size (down);
      double top = (double) box.origin.y + value - MARGIN,
             bottom = top + (double) box.size.height + 2 * MARGIN;
      double wanted = MIN (top, MAX (value, bottom - page));

      /* Set, not clamped: the viewport may glide to where the keyboard was before this was laid
       * out, which ends only so. */
      if (box.size.height > 0 && wanted != value)
        gtk_adjustment_set_value (down, wanted);
    }
  return --*n_frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
tw_scroll_into_view (GtkWidget *widget)
{
  guint *n_frames = g_new (guint, 1);

  *n_frames = FRAMES;
  gtk_widget_add_tick_callback (widget, tick_cb, n_frames, g_free);
}

/* How far it is to be scrolled, and for how many frames more. */
typedef struct
{
  double top;
  guint n_frames;
} Stay;

static GtkAdjustment *
adjustment_of (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return scrolled != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled))
                          : NULL;
}

static gboolean
stay_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Stay *stay = data;
  GtkAdjustment *down = adjustment_of (widget);

  if (down != NULL && gtk_adjustment_get_value (down) != stay->top)
    gtk_adjustment_set_value (down, stay->top);
  return --stay->n_frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

double
tw_scroll_get_top (GtkWidget *widget)
{
  GtkAdjustment *down = adjustment_of (widget);

  return down != NULL ? gtk_adjustment_get_value (down) : 0;
}

void
tw_scroll_stay (GtkWidget *widget, double top)
{
  Stay *stay = g_new (Stay, 1);

  *stay = (Stay){ top, FRAMES };
  gtk_widget_add_tick_callback (widget, stay_cb, stay, g_free);
}

/* What is new is to be seen, and what is made anew to be where it was. */
#include "app/widgets/scroll-into-view.h"

/* Frames until it has been laid out for certain: what is new may open in the first one. */
#define FRAMES 3
/* Pixels of what is around it. */
#define MARGIN 12
/* Microseconds in which somebody who goes elsewhere cannot be back. */
#define PATIENCE G_USEC_PER_SEC

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *n_frames = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *shown =
      scrolled != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)) : NULL;
  /* What is in a viewport is measured in itself: who scrolls in this frame moves it only at its
   * end. */
  gboolean is_whole = GTK_IS_VIEWPORT (shown);
  graphene_rect_t box;

  if (is_whole)
    shown = gtk_viewport_get_child (GTK_VIEWPORT (shown));
  if (shown != NULL && gtk_widget_compute_bounds (widget, shown, &box))
    {
      GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
      double value = gtk_adjustment_get_value (down), page = gtk_adjustment_get_page_size (down);
      double top = (double) box.origin.y + (is_whole ? gtk_widget_get_margin_top (shown) : value)
                   - MARGIN,
             bottom = top + (double) box.size.height + 2 * MARGIN;
      double wanted = MIN (top, MAX (value, bottom - page));

      /* Set, not clamped, and also where nothing is to be moved: the viewport may glide to where
       * the keyboard was before this was laid out, which ends only so. */
      if (box.size.height > 0)
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

/* A menu that opens when its button has come into view: what gets the keyboard then, for how many
 * frames it waits, and until when, in microseconds. */
typedef struct
{
  GtkWidget *focus;
  guint n_frames;
  gint64 until;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_clear_weak_pointer (&opening->focus);
  g_free (opening);
}

static void
open_menu (GtkMenuButton *button, GtkWidget *focus)
{
  gtk_menu_button_popup (button);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

/* Whether whoever asked for the menu is still there, on a machine as well where some frames take
 * longer than anybody takes to go elsewhere. */
static gboolean
is_awaited (GtkWidget *button, const Opening *opening)
{
  GtkRoot *root = gtk_widget_get_root (button);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return g_get_monotonic_time () < opening->until
         || (focus != NULL && (focus == button || gtk_widget_is_ancestor (focus, button)));
}

/* Nothing ticks that is not seen. */
static gboolean
open_cb (GtkWidget *button, GdkFrameClock *clock, gpointer data)
{
  Opening *opening = data;

  if (--opening->n_frames > 0)
    return G_SOURCE_CONTINUE;
  if (is_awaited (button, opening))
    open_menu (GTK_MENU_BUTTON (button), opening->focus);
  return G_SOURCE_REMOVE;
}

/* Whether it is where one sees it in @around: what slides in is far outside before. */
static gboolean
is_in_view (GtkWidget *widget, GtkWidget *around)
{
  graphene_rect_t box;

  return gtk_widget_compute_bounds (widget, around, &box) && box.size.height > 0
         && box.origin.y >= 0
         && box.origin.y + box.size.height <= (float) gtk_widget_get_height (around);
}

void
tw_scroll_to_menu (GtkMenuButton *button, GtkWidget *focus, gboolean is_laid_out)
{
  GtkWidget *widget = GTK_WIDGET (button);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *around = scrolled != NULL ? scrolled : GTK_WIDGET (gtk_widget_get_root (widget));
  Opening *opening;

  g_return_if_fail (around != NULL);

  if (is_laid_out && is_in_view (widget, around))
    {
      open_menu (button, focus);
      return;
    }
  opening = g_new0 (Opening, 1);
  opening->n_frames = FRAMES + 1;
  opening->until = g_get_monotonic_time () + PATIENCE;
  g_set_weak_pointer (&opening->focus, focus);
  if (scrolled != NULL)
    {
      gtk_widget_grab_focus (widget);
      tw_scroll_into_view (widget);
    }
  gtk_widget_add_tick_callback (widget, open_cb, opening, opening_free);
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

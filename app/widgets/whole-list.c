/* The list of a drop-down, shown whole. */
#include "app/widgets/whole-list.h"

#include "app/widgets/natural-size.h"

/* Between the list and the rim of the window. */
#define RIM_PX 6

static GtkWidget *
find_scroller (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SCROLLED_WINDOW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scroller (child);
  return found;
}

/* GTK turns a list upwards that ends below the screen, and cuts it where there is too little room
 * as well: it does not move it. */
static void
place_list (GtkWidget *popover, GtkWidget *button)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (button));
  GtkWidget *contents = gtk_widget_get_first_child (popover);
  GtkWidget *scroller = find_scroller (popover);
  graphene_rect_t bounds;
  int room, height, around, below;

  if (root == NULL || contents == NULL || scroller == NULL
      || !gtk_widget_compute_bounds (button, root, &bounds))
    return;
  room = gtk_widget_get_height (root) - 2 * RIM_PX;
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), -1);
  height = tw_natural_height (contents, -1);
  around = height - tw_natural_height (scroller, -1);
  if (height > room && room > around)
    {
      gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), room - around);
      height = room;
    }
  below = room + RIM_PX - (int) (bounds.origin.y + bounds.size.height);
  gtk_popover_set_offset (GTK_POPOVER (popover), 0, MIN (below - height, 0));
}

/* GTK looks for a row that has the focus where the list would be without its window, and scrolls
 * the page there, which takes the list along: whoever presses one row would let go over another
 * one. So the page stays while the list is open. */
static void
hold_page (GtkWidget *button, gboolean is_open)
{
  GtkWidget *page = gtk_widget_get_ancestor (button, GTK_TYPE_VIEWPORT);

  if (page != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (page), !is_open);
}

/* The state changes before the list opens, and by then the button has its place. */
static void
state_changed_cb (GtkWidget *button, GtkStateFlags before, GtkWidget *popover)
{
  GtkStateFlags now = gtk_widget_get_state_flags (button);

  if (((before ^ now) & GTK_STATE_FLAG_CHECKED) == 0)
    return;
  hold_page (button, now & GTK_STATE_FLAG_CHECKED);
  if (now & GTK_STATE_FLAG_CHECKED)
    place_list (popover, button);
}

void
tw_drop_down_show_whole (GtkDropDown *self)
{
  GtkWidget *button, *popover;

  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  button = gtk_widget_get_first_child (GTK_WIDGET (self));
  popover = button != NULL ? gtk_widget_get_next_sibling (button) : NULL;
  if (GTK_IS_POPOVER (popover))
    g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (state_changed_cb), popover,
                             0);
}

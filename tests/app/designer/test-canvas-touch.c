/* Fingers on the Design page: what one hits, and what one that stays is shown. */
#include "app/widgets/tile-cell.h"
#include "app/widgets/touch.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/find-widget.h"
#include "tests/app/finger.h"
#include "tests/app/wait.h"

/* Closes what is open, as menus hold the pointer. */
static void
assert_popover (DesignFixture *f, GType type)
{
  GtkWidget *popover = nth_widget (f->window, type, 0);

  g_assert_nonnull (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* The menu of what is below it, and nothing is drawn. */
static void
test_menu (DesignFixture *f, gconstpointer size)
{
  double x, y;

  design_show_tile (f, "U");
  g_assert_true (tw_tile_canvas_get_spot_point (f->canvas, SPOT (EDGE, TW_EDGE_N), &x, &y));
  g_assert_true (finger_stays (GTK_WIDGET (f->canvas), x, y));
  assert_popover (f, GTK_TYPE_POPOVER);
  g_assert_cmpint (tw_tile_canvas_get_state (f->canvas)->context.kind, ==, TW_CANVAS_EDGE);
  g_assert_false (tw_document_is_modified (f->document));
  design_assert_edges (f, "FRFR");
}

static gboolean
has_menu (gpointer window)
{
  return nth_widget (window, GTK_TYPE_POPOVER, 0) != NULL;
}

/* Nor is anything when the finger goes away. */
static void
test_held (DesignFixture *f, gconstpointer size)
{
  double x, y;

  design_show_tile (f, "U");
  g_assert_true (tw_tile_canvas_get_spot_point (f->canvas, SPOT (EDGE, TW_EDGE_N), &x, &y));
  finger_down (GTK_WIDGET (f->canvas), x, y);
  wait_until (has_menu, f->window);
  hand_do ("mouseup", "1");
  for (guint i = 0; i < 10; i++)
    gtk_test_widget_wait_for_draw (f->window);
  design_assert_edges (f, "FRFR");
  g_assert_null (tw_tile_canvas_get_state (f->canvas)->tool);
  assert_popover (f, GTK_TYPE_POPOVER);
}

/* The menu of the tile. */
static void
test_strip (DesignFixture *f, gconstpointer size)
{
  GtkWidget *cell = nth_widget (GTK_WIDGET (f->page), TW_TYPE_TILE_CELL, 2);

  g_assert_true (finger_stays_on (cell));
  assert_popover (f, GTK_TYPE_POPOVER_MENU);
  g_assert_true (tw_tile_canvas_get_state (f->canvas)->item
                 == tw_tile_cell_get_item (TW_TILE_CELL (cell)));
}

/* The words of a symbol of the shelf. */
static void
test_shelf (DesignFixture *f, gconstpointer size)
{
  GtkWidget *symbol = NULL, *words;

  for (guint i = 0; (symbol = nth_widget (GTK_WIDGET (f->page), GTK_TYPE_TOGGLE_BUTTON, i)) != NULL;
       i++)
    if (gtk_widget_has_css_class (symbol, "symbol"))
      break;
  g_assert_nonnull (symbol);
  g_assert_true (finger_stays_on (symbol));
  words = nth_widget (nth_widget (f->window, GTK_TYPE_POPOVER, 0), GTK_TYPE_LABEL, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (words)), ==,
                   gtk_widget_get_tooltip_text (symbol));
  g_assert_null (tw_tile_canvas_get_state (f->canvas)->armed);
}

static gboolean
has_reach (gpointer canvas)
{
  return tw_tile_canvas_get_state (canvas)->reach == TW_TOUCH_REACH_PX;
}

static gboolean
has_no_reach (gpointer canvas)
{
  return tw_tile_canvas_get_state (canvas)->reach <= 0;
}

/* It hits what is beside it, until a mouse comes. */
static void
test_reach (DesignFixture *f, gconstpointer size)
{
  double x, y;

  design_show_tile (f, "U");
  g_assert_true (tw_tile_canvas_get_spot_point (f->canvas, SPOT (SEGMENT, 0), &x, &y));
  g_assert_true (has_no_reach (f->canvas));
  finger_click (GTK_WIDGET (f->canvas), x, y, TRUE);
  wait_until (has_reach, f->canvas);
  finger_click (GTK_WIDGET (f->canvas), x + 3, y, FALSE);
  wait_until (has_no_reach, f->canvas);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tw_long_press_init ();
#define ADD(path, function)                                                                        \
  g_test_add ("/designer/canvas-touch/" path, DesignFixture, NULL, design_set_up, function,        \
              design_tear_down)
  ADD ("menu", test_menu);
  ADD ("held", test_held);
  ADD ("strip", test_strip);
  ADD ("shelf", test_shelf);
  ADD ("reach", test_reach);
  return g_test_run ();
}

/* Icons grow with texts, and shrink with them. */
#include <adwaita.h>

#include "app/widgets/large-icons.h"
#include "app/widgets/large-text.h"
#include "tests/app/wait.h"

/* Texts of the usual size, as GtkSettings counts. */
#define DPI (96 * 1024)

typedef struct
{
  GtkWidget *icon;
  int side;
} Wanted;

/* A button may give it more room. */
static gboolean
has_side (gpointer data)
{
  const Wanted *wanted = data;
  int least, natural;

  gtk_widget_measure (wanted->icon, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return least == wanted->side && natural == wanted->side;
}

static void
test_side (void)
{
  g_assert_cmpint (tw_large_icons_side (1), ==, TW_LARGE_ICONS_USUAL);
  g_assert_cmpint (tw_large_icons_side (1.5), ==, 20);
  g_assert_cmpint (tw_large_icons_side (2), >=, 24);
}

static void
test_shown (void)
{
  GtkWidget *window = adw_window_new (), *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *list = gtk_list_box_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  GtkWidget *row = adw_action_row_new (), *sign = gtk_image_new_from_icon_name ("go-next-symbolic");
  GtkWidget *icons[] = { gtk_button_get_child (GTK_BUTTON (button)), sign };
  static const struct
  {
    int percent, side;
  } sizes[] = { { 100, 16 }, { 200, 24 }, { 150, 20 }, { 100, 16 } };

  adw_header_bar_pack_start (ADW_HEADER_BAR (header), button);
  gtk_box_append (GTK_BOX (box), header);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), sign);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (box), list);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", sizes[i].percent * DPI / 100, NULL);
      for (guint k = 0; k < G_N_ELEMENTS (icons); k++)
        {
          Wanted wanted = { icons[k], sizes[i].side };

          wait_until (has_side, &wanted);
        }
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_large_text_init ();
  g_test_add_func ("/widgets/large-icons/side", test_side);
  g_test_add_func ("/widgets/large-icons/shown", test_shown);
  return g_test_run ();
}

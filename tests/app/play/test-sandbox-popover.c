/* What a sandbox allows, as one finds it by keyboard. */
#include "app/play/sandbox-popover.h"

#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/game/play-fixture.h"

/* More Tabs than the popover has stops. */
#define MOST_TABS 40

static const char own[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
                          "<tile id='OWN-1' count='1'><road edges='E W'/></tile>"
                          "<tile id='OWN-2' count='2'><road edges='N S'/></tile></tile-set>";

typedef struct
{
  TwTableModel *model;
  TwTileTextures *textures;
  TwGameKit kit;
  GtkWidget *window;
  GtkWidget *button;
  GtkWidget *popover;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", own, -1, &error);
  TwTableSetup setup = { .seed = 3 };

  g_assert_no_error (error);
  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  setup.rules = tw_play_rules_new (&f->kit, set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  setup.title = g_strdup ("Dale");
  for (guint seat = 0; seat < 2; seat++)
    setup.seats[seat] = (TwSeatSetup){ .name = g_strdup_printf ("Seat %u", seat), .colour = seat };
  f->model = tw_table_model_new ();
  tw_table_model_start (f->model, &setup);
  tw_table_setup_clear (&setup);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = gtk_window_new ();
  f->button = gtk_menu_button_new ();
  f->popover = g_object_new (TW_TYPE_SANDBOX_POPOVER, NULL);
  tw_sandbox_popover_set_model (TW_SANDBOX_POPOVER (f->popover), f->model, f->textures, &f->kit);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (f->button), f->popover);
  gtk_window_set_child (GTK_WINDOW (f->window), f->button);
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->textures);
  g_object_unref (f->model);
  tw_play_rules_kit_clear (&f->kit);
}

static void
wait_mapped (Fixture *f, gboolean is_mapped)
{
  if (is_mapped)
    gtk_menu_button_popup (GTK_MENU_BUTTON (f->button));
  else
    gtk_popover_popdown (GTK_POPOVER (f->popover));
  while (gtk_widget_get_mapped (f->popover) != is_mapped)
    g_main_context_iteration (NULL, TRUE);
}

/* The button of the tile that is listed as number @nth. */
static GtkWidget *
tile_button (Fixture *f, int nth)
{
  GtkFlowBox *tiles =
      GTK_FLOW_BOX (gtk_widget_get_template_child (f->popover, TW_TYPE_SANDBOX_POPOVER, "tiles"));

  return gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (tiles, nth));
}

/* The number of Tabs after which the keyboard is at @wanted. */
static guint
tabs_to (Fixture *f, GtkWidget *wanted)
{
  GtkRoot *root = gtk_widget_get_root (f->popover);
  guint n = 0;

  gtk_widget_grab_focus (
      GTK_WIDGET (gtk_widget_get_template_child (f->popover, TW_TYPE_SANDBOX_POPOVER, "now")));
  for (; gtk_root_get_focus (root) != wanted; n++)
    {
      g_assert_cmpuint (n, <, MOST_TABS);
      gtk_widget_child_focus (f->popover, GTK_DIR_TAB_FORWARD);
    }
  return n;
}

/* Tab comes to the tiles whichever of them one has gone to before, and leaves them again. */
static void
test_tab (Fixture *f, gconstpointer data)
{
  GtkFlowBox *tiles;
  gboolean is_handled;
  GListModel *controllers;

  wait_mapped (f, TRUE);
  tiles =
      GTK_FLOW_BOX (gtk_widget_get_template_child (f->popover, TW_TYPE_SANDBOX_POPOVER, "tiles"));
  tabs_to (f, tile_button (f, 0));
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (tiles));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Right, 0, 0, &is_handled);
    }
  g_object_unref (controllers);
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (f->popover)) == tile_button (f, 1));
  wait_mapped (f, FALSE);
  wait_mapped (f, TRUE);
  g_assert_cmpuint (tabs_to (f, tile_button (f, 1)), >, 0);
}

/* The tiles of the set that one tries stand first, and one of which none is left says so. */
static void
test_tiles (Fixture *f, gconstpointer data)
{
  wait_mapped (f, TRUE);
  gtk_test_accessible_assert_property (tile_button (f, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile OWN-1, 1 left");
  gtk_test_accessible_assert_property (tile_button (f, 1), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile OWN-2, 2 left");
  g_signal_emit_by_name (tile_button (f, 0), "clicked");
  wait_mapped (f, TRUE);
  gtk_test_accessible_assert_property (tile_button (f, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Tile OWN-1, none left: one more comes into the game");
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/play/sandbox-popover/tab", Fixture, NULL, set_up, test_tab, tear_down);
  g_test_add ("/play/sandbox-popover/tiles", Fixture, NULL, set_up, test_tiles, tear_down);
  return g_test_run ();
}

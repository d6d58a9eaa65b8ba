/* The hand: what of the supply is in it, and what it says of the answers to who does not see them.
 */
#include "app/table/piece-picture.h"
#include "app/widgets/tile-picture.h"
#include "tests/app/play/page-fixture.h"

static GtkWidget *
part_of_hand (Fixture *f, const char *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (f->parts.hand), TW_TYPE_HAND, name));
}

static gboolean
shows_supply (Fixture *f)
{
  return gtk_widget_get_visible (part_of_hand (f, "figures"));
}

/* Figures of the supply are in the hand while one of them can be placed, and not while those are
 * asked for that stand on the table, or something else. */
static void
test_supply (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;

  g_assert_true (shows_supply (f));
  show_position (f, "crop-circles", "Anna Eva",
                 "draw=U U@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/270 highwayman@-1,0:road(N) "
                 "draw=V V@0,1/0 highwayman@0,1:road(S) draw=Korn1 Korn1@2,0/180 "
                 "highwayman@2,0:road(N)");
  /* What all do is words. */
  g_assert_true (fixture_asks (model, "choose what everybody does"));
  g_assert_false (shows_supply (f));
  fixture_choose_spot (model, "B: everybody takes a meeple back");
  g_assert_true (fixture_asks (model, "take one of your highwaymen back"));
  g_assert_false (shows_supply (f));
  tw_table_model_undo (model);
  fixture_choose_spot (model, "A: everybody may add a meeple");
  g_assert_true (fixture_asks (model, "add a highwayman beside one of yours"));
  g_assert_true (shows_supply (f));
}

/* Who comes out of Carcassonne is there, and in no supply. */
static void
test_supply_elsewhere (Fixture *f, gconstpointer size)
{
  show_position (f, "count", "Anna Eva",
                 "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - meeple@blacksmith");
  g_assert_true (fixture_asks (f->parts.model, "The count may move"));
  g_assert_false (shows_supply (f));
  show_position (f, "count", "Anna Eva",
                 "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - meeple@blacksmith "
                 "count@market draw=U U@2,3/90 highwayman@2,3:road(N) draw=W W@2,4/90 -");
  g_assert_true (fixture_asks (f->parts.model, "Out of Carcassonne: move a meeple"));
  g_assert_false (shows_supply (f));
  /* Who goes in is of the supply. */
  show_position (f, "count", "Anna Eva",
                 "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 -");
  g_assert_true (fixture_asks (f->parts.model, "Carcassonne: put a meeple"));
  g_assert_true (shows_supply (f));
}

/* Who does not see the answers hears of a list that is called as the question, with an item for
 * each answer, and of nothing that is called as a widget. */
static void
test_list (Fixture *f, gconstpointer size)
{
  GtkWidget *list = part_of_hand (f, "choices"), *item;
  g_autofree char *sentence = NULL;
  guint n = 0;

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  sentence = tw_hand_sentence (f->parts.model);
  g_assert_true (gtk_widget_get_visible (list));
  gtk_test_accessible_assert_role (list, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (list, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  for (item = gtk_widget_get_first_child (list); item != NULL;
       item = gtk_widget_get_next_sibling (item), n++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (item));

      gtk_test_accessible_assert_role (item, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_test_accessible_assert_relation (item, GTK_ACCESSIBLE_RELATION_LABELLED_BY, button, NULL);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           n == 0 ? "1, Pawn: 3 spaces" : "2, Lady: 3 spaces");
      g_assert_false (gtk_widget_get_focusable (item));
    }
  g_assert_cmpuint (n, ==, 2);
  gtk_test_accessible_assert_role (part_of_hand (f, "many"), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (part_of_hand (f, "many"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       sentence);
}

/* What belongs to nobody has nobody's colour, whoever moves it. */
static void
test_nobodys (void)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("count", 2, 4);

  g_assert_cmpuint (tw_piece_picture_colour (setup.rules, "meeple", 1), ==, 1);
  g_assert_cmpuint (tw_piece_picture_colour (setup.rules, "count", 1), ==, TW_COLOUR_NOBODY);
  tw_table_setup_clear (&setup);
}

/* A tile of one's own is an answer with its picture and its name, and drawing is called so. */
static void
test_own_tile (Fixture *f, gconstpointer size)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "shrines.xml", NULL);
  GtkWidget *item, *button;

  show_position (f, path, "Anna Eva", "draw=Lane Lane@1,0/0 - draw=B B@1,1/0 -");
  item = gtk_widget_get_first_child (part_of_hand (f, "choices"));
  g_assert_nonnull (item);
  button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (item));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "1, Play Shrine");
  g_assert_nonnull (only_widget (button, TW_TYPE_TILE_PICTURE));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (part_of_hand (f, "finish"))), ==,
                   "Draw a Tile");
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_cmpint (tw_table_model_get_question (f->parts.model), ==, TW_QUESTION_PLACE);
  g_assert_true (gtk_widget_get_visible (part_of_hand (f, "picture")));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/hand/supply", 1280, test_supply);
  ADD_TEST ("/play/hand/supply-elsewhere", 1280, test_supply_elsewhere);
  ADD_TEST ("/play/hand/list", 1280, test_list);
  ADD_TEST ("/play/hand/own-tile", 1280, test_own_tile);
  g_test_add_func ("/play/hand/nobodys", test_nobodys);
  return g_test_run ();
}

/* What is said at the table to those who listen, by way of what has the keyboard. */
#include "app/game/table-history.h"
#include "app/table/table-voice.h"
#include "app/widgets/say.h"
#include "tests/app/play/page-fixture.h"

static void
key (Fixture *f, guint keyval, GdkModifierType state)
{
  g_assert_true (tw_table_keys_press (f->spots, keyval, 0, state));
}

static void
begin (Fixture *f, const char *position)
{
  show_position (f, "", "Anna Eva", position);
  gtk_widget_grab_focus (GTK_WIDGET (f->table));
}

/* Who did what where, and then what is asked; each once, and the points with it. */
static void
test_move (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;

  begin (f, "draw=U");
  tw_table_model_aim (model, 1, 0, FALSE);
  tw_table_model_propose (model);
  wait_until (is_told (f, "Anna: Place a meeple, or go on."));
  tw_table_model_finish (model);
  wait_until (is_told (f, "Anna laid a road, 1 east of the start tile. Eva: Lay the tile where "
                          "it fits. Drawn: "));
  tw_say (GTK_WIDGET (f->table), "something else");
  wait_until (is_told (f, "something else"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (f->table), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  "", -1);
  g_assert_true (tw_say_again (GTK_WIDGET (f->table)));
  wait_until (is_told (f, "something else"));
  /* Whoever looks back is told where that is. */
  tw_table_history_look (model, "start");
  wait_until (is_told (f, "Turn 1"));
}

/* The cursor goes over laid tiles and open places, and nowhere else; what is aimed at stays. */
static void
test_cursor (Fixture *f, gconstpointer size)
{
  begin (f, "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B");
  key (f, GDK_KEY_Left, GDK_CONTROL_MASK);
  wait_until (is_told (f, "middle: city north; road from east to west (tile D)"));
  g_assert_true (f->scene->reading.is_shown);
  key (f, GDK_KEY_Right, GDK_CONTROL_MASK);
  key (f, GDK_KEY_k, 0);
  wait_until (is_told (f, "road from east to west. Road: now 2, closed at least 4; Anna 1."));
  g_assert_cmpint (f->scene->target.kind, ==, TW_TARGET_FEATURE);
  key (f, GDK_KEY_k, GDK_SHIFT_MASK);
  wait_until (is_told (f, "field "));
  key (f, GDK_KEY_j, 0);
  wait_until (is_told (f, "Last tile of Anna. 1 east: "));
  for (guint i = 0; i < 9; i++)
    key (f, GDK_KEY_Down, GDK_CONTROL_MASK);
  g_assert_cmpint (f->scene->reading.y, ==, 1);
  /* Row by row, round and round: three places north of the road, two of them beside the city, and
   * two south. */
  key (f, GDK_KEY_o, 0);
  wait_until (is_told (f, "1 east, 1 north: open"));
  key (f, GDK_KEY_o, GDK_SHIFT_MASK);
  wait_until (is_told (f, "1 east, 1 south: open"));
  g_assert_false (tw_table_model_get_aim (f->parts.model)->is_set);
  key (f, GDK_KEY_Escape, 0);
  g_assert_false (f->scene->reading.is_shown);
  g_assert_cmpint (f->scene->target.kind, ==, TW_TARGET_NONE);
}

/* What does not go says why. */
static void
test_refused (Fixture *f, gconstpointer size)
{
  begin (f, "draw=B");
  for (guint i = 0; i < 3; i++)
    key (f, GDK_KEY_Up, 0);
  wait_until (is_told (f, "No further place that way."));
  key (f, GDK_KEY_9, 0);
  wait_until (is_told (f, "No answer has this number now."));
  tw_table_model_aim (f->parts.model, 1, 0, TRUE);
  key (f, GDK_KEY_Return, 0);
  wait_until (is_told (f, "West needs road, the tile has field."));
}

/* What was typed of a number is said, be it taken at once by who waits. */
static void
test_typed (Fixture *f, gconstpointer size)
{
  begin (f, "draw=U");
  tw_table_model_aim (f->parts.model, 1, 0, FALSE);
  tw_table_model_propose (f->parts.model);
  tw_table_model_set_typed (f->parts.model, 1);
  wait_until (is_told (f, "1: Highwayman: now 2, closed at least 4. Enter or a pause takes it, "
                          "another digit goes on."));
}

/* The children of the table that are laid tiles; the last one in @out_last. */
static guint
count_laid (Fixture *f, GtkWidget **out_last)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (f->table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child))
        == GTK_ACCESSIBLE_ROLE_GRID_CELL)
      {
        n++;
        *out_last = child;
      }
  return n;
}

static gboolean
is_called (GtkWidget *tile, const char *name)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (tile),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return wrong == NULL;
}

/* Each laid tile is a child of the table, called by its place and by what is on it, and where it is
 * seen; the pointer goes through it. */
static void
test_laid_tiles (Fixture *f, gconstpointer size)
{
  GtkWidget *last = NULL;
  graphene_rect_t bounds, cell;

  begin (f, "draw=U U@1,0/0 - draw=B");
  wait_until (count_laid (f, &last) == 2);
  wait_until (is_called (last, "1 east: road from east to west (tile U)"));
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (f->table), &bounds));
  cell = tw_table_view_rect (&f->scene->camera.view, 1, 0);
  g_assert_cmpfloat_with_epsilon (bounds.origin.x, cell.origin.x, 1);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y, cell.origin.y, 1);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, cell.size.width, 1);
  g_assert_true (gtk_widget_pick (GTK_WIDGET (f->table), bounds.origin.x + 5, bounds.origin.y + 5,
                                  GTK_PICK_DEFAULT)
                 == GTK_WIDGET (f->table));
  begin (f, "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B");
  wait_until (is_called (
      last, "1 east: road from east to west (tile U). Anna: Highwayman, road from east to west"));
  tw_table_history_look (f->parts.model, "start");
  wait_until (count_laid (f, &last) == 1);
}

/* The key stands in the tooltip alone: a reader would say it with the name each time. */
static void
test_name_without_key (Fixture *f, gconstpointer size)
{
  GtkWidget *button = find_actionable (GTK_WIDGET (f->parts.history), "play.replay");
  g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          "Play It Again");
  g_assert_null (different);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Play It Again (V)");
}

static gboolean
reads (Fixture *f, int x, int y)
{
  return f->scene->reading.is_shown && f->scene->reading.x == x && f->scene->reading.y == y;
}

/* Shift and arrows read what lies in the way, and go on from there; Enter brings the tile to the
 * place that is read, turned as it fits. */
static void
test_on_the_way (Fixture *f, gconstpointer size)
{
  const TwTableAim *aim = tw_table_model_get_aim (f->parts.model);

  begin (f, "draw=U U@1,0/0 - draw=U");
  tw_table_model_aim (f->parts.model, 2, 0, FALSE);
  key (f, GDK_KEY_Left, GDK_SHIFT_MASK);
  wait_until (is_told (f, "1 east: road from east to west (tile U)"));
  g_assert_true (reads (f, 1, 0));
  key (f, GDK_KEY_Left, GDK_SHIFT_MASK);
  g_assert_true (reads (f, 0, 0));
  key (f, GDK_KEY_Left, GDK_SHIFT_MASK);
  g_assert_true (aim->is_set && aim->x == -1 && aim->y == 0);
  g_assert_cmpuint (tw_table_model_find_legal (f->parts.model, -1, 0)->turns >> aim->turns & 1, ==,
                    1);
  tw_table_model_unaim (f->parts.model);
  key (f, GDK_KEY_o, 0);
  g_assert_true (f->scene->reading.is_shown);
  key (f, GDK_KEY_Return, 0);
  g_assert_true (aim->is_set && aim->x == f->scene->reading.x && aim->y == f->scene->reading.y);
}

/* Arrows go from spot to spot where the keyboard is at one; Escape takes the tile back, and it is
 * aimed with where it was. */
static void
test_among_spots (Fixture *f, gconstpointer size)
{
  const TwTableAim *aim = tw_table_model_get_aim (f->parts.model);
  GtkWidget *first;

  begin (f, "draw=U");
  tw_table_model_aim (f->parts.model, 1, 0, FALSE);
  key (f, GDK_KEY_Return, 0);
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  key (f, GDK_KEY_Return, 0);
  first = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (first == f->spots->buttons->pdata[0]);
  for (guint i = 0; i < 2; i++)
    key (f, GDK_KEY_Up, 0);
  key (f, GDK_KEY_Down, 0);
  g_assert_true (
      g_ptr_array_find (f->spots->buttons, gtk_root_get_focus (GTK_ROOT (f->window)), NULL));
  key (f, GDK_KEY_Escape, 0);
  g_assert_null (tw_table_model_get_proposal (f->parts.model));
  g_assert_true (aim->is_set && aim->x == 1 && aim->y == 0);
}

/* What a program does is told when it has done all of it. */
static void
test_program (Fixture *f, gconstpointer size)
{
  g_autoptr (TwTableModel) other =
      fixture_table_after_with ("", NULL, "Anna Eva", "draw=U U@1,0/0 - draw=B");

  ((TwTableSetup *) tw_table_model_get_setup (other))->seats[1].opponent =
      tw_opponent_find ("greedy");
  show_game (f, other);
  gtk_widget_grab_focus (GTK_WIDGET (f->table));
  wait_until (is_told (f, "Eva laid a monastery and placed a monk, "));
}

/* Who comes back from looking back hears where that is, and no line again. */
static void
test_back (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;

  begin (f, "draw=U U@1,0/0 - draw=U U@2,0/0 - draw=U");
  tw_table_history_look (model, "start");
  wait_until (is_told (f, "Turn 1"));
  tw_table_history_look (model, "now");
  wait_until (is_told (f, "Turn 3"));
  g_assert_false (is_told (f, "laid"));
}

/* Presses a key on the table's view. Returns whether it is taken by what needs no action that is
 * on. */
static gboolean
press_view (Fixture *f, guint keyval, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (f->parts.table_view);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &is_taken);
    }
  return is_taken;
}

/* The keys of Undo and Redo answer where there is nothing left, and only there. */
static void
test_nothing_left (Fixture *f, gconstpointer size)
{
  begin (f, "draw=U");
  g_assert_true (press_view (f, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_true (press_view (f, GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  g_assert_true (press_view (f, GDK_KEY_y, GDK_CONTROL_MASK));
  tw_table_model_aim (f->parts.model, 1, 0, FALSE);
  tw_table_model_propose (f->parts.model);
  tw_table_model_finish (f->parts.model);
  g_assert_true (tw_table_model_can_undo (f->parts.model));
  g_assert_false (press_view (f, GDK_KEY_z, GDK_CONTROL_MASK));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/table-voice/move", 1280, test_move);
  ADD_TEST ("/play/table-voice/cursor", 1280, test_cursor);
  ADD_TEST ("/play/table-voice/refused", 1280, test_refused);
  ADD_TEST ("/play/table-voice/laid-tiles", 1280, test_laid_tiles);
  ADD_TEST ("/play/table-voice/on-the-way", 1280, test_on_the_way);
  ADD_TEST ("/play/table-voice/among-spots", 1280, test_among_spots);
  ADD_TEST ("/play/table-voice/program", 1280, test_program);
  ADD_TEST ("/play/table-voice/back-from-history", 1280, test_back);
  ADD_TEST ("/play/table-voice/typed", 1280, test_typed);
  ADD_TEST ("/play/table-voice/name-without-key", 1280, test_name_without_key);
  ADD_TEST ("/play/table-voice/nothing-left", 1280, test_nothing_left);
  return g_test_run ();
}

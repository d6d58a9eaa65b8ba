/* The tile that was drawn in a game that is played elsewhere, picked by keys and clicks: how the
 * picker comes and goes, what lies in it, what narrows it, who draws. */
#include "app/game/table-record.h"
#include "app/play/record-picker.h"
#include "tests/app/play/page-fixture.h"

/* What is in the picker, borrowed from it. */
typedef struct
{
  GtkWidget *picker;
  GtkEditable *typed;
  GtkWidget *sides;
  GtkDropDown *who;
  GtkFlowBox *tiles;
  GtkWidget *none;
} Parts;

static Parts
parts_of (Fixture *f)
{
  Parts parts = { .picker = only_widget (GTK_WIDGET (f->page), TW_TYPE_RECORD_PICKER) };

#define PART(name)                                                                                 \
  parts.name = (gpointer) gtk_widget_get_template_child (parts.picker, TW_TYPE_RECORD_PICKER, #name)
  PART (typed);
  PART (sides);
  PART (who);
  PART (tiles);
  PART (none);
#undef PART
  return parts;
}

/* The same game, entered. */
static Parts
begin (Fixture *f)
{
  Parts parts = parts_of (f);
  TwTableSetup setup;

  g_assert_false (gtk_widget_get_visible (parts.picker));
  tw_table_setup_copy (&setup, tw_table_model_get_setup (f->parts.model));
  setup.is_recorded = TRUE;
  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  wait_until (gtk_widget_get_focus_child (GTK_WIDGET (parts.typed)) != NULL && is_laid_out ());
  return parts;
}

static GtkWidget *
tile_at (Parts *parts, int index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (parts->tiles, index);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static guint
n_tiles (Parts *parts)
{
  guint n = 0;

  while (tile_at (parts, (int) n) != NULL)
    n++;
  return n;
}

static gboolean
is_called (GtkWidget *tile, const char *start)
{
  return g_str_has_prefix (gtk_widget_get_tooltip_text (tile), start);
}

static const char *
drawn_name (Fixture *f)
{
  int kind = tw_table_model_get_drawn (f->parts.model);

  return kind < 0
             ? NULL
             : tw_table_model_get_setup (f->parts.model)->rules->catalogue->kinds[kind].tile->id;
}

/* All 24 tiles of the base game, eight of which come with a garden as well; letters narrow them,
 * Enter takes the first one, and the table has the keyboard then. */
static void
test_by_letters (Fixture *f, gconstpointer size)
{
  Parts parts = begin (f);

  g_assert_cmpuint (n_tiles (&parts), ==, 32);
  g_assert_false (gtk_widget_has_css_class (tile_at (&parts, 0), "first"));
  gtk_editable_set_text (parts.typed, "rrrr");
  g_assert_cmpuint (n_tiles (&parts), ==, 1);
  g_assert_true (is_called (tile_at (&parts, 0), "X: "));
  g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (tile_at (&parts, 0)), "; 1 left"));
  g_assert_true (gtk_widget_has_css_class (tile_at (&parts, 0), "first"));
  gtk_editable_set_text (parts.typed, "vvvv");
  g_assert_cmpuint (n_tiles (&parts), ==, 0);
  g_assert_true (gtk_widget_get_visible (parts.none));
  gtk_editable_set_text (parts.typed, "rrrr");
  g_signal_emit_by_name (parts.typed, "activate");
  g_assert_cmpstr (drawn_name (f), ==, "X");
  g_assert_false (gtk_widget_get_visible (parts.picker));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == GTK_WIDGET (f->table));
  /* It was another one. */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.undo", NULL);
  wait_until (gtk_widget_get_focus_child (GTK_WIDGET (parts.typed)) != NULL);
  g_assert_cmpstr (gtk_editable_get_text (parts.typed), ==, "");
  g_assert_cmpuint (n_tiles (&parts), ==, 32);
}

/* Each click on a side shows the next land; a click on a tile takes it. X alone has roads all
 * around. */
static void
test_by_sides (Fixture *f, gconstpointer size)
{
  Parts parts = begin (f);

  for (GtkWidget *side = gtk_widget_get_first_child (parts.sides); side != NULL;
       side = gtk_widget_get_next_sibling (side))
    {
      g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (side), ": any land"));
      for (guint i = 0; i < 3; i++)
        g_signal_emit_by_name (side, "clicked");
      g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (side), ": Road"));
    }
  g_assert_cmpuint (n_tiles (&parts), ==, 1);
  g_signal_emit_by_name (tile_at (&parts, 0), "clicked");
  g_assert_cmpstr (drawn_name (f), ==, "X");
  /* The next one begins anew. */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.undo", NULL);
  g_assert_cmpuint (n_tiles (&parts), ==, 32);
}

/* Whoever is chosen draws. */
static void
test_who (Fixture *f, gconstpointer size)
{
  Parts parts = begin (f);

  g_assert_cmpuint (gtk_drop_down_get_selected (parts.who), ==, 0);
  gtk_drop_down_set_selected (parts.who, 1);
  wait_until (tw_table_model_get_decider (f->parts.model) == 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (parts.who), ==, 1);
}

/* It stands in the place of the hand, within the table, however small the window is. */
static void
test_room (Fixture *f, gconstpointer size)
{
  Parts parts = begin (f);
  graphene_rect_t bounds;
  TwTableView rest, view;

  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.hand)));
  g_assert_true (gtk_widget_compute_bounds (parts.picker, GTK_WIDGET (f->parts.overlay), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (f->parts.overlay)));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (f->parts.overlay)));
  rest = tw_table_camera_rest (&f->scene->camera);
  /* It lies beside the landscape, not over it. */
  if (GPOINTER_TO_INT (size) >= 800)
    g_assert_cmpfloat (rest.height - rest.bottom, <=, bounds.origin.y);
  g_signal_emit_by_name (tile_at (&parts, 0), "clicked");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.hand)));
  /* The landscape is where it was. */
  wait_until (is_laid_out ());
  view = tw_table_camera_rest (&f->scene->camera);
  g_assert_cmpmem (&view, sizeof view, &rest, sizeof rest);
}

/* Tab leaves the tiles, wherever among them the keyboard is. */
static void
test_tab_leaves (Fixture *f, gconstpointer size)
{
  Parts parts = begin (f);

  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  gtk_widget_grab_focus (tile_at (&parts, 0));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == tile_at (&parts, 0));
  g_assert_false (gtk_widget_child_focus (parts.picker, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (parts.picker, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) != tile_at (&parts, 0));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/record-picker/by-letters", 1280, test_by_letters);
  ADD_TEST ("/play/record-picker/by-letters-narrow", 800, test_by_letters);
  ADD_TEST ("/play/record-picker/by-sides", 1280, test_by_sides);
  ADD_TEST ("/play/record-picker/who", 1280, test_who);
  ADD_TEST ("/play/record-picker/tab-leaves", 1280, test_tab_leaves);
  ADD_TEST ("/play/record-picker/room", 1280, test_room);
  ADD_TEST ("/play/record-picker/room-narrow", 800, test_room);
  ADD_TEST ("/play/record-picker/room-very-narrow", 400, test_room);
  return g_test_run ();
}

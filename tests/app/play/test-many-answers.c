/* The question of many numbers. */
#include "tests/app/play/page-fixture.h"

/* Who lays a scale chooses one of many numbers. */
static void
ask_number (Fixture *f, const char *words, int most)
{
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"scales\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\"><symbol id=\"scale\" on=\"tile\"/>"
      "<counter id=\"weight\" most=\"250\"/><procedure id=\"weigh\" at=\"laid\" "
      "if-symbol=\"scale\">"
      "<choose as=\"much\" what=\"number\" least=\"1\" most=\"%d\">%s"
      "<change what=\"weight\" n=\"much\"/></choose></procedure></rules>"
      "<tile id=\"Scale\" count=\"3\" symbols=\"scale\"><road edges=\"E W\"/></tile></tile-set>",
      most, words);
  g_autoptr (TwTableModel) model = fixture_table_of (xml, "draw=Scale Scale@1,0/0");

  show_game (f, model);
  gtk_test_widget_wait_for_draw (f->window);
}

static guint
n_choices (GtkWidget *widget)
{
  guint n = gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "choice");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += n_choices (child);
  return n;
}

/* Many answers leave the table and the scores their room: numbers are small, and others scroll. */
static void
test_many (Fixture *f, gconstpointer size)
{
  static const char loaves[] = "<choice>{n} loaves of bread</choice>";
  static const struct
  {
    const char *words;
    int n;
  } asked[] = { { "", 40 }, { "", 200 }, { loaves, 60 }, { "", 3 }, { loaves, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      ask_number (f, asked[i].words, asked[i].n);
      g_assert_cmpuint (n_choices (GTK_WIDGET (f->parts.hand)), ==, (guint) asked[i].n);
      g_assert_cmpint (tw_hand_get_height (f->parts.hand), <, 320);
      /* A number is said once, by the badge. */
      g_assert_cmpuint (count_widgets (nth_widget (GTK_WIDGET (f->parts.hand), GTK_TYPE_FLOW_BOX,
                                                   0),
                                       GTK_TYPE_LABEL),
                        ==, (guint) asked[i].n * (*asked[i].words != '\0' ? 2 : 1));
    }
}

/* What only is a number says what it is for. */
static void
test_names (Fixture *f, gconstpointer size)
{
  GtkWidget *button;

  ask_number (f, "<ask>How much does it weigh?</ask>", 50);
  button = nth_widget (GTK_WIDGET (f->parts.hand), GTK_TYPE_FLOW_BOX_CHILD, 42);
  button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (button));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "43, How much does it weigh?");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "How much does it weigh?");
  ask_number (f, "<choice>{n} loaves of bread</choice>", 3);
  button = nth_widget (GTK_WIDGET (f->parts.hand), GTK_TYPE_FLOW_BOX_CHILD, 1);
  button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (button));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2, 2 loaves of bread");
  g_assert_null (gtk_widget_get_tooltip_text (button));
}

/* A player who is asked for has a button in the hand, wherever the hand is: the scores need not be
 * beside the table. */
static void
test_players (Fixture *f, gconstpointer size)
{
  g_autoptr (TwTableModel) model = fixture_table_of (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"thanks\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\"><symbol id=\"gift\" on=\"tile\"/>"
      "<procedure id=\"thank\" at=\"laid\" if-symbol=\"gift\"><choose as=\"who\" what=\"seat\">"
      "<give what=\"points\" n=\"2\" to=\"who\"/></choose></procedure></rules>"
      "<tile id=\"Gift\" count=\"3\" symbols=\"gift\"><road edges=\"E W\"/></tile></tile-set>",
      "draw=Gift Gift@1,0/0");
  GtkWidget *button;

  show_game (f, model);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpuint (n_choices (GTK_WIDGET (f->parts.hand)), ==, 2);
  button = nth_widget (nth_widget (GTK_WIDGET (f->parts.hand), GTK_TYPE_FLOW_BOX, 0),
                       GTK_TYPE_BUTTON, 1);
  g_assert_true (gtk_widget_get_focusable (button));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2, Eva");
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (tw_table_model_get_play (f->parts.model)->state->score[1], ==, 2);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/many-answers", 1280, test_many);
  ADD_TEST ("/play/many-answers/names", 1280, test_names);
  ADD_TEST ("/play/many-answers/players", 1280, test_players);
  return g_test_run ();
}

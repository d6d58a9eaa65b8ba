/* What a designer hears who does not see the canvas. */
#include "app/widgets/scanned.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

/* What is waited for: that @words are said by way of the canvas, which has the keyboard. */
typedef struct
{
  GtkWidget *widget;
  const char *words;
} Wish;

static gboolean
is_said (gpointer data)
{
  const Wish *wish = data;
  g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (wish->widget),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wish->words);
  return different == NULL;
}

static void
assert_said (DesignFixture *f, const char *words)
{
  Wish wish = { GTK_WIDGET (f->canvas), words };

  wait_until (is_said, &wish);
}

static void
set_up (DesignFixture *f, gconstpointer size)
{
  design_set_up (f, size);
  design_show_tile (f, "D");
  gtk_widget_grab_focus (GTK_WIDGET (f->canvas));
  design_settle ();
}

/* Until something happens the tile is told; then what each key did. */
static void
test_keys (DesignFixture *f, gconstpointer size)
{
  assert_said (f, "city north; road from east to west");
  design_act (f, "canvas.pen", "'river'");
  assert_said (f, "Pen: river");
  design_act (f, "canvas.fields", NULL);
  assert_said (f, "The fields are shown.");
  /* The pen that is in hand is told as well: who asks wants to know. */
  design_act (f, "canvas.pen", "'river'");
  assert_said (f, "Pen: river");
  design_act (f, "canvas.escape", NULL);
  assert_said (f, "The fields are hidden.");
}

/* Another tile is told also where something has been said. */
static void
test_another_tile (DesignFixture *f, gconstpointer size)
{
  design_act (f, "canvas.pen", "'river'");
  assert_said (f, "Pen: river");
  design_act (f, "design.neighbour", "1");
  assert_said (f, "city north");
  design_act (f, "canvas.pen", "'city'");
  assert_said (f, "Pen: city");
  design_act (f, "design.neighbour", "-1");
  assert_said (f, "city north; road from east to west");
}

static void
test_deeds (DesignFixture *f, gconstpointer size)
{
  design_act (f, "canvas.pen", "'city'");
  design_walk_to (f, SPOT (EDGE, TW_EDGE_S));
  design_act (f, "canvas.press", "false");
  /* What comes together is said together. */
  assert_said (f, "Pen: city. City: South. 2 fields.");
  tw_document_undo (f->document);
  assert_said (f, "Undone: Lay City. city north; road from east to west");
  design_walk_to (f, SPOT (CORNER, TW_CORNER_SE));
  design_act (f, "canvas.press", "false");
  assert_said (f, "There is nothing to join or to part here.");
}

/* The city in the north goes on to the west. */
static void
draw_on (DesignFixture *f)
{
  design_act (f, "canvas.pen", "'city'");
  design_walk_to (f, SPOT (EDGE, TW_EDGE_N));
  design_act (f, "canvas.grab", NULL);
  design_walk_to (f, SPOT (EDGE, TW_EDGE_W));
  design_settle ();
  design_act (f, "canvas.drop", NULL);
}

/* What can be read in several ways has Left and Right choose, which is said, as each choice is. */
static void
test_offer (DesignFixture *f, gconstpointer size)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (f->canvas);

  draw_on (f);
  g_assert_cmpuint (state->offer.n_readings, ==, 3);
  assert_said (f, "3 readings: Left and Right choose, Esc keeps this one.");
  design_act (f, "canvas.walk", "'right'");
  assert_said (f, state->offer.readings[state->offer.now].words);
  g_assert_cmpuint (state->offer.n_readings, ==, 3);
  /* Who walks on has chosen; Left and Right walk again. */
  design_act (f, "canvas.walk", "'up'");
  g_assert_cmpuint (state->offer.n_readings, ==, 0);
}

/* The choice goes with the keyboard. */
static void
test_offer_left (DesignFixture *f, gconstpointer size)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (f->canvas);

  draw_on (f);
  g_assert_cmpuint (state->offer.n_readings, ==, 3);
  gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_has_focus (GTK_WIDGET (f->canvas)));
  g_assert_cmpuint (state->offer.n_readings, ==, 0);
}

/* What is dragged by keys is named, and where nothing came of it that is said. */
static void
test_drag (DesignFixture *f, gconstpointer size)
{
  design_walk_to (f, SPOT (EDGE, TW_EDGE_N));
  design_act (f, "canvas.grab", NULL);
  assert_said (f, "Dragging: North edge, City. Arrows choose where to, Enter leaves it there, Esc "
                  "goes back.");
  design_act (f, "canvas.walk", "'right'");
  g_assert_cmpint (tw_tile_canvas_get_state (f->canvas)->focus.kind, ==, TW_CANVAS_CORNER);
  design_act (f, "canvas.drop", NULL);
  assert_said (f, "Nothing can be joined here.");
  g_assert_cmpstr (tw_tile_canvas_get_state (f->canvas)->message, ==,
                   "Nothing can be joined here.");
  design_walk_to (f, SPOT (EDGE, TW_EDGE_N));
  design_act (f, "canvas.grab", NULL);
  design_settle ();
  design_act (f, "canvas.drop", NULL);
  assert_said (f, "Left as it was.");
}

/* The number is told where it is not chosen in its field, at its end too. */
static void
test_copies (DesignFixture *f, gconstpointer size)
{
  design_act (f, "design.copies", "1");
  assert_said (f, "5 copies");
  design_act (f, "design.set-copies", "1");
  assert_said (f, "1 copy");
  design_act (f, "design.copies", "-1");
  assert_said (f, "0 copies");
  design_act (f, "canvas.fields", NULL);
  assert_said (f, "The fields are shown.");
  design_act (f, "design.copies", "-1");
  assert_said (f, "0 copies");
}

/* A cell of the strip tells the tile, and where it is in the set. */
static void
test_strip (DesignFixture *f, gconstpointer size)
{
  GtkWidget *grid = design_find_widget (GTK_WIDGET (f->page), GTK_TYPE_GRID_VIEW);
  TwTileItem *item = design_find_item (f, "X");
  Wish wish = { gtk_widget_get_first_child (grid),
                "monastery; road from south to the monastery. 1 of 24" };

  wait_until (is_said, &wish);
  tw_document_remove_tiles (f->document, &item, 1, "Delete");
  wish.words = "monastery; road from south to the monastery. 1 of 23";
  wait_until (is_said, &wish);
}

/* The number of @spot among those that are gone through. */
static guint
find_place (DesignFixture *f, TwCanvasSpot spot)
{
  TwScanned *scanned = TW_SCANNED (f->canvas);

  for (guint i = 0; i < tw_scanned_count (scanned); i++)
    {
      tw_scanned_show (scanned, i);
      if (tw_canvas_spot_equal (tw_tile_canvas_get_state (f->canvas)->focus, spot))
        return i;
    }
  g_assert_not_reached ();
}

static void
choose_place (DesignFixture *f, TwCanvasSpot spot)
{
  tw_scanned_choose (TW_SCANNED (f->canvas), find_place (f, spot));
}

static guint
n_cities (DesignFixture *f)
{
  const TwTopology *topology = &tw_tile_canvas_get_state (f->canvas)->tile->topology;
  guint n = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    n += topology->segments[i].kind == TW_KIND_CITY;
  return n;
}

/* With one switch: a place, then what to do there; what is dragged goes along and is dropped. */
static void
test_one_switch (DesignFixture *f, gconstpointer size)
{
  TwScanned *scanned = TW_SCANNED (f->canvas);
  guint n_places = tw_scanned_count (scanned);

  design_act (f, "canvas.pen", "'city'");
  choose_place (f, SPOT (EDGE, TW_EDGE_S));
  g_assert_cmpuint (tw_scanned_count (scanned), ==, 3);
  tw_scanned_show (scanned, 0);
  g_assert_cmpstr (tw_tile_canvas_get_state (f->canvas)->message, ==, "Click here");
  tw_scanned_choose (scanned, 0);
  design_assert_edges (f, "CRCR");
  g_assert_cmpuint (tw_scanned_count (scanned), >=, n_places);
  /* Another place. */
  choose_place (f, SPOT (EDGE, TW_EDGE_N));
  tw_scanned_choose (scanned, 2);
  design_assert_edges (f, "CRCR");
  /* From one city to the other: one city. */
  choose_place (f, SPOT (EDGE, TW_EDGE_N));
  tw_scanned_choose (scanned, 1);
  choose_place (f, SPOT (EDGE, TW_EDGE_S));
  g_assert_null (tw_tile_canvas_get_state (f->canvas)->tool);
  g_assert_cmpuint (n_cities (f), ==, 1);
  /* Whoever goes away in the middle of it has dragged nothing. */
  choose_place (f, SPOT (EDGE, TW_EDGE_E));
  tw_scanned_choose (scanned, 1);
  g_assert_nonnull (tw_tile_canvas_get_state (f->canvas)->tool);
  tw_scanned_leave (scanned);
  g_assert_null (tw_tile_canvas_get_state (f->canvas)->tool);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (DesignFixture *f, gconstpointer size);
  } tests[] = {
    { "/canvas-voice/keys", test_keys },
    { "/canvas-voice/another-tile", test_another_tile },
    { "/canvas-voice/deeds", test_deeds },
    { "/canvas-voice/copies", test_copies },
    { "/canvas-voice/offer", test_offer },
    { "/canvas-voice/offer-left", test_offer_left },
    { "/canvas-voice/drag", test_drag },
    { "/canvas-voice/strip", test_strip },
    { "/canvas-voice/one-switch", test_one_switch },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, DesignFixture, NULL, set_up, tests[i].test, design_tear_down);
  return g_test_run ();
}

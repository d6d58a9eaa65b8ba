/* The canvas with symbols that stand in fields: where they go, and what is said of them. */
#include <string.h>

#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-loss.h"
#include "app/designer/canvas-words.h"
#include "app/designer/symbol-parcel.h"
#include "app/designer/tile-canvas.h"
#include "app/designer/variants-group.h"
#include "app/document/land-names.h"
#include "engine/tile/field-place.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/find-widget.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<symbol id='well' on='field'><title>Well</title></symbol>"
    "<symbol id='shrine' on='field road tile'><title>Shrine</title></symbol>"
    "<symbol id='flag'><title>Flag</title></symbol></rules>"
    "<tile id='A' count='2' start='1'><road edges='E W'/></tile>"
    "</tile-set>";

static void
set_up (DesignFixture *fixture, gconstpointer size)
{
  design_set_up_set (fixture, size, text);
}

static const TwTile *
shown (DesignFixture *fixture)
{
  return tw_tile_canvas_get_state (fixture->canvas)->tile;
}

/* How many of it stand in the field at that place on the rim. */
static guint
count (DesignFixture *fixture, const char *symbol, TwRimPlace rim)
{
  const TwTile *tile = shown (fixture);
  int field = tw_fields_at (&tile->fields, rim);

  g_assert_cmpint (field, >=, 0);
  return tw_topology_symbol_count (&tile->topology, symbol,
                                   tw_fields_place (&tile->fields, (guint) field));
}

static void
assert_says (DesignFixture *fixture, const char *words)
{
  g_autofree char *message = NULL;

  g_object_get (fixture->canvas, "message", &message, NULL);
  g_assert_cmpstr (message, ==, words);
}

/* With a symbol in hand grass is the field; Shift keeps it in hand. */
static void
test_put (DesignFixture *fixture, gconstpointer size)
{
  design_act (fixture, "canvas.arm", "'well'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "true");
  assert_says (fixture, "Well, on Field: North, east and west.");
  design_assert_undo_label (fixture, "Place Symbol");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_S));
  design_act (fixture, "canvas.press", "false");
  g_assert_cmpuint (count (fixture, "well", TW_PORT_NL), ==, 1);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_SL), ==, 1);
  tw_document_undo (fixture->document);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_NL), ==, 1);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_SL), ==, 0);
  tw_document_redo (fixture->document);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_SL), ==, 1);
}

/* A road does not bear it, and the middle of a tile with two fields is in neither. */
static void
test_refused (DesignFixture *fixture, gconstpointer size)
{
  const TwCanvasSpot spots[] = { SPOT (EDGE, TW_EDGE_E), SPOT (SEGMENT, 0), SPOT (MIDDLE, 0) };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      TwTopology topology = shown (fixture)->topology;
      TwCanvasDeed deed;

      g_assert_false (tw_canvas_drop_symbol (tw_document_get_set (fixture->document)->own,
                                             &topology, "well", spots[i], &deed));
      g_assert_true (deed.refused);
    }
}

/* By the list of the keyboard, at the badge of a field; the menu offers it there, too. */
static void
test_by_keys (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *list;

  design_act (fixture, "canvas.fields", NULL);
  design_walk_to (fixture, SPOT (BADGE, 1));
  design_act (fixture, "canvas.symbols", NULL);
  design_settle ();
  list = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_LIST_BOX);
  g_assert_nonnull (list);
  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i);

      g_assert_nonnull (row);
      if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "label"), "Well") != 0)
        continue;
      g_signal_emit_by_name (row, "activate");
      break;
    }
  design_settle ();
  g_assert_cmpuint (count (fixture, "well", TW_PORT_SL), ==, 1);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_NL), ==, 0);
}

/* What readers hear of it, of its field and of the tile. */
static void
test_words (DesignFixture *fixture, gconstpointer size)
{
  const TwVocabulary *own = tw_document_get_set (fixture->document)->own;
  g_autofree char *symbol = NULL, *field = NULL, *tile = NULL;

  design_act (fixture, "canvas.arm", "'well'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false");
  symbol = tw_canvas_spot_words (own, shown (fixture), SPOT (SYMBOL, 0));
  g_assert_cmpstr (symbol, ==, "Well, Field: North, east and west");
  field = tw_canvas_spot_words (own, shown (fixture), SPOT (BADGE, 0));
  g_assert_cmpstr (field, ==, "1. Field north, east and west with Well");
  tw_tile_canvas_select (fixture->canvas, SPOT (SYMBOL, 0), FALSE);
  design_settle ();
  g_assert_true (says (GTK_WIDGET (fixture->page), "Field: North, east and west"));
  tile = tw_land_names_tile_words (own, &shown (fixture)->topology);
  g_assert_cmpstr (tile, ==, "road from east to west; field north, east and west with Well");
  tw_tile_canvas_select (fixture->canvas, SPOT (BADGE, 0), FALSE);
  design_settle ();
  g_assert_true (says (GTK_WIDGET (fixture->page), "Well"));
}

/* Grass is the tile to a symbol that may stand anywhere, and the middle is to one that may stand
 * there. */
static void
test_tile_or_field (DesignFixture *fixture, gconstpointer size)
{
  const TwVocabulary *own = tw_document_get_set (fixture->document)->own;
  const TwTopology *topology = &shown (fixture)->topology;
  int place;

  g_assert_true (tw_canvas_symbol_target (own, topology, "flag", SPOT (FIELD, 0), &place));
  g_assert_cmpint (place, ==, -1);
  g_assert_true (tw_canvas_symbol_target (own, topology, "shrine", SPOT (FIELD, 1), &place));
  g_assert_cmpint (place, ==, TW_PLACE_FIELD_AT (TW_PORT_ER));
  g_assert_true (tw_canvas_symbol_target (own, topology, "shrine", SPOT (MIDDLE, 0), &place));
  g_assert_cmpint (place, ==, -1);
  g_assert_true (tw_canvas_symbol_target (own, topology, "shrine", SPOT (EDGE, 1), &place));
  g_assert_cmpint (place, ==, 0);
}

/* Dragged over the road it is in the other field. */
static void
test_dragged (DesignFixture *fixture, gconstpointer size)
{
  const TwVocabulary *own = tw_document_get_set (fixture->document)->own;
  TwTopology topology = shown (fixture)->topology;
  TwCanvasGesture gesture;

  tw_topology_add_symbol (&topology, "well", TW_PLACE_FIELD_AT (TW_PORT_NL), 1, TW_DIRECTION_NONE);
  tw_canvas_gesture_begin (&gesture, &topology, SPOT (SYMBOL, 0), TW_KIND_ROAD);
  gesture.own = own;
  g_assert_true (tw_canvas_gesture_move (&gesture, SPOT (FIELD, 1)));
  g_assert_cmpint (gesture.now.symbols[0].segment, ==, TW_PLACE_FIELD_AT (TW_PORT_ER));
  g_assert_cmpuint (gesture.now.n_symbols, ==, 1);
  /* Over the road it cannot stay, and back home nothing has changed. */
  tw_canvas_gesture_move (&gesture, SPOT (SEGMENT, 0));
  g_assert_true (gesture.deed.refused);
  tw_canvas_gesture_move (&gesture, SPOT (FIELD, 0));
  g_assert_cmpint (gesture.deed.note, ==, TW_EDIT_NOTHING);
}

/* Land that takes a field away says what went with it. */
static void
test_loss (DesignFixture *fixture, gconstpointer size)
{
  const TwVocabulary *own = tw_document_get_set (fixture->document)->own;
  g_autoptr (TwTile) before = NULL, after = NULL;
  g_autofree char *words = NULL;
  TwTopology topology = { 0 };

  tw_topology_add_segment (&topology, TW_KIND_CITY, 1u << TW_EDGE_N | 1u << TW_EDGE_E);
  tw_topology_add_symbol (&topology, "well", TW_PLACE_FIELD_AT (TW_PORT_SL), 1, TW_DIRECTION_NONE);
  before = tw_tile_new ("B", 1, &topology);
  tw_tile_edit_drag_edges (&topology, TW_EDGE_N, 0xf, TW_KIND_CITY);
  after = tw_tile_with_topology (before, &topology);
  words = tw_canvas_loss_words (own, before, after, FALSE);
  g_assert_cmpstr (words, ==, "Well");
}

/* To the same field of another tile, else to one that there is. */
static void
test_parcel (DesignFixture *fixture, gconstpointer size)
{
  TwTileSet *set = tw_document_get_set (fixture->document);
  TwTopology topology = shown (fixture)->topology, city = { 0 };
  g_autoptr (TwTile) tile = NULL, parcel = NULL, laid = NULL, other = NULL, elsewhere = NULL;
  TwCanvasDeed deed;

  tw_topology_add_symbol (&topology, "well", TW_PLACE_FIELD_AT (TW_PORT_ER), 2, TW_DIRECTION_NONE);
  tile = tw_tile_with_topology (shown (fixture), &topology);
  parcel = tw_symbol_parcel_new (tile, 0);
  laid = tw_symbol_parcel_lay (parcel, set, shown (fixture), SPOT (NOWHERE, 0), &deed);
  g_assert_nonnull (laid);
  g_assert_cmpint (deed.segment, ==, TW_PLACE_FIELD_AT (TW_PORT_ER));
  g_assert_cmpuint (laid->topology.symbols[0].count, ==, 2);
  tw_topology_add_segment (&city, TW_KIND_CITY, 1u << TW_EDGE_E | 1u << TW_EDGE_S);
  other = tw_tile_new ("C", 1, &city);
  elsewhere = tw_symbol_parcel_lay (parcel, set, other, SPOT (NOWHERE, 0), &deed);
  g_assert_nonnull (elsewhere);
  g_assert_cmpint (deed.segment, ==, TW_PLACE_FIELD_AT (TW_PORT_NL));
}

/* The list of variants offers it, for the first field. */
static void
test_variant (DesignFixture *fixture, gconstpointer size)
{
  g_autoptr (TwTile) with = tw_variants_group_with (tw_document_get_set (fixture->document)->own,
                                                    shown (fixture), "well");

  g_assert_nonnull (with);
  g_assert_cmpint (with->variants[0].added.symbols[0].segment, ==, TW_PLACE_FIELD_AT (TW_PORT_NL));
}

/* The quick line says beside which half of an edge the field lies. */
static void
test_quick_line (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *entry;

  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "CRFr well*2@WL well@N");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "CRFr well*2@SL well@EL well@S shrine@W well");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  /* Without a place it is in the first field. */
  g_assert_cmpuint (count (fixture, "well", TW_PORT_EL), ==, 2);
  g_assert_cmpuint (count (fixture, "well", TW_PORT_SL), ==, 3);
  g_assert_cmpuint (tw_topology_symbol_count (&shown (fixture)->topology, "shrine", 1), ==, 1);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/designer/field-canvas/" path, DesignFixture, NULL, set_up, test, design_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("put", test_put);
  ADD ("refused", test_refused);
  ADD ("by-keys", test_by_keys);
  ADD ("words", test_words);
  ADD ("tile-or-field", test_tile_or_field);
  ADD ("dragged", test_dragged);
  ADD ("loss", test_loss);
  ADD ("parcel", test_parcel);
  ADD ("variant", test_variant);
  ADD ("quick-line", test_quick_line);
  return g_test_run ();
}

/* Where a game begins; changes of what a set says of itself. */
#include "app/document/start-choice.h"

#include "app/document/set-head.h"
#include "engine/format/shipped-sets.h"

static void
test_choices (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("count", &error);
  g_autoptr (TwTileSet) set = NULL;
  g_auto (GStrv) names = NULL;

  g_assert_no_error (error);
  set = tw_tile_set_copy (shipped);
  names = tw_start_choice_names (set);
  g_assert_cmpuint (g_strv_length (names), ==, 1 + set->n_tiles + set->n_blocks);
  g_assert_cmpuint (tw_start_choice_get (set), ==, 1 + set->n_tiles);
  tw_start_choice_set (set, 3);
  g_assert_cmpuint (set->tiles[2]->n_start, ==, 1);
  g_assert_null (tw_tile_set_start_block (set));
  g_assert_cmpuint (tw_start_choice_get (set), ==, 3);
  tw_start_choice_set (set, 1 + set->n_tiles + 1);
  g_assert_cmpuint (set->tiles[2]->n_start, ==, 0);
  g_assert_true (set->blocks[1].is_start);
  g_assert_false (set->blocks[0].is_start);
  tw_start_choice_set (set, set->n_tiles);
  g_assert_cmpuint (tw_start_choice_get (set), ==, set->n_tiles);
  tw_start_choice_set (set, 0);
  g_assert_cmpuint (tw_start_choice_get (set), ==, 0);
  /* What was given is as it was. */
  g_assert_true (shipped->blocks[0].is_start);
}

static void
put_release (TwTileSet *set, gpointer data)
{
  tw_set_head_string (&set->release, data);
}

static void
test_head (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", &error);
  g_autoptr (TwDocument) document = NULL;

  g_test_summary ("What is typed is one step, and the head is compared as a whole");
  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  tw_set_head_change (document, put_release, (gpointer) "1", "Change Version", "key");
  tw_set_head_change (document, put_release, (gpointer) "1.2", "Change Version", "key");
  g_assert_cmpstr (tw_document_get_set (document)->release, ==, "1.2");
  g_assert_true (tw_document_is_modified (document));
  tw_document_undo (document);
  g_assert_null (tw_document_get_set (document)->release);
  g_assert_false (tw_document_is_modified (document));
  /* The tiles are the same objects all the time. */
  g_assert_true (tw_document_get_set (document)->tiles[5] == set->tiles[5]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/start-choice/choices", test_choices);
  g_test_add_func ("/document/start-choice/head", test_head);
  return g_test_run ();
}

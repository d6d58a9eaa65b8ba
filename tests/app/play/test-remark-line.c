/* Notes at the table: N opens the entry, Enter keeps, Escape leaves, and the game goes on. */
#include "app/game/table-history.h"
#include "app/game/table-remarks.h"
#include "app/play/mark-strip.h"
#include "app/play/meanwhile.h"
#include "app/play/remark-line.h"
#include "tests/app/play/page-fixture.h"

static GtkWidget *
line_of (Fixture *f)
{
  return only_widget (GTK_WIDGET (f->page), TW_TYPE_REMARK_LINE);
}

static GtkWidget *
entry_of (Fixture *f)
{
  return nth_widget (line_of (f), GTK_TYPE_ENTRY, 0);
}

static void
write_note (Fixture *f, const char *text)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->table), "play.remark", NULL));
  g_assert_nonnull (entry_of (f));
  g_assert_true (
      gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry_of (f))))));
  gtk_editable_set_text (GTK_EDITABLE (entry_of (f)), text);
}

static void
keep (Fixture *f)
{
  g_signal_emit_by_name (entry_of (f), "activate");
}

static void
test_kept (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;

  play_turns (f, 3);
  g_assert_null (entry_of (f));
  write_note (f, "Why not the city?");
  keep (f);
  g_assert_null (entry_of (f));
  g_assert_true (says (line_of (f), "Why not the city?"));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (f->table)));
  g_assert_cmpstr (tw_table_remarks_get (model), ==, "Why not the city?");
  /* It belongs to its moment. */
  tw_table_history_look_at (model, 1);
  g_assert_false (says (line_of (f), "Why not the city?"));
  tw_table_history_look (model, "now");
  g_assert_true (says (line_of (f), "Why not the city?"));
  /* What is there is there to be changed, and nothing is no note. */
  write_note (f, "");
  keep (f);
  g_assert_null (tw_table_remarks_get (model));
  g_assert_false (gtk_widget_get_mapped (gtk_widget_get_first_child (line_of (f))));
}

static void
test_left (Fixture *f, gconstpointer size)
{
  GtkWidget *text;

  tw_table_remarks_set (f->parts.model, 0, "before");
  write_note (f, "after");
  text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry_of (f))));
  g_assert_nonnull (text);
  /* What is written about a moment that is not shown any more is kept where it was begun. */
  play_turns (f, 1);
  g_assert_nonnull (entry_of (f));
  keep (f);
  g_assert_null (tw_table_remarks_get (f->parts.model));
  tw_table_history_look (f->parts.model, "start");
  g_assert_cmpstr (tw_table_remarks_get (f->parts.model), ==, "after");
}

/* No place that is open lies under it, nor under what others have done, which is said above it. */
static void
test_covers_nothing (Fixture *f, gconstpointer size)
{
  const TwBoard *board = &tw_table_model_get_play (f->parts.model)->board;
  graphene_rect_t words, said;

  play_turns (f, 14);
  write_note (f, "Why not the city?");
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (line_of (f), GTK_WIDGET (f->table), &words));
  g_assert_true (gtk_widget_compute_bounds (only_widget (GTK_WIDGET (f->page), TW_TYPE_MEANWHILE),
                                            GTK_WIDGET (f->table), &said));
  g_assert_false (graphene_rect_intersection (&words, &said, NULL));
  for (guint slot = 0; slot < board->head->n_slots; slot++)
    {
      graphene_rect_t tile = tw_table_scene_slot_rect (f->scene, &board->slots[slot]);

      /* With the open place above it. */
      tile.origin.y -= tile.size.height;
      tile.size.height *= 2;
      g_assert_false (graphene_rect_intersection (&tile, &words, NULL));
    }
}

/* What is noted when all is over stands at the end, not where the last scoring begins. */
static void
test_at_the_end (Fixture *f, gconstpointer size)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GArray) moments = NULL;
  guint here, n = 0;
  const TwGameMark *marks;

  fixture_play_to_end (f->parts.model, rand);
  write_note (f, "Well played");
  keep (f);
  here = tw_table_remarks_here (f->parts.model);
  tw_table_remarks_set (f->parts.model, here / 2, "Half of it");
  marks = tw_game_marks_get (tw_game_marks_of (f->parts.model), &n);
  g_assert_cmpuint (n, ==, 2);
  moments = tw_table_history_dup_moments (f->parts.model);
  g_assert_cmpuint (g_array_index (moments, TwMoment, moments->len - 2).n_counted, !=,
                    TW_ALL_COUNTED);
  g_assert_cmpuint (tw_mark_moment (moments, marks[1].n_entries), ==, moments->len - 1);
  g_assert_cmpuint (tw_mark_moment (moments, 0), ==, 0);
  g_assert_cmpuint (
      g_array_index (moments, TwMoment, tw_mark_moment (moments, marks[0].n_entries)).n_entries, <=,
      here / 2 + 1);
}

/* A new game has none of it. */
static void
test_new_game (Fixture *f, gconstpointer size)
{
  play_turns (f, 3);
  write_note (f, "lost");
  fixture_draw_as_always (f->parts.model);
  g_assert_null (entry_of (f));
  g_assert_null (tw_table_remarks_get (f->parts.model));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/remark-line/kept", 1280, test_kept);
  ADD_TEST ("/play/remark-line/kept-narrow", 800, test_kept);
  ADD_TEST ("/play/remark-line/left", 1280, test_left);
  ADD_TEST ("/play/remark-line/covers-nothing", 1280, test_covers_nothing);
  ADD_TEST ("/play/remark-line/covers-nothing-narrow", 800, test_covers_nothing);
  ADD_TEST ("/play/remark-line/at-the-end", 1280, test_at_the_end);
  ADD_TEST ("/play/remark-line/new-game", 1280, test_new_game);
  return g_test_run ();
}

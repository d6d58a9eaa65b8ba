/* Answers and spots at the page of the table; what is asked before a game is lost. */
#include <math.h>
#include <stdlib.h>

#include "app/game/table-sentences.h"
#include "app/game/table-asks.h"
#include "app/game/table-number.h"
#include "app/game/table-question.h"
#include "app/game/table-worth.h"
#include "app/table/opening-picture.h"
#include "app/table/piece-picture.h"
#include "app/widgets/tile-picture.h"
#include "tests/app/pinch.h"
#include "tests/app/play/page-fixture.h"

/* The @index-th widget with a style class below @widget, or NULL. */
static GtkWidget *
find_class (GtkWidget *widget, const char *css_class, guint *index)
{
  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_visible (widget)
      && (*index)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, css_class, index);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth_class (GtkWidget *widget, const char *css_class, guint index)
{
  return find_class (widget, css_class, &index);
}

/* Answers without a place are buttons in the hand, with the numbers that choose them. */
static void
test_choices (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand);

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  g_assert_nonnull (nth_class (hand, "choice", 0));
  g_assert_nonnull (nth_class (hand, "choice", 1));
  g_assert_null (nth_class (hand, "choice", 2));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (hand, "choice", 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "2, Lady: 3 spaces");
  g_signal_emit_by_name (nth_class (hand, "choice", 1), "clicked");
  g_assert_cmpint (tw_play_counter (tw_table_model_get_play (f->parts.model), 0, 1), ==, 3);
  g_assert_null (nth_class (hand, "choice", 0));
  tw_table_model_undo (f->parts.model);
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_cmpint (tw_play_counter (tw_table_model_get_play (f->parts.model), 0, 0), ==, 3);
}

/* What will be laid is no matter of the tile that is in the hand; once that lies it takes its
 * place. */
static void
test_piece_after_tile (Fixture *f, gconstpointer size)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "examples", "bridge.xml", NULL);
  GtkWidget *piece = GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (f->parts.hand), TW_TYPE_HAND, "piece"));

  show_position (f, path, "Anna Eva", "draw=Fork");
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_nonnull (tw_table_model_get_proposal (f->parts.model));
  g_assert_false (gtk_widget_get_visible (piece));
  press (f, GDK_KEY_space);
  g_assert_null (tw_table_model_get_proposal (f->parts.model));
  g_assert_true (gtk_widget_get_visible (piece));
}

/* While a number is being typed, answers in the hand that it cannot become are faint as spots are,
 * and say what was typed. So are spots beside the scores. */
static void
test_typed_in_hand (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand), *first, *second;
  TwTableModel *model = f->parts.model;
  g_autofree char *said = NULL;
  const char *typed = "2: Lady: 3 spaces. Enter or a pause takes it, another digit goes on.";

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  first = nth_class (hand, "choice", 0);
  second = nth_class (hand, "choice", 1);
  tw_table_model_set_typed (model, 2);
  g_assert_cmpfloat (gtk_widget_get_opacity (first), <, 0.5);
  g_assert_cmpfloat (gtk_widget_get_opacity (second), ==, 1);
  said = tw_table_sentences_typed (model);
  g_assert_cmpstr (said, ==, typed);
  g_assert_true (press (f, GDK_KEY_Escape));
  g_assert_cmpfloat (gtk_widget_get_opacity (first), ==, 1);
  tw_table_model_set_typed (model, 2);
  g_assert_true (press (f, GDK_KEY_Return));
  g_assert_cmpint (tw_play_counter (tw_table_model_get_play (model), 0, 1), ==, 3);
  g_assert_cmpuint (tw_table_number_get (model), ==, 0);
}

static gboolean
is_offered (TwTableModel *model, const char *word)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (actions[i].verb >= TW_N_VERBS
        && strcmp (tw_play_verb (tw_game_play (game), actions[i].verb)->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* MIST-105: what to do with a feature is read in the hand; the ghosts are chosen where they are. */
static void
test_points_or_ghosts (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand);
  TwTableModel *model = f->parts.model;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  TwTableSetup setup = fixture_setup_of_ruleset ("mists-level-1", 2, 3);
  g_autofree char *points = NULL, *expected = NULL;

  tw_table_model_start (model, &setup);
  for (guint i = 0; i < 2000 && !is_offered (model, "take=ghost"); i++)
    {
      guint n = 0;

      tw_table_model_get_spots (model, &n);
      /* Many games are lost before anything is completed. */
      if (tw_table_model_get_question (model) == TW_QUESTION_NONE)
        {
          setup.seed++;
          tw_table_model_start (model, &setup);
        }
      else if (tw_table_model_get_question (model) == TW_QUESTION_PLACE)
        fixture_turn (model, rand);
      else if (n > 0)
        tw_table_model_press_number (model, (guint) g_rand_int_range (rand, 0, (int) n));
      else
        tw_table_model_finish (model);
    }
  g_assert_nonnull (nth_class (hand, "choice", 0));
  g_assert_nonnull (nth_class (hand, "choice", 1));
  g_assert_null (nth_class (hand, "choice", 2));
  points =
      tw_table_worth_of_feature (model, tw_table_question_about (tw_table_model_get_game (model)));
  expected = g_strdup_printf ("1, Take %d points", atoi (strstr (points, "complete, ") + 10));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (hand, "choice", 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (hand, "choice", 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2, Neither points nor ghosts");
  g_signal_emit_by_name (nth_class (hand, "choice", 1), "clicked");
  g_assert_false (is_offered (model, "take=ghost"));
  tw_table_setup_clear (&setup);
}

/* What can be done with a message is on its card, which lies on the table, not in the hand. */
static void
test_card (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand), *card = GTK_WIDGET (f->parts.open_card);

  g_assert_false (gtk_widget_get_visible (card));
  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - draw=U U@2,0/0 - "
                 "draw=B B@0,1/0 - draw=W W@3,0/0 - pawn+5 card=5");
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_null (nth_class (hand, "choice", 0));
  g_assert_cmpuint (count_widgets (hand, TW_TYPE_OPENING_PICTURE), ==, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Message 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (card, "choice", 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "1, Take 2 points");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (card, "choice", 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2, Do what it says: 0 points");
  g_signal_emit_by_name (nth_class (card, "choice", 0), "clicked");
  /* Which figure moves is no matter of the card. */
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_nonnull (nth_class (hand, "choice", 1));
  tw_table_model_undo (f->parts.model);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_false (gtk_widget_get_visible (card));
}

/* No tile lies under a card that asks something; without it they lie where they did. */
static void
test_card_covers_nothing (Fixture *f, gconstpointer size)
{
  GtkWidget *card = GTK_WIDGET (f->parts.open_card);
  graphene_rect_t bounds;

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - draw=U U@2,0/0 - "
                 "draw=B B@0,1/0 - draw=B B@0,2/0 - draw=B B@0,3/0 - draw=W W@3,0/0 - pawn+5 "
                 "card=5");
  wait_until (is_laid_out () && f->scene->camera.cover > 0 && gtk_widget_get_height (card) > 0);
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (f->table), &bounds));
  for (guint i = 0; i < 8; i++)
    {
      const TwSlot *slot = &tw_table_model_get_play (f->parts.model)->board.slots[i];
      graphene_rect_t tile = tw_table_view_rect (&f->scene->camera.view, slot->x, slot->y);

      g_assert_false (graphene_rect_intersection (&tile, &bounds, NULL));
    }
  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out () && f->scene->camera.cover == 0);
}

/* Shows a card after which the table has been where it is not put anew: the view then. */
static TwTableView
view_without_card (Fixture *f)
{
  TwTableView view;

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - draw=U U@2,0/0 - "
                 "draw=B B@0,1/0 - draw=B B@0,2/0 - draw=B B@0,3/0 - draw=W W@3,0/0 - pawn+5 "
                 "card=5");
  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out () && f->scene->camera.cover == 0);
  /* As if the landscape had grown downwards as far as there is room. */
  view = f->scene->camera.view;
  view.y = view.height - view.bottom - 4 * view.side;
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_table_model_undo (f->parts.model);
  wait_until (is_laid_out () && f->scene->camera.cover > 0);
  g_assert_true (f->scene->camera.view.y != view.y || f->scene->camera.view.side != view.side);
  return view;
}

static void
assert_view (Fixture *f, const TwTableView *view)
{
  g_assert_cmpfloat (f->scene->camera.view.side, ==, view->side);
  g_assert_cmpfloat (f->scene->camera.view.x, ==, view->x);
  g_assert_cmpfloat (f->scene->camera.view.y, ==, view->y);
}

/* A card that goes leaves the table where it was before. */
static void
test_view_after_card (Fixture *f, gconstpointer size)
{
  TwTableView view = view_without_card (f);

  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out () && f->scene->camera.cover == 0);
  assert_view (f, &view);
  g_assert_true (f->scene->camera.is_fitted);
}

/* Whoever has moved the table under the card meant it. */
static void
test_view_moved_under_card (Fixture *f, gconstpointer size)
{
  TwTableView view = view_without_card (f);

  tw_table_keys_press (f->spots, GDK_KEY_Right, 0, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpfloat (f->scene->camera.view.x, !=, view.x);
  view = f->scene->camera.view;
  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out () && f->scene->camera.cover == 0);
  assert_view (f, &view);
  /* So did who zoomed. */
  tw_table_scene_fit (f->scene);
  tw_table_model_undo (f->parts.model);
  wait_until (is_laid_out () && f->scene->camera.cover > 0);
  tw_table_scene_zoom (f->scene, 1);
  view = f->scene->camera.view;
  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out () && f->scene->camera.cover == 0);
  assert_view (f, &view);
}

/* Fingers zoom, and the tiles come to rest at a size that has pictures of its own. */
static void
test_pinch (Fixture *f, gconstpointer size)
{
  double side = f->scene->camera.view.side;

  pinch (GTK_WIDGET (f->table), 1.6);
  g_assert_cmpfloat (f->scene->camera.view.side, >, side);
  g_assert_cmpfloat (f->scene->camera.view.side, ==, tw_table_view_step (1.6 * side, 0));
  side = f->scene->camera.view.side;
  pinch (GTK_WIDGET (f->table), 0.5);
  g_assert_cmpfloat (f->scene->camera.view.side, ==, tw_table_view_step (side / 2, 0));
}

/* However small the tiles are, no number lies on another one. */
static void
test_spots_apart (Fixture *f, gconstpointer size)
{
  TwTableView view;

  show_position (f, "ferries", "Anna Eva",
                 "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FährD FährD@2,0/0 "
                 "highwayman@2,0:road(E)");
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  g_assert_cmpuint (f->spots->buttons->len, ==, 3);
  view = f->scene->camera.view;
  tw_table_view_zoom_to (&view, TW_TABLE_LEAST_SIDE, view.width / 2.0, view.height / 2.0);
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_spot_buttons_allocate (f->spots);
  for (guint i = 0; i < 3; i++)
    for (guint k = 0; k < i; k++)
      {
        graphene_rect_t a, b, both;

        g_assert_true (
            gtk_widget_compute_bounds (f->spots->buttons->pdata[i], GTK_WIDGET (f->table), &a));
        g_assert_true (
            gtk_widget_compute_bounds (f->spots->buttons->pdata[k], GTK_WIDGET (f->table), &b));
        /* They are round: their middles are what counts. */
        graphene_rect_inset (&a, a.size.width / 4, a.size.height / 4);
        graphene_rect_inset (&b, b.size.width / 4, b.size.height / 4);
        g_assert_false (graphene_rect_intersection (&a, &b, &both));
      }
}

/* What comes between a tile and its figure leaves the tile in the hand, and the turn is done
 * without a figure by the same button. */
static void
test_figure_after_mage (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand);

  show_position (f, "mage-and-witch", "Anna Eva", "draw=MaHeA MaHeA@1,0/0");
  g_assert_true (press (f, GDK_KEY_1));
  wait_until (is_laid_out ());
  g_assert_true (fixture_asks (f->parts.model, "Place a meeple, or go on."));
  g_assert_cmpuint (count_widgets (hand, TW_TYPE_TILE_PICTURE), ==, 1);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (nth_class (hand, "suggested-action", 0))), ==,
                   "Done");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (nth_class (hand, "suggested-action", 0)), ==,
                   "Without a meeple (Space)");
}

/* Where no meeple could go, none is left out. */
static void
test_without_meeples (Fixture *f, gconstpointer size)
{
  static const char *const settings[] = { "supply.meeple", "0", NULL };
  g_autoptr (TwTableModel) other =
      fixture_table_after_with ("tower", settings, "Anna Eva", "draw=Turm6 Turm6@1,0/0");
  GtkWidget *finish;

  show_game (f, other);
  wait_until (is_laid_out ());
  g_assert_true (fixture_asks (f->parts.model, "Put a floor on a tower, or go on."));
  finish = nth_class (GTK_WIDGET (f->parts.hand), "suggested-action", 0);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (finish), ==, "Go on (Space)");
}

/* Before that the tile is laid, and by that nothing is answered. */
static void
test_laid_before_mage (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  show_position (f, "mage-and-witch", "Anna Eva", "draw=MaHeA");
  fixture_propose (f->parts.model, rand);
  wait_until (is_laid_out ());
  g_assert_true (fixture_asks (f->parts.model, "Mage, Witch: put one of them"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (nth_class (hand, "suggested-action", 0))), ==,
                   "Lay Tile");
}

/* The disc of a number, as a touch of two is no covering a pixel smaller. */
static TwSpotDisc
disc_of (Fixture *f, guint spot)
{
  graphene_rect_t box;

  g_assert_true (
      gtk_widget_compute_bounds (f->spots->buttons->pdata[spot], GTK_WIDGET (f->table), &box));
  return (TwSpotDisc){ .x = (double) (box.origin.x + box.size.width / 2),
                       .y = (double) (box.origin.y + box.size.height / 2),
                       .radius = (double) box.size.width / 2 - 1 };
}

static gboolean
covers (TwSpotDisc a, TwSpotDisc b)
{
  return hypot (a.x - b.x, a.y - b.y) < a.radius + b.radius;
}

static void
assert_numbers_clear (Fixture *f)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (f->parts.model));
  g_autoptr (GArray) pieces = tw_piece_painter_discs (f->scene, play);
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (f->parts.model, &n);

  g_assert_cmpuint (n, >, 10);
  g_assert_cmpuint (pieces->len, ==, 5);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t tile = tw_table_scene_spot_rect (f->scene, &spots[i]);
      TwSpotDisc disc = disc_of (f, i);

      for (guint k = 0; k < i; k++)
        g_assert_false (covers (disc, disc_of (f, k)));
      for (guint k = 0; k < pieces->len; k++)
        g_assert_false (covers (disc, g_array_index (pieces, TwSpotDisc, k)));
      /* It is still with its tile. */
      g_assert_true (
          covers (disc, (TwSpotDisc){ .x = (double) (tile.origin.x + tile.size.width / 2),
                                      .y = (double) (tile.origin.y + tile.size.height / 2),
                                      .radius = (double) tile.size.width * M_SQRT1_2 }));
    }
}

/* Numbers of two digits, too, let one see who stands there, on small tiles as well. */
static void
test_spots_clear (Fixture *f, gconstpointer size)
{
  TwTableView view;

  show_position (f, "mage-and-witch", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(S) draw=L L@-2,0/0 highwayman@-2,0:road(S) "
                 "draw=L L@-3,0/0 highwayman@-3,0:road(S) draw=L L@-4,0/0 highwayman@-4,0:road(S) "
                 "draw=W W@1,0/0 highwayman@1,0:road(S) draw=W W@2,0/0 - draw=W W@3,0/0 - "
                 "draw=MaHeA MaHeA@4,0/0");
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  tw_spot_buttons_allocate (f->spots);
  assert_numbers_clear (f);
  view = f->scene->camera.view;
  tw_table_view_zoom_to (&view, 44, view.width / 2.0, view.height / 2.0);
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_spot_buttons_allocate (f->spots);
  assert_numbers_clear (f);
}

/* Where a flight can land the spots are on that tile, not on the one that was laid. */
static void
test_landing_spots (Fixture *f, gconstpointer size)
{
  graphene_rect_t tile, spot;
  graphene_point_t middle;

  show_position (f, "flying-machines", "Anna Eva",
                 "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=2");
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  g_assert_cmpuint (f->spots->buttons->len, ==, 2);
  tw_spot_buttons_allocate (f->spots);
  tile = tw_table_view_rect (&f->scene->camera.view, 0, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (
          gtk_widget_compute_bounds (f->spots->buttons->pdata[i], GTK_WIDGET (f->table), &spot));
      graphene_rect_get_center (&spot, &middle);
      g_assert_true (graphene_rect_contains_point (&tile, &middle));
    }
  /* The die lies in the hand. */
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->parts.hand), TW_TYPE_OPENING_PICTURE), ==, 1);
  /* Without a tile to be laid the arrows go from spot to spot. */
  gtk_widget_grab_focus (GTK_WIDGET (f->table));
  g_assert_true (press (f, GDK_KEY_Right));
  g_assert_true (gtk_widget_has_focus (f->spots->buttons->pdata[0]));
}

/* Whether the hand says in a line of its own who decides, so that the sentence has the width. */
static gboolean
says_who_decides (Fixture *f, const char *words)
{
  GtkWidget *hand = GTK_WIDGET (f->parts.hand);
  GtkWidget *line = nth_class (hand, "title-4", 0);

  return nth_class (hand, "title-4", 1) == NULL && gtk_widget_has_css_class (line, "decides")
         && strcmp (gtk_label_get_label (GTK_LABEL (line)), words) == 0;
}

/* Spaces of the track are chosen beside the scores, and by number. */
static void
test_beside_scores (Fixture *f, gconstpointer size)
{
  GtkWidget *scores = GTK_WIDGET (f->parts.scores), *button;

  show_position (f, "robbers", "Anna Eva Jan", "draw=RaubC RaubC@1,0/0");
  /* Anna's own figure stands there, too, but she waits for the others. */
  g_assert_nonnull (nth_class (scores, "spot", 1));
  g_assert_null (nth_class (scores, "spot", 2));
  button = nth_class (scores, "spot", 0);
  g_assert_null (nth_widget (button, TW_TYPE_PIECE_PICTURE, 0));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1, Robber to space 0: Anna, Eva, Jan");
  g_assert_false (gtk_widget_get_visible (f->spots->buttons->pdata[0]));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (tw_table_model_get_decider (f->parts.model), ==, 1);
  g_assert_true (says_who_decides (f, "Eva decides"));
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_cmpint (tw_table_model_get_question (f->parts.model), ==, TW_QUESTION_FIGURE);
  g_assert_false (says_who_decides (f, "Anna decides"));
  /* Of one who has two counting figures the button shows which of them stand there. */
  show_position (f, "robbers messages", "Anna Eva", "draw=RaubC RaubC@1,0/0");
  button = nth_class (scores, "spot", 0);
  g_assert_nonnull (nth_widget (button, TW_TYPE_PIECE_PICTURE, 1));
  g_assert_null (nth_widget (button, TW_TYPE_PIECE_PICTURE, 2));
}

static void
count_left_cb (gpointer user_data)
{
  ++*(guint *) user_data;
}

static GtkWidget *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_visible (link->data))
      return link->data;
  return NULL;
}

/* Nobody loses a game that is under way without having been asked. */
static void
test_leaving (Fixture *f, gconstpointer size)
{
  GtkWidget *page = GTK_WIDGET (f->page), *dialog;
  guint n_left = 0;

  /* Nothing has been done yet. */
  g_assert_false (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (page)));
  tw_play_page_ask_to_leave (page, count_left_cb, &n_left);
  g_assert_cmpuint (n_left, ==, 1);
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  g_assert_true (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (page)));
  tw_play_page_ask_to_leave (page, count_left_cb, &n_left);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_cmpuint (n_left, ==, 1);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_assert_cmpuint (n_left, ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
  /* Another game asks, too, and begins when the first one is given up. */
  g_action_group_activate_action (tw_play_page_get_actions (f->page), "again", NULL);
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 2);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "discard");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 1);
  g_assert_false (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (page)));
  /* What is over is not lost. */
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  g_assert_true (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (page)));
  tw_table_model_end_game (f->parts.model);
  g_assert_false (tw_unsaved_game_is_loss (tw_play_page_get_unsaved (page)));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/play-choices/choices", 1280, test_choices);
  ADD_TEST ("/play/play-choices/typed-in-hand", 1280, test_typed_in_hand);
  ADD_TEST ("/play/play-choices/points-or-ghosts", 1280, test_points_or_ghosts);
  ADD_TEST ("/play/play-choices/card", 1280, test_card);
  ADD_TEST ("/play/play-choices/card/800", 800, test_card);
  ADD_TEST ("/play/play-choices/card-covers-nothing", 800, test_card_covers_nothing);
  ADD_TEST ("/play/play-choices/pinch", 1280, test_pinch);
  ADD_TEST ("/play/play-choices/view-after-card", 800, test_view_after_card);
  ADD_TEST ("/play/play-choices/view-moved-under-card", 800, test_view_moved_under_card);
  ADD_TEST ("/play/play-choices/spots-apart", 1280, test_spots_apart);
  ADD_TEST ("/play/play-choices/figure-after-mage", 1280, test_figure_after_mage);
  ADD_TEST ("/play/play-choices/without-meeples", 1280, test_without_meeples);
  ADD_TEST ("/play/play-choices/laid-before-mage", 1280, test_laid_before_mage);
  ADD_TEST ("/play/play-choices/spots-clear", 1280, test_spots_clear);
  ADD_TEST ("/play/play-choices/landing-spots", 1280, test_landing_spots);
  ADD_TEST ("/play/play-choices/landing-spots/800", 800, test_landing_spots);
  ADD_TEST ("/play/play-choices/beside-scores", 1280, test_beside_scores);
  ADD_TEST ("/play/play-choices/beside-scores/800", 800, test_beside_scores);
  ADD_TEST ("/play/play-choices/piece-after-tile", 1280, test_piece_after_tile);
  ADD_TEST ("/play/play-choices/leaving", 1280, test_leaving);
  return g_test_run ();
}

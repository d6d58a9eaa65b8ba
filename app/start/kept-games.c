/* The running games that are offered to go on with. */
#include "app/start/kept-games.h"

#include <glib/gi18n.h>

#include "app/start/time-words.h"

/* The picture in a row. */
#define PICTURE_WIDTH  108
#define PICTURE_HEIGHT 72
/* As wide as the page's other rows. */
#define MOST_WIDTH 1136
#define THRESHOLD  1000

struct _TwKeptGames
{
  AdwBin parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TwKeptGames, tw_kept_games, ADW_TYPE_BIN)

static GListStore *
all_games (void)
{
  static GListStore *games;

  if (games == NULL)
    games = g_list_store_new (TW_TYPE_KEPT_GAME);
  return games;
}

/* Runs in a worker thread. What is in the list already is locked and not found again. */
static void
claim_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *folder = tw_kept_games_folder ();

  g_task_return_pointer (task, tw_kept_games_claim (folder), (GDestroyNotify) g_ptr_array_unref);
}

static void
claimed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  for (guint i = 0; i < found->len; i++)
    tw_kept_games_put (found->pdata[i]);
}

void
tw_kept_games_refresh (void)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, claimed_cb, NULL);

  g_task_run_in_thread (task, claim_in_thread);
}

TwKeptGame *
tw_kept_games_take (const char *id)
{
  GListStore *games = all_games ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (TwKeptGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);

      if (!g_str_equal (tw_kept_game_get_id (game), id))
        continue;
      g_list_store_remove (games, i);
      return g_steal_pointer (&game);
    }
  return NULL;
}

static int
compare_times (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return -g_date_time_compare (tw_kept_game_get_time ((TwKeptGame *) a),
                               tw_kept_game_get_time ((TwKeptGame *) b));
}

void
tw_kept_games_put (TwKeptGame *game)
{
  g_list_store_insert_sorted (all_games (), game, compare_times, NULL);
}

/* "Anna, Eva; turn 12" */
static char *
say_players (TwKeptGame *game)
{
  const TwKeptState *state = tw_kept_game_get_state (game);
  g_autoptr (GString) names = g_string_new (NULL);

  if (state == NULL)
    return g_strdup (_ ("Cannot be read"));
  for (guint seat = 0; seat < state->setup.rules->n_seats; seat++)
    g_string_append_printf (names, "%s%s", seat > 0 ? ", " : "", state->setup.seats[seat].name);
  /* Translators: the players' names, and the turn their game is at. */
  return g_strdup_printf (_ ("%s; turn %u"), names->str, tw_game_play (state->game)->state->turn);
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
button_new (const char *label, const char *action, const char *name, TwKeptGame *game)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_kept_game_get_id (game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
picture_new (TwKeptGame *game)
{
  GtkWidget *picture =
      gtk_picture_new_for_paintable (GDK_PAINTABLE (tw_kept_game_get_picture (game)));

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (picture, "kept-picture");
  return picture;
}

static GtkWidget *
row_new (gpointer item, gpointer user_data)
{
  TwKeptGame *game = item;
  GtkWidget *row = gtk_list_box_row_new (), *box, *words;
  const char *title = tw_kept_game_get_title (game);
  g_autofree char *players = say_players (game);
  g_autofree char *when = tw_time_in_words (tw_kept_game_get_time (game));
  /* Translators: %s is when somebody played last, "today, 14:05" */
  g_autofree char *time = g_strdup_printf (_ ("Played %s"), when);
  g_autofree char *details = g_strdup_printf ("%s\n%s", players, time);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *discard = g_strdup_printf (_ ("Give up the game “%s”"), title);
  /* Translators: what a screen reader says of a button; %s is what is played */
  g_autofree char *go_on = g_strdup_printf (_ ("Go on with the game “%s”"), title);
  GtkWidget *go_on_button = button_new (_ ("_Go On"), "win.resume-game", go_on, game);

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (words), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (words), label_new (players, "caption"));
  gtk_box_append (GTK_BOX (words), label_new (time, "dim-label"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (words), "caption");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (go_on_button, "suggested-action");
  gtk_widget_set_sensitive (go_on_button, tw_kept_game_get_state (game) != NULL);
  gtk_box_append (GTK_BOX (box), picture_new (game));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), button_new (_ ("Give _Up"), "win.discard-game", discard, game));
  gtk_box_append (GTK_BOX (box), go_on_button);
  gtk_widget_add_css_class (box, "draft-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, details, -1);
  return row;
}

static void
games_changed_cb (TwKeptGames *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          g_list_model_get_n_items (G_LIST_MODEL (all_games ())) > 0);
}

static void
tw_kept_games_class_init (TwKeptGamesClass *klass)
{
}

static void
tw_kept_games_init (TwKeptGames *self)
{
  GtkWidget *clamp = adw_clamp_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *heading = label_new (_ ("Games That Were Not Finished"), "title-4");

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (all_games ()), row_new, NULL, NULL);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_widget_add_css_class (box, "kept-games");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MOST_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), THRESHOLD);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
  g_signal_connect_object (all_games (), "items-changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  games_changed_cb (self);
}

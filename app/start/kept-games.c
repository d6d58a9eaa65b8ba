/* The running games that are offered to go on with. */
#include "app/start/kept-games.h"

#include <glib/gi18n.h>

#include "app/start/kept-game-row.h"
#include "app/start/list-update.h"
#include "app/start/long-list.h"

struct _TwKeptGames
{
  AdwBin parent_instance;

  GtkListBox *list;
  GtkButton *all_button;
};

/* Of all windows: whether a worker looks for games, and whether one was taken or put back since it
 * began, or it is to look again. */
static gboolean is_looking, has_changed;

G_DEFINE_FINAL_TYPE (TwKeptGames, tw_kept_games, ADW_TYPE_BIN)

static GListStore *
all_games (void)
{
  static GListStore *games;

  if (games == NULL)
    games = g_list_store_new (TW_TYPE_KEPT_GAME);
  return games;
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *folder = tw_kept_games_folder ();

  g_task_return_pointer (task, tw_kept_games_list (folder), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
shows_the_same (gconstpointer a, gconstpointer b)
{
  TwKeptGame *one = TW_KEPT_GAME ((gpointer) a), *other = TW_KEPT_GAME ((gpointer) b);

  return g_str_equal (tw_kept_game_get_id (one), tw_kept_game_get_id (other))
         && g_str_equal (tw_kept_game_get_key (one), tw_kept_game_get_key (other));
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  is_looking = FALSE;
  if (has_changed)
    tw_kept_games_refresh ();
  else
    tw_list_update (all_games (), found, shows_the_same);
}

void
tw_kept_games_refresh (void)
{
  g_autoptr (GTask) task = NULL;

  /* The worker may have passed by what is to be found. */
  has_changed = TRUE;
  if (is_looking)
    return;
  is_looking = TRUE;
  has_changed = FALSE;
  task = g_task_new (NULL, NULL, found_cb, NULL);
  g_task_run_in_thread (task, look_in_thread);
}

/* A game that was set aside since anybody looked. */
static TwKeptGame *
claim_in_folder (const char *id)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_autoptr (GPtrArray) games = tw_kept_games_list (folder);

  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (tw_kept_game_get_id (games->pdata[i]), id)
        && tw_kept_game_claim (games->pdata[i]))
      return g_object_ref (games->pdata[i]);
  return NULL;
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
      has_changed = TRUE;
      g_list_store_remove (games, i);
      return tw_kept_game_claim (game) ? g_steal_pointer (&game) : NULL;
    }
  has_changed = TRUE;
  return claim_in_folder (id);
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
  tw_kept_game_release (game);
  has_changed = TRUE;
  g_list_store_insert_sorted (all_games (), game, compare_times, NULL);
}

static GtkWidget *
create_game (gpointer item, gpointer user_data)
{
  return tw_kept_game_row_new (item);
}

/* The buttons have the focus, not the row around them. */
static GtkWidget *
create_row (gpointer item, gpointer user_data)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), create_game (item, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
show_all_cb (TwKeptGames *self)
{
  tw_long_list_show (GTK_WIDGET (self), _ ("Games That Were Not Finished"),
                     G_LIST_MODEL (all_games ()), create_game, NULL);
}

static void
games_changed_cb (TwKeptGames *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (all_games ()));

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  tw_long_list_offer (self->all_button, n);
}

static void
tw_kept_games_class_init (TwKeptGamesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/start/kept-games.ui");
  gtk_widget_class_bind_template_child (widget_class, TwKeptGames, list);
  gtk_widget_class_bind_template_child (widget_class, TwKeptGames, all_button);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
tw_kept_games_init (TwKeptGames *self)
{
  g_autoptr (GListModel) first = G_LIST_MODEL (
      gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (all_games ())), 0, TW_N_OFFERED));

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, first, create_row, NULL, NULL);
  g_signal_connect_object (all_games (), "items-changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  games_changed_cb (self);
}

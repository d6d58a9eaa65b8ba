/* What happens at the table, said to those who listen. */
#include "app/table/table-voice.h"

#include "app/game/log-spoken.h"
#include "app/game/table-history.h"
#include "app/game/table-number.h"
#include "app/game/table-sentences.h"
#include "app/widgets/say.h"

/* With the table. */
#define VOICE "tw-table-voice"

/* So many lines at once are another game, or a jump. */
#define MOST_LINES 24

/*
 * @around: (nullable): borrowed: it has the table in it
 * @own: (nullable): borrowed: @lines, if nobody else keeps them up to date
 * @n_lines: how many lines have been said
 * @n_seen: how many there were at the moment that is looked at
 * @asked: (nullable): the question that was said last
 * @drawn: (nullable): the tile that was told last
 * @turn: (nullable): the turn that was looked back to last
 * @looks: whether one was looking back when this was last looked at
 */
typedef struct
{
  GtkWidget *table;
  GtkWidget *around;
  TwTableModel *model;
  GListModel *lines;
  GListStore *own;
  guint n_lines;
  guint n_seen;
  char *asked;
  char *drawn;
  char *turn;
  gboolean looks;
} Voice;

static void
voice_free (gpointer data)
{
  Voice *self = data;

  g_signal_handlers_disconnect_by_data (self->model, self);
  g_object_unref (self->model);
  g_object_unref (self->lines);
  g_free (self->asked);
  g_free (self->drawn);
  g_free (self->turn);
  g_free (self);
}

static gboolean
is_heard (Voice *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return self->around == NULL || (focus != NULL && gtk_widget_is_ancestor (focus, self->around));
}

static void
say (Voice *self, const char *words)
{
  if (is_heard (self))
    tw_say (self->table, words);
}

/* How many lines are whole: to that of the tile that a program has laid what becomes of its figure
 * is added, as long as it is asked. */
static guint
count_whole (Voice *self)
{
  guint n = g_list_model_get_n_items (self->lines);
  g_autoptr (TwLogItem) last = n > 0 ? g_list_model_get_item (self->lines, n - 1) : NULL;

  return n > 0 && tw_table_model_get_program (self->model) != NULL
                 && tw_log_item_get_seat (last) == tw_table_model_get_decider (self->model)
             ? n - 1
             : n;
}

/* What has come since; who takes back, looks back or comes back from there hears no line again. */
static void
say_lines (Voice *self)
{
  guint n = count_whole (self), first = self->n_lines;
  gboolean looks = tw_table_history_is_looking (self->model);

  /* Where it was gone on from what was looked at, the rest of what had been is gone. */
  if (n < first)
    first = self->looks ? MIN (n, self->n_seen) : n;
  for (guint i = first; i < n && n - first <= MOST_LINES && !looks; i++)
    {
      g_autoptr (TwLogItem) line = g_list_model_get_item (self->lines, i);
      g_autofree char *words = tw_log_spoken (line, self->model);

      if (tw_log_item_is_note (line))
        continue;
      say (self, words);
      /* After that the same is asked anew. */
      g_clear_pointer (&self->asked, g_free);
      g_clear_pointer (&self->drawn, g_free);
    }
  if (self->looks && !looks)
    {
      g_autofree char *turn = tw_table_subtitle (self->model);

      say (self, turn);
    }
  if (!looks)
    self->n_lines = n;
  self->n_seen = n;
  self->looks = looks;
}

/* Takes @words (transfer full) (nullable) for what is known of @before. Returns: whether that is
 * something new */
static gboolean
is_news (char **before, char *words)
{
  gboolean is_new = words != NULL && g_strcmp0 (*before, words) != 0;

  g_free (*before);
  *before = words;
  return is_new;
}

static void
say_question (Voice *self, gboolean is_beginning)
{
  gboolean is_program = tw_table_model_get_program (self->model) != NULL;
  gboolean asks = is_news (&self->asked, tw_table_sentences_asked (self->model));
  gboolean draws = is_news (&self->drawn, tw_table_sentences_drawn (self->model));
  g_autofree char *whole = self->drawn != NULL ? g_strdup_printf ("%s %s", self->asked, self->drawn)
                                               : g_strdup (self->asked);

  /* Else the turn is no news: all that led to it was told. */
  if (is_news (&self->turn,
               tw_table_history_is_looking (self->model) ? tw_table_subtitle (self->model) : NULL))
    say (self, self->turn);
  /* A game that begins is told by its description when the keyboard comes to it. What a program is
   * asked is nobody's business, and its move is told; how the game ended says the result. */
  if (!is_beginning && !is_program && tw_table_model_get_question (self->model) != TW_QUESTION_NONE)
    {
      /* The same for each tile. */
      if (asks && is_heard (self))
        tw_say_detail (self->table, self->asked);
      if (draws && tw_table_model_get_proposal (self->model) == NULL)
        say (self, self->drawn);
    }
  tw_describe (self->table, whole);
}

static void
changed_cb (Voice *self)
{
  gboolean is_beginning;

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  if (self->own != NULL)
    tw_log_list_update (self->own, self->model);
  is_beginning = self->n_lines == 0 && g_list_model_get_n_items (self->lines) == 0;
  say_lines (self);
  say_question (self, is_beginning);
}

static void
proposed_cb (Voice *self)
{
  if (tw_table_model_get_game (self->model) == NULL)
    return;
  say_question (self, FALSE);
}

static void
typed_cb (Voice *self)
{
  g_autofree char *words =
      tw_table_number_get (self->model) > 0 ? tw_table_sentences_typed (self->model) : NULL;

  if (words != NULL)
    say (self, words);
}

void
tw_table_voice_add (GtkWidget *table, TwTableModel *model, GListModel *lines, GtkWidget *around)
{
  Voice *self = g_new0 (Voice, 1);

  self->table = table;
  self->around = around;
  self->model = g_object_ref (model);
  self->own = lines == NULL ? tw_log_list_new () : NULL;
  self->lines = lines != NULL ? g_object_ref (lines) : G_LIST_MODEL (self->own);
  self->n_lines = g_list_model_get_n_items (self->lines);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (model, "proposed", G_CALLBACK (proposed_cb), self);
  g_signal_connect_swapped (model, "typed", G_CALLBACK (typed_cb), self);
  g_object_set_data_full (G_OBJECT (table), VOICE, self, voice_free);
  changed_cb (self);
}

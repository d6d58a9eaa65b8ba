/* Sending and taking the moves of a game by file. */
#include "app/play/by-file-exchange.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/move-standing.h"
#include "app/play/move-dialog.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"

enum
{
  JOINED,
  CALLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A longer line is a burden for a post. A move has some hundred characters, an opening has the
 * whole set. */
#define LONG_LINE 4000

/*
 * @wanted: (nullable): a game to be joined, while the game at the table is asked about
 * @game, @text: (nullable): the id of a kept game to be opened, and the move to be taken there,
 * while the game at the table is asked about
 */
struct _TwByFileExchange
{
  GObject parent_instance;

  TwMessageBar *bar;
  TwTableModel *model;
  TwGameSaving *saving;
  const TwGameKit *kit;
  GActionMap *actions;
  TwChain *wanted;
  char *game;
  char *text;
};

G_DEFINE_FINAL_TYPE (TwByFileExchange, tw_by_file_exchange, G_TYPE_OBJECT)

static const TwSaveKind moves_kind = { N_ ("Moves"), ".tilewright-move" };

static const char *
not_taken (void)
{
  return _ ("The move is not taken");
}

static void
fail (TwByFileExchange *self, const GError *error)
{
  tw_message_bar_show_error (self->bar, not_taken (), error->message);
}

/* ---- sending -------------------------------------------------------------------------------- */

/* Makes the move that was played, if it is not made. Returns: whether there is one to be sent */
static gboolean
make_move (TwByFileExchange *self)
{
  g_autoptr (GError) error = NULL;

  if (tw_table_by_file_get (self->model) != TW_BY_FILE_DONE
      || tw_table_by_file_send (self->model, &error))
    return TRUE;
  tw_message_bar_show_error (self->bar, _ ("The move is not sent"), error->message);
  return FALSE;
}

static void
send_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwByFileExchange *self = user_data;
  g_autofree char *line = NULL;

  if (!make_move (self))
    return;
  line = tw_table_by_file_dup_line (self->model);
  if (line == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->bar)), line);
  tw_announce_words (GTK_WIDGET (self->bar), strlen (line) < LONG_LINE
                                                 ? _ ("Copied: paste it into a letter or a post")
                                                 : _ ("Copied. It is long: a file may be handier"));
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwByFileExchange) self = user_data;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    tw_announce_done (GTK_WIDGET (self->bar), _ ("Move saved: send the file"));
  else
    tw_message_bar_show_error (self->bar, _ ("The move is not saved"), error->message);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwByFileExchange) self = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *all = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  if (file == NULL || !make_move (self))
    return;
  all = tw_table_by_file_dup_all (self->model);
  length = strlen (all);
  bytes = g_bytes_new_take (g_steal_pointer (&all), length);
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       written_cb, g_steal_pointer (&self));
}

/* "base-game-7-anna.tilewright-move": whoever keeps several knows them apart. */
static char *
propose_name (TwTableModel *model)
{
  g_autofree char *sender = tw_table_by_file_dup_sender (model);
  g_autofree char *who = tw_save_dialog_propose_name (sender, "player", "");
  g_autofree char *ending =
      g_strdup_printf ("-%u-%s.tilewright-move", tw_table_by_file_get_number (model), who);

  return tw_save_dialog_propose_name (tw_table_model_get_setup (model)->title, "game", ending);
}

static void
send_file_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwByFileExchange *self = user_data;
  g_autofree char *name = propose_name (self->model);

  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->bar))),
                       _ ("Save My Move"), &moves_kind, 1, NULL, name, place_cb,
                       g_object_ref (self));
}

/* ---- taking --------------------------------------------------------------------------------- */

/* Joins the game of @wanted; the one at the table may go. */
static void
join (gpointer user_data)
{
  TwByFileExchange *self = user_data;
  g_autoptr (GError) error = NULL;

  if (self->wanted == NULL)
    return;
  if (!tw_table_by_file_join (self->model, g_steal_pointer (&self->wanted), &error))
    {
      fail (self, error);
      return;
    }
  tw_message_bar_hide (self->bar);
  tw_game_saving_take_file (self->saving, NULL);
  g_signal_emit (self, signals[JOINED], 0);
  /* What there is to be sent is said at the table, and is copied by who wants it. */
  if (tw_chain_own (tw_table_by_file_get_chain (self->model)) == TW_CHAIN_NOBODY)
    tw_announce_words (GTK_WIDGET (self->bar), _ ("You can only watch this game"));
}

/* Before the game at the table goes, it is known whether there is another one. */
static void
take_opening (TwByFileExchange *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwChain) chain =
      self->kit->vocabulary != NULL ? tw_chain_read (self->kit, text, &error) : NULL;

  if (chain != NULL)
    {
      g_clear_pointer (&self->wanted, tw_chain_free);
      self->wanted = g_steal_pointer (&chain);
      tw_game_saving_ask_to_leave (self->saving, join, self);
    }
  else if (error != NULL)
    fail (self, error);
}

static void
take_news (TwByFileExchange *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  /* Whatever was wrong before, with a file as well as with a line, is over. */
  if (tw_table_by_file_take (self->model, text, &error))
    tw_message_bar_hide (self->bar);
  else
    fail (self, error);
}

/* Whoever joined twice would be somebody else the second time: what waits is opened. */
static void
tell_waiting (TwByFileExchange *self, const TwMoveJudgement *is, const char *text)
{
  const TwMessageButton buttons[] = { { _ ("_Open That Game"), "play.open-waiting", is->game },
                                      { 0 } };

  g_free (self->text);
  self->text = g_strdup (text);
  tw_message_bar_ask (self->bar, not_taken (), is->words, buttons);
}

/* What is no game's of this table and waits nowhere may be another table's: it goes there, and not
 * on from there. */
static void
take (TwByFileExchange *self, const char *text, gboolean hands_over)
{
  g_autofree char *folder = tw_kept_games_folder ();
  g_auto (TwMoveJudgement) is = { 0 };

  tw_move_judge (self->model, text, folder, &is);
  if (hands_over
      && (is.standing == TW_MOVE_OPENING || is.standing == TW_MOVE_PLAYED
          || is.standing == TW_MOVE_STRANGE)
      && tw_by_file_exchange_hand_over (text))
    return;
  switch (is.standing)
    {
    case TW_MOVE_NEWS:
      take_news (self, text);
      break;
    case TW_MOVE_OPENING:
      take_opening (self, text);
      break;
    case TW_MOVE_WAITS:
      tell_waiting (self, &is, text);
      break;
    case TW_MOVE_OWN:
    case TW_MOVE_TAKEN:
      tw_announce_words (GTK_WIDGET (self->bar), _ ("That move is on the table already"));
      break;
    case TW_MOVE_NONE:
    case TW_MOVE_DAMAGED:
    case TW_MOVE_PLAYED:
    case TW_MOVE_STRANGE:
    default:
      tw_message_bar_show_error (self->bar, not_taken (),
                                 is.words != NULL ? is.words : _ ("There is no move in this."));
      break;
    }
}

void
tw_by_file_exchange_take (TwByFileExchange *self, const char *text)
{
  g_return_if_fail (TW_IS_BY_FILE_EXCHANGE (self));
  take (self, text, TRUE);
}

/* Those of all tables that there are, in whatever windows. */
static GPtrArray *all;

gboolean
tw_by_file_exchange_hand_over (const char *text)
{
  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      g_autoptr (TwByFileExchange) self = g_object_ref (all->pdata[i]);

      /* Something that is still asked may keep the exchange of a table that is gone. */
      if (gtk_widget_get_root (GTK_WIDGET (self->bar)) == NULL
          || !tw_table_by_file_has_here (self->model, text))
        continue;
      /* It is said where it is seen. */
      g_signal_emit (self, signals[CALLED], 0);
      take (self, text, FALSE);
      return TRUE;
    }
  return FALSE;
}

static void
open_game (gpointer user_data)
{
  TwByFileExchange *self = user_data;
  g_autofree char *moves = tw_move_dup_lines (self->text);

  gtk_widget_activate_action (GTK_WIDGET (self->bar), "win.resume-with-moves", "(ss)", self->game,
                              moves);
}

/* What is at the table may go for it. */
static void
ask_to_open (const char *game, const char *text, gpointer user_data)
{
  TwByFileExchange *self = user_data;
  char *wanted = g_strdup (game), *lines = g_strdup (text);

  g_free (self->game);
  g_free (self->text);
  self->game = wanted;
  self->text = lines;
  tw_game_saving_ask_to_leave (self->saving, open_game, self);
}

static void
open_waiting_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_to_open (g_variant_get_string (parameter, NULL), TW_BY_FILE_EXCHANGE (user_data)->text,
               user_data);
}

static void
pasted_cb (const char *text, gpointer user_data)
{
  tw_by_file_exchange_take (user_data, text);
}

/* What was copied may be the move: it is offered. */
static void
clipboard_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  static const TwMoveAnswers answers = { .take = pasted_cb, .open = ask_to_open };
  g_autoptr (TwByFileExchange) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (gtk_widget_get_root (GTK_WIDGET (self->bar)) != NULL)
    tw_move_dialog_ask (GTK_WIDGET (self->bar), self->model, text, &answers, G_OBJECT (self));
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwByFileExchange *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->bar)), NULL,
                                 clipboard_cb, g_object_ref (self));
}

static const GActionEntry entries[] = {
  { .name = "send-move", .activate = send_cb },
  { .name = "send-file", .activate = send_file_cb },
  { .name = "take-move", .activate = take_cb },
  { .name = "open-waiting", .activate = open_waiting_cb, .parameter_type = "s" },
};

gboolean
tw_by_file_exchange_start (TwByFileExchange *self, const TwTableSetup *setup, GError **error)
{
  if (tw_table_by_file_is_wanted (setup))
    return tw_table_by_file_begin (self->model, self->kit, setup, error);
  tw_table_model_start (self->model, setup);
  return TRUE;
}

gboolean
tw_by_file_exchange_resume (TwByFileExchange *self,
                            const TwKeptState *state,
                            const char *moves,
                            GError **error)
{
  TwChain *chain = tw_chain_from_kept (self->kit, state->chain, error);

  if (chain == NULL)
    return FALSE;
  tw_table_by_file_resume (self->model, chain, state->game);
  if (moves != NULL && tw_table_by_file_has_news (self->model, moves)
      && tw_table_by_file_has_here (self->model, moves))
    tw_by_file_exchange_take (self, moves);
  return TRUE;
}

void
tw_by_file_exchange_update (TwByFileExchange *self)
{
  TwByFile state = tw_table_by_file_get (self->model);
  gboolean can_send = state != TW_BY_FILE_ASKED && tw_table_by_file_has_line (self->model);

  tw_action_enable (self->actions, "send-move", can_send);
  tw_action_enable (self->actions, "send-file", can_send);
}

static void
by_file_exchange_dispose (GObject *object)
{
  TwByFileExchange *self = TW_BY_FILE_EXCHANGE (object);

  g_ptr_array_remove_fast (all, self);
  g_clear_object (&self->bar);
  g_clear_object (&self->saving);
  g_clear_object (&self->model);
  g_clear_pointer (&self->wanted, tw_chain_free);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (tw_by_file_exchange_parent_class)->dispose (object);
}

static void
tw_by_file_exchange_class_init (TwByFileExchangeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = by_file_exchange_dispose;
  signals[JOINED] = g_signal_new ("joined", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  all = g_ptr_array_new ();
}

static void
tw_by_file_exchange_init (TwByFileExchange *self)
{
  g_ptr_array_add (all, self);
}

TwByFileExchange *
tw_by_file_exchange_new (TwMessageBar *bar,
                         TwTableModel *model,
                         TwGameSaving *saving,
                         const TwGameKit *kit,
                         GActionMap *actions)
{
  TwByFileExchange *self = g_object_new (TW_TYPE_BY_FILE_EXCHANGE, NULL);

  self->bar = g_object_ref (bar);
  self->model = g_object_ref (model);
  self->saving = g_object_ref (saving);
  self->kit = kit;
  self->actions = actions;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  tw_by_file_exchange_update (self);
  return self;
}

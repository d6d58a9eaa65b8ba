/* Games of the table as files. */
#include "app/game/play-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/drawing/theme.h"
#include "app/game/table-history.h"
#include "app/game/table-names.h"
#include "engine/format/save-file.h"
#include "engine/format/xml-document.h"
#include "engine/saved/saved-game-writer.h"
#include "engine/setup/play-rules.h"

typedef struct
{
  char *path;
  char *data;
  gsize length;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->data);
  g_free (job);
}

static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (tw_xml_document_fits (job->path, job->data, job->length, &error)
      && tw_save_file (job->path, job->data, job->length, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static const char *
opponent_id (const TwOpponent *opponent)
{
  return opponent != NULL ? opponent->id : "person";
}

void
tw_play_files_fill_seat (const TwSeatSetup *seat, TwSavedSeat *out_seat)
{
  *out_seat = (TwSavedSeat){ seat->name, (char *) tw_player_colour_name (seat->colour),
                             (char *) opponent_id (seat->opponent) };
}

char *
tw_play_files_dup_title (const TwTableSetup *setup)
{
  g_autofree char *usual = tw_play_rules_title (setup->rules, FALSE);

  return g_strcmp0 (setup->title, usual) != 0 ? g_strdup (setup->title) : NULL;
}

char *
tw_play_files_to_xml (const TwGame *game, const TwTableSetup *setup, gsize *out_length)
{
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  g_autofree char *title = tw_play_files_dup_title (setup);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    tw_play_files_fill_seat (&setup->seats[seat], &seats[seat]);
  return tw_saved_game_to_xml (game, title, seats, setup->is_strict, out_length);
}

void
tw_play_files_save_async (TwTableModel *model,
                          GFile *file,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (model, NULL, callback, user_data);
  const TwTableSetup *setup = tw_table_model_get_begun (model);
  Job *job = g_new0 (Job, 1);

  job->path = g_file_get_path (file);
  job->data = tw_play_files_to_xml (tw_table_history_get_whole (model), setup, &job->length);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, save_thread);
}

gboolean
tw_play_files_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static gboolean
is_called (const TwTableSetup *setup, guint n_seats, const char *name)
{
  for (guint seat = 0; seat < n_seats; seat++)
    if (g_strcmp0 (setup->seats[seat].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Who has no name is called by the colour; but who plays several colours, and where somebody has
 * that name already, by a number. */
static void
name_nameless (TwTableSetup *setup)
{
  const TwRules *rules = setup->rules;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      guint player = seat < rules->n_players * rules->hand ? seat / rules->hand : seat;
      const char *colour = tw_colour_title (setup->seats[seat].colour);

      if (setup->seats[seat].name != NULL)
        continue;
      setup->seats[seat].name = rules->hand > 1 || is_called (setup, rules->n_seats, colour)
                                    ? g_strdup_printf (_ ("Player %u"), player + 1)
                                    : g_strdup (colour);
    }
}

/* The colours of the file where they are known and differ, else the first free ones. */
static void
take_seats (TwTableSetup *setup, const TwSavedSeat *seats)
{
  guint taken = 0;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      guint colour = 0;

      while (colour < TW_N_PLAYER_COLOURS
             && g_strcmp0 (seats[seat].colour, tw_player_colour_name (colour)) != 0)
        colour++;
      if (colour == TW_N_PLAYER_COLOURS || taken >> colour & 1)
        for (colour = 0; taken >> colour & 1;)
          colour++;
      taken |= 1u << colour;
      setup->seats[seat].colour = colour;
      setup->seats[seat].opponent = tw_opponent_find (seats[seat].kind);
      setup->seats[seat].name = g_strdup (seats[seat].name);
    }
  name_nameless (setup);
}

void
tw_play_files_take_setup (const TwSavedGame *saved, TwTableSetup *out_setup)
{
  const TwGame *game = saved->game;

  *out_setup = (TwTableSetup){ .rules = tw_rules_ref (tw_game_rules (game)),
                               .title = saved->title != NULL
                                            ? g_strdup (saved->title)
                                            : tw_play_rules_title (tw_game_rules (game), FALSE),
                               .seed = tw_game_play (game)->state->seed,
                               .is_strict = saved->is_strict,
                               .is_recorded = tw_game_is_recorded (game) };
  take_seats (out_setup, saved->seats);
}

TwGame *
tw_play_files_take_saved (TwSavedGame *saved, TwTableSetup *out_setup)
{
  tw_game_set_flags (saved->game, TW_GAME_DEFAULT);
  tw_play_files_take_setup (saved, out_setup);
  return g_steal_pointer (&saved->game);
}

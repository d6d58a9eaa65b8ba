/* A recording played again: each message answers the question that is open. */
#include "engine/jcz/jcz-game-reader.h"

#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/jcz/jcz-words.h"

#define MAX_MESSAGES 20000

void
tw_jcz_game_free (TwJczGame *game)
{
  if (game == NULL)
    return;
  tw_saved_game_free (game->saved);
  g_ptr_array_unref (game->problems);
  g_free (game);
}

/* Whether the recording says that the game ended here. Its turns are parts of ours. */
static gboolean
has_ended (const TwJczReplay *replay, const TwJson *root)
{
  TwJson annotations = tw_json_member (root, "gameAnnotations");
  TwJson end = tw_json_member (&annotations, "endTurn");

  return replay->is_committed && end.node != NULL && !JSON_NODE_HOLDS_NULL (end.node)
         && (int) replay->n_placed >= tw_json_amount (&end);
}

/* Whether our own words say that it was ended by hand where the messages end. */
static gboolean
was_cut (const TwJson *root)
{
  TwJson own = tw_json_member (root, TW_JCZ_OWN), ended = tw_json_member (&own, "ended");

  return tw_json_amount (&ended) > 0;
}

static void
replay_begin (TwJczReplay *replay)
{
  g_clear_pointer (&replay->game, tw_game_free);
  replay->game = tw_game_new (replay->rules, 1, TW_GAME_FORCED);
  replay->is_committed = TRUE;
  replay->n_placed = 0;
  replay->n_answers = 0;
  replay->chance = -1;
}

static gboolean
is_last_redeployment (const TwJczReplay *replay)
{
  return strcmp (tw_play_phase (tw_game_play (replay->game)), TW_JCZ_PHASE_LAST_OUT) == 0;
}

static gboolean
asks_last (const TwJczReplay *replay, int seat)
{
  return is_last_redeployment (replay)
         && (int) tw_play_decider (tw_game_play (replay->game)) == seat;
}

/* Whose figure message @index puts somewhere, -1 if it does not. */
static int
deploying_seat (const TwJson *list, guint index)
{
  TwJson at = tw_json_item (list, index), type = tw_json_member (&at, "type");
  TwJson payload = tw_json_member (&at, "payload"), figure = tw_json_member (&payload, "meepleId");

  return g_strcmp0 (tw_json_peek_string (&type), "DEPLOY_MEEPLE") == 0
                 && tw_json_peek_string (&figure) != NULL
             ? tw_json_amount (&figure)
             : -1;
}

/* Before the last counting that program goes round and round, our rules once: each player's
 * messages from @first on are played when the player is asked. What comes out of that is the
 * same. Rule: COUNT-031. */
static gboolean
replay_last_redeployment (TwJczReplay *replay, const TwJson *list, guint first)
{
  guint n = tw_json_n_items (list);
  g_autofree guint8 *was_played = g_new0 (guint8, n + 1);

  while (is_last_redeployment (replay))
    {
      int seat = (int) tw_play_decider (tw_game_play (replay->game));

      for (guint i = first; i < n && asks_last (replay, seat); i++)
        {
          TwJson at = tw_json_item (list, i);

          if (was_played[i] || deploying_seat (list, i) != seat)
            continue;
          if (!tw_jcz_game_play_message (replay, &at))
            return FALSE;
          was_played[i] = TRUE;
        }
      if (asks_last (replay, seat) && !tw_jcz_game_skip (replay))
        return FALSE;
    }
  for (guint i = first; i < n; i++)
    {
      TwJson at = tw_json_item (list, i);

      if (!was_played[i] && deploying_seat (list, i) >= 0)
        return tw_json_fail (&at, _ ("By our rules this figure cannot come out of its quarter."));
    }
  return TRUE;
}

/* Returns: %FALSE with the root's error if it cannot go on */
static gboolean
replay_all (TwJczReplay *replay, const TwJson *root)
{
  TwJson list = tw_json_member (root, "replay");
  guint n = tw_json_n_items (&list);

  for (guint i = 0; i < n; i++)
    {
      TwJson at = tw_json_item (&list, i);

      if (!tw_jcz_game_play_message (replay, &at))
        return FALSE;
      if (i + 1 < n && tw_jcz_game_waits_for_draw (replay) && has_ended (replay, root))
        tw_game_finish (replay->game);
      if (is_last_redeployment (replay))
        return replay_last_redeployment (replay, &list, i + 1);
    }
  if (replay->is_committed && tw_jcz_game_waits_for_draw (replay))
    {
      tw_jcz_game_note_misfits (replay, n);
      tw_jcz_game_draw_discards (replay, n);
    }
  if (tw_game_play (replay->game)->state->status == TW_STATUS_PLAYING
      && (has_ended (replay, root) || was_cut (root)))
    tw_game_finish (replay->game);
  return replay_last_redeployment (replay, &list, n);
}

/* The id of the tile that message @index lays, %NULL if it lays none. */
static const char *
placed_id (const TwJson *list, guint index)
{
  TwJson at = tw_json_item (list, index), type = tw_json_member (&at, "type");
  TwJson payload = tw_json_member (&at, "payload"), tile = tw_json_member (&payload, "tileId");
  g_autoptr (GError) ignored = NULL;
  const char *name, *id;

  type.error = tile.error = &ignored;
  return tw_json_need_string (&type, &name) && strcmp (name, "PLACE_TILE") == 0
                 && tw_json_need_string (&tile, &id)
             ? id
             : NULL;
}

/* Draws of the recording's own list that nobody laid. A list that is not in the order
 * of the placements says nothing. */
static void
read_draws (const TwJson *root, GArray *discards)
{
  TwJson annotations = tw_json_member (root, "gameAnnotations");
  TwJson order = tw_json_member (&annotations, "drawOrder");
  TwJson list = tw_json_member (root, "replay");
  guint n_drawn = tw_json_n_items (&order), n = tw_json_n_items (&list), drawn = 0;
  g_autoptr (GError) ignored = NULL;

  for (guint i = 0; i <= n; i++)
    {
      const char *id = i < n ? placed_id (&list, i) : NULL;

      for (; (id != NULL || i == n) && drawn < n_drawn; drawn++)
        {
          TwJson at = tw_json_item (&order, drawn);
          TwJczDiscard discard = { .before = i };

          at.error = &ignored;
          if (!tw_json_need_string (&at, &discard.id))
            break;
          if (g_strcmp0 (discard.id, id) == 0)
            break;
          g_array_append_val (discards, discard);
        }
      if (id != NULL && drawn++ == n_drawn)
        {
          g_array_set_size (discards, 0);
          return;
        }
    }
}

/* What is left in the bag of a game whose recording is over, if all of it fitted nowhere
 * at some time: then it was drawn at that time and put away. */
static gboolean
find_discards (const TwJczReplay *replay, GArray *discards)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (TwJczDiscard));
  const TwPlay *play = tw_game_play (replay->game);

  if (!replay->is_committed || !tw_jcz_game_waits_for_draw (replay))
    return FALSE;
  for (guint kind = 0; kind < replay->rules->catalogue->n_kinds; kind++)
    for (guint i = 0; i < play->bag[kind]; i++)
      {
        const TwTileKind *entry = &replay->rules->catalogue->kinds[kind];
        g_autofree char *id =
            tw_jcz_words_alias (tw_jcz_words_aliases (entry->tile, entry->variant), 0);
        TwJczDiscard discard = { replay->misfit_since[kind], NULL };

        if (discard.before == TW_JCZ_NO_MESSAGE || id == NULL)
          return FALSE;
        discard.id = g_intern_string (id);
        g_array_append_val (found, discard);
      }
  g_array_append_vals (discards, found->data, found->len);
  return TRUE;
}

static gboolean
replay_run (TwJczReading *reading, TwRules *rules, const TwJson *root)
{
  guint n_kinds = rules->catalogue->n_kinds;
  g_autofree guint *misfit_since = g_new (guint, n_kinds);
  g_autofree guint8 *was_told = g_new0 (guint8, n_kinds);
  g_autoptr (GArray) discards = g_array_new (FALSE, FALSE, sizeof (TwJczDiscard));
  TwJson own = tw_json_member (root, TW_JCZ_OWN), list = tw_json_member (root, "replay");
  TwJczReplay replay = { .discards = discards,
                         .answers = tw_json_member (&own, "answers"),
                         .reading = reading,
                         .rules = rules,
                         .misfit_since = misfit_since,
                         .was_told = was_told };
  gboolean ok;

  replay.messages = list;
  replay.n_messages = tw_json_n_items (&list);
  for (guint i = 0; i < replay.n_messages; i++)
    if (placed_id (&list, i) != NULL)
      replay.n_laying = i + 1;
  memset (misfit_since, 0xff, n_kinds * sizeof *misfit_since);
  read_draws (root, discards);
  replay_begin (&replay);
  ok = replay_all (&replay, root);
  if (find_discards (&replay, discards))
    {
      g_clear_error (root->error);
      replay_begin (&replay);
      ok = replay_all (&replay, root);
    }
  reading->saved->game = replay.game;
  return ok;
}

static TwJczGame *
read_game (TwJczReading *reading, const TwJson *root)
{
  TwJson list = tw_json_member (root, "replay"), setup = tw_json_member (root, "setup");
  g_autoptr (GError) local = NULL;
  g_autoptr (TwRules) rules = NULL;
  TwJson play_root = *root;
  TwJczGame *game;

  if (!tw_jcz_game_read_setup (reading, root) || !tw_json_need_array (&list, MAX_MESSAGES))
    return NULL;
  rules = tw_game_setup_compile (reading->setup, &local);
  if (rules == NULL)
    {
      tw_json_fail (&setup, "%s", local->message);
      return NULL;
    }
  /* What cannot be played is no error: the game stands as far as it came. */
  play_root.error = &local;
  game = g_new0 (TwJczGame, 1);
  game->is_stopped = !replay_run (reading, rules, &play_root);
  if (game->is_stopped)
    g_ptr_array_add (reading->problems, g_strdup (local->message));
  game->saved = g_steal_pointer (&reading->saved);
  game->problems = g_ptr_array_ref (reading->problems);
  return game;
}

TwJczGame *
tw_jcz_game_parse (const TwGameKit *kit,
                   const char *name,
                   const char *data,
                   gssize length,
                   GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) local = NULL;
  TwJczReading reading = { .kit = kit, .setup = setup, .problems = problems };
  TwJczGame *game = NULL;
  TwJson root;

  node = tw_json_parse (name, data, length, error);
  if (node == NULL)
    return NULL;
  root = tw_json_root (name, node, &local);
  reading.saved = g_new0 (TwSavedGame, 1);
  game = read_game (&reading, &root);
  tw_saved_game_free (reading.saved);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return game;
}

TwJczGame *
tw_jcz_game_load (const TwGameKit *kit, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_jcz_game_parse (kit, path, data, (gssize) length, error) : NULL;
}

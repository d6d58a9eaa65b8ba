/* A running game, kept in a file of our own. */
#include "app/game/kept-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/claimed-file.h"
#include "app/document/shared-kit.h"
#include "app/document/under-way.h"
#include "app/game/game-picture.h"
#include "app/game/play-files.h"
#include "app/game/table-by-file.h"
#include "app/game/table-history.h"
#include "engine/saved/saved-game-reader.h"

#define SUFFIX ".game"
#define GROUP  "Tilewright game"
/* Which game by file it is. Its moves grow without a limit, so they are in the body, before an
 * empty line and the game. */
#define KEY_NAME "game"
/* Who has to move there: a word, and the seats of whoever plays elsewhere. Shown without reading
 * the moves. */
#define KEY_TURN    "turn"
#define KEY_NEXT    "next"
#define AFTER_CHAIN "\n"
#define CHAIN_END   "\n" AFTER_CHAIN

struct _TwKeptGame
{
  GObject parent_instance;

  /* Held while the file is written or removed. */
  GMutex mutex;
  TwClaimedFile *file;

  /* Of a game that was listed. */
  char *key;
  /* Of one that was read. */
  TwKeptState *state;
};

G_DEFINE_FINAL_TYPE (TwKeptGame, tw_kept_game, G_TYPE_OBJECT)

static const char *const turns[] = { [TW_KEPT_TURN_UNKNOWN] = "",
                                     [TW_KEPT_TURN_HERE] = "here",
                                     [TW_KEPT_TURN_UNSENT] = "unsent",
                                     [TW_KEPT_TURN_ELSEWHERE] = "elsewhere",
                                     [TW_KEPT_TURN_NOBODY] = "nobody" };

/* Notes who has to move in @chain. */
static void
note_turn (TwKeptState *state, const TwChain *chain)
{
  guint next = tw_chain_next (chain);

  state->next = 0;
  state->turn = next == TW_CHAIN_NOBODY                  ? TW_KEPT_TURN_NOBODY
                : next != tw_chain_own (chain)           ? TW_KEPT_TURN_ELSEWHERE
                : tw_chain_is_whole (chain, state->game) ? TW_KEPT_TURN_UNSENT
                                                         : TW_KEPT_TURN_HERE;
  for (guint seat = 0; seat < state->setup.rules->n_seats; seat++)
    if (state->turn == TW_KEPT_TURN_ELSEWHERE && tw_chain_party_of (chain, seat) == next
        && tw_rules_lead (state->setup.rules, seat) == seat)
      state->next |= 1u << seat;
}

TwKeptState *
tw_kept_state_new (TwTableModel *model)
{
  TwKeptState *state = g_new0 (TwKeptState, 1);
  const TwChain *chain = tw_table_by_file_get_chain (model);

  state->game = tw_game_copy (tw_table_history_get_whole (model));
  tw_table_setup_copy (&state->setup, tw_table_model_get_begun (model));
  state->is_paused = tw_table_model_get_paused (model);
  if (chain != NULL)
    {
      state->chain = tw_chain_to_keep (chain);
      state->name = tw_chain_digest_print (tw_chain_hash (chain, 0));
      note_turn (state, chain);
    }
  return state;
}

void
tw_kept_state_free (TwKeptState *state)
{
  g_clear_pointer (&state->game, tw_game_free);
  tw_table_setup_clear (&state->setup);
  g_free (state->chain);
  g_free (state->name);
  g_free (state);
}

char *
tw_kept_games_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "games", NULL);
}

static void
kept_game_finalize (GObject *object)
{
  TwKeptGame *self = TW_KEPT_GAME (object);

  g_clear_pointer (&self->file, tw_claimed_file_free);
  g_mutex_clear (&self->mutex);
  g_free (self->key);
  g_clear_pointer (&self->state, tw_kept_state_free);
  G_OBJECT_CLASS (tw_kept_game_parent_class)->finalize (object);
}

static void
tw_kept_game_class_init (TwKeptGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kept_game_finalize;
}

static void
tw_kept_game_init (TwKeptGame *self)
{
  g_mutex_init (&self->mutex);
}

static TwKeptGame *
new_for_file (TwClaimedFile *file)
{
  TwKeptGame *self = g_object_new (TW_TYPE_KEPT_GAME, NULL);

  self->file = file;
  return self;
}

TwKeptGame *
tw_kept_game_new (const char *folder)
{
  return new_for_file (tw_claimed_file_new (folder, SUFFIX));
}

TwKeptGame *
tw_kept_game_new_beside (TwKeptGame *self)
{
  g_autofree char *folder = g_path_get_dirname (tw_claimed_file_get_path (self->file));

  return tw_kept_game_new (folder);
}

gboolean
tw_kept_game_write (TwKeptGame *self,
                    const TwKeptState *state,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autoptr (GMutexLocker) locker = NULL;
  g_autoptr (GString) body = g_string_new (NULL);
  gsize length;
  g_autofree char *xml = tw_play_files_to_xml (state->game, &state->setup, &length);

  g_key_file_set_boolean (head, GROUP, "strict", state->setup.is_strict);
  g_key_file_set_boolean (head, GROUP, "paused", state->is_paused);
  if (state->chain != NULL)
    {
      g_key_file_set_string (head, GROUP, KEY_NAME, state->name);
      g_key_file_set_string (head, GROUP, KEY_TURN, turns[state->turn]);
      g_key_file_set_integer (head, GROUP, KEY_NEXT, (int) state->next);
      g_string_append_printf (body, "%s" AFTER_CHAIN, state->chain);
    }
  g_string_append_len (body, xml, (gssize) length);
  locker = g_mutex_locker_new (&self->mutex);
  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && tw_claimed_file_write (self->file, head, GROUP, state->setup.title, body->str,
                                   body->len, error);
}

void
tw_kept_game_clear (TwKeptGame *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_KEPT_GAME (self));
  locker = g_mutex_locker_new (&self->mutex);
  tw_claimed_file_clear (self->file);
}

static TwPixels *
draw (const TwKeptState *state)
{
  return tw_game_picture (state->game, &state->setup, TW_KEPT_PICTURE_WIDTH,
                          TW_KEPT_PICTURE_HEIGHT);
}

/* The moves at the beginning of @body, an empty line after them left out; %NULL where they do not
 * end. */
static char *
dup_chain (const char *body)
{
  const char *end = strstr (body, CHAIN_END);

  return end != NULL ? g_strndup (body, (gsize) (end - body) + strlen ("\n")) : NULL;
}

static void
read_turn (TwKeptState *state, GKeyFile *head)
{
  g_autofree char *turn = g_key_file_get_string (head, GROUP, KEY_TURN, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (g_strcmp0 (turn, turns[i]) == 0)
      state->turn = (TwKeptTurn) i;
  state->next = (guint) g_key_file_get_integer (head, GROUP, KEY_NEXT, NULL);
}

static TwKeptState *
parse (TwKeptGame *self, const TwGameKit *kit, GKeyFile *head, const char *body)
{
  g_autofree char *name = g_key_file_get_string (head, GROUP, KEY_NAME, NULL);
  g_autofree char *chain = name != NULL ? dup_chain (body) : NULL;
  const char *xml = chain != NULL ? body + strlen (chain) + strlen (AFTER_CHAIN) : body;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved =
      tw_saved_game_parse (kit, tw_claimed_file_get_path (self->file), xml, -1, &error);
  TwKeptState *state;

  if (saved == NULL)
    {
      g_info ("%s", error->message);
      return NULL;
    }
  state = g_new0 (TwKeptState, 1);
  state->name = g_steal_pointer (&name);
  state->chain = g_steal_pointer (&chain);
  read_turn (state, head);
  if (state->chain == NULL)
    state->game = tw_play_files_take_saved (saved, &state->setup);
  else
    {
      /* Chance waits for the others. */
      tw_play_files_take_setup (saved, &state->setup);
      state->game = g_steal_pointer (&saved->game);
    }
  state->setup.is_strict = g_key_file_get_boolean (head, GROUP, "strict", NULL);
  state->is_paused = g_key_file_get_boolean (head, GROUP, "paused", NULL);
  return state;
}

/* One game at a time is read: all of them share the rules. */
static GMutex reading;

/* Most starts find no game, and need no rules. Call with the lock held. */
static const TwGameKit *
rules (void)
{
  static TwGameKit kit;
  static gboolean is_loaded;

  if (!is_loaded)
    is_loaded = tw_shared_kit_load (&kit, NULL);
  return is_loaded ? &kit : NULL;
}

static TwKeptState *
load (TwKeptGame *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&reading);
  g_autoptr (GKeyFile) head = g_key_file_new ();
  const TwGameKit *kit = rules ();
  g_autofree char *body = NULL;
  gsize length;

  if (kit == NULL || !tw_claimed_file_read (self->file, head, &body, &length) || body == NULL)
    return NULL;
  return parse (self, kit, head, body);
}

void
tw_kept_game_read (TwKeptGame *self)
{
  TwUnderWay *under_way = tw_under_way_get_default ();

  g_return_if_fail (TW_IS_KEPT_GAME (self));
  tw_under_way_begin (under_way, self->key);
  g_clear_pointer (&self->state, tw_kept_state_free);
  self->state = load (self);
  tw_under_way_end (under_way, self->key, FALSE);
}

/* Those who have to move, by name. */
static char *
names_of_next (const TwKeptState *state)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < state->setup.rules->n_seats; seat++)
    if (state->next & 1u << seat)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              state->setup.seats[seat].name);
  return g_string_free (names, FALSE);
}

/* What an older program has kept. */
static void
find_turn (TwKeptState *state)
{
  g_autoptr (TwChain) chain = NULL;

  g_mutex_lock (&reading);
  chain = tw_chain_from_kept (rules (), state->chain, NULL);
  g_mutex_unlock (&reading);
  if (chain != NULL)
    note_turn (state, chain);
}

/* "By file · your turn; Anna, Eva" */
static char *
say_by_file (TwKeptState *state, const char *all)
{
  g_autofree char *names = NULL;

  if (state->turn == TW_KEPT_TURN_UNKNOWN)
    find_turn (state);
  switch (state->turn)
    {
    case TW_KEPT_TURN_HERE:
      /* Translators: of a game by file; the players' names. */
      return g_strdup_printf (_ ("By file · your turn; %s"), all);
    case TW_KEPT_TURN_UNSENT:
      /* Translators: of a game by file: a move has been played here that nobody has been sent; the
       * players' names. */
      return g_strdup_printf (_ ("By file · your move waits to be sent; %s"), all);
    case TW_KEPT_TURN_ELSEWHERE:
      names = names_of_next (state);
      /* Translators: of a game by file: who has to move, and all players' names. */
      return g_strdup_printf (_ ("By file · turn of %s; %s"), names, all);
    case TW_KEPT_TURN_NOBODY:
      /* Translators: of a game by file that is over; the players' names. */
      return g_strdup_printf (_ ("By file · over; %s"), all);
    case TW_KEPT_TURN_UNKNOWN:
    default:
      /* Translators: of a game by file of which it is not known how it stands; the players' names.
       */
      return g_strdup_printf (_ ("By file; %s"), all);
    }
}

/* "Anna, Eva; turn 12" */
static char *
say_players (TwKeptState *state)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < state->setup.rules->n_seats; seat++)
    g_string_append_printf (names, "%s%s", seat > 0 ? ", " : "", state->setup.seats[seat].name);
  if (state->chain != NULL)
    return say_by_file (state, names->str);
  /* Translators: the players' names, and the turn their game is at. */
  return g_strdup_printf (_ ("%s; turn %u"), names->str, tw_game_play (state->game)->state->turn);
}

TwKeptPreview *
tw_kept_game_preview (TwKeptGame *self)
{
  TwUnderWay *under_way = tw_under_way_get_default ();
  g_autoptr (TwKeptState) state = NULL;
  TwKeptPreview *preview = NULL;

  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  tw_under_way_begin (under_way, self->key);
  state = load (self);
  if (state != NULL)
    {
      preview = g_new (TwKeptPreview, 1);
      *preview = (TwKeptPreview){ say_players (state), draw (state) };
    }
  tw_under_way_end (under_way, self->key, TRUE);
  return preview;
}

void
tw_kept_preview_free (TwKeptPreview *preview)
{
  g_free (preview->words);
  g_clear_pointer (&preview->picture, tw_pixels_unref);
  g_free (preview);
}

gboolean
tw_kept_game_claim (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), FALSE);
  return tw_claimed_file_claim (self->file);
}

void
tw_kept_game_release (TwKeptGame *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_KEPT_GAME (self));
  locker = g_mutex_locker_new (&self->mutex);
  tw_claimed_file_release (self->file);
  g_clear_pointer (&self->state, tw_kept_state_free);
}

/* A file that was found, with what it can be suspected by. */
static TwKeptGame *
new_listed (TwClaimedFile *file)
{
  TwKeptGame *self = new_for_file (file);

  self->key = tw_under_way_key (tw_claimed_file_get_path (file));
  return self;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return tw_claimed_file_compare ((*(TwKeptGame *const *) a)->file,
                                  (*(TwKeptGame *const *) b)->file);
}

/* A game that cannot be read is offered all the same: it is the user's, and perhaps a later
 * version of the program can. */
GPtrArray *
tw_kept_games_list (const char *folder)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) files = tw_claimed_files_list (folder, SUFFIX);

  while (files->len > 0)
    {
      g_autoptr (TwKeptGame) game =
          new_listed (g_ptr_array_steal_index_fast (files, files->len - 1));
      g_autoptr (GKeyFile) head = g_key_file_new ();

      if (tw_claimed_file_read_head (game->file, head))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }
  g_ptr_array_sort (games, compare_times);
  return games;
}

/* Of two files with the same game the one that is played counts. */
TwKeptGame *
tw_kept_games_find (const char *folder, const TwChainDigest *name, gboolean *out_is_played)
{
  g_autofree char *wanted = tw_chain_digest_print (name);
  g_autoptr (GPtrArray) files = tw_claimed_files_list_all (folder, SUFFIX);
  TwClaimedFile *file = NULL;

  *out_is_played = FALSE;
  for (guint i = files->len; i > 0 && !*out_is_played; i--)
    {
      g_autoptr (GKeyFile) head = g_key_file_new ();
      g_autofree char *found = NULL;

      if (!tw_claimed_file_read_head (files->pdata[i - 1], head))
        continue;
      found = g_key_file_get_string (head, GROUP, KEY_NAME, NULL);
      if (g_strcmp0 (found, wanted) != 0)
        continue;
      g_clear_pointer (&file, tw_claimed_file_free);
      file = g_ptr_array_steal_index_fast (files, i - 1);
      *out_is_played = !tw_claimed_file_is_free (file);
    }
  return file != NULL ? new_listed (file) : NULL;
}

const char *
tw_kept_game_get_id (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_id (self->file);
}

const char *
tw_kept_game_get_title (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_title (self->file);
}

GDateTime *
tw_kept_game_get_time (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_time (self->file);
}

const char *
tw_kept_game_get_key (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return self->key;
}

const TwKeptState *
tw_kept_game_get_state (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return self->state;
}

/* Games by file at the table. */
#include "app/game/table-by-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/drawing/theme.h"
#include "app/game/play-files.h"
#include "app/game/table-model-private.h"

/* The party that opens the game: all who play here. */
#define HERE 0

static gboolean
is_elsewhere (const TwSeatSetup *seat)
{
  return seat->opponent != NULL && g_str_equal (seat->opponent->id, TW_OPPONENT_ELSEWHERE);
}

gboolean
tw_table_by_file_is_wanted (const TwTableSetup *setup)
{
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    if (is_elsewhere (&setup->seats[seat]))
      return TRUE;
  return FALSE;
}

gboolean
tw_table_by_file_begin (TwTableModel *self,
                        const TwGameKit *kit,
                        const TwTableSetup *setup,
                        GError **error)
{
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  guint8 parties[TW_MAX_SEATS] = { 0 };
  gboolean has_here = FALSE;
  guint n_parties = HERE + 1;
  g_autofree char *title = tw_play_files_dup_title (setup);
  TwChain *chain;

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      guint lead = tw_rules_lead (setup->rules, seat);

      tw_play_files_fill_seat (&setup->seats[seat], &seats[seat]);
      /* Each player elsewhere has a program of his own; a lead comes before its other seats. */
      if (!is_elsewhere (&setup->seats[lead]))
        parties[seat] = HERE;
      else
        parties[seat] = lead != seat ? parties[lead] : (guint8) n_parties++;
      has_here |= parties[seat] == HERE;
      /* Over there it is a person. */
      if (parties[seat] != HERE)
        seats[seat].kind = (char *) tw_opponent_find (NULL)->id;
    }
  if (!has_here)
    return tw_chain_error_set (error, TW_CHAIN_ERROR_MOVE,
                               _ ("All players are elsewhere. Somebody has to play here."));
  chain = tw_chain_begin (kit, setup->rules, title, seats, parties, error);
  if (chain == NULL)
    return FALSE;
  tw_table_by_file_resume (self, chain, NULL);
  return TRUE;
}

/* Whether @game begins with all of @sent. */
static gboolean
goes_on (const TwGame *game, const TwGame *sent)
{
  guint n = 0, n_sent = 0;
  const TwLogEntry *log = tw_game_log (game, &n), *sent_log = tw_game_log (sent, &n_sent);

  if (n < n_sent)
    return FALSE;
  for (guint i = 0; i < n_sent; i++)
    if (memcmp (&log[i].action, &sent_log[i].action, sizeof log[i].action) != 0)
      return FALSE;
  return TRUE;
}

/* The game after the last move, with the notes of @before and what was answered in it since. */
static TwGame *
new_game (const TwChain *chain, const TwGame *before)
{
  TwGame *game = tw_game_copy (tw_chain_game (chain));
  guint n = 0, at = 0;
  const TwLogEntry *log = before != NULL ? tw_game_log (before, &n) : NULL;
  const TwRemark *remarks;

  tw_chain_play_on (chain, game);
  if (before != NULL && goes_on (before, game))
    for (tw_game_log (game, &at); at < n; tw_game_log (game, &at))
      if (!tw_game_apply (game, &log[at].action, NULL))
        break;
  tw_game_log (game, &at);
  remarks = before != NULL ? tw_game_remarks (before, &n) : NULL;
  for (guint i = 0; remarks != NULL && i < n; i++)
    if (remarks[i].n_entries <= at)
      tw_game_set_remark (game, remarks[i].n_entries, remarks[i].text);
  return game;
}

void
tw_table_by_file_resume (TwTableModel *self, TwChain *chain, const TwGame *kept)
{
  TwTableSetup setup;
  TwGame *game = new_game (chain, kept);

  tw_play_files_take_setup (tw_chain_opened (chain), &setup);
  for (guint seat = 0; seat < setup.rules->n_seats; seat++)
    {
      if (tw_chain_party_of (chain, seat) != tw_chain_own (chain))
        setup.seats[seat].opponent = tw_opponent_find (TW_OPPONENT_ELSEWHERE);
      else if (is_elsewhere (&setup.seats[seat]))
        setup.seats[seat].opponent = tw_opponent_find (NULL);
    }
  tw_table_model_resume_by_file (self, &setup, game, chain);
  tw_table_setup_clear (&setup);
}

const TwChain *
tw_table_by_file_get_chain (TwTableModel *self)
{
  return self->chain;
}

TwByFile
tw_table_by_file_get (TwTableModel *self)
{
  guint next;

  if (self->chain == NULL)
    return TW_BY_FILE_NONE;
  next = tw_chain_next (self->chain);
  if (next == TW_CHAIN_NOBODY)
    return TW_BY_FILE_OVER;
  if (tw_chain_n_joined (self->chain) < tw_chain_n_parties (self->chain))
    return TW_BY_FILE_JOINING;
  if (next != tw_chain_own (self->chain))
    return TW_BY_FILE_AWAITED;
  return tw_chain_is_whole (self->chain, tw_table_history_get_whole (self)) ? TW_BY_FILE_DONE
                                                                            : TW_BY_FILE_ASKED;
}

/* Shows the game after moves were added. */
static void
follow (TwTableModel *self)
{
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self);
  TwGame *game = new_game (self->chain, tw_table_history_get_whole (self));

  /* Who looked back is brought to the present, where things have changed. */
  g_clear_pointer (&self->whole, tw_game_free);
  tw_game_free (self->game);
  self->game = game;
  self->n_counted = TW_ALL_COUNTED;
  self->figure = 0;
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, before);
}

gboolean
tw_table_by_file_has_here (TwTableModel *self, const char *text)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);

  for (guint i = 0; self->chain != NULL && lines[i] != NULL; i++)
    if (tw_chain_is_of (self->chain, lines[i]))
      return TRUE;
  return FALSE;
}

static gboolean
has_line (const TwChain *chain, const char *line)
{
  for (guint i = 0; chain != NULL && i < tw_chain_n_moves (chain); i++)
    if (g_str_equal (tw_chain_line (chain, i), line))
      return TRUE;
  return FALSE;
}

gboolean
tw_table_by_file_has_news (TwTableModel *self, const char *text)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!has_line (self->chain, lines[i]))
      return TRUE;
  return FALSE;
}

gboolean
tw_table_by_file_take (TwTableModel *self, const char *text, GError **error)
{
  guint n = tw_chain_n_moves (self->chain);
  gboolean is_taken = tw_chain_take_text (self->chain, text, error);

  if (tw_chain_n_moves (self->chain) > n)
    follow (self);
  return is_taken;
}

gboolean
tw_table_by_file_join (TwTableModel *self, TwChain *chain, GError **error)
{
  g_autoptr (TwChain) joined = chain;

  if (tw_chain_can_join (joined) && !tw_chain_join (joined, error))
    return FALSE;
  tw_table_by_file_resume (self, g_steal_pointer (&joined), NULL);
  return TRUE;
}

gboolean
tw_table_by_file_send (TwTableModel *self, GError **error)
{
  if (!tw_chain_send (self->chain, tw_table_history_get_whole (self), error))
    return FALSE;
  follow (self);
  return TRUE;
}

gboolean
tw_table_by_file_is_kept (TwTableModel *self)
{
  TwByFile state = tw_table_by_file_get (self);

  return state != TW_BY_FILE_NONE
         && (state != TW_BY_FILE_OVER
             || tw_chain_sender (self->chain, tw_chain_n_moves (self->chain) - 1)
                    == tw_chain_own (self->chain));
}

/* The number after the last move of @party, 0 for none. */
static guint
after_last_of (const TwChain *chain, guint party)
{
  guint n = tw_chain_n_moves (chain);

  while (n > 0 && tw_chain_sender (chain, n - 1) != party)
    n--;
  return n;
}

/* The first move that whoever answers may lack: who has moved has had all before. At the end nobody
 * answers, and all others are meant. */
static guint
first_lacked (const TwChain *chain)
{
  guint next = tw_chain_next (chain), first = tw_chain_n_moves (chain);

  if (next != TW_CHAIN_NOBODY && next != tw_chain_own (chain))
    return after_last_of (chain, next);
  for (guint party = 0; party < tw_chain_n_parties (chain); party++)
    if (party != tw_chain_own (chain))
      first = MIN (first, after_last_of (chain, party));
  return first;
}

/* The number after the last move made here, 0 for none. */
static guint
after_last_own (TwTableModel *self)
{
  return self->chain != NULL ? after_last_of (self->chain, tw_chain_own (self->chain)) : 0;
}

gboolean
tw_table_by_file_has_line (TwTableModel *self)
{
  return after_last_own (self) > 0;
}

char *
tw_table_by_file_dup_line (TwTableModel *self)
{
  guint n_own = after_last_own (self);
  GString *lines;

  if (n_own == 0)
    return NULL;
  lines = g_string_new (NULL);
  for (guint i = MIN (n_own - 1, first_lacked (self->chain)); i < tw_chain_n_moves (self->chain);
       i++)
    g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "",
                            tw_chain_line (self->chain, i));
  return g_string_free (lines, FALSE);
}

char *
tw_table_by_file_dup_all (TwTableModel *self)
{
  return self->chain != NULL ? tw_chain_to_text (self->chain) : g_strdup ("");
}

/* Who plays at the other end: those of @party, by name. */
static char *
names_of (TwTableModel *self, guint party)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < self->setup.rules->n_seats; seat++)
    if (tw_chain_party_of (self->chain, seat) == party
        && tw_rules_lead (self->setup.rules, seat) == seat)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              self->begun.seats[seat].name);
  return g_string_free (names, FALSE);
}

/* Whether the last move was made here, so that it has to be sent. */
static gboolean
is_last_here (const TwChain *chain)
{
  return tw_chain_sender (chain, tw_chain_n_moves (chain) - 1) == tw_chain_own (chain);
}

gboolean
tw_table_by_file_has_joined (TwTableModel *self)
{
  const TwChain *chain = self->chain;

  return chain != NULL && tw_chain_own (chain) != TW_CHAIN_NOBODY && tw_chain_own (chain) != HERE
         && tw_chain_n_moves (chain) <= tw_chain_n_parties (chain) && is_last_here (chain);
}

char *
tw_table_by_file_dup_sender (TwTableModel *self)
{
  return self->chain != NULL ? names_of (self, tw_chain_own (self->chain)) : g_strdup ("");
}

guint
tw_table_by_file_get_number (TwTableModel *self)
{
  guint n_own;

  if (tw_table_by_file_get (self) == TW_BY_FILE_DONE)
    return tw_chain_n_moves (self->chain);
  n_own = self->chain != NULL ? after_last_of (self->chain, tw_chain_own (self->chain)) : 0;
  return n_own > 0 ? n_own - 1 : 0;
}

/* @names: who has to join */
static char *
words_of_joining (TwTableModel *self, const char *names)
{
  const TwChain *chain = self->chain;
  guint last = tw_chain_n_parties (chain) - 1;
  g_autofree char *others = names_of (self, last);

  if (!is_last_here (chain))
    /* Translators: a player's name, or several. */
    return g_strdup_printf (_ ("Waiting for %s to join."), names);
  if (tw_chain_own (chain) != HERE)
    /* Translators: a player's name, or several. */
    return g_strdup_printf (_ ("You have joined: send this on to %s."), names);
  if (last > HERE + 1)
    /* Translators: the players' names who join first and last. */
    return g_strdup_printf (_ ("Send the opening to %s; the answer comes from %s."), names, others);
  /* Translators: a player's name, or several. */
  return g_strdup_printf (_ ("Send the opening to %s, and take the answer."), names);
}

/* @names: who has to answer */
static char *
words_of_waiting (TwTableModel *self, const char *names)
{
  const TwChain *chain = self->chain;

  if (tw_chain_own (chain) == TW_CHAIN_NOBODY)
    return g_strdup_printf (
        /* Translators: a player's name, or several. */
        _ ("You only watch: all who play have joined elsewhere. %s has to move."), names);
  if (tw_table_by_file_has_joined (self))
    return g_strdup_printf (
        /* Translators: a player's name, or several. */
        _ ("You have joined: send this as your answer, and wait for the move of %s."), names);
  /* Translators: a player's name, or several, who plays elsewhere. */
  return g_strdup_printf (_ ("Waiting for the move of %s."), names);
}

char *
tw_table_by_file_words (TwTableModel *self)
{
  TwByFile state = tw_table_by_file_get (self);
  g_autofree char *names = state == TW_BY_FILE_AWAITED || state == TW_BY_FILE_JOINING
                               ? names_of (self, tw_chain_next (self->chain))
                               : NULL;

  switch (state)
    {
    case TW_BY_FILE_JOINING:
      return words_of_joining (self, names);
    case TW_BY_FILE_AWAITED:
      return words_of_waiting (self, names);
    case TW_BY_FILE_ASKED:
      return g_strdup (_ ("It is your move."));
    case TW_BY_FILE_DONE:
      return g_strdup (_ ("Your move is done: send it."));
    case TW_BY_FILE_OVER:
      return g_strdup (
          tw_chain_own (self->chain) != TW_CHAIN_NOBODY
              ? _ ("The game is over.")
              : _ ("You only watch: all who play have joined elsewhere. The game is over."));
    case TW_BY_FILE_NONE:
    default:
      return NULL;
    }
}

/* A game that is played elsewhere and entered at the table. */
#include "app/game/table-record.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/game/table-model-private.h"
#include "app/game/table-names.h"
#include "engine/game/notation.h"
#include "engine/game/sandbox.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/topology.h"

gboolean
tw_table_record_is (TwTableModel *self)
{
  return self->game != NULL && tw_game_is_recorded (self->game);
}

static gboolean
is_draw (TwTableModel *self)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (self->game, &n);

  return n > 0 && tw_sandbox_is_draw (tw_game_play (self->game), &actions[0]);
}

TwRecordAsk
tw_table_record_asks (TwTableModel *self)
{
  if (!tw_table_record_is (self) || self->whole != NULL
      || tw_play_decider (tw_game_play (self->game)) != TW_SEAT_CHANCE)
    return TW_RECORD_NOTHING;
  return is_draw (self) ? TW_RECORD_TILE : TW_RECORD_OUTCOME;
}

char *
tw_table_record_question (TwTableModel *self)
{
  TwOpening opening = { 0 };

  if (tw_table_record_asks (self) == TW_RECORD_TILE)
    return g_strdup (_ ("Which tile was drawn?"));
  if (self->choices->len == 0
      || !tw_table_record_foresee (self, &g_array_index (self->choices, TwAction, 0), &opening))
    return g_strdup (_ ("What did chance bring?"));
  return g_strdup (opening.kind == TW_OPENING_DIE ? _ ("What did the die show?")
                                                  : _ ("Which card was drawn?"));
}

/* ---- tiles --------------------------------------------------------------------------------- */

/* Whether a tile of @kind can have been drawn. Of the tiles for a turn any that is left can, for
 * people may have drawn those first that come last. */
static gboolean
may_be_drawn (TwTableModel *self, guint kind)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (self->game, &n);

  if (actions[0].verb == TW_VERB_DRAW)
    return tw_game_play (self->game)->bag[kind] > 0;
  for (guint i = 0; i < n; i++)
    if (actions[i].kind == kind)
      return TRUE;
  return FALSE;
}

static void
letters_of (TwTableModel *self, guint kind, char out[5])
{
  const TwTileKind *tile = &tw_game_rules (self->game)->catalogue->kinds[kind];
  TwTopology topology;

  tw_tile_variant_topology (tile->tile, tile->variant, &topology);
  tw_vocabulary_edge_letters (tw_game_rules (self->game)->vocabulary, &topology, out);
}

/* Whether the tile, turned in some way, has these lands from its north on; what is no letter is
 * any. @out_turns (nullable): how it has to be turned, the less the better. */
static gboolean
has_sides (const char letters[5], const char *sides, guint *out_turns)
{
  for (guint turn = 0; turn < TW_N_EDGES; turn++)
    {
      guint n = 0;

      while (n < TW_N_EDGES && sides[n] != '\0'
             && (!g_ascii_isalpha (sides[n])
                 || g_ascii_toupper (sides[n]) == letters[(n + TW_N_EDGES - turn) % TW_N_EDGES]))
        n++;
      if (n < TW_N_EDGES && sides[n] != '\0')
        continue;
      if (out_turns != NULL)
        *out_turns = turn;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_called (TwTableModel *self, guint kind, const char *typed)
{
  g_autofree char *name = g_utf8_casefold (tw_tile_title (tw_game_rules (self->game), kind), -1);
  g_autofree char *start = g_utf8_casefold (typed, -1);

  return g_str_has_prefix (name, start);
}

/* All that can have been drawn, of each shape one; @n says how many. */
static GArray *
all_tiles (TwTableModel *self)
{
  const TwCatalogue *catalogue = tw_game_rules (self->game)->catalogue;
  const TwPlay *play = tw_game_play (self->game);
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (TwRecordTile));

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      TwRecordTile tile = { catalogue->kinds[kind].shape, MAX (play->bag[kind], 1), 0 };
      guint i = 0;

      if (!may_be_drawn (self, kind))
        continue;
      while (i < tiles->len && g_array_index (tiles, TwRecordTile, i).kind != tile.kind)
        i++;
      if (i < tiles->len)
        g_array_index (tiles, TwRecordTile, i).n += tile.n;
      else
        g_array_append_val (tiles, tile);
    }
  return tiles;
}

/* A tile with the lands round it, from the side on with which they come first in the alphabet: the
 * same for all tiles that are alike but for a turn. */
typedef struct
{
  TwRecordTile tile;
  char lands[5];
} Round;

static void
round_of (TwTableModel *self, guint kind, char out[5])
{
  char letters[5];

  letters_of (self, kind, letters);
  strcpy (out, letters);
  for (guint turn = 1; turn < TW_N_EDGES; turn++)
    {
      char other[5] = { 0 };

      for (guint n = 0; n < TW_N_EDGES; n++)
        other[n] = letters[(n + turn) % TW_N_EDGES];
      if (strcmp (other, out) < 0)
        strcpy (out, other);
    }
}

static int
compare_lands (gconstpointer a, gconstpointer b)
{
  const Round *one = a, *other = b;
  int order = strcmp (one->lands, other->lands);

  return order != 0 ? order : (int) one->tile.kind - (int) other->tile.kind;
}

static void
sort_by_lands (TwTableModel *self, GArray *tiles)
{
  g_autoptr (GArray) rounds = g_array_sized_new (FALSE, FALSE, sizeof (Round), tiles->len);

  for (guint i = 0; i < tiles->len; i++)
    {
      Round one = { .tile = g_array_index (tiles, TwRecordTile, i) };

      round_of (self, one.tile.kind, one.lands);
      g_array_append_val (rounds, one);
    }
  g_array_sort (rounds, compare_lands);
  for (guint i = 0; i < tiles->len; i++)
    g_array_index (tiles, TwRecordTile, i) = g_array_index (rounds, Round, i).tile;
}

/* What was drawn last comes first. */
static void
put_recent_first (TwTableModel *self, GArray *tiles)
{
  const TwCatalogue *catalogue = tw_game_rules (self->game)->catalogue;
  guint n = 0, n_first = 0;
  const TwLogEntry *log = tw_game_log (self->game, &n);

  while (n-- > 0 && n_first < TW_RECORD_RECENT)
    if (tw_sandbox_is_draw (tw_game_play (self->game), &log[n].action))
      for (guint i = n_first; i < tiles->len; i++)
        {
          TwRecordTile tile = g_array_index (tiles, TwRecordTile, i);

          if (tile.kind != catalogue->kinds[log[n].action.kind].shape)
            continue;
          g_array_remove_index (tiles, i);
          g_array_insert_val (tiles, n_first++, tile);
          break;
        }
}

/* Whether @sides name no land at all. */
static gboolean
is_any (const char *sides)
{
  while (*sides != '\0' && !g_ascii_isalpha (*sides))
    sides++;
  return *sides == '\0';
}

GArray *
tw_table_record_dup_tiles (TwTableModel *self, const char *sides, const char *typed)
{
  g_autoptr (GArray) all = NULL;
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (TwRecordTile));

  if (tw_table_record_asks (self) != TW_RECORD_TILE)
    return tiles;
  all = all_tiles (self);
  sort_by_lands (self, all);
  put_recent_first (self, all);
  for (guint by_name = 0; by_name < 2 && tiles->len == 0; by_name++)
    for (guint i = 0; i < all->len; i++)
      {
        TwRecordTile tile = g_array_index (all, TwRecordTile, i);
        char letters[5];

        letters_of (self, tile.kind, letters);
        if ((typed == NULL || *typed == '\0'
             || (by_name ? is_called (self, tile.kind, typed)
                         : strlen (typed) <= TW_N_EDGES && has_sides (letters, typed, &tile.turns)))
            && (sides == NULL || is_any (sides) || has_sides (letters, sides, &tile.turns)))
          g_array_append_val (tiles, tile);
      }
  return tiles;
}

char *
tw_table_record_letters (TwTableModel *self)
{
  g_autoptr (GArray) tiles = tw_table_record_dup_tiles (self, NULL, NULL);
  GString *found = g_string_new (NULL);
  gboolean has[G_MAXUINT8 + 1] = { FALSE };

  for (guint i = 0; i < tiles->len; i++)
    {
      char letters[5];

      letters_of (self, g_array_index (tiles, TwRecordTile, i).kind, letters);
      for (const char *at = letters; *at != '\0'; at++)
        has[(guint8) *at] = TRUE;
    }
  for (char letter = 'A'; letter <= 'Z'; letter++)
    if (has[(guint8) letter])
      g_string_append_c (found, letter);
  return g_string_free (found, FALSE);
}

const char *
tw_table_record_letter_title (TwTableModel *self, char letter)
{
  return tw_kind_title (tw_game_rules (self->game),
                        tw_vocabulary_kind_from_letter (tw_game_rules (self->game)->vocabulary,
                                                        letter));
}

gboolean
tw_table_record_draw (TwTableModel *self, guint kind)
{
  const TwCatalogue *catalogue = tw_game_rules (self->game)->catalogue;
  guint n = 0;
  const TwAction *actions;
  TwAction draw;

  if (tw_table_record_asks (self) != TW_RECORD_TILE)
    return FALSE;
  actions = tw_game_actions (self->game, &n);
  draw = actions[0];
  for (guint other = 0; other < catalogue->n_kinds; other++)
    if (catalogue->kinds[other].shape == catalogue->kinds[kind].shape && may_be_drawn (self, other))
      {
        draw.kind = (guint16) other;
        return tw_table_model_commit (self, &draw, NULL);
      }
  return FALSE;
}

/* ---- other outcomes ------------------------------------------------------------------------ */

/*
 * Foreseen: what an outcome of chance brings.
 * @is_possible: whether it can come
 * @is_open: whether something lies open then, @opening
 * @drawn: (nullable): what was drawn, rolled; %NULL where it is not told
 * @worth: its number
 */
typedef struct
{
  gboolean is_possible;
  gboolean is_open;
  TwOpening opening;
  char *drawn;
  guint worth;
} Foreseen;

static void
foreseen_free (gpointer data)
{
  Foreseen *foreseen = data;

  if (foreseen == NULL)
    return;
  g_free (foreseen->drawn);
  g_free (foreseen);
}

static gboolean
is_open (const TwGame *game, TwOpening *out_opening)
{
  const TwPlay *play = tw_game_play (game);

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (TW_HAS_HOOK (expansion, showing, open)
          && expansion->showing->open (play, tw_play_own (play, (int) i), out_opening))
        return TRUE;
    }
  return FALSE;
}

/* Plays @outcome on a copy of the game. */
static Foreseen *
foreseen_new (TwTableModel *self, const TwAction *outcome)
{
  g_autoptr (TwGame) game = tw_game_copy (self->game);
  Foreseen *foreseen = g_new0 (Foreseen, 1);
  const TwEvent *events;
  guint n = 0, i = tw_table_model_n_events (self);

  tw_game_set_flags (game, TW_GAME_FORCED);
  foreseen->is_possible = tw_game_apply (game, outcome, NULL);
  if (!foreseen->is_possible)
    return foreseen;
  foreseen->is_open = is_open (game, &foreseen->opening);
  events = tw_game_events (game, &n);
  while (i < n && events[i].drawn == NULL)
    i++;
  if (i < n)
    {
      foreseen->drawn = g_strdup (events[i].drawn);
      foreseen->worth = events[i].worth;
    }
  return foreseen;
}

/* What choice @index brings: the game is copied for it once, however often it is asked. */
static const Foreseen *
foresee_nth (TwTableModel *self, guint index)
{
  if (self->foreseen == NULL)
    {
      self->foreseen = g_ptr_array_new_with_free_func (foreseen_free);
      g_ptr_array_set_size (self->foreseen, (int) self->choices->len);
    }
  if (self->foreseen->pdata[index] == NULL)
    self->foreseen->pdata[index] =
        foreseen_new (self, &g_array_index (self->choices, TwAction, index));
  return self->foreseen->pdata[index];
}

/* Returns: (nullable): what @outcome brings; %NULL if it is none of the choices */
static const Foreseen *
foresee (TwTableModel *self, const TwAction *outcome)
{
  for (guint i = 0; i < self->choices->len; i++)
    if (memcmp (&g_array_index (self->choices, TwAction, i), outcome, sizeof *outcome) == 0)
      return foresee_nth (self, i);
  return NULL;
}

gboolean
tw_table_record_foresee (TwTableModel *self, const TwAction *outcome, TwOpening *out_opening)
{
  const Foreseen *foreseen = foresee (self, outcome);

  if (foreseen == NULL || !foreseen->is_possible)
    return FALSE;
  *out_opening = foreseen->opening;
  if (foreseen->is_open)
    return TRUE;
  /* What has no consequence is put away at once; it looks like the others. */
  for (guint i = 0; foreseen->drawn != NULL && i < self->choices->len; i++)
    {
      const Foreseen *other = foresee_nth (self, i);

      if (!other->is_open)
        continue;
      *out_opening = (TwOpening){ .kind = other->opening.kind,
                                  .number = foreseen->worth,
                                  .title = foreseen->drawn };
      return TRUE;
    }
  return FALSE;
}

char *
tw_table_record_outcome_title (TwTableModel *self, const TwAction *outcome)
{
  const TwPlay *play = tw_game_play (self->game);
  const Foreseen *foreseen = foresee (self, outcome);
  /* One of the log is none of the choices. */
  Foreseen *other = foreseen == NULL ? foreseen_new (self, outcome) : NULL;
  char *drawn = g_strdup (other != NULL ? other->drawn : foreseen->drawn);

  foreseen_free (other);
  if (drawn != NULL)
    return drawn;
  if (outcome->verb >= TW_N_VERBS && tw_play_verb (play, outcome->verb)->takes == TW_VERB_TAKES_SEAT
      && outcome->kind < play->rules->n_seats)
    return g_strdup (self->setup.seats[outcome->kind].name);
  return tw_notation_print_action (play, outcome, outcome->seat);
}

/* ---- whose turn it is ---------------------------------------------------------------------- */

gboolean
tw_table_record_may_turn (TwTableModel *self, guint seat)
{
  return tw_table_record_is (self) && self->whole == NULL
         && tw_sandbox_may_turn (tw_game_play (self->game), seat);
}

gboolean
tw_table_record_turn (TwTableModel *self, guint seat)
{
  TwAction turn = { .verb = TW_VERB_TURN,
                    .seat = (guint8) tw_table_model_get_decider (self),
                    .kind = (guint16) seat };

  return tw_table_record_may_turn (self, seat) && tw_table_model_commit (self, &turn, NULL);
}

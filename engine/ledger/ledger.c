/* Rows of figures, and games added to them. */
#include "engine/ledger/ledger.h"

#include <string.h>

static const char *const group_ids[TW_LEDGER_N_GROUPS] = {
  "all", "ruleset", "set", "tile", "symbol", "seat", "player", "program"
};

static const char *const who_ids[TW_LEDGER_N_WHO] = { "everybody", "people", "programs" };

static void
row_free (gpointer data)
{
  TwLedgerRow *row = data;

  g_free (row->name);
  g_array_unref (row->points);
  g_free (row);
}

static void
skipped_free (gpointer data)
{
  TwLedgerSkipped *skipped = data;

  g_free (skipped->file);
  g_free (skipped->message);
  g_free (skipped);
}

TwLedger *
tw_ledger_new (void)
{
  TwLedger *ledger = g_atomic_rc_box_new0 (TwLedger);

  ledger->rows = g_ptr_array_new_with_free_func (row_free);
  ledger->skipped = g_ptr_array_new_with_free_func (skipped_free);
  ledger->by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return ledger;
}

TwLedger *
tw_ledger_ref (TwLedger *ledger)
{
  return g_atomic_rc_box_acquire (ledger);
}

static void
ledger_clear (gpointer data)
{
  TwLedger *ledger = data;

  g_hash_table_unref (ledger->by_key);
  g_ptr_array_unref (ledger->rows);
  g_ptr_array_unref (ledger->skipped);
}

void
tw_ledger_unref (TwLedger *ledger)
{
  if (ledger != NULL)
    g_atomic_rc_box_release_full (ledger, ledger_clear);
}

static TwLedgerRow *
row_of (TwLedger *ledger, TwLedgerGroup group, TwLedgerWho who, const char *name)
{
  g_autofree char *key = g_strdup_printf ("%d %d %s", (int) group, (int) who, name);
  TwLedgerRow *row = g_hash_table_lookup (ledger->by_key, key);

  if (row != NULL)
    return row;
  row = g_new0 (TwLedgerRow, 1);
  row->group = group;
  row->who = who;
  row->name = g_strdup (name);
  row->points = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_ptr_array_add (ledger->rows, row);
  g_hash_table_insert (ledger->by_key, g_steal_pointer (&key), row);
  return row;
}

static void
add_seat (TwLedger *ledger,
          TwLedgerRow *row,
          const TwLedgerGame *game,
          const TwLedgerSeat *seat,
          const TwLedgerCounts *counts)
{
  if (row->latest != ledger->n_games)
    {
      row->latest = ledger->n_games;
      row->n_games++;
      row->n_finished += game->is_finished;
      row->n_recorded += game->is_recorded;
      row->n_turns += game->is_finished ? game->n_turns : 0;
      row->n_tiles += game->is_finished ? game->n_tiles : 0;
    }
  row->n_seats++;
  tw_ledger_counts_add (&row->counts, counts);
  if (!game->is_finished)
    return;
  row->n_finished_seats++;
  row->n_wins += seat->won;
  row->sum += seat->points;
  g_array_append_val (row->points, seat->points);
  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    row->parts[part] += seat->parts[part];
}

/* Adds the seat to the row of everybody and to that of its like. */
static void
add_both (TwLedger *ledger,
          TwLedgerGroup group,
          const char *name,
          const TwLedgerGame *game,
          const TwLedgerSeat *seat,
          const TwLedgerCounts *counts)
{
  TwLedgerWho who = seat->program != NULL ? TW_LEDGER_PROGRAMS : TW_LEDGER_PEOPLE;

  add_seat (ledger, row_of (ledger, group, TW_LEDGER_EVERYBODY, name), game, seat, counts);
  add_seat (ledger, row_of (ledger, group, who, name), game, seat, counts);
}

static void
add_player (TwLedger *ledger, const TwLedgerGame *game, guint at)
{
  const TwLedgerSeat *seat = &game->seats[at];
  TwLedgerWho who = seat->program != NULL ? TW_LEDGER_PROGRAMS : TW_LEDGER_PEOPLE;
  char place[4] = { 'P', (char) ('1' + at), '\0' };
  const char *name = seat->program != NULL ? seat->program : place;

  if (seat->name != NULL && *seat->name != '\0')
    name = seat->name;
  add_both (ledger, TW_LEDGER_ALL, "", game, seat, &seat->counts);
  add_both (ledger, TW_LEDGER_RULESET, game->ruleset, game, seat, &seat->counts);
  for (guint i = 0; game->sets[i] != NULL; i++)
    add_both (ledger, TW_LEDGER_SET, game->sets[i], game, seat, &seat->counts);
  add_both (ledger, TW_LEDGER_SEAT, place, game, seat, &seat->counts);
  add_seat (ledger, row_of (ledger, TW_LEDGER_PLAYER, who, name), game, seat, &seat->counts);
  if (seat->program != NULL)
    add_seat (ledger, row_of (ledger, TW_LEDGER_PROGRAM, who, seat->program), game, seat,
              &seat->counts);
}

/* The counts by seat of all tiles that have one name or symbol. */
static TwLedgerCounts *
sums_of (GHashTable *sums, const char *name)
{
  TwLedgerCounts *counts = g_hash_table_lookup (sums, name);

  if (counts == NULL)
    {
      counts = g_new0 (TwLedgerCounts, TW_MAX_SEATS);
      g_hash_table_insert (sums, (gpointer) name, counts);
    }
  return counts;
}

static void
add_sums (TwLedger *ledger, TwLedgerGroup group, GHashTable *sums, const TwLedgerGame *game)
{
  GHashTableIter iter;
  gpointer name, counts;

  g_hash_table_iter_init (&iter, sums);
  while (g_hash_table_iter_next (&iter, &name, &counts))
    for (guint seat = 0; seat < game->n_seats; seat++)
      {
        const TwLedgerCounts *own = &((const TwLedgerCounts *) counts)[seat];

        if (!tw_ledger_counts_is_none (own))
          add_both (ledger, group, name, game, &game->seats[seat], own);
      }
}

static void
add_tiles (TwLedger *ledger, const TwLedgerGame *game)
{
  g_autoptr (GHashTable) tiles = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GHashTable) symbols = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  for (guint i = 0; i < game->tiles->len; i++)
    {
      const TwLedgerTile *tile = game->tiles->pdata[i];

      for (guint seat = 0; seat < game->n_seats; seat++)
        {
          tw_ledger_counts_add (&sums_of (tiles, tile->name)[seat], &tile->counts[seat]);
          for (guint k = 0; tile->symbols[k] != NULL; k++)
            tw_ledger_counts_add (&sums_of (symbols, tile->symbols[k])[seat], &tile->counts[seat]);
        }
    }
  add_sums (ledger, TW_LEDGER_TILE, tiles, game);
  add_sums (ledger, TW_LEDGER_SYMBOL, symbols, game);
}

void
tw_ledger_add (TwLedger *ledger, const TwLedgerGame *game)
{
  ledger->n_games++;
  for (guint seat = 0; seat < game->n_seats; seat++)
    add_player (ledger, game, seat);
  add_tiles (ledger, game);
}

static int
compare_points (gconstpointer one, gconstpointer other)
{
  gint32 a = *(const gint32 *) one, b = *(const gint32 *) other;

  return (a > b) - (a < b);
}

static int
compare_rows (gconstpointer one, gconstpointer other)
{
  const TwLedgerRow *a = *(TwLedgerRow *const *) one, *b = *(TwLedgerRow *const *) other;
  int order = (int) a->group - (int) b->group;

  if (order == 0)
    order = strcmp (a->name, b->name);
  return order != 0 ? order : (int) a->who - (int) b->who;
}

void
tw_ledger_settle (TwLedger *ledger)
{
  for (guint i = 0; i < ledger->rows->len; i++)
    {
      TwLedgerRow *row = ledger->rows->pdata[i];
      guint n = row->points->len;

      g_array_sort (row->points, compare_points);
      if (n > 0)
        row->median = (g_array_index (row->points, gint32, (n - 1) / 2)
                       + g_array_index (row->points, gint32, n / 2))
                      / 2.0;
    }
  g_ptr_array_sort (ledger->rows, compare_rows);
}

const char *
tw_ledger_group_id (TwLedgerGroup group)
{
  return group_ids[group];
}

const char *
tw_ledger_who_id (TwLedgerWho who)
{
  return who_ids[who];
}

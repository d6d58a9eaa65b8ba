/* A table that is a sandbox. */
#include "app/game/table-sandbox.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/game/table-exchange.h"
#include "app/game/table-model-private.h"
#include "app/game/table-names.h"
#include "app/game/table-question.h"
#include "engine/format/format-error.h"
#include "engine/format/tile-set-writer.h"
#include "engine/game/sandbox.h"
#include "engine/saved/game-remake.h"
#include "engine/setup/setup-words.h"

gboolean
tw_table_sandbox_is_sandbox (TwTableModel *self)
{
  return self->game != NULL && !self->setup.is_strict
         && tw_table_question_find (self->game) != TW_QUESTION_NONE;
}

/* One answer of somebody, made of several actions. */
static gboolean
take_together (TwTableModel *self, const TwAction *actions, guint n_actions)
{
  guint decider = tw_table_model_get_decider (self), before = tw_table_model_n_events (self);

  if (!tw_table_sandbox_is_sandbox (self) || self->n_counted != TW_ALL_COUNTED
      || !tw_game_apply_together (self->game, actions, n_actions))
    return FALSE;
  g_clear_pointer (&self->whole, tw_game_free);
  tw_table_model_take_question (self);
  tw_table_model_announce (self, decider, before);
  return TRUE;
}

/* Colours stay where they are, with what lies on the table, and with them the names that are
   colours: nobody called Blue plays the red meeples. */
void
tw_table_model_take_seats (TwTableModel *self)
{
  guint who[TW_MAX_SEATS], n = 0;
  const TwLogEntry *log = tw_game_log (self->game, &n);

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    who[seat] = seat;
  for (guint i = 0; i < n; i++)
    if (log[i].action.verb == TW_VERB_SEATS)
      {
        guint a = who[log[i].action.seat];

        who[log[i].action.seat] = who[log[i].action.kind];
        who[log[i].action.kind] = a;
      }
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      const TwSeatSetup *sits = &self->begun.seats[who[seat]];
      const char *name = who[seat] != seat && tw_colour_is_title (sits->name)
                             ? tw_colour_title (self->setup.seats[seat].colour)
                             : sits->name;

      if (g_strcmp0 (self->setup.seats[seat].name, name) != 0)
        {
          g_free (self->setup.seats[seat].name);
          self->setup.seats[seat].name = g_strdup (name);
        }
      self->setup.seats[seat].opponent = sits->opponent;
    }
}

gboolean
tw_table_sandbox_can_pick (TwTableModel *self, guint kind)
{
  const TwPlay *play = tw_game_play (self->game);
  gboolean may = tw_sandbox_may_pick (play, kind);

  for (guint other = 0; kind == TW_NO_KIND && !may && other < play->rules->catalogue->n_kinds;
       other++)
    may = tw_sandbox_may_pick (play, other);
  return tw_table_sandbox_is_sandbox (self) && may;
}

GArray *
tw_table_sandbox_dup_order (TwTableModel *self)
{
  return tw_game_dup_order (self->game);
}

gboolean
tw_table_sandbox_set_order (TwTableModel *self, const guint16 *kinds, guint n_kinds)
{
  g_autofree TwAction *actions = g_new (TwAction, n_kinds + 1);

  for (guint i = 0; i <= n_kinds; i++)
    actions[i] = (TwAction){ .verb = TW_VERB_ORDER,
                             .seat = (guint8) tw_table_model_get_decider (self),
                             .kind = i == 0 ? TW_NO_KIND : kinds[i - 1] };
  return take_together (self, actions, n_kinds + 1);
}

gboolean
tw_table_sandbox_can_put_figures (TwTableModel *self)
{
  return tw_table_sandbox_is_sandbox (self) && tw_sandbox_is_quiet (tw_game_play (self->game));
}

gboolean
tw_table_sandbox_set_score (TwTableModel *self, guint seat, int points)
{
  TwAction action = { .verb = TW_VERB_POINTS, .seat = (guint8) seat };

  action.x = (gint16) (points - tw_game_play (self->game)->state->score[seat]);
  return action.x != 0 && take_together (self, &action, 1);
}

/* Who plays there, a person too. */
static const TwOpponent *
player_of (const TwSeatSetup *seat)
{
  return seat->opponent != NULL ? seat->opponent : tw_opponent_find (NULL);
}

gboolean
tw_table_sandbox_can_swap_seats (TwTableModel *self, guint a, guint b)
{
  const TwSeatSetup *one = &self->setup.seats[a], *other = &self->setup.seats[b];

  return tw_table_sandbox_is_sandbox (self)
         && (player_of (one) != player_of (other) || !tw_colour_is_title (one->name)
             || !tw_colour_is_title (other->name));
}

gboolean
tw_table_sandbox_swap_seats (TwTableModel *self, guint a, guint b)
{
  TwAction action = { .verb = TW_VERB_SEATS, .seat = (guint8) a, .kind = (guint16) b };

  return tw_table_sandbox_can_swap_seats (self, a, b) && take_together (self, &action, 1);
}

static gboolean
is_same_set (const TwTileSet *a, const TwTileSet *b)
{
  g_autofree char *one = tw_tile_set_file_to_xml (a, NULL),
                  *other = tw_tile_set_file_to_xml (b, NULL);

  return strcmp (one, other) == 0;
}

/* How many copies of a tile are not in the bag. */
static guint
n_used (const TwGame *game, const TwTileSet *old, const char *tile)
{
  const TwCatalogue *catalogue = tw_game_rules (game)->catalogue;
  int index = tw_tile_set_find (old, tile);
  guint n = index < 0 ? 0 : old->tiles[index]->count;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].set == old && strcmp (catalogue->kinds[i].tile->id, tile) == 0)
      n -= MIN (n, tw_game_play (game)->bag[i]);
  return n;
}

/* As @set, but with no fewer copies of a tile than the game has used: one may have come in. */
static TwTileSet *
with_used (const TwGame *game, const TwTileSet *old, TwTileSet *set)
{
  g_autoptr (TwTileSet) used = NULL;

  if (tw_setup_n_copies (tw_game_rules (game)->catalogue, old) > 1)
    return tw_tile_set_ref (set);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      guint n = n_used (game, old, set->tiles[i]->id);

      if (n > set->tiles[i]->count)
        {
          g_autoptr (TwTile) tile = tw_tile_with_count (set->tiles[i], n);

          if (used == NULL)
            used = tw_tile_set_copy (set);
          tw_tile_set_replace_tile (used, i, tile);
        }
    }
  return used != NULL ? g_steal_pointer (&used) : tw_tile_set_ref (set);
}

gboolean
tw_table_sandbox_take_set (TwTableModel *self, const TwGameKit *kit, TwTileSet *set, GError **error)
{
  const TwGame *whole = self->whole != NULL ? self->whole : self->game;
  TwTileSet *old = tw_game_find_set (whole, set->id);
  g_autoptr (TwTileSet) used = NULL;
  TwGame *again;

  if (self->chain != NULL)
    return tw_chain_error_set (error, TW_CHAIN_ERROR_MOVE,
                               _ ("The tiles of a game by file stay as they were when it began."));
  if (old == NULL)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                           _ ("The game is played without this set."));
      return FALSE;
    }
  used = with_used (whole, old, set);
  if (is_same_set (old, used))
    return TRUE;
  again = tw_game_remake (kit, whole, used, error);
  if (again == NULL)
    return FALSE;
  tw_table_exchange_swap (self, again);
  return TRUE;
}

int
tw_table_sandbox_find_left (TwTableModel *self, const char *set, const char *tile)
{
  const TwGame *game = self->game;
  const TwCatalogue *catalogue = tw_game_rules (game)->catalogue;
  int found = -1;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (strcmp (catalogue->kinds[i].set->id, set) == 0
        && strcmp (catalogue->kinds[i].tile->id, tile) == 0 && tw_game_play (game)->bag[i] > 0
        && (found < 0 || catalogue->kinds[i].variant < 0))
      found = (int) i;
  return found;
}

/* As @set, with one more of the tile. */
static TwTileSet *
with_one_more (const TwGame *game, const TwTileSet *set, guint index)
{
  TwTileSet *more = tw_tile_set_copy (set);
  guint n = MAX (n_used (game, tw_game_find_set (game, set->id), set->tiles[index]->id),
                 set->tiles[index]->count);
  g_autoptr (TwTile) tile = tw_tile_with_count (more->tiles[index], n + 1);

  tw_tile_set_replace_tile (more, index, tile);
  return more;
}

gboolean
tw_table_sandbox_bring (TwTableModel *self,
                        const TwGameKit *kit,
                        TwTileSet *set,
                        const char *tile,
                        GError **error)
{
  g_autoptr (TwTileSet) more = NULL;
  int index = tw_tile_set_find (set, tile);

  if (index < 0 || tw_game_find_set (self->game, set->id) == NULL)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                           _ ("The game is played without this set."));
      return FALSE;
    }
  more = with_one_more (self->game, set, (guint) index);
  return tw_table_sandbox_take_set (self, kit, more, error);
}

gboolean
tw_table_sandbox_draw_next (TwTableModel *self,
                            const TwGameKit *kit,
                            TwTileSet *set,
                            const char *tile,
                            gboolean *out_is_now,
                            GError **error)
{
  g_autoptr (GArray) order = NULL;
  int index = tw_tile_set_find (set, tile), kind;
  guint16 first;

  if (!tw_table_sandbox_is_sandbox (self) || index < 0)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                           self->setup.is_strict
                               ? _ ("At a strict table chance draws. Begin a sandbox for that.")
                               : _ ("The game is over."));
      return FALSE;
    }
  if (!tw_table_sandbox_take_set (self, kit, set, error))
    return FALSE;
  kind = tw_table_sandbox_find_left (self, set->id, tile);
  if (kind < 0)
    {
      if (!tw_table_sandbox_bring (self, kit, set, tile, error))
        return FALSE;
      kind = tw_table_sandbox_find_left (self, set->id, tile);
    }
  *out_is_now = kind >= 0 && tw_table_exchange_pick (self, (guint) kind);
  if (*out_is_now)
    return TRUE;
  order = tw_table_sandbox_dup_order (self);
  first = (guint16) kind;
  g_array_prepend_val (order, first);
  if (kind >= 0
      && tw_table_sandbox_set_order (self, (const guint16 *) (gpointer) order->data, order->len))
    return TRUE;
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                       _ ("The game does not draw this tile."));
  return FALSE;
}

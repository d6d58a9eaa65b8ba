/* A tile of a recording: drawn, and what fitted nowhere before it; laid. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/board/fitting.h"
#include "engine/jcz/jcz-words.h"

static const TwPlay *
replay_play (const TwJczReplay *replay)
{
  return tw_game_play (replay->game);
}

static gboolean
kind_is (const TwTileKind *kind, const char *id)
{
  return tw_jcz_words_has_alias (tw_jcz_words_aliases (kind->tile, kind->variant), id);
}

static int
find_kind (const TwJczReplay *replay, const char *id)
{
  const TwCatalogue *catalogue = replay->rules->catalogue;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (replay_play (replay)->bag[kind] > 0 && kind_is (&catalogue->kinds[kind], id))
      return (int) kind;
  return -1;
}

static gboolean
read_rotation (const TwJson *at, TwAction *action)
{
  static const char *const names[] = { "R0", "R90", "R180", "R270" };
  const char *text;

  if (!tw_json_need_string (at, &text))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], text) == 0)
      {
        action->turns = (guint8) i;
        return TRUE;
      }
  return tw_json_fail (at, _ ("“%.40s” is no rotation. Write R0, R90, R180 or R270."), text);
}

static gboolean
fits_nowhere (const TwPlay *play, guint kind)
{
  const TwFrame *frame = tw_play_turn_frame (play);

  return frame == NULL ? !tw_board_has_place (&play->board, kind)
                       : !tw_play_kind_has_place (play, frame, kind);
}

void
tw_jcz_game_note_misfits (TwJczReplay *replay, guint message)
{
  const TwPlay *play = replay_play (replay);

  for (guint kind = 0; kind < replay->rules->catalogue->n_kinds; kind++)
    if (replay->misfit_since[kind] == TW_JCZ_NO_MESSAGE && play->bag[kind] > 0
        && fits_nowhere (play, kind))
      replay->misfit_since[kind] = message;
}

void
tw_jcz_game_draw_discards (TwJczReplay *replay, guint message)
{
  for (guint i = 0; i < replay->discards->len && tw_jcz_game_waits_for_draw (replay); i++)
    {
      const TwJczDiscard *discard = &g_array_index (replay->discards, TwJczDiscard, i);
      int kind = discard->before == message ? find_kind (replay, discard->id) : -1;
      TwAction draw = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };

      draw.kind = (guint16) MAX (kind, 0);
      if (kind >= 0 && fits_nowhere (replay_play (replay), (guint) kind))
        tw_game_apply (replay->game, &draw, NULL);
    }
}

/* Tiles that the rulebooks and that program do not show alike. */
static void
tell_difference (TwJczReplay *replay, const TwJson *at, guint kind, const char *id)
{
  static const struct
  {
    const char *id;
    const char *text;
  } differences[] = {
    { "IC/RRR.i", N_ ("%s: there the inn stands on one road of the tile, by the rulebook on two "
                      "(INN-014). The rulebook holds.") },
    { "WI/RCc.i", N_ ("%s: there the tile has an inn, by the rulebook a frozen pond (BASE-111). "
                      "The rulebook holds.") },
  };

  if (replay->was_told[kind]
      || !g_strv_contains ((const char *const *) replay->rules->parts, "inns-and-cathedrals"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    if (strcmp (differences[i].id, id) == 0)
      {
        replay->was_told[kind] = TRUE;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        tw_jcz_game_problem (replay->reading, at, _ (differences[i].text),
                             replay->rules->catalogue->kinds[kind].name);
#pragma GCC diagnostic pop
      }
}

gboolean
tw_jcz_game_place_tile (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson tile = tw_json_member (payload, "tileId"), place = tw_json_member (payload, "position");
  TwJson rotation = tw_json_member (payload, "rotation");
  TwAction draw = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };
  TwAction action = { .verb = TW_VERB_PLACE };
  const char *id;
  int kind;

  if (!tw_json_need_string (&tile, &id) || !tw_jcz_game_read_position (&place, &action)
      || !read_rotation (&rotation, &action) || !tw_jcz_game_settle (replay, at))
    return FALSE;
  tw_jcz_game_note_misfits (replay, at->index);
  tw_jcz_game_draw_discards (replay, at->index);
  if (!tw_jcz_game_waits_for_draw (replay))
    return tw_json_fail (at, _ ("By our rules the game is over before this tile."));
  kind = find_kind (replay, id);
  if (kind < 0)
    return tw_json_fail (&tile, _ ("No tile “%s” is left in the sets in play."), id);
  draw.kind = action.kind = (guint16) kind;
  if (!tw_jcz_game_apply (replay, at, &draw))
    return FALSE;
  action.seat = (guint8) tw_play_decider (replay_play (replay));
  if (action.seat >= TW_MAX_SEATS)
    return tw_json_fail (at, _ ("By our rules this tile fits nowhere."));
  replay->n_placed++;
  tell_difference (replay, at, (guint) kind, id);
  return tw_jcz_game_apply (replay, at, &action) && tw_jcz_game_ransom (replay, at);
}

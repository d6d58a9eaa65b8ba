/* One message of a recording: what it answers, and whether our rules allow it. */
#include "engine/format/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/jcz-words.h"

#define MAX_PLACE 1000

static const TwPlay *
replay_play (const TwJczReplay *replay)
{
  return tw_game_play (replay->game);
}

gboolean
tw_jcz_waits_for_draw (const TwJczReplay *replay)
{
  return tw_play_decider (replay_play (replay)) == TW_SEAT_CHANCE
         && strcmp (tw_play_phase (replay_play (replay)), "1a") == 0;
}

static gboolean
apply (TwJczReplay *replay, const TwJson *at, const TwAction *action)
{
  g_autofree char *why = NULL;
  TwRefusal refusal;

  if (tw_game_apply (replay->game, action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, replay_play (replay));
  return tw_json_fail (at, _ ("By our rules the game cannot go on so: %s"), why);
}

/* Answers with nothing, or with the only answer, until a tile is to be drawn. */
static gboolean
settle (TwJczReplay *replay, const TwJson *at)
{
  while (tw_play_decider (replay_play (replay)) != TW_SEAT_NONE && !tw_jcz_waits_for_draw (replay))
    {
      guint n;
      const TwAction *actions = tw_game_actions (replay->game, &n);
      TwAction answer;
      guint i = 0;

      while (i < n && actions[i].verb != TW_VERB_NONE)
        i++;
      if (n == 0 || (i == n && n != 1))
        return tw_json_fail (at, _ ("The recording does not answer what is asked in step %s."),
                             tw_play_phase (replay_play (replay)));
      answer = actions[i < n ? i : 0];
      tw_game_apply (replay->game, &answer, NULL);
    }
  return TRUE;
}

static gboolean
kind_is (const TwTileKind *kind, const char *id)
{
  return tw_jcz_has_alias (tw_jcz_aliases (kind->tile, kind->variant), id);
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
read_position (const TwJson *at, TwAction *action)
{
  TwJson x = tw_json_item (at, 0), y = tw_json_item (at, 1);
  int column, row;

  if (!tw_json_need_array (at, 2) || !tw_json_need_number (&x, -MAX_PLACE, MAX_PLACE, &column)
      || !tw_json_need_number (&y, -MAX_PLACE, MAX_PLACE, &row))
    return FALSE;
  action->x = (gint16) column;
  action->y = (gint16) row;
  return TRUE;
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
tw_jcz_note_misfits (TwJczReplay *replay, guint message)
{
  const TwPlay *play = replay_play (replay);

  for (guint kind = 0; kind < replay->rules->catalogue->n_kinds; kind++)
    if (replay->misfit_since[kind] == TW_JCZ_NO_MESSAGE && play->bag[kind] > 0
        && fits_nowhere (play, kind))
      replay->misfit_since[kind] = message;
}

void
tw_jcz_draw_discards (TwJczReplay *replay, guint message)
{
  for (guint i = 0; i < replay->discards->len && tw_jcz_waits_for_draw (replay); i++)
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
        tw_jcz_problem (replay->reading, at, _ (differences[i].text),
                        replay->rules->catalogue->kinds[kind].name);
#pragma GCC diagnostic pop
      }
}

static gboolean
place_tile (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson tile = tw_json_member (payload, "tileId"), place = tw_json_member (payload, "position");
  TwJson rotation = tw_json_member (payload, "rotation");
  TwAction draw = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };
  TwAction action = { .verb = TW_VERB_PLACE };
  const char *id;
  int kind;

  if (!tw_json_need_string (&tile, &id) || !read_position (&place, &action)
      || !read_rotation (&rotation, &action) || !settle (replay, at))
    return FALSE;
  tw_jcz_note_misfits (replay, at->index);
  tw_jcz_draw_discards (replay, at->index);
  if (!tw_jcz_waits_for_draw (replay))
    return tw_json_fail (at, _ ("By our rules the game is over before this tile."));
  kind = find_kind (replay, id);
  if (kind < 0)
    return tw_json_fail (&tile, _ ("No tile “%s” is left in the sets in play."), id);
  draw.kind = action.kind = (guint16) kind;
  if (!apply (replay, at, &draw))
    return FALSE;
  action.seat = (guint8) tw_play_decider (replay_play (replay));
  if (action.seat >= TW_MAX_SEATS)
    return tw_json_fail (at, _ ("By our rules this tile fits nowhere."));
  replay->n_placed++;
  tell_difference (replay, at, (guint) kind, id);
  return apply (replay, at, &action);
}

/* The segment or field that a pointer means, counted within its tile. */
static gboolean
read_pointer (TwJczReplay *replay, const TwJson *at, TwAction *action)
{
  TwJson place = tw_json_member (at, "position"), feature = tw_json_member (at, "feature");
  TwJson location = tw_json_member (at, "location");
  const TwBoard *board = &replay_play (replay)->board;
  const char *kind_name, *location_name;
  const TwPlayTile *tile;
  TwKind kind;
  TwRim rim;
  guint slot;

  if (!tw_json_need_object (at) || !read_position (&place, action)
      || !tw_json_need_string (&feature, &kind_name)
      || !tw_json_need_string (&location, &location_name))
    return FALSE;
  kind = tw_jcz_kind_parse (kind_name);
  if (kind == TW_KIND_NONE)
    return tw_json_fail (&feature, _ ("This version does not know the feature “%.40s”."),
                         kind_name);
  if (!tw_jcz_location_parse (location_name, &rim))
    return tw_json_fail (&location, _ ("“%.40s” is no place of a tile."), location_name);
  slot = tw_board_slot_at (board, action->x, action->y);
  if (slot == TW_NO_SLOT)
    return tw_json_fail (&place, _ ("No tile lies at %d,%d."), action->x, action->y);
  tile = tw_board_tile (board, slot);
  for (guint i = 0; i < tile->n_nodes; i++)
    {
      TwRim mask = kind == TW_KIND_FIELD ? TW_RIM_HALVES : TW_RIM_MIDDLES;
      TwRim here = tw_rim_rotate (tile->rim[i], board->slots[slot].quarter_turns) & mask;

      action->node = (guint16) i;
      if (tile->kind[i] == kind && here == rim)
        return TRUE;
    }
  return tw_json_fail (&location, _ ("The tile at %d,%d has no such place here."), action->x,
                       action->y);
}

/* "0.small.1": the player's seat and the type of figure. */
static gboolean
read_figure (TwJczReplay *replay, const TwJson *at, TwAction *action)
{
  g_auto (GStrv) words = NULL;
  guint n;
  const TwJczFigure *figures = tw_jcz_figures (&n);
  const char *text;
  guint64 seat;

  if (!tw_json_need_string (at, &text))
    return FALSE;
  words = g_strsplit (text, ".", 3);
  if (g_strv_length (words) < 2
      || !g_ascii_string_to_unsigned (words[0], 10, 0, replay->rules->n_seats - 1, &seat, NULL))
    return tw_json_fail (at, _ ("“%.40s” is no figure of a player."), text);
  action->seat = (guint8) seat;
  for (guint i = 0; i < n; i++)
    {
      int type = strcmp (figures[i].word, words[1]) == 0
                     ? tw_rules_figure (replay->rules, figures[i].figure)
                     : -1;

      if (type >= 0)
        {
          action->figure = (guint8) type;
          return TRUE;
        }
    }
  return tw_json_fail (at, _ ("The figure “%.40s” is not in play."), text);
}

static gboolean
deploy_meeple (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson pointer = tw_json_member (payload, "pointer");
  TwJson figure = tw_json_member (payload, "meepleId");
  TwAction action = { .verb = TW_VERB_FIGURE };

  return read_pointer (replay, &pointer, &action) && read_figure (replay, &figure, &action)
         && apply (replay, at, &action);
}

/* The abbot goes home. */
static gboolean
return_meeple (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson source = tw_json_member (payload, "source"), pointer = tw_json_member (payload, "pointer");
  TwJson place = tw_json_member (&pointer, "featurePointer");
  TwJson figure = tw_json_member (&pointer, "meepleId");
  TwAction action = { .verb = TW_VERB_TAKE };
  const char *text;

  if (!tw_json_need_string (&source, &text))
    return FALSE;
  if (strcmp (text, "ABBOT_RETURN") != 0)
    return tw_json_fail (&source, _ ("This version does not know why “%.40s” takes a figure back."),
                         text);
  return tw_json_need_object (&pointer) && read_pointer (replay, &place, &action)
         && read_figure (replay, &figure, &action) && apply (replay, at, &action);
}

static gboolean
pass (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  guint n;
  const TwAction *actions = tw_game_actions (replay->game, &n);

  for (guint i = 0; i < n; i++)
    if (actions[i].verb == TW_VERB_NONE)
      {
        TwAction none = actions[i];

        return apply (replay, at, &none);
      }
  return TRUE;
}

static gboolean
commit (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  replay->is_committed = TRUE;
  return settle (replay, at);
}

static const struct
{
  const char *type;
  gboolean (*play) (TwJczReplay *replay, const TwJson *at, const TwJson *payload);
} messages[] = {
  { "PLACE_TILE", place_tile },
  { "DEPLOY_MEEPLE", deploy_meeple },
  { "RETURN_MEEPLE", return_meeple },
  { "PASS", pass },
  { "COMMIT", commit },
};

/* Whose message it is, where it says so. The end of one part draws the next tile, so a
 * placement is checked when it was drawn. */
static gboolean
check_player (TwJczReplay *replay, const TwJson *at)
{
  TwJson player = tw_json_member (at, "player");
  int seat;

  if (player.node == NULL || JSON_NODE_HOLDS_NULL (player.node))
    return TRUE;
  if (!tw_json_need_number (&player, 0, (int) replay->rules->n_seats - 1, &seat))
    return FALSE;
  return seat == replay_play (replay)->state->on_turn
         || tw_json_fail (&player, _ ("By our rules it is the turn of player %d, counted from 0."),
                          replay_play (replay)->state->on_turn);
}

gboolean
tw_jcz_play_message (TwJczReplay *replay, const TwJson *at)
{
  TwJson type = tw_json_member (at, "type"), payload = tw_json_member (at, "payload");
  const char *name;

  if (!tw_json_need_object (at) || !tw_json_need_string (&type, &name)
      || !tw_json_need_object (&payload))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    if (strcmp (messages[i].type, name) == 0)
      {
        if (strcmp (name, "PLACE_TILE") == 0 && !settle (replay, at))
          return FALSE;
        if (strcmp (name, "COMMIT") != 0 && !check_player (replay, at))
          return FALSE;
        replay->is_committed = FALSE;
        return messages[i].play (replay, at, &payload);
      }
  return tw_json_fail (&type, _ ("This version does not know the message “%.40s”."), name);
}

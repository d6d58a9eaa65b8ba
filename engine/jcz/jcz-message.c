/* One message of a recording: what it answers, and whether our rules allow it. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/jcz/jcz-words.h"

static const TwPlay *
replay_play (const TwJczReplay *replay)
{
  return tw_game_play (replay->game);
}

gboolean
tw_jcz_game_answer_in_words (TwJczReplay *replay, const TwJson *at, guint seat, const char *words)
{
  g_autoptr (GError) local = NULL;
  TwAction action;

  if (!tw_notation_parse_action (replay_play (replay), words, seat, &action, &local))
    return tw_json_fail (at, "%s", local->message);
  action.seat = (guint8) seat;
  return tw_jcz_game_answer (replay, at, &action);
}

guint
tw_jcz_game_answering_seat (const TwJczReplay *replay, const TwJson *at)
{
  TwJson player = tw_json_member (at, "player");
  guint seat = tw_play_decider (replay_play (replay));

  if (player.node != NULL && !JSON_NODE_HOLDS_NULL (player.node))
    seat = (guint) MAX (tw_json_amount (&player), 0);
  return seat < replay->rules->n_seats ? seat : replay_play (replay)->state->on_turn;
}

/* The cell of the tile that the part at hand is about. */
static gboolean
is_tile_placed (const TwJczReplay *replay, const TwAction *place)
{
  const TwFrame *frame = tw_play_turn_frame (replay_play (replay));
  const TwBoard *board = &replay_play (replay)->board;

  return frame != NULL && frame->slot != TW_NO_SLOT
         && tw_board_slot_at (board, place->x, place->y) == frame->slot;
}

/* A figure boards the machine of the tile that was laid. */
static gboolean
board_machine (TwJczReplay *replay, const TwJson *at, const TwJson *payload, const TwJson *pointer)
{
  TwJson figure = tw_json_member (payload, "meepleId"),
         place = tw_json_member (pointer, "position");
  TwJson chance = tw_json_member (payload, "random");
  int verb = tw_rules_verb (replay->rules, TW_JCZ_FLY);
  TwAction action = { 0 };

  if (!tw_jcz_game_read_position (&place, &action))
    return FALSE;
  if (verb < 0 || !is_tile_placed (replay, &action))
    return tw_json_fail (&place, _ ("No flying machine stands there in this turn."));
  action = (TwAction){ .verb = (guint8) verb };
  if (!tw_jcz_game_read_figure (replay, &figure, &action)
      || !tw_jcz_game_answer (replay, at, &action))
    return FALSE;
  replay->chance = tw_json_peek_double (&chance, -1);
  return TRUE;
}

/* Where a flight ended says what the die said. */
static void
roll_for (TwJczReplay *replay, const TwAction *landing)
{
  const TwFrame *frame = tw_play_turn_frame (replay_play (replay));
  const TwSlot *from;

  if (frame == NULL || frame->slot == TW_NO_SLOT)
    return;
  from = &replay_play (replay)->board.slots[frame->slot];
  tw_jcz_game_roll (replay, (guint) MAX (ABS (landing->x - from->x), ABS (landing->y - from->y)));
}

static gboolean
deploy_meeple (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson pointer = tw_json_member (payload, "pointer");
  TwJson feature = tw_json_member (&pointer, "feature");
  TwJson figure = tw_json_member (payload, "meepleId");
  TwAction action = { .verb = TW_VERB_FIGURE };

  if (g_strcmp0 (tw_json_peek_string (&feature), TW_JCZ_MACHINE) == 0)
    return board_machine (replay, at, payload, &pointer);
  if (g_strcmp0 (tw_json_peek_string (&feature), TW_JCZ_QUARTER) == 0)
    return tw_jcz_game_enter_quarter (replay, at, payload);
  if (tw_jcz_game_is_tower (&pointer))
    return tw_jcz_game_climb (replay, at, payload);
  if (!tw_jcz_game_read_pointer (replay, &pointer, &action)
      || !tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  roll_for (replay, &action);
  return tw_jcz_game_answer (replay, at, &action);
}

/* An abbot goes home, or whom a crop circle, a festival or a princess sends there. */
static gboolean
return_meeple (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson source = tw_json_member (payload, "source"), pointer = tw_json_member (payload, "pointer");
  TwJson place = tw_json_member (&pointer, "featurePointer");
  TwJson figure = tw_json_member (&pointer, "meepleId");
  TwAction action = { .verb = TW_VERB_TAKE };
  const char *text;
  guint8 owner;

  if (!tw_json_need_string (&source, &text))
    return FALSE;
  if (strcmp (text, TW_JCZ_FROM_GARDEN) != 0 && strcmp (text, TW_JCZ_FROM_CIRCLE) != 0
      && strcmp (text, TW_JCZ_FROM_AFAR) != 0 && strcmp (text, TW_JCZ_FROM_CITY) != 0)
    return tw_json_fail (&source, _ ("This version does not know why “%.40s” takes a figure back."),
                         text);
  if (!tw_json_need_object (&pointer))
    return FALSE;
  if (tw_jcz_game_is_tower (&place))
    return tw_jcz_game_capture (replay, at, payload);
  if (!tw_jcz_game_read_pointer (replay, &place, &action)
      || !tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  owner = action.seat;
  action.seat = (guint8) tw_jcz_game_answering_seat (replay, at);
  action.kind = owner != action.seat ? owner + 1u : 0;
  return tw_jcz_game_answer (replay, at, &action);
}

/* "-3,1:lake(NW)": the ferry joins the roads at these edges. */
static gboolean
place_ferry (TwJczReplay *replay, const TwJson *at, const TwJson *pointer)
{
  TwJson place = tw_json_member (pointer, "position");
  TwJson location = tw_json_member (pointer, "location");
  g_autoptr (GString) words = g_string_new (TW_JCZ_FERRY);
  TwAction cell = { 0 };
  const char *text;
  TwRim rim;

  if (!tw_json_need_object (pointer) || !tw_jcz_game_read_position (&place, &cell)
      || !tw_json_need_string (&location, &text))
    return FALSE;
  if (!tw_jcz_words_location_parse (text, &rim, NULL))
    return tw_json_fail (&location, _ ("“%.40s” is no place of a tile."), text);
  g_string_append_printf (words, "@%d,%d:lake(", cell.x, cell.y);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_rim_edges (rim) >> edge & 1)
      g_string_append_c (words, "NESW"[edge]);
  g_string_append_c (words, ')');
  return tw_jcz_game_answer_in_words (replay, at, tw_jcz_game_answering_seat (replay, at),
                                      words->str);
}

/* A token is a name, or a list of its class there and its name. */
static gboolean
place_token (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson token = tw_json_member (payload, "token"), pointer = tw_json_member (payload, "pointer");
  guint n = tw_json_n_items (&token);
  TwJson last = tw_json_item (&token, n > 0 ? n - 1 : 0);
  const char *name;

  if (!tw_json_need_string (n > 0 ? &last : &token, &name))
    return FALSE;
  if (strcmp (name, "FERRY") == 0)
    return place_ferry (replay, at, &pointer);
  if (strcmp (name, TW_JCZ_FLOOR_TOKEN) == 0)
    return tw_jcz_game_add_floor (replay, at, &pointer);
  if (strcmp (name, "GOLD") == 0)
    {
      g_autofree char *words = NULL;
      TwAction cell = { 0 };

      if (!tw_jcz_game_read_position (&pointer, &cell))
        return FALSE;
      words = g_strdup_printf ("%s@%d,%d", TW_JCZ_GOLD, cell.x, cell.y);
      return tw_jcz_game_answer_in_words (replay, at, tw_jcz_game_answering_seat (replay, at),
                                          words);
    }
  return tw_json_fail (&token, _ ("This version does not know the token “%.40s”."), name);
}

static gboolean
choose_circle (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson value = tw_json_member (payload, "value");
  const char *text;

  if (!tw_json_need_string (&value, &text))
    return FALSE;
  if (strcmp (text, "DEPLOY") != 0 && strcmp (text, "REMOVE") != 0)
    return tw_json_fail (&value, _ ("A crop circle does not do “%.40s”. Write DEPLOY or REMOVE."),
                         text);
  return tw_jcz_game_answer_in_words (replay, at, tw_jcz_game_answering_seat (replay, at),
                                      *text == 'D' ? TW_JCZ_CROP_ADD : TW_JCZ_CROP_TAKE);
}

/* Nothing, if that is an answer to what @seat is asked; that program asks more often. */
static gboolean
pass (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  guint seat = tw_jcz_game_answering_seat (replay, at);

  if (tw_jcz_game_is_taken_back (replay, at) || seat != replay_play (replay)->state->on_turn)
    return TRUE;
  while (tw_jcz_game_may_skip (replay))
    {
      guint n;
      const TwAction *actions = tw_game_actions (replay->game, &n);

      if (n > 0 && actions[0].seat < TW_MAX_SEATS && actions[0].seat != seat)
        return TRUE;
      for (guint i = 0; i < n; i++)
        if (actions[i].verb == TW_VERB_NONE)
          {
            TwAction none = actions[i];

            return tw_jcz_game_apply (replay, at, &none);
          }
      if (!tw_jcz_game_skip (replay))
        return TRUE;
    }
  return TRUE;
}

static gboolean
commit (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  replay->is_committed = TRUE;
  return tw_jcz_game_settle_choices (replay, at);
}

/* It was paid for when the tile lay. */
static gboolean
pay_ransom (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  return TRUE;
}

static const struct
{
  const char *type;
  gboolean (*play) (TwJczReplay *replay, const TwJson *at, const TwJson *payload);
} messages[] = {
  { "PLACE_TILE", tw_jcz_game_place_tile },
  { "DEPLOY_MEEPLE", deploy_meeple },
  { "RETURN_MEEPLE", return_meeple },
  { "PLACE_TOKEN", place_token },
  { "CIRCLE_REMOVE_OR_DEPLOY", choose_circle },
  { "MOVE_NEUTRAL_FIGURE", tw_jcz_game_move_neutral },
  { TW_JCZ_CAPTURE, tw_jcz_game_capture },
  { TW_JCZ_SWAP, tw_jcz_game_exchange },
  { TW_JCZ_PAY, pay_ransom },
  { "PASS", pass },
  { "COMMIT", commit },
};

/* Whose message it is, where it says so. The end of one part draws the next tile, so a
 * placement is checked when it was drawn; after the choices are final others answer, too. */
static gboolean
check_player (TwJczReplay *replay, const TwJson *at, const char *type)
{
  TwJson player = tw_json_member (at, "player");
  int seat;

  if (player.node == NULL || JSON_NODE_HOLDS_NULL (player.node))
    return TRUE;
  if (!tw_json_need_number (&player, 0, (int) replay->rules->n_seats - 1, &seat))
    return FALSE;
  /* By our rules nobody places twice for a ransom; that nothing more is placed is no matter. */
  if (seat != replay_play (replay)->state->on_turn && tw_jcz_game_is_asked_again (replay, at)
      && strcmp (type, "PASS") != 0)
    return tw_json_fail (at, _ ("There a ransom lets its player place something once more. By the "
                                "rules that is not so (TOWER-028); the rules hold."));
  /* The dragon is moved by each player in turn; a ransom may be paid before the tile is drawn. */
  return replay->is_committed || strcmp (type, "MOVE_NEUTRAL_FIGURE") == 0
         || strcmp (type, TW_JCZ_PAY) == 0 || tw_jcz_game_is_asked_again (replay, at)
         || seat == replay_play (replay)->state->on_turn
         || tw_json_fail (&player, _ ("By our rules it is the turn of player %d, counted from 0."),
                          replay_play (replay)->state->on_turn);
}

gboolean
tw_jcz_game_play_message (TwJczReplay *replay, const TwJson *at)
{
  TwJson type = tw_json_member (at, "type"), payload = tw_json_member (at, "payload");
  const char *name;

  if (!tw_json_need_object (at) || !tw_json_need_string (&type, &name)
      || !tw_json_need_object (&payload))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    if (strcmp (messages[i].type, name) == 0)
      {
        if (strcmp (name, "PLACE_TILE") == 0)
          {
            if (!tw_jcz_game_settle (replay, at))
              return FALSE;
            replay->is_committed = FALSE;
          }
        else if (at->index >= replay->n_laying && tw_jcz_game_waits_for_draw (replay))
          {
            /* What was drawn last fitted nowhere: the game was over then. */
            tw_jcz_game_note_misfits (replay, at->index);
            tw_jcz_game_draw_discards (replay, at->index);
            tw_jcz_game_draw_discards (replay, replay->n_messages);
          }
        return (strcmp (name, "COMMIT") == 0 || check_player (replay, at, name))
               && messages[i].play (replay, at, &payload);
      }
  return tw_json_fail (&type, _ ("This version does not know the message “%.40s”."), name);
}

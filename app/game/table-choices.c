/* Answers to what expansions ask, in words: for buttons, spots and the log. */
#include "app/game/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-question.h"
#include "engine/game/notation.h"

/* Messages up to this one bring points, the others something else. */
#define LAST_POINTS_MESSAGE 6

/* The edge at which a segment of the tile at a cell reaches the rim, as the tile lies. */
static const char *
edge_title (const TwPlay *play, guint slot, guint index)
{
  static const char *const names[TW_N_EDGES] = { NC_ ("edge", "north"), NC_ ("edge", "east"),
                                                 NC_ ("edge", "south"), NC_ ("edge", "west") };
  const TwSlot *entry = &play->board.slots[slot];
  TwRim rim = tw_rim_rotate (tw_board_tile (&play->board, slot)->rim[index], entry->quarter_turns)
              & TW_RIM_MIDDLES;

  return g_dpgettext2 (NULL, "edge", names[rim != 0 ? __builtin_ctz (rim) / 4 : 0]);
}

char *
tw_ferry_words (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  return g_strdup_printf ("%s–%s", edge_title (play, slot, action->node),
                          edge_title (play, slot, action->kind));
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* An action of an expansion that names a tile: what is done there. */
static char *
place_title (const TwPlay *play, const TwAction *action)
{
  static const char *const at_cells[][2] = {
    /* Translators: where a tile lies: "1 east, 2 south". */
    { "gold", N_ ("Lay gold: %s") },
    { "take=gold", N_ ("Take gold: %s") },
    { "ghost", N_ ("A ghost rises: %s") },
    { "hound1", N_ ("The first hound: %s") },
    { "hound2", N_ ("The second hound: %s") },
    { "down", N_ ("Face down: %s") },
    /* Translators: where the guard stands. */
    { "bury", N_ ("Bury the guard: %s") },
  };
  g_autofree char *cell = tw_cell_name (action->x, action->y);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  if (tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_PAIR && slot != TW_NO_SLOT)
    {
      g_autofree char *edges = tw_ferry_words (play, action);

      /* Translators: two edges that a ferry joins, "east–south", and where its tile lies. */
      return g_strdup_printf (_ ("Ferry %s, tile %s"), edges, cell);
    }
  for (guint i = 0; i < G_N_ELEMENTS (at_cells); i++)
    if (strcmp (at_cells[i][0], tw_play_verb (play, action->verb)->word) == 0)
      return g_strdup_printf (_ (at_cells[i][1]), cell);
  return NULL;
}

#pragma GCC diagnostic pop

/* Ghosts that go back to the bank. */
static char *
ghosts_title (const TwAction *action)
{
  g_autofree char *cell = tw_cell_name (action->x, action->y);

  /* Translators: how many ghosts go back to the bank, and from which tile. */
  return g_strdup_printf (ngettext ("%u ghost back: %s", "%u ghosts back: %s", action->kind),
                          action->kind, cell);
}

/* "City, 3 tiles, worth 3 (2 east)": a feature to be counted. */
static char *
feature_title (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint node = play->board.slots[slot].first_node + action->node;
  guint root = tw_board_root (&play->board, node), n = play->board.nodes[root].n_tiles;
  g_autofree char *cell = tw_cell_name (action->x, action->y);

  /* Translators: a feature, how many tiles it has, and the cell where it begins. */
  return g_strdup_printf (ngettext ("%s, %u tile (%s)", "%s, %u tiles (%s)", n),
                          tw_kind_title (play->rules, play->board.nodes[node].kind), n, cell);
}

const char *
tw_action_word (const TwPlay *play, const TwAction *action)
{
  return action->verb < TW_N_VERBS ? "" : tw_play_verb (play, action->verb)->word;
}

static const char *
quarter_title (const TwPlay *play, const TwAction *action)
{
  static const char *const titles[][2] = {
    /* Translators: to which quarter of the city somebody goes: "into the castle". */
    { "castle", NC_ ("quarter", "the castle") },
    { "market", NC_ ("quarter", "the market") },
    { "blacksmith", NC_ ("quarter", "the blacksmith’s") },
    { "cathedral", NC_ ("quarter", "the cathedral") },
  };
  g_autofree char *notation = tw_action_print (play, action, action->seat);
  const char *name = strchr (notation, '@');

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (titles); i++)
    if (strcmp (titles[i][0], name + 1) == 0)
      return g_dpgettext2 (NULL, "quarter", titles[i][1]);
  return "";
}

/* What goes to a symbol of a tile: somebody into a quarter, the count to another. */
static char *
mark_title (const TwPlay *play, const TwAction *action)
{
  if (tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_FIGURE_AT_SYMBOL)
    /* Translators: a figure that is put into a quarter of the city, and which quarter. */
    return g_strdup_printf (_ ("%s into %s"),
                            tw_role_title (play->rules,
                                           play->rules->figure_types[action->figure].type->id),
                            quarter_title (play, action));
  /* Translators: the figure of the count moves; to which quarter of the city. */
  return g_strdup_printf (_ ("Count to %s"), quarter_title (play, action));
}

char *
tw_choice_title (const TwPlay *play, const TwAction *action)
{
  g_autofree char *notation = tw_action_print (play, action, action->seat);
  char *title;
  const char *word = tw_action_word (play, action);
  static const char *const names[][2] = {
    { "again", NC_ ("choice", "Take a second tile") },
    { "crop=A", NC_ ("choice", "A: everybody may add a meeple") },
    { "crop=B", NC_ ("choice", "B: everybody takes a meeple back") },
    { "act", NC_ ("choice", "Do what the message says") },
    { "points", NC_ ("choice", "Points") },
    { "take=none", NC_ ("choice", "Neither points nor ghosts") },
  };

  if (strcmp (word, "take=ghost") == 0)
    return ghosts_title (action);
  if (action->verb == TW_VERB_COUNT)
    return feature_title (play, action);
  if (strcmp (word, "pawn") == 0)
    return g_strdup_printf (ngettext ("Pawn: %u space", "Pawn: %u spaces", action->kind),
                            action->kind);
  if (strcmp (word, "lady") == 0)
    return g_strdup_printf (ngettext ("Lady: %u space", "Lady: %u spaces", action->kind),
                            action->kind);
  if (strcmp (word, "points") == 0 && action->kind > 0)
    {
      int n = tw_rules_parameter (play->rules, "message.points");

      return g_strdup_printf (ngettext ("Take %d point", "Take %d points", (gulong) n), n);
    }
  if (strcmp (word, "robber") == 0)
    return g_strdup_printf (_ ("Robber to space %u"), action->kind);
  if (strcmp (word, "fly") == 0)
    /* Translators: a figure that takes the flying machine. */
    return g_strdup_printf (_ ("Fly: %s"),
                            tw_role_title (play->rules,
                                           play->rules->figure_types[action->figure].type->id));
  if (strcmp (word, "quarter") == 0 || strcmp (word, "count") == 0)
    return mark_title (play, action);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i][0], notation) == 0)
      return g_strdup (g_dpgettext2 (NULL, "choice", names[i][1]));
  if (action->verb >= TW_N_VERBS && (title = place_title (play, action)) != NULL)
    return title;
  return g_steal_pointer (&notation);
}

/* Whose figures stand at a symbol of a tile: "castle: Anna 2, Eva 1". */
static char *
people_at_mark (TwTableModel *model, const TwAction *action)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint owner = (guint) tw_play_verb_owner (play, action->verb);
  guint8 numbers[TW_MAX_SEATS] = { 0 };
  TwPiece piece;

  for (guint i = 0;
       play->rules->expansions[owner]->piece != NULL
       && play->rules->expansions[owner]->piece (play, tw_play_own (play, (int) owner), i, &piece);
       i++)
    if (piece.slot == slot && piece.symbol == action->node + 1u && piece.owner > 0
        && piece.owner <= setup->rules->n_seats)
      numbers[piece.owner - 1]++;
  return tw_weights_format (model, numbers);
}

/* Who stands on a space of the track now. */
static char *
people_at (TwTableModel *model, guint space)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      gboolean is_here = FALSE;

      for (guint counter = 0; counter < setup->rules->n_counters; counter++)
        is_here |= tw_play_counter_space (play, seat, counter) == space;
      if (is_here)
        g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", setup->seats[seat].name);
    }
  return g_string_free (out, FALSE);
}

/* The guard that is buried. */
static char *
bury_title (TwTableModel *model, const TwAction *action)
{
  g_autofree char *cell = tw_cell_name (action->x, action->y);
  g_autofree char *whose = tw_seat_title (model, action->kind);

  /* Translators: whose guard, and where it stands. */
  return action->turns ? g_strdup_printf (_ ("Bury a guard of %s: %s"), whose, cell)
                       : g_strdup_printf (_ ("Bury a guard of %s, from the supply"), whose);
}

/* What the feature brings that the question is about. */
static char *
points_title (TwTableModel *model)
{
  const TwGame *game = tw_table_model_get_shown (model);
  guint node = tw_game_about (game);
  int points;

  if (node == TW_NO_NODE)
    return g_strdup (g_dpgettext2 (NULL, "choice", "Points"));
  points = tw_game_feature_value (game, node, TW_EVENT_COMPLETE, NULL, NULL);
  return g_strdup_printf (ngettext ("Take %d point", "Take %d points", (gulong) ABS (points)),
                          points);
}

/* What a message does, with the points that it brings at once. */
static char *
act_title (TwTableModel *model, const TwAction *action)
{
  g_autoptr (TwGame) after = tw_game_copy (tw_table_model_get_game (model));
  const TwAction *next;
  guint n = 0;

  tw_game_apply (after, action, NULL);
  next = tw_game_actions (after, &n);
  if (action->kind <= LAST_POINTS_MESSAGE
      && (n == 0 || tw_choice_counter (tw_game_play (after), &next[0]) < 0))
    return g_strdup_printf (ngettext ("Do what it says: %u point", "Do what it says: %u points", 0),
                            0u);
  if (n == 0 || tw_choice_counter (tw_game_play (after), &next[0]) < 0)
    return tw_choice_title (tw_table_model_get_play (model), action);
  /* Translators: what a player may choose, and how many points that brings. */
  return g_strdup_printf (ngettext ("Do what it says: %u point", "Do what it says: %u points",
                                    next[0].kind),
                          next[0].kind);
}

char *
tw_table_choice_title (TwTableModel *model, const TwAction *action, gboolean is_open)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const char *word = tw_action_word (play, action);

  if (strcmp (word, "rob") == 0)
    /* Translators: the name of a player who is robbed. */
    return g_strdup_printf (_ ("Rob %s"),
                            tw_table_model_get_setup (model)->seats[action->kind].name);
  if (strcmp (word, "bury") == 0)
    return bury_title (model, action);
  if (strcmp (word, "act") == 0 && is_open)
    return act_title (model, action);
  if (strcmp (word, "take=none") == 0 && is_open && !tw_choice_is_offered (model, "take=ghost"))
    return g_strdup (_ ("No points"));
  if (strcmp (word, "points") == 0 && action->kind == 0 && is_open)
    return points_title (model);
  if (strcmp (word, "robber") == 0 && is_open)
    {
      g_autofree char *people = people_at (model, action->kind);

      /* Translators: a space of the score track, and whose figures stand there. */
      return g_strdup_printf (_ ("Robber to space %u: %s"), action->kind, people);
    }
  if (is_open && (strcmp (word, "quarter") == 0 || strcmp (word, "count") == 0))
    {
      g_autofree char *title = mark_title (play, action), *people = people_at_mark (model, action);

      /* Translators: what is done in a quarter of the city, and who has how many figures there. */
      return people[0] == '\0' ? g_steal_pointer (&title)
                               : g_strdup_printf (_ ("%s; %s"), title, people);
    }
  return tw_choice_title (play, action);
}

/* The first of two ends, or the one that may be the first. */
static char *
end_title (const TwPlay *play, const TwTableSpot *spot)
{
  const TwSlot *slot = &play->board.slots[spot->slot];
  const char *edge = edge_title (play, spot->slot, spot->node - slot->first_node);
  g_autofree char *cell = tw_cell_name (slot->x, slot->y);

  if (spot->is_picked)
    /* Translators: one of two edges that a ferry joins, chosen first; click to take it back. */
    return g_strdup_printf (_ ("Ferry from the %s: not from here"), edge);
  /* Translators: an edge where a ferry begins, and where its tile lies. */
  return g_strdup_printf (_ ("Ferry from the %s, tile %s"), edge, cell);
}

char *
tw_table_spot_title (TwTableModel *model, guint index)
{
  guint n = 0;
  const TwTableSpot *spot = &tw_table_model_get_spots (model, &n)[index];
  TwAction action;
  guint n_meant = tw_table_model_find_action (model, index, -1, &action);

  if (spot->place == TW_SPOT_END && (spot->is_picked || n_meant != 1))
    return end_title (tw_game_play (tw_table_model_get_shown (model)), spot);
  return n_meant == 0 ? g_strdup ("") : tw_table_choice_title (model, &action, TRUE);
}

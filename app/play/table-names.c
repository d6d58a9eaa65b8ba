/* Names of what lies on the table: features, figures, symbols, colours, tiles. */
#include "app/play/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/drawing/theme.h"
#include "app/land-names.h"
#include "engine/game/notation.h"

static const char *
find_name (const char *const (*table)[2], guint n, const char *key)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (table[i][0], key) == 0)
      return g_dpgettext2 (NULL, "table", table[i][1]);
  return key;
}

const char *
tw_kind_title (TwKind kind)
{
  static const char *const names[][2] = {
    { "field", NC_ ("table", "Field") },         { "road", NC_ ("table", "Road") },
    { "city", NC_ ("table", "City") },           { "river", NC_ ("table", "River") },
    { "path", NC_ ("table", "Path") },           { "mist", NC_ ("table", "Mist") },
    { "monastery", NC_ ("table", "Monastery") }, { "garden", NC_ ("table", "Garden") },
    { "lake", NC_ ("table", "Lake") },           { "castle", NC_ ("table", "Castle") },
    { "cemetery", NC_ ("table", "Cemetery") },   { "enclave", NC_ ("table", "Carcassonne") },
  };

  return find_name (names, G_N_ELEMENTS (names), tw_kind_info (kind)->name);
}

const char *
tw_role_title (const char *role)
{
  static const char *const names[][2] = {
    { "knight", NC_ ("table", "Knight") },
    { "highwayman", NC_ ("table", "Highwayman") },
    { "monk", NC_ ("table", "Monk") },
    { "farmer", NC_ ("table", "Farmer") },
    { "abbot", NC_ ("table", "Abbot") },
    { "meeple", NC_ ("table", "Meeple") },
    { "big-meeple", NC_ ("table", "Big meeple") },
    { "big-knight", NC_ ("table", "Big knight") },
    { "big-highwayman", NC_ ("table", "Big highwayman") },
    { "big-monk", NC_ ("table", "Big monk") },
    { "big-farmer", NC_ ("table", "Big farmer") },
    { "builder", NC_ ("table", "Builder") },
    { "pig", NC_ ("table", "Pig") },
    { "mage", NC_ ("table", "Mage") },
    { "witch", NC_ ("table", "Witch") },
    { "robber", NC_ ("table", "Robber") },
    { "guard", NC_ ("table", "Guard") },
    { "count", NC_ ("table", "Count") },
  };

  return find_name (names, G_N_ELEMENTS (names), role);
}

const char *
tw_colour_title (guint colour)
{
  static const char *const names[][2] = {
    { "red", NC_ ("table", "Red") },       { "blue", NC_ ("table", "Blue") },
    { "yellow", NC_ ("table", "Yellow") }, { "green", NC_ ("table", "Green") },
    { "black", NC_ ("table", "Black") },   { "pink", NC_ ("table", "Pink") },
  };

  return find_name (names, G_N_ELEMENTS (names), tw_player_colour_name (colour));
}

const char *
tw_role_of (const TwRules *rules, guint type, TwKind kind)
{
  const TwFigureRule *figure = &rules->figure_types[type];
  const char *role = kind < TW_N_KINDS ? figure->role[kind] : NULL;

  return role != NULL ? role : figure->type->id;
}

const char *
tw_figure_look (const TwRules *rules, guint type, TwKind kind)
{
  /* Where a figure has a role in the grass, the role lies there: a meeple is a farmer. */
  return kind == TW_KIND_FIELD ? tw_role_of (rules, type, kind)
                               : rules->figure_types[type].type->id;
}

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

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* An action of an expansion that names a place: what is done where. */
static char *
place_title (const TwPlay *play, const TwAction *action)
{
  static const char *const at_cells[][2] = {
    /* Translators: where a tile lies: "1 east, 2 south". */
    { "gold", N_ ("Lay gold: %s") },
    { "take=gold", N_ ("Take gold: %s") },
  };
  g_autofree char *cell = tw_cell_name (action->x, action->y);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  if (tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_PAIR && slot != TW_NO_SLOT)
    /* Translators: two edges that a ferry joins, and where its tile lies. */
    return g_strdup_printf (_ ("Ferry %s–%s, tile %s"), edge_title (play, slot, action->node),
                            edge_title (play, slot, action->kind), cell);
  for (guint i = 0; i < G_N_ELEMENTS (at_cells); i++)
    if (strcmp (at_cells[i][0], tw_play_verb (play, action->verb)->word) == 0)
      return g_strdup_printf (_ (at_cells[i][1]), cell);
  return NULL;
}

#pragma GCC diagnostic pop

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
                          tw_kind_title (play->board.nodes[node].kind), n, cell);
}

static const char *
word_of (const TwPlay *play, const TwAction *action)
{
  return action->verb < TW_N_VERBS ? "" : tw_play_verb (play, action->verb)->word;
}

char *
tw_choice_title (const TwPlay *play, const TwAction *action)
{
  g_autofree char *notation = tw_action_print (play, action, action->seat);
  char *title;
  const char *word = word_of (play, action);
  static const char *const names[][2] = {
    { "again", NC_ ("choice", "Take a second tile") },
    { "-", NC_ ("choice", "Go on") },
    { "act", NC_ ("choice", "Do what the message says") },
  };

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
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i][0], notation) == 0)
      return g_strdup (g_dpgettext2 (NULL, "choice", names[i][1]));
  if (action->verb >= TW_N_VERBS && (title = place_title (play, action)) != NULL)
    return title;
  return g_steal_pointer (&notation);
}

/* What the message says. */
static char *
message_words (const TwPlay *play, guint card)
{
  static const char *const rules[] = { "MSG-016", "MSG-018", "MSG-019", "MSG-020",
                                       "MSG-021", "MSG-022", "MSG-023", "MSG-024" };

  return card >= 1 && card <= G_N_ELEMENTS (rules) ? tw_rule_words (play->rules, rules[card - 1])
                                                   : g_strdup (_ ("Choose what to do."));
}

char *
tw_choice_question (const TwPlay *play, const TwAction *choices, guint n)
{
  const char *word = n > 0 ? word_of (play, &choices[0]) : "";

  if (strcmp (word, "pawn") == 0)
    {
      g_autofree char *where =
          g_strdup_printf (_ ("Pawn %d, lady %d."), tw_play_counter (play, choices[0].seat, 0),
                           tw_play_counter (play, choices[0].seat, 1));

      /* Translators: how many points somebody got, and where the figures stand. */
      return g_strdup_printf (ngettext ("%u point: which figure moves? %s",
                                        "%u points: which figure moves? %s", choices[0].kind),
                              choices[0].kind, where);
    }
  if (strcmp (word, "points") == 0 && choices[0].kind > 0)
    return message_words (play, choices[0].kind);
  if (n > 0 && choices[0].verb == TW_VERB_COUNT)
    return g_strdup (_ ("Which feature is to be counted?"));
  return g_strdup (_ ("Choose what to do."));
}

char *
tw_rule_words (const TwRules *rules, const char *id)
{
  const TwRule *rule = tw_vocabulary_find_rule (rules->vocabulary, id);
  char *words =
      rule != NULL ? tw_rule_statement (rules->vocabulary, rule, rules->parameters) : NULL;

  return words != NULL ? words : g_strdup (id);
}

const char *
tw_tile_title (const TwRules *rules, guint kind)
{
  const TwTileKind *tile = &rules->catalogue->kinds[kind];

  return tile->tile->name != NULL && tile->tile->name[0] != '\0' ? tile->tile->name : tile->name;
}

const char *
tw_tile_phrase (const TwRules *rules, guint kind)
{
  const TwPlayTile *tile = &rules->catalogue->tiles[kind];
  const char *name = rules->catalogue->kinds[kind].tile->name;
  guint n[TW_N_KINDS] = { 0 };

  if (name != NULL && name[0] != '\0')
    return name;
  for (guint i = 0; i < tile->n_segments; i++)
    n[MIN (tile->kind[i], TW_N_KINDS - 1)]++;
  /* Translators: what somebody laid: "Anna laid a city with a road". */
  if (n[TW_KIND_MONASTERY] > 0)
    return n[TW_KIND_ROAD] > 0 ? C_ ("laid", "a monastery with a road")
                               : C_ ("laid", "a monastery");
  if (n[TW_KIND_CITY] > 0 && n[TW_KIND_ROAD] > 0)
    return n[TW_KIND_ROAD] > 2 ? C_ ("laid", "a city with a crossing")
                               : C_ ("laid", "a city with a road");
  if (n[TW_KIND_CITY] > 0)
    return n[TW_KIND_CITY] > 1 ? C_ ("laid", "two cities") : C_ ("laid", "a city");
  if (n[TW_KIND_RIVER] > 0)
    return C_ ("laid", "a river");
  if (n[TW_KIND_ROAD] > 0)
    return n[TW_KIND_ROAD] > 2 ? C_ ("laid", "a crossing") : C_ ("laid", "a road");
  return rules->catalogue->kinds[kind].name;
}

char *
tw_tile_edges_format (const TwRules *rules, guint kind, guint turns)
{
  TwEdgeCodes codes = rules->catalogue->tiles[kind].edges[turns & 3];
  const char *land[TW_N_EDGES];

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    land[edge] = tw_land_name (tw_edge_code (codes, (TwEdge) edge) & ~TW_EDGE_MISTY);
  /* Translators: what a tile has at its edges. */
  return g_strdup_printf (_ ("north %s, east %s, south %s, west %s"), land[TW_EDGE_N],
                          land[TW_EDGE_E], land[TW_EDGE_S], land[TW_EDGE_W]);
}

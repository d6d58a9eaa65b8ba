/* The tiles that nobody has seen yet. */
#include "app/game/tiles-left.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "app/game/tile-said.h"
#include "engine/game/options.h"

gboolean
tw_tiles_left_are_hidden (const TwRules *rules)
{
  return tw_rules_parameter (rules, "tiles-left-hidden") != 0;
}

/* ---- how many ------------------------------------------------------------------------------ */

/* What @name tells of, tiles that the player on turn does not see: in the hand of a seat, or drawn
 * unseen. */
static void
add_told (const TwPlay *play, const char *name, guint seat, GArray *counts)
{
  const TwFact fact = { .group = "", .seat = seat, .name = name, .value = "" };

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      g_autofree char *tiles = NULL;
      g_auto (GStrv) names = NULL;

      if (!TW_HAS_HOOK (expansion, facts, tell)
          || expansion->facts->tell (play, tw_play_own (play, (int) i), &fact, &tiles, NULL)
                 != TW_FACT_DONE)
        continue;
      names = g_strsplit (tiles, ",", -1);
      for (guint k = 0; names[k] != NULL; k++)
        {
          int kind = tw_catalogue_find (play->rules->catalogue, names[k]);

          /* Those that a player has of his own never were in the bag, and are seen by all. */
          if (kind >= 0 && tw_own_hand_symbol (play->rules, (guint) kind) == NULL)
            g_array_index (counts, guint, kind)++;
        }
    }
}

GArray *
tw_tiles_left_count (const TwPlay *play)
{
  guint n_kinds = play->rules->catalogue->n_kinds;
  GArray *counts = g_array_sized_new (FALSE, TRUE, sizeof (guint), n_kinds);

  g_array_set_size (counts, n_kinds);
  for (guint kind = 0; kind < n_kinds; kind++)
    g_array_index (counts, guint, kind) = play->bag[kind];
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    if (play->board.slots[slot].is_face_down)
      g_array_index (counts, guint, play->board.slots[slot].kind)++;
  if (!tw_rules_parameter (play->rules, "hand-visible"))
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      if (seat != play->state->on_turn)
        add_told (play, "hand", seat, counts);
  add_told (play, "unseen", play->state->on_turn, counts);
  for (guint kind = 0; kind < n_kinds; kind++)
    {
      guint shape = play->rules->catalogue->kinds[kind].shape;

      if (shape == kind)
        continue;
      g_array_index (counts, guint, shape) += g_array_index (counts, guint, kind);
      g_array_index (counts, guint, kind) = 0;
    }
  return counts;
}

guint
tw_tiles_left_sum (const GArray *counts)
{
  guint n = 0;

  for (guint kind = 0; kind < counts->len; kind++)
    n += g_array_index (counts, guint, kind);
  return n;
}

/* ---- where --------------------------------------------------------------------------------- */

guint
tw_tiles_left_turns (const TwPlay *play, guint kind, guint open)
{
  const TwFrame *frame = tw_play_turn_frame (play);
  guint turns =
      tw_board_fitting_turns (&play->board, open, play->rules->catalogue->tiles[kind].edges);

  for (guint turn = 0; turn < 4 && frame != NULL; turn++)
    if (turns >> turn & 1 && tw_play_veto (play, frame, kind, open, turn) != NULL)
      turns &= ~(1u << turn);
  return turns;
}

GArray *
tw_tiles_left_places (TwTableModel *model, guint kind)
{
  const TwPlay *play = tw_table_model_get_play (model);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (TwTilePlace));

  for (guint open = 0; play->state->status == TW_STATUS_PLAYING && open < play->board.head->n_open;
       open++)
    {
      TwTilePlace place = { play->board.open[open].x, play->board.open[open].y,
                            tw_tiles_left_turns (play, kind, open) };

      if (place.turns != 0)
        g_array_append_val (places, place);
    }
  return places;
}

void
tw_tiles_left_mark_cell (const TwPlay *play, int x, int y, gboolean *marks)
{
  int open = tw_board_open_at (&play->board, x, y);

  for (guint kind = 0; open >= 0 && kind < play->rules->catalogue->n_kinds; kind++)
    marks[kind] = marks[kind] || tw_tiles_left_turns (play, kind, (guint) open) != 0;
}

/* ---- in words ------------------------------------------------------------------------------ */

static char *
say_left (guint n, guint n_left)
{
  if (n_left == 0)
    return g_strdup (_ ("No tile is left."));
  if (n == 0)
    return g_strdup (_ ("No tile that is left fits here."));
  if (n_left == 1)
    return g_strdup (_ ("The last tile fits here."));
  /* Translators: how many of the tiles in the bag fit this place of the table, at least one; how
   * many there are, at least two. */
  return g_strdup_printf (ngettext ("%u of the %u tiles left fits here.",
                                    "%u of the %u tiles left fit here.", n),
                          n, n_left);
}

static char *
say_unseen (guint n, guint n_unseen)
{
  if (n == 0)
    return g_strdup (_ ("No tile that nobody has seen fits here."));
  if (n_unseen == 1)
    return g_strdup (_ ("The one tile that nobody has seen fits here."));
  /* Translators: as "%u of the %u tiles left fits here."; tiles in the bag and face down. */
  return g_strdup_printf (ngettext ("%u of the %u tiles that nobody has seen fits here.",
                                    "%u of the %u tiles that nobody has seen fit here.", n),
                          n, n_unseen);
}

char *
tw_tiles_left_say_fit (guint n, guint n_left, gboolean is_more)
{
  return is_more ? say_unseen (n, n_left) : say_left (n, n_left);
}

char *
tw_tiles_left_words (guint n, guint n_places)
{
  g_autofree char *left = g_strdup_printf (ngettext ("%u left", "%u left", n), n);
  g_autofree char *fits =
      n_places == 0 ? g_strdup (C_ ("tile", "fits nowhere"))
                    /* Translators: a tile, in how many places of the table. */
                    : g_strdup_printf (ngettext ("fits in %u place", "fits in %u places", n_places),
                                       n_places);

  /* Translators: how many tiles of a kind are left, and in how many places they fit: "3 left, fits
   * in 4 places". */
  return g_strdup_printf (C_ ("tile", "%s, %s"), left, fits);
}

char *
tw_tiles_left_name (const TwRules *rules, guint kind, guint n, guint n_places)
{
  g_autofree char *edges = tw_tile_said (rules, kind, 0);
  g_autofree char *words = tw_tiles_left_words (n, n_places);
  g_autofree char *title = tw_tiles_left_title (rules, kind);

  /* Translators: a tile of the game: its name or what is on it, what its edges are, and how many of
   * it are left: "City, Road: north city, east road, south field, west road; 3 left, fits in 4
   * places". */
  return g_strdup_printf (C_ ("tile", "%s: %s; %s"), title, edges, words);
}

/* ---- groups -------------------------------------------------------------------------------- */

TwKindSet
tw_tiles_left_group (const TwRules *rules, guint kind)
{
  TwKindSet all = rules->catalogue->tiles[kind].kinds, group = 0;

  for (guint land = 0; land < TW_N_KINDS; land++)
    if (all >> land & 1 && land != TW_KIND_FIELD && land != TW_KIND_NONE && land != TW_KIND_PATH
        && tw_kind_info ((TwKind) land)->breadth != TW_BREADTH_NONE)
      group |= TW_KIND_BIT (land);
  if (group == 0)
    group = all & ~(TW_KIND_BIT (TW_KIND_FIELD) | TW_KIND_BIT (TW_KIND_NONE));
  return group != 0 ? group : TW_KIND_BIT (TW_KIND_FIELD);
}

char *
tw_tiles_left_group_title (const TwRules *rules, TwKindSet group)
{
  /* As people name them, what is worth most first. */
  static const TwKind first[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_RIVER };
  GString *title = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (first) + TW_N_KINDS; i++)
    {
      TwKind kind = i < G_N_ELEMENTS (first) ? first[i] : (TwKind) (i - G_N_ELEMENTS (first));

      if (group & TW_KIND_BIT (kind))
        g_string_append_printf (title, "%s%s", title->len > 0 ? ", " : "",
                                tw_kind_title (rules, kind));
      group &= ~TW_KIND_BIT (kind);
    }
  return g_string_free (title, FALSE);
}

char *
tw_tiles_left_title (const TwRules *rules, guint kind)
{
  const char *name = tw_tile_name (rules->catalogue->kinds[kind].tile, g_get_language_names ());

  /* An id tells whoever plays nothing. */
  return name != NULL ? g_strdup (name)
                      : tw_tiles_left_group_title (rules, tw_tiles_left_group (rules, kind));
}

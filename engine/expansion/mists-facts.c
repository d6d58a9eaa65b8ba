/* The mists in facts: what cases give and expect, hash, invariants. */
#include "engine/expansion/mists-private.h"

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/position.h"
#include "engine/game/state-hash.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static TwFactResult
wrong (GError **error, const char *format, const char *word)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN, format, word);
#pragma GCC diagnostic pop
  return TW_FACT_WRONG;
}

/* The number of the hound that @name is, -1 for none. */
static int
hound_of (const char *name)
{
  return strcmp (name, "hound1") == 0 ? 0 : strcmp (name, "hound2") == 0 ? 1 : -1;
}

static gboolean
read_number (const char *value, guint least, guint most, guint *out)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (value, 10, least, most, &number, NULL))
    return FALSE;
  *out = (guint) number;
  return TRUE;
}

/* The tile at a cell, %TW_NO_SLOT if @place names none. */
static guint
read_slot (const TwPlay *play, const char *place)
{
  int x, y;

  if (!tw_notation_read_cell (&place, &x, &y) || *place != '\0')
    return TW_NO_SLOT;
  return tw_board_slot_at (&play->board, x, y);
}

/* ---- given ----------------------------------------------------------------------------- */

/* The guard that stands on a tile, %NULL for none. */
static const TwFigure *
guard_on (const TwPlay *play, guint slot)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && play->board.nodes[play->figures[i].node].slot == slot)
      return &play->figures[i];
  return NULL;
}

static TwFactResult
give_hound (TwPlay *play, Mists *mists, guint hound, const char *place, GError **error)
{
  guint slot = read_slot (play, place);
  TwFigure *figure = tw_play_neutral (play, mists->level.hound[hound]);
  const TwFigure *guard;

  if (strcmp (place, "off") == 0 || strcmp (place, "track") == 0)
    {
      figure->place = strcmp (place, "off") == 0 ? TW_FIGURE_OFF : TW_FIGURE_SUPPLY;
      figure->node = 0;
      return TW_FACT_DONE;
    }
  guard = slot != TW_NO_SLOT ? guard_on (play, slot) : NULL;
  if (guard == NULL)
    return wrong (error, _ ("No guard stands at “%s” for a hound to lie there."), place);
  tw_play_lay_beside (play, figure, guard);
  return TW_FACT_DONE;
}

/* A tile of the bag, always one of those that are there most often. */
static TwFactResult
give_down (TwPlay *play, const char *place, GError **error)
{
  const char *at = place;
  guint most = 0;
  int x, y;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    most = play->bag[kind] > play->bag[most] ? kind : most;
  if (!tw_notation_read_cell (&at, &x, &y) || *at != '\0'
      || tw_position_lay_down (play, most, x, y) != TW_POSITION_DONE)
    return wrong (error, _ ("No tile can be laid face down at “%s”."), place);
  return TW_FACT_DONE;
}

static TwFactResult
give_left (TwPlay *play, Mists *mists, const TwFact *fact, GError **error)
{
  guint n;

  if (strcmp (fact->name, "left") != 0)
    return TW_FACT_UNKNOWN;
  if (!read_number (fact->value, 0, play->state->n_left, &n))
    return wrong (error, _ ("“%s” is more than there is, or no number."), fact->value);
  mists->left = (guint16) n;
  return TW_FACT_DONE;
}

TwFactResult
mists_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  if (*fact->group != '\0')
    return TW_FACT_UNKNOWN;
  if (fact->place == NULL)
    return give_left (play, own, fact, error);
  if (strcmp (fact->name, "down") == 0)
    return give_down (play, fact->place, error);
  if (hound_of (fact->name) >= 0)
    return give_hound (play, own, (guint) hound_of (fact->name), fact->place, error);
  return TW_FACT_UNKNOWN;
}

/* ---- told ------------------------------------------------------------------------------ */

static guint
n_buried (const TwPlay *play)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += mists_buried_on (&play->figures[i]) != TW_NO_NODE;
  return n;
}

static TwFactResult
tell_number (const TwPlay *play, const Mists *mists, const char *name, char **out_value)
{
  guint n;

  if (strcmp (name, "ghosts") == 0)
    n = mists_n_on_plan (play);
  else if (strcmp (name, "buried") == 0)
    n = n_buried (play);
  else if (strcmp (name, "left") == 0)
    n = mists->left;
  else
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%u", n);
  return TW_FACT_DONE;
}

static gboolean
hound_is_at (const TwPlay *play, const Mists *mists, guint hound, const char *place)
{
  const TwFigure *figure = mists_hound (play, mists, hound);

  if (strcmp (place, "track") == 0)
    return figure->place == TW_FIGURE_SUPPLY;
  if (strcmp (place, "off") == 0)
    return figure->place == TW_FIGURE_OFF;
  return tw_play_figure_slot (play, figure) != TW_NO_SLOT
         && tw_play_figure_slot (play, figure) == read_slot (play, place);
}

/* Rule: MIST-042, MIST-136, MIST-137. */
static TwFactResult
tell_feature (const TwPlay *play, const Mists *mists, const char *place, char **out, GError **error)
{
  const TwNode *entry;
  guint node;
  gboolean is_closed;

  if (!tw_notation_parse_segment (play, place, &node, error))
    return TW_FACT_WRONG;
  entry = &play->board.nodes[tw_board_root (&play->board, node)];
  is_closed = entry->kind == TW_KIND_CEMETERY ? mists_cemetery_is_closed (play, mists, node)
                                              : tw_board_is_complete (&play->board, node);
  *out = g_strdup (entry->is_dead                  ? "dead"
                   : mists_is_haunted (play, node) ? "haunted"
                   : is_closed                     ? "closed"
                                                   : "open");
  return TW_FACT_DONE;
}

static gboolean
is_down_at (const TwPlay *play, const char *place)
{
  guint slot = read_slot (play, place);

  return slot != TW_NO_SLOT && play->board.slots[slot].is_face_down;
}

TwFactResult
mists_tell (const TwPlay *play,
            gconstpointer own,
            const TwFact *fact,
            char **out_value,
            GError **error)
{
  const Mists *mists = own;

  if (*fact->group != '\0')
    return TW_FACT_UNKNOWN;
  if (fact->place == NULL)
    return tell_number (play, mists, fact->name, out_value);
  if (strcmp (fact->name, "feature") == 0)
    return tell_feature (play, mists, fact->place, out_value, error);
  if (strcmp (fact->name, "down") == 0)
    *out_value = g_strdup_printf ("%d", is_down_at (play, fact->place));
  else if (hound_of (fact->name) >= 0)
    *out_value = g_strdup_printf ("%d", hound_is_at (play, mists, (guint) hound_of (fact->name),
                                                     fact->place));
  else
    return TW_FACT_UNKNOWN;
  return TW_FACT_DONE;
}

/* ---- said ------------------------------------------------------------------------------ */

static void
say_hound (const TwPlay *play, const Mists *mists, guint hound, GPtrArray *facts)
{
  const TwFigure *figure = mists_hound (play, mists, hound);
  guint slot = tw_play_figure_slot (play, figure);

  if (figure->place == TW_FIGURE_OFF)
    g_ptr_array_add (facts, g_strdup_printf ("hound%u@off", hound + 1));
  else if (slot != TW_NO_SLOT)
    g_ptr_array_add (facts, g_strdup_printf ("hound%u@%d,%d", hound + 1, play->board.slots[slot].x,
                                             play->board.slots[slot].y));
}

/* Who is buried cannot be said. */
void
mists_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const Mists *mists = own;

  for (guint hound = 0; hound < MISTS_N_HOUNDS; hound++)
    say_hound (play, mists, hound, facts);
  if (mists->level.n_piles > 1)
    g_ptr_array_add (facts, g_strdup_printf ("left=%u", mists->left));
}

/* ---- hash and invariants --------------------------------------------------------------- */

guint64
mists_hash (const TwPlay *play, gconstpointer own)
{
  const Mists *mists = own;

  return tw_hash_facts (1, 0, mists->pile, mists->left) + tw_hash_facts (3, mists->unseen, 0, 0);
}

/* Ghosts stand where they can; a hound lies beside a guard who stands; all of a team have one
 * score. */
void
mists_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const Mists *mists = own;

  guint n_places;
  const TwPile *places = mists_ghosts (play, &n_places);

  for (guint i = 0; i < n_places; i++)
    if (play->board.nodes[places[i].node].kind != TW_KIND_MIST
        && mists->level.cemeteries != MISTS_CEMETERIES_ORDINARY)
      g_string_append_printf (out, "%u ghosts stand on node %u\n", places[i].n, places[i].node);
  for (guint hound = 0; hound < MISTS_N_HOUNDS; hound++)
    if (tw_play_figure_slot (play, mists_hound (play, mists, hound)) != TW_NO_SLOT
        && guard_on (play, tw_play_figure_slot (play, mists_hound (play, mists, hound))) == NULL)
      g_string_append_printf (out, "hound %u lies beside nobody\n", hound + 1);
  for (guint seat = 1; play->rules->shares_score && seat < play->rules->n_seats; seat++)
    if (play->state->score[seat] != play->state->score[0])
      g_string_append_printf (out, "seat %u does not have the score of all\n", seat);
  if (mists->left > play->state->n_left)
    g_string_append_printf (out, "%u tiles are left in the pile, and %u in all\n", mists->left,
                            play->state->n_left);
}

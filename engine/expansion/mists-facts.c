/* The mists in facts: what cases give and expect, hash, invariants. */
#include "engine/expansion/mists-private.h"

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/position.h"

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

TwFactResult
mists_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  if (*fact->group != '\0' || fact->place == NULL)
    return TW_FACT_UNKNOWN;
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
  if (hound_of (fact->name) >= 0)
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
}

/* ---- invariants --------------------------------------------------------------- */

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
}

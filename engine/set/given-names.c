/* Names that moments of the game bring along. */
#include "engine/set/given-names.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* At which moments there is a name. */
typedef enum
{
  ALWAYS,
  WITH_TILE,    /* from when the tile lies to when the turn is over */
  WITH_FEATURE, /* while a feature is counted, or has been left */
  WITH_POINTS   /* when somebody gets points */
} Known;

/* Indexed by what #TwNamed calls them; the tiles laid aside have none. */
static const struct
{
  const char *name;
  Known known;
} given[TW_N_GIVEN_NAMES] = {
  { "player", ALWAYS },
  { "tile", WITH_TILE },
  { "feature", WITH_FEATURE },
  { "home", ALWAYS },
  { NULL, ALWAYS },
  { "last-tile", ALWAYS },
  { "gainer", WITH_POINTS },
  { "points", WITH_POINTS },
  { "from", WITH_POINTS },
  { "counting-figure", WITH_POINTS },
};

/* Moments at which the tile does not lie yet, or the turn is over; those of points do not say whose
 * turn it is. */
#define NO_TILE                                                                                    \
  ((1u << TW_MOMENT_SET_UP) | (1u << TW_MOMENT_TURN) | (1u << TW_MOMENT_DRAWN)                     \
   | (1u << TW_MOMENT_NO_TILE) | (1u << TW_MOMENT_UNPLACEABLE) | (1u << TW_MOMENT_LEAVES)          \
   | (1u << TW_MOMENT_GAIN) | (1u << TW_MOMENT_MOVED) | (1u << TW_MOMENT_BEFORE_LAST)              \
   | (1u << TW_MOMENT_LAST_COUNTING) | (1u << TW_MOMENT_LAST_COUNTED)                              \
   | (1u << TW_MOMENT_AFTER_LAST))
#define FEATURE                                                                                    \
  ((1u << TW_MOMENT_COUNTING) | (1u << TW_MOMENT_COUNTED) | (1u << TW_MOMENT_LEAVES)               \
   | (1u << TW_MOMENT_LAST_COUNTING) | (1u << TW_MOMENT_LAST_COUNTED))
#define POINTS ((1u << TW_MOMENT_GAIN) | (1u << TW_MOMENT_MOVED))

const char *
tw_given_name_nth (guint index)
{
  return given[index].name;
}

gboolean
tw_given_name_is_known (guint index, TwTurnMoment moment, gboolean is_cell)
{
  guint bit = 1u << moment;

  switch (given[index].known)
    {
    case WITH_TILE:
      /* Which tile would lie in an empty place is not known. */
      return !is_cell && (bit & NO_TILE) == 0;
    case WITH_FEATURE:
      return (bit & FEATURE) != 0;
    case WITH_POINTS:
      return (bit & POINTS) != 0;
    case ALWAYS:
    default:
      return TRUE;
    }
}

const char *
tw_given_name_when (guint index)
{
  switch (given[index].known)
    {
    case WITH_TILE:
      return N_ ("from when the tile lies to when the turn is over");
    case WITH_FEATURE:
      return N_ ("while a feature is counted, and when a figure has left one");
    case WITH_POINTS:
      return N_ ("when somebody gets points");
    case ALWAYS:
    default:
      return N_ ("at any time");
    }
}

int
tw_given_name_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (given); i++)
    if (given[i].name != NULL && strcmp (given[i].name, name) == 0)
      return (int) i;
  return -1;
}

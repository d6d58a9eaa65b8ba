/* Shared by the files of Mists over Carcassonne: the state of a game, and their functions for each
 * other.
 *
 *   mists.c             what the level says, the pile in use, the lowest score
 *   mists-ghosts.c      where ghosts stand, and how many are left
 *   mists-cemeteries.c  whether cemeteries are closed, and who is buried there
 *   mists-haunted.c     what a face-down tile keeps from completion
 *   mists-outlook.c     what may soon be complete
 *   mists-signs.c       how the game stands, in numbers
 *   mists-weights.c     what these weigh
 *   mists-evaluate.c    how good a position is
 *   mists-narrow.c      which answers need no thought
 *   mists-facts.c       what cases give and expect, hash, invariants
 *   mists-table.c       what a table shows, and who decides
 *
 * What happens in a turn, and what is forbidden, say the rules of data/rules/mists.xml.
 */
#pragma once

#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/tally.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

#define MISTS_PART     "mists"
#define MISTS_N_HOUNDS 2

/** MistsCemeteries: the parameter mists.cemetery.kind. */
typedef enum
{
  MISTS_CEMETERIES_NONE,
  MISTS_CEMETERIES_ORDINARY,
  MISTS_CEMETERIES_HAUNTED
} MistsCemeteries;

/**
 * MistsLevel: the values of the parameters; see data/rules/mists.xml.
 * @mark: scores of the hounds' marks, 0 for none
 * @n_piles: piles of tiles, one more than there are hounds
 * @ghost: the ghosts' type of token
 * @hound: the hounds' types of figure
 * @pile: the number of the counter that says which pile is in use
 */
typedef struct
{
  gint16 target;
  gint16 mark[MISTS_N_HOUNDS];
  guint8 n_piles;
  guint8 n_ghosts;
  guint8 cemeteries;
  guint8 ghost;
  guint8 hound[MISTS_N_HOUNDS];
  guint8 pile;
} MistsLevel;

/** Mists: what the level says. */
typedef struct
{
  MistsLevel level;
} Mists;

/* ---- mists.c --------------------------------------------------------------------------- */

/** mists_lowest: Returns: the score to compare with marks and target. Rule: MIST-171. */
int mists_lowest (const TwPlay *play);

/* ---- mists-ghosts.c -------------------------------------------------------------------- */

/** mists_bank: Returns: number of ghosts that can rise */
guint mists_bank (const TwPlay *play, const Mists *mists);

/** mists_ghosts: Returns: (array length=out_n): where ghosts stand, in rising order of segments */
const TwPile *mists_ghosts (const TwPlay *play, guint *out_n);

/** mists_n_on_plan: Returns: how many ghosts are on the table */
guint mists_n_on_plan (const TwPlay *play);

/* ---- mists-cemeteries.c ---------------------------------------------------------------- */

/** mists_cemetery_is_closed: Returns: whether no tile is missing around the cemetery */
gboolean mists_cemetery_is_closed (const TwPlay *play, const Mists *mists, guint node);

/** mists_buried_on: Returns: the node where a buried figure lies, %TW_NO_NODE for one that is not
 *   buried */
guint mists_buried_on (const TwFigure *figure);

/* ---- mists-haunted.c ------------------------------------------------------------------- */

/** mists_is_haunted: Returns: whether a face-down tile keeps the feature from completion */
gboolean mists_is_haunted (const TwPlay *play, guint node);

/* ---- mists.c --------------------------------------------------------------------------- */

/** mists_pile: Returns: the number of the pile in use, from 1 */
guint mists_pile (const TwPlay *play, const Mists *mists);

/* ---- mists-evaluate.c ------------------------------------------------------------------ */

int mists_evaluate (const TwPlay *play, gconstpointer own, guint seat);
int mists_chance (const TwPlay *play, gconstpointer own);

/* ---- mists-narrow.c -------------------------------------------------------------------- */

void mists_narrow (const TwPlay *play, gconstpointer own, TwActionList *list);

/* ---- mists-facts.c --------------------------------------------------------------------- */

TwFactResult mists_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);
TwFactResult mists_tell (const TwPlay *play,
                         gconstpointer own,
                         const TwFact *fact,
                         char **out_value,
                         GError **error);
void mists_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);
void mists_check (const TwPlay *play, gconstpointer own, GString *out);

/* ---- mists-table.c --------------------------------------------------------------------- */

/** mists_hound: Returns: (transfer none): the figure that the hound is */
const TwFigure *mists_hound (const TwPlay *play, const Mists *mists, guint hound);

gboolean mists_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
gboolean mists_mark (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark);
gboolean mists_asks_all (const TwPlay *play, gconstpointer own);

G_END_DECLS

/* Shared by the files of Mists over Carcassonne: the state of a game, and their functions for each
 * other.
 *
 *   mists.c             the game: its turn, what it forbids, the set-up
 *   mists-ghosts.c      ghosts on the plan
 *   mists-cemeteries.c  cemeteries, tiles that lie face down
 *   mists-haunted.c     what a face-down tile keeps from completion
 *   mists-piles.c       piles
 *   mists-verbs.c       the notation
 *   mists-evaluate.c    how good a position is
 *   mists-facts.c       what cases give and expect, hash, invariants
 *   mists-table.c       what a table shows
 */
#pragma once

#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/tally.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

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
  guint16 pile_size;
  guint8 n_piles;
  guint8 n_ghosts;
  guint8 cemeteries;
  guint8 unplaceable_loses;
  guint8 ghost;
  guint8 hound[MISTS_N_HOUNDS];
  guint8 pile;
} MistsLevel;

/** MistsVerbs: the numbers of the verbs. */
typedef struct
{
  guint8 down, unseen, no_tile;
} MistsVerbs;

/**
 * Mists:
 * @pile: number of the pile in use, from 1, so far as @left says how many are left in it
 * @left: number of tiles in it
 * @unseen: kind of the tile to lay face down, %TW_NO_KIND for none
 */
typedef struct
{
  MistsLevel level;
  MistsVerbs verbs;
  guint8 pile;
  guint16 left;
  guint16 unseen;
} Mists;

/* ---- mists.c --------------------------------------------------------------------------- */

/** mists_lose: ends the game as lost, for the reason with the word @reason ("ghosts", "tiles"). */
void mists_lose (TwPlay *play, const char *reason);

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

/* Step: laying a tile face down. */
TwStepResult mists_down_run (TwPlay *play, TwFrame *frame, gpointer own);
void mists_down_list (const TwPlay *play, const TwFrame *frame, gconstpointer own,
                      TwActionList *list);
void mists_down_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);

/* ---- mists-haunted.c ------------------------------------------------------------------- */

/** mists_is_haunted: Returns: whether a face-down tile keeps the feature from completion */
gboolean mists_is_haunted (const TwPlay *play, guint node);

/* ---- mists-piles.c --------------------------------------------------------------------- */

/** mists_set_up_piles: divides the bag into piles. */
void mists_set_up_piles (TwPlay *play, Mists *mists);

/** mists_pile: Returns: the number of the pile in use, from 1 */
guint mists_pile (const TwPlay *play, const Mists *mists);

/** mists_pass_on: puts what is left of a pile onto the next one, once that is in use. */
void mists_pass_on (TwPlay *play, Mists *mists);

/* Step: drawing a tile from the pile. */
extern const TwStep mists_draw_step;

/* ---- mists-verbs.c --------------------------------------------------------------------- */

#define MISTS_N_VERBS 3

extern const TwVerbInfo mists_verbs[MISTS_N_VERBS];

/** mists_find_verbs: looks up the numbers of the verbs. */
void mists_find_verbs (const TwRules *rules, MistsVerbs *out);

/* ---- mists-evaluate.c ------------------------------------------------------------------ */

int mists_evaluate (const TwPlay *play, gconstpointer own, guint seat);

/* ---- mists-facts.c --------------------------------------------------------------------- */

TwFactResult mists_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);
TwFactResult mists_tell (const TwPlay *play,
                         gconstpointer own,
                         const TwFact *fact,
                         char **out_value,
                         GError **error);
void mists_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);
guint64 mists_hash (const TwPlay *play, gconstpointer own);
void mists_check (const TwPlay *play, gconstpointer own, GString *out);

/* ---- mists-table.c --------------------------------------------------------------------- */

/** mists_hound: Returns: (transfer none): the figure that the hound is */
const TwFigure *mists_hound (const TwPlay *play, const Mists *mists, guint hound);

gboolean mists_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
gboolean mists_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);
gboolean mists_mark (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark);
gboolean mists_asks_all (const TwPlay *play, gconstpointer own);

G_END_DECLS

/* Shared by the files of Mists over Carcassonne: the state of a game, and their functions for each
 * other.
 *
 *   mists.c             the game: its turn, what it forbids, the set-up
 *   mists-ghosts.c      ghosts on the plan
 *   mists-cemeteries.c  cemeteries, tiles that lie face down
 *   mists-features.c    completed features: points or ghosts
 *   mists-take.c        ghosts go back to the bank
 *   mists-hounds.c      piles and hounds
 *   mists-verbs.c       the notation
 *   mists-evaluate.c    how good a position is
 *   mists-facts.c       what cases give and expect, hash, invariants
 *   mists-table.c       what a table shows
 */
#pragma once

#include "engine/procedure/state/piles.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

#define MISTS_MOST_GHOSTS 99
#define MISTS_N_HOUNDS    2
/* The most tiles that one removal can take ghosts from. */
#define MISTS_MOST_TAKEN 9
/* The most ghosts that one removal can take from a tile. */
#define MISTS_MOST_REMOVED 15

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
 * @guard: the guards' type of figure
 */
typedef struct
{
  gint16 target;
  gint16 mark[MISTS_N_HOUNDS];
  guint16 pile_size;
  guint8 n_piles;
  guint8 n_ghosts;
  guint8 cemeteries;
  guint8 colours_once;
  guint8 remove_most, remove_tiles;
  guint8 hound_most, hound_tiles, hound_points;
  guint8 hounds_at_once, hound_points_lost;
  guint8 unplaceable_loses;
  guint8 ghost;
  guint8 guard;
} MistsLevel;

/** MistsVerbs: the numbers of the verbs. */
typedef struct
{
  guint8 points, take_none, take_ghost;
  guint8 down, unseen, no_tile;
  guint8 hound[MISTS_N_HOUNDS];
} MistsVerbs;

/** MistsAsk: which question of a step is open. */
typedef enum
{
  MISTS_ASK_NOTHING,
  MISTS_ASK_ORDER,     /* which feature comes next */
  MISTS_ASK_CHOICE,    /* points or ghosts */
  MISTS_ASK_TAKE,      /* further ghosts of that tile */
  MISTS_ASK_HOUND,     /* beside which guard */
  MISTS_ASK_HOUND_TAKE /* which ghosts it drives away */
} MistsAsk;

/** MistsHoundPlace: where a hound is. */
typedef enum
{
  MISTS_HOUND_TRACK,
  MISTS_HOUND_GUARD,
  MISTS_HOUND_OFF
} MistsHoundPlace;

/**
 * MistsTake: a removal that is under way.
 * @centre: the tile near which ghosts are taken, %TW_NO_SLOT for anywhere
 * @most: the most ghosts from each tile
 * @tiles: the most tiles that may be named
 * @n_tiles: number of tiles named so far
 * @tile: the tiles named: how many ghosts were taken from each, and from which of its nodes, a bit
 *   each
 */
typedef struct
{
  guint16 centre;
  guint8 most, tiles;
  guint8 n_tiles;
  struct
  {
    guint32 nodes;
    guint16 slot;
    guint8 taken;
  } tile[MISTS_MOST_TAKEN];
} MistsTake;

/**
 * Mists:
 * @pile: number of the pile in use, from 1
 * @left: number of tiles in it
 * @ask: a #MistsAsk
 * @feature: the feature that is being settled
 * @take: the removal under way
 * @hound_place: by hound: a #MistsHoundPlace
 * @hound_guard: by hound: the figure it lies beside
 * @unseen: kind of the tile to lay face down, %TW_NO_KIND for none
 */
typedef struct
{
  MistsLevel level;
  MistsVerbs verbs;
  guint8 pile;
  guint8 ask;
  guint16 left;
  guint16 feature;
  guint16 unseen;
  guint16 hound_guard[MISTS_N_HOUNDS];
  guint8 hound_place[MISTS_N_HOUNDS];
  MistsTake take;
} Mists;

/* ---- mists.c --------------------------------------------------------------------------- */

/** mists_lose: ends the game as lost, for the reason with the word @reason ("ghosts", "tiles"). */
void mists_lose (TwPlay *play, const char *reason);

/** mists_lowest: Returns: the score to compare with marks and target. Rule: MIST-171. */
int mists_lowest (const TwPlay *play);

/** mists_is_over: wins the game if the target is reached. Returns: whether it is over */
gboolean mists_is_over (TwPlay *play, const Mists *mists);

/* ---- mists-ghosts.c -------------------------------------------------------------------- */

/** mists_bank: Returns: number of ghosts that can rise */
guint mists_bank (const TwPlay *play, const Mists *mists);

/** mists_ghosts: Returns: (array length=out_n): where ghosts stand, in rising order of segments */
const TwPile *mists_ghosts (const TwPlay *play, guint *out_n);

/** mists_n_at: Returns: how many ghosts stand on @node */
guint mists_n_at (const TwPlay *play, const Mists *mists, guint node);

/** mists_n_on_tile: Returns: how many ghosts are on the tile, in its mist and on its cemetery */
guint mists_n_on_tile (const TwPlay *play, const Mists *mists, guint slot);

/** mists_n_on_plan: Returns: how many ghosts are on the table */
guint mists_n_on_plan (const TwPlay *play);

/** mists_raise: puts @n ghosts of the bank on @node; the bank must have that many. */
void mists_raise (TwPlay *play, const Mists *mists, guint node, guint n);

/** mists_send_back: sends @n of the ghosts on @node back to the bank. */
void mists_send_back (TwPlay *play, const Mists *mists, guint node, guint n);

/* ---- mists-cemeteries.c ---------------------------------------------------------------- */

/** mists_cemetery_is_closed: Returns: whether no tile is missing around the cemetery */
gboolean mists_cemetery_is_closed (const TwPlay *play, const Mists *mists, guint node);

/** mists_buried_on: Returns: the node where a buried figure lies, %TW_NO_NODE for one that is not
 *   buried */
guint mists_buried_on (const TwFigure *figure);

/** mists_after_leaving: see #TwFigureHooks: a hound leaves with its guard. */
void mists_after_leaving (TwPlay *play, gpointer own, guint node);

/* Step: laying a tile face down. */
extern const TwStep mists_down_step;

/* ---- mists-features.c ------------------------------------------------------------------ */

/** mists_is_haunted: Returns: whether a face-down tile keeps the feature from completion */
gboolean mists_is_haunted (const TwPlay *play, guint node);

/* Step: completed features. */
extern const TwStep mists_features_step;

/* ---- mists-take.c ---------------------------------------------------------------------- */

/** mists_take_begin: begins a removal; see #MistsTake. */
void mists_take_begin (Mists *mists, guint most, guint tiles, guint centre);

/** mists_take_goes_on: Returns: whether the players have to answer */
gboolean mists_take_goes_on (const TwPlay *play, const Mists *mists);

/** mists_can_take: Returns: whether any ghost can be taken now */
gboolean mists_can_take (const TwPlay *play, const Mists *mists);

/** mists_take_list: adds the answers that take ghosts now. */
void mists_take_list (const TwPlay *play, const Mists *mists, guint seat, TwActionList *list);

/** mists_take_apply: takes the ghosts that @action names. */
void mists_take_apply (TwPlay *play, Mists *mists, const TwAction *action);

/* ---- mists-hounds.c -------------------------------------------------------------------- */

/** mists_set_up_piles: divides the bag into piles. */
void mists_set_up_piles (TwPlay *play, Mists *mists);

/**
 * mists_hounds_go_on: puts a hound beside a guard for each mark that is reached.
 *
 * Returns: whether the players have to answer
 */
gboolean mists_hounds_go_on (TwPlay *play, Mists *mists);

/** mists_hounds_list: adds the answers to the question of a hound. */
void mists_hounds_list (const TwPlay *play, const Mists *mists, guint seat, TwActionList *list);

/** mists_hounds_apply: carries out one of those answers. */
void mists_hounds_apply (TwPlay *play, Mists *mists, const TwAction *action);

/** mists_hound_is_with: Returns: whether the hound lies beside the figure */
gboolean
mists_hound_is_with (const TwPlay *play, const Mists *mists, guint hound, const TwFigure *figure);

/* Steps: drawing a tile from the pile; hounds for the marks that are reached. */
extern const TwStep mists_draw_step, mists_hounds_step;

/* ---- mists-verbs.c --------------------------------------------------------------------- */

#define MISTS_N_VERBS 8

extern const TwVerbInfo mists_verbs[MISTS_N_VERBS];

/** mists_phrase: see #TwShowingHooks. */
gboolean mists_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying,
                       TwPhrase *out_phrase);

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

gboolean mists_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
gboolean mists_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);
gboolean mists_mark (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark);
guint mists_about (const TwPlay *play, gconstpointer own);
gboolean mists_asks_all (const TwPlay *play, gconstpointer own);

G_END_DECLS

/* What may soon be complete in a game of the mists, as a program player sees it. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

#define MISTS_MAX_PROSPECTS 96
#define MISTS_MAX_MEETINGS  16

/**
 * MistsProspect: a feature with guards that is not complete, or open mist that can still be closed.
 * @root: its root
 * @place: with one cell: the index of that open place
 * @kind: a #TwKind
 * @n_cells: how many different empty cells it goes on at
 * @n_edges: at how many edges it goes on at empty cells
 * @edges: the edges of @place where it goes on, a bit each
 * @fits_all: whether for each of the cells there is a tile in the bag that fits
 * @is_haunted: whether a tile that lies face down keeps it from completion for ever
 * @is_free: whether nobody stands there, but a guard may be placed there now
 * @n_completing: with one cell: how many tiles in the bag complete it; else 0, and for castles and the like
 *   how many fit one of the cells
 */
typedef struct
{
  guint16 root;
  guint16 place;
  guint8 kind;
  guint8 n_cells;
  guint8 n_edges;
  guint8 edges;
  guint8 fits_all;
  guint8 is_haunted;
  guint8 is_free;
  guint n_completing;
} MistsProspect;

/** MistsMeeting: two prospects of one kind that go on at the same open place: a tile there may join them. */
typedef struct
{
  guint8 one, other;
} MistsMeeting;

/**
 * MistsOutlook:
 * @n: number of prospects
 * @n_dead: banks of mist that can never be closed
 * @n_misty: open places beside mist
 * @n_meetings: of features with guards
 */
typedef struct
{
  guint n;
  guint n_dead;
  guint n_misty;
  guint n_meetings;
  MistsProspect prospects[MISTS_MAX_PROSPECTS];
  MistsMeeting meetings[MISTS_MAX_MEETINGS];
} MistsOutlook;

/** mists_look_out: tells what may soon be complete, with what is free on the tile in @slot (%TW_NO_SLOT for
 * none); all of @out is written that counts say is there. */
void mists_look_out (const TwPlay *play, guint slot, MistsOutlook *out);

G_END_DECLS

/* One game of a deal: who plays by which rules, and what is noted of it. */
#pragma once

#include <gio/gio.h>

#include "engine/balance/deal-deck.h"
#include "engine/balance/restricted.h"

G_BEGIN_DECLS

/* A win, so that all who share one get a whole number. */
#define TW_WIN 60
/* Games that are compared at once. */
#define TW_MOST_ARMS 48
/* Turns whose leads are noted; no game is longer. */
#define TW_MOST_TURNS 1024
/* Tiles and figures of a game whose places are noted. */
#define TW_MOST_SPOTS 512

/**
 * TwNoteFlags: what takes time to be noted.
 * @TW_NOTE_LEADS: who is ahead after each turn
 * @TW_NOTE_CHOICES: how many answers questions have, and how many are as good as the best
 * @TW_NOTE_TILES: where tiles fit
 * @TW_NOTE_COURSE: the points after each turn, and where tiles and figures are put
 */
typedef enum
{
  TW_NOTE_LEADS = 1 << 0,
  TW_NOTE_CHOICES = 1 << 1,
  TW_NOTE_TILES = 1 << 2,
  TW_NOTE_COURSE = 1 << 3
} TwNoteFlags;

/**
 * TwArm: one of the games that are compared.
 * @label: what it is called among the arms, one word
 * @rules: its rules
 * @kinds: (array): a kind of player for each player; they move round the table with the order of a deal
 * @n_playouts: (array): as for tw_player_set_effort(), for each player
 * @bans: (array): what each player may not use
 * @flags: what is noted of its games
 * @is_once: whether it is played in the first of the seat orders only
 * @n_keys: number of @keys
 * @keys: copies of which it is noted who draws them, see tw_deal_deck_key()
 */
typedef struct
{
  char *label;
  TwRules *rules;
  const TwPlayerKind *kinds[TW_MAX_SEATS];
  guint n_playouts[TW_MAX_SEATS];
  TwBan bans[TW_MAX_SEATS];
  TwNoteFlags flags;
  gboolean is_once;
  guint n_keys;
  guint64 keys[TW_MOST_ARMS];
} TwArm;

/** TwTileNotes: of a kind of tile: how often it was drawn, fitted nowhere, and how many places it had in all. */
typedef struct
{
  guint drawn;
  guint unplaceable;
  guint places;
} TwTileNotes;

/** TwSpot: where a tile was laid, or a figure was put on one. */
typedef struct
{
  gint16 x;
  gint16 y;
  gboolean is_figure;
} TwSpot;

/** TwQuestionNotes: of the questions of one step: how many were asked, and how many had one answer only. */
typedef struct
{
  const char *phase;
  guint asked;
  guint single;
} TwQuestionNotes;

#define TW_MOST_PHASES 64

/**
 * TwNotes: what was noted of a game.
 * @n_players: how many play
 * @first: the place at the table that had the first turn
 * @score: points by place
 * @won: by place: %TW_WIN, shared by those who win together; all of it for each where all players win together
 * @player: by place: number of the player who sat there
 * @status: a #TwStatus
 * @reason: why it ended
 * @n_turns: number of turns
 * @points: points by kind of feature
 * @unplaceable: tiles that fitted nowhere
 * @figures_out: figures on the table, over all turns
 * @n_figures: figures that were put there
 * @drawers: by key of the arm: the place that drew that copy, %TW_SEAT_NONE if nobody did
 * @n_noted: turns whose @leads and @scores are noted
 * @leads: by turn and place: lead over the best of the others, in hundredths of a point
 * @scores: by turn and place: points
 * @n_spots: number of @spots
 * @spots: where tiles and figures were put
 * @n_placements: questions of place whose answers were counted
 * @n_places: their answers in all
 * @n_good: those of them within a point of the best, as a greedy player sees it
 * @n_phases: number of @phases
 * @phases: what was asked, by step
 * @tiles: (array) (nullable): by kind of tile
 * @watch: the rule that is looked out for
 *
 * A place is a seat of the table, or the neighbouring seats of one player.
 */
typedef struct
{
  guint n_players;
  guint first;
  gint32 score[TW_MAX_SEATS];
  guint won[TW_MAX_SEATS];
  guint player[TW_MAX_SEATS];
  guint status;
  guint reason;
  guint n_turns;
  gint64 points[TW_N_KINDS];
  guint unplaceable;
  guint figures_out;
  guint n_figures;
  guint drawers[TW_MOST_ARMS];
  guint n_noted;
  gint32 leads[TW_MOST_TURNS][TW_MAX_SEATS];
  gint32 scores[TW_MOST_TURNS][TW_MAX_SEATS];
  guint n_spots;
  TwSpot spots[TW_MOST_SPOTS];
  guint n_placements;
  guint n_places;
  guint n_good;
  guint n_phases;
  TwQuestionNotes phases[TW_MOST_PHASES];
  TwTileNotes *tiles;
  TwRuleWatch watch;
} TwNotes;

/** tw_notes_new: Returns: (transfer full): notes for games of @arm */
TwNotes *tw_notes_new (const TwArm *arm);

/** tw_notes_free: frees @notes. */
void tw_notes_free (TwNotes *notes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwNotes, tw_notes_free)

/** TwMatch: what one thread needs to play games of an arm. */
typedef struct _TwMatch TwMatch;

/** tw_match_new: Returns: (transfer full): a match for @arm, which outlives it */
TwMatch *tw_match_new (const TwArm *arm);

/** tw_match_set_cancellable: games of @match stop before the next answer once @cancellable (nullable) is cancelled; what is noted of
 * such a game is nothing. */
void tw_match_set_cancellable (TwMatch *match, GCancellable *cancellable);

/** tw_match_free: frees @match. */
void tw_match_free (TwMatch *match);

/**
 * tw_match_play:
 * @match: a match
 * @deal: number that tiles, chance and the players' dice follow from
 * @order: by how many seats players and tiles move on
 * @watch: (nullable): a rule to be looked out for
 * @log: (nullable) (element-type TwAction): gets all answers and outcomes
 * @notes: (out caller-allocates): what was noted; made for its arm
 *
 * Plays a game. One deal in one order always goes the same way.
 */
void tw_match_play (TwMatch *match,
                    guint64 deal,
                    guint order,
                    const TwWatched *watch,
                    GArray *log,
                    TwNotes *notes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwMatch, tw_match_free)

G_END_DECLS

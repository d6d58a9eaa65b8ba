/* Shared by the files of the Count of Carcassonne. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** The quarters, in the order of their numbers. Rule: COUNT-003. */
typedef enum
{
  QUARTER_CASTLE,
  QUARTER_MARKET,
  QUARTER_BLACKSMITH,
  QUARTER_CATHEDRAL,
  N_QUARTERS
} Quarter;

/* In an action that only other rules than the count's allow: the figure leaves the quarter. */
#define COUNT_LEAVES 1

/** How the count moves: the parameter count-move, in the order of its choices. */
typedef enum
{
  COUNT_CHOOSES,
  COUNT_CLOCKWISE,
  COUNT_FOLLOWS
} CountMove;

/**
 * Count:
 * @slot: by quarter: the tile that shows it, %TW_NO_SLOT while none is on the table
 * @kind: by quarter: the kind of tile that shows it, %TW_NO_KIND for none
 * @symbol: by quarter: index of its symbol on the tile
 * @quarter, @count: the verbs
 * @at: the quarter in which the count stands
 * @entered: one more than the quarter that a figure has just entered, 0 for none
 * @scored: seats that got points for features in this part, a bit each
 * @last: the seat that placed the last tile, %TW_SEAT_NONE for none
 * @n_held: number of tiles of a block that is still to be laid
 *
 * A figure in a quarter is in a zone, with the quarter as its detail. The other members are
 * parameters.
 */
typedef struct
{
  guint16 slot[N_QUARTERS];
  guint16 kind[N_QUARTERS];
  guint8 symbol[N_QUARTERS];
  guint8 quarter, count;
  guint8 at;
  guint8 entered;
  guint8 scored;
  guint8 last;
  guint8 n_held;
  guint8 move, final_all, abbot;
} Count;

/** tw_count_start_block: returns id of the block that lies at the start. Rule: COUNT-002,
 * COUNT-041, COUNT-042. */
const char *tw_count_start_block (const TwRules *rules, const TwTileSet *set, gboolean has_early);

/** tw_count_set_up_block: finds the quarters, and puts away the block's tiles that are not laid. */
void tw_count_set_up_block (TwPlay *play, Count *count);

/** tw_count_note_tile: notes which quarters the tile in @slot, just laid, shows. */
void tw_count_note_tile (const TwPlay *play, Count *count, guint slot);

/**
 * tw_count_lay_block:
 * @play: a play
 * @frame: a turn that has settled what its tile completed (3a)
 * @count: its state
 *
 * Lays the block that waits until the tiles that are drawn first are gone, where it touches most
 * tiles. Features that it completes are counted with those of the tile.
 *
 * Rule: COUNT-041, INTER-017.
 */
void tw_count_lay_block (TwPlay *play, TwFrame *frame, Count *count);

/** tw_count_is_there: Returns: whether figures may enter or stand in @quarter. Rule: COUNT-021. */
gboolean tw_count_is_there (const TwPlay *play, const Count *count, guint quarter);

/**
 * tw_count_may_enter:
 * @play: a play
 * @count: its state
 * @type: type of figure
 * @quarter: a quarter
 *
 * Followers may enter every quarter. A figure only for monasteries and gardens, the abbot, may
 * enter the cathedral. Figures that only help others may enter none.
 *
 * Rule: COUNT-017, COUNT-018.
 *
 * Returns: whether figures of the type may enter the quarter
 */
gboolean tw_count_may_enter (const TwPlay *play, const Count *count, guint type, guint quarter);

/** tw_count_is_in_city: Returns: whether the figure stands in a quarter, which is its detail
 *   then */
gboolean tw_count_is_in_city (const TwPlay *play, const Count *count, const TwFigure *figure);

/** tw_count_n_in_quarter: Returns: how many figures of a type @seat has in @quarter */
guint tw_count_n_in_quarter (const TwPlay *play,
                             const Count *count,
                             guint seat,
                             guint type,
                             guint quarter);

/** tw_count_quarter_for: Returns: the quarter from which figures come to features of @kind,
 *   %N_QUARTERS for none */
guint tw_count_quarter_for (TwKind kind);

/**
 * tw_count_is_open_to:
 * @count: its state
 * @seat: the seat that placed the tile
 *
 * Rule: COUNT-010, COUNT-012, COUNT-028, COUNT-043.
 *
 * Returns: whether another seat has got points for features, and @seat has not
 */
gboolean tw_count_is_open_to (const Count *count, guint seat);

/** tw_count_put_in: moves a figure from the supply into a quarter. Returns: %FALSE if the supply
 *   has none */
gboolean tw_count_put_in (TwPlay *play, guint seat, guint type, guint quarter);

/* The rest of the expansion: see TwVerbInfo and TwExpansion. */
void tw_count_quarter_print (const TwPlay *play, const TwAction *action, GString *out);
gboolean tw_count_quarter_parse (const TwPlay *play, const char *text, TwAction *out_action);
gboolean tw_count_name_leaving (const TwPlay *play,
                                gconstpointer own,
                                const TwFigure *figure,
                                TwAction *out_action);
void tw_count_count_print (const TwPlay *play, const TwAction *action, GString *out);
gboolean tw_count_count_parse (const TwPlay *play, const char *text, TwAction *out_action);
const char *tw_count_why_not (const TwPlay *play, gconstpointer own, const TwAction *action);
TwFactResult tw_count_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);
TwFactResult tw_count_tell (const TwPlay *play,
                            gconstpointer own,
                            const TwFact *fact,
                            char **out_value,
                            GError **error);
gboolean tw_count_phrase (const TwPlay *play,
                          gconstpointer own,
                          const TwSaying *saying,
                          TwPhrase *out_phrase);
void tw_count_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);
gboolean tw_count_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
guint64 tw_count_hash (const TwPlay *play, gconstpointer own);
void tw_count_check (const TwPlay *play, gconstpointer own, GString *out);

/** tw_count_quarter_name: Returns: (transfer none): "castle", … */
const char *tw_count_quarter_name (guint quarter);

/** tw_count_find_quarter: Returns: the quarter of that name, %N_QUARTERS for none */
guint tw_count_find_quarter (const char *name);

G_END_DECLS

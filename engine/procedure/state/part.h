/* Another part of the turn: <again>.
 *
 * A turn has two parts at most. Whoever may choose is asked when the first one is over, or, if its tile
 * is drawn early, before that is drawn. Rule: TRADE-030 to TRADE-043.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

#define TW_N_PART_VERBS 2

/** tw_part_size: Returns: bytes of the state in which it is kept, 0 if no procedure gives another part */
gsize tw_part_size (const TwProcedures *all);

/** tw_part_verbs: the verbs of its answers: that it is taken, and the tile that is drawn early */
extern const TwVerbInfo tw_part_verbs[TW_N_PART_VERBS];

/** tw_part_add: adds the step at the end of a part, and the verbs of its answers. */
void tw_part_add (TwProcedures *all);

/** tw_part_takes: Returns: whether @word is one of those verbs, and no question's */
gboolean tw_part_takes (const TwProcedures *all, const char *word);

/**
 * tw_part_grant:
 * @play: a play
 * @frame: the turn in which the step is carried out
 * @own: the procedures' state
 * @which: number of the <again>
 *
 * Gives the turn another part, unless it has one already or is in its second.
 *
 * Returns: %TW_STEP_ASK if something is asked, or a tile drawn, and the step is carried out once more
 */
TwStepResult tw_part_grant (TwPlay *play, TwFrame *frame, gpointer own, guint which);

/** tw_part_next_turn: gives whoever is on turn the next turn, whichever part of this one it is. */
void tw_part_next_turn (TwPlay *play);

/** tw_part_list: lists the answers that tw_part_grant() has asked for. */
void tw_part_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list);

/** tw_part_answer: carries out the answer to it. */
void tw_part_answer (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);

/** tw_part_phrase: see @phrase of #TwShowingHooks, for what is asked about another part */
gboolean tw_part_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying,
                         TwPhrase *out_phrase);

/** tw_part_hash: Returns: what of the state's hash is due to it */
guint64 tw_part_hash (const TwProcedures *all, gconstpointer own);

/** tw_part_has_tile: see @has_tile of #TwPlacingHooks: whether the tile of the part was drawn early */
gboolean tw_part_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own);

/** tw_part_n_held: see @n_held of #TwPlacingHooks */
guint tw_part_n_held (const TwPlay *play, gconstpointer own);

G_END_DECLS

/* Tiles in the hand, for the files that deal, play and write them: see hand.c. */
#pragma once

#include "engine/game/options.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Drawn tiles that a hand has room for. */
#define TW_HAND_MOST_DRAWN 9

/** TwHands: @tiles: kinds by seat, those of one's own first, then in the order of drawing; @n_tiles: how
 *   many, by seat; @n_own: how many of them are one's own; @is_dealt: whether all have drawn theirs */
typedef struct
{
  guint16 tiles[TW_MAX_SEATS][TW_HAND_MOST_OWN + TW_HAND_MOST_DRAWN];
  guint8 n_tiles[TW_MAX_SEATS];
  guint8 n_own[TW_MAX_SEATS];
  guint8 is_dealt;
} TwHands;

/** tw_hand_size: Returns: how many drawn tiles a hand has (parameters hand and draw) */
guint tw_hand_size (const TwRules *rules);

/** tw_hand_n_drawn: Returns: how many tiles of the hand are not one's own */
static inline guint
tw_hand_n_drawn (const TwHands *hands, guint seat)
{
  return hands->n_tiles[seat] - hands->n_own[seat];
}

/** tw_hand_n_of_kind: Returns: how many of the first @before tiles in the hand are of the kind */
guint tw_hand_n_of_kind (const TwHands *hands, guint seat, guint kind, guint before);

/** tw_hand_draw: draws a tile of the kind out of the bag into the hand */
void tw_hand_draw (TwPlay *play, TwHands *hands, guint seat, guint kind);

/** tw_hand_add_own: puts a tile of one's own, which is in no bag, into the hand */
void tw_hand_add_own (TwHands *hands, guint seat, guint kind);

/** tw_hand_remove: takes tile @at out of the hand, to be put where it goes */
void tw_hand_remove (TwHands *hands, guint seat, guint at);

/** tw_own_hand_is_wanted: Returns: whether some <hand> gives players tiles of their own in this game */
gboolean tw_own_hand_is_wanted (const TwRules *rules);

/** tw_own_hand_rule: Returns: (nullable): the rule that gives players tiles of their own */
const char *tw_own_hand_rule (const TwRules *rules);

/** tw_own_hand_set_up: see @set_up of #TwSetupHooks */
void tw_own_hand_set_up (TwPlay *play, gpointer own);

/** tw_hand_let_go: see @let_go of #TwPlacingHooks */
gboolean tw_hand_let_go (TwPlay *play, gpointer own, guint kind);

/** tw_hand_give: see @give of #TwFactHooks: "P1:hand=U,W" as a case gives it; tiles come out of the bag, or
 *   are one's own */
TwFactResult tw_hand_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error);

/** tw_hand_tell: see @tell of #TwFactHooks */
TwFactResult tw_hand_tell (const TwPlay *play,
                           gconstpointer own,
                           const TwFact *fact,
                           char **out_value,
                           GError **error);

/** tw_hand_say: see @say of #TwFactHooks */
void tw_hand_say (const TwPlay *play, gconstpointer own, GPtrArray *facts);

G_END_DECLS

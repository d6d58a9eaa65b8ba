/* How a game ended, by its events: who won, with which points, and how the scores grew. */
#pragma once

#include "app/game/table-model.h"
#include "engine/ledger/result-part.h"

G_BEGIN_DECLS

/**
 * TwResultNames: what the parts that are no kind of feature of the game are called.
 * @own_land: the only invented kind of land that brought points; %TW_KIND_NONE if none or several
 *   did
 * @other: (nullable): what the other points come from, if all come from one thing; translated, and
 *   kept by the rules of the game
 */
typedef struct
{
  TwKind own_land;
  const char *other;
} TwResultNames;

/**
 * TwGameResult:
 * @n_seats: number of seats
 * @ranking: seats, most points first; ties are in seat order
 * @score: points by seat
 * @parts: points by seat and #TwResultPart
 * @names: what parts are called after
 * @n_turns: turns played
 * @progress: (array): points by turn (0 to @n_turns, and one more for the end) and
 *   seat; row t begins at t * @n_seats
 * @n_lead_changes: how often one seat took the lead from another
 * @status: how the game ended, a #TwStatus
 * @reason: (nullable): why all have won or lost together, or which rule ended the game before its
 *   points were counted; translated
 */
typedef struct
{
  guint n_seats;
  guint ranking[TW_MAX_SEATS];
  int score[TW_MAX_SEATS];
  int parts[TW_MAX_SEATS][TW_N_RESULT_PARTS];
  TwResultNames names;
  guint n_turns;
  int *progress;
  guint n_lead_changes;
  guint status;
  const char *reason;
} TwGameResult;

/** tw_game_result_new: Returns: (transfer full): the result of @game as it stands */
TwGameResult *tw_game_result_new (const TwGame *game);

/** tw_game_result_free: frees @result. */
void tw_game_result_free (TwGameResult *result);

/** tw_game_result_is_together: Returns: whether all have won or lost, whatever their points are */
gboolean tw_game_result_is_together (const TwGameResult *result);

/** tw_game_result_n_winners: Returns: how many seats share the most points */
guint tw_game_result_n_winners (const TwGameResult *result);

/** tw_result_part_title: Returns: (transfer none): "Roads", translated; for %TW_RESULT_OWN_LAND
 *   and %TW_RESULT_OTHER what @names say, if they say it; the names of land are those of @rules */
const char *tw_result_part_title (TwResultPart part, const TwResultNames *names,
                                  const TwRules *rules);

/** tw_result_names: Returns: what brought points in @events, where that is one thing each */
TwResultNames tw_result_names (const TwRules *rules, const TwEvent *events, guint n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGameResult, tw_game_result_free)

G_END_DECLS

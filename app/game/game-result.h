/* How a game ended, from its events: who won, what for, and how it came about. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/* What the chart tells apart: kinds of feature, land that sets invent, and tokens; all others are
 * "other", but for what nobody has played for. */
typedef enum
{
  TW_RESULT_ROADS,
  TW_RESULT_CITIES,
  TW_RESULT_MONASTERIES,
  TW_RESULT_FIELDS,
  TW_RESULT_OWN_LAND,
  TW_RESULT_TOKENS,
  TW_RESULT_OTHER,
  TW_RESULT_GIVEN,
  TW_N_RESULT_PARTS
} TwResultPart;

/**
 * TwGameResult:
 * @n_seats: players
 * @ranking: seats, most points first; those with equal points in seat order
 * @score: points by seat
 * @parts: points by seat and #TwResultPart
 * @own_land: the kind of land of sets' own that brought points; %TW_KIND_NONE where none did, or
 *   several
 * @n_turns: turns played
 * @progress: (array): points by turn (0 to @n_turns, and one more for the end) and
 *   seat; row t begins at t * @n_seats
 * @n_lead_changes: how often somebody took the lead from somebody else
 * @status: how the game ended, a #TwStatus
 * @reason: (nullable): where all win or lose together, why; translated
 */
typedef struct
{
  guint n_seats;
  guint ranking[TW_MAX_SEATS];
  int score[TW_MAX_SEATS];
  int parts[TW_MAX_SEATS][TW_N_RESULT_PARTS];
  TwKind own_land;
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

/** tw_game_result_n_winners: Returns: how many share the most points */
guint tw_game_result_n_winners (const TwGameResult *result);

/** tw_game_result_part_id: Returns: (transfer none): "roads", for files */
const char *tw_game_result_part_id (TwResultPart part);

/** tw_game_result_part_title: Returns: (transfer none): "Roads", translated, or what @rules call the
 *   only land of their own that brought points */
const char *tw_game_result_part_title (const TwGameResult *result, const TwRules *rules,
                                       TwResultPart part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGameResult, tw_game_result_free)

G_END_DECLS

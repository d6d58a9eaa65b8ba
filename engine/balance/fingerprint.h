/* What tells rules apart: results are of these rules as long as the number is the same. */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_rules_fingerprint: Returns: a number that changes with the tiles, parameters, figures, effects and procedures
 * that games of @rules are played with, and not with texts and pictures */
guint64 tw_rules_fingerprint (const TwRules *rules);

G_END_DECLS

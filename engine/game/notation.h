/* The notation: writes an action as text in one canonical form, and reads it. */
#pragma once

#include "engine/game/notation-place.h"

G_BEGIN_DECLS

/**
 * tw_notation_print_action:
 * @play: the play before @action is applied to it
 * @action: an action
 * @on_turn: the seat whose turn it is; another decider is named before the action ("P2:…")
 *
 * Returns: (transfer full): the canonical notation
 */
char *tw_notation_print_action (const TwPlay *play, const TwAction *action, guint on_turn);

/**
 * tw_notation_parse_action:
 * @play: the play that the action is meant for
 * @text: one word
 * @on_turn: the seat whose turn it is
 * @out_action: (out): the action, which need not be legal
 * @error: return location
 *
 * A segment may be named by any of its ports, a figure by its role or its own name.
 *
 * Errors: %TW_NOTATION_ERROR_SYNTAX, %TW_NOTATION_ERROR_UNKNOWN (no such tile, figure,
 *   cell or segment).
 *
 * Returns: whether @text is an action
 */
gboolean tw_notation_parse_action (const TwPlay *play,
                                   const char *text,
                                   guint on_turn,
                                   TwAction *out_action,
                                   GError **error);

/** tw_notation_settle_action: replaces @action by the listed answer if several notations mean that
 *   answer. */
void tw_notation_settle_action (const TwPlay *play, TwAction *action);

G_END_DECLS

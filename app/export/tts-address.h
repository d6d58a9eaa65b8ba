/* Web addresses below which the pictures of an export will be found. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_tts_is_address: Returns: whether @url is a web address below which pictures can be */
gboolean tw_tts_is_address (const char *url);

/** tw_tts_is_local: Returns: whether @url is an address of this computer or its network alone, which
 * others do not reach */
gboolean tw_tts_is_local (const char *url);

G_END_DECLS

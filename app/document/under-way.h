/* What is being read or drawn just now, written down so that a start after a crash knows of it.
 *
 * Each process has a journal in a folder of the user's state, which it has locked: a line when
 * something begins, and one when it is over. What a process that is gone had begun and not ended is
 * suspect from then on: whatever draws by itself (the start page) leaves it alone, until it has been
 * opened by a person without harm, or is another file by then. The system keeps a journal when a
 * process dies, so that nothing waits for the disk; a power failure makes nothing suspect.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How long opening and saving may take before something is said of it. */
#define TW_SLOW_MS 1000

/** TwUnderWay: the functions may be called in any thread. */
typedef struct _TwUnderWay TwUnderWay;

/** tw_under_way_get_default: Returns: (transfer none): that of the program */
TwUnderWay *tw_under_way_get_default (void);

/**
 * tw_under_way_new:
 * @folder: where journals and suspicions are; made when it is needed
 *
 * Looks through the journals of processes that are gone.
 *
 * Returns: (transfer full): a journal of its own
 */
TwUnderWay *tw_under_way_new (const char *folder);

/** tw_under_way_free: ends in good order: nothing that is under way becomes suspect. */
void tw_under_way_free (TwUnderWay *self);

/**
 * tw_under_way_key:
 * @path: a file
 *
 * Blocks for as long as the disk does.
 *
 * Returns: (transfer full): what stands for the file as it is now; another one when it has changed
 */
char *tw_under_way_key (const char *path);

/** tw_under_way_is_suspect: Returns: whether a process died while it was at @key */
gboolean tw_under_way_is_suspect (TwUnderWay *self, const char *key);

/** tw_under_way_begin: @key is being read or drawn from now on; may be so several times at once. */
void tw_under_way_begin (TwUnderWay *self, const char *key);

/**
 * tw_under_way_end:
 * @self: a journal
 * @key: what was begun
 * @is_done: whether that has been done and has harmed nobody, so that it is suspect no more; else
 *   it was given up
 */
void tw_under_way_end (TwUnderWay *self, const char *key, gboolean is_done);

/** tw_under_way_end_all: the program is about to end in good order. Nothing is noted any more. */
void tw_under_way_end_all (TwUnderWay *self);

G_END_DECLS

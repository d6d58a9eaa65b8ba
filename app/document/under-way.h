/* A journal of what is being read or drawn, so that a start after a crash knows the culprit.
 *
 * Each process has a locked journal in a folder of the user's state, with a line for the begin and
 * one for the end of each piece of work. What a dead process had begun and not ended is suspect
 * from then on: the start page, which draws without being asked, leaves it alone until a person has
 * opened it without harm, or the file has changed. Journals survive the death of their process
 * without being flushed to the disk, so nothing waits for it; a power failure makes nothing
 * suspect.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* After how many milliseconds of opening or saving the user is told that it takes long. */
#define TW_SLOW_MS 1000

/** TwUnderWay: the functions may be called in any thread. */
typedef struct _TwUnderWay TwUnderWay;

/** tw_under_way_get_default: Returns: (transfer none): the program's journal */
TwUnderWay *tw_under_way_get_default (void);

/**
 * tw_under_way_new:
 * @folder: the folder of journals and suspects; created when it is needed
 *
 * Reads the journals that dead processes left.
 *
 * Returns: (transfer full): a new journal
 */
TwUnderWay *tw_under_way_new (const char *folder);

/**
 * tw_under_way_key:
 * @path: a file
 *
 * Blocks while it asks the disk.
 *
 * Returns: (transfer full): a key made of path, size and time of the last change; a changed file
 *   has another key
 */
char *tw_under_way_key (const char *path);

/** tw_under_way_is_suspect: Returns: whether a process died while it worked on @key */
gboolean tw_under_way_is_suspect (TwUnderWay *self, const char *key);

/** tw_under_way_begin: notes that work on @key begins; several at once are counted. */
void tw_under_way_begin (TwUnderWay *self, const char *key);

/**
 * tw_under_way_end:
 * @self: a journal
 * @key: the key that was begun
 * @is_done: whether the work was completed without harm, so that @key is no longer suspect; %FALSE
 *   if it was given up
 */
void tw_under_way_end (TwUnderWay *self, const char *key, gboolean is_done);

/** tw_under_way_end_all: ends all work before the program ends in good order. Notes nothing
 * more. */
void tw_under_way_end_all (TwUnderWay *self);

G_END_DECLS

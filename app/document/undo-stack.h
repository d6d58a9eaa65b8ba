/* What was done, to be undone and done again: a row of commands and a place in it.
 *
 * The stack knows nothing of documents. A command is a pointer that exchanges
 * values with its target, described by one #TwCommandType.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwCommandType:
 * @apply: carries the command out on @target, forwards or backwards
 * @merge: takes @newer into @older, so that @older does the work of both; @newer
 *   is freed afterwards. Returns %FALSE (and changes nothing) if they are too
 *   different
 * @is_nothing: whether the command ends where it began
 * @bytes: what it costs to keep
 * @free: frees it
 */
typedef struct
{
  void (*apply) (gpointer command, gpointer target, gboolean forwards);
  gboolean (*merge) (gpointer older, gpointer newer);
  gboolean (*is_nothing) (gpointer command);
  gsize (*bytes) (gpointer command);
  void (*free) (gpointer command);
} TwCommandType;

/** TwUndoStack: belongs to one document and its thread. */
typedef struct _TwUndoStack TwUndoStack;

/** A state that no target is ever in: with it as the clean one, all counts as modified. */
#define TW_UNDO_NO_STATE G_MAXUINT64

/** How long a pause may be for what follows still to merge, in microseconds. */
#define TW_UNDO_PAUSE_US G_TIME_SPAN_SECOND

/**
 * tw_undo_stack_new:
 * @type: what the commands are; must outlive the stack
 * @target: passed to the commands
 * @max_bytes: when the commands cost more, the oldest go
 *
 * Returns: (transfer full): an empty, clean stack
 */
TwUndoStack *tw_undo_stack_new (const TwCommandType *type, gpointer target, gsize max_bytes);

/** tw_undo_stack_free: frees the stack and its commands. */
void tw_undo_stack_free (TwUndoStack *stack);

/**
 * tw_undo_stack_push:
 * @stack: a stack
 * @command: (transfer full): what to do
 * @label: what it is called, translated, as in "Undo Add Road" without the "Undo"
 * @merge_key: (nullable): commands that follow each other with equal keys merge,
 *   within %TW_UNDO_PAUSE_US
 * @now_us: g_get_monotonic_time()
 *
 * Carries the command out and keeps it; what was undone before is dropped. A
 * command that (after merging) ends where it began is not kept.
 */
void tw_undo_stack_push (TwUndoStack *stack,
                         gpointer command,
                         const char *label,
                         const char *merge_key,
                         gint64 now_us);

/** tw_undo_stack_seal: nothing merges with what is on the stack now. */
void tw_undo_stack_seal (TwUndoStack *stack);

/** tw_undo_stack_undo: Returns: (nullable): the command undone, still the stack's */
gpointer tw_undo_stack_undo (TwUndoStack *stack);

/** tw_undo_stack_redo: Returns: (nullable): the command done again, still the stack's */
gpointer tw_undo_stack_redo (TwUndoStack *stack);

/** tw_undo_stack_undo_label: Returns: (transfer none) (nullable): %NULL if there is nothing */
const char *tw_undo_stack_undo_label (const TwUndoStack *stack);

/** tw_undo_stack_redo_label: Returns: (transfer none) (nullable): %NULL if there is nothing */
const char *tw_undo_stack_redo_label (const TwUndoStack *stack);

/**
 * tw_undo_stack_state:
 * @stack: a stack
 *
 * Returns: a number for the present state of the target, never used for another
 *   one; the same again after undo and redo
 */
guint64 tw_undo_stack_state (const TwUndoStack *stack);

/**
 * tw_undo_stack_mark_clean:
 * @stack: a stack
 * @state: the state that was saved, as of tw_undo_stack_state()
 *
 * Moves the clean mark and nothing else. If @state cannot be reached any more the
 * target counts as modified until it is saved again.
 */
void tw_undo_stack_mark_clean (TwUndoStack *stack, guint64 state);

/** tw_undo_stack_is_clean: Returns: whether the present state is the marked one */
gboolean tw_undo_stack_is_clean (const TwUndoStack *stack);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwUndoStack, tw_undo_stack_free)

G_END_DECLS

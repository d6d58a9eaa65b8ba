/* An undo stack: a row of commands and a position in it.
 *
 * The stack knows nothing of documents. A command is a pointer that exchanges values with its
 * target, described by one #TwCommandType.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwCommandType:
 * @apply: carries the command out on @target, forwards or backwards
 * @merge: merges @newer into @older, so that @older does the work of both; @newer is freed
 *   afterwards. Returns %FALSE, and changes nothing, if they cannot be merged
 * @is_nothing: whether the command changes nothing in the end
 * @bytes: how many bytes the command takes
 * @free: frees the command
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

/** A state that no target ever has: marked as clean, it makes every state count as modified. */
#define TW_UNDO_NO_STATE G_MAXUINT64

/** The longest pause between two commands that merge, in microseconds. */
#define TW_UNDO_PAUSE_US G_TIME_SPAN_SECOND

/**
 * tw_undo_stack_new:
 * @type: the type of the commands; must outlive the stack
 * @target: passed to the commands
 * @max_bytes: the most that all commands may take; beyond it the oldest are dropped
 *
 * Returns: (transfer full): an empty, clean stack
 */
TwUndoStack *tw_undo_stack_new (const TwCommandType *type, gpointer target, gsize max_bytes);

/** tw_undo_stack_free: frees the stack and its commands. */
void tw_undo_stack_free (TwUndoStack *stack);

/**
 * tw_undo_stack_push:
 * @stack: a stack
 * @command: (transfer full): the command
 * @label: its name, translated: the "Add Road" of "Undo Add Road"
 * @merge_key: (nullable): successive commands with equal keys merge within %TW_UNDO_PAUSE_US
 * @now_us: g_get_monotonic_time()
 *
 * Carries the command out and keeps it; undone commands are dropped. A command that, after merging,
 * changes nothing is not kept.
 */
void tw_undo_stack_push (TwUndoStack *stack,
                         gpointer command,
                         const char *label,
                         const char *merge_key,
                         gint64 now_us);

/** tw_undo_stack_seal: nothing merges with the commands on the stack any more. */
void tw_undo_stack_seal (TwUndoStack *stack);

/** tw_undo_stack_undo: Returns: (nullable): the undone command; the stack still owns it */
gpointer tw_undo_stack_undo (TwUndoStack *stack);

/** tw_undo_stack_redo: Returns: (nullable): the redone command; the stack still owns it */
gpointer tw_undo_stack_redo (TwUndoStack *stack);

/** tw_undo_stack_undo_label: Returns: (transfer none) (nullable): %NULL if nothing can be undone */
const char *tw_undo_stack_undo_label (const TwUndoStack *stack);

/** tw_undo_stack_redo_label: Returns: (transfer none) (nullable): %NULL if nothing can be redone */
const char *tw_undo_stack_redo_label (const TwUndoStack *stack);

/**
 * tw_undo_stack_state:
 * @stack: a stack
 *
 * Returns: a number for the target's present state; no other state has it, and undo and redo bring
 *   it back
 */
guint64 tw_undo_stack_state (const TwUndoStack *stack);

/**
 * tw_undo_stack_mark_clean:
 * @stack: a stack
 * @state: the saved state, from tw_undo_stack_state()
 *
 * Moves the clean mark and nothing else. If @state cannot be reached any more, the target counts as
 * modified until it is saved again.
 */
void tw_undo_stack_mark_clean (TwUndoStack *stack, guint64 state);

/** tw_undo_stack_is_clean: Returns: whether the present state has the clean mark */
gboolean tw_undo_stack_is_clean (const TwUndoStack *stack);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwUndoStack, tw_undo_stack_free)

G_END_DECLS

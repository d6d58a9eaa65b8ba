/* A row of commands and a place in it. */
#include "app/document/undo-stack.h"

/* @state names what the target is after the command. */
typedef struct
{
  gpointer command;
  char *label;
  char *merge_key;
  gsize bytes;
  guint64 state;
} Entry;

struct _TwUndoStack
{
  const TwCommandType *type;
  gpointer target;
  gsize max_bytes;
  gsize bytes;
  GQueue entries;
  /* How many of the entries are done; the rest can be done again. */
  guint position;
  guint64 base_state;
  guint64 last_state;
  guint64 clean_state;
  gint64 pushed_us;
  gboolean is_sealed;
};

static void
entry_free (TwUndoStack *stack, Entry *entry)
{
  stack->bytes -= entry->bytes;
  stack->type->free (entry->command);
  g_free (entry->label);
  g_free (entry->merge_key);
  g_free (entry);
}

static Entry *
done_entry (const TwUndoStack *stack)
{
  return stack->position == 0 ? NULL
                              : g_queue_peek_nth ((GQueue *) &stack->entries, stack->position - 1);
}

static void
drop_undone (TwUndoStack *stack)
{
  while (stack->entries.length > stack->position)
    entry_free (stack, g_queue_pop_tail (&stack->entries));
}

/* The newest command stays however big it is: what was just done can be undone. */
static void
drop_oldest (TwUndoStack *stack)
{
  while (stack->bytes > stack->max_bytes && stack->position > 1)
    {
      Entry *oldest = g_queue_pop_head (&stack->entries);

      stack->base_state = oldest->state;
      stack->position--;
      entry_free (stack, oldest);
    }
}

/* A saved state must stay reachable, so nothing merges into the command before it. */
static gboolean
may_merge (const TwUndoStack *stack, const Entry *top, const char *merge_key, gint64 now_us)
{
  return top != NULL && merge_key != NULL && !stack->is_sealed
         && g_strcmp0 (top->merge_key, merge_key) == 0 && top->state != stack->clean_state
         && now_us - stack->pushed_us <= TW_UNDO_PAUSE_US;
}

TwUndoStack *
tw_undo_stack_new (const TwCommandType *type, gpointer target, gsize max_bytes)
{
  TwUndoStack *stack = g_new0 (TwUndoStack, 1);

  stack->type = type;
  stack->target = target;
  stack->max_bytes = max_bytes;
  g_queue_init (&stack->entries);
  return stack;
}

void
tw_undo_stack_free (TwUndoStack *stack)
{
  if (stack == NULL)
    return;
  stack->position = 0;
  drop_undone (stack);
  g_free (stack);
}

void
tw_undo_stack_push (TwUndoStack *stack,
                    gpointer command,
                    const char *label,
                    const char *merge_key,
                    gint64 now_us)
{
  Entry *top = done_entry (stack);

  if (stack->type->is_nothing (command))
    {
      stack->type->free (command);
      return;
    }
  drop_undone (stack);
  stack->type->apply (command, stack->target, TRUE);
  if (may_merge (stack, top, merge_key, now_us) && stack->type->merge (top->command, command))
    {
      stack->type->free (command);
      stack->bytes -= top->bytes;
      top->bytes = stack->type->bytes (top->command);
      stack->bytes += top->bytes;
      top->state = ++stack->last_state;
      if (stack->type->is_nothing (top->command))
        {
          stack->position--;
          drop_undone (stack);
        }
    }
  else
    {
      top = g_new0 (Entry, 1);
      top->command = command;
      top->label = g_strdup (label);
      top->merge_key = g_strdup (merge_key);
      top->bytes = stack->type->bytes (command);
      top->state = ++stack->last_state;
      stack->bytes += top->bytes;
      g_queue_push_tail (&stack->entries, top);
      stack->position++;
    }
  stack->pushed_us = now_us;
  stack->is_sealed = FALSE;
  drop_oldest (stack);
}

void
tw_undo_stack_seal (TwUndoStack *stack)
{
  stack->is_sealed = TRUE;
}

gpointer
tw_undo_stack_undo (TwUndoStack *stack)
{
  Entry *entry = done_entry (stack);

  stack->is_sealed = TRUE;
  if (entry == NULL)
    return NULL;
  stack->position--;
  stack->type->apply (entry->command, stack->target, FALSE);
  return entry->command;
}

gpointer
tw_undo_stack_redo (TwUndoStack *stack)
{
  Entry *entry = g_queue_peek_nth (&stack->entries, stack->position);

  stack->is_sealed = TRUE;
  if (entry == NULL)
    return NULL;
  stack->position++;
  stack->type->apply (entry->command, stack->target, TRUE);
  return entry->command;
}

const char *
tw_undo_stack_undo_label (const TwUndoStack *stack)
{
  const Entry *entry = done_entry (stack);

  return entry != NULL ? entry->label : NULL;
}

const char *
tw_undo_stack_redo_label (const TwUndoStack *stack)
{
  const Entry *entry = g_queue_peek_nth ((GQueue *) &stack->entries, stack->position);

  return entry != NULL ? entry->label : NULL;
}

guint64
tw_undo_stack_state (const TwUndoStack *stack)
{
  const Entry *entry = done_entry (stack);

  return entry != NULL ? entry->state : stack->base_state;
}

void
tw_undo_stack_mark_clean (TwUndoStack *stack, guint64 state)
{
  stack->clean_state = state;
}

gboolean
tw_undo_stack_is_clean (const TwUndoStack *stack)
{
  return tw_undo_stack_state (stack) == stack->clean_state;
}

/* Commands on a set: exchanges of values. */
#include "app/document/set-command.h"

#include <string.h>

#include "app/document/tile-item-private.h"
#include "engine/set/set-members.h"

typedef enum
{
  CHANGE_REPLACE,
  CHANGE_INSERT,
  CHANGE_REMOVE,
  CHANGE_HEAD,
  CHANGE_REFUSED
} ChangeKind;

/* Which members are used depends on the kind: REPLACE has @item, @from, @to; INSERT
 * and REMOVE have @item and @position; HEAD has two sets without tiles; REFUSED has what
 * was refused before and what is after it. */
typedef struct
{
  ChangeKind kind;
  guint position;
  TwTileItem *item;
  TwTile *from;
  TwTile *to;
  TwTileSet *head_from;
  TwTileSet *head_to;
  GObject *refused_from;
  GObject *refused_to;
} Change;

struct _TwSetCommand
{
  GArray *changes;
  gboolean is_known;  /* whether the command was carried out */
  TwForeign *foreign; /* (nullable): what stood between the tiles before that, and where */
};

static Change *
change_at (const TwSetCommand *command, guint index)
{
  return &g_array_index (command->changes, Change, index);
}

static void
change_clear (gpointer data)
{
  Change *change = data;

  g_clear_object (&change->item);
  g_clear_pointer (&change->from, tw_tile_unref);
  g_clear_pointer (&change->to, tw_tile_unref);
  g_clear_pointer (&change->head_from, tw_tile_set_unref);
  g_clear_pointer (&change->head_to, tw_tile_set_unref);
  g_clear_object (&change->refused_from);
  g_clear_object (&change->refused_to);
}

TwSetCommand *
tw_set_command_new (void)
{
  TwSetCommand *command = g_new0 (TwSetCommand, 1);

  command->changes = g_array_new (FALSE, TRUE, sizeof (Change));
  g_array_set_clear_func (command->changes, change_clear);
  return command;
}

void
tw_set_command_free (TwSetCommand *command)
{
  if (command == NULL)
    return;
  g_array_unref (command->changes);
  tw_foreign_unref (command->foreign);
  g_free (command);
}

static Change *
add_change (TwSetCommand *command, ChangeKind kind, TwTileItem *item, guint position)
{
  Change *change;

  g_array_set_size (command->changes, command->changes->len + 1);
  change = change_at (command, command->changes->len - 1);
  change->kind = kind;
  change->position = position;
  change->item = item != NULL ? g_object_ref (item) : NULL;
  return change;
}

void
tw_set_command_replace (TwSetCommand *command, TwTileItem *item, TwTile *tile)
{
  Change *change = add_change (command, CHANGE_REPLACE, item, 0);

  change->from = tw_tile_ref ((TwTile *) tw_tile_item_get_tile (item));
  change->to = tw_tile_ref (tile);
}

void
tw_set_command_insert (TwSetCommand *command, TwTileItem *item, guint position)
{
  add_change (command, CHANGE_INSERT, item, position);
}

void
tw_set_command_remove (TwSetCommand *command, TwTileItem *item, guint position)
{
  add_change (command, CHANGE_REMOVE, item, position);
}

/* What was found between the tiles keeps the places it has in the whole set. */
static void
keep_foreign (TwTileSet *set, TwForeign *foreign)
{
  tw_foreign_ref (foreign);
  tw_foreign_unref (set->foreign);
  set->foreign = foreign;
}

static TwTileSet *
head_of (const TwTileSet *set)
{
  TwTileSet *head = tw_tile_set_copy (set);

  while (head->n_tiles > 0)
    tw_tile_set_remove_tile (head, head->n_tiles - 1);
  keep_foreign (head, set->foreign);
  return head;
}

void
tw_set_command_set_head (TwSetCommand *command, const TwTileSet *from, const TwTileSet *to)
{
  Change *change = add_change (command, CHANGE_HEAD, NULL, 0);

  change->head_from = head_of (from);
  change->head_to = head_of (to);
}

void
tw_set_command_refuse (TwSetCommand *command, GObject *from, GObject *to)
{
  Change *change = add_change (command, CHANGE_REFUSED, NULL, 0);

  g_set_object (&change->refused_from, from);
  g_set_object (&change->refused_to, to);
}

static gboolean
block_equal (const TwBlock *a, const TwBlock *b)
{
  if (strcmp (a->id, b->id) != 0 || a->is_start != b->is_start || a->ruin != b->ruin
      || a->n_tiles != b->n_tiles || !tw_foreign_equal (a->foreign, b->foreign))
    return FALSE;
  for (guint i = 0; i < a->n_tiles; i++)
    if (strcmp (a->tiles[i].tile, b->tiles[i].tile) != 0 || a->tiles[i].x != b->tiles[i].x
        || a->tiles[i].y != b->tiles[i].y || a->tiles[i].quarter_turns != b->tiles[i].quarter_turns)
      return FALSE;
  return TRUE;
}

static gboolean
changes_equal (const TwTileSet *a, const TwTileSet *b)
{
  if (a->n_changes != b->n_changes)
    return FALSE;
  for (guint i = 0; i < a->n_changes; i++)
    if (strcmp (a->changes[i].release, b->changes[i].release) != 0
        || g_strcmp0 (a->changes[i].date, b->changes[i].date) != 0
        || !tw_texts_equal (a->changes[i].texts, b->changes[i].texts)
        || !tw_foreign_equal (a->changes[i].foreign, b->changes[i].foreign))
      return FALSE;
  return TRUE;
}

gboolean
tw_set_head_equal (const TwTileSet *a, const TwTileSet *b)
{
  guint n_members;
  const TwMember *members = tw_tile_set_members (&n_members);

  if (!tw_members_equal (members, n_members, a, b) || !changes_equal (a, b)
      || !tw_print_plan_equal (a->print, b->print)
      || !tw_enclosures_equal (a->enclosures, b->enclosures) || a->n_blocks != b->n_blocks
      || a->n_lessons != b->n_lessons)
    return FALSE;
  for (guint i = 0; i < a->n_lessons; i++)
    if (a->lessons[i] != b->lessons[i] && !tw_lesson_equal (a->lessons[i], b->lessons[i]))
      return FALSE;
  for (guint i = 0; i < a->n_blocks; i++)
    if (!block_equal (&a->blocks[i], &b->blocks[i]))
      return FALSE;
  return TRUE;
}

static gboolean
tiles_equal (const TwTile *a, const TwTile *b)
{
  return a == b || tw_tile_equal (a, b);
}

/* The middle part of two lists whose ends are already paired. */
static void
add_middle (TwSetCommand *command,
            const TwSetTarget *target,
            const TwTileSet *set,
            guint from,
            guint n_old,
            guint n_new)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_known = 0;

  for (guint i = from; i < from + n_old; i++)
    g_hash_table_insert (by_id, target->set->tiles[i]->id, tw_tile_list_get (target->tiles, i));
  for (guint i = from; i < from + n_new; i++)
    n_known += g_hash_table_contains (by_id, set->tiles[i]->id);
  if (n_old == n_new && n_known == 0)
    {
      for (guint i = from; i < from + n_new; i++)
        tw_set_command_replace (command, tw_tile_list_get (target->tiles, i), set->tiles[i]);
      return;
    }
  for (guint i = from + n_old; i > from; i--)
    tw_set_command_remove (command, tw_tile_list_get (target->tiles, i - 1), i - 1);
  for (guint i = from; i < from + n_new; i++)
    {
      TwTile *tile = set->tiles[i];
      TwTileItem *known = g_hash_table_lookup (by_id, tile->id);
      g_autoptr (TwTileItem) item = NULL;

      if (known != NULL)
        {
          item = g_object_ref (known);
          g_hash_table_remove (by_id, tile->id);
        }
      else
        item = tw_tile_item_new (tile);
      tw_set_command_insert (command, item, i);
      if (known != NULL && !tiles_equal (tw_tile_item_get_tile (item), tile))
        tw_set_command_replace (command, item, tile);
    }
}

void
tw_set_command_add_difference (TwSetCommand *command, const TwSetTarget *target, TwTileSet *set)
{
  const TwTileSet *old = target->set;
  guint n_start = 0, n_end = 0;

  if (!tw_set_head_equal (old, set))
    tw_set_command_set_head (command, old, set);
  while (n_start < old->n_tiles && n_start < set->n_tiles
         && strcmp (old->tiles[n_start]->id, set->tiles[n_start]->id) == 0)
    n_start++;
  while (
      n_end < old->n_tiles - n_start && n_end < set->n_tiles - n_start
      && strcmp (old->tiles[old->n_tiles - 1 - n_end]->id, set->tiles[set->n_tiles - 1 - n_end]->id)
             == 0)
    n_end++;
  for (guint i = 0; i < old->n_tiles; i++)
    {
      guint j = i < n_start ? i : i + set->n_tiles - old->n_tiles;

      if ((i < n_start || i >= old->n_tiles - n_end) && !tiles_equal (old->tiles[i], set->tiles[j]))
        tw_set_command_replace (command, tw_tile_list_get (target->tiles, i), set->tiles[j]);
    }
  add_middle (command, target, set, n_start, old->n_tiles - n_start - n_end,
              set->n_tiles - n_start - n_end);
}

/* What the items and their order will be: the items themselves are told later, when
 * the set is complete. @tiles has only those with a new value. */
typedef struct
{
  TwTileSet *set;
  GPtrArray *order;
  GHashTable *tiles;
} Draft;

static void
draft_change (Draft *draft, const Change *change, gboolean forwards)
{
  TwTile *tile;
  TwTileSet *head;
  guint index;

  switch (change->kind)
    {
    case CHANGE_REPLACE:
      tile = forwards ? change->to : change->from;
      g_hash_table_insert (draft->tiles, change->item, tile);
      if (g_ptr_array_find (draft->order, change->item, &index))
        tw_tile_set_replace_tile (draft->set, index, tile);
      break;
    case CHANGE_INSERT:
    case CHANGE_REMOVE:
      if ((change->kind == CHANGE_INSERT) == forwards)
        {
          tile = g_hash_table_lookup (draft->tiles, change->item);
          if (tile == NULL)
            tile = (TwTile *) tw_tile_item_get_tile (change->item);
          g_ptr_array_insert (draft->order, (int) change->position, change->item);
          tw_tile_set_insert_tile (draft->set, (int) change->position, tile);
        }
      else
        {
          g_ptr_array_remove_index (draft->order, change->position);
          tw_tile_set_remove_tile (draft->set, change->position);
        }
      break;
    case CHANGE_REFUSED:
      break;
    case CHANGE_HEAD:
    default:
      head = tw_tile_set_copy (forwards ? change->head_to : change->head_from);
      for (guint i = 0; i < draft->set->n_tiles; i++)
        tw_tile_set_insert_tile (head, -1, draft->set->tiles[i]);
      tw_tile_set_unref (draft->set);
      draft->set = head;
    }
}

static void
change_items (TwSetTarget *target, const Change *change, gboolean forwards)
{
  switch (change->kind)
    {
    case CHANGE_REPLACE:
      target->parts |= TW_DOCUMENT_TILE;
      tw_tile_item_set_tile (change->item, forwards ? change->to : change->from);
      break;
    case CHANGE_INSERT:
    case CHANGE_REMOVE:
      target->parts |= TW_DOCUMENT_TILES;
      if ((change->kind == CHANGE_INSERT) == forwards)
        tw_tile_list_splice (target->tiles, change->position, 0, &change->item, 1);
      else
        tw_tile_list_splice (target->tiles, change->position, 1, NULL, 0);
      break;
    case CHANGE_REFUSED:
      target->parts |= TW_DOCUMENT_REFUSED;
      g_set_object (&target->refused, (forwards ? change->refused_to : change->refused_from));
      break;
    case CHANGE_HEAD:
    default:
      target->parts |= TW_DOCUMENT_HEAD;
    }
}

static void
note_items (const TwSetCommand *command, TwSetTarget *target)
{
  gboolean is_one = TRUE;

  target->item = NULL;
  target->revealed = NULL;
  for (guint i = 0; i < command->changes->len; i++)
    {
      TwTileItem *item = change_at (command, i)->item;

      if (item == NULL)
        continue;
      if (target->revealed == NULL && tw_tile_item_get_position (item) >= 0)
        target->revealed = item;
      if (target->item != NULL && target->item != item)
        is_one = FALSE;
      target->item = item;
    }
  if (!is_one)
    target->item = NULL;
}

/* The set is complete before any item says that it changed. */
static void
command_apply (gpointer data, gpointer user_data, gboolean forwards)
{
  TwSetCommand *command = data;
  TwSetTarget *target = user_data;
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);
  const TwTileSet *head = NULL;
  Draft draft = { tw_tile_set_copy (target->set), order, tiles };
  guint n_changes = command->changes->len;

  for (guint i = 0; i < tw_tile_list_get_length (target->tiles); i++)
    g_ptr_array_add (order, tw_tile_list_get (target->tiles, i));
  for (guint i = 0; i < n_changes; i++)
    {
      const Change *change = change_at (command, forwards ? i : n_changes - 1 - i);

      draft_change (&draft, change, forwards);
      if (change->kind == CHANGE_HEAD)
        head = forwards ? change->head_to : change->head_from;
    }
  if (head != NULL)
    keep_foreign (draft.set, head->foreign);
  /* Tiles that come back do not say before which of them it stood. */
  if (!forwards && command->is_known)
    keep_foreign (draft.set, command->foreign);
  else if (forwards && !command->is_known)
    {
      command->is_known = TRUE;
      command->foreign = tw_foreign_ref (target->set->foreign);
    }
  tw_tile_set_unref (target->set);
  target->set = draft.set;
  target->parts = 0;
  for (guint i = 0; i < n_changes; i++)
    change_items (target, change_at (command, forwards ? i : n_changes - 1 - i), forwards);
  note_items (command, target);
}

static gboolean
command_merge (gpointer data, gpointer newer_data)
{
  TwSetCommand *older = data, *newer = newer_data;

  if (older->changes->len != newer->changes->len)
    return FALSE;
  for (guint i = 0; i < older->changes->len; i++)
    {
      const Change *a = change_at (older, i), *b = change_at (newer, i);

      if (a->kind != b->kind || a->item != b->item
          || (a->kind != CHANGE_REPLACE && a->kind != CHANGE_HEAD && a->kind != CHANGE_REFUSED))
        return FALSE;
    }
  for (guint i = 0; i < older->changes->len; i++)
    {
      Change *a = change_at (older, i), *b = change_at (newer, i);
      TwTile *to = a->to;
      TwTileSet *head_to = a->head_to;
      GObject *refused_to = a->refused_to;

      a->to = b->to;
      b->to = to;
      a->head_to = b->head_to;
      b->head_to = head_to;
      a->refused_to = b->refused_to;
      b->refused_to = refused_to;
    }
  return TRUE;
}

static gboolean
command_is_nothing (gpointer data)
{
  TwSetCommand *command = data;

  for (guint i = 0; i < command->changes->len; i++)
    {
      const Change *change = change_at (command, i);

      switch (change->kind)
        {
        case CHANGE_REPLACE:
          if (!tiles_equal (change->from, change->to))
            return FALSE;
          break;
        case CHANGE_HEAD:
          if (!tw_set_head_equal (change->head_from, change->head_to))
            return FALSE;
          break;
        case CHANGE_REFUSED:
          if (change->refused_from != change->refused_to)
            return FALSE;
          break;
        case CHANGE_INSERT:
        case CHANGE_REMOVE:
        default:
          return FALSE;
        }
    }
  return TRUE;
}

/* Texts and names are small beside the topology, so they are not counted one by one. */
static gsize
command_bytes (gpointer data)
{
  const gsize tile_bytes = sizeof (TwTile) + 256, head_bytes = sizeof (TwTileSet) + 4096;
  TwSetCommand *command = data;
  gsize bytes = sizeof *command;

  for (guint i = 0; i < command->changes->len; i++)
    {
      const Change *change = change_at (command, i);

      bytes += sizeof *change;
      bytes += change->kind == CHANGE_HEAD      ? 2 * head_bytes
               : change->kind == CHANGE_REPLACE ? 2 * tile_bytes
                                                : tile_bytes;
    }
  return bytes;
}

static void
command_free (gpointer data)
{
  tw_set_command_free (data);
}

const TwCommandType tw_set_command_type = { command_apply, command_merge, command_is_nothing,
                                            command_bytes, command_free };

/* A tile set: building, sharing, finding. */
#include "engine/set/tile-set.h"

#include <string.h>

#include "engine/set/set-members.h"

TwTileSet *
tw_tile_set_new (const char *id)
{
  TwTileSet *set = g_atomic_rc_box_new0 (TwTileSet);

  set->id = g_strdup (id);
  set->version = g_strdup ("1.0");
  return set;
}

TwTileSet *
tw_tile_set_ref (TwTileSet *set)
{
  return g_atomic_rc_box_acquire (set);
}

static void
block_clear (TwBlock *block)
{
  for (guint i = 0; i < block->n_tiles; i++)
    g_free (block->tiles[i].tile);
  g_free (block->tiles);
  g_free (block->id);
  tw_foreign_unref (block->foreign);
}

static void
set_clear (gpointer data)
{
  TwTileSet *set = data;
  guint n_members;
  const TwMember *members = tw_tile_set_members (&n_members);

  tw_members_free (members, n_members, set);
  for (guint i = 0; i < set->n_tiles; i++)
    tw_tile_unref (set->tiles[i]);
  g_free (set->tiles);
  for (guint i = 0; i < set->n_blocks; i++)
    block_clear (&set->blocks[i]);
  g_free (set->blocks);
  for (guint i = 0; i < set->n_lessons; i++)
    tw_lesson_unref (set->lessons[i]);
  g_free (set->lessons);
  tw_tile_set_clear_changes (set);
  tw_print_plan_free (set->print);
  tw_enclosures_unref (set->enclosures);
  tw_vocabulary_unref (set->own);
  g_strfreev (set->warnings);
}

void
tw_tile_set_unref (TwTileSet *set)
{
  if (set != NULL)
    g_atomic_rc_box_release_full (set, set_clear);
}

static TwBlock *
block_push (TwTileSet *set, const char *id)
{
  TwBlock *block;

  set->blocks = g_renew (TwBlock, set->blocks, set->n_blocks + 1);
  block = &set->blocks[set->n_blocks++];
  memset (block, 0, sizeof *block);
  block->id = g_strdup (id);
  return block;
}

TwTileSet *
tw_tile_set_copy (const TwTileSet *set)
{
  TwTileSet *copy = g_atomic_rc_box_new0 (TwTileSet);
  guint n_members;
  const TwMember *members = tw_tile_set_members (&n_members);

  *copy = *set;
  tw_members_copy (members, n_members, copy, set);
  copy->n_changes = 0;
  copy->changes = NULL;
  for (guint i = 0; i < set->n_changes; i++)
    {
      TwSetChange *change = tw_tile_set_add_change (copy, set->changes[i].release);

      change->date = g_strdup (set->changes[i].date);
      change->texts = tw_texts_ref (set->changes[i].texts);
      change->foreign = tw_foreign_ref (set->changes[i].foreign);
    }
  copy->print = tw_print_plan_copy (set->print);
  copy->enclosures = tw_enclosures_ref (set->enclosures);
  copy->own = set->own != NULL ? tw_vocabulary_ref (set->own) : NULL;
  copy->warnings = g_strdupv (set->warnings);
  copy->tiles = g_new (TwTile *, set->n_tiles);
  for (guint i = 0; i < set->n_tiles; i++)
    copy->tiles[i] = tw_tile_ref (set->tiles[i]);
  copy->lessons = g_new (TwLesson *, set->n_lessons);
  for (guint i = 0; i < set->n_lessons; i++)
    copy->lessons[i] = tw_lesson_ref (set->lessons[i]);
  copy->n_blocks = 0;
  copy->blocks = NULL;
  for (guint i = 0; i < set->n_blocks; i++)
    {
      const TwBlock *from = &set->blocks[i];
      TwBlock *to = block_push (copy, from->id);

      to->is_start = from->is_start;
      to->ruin = from->ruin;
      to->line = from->line;
      to->foreign = tw_foreign_ref (from->foreign);
      for (guint j = 0; j < from->n_tiles; j++)
        tw_block_add_tile (to, from->tiles[j].tile, from->tiles[j].x, from->tiles[j].y,
                           from->tiles[j].quarter_turns);
    }
  return copy;
}

/* Keeps comments between the tiles, the blocks and the lessons, which are counted in that order,
 * where they were. */
static void
set_foreign_follow (TwTileSet *set, guint index, gboolean is_there)
{
  const gint dropped = TW_FOREIGN_DROPPED;
  gint first = TW_SET_FOREIGN_TILES + (gint) index;
  TwForeign *old = set->foreign;

  if (old == NULL)
    return;
  set->foreign = is_there ? tw_foreign_map (old, first, 0, NULL, 1)
                          : tw_foreign_map (old, first, 1, &dropped, -1);
  tw_foreign_unref (old);
}

void
tw_tile_set_insert_tile (TwTileSet *set, int index, TwTile *tile)
{
  guint at = index < 0 ? set->n_tiles : (guint) index;

  g_return_if_fail (at <= set->n_tiles);

  set->tiles = g_renew (TwTile *, set->tiles, set->n_tiles + 1);
  memmove (&set->tiles[at + 1], &set->tiles[at], (set->n_tiles - at) * sizeof *set->tiles);
  set->tiles[at] = tw_tile_ref (tile);
  set->n_tiles++;
  set_foreign_follow (set, at, TRUE);
}

void
tw_tile_set_remove_tile (TwTileSet *set, guint index)
{
  g_return_if_fail (index < set->n_tiles);

  tw_tile_unref (set->tiles[index]);
  set->n_tiles--;
  memmove (&set->tiles[index], &set->tiles[index + 1], (set->n_tiles - index) * sizeof *set->tiles);
  set_foreign_follow (set, index, FALSE);
}

void
tw_tile_set_replace_tile (TwTileSet *set, guint index, TwTile *tile)
{
  g_return_if_fail (index < set->n_tiles);

  tw_tile_ref (tile);
  tw_tile_unref (set->tiles[index]);
  set->tiles[index] = tile;
}

static gboolean
name_follow (char **name, const char *from, const char *to)
{
  if (g_strcmp0 (*name, from) != 0)
    return FALSE;
  g_free (*name);
  *name = g_strdup (to);
  return TRUE;
}

gboolean
tw_tile_set_follow_id (TwTileSet *set, const char *from, const char *to)
{
  gboolean is_named = name_follow (&set->first_tile, from, to);

  is_named |= name_follow (&set->last_tile, from, to);
  for (guint i = 0; i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      is_named |= name_follow (&set->blocks[i].tiles[k].tile, from, to);
  return is_named;
}

void
tw_tile_set_rename_tile (TwTileSet *set, guint index, const char *id)
{
  g_autoptr (TwTile) old = NULL;
  g_autoptr (TwTile) renamed = NULL;

  g_return_if_fail (index < set->n_tiles);

  old = tw_tile_ref (set->tiles[index]);
  renamed = tw_tile_with_id (old, id);
  tw_tile_set_replace_tile (set, index, renamed);
  if (tw_tile_set_find (set, old->id) < 0)
    tw_tile_set_follow_id (set, old->id, id);
}

TwBlock *
tw_tile_set_add_block (TwTileSet *set, const char *id)
{
  set_foreign_follow (set, set->n_tiles + set->n_blocks, TRUE);
  return block_push (set, id);
}

void
tw_tile_set_remove_block (TwTileSet *set, guint index)
{
  g_return_if_fail (index < set->n_blocks);

  block_clear (&set->blocks[index]);
  set->n_blocks--;
  memmove (&set->blocks[index], &set->blocks[index + 1],
           (set->n_blocks - index) * sizeof *set->blocks);
  set_foreign_follow (set, set->n_tiles + index, FALSE);
}

void
tw_tile_set_insert_lesson (TwTileSet *set, int index, TwLesson *lesson)
{
  guint at = index < 0 ? set->n_lessons : MIN ((guint) index, set->n_lessons);

  set->lessons = g_renew (TwLesson *, set->lessons, set->n_lessons + 1);
  memmove (&set->lessons[at + 1], &set->lessons[at], (set->n_lessons - at) * sizeof *set->lessons);
  set->lessons[at] = tw_lesson_ref (lesson);
  set->n_lessons++;
  set_foreign_follow (set, set->n_tiles + set->n_blocks + at, TRUE);
}

void
tw_tile_set_remove_lesson (TwTileSet *set, guint index)
{
  g_return_if_fail (index < set->n_lessons);

  tw_lesson_unref (set->lessons[index]);
  set->n_lessons--;
  memmove (&set->lessons[index], &set->lessons[index + 1],
           (set->n_lessons - index) * sizeof *set->lessons);
  set_foreign_follow (set, set->n_tiles + set->n_blocks + index, FALSE);
}

void
tw_tile_set_replace_lesson (TwTileSet *set, guint index, TwLesson *lesson)
{
  g_return_if_fail (index < set->n_lessons);

  tw_lesson_ref (lesson);
  tw_lesson_unref (set->lessons[index]);
  set->lessons[index] = lesson;
}

int
tw_tile_set_find_lesson (const TwTileSet *set, const char *id)
{
  for (guint i = 0; i < set->n_lessons; i++)
    if (strcmp (set->lessons[i]->id, id) == 0)
      return (int) i;
  return -1;
}

TwSetChange *
tw_tile_set_add_change (TwTileSet *set, const char *release)
{
  TwSetChange *change;

  set->changes = g_renew (TwSetChange, set->changes, set->n_changes + 1);
  change = &set->changes[set->n_changes++];
  *change = (TwSetChange){ g_strdup (release), NULL, NULL, NULL };
  return change;
}

void
tw_tile_set_clear_changes (TwTileSet *set)
{
  for (guint i = 0; i < set->n_changes; i++)
    {
      g_free (set->changes[i].release);
      g_free (set->changes[i].date);
      tw_texts_unref (set->changes[i].texts);
      tw_foreign_unref (set->changes[i].foreign);
    }
  g_clear_pointer (&set->changes, g_free);
  set->n_changes = 0;
}

guint
tw_tile_set_contents (const TwTileSet *set)
{
  guint contents = set->n_tiles > 0 ? TW_SET_HAS_TILES : 0;

  if (set->own != NULL
      && (set->own->symbols->len > 0 || set->own->effects->len > 0 || set->own->rules->len > 0))
    contents |= TW_SET_HAS_RULES;
  if (set->own != NULL && (set->own->figures->len > 0 || set->own->tokens->len > 0))
    contents |= TW_SET_HAS_FIGURES;
  return contents;
}

void
tw_block_add_tile (TwBlock *block, const char *tile, int x, int y, guint quarter_turns)
{
  TwBlockTile *entry;

  block->tiles = g_renew (TwBlockTile, block->tiles, block->n_tiles + 1);
  entry = &block->tiles[block->n_tiles++];
  entry->tile = g_strdup (tile);
  entry->x = (gint16) x;
  entry->y = (gint16) y;
  entry->quarter_turns = (guint8) (quarter_turns & 3);
}

int
tw_tile_set_find (const TwTileSet *set, const char *id)
{
  for (guint i = 0; i < set->n_tiles; i++)
    if (strcmp (set->tiles[i]->id, id) == 0)
      return (int) i;
  return -1;
}

const char *
tw_tile_set_back (const TwTileSet *set, const TwTile *tile)
{
  g_return_val_if_fail (set != NULL && tile != NULL, NULL);
  return tile->back != NULL ? tile->back : set->back;
}

guint
tw_tile_set_n_copies (const TwTileSet *set)
{
  guint count = 0;

  for (guint i = 0; i < set->n_tiles; i++)
    count += set->tiles[i]->count;
  return count;
}

int
tw_tile_set_start (const TwTileSet *set)
{
  for (guint i = 0; i < set->n_tiles; i++)
    if (set->tiles[i]->n_start > 0)
      return (int) i;
  if (set->draw == TW_SET_DRAW_FIRST && set->first_tile != NULL)
    return tw_tile_set_find (set, set->first_tile);
  return -1;
}

const TwBlock *
tw_tile_set_start_block (const TwTileSet *set)
{
  for (guint i = 0; i < set->n_blocks; i++)
    if (set->blocks[i].is_start)
      return &set->blocks[i];
  return NULL;
}

/* Returns: the number behind @stem in @id, 0 if it is not one that new ids are given */
static guint64
id_number (const char *id, const char *stem, gsize length)
{
  guint64 number = 0;
  const char *digit = id + length;

  if (strncmp (id, stem, length) != 0 || *digit < '1' || *digit > '9')
    return 0;
  for (; g_ascii_isdigit (*digit) && number < G_MAXUINT32; digit++)
    number = 10 * number + (guint64) (*digit - '0');
  return *digit == '\0' ? number : 0;
}

/* One look at each tile: with n tiles, one of the next n + 1 numbers is free. */
char *
tw_tile_set_new_tile_id (const TwTileSet *set, const char *like)
{
  g_autofree char *stem = g_strdup (like != NULL && *like != '\0' ? like : "T");
  g_autofree guint8 *is_taken = g_malloc0 (set->n_tiles + 1);
  gsize length = strlen (stem);
  guint64 number = 0, next = 0;

  while (length > 0 && g_ascii_isdigit (stem[length - 1]))
    length--;
  if (stem[length] != '\0')
    number = g_ascii_strtoull (stem + length, NULL, 10) % 1000000;
  stem[length] = '\0';
  for (guint i = 0; i < set->n_tiles; i++)
    {
      guint64 taken = id_number (set->tiles[i]->id, stem, length);

      if (taken > number && taken - number <= set->n_tiles)
        is_taken[taken - number - 1] = TRUE;
    }
  while (is_taken[next])
    next++;
  return g_strdup_printf ("%s%" G_GUINT64_FORMAT, stem, number + next + 1);
}

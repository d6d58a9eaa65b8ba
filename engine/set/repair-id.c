/* Repairs of ids: empty ones, ids given twice, ids that the notation cannot write. */
#include "engine/set/lesson-id.h"
#include "engine/set/problem-row.h"

/* @id with a hyphen for each run of what cannot be written; "" when nothing else is left. */
static char *
writable_id (const char *id)
{
  GString *clean = g_string_new (NULL);
  gboolean is_gap = FALSE;

  for (; *id != '\0'; id = g_utf8_next_char (id))
    {
      gunichar c = g_utf8_get_char (id);

      if (tw_id_char_is_writable (c))
        {
          if (is_gap && clean->len > 0)
            g_string_append_c (clean, '-');
          g_string_append_unichar (clean, c);
        }
      is_gap = !tw_id_char_is_writable (c);
    }
  return g_string_free (clean, FALSE);
}

static char *
variant_new_id (const TwTile *tile, const char *like)
{
  for (guint number = *like != '\0' ? 2 : 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%s%u", *like != '\0' ? like : "V", number);

      if (tw_tile_find_variant (tile, id) < 0)
        return g_steal_pointer (&id);
    }
}

static void
variant_repair_id (TwTileSet *set, guint tile_index, guint variant, gboolean is_new)
{
  g_autoptr (TwTile) tile = tw_tile_copy (set->tiles[tile_index]);
  g_autofree char *clean = writable_id (tile->variants[variant].id);

  is_new |= *clean == '\0' || tw_tile_find_variant (tile, clean) >= 0;
  g_free (tile->variants[variant].id);
  tile->variants[variant].id =
      is_new ? variant_new_id (set->tiles[tile_index], clean) : g_steal_pointer (&clean);
  tw_tile_set_replace_tile (set, tile_index, tile);
}

static void
tile_repair_id (TwTileSet *set, guint tile_index, gboolean is_new)
{
  g_autofree char *clean = writable_id (set->tiles[tile_index]->id);
  g_autofree char *id = NULL;

  is_new |= *clean == '\0' || tw_tile_set_find (set, clean) >= 0;
  id = is_new ? tw_tile_set_new_tile_id (set, clean) : g_steal_pointer (&clean);
  tw_tile_set_rename_tile (set, tile_index, id);
}

static const char *
problem_id (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = set->tiles[problem->tile];

  return problem->variant >= 0 ? tile->variants[problem->variant].id : tile->id;
}

TwTileSet *
mend_id (const TwProblem *problem, const TwTileSet *set)
{
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  gboolean is_new = problem->code != TW_PROBLEM_UNWRITABLE_ID;

  if (problem->tile < 0)
    {
      if (tw_id_is_writable (set->id))
        return NULL;
      g_free (copy->id);
      copy->id = writable_id (set->id);
      if (*copy->id == '\0')
        {
          g_free (copy->id);
          copy->id = g_strdup ("set");
        }
      return g_steal_pointer (&copy);
    }
  if ((guint) problem->tile >= set->n_tiles
      || problem->variant >= (int) set->tiles[problem->tile]->n_variants)
    return NULL;
  if (problem->code == TW_PROBLEM_UNWRITABLE_ID && tw_id_is_writable (problem_id (problem, set)))
    return NULL;
  if (problem->variant >= 0)
    variant_repair_id (copy, (guint) problem->tile, (guint) problem->variant, is_new);
  else
    tile_repair_id (copy, (guint) problem->tile, is_new);
  return g_steal_pointer (&copy);
}

TwTileSet *
mend_lesson_id (const TwProblem *problem, const TwTileSet *set)
{
  g_autoptr (TwTileSet) copy = tw_tile_set_copy (set);
  g_autoptr (TwLesson) lesson = NULL;

  if (problem->other < 0 || (guint) problem->other >= set->n_lessons)
    return NULL;
  lesson = tw_lesson_copy (set->lessons[problem->other]);
  g_free (lesson->id);
  lesson->id = tw_lesson_new_id (set, set->lessons[problem->other]->id);
  tw_tile_set_replace_lesson (copy, (guint) problem->other, lesson);
  return g_steal_pointer (&copy);
}

/* A tile of a set: building, sharing, comparing. */
#include "engine/tile/tile.h"

#include <string.h>

#include "engine/tile/field-place.h"
#include "engine/tile/tile-members.h"

TwTile *
tw_tile_new (const char *id, guint count, const TwTopology *topology)
{
  TwTile *tile = g_atomic_rc_box_new0 (TwTile);

  tile->id = g_strdup (id);
  tile->count = count;
  if (topology != NULL)
    tile->topology = *topology;
  tw_tile_derive (tile);
  return tile;
}

TwTile *
tw_tile_ref (TwTile *tile)
{
  return g_atomic_rc_box_acquire (tile);
}

static void
tile_clear (gpointer data)
{
  TwTile *tile = data;
  guint n_members, n_variant_members;
  const TwMember *members = tw_tile_members (&n_members);
  const TwMember *variant_members = tw_variant_members (&n_variant_members);

  tw_members_free (members, n_members, tile);
  for (guint i = 0; i < tile->n_variants; i++)
    tw_members_free (variant_members, n_variant_members, &tile->variants[i]);
  g_free (tile->variants);
}

void
tw_tile_unref (TwTile *tile)
{
  if (tile != NULL)
    g_atomic_rc_box_release_full (tile, tile_clear);
}

TwTile *
tw_tile_copy (const TwTile *tile)
{
  TwTile *copy = g_atomic_rc_box_new0 (TwTile);
  guint n_members, n_variant_members;
  const TwMember *members = tw_tile_members (&n_members);
  const TwMember *variant_members = tw_variant_members (&n_variant_members);

  *copy = *tile;
  tw_members_copy (members, n_members, copy, tile);
  copy->variants = g_new0 (TwVariant, tile->n_variants);
  for (guint i = 0; i < tile->n_variants; i++)
    {
      copy->variants[i] = tile->variants[i];
      tw_members_copy (variant_members, n_variant_members, &copy->variants[i], &tile->variants[i]);
    }
  return copy;
}

void
tw_tile_derive (TwTile *tile)
{
  tw_fields_derive (&tile->topology, TW_FIELDS_DEFAULT, &tile->fields);
}

/* Whether @to is @from turned or mirrored, segment by segment. */
static gboolean
topology_is_turned (const TwTopology *from, const TwTopology *to)
{
  guint fits = 0xff;

  for (guint i = 0; i < from->n_segments && from->n_segments == to->n_segments; i++)
    for (guint turns = 0; turns < 4; turns++)
      {
        TwRim rim = from->segments[i].rim, now = to->segments[i].rim;

        if (from->segments[i].kind != to->segments[i].kind || tw_rim_rotate (rim, turns) != now)
          fits &= ~(1u << turns);
        if (from->segments[i].kind != to->segments[i].kind
            || tw_rim_rotate (tw_rim_mirror (rim), turns) != now)
          fits &= ~(0x10u << turns);
      }
  return from->n_segments == to->n_segments && fits != 0;
}

/* Which segment of @to is segment @index of @from after an edit: the one of its name,
 * else the first of its kind that has a place of it, else, inside the tile, the one
 * that is as far down the list of its kind. %TW_FOREIGN_DROPPED if it is gone. */
static int
segment_follow (const TwTopology *from, guint index, const TwTopology *to)
{
  const TwSegment *old = &from->segments[index];
  int named = old->handle[0] != '\0' ? tw_topology_find_handle (to, old->handle) : -1;
  guint n_before = 0;

  if (topology_is_turned (from, to))
    return (int) index;
  if (named >= 0 && to->segments[named].kind == old->kind)
    return named;
  for (guint i = 0; i < index; i++)
    n_before += from->segments[i].kind == old->kind && from->segments[i].rim == 0;
  for (guint i = 0; i < to->n_segments; i++)
    if (to->segments[i].kind == old->kind
        && (old->rim != 0 ? (to->segments[i].rim & old->rim) != 0
                          : to->segments[i].rim == 0 && n_before-- == 0))
      return (int) i;
  return TW_FOREIGN_DROPPED;
}

/* A symbol of a variant is gone: so are the places of its pictures, and later ones have another
 * number. */
static void
drop_pictures (TwShape *shape, guint symbol)
{
  for (guint i = shape->n_points; i-- > 0;)
    {
      TwShapePoint *point = &shape->points[i];

      if (point->role != TW_SHAPE_PICTURE || point->owner < (int) symbol)
        continue;
      if (point->owner == (int) symbol)
        tw_shape_remove (shape, i);
      else
        point->owner--;
    }
}

static void
variant_drop_symbol (TwVariant *variant, guint symbol)
{
  tw_topology_remove_symbol (&variant->added, symbol);
  drop_pictures (&variant->shape, symbol);
}

/* Symbols that a variant adds count the tile's segments first, so they have to
 * follow when the drawing changes; those whose segment is gone go with it. */
static void
variants_follow (TwTile *tile, const TwTopology *before, const TwFields *fields_before)
{
  int shift = (int) tile->topology.n_segments - (int) before->n_segments;

  for (guint v = 0; v < tile->n_variants; v++)
    {
      TwTopology *added = &tile->variants[v].added;

      for (guint i = added->n_symbols; i-- > 0;)
        {
          TwSymbol *symbol = &added->symbols[i];

          if (tw_place_is_field (symbol->segment))
            {
              int place = tw_field_place_follow (fields_before, symbol->segment, &tile->fields);

              symbol->segment = (gint8) place;
              if (tw_fields_find_place (fields_before, place) >= 0
                  && tw_fields_find_place (&tile->fields, place) < 0)
                variant_drop_symbol (&tile->variants[v], i);
              continue;
            }

          if (symbol->segment >= (int) before->n_segments)
            symbol->segment = (gint8) (symbol->segment + shift);
          else if (symbol->segment >= 0)
            {
              int now = segment_follow (before, (guint) symbol->segment, &tile->topology);

              if (now == TW_FOREIGN_DROPPED)
                variant_drop_symbol (&tile->variants[v], i);
              else
                symbol->segment = (gint8) now;
            }
        }
    }
}

/* What the file said in words that are not ours goes with the segments it was said of. */
static void
foreign_follow (TwTile *tile, const TwTopology *before)
{
  gint places[TW_MAX_SEGMENTS];
  TwForeign *old = tile->foreign;

  if (old == NULL)
    return;
  for (guint i = 0; i < before->n_segments; i++)
    {
      places[i] = segment_follow (before, i, &tile->topology);
      if (places[i] != TW_FOREIGN_DROPPED)
        places[i] += TW_TILE_FOREIGN_PARTS;
    }
  tile->foreign = tw_foreign_map (old, TW_TILE_FOREIGN_PARTS, before->n_segments, places,
                                  (gint) tile->topology.n_segments - (gint) before->n_segments);
  tw_foreign_unref (old);
}

static void
shape_follow (TwTile *tile, const TwTopology *before)
{
  int places[TW_MAX_SEGMENTS];

  for (guint i = 0; i < before->n_segments && tile->shape.n_points > 0; i++)
    places[i] = segment_follow (before, i, &tile->topology);
  tw_shape_follow (&tile->shape, before, &tile->topology, places);
}

TwTile *
tw_tile_with_topology (const TwTile *tile, const TwTopology *topology)
{
  TwTile *copy = tw_tile_copy (tile);

  copy->topology = *topology;
  tw_tile_derive (copy);
  variants_follow (copy, &tile->topology, &tile->fields);
  foreign_follow (copy, &tile->topology);
  shape_follow (copy, &tile->topology);
  return copy;
}

TwTile *
tw_tile_with_shape (const TwTile *tile, const TwShape *shape)
{
  TwTile *copy = tw_tile_copy (tile);

  copy->shape = *shape;
  return copy;
}

TwTile *
tw_tile_with_picture (const TwTile *tile, int variant, const char *file, GBytes *bytes)
{
  TwTile *copy = tw_tile_copy (tile);

  tw_picture_file_set (variant < 0 ? &copy->picture : &copy->variants[variant].picture, file,
                       bytes);
  return copy;
}

TwTile *
tw_tile_with_reference (const TwTile *tile, const TwTileReference *reference)
{
  TwTile *copy = tw_tile_copy (tile);

  tw_picture_file_clear (&copy->reference.picture);
  memset (&copy->reference, 0, sizeof copy->reference);
  if (reference == NULL || reference->picture.file == NULL)
    return copy;
  copy->reference = *reference;
  tw_picture_file_own (&copy->reference.picture);
  tw_tile_reference_clamp (&copy->reference);
  return copy;
}

const TwPictureFile *
tw_tile_get_picture (const TwTile *tile, int variant)
{
  return variant < 0 ? &tile->picture : &tile->variants[variant].picture;
}

/* Symbols name fields in one way. Each stays itself: two of them do not come to stand together. */
static void
renumber_fields (TwTile *tile, const TwFields *before)
{
  for (int i = -1; i < (int) tile->n_variants; i++)
    tw_topology_renumber_fields (i < 0 ? &tile->topology : &tile->variants[i].added, before,
                                 &tile->fields);
}

TwTile *
tw_tile_transform (const TwTile *tile, guint quarter_turns, gboolean mirror)
{
  TwTile *copy = tw_tile_copy (tile);

  for (int i = -1; i < (int) copy->n_variants; i++)
    {
      TwTopology *topology = i < 0 ? &copy->topology : &copy->variants[i].added;

      if (mirror)
        tw_topology_mirror (topology);
      tw_topology_rotate (topology, quarter_turns & 3);
      tw_picture_file_transform (i < 0 ? &copy->picture : &copy->variants[i].picture,
                                 quarter_turns & 3, mirror);
    }
  for (guint i = 0; i < copy->n_variants; i++)
    {
      if (mirror)
        tw_shape_mirror (&copy->variants[i].shape);
      tw_shape_rotate (&copy->variants[i].shape, quarter_turns & 3);
    }
  tw_tile_reference_transform (&copy->reference, quarter_turns & 3, mirror);
  if (mirror)
    tw_shape_mirror (&copy->shape);
  tw_shape_rotate (&copy->shape, quarter_turns & 3);
  tw_shape_normalise (&copy->shape, &copy->topology);
  tw_tile_derive (copy);
  renumber_fields (copy, &tile->fields);
  return copy;
}

TwTile *
tw_tile_with_count (const TwTile *tile, guint count)
{
  TwTile *copy = tw_tile_copy (tile);

  copy->count = count;
  copy->n_start = MIN (copy->n_start, count);
  return copy;
}

gboolean
tw_id_char_is_writable (gunichar c)
{
  return !g_unichar_isspace (c) && (c > 0x7f || strchr (TW_ID_RESERVED, (int) c) == NULL);
}

gboolean
tw_id_is_writable (const char *id)
{
  for (; *id != '\0'; id = g_utf8_next_char (id))
    if (!tw_id_char_is_writable (g_utf8_get_char (id)))
      return FALSE;
  return TRUE;
}

TwTile *
tw_tile_with_names (const TwTile *tile, TwTexts *names)
{
  TwTile *copy = tw_tile_copy (tile);

  tw_texts_unref (copy->names);
  copy->names = tw_texts_ref (names);
  return copy;
}

const char *
tw_tile_name (const TwTile *tile, const char *const *languages)
{
  const char *name = tw_texts_best (tile->names, languages);

  return name != NULL && *name != '\0' ? name : NULL;
}

TwTile *
tw_tile_with_id (const TwTile *tile, const char *id)
{
  TwTile *copy = tw_tile_copy (tile);

  g_free (copy->id);
  copy->id = g_strdup (id);
  return copy;
}

TwVariant *
tw_tile_add_variant (TwTile *tile, const char *id, guint count)
{
  TwVariant *variant;

  tile->variants = g_renew (TwVariant, tile->variants, tile->n_variants + 1);
  variant = &tile->variants[tile->n_variants++];
  memset (variant, 0, sizeof *variant);
  variant->id = g_strdup (id);
  variant->count = count;
  return variant;
}

int
tw_tile_find_variant (const TwTile *tile, const char *id)
{
  for (guint i = 0; i < tile->n_variants; i++)
    if (strcmp (tile->variants[i].id, id) == 0)
      return (int) i;
  return -1;
}

void
tw_tile_variant_topology (const TwTile *tile, int variant, TwTopology *out_topology)
{
  const TwTopology *added;

  *out_topology = tile->topology;
  if (variant < 0)
    return;
  g_return_if_fail ((guint) variant < tile->n_variants);

  added = &tile->variants[variant].added;
  for (guint i = 0; i < added->n_segments && out_topology->n_segments < TW_MAX_SEGMENTS; i++)
    out_topology->segments[out_topology->n_segments++] = added->segments[i];
  for (guint i = 0; i < added->n_symbols; i++)
    tw_topology_add_symbol (out_topology, added->symbols[i].id, added->symbols[i].segment,
                            added->symbols[i].count, (TwDirection) added->symbols[i].direction);
}

guint
tw_tile_plain_count (const TwTile *tile)
{
  guint count = tile->count;

  for (guint i = 0; i < tile->n_variants; i++)
    count -= MIN (count, tile->variants[i].count);
  return count;
}

static gboolean
variant_equal (const TwVariant *a, const TwVariant *b)
{
  guint n_members;
  const TwMember *members = tw_variant_members (&n_members);

  return tw_members_equal (members, n_members, a, b) && tw_topology_equal (&a->added, &b->added)
         && tw_shape_equal (&a->shape, &b->shape);
}

gboolean
tw_tile_equal (const TwTile *a, const TwTile *b)
{
  guint n_members;
  const TwMember *members = tw_tile_members (&n_members);

  if (a == b)
    return TRUE;
  if (!tw_members_equal (members, n_members, a, b)
      || !tw_topology_equal (&a->topology, &b->topology) || !tw_shape_equal (&a->shape, &b->shape)
      || !tw_tile_reference_equal (&a->reference, &b->reference) || a->n_variants != b->n_variants)
    return FALSE;
  for (guint i = 0; i < a->n_variants; i++)
    if (!variant_equal (&a->variants[i], &b->variants[i]))
      return FALSE;
  return TRUE;
}

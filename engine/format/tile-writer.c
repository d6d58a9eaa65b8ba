/* A tile as an element, everything in one fixed order. */
#include "engine/format/tile-writer.h"

#include <string.h>

#include "engine/format/text-element.h"
#include "engine/format/tile-names.h"
#include "engine/format/xml-member.h"
#include "engine/tile/field-place.h"
#include "engine/tile/tile-members.h"

#define COAT_OF_ARMS "coat-of-arms"

static void
write_foreign_leaf (TwXmlWriter *writer, const TwForeign *foreign, gint owner)
{
  tw_xml_writer_foreign_attributes (writer, foreign, owner);
  tw_xml_writer_foreign (writer, foreign, owner, 0, G_MAXINT);
  tw_xml_writer_close (writer);
}

static void
write_rim (TwXmlWriter *writer, const char *name, TwRim rim)
{
  g_autofree char *text = tw_rim_to_string (rim, " ");

  if (rim != 0)
    tw_xml_writer_attribute (writer, name, text);
}

static gboolean
is_coat (const TwTopology *t, const TwSymbol *symbol)
{
  return symbol->segment >= 0 && symbol->segment < t->n_segments
         && t->segments[symbol->segment].kind == TW_KIND_CITY
         && symbol->direction == TW_DIRECTION_NONE && strcmp (symbol->id, COAT_OF_ARMS) == 0;
}

static void
append_symbol (GString *out, const TwSymbol *symbol, const char *on)
{
  g_autofree char *id = g_strdelimit (g_strdup (symbol->id), " *:@", '-');

  for (char *c = id; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = '-';
  if (*id == '\0')
    return;
  g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", id);
  if (symbol->count > 1)
    g_string_append_printf (out, "*%u", symbol->count);
  if (symbol->direction < TW_DIRECTION_NONE)
    g_string_append_printf (out, ":%s", tw_direction_name ((TwDirection) symbol->direction));
  if (on != NULL)
    g_string_append_printf (out, "@%s", on);
}

/* One in a field: no element is that of the field. */
static void
append_in_field (GString *out, const TwSymbol *symbol)
{
  g_autofree char *field = tw_field_place_to_string (symbol->segment);

  append_symbol (out, symbol, field);
}

static void
write_symbols (TwXmlWriter *writer, const TwTopology *t, int segment)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < t->n_symbols; i++)
    if (segment < 0 && tw_place_is_field (t->symbols[i].segment))
      append_in_field (text, &t->symbols[i]);
    else if (t->symbols[i].segment == segment && !is_coat (t, &t->symbols[i]))
      append_symbol (text, &t->symbols[i], NULL);
  if (text->len > 0)
    tw_xml_writer_attribute (writer, "symbols", text->str);
}

static void
write_shape (TwXmlWriter *writer, const TwTile *tile, int segment)
{
  g_autofree char *text = tw_tile_writer_shape_to_string (tile, segment);

  if (*text != '\0')
    tw_xml_writer_attribute (writer, "shape", text);
}

static void
write_reference (TwXmlWriter *writer, const TwTileReference *reference)
{
  g_autofree char *at = g_strdup_printf ("%d %d %d", reference->x, reference->y, reference->width);

  if (reference->picture.file == NULL)
    return;
  tw_xml_picture_write (writer, "reference", &reference->picture);
  tw_xml_writer_attribute (writer, "reference-at", at);
  tw_xml_writer_number (writer, "reference-opacity", reference->opacity, -1);
}

static void
write_coats (TwXmlWriter *writer, const TwTopology *t, int segment)
{
  for (guint i = 0; i < t->n_symbols; i++)
    if (t->symbols[i].segment == segment && is_coat (t, &t->symbols[i]))
      tw_xml_writer_number (writer, "coats", t->symbols[i].count, 0);
}

/* The place at which junction @junction stands in the list of ends of a segment: first
 * those that segments before it named, then the others. A gate is nobody else's. */
static guint
end_order (const TwTopology *t, guint junction, guint segment)
{
  const TwJunction *j = &t->junctions[junction];

  if (j->kind == TW_JUNCTION_GATE)
    return TW_MAX_SEGMENTS * TW_MAX_JUNCTIONS + junction;
  for (guint i = 0; i < segment; i++)
    if ((j->members & TW_SEGMENT_BIT (i))
        && (t->segments[i].kind == TW_KIND_ROAD || t->segments[i].kind == TW_KIND_PATH))
      return i * TW_MAX_JUNCTIONS + junction;
  return TW_MAX_SEGMENTS * TW_MAX_JUNCTIONS + junction;
}

static void
append_end (GString *out, const TwTopology *t, const TwTileNames *names, guint junction)
{
  const TwJunction *j = &t->junctions[junction];
  const char *name = tw_junction_name ((TwJunctionKind) j->kind);

  if (j->kind != TW_JUNCTION_GATE)
    g_string_append_printf (out, "%s%s%s%s", out->len > 0 ? " " : "", name,
                            *names->junctions[junction] != '\0' ? ":" : "",
                            names->junctions[junction]);
  else
    for (guint i = 0; i < t->n_segments; i++)
      if ((j->members & TW_SEGMENT_BIT (i)) && t->segments[i].kind == TW_KIND_CITY)
        g_string_append_printf (out, "%s%s:%s", out->len > 0 ? " " : "", name, names->segments[i]);
}

static void
write_ends (TwXmlWriter *writer, const TwTopology *t, const TwTileNames *names, guint segment)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint last = 0;

  if (t->segments[segment].kind != TW_KIND_ROAD && t->segments[segment].kind != TW_KIND_PATH)
    return;
  for (;;)
    {
      guint best = G_MAXUINT;

      for (guint i = 0; i < t->n_junctions; i++)
        if ((t->junctions[i].members & TW_SEGMENT_BIT (segment))
            && tw_junction_ends_roads ((TwJunctionKind) t->junctions[i].kind)
            && end_order (t, i, segment) >= last)
          best = MIN (best, end_order (t, i, segment));
      if (best == G_MAXUINT)
        break;
      append_end (text, t, names, best % TW_MAX_JUNCTIONS);
      last = best + 1;
    }
  if (text->len > 0)
    tw_xml_writer_attribute (writer, "end", text->str);
}

static void
write_segment (TwXmlWriter *writer,
               const TwVocabulary *own,
               const TwTile *tile,
               const TwTopology *t,
               const TwTileNames *names,
               guint segment)
{
  const TwSegment *s = &t->segments[segment];
  const TwKindInfo *info = tw_kind_info ((TwKind) s->kind);
  const TwLandType *land = tw_vocabulary_land_of (own, s->kind);
  TwRim edges = 0, owned = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwRim whole = info->breadth == TW_BREADTH_EDGE   ? TW_RIM_EDGE (edge)
                    : info->breadth == TW_BREADTH_LINE ? TW_RIM_MIDDLE (edge)
                                                       : 0;

      if (whole != 0 && (s->rim & whole) == whole)
        {
          edges |= TW_RIM_MIDDLE (edge);
          owned |= whole;
        }
    }
  tw_xml_writer_open (writer, tw_kind_is_own (s->kind) ? "land" : info->name);
  if (tw_kind_is_own (s->kind))
    tw_xml_writer_attribute (writer, "kind", land != NULL ? land->id : info->name);
  if (*names->segments[segment] != '\0')
    tw_xml_writer_attribute (writer, "id", names->segments[segment]);
  if (info->breadth != TW_BREADTH_NONE)
    {
      write_rim (writer, "edges", edges);
      write_rim (writer, "ports", s->rim & TW_RIM_PORTS & (TwRim) ~owned);
      write_rim (writer, "corners", s->rim & TW_RIM_CORNERS);
    }
  write_ends (writer, t, names, segment);
  write_coats (writer, t, (int) segment);
  write_symbols (writer, t, (int) segment);
  write_shape (writer, tile, (int) segment);
  write_foreign_leaf (writer, tile->foreign, TW_TILE_FOREIGN_PARTS + (gint) segment);
}

static void
write_junction (TwXmlWriter *writer,
                const TwTile *tile,
                const TwTileNames *names,
                guint junction,
                gint place)
{
  const TwTopology *t = &tile->topology;
  const TwJunction *j = &t->junctions[junction];
  g_autoptr (GString) members = g_string_new (NULL);
  int under = -1;

  for (guint i = 0; i < t->n_segments; i++)
    if (j->members & TW_SEGMENT_BIT (i))
      {
        g_string_append_printf (members, "%s%s", members->len > 0 ? " " : "", names->segments[i]);
        if ((int) i != j->over)
          under = (int) i;
      }
  tw_xml_writer_open (writer, tw_junction_name ((TwJunctionKind) j->kind));
  if (j->kind == TW_JUNCTION_BRIDGE)
    {
      tw_xml_writer_attribute (writer, "over", names->segments[j->over]);
      tw_xml_writer_attribute (writer, "under", names->segments[under]);
    }
  else
    tw_xml_writer_attribute (writer, "between", members->str);
  write_foreign_leaf (writer, tile->foreign, place);
}

/* A bridge of one segment, or without its upper one, is nothing to be written. */
static gboolean
is_written (const TwJunction *j)
{
  if (tw_junction_ends_roads ((TwJunctionKind) j->kind))
    return FALSE;
  return __builtin_popcount (j->members) >= 2
         && (j->kind != TW_JUNCTION_BRIDGE
             || (__builtin_popcount (j->members) == 2 && j->over >= 0
                 && (j->members & TW_SEGMENT_BIT (j->over))));
}

static void
write_field (TwXmlWriter *writer, const char *name, TwRim field, guint index)
{
  g_autofree char *number = index > 0 ? g_strdup_printf ("-%u", index + 1) : g_strdup ("-");

  if (field != 0)
    write_rim (writer, name, field);
  else
    tw_xml_writer_attribute (writer, name, number);
}

static void
write_override (TwXmlWriter *writer,
                const TwTile *tile,
                const TwTileNames *names,
                const TwFieldOverride *override,
                gint place)
{
  static const char *const elements[] = {
    [TW_OVERRIDE_JOIN] = "field-join",
    [TW_OVERRIDE_LINK] = "field-link",
    [TW_OVERRIDE_UNLINK] = "field-unlink",
  };

  tw_xml_writer_open (writer, elements[override->kind]);
  write_field (writer, "field", override->field, override->index);
  if (override->kind == TW_OVERRIDE_JOIN)
    write_field (writer, "with", override->other, override->other_index);
  else
    tw_xml_writer_attribute (writer, "city", names->segments[override->city]);
  write_foreign_leaf (writer, tile->foreign, place);
}

/* The variant's id, or one made of it where a variant before it has the same. */
static char *
variant_id (const TwTile *tile, const TwVariant *variant)
{
  guint n_same = 1;

  for (const TwVariant *v = tile->variants; v < variant; v++)
    n_same += strcmp (v->id, variant->id) == 0;
  return n_same == 1 ? g_strdup (variant->id) : g_strdup_printf ("%s-%u", variant->id, n_same);
}

static void
write_variant (TwXmlWriter *writer,
               const TwTile *tile,
               const TwTileNames *names,
               const TwVariant *variant)
{
  guint n_before = tile->topology.n_segments;
  g_autoptr (GString) symbols = g_string_new (NULL);
  g_autofree char *id = variant_id (tile, variant);
  TwVariant head = *variant;
  guint n_members;
  const TwMember *members = tw_variant_members (&n_members);
  g_autofree char *shape = tw_tile_writer_variant_shape_to_string (variant);

  for (guint i = 0; i < variant->added.n_symbols; i++)
    {
      const TwSymbol *symbol = &variant->added.symbols[i];

      if (tw_place_is_field (symbol->segment))
        append_in_field (symbols, symbol);
      else if (symbol->segment < (int) n_before)
        append_symbol (symbols, symbol,
                       symbol->segment >= 0 ? names->segments[symbol->segment] : NULL);
    }
  tw_xml_writer_open (writer, "variant");
  head.id = id;
  tw_xml_members_write (writer, members, n_members, &head);
  tw_xml_writer_attribute (writer, "shape", *shape != '\0' ? shape : NULL);
  if (symbols->len > 0)
    tw_xml_writer_attribute (writer, "symbols", symbols->str);
  tw_xml_writer_foreign_attributes (writer, variant->foreign, TW_FOREIGN_SELF);
  for (guint i = 0; i < variant->added.n_segments; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const TwSegment *segment = &variant->added.segments[i];

      for (guint k = 0; k < variant->added.n_symbols; k++)
        if (variant->added.symbols[k].segment == (int) (n_before + i))
          append_symbol (text, &variant->added.symbols[k], NULL);
      tw_xml_writer_foreign (writer, variant->foreign, TW_FOREIGN_SELF, (gint) i, (gint) i);
      tw_xml_writer_open (writer, tw_kind_info ((TwKind) segment->kind)->name);
      tw_xml_writer_attribute (writer, "id", *segment->handle != '\0' ? segment->handle : NULL);
      tw_xml_writer_attribute (writer, "symbols", text->len > 0 ? text->str : NULL);
      write_foreign_leaf (writer, variant->foreign, (gint) i);
    }
  tw_xml_writer_foreign (writer, variant->foreign, TW_FOREIGN_SELF,
                         (gint) variant->added.n_segments, G_MAXINT);
  tw_xml_writer_close (writer);
}

void
tw_tile_writer_write (const TwTile *tile, const TwVocabulary *own, TwXmlWriter *writer)
{
  const TwTopology *t = &tile->topology;
  const TwForeign *foreign = tile->foreign;
  TwTileNames names;
  gint place = TW_TILE_FOREIGN_PARTS, name = 0;
  guint n_members;
  const TwMember *members = tw_tile_members (&n_members);

  tw_tile_names (tile, &names);
  tw_xml_writer_open (writer, "tile");
  tw_xml_members_write (writer, members, n_members, tile);
  write_reference (writer, &tile->reference);
  write_symbols (writer, t, -1);
  write_shape (writer, tile, -1);
  tw_xml_writer_foreign_attributes (writer, foreign, TW_FOREIGN_SELF);
  if (!tw_texts_are_plain (tile->names))
    tw_text_elements_write (writer, "name", tile->names, foreign, &name);
  tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, name, TW_TILE_FOREIGN_PARTS - 1);
  for (guint i = 0; i < t->n_segments; i++, place++)
    {
      tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, place, place);
      write_segment (writer, own, tile, t, &names, i);
    }
  for (guint i = 0; i < t->n_junctions; i++)
    if (is_written (&t->junctions[i]))
      {
        tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, place, place);
        write_junction (writer, tile, &names, i, place++);
      }
  for (guint i = 0; i < t->n_overrides; i++)
    if (t->overrides[i].kind == TW_OVERRIDE_JOIN || t->overrides[i].city >= 0)
      {
        tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, place, place);
        write_override (writer, tile, &names, &t->overrides[i], place++);
      }
  for (guint i = 0; i < tile->n_variants; i++, place++)
    {
      tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, place, place);
      write_variant (writer, tile, &names, &tile->variants[i]);
    }
  tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, place, G_MAXINT);
  tw_xml_writer_close (writer);
}

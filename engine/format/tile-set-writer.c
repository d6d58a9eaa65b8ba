/* A tile set as a file. */
#include "engine/format/tile-set-writer.h"

#include "engine/format/lesson-element.h"
#include "engine/format/print-element.h"
#include "engine/format/text-element.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-writer.h"
#include "engine/format/xml-member.h"
#include "engine/set/set-members.h"

static void
write_change_texts (TwXmlWriter *writer, const TwSetChange *change)
{
  gint place = 0;

  tw_xml_writer_foreign_attributes (writer, change->foreign, TW_FOREIGN_SELF);
  tw_text_elements_write (writer, "description", change->texts, change->foreign, &place);
  tw_xml_writer_foreign (writer, change->foreign, TW_FOREIGN_SELF, place, G_MAXINT);
}

static void
write_changes (TwXmlWriter *writer, const TwTileSet *set, gint *place)
{
  for (guint i = 0; i < set->n_changes; i++, (*place)++)
    {
      const TwSetChange *change = &set->changes[i];

      tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, *place, *place);
      tw_xml_writer_open (writer, "change");
      tw_xml_writer_attribute (writer, "release", change->release);
      tw_xml_writer_attribute (writer, "date", change->date);
      tw_xml_writer_foreign_attributes (writer, set->foreign, *place);
      tw_xml_writer_foreign (writer, set->foreign, *place, 0, G_MAXINT);
      if (tw_texts_are_plain (change->texts) && change->foreign == NULL)
        tw_xml_writer_text (writer, change->texts != NULL ? tw_texts_get (change->texts, "") : "");
      else
        write_change_texts (writer, change);
      tw_xml_writer_close (writer);
    }
}

static void
write_print (TwXmlWriter *writer, const TwTileSet *set, gint *place)
{
  if (set->print == NULL)
    return;
  tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, *place, *place);
  tw_print_element_write (writer, set->print, set->foreign, *place);
  (*place)++;
}

static void
write_block (TwXmlWriter *writer, const TwBlock *block)
{
  tw_xml_writer_open (writer, "block");
  tw_xml_writer_attribute (writer, "id", block->id);
  tw_xml_writer_attribute (writer, "start", block->is_start ? "true" : NULL);
  tw_xml_writer_attribute (writer, "ruin", block->ruin ? "true" : NULL);
  tw_xml_writer_foreign_attributes (writer, block->foreign, TW_FOREIGN_SELF);
  for (guint i = 0; i < block->n_tiles; i++)
    {
      const TwBlockTile *tile = &block->tiles[i];

      tw_xml_writer_foreign (writer, block->foreign, TW_FOREIGN_SELF, (gint) i, (gint) i);
      tw_xml_writer_open (writer, "place");
      tw_xml_writer_attribute (writer, "tile", tile->tile);
      tw_xml_writer_number (writer, "x", tile->x, G_MININT);
      tw_xml_writer_number (writer, "y", tile->y, G_MININT);
      tw_xml_writer_number (writer, "rotation", tile->quarter_turns * 90, 0);
      tw_xml_writer_foreign_attributes (writer, block->foreign, (gint) i);
      tw_xml_writer_foreign (writer, block->foreign, (gint) i, 0, G_MAXINT);
      tw_xml_writer_close (writer);
    }
  tw_xml_writer_foreign (writer, block->foreign, TW_FOREIGN_SELF, (gint) block->n_tiles, G_MAXINT);
  tw_xml_writer_close (writer);
}

static void
write_head (TwXmlWriter *writer, const TwTileSet *set)
{
  guint n_members;
  const TwMember *members = tw_tile_set_members (&n_members);

  tw_xml_writer_attribute (writer, "xmlns", TW_TILE_SET_NAMESPACE);
  tw_xml_members_write (writer, members, n_members, set);
  tw_xml_writer_foreign_attributes (writer, set->foreign, TW_FOREIGN_SELF);
}

void
tw_tile_writer_write_set (const TwTileSet *set, gboolean with_tiles, TwXmlWriter *writer)
{
  guint n_tiles = with_tiles ? set->n_tiles : 0;
  gint n_texts = 0, place = TW_SET_FOREIGN_TILES;

  tw_xml_writer_foreign (writer, set->prolog, TW_FOREIGN_SELF, 0, 0);
  tw_xml_writer_open (writer, "tile-set");
  write_head (writer, set);
  tw_text_elements_write (writer, "title", set->titles, set->foreign, &n_texts);
  tw_text_elements_write (writer, "description", set->descriptions, set->foreign, &n_texts);
  tw_text_elements_write (writer, "note", set->notes, set->foreign, &n_texts);
  write_changes (writer, set, &n_texts);
  write_print (writer, set, &n_texts);
  if (n_texts > 0 && n_tiles > 0)
    tw_xml_writer_blank_line (writer);
  tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, n_texts, place - 1);
  for (guint i = 0; i < n_tiles; i++, place++)
    {
      tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, place, place);
      tw_tile_writer_write (set->tiles[i], set->own, writer);
    }
  for (guint i = 0; i < set->n_blocks; i++, place++)
    {
      tw_xml_writer_blank_line (writer);
      tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, place, place);
      write_block (writer, &set->blocks[i]);
    }
  for (guint i = 0; i < set->n_lessons; i++, place++)
    {
      tw_xml_writer_blank_line (writer);
      tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, place, place);
      tw_lesson_write (writer, set->lessons[i]);
    }
  tw_xml_writer_foreign (writer, set->foreign, TW_FOREIGN_SELF, place, G_MAXINT);
  tw_xml_writer_close (writer);
  tw_xml_writer_foreign (writer, set->epilog, TW_FOREIGN_SELF, 0, 0);
}

char *
tw_tile_set_file_to_xml (const TwTileSet *set, gsize *out_length)
{
  TwXmlWriter *writer = tw_xml_writer_new (TW_TILE_SET_NAMESPACE);

  tw_tile_writer_write_set (set, TRUE, writer);
  return tw_xml_writer_finish (writer, out_length);
}

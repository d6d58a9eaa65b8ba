/* Plain members of structs as attributes. */
#include "engine/format/xml-member.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "engine/format/picture-reader.h"
#include "engine/format/rules-file-private.h"
#include "engine/format/text-element.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-root.h"

void
tw_xml_member_names (const TwMember *members,
                     guint n,
                     const char *const *more,
                     const char **out_names)
{
  guint n_names = 0;

  for (guint i = 0; i < n; i++)
    if (members[i].name != NULL)
      out_names[n_names++] = members[i].name;
  for (guint i = 0; more[i] != NULL; i++)
    out_names[n_names++] = more[i];
  g_assert (n_names < TW_XML_MAX_NAMES);
  out_names[n_names] = NULL;
}

static gboolean
read_text (TwXmlReader *reader, const xmlNode *element, const TwMember *member, char **at)
{
  g_clear_pointer (at, g_free);
  return (member->type == TW_MEMBER_WORDS
              ? tw_xml_reader_words_attribute (reader, element, member->name, at)
              : tw_xml_reader_line_attribute (reader, element, member->name, TW_XML_MAX_LINE, at))
         && (!member->needed || tw_xml_root_needs (reader, element, member->name, *at));
}

/* Millimetres with up to three digits after the point, as thousandths. */
static gboolean
read_length (TwXmlReader *reader, const xmlNode *element, const TwMember *member, int *at)
{
  g_autofree char *text = tw_xml_reader_attribute (element, member->name);
  double mm;

  if (text == NULL)
    return TRUE;
  g_strstrip (text);
  if (!g_regex_match_simple ("^-?[0-9]{1,4}(\\.[0-9]{1,3})?$", text, 0, 0))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no length. Write millimetres, for instance 45 or "
                                  "3.175."),
                               text);
  mm = g_ascii_strtod (text, NULL);
  *at = (int) lround (mm * 1000);
  return (*at >= member->least && *at <= member->most)
         || tw_xml_reader_fail (reader, element, _ ("%s is from %g to %g mm; it cannot be %s."),
                                member->name, member->least / 1000., member->most / 1000., text);
}

static gboolean
read_word (TwXmlReader *reader, const xmlNode *element, const TwMember *member, int *at)
{
  int index;

  if (!tw_rules_file_word_attribute (reader, element, member->name, member->words, &index))
    return FALSE;
  *at = MAX (index, 0);
  return TRUE;
}

/* Who has a name in one language only has it in an attribute. */
static gboolean
read_texts (TwXmlReader *reader, const xmlNode *element, const TwMember *member, TwTexts **at)
{
  g_autofree char *text = NULL;

  if (!tw_xml_reader_line_attribute (reader, element, member->name, TW_XML_MAX_LINE, &text))
    return FALSE;
  if (text != NULL)
    *at = tw_texts_with (NULL, "", text);
  return TRUE;
}

gboolean
tw_xml_members_read (TwXmlReader *reader,
                     const xmlNode *element,
                     const TwMember *members,
                     guint n,
                     gpointer object)
{
  for (guint i = 0; i < n; i++)
    {
      const TwMember *member = &members[i];
      gpointer at = G_STRUCT_MEMBER_P (object, member->offset);
      gboolean is_read = TRUE;

      if (member->name == NULL)
        continue;
      switch (member->type)
        {
        case TW_MEMBER_LINE:
        case TW_MEMBER_WORDS:
          is_read = read_text (reader, element, member, at);
          break;
        case TW_MEMBER_NUMBER:
          is_read = tw_xml_reader_number_attribute (reader, element, member->name, member->least,
                                                    member->most, at);
          break;
        case TW_MEMBER_LENGTH:
          is_read = read_length (reader, element, member, at);
          break;
        case TW_MEMBER_TRUTH:
          is_read = tw_xml_reader_truth_attribute (reader, element, member->name, at);
          break;
        case TW_MEMBER_WORD:
          is_read = read_word (reader, element, member, at);
          break;
        case TW_MEMBER_TEXTS:
          is_read = read_texts (reader, element, member, at);
          break;
        case TW_MEMBER_PICTURE:
          is_read = tw_tile_reader_read_picture (reader, element, member->name, at);
          break;
        case TW_MEMBER_FOREIGN:
        case TW_N_MEMBER_TYPES:
          break;
        }
      if (!is_read)
        return FALSE;
    }
  return TRUE;
}

void
tw_xml_picture_write (TwXmlWriter *writer, const char *name, gconstpointer picture)
{
  const TwPictureFile *file = picture;
  g_autofree char *turn_name = g_strconcat (name, "-turn", NULL);
  g_autofree char *turn =
      g_strdup_printf ("%u%s", 90u * file->quarter_turns, file->is_mirrored ? " mirrored" : "");

  if (file->file == NULL)
    return;
  tw_xml_writer_attribute (writer, name, file->file);
  if (file->quarter_turns != 0 || file->is_mirrored)
    tw_xml_writer_attribute (writer, turn_name, turn);
}

/* The greatest number that a file can hold, in the place of a greater one. */
static int
clamp (int number, const TwMember *member)
{
  return member->least >= 0 && (guint) number > (guint) member->most ? member->most : number;
}

static void
write_length (TwXmlWriter *writer, const TwMember *member, int length)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (length != member->omitted)
    tw_xml_writer_attribute (writer, member->name,
                             g_ascii_formatd (text, sizeof text, "%.10g", length / 1000.));
}

void
tw_xml_members_write (TwXmlWriter *writer, const TwMember *members, guint n, gconstpointer object)
{
  for (guint i = 0; i < n; i++)
    {
      const TwMember *member = &members[i];
      gpointer at = G_STRUCT_MEMBER_P (object, member->offset);

      if (member->name == NULL)
        continue;
      switch (member->type)
        {
        case TW_MEMBER_LINE:
        case TW_MEMBER_WORDS:
          tw_xml_writer_attribute (writer, member->name, *(char **) at);
          break;
        case TW_MEMBER_NUMBER:
          tw_xml_writer_number (writer, member->name, clamp (*(int *) at, member), member->omitted);
          break;
        case TW_MEMBER_LENGTH:
          write_length (writer, member, *(int *) at);
          break;
        case TW_MEMBER_TRUTH:
          tw_xml_writer_attribute (writer, member->name, *(gboolean *) at ? "true" : NULL);
          break;
        case TW_MEMBER_WORD:
          tw_xml_writer_attribute (writer, member->name,
                                   *(int *) at > 0 ? member->words[*(int *) at] : NULL);
          break;
        case TW_MEMBER_TEXTS:
          if (tw_texts_are_plain (*(TwTexts **) at))
            tw_xml_writer_attribute (writer, member->name, tw_texts_get (*(TwTexts **) at, ""));
          break;
        case TW_MEMBER_PICTURE:
          tw_xml_picture_write (writer, member->name, at);
          break;
        case TW_MEMBER_FOREIGN:
        case TW_N_MEMBER_TYPES:
          break;
        }
    }
}

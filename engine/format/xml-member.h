/* Reads and writes the plain members of structs as attributes, by their rows. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/tile/member.h"

G_BEGIN_DECLS

/* The most names of attributes of an element, with the final %NULL. */
#define TW_XML_MAX_NAMES 64

/**
 * tw_xml_member_names:
 * @members: (array length=n): rows
 * @n: how many
 * @more: (array zero-terminated=1): attributes that are no plain members
 * @out_names: (array fixed-size=TW_XML_MAX_NAMES): gets all names, for tw_xml_reader_open()
 */
void tw_xml_member_names (const TwMember *members, guint n, const char *const *more,
                          const char **out_names);

/**
 * tw_xml_members_read:
 * @reader: a reader
 * @element: an element
 * @members: (array length=n): rows
 * @n: how many
 * @object: gets the values; a number or length without an attribute keeps its value
 *
 * Returns: %FALSE with an error if a value is invalid
 */
gboolean tw_xml_members_read (TwXmlReader *reader, const xmlNode *element, const TwMember *members,
                              guint n, gpointer object);

/** tw_xml_members_write: writes those of the @n @members of @object that have an attribute. */
void tw_xml_members_write (TwXmlWriter *writer, const TwMember *members, guint n,
                           gconstpointer object);

/** tw_xml_picture_write: writes @picture, a #TwPictureFile, as the attribute @name and an attribute
 * for its turn. */
void tw_xml_picture_write (TwXmlWriter *writer, const char *name, gconstpointer picture);

G_END_DECLS

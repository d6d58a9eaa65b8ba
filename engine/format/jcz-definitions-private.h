/* What the parts of the reader of definitions share. For jcz-definitions-*.c only. */
#pragma once

#include "engine/format/jcz-definitions.h"
#include "engine/format/xml-reader.h"

G_BEGIN_DECLS

/**
 * TwJczDefinitions: a file being read.
 * @reader: where errors go
 * @problems: what is kept without being understood
 * @set: what is made of it
 * @tiles: place in the set, from 1, by their ids
 * @shipped: (nullable): the shipped sets, once a tile of another file was asked for
 */
typedef struct
{
  TwXmlReader *reader;
  GPtrArray *problems;
  TwTileSet *set;
  GHashTable *tiles;
  GPtrArray *shipped;
} TwJczDefinitions;

/* The place of what stands behind all tiles, while they are not all there. */
#define TW_JCZ_BEHIND (1 << 24)

/** tw_jcz_problem_at: adds "FILE:LINE: …" to the problems. */
void tw_jcz_problem_at (TwJczDefinitions *reading, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** tw_jcz_keep_element: keeps a node of theirs before child @before of ours. */
void tw_jcz_keep_element (TwForeign **foreign, gint owner, gint before, xmlNode *node);

/** tw_jcz_keep_attributes: keeps the attributes that are not in @known, and says so. */
void tw_jcz_keep_attributes (TwJczDefinitions *reading,
                             const xmlNode *node,
                             const char *const *known,
                             gint owner,
                             TwForeign **foreign);

/** tw_jcz_attribute_is: Returns: whether the attribute is there and has that value */
gboolean tw_jcz_attribute_is (const xmlNode *node, const char *name, const char *value);

/** tw_jcz_our_id: Returns: (transfer full): an id for a tile of theirs that is free in the set */
char *tw_jcz_our_id (const TwJczDefinitions *reading, const char *theirs);

/**
 * tw_jcz_read_sets:
 * @reading: a file whose tiles are read
 * @sets: (nullable): its sets
 * @wanted: (nullable): the one that is meant
 *
 * Returns: %FALSE with an error
 */
gboolean tw_jcz_read_sets (TwJczDefinitions *reading, const xmlNode *sets, const char *wanted);

G_END_DECLS

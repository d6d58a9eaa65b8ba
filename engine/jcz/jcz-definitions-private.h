/* Shared by the parts of the reader of definitions, for jcz-definitions-*.c only. "Theirs" is
 * JCloisterZone's, "ours" is of this program. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/jcz/jcz-definitions.h"

G_BEGIN_DECLS

/**
 * TwJczDefinitions: a file being read.
 * @reader: where errors go
 * @problems: gets what is kept without being understood
 * @set: the set made from it
 * @tiles: index in the set, from 1, by their ids
 * @quarters: the <quarter/> elements found; they belong to the document
 * @shipped: (nullable): the shipped sets, loaded when a tile of another file is needed
 */
typedef struct
{
  TwXmlReader *reader;
  GPtrArray *problems;
  TwTileSet *set;
  GHashTable *tiles;
  GPtrArray *quarters;
  GPtrArray *shipped;
} TwJczDefinitions;

/* The place of children after all tiles, while not all tiles are read. */
#define TW_JCZ_BEHIND (1 << 24)

/** tw_jcz_definitions_problem_at: adds "FILE:LINE: …" to the problems. */
void tw_jcz_definitions_problem_at (TwJczDefinitions *reading, const xmlNode *node,
                                    const char *format, ...) G_GNUC_PRINTF (3, 4);

/** tw_jcz_definitions_keep_element: keeps a foreign node before our child @before. */
void tw_jcz_definitions_keep_element (TwForeign **foreign, gint owner, gint before, xmlNode *node);

/** tw_jcz_definitions_keep_attributes: keeps the attributes that are not in @known, and adds a
 * problem. */
void tw_jcz_definitions_keep_attributes (TwJczDefinitions *reading,
                                         const xmlNode *node,
                                         const char *const *known,
                                         gint owner,
                                         TwForeign **foreign);

/** tw_jcz_definitions_keep_attribute: keeps an attribute of the node @owner; the first of its name
 * counts. */
void tw_jcz_definitions_keep_attribute (TwForeign **foreign, gint owner, const char *name,
                                        const char *value);

/** tw_jcz_definitions_attribute_is: Returns: whether the element has the attribute with that
 *   value */
gboolean tw_jcz_definitions_attribute_is (const xmlNode *node, const char *name, const char *value);

/** tw_jcz_definitions_our_id: Returns: (transfer full): a free id in the set for one of their
 *   tiles */
char *tw_jcz_definitions_our_id (const TwJczDefinitions *reading, const char *theirs);

/**
 * tw_jcz_definitions_read_sets:
 * @reading: a file whose tiles are read
 * @sets: (nullable): its sets
 * @wanted: (nullable): name of the set to read
 *
 * Returns: %FALSE with an error
 */
gboolean tw_jcz_definitions_read_sets (TwJczDefinitions *reading, const xmlNode *sets,
                                       const char *wanted);

/** tw_jcz_definitions_read_title: gives the set that was read the name and description by which players
 * choose it, if an <expansion> below @root brings it. */
void tw_jcz_definitions_read_title (TwJczDefinitions *reading, const xmlNode *root);

/**
 * tw_jcz_definitions_shipped_topology:
 * @reading: a file being read
 * @theirs: (nullable): a tile's id
 * @out_topology: (out): the drawing of the shipped tile with that id
 *
 * Returns: whether a shipped set has that tile
 */
gboolean tw_jcz_definitions_shipped_topology (TwJczDefinitions *reading,
                                              const char *theirs,
                                              TwTopology *out_topology);

/** tw_jcz_definitions_is_mark: Returns: whether the element is a mark for which our format has its
 *   own form */
gboolean tw_jcz_definitions_is_mark (const xmlNode *node);

/**
 * tw_jcz_definitions_read_mark:
 * @reading: a file being read
 * @node: a mark
 * @topology: gets the mark's symbol, or the place of that name
 *
 * Returns: %FALSE with an error if the mark is incomplete
 */
gboolean
tw_jcz_definitions_read_mark (TwJczDefinitions *reading, const xmlNode *node, TwTopology *topology);

/** tw_jcz_definitions_read_group: gives the river the end that the tile's pile implies. */
void tw_jcz_definitions_read_group (const char *group, TwTopology *topology);

/** tw_jcz_definitions_is_river_group: Returns: whether our format expresses the pile @group
 *   (nullable) by the tile's river */
gboolean tw_jcz_definitions_is_river_group (const char *group);

/** tw_jcz_definitions_group_of: Returns: (nullable): the pile of a tile of @set with that drawing,
 *   %NULL for the common one */
const char *tw_jcz_definitions_group_of (const TwTileSet *set, const TwTopology *topology);

/** tw_jcz_definitions_is_river_end: Returns: whether a pile implies that symbol */
gboolean tw_jcz_definitions_is_river_end (const char *symbol);

/**
 * tw_jcz_definitions_settle_groups:
 * @reading: a file whose sets are read
 * @root: its outermost element
 *
 * Keeps the piles of rivers as foreign content if the set is not one that is drawn first.
 */
void tw_jcz_definitions_settle_groups (TwJczDefinitions *reading, const xmlNode *root);

/**
 * tw_jcz_definitions_write_mark:
 * @xml: gets the mark
 * @symbol: a symbol of the tile
 * @written: (element-type utf8): names of the elements written for the tile; gets the mark's
 *
 * Returns: whether their format can say all of the symbol
 */
gboolean tw_jcz_definitions_write_mark (TwXmlWriter *xml, const TwSymbol *symbol,
                                        GHashTable *written);

/** tw_jcz_definitions_write_place: as tw_jcz_definitions_write_mark() for a place inside the
 *   tile. */
gboolean tw_jcz_definitions_write_place (TwXmlWriter *xml, TwKind place, GHashTable *written);

/** tw_jcz_definitions_is_quarter: Returns: whether the element marks a quarter */
gboolean tw_jcz_definitions_is_quarter (const xmlNode *node);

/**
 * tw_jcz_definitions_settle_quarters:
 * @reading: a file whose sets are read
 *
 * Their mark does not say which quarter it is: the tiles that are quarters in the shipped set get
 * their symbols. A mark on another tile is kept as foreign content.
 */
void tw_jcz_definitions_settle_quarters (TwJczDefinitions *reading);

G_END_DECLS

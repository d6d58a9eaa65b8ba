/* The element by which players of JCloisterZone choose a set: its name, and what it brings into
 * play.
 */
#pragma once

#include "engine/format/xml-writer.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwJczExpansion:
 * @id: capital letters, digits and "_"; must not be one of that program's own, see
 *   tw_jcz_expansion_is_taken()
 * @icon: (nullable): outlines of a symbol in one colour, as SVG path data in a square of 100; %NULL
 *   for the first letters of the title
 */
typedef struct
{
  const char *id;
  const char *icon;
} TwJczExpansion;

/** tw_jcz_expansion_is_taken: Returns: whether an expansion of that program has the id already */
gboolean tw_jcz_expansion_is_taken (const char *id);

/** tw_jcz_expansion_knows: Returns: whether "element" of an expansion may be @id */
gboolean tw_jcz_expansion_knows (const char *id);

/**
 * tw_jcz_expansion_write:
 * @xml: a document of definitions, behind its sets
 * @set: the set
 * @their_set: the id under which the set has been written
 * @expansion: what the set does not say
 *
 * Writes the choice: title, description and icon, and the elements without which what stands on the
 * tiles would mean nothing.
 */
void tw_jcz_expansion_write (TwXmlWriter *xml,
                             const TwTileSet *set,
                             const char *their_set,
                             const TwJczExpansion *expansion);

/**
 * tw_jcz_expansion_write_requires:
 * @xml: a document, in the element of the set
 * @set: the set
 * @problems: (element-type utf8): gets the sets that it needs and that program does not have
 *
 * Writes which expansions of that program must be chosen for the set's tiles to come.
 */
void tw_jcz_expansion_write_requires (TwXmlWriter *xml, const TwTileSet *set, GPtrArray *problems);

G_END_DECLS

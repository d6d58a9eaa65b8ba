/* Rules under way into a set, for own-rules-lift*.c only. */
#pragma once

#include "engine/own/own-rules-private.h"
#include "engine/own/own-rules-settle.h"

G_BEGIN_DECLS

/** TwLiftPiece: what is copied: an element of the file, and what has become of it so far, which stands alone. */
typedef struct
{
  xmlNode *source;
  xmlNode *copy;
  char *id;          /* (nullable): what the file calls it */
  char *fresh;       /* (nullable): what the set calls it */
  gboolean is_there; /* the set has it */
} TwLiftPiece;

/** TwLift: the whole of it. */
typedef struct
{
  TwOwnRulesEdit *edit;
  TwSettling settling;
  xmlNode *root; /* of the file of the part */
  GPtrArray
      *pieces; /* (element-type TwLiftPiece): those that were asked for, then those that these name */
  GHashTable *given;   /* (element-type utf8): names that rules give themselves */
  GHashTable *symbols; /* (element-type utf8 utf8): symbols that count the tokens beside them, as
                          these are called */
  GPtrArray *known; /* (element-type utf8): symbols that the program knows and the rules speak of */
} TwLift;

/** tw_lift_find_piece: Returns: (transfer none) (nullable): what is copied of the @element that the file calls @id */
TwLiftPiece *tw_lift_find_piece (const TwLift *l, const char *element, const char *id);

/** tw_lift_find_source: Returns: (transfer none) (nullable): the @element that the file of the part calls @id */
xmlNode *tw_lift_find_source (const TwLift *l, const char *element, const char *id);

/** tw_lift_was_copied: Returns: whether the set has a copy of @source, which the file calls @id, from before */
gboolean tw_lift_was_copied (const TwLift *l, const xmlNode *source, const char *id);

/** tw_lift_is_against: Returns: whether @element says what must not be so, which is so where there is nothing */
gboolean tw_lift_is_against (const xmlNode *element);

/** tw_lift_drop_absent: takes out of @element what is only about things that do not come along: what must not be so of
 *   them is never so, and tiles that nothing lays aside are not brought back. */
void tw_lift_drop_absent (const TwLift *l, xmlNode *element);

/** tw_lift_is_given: Returns: whether @word in that attribute is a name that a rule gives */
gboolean tw_lift_is_given (const TwLift *l, const xmlNode *element, const char *attribute,
                           const char *word);

/** tw_lift_name_thing: gives @piece a name that is free in the set, or that of what was copied before, unless the piece
 *   itself was asked for. */
void tw_lift_name_thing (const TwLift *l, TwLiftPiece *piece, gboolean is_asked_for);

/** tw_lift_name_rule: gives @piece, a rule in words, a number; that of one which says the same if there is any. */
void tw_lift_name_rule (const TwLift *l, TwLiftPiece *piece);

/** tw_lift_rename_in: lets @element and all in it say what the set calls it, and numbers in place of settings. */
void tw_lift_rename_in (const TwLift *l, xmlNode *element);

G_END_DECLS

/* Enclosures: files that travel with a set in one package (cover, pictures, rulesets, cases,
 * games), as bytes by name. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most bytes that all enclosures of a set may have, and the most enclosures. */
#define TW_ENCLOSURES_MAX_BYTES (48u << 20)
#define TW_ENCLOSURES_MAX_COUNT 500u

/**
 * TwEnclosureKind:
 * @TW_ENCLOSURE_COVER: the set's cover: "cover.png", ".jpg", ".svg"
 * @TW_ENCLOSURE_PICTURE: "pictures/NAME" with the suffix of a picture
 * @TW_ENCLOSURE_REFERENCE: a scan or sketch to draw after, "references/NAME"
 * @TW_ENCLOSURE_RULESET: "rulesets/NAME.xml"
 * @TW_ENCLOSURE_SET: another tile set that this one requires, "sets/NAME.xml"
 * @TW_ENCLOSURE_CASES: "cases/NAME.case"
 * @TW_ENCLOSURE_GAME: a saved game, "games/NAME.xml"
 * @TW_N_ENCLOSURE_KINDS: their number
 */
typedef enum
{
  TW_ENCLOSURE_COVER,
  TW_ENCLOSURE_PICTURE,
  TW_ENCLOSURE_REFERENCE,
  TW_ENCLOSURE_RULESET,
  TW_ENCLOSURE_SET,
  TW_ENCLOSURE_CASES,
  TW_ENCLOSURE_GAME,
  TW_N_ENCLOSURE_KINDS
} TwEnclosureKind;

/** TwEnclosure: one enclosed file. */
typedef struct
{
  char *name;
  TwEnclosureKind kind;
  GBytes *bytes;
} TwEnclosure;

/** TwEnclosures: an immutable list sorted by name, shared by reference; %NULL is empty. */
typedef struct
{
  guint n_enclosures;
  TwEnclosure *enclosures;
} TwEnclosures;

/**
 * tw_enclosure_kind_of:
 * @name: a name as it stands in a package
 * @out_kind: (out): the kind of the enclosure
 *
 * Only names of the forms above are valid: a known folder, and letters, digits, blanks and `._-` in
 * ASCII without a leading dot. So no name leads outside the folder when it is unpacked.
 *
 * Returns: %FALSE if @name is no name of an enclosure
 */
gboolean tw_enclosure_kind_of (const char *name, TwEnclosureKind *out_kind);

/**
 * tw_enclosure_name_for:
 * @kind: its kind
 * @file_name: the name of a file, without its folder
 *
 * Returns: (transfer full) (nullable): the file's name in a package, %NULL if a file with that
 *   suffix cannot be enclosed as @kind
 */
char *tw_enclosure_name_for (TwEnclosureKind kind, const char *file_name);

/**
 * tw_enclosures_with:
 * @enclosures: (nullable): a list
 * @name: the name of an enclosure
 * @bytes: (nullable): the file's content, %NULL to take the file out
 *
 * Returns: (transfer full) (nullable): the changed list
 */
TwEnclosures *tw_enclosures_with (const TwEnclosures *enclosures, const char *name, GBytes *bytes);

/** tw_enclosures_ref: Returns: (transfer full) (nullable): @enclosures */
TwEnclosures *tw_enclosures_ref (TwEnclosures *enclosures);

/** tw_enclosures_unref: frees it with its last reference; %NULL is allowed. */
void tw_enclosures_unref (TwEnclosures *enclosures);

/** tw_enclosures_find: Returns: (transfer none) (nullable): the enclosure with that name */
const TwEnclosure *tw_enclosures_find (const TwEnclosures *enclosures, const char *name);

/** tw_enclosures_first: Returns: (transfer none) (nullable): the first enclosure of that kind */
const TwEnclosure *tw_enclosures_first (const TwEnclosures *enclosures, TwEnclosureKind kind);

/** tw_enclosures_size: Returns: the size of all enclosures together, in bytes */
gsize tw_enclosures_size (const TwEnclosures *enclosures);

/** tw_enclosures_equal: Returns: whether both hold the same */
gboolean tw_enclosures_equal (const TwEnclosures *a, const TwEnclosures *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwEnclosures, tw_enclosures_unref)

G_END_DECLS

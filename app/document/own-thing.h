/* Something that a set adds to the rules, found by id: a symbol, kind of land, figure or token, or what its
 * procedures declare: a deck, a die, a counter and the like, see own-declared.h. */
#pragma once

#include "app/document/document.h"
#include "app/document/own-sort.h"
#include "engine/own/own-rules.h"
#include "engine/game/rules.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/** TwOwnThing: a sort and an id; @id is owned. */
typedef struct
{
  TwOwnSort sort;
  char *id;
} TwOwnThing;

/** tw_own_sort_n: Returns: how many things of the sort @set has */
guint tw_own_sort_n (const TwTileSet *set, TwOwnSort sort);

/** tw_own_sort_nth: Returns: (transfer none): the id of thing @n of the sort, from 0 */
const char *tw_own_sort_nth (const TwTileSet *set, TwOwnSort sort, guint n);

/** tw_own_thing_texts: Returns: (transfer none) (nullable): the thing's name by language */
TwTexts *tw_own_thing_texts (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_name: Returns: (transfer none): the thing's name in the user's language, or what
 *   tw_thing_words_of_id() makes of its id */
const char *tw_own_thing_name (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_art: Returns: (transfer none) (nullable): the thing's picture */
const char *tw_own_thing_art (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_exists: Returns: whether @set has the thing */
gboolean tw_own_thing_exists (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_is_on: Returns: whether the symbol or kind of land is on @tile, a tile of @set */
gboolean tw_own_thing_is_on (const TwTileSet *set, TwOwnSort sort, const char *id,
                             const TwTile *tile);

/** tw_own_thing_is_by_hand: Returns: whether no rule moves the figure or token */
gboolean tw_own_thing_is_by_hand (const TwTileSet *set, TwOwnSort sort, const char *id);

/**
 * tw_own_thing_has_effect:
 * @set: a set
 * @sort: symbol, kind of land or token
 * @id: the thing's id
 * @index: index of an effect in the set's own vocabulary
 *
 * Returns: whether the effect is about the thing
 */
gboolean tw_own_thing_has_effect (const TwTileSet *set, TwOwnSort sort, const char *id,
                                  guint index);

/**
 * tw_own_thing_add:
 * @document: a document
 * @sort: the sort of thing to add
 * @name: its name
 * @error: why it cannot be added
 *
 * One step of undo. A new kind of land gets a first effect, as nobody would get on it otherwise. A symbol has none:
 * it may be there for a rule, or for the looks.
 *
 * Returns: (transfer full) (nullable): the new thing's id
 */
char *tw_own_thing_add (TwDocument *document, TwOwnSort sort, const char *name, GError **error);

/**
 * tw_own_things_come:
 * @before: a set
 * @after: the same set with something more
 *
 * Returns: (transfer full) (nullable): what @after has that @before has not: "Hostel, Wanderer (nobody’s)"; %NULL for
 *   nothing
 */
char *tw_own_things_come (const TwTileSet *before, const TwTileSet *after);

/**
 * tw_own_thing_removal:
 * @set: a set
 * @sort: the sort of thing
 * @id: the thing's id
 *
 * Returns: (transfer full) (nullable): what else removing it changes, in sentences: how many tiles
 *   it is on, how many effects of other things name it, how many rules use it; %NULL if nothing else
 *   changes
 */
char *tw_own_thing_removal (const TwTileSet *set, TwOwnSort sort, const char *id);

/**
 * tw_own_thing_remove:
 * @document: a document
 * @sort: the sort of thing
 * @id: the thing's id
 * @error: why it cannot be removed
 *
 * Removes the thing with its effects, from tiles and from what else names it, and the rules that use it, in
 * one step of undo.
 *
 * Returns: whether it was removed
 */
gboolean tw_own_thing_remove (TwDocument *document, TwOwnSort sort, const char *id,
                              GError **error);

/** tw_own_rules_kit: Returns: (transfer none) (nullable): what comes with the program, read once for each
 *   document; %NULL with an error if it cannot be read */
const TwGameKit *tw_own_rules_kit (TwDocument *document, GError **error);

/** tw_own_rules_game: Returns: (transfer full) (nullable): the rules of a game with the present
 *   set, %NULL if the set cannot be played */
TwRules *tw_own_rules_game (TwDocument *document);

/** tw_own_rules_would_do: Returns: whether a game could begin with what @edit (transfer full) makes of the
 *   set; nothing changes */
gboolean tw_own_rules_would_do (TwDocument *document, TwOwnRulesEdit *edit);

/**
 * tw_own_rules_try:
 * @document: a document
 * @edit: (transfer full): the change of the set's own vocabulary
 * @label: name of the command
 * @merge_key: (nullable): see tw_undo_stack_push()
 * @error: why the change is refused, in words without a file and line
 *
 * Changes the document if the edited vocabulary can be read and a game can begin with it.
 *
 * Returns: whether the document was changed
 */
gboolean tw_own_rules_try (TwDocument *document, TwOwnRulesEdit *edit, const char *label,
                           const char *merge_key, GError **error);

G_END_DECLS

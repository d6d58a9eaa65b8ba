/* One thing that a set adds to the rules, found by what it is and its id. */
#pragma once

#include "app/document/document.h"
#include "engine/format/own-rules.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/** TwOwnSort: what it is; in the order of the list. */
typedef enum
{
  TW_OWN_SYMBOL,
  TW_OWN_LAND,
  TW_OWN_FIGURE,
  TW_OWN_TOKEN,
  TW_N_OWN_SORTS
} TwOwnSort;

/** TwOwnThing: @id is owned. */
typedef struct
{
  TwOwnSort sort;
  char *id;
} TwOwnThing;

/** tw_own_sort_element: Returns: (transfer none): the name of its element: "symbol" */
const char *tw_own_sort_element (TwOwnSort sort);

/** tw_own_sort_title: Returns: (transfer none): "Symbols", "Land", …, translated */
const char *tw_own_sort_title (TwOwnSort sort);

/** tw_own_sort_add: Returns: (transfer none): "Add Symbol", …, translated */
const char *tw_own_sort_add (TwOwnSort sort);

/** tw_own_sort_n: Returns: how many @set has */
guint tw_own_sort_n (const TwTileSet *set, TwOwnSort sort);

/** tw_own_sort_nth: Returns: (transfer none): the id of the nth */
const char *tw_own_sort_nth (const TwTileSet *set, TwOwnSort sort, guint n);

/** tw_own_thing_texts: Returns: (transfer none) (nullable): its name by language */
TwTexts *tw_own_thing_texts (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_name: Returns: (transfer none): its name in the user's language, or @id */
const char *tw_own_thing_name (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_art: Returns: (transfer none) (nullable): its picture */
const char *tw_own_thing_art (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_exists: Returns: whether @set has it */
gboolean tw_own_thing_exists (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_thing_is_on: Returns: whether a symbol or a kind of land is on @tile, a tile of @set */
gboolean tw_own_thing_is_on (const TwTileSet *set, TwOwnSort sort, const char *id,
                             const TwTile *tile);

/** tw_own_thing_is_by_hand: Returns: whether no rule moves the figure or token */
gboolean tw_own_thing_is_by_hand (const TwTileSet *set, TwOwnSort sort, const char *id);

/**
 * tw_own_thing_has_effect:
 * @set: a set
 * @sort: a symbol, kind of land or token
 * @id: which
 * @index: an effect of the set's own rules
 *
 * Returns: whether the effect is about it
 */
gboolean tw_own_thing_has_effect (const TwTileSet *set, TwOwnSort sort, const char *id,
                                  guint index);

/**
 * tw_own_thing_add:
 * @document: a document
 * @sort: what to add
 * @name: its name
 * @error: why it cannot be
 *
 * One undoable step. A symbol and a kind of land come with an effect to begin with.
 *
 * Returns: (transfer full) (nullable): its id
 */
char *tw_own_thing_add (TwDocument *document, TwOwnSort sort, const char *name, GError **error);

/**
 * tw_own_thing_removal:
 * @set: a set
 * @sort: what it is
 * @id: which
 *
 * Returns: (transfer full) (nullable): what else changes when it is removed, in sentences: on how
 *   many tiles it is, how many effects of others name it; %NULL if nothing does
 */
char *tw_own_thing_removal (const TwTileSet *set, TwOwnSort sort, const char *id);

/**
 * tw_own_thing_remove:
 * @document: a document
 * @sort: what it is
 * @id: which
 * @error: why it cannot go
 *
 * Takes its effects with it and what of tiles and others names it, in one undoable step.
 *
 * Returns: whether it is gone
 */
gboolean tw_own_thing_remove (TwDocument *document, TwOwnSort sort, const char *id,
                              GError **error);

/** tw_own_rules_game: Returns: (transfer full) (nullable): the rules that the set is played by as it is
 *   now, %NULL if it cannot be */
TwRules *tw_own_rules_game (TwDocument *document);

/**
 * tw_own_rules_try:
 * @document: a document
 * @edit: (transfer full): what is to be changed
 * @label: what is being done
 * @merge_key: (nullable): see tw_undo_stack_push()
 * @error: why it cannot be, in words without a place
 *
 * Changes the document if the rules can be read and a game can begin with them.
 *
 * Returns: whether it was done
 */
gboolean tw_own_rules_try (TwDocument *document, TwOwnRulesEdit *edit, const char *label,
                           const char *merge_key, GError **error);

G_END_DECLS

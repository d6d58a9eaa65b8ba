/* The open set: its present value, its undo stack, and its file.
 *
 * The value is an immutable #TwTileSet. Every change is a command that puts a new value in its
 * place. Tiles are named by their #TwTileItem, which stays the same through all edits. Call from
 * the main thread only; worker threads read, write and check files.
 */
#pragma once

#include <gio/gio.h>

#include "app/document/tile-list.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * TwDocumentParts:
 * @TW_DOCUMENT_TILE: the value of one or more tiles
 * @TW_DOCUMENT_TILES: the list of tiles or their order
 * @TW_DOCUMENT_HEAD: all but the tiles: titles, authors, blocks, draw order
 * @TW_DOCUMENT_REFUSED: the refused choice, see tw_document_refuse()
 *
 * What a change affected.
 */
typedef enum
{
  TW_DOCUMENT_TILE = 1 << 0,
  TW_DOCUMENT_TILES = 1 << 1,
  TW_DOCUMENT_HEAD = 1 << 2,
  TW_DOCUMENT_REFUSED = 1 << 3
} TwDocumentParts;

/* The most bytes of commands that are kept for undo. */
#define TW_DOCUMENT_UNDO_BYTES (64u << 20)

#define TW_TYPE_DOCUMENT (tw_document_get_type ())
G_DECLARE_FINAL_TYPE (TwDocument, tw_document, TW, DOCUMENT, GObject)

/* Properties, all read-only and notified:
 *   "title"       the set's name in the user's language
 *   "subtitle"    its file and whether all changes are saved, in words
 *   "modified"    whether there are unsaved changes
 *   "can-undo" "can-redo"
 *   "undo-label" "redo-label"   words for the button, "" if there is nothing
 *   "saving"      whether a save is under way
 *   "n-problems"  warnings and errors of the present value
 *
 * Signals:
 *   "changed" (guint parts, TwTileItem *item)
 *       after the value changed; @parts are TwDocumentParts. @item is the only tile that changed,
 *       %NULL if there were none or several
 *   "reveal" (TwTileItem *item)
 *       after undo and redo, before "changed": the tile to show and select
 *   "exchanged" (gboolean forwards)
 *       after "changed" of an undo (backwards) or a redo (forwards). The undone command is
 *       "redo-label" then, the redone one "undo-label"
 *   "refused" (const char *reason)
 *       a change was not made because no file could hold the result. "changed" came before, so that
 *       widgets show the old value again
 *   "drafted" (guint n)
 *       after "changed": so many translations became drafts, because their sources were changed
 *   "settle" ()
 *       see tw_document_settle(): whoever shows a field takes what is typed there
 *   "problems-changed" ()
 *       after the problems of the present value have been found
 */

/** tw_document_new: Returns: (transfer full): a document without a file: a set with one blank
 * tile */
TwDocument *tw_document_new (void);

/**
 * tw_document_new_for_set:
 * @set: (transfer none): its first value
 * @file: (nullable): the file it was read from
 * @shipped_id: (nullable): the id, if it is a shipped set; never with @file
 *
 * Returns: (transfer full): a document without unsaved changes
 */
TwDocument *tw_document_new_for_set (TwTileSet *set, GFile *file, const char *shipped_id);

/** tw_document_get_set: Returns: (transfer none): the present value */
TwTileSet *tw_document_get_set (TwDocument *self);

/** tw_document_get_tiles: Returns: (transfer none): the tiles, in order */
TwTileList *tw_document_get_tiles (TwDocument *self);

/** tw_document_get_file: Returns: (transfer none) (nullable): the document's file */
GFile *tw_document_get_file (TwDocument *self);

/** tw_document_get_shipped_id: Returns: (transfer none) (nullable): the id, if it is a shipped
 * set */
const char *tw_document_get_shipped_id (TwDocument *self);

/** tw_document_get_title: Returns: (transfer none): the set's name */
const char *tw_document_get_title (TwDocument *self);

/** tw_document_is_modified: Returns: whether there are unsaved changes */
gboolean tw_document_is_modified (TwDocument *self);

/** tw_document_mark_unsaved: makes the document count as modified until it is saved, even after
 * undo. */
void tw_document_mark_unsaved (TwDocument *self);

/**
 * tw_document_get_revision:
 * @self: a document
 *
 * Returns: a number that changes with every change, undo and redo. By it, background work
 *   recognises that its result is out of date
 */
guint64 tw_document_get_revision (TwDocument *self);

/**
 * tw_document_get_problems:
 * @self: a document
 *
 * A worker finds the problems after each change; until it is done there are none, not those of an
 * older value. Drawings that were not checked before take longer: their problems follow later, with
 * another "problems-changed".
 *
 * Returns: (transfer none) (nullable): the problems of the present value, %NULL while they are not
 *   known
 */
const TwProblems *tw_document_get_problems (TwDocument *self);

/**
 * tw_document_set_checks:
 * @shape: (nullable): checks whether a tile looks like what it means
 * @picture: (nullable): checks whether a tile's picture can be drawn
 * @drawing: (nullable): checks whether a drawing that the set brings can be drawn
 *
 * Call it once, before the first document is made. The checks draw, and documents know nothing of
 * drawing.
 */
void tw_document_set_checks (TwShapeCheck shape, TwPictureCheck picture, TwDrawingCheck drawing);

/**
 * tw_document_replace_tile:
 * @self: a document
 * @item: the tile
 * @tile: (transfer none): its new value
 * @label: name of the command, translated, header capitals ("Add Road")
 * @merge_key: (nullable): see tw_undo_stack_push(); tw_document_merge_key() makes one
 *
 * If the tile's id changes, the set's blocks, first tile and last tile follow.
 *
 * Returns: %FALSE if it was "refused"
 */
gboolean tw_document_replace_tile (TwDocument *self,
                                   TwTileItem *item,
                                   TwTile *tile,
                                   const char *label,
                                   const char *merge_key);

/**
 * tw_document_replace_tiles:
 * @self: a document
 * @items: (array length=n_items): different tiles
 * @tiles: (array length=n_items) (transfer none): their new values
 * @n_items: how many
 * @label: name of the command
 * @merge_key: (nullable): as for tw_document_replace_tile()
 *
 * One command for several tiles. The tiles' ids must not change.
 *
 * Returns: %FALSE if it was "refused"
 */
gboolean tw_document_replace_tiles (TwDocument *self,
                                    TwTileItem *const *items,
                                    TwTile *const *tiles,
                                    guint n_items,
                                    const char *label,
                                    const char *merge_key);

/**
 * tw_document_insert_tile:
 * @self: a document
 * @position: where, -1 for the end
 * @tile: (transfer none): the tile
 * @label: name of the command
 *
 * Returns: (transfer none) (nullable): its item, %NULL if it was "refused"
 */
TwTileItem *
tw_document_insert_tile (TwDocument *self, int position, TwTile *tile, const char *label);

/**
 * tw_document_remove_tiles:
 * @self: a document
 * @items: (array length=n_items): tiles of the set
 * @n_items: how many
 * @label: name of the command
 */
void tw_document_remove_tiles (TwDocument *self,
                               TwTileItem *const *items,
                               guint n_items,
                               const char *label);

/** tw_document_move_tile: moves @item to @position, counted without @item. */
void
tw_document_move_tile (TwDocument *self, TwTileItem *item, guint position, const char *label);

/**
 * tw_document_replace_set:
 * @self: a document
 * @set: (transfer none): the new value
 * @label: name of the command
 * @merge_key: (nullable): as for tw_document_replace_tile()
 *
 * For changes of titles and blocks, and for large changes (a repair, an import). Tiles keep their
 * item if their id was in the set before.
 *
 * Returns: %FALSE if it was "refused"
 */
gboolean tw_document_replace_set (TwDocument *self,
                                  TwTileSet *set,
                                  const char *label,
                                  const char *merge_key);

/** tw_document_try_set: as tw_document_replace_set(), but reports @error instead of "refused". */
gboolean tw_document_try_set (TwDocument *self,
                              TwTileSet *set,
                              const char *label,
                              const char *merge_key,
                              GError **error);

/**
 * tw_document_refuse:
 * @self: a document
 * @what: (nullable): a choice that the set cannot have; only the caller knows its type
 * @label: name of the command
 * @merge_key: (nullable): as for tw_document_replace_tile()
 *
 * Keeps the refused choice as a command, so that Undo takes back the last choice and nothing before
 * it. The set stays as it is; the next change of the set drops the choice.
 */
void tw_document_refuse (TwDocument *self, GObject *what, const char *label, const char *merge_key);

/** tw_document_tell_drafted: emits "drafted", unless @n is 0. */
void tw_document_tell_drafted (TwDocument *self, guint n);

/** tw_document_get_refused: Returns: (transfer none) (nullable): the refused choice, if the set has
 * not changed since */
GObject *tw_document_get_refused (TwDocument *self);

/** tw_document_merge_key: Returns: (transfer full): the merge key for the action @what on @item */
char *tw_document_merge_key (TwTileItem *item, const char *what);

/** tw_document_seal: nothing merges with the last command any more (focus left a field). */
void tw_document_seal (TwDocument *self);

/** tw_document_settle: what is typed and not taken yet is taken now, before the set is saved, played or changed by
 * Undo. */
void tw_document_settle (TwDocument *self);

/** tw_document_undo: undoes the last command, if there is one. */
void tw_document_undo (TwDocument *self);

/** tw_document_redo: redoes the last undone command, if there is one. */
void tw_document_redo (TwDocument *self);

G_END_DECLS

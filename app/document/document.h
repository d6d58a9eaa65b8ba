/* The open set: its present value, what was done to it, where it is kept.
 *
 * The value is an immutable #TwTileSet; every change is a command that puts a new
 * value in its place. Tiles are named by their #TwTileItem, which stays the same
 * through all edits. Used from the main thread only; files are read, written and
 * checked in worker threads.
 */
#pragma once

#include <gio/gio.h>

#include "app/document/tile-list.h"
#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * TwDocumentParts:
 * @TW_DOCUMENT_TILE: the value of tiles
 * @TW_DOCUMENT_TILES: which tiles there are, or their order
 * @TW_DOCUMENT_HEAD: all but the tiles: titles, authors, blocks, draw order
 * @TW_DOCUMENT_REFUSED: what was chosen and could not be taken
 *
 * What a change concerned.
 */
typedef enum
{
  TW_DOCUMENT_TILE = 1 << 0,
  TW_DOCUMENT_TILES = 1 << 1,
  TW_DOCUMENT_HEAD = 1 << 2,
  TW_DOCUMENT_REFUSED = 1 << 3
} TwDocumentParts;

/* Bytes of undoable commands that are kept. */
#define TW_DOCUMENT_UNDO_BYTES (64u << 20)

#define TW_TYPE_DOCUMENT (tw_document_get_type ())
G_DECLARE_FINAL_TYPE (TwDocument, tw_document, TW, DOCUMENT, GObject)

/* Properties, all read-only and notified:
 *   "title"       the set's name in the user's language
 *   "subtitle"    where it is kept and whether all is saved, in words
 *   "modified"    whether something is not saved
 *   "can-undo" "can-redo"
 *   "undo-label" "redo-label"   words for the button, "" if there is nothing
 *   "saving"      whether a save is under way
 *   "n-problems"  warnings and errors of the present value
 *
 * Signals:
 *   "changed" (guint parts, TwTileItem *item)
 *       after the value changed; @parts are TwDocumentParts. @item is the tile that
 *       was concerned if it was one, else %NULL
 *   "reveal" (TwTileItem *item)
 *       after undo and redo, before "changed": the tile to be shown and selected
 *   "exchanged" (gboolean forwards)
 *       after undo (backwards) and redo (forwards), after "changed": what was undone is
 *       "redo-label" then, what was done again "undo-label"
 *   "refused" (const char *reason)
 *       a change was not made, for no file could hold the set then; "changed" came before, so
 *       that what was typed is what holds again
 *   "problems-changed" ()
 *       after the problems of the present value are known
 */

/** tw_document_new: Returns: (transfer full): a new set with one blank tile, kept nowhere */
TwDocument *tw_document_new (void);

/**
 * tw_document_new_for_set:
 * @set: (transfer none): its first value
 * @file: (nullable): the file it was read from
 * @shipped_id: (nullable): the id of the shipped set that it is; never with @file
 *
 * Returns: (transfer full): a document in which all is saved
 */
TwDocument *tw_document_new_for_set (TwTileSet *set, GFile *file, const char *shipped_id);

/** tw_document_get_set: Returns: (transfer none): the present value */
TwTileSet *tw_document_get_set (TwDocument *self);

/** tw_document_get_tiles: Returns: (transfer none): its tiles, in order */
TwTileList *tw_document_get_tiles (TwDocument *self);

/** tw_document_get_file: Returns: (transfer none) (nullable): where it is kept */
GFile *tw_document_get_file (TwDocument *self);

/** tw_document_get_shipped_id: Returns: (transfer none) (nullable): the shipped set it is */
const char *tw_document_get_shipped_id (TwDocument *self);

/** tw_document_get_title: Returns: (transfer none): the set's name */
const char *tw_document_get_title (TwDocument *self);

/** tw_document_is_modified: Returns: whether something is not saved */
gboolean tw_document_is_modified (TwDocument *self);

/** tw_document_mark_unsaved: has all count as modified until it is saved, whatever is undone. */
void tw_document_mark_unsaved (TwDocument *self);

/**
 * tw_document_get_revision:
 * @self: a document
 *
 * Returns: a number that changes with every change, undo and redo, so that the
 *   result of background work can be recognised as out of date
 */
guint64 tw_document_get_revision (TwDocument *self);

/**
 * tw_document_get_problems:
 * @self: a document
 *
 * Found in a worker after each change. While that runs, those of the last value
 * that was checked are not shown: the list is %NULL or belongs to the present
 * value. Drawings that nobody has seen yet take longer: what is wrong with them is found behind
 * the rest, and told as another change of the problems.
 *
 * Returns: (transfer none) (nullable): its problems, %NULL while they are not known
 */
const TwProblems *tw_document_get_problems (TwDocument *self);

/**
 * tw_document_set_checks:
 * @shape: (nullable): how documents find out whether tiles look like what they mean
 * @picture: (nullable): how they find out whether pictures of tiles are drawn
 * @drawing: (nullable): how they find out whether drawings of what the set brings are drawn
 *
 * Once, before the first document: it asks the drawing, which a document knows nothing of.
 */
void tw_document_set_checks (TwShapeCheck shape, TwPictureCheck picture, TwDrawingCheck drawing);

/**
 * tw_document_replace_tile:
 * @self: a document
 * @item: the tile
 * @tile: (transfer none): its new value
 * @label: what is being done, translated, header capitals ("Add Road")
 * @merge_key: (nullable): see tw_undo_stack_push(); tw_document_merge_key() makes one
 *
 * When the id changes, blocks and first and last tile of the set follow.
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
 * @label: what is being done
 * @merge_key: (nullable): as above
 *
 * One command for several tiles. Ids must stay what they are.
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
 * @label: what is being done
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
 * @label: what is being done
 */
void tw_document_remove_tiles (TwDocument *self,
                               TwTileItem *const *items,
                               guint n_items,
                               const char *label);

/** tw_document_move_tile: puts @item at @position, counted without it. */
void
tw_document_move_tile (TwDocument *self, TwTileItem *item, guint position, const char *label);

/**
 * tw_document_replace_set:
 * @self: a document
 * @set: (transfer none): the new value
 * @label: what is being done
 * @merge_key: (nullable): as above
 *
 * For changes of titles and blocks, and for what changes much at once (a repair,
 * an import). Tiles with an id that was there before keep their items.
 *
 * Returns: %FALSE if it was "refused"
 */
gboolean tw_document_replace_set (TwDocument *self,
                                  TwTileSet *set,
                                  const char *label,
                                  const char *merge_key);

/** tw_document_try_set: as tw_document_replace_set(), with an @error in the place of "refused". */
gboolean tw_document_try_set (TwDocument *self,
                              TwTileSet *set,
                              const char *label,
                              const char *merge_key,
                              GError **error);

/**
 * tw_document_refuse:
 * @self: a document
 * @what: (nullable): what somebody chose that the set cannot have; known to who gives it
 * @label: what was being done
 * @merge_key: (nullable): as above
 *
 * Keeps it as a step that can be undone and done again, so that Undo takes back what was chosen last
 * and nothing before it. The set stays as it is; the next change of the set drops what was refused.
 */
void tw_document_refuse (TwDocument *self, GObject *what, const char *label, const char *merge_key);

/** tw_document_get_refused: Returns: (transfer none) (nullable): what was refused and not changed since */
GObject *tw_document_get_refused (TwDocument *self);

/** tw_document_merge_key: Returns: (transfer full): a key for @what done to @item */
char *tw_document_merge_key (TwTileItem *item, const char *what);

/** tw_document_seal: nothing merges with what was done last (focus left a field). */
void tw_document_seal (TwDocument *self);

/** tw_document_undo: takes the last command back; nothing if there is none. */
void tw_document_undo (TwDocument *self);

/** tw_document_redo: does the last undone command again; nothing if there is none. */
void tw_document_redo (TwDocument *self);

G_END_DECLS

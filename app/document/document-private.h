/* The structure of a document, and what only the files of this folder may do with it. */
#pragma once

#include "app/document/document.h"
#include "app/document/set-command.h"
#include "engine/format/save-file.h"
#include "engine/format/set-limits.h"

G_BEGIN_DECLS

struct _TwDocument
{
  GObject parent_instance;

  TwSetTarget target;
  TwUndoStack *undo_stack;
  guint64 revision;

  GFile *file;
  /* The stamp of @file when it was last read or written. */
  TwFileStamp stamp;
  /* (nullable): SHA-256 of the content of @file at that time. */
  char *checksum;
  char *shipped_id;
  gboolean is_saving;
  /* (nullable): new tile ids by old ones, for tiles that the last save renamed. */
  GHashTable *renames;

  /* Upper bounds for the size of the set's file: of all tiles, and of what stands before them;
   * 0 until they are first needed. */
  TwFileSize size;
  TwFileSize head;
  gboolean size_is_of_now;

  /* The problems of the present value; %NULL while they are not known. */
  TwProblems *problems;
  guint n_problems;
  gboolean is_checking;
  gboolean is_trying; /* a worker draws pictures that were not checked yet */

  /* The values last notified, so that only changes are notified. */
  char *title;
  char *subtitle;
  gboolean is_modified;
  char *undo_label;
  char *redo_label;
};

/** TwDocumentSnapshot: the value that a save writes, with its items and its state of undo. */
typedef struct
{
  TwTileSet *set;
  GPtrArray *items;
  guint64 state;
} TwDocumentSnapshot;

/** tw_document_take_snapshot: Returns: (transfer full): the present value */
TwDocumentSnapshot *tw_document_take_snapshot (TwDocument *self);

/** tw_document_snapshot_free: frees @snapshot. */
void tw_document_snapshot_free (TwDocumentSnapshot *snapshot);

/**
 * tw_document_mark_saved:
 * @self: a document
 * @snapshot: the value that was written
 * @file: the document's file from now on
 *
 * Moves the clean mark to @snapshot, even if the document has changed since.
 */
void tw_document_mark_saved (TwDocument *self, const TwDocumentSnapshot *snapshot, GFile *file);

/** tw_document_set_saving: sets whether a save is under way. */
void tw_document_set_saving (TwDocument *self, gboolean is_saving);

/**
 * tw_document_takes_tiles:
 * @self: a document
 * @items: (array length=n_tiles) (nullable): the tiles that get new values; %NULL if @tiles are
 *   added
 * @tiles: (array length=n_tiles): the values
 * @n_tiles: how many
 * @error: why not
 *
 * Returns: whether the set with these tiles stays within the limits of a file
 */
gboolean tw_document_takes_tiles (TwDocument *self, TwTileItem *const *items, TwTile *const *tiles,
                                  guint n_tiles, GError **error);

/** tw_document_takes_set: as tw_document_takes_tiles(), for a whole new set. */
gboolean tw_document_takes_set (TwDocument *self, const TwTileSet *set, GError **error);

/** tw_document_update_properties: notifies the properties that have changed. */
void tw_document_update_properties (TwDocument *self);

/** tw_document_check_problems: starts a worker that looks for problems, unless one is running. */
void tw_document_check_problems (TwDocument *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwDocumentSnapshot, tw_document_snapshot_free)

G_END_DECLS

/* What the files of this folder share. */
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
  /* What @file was like when it was read or written last. */
  TwFileStamp stamp;
  /* (nullable): SHA-256 of what it said then. */
  char *checksum;
  char *shipped_id;
  gboolean is_saving;
  /* (nullable): old and new ids of the tiles that the last save has renamed. */
  GHashTable *renames;

  /* The most that a file of it may take, as far as that is known; none until it is asked for. */
  TwFileSize size;
  gboolean size_is_of_now;

  /* Of the present value; %NULL while they are not known. */
  TwProblems *problems;
  guint n_problems;
  gboolean is_checking;
  gboolean is_trying; /* drawings that are not known yet */

  /* What was last said by notify, to say only what changed. */
  char *title;
  char *subtitle;
  gboolean is_modified;
  char *undo_label;
  char *redo_label;
};

/** TwDocumentSnapshot: what a save under way writes, and what it will have saved. */
typedef struct
{
  TwTileSet *set;
  GPtrArray *items;
  guint64 state;
} TwDocumentSnapshot;

/** tw_document_take_snapshot: Returns: (transfer full): the present value */
TwDocumentSnapshot *tw_document_take_snapshot (TwDocument *self);

/** tw_document_snapshot_free: frees it. */
void tw_document_snapshot_free (TwDocumentSnapshot *snapshot);

/**
 * tw_document_mark_saved:
 * @self: a document
 * @snapshot: what was written
 * @file: where it is kept from now on
 *
 * Moves the clean mark to @snapshot, whatever was done since.
 */
void tw_document_mark_saved (TwDocument *self, const TwDocumentSnapshot *snapshot, GFile *file);

/** tw_document_set_saving: says whether a save is under way. */
void tw_document_set_saving (TwDocument *self, gboolean is_saving);

/**
 * tw_document_takes_tiles:
 * @self: a document
 * @items: (array length=n_tiles) (nullable): which tiles get new values; %NULL for more tiles
 * @tiles: (array length=n_tiles): the values
 * @n_tiles: how many
 * @error: why not
 *
 * Returns: whether a file can hold the set with them
 */
gboolean tw_document_takes_tiles (TwDocument *self, TwTileItem *const *items, TwTile *const *tiles,
                                  guint n_tiles, GError **error);

/** tw_document_takes_set: as tw_document_takes_tiles() for a whole new value. */
gboolean tw_document_takes_set (TwDocument *self, const TwTileSet *set, GError **error);

/** tw_document_update_properties: brings what is notified in line with what is. */
void tw_document_update_properties (TwDocument *self);

/** tw_document_check_problems: looks for problems in a worker, if none is at it already. */
void tw_document_check_problems (TwDocument *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwDocumentSnapshot, tw_document_snapshot_free)

G_END_DECLS

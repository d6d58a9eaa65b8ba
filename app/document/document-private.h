/* What only the files of this folder may do with a document. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

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

/** tw_document_is_saving: Returns: whether a save is under way */
gboolean tw_document_is_saving (TwDocument *self);

/** tw_document_get_etag: Returns: (transfer none) (nullable): of the file as read or written */
const char *tw_document_get_etag (TwDocument *self);

/** tw_document_set_etag: remembers it. */
void tw_document_set_etag (TwDocument *self, const char *etag);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwDocumentSnapshot, tw_document_snapshot_free)

G_END_DECLS

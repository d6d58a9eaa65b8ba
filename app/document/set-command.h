/* Commands on a set, for the undo stack of a document: each exchanges values. */
#pragma once

#include "app/document/document.h"
#include "app/document/undo-stack.h"

G_BEGIN_DECLS

/**
 * TwSetCommand: changes that are carried out together.
 *
 * It is under construction until it is pushed. Each call below adds one change; the changes are
 * carried out in that order.
 */
typedef struct _TwSetCommand TwSetCommand;

/** The command type for tw_undo_stack_new(); the target is a #TwSetTarget. */
extern const TwCommandType tw_set_command_type;

/**
 * TwSetTarget:
 * @set: the present value
 * @tiles: its items, in the same order
 * @refused: (nullable): see tw_document_refuse()
 * @parts: the #TwDocumentParts that the last command changed
 * @item: the tile that the last command changed; %NULL if there were several or none
 * @revealed: the first tile that the last command changed and that still exists
 *
 * The target of commands. There is one item for each tile.
 */
typedef struct
{
  TwTileSet *set;
  TwTileList *tiles;
  GObject *refused;
  guint parts;
  TwTileItem *item;
  TwTileItem *revealed;
} TwSetTarget;

/** tw_set_command_new: Returns: (transfer full): a command that does nothing yet */
TwSetCommand *tw_set_command_new (void);

/** tw_set_command_free: frees a command that was not pushed. */
void tw_set_command_free (TwSetCommand *command);

/** tw_set_command_replace: gives the tile of @item the value @tile. */
void tw_set_command_replace (TwSetCommand *command, TwTileItem *item, TwTile *tile);

/** tw_set_command_insert: inserts @item at @position. */
void tw_set_command_insert (TwSetCommand *command, TwTileItem *item, guint position);

/** tw_set_command_remove: removes @item, which is at @position when this change is carried out. */
void tw_set_command_remove (TwSetCommand *command, TwTileItem *item, guint position);

/** tw_set_command_set_head: changes all but the tiles of the set from @from to @to. */
void tw_set_command_set_head (TwSetCommand *command, const TwTileSet *from, const TwTileSet *to);

/** tw_set_command_refuse: changes the refused choice from @from (nullable) to @to (nullable). */
void tw_set_command_refuse (TwSetCommand *command, GObject *from, GObject *to);

/**
 * tw_set_command_add_difference:
 * @command: a command under construction
 * @target: the present state
 * @set: (transfer none): the set to arrive at
 *
 * Adds the changes that lead from @target to @set, few but not always the fewest: equal tiles at
 * both ends stay, and tiles of the same id keep their item.
 */
void tw_set_command_add_difference (TwSetCommand *command,
                                    const TwSetTarget *target,
                                    TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSetCommand, tw_set_command_free)

/** tw_set_head_equal: Returns: whether the sets are equal except for their tiles */
gboolean tw_set_head_equal (const TwTileSet *a, const TwTileSet *b);

G_END_DECLS

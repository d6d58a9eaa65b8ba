/* Commands on a set: exchanges of values, for the undo stack of a document. */
#pragma once

#include "app/document/document.h"
#include "app/document/undo-stack.h"

G_BEGIN_DECLS

/**
 * TwSetCommand: changes that are carried out together.
 *
 * Under construction until it is pushed; the calls below add a change each, in the
 * order in which they are carried out.
 */
typedef struct _TwSetCommand TwSetCommand;

/** The type to be given to tw_undo_stack_new(); the target is a #TwSetTarget. */
extern const TwCommandType tw_set_command_type;

/**
 * TwSetTarget:
 * @set: the present value
 * @tiles: its items, in the same order
 * @refused: (nullable): see tw_document_refuse()
 * @parts: #TwDocumentParts that the last command changed
 * @item: the tile the last command concerned; %NULL if there were several or none
 * @revealed: the first tile the last command concerned that is still there
 *
 * What commands work on. One item stands for each tile.
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

/** tw_set_command_insert: puts @item in at @position. */
void tw_set_command_insert (TwSetCommand *command, TwTileItem *item, guint position);

/** tw_set_command_remove: takes @item out, which is at @position by then. */
void tw_set_command_remove (TwSetCommand *command, TwTileItem *item, guint position);

/** tw_set_command_set_head: gives the set @from all of @to but its tiles. */
void tw_set_command_set_head (TwSetCommand *command, const TwTileSet *from, const TwTileSet *to);

/** tw_set_command_refuse: has @to (nullable) be what was refused last, in place of @from (nullable). */
void tw_set_command_refuse (TwSetCommand *command, GObject *from, GObject *to);

/**
 * tw_set_command_add_difference:
 * @command: a command under construction
 * @target: the present state
 * @set: (transfer none): the set that shall come out of it
 *
 * Adds what leads from the one to the other with as few changes as can be had
 * cheaply: equal tiles at both ends stay, tiles of the same id keep their item.
 */
void tw_set_command_add_difference (TwSetCommand *command,
                                    const TwSetTarget *target,
                                    TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSetCommand, tw_set_command_free)

/** tw_set_head_equal: Returns: whether both say the same but for their tiles */
gboolean tw_set_head_equal (const TwTileSet *a, const TwTileSet *b);

G_END_DECLS

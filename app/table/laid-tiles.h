/* The laid tiles as children of the table: each has a name and a place for assistive technologies, and
 * draws nothing. */
#pragma once

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/** TwLaidTiles: owned by the table. */
typedef struct _TwLaidTiles TwLaidTiles;

/** tw_laid_tiles_new: Returns: (transfer full): no tiles yet; @table and @scene are borrowed */
TwLaidTiles *tw_laid_tiles_new (GtkWidget *table, TwTableScene *scene);

/** tw_laid_tiles_free: frees what is known of them; the children are the table's. */
void tw_laid_tiles_free (TwLaidTiles *self);

/** tw_laid_tiles_note: the game that is shown has changed: names are made anew of what has, when nothing more
 * urgent is to be done. */
void tw_laid_tiles_note (TwLaidTiles *self);

/** tw_laid_tiles_allocate: puts them where the tiles are seen. */
void tw_laid_tiles_allocate (TwLaidTiles *self);

/** tw_laid_tiles_has: Returns: whether @child of the table is such a tile, and need not be drawn */
gboolean tw_laid_tiles_has (GtkWidget *child);

G_END_DECLS

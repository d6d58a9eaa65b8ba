/* The symbols and places that the program knows, by the shipped set that brought each. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TwSymbolGroup:
 * @title: the set's title in the user's language; "Other" for what no shipped set has
 * @ids: (element-type utf8): ids of symbols and names of places, in the order of the table
 */
typedef struct
{
  char *title;
  GPtrArray *ids;
} TwSymbolGroup;

/** tw_symbol_groups_get: Returns: (transfer none) (nullable) (element-type TwSymbolGroup): the
 *   groups in the order of the shipped sets; %NULL until they have been read */
GPtrArray *tw_symbol_groups_get (void);

/**
 * tw_symbol_groups_read_async:
 * @callback: called in the main loop once tw_symbol_groups_get() has them; without an object
 * @data: for @callback
 *
 * The sets have to be read for it, which takes a worker longer than a frame. It is done once: a
 * symbol that several sets have is of the first of them.
 */
void tw_symbol_groups_read_async (GAsyncReadyCallback callback, gpointer data);

G_END_DECLS

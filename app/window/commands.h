/* What people can do, by name and key: the list of keys and the palette are made from it. */
#pragma once

#include <gtk/gtk.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* The action of the row that stands for all pages, which their own list tells. */
#define TW_COMMAND_PAGES "win.page"

/**
 * TwCommandRow:
 * @title: not yet translated, marked with N_() or NC_()
 * @key: (nullable): keys as #GtkShortcutsShortcut has its accelerators; %NULL if the application has
 *   keys for @action, or nothing has
 * @action: (nullable): the detailed action; %NULL of what is done by keys alone, such as walking
 * @section: (nullable): of a heading, which begins a section, its name
 * @context: (nullable): of @title, for translators
 * @menu: (nullable): the menu that has it, not yet translated, if @title alone would not say enough
 * @also: (nullable): what else people may call it, not yet translated, marked with NC_() for “palette”
 * @is_for_palette: whether the list of keys has no such row, for want of a key or because it says
 *   it together with others
 */
typedef struct
{
  const char *title;
  const char *key;
  const char *action;
  const char *section;
  const char *context;
  const char *menu;
  const char *also;
  gboolean is_for_palette;
} TwCommandRow;

/**
 * TwCommand:
 * @title: its name, for people
 * @group: where it belongs, for people
 * @key: (nullable): its key as GTK writes it; %NULL if the application knows it, or it has none
 * @action: the detailed action
 * @also: (nullable): other words by which it is found
 *
 * Something that can be started.
 */
typedef struct
{
  char *title;
  char *group;
  char *key;
  char *action;
  char *also;
} TwCommand;

/** tw_command_rows: Returns: (transfer none) (array length=out_n): all headings and rows */
const TwCommandRow *tw_command_rows (guint *out_n);

/** tw_command_row_title: Returns: (transfer none): the title of @row in the user's language */
const char *tw_command_row_title (const TwCommandRow *row);

/**
 * tw_commands_new:
 *
 * Returns: (transfer full) (element-type TwCommand): all that has an action, with each page and each
 *   export of a set
 */
GPtrArray *tw_commands_new (void);

/** tw_commands_add_own: adds the way to each thing that @set brings to the rules, by its name. */
void tw_commands_add_own (GPtrArray *commands, const TwTileSet *set);

G_END_DECLS

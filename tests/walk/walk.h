/* Walks through the windows of the program and looks at each: see look.h for what is looked for. */
#pragma once

#include "app/window/window.h"
#include "tests/walk/way.h"

/**
 * Walk:
 * @textures: pictures of tiles
 * @way: how the program looks
 * @window: the main window, as large as @way says
 * @place: what is being looked at, for messages
 * @n_texts: texts seen there
 */
typedef struct
{
  TwTileTextures *textures;
  const WalkWay *way;
  TwWindow *window;
  const char *place;
  guint n_texts;
} Walk;

/** walk_set_up: shows a window with the start page; @way is a #WalkWay. */
void walk_set_up (Walk *walk, gconstpointer way);

/** walk_tear_down: closes it. */
void walk_tear_down (Walk *walk, gconstpointer way);

/** walk_settle: lets what was asked for come onto the screen. */
void walk_settle (Walk *walk);

/** walk_act: does an action of @widget, or of the main window if that is %NULL; the @target may be
 * floating and %NULL. */
void walk_act (Walk *walk, GtkWidget *widget, const char *action, GVariant *target);

/** walk_find: Returns: the first shown widget of @type in the main window, which must be there */
GtkWidget *walk_find (Walk *walk, GType type);

/**
 * walk_check:
 * @walk: a walk
 * @window: (nullable): what to look at, %NULL for the main window
 * @place: what that is, for messages and names of pictures
 *
 * Fails the test for each text that is not translated and for all that is cut or out of sight. Where
 * TILEWRIGHT_EVIDENCE names a folder a picture of the screen is kept there.
 */
void walk_check (Walk *walk, GtkWindow *window, const char *place);

/** walk_check_with_menus: as walk_check(), and then all that buttons in @window open. */
void walk_check_with_menus (Walk *walk, GtkWindow *window, const char *place);

/** walk_check_popover: checks the main window with the popover that it shows, and closes that. */
void walk_check_popover (Walk *walk, const char *place);

/** walk_other: Returns: (nullable): a window beside the main one, the last opened */
GtkWindow *walk_other (Walk *walk);

/** walk_check_other: checks that window with its menus, and closes it. */
void walk_check_other (Walk *walk, const char *place);

/** walk_open_set: opens the shipped set @id. */
void walk_open_set (Walk *walk, const char *id);

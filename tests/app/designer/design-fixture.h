/* A Design page with the base game in a window, for tests with real widgets. */
#pragma once

#include "app/designer/design-page.h"

G_BEGIN_DECLS

#define SPOT(kind, index) TW_CANVAS_SPOT (TW_CANVAS_##kind, index)

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GtkWidget *window;
  TwDesignPage *page;
  TwTileCanvas *canvas;
} DesignFixture;

/** design_settle: lets everything happen that is due. */
void design_settle (void);

/** design_set_up: @size is "WIDTHxHEIGHT" of the window, %NULL for 1280x800. */
void design_set_up (DesignFixture *fixture, gconstpointer size);

/** design_set_up_set: the same with the set that @xml says, and its tile A on the canvas. */
void design_set_up_set (DesignFixture *fixture, gconstpointer size, const char *xml);

/** design_tear_down: also asserts that page and document are gone. */
void design_tear_down (DesignFixture *fixture, gconstpointer size);

/** design_find_item: Returns: (transfer none): the tile with that id */
TwTileItem *design_find_item (DesignFixture *fixture, const char *id);

/** design_show_tile: puts the tile with that id on the canvas. */
void design_show_tile (DesignFixture *fixture, const char *id);

/** design_act: activates an action from the canvas; @target in text form, or %NULL. */
void design_act (DesignFixture *fixture, const char *action, const char *target);

/** design_walk_to: walks in the order of reading until the focus is on @spot. */
void design_walk_to (DesignFixture *fixture, TwCanvasSpot spot);

/** design_assert_edges: the tile shown has these edge letters. */
void design_assert_edges (DesignFixture *fixture, const char *letters);

/** design_assert_undo_label: undo would take that step back. */
void design_assert_undo_label (DesignFixture *fixture, const char *wanted);

/** design_find_widget: Returns: (transfer none) (nullable): the first of @type below @widget */
GtkWidget *design_find_widget (GtkWidget *widget, GType type);

G_END_DECLS

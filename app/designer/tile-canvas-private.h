/* What the files of the tile canvas share: widget, pointer, keyboard, actions, menu. */
#pragma once

#include "app/designer/canvas-joint.h"
#include "app/designer/canvas-overlay.h"
#include "app/designer/canvas-shape.h"
#include "app/designer/tile-canvas.h"

G_BEGIN_DECLS

/**
 * TwCanvasDrag:
 * @TW_CANVAS_DRAG_NONE: nothing is being dragged
 * @TW_CANVAS_DRAG_POINTER: with the button down
 * @TW_CANVAS_DRAG_KEYS: by the arrow keys, after J
 */
typedef enum
{
  TW_CANVAS_DRAG_NONE,
  TW_CANVAS_DRAG_POINTER,
  TW_CANVAS_DRAG_KEYS
} TwCanvasDrag;

struct _TwTileCanvas
{
  GtkWidget parent_instance;

  TwDocument *document;
  TwTileItem *item;
  TwTile *tile;  /* the document's value */
  TwTile *shown; /* with the drag that is under way */
  TwTileLayout *layout;
  TwTileLayout *shown_layout;
  TwTileTextures *textures;
  GdkTexture *picture;     /* of what is shown, or what was while that is being drawn */
  gboolean picture_is_due; /* it is being drawn */
  GskRenderNode *fields_node; /* the fields of what is shown */

  TwCanvasView view;
  double zoom, pan_x, pan_y;

  TwKind pen;
  char *armed;
  gboolean shows_fields; /* by G; they also show while the pointer is on grass */
  TwSegmentSet selected;
  int selected_symbol;
  int selected_field;

  TwCanvasSpot hover;
  TwCanvasSpot done; /* was clicked; what a next click would do shows when the pointer is back */
  TwCanvasSpot focus;
  TwCanvasTrail trail;  /* how the arrow keys led there */
  TwCanvasSpot context; /* what a menu or list of symbols speaks of */
  gboolean uses_keys;   /* the last thing done here was done by a key */

  TwCanvasDrag drag;
  TwCanvasGesture gesture;
  gboolean is_pulling; /* the drag is @pull, else @gesture */
  TwCanvasPull pull;
  TwCanvasSpot pull_spot;
  double pull_u, pull_v;
  gboolean shows_grid;
  gboolean is_brushing; /* the drag paints mist over quarters of the tile */
  gboolean press_is_live; /* the button went down here and no Escape came */
  double press_x, press_y, pointer_x, pointer_y;
  double pan_start_x, pan_start_y;

  GtkWidget *chips; /* shown as long as there are readings to choose from */
  guint n_readings, reading;
  struct
  {
    TwTile *tile;
    const char *words;
  } readings[TW_CANVAS_MAX_READINGS];
  double chips_u, chips_v;
  gboolean is_choosing;

  GSimpleActionGroup *actions;
  GtkWidget *popover;
  GtkEventController *drop;
  char *message;
  gboolean is_drawn;
};

/** tile_canvas_snapshot: draws the canvas (canvas-snapshot.c). */
void tile_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/** tile_canvas_scene: what is to be picked: never the drag's preview. */
void tile_canvas_scene (TwTileCanvas *self, TwCanvasScene *out_scene);

/** tile_canvas_fields_are_seen: Returns: whether fields are drawn now */
gboolean tile_canvas_fields_are_seen (TwTileCanvas *self);

/** tile_canvas_update_accessible: tells assistive technology what is shown and focused. */
void tile_canvas_update_accessible (TwTileCanvas *self);

/** tile_canvas_commit: makes @topology the tile's drawing: one undo step, words, selection. */
void tile_canvas_commit (TwTileCanvas *self,
                         const TwTopology *topology,
                         const TwCanvasDeed *deed);

/** tile_canvas_say: sets "message". */
void tile_canvas_say (TwTileCanvas *self, const char *message);

/** tile_canvas_say_deed: says what @deed made of the tile. */
void tile_canvas_say_deed (TwTileCanvas *self, const TwCanvasDeed *deed);

/** tile_canvas_set_shown: shows @topology (%NULL: the tile as it is) without changing it. */
void tile_canvas_set_shown (TwTileCanvas *self, const TwTopology *topology);

/** tile_canvas_show_tile: shows @tile (transfer full) without making it the document's. */
void tile_canvas_show_tile (TwTileCanvas *self, TwTile *tile);

/** tile_canvas_set_hover: what is under the pointer. */
void tile_canvas_set_hover (TwTileCanvas *self, TwCanvasSpot spot);

/** tile_canvas_set_focus: where the keyboard is; tells assistive technology. */
void tile_canvas_set_focus (TwTileCanvas *self, TwCanvasSpot spot, gboolean by_key);

/** tile_canvas_set_armed: a click places @symbol; %NULL for none. */
void tile_canvas_set_armed (TwTileCanvas *self, const char *symbol);

/** tile_canvas_set_pen: chooses the kind of land a click lays. */
void tile_canvas_set_pen (TwTileCanvas *self, TwKind pen);

/** tile_canvas_set_shows_fields: shows fields whether or not the pointer is on grass. */
void tile_canvas_set_shows_fields (TwTileCanvas *self, gboolean shows_fields);

/** tile_canvas_set_view: turns, zooms and pans. */
void tile_canvas_set_view (TwTileCanvas *self,
                           guint quarter_turns,
                           double zoom,
                           double pan_x,
                           double pan_y);

/** tile_canvas_click: what a click at @spot does; @add with Shift. */
void tile_canvas_click (TwTileCanvas *self, TwCanvasSpot spot, gboolean add);

/** tile_canvas_drag_begin: Returns: whether a drag could begin at @spot */
gboolean tile_canvas_drag_begin (TwTileCanvas *self, TwCanvasSpot spot, TwCanvasDrag how);

/** tile_canvas_drag_move: the drag is over @spot now. */
void tile_canvas_drag_move (TwTileCanvas *self, TwCanvasSpot spot);

/** tile_canvas_drag_end: leaves it at what is shown, or at what was if not @commit. */
void tile_canvas_drag_end (TwTileCanvas *self, gboolean commit);

/** tile_canvas_escape: steps back one thing. Returns: %FALSE if there was nothing */
gboolean tile_canvas_escape (TwTileCanvas *self);

/** tile_canvas_selection_changed: says so, and draws it. */
void tile_canvas_selection_changed (TwTileCanvas *self);

/** tile_canvas_carry_selection: finds again in the tile what was selected in @before. */
void tile_canvas_carry_selection (TwTileCanvas *self, const TwTile *before);

/** tile_canvas_selected_spot: Returns: what is selected, as a spot */
TwCanvasSpot tile_canvas_selected_spot (TwTileCanvas *self);

/** tile_canvas_add_pointer: mouse, wheel and what is dropped (canvas-pointer.c). */
void tile_canvas_add_pointer (TwTileCanvas *self);

/** tile_canvas_add_keyboard: shortcuts and digits (canvas-keyboard.c). */
void tile_canvas_add_keyboard (TwTileCanvas *self);

/** tile_canvas_add_actions: the group "canvas" (canvas-actions.c). */
void tile_canvas_add_actions (TwTileCanvas *self);

/** tile_canvas_add_part_actions: those of menus and inspector (canvas-part-actions.c). */
void tile_canvas_add_part_actions (TwTileCanvas *self);

/** tile_canvas_delete_spot: takes off what is at @spot. */
void tile_canvas_delete_spot (TwTileCanvas *self, TwCanvasSpot spot);

/** tile_canvas_update_actions: states and sensitivities. */
void tile_canvas_update_actions (TwTileCanvas *self);

/** tile_canvas_show_menu: the context menu for @spot (canvas-menu.c). */
void tile_canvas_show_menu (TwTileCanvas *self, TwCanvasSpot spot, double x, double y);

/** tile_canvas_show_symbols: the list of symbols for @spot (symbol-list.c). */
void tile_canvas_show_symbols (TwTileCanvas *self, TwCanvasSpot spot, double x, double y);

/** tile_canvas_set_popover: shows @popover at a point; the one before goes. */
void tile_canvas_set_popover (TwTileCanvas *self, GtkWidget *popover, double x, double y);

/* Shapes (canvas-pull.c). */

/** tile_canvas_pull_begin: Returns: whether something can be pulled at @spot; @all moves whole
 *   things */
gboolean tile_canvas_pull_begin (TwTileCanvas *self,
                                 TwCanvasSpot spot,
                                 gboolean all,
                                 TwCanvasDrag how);

/** tile_canvas_pull_move: the pointer is there now, in tile edges. */
void tile_canvas_pull_move (TwTileCanvas *self, double u, double v);

/** tile_canvas_pull_step: one step of an arrow key. */
void tile_canvas_pull_step (TwTileCanvas *self, TwCanvasDirection direction);

/** tile_canvas_pull_end: leaves it there, or as it was if not @commit. */
void tile_canvas_pull_end (TwTileCanvas *self, gboolean commit);

/** tile_canvas_has_shape: Returns: whether what is at @spot does not lie by default */
gboolean tile_canvas_has_shape (TwTileCanvas *self, TwCanvasSpot spot);

/** tile_canvas_reset_shape: Returns: %FALSE if it lies by default already */
gboolean tile_canvas_reset_shape (TwTileCanvas *self, TwCanvasSpot spot);

/** tile_canvas_add_pull_actions: see there. */
void tile_canvas_add_pull_actions (TwTileCanvas *self);

/** tile_canvas_add_line_actions: the quick line (canvas-line.c). */
void tile_canvas_add_line_actions (TwTileCanvas *self);

/* Chips (canvas-chips.c). */

/** tile_canvas_offer: shows what else @joint could be, if there is a choice. */
void tile_canvas_offer (TwTileCanvas *self, TwCanvasJoint joint);

/** tile_canvas_close_chips: takes the chips away. */
void tile_canvas_close_chips (TwTileCanvas *self);

/** tile_canvas_choose: takes that reading. */
void tile_canvas_choose (TwTileCanvas *self, guint reading);

/** tile_canvas_choose_next: Returns: %FALSE if there are no chips */
gboolean tile_canvas_choose_next (TwTileCanvas *self, int offset);

/** tile_canvas_allocate_chips: puts them where they speak of. */
void tile_canvas_allocate_chips (TwTileCanvas *self, int width, int height);

/** tile_canvas_add_chip_actions: see there. */
void tile_canvas_add_chip_actions (TwTileCanvas *self);

G_END_DECLS

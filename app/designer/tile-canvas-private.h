/* What the files of the tile canvas share: widget, pointer, keyboard, actions, menu. */
#pragma once

#include <adwaita.h>

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
  TwTile *value; /* the document's */
  int variant;   /* that is seen and edited, -1 for the plain copies */
  TwTile *tile;  /* the value, or as copies of the variant are drawn */
  TwTile *shown; /* with the drag that is under way */
  TwTileLayout *layout;
  TwTileLayout *shown_layout;
  TwTileTextures *textures;
  GdkTexture *picture;     /* of what is shown, or what was while that is being drawn */
  gboolean picture_is_due; /* it is being drawn */
  GskRenderNode *fields_node; /* the fields of what is shown */

  TwCanvasView view;
  double zoom, pan_x, pan_y;
  double pinch_zoom; /* when two fingers began to pinch */

  TwKind pen;
  char *armed;
  gboolean shows_fields; /* by G; they also show while the pointer is on grass */
  TwSegmentSet selected;
  int selected_symbol;
  int selected_field;

  TwCanvasSpot hover;
  AdwToast *loss_toast; /* weak; offers to take the last edit back */
  TwCanvasSpot done; /* was clicked; what a next click would do shows when the pointer is back */
  TwCanvasSpot focus;
  TwCanvasTrail trail;  /* how the arrow keys led there */
  TwCanvasSpot context; /* what a menu or list of symbols speaks of */
  gboolean shows_hand;  /* as pointer */
  gboolean uses_keys;   /* the last thing done here was done by a key */

  TwCanvasDrag drag;
  TwCanvasGesture gesture;
  gboolean is_pulling; /* the drag is @pull, else @gesture */
  TwCanvasPull pull;
  TwCanvasSpot pull_spot;
  double pull_u, pull_v;
  gboolean is_turning_symbol; /* the drag turns the arrow of the selected symbol */
  TwTopology arrow_topology;  /* as it would be turned */
  TwCanvasDeed arrow_deed;
  gboolean shows_grid;
  gboolean hides_reference;
  gboolean is_moving_reference; /* the drag moves the reference picture */
  TwTileReference reference;    /* where to; its picture is the tile's */
  GBytes *reference_bytes;      /* of @reference_texture, or of that which is being decoded */
  GdkTexture *reference_texture;
  gboolean is_brushing; /* the drag paints mist over quarters of the tile */
  gboolean press_is_live; /* the button went down here and no Escape came */
  double press_x, press_y, pointer_x, pointer_y;
  double pan_start_x, pan_start_y;

  GPtrArray *parts; /* see canvas-accessible.c */

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

/** tile_canvas_own: Returns: (transfer none) (nullable): what the tile's set adds to the rules */
const TwVocabulary *tile_canvas_own (TwTileCanvas *self);

/** tile_canvas_update_accessible: tells assistive technology what is shown and focused. */
void tile_canvas_update_accessible (TwTileCanvas *self);

/** tile_canvas_update_parts: the buttons that only assistive technology meets. */
void tile_canvas_update_parts (TwTileCanvas *self);

/** tile_canvas_allocate_parts: puts them where they speak of. */
void tile_canvas_allocate_parts (TwTileCanvas *self);

/** tile_canvas_remove_parts: takes them off. */
void tile_canvas_remove_parts (TwTileCanvas *self);

/** tile_canvas_load: takes the document's value of the tile over. */
void tile_canvas_load (TwTileCanvas *self);

/** tile_canvas_add_variant_actions: see canvas-variant.c. */
void tile_canvas_add_variant_actions (TwTileCanvas *self);

/** tile_canvas_commit: makes @topology the tile's drawing: one undo step, words, selection. */
void tile_canvas_commit (TwTileCanvas *self,
                         const TwTopology *topology,
                         const TwCanvasDeed *deed);

/**
 * tile_canvas_replace:
 * @tile: what became of the canvas's tile
 * @label: what was done
 * @merge_key: (nullable): as of tw_document_replace_tile()
 *
 * Makes it the document's: the tile, or the variant that is edited.
 *
 * Returns: %FALSE if a variant cannot be like that; then nothing changed, and why is said
 */
gboolean tile_canvas_replace (TwTileCanvas *self, TwTile *tile, const char *label,
                              const char *merge_key);

/** tile_canvas_set_variant: shows and edits that one, -1 the plain copies. */
void tile_canvas_set_variant (TwTileCanvas *self, int variant);

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

/* How small and how large the drawing is shown, 1 filling the canvas. */
#define TW_CANVAS_LEAST_ZOOM .5
#define TW_CANVAS_MOST_ZOOM  6

/** tile_canvas_set_view: turns, zooms and pans; some of the tile stays in sight. */
void tile_canvas_set_view (TwTileCanvas *self,
                           guint quarter_turns,
                           double zoom,
                           double pan_x,
                           double pan_y);

/**
 * tile_canvas_tell_loss:
 * @before: (nullable): what the tile was before an edit of its land, %NULL if symbols were meant to
 *   go
 *
 * Says which symbols, of the tile and of its variants, went with the land, and offers to undo it.
 */
void tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before);

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

/** tile_canvas_line_at: Returns: the segment of @spot, or beside the field @spot, whose wall or
 *   line is there, in pixels, and can be pulled; else -1 */
int tile_canvas_line_at (TwTileCanvas *self, TwCanvasSpot spot, double x, double y);

/** tile_canvas_pull_begin_line: Returns: whether a wall or line was pressed and is pulled now */
gboolean tile_canvas_pull_begin_line (TwTileCanvas *self, TwCanvasSpot spot);

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

/* The arrow of the selected symbol (canvas-arrow.c). */

/** tile_canvas_arrow_is_at: Returns: whether it is there, in pixels */
gboolean tile_canvas_arrow_is_at (TwTileCanvas *self, double x, double y);

/** tile_canvas_arrow_begin: Returns: whether it was pressed and can be dragged */
gboolean tile_canvas_arrow_begin (TwTileCanvas *self);

/** tile_canvas_arrow_move: the pointer is there, in pixels. */
void tile_canvas_arrow_move (TwTileCanvas *self, double x, double y);

/** tile_canvas_arrow_end: leaves it there, or as it was if not @keep. */
void tile_canvas_arrow_end (TwTileCanvas *self, gboolean keep);

/* The reference picture (canvas-reference.c). */

/** tile_canvas_shows_reference: Returns: whether there is one to be seen and moved */
gboolean tile_canvas_shows_reference (TwTileCanvas *self);

/** tile_canvas_snapshot_reference: draws it. Returns: how opaque the tile over it is */
double tile_canvas_snapshot_reference (TwTileCanvas *self, GtkSnapshot *snapshot);

/** tile_canvas_reference_begin: Returns: whether there is one to be dragged */
gboolean tile_canvas_reference_begin (TwTileCanvas *self);

/** tile_canvas_reference_move: it is so far from where it was, in pixels. */
void tile_canvas_reference_move (TwTileCanvas *self, double dx, double dy);

/** tile_canvas_reference_end: leaves it there, or where it was if not @keep. */
void tile_canvas_reference_end (TwTileCanvas *self, gboolean keep);

/** tile_canvas_reference_scale: makes it larger or smaller; what lies at a point of the tile
 *   stays there. */
void tile_canvas_reference_scale (TwTileCanvas *self, double factor, double u, double v);

/** tile_canvas_add_reference_actions: see there. */
void tile_canvas_add_reference_actions (TwTileCanvas *self);

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

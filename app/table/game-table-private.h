/* What the files of the table widget share. */
#pragma once

#include "app/table/game-table.h"
#include "app/table/table-pictures.h"
#include "app/table/table-view.h"

G_BEGIN_DECLS

/* The proposal is so much bigger than its cell, and lifted by so many pixels. */
#define TW_LIFT_GROWTH 1.12
#define TW_LIFT_PX     5
/* How long a counted feature is lit, and how long the view takes to move. */
#define TW_FLASH_MS 1400
#define TW_FLOWN_MS 2600
#define TW_MOVE_MS  220
/* Side of a spot's button in pixels: as far apart as spots are, within bounds. */
#define TW_SPOT_LEAST_PX 22
#define TW_SPOT_MOST_PX  30
/* How far from the middle of its tile the spot of a road's end is, in tile edges. */
#define TW_END_OFF_MIDDLE 0.23
/* Of a symbol at which somebody can be put: the ring round it, and how far right of and above it
 * its spot is, which must not cover it. In tile edges. */
#define TW_MARK_RING  0.19
#define TW_MARK_ASIDE 0.20

/** TwFlash: a feature that was just counted. */
typedef struct
{
  guint node;
  guint seat;
  int points;
} TwFlash;

/** TwSpotLayout: where a spot is on its tile, as that lies; whether it goes beside a figure. */
typedef struct
{
  TwSpotPoint point;
  gboolean is_beside;
} TwSpotLayout;

/*
 * @view: what is shown now; on its way from @view_from to @view_to while @move_start
 * @is_fitted: whether the view follows the landscape: until it is moved by hand
 * @pointer_x: where the pointer was last, -1 outside
 * @click_time: when a click made the proposal; the second half of a double click is no
 *   answer yet
 * @press: where the button went down, if @is_pressed
 * @has_pointer: whether the pointer, not the keyboard, says where one aims
 * @spots: the buttons, in the order of the model's spots; those of spots that are not on
 *   the table are hidden
 * @spot_middles: graphene_point_t, where the buttons of @spots are in the middle, in pixels
 * @lit: the node to be lit from outside, @target's own feature goes before it
 * @cover: how high something is that lies above the lower inset
 * @uncovered: the view before something covered the table, if @has_uncovered: it goes back there,
 *   unless it is moved by hand
 * @lit_slot: the tile to be framed from outside
 * @flashes: TwFlash, lit since @flash_start
 * @flown: a way that was gone and led nowhere, shown since @flown_start
 */
struct _TwGameTable
{
  GtkWidget parent_instance;

  TwTableModel *model;
  TwTileTextures *textures;
  TwTablePictures *pictures;
  TwTableHints hints;
  TwAdvice *advice; /* (nullable) */

  TwTableView view, view_from, view_to;
  gint64 move_start;
  gboolean is_fitted;
  guint tick;

  double pointer_x, pointer_y;
  gboolean has_pointer;
  gboolean any;
  gboolean is_panning;
  gboolean is_pressed;
  graphene_point_t press;
  double pan_x, pan_y;
  double pinch_side, pinch_x, pinch_y;
  gint64 click_time;
  TwTableTarget target;

  GtkEventController *drag;

  GPtrArray *spots;
  TwSpotLayout *spot_layouts;
  GArray *spot_middles;
  GtkWidget *pill;
  GtkWidget *figure_menu;

  guint lit;
  guint lit_slot;
  int cover;
  TwTableView uncovered;
  gboolean has_uncovered;
  GArray *flashes;
  gint64 flash_start;
  TwWay flown;
  gint64 flown_start;
};

/** tw_game_table_animates: Returns: whether things may move */
gboolean tw_game_table_animates (TwGameTable *self);

/** tw_game_table_lift_rect: Returns: where the lifted tile is, in pixels */
graphene_rect_t tw_game_table_lift_rect (TwGameTable *self);

/** tw_game_table_set_view: goes to @view, moving if @animate. */
void tw_game_table_set_view (TwGameTable *self, const TwTableView *view, gboolean animate);

/** tw_game_table_draw_advice: says beside cells and spots what the program thinks of them. */
void tw_game_table_draw_advice (TwGameTable *self, GtkSnapshot *snapshot);

/** tw_game_table_draw_last: marks the tile that was laid last. */
void tw_game_table_draw_last (TwGameTable *self, GtkSnapshot *snapshot);

/** tw_game_table_draw_lit_tile: frames the tile that is lit from outside. */
void tw_game_table_draw_lit_tile (TwGameTable *self, GtkSnapshot *snapshot);

/** tw_game_table_seat_rgba: Returns: a seat's colour */
GdkRGBA tw_game_table_seat_rgba (TwGameTable *self, guint seat, float alpha);

/** tw_table_view_rect: Returns: a cell in pixels */
graphene_rect_t tw_table_view_rect (const TwTableView *view, int x, int y);

/** tw_game_table_slot_rect: Returns: where a tile is shown: the proposed one is lifted */
graphene_rect_t tw_game_table_slot_rect (TwGameTable *self, const TwSlot *slot);

/**
 * tw_game_table_draw_lit:
 * @self: a table
 * @snapshot: where to draw
 * @play: the play that @node is of
 * @node: a node of the feature to be lit
 * @colour: colour of its outline
 * @strength: 0 to 1
 * @lifted: whether its part on the lifted tile is drawn, or all the rest
 */
void tw_game_table_draw_lit (TwGameTable *self,
                             GtkSnapshot *snapshot,
                             const TwPlay *play,
                             guint node,
                             const GdkRGBA *colour,
                             float strength,
                             gboolean lifted);

/** tw_game_table_spot_rect: Returns: the cell of a spot that is on the table, in pixels */
graphene_rect_t tw_game_table_spot_rect (TwGameTable *self, const TwTableSpot *spot);

/** tw_table_spot_is_on_table: Returns: whether it is on a tile or an empty cell */
gboolean tw_table_spot_is_on_table (const TwTableSpot *spot);

/** tw_game_table_draw_pieces: draws the figures and pieces that are on the table. */
void tw_game_table_draw_pieces (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play);

/** tw_game_table_piece_discs: Returns: (transfer full) (element-type TwSpotDisc): where figures and
 * pieces are seen */
GArray *tw_game_table_piece_discs (TwGameTable *self, const TwPlay *play);

/** tw_game_table_draw_carried: draws the piece that is carried by hand, if there is one. */
void tw_game_table_draw_carried (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play);

/** tw_game_table_carried_words: Returns: (transfer full) (nullable): what is carried, and what is
 * below it */
char *tw_game_table_carried_words (TwGameTable *self);

/** tw_game_table_put_carried: puts the carried piece where pointer or keyboard is. */
void tw_game_table_put_carried (TwGameTable *self);

/** tw_game_table_press_carrying: a key while a piece is carried. Returns: whether it was for it */
gboolean tw_game_table_press_carrying (TwGameTable *self, guint keyval);

/** tw_game_table_draw_flashes: lights what was just counted, with its points. */
void tw_game_table_draw_flashes (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play);

/** tw_game_table_draw_asked: lights where the spots are that lie elsewhere than on a proposal. */
void tw_game_table_draw_asked (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play);

/** tw_game_table_draw_ways: draws the ways over the table: what may be flown, what is. */
void tw_game_table_draw_ways (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play);

/** tw_game_table_note_flight: shows the way of a flight among events from @first_event on. */
void tw_game_table_note_flight (TwGameTable *self, guint first_event);

/** tw_game_table_flown_at: Returns: how far the showing of @flown is, 0 to 1; -1: not at all */
double tw_game_table_flown_at (TwGameTable *self);

/** tw_game_table_set_any: says whether places that are not legal are shown, too. */
void tw_game_table_set_any (TwGameTable *self, gboolean any);

/** tw_game_table_is_double_click: Returns: whether a click follows another too closely */
gboolean tw_game_table_is_double_click (TwGameTable *self);

/** tw_game_table_add_keys: listens to keys. */
void tw_game_table_add_keys (TwGameTable *self);

/** tw_game_table_snapshot: draws the table, its children excepted. */
void tw_game_table_snapshot (TwGameTable *self, GtkSnapshot *snapshot);

/** tw_game_table_add_controllers: listens to the pointer, and to keys. */
void tw_game_table_add_controllers (TwGameTable *self);

/** tw_game_table_update_pointer: finds out anew what the pointer is on. */
void tw_game_table_update_pointer (TwGameTable *self);

/** tw_game_table_set_target: says what pointer or keyboard is on. */
void tw_game_table_set_target (TwGameTable *self, const TwTableTarget *target);

/** tw_game_table_flash_at: Returns: how far the flash is, 0 to 1; -1 if there is none */
double tw_game_table_flash_at (TwGameTable *self);

/** tw_game_table_update_spots: makes the buttons of the proposal. */
void tw_game_table_update_spots (TwGameTable *self);

/**
 * tw_game_table_open_figures:
 * @self: a table
 * @index: a spot
 *
 * Opens a menu of the figures that can go there.
 *
 * Returns: %FALSE if none can
 */
gboolean tw_game_table_open_figures (TwGameTable *self, guint index);

/** tw_game_table_allocate_children: puts spots and pill where they belong. */
void tw_game_table_allocate_children (TwGameTable *self);

G_END_DECLS

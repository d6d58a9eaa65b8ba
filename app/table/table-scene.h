/* What a table shows, and where: the game at the moment that is looked at, the view of it, what the
 * pointer is on, and what is lit.
 *
 * The parts of the table widget share this and nothing else. It knows no widget; widgets read it and
 * listen to its signals.
 */
#pragma once

#include <graphene.h>

#include "app/game/advice.h"
#include "app/game/tiles-left.h"
#include "app/table/table-camera.h"
#include "app/table/table-flashes.h"
#include "app/table/table-homes.h"
#include "app/table/table-motion.h"
#include "app/table/table-pictures.h"

G_BEGIN_DECLS

/* The proposal is so much bigger than its cell. */
#define TW_TABLE_SCENE_GROWTH 1.12

/**
 * TwTargetKind: what the pointer or the keyboard is on.
 * @TW_TARGET_NONE: nothing
 * @TW_TARGET_CELL: an empty cell; @turns says how the tile would lie
 * @TW_TARGET_FEATURE: a feature on the table: @node
 * @TW_TARGET_SPOT: a spot: @spot, its @node if it is on a feature, and its @slot
 */
typedef enum
{
  TW_TARGET_NONE,
  TW_TARGET_CELL,
  TW_TARGET_FEATURE,
  TW_TARGET_SPOT
} TwTargetKind;

/** TwTableTarget: see #TwTargetKind. Nodes are those of tw_table_model_get_shown(). */
typedef struct
{
  TwTargetKind kind;
  int x, y;
  guint turns;
  guint node;
  guint slot;
  guint spot;
} TwTableTarget;

/** TwTableHints: which legal targets are shown without being asked for. */
typedef enum
{
  TW_HINTS_OFF,
  TW_HINTS_MINE,
  TW_HINTS_ALL
} TwTableHints;

/**
 * TwTableReading: the cursor that reads the table, see table-reader.h.
 * @has_begun: whether it has been anywhere yet
 * @is_shown: whether its frame is shown
 * @x: its column
 * @y: its row
 * @feature: which feature of the tile there was read last, -1 for none
 * @nth_last: whose last tile was read last, 0 for that of the player who laid last
 */
typedef struct
{
  gboolean has_begun;
  gboolean is_shown;
  int x, y;
  int feature;
  guint nth_last;
} TwTableReading;

#define TW_TYPE_TABLE_SCENE (tw_table_scene_get_type ())
G_DECLARE_FINAL_TYPE (TwTableScene, tw_table_scene, TW, TABLE_SCENE, GObject)

/**
 * TwTableScene:
 * @rules: those of the game that is shown; another game has others, and is looked at anew
 * @advice: (nullable): shown beside cells and spots
 * @motion: what moves after an answer
 * @lift: how the proposed tile gets over its place
 * @homes: where things come from and go to; without, they come down and rise where they are
 * @now: the time of the frame that is shown
 * @has_pointer: whether the pointer, not the keyboard, says where one aims
 * @pointer: where the pointer was last, in pixels
 * @has_glass: whether a glass is held over what one aims at
 * @follows_last: whether the view goes to the tile that was laid last
 * @n_followed: how many tiles there were when it went there
 * @lit: the node that a panel points at; the feature of @target takes precedence
 * @lit_slot: the tile that a panel points at
 * @lit_seat: the seat that it tells of, %TW_SEAT_NONE for none
 * @fit_kind: the kind of tile whose places are shown, %TW_NO_KIND for none
 * @fits: (element-type TwTilePlace): those places
 * @reading: where the table is read
 *
 * Read the members; change them only by the functions below.
 */
struct _TwTableScene
{
  GObject parent_instance;

  TwTableModel *model;
  TwRules *rules;
  TwTablePictures *pictures;
  TwTableHints hints;
  TwAdvice *advice;
  TwTableCamera camera;
  TwTableFlashes flashes;
  TwTableMotion motion;
  TwLiftMotion lift;
  TwTableHomes homes;
  gint64 now;
  gboolean has_pointer;
  graphene_point_t pointer;
  gboolean has_glass;
  gboolean follows_last;
  guint n_followed;
  TwTableTarget target;
  guint lit;
  guint lit_slot;
  guint lit_seat;
  guint fit_kind;
  GArray *fits;
  TwTableReading reading;
};

/* Signals:
 *   "changed" ()          the table has to be painted again
 *   "target-changed" ()   the pointer or the keyboard is on something else
 *   "moved" ()            the view moves or has moved; perhaps emitted during allocation
 *   "resized" ()          the table has a new size; emitted during allocation
 *   "refused" ()          somebody tried something that is not legal
 *   "stepped" ()          what moves or flashes is somewhere else */

/** tw_table_scene_new: Returns: (transfer full): a scene of the table @model */
TwTableScene *tw_table_scene_new (TwTableModel *model, TwTileTextures *textures);

/** tw_table_scene_go: shows @view; moves there if @animate is set and animations are enabled. */
void tw_table_scene_go (TwTableScene *self, const TwTableView *view, gboolean animate);

/** tw_table_scene_reveal: moves the view to @cells unless they are visible. */
void tw_table_scene_reveal (TwTableScene *self, const TwTableCells *cells);

/** tw_table_scene_fit: shows the whole landscape, and follows it from then on when it grows: no further than
 * is needed to see it all. */
void tw_table_scene_fit (TwTableScene *self);

/** tw_table_scene_zoom: zooms by @steps around the middle. */
void tw_table_scene_zoom (TwTableScene *self, int steps);

/** tw_table_scene_resize: sets the size of the table in pixels. */
void tw_table_scene_resize (TwTableScene *self, int width, int height);

/** tw_table_scene_set_insets: sets how many pixels panels cover at each side. */
void tw_table_scene_set_insets (TwTableScene *self, int left, int right, int top, int bottom);

/** tw_table_scene_set_held: sets whether somebody holds the table, with pointer or fingers: as long as it is held
 * the view goes nowhere by itself, and then it makes up for that. */
void tw_table_scene_set_held (TwTableScene *self, gboolean is_held);

/**
 * tw_table_scene_set_cover:
 * @self: a scene
 * @height: in pixels
 *
 * Sets the height of a card that lies above the lower inset, 0 for none. The landscape moves out of
 * its way, and back.
 */
void tw_table_scene_set_cover (TwTableScene *self, int height);

/** tw_table_hints_find: Returns: the hints that are called @word: "off", "mine", "all" */
TwTableHints tw_table_hints_find (const char *word);

/** tw_table_scene_set_hints: sets which legal places are always shown. */
void tw_table_scene_set_hints (TwTableScene *self, TwTableHints hints);

/** tw_table_scene_set_glass: holds a glass over what one aims at, or puts it away. */
void tw_table_scene_set_glass (TwTableScene *self, gboolean has_glass);

/** tw_table_scene_set_follows_last: sets whether the view goes to each tile that is laid, unless that is
 * seen well anyhow. */
void tw_table_scene_set_follows_last (TwTableScene *self, gboolean follows);

/** tw_table_scene_set_advice: shows @advice beside the cells and spots. */
void tw_table_scene_set_advice (TwTableScene *self, TwAdvice *advice);

/**
 * tw_table_scene_set_lit:
 * @self: a scene
 * @node: a node of the feature to be lit, %TW_NO_NODE for none
 * @slot: the tile to be framed, %TW_NO_SLOT for none
 * @seat: in whose colour, %TW_SEAT_NONE for that of whoever is asked
 *
 * Lights what a panel points at, and moves it into view.
 */
void tw_table_scene_set_lit (TwTableScene *self, guint node, guint slot, guint seat);

/**
 * tw_table_scene_set_fits:
 * @self: a scene
 * @kind: a kind of tile, %TW_NO_KIND for none
 * @places: (nullable) (element-type TwTilePlace): where it fits; copied
 *
 * Shows where a tile fits that is not in the hand, until the game goes on.
 */
void tw_table_scene_set_fits (TwTableScene *self, guint kind, const GArray *places);

/** tw_table_scene_set_reading: moves the cursor that reads the table. */
void tw_table_scene_set_reading (TwTableScene *self, const TwTableReading *reading);

/** tw_table_scene_set_target: sets what the pointer or the keyboard is on; %NULL for nothing. */
void tw_table_scene_set_target (TwTableScene *self, const TwTableTarget *target);

/** tw_table_scene_turn_target: tells of the place that is aimed at anew, once the tile in the hand has been
 * turned. */
void tw_table_scene_turn_target (TwTableScene *self);

/** tw_table_scene_target_spot: lets the pointer or the keyboard be on the model's spot @index. */
void tw_table_scene_target_spot (TwTableScene *self, guint index);

/** tw_table_scene_refuse: shows that an attempt was not legal. */
void tw_table_scene_refuse (TwTableScene *self);

/** tw_table_scene_skip: ends the flashes and all that moves. */
void tw_table_scene_skip (TwTableScene *self);

/** tw_table_scene_advance: goes on to the frame of the time @now. Returns: whether anything flashes or moves,
 * beside the view */
gboolean tw_table_scene_advance (TwTableScene *self, gint64 now);

/** tw_table_scene_until: Returns: when all that moves will be at its place; 0 if nothing moves */
gint64 tw_table_scene_until (const TwTableScene *self);

/** tw_table_scene_set_homes: sets where things come from and go to. */
void tw_table_scene_set_homes (TwTableScene *self, const TwTableHomes *homes);

/** tw_table_scene_find_home: finds @home of @seat, in pixels. Returns: %FALSE if it is not to be seen */
gboolean tw_table_scene_find_home (const TwTableScene *self, TwTableHome home, guint seat,
                                   graphene_rect_t *out_rect);

/** tw_table_scene_has_spot: Returns: whether @spot is on a tile or an empty cell */
gboolean tw_table_scene_has_spot (const TwTableSpot *spot);

/** tw_table_scene_lift_rect: Returns: the rectangle of the proposed tile, in pixels */
graphene_rect_t tw_table_scene_lift_rect (const TwTableScene *self);

/** tw_table_scene_slot_rect: Returns: the rectangle of a tile; the proposed one is larger than its cell */
graphene_rect_t tw_table_scene_slot_rect (const TwTableScene *self, const TwSlot *slot);

/** tw_table_scene_spot_rect: Returns: the cell of a spot that is on the table, in pixels */
graphene_rect_t tw_table_scene_spot_rect (const TwTableScene *self, const TwTableSpot *spot);

/**
 * tw_table_scene_target_box:
 * @self: a scene
 * @out: (out): the cell of the target, or without a target that of what is lit, in pixels, after the
 *   view has stopped moving
 *
 * Returns: whether there is one on the table
 */
gboolean tw_table_scene_target_box (const TwTableScene *self, graphene_rect_t *out);

G_END_DECLS

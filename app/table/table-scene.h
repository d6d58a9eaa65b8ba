/* What is to be seen of a table, and where: the model's game as it is looked at, with what is
 * pointed at and lit.
 *
 * All parts of the table widget share this and nothing else. It knows no widget: who has one looks
 * at it and hears of changes.
 */
#pragma once

#include <graphene.h>

#include "app/game/advice.h"
#include "app/table/table-camera.h"
#include "app/table/table-flashes.h"
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

#define TW_TYPE_TABLE_SCENE (tw_table_scene_get_type ())
G_DECLARE_FINAL_TYPE (TwTableScene, tw_table_scene, TW, TABLE_SCENE, GObject)

/**
 * TwTableScene:
 * @advice: (nullable): shown beside cells and spots
 * @has_pointer: whether the pointer, not the keyboard, says where one aims
 * @lit: the node to be lit from outside, @target's own feature goes before it
 * @lit_slot: the tile to be framed from outside
 *
 * To be looked at; the functions below change it.
 */
struct _TwTableScene
{
  GObject parent_instance;

  TwTableModel *model;
  TwTablePictures *pictures;
  TwTableHints hints;
  TwAdvice *advice;
  TwTableCamera camera;
  TwTableFlashes flashes;
  gboolean has_pointer;
  TwTableTarget target;
  guint lit;
  guint lit_slot;
};

/* Signals:
 *   "changed" ()          something looks otherwise
 *   "target-changed" ()   pointer or keyboard are on something else
 *   "moved" ()            what is seen is or will be another part; perhaps during allocation
 *   "resized" ()          the table has another size; during allocation
 *   "refused" ()          what was tried cannot be */

/** tw_table_scene_new: Returns: (transfer full): what is to be seen of @model */
TwTableScene *tw_table_scene_new (TwTableModel *model, TwTileTextures *textures);

/** tw_table_scene_go: goes to @view; moving if @animate and things may move. */
void tw_table_scene_go (TwTableScene *self, const TwTableView *view, gboolean animate);

/** tw_table_scene_reveal: goes to @cells unless they are in sight. */
void tw_table_scene_reveal (TwTableScene *self, const TwTableCells *cells);

/** tw_table_scene_fit: brings everything into view, and keeps it there. */
void tw_table_scene_fit (TwTableScene *self);

/** tw_table_scene_zoom: zooms by @steps around the middle. */
void tw_table_scene_zoom (TwTableScene *self, int steps);

/** tw_table_scene_resize: the table has that size, in pixels. */
void tw_table_scene_resize (TwTableScene *self, int width, int height);

/** tw_table_scene_set_insets: says how many pixels panels cover at each side. */
void tw_table_scene_set_insets (TwTableScene *self, int left, int right, int top, int bottom);

/**
 * tw_table_scene_set_cover:
 * @self: what is to be seen
 * @height: in pixels
 *
 * Something lies on the table above the lower inset for a while: a card. The landscape moves out of
 * its way, and back when 0 is set.
 */
void tw_table_scene_set_cover (TwTableScene *self, int height);

/** tw_table_scene_set_hints: says what is shown without being asked for. */
void tw_table_scene_set_hints (TwTableScene *self, TwTableHints hints);

/** tw_table_scene_set_advice: shows what there is of @advice beside the cells and spots. */
void tw_table_scene_set_advice (TwTableScene *self, TwAdvice *advice);

/**
 * tw_table_scene_set_lit:
 * @self: what is to be seen
 * @node: a node of the feature to be lit, %TW_NO_NODE for none
 * @slot: the tile to be framed, %TW_NO_SLOT for none
 *
 * Lights what somebody reads about, and brings it into view.
 */
void tw_table_scene_set_lit (TwTableScene *self, guint node, guint slot);

/** tw_table_scene_set_target: says what pointer or keyboard is on; %NULL for nothing. */
void tw_table_scene_set_target (TwTableScene *self, const TwTableTarget *target);

/** tw_table_scene_refuse: says that what was tried cannot be. */
void tw_table_scene_refuse (TwTableScene *self);

/** tw_table_scene_skip: ends what flashes. Returns: whether something did */
gboolean tw_table_scene_skip (TwTableScene *self);

/** tw_table_scene_has_spot: Returns: whether @spot is on a tile or an empty cell */
gboolean tw_table_scene_has_spot (const TwTableSpot *spot);

/** tw_table_scene_lift_rect: Returns: where the lifted tile is, in pixels */
graphene_rect_t tw_table_scene_lift_rect (const TwTableScene *self);

/** tw_table_scene_slot_rect: Returns: where a tile is shown: the proposed one is lifted */
graphene_rect_t tw_table_scene_slot_rect (const TwTableScene *self, const TwSlot *slot);

/** tw_table_scene_spot_rect: Returns: the cell of a spot that is on the table, in pixels */
graphene_rect_t tw_table_scene_spot_rect (const TwTableScene *self, const TwTableSpot *spot);

/**
 * tw_table_scene_target_box:
 * @self: what is to be seen
 * @out: (out): the cell of the target in pixels, or that of what is lit where nothing is aimed at;
 *   where it comes to rest
 *
 * Returns: whether there is one with a place on the table
 */
gboolean tw_table_scene_target_box (const TwTableScene *self, graphene_rect_t *out);

G_END_DECLS

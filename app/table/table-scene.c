/* What is to be seen of a table, and where. */
#include "app/table/table-scene.h"

#include <math.h>

#include "app/table/table-follow.h"

/* The proposal is lifted by so many pixels. */
#define LIFT_PX 5

enum
{
  CHANGED,
  TARGET_CHANGED,
  MOVED,
  RESIZED,
  REFUSED,
  STEPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwTableScene, tw_table_scene, G_TYPE_OBJECT)

static void
changed (TwTableScene *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- the view ------------------------------------------------------------------------------ */

void
tw_table_scene_go (TwTableScene *self, const TwTableView *view, gboolean animate)
{
  tw_table_camera_set_out (&self->camera, view, g_get_monotonic_time ());
  if (!animate)
    tw_table_camera_arrive (&self->camera);
  g_signal_emit (self, signals[MOVED], 0);
}

void
tw_table_scene_reveal (TwTableScene *self, const TwTableCells *cells)
{
  TwTableView view = tw_table_camera_rest (&self->camera);

  if (view.width <= 0 || tw_table_view_shows (&view, cells))
    return;
  tw_table_view_reveal (&view, cells);
  tw_table_scene_go (self, &view, TRUE);
}

static void
follow (TwTableScene *self, gboolean anew)
{
  TwTableView view;

  if (tw_table_follow_landscape (&self->camera, self->model, anew, &view))
    tw_table_scene_go (self, &view, TRUE);
}

static void
follow_last (TwTableScene *self)
{
  TwTableView view;

  if (tw_table_follow_last (&self->camera, self->model, &self->n_followed, &view))
    tw_table_scene_go (self, &view, TRUE);
}

/* What is asked for must be seen, also by who has moved the view. */
static void
reveal_spots (TwTableScene *self)
{
  TwTableCells cells;

  if (tw_table_follow_spots (&self->camera, self->model, &cells))
    tw_table_scene_reveal (self, &cells);
}

/* What has happened is to be seen: a place for the next tile, the last one, or what is asked for.
 */
static void
catch_up (TwTableScene *self, gboolean is_begun, gboolean anew)
{
  if (self->follows_last && !is_begun)
    follow_last (self);
  else
    follow (self, anew);
  reveal_spots (self);
}

void
tw_table_scene_fit (TwTableScene *self)
{
  self->camera.is_fitted = TRUE;
  self->camera.has_uncovered = FALSE;
  follow (self, TRUE);
}

void
tw_table_scene_zoom (TwTableScene *self, int steps)
{
  TwTableView view = tw_table_camera_rest (&self->camera);

  self->camera.is_fitted = FALSE;
  tw_table_view_zoom_to (&view, tw_table_view_step (view.side, steps),
                         (view.left + view.width - view.right) / 2.0,
                         (view.top + view.height - view.bottom) / 2.0);
  tw_table_scene_go (self, &view, TRUE);
}

void
tw_table_scene_resize (TwTableScene *self, int width, int height)
{
  TwTableCamera *camera = &self->camera;
  gboolean was_seen;
  TwTableView view;

  if (camera->view.width == width && camera->view.height == height)
    return;
  was_seen = tw_table_follow_is_all_seen (&self->camera, self->model);
  camera->view.width = camera->to.width = width;
  camera->view.height = camera->to.height = height;
  camera->has_uncovered = FALSE;
  if (tw_table_follow_again (camera, self->model, was_seen, &view))
    tw_table_scene_go (self, &view, FALSE);
  g_signal_emit (self, signals[RESIZED], 0);
}

void
tw_table_scene_set_insets (TwTableScene *self, int left, int right, int top, int bottom)
{
  gboolean was_seen = tw_table_follow_is_all_seen (&self->camera, self->model);
  TwTableView view;

  if (tw_table_camera_set_insets (&self->camera, left, right, top, bottom)
      && tw_table_follow_again (&self->camera, self->model, was_seen, &view))
    tw_table_scene_go (self, &view, TRUE);
}

void
tw_table_scene_set_held (TwTableScene *self, gboolean is_held)
{
  gboolean has_waited = self->camera.has_waited;

  self->camera.is_held = is_held;
  self->camera.has_waited = FALSE;
  if (!is_held && has_waited)
    catch_up (self, FALSE, FALSE);
}

/* Goes back to where the view was before something covered the table, unless there is more to be
 * seen now. */
static void
uncover (TwTableScene *self)
{
  TwTableCamera *camera = &self->camera;
  TwTableView view = camera->view;

  if (!camera->has_uncovered)
    {
      follow (self, TRUE);
      return;
    }
  camera->has_uncovered = FALSE;
  if (!camera->is_fitted)
    return;
  view.side = camera->uncovered.side;
  view.x = camera->uncovered.x;
  view.y = camera->uncovered.y;
  tw_table_scene_go (self, &view, TRUE);
  follow (self, FALSE);
  reveal_spots (self);
}

void
tw_table_scene_set_cover (TwTableScene *self, int height)
{
  TwTableCamera *camera = &self->camera;

  if (height == camera->cover)
    return;
  if (camera->cover == 0 && camera->view.width > 0)
    {
      camera->uncovered = tw_table_camera_rest (camera);
      camera->has_uncovered = camera->is_fitted;
    }
  camera->view.bottom += height - camera->cover;
  camera->to.bottom += height - camera->cover;
  camera->cover = height;
  if (height > 0)
    follow (self, FALSE);
  else
    uncover (self);
}

/* ---- what is shown ------------------------------------------------------------------------- */

TwTableHints
tw_table_hints_find (const char *word)
{
  return g_str_equal (word, "off")    ? TW_HINTS_OFF
         : g_str_equal (word, "mine") ? TW_HINTS_MINE
                                      : TW_HINTS_ALL;
}

void
tw_table_scene_set_hints (TwTableScene *self, TwTableHints hints)
{
  self->hints = hints;
  changed (self);
}

void
tw_table_scene_set_glass (TwTableScene *self, gboolean has_glass)
{
  if (has_glass == self->has_glass)
    return;
  self->has_glass = has_glass;
  changed (self);
}

void
tw_table_scene_set_follows_last (TwTableScene *self, gboolean follows)
{
  self->follows_last = follows;
  self->n_followed = 0;
  if (follows && tw_table_model_get_game (self->model) != NULL)
    follow_last (self);
}

void
tw_table_scene_set_advice (TwTableScene *self, TwAdvice *advice)
{
  g_set_object (&self->advice, advice);
  if (advice != NULL)
    g_signal_connect_object (advice, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
}

/* The tile of what is lit from outside; %NULL if nothing is. */
static const TwSlot *
lit_tile (const TwTableScene *self)
{
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;
  guint slot = self->lit < board->head->n_nodes ? board->nodes[self->lit].slot : self->lit_slot;

  return slot < board->head->n_slots ? &board->slots[slot] : NULL;
}

void
tw_table_scene_set_reading (TwTableScene *self, const TwTableReading *reading)
{
  g_return_if_fail (TW_IS_TABLE_SCENE (self));
  self->reading = *reading;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tw_table_scene_set_lit (TwTableScene *self, guint node, guint slot, guint seat)
{
  const TwSlot *tile;

  self->lit = node;
  self->lit_slot = slot;
  self->lit_seat = seat;
  tile = lit_tile (self);
  if (tile != NULL)
    tw_table_scene_reveal (self, &(TwTableCells){ tile->x, tile->y, tile->x, tile->y });
  changed (self);
}

void
tw_table_scene_set_fits (TwTableScene *self, guint kind, const GArray *places)
{
  self->fit_kind = kind;
  g_array_set_size (self->fits, 0);
  if (kind != TW_NO_KIND && places != NULL && places->len > 0)
    g_array_append_vals (self->fits, places->data, places->len);
  changed (self);
}

void
tw_table_scene_set_target (TwTableScene *self, const TwTableTarget *target)
{
  const TwTableTarget none = { .node = TW_NO_NODE };

  if (target == NULL)
    target = &none;
  if (memcmp (target, &self->target, sizeof *target) == 0)
    return;
  self->target = *target;
  g_signal_emit (self, signals[TARGET_CHANGED], 0);
}

void
tw_table_scene_turn_target (TwTableScene *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  TwTableTarget target = self->target;

  if (target.kind != TW_TARGET_CELL)
    return;
  target.turns = aim->is_set ? aim->turns : tw_table_model_get_turns (self->model);
  tw_table_scene_set_target (self, &target);
}

void
tw_table_scene_target_spot (TwTableScene *self, guint index)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  TwTableTarget target = { .kind = TW_TARGET_SPOT, .spot = index };

  if (index >= n)
    return;
  target.node = spots[index].node;
  target.slot = spots[index].slot;
  tw_table_scene_set_target (self, &target);
}

void
tw_table_scene_refuse (TwTableScene *self)
{
  g_signal_emit (self, signals[REFUSED], 0);
}

void
tw_table_scene_skip (TwTableScene *self)
{
  gboolean were_shown = tw_table_flashes_end (&self->flashes);

  were_shown = tw_table_motion_end (&self->motion) || were_shown;
  were_shown = tw_lift_motion_end (&self->lift) || were_shown;
  if (!were_shown)
    return;
  changed (self);
  g_signal_emit (self, signals[STEPPED], 0);
}

gboolean
tw_table_scene_advance (TwTableScene *self, gint64 now)
{
  gint64 start = self->motion.start;
  gboolean is_moving = tw_table_motion_advance (&self->motion, now);

  /* What was scored is lit as long after the rest as before. */
  if (is_moving)
    self->flashes.start += self->motion.start - start;
  is_moving = tw_lift_motion_advance (&self->lift, now) || is_moving;
  self->now = now;
  g_signal_emit (self, signals[STEPPED], 0);
  return tw_table_flashes_advance (&self->flashes, now) || is_moving;
}

gint64
tw_table_scene_until (const TwTableScene *self)
{
  return MAX (tw_table_motion_until (&self->motion), tw_table_flashes_until (&self->flashes));
}

void
tw_table_scene_set_homes (TwTableScene *self, const TwTableHomes *homes)
{
  self->homes = *homes;
}

gboolean
tw_table_scene_find_home (const TwTableScene *self,
                          TwTableHome home,
                          guint seat,
                          graphene_rect_t *out_rect)
{
  return self->homes.find != NULL && self->homes.find (self->homes.data, home, seat, out_rect);
}

/* ---- where it is --------------------------------------------------------------------------- */

gboolean
tw_table_scene_has_spot (const TwTableSpot *spot)
{
  return spot->slot != TW_NO_SLOT || spot->place == TW_SPOT_CELL;
}

graphene_rect_t
tw_table_scene_lift_rect (const TwTableScene *self)
{
  const TwTableView *view = &self->camera.view;
  const TwAction *place = tw_table_model_get_proposal (self->model);
  int side = (int) lround (view->side * TW_TABLE_SCENE_GROWTH), x, y;
  int grown = (int) lround ((side - view->side) / 2);

  if (place == NULL)
    return GRAPHENE_RECT_INIT (0, 0, 0, 0);
  tw_table_view_corner (view, place->x, place->y, &x, &y);
  return GRAPHENE_RECT_INIT (x - grown - 2, y - grown - LIFT_PX, side, side);
}

graphene_rect_t
tw_table_scene_slot_rect (const TwTableScene *self, const TwSlot *slot)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);

  if (proposal != NULL && proposal->x == slot->x && proposal->y == slot->y)
    return tw_table_scene_lift_rect (self);
  return tw_table_view_rect (&self->camera.view, slot->x, slot->y);
}

graphene_rect_t
tw_table_scene_spot_rect (const TwTableScene *self, const TwTableSpot *spot)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (self->model))->board;

  return spot->place == TW_SPOT_CELL ? tw_table_view_rect (&self->camera.view, spot->x, spot->y)
                                     : tw_table_scene_slot_rect (self, &board->slots[spot->slot]);
}

gboolean
tw_table_scene_target_box (const TwTableScene *self, graphene_rect_t *out)
{
  TwTableView view = tw_table_camera_rest (&self->camera);
  const TwTableTarget *target = &self->target;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n), *spot;
  const TwSlot *lit = target->kind == TW_TARGET_NONE ? lit_tile (self) : NULL;
  const TwBoard *board;

  if (lit != NULL)
    {
      *out = tw_table_view_rect (&view, lit->x, lit->y);
      return TRUE;
    }
  if (target->kind == TW_TARGET_CELL || target->kind == TW_TARGET_FEATURE)
    {
      *out = tw_table_view_rect (&view, target->x, target->y);
      return TRUE;
    }
  if (target->kind != TW_TARGET_SPOT || target->spot >= n)
    return FALSE;
  spot = &spots[target->spot];
  if (!tw_table_scene_has_spot (spot))
    return FALSE;
  board = &tw_game_play (tw_table_model_get_shown (self->model))->board;
  *out = spot->place == TW_SPOT_CELL
             ? tw_table_view_rect (&view, spot->x, spot->y)
             : tw_table_view_rect (&view, board->slots[spot->slot].x, board->slots[spot->slot].y);
  return TRUE;
}

/* ---- the object ---------------------------------------------------------------------------- */

static void
changed_cb (TwTableScene *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint n_slots = tw_table_model_get_play (self->model)->board.head->n_slots;
  gboolean is_begun = n_slots <= setup->rules->catalogue->n_starts;
  gboolean is_other = setup->rules != self->rules;

  if (is_other)
    {
      tw_rules_unref (self->rules);
      self->rules = tw_rules_ref (setup->rules);
    }
  tw_table_pictures_set_rules (self->pictures, setup->rules);
  self->lit = TW_NO_NODE;
  self->lit_slot = TW_NO_SLOT;
  self->lit_seat = TW_SEAT_NONE;
  tw_table_scene_set_fits (self, TW_NO_KIND, NULL);
  tw_table_scene_set_target (self, NULL);
  if (is_begun)
    {
      self->camera.is_fitted = TRUE;
      self->camera.has_uncovered = FALSE;
    }
  catch_up (self, is_begun, is_begun || is_other);
}

static void
table_scene_dispose (GObject *object)
{
  TwTableScene *self = TW_TABLE_SCENE (object);

  g_clear_object (&self->model);
  g_clear_object (&self->advice);
  g_clear_pointer (&self->rules, tw_rules_unref);
  g_clear_pointer (&self->pictures, tw_table_pictures_free);
  g_clear_pointer (&self->flashes.flashes, g_array_unref);
  g_clear_pointer (&self->fits, g_array_unref);
  tw_table_motion_clear (&self->motion);
  G_OBJECT_CLASS (tw_table_scene_parent_class)->dispose (object);
}

static guint
signal_new (TwTableSceneClass *klass, const char *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
tw_table_scene_class_init (TwTableSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = table_scene_dispose;
  signals[CHANGED] = signal_new (klass, "changed");
  signals[TARGET_CHANGED] = signal_new (klass, "target-changed");
  signals[MOVED] = signal_new (klass, "moved");
  signals[RESIZED] = signal_new (klass, "resized");
  signals[REFUSED] = signal_new (klass, "refused");
  signals[STEPPED] = signal_new (klass, "stepped");
}

static void
tw_table_scene_init (TwTableScene *self)
{
  self->camera.view.side = TW_TABLE_USUAL_SIDE;
  self->camera.is_fitted = TRUE;
  self->hints = TW_HINTS_ALL;
  self->lit = TW_NO_NODE;
  self->lit_slot = TW_NO_SLOT;
  self->lit_seat = TW_SEAT_NONE;
  self->fit_kind = TW_NO_KIND;
  self->fits = g_array_new (FALSE, FALSE, sizeof (TwTilePlace));
  self->target.node = TW_NO_NODE;
  tw_table_flashes_init (&self->flashes);
  tw_table_motion_init (&self->motion);
}

TwTableScene *
tw_table_scene_new (TwTableModel *model, TwTileTextures *textures)
{
  TwTableScene *self = g_object_new (TW_TYPE_TABLE_SCENE, NULL);

  self->model = g_object_ref (model);
  self->pictures = tw_table_pictures_new (textures);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return self;
}

/* The tile on the canvas. */
#include "app/designer/canvas-model.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-cleared.h"
#include "app/designer/canvas-loss.h"
#include "app/designer/canvas-shape.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/canvas-words.h"
#include "engine/tile/variants.h"

struct _TwCanvasModel
{
  GObject parent_instance;

  TwCanvasState state;
  gboolean is_choosing; /* the readings stay although the tile changes */
  TwCanvasCleared cleared;
};

G_DEFINE_FINAL_TYPE (TwCanvasModel, tw_canvas_model, G_TYPE_OBJECT)

enum
{
  CHANGED,
  LOST,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tell (TwCanvasModel *self, guint parts)
{
  g_signal_emit (self, signals[CHANGED], 0, parts);
}

const TwCanvasState *
tw_canvas_model_get (TwCanvasModel *self)
{
  return &self->state;
}

const TwVocabulary *
tw_canvas_model_own (TwCanvasModel *self)
{
  return self->state.document != NULL ? tw_document_get_set (self->state.document)->own : NULL;
}

const char *
tw_canvas_model_id_of_set (TwCanvasModel *self)
{
  return self->state.document != NULL ? tw_document_get_set (self->state.document)->id : "";
}

/* The drawing is what is edited here, also where a finished picture is shown elsewhere. Takes
 * @layout over, %NULL to make it. */
static void
set_shown (TwCanvasModel *self, const TwTile *tile, TwTileLayout *layout)
{
  TwCanvasState *state = &self->state;

  g_clear_pointer (&state->shown, tw_tile_unref);
  g_clear_pointer (&state->shown_layout, tw_tile_layout_unref);
  if (tile != NULL)
    {
      state->shown = tile->picture.file != NULL ? tw_tile_with_picture (tile, -1, NULL, NULL)
                                                : tw_tile_ref ((TwTile *) tile);
      state->shown_layout =
          layout != NULL ? tw_tile_layout_ref (layout)
                         : tw_tile_layout_new_plan (tw_canvas_model_id_of_set (self), state->shown);
    }
  tell (self, TW_CANVAS_LOOK);
}

void
tw_canvas_model_show (TwCanvasModel *self, const TwTopology *topology)
{
  const TwCanvasState *state = &self->state;

  if (state->tile != NULL && topology != NULL
      && !tw_topology_equal (topology, &state->tile->topology))
    tw_canvas_model_show_tile (self, tw_tile_with_topology (state->tile, topology));
  else
    set_shown (self, state->tile, state->layout);
}

void
tw_canvas_model_show_tile (TwCanvasModel *self, TwTile *tile)
{
  set_shown (self, tile, NULL);
  tw_tile_unref (tile);
}

/* Where one was on the drawing before, as far as the new one has it still. */
static void
forget_stale (TwCanvasState *state)
{
  if (tw_canvas_spot_is_stale (state->tile, state->hover))
    state->hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  if (tw_canvas_spot_is_stale (state->tile, state->focus))
    state->focus = TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
  if (tw_canvas_spot_is_stale (state->tile, state->context))
    state->context = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
}

/* Takes the document's value of the tile over. A drag of what has changed meanwhile, by Undo for
 * instance, is over. */
static void
load (TwCanvasModel *self, guint parts)
{
  TwCanvasState *state = &self->state;
  TwTile *value = state->item != NULL ? (TwTile *) tw_tile_item_get_tile (state->item) : NULL;
  g_autoptr (TwTile) before = g_steal_pointer (&state->tile);

  if (state->item != NULL && tw_tile_item_get_position (state->item) < 0)
    value = NULL;
  if (!self->is_choosing)
    tw_canvas_model_offer (self, NULL);
  g_clear_pointer (&state->tool, tw_canvas_tool_free);
  g_clear_pointer (&state->layout, tw_tile_layout_unref);
  g_clear_pointer (&state->value, tw_tile_unref);
  if (value != NULL)
    {
      state->value = tw_tile_ref (value);
      if (state->variant >= (int) value->n_variants)
        state->variant = -1;
      state->tile = state->variant >= 0 ? tw_variant_tile (value, (guint) state->variant)
                                        : tw_tile_ref (value);
      state->layout = tw_tile_layout_new_plan (tw_canvas_model_id_of_set (self), state->tile);
      if (before != NULL)
        tw_canvas_selection_carry (&state->selection, before, state->tile);
      forget_stale (state);
    }
  else
    {
      state->selection = TW_CANVAS_NOTHING_SELECTED;
      state->hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
    }
  tw_canvas_model_show (self, NULL);
  tell (self, TW_CANVAS_TILE | TW_CANVAS_FOCUS | TW_CANVAS_SELECTED | TW_CANVAS_CHOICE | parts);
}

static gboolean
has_same_pictures (const TwTile *a, const TwTile *b)
{
  return g_strcmp0 (a->reference.picture.file, b->reference.picture.file) == 0
         && g_strcmp0 (a->picture.file, b->picture.file) == 0;
}

static void
document_changed_cb (TwDocument *document, guint parts, TwTileItem *item, TwCanvasModel *self)
{
  const TwCanvasState *state = &self->state;
  gboolean is_there;

  if (state->item == NULL || (item != NULL && item != state->item))
    return;
  /* The set may have other colours. */
  if ((parts & TW_DOCUMENT_HEAD) != 0)
    tell (self, TW_CANVAS_LOOK);
  is_there = tw_tile_item_get_position (state->item) >= 0;
  if (state->tile != NULL && is_there && tw_tile_item_get_tile (state->item) == state->value)
    return;
  /* What was said of a picture is not true of another one, or of none. */
  if (state->value != NULL && is_there
      && !has_same_pictures (state->value, tw_tile_item_get_tile (state->item)))
    tw_canvas_model_say (self, "");
  load (self, 0);
}

void
tw_canvas_model_set_document (TwCanvasModel *self, TwDocument *document)
{
  if (self->state.document != NULL)
    g_signal_handlers_disconnect_by_data (self->state.document, self);
  g_set_object (&self->state.document, document);
  if (document != NULL)
    g_signal_connect (document, "changed", G_CALLBACK (document_changed_cb), self);
}

void
tw_canvas_model_set_item (TwCanvasModel *self, TwTileItem *item)
{
  TwCanvasState *state = &self->state;

  if (state->item == item)
    return;
  g_set_object (&state->item, item);
  g_clear_pointer (&state->tile, tw_tile_unref);
  state->variant = -1;
  state->selection = TW_CANVAS_NOTHING_SELECTED;
  /* Only what is selected has these, and there nothing is. */
  if (state->focus.kind == TW_CANVAS_BEND || state->focus.kind == TW_CANVAS_HANDLE
      || state->focus.kind == TW_CANVAS_FIGURE)
    state->focus = TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
  state->trail.n_steps = 0;
  tw_canvas_model_set_is_drawn (self, FALSE);
  tw_canvas_model_say (self, "");
  tw_canvas_cleared_clear (&self->cleared);
  load (self, TW_CANVAS_ITEM);
}

void
tw_canvas_model_set_variant (TwCanvasModel *self, int variant)
{
  TwCanvasState *state = &self->state;
  g_autofree char *words = NULL;

  if (state->value == NULL)
    return;
  if (variant >= (int) state->value->n_variants)
    variant = -1;
  if (state->variant == variant)
    return;
  state->variant = variant;
  state->selection = TW_CANVAS_NOTHING_SELECTED;
  load (self, 0);
  /* Translators: %s is a variant of a tile, "E#G" */
  words = variant < 0 ? g_strdup (_ ("All copies of the tile."))
                      : g_strdup_printf (_ ("Variant %s#%s: what you add now only these copies "
                                            "have."),
                                         state->value->id, state->value->variants[variant].id);
  tw_canvas_model_say (self, words);
}

void
tw_canvas_model_say (TwCanvasModel *self, const char *message)
{
  if (g_strcmp0 (self->state.message, message) == 0)
    return;
  g_free (self->state.message);
  self->state.message = g_strdup (message);
  tell (self, TW_CANVAS_MESSAGE);
}

void
tw_canvas_model_say_deed (TwCanvasModel *self, const TwCanvasDeed *deed)
{
  g_autofree char *words = NULL;

  if (self->state.shown == NULL)
    return;
  words = tw_canvas_deed_words (tw_canvas_model_own (self), deed, self->state.shown);
  tw_canvas_model_say (self, words);
}

void
tw_canvas_model_replace_value (TwCanvasModel *self,
                               TwTile *value,
                               const char *label,
                               const char *merge_key)
{
  if (!tw_tile_equal (value, self->state.value))
    tw_document_replace_tile (self->state.document, self->state.item, value, label, merge_key);
}

/* Makes @tile the document's: the tile, or the variant that is edited. FALSE if a variant cannot
 * be like that; then nothing changed, and why is said. */
static gboolean
replace (TwCanvasModel *self, TwTile *tile, const char *label, const char *merge_key)
{
  const TwCanvasState *state = &self->state;
  g_autoptr (TwTile) whole = state->variant >= 0
                                 ? tw_variant_edit (state->value, (guint) state->variant, tile)
                                 : tw_tile_ref (tile);

  tw_canvas_model_set_is_drawn (self, TRUE);
  if (whole == NULL)
    {
      tw_canvas_model_show (self, NULL);
      tw_canvas_model_say (self,
                           _ ("A variant only adds to the tile: symbols, places. The land is the "
                              "same in all; press Escape to draw it."));
      return FALSE;
    }
  tw_document_replace_tile (state->document, state->item, whole, label, merge_key);
  return TRUE;
}

void
tw_canvas_model_reshape (TwCanvasModel *self,
                         TwTile *tile,
                         const char *label,
                         const char *merge_key)
{
  if (tw_tile_equal (tile, self->state.tile))
    tw_canvas_model_show (self, NULL);
  else
    replace (self, tile, label, merge_key);
}

/* What went with the land, of the tile and of its variants; nothing if symbols were meant to go. */
static void
tell_loss (TwCanvasModel *self, const TwTile *before, gboolean with_bridges)
{
  g_autofree char *lost = before != NULL ? tw_canvas_loss_words (tw_canvas_model_own (self), before,
                                                                 self->state.value, with_bridges)
                                         : NULL;

  g_signal_emit (self, signals[LOST], 0, lost);
}

void
tw_canvas_model_tell_loss (TwCanvasModel *self, const TwTile *before)
{
  tell_loss (self, before, TRUE);
}

/* Takes @tile over, which is drawn otherwise than the tile. */
static void
commit_tile (TwCanvasModel *self, TwTile *edited, const TwCanvasDeed *deed)
{
  const TwCanvasState *state = &self->state;
  g_autoptr (TwTile) tile = tw_canvas_shape_mend (tw_canvas_model_id_of_set (self), edited);
  g_autoptr (TwTile) value = tw_tile_ref (state->value);
  const TwTopology before = state->tile->topology;
  TwCanvasJoint joint;
  TwCanvasSpot spot;

  /* The document says "changed", which loads the tile and carries the selection over. */
  if (!replace (self, tile, tw_canvas_deed_label (deed), NULL))
    return;
  spot = tw_canvas_deed_spot (deed, &state->tile->topology);
  if (spot.kind != TW_CANVAS_NOWHERE)
    tw_canvas_model_select (self, spot, FALSE);
  tw_canvas_model_say_deed (self, deed);
  tell_loss (self, deed->symbol[0] == '\0' ? value : NULL, FALSE);
  if (tw_canvas_joint_made (&before, &tile->topology, deed->segment, deed->edge, &joint))
    tw_canvas_model_offer (self, &joint);
}

void
tw_canvas_model_commit (TwCanvasModel *self, const TwTopology *topology, const TwCanvasDeed *deed)
{
  const TwCanvasState *state = &self->state;

  if (state->item == NULL || state->tile == NULL)
    return;
  if (tw_topology_equal (topology, &state->tile->topology))
    {
      tw_canvas_model_show (self, NULL);
      tw_canvas_model_say_deed (self, deed);
    }
  else
    commit_tile (self, tw_tile_with_topology (state->tile, topology), deed);
}

void
tw_canvas_model_select (TwCanvasModel *self, TwCanvasSpot spot, gboolean add)
{
  if (self->state.tile == NULL)
    return;
  tw_canvas_selection_take (&self->state.selection, &self->state.tile->topology, spot, add);
  tell (self, TW_CANVAS_SELECTED | TW_CANVAS_LOOK);
}

void
tw_canvas_model_offer (TwCanvasModel *self, const TwCanvasJoint *joint)
{
  TwCanvasState *state = &self->state;
  TwCanvasScene scene;

  if (state->offer.n_readings > 0)
    {
      tw_canvas_offer_clear (&state->offer);
      tell (self, TW_CANVAS_OFFERED | TW_CANVAS_LOOK);
    }
  if (joint == NULL || state->tile == NULL || state->variant >= 0)
    return;
  tw_canvas_sight_scene (&self->state, &scene);
  if (tw_canvas_offer_make (&state->offer, &scene, tw_canvas_model_id_of_set (self), *joint))
    tell (self, TW_CANVAS_OFFERED | TW_CANVAS_LOOK);
}

void
tw_canvas_model_choose (TwCanvasModel *self, guint reading)
{
  TwCanvasState *state = &self->state;
  g_autoptr (TwTile) before = NULL;

  if (reading >= state->offer.n_readings)
    return;
  before = tw_tile_ref (state->value);
  state->offer.now = reading;
  self->is_choosing = TRUE;
  tw_canvas_model_set_is_drawn (self, TRUE);
  if (!tw_tile_equal (state->offer.readings[reading].tile, state->tile))
    {
      tw_canvas_model_replace_value (self, state->offer.readings[reading].tile,
                                     _ ("Choose Reading"), NULL);
      tell_loss (self, before, FALSE);
    }
  self->is_choosing = FALSE;
  tell (self, TW_CANVAS_OFFERED);
  tw_canvas_model_say (self, state->offer.readings[reading].words);
}

void
tw_canvas_model_set_pen (TwCanvasModel *self, TwKind pen)
{
  self->state.pen = pen;
  tw_canvas_model_offer (self, NULL);
  tw_canvas_model_set_armed (self, NULL);
  tell (self, TW_CANVAS_CHOICE | TW_CANVAS_PEN | TW_CANVAS_LOOK);
}

void
tw_canvas_model_set_armed (TwCanvasModel *self, const char *symbol)
{
  g_autofree char *words = NULL;

  if (g_strcmp0 (self->state.armed, symbol) == 0)
    return;
  g_free (self->state.armed);
  self->state.armed = g_strdup (symbol);
  if (symbol != NULL)
    {
      /* Translators: %s is a symbol, "Inn" */
      words = g_strdup_printf (_ ("%s: click where it is to stand. Shift keeps it in hand."),
                               tw_canvas_symbol_label (tw_canvas_model_own (self), symbol));
      tw_canvas_model_say (self, words);
    }
  tell (self, TW_CANVAS_ARMED | TW_CANVAS_CHOICE | TW_CANVAS_LOOK);
}

void
tw_canvas_model_toggle (TwCanvasModel *self, TwCanvasLayers layer)
{
  self->state.layers ^= layer;
  tell (self, TW_CANVAS_CHOICE | TW_CANVAS_LOOK);
}

void
tw_canvas_model_look (TwCanvasModel *self, const TwCanvasLens *lens)
{
  if (self->state.lens.view.quarter_turns != lens->view.quarter_turns)
    self->state.trail.n_steps = 0;
  self->state.lens = *lens;
  tell (self, TW_CANVAS_LENS | TW_CANVAS_LOOK);
}

void
tw_canvas_model_resize (TwCanvasModel *self, int width, int height)
{
  tw_canvas_lens_resize (&self->state.lens, width, height);
}

void
tw_canvas_model_set_reach (TwCanvasModel *self, double reach)
{
  self->state.reach = reach;
}

void
tw_canvas_model_set_hover (TwCanvasModel *self, TwCanvasSpot spot)
{
  if (tw_canvas_spot_equal (self->state.hover, spot))
    return;
  self->state.hover = spot;
  self->state.done = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  tell (self, TW_CANVAS_LOOK);
}

void
tw_canvas_model_keep_cleared (TwCanvasModel *self, TwCanvasSpot spot, TwTile *before)
{
  if (self->state.value != NULL && self->state.variant < 0 && spot.kind == TW_CANVAS_EDGE)
    tw_canvas_cleared_keep (&self->cleared, (TwEdge) spot.index, before, self->state.value);
}

gboolean
tw_canvas_model_bring_back (TwCanvasModel *self, TwCanvasSpot spot, const TwCanvasDeed *deed)
{
  const TwCanvasState *state = &self->state;
  TwCanvasDeed back = *deed;
  TwTile *tile = NULL;

  if (state->item != NULL && state->variant < 0 && deed->note == TW_EDIT_LAID
      && spot.kind == TW_CANVAS_EDGE)
    tile = tw_canvas_cleared_find (&self->cleared, (TwEdge) spot.index, state->value, deed->kind);
  if (tile == NULL)
    return FALSE;
  back.segment = tw_topology_segment_at (&tile->topology, (TwRimPlace) (4 * spot.index + 1), 0);
  commit_tile (self, tile, &back);
  return TRUE;
}

void
tw_canvas_model_set_done (TwCanvasModel *self, TwCanvasSpot spot)
{
  self->state.done = spot;
}

void
tw_canvas_model_set_focus (TwCanvasModel *self, TwCanvasSpot spot, gboolean by_key)
{
  self->state.focus = spot;
  self->state.uses_keys = by_key;
  if (by_key)
    self->state.hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  else
    self->state.trail.n_steps = 0;
  tell (self, TW_CANVAS_FOCUS | TW_CANVAS_LOOK);
}

void
tw_canvas_model_walk (TwCanvasModel *self, TwCanvasDirection direction)
{
  TwCanvasState *state = &self->state;
  TwCanvasScene scene;

  tw_canvas_sight_scene (&self->state, &scene);
  tw_canvas_model_set_focus (self,
                             tw_canvas_walk (&scene, state->lens.view.quarter_turns, &state->trail,
                                             state->focus, direction),
                             TRUE);
}

void
tw_canvas_model_set_context (TwCanvasModel *self, TwCanvasSpot spot)
{
  self->state.context = spot;
}

void
tw_canvas_model_set_is_drawn (TwCanvasModel *self, gboolean is_drawn)
{
  if (self->state.is_drawn == is_drawn)
    return;
  self->state.is_drawn = is_drawn;
  tell (self, TW_CANVAS_DRAWN | TW_CANVAS_LOOK);
}

void
tw_canvas_model_set_tool (TwCanvasModel *self, TwCanvasTool *tool)
{
  g_clear_pointer (&self->state.tool, tw_canvas_tool_free);
  self->state.tool = tool;
  tell (self, TW_CANVAS_CHOICE | TW_CANVAS_LOOK);
}

TwCanvasTool *
tw_canvas_model_take_tool (TwCanvasModel *self)
{
  return g_steal_pointer (&self->state.tool);
}

static void
canvas_model_dispose (GObject *object)
{
  TwCanvasModel *self = TW_CANVAS_MODEL (object);

  tw_canvas_model_set_item (self, NULL);
  tw_canvas_model_set_document (self, NULL);
  g_clear_pointer (&self->state.armed, g_free);
  g_clear_pointer (&self->state.message, g_free);
  G_OBJECT_CLASS (tw_canvas_model_parent_class)->dispose (object);
}

static void
tw_canvas_model_class_init (TwCanvasModelClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = canvas_model_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LOST] = g_signal_new ("lost", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
tw_canvas_model_init (TwCanvasModel *self)
{
  self->state.variant = -1;
  self->state.pen = TW_KIND_CITY;
  self->state.layers = TW_CANVAS_REFERENCE;
  self->state.selection = TW_CANVAS_NOTHING_SELECTED;
  self->state.lens.zoom = 1;
  self->state.focus = TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_N);
  self->state.message = g_strdup ("");
}

TwCanvasModel *
tw_canvas_model_new (void)
{
  return g_object_new (TW_TYPE_CANVAS_MODEL, NULL);
}

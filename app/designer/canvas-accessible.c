/* The canvas for who does not see it: the tile in words, and a button for everything on it.
 *
 * The buttons are children of the canvas that are never drawn and that the pointer does not meet:
 * the keyboard stays on the canvas, which says where it is. Assistive technology finds them where
 * they are, reads them, sees what is pressed and presses them.
 */
#include "app/designer/canvas-accessible.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/canvas-words.h"
#include "app/document/land-names.h"
#include "app/widgets/say.h"

/* Side of a button, in pixels. */
#define PART_SIZE 34

struct _TwCanvasAccessible
{
  GtkWidget *canvas;    /* borrowed: has this */
  TwCanvasModel *model; /* borrowed: the canvas has it */
  GPtrArray *parts;
  const TwTileItem *item; /* borrowed (nullable): what was told of last */
};

typedef struct
{
  GtkWidget *button; /* borrowed: a child of the canvas */
  TwCanvasSpot spot;
  char *words;
  gboolean is_active;
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  gtk_widget_unparent (part->button);
  g_free (part->words);
  g_free (part);
}

/* A click by assistive technology. */
static void
part_clicked_cb (GtkWidget *button, TwCanvasAccessible *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = self->parts->pdata[i];

      if (part->button != button)
        continue;
      tw_canvas_model_set_focus (self->model, part->spot, TRUE);
      tw_canvas_edit_click (self->model, part->spot, FALSE);
      break;
    }
  /* The button turned by itself; what is pressed follows from the tile. */
  tw_canvas_accessible_update (self);
}

static Part *
part_new (TwCanvasAccessible *self)
{
  Part *part = g_new0 (Part, 1);

  part->button = gtk_toggle_button_new ();
  gtk_widget_add_css_class (part->button, "canvas-part");
  gtk_widget_set_can_target (part->button, FALSE);
  gtk_widget_set_can_focus (part->button, FALSE);
  /* Not pressed is something to say, too. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (part->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_signal_connect (part->button, "clicked", G_CALLBACK (part_clicked_cb), self);
  gtk_widget_set_parent (part->button, self->canvas);
  return part;
}

static gboolean
part_is_pressed (const TwCanvasState *state, TwCanvasSpot spot)
{
  const TwTopology *topology = &state->tile->topology;
  int segment;

  switch (spot.kind)
    {
    case TW_CANVAS_EDGE:
      return tw_canvas_edge_segment (topology, (TwEdge) spot.index) >= 0;
    case TW_CANVAS_CORNER:
      segment = tw_topology_segment_at (topology, (TwRimPlace) ((spot.index + 14) % 16), 0);
      return tw_canvas_corner_has_dot (topology, (TwRimPlace) spot.index) && segment >= 0
             && segment
                    == tw_topology_segment_at (topology, (TwRimPlace) ((spot.index + 2) % 16), 0);
    case TW_CANVAS_SYMBOL:
      return state->selection.symbol == spot.index;
    case TW_CANVAS_BADGE:
      return state->selection.field == spot.index;
    case TW_CANVAS_SEGMENT:
      return (state->selection.segments & TW_SEGMENT_BIT (spot.index)) != 0;
    default:
      return FALSE;
    }
}

static void
part_update (TwCanvasAccessible *self, Part *part, TwCanvasSpot spot)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  g_autofree char *words =
      tw_canvas_spot_words (tw_canvas_model_own (self->model), state->tile, spot);
  gboolean is_pressed = part_is_pressed (state, spot);

  part->spot = spot;
  if (g_strcmp0 (words, part->words) != 0)
    {
      g_free (part->words);
      part->words = g_steal_pointer (&words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (part->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      part->words, -1);
    }
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (part->button)) != is_pressed)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (part->button), is_pressed);
}

/* The button of the part that has the keyboard's focus: it counts as selected, and the canvas
 * names it as the one among its parts that is active. */
static void
show_active (TwCanvasAccessible *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  Part *active = NULL;

  for (guint i = 0; i < self->parts->len; i++)
    {
      Part *part = self->parts->pdata[i];
      gboolean is_active = state->uses_keys && tw_canvas_spot_equal (part->spot, state->focus);

      if (is_active)
        active = part;
      if (part->is_active == is_active)
        continue;
      part->is_active = is_active;
      gtk_accessible_update_state (GTK_ACCESSIBLE (part->button), GTK_ACCESSIBLE_STATE_SELECTED,
                                   is_active, -1);
    }
  if (active != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->canvas),
                                    GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, active->button, -1);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->canvas),
                                   GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT);
}

static void
update_parts (TwCanvasAccessible *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  TwCanvasSpot spots[TW_CANVAS_MAX_SPOTS];
  TwCanvasScene scene;
  guint n_spots = 0;

  if (state->tool != NULL)
    {
      show_active (self);
      return;
    }
  if (state->tile != NULL)
    {
      tw_canvas_sight_scene (tw_canvas_model_get (self->model), &scene);
      n_spots = tw_canvas_list (&scene, spots);
    }
  if (self->parts->len > n_spots)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->canvas),
                                     GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT);
      g_ptr_array_set_size (self->parts, (int) n_spots);
    }
  for (guint i = 0; i < n_spots; i++)
    {
      if (i == self->parts->len)
        g_ptr_array_add (self->parts, part_new (self));
      part_update (self, self->parts->pdata[i], spots[i]);
    }
  show_active (self);
  gtk_widget_queue_allocate (self->canvas);
}

void
tw_canvas_accessible_allocate (TwCanvasAccessible *self)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = self->parts->pdata[i];
      double x = 0, y = 0;

      /* Measured, for GTK asks that of whoever allocates. */
      gtk_widget_measure (part->button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (part->button, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      tw_canvas_sight_locate (tw_canvas_model_get (self->model), part->spot, &x, &y);
      gtk_widget_size_allocate (part->button,
                                &(GtkAllocation){ (int) x - PART_SIZE / 2, (int) y - PART_SIZE / 2,
                                                  PART_SIZE, PART_SIZE },
                                -1);
    }
}

void
tw_canvas_accessible_update (TwCanvasAccessible *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  const TwVocabulary *own = tw_canvas_model_own (self->model);
  g_autofree char *label = NULL, *description = NULL, *part = NULL;

  if (state->tile == NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ ("No tile"), -1);
      update_parts (self);
      return;
    }
  if (state->uses_keys)
    part = tw_canvas_spot_words (own, state->tile, state->focus);
  label = state->variant >= 0 ? g_strdup_printf (_ ("Tile %s#%s"), state->tile->id,
                                                 state->value->variants[state->variant].id)
                              : g_strdup_printf (_ ("Tile %s"), state->tile->id);
  if (part != NULL && *part != '\0')
    {
      /* Translators: tile and the part of it that has the focus, "Tile F7: North edge, City" */
      char *both = g_strdup_printf (_ ("%s: %s"), label, part);

      g_free (label);
      label = both;
    }
  description = tw_land_names_tile_words (own, &state->tile->topology);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  if (state->item != self->item)
    tw_introduce (self->canvas, description);
  else
    tw_describe (self->canvas, description);
  self->item = state->item;
  update_parts (self);
}

TwCanvasAccessible *
tw_canvas_accessible_new (GtkWidget *canvas, TwCanvasModel *model)
{
  TwCanvasAccessible *self = g_new0 (TwCanvasAccessible, 1);

  self->canvas = canvas;
  self->model = model;
  self->parts = g_ptr_array_new_with_free_func (part_free);
  return self;
}

void
tw_canvas_accessible_free (TwCanvasAccessible *self)
{
  g_ptr_array_unref (self->parts);
  g_free (self);
}

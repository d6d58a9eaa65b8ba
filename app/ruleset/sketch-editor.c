/* A small editor for pictures. */
#include "app/ruleset/sketch-editor.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/ruleset/sketch-canvas.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/width-bin.h"
#include "engine/format/symbol-art.h"

struct _TwSketchEditor
{
  AdwBin parent_instance;

  TwSketch *sketch;
  char *foreign;       /* (nullable): the picture that is there as long as nothing is drawn */
  gboolean had_shapes; /* whether there was a drawing to begin with */

  TwWidthBin *bin;
  GtkOrientable *halves;
  GtkLabel *title;
  GtkWidget *hint;
  GtkWidget *full;
  TwSketchCanvas *canvas;
  GtkDrawingArea *preview;
  GtkToggleButton *pen;
  GtkToggleButton *line;
  GtkToggleButton *box;
  GtkToggleButton *oval;
  GtkSwitch *filled;
  GtkSwitch *ink;
  GtkWidget *colour_row;
  GtkColorButton *colour;
  GtkWidget *width_row;
  GtkSpinButton *width;
};

enum
{
  CHANGED,
  DONE,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSketchEditor, tw_sketch_editor, ADW_TYPE_BIN)

static guint32
chosen_colour (TwSketchEditor *self)
{
  GdkRGBA colour;

  if (gtk_switch_get_active (self->ink))
    return TW_SKETCH_INK;
  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->colour), &colour);
  return (guint32) (colour.red * 255 + .5f) << 16 | (guint32) (colour.green * 255 + .5f) << 8
         | (guint32) (colour.blue * 255 + .5f);
}

static void
look_changed_cb (TwSketchEditor *self)
{
  TwSketchTool tool = gtk_toggle_button_get_active (self->line)   ? TW_SKETCH_TOOL_LINE
                      : gtk_toggle_button_get_active (self->box)  ? TW_SKETCH_TOOL_BOX
                      : gtk_toggle_button_get_active (self->oval) ? TW_SKETCH_TOOL_OVAL
                                                                  : TW_SKETCH_TOOL_PEN;
  gboolean is_filled = gtk_switch_get_active (self->filled) && tool != TW_SKETCH_TOOL_LINE;

  gtk_widget_set_sensitive (self->colour_row, !gtk_switch_get_active (self->ink));
  gtk_widget_set_sensitive (GTK_WIDGET (self->filled), tool != TW_SKETCH_TOOL_LINE);
  gtk_widget_set_sensitive (self->width_row, !is_filled);
  tw_sketch_canvas_set_tool (self->canvas, tool, chosen_colour (self),
                             (guint) gtk_spin_button_get_value_as_int (self->width), is_filled);
}

/* In a narrow window the tools are below the paper. */
static void
narrow_cb (TwSketchEditor *self)
{
  gboolean is_narrow;

  g_object_get (self->bin, "narrow", &is_narrow, NULL);
  gtk_orientable_set_orientation (self->halves, is_narrow ? GTK_ORIENTATION_VERTICAL
                                                          : GTK_ORIENTATION_HORIZONTAL);
}

static void
preview_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  TwSketchEditor *self = user_data;

  cairo_arc (cr, width / 2., height / 2., MIN (width, height) / 2., 0, 2 * G_PI);
  cairo_set_source_rgb (cr, .984, .953, .863);
  cairo_fill (cr);
  cairo_translate (cr, width * .21, height * .21);
  cairo_scale (cr, width * .58, height * .58);
  if (self->sketch != NULL)
    tw_sketch_draw (self->sketch, cr, 0x3a2a1d);
}

static void
show_state (TwSketchEditor *self)
{
  gboolean has_shapes = self->sketch->len > 0;

  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sketch.undo", has_shapes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sketch.clear", has_shapes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sketch.done", has_shapes || self->had_shapes);
}

/* Every shape is told at once, so that it is saved, kept and undone like anything else. */
static void
changed_cb (TwSketchEditor *self)
{
  g_autofree char *svg = tw_sketch_to_svg (self->sketch);
  gboolean is_full = strlen (svg) > TW_ART_MAX_BYTES;

  /* What could not be kept is not drawn any further. */
  if (is_full)
    g_ptr_array_remove_index (self->sketch, self->sketch->len - 1);
  gtk_widget_set_visible (self->full, is_full);
  show_state (self);
  if (!is_full)
    g_signal_emit (self, signals[CHANGED], 0, self->sketch->len > 0 ? svg : self->foreign);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tw_sketch_canvas_take_last (TW_SKETCH_EDITOR (widget)->canvas);
}

static void
clear (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwSketchEditor *self = TW_SKETCH_EDITOR (widget);

  tw_sketch_canvas_give_up (self->canvas);
  g_ptr_array_set_size (self->sketch, 0);
  tw_sketch_canvas_set_sketch (self->canvas, self->sketch);
  changed_cb (self);
}

static void
done (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwSketchEditor *self = TW_SKETCH_EDITOR (widget);

  tw_sketch_canvas_finish (self->canvas);
  g_signal_emit (self, signals[DONE], 0);
}

/* Esc steps back one thing: the shape that was begun, then the drawing. */
static void
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwSketchEditor *self = TW_SKETCH_EDITOR (widget);

  if (!tw_sketch_canvas_give_up (self->canvas))
    g_signal_emit (self, signals[CANCELLED], 0);
}

static void
sketch_editor_finalize (GObject *object)
{
  g_clear_pointer (&TW_SKETCH_EDITOR (object)->sketch, g_ptr_array_unref);
  g_clear_pointer (&TW_SKETCH_EDITOR (object)->foreign, g_free);
  G_OBJECT_CLASS (tw_sketch_editor_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, bin);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, halves);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, title);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, hint);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, full);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, canvas);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, preview);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, pen);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, line);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, box);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, oval);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, filled);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, ink);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, colour_row);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, colour);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, width_row);
  gtk_widget_class_bind_template_child (widget_class, TwSketchEditor, width);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, look_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
tw_sketch_editor_class_init (TwSketchEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sketch_editor_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_SKETCH_CANVAS);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/sketch-editor.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "sketch.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "sketch.clear", NULL, clear);
  gtk_widget_class_install_action (widget_class, "sketch.done", NULL, done);
  gtk_widget_class_install_action (widget_class, "sketch.cancel", NULL, cancel);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "sketch.cancel", NULL);
}

static void
tw_sketch_editor_init (TwSketchEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, preview_draw, self, NULL);
  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->colour),
                              &(GdkRGBA){ 0.65f, 0.23f, 0.17f, 1 });
  look_changed_cb (self);
}

/* Goes on with @svg. */
static void
take (TwSketchEditor *self, const char *svg)
{
  TwSketch *sketch = svg != NULL ? tw_sketch_from_svg (svg) : NULL;

  tw_sketch_canvas_set_sketch (self->canvas, NULL);
  g_clear_pointer (&self->sketch, g_ptr_array_unref);
  g_free (self->foreign);
  self->foreign = sketch == NULL ? g_strdup (svg) : NULL;
  self->sketch = sketch != NULL ? sketch : tw_sketch_new ();
  tw_sketch_canvas_set_sketch (self->canvas, self->sketch);
  gtk_widget_set_visible (self->hint, self->foreign != NULL);
  gtk_widget_set_visible (self->full, FALSE);
}

void
tw_sketch_editor_begin (TwSketchEditor *self, const char *title, const char *svg)
{
  /* Translators: the name of a symbol, figure or token. */
  g_autofree char *words = g_strdup_printf (_ ("Picture of “%s”"), title);

  gtk_label_set_label (self->title, words);
  take (self, svg);
  self->had_shapes = self->sketch->len > 0;
  show_state (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

void
tw_sketch_editor_update (TwSketchEditor *self, const char *svg)
{
  g_autoptr (GPtrArray) other = svg != NULL ? tw_sketch_from_svg (svg) : NULL;
  g_autofree char *now = NULL, *then = NULL;

  if (self->sketch == NULL)
    return;
  if (other != NULL && self->sketch->len > 0)
    {
      now = tw_sketch_to_svg (self->sketch);
      then = tw_sketch_to_svg (other);
      if (strcmp (now, then) == 0)
        return;
    }
  else if (other == NULL && self->sketch->len == 0 && g_strcmp0 (svg, self->foreign) == 0)
    return;
  take (self, svg);
  show_state (self);
}

void
tw_sketch_editor_finish (TwSketchEditor *self)
{
  tw_sketch_canvas_finish (self->canvas);
}

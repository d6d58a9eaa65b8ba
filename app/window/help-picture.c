/* A picture in help. */
#include "app/window/help-picture.h"

#include <math.h>
#include <string.h>

#include "app/drawing/figure.h"
#include "app/widgets/tile-paintable.h"
#include "engine/tile/quick-line.h"

#define LEAST_SIDE 44
#define USUAL_SIDE 104
/* Between tiles: with an arrow, and beside each other. */
#define ARROW_GAP  34
#define BESIDE_GAP 2

/*
 * @paintable: its picture
 * @press, @from, @to, @stands: (nullable): places on it, letters as in #TwHelpTile, 0 for none
 * @figure, @mark: (nullable): what is on it
 * @is_beside: whether it lies beside the tile before
 */
typedef struct
{
  TwTilePaintable *paintable;
  char press, from, to, stands;
  char *figure;
  char *mark;
  gboolean is_beside;
} Frame;

/* @frames: (element-type Frame): the tiles */
struct _TwHelpPicture
{
  GtkWidget parent_instance;

  GPtrArray *frames;
};

G_DEFINE_FINAL_TYPE (TwHelpPicture, tw_help_picture, GTK_TYPE_WIDGET)

static void
frame_free (gpointer data)
{
  Frame *frame = data;

  g_clear_object (&frame->paintable);
  g_free (frame->figure);
  g_free (frame->mark);
  g_free (frame);
}

static double
gaps_of (TwHelpPicture *self)
{
  double gaps = 0;

  for (guint i = 1; i < self->frames->len; i++)
    gaps += ((const Frame *) self->frames->pdata[i])->is_beside ? BESIDE_GAP : ARROW_GAP;
  return gaps;
}

static int
side_for (TwHelpPicture *self, int width)
{
  guint n = MAX (self->frames->len, 1);
  double side = width >= 0 ? floor ((width - gaps_of (self)) / n) : USUAL_SIDE;

  return (int) CLAMP (side, LEAST_SIDE, USUAL_SIDE);
}

/* ---- drawing --------------------------------------------------------------------------- */

static graphene_point_t
spot_at (char spot, double x, double side)
{
  double dx = spot == 'E' ? 0.38 : spot == 'W' ? -0.38 : 0;
  double dy = spot == 'S' ? 0.38 : spot == 'N' ? -0.38 : 0;

  return GRAPHENE_POINT_INIT ((float) (x + (0.5 + dx) * side), (float) ((0.5 + dy) * side));
}

/* In a light rim, so that it is seen on any land. */
static void
stroke (cairo_t *cr, const GdkRGBA *colour, double width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, width + 3);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
arrow_path (cairo_t *cr, graphene_point_t from, graphene_point_t to, double head)
{
  double angle = atan2 (to.y - from.y, to.x - from.x);

  cairo_new_path (cr);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  cairo_move_to (cr, to.x - head * cos (angle - 0.5), to.y - head * sin (angle - 0.5));
  cairo_line_to (cr, to.x, to.y);
  cairo_line_to (cr, to.x - head * cos (angle + 0.5), to.y - head * sin (angle + 0.5));
}

static void
draw_press (cairo_t *cr, const GdkRGBA *colour, graphene_point_t at, double side)
{
  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, 0.09 * side, 0, 2 * G_PI);
  stroke (cr, colour, 3);
  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, 1.5, 0, 2 * G_PI);
  stroke (cr, colour, 3);
}

static void
draw_mark (GtkWidget *widget, cairo_t *cr, const char *mark, double x, double side)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, mark);
  PangoAttrList *attributes = pango_attr_list_new ();
  double width, height, radius, left, top;
  int pixel_width, pixel_height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &pixel_width, &pixel_height);
  width = pixel_width + 14;
  height = pixel_height + 4;
  radius = height / 2;
  left = x + side - width - 4;
  top = side - height - 4;
  cairo_new_path (cr);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, left + width - radius, top + radius, radius, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 0.1, 0.1, 0.1, 0.85);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_move_to (cr, left + 7, top + 2);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_frame (GtkWidget *widget, cairo_t *cr, const Frame *frame, double x, double side)
{
  const GdkRGBA colour = { 0.75f, 0.05f, 0.35f, 1 };

  if (frame->press != '\0')
    draw_press (cr, &colour, spot_at (frame->press, x, side), side);
  if (frame->from != '\0')
    {
      arrow_path (cr, spot_at (frame->from, x, side), spot_at (frame->to, x, side), 0.16 * side);
      stroke (cr, &colour, 3.5);
    }
  if (frame->figure != NULL)
    {
      graphene_point_t at = spot_at (frame->stands != '\0' ? frame->stands : 'M', x, side);

      tw_figure_draw (cr, frame->figure, 0, at.x, at.y, 0.34 * side);
    }
  if (frame->mark != NULL)
    draw_mark (widget, cr, frame->mark, x, side);
}

static void
help_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwHelpPicture *self = TW_HELP_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = side_for (self, width), x = 0;
  GdkRGBA ink;
  cairo_t *cr;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  for (guint i = 0; i < self->frames->len; i++)
    {
      const Frame *frame = g_ptr_array_index (self->frames, i);

      x += i == 0 ? 0 : frame->is_beside ? BESIDE_GAP : ARROW_GAP;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, 0));
      gdk_paintable_snapshot (GDK_PAINTABLE (frame->paintable), snapshot, side, side);
      gtk_snapshot_restore (snapshot);
      x += side;
    }
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  x = 0;
  for (guint i = 0; i < self->frames->len; i++)
    {
      const Frame *frame = g_ptr_array_index (self->frames, i);

      if (i > 0 && !frame->is_beside)
        {
          arrow_path (cr, GRAPHENE_POINT_INIT ((float) x + 8, (float) side / 2),
                      GRAPHENE_POINT_INIT ((float) x + ARROW_GAP - 8, (float) side / 2), 8);
          gdk_cairo_set_source_rgba (cr, &ink);
          cairo_set_line_width (cr, 2);
          cairo_stroke (cr);
        }
      x += i == 0 ? 0 : frame->is_beside ? BESIDE_GAP : ARROW_GAP;
      draw_frame (widget, cr, frame, x, side);
      x += side;
    }
  cairo_destroy (cr);
}

/* ---- widget ---------------------------------------------------------------------------- */

static GtkSizeRequestMode
help_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
help_picture_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TwHelpPicture *self = TW_HELP_PICTURE (widget);
  int gaps = (int) gaps_of (self), n = (int) self->frames->len;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = n * LEAST_SIDE + gaps;
      *natural = n * USUAL_SIDE + gaps;
    }
  else
    *minimum = *natural = side_for (self, for_size);
}

static void
scale_factor_cb (TwHelpPicture *self)
{
  for (guint i = 0; i < self->frames->len; i++)
    tw_tile_paintable_set_scale (((Frame *) self->frames->pdata[i])->paintable,
                                 gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
help_picture_dispose (GObject *object)
{
  TwHelpPicture *self = TW_HELP_PICTURE (object);

  for (guint i = 0; self->frames != NULL && i < self->frames->len; i++)
    g_signal_handlers_disconnect_by_data (((Frame *) self->frames->pdata[i])->paintable, self);
  g_clear_pointer (&self->frames, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_help_picture_parent_class)->dispose (object);
}

static void
tw_help_picture_class_init (TwHelpPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = help_picture_dispose;
  widget_class->snapshot = help_picture_snapshot;
  widget_class->measure = help_picture_measure;
  widget_class->get_request_mode = help_picture_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_help_picture_init (TwHelpPicture *self)
{
  self->frames = g_ptr_array_new_with_free_func (frame_free);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_cb), NULL);
}

TwTile *
tw_help_picture_tile (const TwHelpTile *tile)
{
  const TwQuickLineSymbol symbol = { tile->own, 0 };
  const TwQuickLineOwn own = { .symbols = &symbol, .n_symbols = tile->own != NULL };
  TwTopology topology = { 0 };
  guint at = 0;
  TwQuickLineFault fault = tw_quick_line_parse (tile->line, &own, &topology, &at);

  if (fault != TW_QUICK_LINE_GOOD)
    {
      g_warning ("help has the tile “%s”, which is none from letter %u on", tile->line, at + 1);
      return NULL;
    }
  return tw_tile_new (tile->line, 1, &topology);
}

static void
add_frame (TwHelpPicture *self, const TwHelpTile *tile, TwTileTextures *textures)
{
  g_autoptr (TwTile) drawn = tw_help_picture_tile (tile);
  Frame *frame;

  if (drawn == NULL)
    return;
  frame = g_new0 (Frame, 1);
  frame->paintable = tw_tile_paintable_new (textures);
  frame->press = tile->press != NULL ? *tile->press : '\0';
  if (tile->drag != NULL && strlen (tile->drag) == 3)
    {
      frame->from = tile->drag[0];
      frame->to = tile->drag[2];
    }
  frame->stands = tile->stands != NULL ? *tile->stands : '\0';
  frame->figure = g_strdup (tile->figure);
  frame->mark = g_strdup (tile->mark);
  frame->is_beside = tile->is_beside;
  tw_tile_paintable_set_look (frame->paintable,
                              &(TwTileLook){ .tile = drawn, .set_id = "help", .variant = -1 });
  g_signal_connect_swapped (frame->paintable, "invalidate-contents",
                            G_CALLBACK (gtk_widget_queue_draw), self);
  g_ptr_array_add (self->frames, frame);
}

GtkWidget *
tw_help_picture_new (const GPtrArray *tiles, const char *words, TwTileTextures *textures)
{
  TwHelpPicture *self = g_object_new (TW_TYPE_HELP_PICTURE, NULL);

  for (guint i = 0; i < tiles->len; i++)
    add_frame (self, tiles->pdata[i], textures);
  scale_factor_cb (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}

/* A bin that says whether it is wide or narrow. */
#include "app/widgets/width-bin.h"

#include "app/widgets/text-scale.h"

/* A window may be this low; what does not fit scrolls or is clipped. */
#define LEAST_HEIGHT 240

struct _TwWidthBin
{
  AdwBin parent_instance;

  int least_width;
  int narrow_below;
  int wide_from;
  gboolean is_narrow;
  gboolean is_wide;
  int width;
  guint idle_id;
};

G_DEFINE_FINAL_TYPE (TwWidthBin, tw_width_bin, ADW_TYPE_BIN)

enum
{
  PROP_LEAST_WIDTH = 1,
  PROP_NARROW_BELOW,
  PROP_WIDE_FROM,
  PROP_NARROW,
  PROP_WIDE,
  PROP_NOT_NARROW,
  PROP_NOT_WIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_style_class (TwWidthBin *self, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static gboolean
apply_cb (gpointer data)
{
  TwWidthBin *self = data;
  GObject *object = data;
  gboolean is_narrow = self->width < self->narrow_below;
  gboolean is_wide = self->width >= self->wide_from;

  self->idle_id = 0;
  g_object_freeze_notify (object);
  if (is_narrow != self->is_narrow)
    {
      self->is_narrow = is_narrow;
      set_style_class (self, "narrow", is_narrow);
      g_object_notify_by_pspec (object, properties[PROP_NARROW]);
      g_object_notify_by_pspec (object, properties[PROP_NOT_NARROW]);
    }
  if (is_wide != self->is_wide)
    {
      self->is_wide = is_wide;
      set_style_class (self, "wide", is_wide);
      g_object_notify_by_pspec (object, properties[PROP_WIDE]);
      g_object_notify_by_pspec (object, properties[PROP_NOT_WIDE]);
    }
  g_object_thaw_notify (object);
  return G_SOURCE_REMOVE;
}

static void
width_bin_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  TwWidthBin *self = TW_WIDTH_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  *minimum = *natural = 0;
  if (child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      for_size = MAX (for_size, least);
    }
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum =
      MIN (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? self->least_width : LEAST_HEIGHT);
}

/* Visibility is changed in an idle: a child must not come or go while it is being
 * allocated. */
static void
width_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwWidthBin *self = TW_WIDTH_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (child != NULL)
    {
      int least_width, least_height;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      least_width = MAX (width, least_width);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, least_width, &least_height, NULL, NULL,
                          NULL);
      gtk_widget_allocate (child, least_width, MAX (height, least_height), baseline, NULL);
    }
  /* Half as wide is a window with words twice as large. */
  width = (int) (width / tw_text_scale (widget));
  if (self->width == width)
    return;
  self->width = width;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, apply_cb, self, NULL);
}

static void
width_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwWidthBin *self = TW_WIDTH_BIN (object);

  switch (id)
    {
    case PROP_LEAST_WIDTH:
      self->least_width = g_value_get_int (value);
      break;
    case PROP_NARROW_BELOW:
      self->narrow_below = g_value_get_int (value);
      break;
    case PROP_WIDE_FROM:
      self->wide_from = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
width_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TwWidthBin *self = TW_WIDTH_BIN (object);

  switch (id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->is_narrow);
      break;
    case PROP_WIDE:
      g_value_set_boolean (value, self->is_wide);
      break;
    case PROP_NOT_NARROW:
      g_value_set_boolean (value, !self->is_narrow);
      break;
    case PROP_NOT_WIDE:
      g_value_set_boolean (value, !self->is_wide);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
width_bin_dispose (GObject *object)
{
  g_clear_handle_id (&TW_WIDTH_BIN (object)->idle_id, g_source_remove);
  G_OBJECT_CLASS (tw_width_bin_parent_class)->dispose (object);
}

static void
tw_width_bin_class_init (TwWidthBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags in = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags out = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = width_bin_set_property;
  object_class->get_property = width_bin_get_property;
  object_class->dispose = width_bin_dispose;
  widget_class->measure = width_bin_measure;
  widget_class->size_allocate = width_bin_size_allocate;
  properties[PROP_LEAST_WIDTH] = g_param_spec_int ("least-width", NULL, NULL, 0, 4096, 360, in);
  properties[PROP_NARROW_BELOW] = g_param_spec_int ("narrow-below", NULL, NULL, 0, 4096, 600, in);
  properties[PROP_WIDE_FROM] = g_param_spec_int ("wide-from", NULL, NULL, 0, 4096, 1000, in);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, out);
  properties[PROP_WIDE] = g_param_spec_boolean ("wide", NULL, NULL, TRUE, out);
  properties[PROP_NOT_NARROW] = g_param_spec_boolean ("not-narrow", NULL, NULL, TRUE, out);
  properties[PROP_NOT_WIDE] = g_param_spec_boolean ("not-wide", NULL, NULL, FALSE, out);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tw_width_bin_init (TwWidthBin *self)
{
  self->least_width = 360;
  self->narrow_below = 600;
  self->wide_from = 1000;
  self->is_wide = TRUE;
  set_style_class (self, "wide", TRUE);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
tw_width_bin_is_wide (TwWidthBin *self)
{
  g_return_val_if_fail (TW_IS_WIDTH_BIN (self), FALSE);
  return self->is_wide;
}

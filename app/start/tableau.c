/* A laid piece of landscape that covers its widget. */
#include "app/start/tableau.h"

#include "app/document/under-way.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/laid-piece.h"

/* Enough tiles for a window 2000 px wide; a wider one repeats them. */
#define N_COLUMNS 18
#define N_ROWS    4

/* How far the first tile reaches out of the corner: a piece of a larger country. */
#define INSET 0.3

struct _TwTableau
{
  GtkWidget parent_instance;

  TwTileTextures *textures;
  TwTileSet *set;
  const TwTheme *theme;
  TwLaidTile *laid;
  GCancellable *cancellable;
  /* (nullable): what stands for the file of the set, and whether it is said to be drawn just now.
   */
  char *key;
  gboolean is_noted;
  /* (nullable): what scrolls it, while it is mapped. */
  GtkAdjustment *scrolling;
  gboolean is_out_of_view;
  /* The size in which all of it was there. */
  int whole_width;
  int whole_height;
  int tile_size;
  int least_width;
  int least_height;
};

G_DEFINE_FINAL_TYPE (TwTableau, tw_tableau, GTK_TYPE_WIDGET)

enum
{
  PROP_TILE_SIZE = 1,
  PROP_LEAST_WIDTH,
  PROP_LEAST_HEIGHT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
note (TwTableau *self)
{
  if (self->key == NULL || self->is_noted)
    return;
  self->is_noted = TRUE;
  tw_under_way_begin (tw_under_way_get_default (), self->key);
}

static void
end_note (TwTableau *self, gboolean is_done)
{
  if (!self->is_noted)
    return;
  self->is_noted = FALSE;
  tw_under_way_end (tw_under_way_get_default (), self->key, is_done);
}

/* Also of one that cannot be seen any more: what it has asked for is drawn all the same. */
static void
ready_cb (TwTableau *self)
{
  if (self->is_noted && tw_tile_textures_is_idle (self->textures))
    end_note (self, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_grass (TwTableau *self, GtkSnapshot *snapshot, int width, int height)
{
  guint32 rgb = tw_theme_grass (self->theme != NULL ? self->theme : tw_theme_find (NULL));
  GdkRGBA grass = { (float) ((rgb >> 16) & 255) / 255, (float) ((rgb >> 8) & 255) / 255,
                    (float) (rgb & 255) / 255, 1 };

  gtk_snapshot_append_color (snapshot, &grass,
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
scrolled_cb (TwTableau *self)
{
  if (self->is_out_of_view)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tableau_map (GtkWidget *widget)
{
  TwTableau *self = TW_TABLEAU (widget);
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  GTK_WIDGET_CLASS (tw_tableau_parent_class)->map (widget);
  if (viewport == NULL || self->scrolling != NULL)
    return;
  self->scrolling = g_object_ref (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)));
  g_signal_connect_swapped (self->scrolling, "value-changed", G_CALLBACK (scrolled_cb), self);
  g_signal_connect_swapped (self->scrolling, "changed", G_CALLBACK (scrolled_cb), self);
}

static void
forget_scrolling (TwTableau *self)
{
  if (self->scrolling != NULL)
    g_signal_handlers_disconnect_by_data (self->scrolling, self);
  g_clear_object (&self->scrolling);
}

static void
tableau_unmap (GtkWidget *widget)
{
  forget_scrolling (TW_TABLEAU (widget));
  GTK_WIDGET_CLASS (tw_tableau_parent_class)->unmap (widget);
}

/* The toolkit draws what is scrolled out of view as well, and a picture takes milliseconds. */
static gboolean
is_in_view (GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  if (viewport == NULL || !gtk_widget_compute_bounds (widget, viewport, &bounds))
    return TRUE;
  return bounds.origin.y < (float) gtk_widget_get_height (viewport)
         && bounds.origin.y + bounds.size.height > 0;
}

static void
tableau_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwTableau *self = TW_TABLEAU (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int size = self->tile_size, inset = (int) (size * INSET);
  guint size_px = (guint) (size * gtk_widget_get_scale_factor (widget));
  gboolean is_whole = TRUE;

  append_grass (self, snapshot, width, height);
  self->is_out_of_view = !is_in_view (widget);
  if (self->laid == NULL || self->is_out_of_view)
    return;
  /* Before anything is asked for: a worker begins at once. What has been drawn harmlessly is not
   * written down at each frame. */
  if (self->whole_width != width || self->whole_height != height)
    note (self);
  for (int row = 0; row * size - inset < height; row++)
    for (int column = 0; column * size - inset < width; column++)
      {
        const TwLaidTile *laid = &self->laid[row % N_ROWS * N_COLUMNS + column % N_COLUMNS];
        const TwTileLook look = {
          self->set->tiles[laid->tile], self->set->id, laid->variant,  laid->copy,
          laid->quarter_turns,          self->theme,   self->set->mark
        };
        GdkTexture *texture = tw_tile_textures_get (self->textures, &look, size_px);

        is_whole &= texture != NULL;
        if (texture != NULL)
          gtk_snapshot_append_texture (snapshot, texture,
                                       &GRAPHENE_RECT_INIT ((float) (column * size - inset),
                                                            (float) (row * size - inset),
                                                            (float) size, (float) size));
      }
  if (!is_whole)
    return;
  end_note (self, TRUE);
  self->whole_width = width;
  self->whole_height = height;
}

static void
tableau_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  TwTableau *self = TW_TABLEAU (widget);

  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? self->least_width : self->least_height;
}

typedef struct
{
  TwTileSet *set;
  guint32 seed;
  char *key;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  tw_tile_set_unref (order->set);
  g_free (order->key);
  g_free (order);
}

/* Runs in a worker thread. */
static void
lay_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  const Order *order = task_data;
  TwUnderWay *under_way = tw_under_way_get_default ();
  TwLaidTile *laid;

  if (order->key != NULL)
    tw_under_way_begin (under_way, order->key);
  laid = tw_laid_piece (order->set, order->seed, N_COLUMNS, N_ROWS);
  if (order->key != NULL)
    tw_under_way_end (under_way, order->key, FALSE);
  g_task_return_pointer (task, laid, g_free);
}

static void
laid_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwTableau *self = TW_TABLEAU (object);
  TwLaidTile *laid = g_task_propagate_pointer (G_TASK (result), NULL);

  if (laid == NULL)
    return;
  self->laid = laid;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear (TwTableau *self)
{
  end_note (self, FALSE);
  g_clear_pointer (&self->key, g_free);
  self->whole_width = self->whole_height = 0;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->laid, g_free);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  if (self->textures != NULL)
    g_signal_handlers_disconnect_by_data (self->textures, self);
  g_clear_object (&self->textures);
}

static void
tableau_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TwTableau *self = TW_TABLEAU (object);

  switch (id)
    {
    case PROP_TILE_SIZE:
      g_value_set_int (value, self->tile_size);
      break;
    case PROP_LEAST_WIDTH:
      g_value_set_int (value, self->least_width);
      break;
    case PROP_LEAST_HEIGHT:
      g_value_set_int (value, self->least_height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tableau_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwTableau *self = TW_TABLEAU (object);

  switch (id)
    {
    case PROP_TILE_SIZE:
      self->tile_size = g_value_get_int (value);
      break;
    case PROP_LEAST_WIDTH:
      self->least_width = g_value_get_int (value);
      break;
    case PROP_LEAST_HEIGHT:
      self->least_height = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tableau_dispose (GObject *object)
{
  forget_scrolling (TW_TABLEAU (object));
  clear (TW_TABLEAU (object));
  G_OBJECT_CLASS (tw_tableau_parent_class)->dispose (object);
}

static void
tw_tableau_class_init (TwTableauClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tableau_get_property;
  object_class->set_property = tableau_set_property;
  object_class->dispose = tableau_dispose;
  widget_class->map = tableau_map;
  widget_class->unmap = tableau_unmap;
  widget_class->snapshot = tableau_snapshot;
  widget_class->measure = tableau_measure;
  properties[PROP_TILE_SIZE] = g_param_spec_int ("tile-size", NULL, NULL, 8, 512, 64, flags);
  properties[PROP_LEAST_WIDTH] = g_param_spec_int ("least-width", NULL, NULL, 0, 4096, 200, flags);
  properties[PROP_LEAST_HEIGHT] =
      g_param_spec_int ("least-height", NULL, NULL, 0, 4096, 110, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "tableau");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_tableau_init (TwTableau *self)
{
  self->tile_size = 64;
  self->least_width = 200;
  self->least_height = 110;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
tw_tableau_show_set (TwTableau *self,
                     TwTileTextures *textures,
                     TwTileSet *set,
                     const char *key,
                     guint32 seed)
{
  g_autoptr (GTask) task = NULL;
  Order *order;

  g_return_if_fail (TW_IS_TABLEAU (self));

  clear (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (set == NULL || set->n_tiles == 0)
    return;
  self->textures = g_object_ref (textures);
  self->set = tw_tile_set_ref (set);
  self->key = g_strdup (key);
  self->theme = tw_theme_of_set (set);
  self->cancellable = g_cancellable_new ();
  g_signal_connect_swapped (textures, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect_swapped (textures, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                            self);
  task = g_task_new (self, self->cancellable, laid_cb, NULL);
  order = g_new (Order, 1);
  *order = (Order){ tw_tile_set_ref (set), seed, g_strdup (key) };
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, lay_in_thread);
}

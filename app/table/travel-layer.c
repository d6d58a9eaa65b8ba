/* A layer above the table and its panels. */
#include "app/table/travel-layer.h"

#include "app/table/travel-painter.h"

struct _TwTravelLayer
{
  GtkWidget parent_instance;

  TwTableScene *scene;
};

G_DEFINE_FINAL_TYPE (TwTravelLayer, tw_travel_layer, GTK_TYPE_WIDGET)

static void
travel_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TwTableBrush brush = { TW_TRAVEL_LAYER (widget)->scene, widget, snapshot };

  tw_travel_painter_paint (&brush);
}

static void
travel_layer_dispose (GObject *object)
{
  g_clear_object (&TW_TRAVEL_LAYER (object)->scene);
  G_OBJECT_CLASS (tw_travel_layer_parent_class)->dispose (object);
}

static void
tw_travel_layer_class_init (TwTravelLayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = travel_layer_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = travel_layer_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_travel_layer_init (TwTravelLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tw_travel_layer_new (TwTableScene *scene)
{
  TwTravelLayer *self = g_object_new (TW_TYPE_TRAVEL_LAYER, NULL);

  self->scene = g_object_ref (scene);
  g_signal_connect_object (scene, "stepped", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* A small picture of one symbol or place. */
#include "app/widgets/symbol-picture.h"

#include <adwaita.h>

#include "app/drawing/own-piece.h"

/* A piece has a shadow, and some are larger than others. */
#define PIECE .86

struct _TwSymbolPicture
{
  GtkWidget parent_instance;
  char *symbol;
  int size;
  const TwTheme *theme;
  gboolean is_piece;
  guint colour; /* of a piece */
};

G_DEFINE_FINAL_TYPE (TwSymbolPicture, tw_symbol_picture, GTK_TYPE_WIDGET)

static void
symbol_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwSymbolPicture *self = TW_SYMBOL_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));
  const TwTheme *theme =
      tw_theme_with_contrast (self->theme, adw_style_manager_get_high_contrast (
                                               adw_style_manager_get_default ()));
  double size = MIN (width, height);

  if (self->symbol != NULL && self->is_piece)
    tw_piece_draw (cr, self->symbol, self->colour, theme, width / 2., height / 2., size * PIECE);
  else if (self->symbol != NULL)
    tw_symbol_draw (cr, self->symbol, 37, theme, width / 2., height / 2., size);
  cairo_destroy (cr);
}

static void
symbol_picture_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = TW_SYMBOL_PICTURE (widget)->size;
}

static void
symbol_picture_finalize (GObject *object)
{
  g_free (TW_SYMBOL_PICTURE (object)->symbol);
  G_OBJECT_CLASS (tw_symbol_picture_parent_class)->finalize (object);
}

static void
tw_symbol_picture_class_init (TwSymbolPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = symbol_picture_finalize;
  widget_class->snapshot = symbol_picture_snapshot;
  widget_class->measure = symbol_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "symbolpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_symbol_picture_init (TwSymbolPicture *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
tw_symbol_picture_new (const char *symbol, int size)
{
  TwSymbolPicture *self = g_object_new (TW_TYPE_SYMBOL_PICTURE, NULL);

  self->symbol = g_strdup (symbol);
  self->size = size;
  self->theme = tw_theme_find (NULL);
  return GTK_WIDGET (self);
}

void
tw_symbol_picture_set_size (TwSymbolPicture *self, int size)
{
  g_return_if_fail (TW_IS_SYMBOL_PICTURE (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tw_symbol_picture_show (TwSymbolPicture *self, const char *symbol, const TwTheme *theme)
{
  g_return_if_fail (TW_IS_SYMBOL_PICTURE (self));

  g_free (self->symbol);
  self->symbol = g_strdup (symbol);
  self->theme = theme;
  self->is_piece = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tw_symbol_picture_show_piece (TwSymbolPicture *self,
                              const char *figure,
                              guint colour,
                              const TwTheme *theme)
{
  tw_symbol_picture_show (self, figure, theme);
  self->is_piece = TRUE;
  self->colour = colour;
}

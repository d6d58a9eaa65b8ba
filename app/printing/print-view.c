/* The pages as they come out. */
#include "app/printing/print-view.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/widgets/inner-names.h"

/* Pixels to the millimetre: what a first look has, and one close up, at some 150 dots to the inch.
 */
#define DOTS_FAR  2.5
#define DOTS_NEAR 6.

struct _TwPrintView
{
  GtkBox parent_instance;

  TwPrintOrder *order;
  GCancellable *cancellable;
  TwPrintSight *sight;
  guint page;

  GtkPicture *picture;
  GtkStack *stack;
  GtkLabel *name;
  GtkLabel *facts;
  GtkLabel *problems;
  GtkToggleButton *near;
};

G_DEFINE_FINAL_TYPE (TwPrintView, tw_print_view, GTK_TYPE_BOX)

static guint looked_signal;

/* A line each. */
static void
show_problems (TwPrintView *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->sight->problems->len; i++)
    g_string_append_printf (words, "%s⚠ %s", i > 0 ? "\n" : "",
                            (const char *) self->sight->problems->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), words->len > 0);
  gtk_label_set_label (self->problems, words->str);
}

/* "72 tiles on 8 pages, 4 × 5 on a sheet" */
static char *
facts_of (const TwPrintSight *sight)
{
  g_autofree char *tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", sight->n_tiles),
                       sight->n_tiles);
  g_autofree char *pages =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u page", "%u pages", sight->n_pages),
                       sight->n_pages);

  if (sight->columns * sight->rows > 1)
    /* Translators: how many tiles, how many pages, columns and rows of tiles on a sheet. */
    return g_strdup_printf (_ ("%s · %s · %u × %u on a sheet"), tiles, pages, sight->columns,
                            sight->rows);
  return g_strdup_printf ("%s · %s", tiles, pages);
}

static void
show_sight (TwPrintView *self)
{
  const TwPrintSight *sight = self->sight;
  g_autofree char *facts = facts_of (sight), *name = NULL;

  self->page = sight->page;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (sight->texture));
  gtk_stack_set_visible_child_name (self->stack, sight->texture != NULL ? "page" : "empty");
  if (sight->texture != NULL)
    /* Translators: what a page is ("Front 1"), its number and how many there are. */
    name = g_strdup_printf (_ ("%s (%u of %u)"), sight->name, sight->page + 1, sight->n_pages);
  gtk_label_set_label (self->name, name != NULL ? name : "");
  gtk_label_set_label (self->facts, facts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : _ ("There is nothing to print."), -1);
  show_problems (self);
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwPrintView) self = user_data;
  TwPrintSight *sight = tw_print_work_look_finish (result, NULL);

  if (sight == NULL)
    return;
  g_clear_pointer (&self->sight, tw_print_sight_free);
  self->sight = sight;
  /* The window may be gone. */
  if (self->order == NULL)
    return;
  show_sight (self);
  g_signal_emit (self, looked_signal, 0);
}

guint
tw_print_view_get_n_pages (TwPrintView *self)
{
  g_return_val_if_fail (TW_IS_PRINT_VIEW (self), 0);
  return self->sight != NULL ? self->sight->n_pages : 0;
}

static void
look (TwPrintView *self)
{
  gboolean is_near = gtk_toggle_button_get_active (self->near);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->order == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  tw_print_work_look_async (self->order, self->page, (is_near ? DOTS_NEAR : DOTS_FAR) * scale,
                            self->cancellable, looked_cb, g_object_ref (self));
}

void
tw_print_view_show (TwPrintView *self, const TwPrintOrder *order)
{
  TwPrintOrder *before = self->order;

  self->order = tw_print_order_copy (order);
  tw_print_order_free (before);
  look (self);
}

void
tw_print_view_turn (TwPrintView *self, int by)
{
  guint n = self->sight != NULL ? self->sight->n_pages : 0;
  int to = (int) self->page + by;

  if (n == 0 || to < 0 || to >= (int) n)
    return;
  self->page = (guint) to;
  look (self);
}

static void
near_cb (TwPrintView *self)
{
  gtk_picture_set_can_shrink (self->picture, !gtk_toggle_button_get_active (self->near));
  look (self);
}

static void
print_view_dispose (GObject *object)
{
  TwPrintView *self = TW_PRINT_VIEW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->order, tw_print_order_free);
  G_OBJECT_CLASS (tw_print_view_parent_class)->dispose (object);
}

static void
print_view_finalize (GObject *object)
{
  g_clear_pointer (&TW_PRINT_VIEW (object)->sight, tw_print_sight_free);
  G_OBJECT_CLASS (tw_print_view_parent_class)->finalize (object);
}

static void
tw_print_view_class_init (TwPrintViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = print_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = print_view_finalize;
  looked_signal = g_signal_new ("looked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/print-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, picture);
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, stack);
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, name);
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, facts);
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, problems);
  gtk_widget_class_bind_template_child (widget_class, TwPrintView, near);
  gtk_widget_class_bind_template_callback (widget_class, near_cb);
}

static void
tw_print_view_init (TwPrintView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
}

/* What is being read, and how it is given up. */
#include "app/widgets/opening-page.h"

#include <glib/gi18n.h>

#define NAME "opening"

enum
{
  SHOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @cancellable: (nullable): of what is read; cancelled by the next one
 * @timer: runs until it is said that it takes long
 * @before: (nullable): name of the page in whose place that is said
 */
struct _TwOpeningPage
{
  AdwBin parent_instance;

  GCancellable *cancellable;
  guint timer;
  char *before;

  GtkWidget *box;
  GtkLabel *title;
  GtkSpinner *spinner;
  GtkWidget *cancel;
  GtkShortcut *escape;
  char *cancel_action;
};

G_DEFINE_FINAL_TYPE (TwOpeningPage, tw_opening_page, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_CANCEL_ACTION,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static const char *
shown_name (TwOpeningPage *self)
{
  GtkWidget *stack = gtk_widget_get_parent (GTK_WIDGET (self));

  return GTK_IS_STACK (stack) ? gtk_stack_get_visible_child_name (GTK_STACK (stack)) : NULL;
}

gboolean
tw_opening_page_is_shown (TwOpeningPage *self)
{
  g_return_val_if_fail (TW_IS_OPENING_PAGE (self), FALSE);
  return g_strcmp0 (shown_name (self), NAME) == 0;
}

static gboolean
slow_cb (gpointer user_data)
{
  TwOpeningPage *self = user_data;

  self->timer = 0;
  g_free (self->before);
  /* A window that was made for it has shown nothing yet. */
  self->before = tw_opening_page_is_shown (self) ? NULL : g_strdup (shown_name (self));
  gtk_widget_set_visible (self->box, TRUE);
  gtk_spinner_start (self->spinner);
  g_signal_emit (self, signals[SHOW], 0, NAME);
  gtk_widget_grab_focus (self->cancel);
  return G_SOURCE_REMOVE;
}

GCancellable *
tw_opening_page_begin (TwOpeningPage *self, GFile *file)
{
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;
  g_autofree char *title = name != NULL
                               /* Translators: %s is the name of a file */
                               ? g_strdup_printf (_ ("Opening “%s”…"), name)
                               : g_strdup (_ ("Opening…"));

  g_return_val_if_fail (TW_IS_OPENING_PAGE (self), NULL);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  gtk_label_set_label (self->title, title);
  if (self->timer == 0 && !gtk_widget_get_visible (self->box))
    self->timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  return self->cancellable;
}

GCancellable *
tw_opening_page_get_cancellable (TwOpeningPage *self)
{
  g_return_val_if_fail (TW_IS_OPENING_PAGE (self), NULL);
  return self->cancellable;
}

void
tw_opening_page_end (TwOpeningPage *self)
{
  g_autofree char *before = NULL;

  g_return_if_fail (TW_IS_OPENING_PAGE (self));
  before = g_steal_pointer (&self->before);
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (self->box, FALSE);
  gtk_spinner_stop (self->spinner);
  if (before != NULL && tw_opening_page_is_shown (self))
    g_signal_emit (self, signals[SHOW], 0, before);
}

void
tw_opening_page_cancel (TwOpeningPage *self)
{
  g_return_if_fail (TW_IS_OPENING_PAGE (self));
  g_cancellable_cancel (self->cancellable);
  tw_opening_page_end (self);
}

void
tw_opening_page_drop (TwOpeningPage *self)
{
  g_return_if_fail (TW_IS_OPENING_PAGE (self));
  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->before, g_free);
}

static void
opening_page_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TwOpeningPage *self = TW_OPENING_PAGE (object);

  if (property != PROP_CANCEL_ACTION)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
      return;
    }
  g_free (self->cancel_action);
  self->cancel_action = g_value_dup_string (value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->cancel), self->cancel_action);
  gtk_shortcut_set_action (self->escape, gtk_named_action_new (self->cancel_action));
}

static void
opening_page_dispose (GObject *object)
{
  TwOpeningPage *self = TW_OPENING_PAGE (object);

  tw_opening_page_drop (self);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->cancel_action, g_free);
  G_OBJECT_CLASS (tw_opening_page_parent_class)->dispose (object);
}

static void
tw_opening_page_class_init (TwOpeningPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = opening_page_set_property;
  object_class->dispose = opening_page_dispose;
  properties[PROP_CANCEL_ACTION] =
      g_param_spec_string ("cancel-action", NULL, NULL, NULL,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SHOW] = g_signal_new ("show-page", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/widgets/opening-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwOpeningPage, box);
  gtk_widget_class_bind_template_child (widget_class, TwOpeningPage, title);
  gtk_widget_class_bind_template_child (widget_class, TwOpeningPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, TwOpeningPage, cancel);
  gtk_widget_class_bind_template_child (widget_class, TwOpeningPage, escape);
}

static void
tw_opening_page_init (TwOpeningPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A bar above a page that says what went wrong, or asks what to do. */
#include "app/widgets/message-bar.h"

#include "app/widgets/flow-layout.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/text-scale.h"

/* From that size of texts on answers have no room beside their question on a small screen. */
#define BELOW_FROM 1.25
/* Between answers. */
#define SPACING 6

struct _TwMessageBar
{
  AdwBin parent_instance;

  GtkInfoBar *bar;
  GtkLabel *title;
  GtkLabel *message;
  GtkBox *buttons;
};

G_DEFINE_FINAL_TYPE (TwMessageBar, tw_message_bar, ADW_TYPE_BIN)

static void
response_cb (TwMessageBar *self)
{
  tw_message_bar_hide (self);
}

static void
tw_message_bar_class_init (TwMessageBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/widgets/message-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TwMessageBar, bar);
  gtk_widget_class_bind_template_child (widget_class, TwMessageBar, title);
  gtk_widget_class_bind_template_child (widget_class, TwMessageBar, message);
  gtk_widget_class_bind_template_child (widget_class, TwMessageBar, buttons);
  gtk_widget_class_bind_template_callback (widget_class, response_cb);
}

static void
tw_message_bar_init (TwMessageBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
}

/* Answers stand beside their question, or below it and in as many lines as they need. */
static void
place_buttons (TwMessageBar *self)
{
  GtkWidget *buttons = GTK_WIDGET (self->buttons), *box = gtk_widget_get_parent (buttons);
  gboolean is_below = tw_text_scale (buttons) >= BELOW_FROM;

  if (TW_IS_FLOW_LAYOUT (gtk_widget_get_layout_manager (buttons)) == is_below)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  is_below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_layout_manager (buttons, is_below
                                              ? tw_flow_layout_new (SPACING)
                                              : gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL));
  if (!is_below)
    gtk_box_set_spacing (self->buttons, SPACING);
}

static void
show (TwMessageBar *self, GtkMessageType type, const char *title, const char *message)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, child);
  place_buttons (self);
  gtk_info_bar_set_message_type (self->bar, type);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->message, message);
  gtk_info_bar_set_revealed (self->bar, TRUE);
}

void
tw_message_bar_show_error (TwMessageBar *self, const char *title, const char *message)
{
  g_return_if_fail (TW_IS_MESSAGE_BAR (self));
  show (self, GTK_MESSAGE_ERROR, title, message);
}

static void
add_buttons (TwMessageBar *self, const TwMessageButton *buttons)
{
  for (guint i = 0; buttons[i].label != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (buttons[i].label);

      if (buttons[i].target != NULL)
        gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", buttons[i].target);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i].action);
      gtk_box_append (self->buttons, button);
    }
}

void
tw_message_bar_show_errors (TwMessageBar *self, const char *title, const GPtrArray *messages)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < messages->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) messages->pdata[i]);
  tw_message_bar_show_error (self, title, words->str);
}

void
tw_message_bar_ask (TwMessageBar *self,
                    const char *title,
                    const char *message,
                    const TwMessageButton *buttons)
{
  g_return_if_fail (TW_IS_MESSAGE_BAR (self));
  show (self, GTK_MESSAGE_WARNING, title, message);
  add_buttons (self, buttons);
}

void
tw_message_bar_tell (TwMessageBar *self,
                     const char *title,
                     const char *message,
                     const TwMessageButton *buttons)
{
  g_return_if_fail (TW_IS_MESSAGE_BAR (self));
  show (self, GTK_MESSAGE_INFO, title, message);
  add_buttons (self, buttons);
}

void
tw_message_bar_hide (TwMessageBar *self)
{
  g_return_if_fail (TW_IS_MESSAGE_BAR (self));
  gtk_info_bar_set_revealed (self->bar, FALSE);
}

void
tw_message_bar_hide_titled (TwMessageBar *self, const char *title)
{
  g_return_if_fail (TW_IS_MESSAGE_BAR (self));
  if (g_str_equal (gtk_label_get_label (self->title), title))
    tw_message_bar_hide (self);
}

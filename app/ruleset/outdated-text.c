/* The mark of a text that is out of date. */
#include "app/ruleset/outdated-text.h"

#include "app/document/rule-text.h"
#include "app/widgets/announce.h"
#include "app/widgets/flow-layout.h"
#include "engine/format/format-error.h"

struct _TwOutdatedText
{
  AdwPreferencesRow parent_instance;

  TwDocument *document;
  char *id;
  GtkLabel *words;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (TwOutdatedText, tw_outdated_text, ADW_TYPE_PREFERENCES_ROW)

/* What is done takes the row out of sight, and this or the form as well. */
static void
mend (TwOutdatedText *self, gboolean (*how) (TwDocument *, const char *, GError **))
{
  g_autoptr (TwDocument) document = g_object_ref (self->document);
  g_autofree char *id = g_strdup (self->id);
  g_autoptr (TwOutdatedText) kept = g_object_ref (self);
  g_autoptr (GError) error = NULL;

  /* The keyboard goes on where it comes from. */
  gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_UP);
  if (!how (document, id, &error))
    tw_announce_error (GTK_WIDGET (kept), tw_error_words (error), NULL);
}

static void
drop_cb (TwOutdatedText *self)
{
  mend (self, tw_rule_text_drop);
}

static void
confirm_cb (TwOutdatedText *self)
{
  mend (self, tw_rule_text_confirm);
}

static void
outdated_text_dispose (GObject *object)
{
  TwOutdatedText *self = TW_OUTDATED_TEXT (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->id, g_free);
  G_OBJECT_CLASS (tw_outdated_text_parent_class)->dispose (object);
}

static void
tw_outdated_text_class_init (TwOutdatedTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = outdated_text_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/outdated-text.ui");
  gtk_widget_class_bind_template_child (widget_class, TwOutdatedText, words);
  gtk_widget_class_bind_template_child (widget_class, TwOutdatedText, buttons);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
}

static void
tw_outdated_text_init (TwOutdatedText *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->buttons, tw_flow_layout_new (6));
}

void
tw_outdated_text_show (TwOutdatedText *self, TwDocument *document, const char *id)
{
  g_set_object (&self->document, document);
  g_free (self->id);
  self->id = g_strdup (id);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          document != NULL && tw_rule_text_is_outdated (document, id));
}

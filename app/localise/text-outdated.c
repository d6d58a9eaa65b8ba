/* What is out of date, and what mends it. */
#include "app/localise/text-outdated.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/document/rule-text.h"
#include "app/widgets/announce.h"
#include "app/widgets/flow-layout.h"
#include "engine/format/format-error.h"

#define BEFORE "rule:"
#define BEHIND "/statement"

char *
tw_text_outdated_rule (const char *context)
{
  return g_str_has_prefix (context, BEFORE) && g_str_has_suffix (context, BEHIND)
             ? g_strndup (context + strlen (BEFORE),
                          strlen (context) - strlen (BEFORE) - strlen (BEHIND))
             : NULL;
}

char *
tw_text_outdated_words (void)
{
  return g_strdup (_ ("This text was written before the rule was changed."));
}

static void
mend (GtkWidget *button, gboolean (*how) (TwDocument *, const char *, GError **))
{
  g_autoptr (TwDocument) document =
      g_object_ref (g_object_get_data (G_OBJECT (button), "document"));
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), "rule"));
  g_autoptr (GError) error = NULL;

  if (!how (document, id, &error))
    tw_announce_error (button, tw_error_words (error), NULL);
}

static void
drop_cb (GtkWidget *button)
{
  mend (button, tw_rule_text_drop);
}

static void
confirm_cb (GtkWidget *button)
{
  mend (button, tw_rule_text_confirm);
}

static void
add_button (GtkWidget *box, TwDocument *document, const char *id, const char *label, GCallback how)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data_full (G_OBJECT (button), "document", g_object_ref (document), g_object_unref);
  g_object_set_data_full (G_OBJECT (button), "rule", g_strdup (id), g_free);
  g_signal_connect (button, "clicked", how, NULL);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
tw_text_outdated_buttons_new (TwDocument *document, const char *context)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *id = tw_text_outdated_rule (context);

  gtk_widget_set_layout_manager (box, tw_flow_layout_new (6));
  add_button (box, document, id, _ ("Use the Sentences"), G_CALLBACK (drop_cb));
  add_button (box, document, id, _ ("It Is Still Right"), G_CALLBACK (confirm_cb));
  return box;
}

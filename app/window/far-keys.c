/* Keys of a page that is not shown. */
#include "app/window/far-keys.h"

#include <glib/gi18n.h>

#include "app/ruleset/rules-page-keys.h"
#include "app/widgets/announce.h"
#include "app/window/page-deed.h"

#define PAGE "rules"

/* What is new can be begun from anywhere, and rules of expansions can be read; the rest is about
 * what the page shows, and nobody sees that from elsewhere. */
static gboolean
begins_something (const char *action)
{
  return g_str_has_prefix (action, "rules.add") || g_str_equal (action, "rules.expansions");
}

static gboolean
pressed_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TwEditPage *self = TW_EDIT_PAGE (widget);
  const TwKeyBinding *key = data;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) parameter = NULL;

  if (!gtk_widget_get_mapped (widget) || tw_edit_page_get_page (self) == NULL
      || !tw_edit_page_has (self, PAGE) || g_strcmp0 (tw_edit_page_get_name (self), PAGE) == 0)
    return FALSE;
  if (!begins_something (key->action))
    {
      tw_announce_words (widget, _ ("That key is for what the Rules page shows."));
      return TRUE;
    }
  if (!g_action_parse_detailed_name (key->action, &name, &parameter, NULL))
    g_error ("“%s” is no action", key->action);
  tw_page_deed (GTK_WIDGET (tw_edit_page_show (self, PAGE)), name, parameter);
  return TRUE;
}

void
tw_far_keys_add (TwEditPage *page)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  gsize n_keys;
  const TwKeyBinding *keys = tw_rules_page_keys (&n_keys);

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < n_keys; i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].keys),
                          gtk_callback_action_new (pressed_cb, (gpointer) &keys[i], NULL)));
  gtk_widget_add_controller (GTK_WIDGET (page), controller);
}

/* Starts the program. */
#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "app/widgets/language-setting.h"
#include "app/widgets/settings.h"
#include "app/window/application.h"
#include "engine/format/xml-document.h"

static void
bind_translations (void)
{
  g_autoptr (GSettings) settings = tw_settings_new ();

  tw_language_setting_apply (settings);
  bindtextdomain (GETTEXT_PACKAGE, tw_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char *argv[])
{
  g_autoptr (TwApplication) application = NULL;

  /* Before GTK reads its first icon. */
  tw_xml_document_prepare ();
  bind_translations ();
  /* Done, and not only as the environment says. */
  gtk_disable_setlocale ();
  application = tw_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

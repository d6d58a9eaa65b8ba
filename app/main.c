/* Starts the program. */
#include <locale.h>

#include <glib/gi18n.h>

#include "app/application.h"
#include "tilewright-config.h"

/* A build tree has its translations elsewhere; build-aux/in-build-tree says where. */
static void
bind_translations (void)
{
  const char *dir = g_getenv ("TILEWRIGHT_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, dir != NULL ? dir : TW_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char *argv[])
{
  g_autoptr (TwApplication) application = NULL;

  bind_translations ();
  application = tw_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

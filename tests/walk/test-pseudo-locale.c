/* The whole window in a language that nobody speaks: every text that people read came from the
 * translators, and none is cut or runs out of the window at 800x600 although all are a third
 * longer. Once more from right to left.
 *
 * pseudo-locale.py makes the language; the wrapper says where it is. */
#include <libintl.h>
#include <locale.h>

#include <glib/gstdio.h>

#include "tests/app/remove-tree.h"
#include "tests/pseudo/places.h"

static const struct
{
  const char *name;
  void (*walk) (Walk *walk, gconstpointer direction);
} walks[] = {
  { "start", walk_start_page },    { "editor", walk_editor },
  { "own-rules", walk_own_rules }, { "about-the-set", walk_about_the_set },
  { "files", walk_files },         { "program", walk_program },
  { "setup", walk_setup },         { "table", walk_table },
  { "mists", walk_mists },         { "asks", walk_asks },
};

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    GtkTextDirection direction;
  } ways[] = { { "window", GTK_TEXT_DIR_LTR }, { "right-to-left", GTK_TEXT_DIR_RTL } };
  g_autofree char *home = g_dir_make_tmp ("tilewright-pseudo-XXXXXX", NULL);
  g_autoptr (GtkCssProvider) style = NULL;
  int status;

  g_setenv ("LANGUAGE", "qps", FALSE);
  /* Drafts and games that are left behind shall be those that are left here. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TILEWRIGHT_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  /* What the application does for its windows. */
  style = gtk_css_provider_new ();
  /* Labels of libadwaita warn of their own sizes when texts are very long. */
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  gtk_css_provider_load_from_resource (style, "/org/tilewright/Tilewright/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  /* Panels that slide away would still be seen in part. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (guint k = 0; k < G_N_ELEMENTS (walks); k++)
      {
        g_autofree char *path =
            g_strdup_printf ("/pseudo-locale/%s/%s", ways[i].name, walks[k].name);

        g_test_add (path, Walk, GINT_TO_POINTER (ways[i].direction), walk_set_up, walks[k].walk,
                    walk_tear_down);
      }
  status = g_test_run ();
  remove_tree (home);
  return status;
}

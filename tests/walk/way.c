#include "tests/walk/way.h"

#include "app/widgets/large-text.h"
#include "app/widgets/touch.h"
#include "tests/app/remove-tree.h"
#include "tests/walk/places.h"

#define STYLES "/org/tilewright/Tilewright/"

/* Texts of the usual size, as GtkSettings counts. */
#define DPI (96 * 1024)

static const struct
{
  const char *name;
  void (*walk) (Walk *walk, gconstpointer way);
} walks[] = {
  { "start", walk_start_page },    { "editor", walk_editor },
  { "own-rules", walk_own_rules }, { "about-the-set", walk_about_the_set },
  { "files", walk_files },         { "program", walk_program },
  { "setup", walk_setup },         { "table", walk_table },
  { "mists", walk_mists },         { "asks", walk_asks },
};

/* What a dark style and high contrast add, as the application does for its windows. */
static GtkCssProvider *dark;

static void
add_style (GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
walk_way_begin (const WalkWay *way)
{
  gtk_widget_set_default_direction (way->direction);
  if (way->percent != 0)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", way->percent * DPI / 100, NULL);
  tw_touch_set (way->is_touched);
  if (!way->is_dark)
    return;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  dark = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (dark, STYLES "style-dark.css");
  add_style (dark);
}

void
walk_way_end (const WalkWay *way)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  tw_touch_set (FALSE);
  if (!way->is_dark)
    return;
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (dark));
  g_clear_object (&dark);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

int
walk_run (int argc, char *argv[], const char *prefix, const WalkWay *ways, guint n_ways)
{
  g_autofree char *home = g_dir_make_tmp ("tilewright-walk-XXXXXX", NULL);
  g_autoptr (GtkCssProvider) style = NULL, high_contrast = NULL;
  int status;

  /* Drafts and games that are left behind shall be those that are left here. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_large_text_init ();
  tw_touch_init ();
  /* Labels of libadwaita warn of their own sizes when texts are very long. */
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, STYLES "style.css");
  add_style (style);
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    {
      high_contrast = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (high_contrast, STYLES "style-hc.css");
      add_style (high_contrast);
    }
  /* Panels that slide away would still be seen in part. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < n_ways; i++)
    for (guint k = 0; k < G_N_ELEMENTS (walks); k++)
      {
        g_autofree char *path = g_strdup_printf ("%s/%s/%s", prefix, ways[i].name, walks[k].name);

        g_test_add (path, Walk, &ways[i], walk_set_up, walks[k].walk, walk_tear_down);
      }
  status = g_test_run ();
  remove_tree (home);
  return status;
}

/* Commands by name: those of menus, and those that have a key. */
#include "app/window/commands.h"
#include "tests/app/window/window-fixture.h"
#include "tests/app/window/window-set.h"

static void
set_up (WindowFixture *f, gconstpointer data)
{
  window_show (f, "set.xml");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

static TwCommand *
command_of (GPtrArray *commands, const char *action)
{
  for (guint i = 0; i < commands->len; i++)
    {
      TwCommand *command = commands->pdata[i];

      if (g_str_equal (command->action, action))
        return command;
    }
  return NULL;
}

/* Every row of the menus of an open set is found by the name that it has there. */
static void
test_menu_names (WindowFixture *f, gconstpointer data)
{
  static const char *const menus[] = { "window/modes", "designer/tile-inspector",
                                       "gallery/set-page", "localise/texts-page" };
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  g_autoptr (GRegex) row =
      g_regex_new ("<attribute name=\"label\"[^>]*>([^<]*)</attribute>\\s*"
                   "<attribute name=\"action\">([^<]*)</attribute>"
                   "(?:\\s*<attribute name=\"target\"( type=\"i\")?>([^<]*)</attribute>)?",
                   0, 0, NULL);
  guint n_rows = 0;

  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      g_autofree char *path = g_strdup_printf ("/org/tilewright/Tilewright/ui/%s.ui", menus[i]);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;

      g_assert_nonnull (bytes);
      for (g_regex_match (row, g_bytes_get_data (bytes, NULL), 0, &match);
           g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *label = g_match_info_fetch (match, 1);
          g_autofree char *name = g_match_info_fetch (match, 2);
          g_autofree char *is_number = g_match_info_fetch (match, 3);
          g_autofree char *target = g_match_info_fetch (match, 4);
          const gboolean has_target = target != NULL && *target != '\0';
          g_autofree char *action = !has_target          ? g_strdup (name)
                                    : *is_number != '\0' ? g_strdup_printf ("%s(%s)", name, target)
                                                         : g_strdup_printf ("%s::%s", name, target);
          const TwCommand *command = command_of (commands, action);

          n_rows++;
          if (command == NULL)
            g_error ("in a menu alone: %s, “%s”", action, label);
          if (!g_str_has_suffix (command->title, label))
            g_error ("“%s” in the menu is “%s” in the palette", label, command->title);
        }
    }
  g_assert_cmpuint (n_rows, >, 50);
}

/* Every pen has its name and key, and so has what else is done on the canvas. */
static void
test_bound (WindowFixture *f, gconstpointer data)
{
  static const char *const bound[] = {
    "canvas.pen::city", "canvas.pen::road", "canvas.pen::field",  "canvas.pen::river",
    "canvas.pen::mist", "canvas.pen::path", "canvas.grab",        "canvas.fields",
    "canvas.symbols",   "canvas.grid",      "canvas.line",        "canvas.delete",
    "canvas.fit",       "canvas.reference", "canvas.turn-view(1)"
  };
  g_autoptr (GPtrArray) commands = tw_commands_new ();

  for (guint i = 0; i < G_N_ELEMENTS (bound); i++)
    {
      const TwCommand *command = command_of (commands, bound[i]);

      if (command == NULL || command->key == NULL)
        g_error ("%s has no key", bound[i]);
    }
  /* What one makes with a package and what one says of it are not called the same. */
  g_assert_cmpstr (command_of (commands, "doc.properties::package")->title, !=,
                   command_of (commands, "doc.export::package")->title);
}

/* Moves about, is one of several keys for the same, or has another name for what is selected, as
 * copying has: nobody looks for its name. */
static gboolean
is_for_keys_alone (const char *action)
{
  static const char *const beginnings[] = {
    "canvas.walk",
    "canvas.cycle",
    "canvas.press",
    "canvas.drop",
    "canvas.escape",
    "canvas.nudge",
    "canvas.pan",
    "canvas.turn(",
    "canvas.move-reference",
    "canvas.scale-reference",
    "canvas.own-pen",
    "canvas.menu",
    "design.copies",
    "design.strip-menu",
    "set.menu",
    "window.close",
    "win.cancel-opening",
    "design.copy",
    "design.cut",
  };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (action, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* GTK's own widgets have actions, too. */
static gboolean
is_ours (const char *action)
{
  static const char *const groups[] = { "canvas.", "design.", "set.", "texts.", "doc.", "win." };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_str_has_prefix (action, groups[i]))
      return TRUE;
  return FALSE;
}

/* Every action that keys are bound to below @widget. Returns how many. */
static guint
check_bound (GtkWidget *widget, GPtrArray *commands, GString *missing)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) keys = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) && k < g_list_model_get_n_items (keys);
           k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, k);
          GtkShortcutAction *bound = gtk_shortcut_get_action (shortcut);
          g_autofree char *action = NULL;

          if (!GTK_IS_NAMED_ACTION (bound))
            continue;
          action = g_action_print_detailed_name (gtk_named_action_get_action_name (
                                                     GTK_NAMED_ACTION (bound)),
                                                 gtk_shortcut_get_arguments (shortcut));
          n++;
          if (is_ours (action) && !is_for_keys_alone (action)
              && command_of (commands, action) == NULL)
            g_string_append_printf (missing, " %s", action);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_bound (child, commands, missing);
  return n;
}

static void
test_keys_named (WindowFixture *f, gconstpointer data)
{
  static const char *const pages[] = { "design", "set", "texts", "lab" };
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  g_autoptr (GString) missing = g_string_new (NULL);

  window_open_base (f->window);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (f->window), "win.page", "s", pages[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
      g_assert_cmpuint (check_bound (GTK_WIDGET (f->window), commands, missing), >, 20);
    }
  if (missing->len > 0)
    g_error ("by keys alone:%s", missing->str);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func) g_test_add ("/commands/" name, WindowFixture, NULL, set_up, func, tear_down)
  ADD ("menu-names", test_menu_names);
  ADD ("bound", test_bound);
  ADD ("keys-named", test_keys_named);
#undef ADD
  return g_test_run ();
}

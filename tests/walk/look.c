#include "tests/walk/look.h"

#include <string.h>

#include "engine/format/shipped-sets.h"

static void
report (const Walk *walk, GtkWidget *widget, const char *what, const char *text)
{
  g_autoptr (GString) where = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (where, " < %s", G_OBJECT_TYPE_NAME (widget));
  g_test_message ("%s: %s: “%s”%s", walk->place, what, text, where->str);
  g_test_fail ();
}

/* Names of published sets stand in the sets' files, in the languages in which they were sold; ids
 * of tiles and start blocks are those of the sets, and the latter may stand behind the name. Who
 * edits a set has the texts of its lessons in the set's own language. */
static gboolean
is_published (const char *text)
{
  static GHashTable *names;

  if (names == NULL)
    {
      g_auto (GStrv) ids = tw_shipped_set_ids ();

      names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (guint i = 0; ids[i] != NULL; i++)
        {
          g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);
          const char *title = tw_texts_source (set->titles)->text;

          g_hash_table_add (names, g_strdup (title));
          for (guint k = 0; k < set->n_tiles; k++)
            g_hash_table_add (names, g_strdup (set->tiles[k]->id));
          for (guint k = 0; k < set->n_blocks; k++)
            g_hash_table_add (names, g_strdup_printf ("%s: %s", title, set->blocks[k].id));
          for (guint k = 0; k < set->n_lessons; k++)
            for (guint t = 0; t < TW_N_LESSON_TEXTS; t++)
              {
                const TwText *words = tw_texts_source (set->lessons[k]->texts[t]);

                if (words != NULL)
                  g_hash_table_add (names, g_strdup (words->text));
              }
        }
    }
  return g_hash_table_contains (names, text);
}

/* What a designer or the maker of a font writes, and what is the same in all languages: ids of
 * tiles, file names, codes of edges, keys, names of languages. */
static gboolean
is_nobodys (const char *text)
{
  static GRegex *regex;

  if (regex == NULL)
    regex = g_regex_new ("^[^\\p{L}]*$|^[×–]*\\p{L}$|^\\S{1,14}\\d\\S*$|^[A-Z]{1,4}\\b[^a-z]*$|"
                         "^/|^~|\\.(xml|tilewright)|^(Ctrl|Alt|Shift|Esc|Tab|Enter|F\\d+)\\b|"
                         "^Tilewright\\b|^SVG$|^HTML$|^GNU|^CC0|^[a-z]{2,3}(-[A-Z]{2})?$|^start$",
                         G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_match (regex, text, 0, NULL) || is_published (text);
}

static gboolean
is_translated (const char *text)
{
  return strstr (text, "⟦") != NULL || is_nobodys (text);
}

static gboolean
has_tooltip (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget))
      return TRUE;
  return FALSE;
}

static gboolean
is_in (GtkWidget *widget, const char *class)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), class))
      return TRUE;
  return FALSE;
}

/* Where words are not the program's: the texts of a set and the names of languages in the Texts
 * page, ids of tiles with their counts in the rules and in the bag, keys and words of files in
 * help, and what GTK says of keys and entries. */
static gboolean
is_somebody_elses (GtkWidget *widget)
{
  return is_in (widget, "TwTextCell") || is_in (widget, "TwTextPanel")
         || is_in (widget, "TwLanguageBar") || is_in (widget, "TwLanguagePopover")
         || (is_in (widget, "GtkFlowBoxChild")
             && (is_in (widget, "TwSheetRow") || is_in (widget, "TwSandboxPopover")))
         || gtk_widget_has_css_class (widget, "help-code")
         || gtk_widget_has_css_class (widget, "monospace") || is_in (widget, "GtkShortcutLabel")
         || is_in (widget, "GtkSearchEntry");
}

static void
look_at_label (Walk *walk, GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  const char *text = gtk_label_get_text (label);
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  if (*text == '\0')
    return;
  walk->n_texts++;
  if (!is_translated (text) && !is_somebody_elses (widget))
    report (walk, widget, "not translated", text);
  /* The hint of an entry gives way to what is typed. */
  if (is_in (widget, "GtkText") || has_tooltip (widget))
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    report (walk, widget, "cut, and no tooltip has the rest", text);
  else if (height > gtk_widget_get_height (widget) + 1)
    report (walk, widget, "lines are cut off", text);
  else if (width > gtk_widget_get_width (widget) + 1)
    report (walk, widget, "words are cut off", text);
}

/* Where one can scroll, the rest is out of sight by intent. */
static gboolean
scrolls (GtkWidget *widget, GtkOrientation orientation)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      GtkPolicyType across, down;

      if (!GTK_IS_SCROLLED_WINDOW (widget))
        continue;
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &down);
      if ((orientation == GTK_ORIENTATION_HORIZONTAL ? across : down) != GTK_POLICY_NEVER)
        return TRUE;
    }
  return FALSE;
}

/* Whether anything of @widget is outside of what clips it: the window, or something within. */
static gboolean
runs_out (GtkWidget *widget)
{
  gboolean across = !scrolls (widget, GTK_ORIENTATION_HORIZONTAL);
  gboolean down = !scrolls (widget, GTK_ORIENTATION_VERTICAL);

  for (GtkWidget *clip = widget; clip != NULL && !GTK_IS_NATIVE (clip);)
    {
      graphene_rect_t bounds;

      clip = gtk_widget_get_parent (clip);
      if (clip == NULL
          || (!GTK_IS_NATIVE (clip) && gtk_widget_get_overflow (clip) != GTK_OVERFLOW_HIDDEN))
        continue;
      if (!gtk_widget_compute_bounds (widget, clip, &bounds))
        continue;
      if (across
          && (bounds.origin.x < -1
              || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (clip) + 1))
        return TRUE;
      if (down
          && (bounds.origin.y < -1
              || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (clip) + 1))
        return TRUE;
    }
  return FALSE;
}

/* What is read or pressed, not the boxes around it. */
static gboolean
is_content (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)
         || GTK_IS_TEXT (widget) || GTK_IS_SWITCH (widget) || GTK_IS_IMAGE (widget)
         || GTK_IS_DROP_DOWN (widget);
}

static const char *
words_of (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
         : tooltip != NULL     ? tooltip
                               : G_OBJECT_TYPE_NAME (widget);
}

static void
look_at_widget (Walk *walk, GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    look_at_label (walk, GTK_LABEL (widget));
  if (tooltip != NULL && !is_translated (tooltip) && !is_somebody_elses (widget))
    report (walk, widget, "the tooltip is not translated", tooltip);
  /* A row for an entry fades its title out by itself; that is seen above. */
  if (is_content (widget) && runs_out (widget)
      && !(GTK_IS_LABEL (widget) && is_in (widget, "AdwEntryRow")))
    report (walk, widget, "it runs out of the window", words_of (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_widget (walk, child);
}

void
look_at_window (Walk *walk, GtkWindow *window)
{
  const char *title = gtk_window_get_title (window);
  int least;

  if (title != NULL && !is_translated (title))
    report (walk, GTK_WIDGET (window), "the title is not translated", title);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  if (least > WALK_WIDTH)
    report (walk, GTK_WIDGET (window), "the window is wider than 800 pixels", walk->place);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, WALK_WIDTH, &least, NULL, NULL,
                      NULL);
  if (least > WALK_HEIGHT)
    report (walk, GTK_WIDGET (window), "the window is higher than 600 pixels", walk->place);
  /* The bar above shortcuts is in GTK's own words. */
  look_at_widget (walk, GTK_IS_SHORTCUTS_WINDOW (window) ? gtk_window_get_child (window)
                                                         : GTK_WIDGET (window));
}

void
look_at_popover (Walk *walk, GtkWidget *popover)
{
  int width, height;

  /* What is higher is scrolled where the screen is small. */
  gtk_widget_measure (popover, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width > WALK_WIDTH)
    report (walk, popover, "the popover is wider than 800 pixels", walk->place);
  if (height > WALK_HEIGHT)
    report (walk, popover, "the popover is higher than 600 pixels", walk->place);
  look_at_widget (walk, popover);
}

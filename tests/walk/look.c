#include "tests/walk/look.h"

#include "tests/walk/translated.h"

static void
report (const Walk *walk, GtkWidget *widget, const char *what, const char *text)
{
  g_autoptr (GString) where = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (where, " < %s", G_OBJECT_TYPE_NAME (widget));
  g_test_message ("%s: %s: “%s”%s", walk->place, what, text, where->str);
  g_test_fail ();
}

/* Only words of a language that nobody speaks show where they come from. */
static void
look_at_words (const Walk *walk, GtkWidget *widget, const char *what, const char *text)
{
  if (walk->way->is_made_up && text != NULL && !is_translated (widget, text))
    report (walk, widget, what, text);
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
  look_at_words (walk, widget, "not translated", text);
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

/* A panel that lies over a page for lack of room is put away again, as a card is that asks; a
 * message goes by itself, what is explained goes with the pointer, and what scrolls shows where it
 * is. A card has buttons in its corners, beside its words. */
static gboolean
may_cover (GtkWidget *there, GtkWidget *widget)
{
  GtkWidget *flap = gtk_widget_get_ancestor (widget, ADW_TYPE_FLAP);

  if (is_in (there, "TwOpenCard") || is_in (there, "TwTurnBand") || is_in (there, "AdwToastWidget")
      || is_in (there, "TwExplainCard") || is_in (there, "GtkScrollbar")
      || is_in (there, "TwTilePicture"))
    return TRUE;
  if (GTK_IS_BUTTON (widget) && is_in (widget, "TwSetCard") && is_in (there, "TwSetCard"))
    return TRUE;
  return flap != NULL && gtk_widget_is_ancestor (there, flap)
         && adw_flap_get_folded (ADW_FLAP (flap)) && adw_flap_get_reveal_flap (ADW_FLAP (flap))
         && !gtk_widget_is_ancestor (widget, adw_flap_get_flap (ADW_FLAP (flap)));
}

static gboolean
is_nowhere (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

/* What is on top at that place; a layer for what only passes by is no matter. */
static GtkWidget *
pick (GtkWidget *top, double x, double y)
{
  GType layer = g_type_from_name ("TwTravelLayer");

  if (layer != G_TYPE_INVALID)
    GTK_WIDGET_CLASS (g_type_class_peek (layer))->contains = is_nowhere;
  return gtk_widget_pick (top, x, y, GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
}

/* Whether something that does not belong to @widget is drawn over what @box, in the window, shows
 * of it. Corners may be round. */
static gboolean
is_under (GtkWidget *widget, GtkWidget *top, const graphene_rect_t *box)
{
  static const float at[][2] = { { .5f, .5f }, { 0, .5f },   { 1, .5f },   { .5f, 0 },  { .5f, 1 },
                                 { .2f, .2f }, { .8f, .2f }, { .2f, .8f }, { .8f, .8f } };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      GtkWidget *there = pick (top, box->origin.x + 3 + at[i][0] * (box->size.width - 6),
                               box->origin.y + 3 + at[i][1] * (box->size.height - 6));

      if (there != NULL && there != widget && !gtk_widget_is_ancestor (there, widget)
          && !gtk_widget_is_ancestor (widget, there) && !may_cover (there, widget))
        return TRUE;
    }
  return FALSE;
}

/* What has scrolled away is not looked for. */
static gboolean
is_covered (GtkWidget *widget)
{
  GtkWidget *top = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (widget, top, &box))
    return FALSE;
  for (GtkWidget *clip = gtk_widget_get_parent (widget); clip != top;
       clip = gtk_widget_get_parent (clip))
    {
      graphene_rect_t inner;

      if (gtk_widget_get_overflow (clip) == GTK_OVERFLOW_HIDDEN
          && (!gtk_widget_compute_bounds (clip, top, &inner)
              || !graphene_rect_intersection (&box, &inner, &box)))
        return FALSE;
    }
  return box.size.width > 6 && box.size.height > 6 && is_under (widget, top, &box);
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

/* What is drawn on a table or a tile is moved about below what lies there; what an entry is for
 * makes room for what is in it, a switch has its signs below its knob, and who is on only flies by.
 */
static gboolean
lies_below (GtkWidget *widget)
{
  return is_in (widget, "TwGameTable") || is_in (widget, "TwTileCanvas")
         || is_in (widget, "AdwEntryRow") || is_in (widget, "GtkSwitch")
         || is_in (widget, "TwTurnBand");
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
  look_at_words (walk, widget, "the tooltip is not translated", tooltip);
  if (walk->way->percent != 0 && is_content (widget) && !lies_below (widget) && is_covered (widget))
    report (walk, widget, "it is covered", words_of (widget));
  /* A row for an entry fades its title out by itself; that is seen above. */
  if (is_content (widget) && runs_out (widget)
      && !(GTK_IS_LABEL (widget) && is_in (widget, "AdwEntryRow")))
    report (walk, widget, "it runs out of the window", words_of (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_widget (walk, child);
}

/* The innermost widget that needs more than @most. */
static GtkWidget *
widest (GtkWidget *widget, int most)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_get_visible (child) || GTK_IS_NATIVE (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > most)
        return widest (child, most);
    }
  return widget;
}

void
look_at_window (Walk *walk, GtkWindow *window)
{
  const char *title = gtk_window_get_title (window);
  int least;

  look_at_words (walk, GTK_WIDGET (window), "the title is not translated", title);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  if (least > walk->way->width)
    report (walk, widest (GTK_WIDGET (window), walk->way->width),
            "the window is wider than the screen", walk->place);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, walk->way->width, &least, NULL,
                      NULL, NULL);
  if (least > walk->way->height)
    report (walk, GTK_WIDGET (window), "the window is higher than the screen", walk->place);
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
  if (width > walk->way->width)
    report (walk, widest (popover, walk->way->width), "the popover is wider than the screen",
            walk->place);
  if (height > walk->way->height)
    report (walk, popover, "the popover is higher than the screen", walk->place);
  look_at_widget (walk, popover);
}

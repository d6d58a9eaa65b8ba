/* Tooltips: when one is shown, how much of it, and how rarely it is said anew. */
#include "app/widgets/tooltip.h"

#include <adwaita.h>

#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-picture.h"
#include "engine/tile/texts.h"

/* Of what somebody typed into a file there is no end, and a tooltip takes the clicks meant for what
 * it lies over. */
#define MOST_CHARS 400
#define MOST_LINES 10
/* GTK wraps no tooltip of several lines and breaks no word; a line of so many is as wide as it
 * makes others. */
#define LINE_CHARS 70
#define SPEAKER    "tw-tooltip-speaker"

/* Whether a menu or a popover is open that @widget is not in. */
static gboolean
is_beside_popover (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_get_mapped (popover)
         && !gtk_widget_is_ancestor (widget, popover);
}

char *
tw_tooltip_wrap (const char *words)
{
  GString *wrapped = g_string_new (NULL);
  gssize blank = -1;
  guint n_chars = 0, n_since_blank = 0;

  for (const char *at = words; *at != '\0'; at = g_utf8_next_char (at))
    {
      gssize here = (gssize) wrapped->len;

      g_string_append_unichar (wrapped, g_utf8_get_char (at));
      n_chars = *at == '\n' ? 0 : n_chars + 1;
      n_since_blank = *at == ' ' ? 0 : n_since_blank + 1;
      if (*at == ' ' || *at == '\n')
        blank = *at == ' ' ? here : -1;
      if (n_chars > LINE_CHARS && blank >= 0)
        {
          wrapped->str[blank] = '\n';
          n_chars = n_since_blank;
          blank = -1;
        }
      if (n_chars > LINE_CHARS)
        {
          g_string_insert_c (wrapped, here, '\n');
          n_chars = 1;
        }
    }
  return g_string_free (wrapped, FALSE);
}

/* Returns: (transfer full) (nullable): what the tooltip of @widget says wherever the pointer is */
static char *
shorten (GtkWidget *widget)
{
  const char *words = gtk_widget_get_tooltip_text (widget);

  return words != NULL ? tw_short_words (words, MOST_CHARS, MOST_LINES) : NULL;
}

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  g_autofree char *shortened = shorten (widget);
  g_autofree char *wrapped = shortened != NULL ? tw_tooltip_wrap (shortened) : NULL;
  gboolean is_shown = FALSE;

  if (is_beside_popover (widget))
    return FALSE;
  g_signal_chain_from_overridden_handler (widget, x, y, is_keyboard, tooltip, &is_shown);
  if (is_shown && wrapped != NULL)
    gtk_tooltip_set_text (tooltip, wrapped);
  return is_shown;
}

/* The title tells its name where it is to be read; where the pages are to be chosen from in its
 * place, each of them has its own words. */
static gboolean
query_title_cb (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  return adw_view_switcher_title_get_title_visible (ADW_VIEW_SWITCHER_TITLE (widget))
         && query_cb (widget, x, y, is_keyboard, tooltip);
}

static gboolean
is_cut (GtkWidget *widget)
{
  gboolean cut = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                 && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !cut;
       child = gtk_widget_get_next_sibling (child))
    cut = is_cut (child);
  return cut;
}

/* Where the title can be read as it is, it needs no tooltip that says the same. */
static gboolean
query_window_title_cb (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (widget);
  const char *words = gtk_widget_get_tooltip_text (widget);
  const char *subtitle = adw_window_title_get_subtitle (title);
  g_autofree char *both = g_strdup_printf ("%s\n%s", adw_window_title_get_title (title), subtitle);
  gboolean says_more = g_strcmp0 (words, both) != 0 && g_strcmp0 (words, subtitle) != 0;

  return (says_more || is_cut (widget)) && query_cb (widget, x, y, is_keyboard, tooltip);
}

/* GTK 4.8 minds the popover that the pointer was in until the pointer moves again, and would ask
 * the pointer's place of it after it has gone. What lies below is asked now. */
static gboolean
unmap_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  GtkRoot *root = GTK_IS_POPOVER (widget) ? gtk_widget_get_root (widget) : NULL;

  if (root != NULL && gtk_widget_get_realized (GTK_WIDGET (root)))
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (root));
  return G_SOURCE_CONTINUE;
}

void
tw_tooltip_init (void)
{
  static gsize is_done;
  /* All that have a tooltip, by what they are derived from. */
  const GType types[] = { GTK_TYPE_BUTTON,      GTK_TYPE_MENU_BUTTON,  GTK_TYPE_DROP_DOWN,
                          GTK_TYPE_SPIN_BUTTON, GTK_TYPE_SWITCH,       GTK_TYPE_LABEL,
                          GTK_TYPE_IMAGE,       GTK_TYPE_BOX,          GTK_TYPE_LIST_BOX_ROW,
                          ADW_TYPE_BIN,         GTK_TYPE_SEARCH_ENTRY, ADW_TYPE_PREFERENCES_GROUP,
                          TW_TYPE_TILE_PICTURE, TW_TYPE_TILE_CELL };

  if (!g_once_init_enter (&is_done))
    return;
  /* From then on it has signals. */
  g_type_class_ref (GTK_TYPE_WIDGET);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_signal_override_class_handler ("query-tooltip", types[i], G_CALLBACK (query_cb));
  g_signal_override_class_handler ("query-tooltip", ADW_TYPE_VIEW_SWITCHER_TITLE,
                                   G_CALLBACK (query_title_cb));
  g_signal_override_class_handler ("query-tooltip", ADW_TYPE_WINDOW_TITLE,
                                   G_CALLBACK (query_window_title_cb));
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, unmap_cb, NULL, NULL);
  g_once_init_leave (&is_done, TRUE);
}

gboolean
tw_tooltip_set (GtkWidget *widget, const char *words)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return FALSE;
  gtk_widget_set_tooltip_text (widget, words);
  return TRUE;
}

/* Who says what is to be said of a place. */
typedef struct
{
  TwTooltipAt words;
} Speaker;

char *
tw_tooltip_words_at (GtkWidget *widget, int x, int y)
{
  const Speaker *speaker = g_object_get_data (G_OBJECT (widget), SPEAKER);

  return speaker != NULL ? speaker->words (widget, x, y) : shorten (widget);
}

/* The keyboard points at no place. */
static gboolean
query_at_cb (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  g_autofree char *words = is_keyboard ? NULL : tw_tooltip_words_at (widget, x, y);

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

void
tw_tooltip_set_at (GtkWidget *widget, TwTooltipAt words)
{
  Speaker *speaker = g_new (Speaker, 1);

  speaker->words = words;
  g_object_set_data_full (G_OBJECT (widget), SPEAKER, speaker, g_free);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_at_cb), NULL);
}
